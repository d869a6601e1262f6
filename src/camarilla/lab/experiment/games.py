"""One game of an experiment, and what is written down about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from camarilla.arena.run import play
from camarilla.bots import QuickDice, bot_named
from camarilla.catalogue import game_of
from camarilla.core.news import News

if TYPE_CHECKING:
    from camarilla.lab.experiment.plan import Cell

# What is counted in a game by its news, beside what its outcome says.
EVENTS: dict[str, dict[str, tuple[str, ...]]] = {
    "junta": {"coups": ("junta-news-coup",), "deaths": ("junta-news-killed",)},
    "viva": {"coups": ("viva-news-new-presidente",), "battles": ("viva-news-battle",)},
    "global_powers": {
        "coups": ("gp-news-coup-won", "gp-news-coup-lost"),
        "wars": ("gp-news-war-attacker", "gp-news-war-defender", "gp-news-war-stalemate"),
    },
    "anti_monopoly": {"crises": ("am-news-crisis",), "meetings": ("am-news-meeting",)},
}
ROUND_OVER = {"junta": "junta-news-round-over", "viva": "viva-news-goes-on"}
MEASURES = ("first_seat", "rounds", "decisions", "score")  # of every game, in this order; then its own events


def measures_of(game_id: str) -> tuple[str, ...]:
    """What is compared: the first seat's share of the victory, rounds, decisions, the mean score, the events."""
    return (*MEASURES, *EVENTS.get(game_id, {}))


@dataclass(frozen=True)
class Row:
    """One game. ``coup_rounds``: in which rounds the first event of the game happened, for its curve."""

    number: int
    seed: str
    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    failures: int
    events: dict[str, int]
    in_rounds: tuple[int, ...]

    def measure(self, name: str) -> float:
        """A number for comparing; shares are in points of a hundred."""
        if name == "first_seat":
            return 100 / len(self.winners) if 0 in self.winners else 0.0
        if name == "score":
            return sum(self.scores) / len(self.scores)
        if name in ("rounds", "decisions"):
            return float(self.rounds if name == "rounds" else self.decisions)
        return float(self.events[name])


def played(cell: Cell, seed: str, number: int) -> Row:
    """Game ``number``: the same dice and the same bots in every cell, so that games can be compared one by one."""
    game, own = game_of(cell.game), f"{seed}/{number}"
    bots = [bot_named(cell.game, kind, f"{own}/{seat}") for seat, kind in enumerate(cell.bots)]
    position = game.begin(cell.players, cell.switches, cell.components)
    heard: list[News] = []
    born = [f"{own}/{seat}" for seat in range(cell.players)]
    found = play(game, position, bots, QuickDice(own), born, heard)
    events, outcome = EVENTS.get(cell.game, {}), found.outcome
    counts = {name: sum(news.id in ids for news in heard) for name, ids in events.items()}
    return Row(
        number,
        own,
        outcome.ending,
        outcome.winners,
        outcome.scores,
        outcome.rounds,
        found.decisions,
        sum(len(bot.failures) for bot in bots),
        counts,
        _rounds_of(cell.game, heard),
    )


def _rounds_of(game_id: str, heard: list[News]) -> tuple[int, ...]:
    """The rounds in which the first kind of event happened, each once; only where a game tells its rounds."""
    over, events = ROUND_OVER.get(game_id), EVENTS.get(game_id)
    if over is None or not events:
        return ()
    wanted, now = next(iter(events.values())), 1
    found: dict[int, None] = {}
    for news in heard:
        if news.id == over:
            now += 1
        elif news.id in wanted:
            found[now] = None
    return tuple(found)


def play_cell(cell: Cell, seed: str, first: int, last: int) -> list[Row]:
    """Games ``first`` to ``last - 1`` of a cell, in this process."""
    return [played(cell, seed, number) for number in range(first, last)]
