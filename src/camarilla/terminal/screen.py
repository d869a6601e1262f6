"""Lines on a terminal: wrapped to its width, without drawings, so that a screen reader can follow."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import TextIO

from camarilla.speech import Speech

WIDEST = 100
FAMILIES = 7


def seated(speech: Speech, names: Sequence[str]) -> Speech:
    """The same language at a table with these players; families that nobody plays have a name, too."""
    others = [speech.say(f"cli-family-{number}") for number in range(len(names), FAMILIES)]
    return Speech(speech.language, [*names, *others])


class Screen:
    """Where a command speaks."""

    def __init__(self, speech: Speech, out: TextIO | None = None) -> None:
        self.speech = speech
        self.out = out if out is not None else sys.stdout
        self.width = min(shutil.get_terminal_size((80, 24)).columns, WIDEST)
        self.bold = self.out.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    def line(self, text: str = "", indent: int = 0, hang: int = 2) -> None:
        """One line of text; what does not fit goes on below, a little further in."""
        width = max(self.width, 40)
        start, rest = " " * indent, " " * (indent + hang)
        wrapped = textwrap.wrap(
            text, width, initial_indent=start, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
        )
        print("\n".join(wrapped), file=self.out)

    def say(self, message: str, /, indent: int = 0, **args: object) -> None:
        """A message of the catalogue as a line."""
        self.line(self.speech.say(message, **args), indent)

    def heading(self, text: str) -> None:
        """A line that stands out, with an empty line before it."""
        print(file=self.out)
        self.line(f"\033[1m{text}\033[0m" if self.bold else text, hang=0)


class Progress:
    """How far something is, on stderr, if a person is watching there."""

    def __init__(self, total: int, speech: Speech, message: str = "cli-progress") -> None:
        self.total = total
        self.message = message
        self.speech = speech
        self.watched = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        if self.watched:
            filled = round(24 * done / self.total) if self.total else 24
            told = self.speech.say(self.message, done=done, total=self.total)
            print(f"\r[{'#' * filled}{'.' * (24 - filled)}] {told} ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.watched:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
