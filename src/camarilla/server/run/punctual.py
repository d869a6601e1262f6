"""Connections that never finish a request are closed: uvicorn itself waits for them as long as they like."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

PATIENCE = 10.0  # seconds from the beginning of a connection, or the last answer on it, to a whole head of a request


class Punctual(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # chosen by uvicorn from what is installed
    """Looks at its connection now and then; one on which nothing is under way for too long is closed."""

    _watch: asyncio.TimerHandle | None = None
    _seen: object = None  # the request that was under way, or the newest one, when we last looked

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look_again()

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
