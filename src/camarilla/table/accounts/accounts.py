"""Optional accounts: a name and a password that bring "my tables" to another device. Guests need none."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from camarilla.core.illegal import BadInput
from camarilla.table.accounts.account_store import AccountRecord, AccountStore, Claim, Progress
from camarilla.table.meeting.names import bot_name, clean_name, is_bot, one_line
from camarilla.table.meeting.tokens import hashed, new_table_id
from camarilla.table.processes.signals import alone
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.tasks import Pool

PREFIX = "account."  # tells a session's token from a seat's
SESSION = 180 * 24 * 3_600_000  # milliseconds
MOST_EXPLAINED = 1_500  # things: all four games have half as many
SHORTEST, LONGEST = 8, 200
AT_ONCE = 2  # passwords that are worked on at the same time: each costs its memory
HASHING = Pool("passwords", AT_ONCE)


def usual_hasher() -> PasswordHasher:
    """argon2id with 19 MiB: what OWASP recommends for a server that has other work to do."""
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


@dataclass(frozen=True)
class Account:
    """Who is signed in."""

    id: str
    name: str
    created: int

    @property
    def bot(self) -> bool:
        """Whether a program plays with it; its name says so."""
        return is_bot(self.name)


class Passwords:
    """The slow part, in a thread: hashing and checking."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self.hasher = hasher
        self._nobodys = hasher.hash(secrets.token_urlsafe())
        self._free = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._free:
            return await HASHING.run(self.hasher.hash, _written(password))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password. Where there is no account the work is the same, and the answer is no."""
        async with self._free:
            good = await HASHING.run(self._check, kept or self._nobodys, _written(password))
        return good and kept is not None

    def _check(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


class Accounts:
    """Signing up, in and out, and the seats that belong to an account."""

    def __init__(self, store: AccountStore, now: Callable[[], int], hasher: PasswordHasher | None = None) -> None:
        self.store = store
        self.now = now
        self.passwords = Passwords(hasher or usual_hasher())
        self._sitting = asyncio.Lock()

    @asynccontextmanager
    async def sitting_down(self, account: Account) -> AsyncIterator[None]:
        """An account takes one seat after the other, in whichever process: several at once would all be counted before
        any of them is there."""
        async with self._sitting, alone(self.store.store.engine, "sitting", account.id):
            yield

    async def sign_up(self, name: str, password: str, bot: bool = False) -> tuple[Account, str]:
        """A new account, signed in; the token of its session is shown once, here. A bot's name gets its mark."""
        called = bot_name(name) if bot else clean_name(name)
        _check_password(password, called, "password")
        kept = await self.passwords.hash(password)
        record = AccountRecord(new_table_id(), called, name_key(called), kept, self.now())
        if not await self.store.create(record):
            raise NotNow("table-account-taken", name=called)
        return _account(record), await self._begin(record)

    async def sign_in(self, name: str, password: str) -> tuple[Account, str]:
        """Unknown name and wrong password are told apart neither by the words nor by the time."""
        record = await self.store.named(name_key(name))
        if not await self.passwords.right(record.password if record else None, password) or record is None:
            raise Forbidden("table-sign-in-wrong")
        if self.passwords.hasher.check_needs_rehash(record.password):
            await self.store.set_password(record.id, await self.passwords.hash(password))
        return _account(record), await self._begin(record)

    async def _begin(self, record: AccountRecord) -> str:
        token = PREFIX + secrets.token_urlsafe(24)
        now = self.now()
        await self.store.begin_session(record.id, hashed(token), now, now + SESSION)
        return token

    async def of(self, token: str) -> Account | None:
        """Whose session this is."""
        record = await self.store.of_session(hashed(token), self.now())
        return _account(record) if record is not None else None

    async def sign_out(self, token: str) -> None:
        await self.store.end_session(hashed(token))

    async def change_password(self, account: Account, token: str, old: str, new: str) -> None:
        """All other devices have to sign in again."""
        await self._prove(account, old)
        _check_password(new, account.name, "new")
        await self.store.set_password(account.id, await self.passwords.hash(new))
        await self.store.end_other_sessions(account.id, hashed(token))

    async def remove(self, account: Account, password: str) -> None:
        await self._prove(account, password)
        await self.store.remove(account.id)

    async def _prove(self, account: Account, password: str) -> None:
        record = await self.store.named(name_key(account.name))
        if not await self.passwords.right(record.password if record else None, password):
            raise Forbidden("table-password-wrong")

    # --- seats --------------------------------------------------------------------------------------------------------

    async def claim(self, account: Account, *wanted: Claim) -> None:
        """These seats open for this account on every device; a seat already claimed costs nothing."""
        tables = {one.table for one in wanted}
        known = {one for table in tables for one in await self.store.claims(account.id, table)}
        fresh = [one for one in wanted if one not in known]
        if fresh:
            await self.store.claim(account.id, fresh, self.now())

    async def claims(self, account: Account, table: str | None = None) -> list[Claim]:
        return await self.store.claims(account.id, table)

    # --- lessons ------------------------------------------------------------------------------------------------------

    async def progress(self, account: Account) -> list[Progress]:
        return await self.store.progress(account.id)

    async def note(self, account: Account, wanted: Progress) -> Progress:
        """A clock that runs ahead must not win for ever: nothing was written down later than now."""
        noted = min(wanted.noted, self.now())
        return await self.store.note(account.id, Progress(**{**vars(wanted), "noted": noted}))

    # --- the coach ----------------------------------------------------------------------------------------------------

    async def explained(self, account: Account) -> list[str]:
        return await self.store.explained(account.id)

    async def explain(self, account: Account, things: list[str]) -> None:
        """What has been explained on one device is not new on the next."""
        await self.store.explain(account.id, things, MOST_EXPLAINED)


def name_key(name: str) -> str:
    """Two names are the same if only case, spaces, signs that nobody sees or the way of writing a letter differ."""
    return one_line(unicodedata.normalize("NFKC", name).casefold())[:160]


def _written(password: str) -> str:
    """The same password typed on another keyboard is the same password."""
    return unicodedata.normalize("NFC", password)


def _check_password(password: str, name: str, field: str) -> None:
    if len(password) < SHORTEST:
        raise BadInput(field, "table-password-short", least=SHORTEST)
    if len(password) > LONGEST:
        raise BadInput(field, "table-password-long", most=LONGEST)
    if name_key(password) == name_key(name):
        raise BadInput(field, "table-password-name")


def _account(record: AccountRecord) -> Account:
    return Account(record.id, record.name, record.created)
