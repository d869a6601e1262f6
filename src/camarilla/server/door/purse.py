"""What costs the house work beyond playing is budgeted, for each seat and for each address.

Whoever adds an endpoint that thinks, searches or plays (the coach, imagined worlds, finished matches, runs of the
laboratory, lessons) names it in ``Limits`` and calls ``charge`` before anything is computed::

    charge(request, "coach", table, seat)

It takes one from the budget of the seat and one from that of the address, which is FAMILY times as large, and refuses
with 429 and the seconds to wait where either is empty. Nothing else is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from camarilla.server.door.keys import network_of
from camarilla.server.door.office import Office, office_of

if TYPE_CHECKING:
    from camarilla.table.play.open_table import OpenTable


def charge(connection: HTTPConnection, what: str, table: OpenTable | None = None, seat: int | None = None) -> None:
    """Takes one of ``what`` from the budget of this seat, if there is one, and of this address."""
    purses = office_of(connection).purses[what]
    purses.of_address.spend(network_of(connection))
    if table is not None and seat is not None:
        purses.of_seat.spend(f"{table.record.id} {seat}")


def fuss(office: Office, table: OpenTable, seat: int) -> None:
    """Nobody changes his mind without end: everybody would be told of it, or the seat get its whole talk again."""
    office.fuss.spend(f"{table.record.id} {seat}")
