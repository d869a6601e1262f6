"""A house in a file: complete, at one moment, into either database; and nothing half-done."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import stat
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, insert
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.table.postgres import postgres
from tests.table.support import answer_default, asked, house_on, play_on, saved, started, wish
from tests.table.test_saves import rests

import camarilla.table.store.backup as backup_module
from camarilla.catalogue import game_of
from camarilla.cli import main
from camarilla.core.illegal import BadInput
from camarilla.table.accounts.account_store import AccountStore
from camarilla.table.accounts.accounts import Accounts
from camarilla.table.processes.telegraph import living
from camarilla.table.store.backup import Backup, back_up
from camarilla.table.store.lock import FileLock
from camarilla.table.store.migrate import revisions
from camarilla.table.store.restore import count_on, restore
from camarilla.table.store.schema import metadata
from camarilla.table.store.sql import SqlStore, engine_for


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, Any]:
    """The backup of a house in which something of everything has happened; a table in it, and its whole truth."""
    folder = tmp_path_factory.mktemp("kept")

    async def scene() -> tuple[Path, str, Any]:
        async with house_on(folder / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            await play_on(table, until="viva-ask-orders")
            await answer_default(table, next(iter(asked(table))))
            await house.open(wish("hhb", name="„Ñandú“ \x01 🂡"))
            await table.talk.say(0, (), "¡Viva! \u2028 'quoted' \"twice\"", "k1")
            store = house.services.store
            assert isinstance(store, SqlStore)
            await Accounts(AccountStore(store), house.services.now).sign_up("General", "patata frita 1")
            await back_up(str(folder / "a.sqlite"), folder / "a.jsonl", 1_700_000_000_000)  # while it is open
            return folder / "a.jsonl", table.record.id, saved(table)

    return asyncio.run(scene())


def rows(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[1:-1]


def test_a_backup_holds_every_table_of_the_store(kept: tuple[Path, str, Any]) -> None:
    backup = Backup(kept[0])
    assert set(backup.head.tables) == set(metadata.tables) - {"presence"}
    assert backup.head.schema == revisions()[0]
    assert backup.rows["tables"] == 2
    assert backup.rows["seats"] == 6
    assert backup.rows["talk"] == 1
    assert backup.rows["accounts"] == 1
    assert backup.rows["events"] > 1
    assert stat.S_IMODE(kept[0].stat().st_mode) == 0o600


def test_a_house_moves_to_the_other_database_and_back(
    kept: tuple[Path, str, Any], database: str, tmp_path: Path
) -> None:
    path, key, before = kept

    async def scene() -> None:
        counts = await restore(database, path)
        await back_up(database, tmp_path / "b.jsonl.gz", 5)
        assert (tmp_path / "b.jsonl.gz").read_bytes()[:2] == b"\x1f\x8b"
        assert await restore(str(tmp_path / "c.sqlite"), tmp_path / "b.jsonl.gz") == counts
        await back_up(str(tmp_path / "c.sqlite"), tmp_path / "c.jsonl", 5)
        assert rows(tmp_path / "c.jsonl") == rows(path)
        for place in (database, tmp_path / "c.sqlite"):
            async with house_on(place) as house:
                table = await house.table(key)
                await table.state(None)
                assert saved(table) == before
                await answer_default(table, next(iter(asked(table))))
        with pytest.raises(BadInput) as refused:
            await restore(database, path)
        assert refused.value.words.id == "cli-restore-filled"
        assert await restore(database, path, force=True) == counts
        async with house_on(database) as house:
            with pytest.raises(BadInput) as refused:
                await restore(database, path, force=True)
            assert refused.value.words.id == "cli-restore-open"
            await (await house.table(key)).state(None)
            assert saved(await house.table(key)) == before

    asyncio.run(scene())


def test_what_postgresql_counts_by_itself_goes_on_after_what_was_restored(database: str) -> None:
    async def scene() -> None:
        shape, engine = MetaData(), engine_for(database)
        counted = Table("counted", shape, Column("id", Integer, primary_key=True))
        async with engine.begin() as connection:
            await connection.run_sync(shape.create_all)
            await connection.execute(insert(counted).values(id=41))
            await connection.run_sync(count_on, shape)
            assert (await connection.execute(insert(counted).returning(counted.c.id))).scalar() == 42
            await connection.run_sync(shape.drop_all)
        await engine.dispose()

    asyncio.run(scene())


def test_a_backup_of_an_old_version_comes_to_the_newest_shape_on_postgresql(database: str) -> None:
    """tests/saves on SQLite are played to their end in test_saves."""

    async def scene() -> None:
        save = Path(__file__).parents[1] / "saves" / "0.1.0.jsonl"
        engine = engine_for(database)
        for _ in range(200):  # the line of the test before is given up a moment after it has ended
            async with engine.connect() as connection:
                if not await living(connection):
                    break
            await asyncio.sleep(0.05)
        await engine.dispose()
        await restore(database, save, force=True)
        async with house_on(database) as house:
            records = await house.newest()
            assert len(records) == 4
            for record in records:
                game = game_of(record.game)
                if record.opening["rules"] != f"{game.id}/{game.version}":
                    await rests(house, record)
                    continue
                assert (await (await house.table(record.id)).state(None)).seq == record.seq

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_an_open_house_shows_one_moment(
    kind: str, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People answer while it is written: after the tables were read, before their events are."""
    place = database if kind == "postgresql" else str(tmp_path / "a.sqlite")

    async def scene() -> None:
        async with house_on(place) as house:
            table = (await started(house, "hhh")).table
            read = backup_module._rows

            async def disturbed(connection: AsyncConnection, one: Table) -> AsyncIterator[dict[str, Any]]:
                if one.name == "events":
                    await answer_default(table, next(iter(asked(table))))
                async for row in read(connection, one):
                    yield row

            monkeypatch.setattr(backup_module, "_rows", disturbed)
            await back_up(place, tmp_path / "b.jsonl", 5)
            assert table.record.number == 2
        await restore(str(tmp_path / "c.sqlite"), tmp_path / "b.jsonl")
        async with house_on(tmp_path / "c.sqlite") as house:
            again = await house.table(table.record.id)
            assert (await again.state(None)).seq == 1
            assert [event.number for event in await house.services.store.since(again.record.id, 0)] == [1]

    asyncio.run(scene())


def spoilt(path: Path, spoil: Callable[[list[bytes]], list[bytes]]) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(spoil(lines)))


def head_with(lines: list[bytes], **changed: Any) -> list[bytes]:
    return [json.dumps({**json.loads(lines[0]), **changed}).encode() + b"\n", *lines[1:]]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda lines: [], "cli-not-a-backup"),
        (lambda lines: [b"Dear General,\n", *lines], "cli-not-a-backup"),
        (lambda lines: head_with(lines, format="camarilla backup 2"), "cli-not-a-backup"),
        (lambda lines: head_with(lines, schema="9999"), "cli-backup-too-new"),
        (lambda lines: head_with(lines, made=6), "cli-backup-broken"),
        (lambda lines: lines[:-1], "cli-backup-broken"),
        (lambda lines: [*lines[:-1], lines[-1][:40]], "cli-backup-broken"),
        (lambda lines: [*lines[:5], *lines[6:]], "cli-backup-broken"),
        (lambda lines: [*lines[:5], lines[6], lines[5], *lines[7:]], "cli-backup-broken"),
        (lambda lines: [*lines[:5], lines[5].replace(b"a", b"e", 1), *lines[6:]], "cli-backup-broken"),
        (lambda lines: [*lines[:5], b'{"nowhere": [1]}\n', *lines[5:]], "cli-backup-broken"),
        (lambda lines: [*lines[:5], b"\xff\xfe\n", *lines[5:]], "cli-backup-broken"),
        (lambda lines: [gzip.compress(b"".join(lines))[:-20]], "cli-backup-broken"),
        (lambda lines: [b"\x1f\x8b\x08" + b"".join(lines)], "cli-backup-broken"),
    ],
)
def test_a_file_that_is_not_whole_is_refused_and_nothing_is_touched(
    kept: tuple[Path, str, Any], tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]], why: str
) -> None:
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(kept[0].read_bytes())
    spoilt(copy, spoil)
    (tmp_path / "a.sqlite").write_bytes(b"")
    with pytest.raises(BadInput) as refused:
        asyncio.run(restore(str(tmp_path / "a.sqlite"), copy, force=True))
    assert refused.value.words.id == why
    assert (tmp_path / "a.sqlite").read_bytes() == b""
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.sqlite", "copy.jsonl"]


def test_rows_that_do_not_belong_together_leave_no_trace(kept: tuple[Path, str, Any], tmp_path: Path) -> None:
    """A file that is whole, but not from a house: a seat without its table."""
    copy, lines = tmp_path / "copy.jsonl", kept[0].read_bytes().splitlines(keepends=True)
    lines = [line for line in lines if not line.startswith(b'{"tables":')][:-1]
    rows = {**Backup(kept[0]).rows, "tables": 0}
    end = {"rows": rows, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    copy.write_bytes(b"".join(lines) + json.dumps(end).encode())

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            number = (await house.open(wish("hhh"))).table.record.id
        with pytest.raises(BadInput) as refused:
            await restore(str(tmp_path / "a.sqlite"), copy, force=True)
        assert refused.value.words.id == "cli-backup-broken"
        async with house_on(tmp_path / "a.sqlite") as house:
            assert (await house.table(number)).record.id == number
        assert sorted(file.name for file in tmp_path.iterdir()) == ["a.sqlite", "copy.jsonl"]

    asyncio.run(scene())


def test_nothing_is_overwritten_unasked(kept: tuple[Path, str, Any], tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file) as house:
            key = (await house.open(wish("hhh"))).table.record.id
        with pytest.raises(BadInput) as refused:
            await restore(str(file), kept[0])
        assert refused.value.words.id == "cli-restore-filled"
        (tmp_path / "b.jsonl").write_text("mine")
        with pytest.raises(BadInput) as refused:
            await back_up(str(file), tmp_path / "b.jsonl", 5)
        assert refused.value.words.id == "cli-backup-exists"
        assert (tmp_path / "b.jsonl").read_text() == "mine"
        async with house_on(file) as house:
            assert (await house.table(key)).record.id == key
        await restore(str(file), kept[0], force=True)
        async with house_on(file) as house:
            assert (await house.table(kept[1])).record.id == kept[1]
            assert len(await house.newest()) == 2
        with pytest.raises(BadInput) as refused:
            await restore(":memory:", kept[0])
        assert refused.value.words.id == "cli-restore-nowhere"

    asyncio.run(scene())


def test_a_database_of_another_shape_is_not_backed_up(tmp_path: Path) -> None:
    async def scene() -> None:
        for name in ("empty.sqlite", "letter.txt"):
            (tmp_path / name).write_bytes(b"" if name == "empty.sqlite" else b"Dear General, " * 200)
        with pytest.raises(BadInput) as refused:
            await back_up(str(tmp_path / "empty.sqlite"), tmp_path / "b.jsonl", 5)
        assert refused.value.words.id == "cli-backup-other-shape"
        assert not (tmp_path / "b.jsonl").exists()

    asyncio.run(scene())


def test_the_commands(kept: tuple[Path, str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house, copy = str(tmp_path / "a.sqlite"), str(tmp_path / "b.jsonl.gz")
    assert main(["restore", str(kept[0]), "--database", house, "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("The house is back: 2 tables, ")
    assert main(["backup", copy, "--database", house, "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("b.jsonl.gz: 2 Tische, insgesamt ")
    for arguments, told in (
        (["backup", copy, "--database", house], "b.jsonl.gz is already there."),
        (["restore", copy, "--database", house], "There is a house in this database already."),
        (["restore", house, "--database", str(tmp_path / "c.sqlite")], "a.sqlite is not a backup of a house."),
        (["restore", "missing", "--database", house], "There is no file missing."),
        (["backup", str(tmp_path / "x"), "--database", str(tmp_path / "none")], "There is no file"),
        (["backup", str(tmp_path / "x"), "--database", copy], "cannot be used: "),
        (["backup", str(tmp_path / "x"), "--database", "postgresql://ana:secret@127.0.0.1:1/x"], "ana:***@"),
        (["restore", copy, "--database", "nothing://x"], "The database nothing://x cannot be used: "),
        (["restore", copy, "--database", ":memory:"], "A house in memory would be gone at once"),
    ):
        assert main([*arguments, "--lang", "en"]) == 2
        complaint = capsys.readouterr().err
        assert told in complaint
        assert "secret" not in complaint
    for place in (house, f"sqlite+aiosqlite:///{house}"):
        with FileLock(place, "http://127.0.0.1:1/"):
            assert main(["restore", copy, "--database", house, "--force", "--lang", "en"]) == 2
        assert "A server has this database open." in capsys.readouterr().err
    assert not (tmp_path / "c.sqlite").exists()
    assert not (tmp_path / "x").exists()
