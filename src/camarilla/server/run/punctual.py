"""Connections that never finish a request are closed: uvicorn itself waits for them as long as they like, and keeps
whatever they send before the first empty line."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD = 65_536  # bytes of the head of a request; browsers send a tenth of it
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PATIENCE = 10.0  # seconds from the beginning of a connection, or the last answer on it, to a whole head of a request


class Punctual(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # chosen by uvicorn from what is installed
    """Looks at its connection now and then; one on which nothing is under way for too long is closed."""

    _head = 0  # bytes that came since the last whole head, and belong to no body
    _watch: asyncio.TimerHandle | None = None
    _seen: object = None  # the request that was under way, or the newest one, when we last looked

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look_again()

    def data_received(self, data: bytes) -> None:
        before, in_body = self.cycle, self.cycle is not None and self.cycle.more_body
        super().data_received(data)
        if self.cycle is not before:
            self._head = 0
        elif not in_body:
            self._head += len(data)
            if self._head > HEAD and not self.transport.is_closing():
                self.transport.write(TOO_LONG)
                self.transport.close()

    def _look_again(self) -> None:
        self._watch = self.loop.call_later(PATIENCE, self._look)

    def _look(self) -> None:
        """Closed if the same nothing is under way as the last time."""
        cycle = self.cycle
        idle = cycle is None or (cycle.response_complete and cycle is self._seen)
        self._seen = cycle
        if idle:
            self.transport.close()
        else:
            self._look_again()

    def _stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """From here on the socket looks after itself, with pings."""
        self._stop()
        super().handle_websocket_upgrade(*args)
        self.parser = None  # it holds us, and is needed no more: no circle
