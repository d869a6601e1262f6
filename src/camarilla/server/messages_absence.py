"""The messages about time and absence: clocks, bots that stand in, coming back."""

from __future__ import annotations

from camarilla.server.wire import In, Out


class SeatTime(Out):
    """How many milliseconds somebody has left; less than nothing: at any moment."""

    seat: int
    left: int


class Clocks(Out):
    """The clocks, the same for everybody. ``window`` is of a discreet window, where nobody learns who is asked."""

    paused: bool
    window: int | None
    seats: list[SeatTime]


class BackMessage(In, tag="back"):
    """Its person is here again: the bot that stands in for him stops at once."""


AbsenceMessages = BackMessage
