"""The books: what the store holds of a match, compared with what its people remember."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.catalogue import game_of
from camarilla.core.plain import plain
from camarilla.match.fair import FairChance
from camarilla.match.log import read_log, verify
from camarilla.match.match import Entry, Match
from camarilla.table.review.replay import log_of, opening_of
from camarilla.table.store.records import Event, Status, TableRecord
from camarilla.table.store.sql import SqlStore
from trials.witness import Broken, Witness


async def check_books(store: SqlStore, witnesses: Sequence[Witness]) -> int:
    """Nothing acknowledged is lost or doubled, nothing refused is in, the match follows from its answers.

    Returns the number of finished logs (0 or 1) that were verified.
    """
    table = witnesses[0].table
    record = await store.table(table)
    if record is None:
        raise Broken(f"table {table} is lost")
    events = await store.events(table)
    if [event.number for event in events] != list(range(1, record.number + 1)):
        raise Broken(f"table {table}: the events are not numbered one by one")
    for witness in witnesses:
        compare(witness, [event for event in events if event.seat == witness.seat and event.key is not None])
    if record.status is Status.OVER:
        verify(game_of(record.game), read_log(await log_of(store, record)))
        return 1
    _played_again(record, [entry for event in events for entry in event.entries])
    return 0


def compare(witness: Witness, events: Sequence[Event]) -> None:
    """What this person said, against what is written in its name."""
    where = f"table {witness.table}, seat {witness.seat}"
    kept = {event.key: event for event in events}
    if len(kept) != len(events):
        raise Broken(f"{where}: an answer was taken twice")
    for said in witness.said:
        event = kept.pop(said.message["key"], None)
        if said.refused:
            if event is not None:
                raise Broken(f"{where}: refused as {said.refused}, and taken all the same: {said.message}")
        elif event is None:
            raise Broken(f"{where}: acknowledged and lost: {said.message}")
        elif (event.seq, event.entries[0].answer) != (said.seq, plain(said.message["answer"])):
            raise Broken(f"{where}: acknowledged as {said.seq} {said.message}, kept as {event.seq} {event.entries[0]}")
    if witness.pending is not None:  # it was never told what became of this one
        kept.pop(witness.pending.message["key"], None)
    if kept:
        raise Broken(f"{where}: taken, but never said: {sorted(map(str, kept))}")


def _played_again(record: TableRecord, entries: Sequence[Entry]) -> None:
    """An unfinished match: its answers are legal, and its dice are those of its seed."""
    opening = opening_of(record)
    game = game_of(record.game)
    match, _ = Match.begin(game, opening.setup, FairChance(record.seed, opening.nonces))
    while len(match.entries) < len(entries):
        entry = entries[len(match.entries)]
        answer = match.read(entry.seat, entry.answer, entry.interjection)
        if entry.interjection:
            match.interject(entry.seat, answer)
        else:
            match.answer(entry.seat, answer)
    if list(match.entries) != list(entries):
        raise Broken(f"table {record.id}: played again, the match goes another way")
