"""The application: routes, the door in front of them, and what happens to a refusal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from camarilla import __version__
from camarilla.core.illegal import BadInput, Refused
from camarilla.server.caller import recognise
from camarilla.server.decode import decoded
from camarilla.server.endpoint import Endpoint
from camarilla.server.errors import TooMany, broken, problem, status_of
from camarilla.server.guard import Limits, SafeHeaders, body_of, check_door
from camarilla.server.http import ENDPOINTS, take_seat
from camarilla.server.live import live
from camarilla.server.messages import Health
from camarilla.server.office import Office, address_of, office_of
from camarilla.server.openapi import document
from camarilla.server.static import STATIC, client_app, refusal_page
from camarilla.server.wire import Problem, Refusal, Words
from camarilla.table.account_store import AccountStore
from camarilla.table.accounts import Accounts
from camarilla.table.house import House
from camarilla.table.lobby import Lobby
from camarilla.table.secret_file import Secrets
from camarilla.table.sql import SqlStore

LOG = logging.getLogger("camarilla.server")


def application(
    database: str,
    pace: float = 0.7,
    limits: Limits | None = None,
    hosts: tuple[str, ...] | None = None,
    static: Path = STATIC,
    bot_limit: float = 5.0,
    secrets: Secrets | None = None,
) -> Starlette:
    """The whole server as an ASGI application; the store is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await SqlStore.open(database)
        house = House(store, pace, bot_limit, secrets)
        accounts, lobby = Accounts(AccountStore(store), house.means.now), Lobby(store, house.means.now)
        app.state.office = Office(house, limits or Limits(), hosts, accounts, lobby)
        resuming = asyncio.create_task(house.resume())
        try:
            yield
        finally:
            resuming.cancel()
            await house.close()

    routes: list[BaseRoute] = [
        Mount("/api", routes=_api()),
        Route("/t/{table}", _page(take_seat)),
        Route("/health", health),
        Mount("/", app=client_app(static)),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: _http_error},
    )


def _api() -> list[BaseRoute]:
    """One route per path, so that a wrong method learns which ones are right."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for one in ENDPOINTS:
        by_path.setdefault(one.path, {})[one.method] = one
    api: list[BaseRoute] = [Route(path, _route(ways), methods=list(ways)) for path, ways in by_path.items()]
    api.append(Route("/openapi.json", openapi))
    api.append(WebSocketRoute("/tables/{table}/live", live))
    return api


# --- from request to answer -------------------------------------------------------------------------------------------


def _route(ways: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        endpoint = ways["GET" if request.method == "HEAD" else request.method]
        return await _guarded(request, lambda: _answer(endpoint, request))

    return respond


async def _answer(endpoint: Endpoint, request: Request) -> Response:
    body = await _body(endpoint, request)
    result = await endpoint.handler(request, body)
    if isinstance(result, Response):
        return result
    return _json(result, endpoint.status)


async def _body(endpoint: Endpoint, request: Request) -> object:
    """The body as the message it should be; refuses another, naming the field."""
    if endpoint.body is None:
        return None
    raw = await body_of(request.receive, request.headers, endpoint.limit(office_of(request)))
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise BadInput("content-type", "table-not-json")
    return decoded(raw, endpoint.body)


async def _guarded(request: Request, respond: Callable[[], Awaitable[Response]]) -> Response:
    """Checks the door; a refusal becomes an answer, and so does a mistake of ours."""
    office = office_of(request)
    try:
        check_door(request.scope, office.hosts)
        office.requests.spend(address_of(request))
        await recognise(request, office)
        return await respond()
    except Refused as refused:
        return refusal(refused)
    except HTTPException:
        raise
    except Exception:
        LOG.exception("%s %s", request.method, request.scope["path"])
        return _json(Refusal(broken()), 500)


def refusal(refused: Refused) -> Response:
    headers = {"retry-after": str(refused.wait)} if isinstance(refused, TooMany) else None
    return _json(Refusal(problem(refused)), status_of(refused), headers)


def _json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(
        msgspec.json.encode(value),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store", **(headers or {})},
    )


async def _http_error(request: Request, error: Exception) -> Response:
    """What the framework refuses: an address or a method that is not there."""
    assert isinstance(error, HTTPException)
    words = Words("table-no-method" if error.status_code == 405 else "table-no-page", {})
    kind: Literal["not_found", "bad_input"] = "not_found" if error.status_code == 404 else "bad_input"
    return _json(Refusal(Problem(kind, "", words)), error.status_code, dict(error.headers or {}))


def _page(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """For addresses that people open: a refusal is a page."""

    async def respond(request: Request) -> Response:
        office = office_of(request)
        try:
            check_door(request.scope, office.hosts)
            office.requests.spend(address_of(request))
            await recognise(request, office)
            return await handler(request)
        except Refused as refused:
            return refusal_page(refused, status_of(refused), request.headers.get("accept-language", ""))

    return respond


async def health(request: Request) -> Response:
    return _json(Health("ok", __version__))


async def openapi(request: Request) -> Response:
    return _json(document(ENDPOINTS, __version__))
