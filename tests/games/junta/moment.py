"""Tables of Junta built by hand, with typed dice.

    t = table(5, cash={1: (2, 0, 0)}, hands={1: (23,)})
    t.runs(Terror())
    t.says(1, Announcement(23, 2, "home"))
    t.rolls(4)

Seat 0 is President. With five players 1 is Minister and Admiral, 2 has the first brigade and the air force, 3 the
second and 4 the third brigade; with four players 1, 2 and 3 are Generals in this order and Minister, Admiral, Air.
"""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.core.flow import Position, Procedure
from camarilla.core.illegal import Illegal, NotAsked
from camarilla.core.news import News
from camarilla.core.questions import CHANCE
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.cards import interject, may_interject
from camarilla.games.junta.chapters.common import muster
from camarilla.games.junta.chapters.mini import give_roles
from camarilla.games.junta.chapters.units import set_up_units
from camarilla.games.junta.course import Phase
from camarilla.games.junta.money import minus
from camarilla.games.junta.questions.chamber import CastVotes
from camarilla.games.junta.state import BY_OFFICE, READY, Junta
from camarilla.match.log import canonical
from camarilla.match.match import save_position

OFFICES = {
    4: (0, 1, 1, 2, 3, 2, 3),
    5: (0, 1, 2, 3, 4, 1, 2),
    6: (0, 1, 2, 3, 4, 5, 1),
    7: (0, 1, 2, 3, 4, 5, 6),
}

VOTE_WINDOWS = ("junta-ask-recess", "junta-ask-after-vote")


class Table:
    """One position, and a short way to say what happens next."""

    def __init__(self, g: Junta) -> None:
        self.g: Any = g
        self.position = Position(g, [])
        self.news: list[News] = []
        g.ears = self.news

    def runs(self, procedure: Procedure, paragraph: str = "begin") -> Table:
        """The procedure from its beginning, or from a later paragraph."""
        self.position = Position(self.g, [procedure])
        self.position._run(getattr(procedure, paragraph))
        return self

    @property
    def result(self) -> Any:
        assert self.position.over, f"still {self.position.where()}"
        return self.position.result

    def question(self, seat: int) -> Any:
        return self.position.question(seat)

    def sources(self, seat: int) -> tuple[tuple[str, int], ...]:
        """What this seat may vote with, by name, and how many votes it is."""
        return tuple([(str(source), votes) for source, votes in self.question(seat).sources])

    def asked(self) -> list[int]:
        return sorted(self.position.asked())

    def says(self, seat: int, answer: Any) -> Table:
        self.position.answer(seat, self.meant(seat, answer))
        return self

    def meant(self, seat: int, answer: Any) -> Any:
        """Votes are said by the names of their sources."""
        question = self.position.asked().get(seat)
        if isinstance(question, CastVotes) and isinstance(answer, tuple):
            return question.read([list(pair) for pair in answer])
        return answer

    def rolls(self, *faces: int) -> Table:
        return self.says(CHANCE, faces)

    def draws(self, *faces: str) -> Table:
        return self.says(CHANCE, faces)

    def pass_windows(self) -> Table:
        """Nobody plays a card in the windows of a vote."""
        while any(getattr(q, "text", "") in VOTE_WINDOWS for q in self.position.asked().values()):
            self.says(self.asked()[0], 0)
        return self

    def votes(self, *ballots: tuple[int, tuple[tuple[str, str], ...]]) -> Table:
        """The given ballots of one ballot round, in order."""
        for seat, pairs in ballots:
            self.says(seat, pairs)
        return self

    def abstain(self) -> Table:
        """Whoever is still asked for votes in this ballot round casts none."""
        ballot = self.g.ballot
        while self.g.ballot == ballot and any(q.key == "junta-ask-votes" for q in self.position.asked().values()):
            self.says(self.asked()[0], ())
        return self

    def finish(self) -> Table:
        """The vote ends without another vote or card."""
        while self.g.ballot:
            before = self.saved()
            self.abstain().pass_windows()
            if self.saved() == before:
                break
        return self

    def refuses(self, seat: int, answer: Any, rule: str) -> Table:
        before = self.saved()
        with pytest.raises(Illegal) as refusal:
            self.position.answer(seat, self.meant(seat, answer))
        assert refusal.value.rule == rule
        assert self.saved() == before
        return self

    def not_asked(self, seat: int) -> Table:
        with pytest.raises(NotAsked):
            self.position.question(seat)
        return self

    def aside(self, seat: int, said: Any) -> Table:
        question = may_interject(self.g, seat)
        assert question is not None, "nothing can be said now"
        question.check(said)
        if self.position.stack:
            self.position.interject(interject(self.g, seat, said))
        else:
            self.runs(interject(self.g, seat, said))
        return self

    def no_aside(self, seat: int, said: Any, rule: str) -> Table:
        before = self.saved()
        question = may_interject(self.g, seat)
        assert question is not None
        with pytest.raises(Illegal) as refusal:
            question.check(said)
        assert refusal.value.rule == rule
        assert self.saved() == before
        return self

    def saved(self) -> str:
        return canonical(save_position(GAME, self.position))

    def told(self, message: str) -> list[News]:
        return [news for news in self.news if news.id == f"junta-news-{message}"]

    def lawful(self) -> Table:
        GAME.laws(self.g)
        return self


def table(
    players: int = 5,
    phase: int = 4,
    hands: dict[int, tuple[int, ...]] | None = None,
    opens: dict[int, tuple[int, ...]] | None = None,
    cash: dict[int, tuple[int, int, int]] | None = None,
    account: dict[int, tuple[int, int, int]] | None = None,
    at: dict[int, str] | None = None,
    exile: dict[int, str] | None = None,
    dead: tuple[int, ...] = (),
    **switches: str,
) -> Table:
    """A table in the middle of a game; every card nobody holds is in the deck."""
    house = GAME.rules(switches)
    g: Any = GAME.setup(players, house, GAME.box(house, None))
    g.phase, g.round, g.assigned = Phase(phase), 2, True
    g.offices[0] = 0
    if players > 3:
        g.offices[:] = OFFICES[players]
    else:
        give_roles(g, 1, 3)
    for family, cards in (hands or {}).items():
        g.hand[family] = tuple(sorted(cards))
    for family, cards in (opens or {}).items():
        g.table[family] = tuple(sorted(cards))
    held = [card for family in range(g.families) for card in g.hand[family] + g.table[family]]
    g.deck = tuple([card for card in g.deck if card not in held])
    for purses, given in ((g.cash, cash), (g.account, account)):
        for family, notes in (given or {}).items():
            purses[family] = notes
            g.stack = minus(g.stack, notes)
    for family, place in (at or {}).items():
        g.location[family] = place
    for family, embassy in (exile or {}).items():
        g.exile[family] = embassy
    for family in dead:
        g.alive[family] = False
    muster(g)
    return Table(g)


def coup_table(
    leader: int = 1,
    phase: int = 1,
    players: int = 5,
    units: dict[tuple[str, str, int], int] | None = None,
    **given: Any,
) -> Table:
    """A coup under way; ``units`` are (area, kind, commander; -1 by office) and replace the start positions."""
    t = table(players, 8, **given)
    g = t.g
    set_up_units(g)
    g.coup, g.leader, g.rebels, g.coup_phase = True, leader, (leader,), phase
    g.order = tuple(g.clockwise((leader + phase) % players))
    g.pretext = True
    if units is not None:
        g.units = {(area, kind, who, 0, READY): number for (area, kind, who), number in units.items()}
    muster(g)
    return t


def unit(
    area: str, kind: str, who: int = BY_OFFICE, group: int = 0, status: int = READY
) -> tuple[str, str, int, int, int]:
    return (area, kind, who, group, status)
