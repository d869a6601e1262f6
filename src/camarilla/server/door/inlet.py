"""What comes in over a socket, cut into whole frames, and the plain texts among them read.

Nearly everything that a browser says is a text in one frame. The library reads it in six generators, one inside the
other; here it takes a few lines. All else (a ping, a part of a message, a close, nonsense) goes to the library, frame
by frame, so that it always stands between two frames when a plain text comes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # in C, where it could be built

TEXT = 0x81  # a whole message in one frame, as RFC 6455 says
MASKED = 0x80  # as everything is that comes from a browser
HEAD = 14  # the longest one
OPCODES = frozenset(Opcode)


class Inlet:
    """Keeps what has come of an unfinished frame. One that is longer than ``most``, or none that a browser sends, is
    passed on as far as it is here, with everything behind it: then we are ``lost``, and the library closes the socket.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.lost = False
        self._rest = bytearray()
        self._wanted = 0  # bytes until there is anything to do

    def frames(self, data: bytes) -> list[bytes]:
        """The frames that are whole now, in their order."""
        if self._rest:
            self._rest += data
            if len(self._rest) < self._wanted:
                return []
            data, self._rest = bytes(self._rest), bytearray()
        elif _end(data, 0) == len(data) <= self.most:  # nearly always
            return [data]
        found: list[bytes] = []
        at, end = 0, len(data)
        while at < end:
            after = _end(data, at)
            if after < at or after - at > self.most + HEAD:
                self.lost, after = True, end
            if after > end:
                self._rest, self._wanted = bytearray(data[at:]), after - at
                break
            found.append(data[at:after])
            at = after
        return found


def _end(data: bytes, at: int) -> int:
    """Where the frame that begins here ends; of half a head, where we know more; -1: no browser sends this."""
    if len(data) < at + 2:
        return at + 2
    size = data[at + 1] - MASKED
    if size < 0 or data[at] & 0x0F not in OPCODES:
        return -1
    if size < 126:
        return at + 6 + size
    long = 2 if size == 126 else 8
    if len(data) < at + 2 + long:
        return at + 2 + long
    return at + 6 + long + int.from_bytes(data[at + 2 : at + 2 + long])


def plain_text(frame: bytes) -> str | None:
    """What a whole frame says, if it is a whole text; None: the library looks at it."""
    if frame[0] != TEXT:
        return None
    size = frame[1] & 0x7F
    begin = 6 if size < 126 else 8 if size == 126 else 14
    try:
        return str(apply_mask(frame[begin:], frame[begin - 4 : begin]), "utf-8")
    except UnicodeDecodeError:
        return None


class Pile:
    """The messages that wait for the one who hears them; as a queue, without what several hearers would need."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._hearer: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._hearer is not None and not self._hearer.done():
            self._hearer.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._hearer = self._loop.create_future()
            await self._hearer
        return self._messages.popleft()

    def get_nowait(self) -> Any:
        return self._messages.popleft()
