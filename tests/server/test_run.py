"""``camarilla serve`` begins politely, or says in one line why it cannot."""

from __future__ import annotations

import signal
import socket
import stat
from pathlib import Path

import httpx
import pytest
from tests.server.support import House
from websockets.sync.client import connect

from camarilla.server import serve
from camarilla.server.run.serve import address
from camarilla.table.store.places import data_folder, database_in


def refused(capsys: pytest.CaptureFixture[str], **how: object) -> str:
    assert serve(**how) == 1  # type: ignore[arg-type]
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_the_address_is_printed_and_answers(shared_house: House) -> None:
    assert shared_house.base.startswith("http://127.0.0.1:")
    assert httpx.get(f"{shared_house.base}/health").json()["status"] == "ok"


def test_a_port_in_use_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port}" in refused(capsys, port=port, database=tmp_path / "a.sqlite")
    assert "port 70000" in refused(capsys, port=70_000, database=tmp_path / "a.sqlite")


def test_a_second_server_on_the_same_file_is_told_where_the_first_one_is(
    capsys: pytest.CaptureFixture[str], shared_house: House
) -> None:
    assert shared_house.base in refused(capsys, database=shared_house.database)


def test_a_file_that_is_no_database_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear General, " * 200)
    assert "letter.txt" in refused(capsys, database=tmp_path / "letter.txt")
    assert "nowhere" in refused(capsys, database=tmp_path / "nowhere" / "a.sqlite")
    told = refused(capsys, database="postgresql://ana:secret@127.0.0.1:1/none")
    assert "secret" not in told
    assert "nothing://" in refused(capsys, database="nothing://x")


def test_several_workers_on_a_file_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = refused(capsys, database=tmp_path / "a.sqlite", workers=2)
    assert "several workers need a PostgreSQL" in told
    assert list(tmp_path.iterdir()) == []


def test_a_secret_file_that_others_can_read_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("patata")
    (tmp_path / "secret").chmod(0o644)
    told = refused(capsys, database=tmp_path / "a.sqlite", secret_file=tmp_path / "secret")
    assert "can be read by others: chmod 600" in told
    assert "patata" not in told


def test_a_server_ends_soon_although_somebody_watches(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite") as house:
        made = httpx.post(f"{house.base}/api/tables", json={"game": "viva", "seats": [{"kind": "human"}] * 3}).json()
        assert house.process is not None
        with connect(f"{house.base.replace('http', 'ws')}/api/tables/{made['table']['id']}/live") as watching:
            watching.recv()
            house.process.send_signal(signal.SIGINT)
            assert house.process.wait(15) in (0, -signal.SIGINT, 130)


def test_the_file_lies_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "camarilla"
    assert database_in(data_folder()) == str(tmp_path / "camarilla" / "camarilla.sqlite")
    assert stat.S_IMODE((tmp_path / "camarilla").stat().st_mode) == 0o700
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ana")
    assert data_folder() == Path("/home/ana/.local/share/camarilla")


def test_addresses_that_people_can_open() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::1", 8000) == "http://[::1]:8000/"
    assert address("games.example", 8000) == "http://games.example:8000/"
