"""A mark of the code that decides what is played: two reports with the same mark can be compared figure by figure."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import camarilla

DECIDES = (
    "core",
    "games",
    "match",
    "bots",
    "nets",
    "arena",
    "catalogue.py",
)  # rules, dice, players, and who seats them
ONLY_TOLD = ("text", "lessons", "cases")  # words, lessons and cases about the games play nothing
KINDS = (".py", ".json", ".toml", ".npz")
LENGTH = 12


def mark_of(package: Path) -> str:
    """The mark of one installed package; the same whether its rules are compiled or not."""
    digest = sha256()
    for name in DECIDES:
        at = package / name
        for file in sorted(at.rglob("*")) if at.is_dir() else [at]:
            inside = file.relative_to(package)
            if file.suffix in KINDS and not set(inside.parts[:-1]) & set(ONLY_TOLD):
                digest.update(inside.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:LENGTH]


@cache
def mark() -> str:
    """The mark of the code that runs."""
    return mark_of(Path(camarilla.__file__).parent)
