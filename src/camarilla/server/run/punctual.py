"""Connections that never finish a request are closed: uvicorn itself waits for them as long as they like, and keeps
whatever they send before the first empty line, and behind a body."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from camarilla.server.door.outlet import TOO_LONG

HEAD = 65_536  # bytes of the head of a request, or behind its body; browsers send a tenth of it
PATIENCE = 10.0  # seconds from the beginning of a connection, or the last answer on it, to a whole head of a request


class Punctual(HttpToolsProtocol):
    """Looks at its connection now and then; one on which nothing is under way for too long is closed."""

    _head = 0  # bytes that came since the last whole head or piece of a body
    _of_body = False  # whether any of what came last belongs to a body
    _watch: asyncio.TimerHandle | None = None
    _seen: object = None  # the request that was under way, or the newest one, when we last looked

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look_again()

    def data_received(self, data: bytes) -> None:
        before, self._of_body = self.cycle, False
        super().data_received(data)
        self._head = 0 if self.cycle is not before or self._of_body else self._head + len(data)
        if self._head > HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def on_body(self, body: bytes) -> None:
        self._of_body = True
        super().on_body(body)

    def _look_again(self) -> None:
        self._watch = self.loop.call_later(PATIENCE, self._look)

    def _look(self) -> None:
        """Closed if the same nothing is under way as the last time."""
        cycle: RequestResponseCycle | None = self.cycle
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
        self.parser = None  # type: ignore[assignment]  # it holds us, and is needed no more: no circle
