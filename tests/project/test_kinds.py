"""Every kind of question that a game names is asked somewhere, and every message that asks belongs to one."""

import re
from pathlib import Path

import pytest

from camarilla.catalogue import GAMES
from camarilla.core.game import Game

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "camarilla" / "games"
PREFIXES = "|".join(game.prefix for game in GAMES)
ASKING = re.compile(rf'(f?)"((?:{PREFIXES})-(?:ask-)?[a-z_{{}}.-]+)"')


def named_in(game: Game) -> list[re.Pattern[str]]:
    """What the sources write between quotation marks; a part that is filled in may be any word."""
    found = []
    for path in (GAMES_FOLDER / game.id).rglob("*.py"):
        if path.name == "manifest.py":
            continue
        for formatted, text in ASKING.findall(path.read_text("utf-8")):
            parts = re.split(r"\{[^}]*\}", text) if formatted else [text]
            found.append(re.compile("[a-z_]+".join(map(re.escape, parts))))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_is_asked_somewhere(game: Game) -> None:
    patterns = named_in(game)
    assert [kind for kind in game.kinds if not any(one.fullmatch(kind) for one in patterns)] == []
    assert len(set(game.kinds)) == len(game.kinds)
