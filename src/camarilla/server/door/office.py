"""What the server keeps beside the house, and how it knows who is speaking."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any, Protocol

import msgspec
from starlette.requests import HTTPConnection

from camarilla.server.absence.messages import VoteInfo
from camarilla.server.door.guard import PURSES, Budgets, Limits, Purses, network
from camarilla.server.laboratory.bench import Bench
from camarilla.server.play.messages import Outcome, SeatInfo, TableInfo, TableSettings
from camarilla.server.school.rehearsals import Rehearsals
from camarilla.table.accounts.account_store import Claim
from camarilla.table.accounts.accounts import PREFIX, Accounts
from camarilla.table.house import House
from camarilla.table.meeting.lobby import Lobby
from camarilla.table.meeting.names import data_name
from camarilla.table.meeting.tokens import same
from camarilla.table.play.table import Table
from camarilla.table.refusals import Forbidden
from camarilla.table.review.archive import Archive
from camarilla.table.store.records import Status, TableRecord
from camarilla.table.store.secret_file import Secrets

COOKIE = "seat_"  # and the id of the table
BETWEEN = "."  # the tokens of people who share a device; no token holds one
COOKIE_AGE = 180 * 24 * 3600


class Attending(Protocol):
    """Somebody on a live socket; with the account and the session by which he has his seat, where he has it so."""

    account: str
    session: str

    def dismissed(self) -> None: ...


class Press:
    """What is said to several viewers is written once: the newest frame is kept until the next one."""

    def __init__(self) -> None:
        self._frame: dict[str, Any] | None = None
        self._printed = b""

    def printed(self, frame: dict[str, Any]) -> bytes:
        if frame is not self._frame:
            self._frame, self._printed = frame, msgspec.json.encode(frame)
        return self._printed


@dataclass
class Office:
    """The house and its door."""

    house: House
    limits: Limits
    hosts: tuple[str, ...] | None  # names this server answers to; None: any
    accounts: Accounts
    lobby: Lobby
    requests: Budgets = field(init=False)
    programs: Budgets = field(init=False)
    openings: Budgets = field(init=False)
    talk: Budgets = field(init=False)
    joins: Budgets = field(init=False)
    sign_ups: Budgets = field(init=False)
    attempts: Budgets = field(init=False)  # to sign in, by address
    attempts_at: Budgets = field(init=False)  # by name and address, or name and known device
    attempts_on: Budgets = field(init=False)  # by name, from devices that nobody knows
    mail_to: Budgets = field(init=False)
    mail_seat: Budgets = field(init=False)
    mail_from: Budgets = field(init=False)
    fuss: Budgets = field(init=False)
    purses: dict[str, Purses] = field(init=False)  # for whatever thinks: ``purse.charge``
    bench: Bench = field(init=False)
    rehearsals: Rehearsals = field(default_factory=Rehearsals)
    archive: Archive = field(default_factory=Archive)
    sockets: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)  # by kind
    responses: Counter[str] = field(default_factory=Counter)  # by status
    pinged: float = float("-inf")  # when the store was last asked whether it answers
    store_up: bool = False
    store_trouble: str = ""  # what was wrong when it was last asked
    press: Press = field(default_factory=Press)
    attending: set[Attending] = field(default_factory=set)  # the live sockets

    def end_sessions(self, account: str, but: str = "") -> None:
        """Whoever watches by a session of this account that is over watches no more."""
        for one in list(self.attending):
            if one.account == account and one.session != but:
                one.dismissed()

    def end_session(self, session: str) -> None:
        for one in list(self.attending):
            if session and one.session == session:
                one.dismissed()

    def __post_init__(self) -> None:
        self.requests = Budgets(self.limits.requests)
        self.programs = Budgets(self.limits.programs)
        self.openings = Budgets(self.limits.openings)
        self.talk = Budgets(self.limits.talk)
        self.joins = Budgets(self.limits.joins)
        self.sign_ups = Budgets(self.limits.sign_ups)
        self.attempts = Budgets(self.limits.attempts)
        self.attempts_at = Budgets(self.limits.attempts_at)
        self.attempts_on = Budgets(self.limits.attempts_on)
        self.mail_to = Budgets(self.limits.mail_to)
        self.mail_seat = Budgets(self.limits.mail_seat)
        self.mail_from = Budgets(self.limits.mail_from)
        self.fuss = Budgets(self.limits.fuss)
        self.bench = Bench(self.limits.lab_runs)
        self.purses = {what: Purses(getattr(self.limits, what)) for what in PURSES}

    @property
    def secrets(self) -> Secrets:
        return self.house.services.secrets


def office_of(connection: HTTPConnection) -> Office:
    office: Office = connection.app.state.office
    return office


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


def _vote(record: TableRecord, now: int) -> VoteInfo | None:
    """The vote that is being taken."""
    vote = record.vote
    if vote is None or vote.until <= now or record.status is not Status.RUNNING:
        return None
    told = {name: value for name, value in vars(vote).items() if name != "until"}
    return msgspec.convert({**told, "left": vote.until - now}, VoteInfo)


def table_info(house: House, record: TableRecord, you: int | None) -> TableInfo:
    """A table as this seat may know it. Spectators who are behind see nothing of what is happening now."""
    late = you is None and record.settings.delay > 0 and record.status is Status.RUNNING
    chairs = [
        SeatInfo(
            seat=chair.seat,
            kind=chair.kind.value,
            bot=chair.bot,
            name=chair.name,
            taken=chair.taken,
            online=chair.taken if late else house.online(record.id, chair.seat),
            stand_in=chair.stand_in and not late,
            missed=0 if late else chair.missed,
            link_wanted=chair.link_wanted and you is not None and you == record.host,
            coached=chair.coached and not late,
        )
        for chair in record.seats
    ]
    return TableInfo(
        id=record.id,
        name=record.name,
        game=record.game,
        switches=record.switches,
        status=record.status.value,
        seats=chairs,
        you=you,
        host=you is not None and you == record.host,
        seq=0 if late else record.seq,
        commitment=record.commitment,
        outcome=Outcome(**record.outcome) if record.outcome else None,
        created=record.created,
        round=None if late else record.glance.get("round"),
        awaited=[] if late else record.glance.get("awaited", []),
        data=data_name(record.components),
        settings=TableSettings(**record.settings.written()),
        paused=record.stops.paused is not None and not late,
        left=record.due - house.services.now() if record.due is not None and not late else None,
        your_turn=you is not None and you in record.asked,
        vote=None if late else _vote(record, house.services.now()),
        again=record.again if you is not None else "",
        shared=record.shared,
    )
