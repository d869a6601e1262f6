"""What an extra brings, or a hint where it is not installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Missing(ImportError):
    """A package of an extra is not installed; the message says how to get it."""


def needed(package: str, extra: str = "lab") -> Any:
    """The module of this name; where it is missing, what to install."""
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != package.partition(".")[0]:
            raise
        top = package.partition(".")[0]
        raise Missing(f"{top} is missing for that: pip install 'camarilla[{extra}]'", name=top) from None
