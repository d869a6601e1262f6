"""Compiled rules where they stand ready.

A compiled wheel needs nothing: its libraries lie beside their sources. From a checkout ``CAMARILLA_COMPILED`` names the
folder of a compiled build, and long work starts anew in it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from camarilla.core import flow


def is_compiled() -> bool:
    """Whether the rules of this process are compiled."""
    return not str(flow.__file__).endswith(".py")


def compiled_build() -> str | None:
    """The folder of a compiled build, if one was named and is there."""
    build = os.environ.get("CAMARILLA_COMPILED")
    return build if build and Path(build, "camarilla").is_dir() else None


def prefer_compiled() -> None:
    """Starts this command anew with compiled rules, if they stand ready and are not in use already."""
    build = compiled_build()
    if build is not None and not is_compiled():
        command = [sys.executable, "-m", "camarilla", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": build})
