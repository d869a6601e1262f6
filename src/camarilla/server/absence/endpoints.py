"""Time and absence over the wire: coming back, calling a vote, voting."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from camarilla.server.absence.messages import (
    AbsenceMessages,
    BackMessage,
    CallVote,
    CallVoteMessage,
    CastVote,
    DigestInfo,
    VoteMessage,
)
from camarilla.server.door.endpoint import Endpoint, table_named
from camarilla.server.door.keys import seat_of
from camarilla.server.door.office import Office, office_of
from camarilla.server.door.purse import charge, fuss
from camarilla.server.play.messages import TableInfo
from camarilla.server.play.tables import table_info
from camarilla.server.talk.messages import DoneFrame
from camarilla.table.absence.votes import Motion
from camarilla.table.play.table import Table
from camarilla.table.review.digest import Digest, digest_of


async def reply(office: Office, table: Table, seat: int, message: AbsenceMessages) -> Any:
    """Does what a message on the socket asks for."""
    if not isinstance(message, BackMessage):
        fuss(office, table, seat)
    match message:
        case BackMessage():
            await table.clock.back(seat)
            return None
        case CallVoteMessage(key, kind, about):
            await table.votes.call(seat, Motion(kind), about)
            return DoneFrame(key)
        case VoteMessage(key, number, yes):
            await table.votes.cast(seat, number, yes)
            return DoneFrame(key)


async def _seated(request: Request) -> tuple[Table, int]:
    table = await table_named(request)
    return table, table.require_seat(seat_of(request, table))


async def back(request: Request, _: None) -> TableInfo:
    table, seat = await _seated(request)
    await table.clock.back(seat)
    return table_info(office_of(request).house, table.record, seat)


async def call_vote(request: Request, wish: CallVote) -> TableInfo:
    table, seat = await _seated(request)
    fuss(office_of(request), table, seat)
    await table.votes.call(seat, Motion(wish.kind), wish.seat)
    return table_info(office_of(request).house, table.record, seat)


async def cast_vote(request: Request, wish: CastVote) -> TableInfo:
    table, seat = await _seated(request)
    fuss(office_of(request), table, seat)
    await table.votes.cast(seat, int(request.path_params["vote"]), wish.yes)
    return table_info(office_of(request).house, table.record, seat)


async def digest(request: Request, _: None) -> Digest:
    table, seat = await _seated(request)
    charge(request, "replays", table, seat)
    return await digest_of(table, seat)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/tables/{table}/digest",
        digest,
        "What happened since the seat's own last answer, as the seat heard it.",
        returns=DigestInfo,
        refuses=(403, 404),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/back",
        back,
        "The person of this seat is here again; the bot that stands in for him stops at once.",
        returns=TableInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/votes",
        call_vote,
        "Calls a vote of the table, and says yes to it.",
        body=CallVote,
        returns=TableInfo,
        refuses=(400, 403, 404, 409, 413),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/votes/{vote:number}",
        cast_vote,
        "Votes; the last word counts as long as the vote is open.",
        body=CastVote,
        returns=TableInfo,
        refuses=(400, 403, 404, 409, 413),
        seat=True,
    ),
)
