"""Endpoints about what has been answered: taking it back."""

from __future__ import annotations

from starlette.requests import Request

from camarilla.server.endpoint import Endpoint, table_named
from camarilla.server.messages import Accepted
from camarilla.server.messages_review import TakeBack
from camarilla.server.office import seat_of


async def take_back(request: Request, wish: TakeBack) -> Accepted:
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    return Accepted(await table.take_back(seat, wish.seq, wish.key))


REVIEW = (
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
