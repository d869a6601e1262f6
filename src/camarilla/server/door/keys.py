"""By what somebody is known: his address, the token that he bears, and the cookies of the seats that he has here."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.requests import HTTPConnection

from camarilla.server.door.guard import network
from camarilla.table.accounts.account_store import Claim
from camarilla.table.accounts.accounts import PREFIX
from camarilla.table.meeting.tokens import same
from camarilla.table.play.table import Table
from camarilla.table.refusals import Forbidden
from camarilla.table.store.records import TableRecord

COOKIE = "seat_"  # and the id of the table
BETWEEN = "."  # the tokens of people who share a device; no token holds one
COOKIE_AGE = 180 * 24 * 3600


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def network_of(connection: HTTPConnection) -> str:
    """Whose limits count: an IPv4 address, or the /64 of an IPv6 one, which every household has to itself."""
    return network(address_of(connection))


def is_public(connection: HTTPConnection) -> bool:
    """Whether its address tells people apart: one of a private network may be a proxy's, or everybody's."""
    try:
        return ip_address(address_of(connection).split("%")[0]).is_global
    except ValueError:
        return False


def cookie_name(table_id: str) -> str:
    return f"{COOKIE}{table_id}"


def bearer_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def seat_of(connection: HTTPConnection, table: Table) -> int | None:
    """The seat of whoever speaks; a wrong bearer token is refused, an old cookie is a spectator's."""
    bearer = bearer_of(connection)
    if bearer is not None and not bearer.startswith(PREFIX):
        seat = table.seat_of(bearer)
        if seat is None:
            raise Forbidden("table-wrong-token")
        return seat
    return seat_in(connection, table.record)


def onlooker(connection: HTTPConnection, table: Table) -> int | None:
    """The seat of whoever wants to see the table; refuses a spectator where none are wanted."""
    seat = seat_of(connection, table)
    table.admit(seat)
    return seat


def seat_in(connection: HTTPConnection, record: TableRecord) -> int | None:
    """The seat that the browser's cookie or the account opens at a table that need not be open."""
    seat = seat_by_cookie(connection, record)
    return seat if seat is not None else seat_by_account(connection, record)


def seat_by_cookie(connection: HTTPConnection, record: TableRecord) -> int | None:
    """The seat that the browser speaks for: the one behind ``as``, if several people share it, or its first."""
    seats = seats_by_cookie(connection, record)
    wanted = connection.query_params.get("as")
    if wanted is None or not seats:
        return seats[0] if seats else None
    if wanted not in map(str, seats):
        raise Forbidden("table-wrong-token")
    return int(wanted)


def seats_by_cookie(connection: HTTPConnection, record: TableRecord) -> list[int]:
    """The seats that this browser's cookie opens: several, if several people share the device."""
    return list(tokens_by_cookie(connection, record))


def tokens_by_cookie(connection: HTTPConnection, record: TableRecord) -> dict[int, str]:
    """The tokens in this browser's cookie that open a seat, by seat, the first one first."""
    tokens = connection.cookies.get(cookie_name(record.id), "").split(BETWEEN)[: len(record.seats)]
    return {chair.seat: token for token in tokens for chair in record.seats if same(token, chair.token_hash)}


def seat_by_account(connection: HTTPConnection, record: TableRecord) -> int | None:
    """The seat that the account has claimed, unless it has changed hands since."""
    claims: list[Claim] = connection.state.claims
    for claim in claims:
        if claim.table == record.id and claim.token_hash == record.seats[claim.seat].token_hash:
            return claim.seat
    return None
