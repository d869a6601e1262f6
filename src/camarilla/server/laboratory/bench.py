"""A small run in a process of its own. Its lines are the answer; whoever hangs up has ended it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from camarilla.table.refusals import NotNow
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.server")
MEDIA = "application/x-ndjson"
PATIENCE = 60.0  # seconds after which a run is ended from outside, whatever it does
LINE = 2**18  # bytes of its longest line
MOMENT = 3.0  # seconds


class Bench:
    """The places where runs can be made. Nobody waits long for one: a full bench says so.

    Whoever stops a run and begins the next can be here before the stop is noticed, so a moment is waited.
    """

    def __init__(self, places: int, moment: float = MOMENT) -> None:
        self.free = asyncio.Semaphore(places)
        self.moment = moment

    async def run(self, wish: dict[str, Any]) -> Run:
        try:
            async with asyncio.timeout(self.moment):
                await self.free.acquire()
        except TimeoutError:
            raise NotNow("lab-full") from None
        return Run(self, wish)


class Run(Response):
    """The answer to a wish, line by line."""

    media_type = MEDIA

    def __init__(self, bench: Bench, wish: dict[str, Any]) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.bench, self.wish = bench, wish
        self.process: Process | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        tasks: list[asyncio.Task[None]] = []
        try:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "camarilla.lab.experiment.whatif"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LINE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )
            tasks = [asyncio.create_task(self._tell(self.process, send)), asyncio.create_task(_hung_up(receive))]
            await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.bench.free.release()
            await ended(*tasks)
            if self.process is not None and self.process.returncode is None:
                with suppress(ProcessLookupError):
                    self.process.kill()
                await self.process.wait()

    async def _tell(self, process: Process, send: Send) -> None:
        """A run that ends without its report was ended by its limits, and says so."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(self.wish).encode())
        process.stdin.close()
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        whole = False
        async for line in process.stdout:
            whole = whole or line.startswith(b'{"report"')
            await send({"type": "http.response.body", "body": line, "more_body": True})
        if not whole:
            LOG.warning("a run of the laboratory was ended by its limits")
            await send({"type": "http.response.body", "body": b'{"ended": true}\n', "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
