"""Operating a house: health, figures, a proxy in front of it, and logs that keep every secret."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from sqlalchemy.exc import OperationalError
from sqlalchemy.util.concurrency import greenlet_spawn
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.server.player import Player
from tests.server.support import House, opened
from websockets.sync.client import connect

from camarilla import __version__
from camarilla.server.door.outlet import Outlet
from camarilla.server.run import punctual
from camarilla.server.run.app import application
from camarilla.server.run.metrics import Board, Family, written
from camarilla.table.play.figures import Times
from camarilla.table.store.secret_file import Secrets
from camarilla.table.store.sql import SqlStore

PROXY = {"host": "games.example", "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house as an operator runs it: behind a proxy on this machine, speaking JSON of everything."""
    folder = tmp_path_factory.mktemp("operated")
    with House(
        folder / "a.sqlite",
        errors=folder / "log",
        secret_file=str(folder / "secret"),
        proxies="127.0.0.1",
        log="json",
        level="debug",
    ) as running:
        yield running


def samples(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_a_game_with_secrets_leaves_none_of_them_in_the_log_and_its_figures_in_the_metrics(house: House) -> None:
    secrets: set[str] = set()

    async def scene() -> None:
        async with house.client() as client:
            name = {"name": "General", "password": "patata frita 1"}
            signed = await client.post("/api/account", json={**name, "token": True})
            assert signed.status_code == 201
            secrets.update({"patata", "frita", signed.json()["token"]})
            table, tokens = await opened(client, "hbb")
            secrets.update(tokens.values())
            assert (await client.get(f"/t/{table}", params={"seat": tokens[0]})).status_code == 303
            bearer = {"authorization": f"Bearer {tokens[0]}"}
            for wrong in (b'{"answer": "tortilla"', b'{"key": "k", "seq": "tortilla", "answer": 1}'):
                headers = {**bearer, "content-type": "application/json"}
                reply = await client.post(f"/api/tables/{table}/answer", content=wrong, headers=headers)
                assert reply.status_code == 400
            assert (await client.get("/api/games", headers={"authorization": "Bearer tortilla"})).status_code == 200
        async with Player(house.base, table, tokens[0]) as ana:
            await ana.send({"type": "say", "key": "s", "text": "la tortilla es mia"})
            await ana.ask({"type": "answer", "seq": ana.seq, "answer": {"tortilla": ["tortilla"]}})
            await ana.ask({"type": "probe", "answer": "tortilla"})
            await ana.send({"type": "tortilla"})
            await ana.play(8)
            for frame in ana.raw:
                secrets.update(re.findall(r'"answer":"([^"]{6,})"', frame))
        secrets.add("tortilla")

    asyncio.run(scene())
    said = house.said()
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"table opened", "match begun"} <= {line["message"] for line in lines}
    assert any(line["message"].startswith("POST /api/tables/") and line["status"] == 400 for line in lines)
    assert len(secrets) >= 5
    assert [secret for secret in secrets if secret in said] == []
    figures = samples(httpx.get(f"{house.base}/metrics").text)
    assert figures['camarilla_answers_total{by="person",worker="0"}'] == 8
    assert figures['camarilla_answers_total{by="bot",worker="0"}'] > 0
    assert figures['camarilla_refusals_total{kind="bad_input",worker="0"}'] >= 3
    assert figures['camarilla_answer_seconds_count{until="told",worker="0"}'] == sum(
        value for name, value in figures.items() if name.startswith("camarilla_answers_total")
    )
    assert figures['camarilla_responses_total{status="400",worker="0"}'] == 2
    assert figures['camarilla_sockets{worker="0"}'] == 0
    assert figures['camarilla_tables_open{worker="0"}'] == 1
    assert figures['camarilla_line_up{worker="0"}'] == 1
    assert figures['process_resident_memory_bytes{worker="0"}'] > 10_000_000


def test_the_figures_are_for_the_keeper_of_the_house_only(house: House, tmp_path: Path) -> None:
    token = Secrets.of_file(house.database.parent / "secret").value("metrics")  # type: ignore[union-attr]
    address = f"{house.base}/metrics"
    refused = httpx.get(address, headers=PROXY)  # somebody from elsewhere
    assert (refused.status_code, refused.json()["error"]["words"]["id"]) == (403, "table-metrics-closed")
    assert httpx.get(address, headers={"authorization": "Bearer wrong"}).status_code == 403
    assert httpx.get(address, headers={**PROXY, "authorization": f"Bearer {token}"}).status_code == 200
    assert httpx.get(address).headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"


def test_behind_a_proxy_links_and_cookies_are_those_of_the_outside(house: House) -> None:
    seats = [{"kind": "human"}] * 3
    made = httpx.post(f"{house.base}/api/tables", json={"game": "viva", "seats": seats}, headers=PROXY)
    assert made.json()["links"][0]["url"].startswith("https://games.example/#/sit/")
    assert "Secure" in made.headers["set-cookie"]
    foreign = {**PROXY, "origin": "https://elsewhere.example"}
    assert httpx.post(f"{house.base}/api/tables", json={}, headers=foreign).status_code == 403


def test_without_a_proxy_nobody_is_believed(shared_house: House) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    seats = [{"kind": "human"}] * 3
    made = httpx.post(f"{shared_house.base}/api/tables", json={"game": "viva", "seats": seats}, headers=forwarded)
    assert made.json()["links"][0]["url"].startswith(f"{shared_house.base}/#/sit/")
    assert "Secure" not in made.headers["set-cookie"]
    for header in ("x-forwarded-for", "x-real-ip", "forwarded", "via"):  # a proxy nobody told us of
        assert httpx.get(f"{shared_house.base}/metrics", headers={header: "203.0.113.7"}).status_code == 403, header


@asynccontextmanager
async def inside(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a house in this process."""
    async with app.router.lifespan_context(app):
        door = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=door, base_url="http://127.0.0.1") as client:
            yield client


def test_a_house_whose_store_does_not_answer_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(store: SqlStore) -> None:
        raise OperationalError("select 1", {}, Exception("gone"))

    async def scene() -> None:
        app = application(":memory:")
        async with inside(app) as client:
            well = await client.get("/health")
            assert (well.status_code, well.json()["status"]) == (200, "ok")
            monkeypatch.setattr(SqlStore, "ping", broken)
            app.state.office.pinged = float("-inf")
            down = await client.get("/health")
            assert (down.status_code, down.json()["status"]) == (503, "down")

    asyncio.run(scene())


def test_the_format_of_the_figures() -> None:
    times = Times()
    for seconds in (0.0005, 0.001, 0.3, 60.0):
        times.note(seconds)
    told = written(
        [
            Family("a_seconds", "histogram", "How long.").timed(times, until="told"),
            Family("b", "gauge", "One.").add(1, name='say "hi"\\\n'),
            Family("b", "gauge", "One.").add(2),
        ]
    )
    assert told.splitlines() == [
        "# HELP a_seconds How long.",
        "# TYPE a_seconds histogram",
        'a_seconds_bucket{until="told",le="0.001"} 2',
        'a_seconds_bucket{until="told",le="0.0025"} 2',
        'a_seconds_bucket{until="told",le="0.005"} 2',
        'a_seconds_bucket{until="told",le="0.01"} 2',
        'a_seconds_bucket{until="told",le="0.025"} 2',
        'a_seconds_bucket{until="told",le="0.05"} 2',
        'a_seconds_bucket{until="told",le="0.1"} 2',
        'a_seconds_bucket{until="told",le="0.25"} 2',
        'a_seconds_bucket{until="told",le="0.5"} 3',
        'a_seconds_bucket{until="told",le="1.0"} 3',
        'a_seconds_bucket{until="told",le="2.5"} 3',
        'a_seconds_bucket{until="told",le="5.0"} 3',
        'a_seconds_bucket{until="told",le="+Inf"} 4',
        'a_seconds_count{until="told"} 4',
        'a_seconds_sum{until="told"} 60.3015',
        "# HELP b One.",
        "# TYPE b gauge",
        'b{name="say \\"hi\\"\\\\\\n"} 1',
        "b 2",
    ]


def test_whichever_worker_is_asked_tells_of_all(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(application(":memory:", board=Board(1, tmp_path))) as client:
            left = [{"name": "camarilla_sockets", "kind": "gauge", "about": "", "samples": [["", {"worker": "0"}, 7]]}]
            (tmp_path / "0.json").write_text(json.dumps(left))
            figures = samples((await client.get("/metrics")).text)
            assert figures['camarilla_sockets{worker="0"}'] == 7
            assert figures['camarilla_sockets{worker="1"}'] == 0
            assert (tmp_path / "1.json").exists()

    asyncio.run(scene())


# --- a house that cannot write ---


def fails(*_: object, **__: object) -> None:
    raise OperationalError("INSERT INTO events", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_full_disk_is_told_by_name_and_nothing_is_half_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
    with TestClient(application(str(tmp_path / "a.sqlite"), pace=60, hosts=("testserver",))) as client:
        table = client.post("/api/tables", json={"game": "viva", "seats": seats}).json()["table"]["id"]
        seen = client.get(f"/api/tables/{table}/seen").json()
        answer = {"key": "k", "seq": seen["seq"], "answer": seen["seen"]["question"]["options"][0]["key"]}
        with monkeypatch.context() as broken:
            broken.setattr(SqlStore, "append", fails)
            refused = client.post(f"/api/tables/{table}/answer", json=answer)
            assert refused.status_code == 503
            problem = refused.json()["error"]
            assert (problem["kind"], problem["words"]["id"]) == ("unavailable", "table-cannot-write")
            with client.websocket_connect(f"/api/tables/{table}/live") as socket:
                socket.send_json({"type": "answer", **answer, "key": "again"})
                while (frame := socket.receive_json())["type"] != "refused":
                    pass
                assert frame["error"]["kind"] == "unavailable"
        assert "database or disk is full" in caplog.text
        again = client.get(f"/api/tables/{table}/seen").json()
        assert (again["seq"], again["seen"]) == (seen["seq"], seen["seen"])
        assert client.post(f"/api/tables/{table}/answer", json=answer).status_code == 200  # the same key, once it can


def test_a_store_whose_connections_are_all_taken_is_busy_and_not_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with TestClient(application(str(tmp_path / "a.sqlite"), pace=60, hosts=("testserver",))) as client:
        seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
        table = client.post("/api/tables", json={"game": "viva", "seats": seats}).json()["table"]["id"]
        pool = client.app.state.office.house.services.store.engine.sync_engine.pool  # type: ignore[attr-defined]
        monkeypatch.setattr(pool, "_timeout", 0.05)
        taken = [client.portal.call(greenlet_spawn, pool.connect) for _ in range(15)]  # type: ignore[union-attr]
        refused = client.get(f"/api/tables/{table}/seen")
        assert (refused.status_code, refused.json()["error"]["kind"]) == (503, "unavailable")
        assert "QueuePool limit" in caplog.text
        for connection in taken:
            client.portal.call(greenlet_spawn, connection.close)  # type: ignore[union-attr]
        assert client.get(f"/api/tables/{table}/seen").status_code == 200


def test_health_tries_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(application(str(tmp_path / "a.sqlite"), hosts=("testserver",))) as client:
        assert client.get("/health").json()["status"] == "ok"
        with monkeypatch.context() as broken:
            broken.setattr(SqlStore, "writing", fails)
            client.app.state.office.pinged = float("-inf")  # type: ignore[attr-defined]
            down = client.get("/health")
            assert (down.status_code, down.json()["status"]) == (503, "down")
            assert "database or disk is full" in down.json()["why"]
        client.app.state.office.pinged = float("-inf")  # type: ignore[attr-defined]
        assert client.get("/health").json() == {"status": "ok", "version": __version__, "why": ""}


@contextmanager
def listening_at(file: Path) -> Iterator[tuple[str, int]]:
    """The address of a server in this process, with connections as they are in earnest."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(application(str(file)), http=punctual.Punctual, ws=Outlet, log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.05)
        yield listening.getsockname()
    finally:
        server.should_exit = True
        thread.join(10)


def test_the_head_of_a_request_has_bounds(tmp_path: Path) -> None:
    """600 MB of headers were taken in six seconds, and kept, before anybody asked whose they are."""
    line = b"X: " + b"a" * 8_000 + b"\r\n"
    begun = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    with listening_at(tmp_path / "a.sqlite") as address:
        for before in (b"", begun + b"\r\n"):  # the first request of a connection, and a later one
            with socket.create_connection(address) as endless:
                endless.settimeout(120)
                endless.sendall(before)
                sent = 0
                with suppress(ConnectionError):
                    if before:
                        assert endless.recv(16) == b"HTTP/1.1 200 OK\r"
                    endless.sendall(begun)
                    while sent < 50_000_000:
                        endless.sendall(line)
                        sent += len(line)
                assert sent < 50_000_000
        with socket.create_connection(address) as long:
            long.settimeout(120)
            long.sendall(begun + 3 * line + b"\r\n")  # more than any browser sends
            assert long.recv(15) == b"HTTP/1.1 200 OK"
        with socket.create_connection(address) as told:
            told.settimeout(120)
            told.sendall(begun + 8 * line)
            time.sleep(0.3)
            told.sendall(line)
            assert told.recv(12) == b"HTTP/1.1 431"
        body = json.dumps({"game": "viva", "seats": [{"kind": "bot"}] * 3}).ljust(200_000).encode()  # no head
        with httpx.Client(base_url=f"http://127.0.0.1:{address[1]}") as client:
            for _ in range(2):
                opened = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
                assert opened.status_code == 201


@pytest.mark.parametrize("trailer", [b"X: y\r\n" * 20_000, b"X: " + b"y" * 100_000], ids=["lines", "one line"])
def test_what_comes_behind_a_body_has_bounds(tmp_path: Path, trailer: bytes) -> None:
    """Lines behind a body were kept without end: 65 MB of them made 640 MB; one endless line kept everybody waiting."""
    chunked = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n"
    with listening_at(tmp_path / "a.sqlite") as address:
        for kind in (b"application/json", b"text/plain"):  # of one the body is awaited, the other is refused before
            with socket.create_connection(address) as endless:
                endless.settimeout(120)
                endless.sendall(chunked + b"Content-Type: " + kind + b"\r\n\r\n2\r\n{}\r\n0\r\n")
                sent = 0
                with suppress(ConnectionError):
                    while sent < 50_000_000:
                        endless.sendall(trailer)
                        sent += len(trailer)
                assert sent < 50_000_000
        body = json.dumps({"game": "viva", "seats": [{"kind": "bot"}] * 3}).ljust(200_000).encode()
        with httpx.Client(base_url=f"http://127.0.0.1:{address[1]}") as client:
            pieces = (body[at : at + 1_000] for at in range(0, len(body), 1_000))
            opened = client.post("/api/tables", content=pieces, headers={"content-type": "application/json"})
            assert opened.status_code == 201
            refused = client.post("/api/tables", content=50 * body, headers={"content-type": "application/json"})
            assert refused.status_code == 413


def test_a_socket_whose_head_cannot_be_read_is_closed(tmp_path: Path) -> None:
    """A line of more than 8 KB, or more than 128 of them: such a connection stayed open for good, without an answer."""
    begun = (
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    with listening_at(tmp_path / "a.sqlite") as address:
        for strange in (b"X: " + b"y" * 9_000 + b"\r\n", b"X: y\r\n" * 200):
            with socket.create_connection(address) as odd:
                odd.settimeout(30)
                odd.sendall(begun + strange + b"\r\n")
                assert odd.recv(100).startswith(b"HTTP/1.1 431 ")
                while odd.recv(100):
                    pass
        with socket.create_connection(address) as usual:
            usual.settimeout(30)
            usual.sendall(begun + b"\r\n")
            assert usual.recv(100).startswith(b"HTTP/1.1 404 ")  # there is no such table


def test_connections_that_never_finish_a_request_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(punctual, "PATIENCE", 0.3)
    with listening_at(tmp_path / "a.sqlite") as address:
        silent, dripping = socket.create_connection(address), socket.create_connection(address)
        dripping.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        for one in (silent, dripping):
            one.settimeout(120)
            assert one.recv(1) == b""  # closed by the server
        base = f"127.0.0.1:{address[1]}"
        table = httpx.post(f"http://{base}/api/tables", json={"game": "viva", "seats": [{"kind": "bot"}] * 3}).json()
        with connect(
            f"ws://{base}/api/tables/{table['table']['id']}/live"
        ) as live:  # a socket stays as long as it likes
            time.sleep(1.0)
            assert live.ping().wait(120)
