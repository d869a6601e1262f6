"""Nonsense: messages that are almost right, made from the protocol's own types, and worse ones made from those.

New kinds of messages are found in ``ClientMessage`` by themselves.
"""

from __future__ import annotations

import json
import math
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from camarilla.server.play.frames import ClientMessage

Payload = str | bytes
TRICKS = (
    "",
    " ",
    "\x00",
    "\u202e\u2066",  # text that runs backwards
    "a\u0301" * 30,
    "\ufeff",
    "😈" * 20,
    "<script>alert(1)</script>",
    "{$seat}",
    "../../etc/passwd",
    "' OR 1=1 --",
    "%s%n",
    "ﬁﬀ",
    "İ",
    "-0",
    "9" * 30,
    "x" * 300,
)
NUMBERS = (-1, 0, 1, 2, 7, 99, 2**31 - 1, 2**31, 2**53 + 1, -(2**63), 2**64, 10**30, 0.5, -1e308, True)
RAW = (
    "",
    " ",
    "null",
    "[]",
    "{}",
    "NaN",
    '{"type": NaN}',
    "{" * 50,
    "[" * 5_000,
    '{"type":"answer","key":"k","seq":1,"answer":' + "[" * 2_000 + "]" * 2_000 + "}",
    '{"a":' * 1_500 + "1" + "}" * 1_500,
    '{"type":"answer","key":"\\ud800","seq":1,"answer":"\\udfff"}',
    '{"type":"answer","type":"steps","key":"k","key":"l"}',
    '{"type":"probe","key":"k","answer":1e999}',
    '{"type":"probe","key":"k","answer":' + "9" * 400 + "}",
    '{"type":"start"}{"type":"start"}',
    "\ufeff{}",
    '"' + "x" * 16_000 + '"',
    "x" * 40_000,
)
BYTES = (b"\xff\xfe\x00", b"\x00" * 100, b"\xc0\x80", b"\xed\xa0\x80", b"\x1f\x8b\x08\x00", bytes(range(256)))


class Nonsense:
    """Makes messages. ``likely`` holds texts that the server itself has offered: keys of options, answers, rooms."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.kinds = list(inspect.multi_type_info(ClientMessage.__args__))
        self.likely: list[Any] = ["pass", "end", "yes", "no", "all", "0-1"]
        self.keys = [f"again-{number}" for number in range(5)]
        self.seq = 0

    def learn(self, frame: dict[str, Any]) -> None:
        """What was offered can be said, also in the wrong place."""
        seen = frame.get("seen") or {}
        for question in (seen.get("question"), seen.get("interjection"), frame if "options" in frame else None):
            for option in (question or {}).get("options", ()):
                self.likely.append(option["key"])
            if question and question.get("complete"):
                self.likely.append(question["answer"])
        del self.likely[:-60]
        self.seq = frame.get("seq", self.seq)

    # --- messages -----------------------------------------------------------------------------------------------------

    def payload(self) -> Payload:
        """Something to send."""
        way = self.dice.random()
        if way < 0.5:
            return self._written(self.message())
        if way < 0.65:
            return self._written(self._spoilt(self.message()))
        if way < 0.85:
            return self._scratched(self._written(self.message()))
        if way < 0.95:
            return self.dice.choice(RAW)
        return self.dice.choice(BYTES)

    def message(self) -> dict[str, Any]:
        """Well formed, and its values nearly so."""
        kind = self.dice.choice(self.kinds)
        assert isinstance(kind, inspect.StructType)
        message: dict[str, Any] = {"type": kind.tag}
        for part in kind.fields:
            if part.required or self.dice.random() < 0.5:
                message[part.name] = self._value(part.name, part.type)
        return message

    def _value(self, name: str, kind: inspect.Type) -> Any:
        dice = self.dice
        if dice.random() < 0.08:
            return self._anything(3)
        if name == "key":
            return dice.choice(self.keys) if dice.random() < 0.2 else f"k{dice.getrandbits(40):x}"
        if name == "seq":
            return max(0, self.seq + dice.choice((0, 0, 0, 0, -1, 1, -5)))
        match kind:
            case inspect.StrType():
                return dice.choice(self.likely) if dice.random() < 0.5 else dice.choice(TRICKS)
            case inspect.IntType():
                return dice.randrange(6) if dice.random() < 0.8 else dice.choice(NUMBERS)
            case inspect.BoolType():
                return dice.random() < 0.3
            case inspect.ListType():
                return [self._value("", kind.item_type) for _ in range(dice.choice((0, 1, 1, 2, 5, 250)))]
            case inspect.LiteralType():
                return dice.choice(kind.values)
            case inspect.UnionType():
                return self._value("", dice.choice(kind.types))
            case _:
                return dice.choice(self.likely) if dice.random() < 0.6 else self._anything(3)

    def _anything(self, depth: int) -> Any:
        dice = self.dice
        way = dice.randrange(8 if depth else 5)
        if way < 2:
            return dice.choice(TRICKS)
        if way < 4:
            return dice.choice(NUMBERS)
        if way == 4:
            return dice.choice((None, False, math.inf, self.dice.choice(self.likely)))
        if way < 7:
            return [self._anything(depth - 1) for _ in range(dice.randrange(4))]
        return {dice.choice(TRICKS): self._anything(depth - 1) for _ in range(dice.randrange(4))}

    # --- worse --------------------------------------------------------------------------------------------------------

    def _spoilt(self, message: dict[str, Any]) -> dict[str, Any]:
        """A field is missing, foreign or of another type."""
        name = self.dice.choice(list(message))
        way = self.dice.randrange(4)
        if way == 0:
            del message[name]
        elif way == 1:
            message[self.dice.choice(("seat", "host", "token", "__proto__", "you", "", "type "))] = self._anything(1)
        else:
            message[name] = self._anything(2)
        return message

    def _scratched(self, written: str) -> Payload:
        """Bytes are cut off, changed, doubled or sent as another kind of message."""
        raw = bytearray(written.encode(errors="surrogatepass"))
        for _ in range(self.dice.randrange(1, 4)):
            place = self.dice.randrange(len(raw) + 1)
            way = self.dice.randrange(4)
            if way == 0:
                del raw[place:]
            elif way == 1 and place < len(raw):
                raw[place] = self.dice.randrange(256)
            elif way == 2:
                raw[place:place] = raw[:place]
            else:
                raw[place:place] = self.dice.choice((b"\x00", b'"', b"}", b"[", b"\\u", b"\xf0\x9f", b"e999"))
            del raw[60_000:]
        text = bytes(raw).decode(errors="replace")
        return text if self.dice.random() < 0.7 else bytes(raw)

    @staticmethod
    def _written(message: Any) -> str:
        try:
            return json.dumps(message)
        except (TypeError, ValueError):
            return msgspec.json.encode(str(message)).decode()
