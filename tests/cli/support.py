"""The command as a person runs it: a process of its own, real files, exit codes.

Where the system can fork, the processes come from one that has read the rules of all games already: what a start costs
is not what these tests are about, and one of them starts from nothing (``fresh``).
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 120


@dataclass
class Said:
    code: int
    out: str
    err: str


def camarilla(
    *arguments: str, typed: str = "", language: str = "en_GB.UTF-8", folder: Path | None = None, fresh: bool = False
) -> Said:
    """Runs ``camarilla`` with these arguments and this input."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"LANG": language, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    if not fresh and "forkserver" in multiprocessing.get_all_start_methods():
        return _forked(arguments, typed, environment, folder)
    done = subprocess.run(
        [sys.executable, "-m", "camarilla.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        timeout=PATIENCE,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def _forked(arguments: Sequence[str], typed: str, environment: dict[str, str], folder: Path | None) -> Said:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["camarilla.cli"])
    with tempfile.TemporaryDirectory() as place:
        streams = [Path(place, name) for name in ("in", "out", "err")]
        streams[0].write_text(typed, encoding="utf-8")
        process = context.Process(target=_command, args=(list(arguments), streams, environment, folder))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(["camarilla", *arguments], PATIENCE)
        return Said(process.exitcode, *(path.read_text(encoding="utf-8") for path in streams[1:]))


def _command(arguments: list[str], streams: list[Path], environment: dict[str, str], folder: Path | None) -> None:
    """Inside the new process: what a shell does before it starts a command."""
    for number, path in enumerate(streams):
        os.dup2(os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT), number)
    sys.stdin = os.fdopen(0, "r", encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder or Path.cwd())
    from camarilla.cli import main

    code = main(arguments)
    sys.stdout.flush()
    sys.exit(code)
