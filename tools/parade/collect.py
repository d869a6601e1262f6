"""Positions from seeded games: for every kind of question the first that comes and the one with the most to choose.

A position is what a seat would be welcomed with at a table, and the menus along one way through its answer, so that the
client can show it without a server.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from camarilla.bots.bot import Bot, Look, QuickDice
from camarilla.bots.registry import bot_named
from camarilla.catalogue import GAMES
from camarilla.core.game import Game, Setup
from camarilla.core.illegal import Refused
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.core.questions import Question, offered
from camarilla.core.words import named
from camarilla.games.global_powers.questions import Spread
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match, written_question

NAMES = ("Inés", "Don Aurelio", "El Contable", "Doña Perpetua", "Capitán Niebla", "Sir Basil", "Monsieur Valise")
MOST_GAMES = 400  # of one game, before a kind counts as one that nobody is ever asked
FRUITFUL = {
    "viva": (0, 2, 3),
    "junta": (0, 1, 3, 4, 5),
    "global_powers": (0, 1, 2, 5, 13, 30),
    "anti_monopoly": (0, 1, 3, 5),
}  # the games that together ask everything
LONGEST = 6_000  # answers; some random games never end
PAPER = 60  # lines of the newspaper that come along
STEPS = 12  # of one way through an answer
DULL = ("maxScorings",)  # switches that only make a game short
POLL = 5  # one time in so many somebody is asked whether he wants to interject


@dataclass
class Found:
    """The positions of one kind."""

    first: dict[str, Any] | None = None
    widest: dict[str, Any] | None = None
    width: tuple[int, int] = (0, 0)


@dataclass
class Search:
    """One game, played until every kind of question was asked."""

    game: Game
    found: dict[str, Found] = field(default_factory=dict)

    def missing(self) -> list[str]:
        return [kind for kind in self.game.kinds if kind not in self.found]

    def run(self) -> Search:
        """The games that are known to be fruitful first; when rules have changed, others until nothing is missing."""
        fruitful = FRUITFUL[self.game.id]
        for number in (*fruitful, *(other for other in range(MOST_GAMES) if other not in fruitful)):
            if number not in fruitful and not self.missing():
                break
            self.play(number)
        return self

    def play(self, number: int) -> None:
        match, bots, paper = begin(self.game, number)
        choice = Random(number)
        for _ in range(LONGEST):
            if match.over:
                return
            for seat, question in match.asked().items():
                self.look(match, seat, question, paper, f"{self.game.id}/{number}")
            if choice.randrange(POLL) == 0 and self.interjected(match, bots, paper, choice, number):
                continue
            asked = match.asked()
            seat = choice.choice(sorted(asked))
            question = asked[seat]
            answer = bots[seat].answer(Look(self.game, match.position, seat), question)
            paper += match.answer(seat, answer)

    def interjected(self, match: Match, bots: list[Bot], paper: list[News], choice: Random, number: int) -> bool:
        seat = choice.randrange(match.setup.players)
        question = match.interjection(seat)
        if question is None:
            return False
        self.look(match, seat, question, paper, f"{self.game.id}/{number}", interjection=True)
        said = bots[seat].interject(Look(self.game, match.position, seat), question)
        if said is not None:
            paper += match.interject(seat, said)
        return said is not None

    def look(
        self,
        match: Match,
        seat: int,
        question: Question[Any],
        paper: list[News],
        source: str,
        interjection: bool = False,
    ) -> None:
        """Keeps the position if its kind is new, or if it offers more than the one before."""
        if question.kind() == "gp-ask-coup" and match.setup.players > 2:
            self.look(match, seat, too_few_putschists(match, seat), paper, source)
        found = self.found.setdefault(question.kind(), Found())
        width = (len(question.menu(()).options), len(paper))
        if found.first is None:
            found.first = found.widest = position_of(match, seat, question, paper, source, interjection)
            found.width = width
        elif width[0] > found.width[0]:
            found.widest = position_of(match, seat, question, paper, source, interjection)
            found.width = width

    def positions(self) -> Iterator[dict[str, Any]]:
        for kind in self.game.kinds:
            if kind in self.found:
                found = self.found[kind]
                yield {"name": f"{kind}", **(found.first or {})}
                if found.widest is not found.first:
                    yield {"name": f"{kind}+", **(found.widest or {})}


def begin(game: Game, number: int) -> tuple[Match, list[Bot], list[News]]:
    """A game with seats and switches that differ from one to the next; fools ask more of each other than the wise."""
    choice = Random(f"{game.id} {number}")
    players = game.seats[-1 - number % len(game.seats)]
    switches: dict[str, str] = {}
    if number >= 2:
        changed = [one for one in game.switches if not one.open_ended and one.name not in DULL and choice.randrange(2)]
        switches = {one.name: choice.choice(one.values) for one in changed}
    kinds = ("steady", "random") if number % 2 else ("random", "random")
    while True:
        try:
            rules = game.rules(switches)
            break
        except Refused:  # some switches need others
            switches.popitem()
    match, paper = Match.begin(game, Setup(game.id, players, rules), DiceChance(QuickDice(number)))
    bots: list[Bot] = [bot_named(game.id, kinds[seat % 2], f"{number} {seat}") for seat in range(players)]
    return match, bots, paper


def position_of(
    match: Match, seat: int, question: Question[Any], paper: list[News], source: str, interjection: bool
) -> dict[str, Any]:
    seen = match.seen(seat)
    seen["interjection" if interjection else "question"] = plain(written_question(question))
    news = [{"n": index, **plain(one.heard_by(seat))} for index, one in enumerate(paper)][-PAPER:]
    return {
        "game": match.game.id,
        "kind": question.kind(),
        "source": source,
        "interjection": interjection,
        "welcome": {
            "type": "welcome",
            "table": table_of(match, seat),
            "seq": len(paper),
            "seen": seen,
            "news": news,
            "clock": {"paused": False, "window": None, "seats": []},
        },
        **way(question),
    }


def too_few_putschists(match: Match, seat: int) -> Question[Any]:
    """G28.3 No game of a thousand comes to it: a small base that beats two parties. Asked at a coup as it is."""
    rulers = [one for one in range(match.setup.players) if one != seat][:2]
    names = tuple([named(one) for one in rulers])
    args = {"region": match.position.state.box.region(1)}
    return Spread("G28.3", "gp-ask-replace", tuple([f"seat-{one}" for one in rulers]), (2, 2), 3, 3, names, args)


def way(question: Question[Any]) -> dict[str, Any]:
    """One way through the answer, and what the server would say to each of its steps.

    Now the first option is taken and now the last, so that not everything goes to the same; never one that ends the
    answer while there is another, for the steps that follow are to be seen as well.
    """
    said: dict[str, Any] = {}
    so_far: tuple[str, ...] = ()
    for number in range(STEPS):
        menu = plain(offered(question, so_far))
        said[written(so_far)] = menu
        options = [one for one in menu["options"] if one["answer"] is None] or menu["options"]
        if not options:
            break
        so_far = (*so_far, options[0 if number % 2 == 0 else -1]["key"])
    else:
        said[written(so_far)] = plain(offered(question, so_far))
    return {"menus": said, "way": so_far}


def written(steps: tuple[str, ...]) -> str:
    return json.dumps(steps, separators=(",", ":"), ensure_ascii=False)


def table_of(match: Match, seat: int) -> dict[str, Any]:
    """The table as the seat would be told of it."""
    players, status = match.setup.players, "over" if match.over else "running"
    chairs = [
        {
            "seat": one,
            "kind": "human" if one == seat else "bot",
            "bot": "" if one == seat else "steady",
            "name": NAMES[one],
            "taken": one == seat,
            "online": one == seat,
            "stand_in": False,
            "missed": 0,
        }
        for one in range(players)
    ]
    return {
        "id": "parade",
        "name": "Parade",
        "game": match.game.id,
        "switches": match.setup.switches,
        "status": status,
        "seats": chairs,
        "you": seat,
        "host": True,
        "seq": 1,
        "commitment": "",
        "outcome": None,
        "created": 0,
        "round": None,
        "awaited": [],
        "data": "",
        "settings": {
            "language": "",
            "pace": "live",
            "deadline": 0,
            "absence": "takeover",
            "talk": "all",
            "door": "invitation",
            "spectators": True,
            "delay": 0,
        },
        "paused": False,
        "left": None,
        "your_turn": True,
        "vote": None,
    }


def collected() -> tuple[list[dict[str, Any]], list[str]]:
    """All positions, and the kinds for which there is none."""
    searches = [Search(game).run() for game in GAMES]
    return [one for search in searches for one in search.positions()], [
        f"{search.game.id}: {kind}" for search in searches for kind in search.missing()
    ]
