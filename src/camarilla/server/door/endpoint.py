"""What every endpoint of the HTTP interface is made of, and what their functions share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from camarilla.core.illegal import BadInput
from camarilla.server.door.keys import COOKIE_AGE, cookie_name
from camarilla.server.door.office import Office, office_of
from camarilla.table.play.table import Table


class Number(IntegerConvertor):
    """A number in a path: no more digits than a seat or a vote can have, or it is no such page."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", Number())


@dataclass
class Query:
    """A parameter behind the question mark: a whole number."""

    name: str
    about: str
    high: int = 2**31 - 1


@dataclass
class Endpoint:
    """One entry of the interface."""

    method: str
    path: str
    handler: Callable[[Request, Any], Awaitable[Any]]
    about: str
    body: Any = None
    returns: Any = None
    status: int = 200
    queries: tuple[Query, ...] = ()
    refuses: tuple[int, ...] = ()
    text: str = ""  # media type of an answer that is not JSON
    seat: bool = False  # whether it needs the token of a seat
    limit: Callable[[Office], int] = field(default=lambda office: office.limits.body)


async def table_named(request: Request) -> Table:
    return await office_of(request).house.table(request.path_params["table"])


def number(request: Request, query: str, default: int | None = None, high: int = 2**31 - 1) -> int | None:
    """A whole number behind the question mark."""
    written = request.query_params.get(query)
    if written is None:
        return default
    if not (written.isascii() and written.isdigit() and len(written) <= 16 and int(written) <= high):
        raise BadInput(query, "core-not-a-number", got=written[:40])
    return int(written)


def link(request: Request, table: Table, token: str) -> str:
    """A seat link. What is behind the # never leaves the browser: no server, log or Referer gets to know the key."""
    return f"{request.url.scheme}://{request.url.netloc}/#/sit/{table.record.id}/{token}"


def put_cookie(request: Request, response: Response, table_id: str, token: str) -> None:
    secure = request.url.scheme == "https"
    name = cookie_name(table_id)
    response.set_cookie(name, token, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure)


def drop_cookie(response: Response, name: str) -> None:
    response.delete_cookie(name, path="/", httponly=True, samesite="lax")
