"""Makes docs/cases from the case books in the package: every case to read, with links to its rules.

`python3 tools/case_pages.py` writes the pages.
"""

import json
from pathlib import Path

from camarilla.cases.book import Case, book_of
from camarilla.cases.stages import STAGES
from camarilla.speech import rule_book
from rules_pages import LANGUAGES, MARKS, anchor

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "cases"
NOTE = {
    "en": "Made from the case book in the package (`camarilla cases`). How to read it: [the case books](../cases.md).",
    "de": "Aus dem Fallbuch des Pakets erzeugt (`camarilla cases`). Wie man es liest: [die Fallbücher](../cases.md).",
}
TITLE = {"en": "the case book", "de": "das Fallbuch"}


def entry(case: Case, language: str) -> str:
    """One case to read."""
    title, text = case.words[language]
    sure = MARKS.get(language, {}).get(case.sure, case.sure)
    numbers = (case.rule, *case.also)
    links = ", ".join(f"[{number}](../rules/{case.game}.{language}.md#{anchor(number)})" for number in numbers)
    script = "\n".join(f"    {json.dumps(list(line), ensure_ascii=False)}" for line in case.script)
    given = json.dumps(case.given, ensure_ascii=False)
    return f"## {title}\n\n`{case.id}` · {links} <sub>{sure}</sub>\n\n{text}\n\n    {given}\n\n{script}"


def pages() -> dict[Path, str]:
    """All pages by their place."""
    made: dict[Path, str] = {}
    for game in STAGES:
        for language in LANGUAGES:
            head = f"# {rule_book(game, language).title}: {TITLE[language]}\n\n*{NOTE[language]}*"
            body = [entry(case, language) for case in book_of(game)]
            made[PAGES / f"{game}.{language}.md"] = "\n\n".join([head, *body]) + "\n"
    return made


def main() -> None:
    PAGES.mkdir(parents=True, exist_ok=True)
    for place, text in pages().items():
        place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
