"""The command as a person runs it: a process of its own, real files, exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Said:
    code: int
    out: str
    err: str


def camarilla(*arguments: str, typed: str = "", language: str = "en_GB.UTF-8", folder: Path | None = None) -> Said:
    """Runs ``camarilla`` with these arguments and this input."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"LANG": language, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-m", "camarilla.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        timeout=120,
    )
    return Said(done.returncode, done.stdout, done.stderr)
