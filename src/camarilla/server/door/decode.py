"""Reads messages; what cannot be read is refused, naming the field."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from camarilla.core.illegal import BadInput

PLACE = re.compile(r" - at `(?:key in )?\$?\.?(.*)`$")


def decoded(raw: bytes | str, kind: Any) -> Any:
    """The message of this kind."""
    try:
        return _decoder(kind).decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        place = PLACE.search(str(wrong))
        raise BadInput(
            (place.group(1) if place else "") or "body", "table-malformed", what=PLACE.sub("", str(wrong))
        ) from wrong
    except (UnicodeDecodeError, RecursionError) as wrong:
        raise BadInput("body", "table-malformed", what=type(wrong).__name__) from wrong


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Made once for every kind: to look through all messages that there are takes longer than to read one."""
    return msgspec.json.Decoder(kind)
