"""Names of people, tables and those who have none yet."""

from __future__ import annotations

import re
import unicodedata

from camarilla.core.illegal import BadInput
from camarilla.core.questions import Dice

NAME_LENGTH = 40
NONCE = re.compile(r"[0-9a-f]{0,128}")

# For chairs whose person or bot has no name of its own; none of them ever governed anything.
STRANGERS = (
    "Don Aurelio",
    "Doña Perpetua",
    "Coronel Siesta",
    "Madame Vesuvia",
    "General Ocaso",
    "Señor Cobro",
    "Tía Dinamita",
    "Baron Kaltwasser",
    "Contessa Bianca",
    "Capitán Niebla",
    "Doktor Silber",
    "Lady Ledger",
    "Abuela Pólvora",
    "Herr von Tresor",
    "Monsieur Valise",
    "Miss Oswin Crane",
    "El Contable",
    "Signora Cambiale",
)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control characters, not too long; refuses an empty one."""
    plain = "".join(" " if char.isspace() else char for char in name)
    shown = "".join(char for char in plain if unicodedata.category(char)[0] != "C")
    shown = " ".join(shown.split())
    if not shown:
        raise BadInput("name", "table-name-empty")
    if len(shown) > NAME_LENGTH:
        raise BadInput("name", "table-name-too-long", most=NAME_LENGTH)
    return shown


def clean_nonce(nonce: str) -> str:
    if not NONCE.fullmatch(nonce):
        raise BadInput("nonce", "table-nonce-malformed")
    return nonce


def strangers(count: int, dice: Dice) -> list[str]:
    """Different names for so many chairs."""
    left = list(STRANGERS)
    return [left.pop(dice.below(len(left))) for _ in range(count)]
