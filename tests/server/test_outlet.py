"""The way past the framework: the same bytes as its own, and nothing after the socket is closed."""

from __future__ import annotations

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
