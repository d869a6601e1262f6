"""What people would laugh at, counted over many games; and whether an evening has budgets, deals and broken peace.

python -m camarilla.arena.blunders junta --bots schemer --games 200

One kind plays among itself. Every line of the table is read off the referee's own position before an answer is taken,
or off the news; bots see nothing of it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any

from camarilla.arena.engines import spread
from camarilla.arena.ladder import TABLES
from camarilla.arena.run import seated
from camarilla.bots import Bot, QuickDice, bot_named, memory_of
from camarilla.bots.global_powers.heard import PowersMemory
from camarilla.bots.junta.deals import would_arm
from camarilla.bots.junta.eyes import LAST_ROUNDS
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.memory import Memory, occasion_of, seat_in
from camarilla.catalogue import game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.news import News
from camarilla.core.playout import play_on
from camarilla.core.questions import Question
from camarilla.games.global_powers.answers import Activate
from camarilla.games.global_powers.plays import TakeTurn
from camarilla.games.junta.money import total
from camarilla.games.junta.questions.asked import BombardWhom, FiringSquad
from camarilla.games.junta.said import MakeOffer

SEED = "blunders"
AT_THE_BANK = {"text": "junta-location-bank"}
FORTUNE = 10  # MP with which a President should not die at the bank
MANY = 5  # MP: larger shares are counted together
BROKE = 2  # MP: below it an ally is not worth a bullet

# What is counted as a blunder, by game; the rest of what is counted are figures of an evening.
NO_ANSWER = "answers that a bot could not give"
BLUNDERS = {
    "junta": (
        "a President with a fortune shot at the bank by a secret police that could strike there",
        "a card offered that serves only against its seller",
        "a weapon offered to the other side in a coup",
        "a comrade shelled",
        "a broke ally shot, the overthrown man spared",
    ),
    "viva": ("a Presidente breaks into his own promise",),
    "global_powers": (
        "dominance let through in the auction",
        "a motion brought again that the UN has just refused",
        "an empty region activated while an own one waits",
        "a veto in vain: the same proposal is adopted at once",
    ),
    "anti_monopoly": (),
}


class Watched:
    """Bots in their seats, and somebody who sees all. It extends nobody: what is compiled cannot be extended."""

    def __init__(self, game: Game, bots: Sequence[Bot], told: list[News], born: Sequence[str]) -> None:
        self.game = game
        self.seated = seated(game, bots, told, born)
        self.counts: Counter[str] = Counter()

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        answer = self.seated.answer(position, seat, question)
        watch = WATCHES.get(self.game.id)
        if watch is not None:
            watch(self.counts, position, seat, question, answer)
        return answer

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any | None:
        said = self.seated.interject(position, seat, question)
        if isinstance(said, MakeOffer):
            _junta_offer(self.counts, self.game, position, seat, said)
        return said


def _junta_offer(counts: Counter[str], game: Game, position: Position, seat: int, offer: MakeOffer) -> None:
    view = game.view(position.state, seat)
    counts["offers"] += 1
    for card in offer.give.cards:
        if would_arm(view, position.state.box, card, offer.to):
            counts[BLUNDERS["junta"][1 if seat == view.president else 2]] += 1


def _junta(counts: Counter[str], position: Position, seat: int, question: Question[Any], answer: Any) -> None:
    g: Any = position.state
    if isinstance(question, BombardWhom) and answer >= 0 and (answer in g.rebels) == (seat in g.rebels):
        enemies = [one for one in question.seats if one >= 0 and (one in g.rebels) != (seat in g.rebels)]
        counts[BLUNDERS["junta"][3]] += bool(enemies)
    if isinstance(question, FiringSquad) and seat in g.rebels and answer in g.rebels:
        loyal = [one for one in question.seats if one not in g.rebels]
        if loyal and total(g.cash[answer]) < BROKE:
            counts[BLUNDERS["junta"][4]] += 1


def _powers(counts: Counter[str], position: Position, seat: int, question: Question[Any], answer: Any) -> None:
    g: Any = position.state
    if isinstance(question, TakeTurn) and isinstance(answer, Activate) and not g.government(answer.region):
        pending = [way.region for way in question.pending() if isinstance(way, Activate)]
        if any(seat in g.government(region) for region in pending):
            counts[BLUNDERS["global_powers"][2]] += 1


Watch = Callable[[Counter[str], Position, int, Question[Any], Any], None]
WATCHES: dict[str, Watch] = {"junta": _junta, "global_powers": _powers}

# --- read off the news ------------------------------------------------------------------------------------------------


def _junta_news(counts: Counter[str], told: Sequence[News], players: int) -> None:
    memory = JuntaMemory(None, players)
    where: dict[int, str] = {}
    police: set[tuple[int, int]] = set()
    for news in told:
        if news.id == "junta-news-location":
            where[seat_in(news.args["who"])] = news.args["place"]["text"]
        elif news.id == "junta-news-phase" and news.args["round"] != memory.round:
            police = set()
        elif news.id == "junta-news-attempt":
            args = news.args  # sent elsewhere, the police cannot be the one that found him at the bank
            if args["killer"] == {"text": "junta-secret-police"} and args["place"] == AT_THE_BANK:
                police.add((seat_in(args["who"]), seat_in(args["whom"])))
        elif news.id == "junta-news-cash-taken":
            who, whom = seat_in(news.args["who"]), seat_in(news.args["whom"])
            rich = news.secret.get(whom, {}).get("sum", 0) >= FORTUNE and whom == memory.president
            if rich and (who, whom) in police and where.get(whom) == AT_THE_BANK["text"] and memory.round < LAST_ROUNDS:
                counts[BLUNDERS["junta"][0]] += 1
        elif news.id == "junta-news-promise":
            counts["budget promises"] += 1
            counts["budget promises of 0 or 2 MP"] += news.args["sum"] in (0, 2)
            counts[f"budget promises: {min(news.args['sum'], MANY)} MP{' and more' * (news.args['sum'] >= MANY)}"] += 1
        elif news.id == "junta-news-deal":
            counts["deals"] += 1
        memory.hear(news.heard_by(next(iter(news.secret), None)))
    _aloud(counts, told)
    _fates(counts, memory)


def _aloud(counts: Counter[str], told: Sequence[News]) -> None:
    for news in told:
        if news.id.startswith("voice-"):
            counts[f"said aloud: {occasion_of(news.id).removeprefix('voice-')}"] += 1


def _fates(counts: Counter[str], memory: Memory) -> None:
    """What became of words and threats."""
    for fate in memory.fates:
        what = ("carried out" if fate.kept else "empty") if fate.word.or_else else "kept" if fate.kept else "broken"
        counts[f"{'threats' if fate.word.or_else else 'words'} {what}: {fate.word.kind}"] += 1


def _viva_news(counts: Counter[str], told: Sequence[News], players: int) -> None:
    presidente = -1
    for news in told:
        if news.id == "viva-news-round":
            presidente = seat_in(news.args["who"])
            counts["rounds"] += 1
        elif news.id == "viva-news-new-presidente":
            counts["falls of the Presidente"] += 1
        elif news.id == "viva-news-burglars" and seat_in(news.args["who"]) == presidente:
            counts[BLUNDERS["viva"][0]] += 1


def _powers_news(counts: Counter[str], told: Sequence[News], players: int) -> None:
    memory, vetoed, proposed = PowersMemory(None, players), "", ""
    for news in told:
        if news.id.startswith("gp-news-proposes-"):
            proposed = f"{news.id} {news.args}"
            memory.hear(news.heard_by(None))
            if news.id.startswith("gp-news-proposes-motion-") and memory.latest in memory.denied:
                counts[BLUNDERS["global_powers"][1]] += 1
            continue
        if news.id == "gp-news-veto-rejects":
            vetoed = proposed
        elif news.id == "gp-news-adopted" and vetoed and vetoed == proposed:
            counts[BLUNDERS["global_powers"][3]] += 1
            vetoed = ""
        elif news.id in ("gp-news-activates", "gp-news-drive"):  # nobody could know of a card that gives another action
            vetoed = ""
        memory.hear(news.heard_by(None))
    counts[BLUNDERS["global_powers"][0]] += not any(news.id == "gp-news-begins" for news in told)


READERS: dict[str, Callable[[Counter[str], Sequence[News], int], None]] = {
    "junta": _junta_news,
    "viva": _viva_news,
    "global_powers": _powers_news,
}


def watched(game: Game, kind: str, players: int, seed: str) -> Counter[str]:
    """One game of a kind among itself, and what was to be laughed at."""
    bots = [bot_named(game.id, kind, f"{seed}/{seat}") for seat in range(players)]
    position, born = game.begin(players), [f"{seed}/{seat}" for seat in range(players)]
    told: list[News] = []
    position.state.ears = told
    table = Watched(game, bots, told, born)
    play_on(game, position, QuickDice(seed), table, replies=True)
    counts = table.counts
    if game.id in READERS:
        READERS[game.id](counts, told, players)
    memory = memory_of(game.id, None, players)
    for news in told:
        memory.hear(news.heard_by(None))
    counts["deeds that are remembered"] += len(memory.deeds)
    if game.id != "junta":  # where deals are secret, and read there
        _aloud(counts, told)
        _fates(counts, memory)
    counts[NO_ANSWER] += sum([len(bot.failures) for bot in bots])
    return counts


def counted(game_id: str, kind: str, number: int) -> Counter[str]:
    """The same for one game of a table, in whatever process."""
    return watched(game_of(game_id), kind, TABLES[game_id], f"{SEED}/{number}")


def report(game_id: str, kinds: Sequence[str], games: int, jobs: int = 1) -> Iterator[str]:
    """The table, line by line: the blunders first, then the figures of an evening."""
    players, columns = TABLES[game_id], []
    for kind in kinds:
        with closing(spread(counted, [(game_id, kind, number) for number in range(games)], jobs)) as tables:
            columns.append(sum(tables, Counter[str]()))
    yield f"| in {games} games of {players} of a kind | {' | '.join(kinds)} |"
    yield f"|---|{'---|' * len(kinds)}"
    names = list(BLUNDERS[game_id])
    rest = sorted({name for counts in columns for name in counts} - {*names, NO_ANSWER})
    for name in (*names, *rest, NO_ANSWER):
        yield f"| {name} | {' | '.join([str(counts[name]) for counts in columns])} |"


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--bots", default="steady,schemer", help="kinds, each at a table of its own")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    for line in report(options.game, options.bots.split(","), options.games, options.jobs):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
