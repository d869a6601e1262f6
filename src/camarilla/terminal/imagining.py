"""``camarilla world``: worlds from a look that was taken along."""

from __future__ import annotations

import json
from pathlib import Path

from camarilla.core.illegal import BadInput
from camarilla.terminal.logs import read_text
from camarilla.terminal.screen import Screen
from camarilla.worlds import Mould


def imagine(screen: Screen, path: Path, count: int, seed: str) -> None:
    """Writes one world per line."""
    try:
        look = json.loads(read_text(path))
    except ValueError as wrong:
        raise BadInput(path.name, "cli-not-json", why=str(wrong)) from wrong
    for world in Mould(look).worlds(count, seed):
        print(json.dumps(world, ensure_ascii=False, separators=(",", ":")), file=screen.out)
