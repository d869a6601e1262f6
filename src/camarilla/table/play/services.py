"""What all tables of a house share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from camarilla.table.absence.clock_store import ClockStore
from camarilla.table.absence.watchman import Watchman
from camarilla.table.play.minds import Minds
from camarilla.table.processes.telegraph import Cable
from camarilla.table.store.secret_file import Secrets
from camarilla.table.store.shelf import Shelf
from camarilla.table.store.sql import SqlStore


@dataclass
class Services:
    """What a table needs that it does not have itself."""

    store: SqlStore
    minds: Minds
    pace: float
    now: Callable[[], int]  # milliseconds UTC
    secrets: Secrets
    cable: Cable
    clocks: ClockStore
    shelf: Shelf
    watchman: Watchman = field(init=False)
