"""Rooms of a table: the public one, and one for every set of seats. A room is a number: the sum of 2**seat."""

from __future__ import annotations

from collections.abc import Iterable

from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.table.meeting.names import one_line
from camarilla.table.meeting.settings import TalkPolicy
from camarilla.table.refusals import Forbidden, NotFound

PUBLIC = 0
LENGTH = 500
JOINERS = "\u200c\u200d"  # hold letters and emoji together; every other invisible sign goes


def room_of(speaker: int, others: Iterable[int], seats: int) -> int:
    """The room of the speaker and these seats; of nobody else in particular: the public one."""
    listed = list(others)
    if not listed:
        return PUBLIC
    for seat in listed:
        if not 0 <= seat < seats:
            raise NotFound("table-no-seat", seat=seat)
    members = {*listed, speaker}
    if len(members) < 2:
        raise BadInput("to", "table-talk-alone")
    return sum(1 << seat for seat in members)


def members(room: int) -> list[int]:
    return [seat for seat in range(room.bit_length()) if room >> seat & 1]


def enter(room: int, seat: int | None) -> None:
    """Refuses whoever is no member, whether or not anything was ever said there."""
    if room != PUBLIC and (seat is None or not room >> seat & 1):
        raise Forbidden("table-not-your-room")


def allowed(policy: TalkPolicy, room: int) -> None:
    """Refuses what the table does not want."""
    if policy is TalkPolicy.NONE:
        raise Forbidden("table-talk-none")
    if policy is TalkPolicy.PUBLIC and room != PUBLIC:
        raise Forbidden("table-talk-public")


def clean_text(text: Plain, field: str = "text", empty: bool = False) -> str:
    """What somebody wrote as it is shown: one line, no control characters, nothing that turns the line around."""
    if not isinstance(text, str):
        raise BadInput(field, "table-talk-empty")
    shown = one_line(text, JOINERS)
    if not shown.strip(JOINERS + " ") and not empty:
        raise BadInput(field, "table-talk-empty")
    if len(shown) > LENGTH:
        raise BadInput(field, "table-talk-too-long", most=LENGTH)
    return shown
