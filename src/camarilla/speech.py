"""Texts for people: the Fluent catalogues and the rule books, for the terminal, the commands and the server.

The engine knows message ids and arguments only; here they become sentences in the reader's language. An id that has no
message is shown as it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from camarilla.catalogue import GAMES
from camarilla.core.illegal import Illegal, Refused
from camarilla.core.words import Arg, Plain, Words

LANGUAGES = ("en", "de")

SOFT_HYPHEN = "\u00ad"  # where a card may break a long word; a terminal does not


def texts_of(folder: Traversable, language: str) -> list[str]:
    """The catalogues of one language in a folder: ``en.ftl`` and whatever ends in ``.en.ftl``."""
    if not folder.is_dir():
        return []
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in files if f".{file.name}".endswith(f".{language}.ftl")]


def shared_texts() -> Traversable:
    return resources.files("camarilla").joinpath("text")


def game_texts(game_id: str) -> Traversable:
    return resources.files("camarilla.games").joinpath(game_id, "text")


@lru_cache(maxsize=16)
def bundle_of(game_id: str, language: str) -> FluentBundle:
    """The messages of one game and those that all share, in one language; ``""``: only the shared ones."""
    bundle = FluentBundle([language], use_isolating=False)
    texts = texts_of(shared_texts(), language)
    if game_id:
        texts += texts_of(game_texts(game_id), language)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


_GAME_OF_PREFIX = {game.prefix: game.id for game in GAMES}


class Speech:
    """Speaks one language at a table with these players."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)

    def say(self, message: str, /, **args: Arg) -> str:
        """A message with its arguments as a sentence."""
        bundle = bundle_of(_GAME_OF_PREFIX.get(message.partition("-")[0], ""), self.language)
        if not bundle.has_message(message):
            return message
        pattern = bundle.get_message(message).value
        if pattern is None:
            return message
        spoken, _ = bundle.format_pattern(pattern, self.arguments(args))
        return str(spoken).replace(SOFT_HYPHEN, "")

    def arguments(self, args: Mapping[str, Arg]) -> dict[str, Any]:
        """Arguments as Fluent takes them, with the forms of those that are bent in sentences."""
        given = {name: self.argument(value) for name, value in args.items()}
        for name, value in args.items():
            given |= self.forms(name, value)
        return given

    def forms(self, name: str, value: Arg) -> dict[str, Any]:
        """A name that is bent in sentences brings its forms along: ``.in`` of ``region`` is there as ``$region-in``."""
        if not isinstance(value, dict) or "seat" in value:
            return {}
        message = value["id"] if "id" in value else value["text"]
        bundle = bundle_of(_GAME_OF_PREFIX.get(message.partition("-")[0], ""), self.language)
        if not bundle.has_message(message):
            return {}
        own = {part: self.argument(one) for part, one in value["args"].items()} if "id" in value else {}
        attributes = bundle.get_message(message).attributes
        return {f"{name}-{form}": bundle.format_pattern(pattern, own)[0] for form, pattern in attributes.items()}

    def knows(self, message: str) -> bool:
        """Whether there is a text for this id."""
        bundle = bundle_of(_GAME_OF_PREFIX.get(message.partition("-")[0], ""), self.language)
        return bool(bundle.has_message(message))

    def words(self, words: Words) -> str:
        """The engine's words as a sentence."""
        return self.say(words.id, **words.args)

    def heard(self, news: dict[str, Plain]) -> str:
        """A piece of news as somebody heard it (``News.heard_by``)."""
        return self.say(news["id"], **news["args"])

    def refused(self, refused: Refused) -> str:
        """Why something was not accepted, with the rule's number where there is one."""
        why = self.words(refused.words)
        if isinstance(refused, Illegal) and refused.rule:
            return f"{why} ({refused.rule})"
        return why

    def argument(self, value: Arg) -> Any:
        """An argument as Fluent takes it: names for seats, texts for ids, lists as one phrase."""
        if isinstance(value, bool):
            return self.say("core-yes" if value else "core-no")
        if isinstance(value, dict):
            if "id" in value:
                return self.say(value["id"], **value["args"])
            return self.name(value["seat"]) if "seat" in value else self.say(value["text"])
        if isinstance(value, (list, tuple)):
            return self.listed(_counted([self.argument(part) for part in value]))
        return value

    def name(self, seat: int) -> str:
        """What a player is called."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("core-chance") if seat < 0 else self.say("core-seat", number=seat)

    def listed(self, parts: Sequence[str]) -> str:
        """``a, b and c``"""
        if len(parts) < 2:
            return "".join(parts) or self.say("core-nothing")
        return self.say("core-and", rest=", ".join(parts[:-1]), last=parts[-1])


def _counted(parts: Sequence[Any]) -> list[str]:
    """Equal names are counted, ``2 × Spy``; equal figures, such as dice, are not."""
    if any(isinstance(part, int) for part in parts):
        return [str(part) for part in parts]
    return [part if times == 1 else f"{times} × {part}" for part, times in Counter(map(str, parts)).items()]


# --- the rule books ---------------------------------------------------------------------------------------------------


@dataclass
class Rule:
    """One numbered paragraph: how sure it is (certain, likely, ruled), a note on that, and the text."""

    number: str
    confidence: str
    note: str
    text: str


@dataclass
class Chapter:
    title: str
    rules: list[Rule] = field(default_factory=list)


@dataclass
class RuleBook:
    title: str
    intro: list[str]
    chapters: list[Chapter]

    def rule(self, number: str) -> Rule | None:
        """The rule of this number, however it was typed."""
        wanted = number.casefold()
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.number.casefold() == wanted:
                    return rule
        return None

    def under(self, number: str) -> list[Rule]:
        """The rules below a number: ``V8`` has V8.1, V8.2 ..."""
        start = number.casefold() + "."
        return [rule for chapter in self.chapters for rule in chapter.rules if rule.number.casefold().startswith(start)]

    def numbers(self) -> list[str]:
        return [rule.number for chapter in self.chapters for rule in chapter.rules]


_RULE = re.compile(r"\*\*(?P<number>[A-Z][\w.]*)\*\* \[(?P<confidence>\w+)(?:; (?P<note>[^\]]*))?\] (?P<text>.*)", re.S)


@lru_cache(maxsize=16)
def rule_book(game_id: str, language: str) -> RuleBook:
    """The rules of a game in our words."""
    book = RuleBook("", [], [])
    for paragraph in game_texts(game_id).joinpath(f"rules.{language}.md").read_text("utf-8").split("\n\n"):
        _read_paragraph(book, paragraph.strip())
    return book


def _read_paragraph(book: RuleBook, paragraph: str) -> None:
    found = _RULE.fullmatch(paragraph)
    if paragraph.startswith("# "):
        book.title = paragraph[2:]
    elif paragraph.startswith("## "):
        book.chapters.append(Chapter(paragraph[3:]))
    elif found and book.chapters:
        parts = found.groupdict(default="")
        book.chapters[-1].rules.append(Rule(parts["number"], parts["confidence"], parts["note"], parts["text"]))
    elif paragraph:
        book.intro.append(paragraph)
