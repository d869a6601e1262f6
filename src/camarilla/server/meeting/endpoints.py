"""The endpoints by which people meet: the lists of the lobby, and the chairs of a table."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from camarilla.server.door.caller import caller_of, claim
from camarilla.server.door.endpoint import Endpoint, Query, drop_cookie, link, number, put_cookie, table_named
from camarilla.server.door.office import (
    COOKIE,
    address_of,
    cookie_name,
    office_of,
    seat_in,
    seat_of,
    seats_by_cookie,
    table_info,
)
from camarilla.server.meeting.messages import BotWish, Joined, JoinWish, LobbyInfo
from camarilla.server.play.messages import Link, TableInfo
from camarilla.table.refusals import NotNow
from camarilla.table.store.records import TableRecord

MINE = 100  # cookies that are looked at
TIME = 2**53  # milliseconds that every client can count


async def my_tables(request: Request) -> list[TableInfo]:
    """Where this browser has a seat, or the account that is signed in."""
    office, account = office_of(request), caller_of(request).account
    ids = [name.removeprefix(COOKIE) for name in request.cookies if name.startswith(COOKIE)][-MINE:]
    if account is not None:
        request.state.claims = await office.accounts.claims(account)
        ids = list(dict.fromkeys([*ids, *(claim.table for claim in request.state.claims)]))
    mine = [(record, seat_in(request, record)) for record in await office.house.these(ids)]
    return [table_info(office.house, record, seat) for record, seat in mine if seat is not None]


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
    office.joins.spend(address_of(request))
    if seat_of(request, table) is not None:
        raise NotNow("table-you-sit")
    seat, token = await table.seating.join(wish.seat, wish.name)
    office.lobby.changed()
    await claim(request, office, table.record, seat)
    joined = Joined(table_info(office.house, table.record, seat), seat, token)
    headers = {"cache-control": "no-store"}
    response = Response(msgspec.json.encode(joined), 201, media_type="application/json", headers=headers)
    put_cookie(request, response, table.record.id, token)
    return response


async def stand(request: Request, _: None) -> Response:
    office, table = office_of(request), await table_named(request)
    await table.seating.stand(table.require_seat(seat_of(request, table)))
    others_here = seats_by_cookie(request, table.record)
    office.lobby.changed()
    info = table_info(office.house, table.record, None)
    response = Response(msgspec.json.encode(info), media_type="application/json")
    if not others_here:
        drop_cookie(response, cookie_name(table.record.id))
    return response


async def new_link(request: Request, _: None) -> Link:
    """For the host: somebody is to come, or whoever sat there is to go."""
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
        "/tables/{table}/stand",
        stand,
        "Gives up the seat; its token is void, and a bot plays on until somebody else sits down.",
        returns=TableInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat:int}/link",
        new_link,
        "A new link to a seat; the old one is void. For the host: before the start for every seat but his own, "
        "afterwards for one that nobody has taken.",
        returns=Link,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat:int}/bot",
        seat_bot,
        "A bot takes a seat, before the start. For the host.",
        body=BotWish,
        returns=TableInfo,
        refuses=(400, 403, 404, 409, 413),
        seat=True,
    ),
)
