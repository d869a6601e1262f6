"""The way past the framework: the same bytes as its own, and nothing after the socket is closed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from camarilla.server.door.outlet import Outlet


class Wire:
    """What the system was given."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def writelines(self, parts: list[bytes]) -> None:
        self.written.append(b"".join(parts))

    def write(self, part: bytes) -> None:
        self.written.append(part)

    def close(self) -> None: ...


def outlet() -> tuple[Outlet, Wire]:
    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    loop: Any = object()  # never asked for anything
    opened, wire = Outlet(Config(app), ServerState(), {}, loop), Wire()
    opened.transport = wire  # type: ignore[assignment]
    opened.conn.state = State.OPEN
    return opened, wire


def test_frames_of_every_length_are_written_as_the_library_writes_them() -> None:
    opened, wire = outlet()
    texts = [b"", "grün".encode(), b"x" * 125, b"x" * 126, b"x" * 65_535, b"x" * 65_536, b"x" * 200_000]
    assert opened.write(texts)
    whole = b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)
    assert wire.written == [whole]  # with one write


@pytest.mark.parametrize("end", ["disconnected", "close_sent", "closing"])
def test_nothing_is_written_when_nobody_is_there_any_more(end: str) -> None:
    opened, wire = outlet()
    if end == "closing":
        opened.conn.state = State.CLOSING
    else:
        setattr(opened, end, True)
    assert not opened.write([b"too late"])
    assert wire.written == []


def test_whoever_is_refused_leaves_no_mistake_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or strangers would fill it."""
    mistakes: list[Any] = []

    async def refuses(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"no"})

    async def scene() -> None:
        opened, wire = outlet()
        monkeypatch.setattr(opened.logger, "error", lambda *said: mistakes.append(said))
        opened.conn.state = State.CONNECTING
        opened.app = refuses
        opened.scope = {"client": ("127.0.0.1", 1), "path": "/", "query_string": b""}  # type: ignore[typeddict-item]
        await opened.run_asgi()
        assert b"".join(wire.written).startswith(b"HTTP/1.1 403 Forbidden")

    asyncio.run(scene())
    assert mistakes == []
