"""What somebody wants to play, and with whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from camarilla.core.words import Plain
from camarilla.table.meeting.settings import Settings
from camarilla.table.store.records import Kind


@dataclass
class ChairWish:
    """Who is to sit on a chair."""

    kind: Kind
    bot: str = ""
    name: str = ""
    here: bool = False  # a person at the device that opens the table
    program: bool = False  # kept for a program, whose name bears its mark


@dataclass
class TableWish:
    """What somebody wants to play."""

    game: str
    seats: list[ChairWish]
    name: str = ""
    switches: dict[str, str] = field(default_factory=dict)
    components: Plain = None
    start: bool = False
    settings: Settings = field(default_factory=Settings)
    host: int | None = None  # where its maker sits; on the first person's chair if he does not say
    opened_by: str = ""  # the trace of his address and his account
