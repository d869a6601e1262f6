"""Accounts, their sessions and the seats they have claimed, in the same database as the tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from camarilla.table.store.schema import accounts, claims, explained, progress, sessions
from camarilla.table.store.sql import SqlStore


@dataclass
class AccountRecord:
    """A person who wants to be recognised on other devices."""

    id: str
    name: str
    name_key: str  # how two names are compared
    password: str  # as argon2 writes it
    created: int  # milliseconds UTC


@dataclass(frozen=True)
class Claim:
    """A seat of an account, as long as the seat still has this token."""

    table: str
    seat: int
    token_hash: str


@dataclass(frozen=True)
class Progress:
    """Where somebody has come to in a lesson; ``done``: when he finished it, ``noted``: when this was written down."""

    lesson: str
    answers: list[Any]
    at: int
    done: int | None
    noted: int


class AccountStore:
    """Every method that writes has committed when it returns. Two devices may come with the same thing at once."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def create(self, account: AccountRecord) -> bool:
        """False if somebody has this name."""
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(accounts).values(vars(account)))
        except IntegrityError:
            return False
        return True

    async def named(self, name_key: str) -> AccountRecord | None:
        return await self._account(accounts.c.name_key == name_key)

    async def of_session(self, token_hash: str, now: int) -> AccountRecord | None:
        living = select(sessions.c.account_id).where(sessions.c.token_hash == token_hash, sessions.c.expires > now)
        return await self._account(accounts.c.id == living.scalar_subquery())

    async def _account(self, which: Any) -> AccountRecord | None:
        async with self.store.reading() as connection:
            row = (await connection.execute(select(accounts).where(which))).mappings().first()
        return AccountRecord(**row) if row is not None else None

    async def set_password(self, account_id: str, password: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account_id).values(password=password))

    async def remove(self, account_id: str) -> None:
        """With its sessions and claims; the seats themselves stay whose they are by their tokens."""
        async with self.store.writing() as connection:
            await connection.execute(delete(accounts).where(accounts.c.id == account_id))

    # --- sessions -----------------------------------------------------------------------------------------------------

    async def begin_session(self, account_id: str, token_hash: str, now: int, expires: int) -> None:
        """Sessions that are over go when a new one begins."""
        row = {"token_hash": token_hash, "account_id": account_id, "expires": expires}
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires <= now))
            await connection.execute(insert(sessions).values(row))

    async def end_session(self, token_hash: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def end_other_sessions(self, account_id: str, token_hash: str) -> None:
        others = (sessions.c.account_id == account_id) & (sessions.c.token_hash != token_hash)
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(others))

    # --- seats --------------------------------------------------------------------------------------------------------

    async def claim(self, account_id: str, wanted: list[Claim], now: int) -> None:
        """These seats are this account's; what it had claimed there before is forgotten."""
        async with self.store.writing(account_id) as connection:
            for one in wanted:
                key = {"account_id": account_id, "table_id": one.table, "seat": one.seat}
                same = [claims.c[name] == value for name, value in key.items()]
                await connection.execute(delete(claims).where(*same))
                await connection.execute(insert(claims).values(**key, token_hash=one.token_hash, made=now))

    async def claims(self, account_id: str, table: str | None = None, most: int = 200) -> list[Claim]:
        """The newest claims, at this table or at all."""
        query = select(claims.c.table_id, claims.c.seat, claims.c.token_hash)
        query = query.where(claims.c.account_id == account_id).order_by(claims.c.made.desc(), claims.c.seat).limit(most)
        if table is not None:
            query = query.where(claims.c.table_id == table)
        async with self.store.reading() as connection:
            return [Claim(*row) for row in await connection.execute(query)]

    # --- lessons ------------------------------------------------------------------------------------------------------

    async def progress(self, account_id: str) -> list[Progress]:
        query = select(progress).where(progress.c.account_id == account_id).order_by(progress.c.lesson)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_progress(row) for row in rows]

    async def note(self, account_id: str, wanted: Progress) -> Progress:
        """What is kept of a lesson afterwards: of two devices the one that wrote last is right; a stamp stays."""
        mine = (progress.c.account_id == account_id) & (progress.c.lesson == wanted.lesson)
        async with self.store.writing(account_id) as connection:
            row = (await connection.execute(select(progress).where(mine))).mappings().first()
            kept = wanted if row is None else _progress(row)
            stamps = [one.done for one in (kept, wanted) if one.done is not None]
            later = kept if kept.noted > wanted.noted else wanted
            wanted = Progress(later.lesson, later.answers, later.at, max(stamps, default=None), later.noted)
            await connection.execute(delete(progress).where(mine))
            await connection.execute(insert(progress).values(account_id=account_id, **vars(wanted)))
        return wanted

    # --- the coach ----------------------------------------------------------------------------------------------------

    async def explained(self, account_id: str) -> list[str]:
        query = select(explained.c.thing).where(explained.c.account_id == account_id).order_by(explained.c.thing)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def explain(self, account_id: str, things: list[str], most: int) -> None:
        """These have been explained, too; beyond ``most`` nothing more is remembered."""
        query = select(explained.c.thing).where(explained.c.account_id == account_id)
        async with self.store.writing(account_id) as connection:
            known = set((await connection.execute(query)).scalars())
            fresh = sorted(set(things) - known)[: max(0, most - len(known))]
            if fresh:
                rows = [{"account_id": account_id, "thing": thing} for thing in fresh]
                await connection.execute(insert(explained), rows)


def _progress(row: RowMapping) -> Progress:
    return Progress(row["lesson"], row["answers"], row["at"], row["done"], row["noted"])
