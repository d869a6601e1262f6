"""The endpoints by which people meet: the lists of the lobby, and the chairs of a table."""

from __future__ import annotations

from contextlib import nullcontext

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from camarilla.core.words import named
from camarilla.server.door.caller import caller_of, claim, one_more_seat, opener, traces_of
from camarilla.server.door.endpoint import Endpoint, Query, drop_cookie, link, number, put_cookie, table_named
from camarilla.server.door.keys import (
    BETWEEN,
    COOKIE,
    bearer_of,
    cookie_name,
    network_of,
    seat_in,
    seat_of,
    seats_by_cookie,
    tokens_by_cookie,
)
from camarilla.server.door.office import office_of
from camarilla.server.meeting.messages import BotWish, InvitationWish, Joined, JoinWish, LobbyInfo, SitWish
from camarilla.server.play.messages import Link, TableInfo
from camarilla.server.play.tables import table_info
from camarilla.table.meeting.rematch import moved_on
from camarilla.table.play.table import Table
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.store.records import Status, TableRecord

MINE = 100  # cookies that are looked at
TIME = 2**53  # milliseconds that every client can count


async def my_tables(request: Request) -> list[TableInfo]:
    """Where this browser has a seat, or the account that is signed in; and running games whose seat it gave up."""
    office, account = office_of(request), caller_of(request).account
    ids = [name.removeprefix(COOKIE) for name in request.cookies if name.startswith(COOKIE)][-MINE:]
    if account is not None:
        request.state.claims = await office.accounts.claims(account)
        ids = list(dict.fromkeys([*ids, *(claim.table for claim in request.state.claims)]))
    mine = [(record, seat_in(request, record)) for record in await office.house.these(ids)]
    watched = [(one, seat) for one, seat in mine if seat is not None or _left(one)]
    return [table_info(office.house, record, seat) for record, seat in watched]


def _left(record: TableRecord) -> bool:
    """Whoever stood up in the middle of a game may want to see how it ends."""
    return record.status is Status.RUNNING and record.settings.spectators


async def lobby(request: Request, _: None) -> LobbyInfo:
    office = office_of(request)
    mine = await my_tables(request)
    board = await office.lobby.board()
    return LobbyInfo(_listed(request, board.open), _listed(request, board.running), mine)


async def finished(request: Request, _: None) -> list[TableInfo]:
    before = number(request, "before", high=TIME)
    return _listed(request, await office_of(request).lobby.over(before))


def _listed(request: Request, records: list[TableRecord]) -> list[TableInfo]:
    house = office_of(request).house
    return [table_info(house, record, seat_in(request, record)) for record in records]


# --- chairs -----------------------------------------------------------------------------------------------------------


async def join(request: Request, wish: JoinWish) -> Response:
    office, table = office_of(request), await table_named(request)
    office.joins.spend(network_of(request))
    if seat_of(request, table) is not None:
        raise NotNow("table-you-sit")
    async with one_more_seat(request):
        seat, token = await table.seating.join(wish.seat, wish.name, traces_of(request, table.record))
        office.lobby.changed()
        await claim(request, office, table.record, seat)
    return _seated(request, table, {seat: token}, seat, 201)


def _seated(request: Request, table: Table, here: dict[int, str], seat: int, status: int = 200) -> Response:
    """Whose seat it is now; his browser gets the key as a cookie, behind those of others who share it."""
    office = office_of(request)
    joined = Joined(table_info(office.house, table.record, seat), seat, here[seat])
    headers = {"cache-control": "no-store"}
    response = Response(msgspec.json.encode(joined), status, media_type="application/json", headers=headers)
    put_cookie(request, response, table.record.id, BETWEEN.join(here.values()))
    return response


async def sit(request: Request, wish: SitWish) -> Response:
    """An invitation becomes a seat with a key of its own; the own key of a seat opens it on another device.

    Whoever sits here already keeps his seat: a host who tries an invitation does not spend it by mistake, and if he
    means it, the new seat comes behind his own, as that of somebody who shares the device.
    """
    office, table = office_of(request), await table_named(request)
    own, mine = table.seat_of(wish.key), seat_in(request, table.record)
    here = tokens_by_cookie(request, table.record)
    if mine is not None and mine in here and table.seating.invited(wish.key) == mine:
        return _seated(request, table, here, mine)
    if mine is not None and mine != own and (not wish.here or not here):  # a cookie would hide the account's seat
        raise NotNow("table-you-sit-here")
    async with one_more_seat(request) if own is None else nullcontext():
        seat, token = (own, wish.key) if own is not None else await table.seating.accept(wish.key)
        office.lobby.changed()
        if mine is None or mine == seat:
            await claim(request, office, table.record, seat)
    return _seated(request, table, {**here, seat: token}, seat)


async def again(request: Request, _: None) -> Response:
    """The same people once more: lays the next table, or leads to the one that somebody of them has laid."""
    office, table = office_of(request), await table_named(request)
    mine = table.require_seat(seat_of(request, table))
    office.openings.spend(network_of(request))
    async with one_more_seat(request):
        return await _once_more(request, table, mine)


async def _once_more(request: Request, table: Table, mine: int) -> Response:
    office = office_of(request)
    by = "" if await office.house.laid(table) else await opener(request)
    here = {mine, *seats_by_cookie(request, table.record)}
    fresh, tokens = await office.house.again(table, mine, here, by)
    office.lobby.changed()
    own, known = moved_on(table.record, mine), {**tokens_by_cookie(request, fresh.record), **tokens}
    if not known and not fresh.chair(own).taken:
        raise Forbidden("table-again-left")
    if not known:  # somebody else has got the chair, or another device of his own
        raise NotNow("table-seat-taken", who=named(own))
    seat = own if own in known else next(iter(known))  # those who share the device lose nothing by it
    if seat == own:
        await claim(request, office, fresh.record, seat)
    first = {seat: known[seat], **{one: token for one, token in known.items() if one != seat}}
    return _seated(request, fresh, first, seat)


async def want_link(request: Request, wish: InvitationWish) -> TableInfo:
    """The host sees that somebody stands at the door."""
    office, table = office_of(request), await table_named(request)
    office.joins.spend(network_of(request))
    await table.seating.want_link(wish.key)
    return table_info(office.house, table.record, None)


async def return_link(request: Request, _: None) -> Link:
    """The key of his own seat, for the other devices of whoever sits there."""
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    bearer = bearer_of(request)
    token = bearer if bearer and table.seat_of(bearer) == seat else tokens_by_cookie(request, table.record).get(seat)
    if token is None:  # the account opens it, and no server knows the key
        raise NotNow("table-return-account")
    return Link(seat, link(request, table, token))


async def renew(request: Request, _: None) -> Response:
    """Whatever opened the seat until now opens it no more: a lost device, a link that went astray."""
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    account = caller_of(request).account
    here = tokens_by_cookie(request, table.record)
    token = await table.seating.renew(seat, account.id if account is not None else None)
    return _seated(request, table, {**here, seat: token}, seat)


async def stand(request: Request, _: None) -> Response:
    office, table = office_of(request), await table_named(request)
    await table.seating.stand(table.require_seat(seat_of(request, table)), traces_of(request, table.record))
    others_here = seats_by_cookie(request, table.record)
    office.lobby.changed()
    info = table_info(office.house, table.record, None)
    response = Response(msgspec.json.encode(info), media_type="application/json")
    if not others_here and table.record.status is not Status.RUNNING:  # there the old key tells who has left
        drop_cookie(response, cookie_name(table.record.id))
    return response


async def new_link(request: Request, _: None) -> Link:
    """An invitation, for the host: somebody is to come, or whoever sat there is to go."""
    table, seat = await table_named(request), int(request.path_params["seat"])
    table.require_host(seat_of(request, table))
    made = Link(seat, link(request, table, await table.seating.invite(seat)))
    office_of(request).lobby.changed()
    return made


async def seat_bot(request: Request, wish: BotWish) -> TableInfo:
    office, table = office_of(request), await table_named(request)
    host = table.require_host(seat_of(request, table))
    await table.seating.give_to_bot(int(request.path_params["seat"]), wish.bot)
    office.lobby.changed()
    return table_info(office.house, table.record, host)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/lobby",
        lobby,
        "What the lobby shows: tables with a free chair, games one may watch, and one's own tables.",
        returns=LobbyInfo,
    ),
    Endpoint(
        "GET",
        "/finished",
        finished,
        "Games that are over, the newest first.",
        returns=list[TableInfo],
        queries=(Query("before", "only tables opened before this time in milliseconds UTC", TIME),),
        refuses=(400,),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/join",
        join,
        "Sits down at an open table, on a free chair.",
        body=JoinWish,
        returns=Joined,
        status=201,
        refuses=(400, 403, 404, 409, 413),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/sit",
        sit,
        "Sits down by a seat link: an invitation is spent and becomes a seat with a key of its own.",
        body=SitWish,
        returns=Joined,
        refuses=(400, 403, 404, 409, 413),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/again",
        again,
        "After the game: the same people once more, by the same rules, everybody one seat on. The first who asks lays "
        "the table, the others sit down at it.",
        returns=Joined,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/sit/ask",
        want_link,
        "The invitation was spent by somebody else: asks the host for a new one.",
        body=InvitationWish,
        returns=TableInfo,
        refuses=(400, 403, 404, 409, 413),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seat/link",
        return_link,
        "A return link of one's own, for another device.",
        returns=Link,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seat/renew",
        renew,
        "A new key for one's own seat; the old one, and every link with it, is void.",
        returns=Joined,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/stand",
        stand,
        "Gives up the seat; its token is void, and a bot plays on until somebody else sits down.",
        returns=TableInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat:number}/link",
        new_link,
        "A new invitation to a seat; the old one is void. For the host: before the start for every seat but his own, "
        "afterwards for one that nobody has taken.",
        returns=Link,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat:number}/bot",
        seat_bot,
        "A bot takes a seat, before the start. For the host.",
        body=BotWish,
        returns=TableInfo,
        refuses=(400, 403, 404, 409, 413),
        seat=True,
    ),
)
