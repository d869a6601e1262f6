"""Names of people, tables and those who have none yet."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from camarilla.bots.persons import PERSONS
from camarilla.core.illegal import BadInput
from camarilla.core.questions import Dice
from camarilla.core.words import Plain

NAME_LENGTH = 40
BOT = " (bot)"  # behind the name of every program with an account; no person's name ends so
MARKED = re.compile(r"\s*\(bot\)\s*$", re.IGNORECASE)
LOOKALIKES = str.maketrans("βвьƅ68оοօ0тτ", "bbbbbboooott")  # letters of other alphabets, and digits
NONCE = re.compile(r"[0-9a-f]{0,128}")

# For chairs whose person or bot has no name of its own: the names that have a face.
STRANGERS = tuple(person.name for person in PERSONS)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control characters, not too long; refuses an empty one and a bot's."""
    shown = _shown(name, NAME_LENGTH)
    if is_bot(shown):
        raise BadInput("name", "table-name-of-bot", mark=BOT.strip())
    return shown


def bot_name(name: str) -> str:
    """The name of a program: with the mark, whether it was written with it or not."""
    return _shown(MARKED.sub("", name), NAME_LENGTH - len(BOT)) + BOT


def is_bot(name: str) -> bool:
    """Whether a name has the mark, or something that looks like it."""
    bare = [char for char in unicodedata.normalize("NFKD", name) if unicodedata.category(char)[0] != "M"]
    return "".join("".join(bare).casefold().split()).translate(LOOKALIKES).endswith(BOT.strip())


def one_line(text: str, spared: str = "") -> str:
    """What somebody wrote as one line: no control characters, nothing that turns the line around."""
    spaced = "".join(" " if char.isspace() else char for char in text)
    shown = "".join(char for char in spaced if char in spared or unicodedata.category(char)[0] != "C")
    return " ".join(shown.split())


def _shown(name: str, most: int) -> str:
    shown = one_line(name)
    if not shown:
        raise BadInput("name", "table-name-empty")
    if len(shown) > most:
        raise BadInput("name", "table-name-too-long", most=most)
    return shown


def clean_nonce(nonce: str) -> str:
    if not NONCE.fullmatch(nonce):
        raise BadInput("nonce", "table-nonce-malformed")
    return nonce


def strangers(count: int, dice: Dice) -> list[str]:
    """Different names for so many chairs."""
    left = list(STRANGERS)
    return [left.pop(dice.below(len(left))) for _ in range(count)]


def stranger(known: Sequence[str], dice: Dice) -> str:
    """A name that nobody at the table has."""
    left = [name for name in STRANGERS if name not in known]
    return left[dice.below(len(left))]


def data_name(components: Plain) -> str:
    """What a player's own components are called, as far as they say so; nothing if the usual box is used."""
    if not isinstance(components, dict) or not components:
        return ""
    parts = [part for part in components.values() if isinstance(part, dict)]
    said = [one.get("name") for one in (components, *parts)]
    names = dict.fromkeys(name for name in said if isinstance(name, str) and name.strip())
    return one_line(", ".join(names))[:NAME_LENGTH] or "own"
