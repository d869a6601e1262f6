"""The parent of several workers: it replaces the dead, gives up where none can start, and is not outlived."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from camarilla.server.run.crew import Crew


def never(number: int, started: Callable[[], None]) -> None:
    sys.exit(3)


def test_a_worker_that_cannot_start_ends_the_crew() -> None:
    said: list[str] = []
    assert Crew(2, never, lambda: said.append("ready")).run() == 1
    assert said == []


def patient(number: int, started: Callable[[], None]) -> None:
    print(os.getpid(), flush=True)
    started()
    time.sleep(60)


PARENT = """
from tests.server.test_crew import Crew, patient
if __name__ == "__main__":
    raise SystemExit(Crew(1, patient, lambda: print("ready", flush=True)).run())
"""


def test_a_worker_is_replaced_and_does_not_outlive_its_parent() -> None:
    root = Path(__file__).resolve().parents[2]
    path = os.pathsep.join([str(root), *filter(None, sys.path)])
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as parent:
        assert parent.stdout is not None
        first = int(parent.stdout.readline())
        assert parent.stdout.readline() == "ready\n"
        os.kill(first, signal.SIGKILL)
        second = int(parent.stdout.readline())  # is not announced again
        assert second != first
        parent.kill()
        assert parent.stdout.read() == ""  # ends when the last one who could write is gone
