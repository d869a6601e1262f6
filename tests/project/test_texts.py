"""The catalogues: both languages say the same things, everything that is said has a text, and no text is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from camarilla.catalogue import GAMES, game_of
from camarilla.cli import COMMANDS
from camarilla.speech import LANGUAGES, rule_book

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "camarilla"
CLIENT = ROOT / "client" / "src"
PREFIXES = ("core", "cli", "table", "ui", *[game.prefix for game in GAMES])
ID = re.compile(rf"(?:{'|'.join(PREFIXES)})-[\w-]*\w")


class Variables(Visitor):
    """The variables of a message; a form of a name, such as ``$region-in``, is that name."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name.partition("-")[0])


def catalogues(language: str) -> list[Path]:
    files = [*SOURCE.glob("text/*.ftl"), *SOURCE.glob("games/*/text/*.ftl")]
    return sorted(file for file in files if f".{file.name}".endswith(f".{language}.ftl"))


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with its variables."""
    found: dict[str, frozenset[str]] = {}
    for file in catalogues(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, german = messages("en"), messages("de")
    assert sorted(english) == sorted(german)
    different = [name for name in english if english[name] != german[name]]
    assert not different


# --- what is said -----------------------------------------------------------------------------------------------------


@cache
def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def spoken_constants() -> Iterator[tuple[str, str]]:
    """Every string in the source that is a message id, with its place."""
    for file, tree in trees().items():
        pieces = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node not in pieces and ID.fullmatch(str(node.value)):
                yield str(node.value), f"{file.relative_to(ROOT)}:{node.lineno}"


def test_everything_that_is_said_has_a_text_in_both_languages() -> None:
    """A constant may also be the beginning of a family, such as ``gp-card`` of ``gp-card-12``."""
    known = messages("en")
    untold = [
        f"{place}: {name}"
        for name, place in spoken_constants()
        if name not in known and not any(other.startswith(f"{name}-") for other in known)
    ]
    assert not untold


def patterns() -> list[re.Pattern[str]]:
    """The families of ids that the source and the client build from parts."""
    found = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values
                ]
                found.add("".join(parts))
    for text in client_sources():
        for built in re.findall(r"`([^`\s]*\$\{[^`\s]*)`", text):
            found.add(r"[\w-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", built)))
    word = r"(?:\w|\[\\w-\]\+\\-\w)"  # or a part that is filled in, and a word after it
    named = re.compile(rf"(?:{'|'.join(PREFIXES)}|\[\\w-\]\+)\\-{word}")  # a prefix or any, then at least one word
    return [re.compile(pattern) for pattern in sorted(found) if named.match(pattern)]


@cache
def client_sources() -> list[str]:
    files = sorted(file for kind in ("*.ts", "*.svelte") for file in CLIENT.rglob(kind))
    return [file.read_text("utf-8") for file in files if "generated" not in file.name]


def keys_of_questions() -> Iterator[str]:
    """The answers of a question are labelled with its key and their name, unless it says otherwise."""
    for tree in trees().values():
        for node in ast.walk(tree):
            match node:
                case ast.AnnAssign(target=ast.Name(id="key"), value=ast.Constant(value=str(key))):
                    yield f"{key}-"


def beginnings() -> Iterator[str]:
    """Strings that end with a hyphen: what comes after is added elsewhere."""
    for tree in trees().values():
        for node in ast.walk(tree):
            said = str(node.value) if isinstance(node, ast.Constant) else ""
            if said.endswith("-") and ID.fullmatch(said.removesuffix("-")):
                yield said


def lessons() -> list[str]:
    """Lessons speak of questions and news by their ids."""
    return [file.read_text("utf-8") for file in sorted(SOURCE.glob("games/*/lessons/*.*")) if file.suffix != ".py"]


def referring() -> list[str]:
    """What one message says by another: the names in its braces."""
    return [name for file in catalogues("en") for name in re.findall(r"\{ ([a-z][\w-]*) \}", file.read_text("utf-8"))]


TIDY = re.compile(rf"(?:{'|'.join(PREFIXES)})-")  # where a text that nobody says is a mistake


def test_no_text_is_left_over() -> None:
    said = {name for name, _ in spoken_constants()}
    said |= {f"cli-{command}{part}" for command in COMMANDS for part in ("", "-examples")}
    said |= {name for text in (*client_sources(), *lessons(), *referring()) for name in ID.findall(text)}
    families = (*keys_of_questions(), *beginnings(), *(f"{name}-" for name in said if name not in messages("en")))
    built = patterns()
    unsaid = [
        name
        for name in filter(TIDY.match, messages("en"))
        if name not in said
        and name.removesuffix("-secret") not in said
        and not name.startswith(families)
        and not any(pattern.fullmatch(name) for pattern in built)
    ]
    assert not unsaid, unsaid


def spoken_calls() -> Iterator[tuple[str, set[str], str]]:
    """Calls that say a message with all its arguments in sight: the message, the arguments, the place."""
    takes = {"Illegal": 1, "NotAsked": 1, "BadInput": 1, "Refused": 0, "say": 0, "tell": 0}
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or any(keyword.arg is None for keyword in node.keywords):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in takes and len(node.args) > takes[name]:
                message = node.args[takes[name]]
                given = {str(keyword.arg) for keyword in node.keywords} | ({"field"} if name == "BadInput" else set())
                for said in constants_of(message):
                    yield said, given, f"{file.relative_to(ROOT)}:{node.lineno}"


def constants_of(node: ast.expr) -> list[str]:
    """The ids that an expression can be."""
    if isinstance(node, ast.IfExp):
        return constants_of(node.body) + constants_of(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
        return [node.value]
    return []


def test_whatever_a_text_speaks_of_is_given_to_it() -> None:
    missing = [
        f"{place}: {name} speaks of {sorted(messages('en')[name] - given)}"
        for name, given, place in spoken_calls()
        if messages("en").get(name, frozenset()) - given
    ]
    assert not missing


# --- families that come from data -------------------------------------------------------------------------------------


def family(game_id: str) -> Iterator[str]:
    """The ids that every reader of a game builds from its record."""
    game = game_of(game_id)
    yield from (f"{game.prefix}-title", f"{game.prefix}-tagline", *game.reconstructed)
    yield from (f"{game.prefix}-ending-{ending}" for ending in game.endings)
    yield from (f"{game.prefix}-preset-{preset}" for preset in game.presets)
    for switch in game.switches:
        yield from (f"{game.prefix}-switch-{switch.name}", f"{game.prefix}-switch-{switch.name}-help")
        yield from (f"{game.prefix}-switch-{switch.name}-{value}" for value in switch.values)


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_every_switch_ending_and_preset_has_its_texts(game_id: str) -> None:
    assert not [name for name in family(game_id) if name not in messages("en")]


def test_every_card_phase_colour_and_building_of_viva_has_its_texts() -> None:
    from camarilla.games.viva.state import BattleStep, Phase

    game = game_of("viva")
    box: Any = game.box(game.rules({}), None)
    wanted = [f"viva-card-{card.lower()}-{part}" for card in box.cards for part in ("name", "text", "when")]
    wanted += [f"viva-phase-{phase.value}" for phase in Phase]
    wanted += [f"viva-colour-{colour}" for colour in box.numbers]
    wanted += [f"viva-building-{kind}" for kind in ("main_house", *box.kinds)]
    wanted += [f"viva-role-{role}" for role in ("presidente", "golpista", "attacker", "defender", "supporter")]
    assert len(BattleStep) == 5
    assert not [name for name in wanted if name not in messages("en")]


# --- the rule books ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_the_rule_books_of_both_languages_have_the_same_rules(game_id: str) -> None:
    english, german = (rule_book(game_id, language) for language in LANGUAGES)
    assert english.numbers() == german.numbers()
    assert len(set(english.numbers())) == len(english.numbers())
    assert [len(chapter.rules) for chapter in english.chapters] == [len(chapter.rules) for chapter in german.chapters]
    for number in english.numbers():
        one, other = english.rule(number), german.rule(number)
        assert one is not None
        assert other is not None
        assert one.confidence == other.confidence, number
        assert one.confidence in ("certain", "likely", "ruled"), number
