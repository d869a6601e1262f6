"""The way past the framework: the same bytes as its own, and nothing after the socket is closed; and the same messages,
however they come in."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server import support
from uvicorn import Config, Server
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from camarilla.server.door.outlet import AHEAD, Outlet
from camarilla.server.play.live import Socket
from camarilla.server.run.metrics import Board
from camarilla.server.run.punctual import Punctual
from camarilla.server.run.serve import Duty, Serving, listen
from camarilla.table.refusals import NotNow
from camarilla.table.store.secret_file import Secrets

MOST = 1 << 20
REQUEST = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire:
    """What the system was given."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.reading = True
        self.closed = False

    def writelines(self, parts: list[bytes]) -> None:
        self.written.append(b"".join(parts))

    def write(self, part: bytes) -> None:
        self.written.append(part)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


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


# --- what comes in ----------------------------------------------------------------------------------------------------


async def let_in(kind: type[WebSocketsSansIOProtocol]) -> tuple[WebSocketsSansIOProtocol, Wire]:
    """A socket after its handshake; nobody takes the messages yet."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = Config(app, ws_per_message_deflate=False, ws_max_size=MOST, ws_ping_interval=None)
    config.load()
    opened, wire = kind(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    opened.transport = wire  # type: ignore[assignment]
    opened.data_received(REQUEST)
    while opened.conn.state is not State.OPEN:
        await asyncio.sleep(0)
    wire.written.clear()
    return opened, wire


def said(opened: WebSocketsSansIOProtocol) -> list[tuple[str, object]]:
    """The messages that wait for the application."""
    messages: list[Any] = []
    while not opened.queue.empty():
        messages.append(opened.queue.get_nowait())
    return [(one["type"], one.get("text", one.get("bytes", one.get("code")))) for one in messages]


def stream(dice: Random) -> bytes:
    """What a browser may say, and at the end perhaps what none would."""

    def frame(opcode: Opcode, size: int, fin: bool = True, mask: bool = True) -> bytes:
        text = "".join(dice.choice("aä€🎲") for _ in range(size))
        data = text.encode()[:120] if opcode in (Opcode.PING, Opcode.PONG) else text.encode()
        return bytes(Frame(opcode, data, fin).serialize(mask=mask))

    def one() -> bytes:
        size = dice.choice((0, 1, 30, 125, 126, 4_000, 70_000))
        match dice.randrange(12):
            case 0:
                return frame(Opcode.TEXT, size, fin=False) + frame(Opcode.PING, 2) + frame(Opcode.CONT, size)
            case 1:
                return frame(dice.choice((Opcode.PING, Opcode.PONG)), 3)
            case 2:
                return frame(Opcode.BINARY, size)
            case _:
                return frame(Opcode.TEXT, size)

    ends = (
        b"",
        bytes(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)),
        frame(Opcode.TEXT, 5, mask=False),
        bytes(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)),
        frame(Opcode.TEXT, 2, fin=False) + frame(Opcode.TEXT, 2),
        b"\x81\xff" + (MOST + 1).to_bytes(8) + b"mask and the beginning",
        dice.randbytes(20),
    )
    return b"".join(one() for _ in range(dice.randrange(12))) + dice.choice(ends)


def test_whatever_comes_in_is_heard_as_the_library_hears_it() -> None:
    """The same messages, the same replies, the same end; at once, in pieces, byte by byte."""

    async def scene(seed: int) -> None:
        dice = Random(seed)
        whole, step = stream(dice), dice.choice((1 << 30, 1_000, 7, 1))
        whole = whole[:3_000] if step == 1 else whole
        (theirs, their_wire), (ours, our_wire) = await let_in(WebSocketsSansIOProtocol), await let_in(Outlet)
        for at in range(0, len(whole), step):
            for opened, wire in ((theirs, their_wire), (ours, our_wire)):
                if not wire.closed:
                    opened.data_received(whole[at : at + step])
        heard, wanted = said(ours), said(theirs)
        if not their_wire.closed:
            assert heard == wanted, seed
            assert b"".join(our_wire.written) == b"".join(their_wire.written), seed
        else:  # what was said in the same breath before the nonsense is heard here, and lost there
            *before, end = wanted
            assert (heard[: len(before)], heard[-1]) == (before, end), seed
            ends = [[one for one in wire.written if one][-1] for wire in (our_wire, their_wire)]
            assert ends[0][-4:] == ends[1][-4:], seed  # the same reason
        assert (our_wire.closed, ours.conn.state) == (their_wire.closed, theirs.conn.state), seed
        for opened in (theirs, ours):
            for task in list(opened.tasks):
                task.cancel()

    for seed in range(60):
        asyncio.run(scene(seed))


def test_whoever_says_much_before_it_is_heard_is_read_no_further() -> None:
    async def scene() -> None:
        opened, wire = await let_in(Outlet)
        frame = bytes(Frame(Opcode.TEXT, b"again").serialize(mask=True))
        for _ in range(AHEAD - 1):
            opened.data_received(frame)
        assert wire.reading
        opened.data_received(frame)
        assert not wire.reading
        while not opened.queue.empty():
            await opened.receive()
        assert wire.reading

    asyncio.run(scene())


@asynccontextmanager
async def a_table(tmp_path: Path) -> AsyncIterator[tuple[str, str]]:
    """A whole server in this process, so that its garbage can be looked for: a table's address and the host's key."""
    with listen("127.0.0.1", 0) as listening:
        duty = Duty(Serving(pace=0), str(tmp_path / "house.sqlite"), Secrets.passing(), listening)
        server = Server(duty.config(Board(0, None)))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            table, tokens = await support.opened(client, "hhh")
        try:
            yield f"ws://{address}/api/tables/{table}/live", tokens[0]
        finally:
            server.should_exit = True
            await serving


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def left(*kinds: type[Any]) -> list[str]:
    """What is still there of these once everything has had its time."""
    for _ in range(200):
        remains = [type(one).__name__ for one in gc.get_objects() if type(one) in kinds]
        if not remains:
            break
        await asyncio.sleep(0.01)
    return remains


@pytest.mark.usefixtures("uncollected")
def test_whoever_has_gone_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    """In a full house it would take a fifth of a second to look for what sockets leave."""

    async def scene() -> None:
        async with a_table(tmp_path) as (live, _):
            for _ in range(3):
                async with connect(live) as viewer:
                    assert b'"welcome"' in await viewer.recv(decode=False)
            assert await left(Outlet, Punctual, Socket) == []

    asyncio.run(scene())


@pytest.mark.usefixtures("uncollected")
def test_what_is_refused_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    """The collector looks so rarely that nonsense would fill the memory: 80 MB in 100,000 messages."""

    async def scene() -> None:
        async with (
            a_table(tmp_path) as (live, key),
            connect(live, additional_headers={"Authorization": f"Bearer {key}"}) as host,
        ):
            for _ in range(12):
                await host.send('{"type": "start"}')
            refused = 0
            async with asyncio.timeout(20):
                while refused < 11:
                    refused += b'"not_now"' in await host.recv(decode=False)
            assert await left(NotNow) == []

    asyncio.run(scene())
