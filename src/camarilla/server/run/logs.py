"""What the server says of itself: text for people or JSON for machines, and no secrets in either.

What goes wrong is told by its kind and its place, never by its words: the message of an exception may hold what
somebody wrote, an answer, a token. Other packages are heard only from warnings on; some would write down
whole messages.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Literal

from camarilla.core.illegal import Illegal, Refused

Style = Literal["text", "json"]
STANDARD = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "color_message"}


def set_up(style: Style = "text", level: str = "warning") -> None:
    """From now on this process speaks like this, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if style == "json" else AsText())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("camarilla").setLevel(level.upper())


def kind_of(failed: BaseException) -> str:
    """What went wrong, without a word of what was in it."""
    if isinstance(failed, Illegal):
        return f"{failed.rule} {failed.words.id}".strip()
    return failed.words.id if isinstance(failed, Refused) else type(failed).__name__


def message_of(record: logging.LogRecord) -> str:
    if isinstance(record.args, tuple):
        known = tuple(kind_of(arg) if isinstance(arg, BaseException) else arg for arg in record.args)
        return str(record.msg) % known if known else str(record.msg)
    return record.getMessage()


def trace_of(failed: BaseException) -> list[str]:
    """Where it went wrong: the kinds and places of the exception and of those that led to it."""
    told: list[str] = []
    seen: BaseException | None = failed
    while seen is not None and len(told) < 10:
        places = [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in traceback.extract_tb(seen.__traceback__)]
        told.append(" < ".join([kind_of(seen), *reversed(places)]))
        seen = seen.__cause__ or seen.__context__
    return told


def _when(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


class AsText(logging.Formatter):
    """One line for a person, and one for every exception."""

    def format(self, record: logging.LogRecord) -> str:
        more = "".join(f" {name}={value}" for name, value in _extras(record).items())
        line = f"{_when(record)} {record.levelname.lower()} {record.name}: {message_of(record)}{more}"
        failed = record.exc_info[1] if record.exc_info else None
        return "\n".join([line, *(f"    {one}" for one in trace_of(failed))]) if failed else line


class AsJson(logging.Formatter):
    """One object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": _when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": message_of(record),
            **_extras(record),
        }
        if record.exc_info and record.exc_info[1] is not None:
            told["trace"] = trace_of(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False, default=str)
