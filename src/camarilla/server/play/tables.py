"""A table as a seat, or whoever has none, may know it: in lists, answers and frames."""

from __future__ import annotations

import msgspec

from camarilla.server.absence.messages import VoteInfo
from camarilla.server.play.messages import Outcome, SeatInfo, TableInfo, TableSettings
from camarilla.table.house import House
from camarilla.table.meeting.names import data_name
from camarilla.table.store.records import Status, TableRecord


def table_info(house: House, record: TableRecord, you: int | None) -> TableInfo:
    """A table as this seat may know it. Spectators who are behind see nothing of what is happening now."""
    late = you is None and record.settings.delay > 0 and record.status is Status.RUNNING
    chairs = [
        SeatInfo(
            seat=chair.seat,
            kind=chair.kind.value,
            bot=chair.bot,
            name=chair.name,
            taken=chair.taken,
            online=chair.taken if late else house.online(record.id, chair.seat),
            stand_in=chair.stand_in and not late,
            missed=0 if late else chair.missed,
            link_wanted=chair.link_wanted and you is not None and you == record.host,
            coached=chair.coached and not late,
        )
        for chair in record.seats
    ]
    return TableInfo(
        id=record.id,
        name=record.name,
        game=record.game,
        switches=record.switches,
        status=record.status.value,
        seats=chairs,
        you=you,
        host=you is not None and you == record.host,
        seq=0 if late else record.seq,
        commitment=record.commitment,
        outcome=Outcome(**record.outcome) if record.outcome else None,
        created=record.created,
        round=None if late else record.glance.get("round"),
        awaited=[] if late else record.glance.get("awaited", []),
        data=data_name(record.components),
        settings=TableSettings(**record.settings.written()),
        paused=record.stops.paused is not None and not late,
        left=record.due - house.services.now() if record.due is not None and not late else None,
        your_turn=you is not None and you in record.asked,
        vote=None if late else _vote(record, house.services.now()),
        again=record.again if you is not None else "",
        shared=record.shared,
    )


def _vote(record: TableRecord, now: int) -> VoteInfo | None:
    """The vote that is being taken."""
    vote = record.vote
    if vote is None or vote.until <= now or record.status is not Status.RUNNING:
        return None
    told = {name: value for name, value in vars(vote).items() if name != "until"}
    return msgspec.convert({**told, "left": vote.until - now}, VoteInfo)
