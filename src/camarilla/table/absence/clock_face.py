"""The face of a table's clocks: how much time everybody has left. Reading it changes nothing."""

from __future__ import annotations

from camarilla.table.absence.watchman import SETTLE
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import Running
from camarilla.table.play.viewer import Reading, SeatTime
from camarilla.table.store.records import Stops


class ClockFace:
    """All clocks of one table, as they are read."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table

    @property
    def limit(self) -> int:
        """Milliseconds for every decision; 0: as long as people like."""
        return self.table.record.settings.deadline * 1000

    @property
    def stops(self) -> Stops:
        return self.table.record.stops

    def now(self) -> int:
        """The time that the clocks show: while the table is paused they stand still."""
        return self.stops.paused if self.stops.paused is not None else self.table.services.now()

    # --- reading ------------------------------------------------------------------------------------------------------

    def end_of(self, running: Running, seat: int) -> int:
        """When the time of this seat is up."""
        asked = running.newest.clocks[seat]
        if not running.discreet:
            asked = max(asked, self.table.record.seats[seat].returned)
        given = sum(credit for at, credit in self.stops.credits if at >= asked)
        watchman, paused = self.table.services.watchman, self.stops.paused
        end = asked + self.limit + given + watchman.asleep(asked, paused)
        return end if paused is not None else max(end, watchman.since + SETTLE)

    def due(self, running: Running) -> int | None:
        """When somebody must look again. Of a discreet window always the same, whoever is asked."""
        if not self.limit or self.stops.paused is not None or running.match.over:
            return None
        waiting = [
            seat
            for seat in running.match.asked()
            if running.discreet or not self.table.record.seats[seat].played_by_bot
        ]
        return min((self.end_of(running, seat) for seat in waiting), default=None)

    def reading(self, running: Running | None) -> Reading:
        """What everybody may see of the clocks; the same for all."""
        paused = self.stops.paused is not None
        if running is None or not self.limit or running.match.over:
            return Reading(paused, None, [])
        now, asked = self.now(), running.match.asked()
        if running.discreet:
            return Reading(paused, min(self.end_of(running, seat) for seat in asked) - now, [])
        people = sorted(seat for seat in asked if not self.table.record.seats[seat].played_by_bot)
        return Reading(paused, None, [SeatTime(seat, self.end_of(running, seat) - now) for seat in people])

    def shown(self) -> Reading:
        """The clocks of the match as far as it is loaded."""
        return self.reading(self.table.running)

    def is_late(self, running: Running, seat: int) -> bool:
        """Whether the time of this seat's person is up."""
        if self.stops.paused is not None or self.table.played_by_bot(seat):
            return False
        return self.end_of(running, seat) <= self.table.services.now()
