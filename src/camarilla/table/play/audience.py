"""The audience of a table: every viewer learns his part of an event, and nothing else."""

from __future__ import annotations

from camarilla.table.absence.clock_face import ClockFace
from camarilla.table.play.gallery import Gallery
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import Running
from camarilla.table.play.telling import Telling
from camarilla.table.play.viewer import Update, update_of
from camarilla.table.store.records import Event


class Audience:
    """What goes to the viewers of one table when its match has moved."""

    def __init__(self, table: OpenTable, face: ClockFace, gallery: Gallery, telling: Telling) -> None:
        self.table = table
        self.face = face
        self.gallery = gallery
        self.telling = telling

    def tell(self, event: Event, running: Running, quiet: bool) -> None:
        """Every viewer learns his part; of a quiet event only the seat that answered."""
        self.gallery.close_doors()
        self.telling.add(max(len(event.news), event.number == 1))
        updates: dict[int | None, Update] = {}
        reading, late, sight = self.face.reading(running), self.gallery.behind, running.match.sights()
        for viewer in list(self.table.viewers):
            seat = viewer.seat
            if (quiet and seat != event.seat) or (seat is None and late):
                continue
            if seat not in updates:
                updates[seat] = update_of(event, running, sight(seat), reading)
            viewer.updated(updates[seat])
        self.gallery.wake()
