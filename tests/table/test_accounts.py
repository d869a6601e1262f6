"""Accounts: names, passwords, sessions, and the seats that come along."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from tests.table.support import house_on, wish

from camarilla.core.illegal import BadInput
from camarilla.table.accounts.account_store import AccountStore, Claim, Progress
from camarilla.table.accounts.accounts import MOST_EXPLAINED, SESSION, Accounts, name_key, usual_hasher
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.store.sql import SqlStore

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Clock:
    now = 1_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def accounts_on(database: Path | str, hasher: PasswordHasher = CHEAP) -> AsyncIterator[tuple[Accounts, Clock]]:
    store, clock = await SqlStore.open(str(database)), Clock()
    try:
        yield Accounts(AccountStore(store), clock, hasher), clock
    finally:
        await store.close()


def test_a_person_signs_up_and_in_and_out() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, _):
            account, first = await accounts.sign_up(" Inés ", "correct horse")
            assert account.name == "Inés"
            again, second = await accounts.sign_in("INE\u0301S", "correct horse")
            assert again == account
            assert first != second
            assert await accounts.of(first) == await accounts.of(second) == account
            await accounts.sign_out(first)
            assert await accounts.of(first) is None
            assert await accounts.of(second) == account
            assert await accounts.of("account.nonsense") is None

    asyncio.run(scene())


def test_unknown_name_and_wrong_password_are_refused_alike_and_with_the_same_work() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, _):
            await accounts.sign_up("Inés", "correct horse")
            checks: list[str] = []
            check = accounts.passwords._check

            def counted(kept: str, password: str) -> bool:
                checks.append(kept.rsplit("$", 2)[0])  # the parameters
                return check(kept, password)

            accounts.passwords._check = counted  # type: ignore[method-assign]
            said = []
            for name, password in (("Inés", "wrong horse"), ("Otto", "correct horse"), ("", "")):
                with pytest.raises(Forbidden) as refused:
                    await accounts.sign_in(name, password)
                said.append(refused.value.words)
            assert {words.id for words in said} == {"table-sign-in-wrong"}
            assert all(words.args == {} for words in said)
            assert checks == [checks[0]] * 3

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("name", "password", "field", "words"),
    [
        ("  ", "correct horse", "name", "table-name-empty"),
        ("x" * 41, "correct horse", "name", "table-name-too-long"),
        ("Otto", "seven77", "password", "table-password-short"),
        ("Otto", "x" * 201, "password", "table-password-long"),
        ("Archibald", "aRCHIBALD", "password", "table-password-name"),
    ],
)
def test_what_cannot_be_an_account_is_refused_by_field(name: str, password: str, field: str, words: str) -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, _):
            with pytest.raises(BadInput) as refused:
                await accounts.sign_up(name, password)
            assert (refused.value.field, refused.value.words.id) == (field, words)
            assert await accounts.store.named(name_key(name)) is None

    asyncio.run(scene())


def test_a_name_belongs_to_one_person() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, _):
            await accounts.sign_up("Inés Alba", "correct horse")
            with pytest.raises(NotNow) as refused:
                await accounts.sign_up("inés  ALBA", "another horse")
            assert refused.value.words.id == "table-account-taken"
            with pytest.raises(Forbidden):
                await accounts.sign_in("Inés Alba", "another horse")

    asyncio.run(scene())


def test_a_new_password_ends_every_other_session() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, _):
            account, here = await accounts.sign_up("Inés", "correct horse")
            _, elsewhere = await accounts.sign_in("Inés", "correct horse")
            with pytest.raises(Forbidden) as refused:
                await accounts.change_password(account, here, "wrong horse", "battery staple")
            assert refused.value.words.id == "table-password-wrong"
            assert await accounts.of(elsewhere) == account
            await accounts.change_password(account, here, "correct horse", "battery staple")
            assert await accounts.of(here) == account
            assert await accounts.of(elsewhere) is None
            await accounts.sign_in("Inés", "battery staple")
            with pytest.raises(Forbidden):
                await accounts.sign_in("Inés", "correct horse")

    asyncio.run(scene())


def test_sessions_end_by_themselves() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, clock):
            account, token = await accounts.sign_up("Inés", "correct horse")
            clock.now += SESSION - 1
            assert await accounts.of(token) == account
            clock.now += 1
            assert await accounts.of(token) is None

    asyncio.run(scene())


def test_an_account_that_is_deleted_leaves_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file) as house:
            table = (await house.open(wish("hhb"))).table.record
        async with accounts_on(file) as (accounts, _):
            account, token = await accounts.sign_up("Inés", "correct horse")
            await accounts.claim(account, Claim(table.id, 0, table.seats[0].token_hash))
            with pytest.raises(Forbidden):
                await accounts.remove(account, "wrong horse")
            assert await accounts.of(token) == account
            await accounts.remove(account, "correct horse")
            assert await accounts.of(token) is None
            assert await accounts.claims(account) == []
            await accounts.sign_up("Inés", "battery staple")

    asyncio.run(scene())


def test_neither_passwords_nor_tokens_are_in_the_store(tmp_path: Path) -> None:
    async def scene() -> None:
        async with accounts_on(tmp_path / "a.sqlite") as (accounts, _):
            _, token = await accounts.sign_up("Inés", "correct horse")
        content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert "Inés".encode() in content
        assert b"$argon2id$" in content
        assert b"correct horse" not in content
        assert token.encode() not in content
        assert token.removeprefix("account.").encode() not in content

    asyncio.run(scene())


def test_a_password_from_a_cheaper_time_is_hashed_anew() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, _):
            await accounts.sign_up("Inés", "correct horse")
            dearer = Accounts(accounts.store, accounts.now, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
            await dearer.sign_in("Inés", "correct horse")
            kept = await accounts.store.named("inés")
            assert kept is not None
            assert "$m=16,t=2,p=1$" in kept.password

    asyncio.run(scene())


def test_what_a_house_uses_is_not_cheap() -> None:
    hasher = usual_hasher()
    assert (hasher.type.name, hasher.memory_cost >= 19_456, hasher.time_cost >= 2) == ("ID", True, True)


def test_a_seat_claimed_twice_is_claimed_once(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file) as house:
            table = (await house.open(wish("hhb"))).table.record
        async with accounts_on(file) as (accounts, _):
            account, _token = await accounts.sign_up("Inés", "correct horse")
            first, renewed = Claim(table.id, 1, "0" * 64), Claim(table.id, 1, "1" * 64)
            for one in (first, first, renewed):
                await accounts.claim(account, one)
            assert await accounts.claims(account, table.id) == [renewed]
            assert await accounts.claims(account, "elsewhere") == []

    asyncio.run(scene())


def test_lessons_go_along_and_of_two_devices_the_later_one_is_right() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, clock):
            ines, _ = await accounts.sign_up("Inés", "correct horse")
            lola, _ = await accounts.sign_up("Lola", "correct horse")
            first = Progress("viva-first", ["blue"], 3, None, 500)
            assert await accounts.note(ines, first) == first
            later = Progress("viva-first", ["blue", [5]], 7, None, 700)
            assert await accounts.note(ines, later) == later
            stamped = Progress("viva-first", ["blue", [5]], 7, 600, 700)  # finished elsewhere before: the stamp stays
            assert await accounts.note(ines, Progress("viva-first", [], 0, 600, 600)) == stamped
            once_more = Progress("viva-first", ["blue"], 2, None, 720)
            assert await accounts.note(ines, once_more) == Progress("viva-first", ["blue"], 2, 600, 720)
            ahead = await accounts.note(ines, Progress("junta-first", [], 0, 800, 10**15))
            assert ahead.noted == clock.now
            assert await accounts.progress(ines) == [ahead, Progress("viva-first", ["blue"], 2, 600, 720)]
            assert await accounts.progress(lola) == []
            await accounts.remove(ines, "correct horse")
            assert await accounts.progress(ines) == []

    asyncio.run(scene())


def test_what_was_explained_is_known_to_the_account_only_and_goes_with_it() -> None:
    async def scene() -> None:
        async with accounts_on(":memory:") as (accounts, _):
            ines, _ = await accounts.sign_up("Inés", "correct horse")
            lola, _ = await accounts.sign_up("Lola", "correct horse")
            await accounts.explain(ines, ["viva-term-points", "viva-ask-orders"])
            await accounts.explain(ines, ["viva-ask-orders", "viva-ask-orders@table1"])
            assert await accounts.explained(ines) == ["viva-ask-orders", "viva-ask-orders@table1", "viva-term-points"]
            assert await accounts.explained(lola) == []
            await accounts.explain(lola, [f"thing-{number}" for number in range(MOST_EXPLAINED + 5)])
            await accounts.explain(lola, ["one-more"])
            kept = await accounts.explained(lola)
            assert len(kept) == MOST_EXPLAINED
            assert "one-more" not in kept
            await accounts.remove(ines, "correct horse")
            assert await accounts.explained(ines) == []

    asyncio.run(scene())
