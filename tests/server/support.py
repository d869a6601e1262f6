"""A real server on a real port, with its own file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

SERVE = """
import sys
from camarilla.server import serve
sys.exit(serve(database=sys.argv[1], pace=float(sys.argv[2])))
"""


class House:
    """A server process; can be killed and started again on the same file."""

    def __init__(self, database: Path, pace: float = 0) -> None:
        self.database = database
        self.pace = pace
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, at: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.database), str(self.pace)]
        source = str(Path(__file__).resolve().parents[2] / "src")
        path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
        )
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().split()[-1].rstrip("/")

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.base, timeout=20)
