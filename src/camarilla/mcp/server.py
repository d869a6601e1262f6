"""The MCP server: tools and resources of one seat, over stdio or streamable HTTP."""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
import socket
import sys
from dataclasses import dataclass

import uvicorn
from mcp.server import MCPServer
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from camarilla import __version__
from camarilla.core.illegal import Refused
from camarilla.mcp.door import ByHttp, Sitting
from camarilla.mcp.tools import SeatTools, readable
from camarilla.remote import NotTaken
from camarilla.speech import Speech

HOST = "127.0.0.1"  # whoever wants it elsewhere puts a proxy with TLS in front of it


@dataclass
class Wish:
    """Which house and which seat; ``port``: streamable HTTP there instead of stdio."""

    house: str
    language: str
    table: str = ""
    key: str = ""
    link: str = ""
    account: str = ""
    port: int | None = None


def server_of(tools: SeatTools) -> MCPServer:
    """All tools and resources of a seat."""
    say = tools.speech.say
    server = MCPServer("camarilla", instructions=say("cli-mcp-instructions"), version=__version__, log_level="WARNING")
    for name in SeatTools.NAMES:
        message = f"cli-mcp-tool-{name}".replace("_", "-")
        server.add_tool(getattr(tools, name), name=name, description=say(message), structured_output=False)
    for name in ("rules", "cards", "log"):
        told = server.resource(f"camarilla://{name}", description=say(f"cli-mcp-resource-{name}"))
        told(readable(getattr(tools, name)))
    server.resource("camarilla://rules/{number}", description=say("cli-mcp-tool-rule"))(readable(tools.rule))
    return server


class Guarded:
    """Only whoever has the secret may speak to the seat."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app = app
        self.secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scheme, _, given = Headers(scope=scope).get("authorization", "").partition(" ")
            if scheme != "Bearer" or not hmac.compare_digest(given.encode(), self.secret.encode()):
                await PlainTextResponse("Authorization: Bearer SECRET", 401)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def sit(sitting: Sitting, link: str) -> None:
    """Sits down by a link; what the house says against it is a refusal like any other."""
    try:
        asyncio.run(sitting.sit(link))
    except NotTaken as refused:
        raise Refused(refused.words["id"], **refused.words["args"]) from refused
    except OSError as gone:
        raise Refused("cli-mcp-no-house", why=str(gone)) from gone


def listening(port: int) -> socket.socket:
    """Before anybody sits down or is told a secret: a port that is taken must cost no invitation."""
    made = socket.socket()
    if os.name != "nt":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((HOST, port))
        made.listen()
    except (OSError, OverflowError) as taken:
        made.close()
        raise Refused("cli-mcp-port", port=str(port), why=str(taken)) from taken
    return made


def run(wish: Wish) -> None:
    """Serves until the other side is gone."""
    heard = None if wish.port is None else listening(wish.port)
    sitting = Sitting(ByHttp(wish.house), wish.table, wish.key, wish.account)
    if wish.link:
        sit(sitting, wish.link)
    server = server_of(SeatTools(sitting, wish.language))
    if heard is None:
        server.run("stdio")
        return
    port, secret = heard.getsockname()[1], secrets.token_urlsafe(24)
    print(
        Speech(wish.language).say("cli-mcp-serving", address=f"http://{HOST}:{port}/mcp", secret=secret),
        file=sys.stderr,
    )
    app = Guarded(server.streamable_http_app(host=HOST), secret)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run([heard])
