"""How a refusal goes over the wire."""

from __future__ import annotations

import errno
import logging

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from camarilla.core.illegal import BadInput, Illegal, NotAsked, Refused
from camarilla.core.plain import plain
from camarilla.server.door.wire import Problem, Words
from camarilla.table.refusals import Forbidden, NotFound, NotNow, Stale

LOG = logging.getLogger("camarilla.server")
NO_STORE = (DBAPIError, NoConnection)  # it refused, or all its connections were taken for half a minute
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO)

# The most special class first.
KINDS: tuple[tuple[type[Refused], str, int], ...] = (
    (NotAsked, "not_asked", 409),
    (Illegal, "illegal", 422),
    (BadInput, "bad_input", 400),
    (Stale, "stale", 409),
    (NotNow, "not_now", 409),
    (Forbidden, "forbidden", 403),
    (NotFound, "not_found", 404),
)


class TooMany(Refused):
    """Too many requests; ``wait`` seconds would help."""

    def __init__(self, wait: int) -> None:
        super().__init__("table-too-many", seconds=wait)
        self.wait = wait


class CannotWrite(Refused):
    """The store does not take it: the disk is full, or damaged, or the database is gone. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("table-cannot-write")


def of_store(failed: Exception) -> CannotWrite | None:
    """The refusal, where what failed is the store; its name goes to the log, and nothing of what people wrote."""
    if isinstance(failed, NO_STORE) or (isinstance(failed, OSError) and failed.errno in FULL):
        LOG.error("the house cannot write: %s", store_trouble(failed))
        return CannotWrite()
    return None


def store_trouble(failed: Exception) -> str:
    """What the database calls it: "database or disk is full"."""
    told = str(getattr(failed, "orig", None) or failed).splitlines()
    return f"{type(failed).__name__}: {told[0][:200] if told else ''}"


class TooLarge(Refused):
    """A message beyond the limit."""

    def __init__(self, most: int) -> None:
        super().__init__("table-too-large", most=most)


def status_of(refused: Refused) -> int:
    if isinstance(refused, TooMany):
        return 429
    if isinstance(refused, TooLarge):
        return 413
    if isinstance(refused, CannotWrite):
        return 503
    return next((status for cls, _, status in KINDS if isinstance(refused, cls)), 400)


def problem(refused: Refused) -> Problem:
    """The refusal as a message."""
    rule = refused.rule if isinstance(refused, Illegal) else ""
    return Problem(kind_of(refused), rule, Words(refused.words.id, plain(refused.words.args)))  # type: ignore[arg-type]  # KINDS holds exactly the literals


def kind_of(refused: Refused) -> str:
    if isinstance(refused, TooMany):
        return "too_many"
    if isinstance(refused, TooLarge):
        return "too_large"
    if isinstance(refused, CannotWrite):
        return "unavailable"
    return next((kind for cls, kind, _ in KINDS if isinstance(refused, cls)), "bad_input")


def broken() -> Problem:
    """A mistake of ours: no details for strangers, they are in the log of the server."""
    return Problem("broken", "", Words("table-broken", {}))
