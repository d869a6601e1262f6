"""Endpoints about people and their answers: who shares a device, what is taken back."""

from __future__ import annotations

from starlette.requests import Request

from camarilla.server.door.endpoint import Endpoint, table_named
from camarilla.server.door.keys import onlooker, seat_of, seats_by_cookie
from camarilla.server.door.office import office_of
from camarilla.server.door.purse import charge
from camarilla.server.play.messages import Accepted, TableInfo
from camarilla.server.play.tables import table_info
from camarilla.server.review.messages import FallsInfo, Here, LuckInfo, TakeBack
from camarilla.table.review.replay import finished


async def here(request: Request, _: None) -> Here:
    table = await table_named(request)
    return Here(seats_by_cookie(request, table.record))


async def luck(request: Request, _: None) -> list[LuckInfo]:
    table = await table_named(request)
    finished(table.record)  # what is refused costs nothing
    onlooker(request, table)
    charge(request, "records")
    office = office_of(request)
    found = await office.archive.luck(office.house.services.store, table.game, table.record)
    return [
        LuckInfo(one.seat, one.rolls, one.dice, one.drawn, one.above, [FallsInfo(f.faces, f.counts) for f in one.falls])
        for one in found
    ]


async def share(request: Request, _: None) -> TableInfo:
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    await table.share(seat)
    return table_info(office_of(request).house, table.record, seat)


async def take_back(request: Request, wish: TakeBack) -> Accepted:
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    return Accepted(await table.take_back(seat, wish.seq, wish.key))


REVIEW = (
    Endpoint(
        "GET",
        "/tables/{table}/luck",
        luck,
        "What the dice did in a finished match: by seat, and last for the table.",
        returns=list[LuckInfo],
        refuses=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/here",
        here,
        "The seats whose people share this browser; `as` behind any address says for which of them it speaks.",
        returns=Here,
        refuses=(404,),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/share",
        share,
        "After the end of a table without spectators: whoever has its link may look at it. For those who sat there.",
        returns=TableInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/take-back",
        take_back,
        "Takes back the last answer of the seat, while nobody else has learnt anything from it.",
        body=TakeBack,
        returns=Accepted,
        refuses=(400, 403, 404, 409, 413),
        seat=True,
    ),
)
