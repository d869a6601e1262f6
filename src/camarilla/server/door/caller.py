"""Who is speaking: a guest, or an account by the token of its session, and which seats that account may take."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from camarilla.server.door.keys import (
    BETWEEN,
    COOKIE,
    COOKIE_AGE,
    bearer_of,
    cookie_name,
    is_public,
    network_of,
    seat_by_cookie,
)
from camarilla.server.door.office import Office, office_of
from camarilla.table.accounts.account_store import Claim
from camarilla.table.accounts.accounts import PREFIX, Account
from camarilla.table.meeting.names import is_bot
from camarilla.table.meeting.tokens import hashed
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.store.records import Status, TableRecord
from camarilla.table.store.shelf import ADDRESS, DAY

SESSION = "session"  # the cookie
MOST_TRACES = 12  # old keys that are looked at


@dataclass
class Caller:
    """Who is speaking, as far as the door could tell."""

    account: Account | None = None
    token: str = ""  # of the session
    claims: list[Claim] = field(default_factory=list)


async def recognise(connection: HTTPConnection, office: Office) -> None:
    """Looks at the session. An old cookie is a guest's; a program with a token that is no longer good is told so."""
    caller = Caller()
    bearer = bearer_of(connection)
    program = bearer is not None and bearer.startswith(PREFIX)
    token = bearer if program else connection.cookies.get(SESSION)
    if token:
        account = await office.accounts.of(token)
        if account is None and program:
            raise Forbidden("table-session-over")
        if account is not None:
            if account.bot:
                office.programs.spend(account.id)
            table = connection.path_params.get("table")
            claims = await office.accounts.claims(account, table) if table is not None else []
            caller = Caller(account, token, claims)
    connection.state.caller = caller
    connection.state.claims = caller.claims


def caller_of(connection: HTTPConnection) -> Caller:
    caller: Caller = connection.state.caller
    return caller


def require_account(connection: HTTPConnection) -> tuple[Account, str]:
    caller = caller_of(connection)
    if caller.account is None:
        raise Forbidden("table-not-signed-in")
    return caller.account, caller.token


async def claim(connection: HTTPConnection, office: Office, record: TableRecord, seat: int) -> None:
    """The seat belongs to the account of whoever speaks, if he has one."""
    account = caller_of(connection).account
    if account is not None:
        await office.accounts.claim(account, Claim(record.id, seat, record.seats[seat].token_hash))
    if account is not None and account.bot and not is_bot(record.seats[seat].name):
        await (await office.house.table(record.id)).mark_bot(seat, account.name)


async def claim_all(request: Request, office: Office, account: Account) -> None:
    """Every seat that this browser has a cookie for belongs to the account from now on."""
    ids = [name.removeprefix(COOKIE) for name in request.cookies if name.startswith(COOKIE)]
    found = [(record, seat_by_cookie(request, record)) for record in await office.house.these(ids)]
    claims = [Claim(one.id, seat, one.seats[seat].token_hash) for one, seat in found if seat is not None]
    await office.accounts.claim(account, *claims)


def traces_of(connection: HTTPConnection, record: TableRecord) -> list[str]:
    """By what somebody who has left this table is known again: old keys in his cookie, his account, his address.

    An address is kept as a hash with the seed of the match, which nobody has; one of a private network is nobody's.
    """
    tokens = connection.cookies.get(cookie_name(record.id), "").split(BETWEEN)[:MOST_TRACES]
    account = caller_of(connection).account
    named = [f"address {record.seed.hex()} {network_of(connection)}"] if is_public(connection) else []
    if account is not None:
        named.append(f"account {record.id} {account.id}")
    return [hashed(one) for one in (*filter(None, tokens), *named)]


async def opener(connection: HTTPConnection) -> str:
    """Who opens a table: the trace of his address, and his account. Refuses whoever has enough of them open.

    Counted are unfinished tables to which somebody came during the last day; on a house for this machine alone, none.
    """
    office, account = office_of(connection), caller_of(connection).account
    key = office.secrets.key("addresses")
    trace = hmac.new(key, network_of(connection).encode(), "sha256").hexdigest()[:ADDRESS]
    by = trace + (account.id if account is not None else "")
    if office.hosts is None:
        limits, shelf, since = office.limits, office.house.services.shelf, office.house.services.now() - DAY
        if await shelf.open_tables(since) >= limits.house_tables:
            raise NotNow("table-house-full", most=limits.house_tables)
        most = limits.address_tables if account is not None else limits.tables
        if await shelf.open_tables(since, trace) >= most:
            raise NotNow("table-too-many-tables", most=most)
        if account is not None and await shelf.open_tables(since, by) >= limits.tables:
            raise NotNow("table-too-many-tables", most=limits.tables)
    return by


@asynccontextmanager
async def one_more_seat(connection: HTTPConnection) -> AsyncIterator[None]:
    """A program sits at so many unfinished tables of the house at a time."""
    office, account = office_of(connection), caller_of(connection).account
    if account is None or not account.bot:
        yield
        return
    async with office.accounts.sitting_down(account):
        ids = [one.table for one in await office.accounts.claims(account)]
        sat = sum(record.status is not Status.OVER for record in await office.house.these(ids))
        if sat >= office.limits.bot_seats:
            raise NotNow("table-bot-busy", most=office.limits.bot_seats)
        yield


def put_session(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(SESSION, token, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure)
