"""The live channel: one socket per viewer. The first frame says everything, the next ones what has changed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.core.illegal import BadInput, Refused
from camarilla.server.absence import endpoints as absence
from camarilla.server.absence.messages import BackMessage, CallVoteMessage, VoteMessage
from camarilla.server.door.caller import caller_of, claim, recognise
from camarilla.server.door.decode import decoded
from camarilla.server.door.errors import TooLarge, TooMany, broken, kind_of, of_store, problem, status_of
from camarilla.server.door.guard import Bucket, check_door
from camarilla.server.door.keys import network_of, onlooker, seats_by_cookie
from camarilla.server.door.office import Office, office_of
from camarilla.server.door.outlet import OUTLET, Outlet
from camarilla.server.door.purse import fuss
from camarilla.server.door.wire import Refusal
from camarilla.server.play.frames import (
    AcceptedFrame,
    AnswerMessage,
    ClientMessage,
    NameMessage,
    NonceMessage,
    ProbeFrame,
    ProbeMessage,
    RefusedFrame,
    StartMessage,
    StepsMessage,
)
from camarilla.server.play.messages import TableInfo
from camarilla.server.play.tables import table_info
from camarilla.server.review.messages import TakeBackMessage, ToldMessage, WhyMessage
from camarilla.server.talk import endpoints as talk
from camarilla.table.meeting.names import is_bot
from camarilla.table.play.table import Table
from camarilla.table.play.viewer import Update

LOG = logging.getLogger("camarilla.server")
BEHIND = 500  # frames that a slow viewer may be behind; then he must come back and ask what he missed
TOO_SLOW, SEAT_GONE = 1013, 4003
PROOF = 5.0  # seconds for which a session is believed without asking the store
encoded = msgspec.json.encode


def told(update: Update) -> dict[str, Any]:
    """What every update says, the first one, too."""
    return {"seq": update.seq, "seen": update.sight, "news": update.news, "clock": update.clock}


class Socket:
    """A viewer at the other end of a socket. Frames go straight to the system as long as it takes them; else into a
    queue, from which a task of its own sends them."""

    def __init__(self, socket: WebSocket, office: Office, table: Table, seat: int | None) -> None:
        self.socket = socket
        self.office = office
        self.table = table
        self.seat = seat
        self.token_hash = "" if seat is None else table.chair(seat).token_hash
        program = seat is not None and is_bot(table.chair(seat).name)
        self.bucket = Bucket(office.limits.programs if program else office.limits.messages)
        self.account, self.session = "", ""  # where the seat is open by an account, and not by a cookie
        self._proved = time.monotonic()
        self._shown = b""
        self.outlet: Outlet | None = None  # where the server software has one
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._waiting = 0  # bytes that are not yet sent
        self._let_go = False
        self._moving = False  # whether a move of this viewer is under way
        self._leaving = False

    # --- what goes out ------------------------------------------------------------------------------------------------

    def welcomed(self, update: Update) -> None:
        self._shown = self._table_frame()
        self.put(encoded({"type": "welcome", "table": self.info(), **told(update), "earlier": update.earlier}))

    def updated(self, update: Update) -> None:
        if update.wire is None:
            update.wire = encoded({"type": "update", **told(update), "beats": update.beats})
        self.put(update.wire)

    def _table_frame(self) -> bytes:
        clock = self.table.gallery.clock() if self.seat is None else self.table.face.shown()
        return encoded({"type": "table", "table": self.info(), "clock": clock})

    def table_changed(self, shared: dict[int | None, bytes]) -> None:
        """``shared`` is room for what all viewers of a seat are told, so that it is written once."""
        frame = shared.get(self.seat) or shared.setdefault(self.seat, self._table_frame())
        if self.seat is not None or frame != self._shown:  # who may not see a change does not feel it, either
            self._shown = frame
            self.put(frame)

    def heard(self, frame: dict[str, Any]) -> None:
        self.put(self.office.press.printed(frame))

    def info(self) -> TableInfo:
        return table_info(self.office.house, self.table.record, self.seat)

    def put(self, frame: bytes) -> None:
        """Never waits. Whoever is too far behind is let go; he loses nothing, he can ask for it."""
        if self._let_go or (not self._waiting and self.outlet is not None and self.outlet.takes(frame)):
            return
        if self._queue.qsize() >= BEHIND or (self._waiting and self._waiting + len(frame) > self.office.limits.backlog):
            self._let_go = True
            self._empty(TOO_SLOW)
            return
        self._waiting += len(frame)
        self._queue.put_nowait(frame)

    def _empty(self, last: int) -> None:
        """What still waits is not sent: the socket closes with this code."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(last)

    def dismissed(self) -> None:
        """From now on he may do nothing here; he can come back as whoever he is now."""
        self.seat = None
        self._let_go = True
        self._empty(SEAT_GONE)  # what waits was meant for the person of that chair

    def dismiss_if_gone(self) -> None:
        """The chair may have changed hands while he came in."""
        if self.seat is not None and self.table.chair(self.seat).token_hash != self.token_hash:
            self.dismissed()

    async def send_all(self) -> None:
        """Sends what is in the queue until the viewer is gone."""
        while isinstance(frame := await self._queue.get(), bytes):
            if self.outlet is None:
                await self.socket.send_text(frame.decode())
            elif self.outlet.write([frame, *self._others()]):
                await self.outlet.ready()
            else:
                return
            self._waiting -= len(frame)
        await self.socket.close(frame)

    def _others(self) -> list[bytes]:
        """The other frames that wait."""
        frames: list[bytes] = []
        while not self._queue.empty():
            frame = self._queue.get_nowait()
            if isinstance(frame, int):
                self._queue.put_nowait(frame)  # the last one in any case
                break
            self._waiting -= len(frame)
            frames.append(frame)
        return frames

    # --- what comes in ------------------------------------------------------------------------------------------------

    async def hear_all(self) -> None:
        """Takes messages until the viewer is gone."""
        while not self._leaving:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self.hear(text if text is not None else message.get("bytes") or b"")

    async def hear(self, raw: str | bytes) -> None:
        flooded = True
        try:
            if len(raw) > self.office.limits.frame:
                raise TooLarge(self.office.limits.frame)
            self.bucket.spend()
            flooded = False  # whoever has only changed his mind too often can still play
            await self.still_signed_in()
            reply = await self.reply(decoded(raw, ClientMessage))
        except Refused as refused:
            refused.with_traceback(None)  # where it came from is of no use now, and would be a circle for the collector
            self.office.refusals[kind_of(refused)] += 1
            reply = RefusedFrame("" if isinstance(refused, TooLarge) else key_in(raw), problem(refused))
            if isinstance(refused, TooMany) and flooded:
                await asyncio.sleep(refused.wait)  # whoever floods us is read more slowly
        except Exception as failed:
            if (unable := of_store(failed)) is not None:
                self.office.refusals[kind_of(unable)] += 1
                self.put(encoded(RefusedFrame(key_in(raw), problem(unable))))
                return
            LOG.exception("a message to table %s", self.table.record.id)
            self.office.refusals["broken"] += 1
            reply = RefusedFrame(key_in(raw), broken())
        if reply is not None:
            self.put(encoded(reply))

    async def still_signed_in(self) -> None:
        """Another process may have heard the log-out: whoever speaks by a session proves it now and then."""
        if self.session and time.monotonic() - self._proved > PROOF:
            self._proved = time.monotonic()
            if await self.office.accounts.of(self.session) is None:
                self.dismissed()

    async def reply(self, message: Any) -> Any:
        """Does what the message asks for; the frame to send back, if any."""
        table, seat = self.table, self.table.require_seat(self.seat)
        match message:
            case AnswerMessage(key, seq, answer, interjection):
                return AcceptedFrame(key, await self.moved(table.answer(seat, answer, seq, key, interjection, True)))
            case StepsMessage(key, so_far, interjection):
                return {"type": "steps", "key": key, **await table.steps(seat, tuple(so_far), interjection)}
            case ProbeMessage(key, answer, interjection):
                return await self.probed(key, table.probe(seat, answer, interjection))
            case WhyMessage(key, aim, so_far, interjection):
                return await self.probed(key, table.why_not(seat, aim, tuple(so_far), interjection))
            case TakeBackMessage(key, seq):
                return AcceptedFrame(key, await table.take_back(seat, seq, key))
            case ToldMessage(seq):
                table.telling.shown(self, seq)
            case StartMessage():
                table.require_starter(seat)
                await table.start()
            case NameMessage(name):
                fuss(self.office, table, seat)
                await table.rename(seat, name)
            case NonceMessage(nonce):
                fuss(self.office, table, seat)
                await table.add_nonce(seat, nonce)
            case BackMessage() | CallVoteMessage() | VoteMessage():
                return await absence.reply(self.office, table, seat, message)
            case _:
                return await talk.reply(self.office, table, seat, message)
        return None

    async def moved(self, move: Awaitable[int]) -> int:
        """Whoever leaves meanwhile does so after it (``leave``): a move is never cut in two."""
        self._moving = True
        try:
            return await move
        finally:
            self._moving = False

    def leave(self, hearing: asyncio.Task[None]) -> None:
        """He hears nothing any more, at once or after the move that is under way."""
        self._leaving = True
        if not self._moving:
            hearing.cancel()

    async def probed(self, key: str, attempt: Awaitable[None]) -> ProbeFrame:
        try:
            await attempt
        except Refused as refused:
            return ProbeFrame(key, False, problem(refused.with_traceback(None)))
        return ProbeFrame(key, True)


class _Keyed(msgspec.Struct):
    key: str = ""


def key_in(raw: str | bytes) -> str:
    """The key of a message that may be wrong otherwise, so that its sender knows which one was refused."""
    try:
        return msgspec.json.decode(raw, type=_Keyed).key[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


async def live(websocket: WebSocket) -> None:
    """A viewer comes, stays and goes."""
    office, address = office_of(websocket), network_of(websocket)
    try:
        check_door(websocket.scope, office.hosts)
        office.requests.spend(address)
        if office.sockets[address] >= office.limits.sockets:
            raise TooMany(5)
        await recognise(websocket, office)
        table = await office.house.table(websocket.path_params["table"])
        seat = onlooker(websocket, table)
        after = _after(websocket)
    except Refused as refused:
        await _turn_away(websocket, refused)
        return
    viewer = Socket(websocket, office, table, seat)  # who he is, is noted before anything is waited for
    caller = caller_of(websocket)
    if caller.account is not None and seat is not None and seat not in seats_by_cookie(websocket, table.record):
        viewer.account, viewer.session = caller.account.id, caller.token
    await websocket.accept()
    viewer.outlet = websocket.scope.get("extensions", {}).pop(OUTLET, None)  # it holds the scope, too: no circle
    office.sockets[address] += 1
    office.attending.add(viewer)
    try:
        await _attend(viewer, after)
    except Refused as refused:  # a match that rests, because other rules have saved it
        await websocket.send_text(encoded(RefusedFrame("", problem(refused))).decode())
        await websocket.close(1008)
    finally:
        table.leave(viewer)
        office.attending.discard(viewer)
        office.sockets[address] -= 1
        if not office.sockets[address]:
            del office.sockets[address]


async def _attend(viewer: Socket, after: int) -> None:
    """Reads and writes until either side is done."""
    viewer.dismiss_if_gone()
    if viewer.seat is not None:
        await claim(viewer.socket, viewer.office, viewer.table.record, viewer.seat)
    await viewer.table.watch(viewer, after)
    viewer.dismiss_if_gone()
    tasks = [asyncio.create_task(viewer.hear_all()), asyncio.create_task(viewer.send_all())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hearing, sending = tasks
        sending.cancel()
        viewer.leave(hearing)
        await asyncio.wait(tasks)  # unlike awaiting them, it hands on no cancelling of our own
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


def _after(websocket: WebSocket) -> int:
    written = websocket.query_params.get("after", "0")
    if not (written.isascii() and written.isdigit() and len(written) < 10):
        raise BadInput("after", "core-not-a-number", got=written[:40])
    return int(written)


async def _turn_away(websocket: WebSocket, refused: Refused) -> None:
    """Refuses before the handshake, with a status and a reason, where the server software can."""
    headers = [(b"content-type", b"application/json")]
    if isinstance(refused, TooMany):
        headers.append((b"retry-after", str(refused.wait).encode()))
    if "websocket.http.response" not in websocket.scope.get("extensions", {}):
        await websocket.close(1008)
        return
    start = {"type": "websocket.http.response.start", "status": status_of(refused), "headers": headers}
    await websocket.send(start)
    body = msgspec.json.encode(Refusal(problem(refused)))
    await websocket.send({"type": "websocket.http.response.body", "body": body})
