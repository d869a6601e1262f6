"""A real server in a process of its own: started, pinned to a core, measured, killed and started again."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from camarilla.terminal.compiled import compiled_build

ROOMY = ("sockets=5000", "requests=100000/100000", "openings=100000/100000", "messages=4000/4000")


class Server:
    """``camarilla serve`` on a free port of the loopback."""

    def __init__(
        self,
        database: str,
        pace: float = 0,
        limits: Sequence[str] = ROOMY,
        core: int | None = None,
        errors: IO[str] | None = None,
        workers: int = 1,
        options: Sequence[str] = (),
    ) -> None:
        self.database = database
        self.pace = pace
        self.limits = limits
        self.core = core
        self.port = 0
        self.errors = errors  # where the server's own log goes; None: in sight
        self.workers = workers
        self.options = options  # further ones of ``camarilla serve``
        self.base = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, at: TracebackType | None) -> None:
        if self.alive:
            self.stop()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Returns when the server says its address."""
        command = [sys.executable, "-m", "camarilla", "serve", "--port", str(self.port), "--pace", str(self.pace)]
        command += ["--database", self.database, *(part for limit in self.limits for part in ("--limit", limit))]
        command += ["--workers", str(self.workers), *self.options]
        build = compiled_build()
        env = {**os.environ, "PYTHONPATH": build} if build is not None else None
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=env)
        pin(self.process.pid, self.core)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        if not said:
            raise RuntimeError(f"the server did not start: exit code {self.process.wait()}")
        self.base = said[-1].rstrip("/")
        self.port = int(self.base.rsplit(":", 1)[1])  # the same again after a restart

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        """kill -9: no chance to write anything down."""
        self.stop(signal.SIGKILL)

    def crew(self) -> list[int]:
        """The processes that serve for this one."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in children if _serves(child)]

    def memory(self) -> float:
        """Resident megabytes; 0 where the system does not tell."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def worked(self) -> float:
        """Processor seconds so far; 0 where the system does not tell."""
        try:
            after_name = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def _serves(child: str) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    except OSError:
        return False


def pin(process: int, core: int | None) -> None:
    """Keeps a process (0: this one) on one core, where the system can."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {core})


def cores() -> list[int]:
    """The cores that this process may use."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else list(range(os.cpu_count() or 1))


def machine() -> str:
    """What this was measured on: processor, cores, system, Python. Never a name of a host."""
    model = platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    system = f"{platform.system()} {platform.release()}"
    return f"{os.cpu_count()} cores of {model}, {system}, Python {platform.python_version()}"
