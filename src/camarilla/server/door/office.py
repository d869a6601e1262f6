"""What the server keeps beside the house: its limits and budgets, accounts, live sockets, and what it counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from starlette.requests import HTTPConnection

from camarilla.server.door.guard import BUDGETS, PURSES, Budgets, Limits, Purses
from camarilla.server.laboratory.bench import Bench
from camarilla.server.school.rehearsals import Rehearsals
from camarilla.table.accounts.accounts import Accounts
from camarilla.table.house import House
from camarilla.table.meeting.lobby import Lobby
from camarilla.table.review.archive import Archive
from camarilla.table.store.secret_file import Secrets


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

    def __post_init__(self) -> None:
        for what in BUDGETS:
            setattr(self, what, Budgets(getattr(self.limits, what)))
        self.bench = Bench(self.limits.lab_runs)
        self.purses = {what: Purses(getattr(self.limits, what)) for what in PURSES}

    def end_sessions(self, account: str, but: str = "") -> None:
        """Whoever watches by a session of this account that is over watches no more."""
        for one in list(self.attending):
            if one.account == account and one.session != but:
                one.dismissed()

    def end_session(self, session: str) -> None:
        for one in list(self.attending):
            if session and one.session == session:
                one.dismissed()

    @property
    def secrets(self) -> Secrets:
        return self.house.services.secrets


def office_of(connection: HTTPConnection) -> Office:
    office: Office = connection.app.state.office
    return office
