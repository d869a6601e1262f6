"""The HTTP interface: one function per endpoint, and the list of them that routes and OpenAPI are made from."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from camarilla.bots import kinds
from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.server.absence import endpoints as absence
from camarilla.server.accounts import endpoints as account
from camarilla.server.door.caller import claim, one_more_seat, opener
from camarilla.server.door.endpoint import Endpoint, Query, link, number, put_cookie, table_named
from camarilla.server.door.keys import BETWEEN, network_of, onlooker, seat_in, seat_of
from camarilla.server.door.office import office_of
from camarilla.server.door.purse import charge
from camarilla.server.laboratory.endpoints import LABORATORY
from camarilla.server.meeting import endpoints as meeting
from camarilla.server.notices import endpoints as notices
from camarilla.server.play.frames import Welcome
from camarilla.server.play.messages import (
    Accepted,
    Answer,
    Created,
    GameInfo,
    Link,
    NewsPage,
    NewTable,
    ReplayStep,
    SettingsWish,
    Steps,
    StepsWish,
    TableInfo,
)
from camarilla.server.play.tables import table_info
from camarilla.server.review.endpoints import REVIEW
from camarilla.server.school.endpoints import LESSONS
from camarilla.server.talk.endpoints import TALK_ENDPOINTS
from camarilla.server.worlds.endpoints import WORLDS
from camarilla.table.meeting.lobby import is_listed
from camarilla.table.meeting.settings import Settings, settings_of
from camarilla.table.meeting.wishes import ChairWish, TableWish
from camarilla.table.play.viewer import NEWS_PAGE
from camarilla.table.review.replay import finished, moment
from camarilla.table.store.records import Kind

# --- games and tables -------------------------------------------------------------------------------------------------


def game_info(game: Game) -> GameInfo:
    about: dict[str, Any] = {
        name: plain(getattr(game, name))
        for name in ("id", "prefix", "version", "seats", "switches", "presets", "reconstructed", "endings", "dealing")
    }
    return msgspec.convert({**about, "bots": list(kinds(game.id))}, GameInfo)


async def games(_: Request, __: None) -> list[GameInfo]:
    return [game_info(game) for game in GAMES]


async def tables(request: Request, _: None) -> list[TableInfo]:
    house = office_of(request).house
    if number(request, "mine", 0, high=1):
        return await meeting.my_tables(request)
    found = [(record, seat_in(request, record)) for record in await house.newest()]
    return [table_info(house, record, seat) for record, seat in found if seat is not None or is_listed(record)]


def wished(settings: SettingsWish) -> Settings:
    """What is not said stays as usual; refuses what makes no sense together."""
    said = {name: value for name, value in msgspec.structs.asdict(settings).items() if value is not None}
    return settings_of(said)


async def open_table(request: Request, wish: NewTable) -> Response:
    office = office_of(request)
    office.openings.spend(network_of(request))
    chairs = [ChairWish(Kind(chair.kind), chair.bot, chair.name, chair.here) for chair in wish.seats]
    terms = wished(wish.settings)
    async with one_more_seat(request):
        return await _opened(request, wish, chairs, terms)


async def _opened(request: Request, wish: NewTable, chairs: list[ChairWish], terms: Settings) -> Response:
    office, by = office_of(request), await opener(request)
    opened = await office.house.open(
        TableWish(wish.game, chairs, wish.name, wish.switches, wish.components, wish.start, terms, wish.host, by)
    )
    table, host = opened.table, opened.table.record.host
    keys = sorted({**opened.tokens, **opened.invitations}.items())
    links = [Link(seat, link(request, table, key)) for seat, key in keys]
    office.lobby.changed()
    created = Created(table_info(office.house, table.record, host), links)
    response = Response(msgspec.json.encode(created), 201, media_type="application/json")
    if host is not None:
        here = [host, *(seat for seat in opened.tokens if seat != host)]
        put_cookie(request, response, table.record.id, BETWEEN.join(opened.tokens[seat] for seat in here))
        await claim(request, office, table.record, host)
    return response


async def one_table(request: Request, _: None) -> TableInfo:
    table = await table_named(request)
    return table_info(office_of(request).house, table.record, onlooker(request, table))


async def start(request: Request, _: None) -> TableInfo:
    table = await table_named(request)
    seat = table.require_starter(seat_of(request, table))
    await table.start()
    return table_info(office_of(request).house, table.record, seat)


# --- the match --------------------------------------------------------------------------------------------------------


async def answer(request: Request, given: Answer) -> Accepted:
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    return Accepted(await table.answer(seat, given.answer, given.seq, given.key, given.interjection))


async def steps(request: Request, so_far: StepsWish) -> Plain:
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    return await table.steps(seat, tuple(so_far.so_far), so_far.interjection)


async def seen(request: Request, _: None) -> Plain:
    table = await table_named(request)
    seat = onlooker(request, table)
    state = await table.state(seat, number(request, "after", 0) or 0)
    info = table_info(office_of(request).house, table.record, seat)
    told = {"seq": state.seq, "seen": state.sight, "news": state.news, "earlier": state.earlier, "clock": state.clock}
    return {"type": "welcome", "table": info, **told}


async def news(request: Request, _: None) -> Plain:
    table = await table_named(request)
    told, earlier = await table.news(onlooker(request, table), number(request, "before", 2**31 - 1) or 0)
    return {"news": told, "earlier": earlier}


async def log(request: Request, _: None) -> Response:
    table = await table_named(request)
    finished(table.record)  # what is refused costs nothing
    onlooker(request, table)
    charge(request, "records")
    office = office_of(request)
    written = await office.archive.log(office.house.services.store, table.record)
    name = f"camarilla-{table.record.game}-{table.record.id}.jsonl"
    return Response(
        written, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def replay(request: Request, _: None) -> Plain:
    table = await table_named(request)
    at, seat, after = number(request, "at", table.record.seq), number(request, "seat"), number(request, "after")
    if seat is not None:
        table.chair(seat)
    office, at = office_of(request), at or 0
    finished(table.record)
    onlooker(request, table)
    long = after is not None and at - after > NEWS_PAGE
    charge(request, "records" if long else "replays")
    async with office.archive.reading() if long else nullcontext():
        then = await moment(office.house.services.store, table.game, table.record, at, seat, after)
    shown = {"seats": then.truth, "whole": then.whole} if then.seen is None else then.seen
    return {"at": then.at, "last": then.last, "seen": shown, "news": then.news, "beats": then.beats}


async def to_table(request: Request) -> Response:
    """The short address of a table leads to its page. Keys of seats are never part of an address that a server sees."""
    table = await table_named(request)
    return RedirectResponse(f"/#/t/{table.record.id}", 303, headers={"cache-control": "no-store"})


ENDPOINTS = (
    Endpoint("GET", "/games", games, "The games that can be played here.", returns=list[GameInfo]),
    Endpoint(
        "GET",
        "/tables",
        tables,
        "The newest tables.",
        returns=list[TableInfo],
        queries=(Query("mine", "1: only those where this browser has a seat", 1),),
        refuses=(400,),
    ),
    Endpoint(
        "POST",
        "/tables",
        open_table,
        "Opens a table. Starts at once if nobody but its maker is a person.",
        body=NewTable,
        returns=Created,
        status=201,
        refuses=(400, 409, 413),
        limit=lambda office: office.limits.table_body,
    ),
    Endpoint("GET", "/tables/{table}", one_table, "One table.", returns=TableInfo, refuses=(403, 404)),
    Endpoint(
        "POST",
        "/tables/{table}/start",
        start,
        "The match begins; bots play for the people who have not come until they do. For the host, "
        "and for everybody seated once every person's chair is taken.",
        returns=TableInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/answer",
        answer,
        "An answer to what the seat is asked, or an interjection.",
        body=Answer,
        returns=Accepted,
        refuses=(400, 403, 404, 409, 413, 422),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/steps",
        steps,
        "What may come next after these small steps of an answer.",
        body=StepsWish,
        returns=Steps,
        refuses=(400, 403, 404, 409, 413, 422),
        seat=True,
        limit=lambda office: office.limits.table_body,  # as many steps as a socket takes
    ),
    Endpoint(
        "GET",
        "/tables/{table}/seen",
        seen,
        "Everything the seat may know now: what the socket says first.",
        returns=Welcome,
        queries=(Query("after", "only news after this seq"),),
        refuses=(400, 403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/news",
        news,
        "A page of older news, as the seat heard them.",
        returns=NewsPage,
        queries=(Query("before", "only news before this seq; the newest ones without it"),),
        refuses=(400, 403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/log",
        log,
        "The log of a finished match, with the seed of its dice.",
        refuses=(403, 404, 409),
        text="application/jsonl",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/replay",
        replay,
        "A finished match at one moment, as one seat saw it or with the full truth.",
        returns=ReplayStep,
        queries=(
            Query("at", "seq of the moment; the last one if omitted"),
            Query("seat", "whose view; all if omitted"),
            Query("after", "news after this seq; without it, those of the moment"),
        ),
        refuses=(400, 403, 404, 409),
    ),
    *TALK_ENDPOINTS,
    *LESSONS,
    *WORLDS,
    *LABORATORY,
    *absence.ENDPOINTS,
    *notices.ENDPOINTS,
    *meeting.ENDPOINTS,
    *account.ENDPOINTS,
    *REVIEW,
)
