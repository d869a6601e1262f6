"""The table in words: for every game its own description, or an outline of its view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.terminal import am_table, gp_table, junta_table, viva_table
from camarilla.terminal.screen import Screen

Describe: TypeAlias = Callable[[Screen, Any, Any], None]

OF_GAME: dict[str, Describe] = {
    "viva": viva_table.describe,
    "junta": junta_table.describe,
    "anti_monopoly": am_table.describe,
    "global_powers": gp_table.describe,
}


def describe(screen: Screen, game_id: str, view: Any, box: Any) -> None:
    """Tells what lies on the table, as far as the reader may know; the box holds the printed facts."""
    OF_GAME.get(game_id, outline)(screen, view, box)


def outline(screen: Screen, view: Any, box: Any) -> None:
    """Any view as names and values, one below the other."""
    for name, value in plain(view).items():
        _branch(screen, name, value, 0)


def _branch(screen: Screen, name: str, value: Plain, indent: int) -> None:
    if isinstance(value, (dict, list)) and not _short(value):
        screen.line(f"{name}:", indent)
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in parts:
            _branch(screen, str(key), part, indent + 2)
    else:
        screen.line(f"{name}: {_leaf(value)}", indent)


def _short(value: Plain) -> bool:
    parts = value.values() if isinstance(value, dict) else value
    return not any(isinstance(part, (dict, list)) for part in parts)


def _leaf(value: Plain) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)
