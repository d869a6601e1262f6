"""Makes docs/rules from the rule books in the package: an anchor for every number, every reference a link.

`python3 tools/rules_pages.py` writes the pages, `--check` fails if one of them is not current.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "camarilla" / "games"
PAGES = ROOT / "docs" / "rules"
LANGUAGES = {"en": "English", "de": "Deutsch"}
RULE = re.compile(r"^\*\*(?P<number>[A-Z]\d+(?:\.\w+)*)\*\* \[(?P<mark>[^\]]+)\] (?P<text>.*)$", re.DOTALL)
MARKS = {"de": {"certain": "sicher", "likely": "wahrscheinlich", "ruled": "entschieden"}}
NOTE = {
    "en": "Made from the rule book in the package; the same paragraphs open beside the table and in `camarilla rules`.",
    "de": "Aus dem Regelbuch des Pakets erzeugt; dieselben Absätze öffnen sich am Tisch und mit `camarilla rules`.",
}


def anchor(number: str) -> str:
    """The place of a rule on its page."""
    return number.lower().replace(".", "-")


def page(text: str, language: str) -> str:
    """One rule book as a page."""
    paragraphs = [part.strip() for part in re.split(r"\n\s*\n", text.strip())]
    numbers = {found["number"] for part in paragraphs if (found := RULE.match(part))}
    made = [_paragraph(part, numbers, language) for part in paragraphs]
    made.insert(1, f"*{NOTE[language]}*")
    return "\n\n".join(made) + "\n"


def _paragraph(part: str, numbers: set[str], language: str) -> str:
    found = RULE.match(part)
    if not found:
        return part
    number, (mark, _, note) = found["number"], found["mark"].partition(";")
    said = MARKS.get(language, {}).get(mark, mark) + (f";{note}" if note else "")
    return f'<a id="{anchor(number)}"></a>**{number}** <sub>{said}</sub> {linked(found["text"], numbers)}'


def linked(text: str, numbers: set[str]) -> str:
    """Every number that is a rule of this book becomes a link to it."""
    known = "|".join(sorted(map(re.escape, numbers), key=len, reverse=True))
    return re.sub(rf"(?<![\w.])({known})(?!\w|\.\w)", lambda hit: f"[{hit[1]}](#{anchor(hit[1])})", text)


def pages() -> dict[Path, str]:
    """All pages by their place."""
    made: dict[Path, str] = {}
    rows = []
    for book in sorted(GAMES.glob("*/text/rules.en.md")):
        game = book.parent.parent.name
        title = book.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
        links = []
        for language, name in LANGUAGES.items():
            source = book.with_name(f"rules.{language}.md")
            made[PAGES / f"{game}.{language}.md"] = page(source.read_text(encoding="utf-8"), language)
            links.append(f"[{name}]({game}.{language}.md)")
        rows.append(f"| {title} | {' · '.join(links)} |")
    index = ["# The rules, in our words", "", "| game | rules |", "|---|---|", *rows]
    made[PAGES / "README.md"] = "\n".join(index) + "\n"
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is not current")
    checking = parser.parse_args().check
    stale = [place for place, text in pages().items() if not place.exists() or place.read_text("utf-8") != text]
    if checking:
        for place in stale:
            print(f"{place.relative_to(ROOT)} is not current: run python3 tools/rules_pages.py", file=sys.stderr)
        return 1 if stale else 0
    PAGES.mkdir(parents=True, exist_ok=True)
    for place, text in pages().items():
        place.write_text(text, encoding="utf-8")
    print(f"{len(stale)} pages written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
