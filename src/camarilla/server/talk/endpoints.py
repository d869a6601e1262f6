"""Talk over the wire: the endpoints, and what the socket does with the messages about it."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.server.door.endpoint import Endpoint, Query, number, table_named
from camarilla.server.door.errors import TooMany, problem
from camarilla.server.door.keys import onlooker, seat_of
from camarilla.server.door.office import Office, office_of
from camarilla.server.door.purse import fuss
from camarilla.server.play.frames import RefusedFrame
from camarilla.server.talk.messages import (
    ROOMS,
    DoneFrame,
    DossierInfo,
    GivePromise,
    MarkMessage,
    MarkPromise,
    Mute,
    MutedSeats,
    MuteMessage,
    PromiseInfo,
    PromiseMessage,
    Report,
    ReportLines,
    ReportMessage,
    Say,
    SayMessage,
    Shown,
    TalkLine,
    TalkPage,
)
from camarilla.table.play.table import Table


def spend(office: Office, table: Table, seat: int) -> None:
    """Nobody talks without end."""
    office.talk.spend(f"{table.record.id} {seat}")


async def reply(office: Office, table: Table, seat: int, message: Any) -> DoneFrame | RefusedFrame:
    """Does what a message on the socket asks for. Whoever talks too much can still play."""
    try:
        return DoneFrame(await _done(office, table, seat, message))
    except TooMany as refused:
        return RefusedFrame(message.key, problem(refused))


async def _done(office: Office, table: Table, seat: int, message: Any) -> str:
    """The key of the message, when it is done."""
    match message:
        case SayMessage(key, text, to):
            spend(office, table, seat)
            await table.talk.say(seat, to, text, key)
        case MuteMessage(_, other, muted):
            fuss(office, table, seat)
            await table.talk.mute(seat, other, muted)
        case ReportMessage(key, room, lines, note):
            spend(office, table, seat)
            await table.talk.report(seat, room, lines, note, key)
        case PromiseMessage(key, text, to, until):
            spend(office, table, seat)
            await table.promises.give(seat, to, text, until, key)
        case MarkMessage(_, room, n, said):
            fuss(office, table, seat)
            await table.promises.mark(seat, room, n, said)
    return str(message.key)


async def _speaker(request: Request) -> tuple[Table, int]:
    """The table, and the seat of whoever writes."""
    table = await table_named(request)
    return table, table.require_seat(seat_of(request, table))


async def talk_page(request: Request, _: None) -> Plain:
    table = await table_named(request)
    return await table.talk.page(onlooker(request, table), number(request, "room"), number(request, "before"))


async def say(request: Request, said: Say) -> Plain:
    table, seat = await _speaker(request)
    spend(office_of(request), table, seat)
    return (await table.talk.say(seat, said.to, said.text, said.key)).told()


async def mute(request: Request, wanted: Mute) -> MutedSeats:
    table, seat = await _speaker(request)
    fuss(office_of(request), table, seat)
    return MutedSeats(await table.talk.mute(seat, wanted.seat, wanted.muted))


async def report(request: Request, shown: ReportLines) -> Shown:
    table, seat = await _speaker(request)
    spend(office_of(request), table, seat)
    await table.talk.report(seat, shown.room, shown.lines, shown.note, shown.key)
    return Shown(len(set(shown.lines)))


async def reports(request: Request, _: None) -> list[Plain]:
    table = await table_named(request)
    return await table.talk.reports(seat_of(request, table))


async def promises(request: Request, _: None) -> list[Plain]:
    table = await table_named(request)
    return await table.promises.ledger(onlooker(request, table))


async def dossier(request: Request, _: None) -> Plain:
    table = await table_named(request)
    seat = number(request, "seat", high=99)
    if seat is None:
        raise BadInput("seat", "core-not-a-number", got="")
    return plain(await table.dossiers.open(onlooker(request, table), seat))


async def give_promise(request: Request, given: GivePromise) -> Plain:
    table, seat = await _speaker(request)
    spend(office_of(request), table, seat)
    return await table.promises.give(seat, given.to, given.text, given.until, given.key)


async def mark_promise(request: Request, mark: MarkPromise) -> list[Plain]:
    table, seat = await _speaker(request)
    fuss(office_of(request), table, seat)
    await table.promises.mark(seat, mark.room, mark.n, mark.said)
    return await table.promises.ledger(seat)


WRITES = (400, 403, 404, 409, 413)
TALK_ENDPOINTS = (
    Endpoint(
        "GET",
        "/tables/{table}/talk",
        talk_page,
        "What was said lately in all rooms of the reader, or in one room. Spectators read the public one.",
        returns=TalkPage,
        queries=(
            Query("room", ROOMS),
            Query("before", "only lines of that room before this one"),
        ),
        refuses=(400, 403, 404),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/talk",
        say,
        "Says something to everybody or to some seats, as far as the table allows it.",
        body=Say,
        returns=TalkLine,
        refuses=WRITES,
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/talk/mute",
        mute,
        "Does not want to hear a seat, or wants to again. Nobody else learns of it.",
        body=Mute,
        returns=MutedSeats,
        refuses=WRITES,
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/talk/report",
        report,
        "Shows lines of one room to the host, and nothing else of it.",
        body=ReportLines,
        returns=Shown,
        refuses=WRITES,
        seat=True,
    ),
    Endpoint(
        "GET",
        "/tables/{table}/talk/reports",
        reports,
        "What was shown to the host, for the host.",
        returns=list[Report],
        refuses=(403, 404),
        seat=True,
    ),
    Endpoint(
        "GET",
        "/tables/{table}/promises",
        promises,
        "The promises in words that the reader may know. They bind nobody.",
        returns=list[PromiseInfo],
        refuses=(403, 404),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/dossier",
        dossier,
        "The file on a bot: its character, and what it may remember of the reader, by all that the reader heard.",
        returns=DossierInfo,
        queries=(Query("seat", "the seat of the bot"),),
        refuses=(400, 403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/promises",
        give_promise,
        "Gives a promise in words, to everybody or to some seats.",
        body=GivePromise,
        returns=PromiseInfo,
        refuses=WRITES,
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/promises/mark",
        mark_promise,
        "Notes a promise during the match; says after it whether it was kept.",
        body=MarkPromise,
        returns=list[PromiseInfo],
        refuses=WRITES,
        seat=True,
    ),
)
