#!/usr/bin/env python3
"""Writes the TypeScript types of the protocol from the messages of the server and the views of the games.

python tools/protocol_types.py           writes client/src/lib/protocol.generated.ts
python tools/protocol_types.py --check   says whether it is current
"""

from __future__ import annotations

import dataclasses
import enum
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from camarilla.catalogue import GAMES
from camarilla.core.questions import Amount, Choose, Pick, Question, YesNo
from camarilla.server.absence import messages as messages_absence
from camarilla.server.door import wire
from camarilla.server.laboratory import messages as messages_laboratory
from camarilla.server.meeting import messages as messages_meeting
from camarilla.server.notices import messages as messages_notices
from camarilla.server.play import frames, messages
from camarilla.server.review import messages as messages_review
from camarilla.server.school import messages as messages_school
from camarilla.server.talk import messages as messages_talk
from camarilla.server.worlds import messages as messages_worlds

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "client" / "src" / "lib" / "protocol.generated.ts"
HEAD = """\
// Made by tools/protocol_types.py from the messages of the server and the views of the games. Do not edit.

/** Data as JSON can hold it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
"""
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "Plain"}
GENERIC = {"Seen": "<View = GameView>"}
BASES = len(wire.Out.__mro__)
MODULES = (
    wire,
    messages_absence,
    messages,
    frames,
    messages_talk,
    messages_meeting,
    messages_review,
    messages_notices,
    messages_school,
    messages_worlds,
    messages_laboratory,
)
UNIONS = {"ServerFrame": frames.ServerFrame, "ClientMessage": frames.ClientMessage}


class Writer:
    """Walks from the roots over everything they hold and writes each class once."""

    def __init__(self) -> None:
        self.names: dict[type[Any], str] = {}
        self.written: list[str] = []
        self.prefix = ""

    def name(self, cls: type[Any]) -> str:
        """The name of a class in TypeScript; writes it if it is new. A name that is taken gets the game's in front."""
        if cls not in self.names:
            taken = cls.__name__ in self.names.values()
            self.names[cls] = f"{self.prefix}{cls.__name__}" if taken else cls.__name__
            self.written.append(self.interface(cls))
        return self.names[cls]

    def interface(self, cls: type[Any]) -> str:
        hints = get_type_hints(cls, include_extras=True)
        lines = [f"  readonly type: '{tag}';"] if (tag := _tag(cls)) else []
        for field, optional in _fields(cls):
            lines.append(f"  readonly {field}{'?' if optional else ''}: {self.type(hints[field])};")
        name = self.names[cls]
        body = "\n".join(lines)
        return f"{_comment(cls)}export interface {name}{GENERIC.get(name, '')} {{\n{body}\n}}\n"

    def type(self, hint: Any) -> str:
        """A type as TypeScript writes it."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint in SIMPLE:
            return SIMPLE[hint]
        if origin is Annotated:
            return _said(inner[1:]) or self.type(inner[0])
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(one) for one in inner))
        if origin is Literal:
            return " | ".join(f"'{one}'" for one in inner)
        if origin is tuple and inner[-1:] != (...,):
            return f"readonly [{', '.join(map(self.type, inner))}]"
        if origin in (list, tuple, frozenset, set):
            return f"readonly {_bracketed(self.type(inner[0]))}[]"
        if isinstance(origin, type) and dataclasses.is_dataclass(origin):
            return self.filled_in(origin, inner)
        if origin is dict:
            return f"Readonly<Record<string, {self.type(inner[1])}>>"
        if is_typeddict(hint):
            return self.written_out(get_type_hints(hint))
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return " | ".join(f"'{one.value}'" for one in hint)
        if isinstance(hint, type) and (dataclasses.is_dataclass(hint) or issubclass(hint, msgspec.Struct)):
            return self.name(hint)
        raise TypeError(f"no TypeScript for {hint!r}")

    def filled_in(self, cls: Any, given: tuple[Any, ...]) -> str:
        """A generic class with what it is made of, written where it stands."""
        meant = dict(zip(cls.__parameters__, given, strict=True))
        return self.written_out({name: meant.get(hint, hint) for name, hint in get_type_hints(cls).items()})

    def written_out(self, hints: dict[str, Any]) -> str:
        """Fields without a name for them all."""
        return f"{{ {' '.join(f'readonly {name}: {self.type(hint)};' for name, hint in hints.items())} }}"

    def facts(self, cls: Any) -> str:
        """The facts of a question as they travel: its fields without the box and what is ``drawn``, or ``facts``."""
        hints: dict[str, Any] = {}
        if cls.facts is Question.facts:
            known = get_type_hints(cls, include_extras=True)
            hints = {field.name: known[field.name] for field in dataclasses.fields(cls)}
        for own, ours in ((cls.facts, Question.facts), (cls.drawn, Question.drawn)):
            if own is not ours:
                returned = get_type_hints(own)["return"]
                if not is_typeddict(returned):
                    raise TypeError(f"{own.__qualname__} must say what it returns: a TypedDict")
                hints |= get_type_hints(returned, include_extras=True)
        lines = [f"  readonly {name}: {self.type(hints[name])};" for name in hints if name != "box"]
        name = f"{self.prefix}{cls.__name__}Facts"
        self.written.append(f"{_comment(cls)}export interface {name} {{\n{chr(10).join(lines)}\n}}\n")
        return name


def _types_of(game: str) -> list[type[Any]]:
    """Every type of question that a game asks of players, in the order of the alphabet."""

    def below(cls: type[Any]) -> list[type[Any]]:
        return [cls, *(one for sub in cls.__subclasses__() for one in below(sub))]

    mine = [cls for cls in below(Question) if cls.__module__.startswith(f"camarilla.games.{game}.")]
    return sorted(
        {cls for cls in mine if "key" in dir(cls) and dataclasses.is_dataclass(cls)}, key=lambda cls: cls.__name__
    )


def _asked_as(cls: type[Any]) -> str:
    """By what the wire knows a type: the kind of those that ask one thing, else the key."""
    text = getattr(cls, "text", None)
    return text if isinstance(text, str) and text else str(cls.key)


def _bracketed(written: str) -> str:
    return f"({written})" if " " in written and not written.startswith("Readonly<") else written


def _said(extras: tuple[Any, ...]) -> str:
    for extra in extras:
        if isinstance(extra, msgspec.Meta) and extra.extra and "typescript" in extra.extra:
            return str(extra.extra["typescript"])
    return ""


def _tag(cls: type[Any]) -> str | None:
    config = getattr(cls, "__struct_config__", None)
    return config.tag if config is not None else None


def _fields(cls: type[Any]) -> list[tuple[str, bool]]:
    """The fields, and whether a sender may leave them out: only in what comes in, where they have a default."""
    if dataclasses.is_dataclass(cls):
        return [(field.name, False) for field in dataclasses.fields(cls)]
    incoming = issubclass(cls, wire.In)
    fields = msgspec.structs.fields(cls)
    return [(field.encode_name, incoming and not field.required) for field in fields]


def _comment(cls: type[Any]) -> str:
    said = (cls.__doc__ or "").strip().split("\n\n")[0]
    made = said.startswith(f"{cls.__name__}(")  # the signature that a dataclass without words gets
    return "" if not said or made else f"/** {' '.join(said.replace('``', '`').split())} */\n"


def written() -> str:
    """The whole file."""
    writer = Writer()
    views: dict[str, str] = {}
    facts: dict[str, str] = {}
    for game in GAMES:
        writer.prefix = "".join(part.title() for part in game.id.split("_"))
        views[game.id] = writer.name(get_type_hints(game.view)["return"])
        for cls in _types_of(game.id):
            told = writer.facts(cls)
            if "key" in vars(cls):  # the type whose key it is, before those that only inherit it
                facts[_asked_as(cls)] = told
            facts.setdefault(_asked_as(cls), told)
    writer.prefix = ""
    for cls in (Amount, Choose, Pick, YesNo):
        facts[cls.key] = writer.facts(cls)
    writer.prefix = "Wire"
    for thing in [thing for module in MODULES for thing in vars(module).values()]:
        if isinstance(thing, type) and issubclass(thing, (wire.In, wire.Out)) and len(thing.__mro__) > BASES:
            writer.name(thing)
    unions = [f"export type {name} = {writer.type(union)};\n" for name, union in UNIONS.items()]
    by_game = "".join(f"  readonly {game}: {view};\n" for game, view in views.items())
    shown = f"/** The view of each game. */\nexport interface Views {{\n{by_game}}}\n"
    shown += "export type GameView = Views[keyof Views];\n"
    by_kind = "".join(f"  readonly '{kind}': {name};\n" for kind, name in facts.items())
    shown += "/** The facts of each question: by its kind, or by its key where several kinds have the same. */\n"
    shown += f"export interface Facts {{\n{by_kind}}}\n"
    return "\n".join([HEAD, *writer.written, shown, *unions])


def main() -> int:
    made = written()
    if "--check" in sys.argv[1:]:
        current = TARGET.exists() and TARGET.read_text("utf-8") == made
        print(f"{TARGET.relative_to(ROOT)} is {'current' if current else 'not current: run tools/protocol_types.py'}")
        return 0 if current else 1
    TARGET.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
