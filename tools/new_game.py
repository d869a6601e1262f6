"""Lays out all rooms of a new game: rules, texts, tests, bot, terminal, board, poster and colours of a small one.

    python3 dev.py new-game harbour_masters [--title "Harbour Masters"]

What it makes passes the conformance suite and plays in the browser at once; then it is rewritten, rule by rule, into
the game that is meant (docs/adding-a-game.md). Nothing that exists is overwritten.
"""

from __future__ import annotations

import argparse
import os
import re
import string
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = Path(__file__).resolve().parent / "templates" / "game"
RULE = re.compile(r"^\*\*([A-Z])\d", re.MULTILINE)
LINES = {
    "en": ("Bid in silence, win what you love.", "The Sealed Envelope", "We print what nobody bid"),
    "de": ("Still bieten und gewinnen, was man liebt.", "Der verschlossene Umschlag", "Wir drucken, was niemand bot"),
}


@dataclass
class NewGame:
    """What the templates are filled in with."""

    id: str
    title: str
    letter: str
    order: int

    @property
    def name(self) -> str:
        return "".join(part.capitalize() for part in self.id.split("_"))

    @property
    def prefix(self) -> str:
        return self.id.replace("_", "")

    def fill(self, text: str) -> str:
        said = {"id": self.id, "Name": self.name, "Title": self.title, "prefix": self.prefix, "order": str(self.order)}
        said |= {"L": self.letter, "l": self.letter.lower()}
        return re.sub(r"@(\w+)@", lambda found: said[found[1]], text)


def wished(root: Path, game: str, title: str | None) -> NewGame:
    """Refuses a name that no package, text id or folder could have, or that is taken."""
    games = root / "src" / "camarilla" / "games"
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game) or len(game) > 30:
        raise SystemExit(
            f"{game!r} is no id for a game: write small letters, digits and single _, as in harbour_masters."
        )
    if (games / game).exists():
        raise SystemExit(f"There is a game {game} already: {games / game}")
    books = sorted(games.glob("*/text/rules.en.md"))
    taken = {found[1] for book in books if (found := RULE.search(book.read_text("utf-8")))}
    free = [letter for letter in (*game.upper(), *string.ascii_uppercase) if letter.isalpha() and letter not in taken]
    if not free:
        raise SystemExit("Every letter begins the rule numbers of some game: there are none left.")
    return NewGame(game, title or game.replace("_", " ").title(), free[0], len(books) + 1)


def lay_out(root: Path, new: NewGame) -> list[Path]:
    """All files of the game, then the lines by which others find it."""
    made = {
        root / str(file.relative_to(TEMPLATES)).removesuffix(".txt").replace("ID", new.id): file
        for file in sorted(TEMPLATES.rglob("*.txt"))
    }
    there = [str(path) for path in made if path.exists()]
    if there:
        raise SystemExit(f"These files exist already, nothing was written: {', '.join(there)}")
    for path, file in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(new.fill(file.read_text("utf-8")), encoding="utf-8")
    _catalogue(root, new)
    _bots(root, new)
    _terminal(root, new)
    for language in LINES:
        _poster(root, new, language)
    return list(made)


def _edit(path: Path, *changes: tuple[str, str]) -> None:
    """Each change puts something after a place that must be there exactly once."""
    text = path.read_text("utf-8")
    for place, added in changes:
        found = list(re.finditer(place, text, re.MULTILINE))
        if len(found) != 1:
            raise SystemExit(f"{path} does not look as expected: {place} is there {len(found)} times.")
        text = text[: found[0].end()] + added + text[found[0].end() :]
    path.write_text(text, encoding="utf-8")


def _catalogue(root: Path, new: NewGame) -> None:
    constant = new.id.upper()
    path = root / "src" / "camarilla" / "catalogue.py"
    _edit(
        path,
        (
            r"^from camarilla\.core\.illegal import BadInput\n",
            f"from camarilla.games.{new.id} import GAME as {constant}\n",
        ),
        (r"^GAMES: [^\n]*\([^\n)]*(?=\))", f", {constant}"),
    )


def _bots(root: Path, new: NewGame) -> None:
    _edit(
        root / "src" / "camarilla" / "bots" / "registry.py",
        (r"^from camarilla\.bots import [^\n]*", f", {new.id}"),
        (r"^STEADY: dict\[str, Maker\] = \{\n", f'    "{new.id}": {new.id}.Steady,\n'),
    )


def _terminal(root: Path, new: NewGame) -> None:
    _edit(
        root / "src" / "camarilla" / "terminal" / "table.py",
        (r"^from camarilla\.terminal import [^\n]*", f", {new.id}_table"),
        (r"^OF_GAME: dict\[str, Describe\] = \{\n", f'    "{new.id}": {new.id}_table.describe,\n'),
    )


def _poster(root: Path, new: NewGame, language: str) -> None:
    line, paper, motto = LINES[language]
    poster = {"": new.title, "-short": new.title, "-line": line}
    papers = {"": paper, "-motto": motto}
    _edit(
        root / "src" / "camarilla" / "text" / f"ui.{language}.ftl",
        (r"^(?:ui-game-\w+(?:-\w+)? = [^\n]*\n)+(?=ui-poster)", _messages(f"ui-game-{new.id}", poster)),
        (r"^(?:ui-paper-\w+(?:-motto)? = [^\n]*\n)+(?=ui-paper-empty)", _messages(f"ui-paper-{new.id}", papers)),
    )


def _messages(beginning: str, texts: dict[str, str]) -> str:
    return "".join(f"{beginning}{end} = {text}\n" for end, text in texts.items())


def generated(root: Path) -> None:
    """What is made from the sources: types for the client, pages of the rules, the order of imports."""
    for command in (
        ["-m", "ruff", "check", "--fix", "--quiet", "src", "tests"],
        ["-m", "ruff", "format", "--quiet", "src", "tests"],
        [str(root / "tools" / "protocol_types.py")],
        [str(root / "tools" / "rules_pages.py")],
    ):
        env = {**os.environ, "PYTHONPATH": str(root / "src")}
        subprocess.run([sys.executable, *command], cwd=root, check=True, env=env)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id", help="what its package and folders are called, as in harbour_masters")
    parser.add_argument("--title", help="what people call it")
    options = parser.parse_args()
    new = wished(ROOT, options.id, options.title)
    made = lay_out(ROOT, new)
    generated(ROOT)
    print(f"{new.title}: {len(made)} files, rule numbers {new.letter}1.1 to {new.letter}3.2.")
    print(f"  play it     python3 dev.py play     (its poster is the last one), or: camarilla play {new.id}")
    print(f"  test it     pytest tests/games/{new.id} tests/conformance -k {new.id}")
    print("  rewrite it  docs/adding-a-game.md")


if __name__ == "__main__":
    main()
