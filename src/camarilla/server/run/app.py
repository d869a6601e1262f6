"""The application: routes, the door in front of them, and what happens to a refusal."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from camarilla import __version__
from camarilla.core.illegal import BadInput, Refused
from camarilla.server.door.caller import recognise
from camarilla.server.door.decode import decoded
from camarilla.server.door.endpoint import Endpoint
from camarilla.server.door.errors import TooMany, broken, kind_of, of_store, problem, status_of
from camarilla.server.door.guard import Limits, SafeHeaders, body_of, check_door
from camarilla.server.door.keys import network_of
from camarilla.server.door.office import Office, office_of
from camarilla.server.door.openapi import document
from camarilla.server.door.wire import Problem, Refusal, Words
from camarilla.server.notices.postman import Postman
from camarilla.server.play.endpoints import ENDPOINTS, to_table
from camarilla.server.play.live import live
from camarilla.server.play.messages import Health
from camarilla.server.run.metrics import MEDIA, Board, check_reader, store_answers, written
from camarilla.server.run.static import STATIC, client_app, refusal_page
from camarilla.table.accounts.account_store import AccountStore
from camarilla.table.accounts.accounts import Accounts
from camarilla.table.house import House, now
from camarilla.table.meeting.lobby import Lobby
from camarilla.table.store.secret_file import Secrets
from camarilla.table.store.sql import SqlStore
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.server")


def application(
    database: str,
    pace: float = 0.7,
    limits: Limits | None = None,
    hosts: tuple[str, ...] | None = None,
    static: Path = STATIC,
    bot_limit: float = 5.0,
    secrets: Secrets | None = None,
    board: Board | None = None,
    now: Callable[[], int] = now,
    parade: Path | None = None,
) -> Starlette:
    """The whole server as an ASGI application; the store is opened when it starts and closed when it ends.

    ``parade`` is for those who build the client: a file of positions, shown at ``/parade``.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await SqlStore.open(database)
        house = House(store, pace, bot_limit, secrets, now, (limits or Limits()).keeping)
        accounts, lobby = Accounts(AccountStore(store), house.services.now), Lobby(store, house.services.now)
        app.state.office = office = Office(house, limits or Limits(), hosts, accounts, lobby)
        app.state.board = shared = board or Board()
        shared.leave(office)
        app.state.notices = notices = Postman(office)
        keepers = (house.resume(), shared.keep(office), notices.keep())
        tasks = [asyncio.create_task(keeper) for keeper in keepers]
        LOG.info("house open", extra={"version": __version__, "worker": shared.worker})
        try:
            yield
        finally:
            LOG.info("house closes", extra={"worker": shared.worker})
            await ended(*tasks)
            await notices.close()
            await house.close()

    routes: list[BaseRoute] = [
        *(parade_routes(parade) if parade else ()),
        Mount("/api", routes=_api()),
        Route("/t/{table}", _page(to_table)),
        Route("/health", health),
        Route("/metrics", metrics),
        Mount("/", app=client_app(static)),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders), Middleware(Counted)],
        exception_handlers={HTTPException: _http_error},
    )


class Counted:
    """Counts the answers by their status, and tells of them where somebody wants to know everything."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                scope["app"].state.office.responses[str(message["status"])] += 1
                spent = round((time.perf_counter() - began) * 1000, 1)
                LOG.debug("%s %s", scope["method"], scope["path"], extra={"status": message["status"], "ms": spent})
            await send(message)

        await self.app(scope, receive, send_counted)


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
        office.requests.spend(network_of(request))
        await recognise(request, office)
        return await respond()
    except Refused as refused:
        return refusal(office, refused)
    except HTTPException:
        raise
    except Exception as failed:
        if (unable := of_store(failed)) is not None:
            return refusal(office, unable)
        LOG.exception("%s %s", request.method, request.scope["path"])
        office.refusals["broken"] += 1
        return _json(Refusal(broken()), 500)


def refusal(office: Office, refused: Refused) -> Response:
    office.refusals[kind_of(refused)] += 1
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
            office.requests.spend(network_of(request))
            await recognise(request, office)
            return await handler(request)
        except Refused as refused:
            office.refusals[kind_of(refused)] += 1
            return refusal_page(refused, status_of(refused), request.headers.get("accept-language", ""))

    return respond


def parade_routes(positions: Path) -> list[BaseRoute]:
    async def page(_: Request) -> Response:
        return RedirectResponse("/#/parade")

    async def data(_: Request) -> Response:
        return FileResponse(positions, media_type="application/json", headers={"cache-control": "no-store"})

    return [Route("/parade", page), Route("/api/parade", data)]


async def health(request: Request) -> Response:
    up = await store_answers(office_of(request))
    office = office_of(request)
    return _json(Health("ok" if up else "down", __version__, "" if up else office.store_trouble), 200 if up else 503)


async def metrics(request: Request) -> Response:
    office = office_of(request)
    try:
        check_reader(request)
    except Refused as refused:
        return refusal(office, refused)
    board: Board = request.app.state.board
    return Response(written(board.everybody(office)), media_type=MEDIA, headers={"cache-control": "no-store"})


@cache
def interface() -> bytes:
    """The OpenAPI document, put into words once: it takes longer than a hundred answers."""
    return msgspec.json.encode(document(ENDPOINTS, __version__))


async def openapi(request: Request) -> Response:
    async def shown() -> Response:
        return Response(interface(), media_type="application/json", headers={"cache-control": "no-store"})

    return await _guarded(request, shown)
