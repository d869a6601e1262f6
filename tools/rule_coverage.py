"""Which paragraph and which test stand behind every rule number, and which number has none.

For every game with a rule book in text/rules.en.md: the numbers of the book, where the game's code cites them
(docstrings, other strings, comments) and which tests do (name, docstring, strings of the test). It fails on a number
that code or tests do not cite, on a citation of a number that the book does not have, and on books that differ
between languages.
"""

import argparse
import ast
import io
import json
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de")
PARAGRAPH = re.compile(
    r"^\*\*(?P<number>[A-Z]\d+(?:\.\w+)*)\*\* \[(?P<confidence>certain|likely|ruled)(?:; [^\]]+)?\] \S"
)

Citation = tuple[str, str]
"""A number and the place that cites it."""


@dataclass
class Book:
    """One language of a game's rules."""

    numbers: list[str] = field(default_factory=list)
    references: list[Citation] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


@dataclass
class Report:
    game: str
    numbers: list[str]
    code: dict[str, list[str]]
    tests: dict[str, list[str]]
    faults: list[str]

    def as_json(self) -> dict[str, object]:
        rules = {n: {"code": self.code.get(n, []), "tests": self.tests.get(n, [])} for n in self.numbers}
        return {"game": self.game, "rules": rules, "faults": self.faults}


# --- the book ---------------------------------------------------------------------------------------------------------


def read_book(path: Path, letter: str | None = None) -> Book:
    """The numbered paragraphs of one file and the numbers they refer to."""
    book = Book()
    for paragraph in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
        text = paragraph.strip()
        if not text.startswith("**"):
            continue
        found = PARAGRAPH.match(text)
        if not found:
            book.faults.append(f"{path.name}: not a rule paragraph: {text[:60]!r}")
            continue
        number = found["number"]
        if number in book.numbers:
            book.faults.append(f"{path.name}: {number} stands there twice")
        book.numbers.append(number)
        place = f"{path.name} {number}"
        book.references += [(cited, place) for cited in cited_in(text[found.end() - 1 :], letter or number[0])]
    return book


def difference(books: dict[str, Book]) -> Iterator[str]:
    """Every language must have the same numbers in the same order."""
    first = books[LANGUAGES[0]].numbers
    for language, book in books.items():
        if set(book.numbers) != set(first):
            for number in sorted(set(first) ^ set(book.numbers)):
                has, lacks = (LANGUAGES[0], language) if number in first else (language, LANGUAGES[0])
                yield f"{number} is in rules.{has}.md but not in rules.{lacks}.md"
        elif book.numbers != first:
            at = next(n for n, m in zip(first, book.numbers, strict=False) if n != m)
            yield f"rules.{language}.md has another order from {at} on"


# --- citations --------------------------------------------------------------------------------------------------------


def cited_in(text: str, letter: str) -> list[str]:
    return re.findall(rf"\b{letter}\d+(?:\.\w+)*\b", text)


def comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Docstrings and all other texts, parts of f-strings included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def paragraphs(tree: ast.AST, above: str = "") -> Iterator[tuple[int, int, str]]:
    """Every class and function with its lines and its full name, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{above}{node.name}"
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield first, node.end_lineno or first, name
            yield from paragraphs(node, f"{name}.")
        else:
            yield from paragraphs(node, above)


def citations_of_code(folder: Path, letter: str) -> Iterator[Citation]:
    """Each citation with the innermost paragraph it stands in."""
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        module = path.relative_to(folder).with_suffix("").as_posix()
        spans = list(paragraphs(tree))
        for line, text in (*strings(tree), *comments(source)):
            for number in cited_in(text, letter):
                inside = [name for first, last, name in spans if first <= line <= last]
                yield number, f"{module}:{inside[-1]}" if inside else module


def number_in_name(name: str, numbers: Iterable[str], letter: str) -> str | None:
    """The number a test carries in its name: the longest that fits, or what it claims if none does."""
    if not re.match(rf"test_{letter}\d", name, re.IGNORECASE):
        return None
    rest = f"{name.removeprefix('test_').lower()}_"
    fitting = [number for number in numbers if rest.startswith(f"{number.lower().replace('.', '_')}_")]
    claimed = re.match(r"[a-z]\d+(?:(?:_[a-z])?_\d+[a-z]?(?=_))*", rest)
    return max(fitting, key=len) if fitting else claimed[0].replace("_", ".").upper() if claimed else None


def citations_of_tests(folder: Path, numbers: list[str], letter: str) -> Iterator[Citation]:
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                place = f"{path.relative_to(folder).as_posix()}::{node.name}"
                if named := number_in_name(node.name, numbers, letter):
                    yield named, place
                for _, text in strings(node):
                    yield from ((number, place) for number in cited_in(text, letter))


def chapters(numbers: Iterable[str]) -> set[str]:
    """V8 of V8.2, J5 and J5.C of J5.C.12: may be cited, but do not count as a rule."""
    parts = [number.split(".") for number in numbers]
    return {".".join(part[:length]) for part in parts for length in range(1, len(part))}


# --- the report -------------------------------------------------------------------------------------------------------


def gathered(citations: Iterable[Citation]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for number, place in citations:
        if place not in places.setdefault(number, []):
            places[number].append(place)
    return places


def unknown(places: dict[str, list[str]], numbers: list[str]) -> Iterator[str]:
    known = {*numbers, *chapters(numbers)}
    for number in sorted(set(places) - known):
        yield f"{number} does not exist but is cited by {', '.join(places[number][:3])}"


def uncited(report: Report) -> Iterator[str]:
    for number in report.numbers:
        missing = [kind for kind, places in (("code", report.code), ("test", report.tests)) if number not in places]
        if missing:
            yield f"{number} is cited by no {' and no '.join(missing)}"


def report_on(folder: Path, tests: Path) -> Report:
    """The report on one game. A book whose game has no code yet is only compared with its translation."""
    books = {language: read_book(path) for language in LANGUAGES if (path := rules(folder, language)).exists()}
    report = Report(folder.name, books[LANGUAGES[0]].numbers, {}, {}, [])
    report.faults += [f"rules.{language}.md is missing" for language in LANGUAGES if language not in books]
    report.faults += [fault for book in books.values() for fault in book.faults]
    report.faults += difference(books)
    if not report.numbers:
        report.faults.append("the book has no numbers")
        return report
    letter = report.numbers[0][0]
    references = gathered(reference for book in books.values() for reference in book.references)
    report.faults += unknown(references, report.numbers)
    if (folder / "__init__.py").exists():
        report.code = gathered(citations_of_code(folder, letter))
        report.tests = gathered(citations_of_tests(tests, report.numbers, letter))
        report.faults += [*unknown(report.code, report.numbers), *unknown(report.tests, report.numbers)]
        report.faults += uncited(report)
    return report


def rules(folder: Path, language: str) -> Path:
    return folder / "text" / f"rules.{language}.md"


def reports(root: Path, game: str | None = None) -> list[Report]:
    games = sorted(path.parent.parent for path in root.glob("src/camarilla/games/*/text/rules.en.md"))
    return [
        report_on(folder, root / "tests" / "games" / folder.name) for folder in games if game in (None, folder.name)
    ]


def show(report: Report, every_number: bool) -> None:
    code, tests = (len(set(report.numbers) & set(places)) for places in (report.code, report.tests))
    print(f"{report.game}: {len(report.numbers)} rules, {code} cited by code, {tests} by tests, ", end="")
    print(f"{len(report.faults)} faults" if report.faults else "nothing amiss")
    if every_number:
        for number in report.numbers:
            places = ", ".join(report.code.get(number, ["-"])), ", ".join(report.tests.get(number, ["-"]))
            print(f"  {number:<9} {places[0]}\n            {places[1]}")
    for fault in report.faults:
        print(f"  ! {fault}")


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game, with every number and who cites it")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args(arguments)
    found = reports(root, options.game)
    if options.game and not found:
        parser.error(f"no game {options.game} with a rule book")
    if options.json:
        print(json.dumps([report.as_json() for report in found], indent=2, ensure_ascii=False))
    else:
        for report in found:
            show(report, every_number=options.game is not None)
    return 1 if any(report.faults for report in found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
