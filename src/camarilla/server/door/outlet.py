"""Frames go straight from the viewer's queue to his socket: all that wait with one write, none put into words twice.

The way that the framework offers passes each frame through four layers and encodes it anew for every viewer. An ASGI
extension of our own leads past them; what is written is the same to the byte. What comes in takes a short way, too.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from camarilla.server.door.inlet import Inlet, Pile, plain_text

OUTLET = "camarilla.outlet"  # its name among the extensions of a scope
TEXT = 0x81  # a whole message in one frame, as RFC 6455 says
AHEAD = 16  # messages that wait before the socket is read no further
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Outlet(WebSocketsSansIOProtocol):
    """The socket of one viewer, which also takes ready frames."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue = Pile(self.loop)  # type: ignore[assignment]  # does all that is asked of the queue
        self._inlet = Inlet(self.config.ws_max_size)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head of the request, and nothing else
            super().data_received(data)
            if not self.handshake_initiated:  # the library does not read it, and would keep the connection for good
                self.transport.write(TOO_LONG)
                self.transport.close()
            return
        inlet, conn = self._inlet, self.conn
        for frame in inlet.frames(data):
            # in the middle of a message and at the end the library alone knows what a frame means
            plain = conn.state is State.OPEN and conn.current_size is None and not inlet.lost
            text = plain_text(frame) if plain else None
            if text is None:
                super().data_received(frame)
                if self.transport.is_closing():
                    return
            elif not self.close_sent:
                self._take(text)

    def _take(self, text: str) -> None:
        """To whoever hears this viewer; he who says much before it is heard is read no further."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:  # nobody has looked at it yet: the application begins with the next turn of the loop
            scope["extensions"][OUTLET] = self

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # a refusal is an answer: the library would log a mistake for each of them

    async def ready(self) -> None:
        """Returns when the system takes more; whoever reads slowly makes his own frames wait."""
        await self.writable.wait()

    def takes(self, text: bytes) -> bool:
        """Sends this text at once, if the system takes it; False if it must wait, or nobody is there any more."""
        return self.writable.is_set() and self.write((text,))

    def write(self, texts: Sequence[bytes]) -> bool:
        """Sends these texts, each as a frame; False if nobody is there any more."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (head(len(text)), text)
        self.transport.writelines(parts)
        return True


def head(size: int) -> bytes:
    """What goes before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)
