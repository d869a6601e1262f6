"""A finished match, looked at again: any moment from any seat, and the log for everybody to check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from camarilla.core.game import Game, Setup
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.match.beats import beats
from camarilla.match.fair import FairChance
from camarilla.match.log import Log, Opening, written_log
from camarilla.match.luck import Luck, luck
from camarilla.table.play.running import Running, lines
from camarilla.table.refusals import NotFound, NotNow
from camarilla.table.store.records import Event, Loaded, Status, TableRecord, Told
from camarilla.table.store.sql import SqlStore
from camarilla.table.tasks import Pool

REPLAYS = Pool("replays", 2)


@dataclass
class Moment:
    """The match as it stood at one seq; ``seen`` by one seat, or ``truth`` by all of them and ``whole`` by nobody."""

    at: int
    last: int
    seen: dict[str, Plain] | None
    truth: list[dict[str, Plain]] | None
    whole: dict[str, Plain] | None
    news: list[dict[str, Plain]]
    beats: list[dict[str, Plain]]  # how it came about, before the last of it


def finished(record: TableRecord) -> None:
    """Refuses to show a match before it is over: its secrets are still worth something."""
    if record.status is not Status.OVER:
        raise NotNow("table-not-over")


async def moment(
    store: SqlStore, game: Game, record: TableRecord, at: int, seat: int | None, after: int | None = None
) -> Moment:
    """The match at a moment, as this seat saw it then, or (None) in full; the news of it, or since ``after``."""
    finished(record)
    if not 1 <= at <= record.seq:
        raise NotFound("table-no-moment", at=at, last=record.seq)
    told = await store.news(record.id, at - 1 if after is None else after, at)
    chance = FairChance(record.seed, record.opening["nonces"])
    loaded = await store.load(record.id, max(1, at - 1))
    here = await store.events(record.id, at - 1, at) if at > 1 else []
    seats = (None, *range(len(record.seats))) if seat is None else (seat,)
    seen, shown = await REPLAYS.run(_seen, game, loaded, here, chance, seats)  # holds up nobody who plays
    if seat is not None:
        return Moment(at, record.seq, seen[0], None, None, lines(told, seat), shown[0])
    public, *truth = seen
    whole = {**public, "view": merged(public["view"], [one["view"] for one in truth])}
    together = [_together(moments) for moments in zip(*shown, strict=True)]
    return Moment(at, record.seq, None, truth, whole, _all_lines(told), together)


def _together(moments: Sequence[dict[str, Plain]]) -> dict[str, Plain]:
    """One beat as everybody saw it."""
    public, *others = moments
    return {"view": merged(public["view"], [one["view"] for one in others]), "lines": public["lines"]}


def merged(public: Plain, others: list[Plain]) -> Plain:
    """What everybody knows together: where the public sees nothing, what the seats saw, if they agree about it."""
    known = [one for one in others if one is not None]
    if public is None:
        return known[0] if known and all(one == known[0] for one in known) else None
    if isinstance(public, dict):
        return {
            name: merged(value, [one[name] for one in known if isinstance(one, dict) and name in one])
            for name, value in public.items()
        }
    if isinstance(public, list):
        rows = [one for one in known if isinstance(one, list)]
        longest = max(rows, key=len, default=public)
        if len(longest) > len(public):
            return longest
        alike = [one for one in rows if len(one) == len(public)]
        return [merged(value, [one[place] for one in alike]) for place, value in enumerate(public)]
    return public


Shown: TypeAlias = list[dict[str, Plain]]


def _seen(
    game: Game, loaded: Loaded, here: list[Event], chance: FairChance, seats: Sequence[int | None]
) -> tuple[Shown, list[Shown]]:
    """What each seat saw after the events of this moment, and in the beats before: quiet answers have none."""
    running = Running.load(game, loaded, chance)
    shown: list[Shown] = [[] for _ in seats]
    for event in here:
        running.again(event)
        if event.news:
            shown = [plain(beats(running.match, event.news, seat)) for seat in seats]
    return [running.match.seen(seat) for seat in seats], shown


def _all_lines(told: list[Told]) -> list[dict[str, Plain]]:
    """Every line with all that anybody heard."""
    return [{"n": event.seq, **news.heard_by(next(iter(news.secret), None))} for event in told for news in event.news]


async def luck_of(store: SqlStore, game: Game, record: TableRecord) -> list[Luck]:
    """What the dice did, from the first to the last."""
    finished(record)
    entries = [entry for event in await store.events(record.id) for entry in event.entries]
    log = Log(opening_of(record), entries, record.outcome, record.seed, "")
    return await REPLAYS.run(luck, game, log)


async def log_of(store: SqlStore, record: TableRecord) -> str:
    """The whole log with the seed; ``camarilla verify`` accepts it."""
    finished(record)
    entries = [entry for event in await store.events(record.id) for entry in event.entries]
    return await REPLAYS.run(written_log, opening_of(record), entries, record.outcome, record.seed)


def opening_of(record: TableRecord) -> Opening:
    kept = record.opening
    return Opening(Setup(**kept["setup"]), kept["rules"], kept["seats"], kept["commitment"], kept["nonces"])
