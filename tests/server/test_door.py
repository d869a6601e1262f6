"""The door: tokens, origins, sizes, rates, headers. Whoever is refused learns why, and nothing changes."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.support import key_of
from tests.table.support import Hands

from camarilla.core.illegal import BadInput
from camarilla.server.door import guard
from camarilla.server.door.errors import TooMany
from camarilla.server.door.guard import LOOPBACK, Bucket, Limits, body_of, network
from camarilla.server.door.purse import charge
from camarilla.server.play import endpoints as playing
from camarilla.server.run import app as serving
from camarilla.server.run import static as static_files
from camarilla.server.run.app import application
from camarilla.server.school.rehearsals import LESSONS
from camarilla.server.worlds.endpoints import DEALING
from camarilla.table.accounts.accounts import HASHING
from camarilla.table.review import replay as replays
from camarilla.table.review.evening import EVENINGS
from camarilla.table.review.replay import REPLAYS
from camarilla.table.tasks import Pool

ROOMY = Limits(requests=(10_000, 10_000), openings=(10_000, 10_000))
VIVA: dict[str, Any] = {"game": "viva", "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "bot"}]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser without cookies at a server in this process."""
    app = application(str(tmp_path / "door.sqlite"), pace=0, limits=ROOMY, hosts=(*LOOPBACK, "testserver"))
    with TestClient(app, follow_redirects=False) as client:
        yield client


def open_table(client: TestClient, **more: Any) -> tuple[str, dict[int, str]]:
    made = client.post("/api/tables", json={**VIVA, **more})
    assert made.status_code == 201, made.text
    client.cookies.clear()
    return made.json()["table"]["id"], {link["seat"]: key_of(link) for link in made.json()["links"]}


def sit(client: TestClient, table: str, key: str, **more: Any) -> Any:
    return client.post(f"/api/tables/{table}/sit", json={"key": key, **more})


def elsewhere(client: TestClient, host: str) -> TestClient:
    """Somebody at another address of the same running house: a client that is entered starts the house once more, in a
    loop of its own, and what one loop holds cannot be waited for in another."""
    other = TestClient(client.app, client=(host, 1))
    other.portal = client.portal
    return other


def closed(socket: WebSocketTestSession) -> int:
    """The code with which the server closes it, after whatever it still says."""
    while True:
        try:
            socket.receive_json()
        except WebSocketDisconnect as gone:
            return gone.code


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def error(response: Any) -> tuple[int, str, str]:
    problem = response.json()["error"]
    return response.status_code, problem["kind"], problem["words"]["id"]


# --- seats and tokens ---


def test_an_invitation_becomes_a_seat_with_a_key_of_its_own(client: TestClient) -> None:
    table, keys = open_table(client)
    response = sit(client, table, keys[1])
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"
    assert response.headers["referrer-policy"] == "no-referrer"
    token, cookie = response.json()["token"], response.headers["set-cookie"]
    assert (response.json()["seat"], token != keys[1]) == (1, True)
    assert cookie.startswith(f"seat_{table}={token};")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.get(f"/api/tables/{table}").json()["you"] == 1
    mine = client.get("/api/tables?mine=1").json()
    assert [(one["id"], one["you"]) for one in mine] == [(table, 1)]


def test_the_key_of_a_seat_is_in_no_address_that_a_server_sees(client: TestClient) -> None:
    made = client.post("/api/tables", json=VIVA).json()
    for link in made["links"]:
        address, _, behind = link["url"].partition("#")
        assert address == "http://testserver/"
        assert behind == f"/sit/{made['table']['id']}/{key_of(link)}"
    short = client.get(f"/t/{made['table']['id']}?seat={key_of(made['links'][0])}")
    assert (short.status_code, short.headers["location"]) == (303, f"/#/t/{made['table']['id']}")
    assert "set-cookie" not in short.headers


def test_the_host_has_no_key_to_a_guest(client: TestClient) -> None:
    """After the guest has sat down the invitation opens nothing: no hand, no talk, no answer, no second seat."""
    table, keys = open_table(client)
    guest = sit(client, table, keys[1]).json()["token"]
    client.cookies.clear()
    invitation = bearer(keys[1])
    for path in ("seen", "talk", "notices"):
        assert error(client.get(f"/api/tables/{table}/{path}", headers=invitation))[2] == "table-wrong-token"
    answer = {"key": "k", "seq": 0, "answer": "blue"}
    assert error(client.post(f"/api/tables/{table}/answer", json=answer, headers=invitation))[0] == 403
    with pytest.raises(WebSocketDisconnect):
        client.websocket_connect(f"/api/tables/{table}/live", headers=invitation).__enter__()
    assert error(sit(client, table, keys[1])) == (409, "not_now", "table-invite-taken")
    client.cookies.set(f"seat_{table}", guest)  # whoever opens his own invitation again is where he was
    assert sit(client, table, keys[1]).json()["token"] == guest
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}", headers=bearer(guest)).json()["you"] == 1
    assert client.get(f"/api/tables/{table}", headers=bearer(keys[0])).json()["you"] == 0


def test_of_two_with_one_invitation_one_sits_down(client: TestClient) -> None:
    table, keys = open_table(client)
    with ThreadPoolExecutor(4) as crowd:
        answers = [one.result() for one in [crowd.submit(sit, client, table, keys[1]) for _ in range(4)]]
    assert sorted(one.status_code for one in answers) == [200, 409, 409, 409]


def test_whoever_comes_too_late_asks_the_host_for_a_new_invitation(client: TestClient) -> None:
    table, keys = open_table(client)
    ask = f"/api/tables/{table}/sit/ask"
    assert error(client.post(ask, json={"key": keys[1]})) == (409, "not_now", "table-invite-free")
    sit(client, table, keys[1])
    client.cookies.clear()
    assert client.post(ask, json={"key": keys[1]}).status_code == 200
    assert error(client.post(ask, json={"key": "invented"})) == (403, "forbidden", "table-invite-void")
    for who, wanted in ((bearer(keys[0]), True), ({}, False)):
        assert client.get(f"/api/tables/{table}", headers=who).json()["seats"][1]["link_wanted"] is wanted
    new = key_of(client.post(f"/api/tables/{table}/seats/1/link", headers=bearer(keys[0])).json())
    assert client.get(f"/api/tables/{table}", headers=bearer(keys[0])).json()["seats"][1]["link_wanted"] is False
    assert error(sit(client, table, keys[1])) == (403, "forbidden", "table-invite-void")
    assert sit(client, table, new).status_code == 200


def test_a_return_link_opens_ones_own_seat_on_another_device(client: TestClient) -> None:
    table, keys = open_table(client)
    token = sit(client, table, keys[1]).json()["token"]
    link = client.post(f"/api/tables/{table}/seat/link").json()
    assert (link["seat"], key_of(link)) == (1, token)
    client.cookies.clear()
    assert error(client.post(f"/api/tables/{table}/seat/link")) == (403, "forbidden", "table-no-token")
    again = sit(client, table, token)
    assert (again.status_code, again.json()["seat"], again.json()["token"]) == (200, 1, token)
    assert client.get(f"/api/tables/{table}").json()["you"] == 1


def test_a_renewed_key_throws_everybody_else_out(client: TestClient) -> None:
    table, keys = open_table(client)
    old = sit(client, table, keys[1]).json()["token"]
    with client.websocket_connect(f"/api/tables/{table}/live", headers=bearer(old)) as elsewhere:
        elsewhere.receive_json()
        new = client.post(f"/api/tables/{table}/seat/renew").json()["token"]
        assert closed(elsewhere) == 4003
    assert client.get(f"/api/tables/{table}").json()["you"] == 1  # his own browser has the new key
    client.cookies.clear()
    assert error(client.get(f"/api/tables/{table}/seen", headers=bearer(old)))[0] == 403
    assert error(sit(client, table, old)) == (403, "forbidden", "table-invite-void")
    assert client.get(f"/api/tables/{table}", headers=bearer(new)).json()["you"] == 1


def test_a_host_who_tries_an_invitation_does_not_spend_it(client: TestClient) -> None:
    made = client.post("/api/tables", json=VIVA).json()
    table, invitation = made["table"]["id"], key_of(made["links"][1])
    assert error(sit(client, table, invitation)) == (409, "not_now", "table-you-sit-here")
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["taken"] is False
    assert sit(client, table, invitation, here=True).json()["seat"] == 1  # somebody shares his device
    assert client.get(f"/api/tables/{table}/here").json() == {"seats": [0, 1]}


def test_the_cookie_is_for_https_only_where_there_is_https(client: TestClient) -> None:
    table, keys = open_table(client)
    assert "Secure" not in sit(client, table, keys[1]).headers["set-cookie"]
    client.cookies.clear()
    again = client.post(f"https://testserver/api/tables/{table}/sit", json={"key": keys[0]})
    assert "Secure" in again.headers["set-cookie"]


def test_a_wrong_address_is_a_page_that_says_so_in_the_readers_language(client: TestClient) -> None:
    german = client.get("/t/nowhere", headers={"Accept-Language": "de-AT,de;q=0.9,en;q=0.8"})
    assert german.status_code == 404
    assert "Dieser Stuhl" in german.text


def test_opening_the_link_alone_does_not_take_the_seat(client: TestClient) -> None:
    """A messenger that shows a preview of the link gets the page of the house and no key."""
    made = client.post("/api/tables", json=VIVA).json()
    client.get(made["links"][1]["url"])
    assert client.get(f"/api/tables/{made['table']['id']}").json()["seats"][1]["taken"] is False


def test_a_foreign_token_is_refused(client: TestClient) -> None:
    table, _ = open_table(client)
    _, others = open_table(client)
    answer = {"key": "k", "seq": 0, "answer": "blue"}
    for headers, words in (({}, "table-no-token"), (bearer(others[0]), "table-wrong-token")):
        assert error(client.post(f"/api/tables/{table}/answer", json=answer, headers=headers)) == (
            403,
            "forbidden",
            words,
        )
        assert error(client.post(f"/api/tables/{table}/start", headers=headers)) == (403, "forbidden", words)
    assert error(client.get(f"/api/tables/{table}/seen", headers=bearer("nonsense")))[0] == 403
    assert client.get(f"/api/tables/{table}").json()["status"] == "gathering"


def test_only_the_host_makes_new_links(client: TestClient) -> None:
    table, keys = open_table(client)
    path = f"/api/tables/{table}/seats/1/link"
    guest = bearer(sit(client, table, keys[1]).json()["token"])
    client.cookies.clear()
    assert error(client.post(path, headers=guest)) == (403, "forbidden", "table-host-only")
    made = client.post(path, headers=bearer(keys[0])).json()
    assert made["seat"] == 1
    assert error(client.get(f"/api/tables/{table}/seen", headers=guest))[0] == 403
    assert sit(client, table, key_of(made)).json()["seat"] == 1


def test_an_answer_over_http(client: TestClient) -> None:
    table, tokens = open_table(client, start=True)
    while True:
        seen = client.get(f"/api/tables/{table}/seen", headers=bearer(tokens[0])).json()
        if seen["seen"]["question"] is not None:
            break
    option = seen["seen"]["question"]["options"][0]["key"]
    body = {"key": "k", "seq": seen["seq"], "answer": option}
    path = f"/api/tables/{table}/answer"
    bad = {**body, "answer": "mauve", "key": "other"}
    refused = client.post(path, json=bad, headers=bearer(tokens[0]))
    assert error(refused)[:2] == (422, "illegal")
    assert refused.json()["error"]["rule"] == "V1.2"
    accepted = client.post(path, json=body, headers=bearer(tokens[0]))
    assert accepted.status_code == 200
    assert accepted.json() == {"seq": seen["seq"] + 1}
    assert client.post(path, json=body, headers=bearer(tokens[0])).json() == accepted.json()
    late = client.post(path, json={**body, "key": "late"}, headers=bearer(tokens[0]))
    assert error(late)[0] == 409


def test_what_is_secret_until_the_end_is_refused_before_it(client: TestClient) -> None:
    table, _ = open_table(client, start=True)
    assert error(client.get(f"/api/tables/{table}/log")) == (409, "not_now", "table-not-over")
    assert error(client.get(f"/api/tables/{table}/replay?at=1")) == (409, "not_now", "table-not-over")
    assert error(client.get(f"/api/tables/{table}/replay?at=x"))[:2] == (400, "bad_input")


# --- opening a table ---


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        ({"game": "chess"}, "game", "core-unknown-game"),
        ({"seats": VIVA["seats"][:2]}, "players", "core-bad-players"),
        ({"switches": {"moon": "full"}}, "switches", "core-unknown-switch"),
        ({"switches": {"mode": "silly"}}, "switches.mode", "core-unknown-value"),
        ({"switches": {"killsPerOne": "perPlayer"}}, "switches.killsPerOne", "core-switch-needs"),
        ({"seats": [*VIVA["seats"][:2], {"kind": "bot", "bot": "genius"}]}, "seats.2.bot", "core-unknown-bot"),
        ({"seats": [*VIVA["seats"][:2], {"kind": "cat"}]}, "seats[2].kind", "table-malformed"),
        ({"seats": []}, "seats", "table-malformed"),
        ({"sets": 1}, "body", "table-malformed"),
        ({"name": "x" * 60}, "name", "table-name-too-long"),
        ({"switches": {"mode": 1}}, "switches[...]", "table-malformed"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_by_field(
    client: TestClient, change: dict[str, Any], field: str, words: str
) -> None:
    response = client.post("/api/tables", json={**VIVA, **change})
    assert error(response) == (400, "bad_input", words)
    assert response.json()["error"]["words"]["args"]["field"] == field
    assert client.get("/api/tables").json() == []


def test_bad_components_name_the_field(client: TestClient) -> None:
    response = client.post("/api/tables", json={**VIVA, "components": {"deck": 7}})
    assert response.status_code == 400
    assert response.json()["error"]["words"]["args"]["field"]
    assert client.get("/api/tables").json() == []


def test_a_table_of_bots_runs_without_anybody(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "viva", "seats": [{"kind": "bot", "bot": "random"}] * 3})
    assert made.json()["links"] == []
    assert "set-cookie" not in made.headers
    table = made.json()["table"]["id"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        while (socket.receive_json().get("seen") or {}).get("outcome") is None:
            pass
    log = client.get(f"/api/tables/{table}/log")
    assert log.headers["content-type"].startswith("application/jsonl")
    assert f'filename="camarilla-viva-{table}.jsonl"' in log.headers["content-disposition"]
    last = client.get(f"/api/tables/{table}").json()["seq"]
    assert client.get(f"/api/tables/{table}/replay").json()["at"] == last
    assert error(client.get(f"/api/tables/{table}/replay?at={last + 1}")) == (404, "not_found", "table-no-moment")
    assert error(client.get(f"/api/tables/{table}/replay?at=1&seat=3")) == (404, "not_found", "table-no-seat")


# --- foreign pages ---


@pytest.mark.parametrize(
    "origin",
    ["https://elsewhere.example", "null", "http://testserver.elsewhere.example", "https://testserver", "http://[oops"],
)
def test_a_foreign_page_can_neither_open_a_table_nor_a_socket(client: TestClient, origin: str) -> None:
    headers = {"Origin": origin}
    assert error(client.post("/api/tables", json=VIVA, headers=headers)) == (403, "forbidden", "table-foreign-origin")
    table, _ = open_table(client)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live", headers=headers):
        pass


def test_our_own_page_may(client: TestClient) -> None:
    assert client.post("/api/tables", json=VIVA, headers={"Origin": "http://testserver"}).status_code == 201


def test_a_name_that_was_bent_to_this_machine_is_refused(client: TestClient) -> None:
    response = client.get("/api/tables", headers={"Host": "bent.example"})
    assert error(response) == (403, "forbidden", "table-foreign-host")


def test_a_form_of_another_page_is_not_json(client: TestClient) -> None:
    response = client.post("/api/tables", content=json.dumps(VIVA), headers={"Content-Type": "text/plain"})
    assert error(response) == (400, "bad_input", "table-not-json")


# --- sizes and rates ---


def test_what_is_too_large_is_refused(client: TestClient) -> None:
    table, tokens = open_table(client)
    body = {"key": "k", "seq": 0, "answer": "x" * 20_000}
    refused = client.post(f"/api/tables/{table}/answer", json=body, headers=bearer(tokens[0]))
    assert error(refused) == (413, "too_large", "table-too-large")
    assert error(client.post("/api/tables", json={**VIVA, "components": "x" * 300_000}))[0] == 413

    def endless() -> Iterator[bytes]:
        for _ in range(1000):
            yield b" " * 1000

    refused = client.post("/api/tables", content=endless(), headers={"Content-Type": "application/json"})
    assert error(refused)[0] == 413


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    app = application(str(tmp_path / "door.sqlite"), limits=Limits(requests=(5, 0.5), openings=(2, 0.1)))
    with TestClient(app) as client:
        assert client.post("/api/tables", json=VIVA).status_code == 201
        assert client.post("/api/tables", json=VIVA).status_code == 201
        refused = client.post("/api/tables", json=VIVA)
        assert error(refused) == (429, "too_many", "table-too-many")
        assert 5 <= int(refused.headers["retry-after"]) <= 10
        statuses = [client.get("/api/games").status_code for _ in range(5)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert client.get("/health").status_code == 200


def test_the_document_of_the_interface_is_made_once_and_stands_behind_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It costs a hundred times what an answer does: whoever asks for it again and again holds nobody up."""
    made: list[str] = []

    def document(_: Any, version: str) -> dict[str, str]:
        made.append(version)
        return {"openapi": version}

    monkeypatch.setattr(serving, "document", document)
    monkeypatch.setattr(serving, "interface", cache(serving.interface.__wrapped__))  # of this test alone
    limits = Limits(requests=(3, 0.001))
    house = application(str(tmp_path / "few.sqlite"), limits=limits, hosts=("testserver",))
    with TestClient(house) as client:
        foreign = client.get("/api/openapi.json", headers={"Host": "evil.example"})
        assert error(foreign) == (403, "forbidden", "table-foreign-host")
        answers = [client.get("/api/openapi.json") for _ in range(4)]
    assert [one.status_code for one in answers] == [200, 200, 200, 429]
    assert len(made) == 1


def test_limits_are_loosened_by_name_only() -> None:
    wished = Limits().changed(["sockets=2000", "requests=1000/500"])
    assert (wished.sockets, wished.requests, wished.messages) == (2000, (1000, 500), Limits().messages)
    for wrong in (
        "",
        "doors=1",
        "sockets",
        "sockets=",
        "sockets=0",
        "sockets=-1",
        "sockets=1/2",
        "requests=10",
        "a=b=1",
    ):
        with pytest.raises(BadInput) as refused:
            Limits().changed([wrong])
        assert refused.value.words.id == "cli-not-a-limit"


def test_a_bucket_refills() -> None:
    now = [0.0]
    bucket = Bucket((2, 0.5), clock=lambda: now[0])
    bucket.spend()
    bucket.spend()
    with pytest.raises(TooMany) as refused:
        bucket.spend()
    assert refused.value.wait == 2
    now[0] = 2.0
    bucket.spend()
    with pytest.raises(TooMany):
        bucket.spend()


def test_a_socket_that_floods_is_slowed_down(tmp_path: Path) -> None:
    app = application(str(tmp_path / "door.sqlite"), limits=Limits(messages=(3, 1)))
    with TestClient(app) as client:
        table = client.post("/api/tables", json=VIVA).json()["table"]["id"]
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            for n in range(4):
                socket.send_json({"type": "probe", "key": f"k{n}", "answer": 1})
            kinds: list[tuple[str, str]] = []
            while len(kinds) < 4:
                frame = socket.receive_json()
                if frame["type"] in ("probe", "refused"):
                    kinds.append((frame["key"], frame["error"]["kind"]))
            assert kinds == [("k0", "not_now"), ("k1", "not_now"), ("k2", "not_now"), ("k3", "too_many")]


# --- pages, headers, mistakes ---


def test_every_answer_keeps_browsers_safe(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/health", "/t/nowhere", "/nowhere.js"):
        headers = client.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_what_is_not_there_is_refused_as_json(client: TestClient) -> None:
    assert error(client.get("/api/nowhere")) == (404, "not_found", "table-no-page")
    assert error(client.get("/api/tables/nowhere")) == (404, "not_found", "table-not-found")
    wrong = client.delete("/api/tables")
    assert wrong.status_code == 405
    assert set(wrong.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


def test_a_mistake_of_ours_tells_no_details(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("secret detail")

    house = client.app.state.office.house  # type: ignore[attr-defined]
    monkeypatch.setattr(house, "newest", broken)
    response = client.get("/api/tables")
    assert error(response) == (500, "broken", "table-broken")
    assert "secret" not in response.text


def test_a_client_that_is_not_built_is_explained(tmp_path: Path) -> None:
    app = application(str(tmp_path / "a.sqlite"), static=tmp_path / "static")
    with TestClient(app) as client:
        response = client.get("/")
        assert response.status_code == 503
        assert "python3 dev.py client" in response.text
        assert "Vorhang" in client.get("/", headers={"Accept-Language": "de"}).text
        (tmp_path / "static" / "assets").mkdir(parents=True)
        (tmp_path / "static" / "index.html").write_text("<h1>lobby</h1>")
        (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("1")
        page = client.get("/")
        assert "lobby" in page.text
        assert page.headers["cache-control"] == "no-cache"
        asset = client.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
        assert client.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
        missing = client.get("/assets/gone.js")
        assert missing.status_code == 404
        assert "immutable" not in missing.headers.get("cache-control", "")


def test_a_file_of_the_client_is_packed_once_for_all_who_want_it_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was packed anew for each request, on the loop: 200 KB take as long as some ten answers."""
    static, packed = tmp_path / "static", list[int]()
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<h1>lobby</h1>")
    for name in ("app-1a2b.js", "type-1a2b.woff2"):
        (static / "assets" / name).write_text("let us;" * 1000)

    def packing(whole: bytes, **how: Any) -> bytes:
        packed.append(len(whole))
        return gzip.compress(whole, **how)

    monkeypatch.setattr(static_files, "compress", packing)
    with TestClient(application(str(tmp_path / "a.sqlite"), static=static)) as client:
        asked = [client.get("/assets/app-1a2b.js") for _ in range(3)]
        for one in asked:
            assert (one.text, one.headers["content-encoding"]) == ("let us;" * 1000, "gzip")
            assert int(one.headers["content-length"]) < 200
            assert (one.headers["vary"], one.headers["cache-control"][:6]) == ("accept-encoding", "public")
        assert len(packed) == 1
        same = {"If-None-Match": asked[0].headers["etag"]}
        assert client.get("/assets/app-1a2b.js", headers=same).status_code == 304
        for path, wish in (
            ("assets/app-1a2b.js", {"Accept-Encoding": "identity"}),
            ("assets/app-1a2b.js", {"Range": "bytes=0-6"}),
            ("assets/type-1a2b.woff2", {}),
            ("", {}),
        ):
            assert "content-encoding" not in client.get(f"/{path}", headers=wish).headers
        (static / "assets" / "app-1a2b.js").write_text("let me;" * 2000)  # somebody builds the client anew
        assert client.get("/assets/app-1a2b.js").text == "let me;" * 2000


def test_health_and_version(client: TestClient) -> None:
    assert client.get("/health").json()["status"] == "ok"


# --- numbers and budgets ---


@pytest.mark.parametrize("digits", [10, 4_301, 6_000])
def test_a_number_of_many_digits_is_no_page(client: TestClient, digits: int) -> None:
    table, keys = open_table(client)
    for path in (f"seats/{'9' * digits}/link", f"seats/{'9' * digits}/bot", f"votes/{'9' * digits}"):
        refused = client.post(f"/api/tables/{table}/{path}", json={}, headers=bearer(keys[0]))
        assert error(refused) == (404, "not_found", "table-no-page")
    assert error(client.get(f"/api/tables/{table}/seen?after={'9' * digits}"))[:2] == (400, "bad_input")


def test_limits_count_networks() -> None:
    assert network("198.51.100.7") == "198.51.100.7"
    assert network("::ffff:198.51.100.7") == "198.51.100.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::") != network("2001:db8:1:2::")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("testclient") == "testclient"


def test_whoever_opens_too_many_tables_waits(tmp_path: Path) -> None:
    """By account and by address; what nobody has touched for a day does not count."""
    hands = Hands(10**12)
    limits = Limits(requests=(10_000, 10_000), openings=(10_000, 10_000), tables=2, address_tables=3, house_tables=5)
    app = application(str(tmp_path / "a.sqlite"), pace=0, limits=limits, now=hands)
    with TestClient(app, client=("198.51.100.1", 1)) as client:
        for _ in range(2):
            assert client.post("/api/tables", json=VIVA).status_code == 201
        assert error(client.post("/api/tables", json=VIVA)) == (409, "not_now", "table-too-many-tables")
        client.post("/api/account", json={"name": "Ines", "password": "correct horse"})
        assert client.post("/api/tables", json=VIVA).status_code == 201  # an account has its own share
        assert error(client.post("/api/tables", json=VIVA)) == (
            409,
            "not_now",
            "table-too-many-tables",
        )  # of the address
        other, third = elsewhere(client, "198.51.100.2"), elsewhere(client, "198.51.100.3")
        for _ in range(2):
            assert other.post("/api/tables", json=VIVA).status_code == 201
        assert error(third.post("/api/tables", json=VIVA)) == (409, "not_now", "table-house-full")
        hands.turn(25 * 3600)
        assert third.post("/api/tables", json=VIVA).status_code == 201


def test_what_thinks_is_budgeted_by_seat_and_by_address(tmp_path: Path) -> None:
    limits = Limits(lessons=(2, 0.01))
    app = application(str(tmp_path / "a.sqlite"), limits=limits, hosts=("testserver",))
    with TestClient(app, client=("198.51.100.1", 1)) as client:
        lesson = client.get("/api/lessons").json()[0]["id"]
        statuses = [client.post(f"/api/lessons/{lesson}", json={"answers": []}).status_code for _ in range(9)]
        assert statuses == [200] * 8 + [429]
        request = Request({"type": "http", "app": app, "client": ("198.51.100.77", 1), "headers": []})
        table = SimpleNamespace(record=SimpleNamespace(id="abc"))
        for _ in range(2):
            charge(request, "lessons", table, 1)  # type: ignore[arg-type]
        charge(request, "lessons", table, 2)  # type: ignore[arg-type]
        with pytest.raises(TooMany):
            charge(request, "lessons", table, 1)  # type: ignore[arg-type]


def test_every_door_behind_which_somebody_thinks_is_paid_for_by_its_seat(tmp_path: Path) -> None:
    """Coach and evening have one budget, looks and worlds another; the next seat is not touched."""
    limits = Limits(coach=(1, 0.001), worlds=(1, 0.001))
    app = application(str(tmp_path / "a.sqlite"), pace=0, limits=limits, hosts=("testserver",))
    with TestClient(app) as client:
        table, keys = open_table(client, start=True)
        keys[1] = sit(client, table, keys[1]).json()["token"]
        client.cookies.clear()
        asking: list[tuple[str, str, Any]] = [("GET", "advice", None), ("POST", "look", None)]
        doors = [*asking, ("GET", "evening", None), ("POST", "worlds", {})]
        for seat in (0, 1):
            statuses = [
                client.request(method, f"/api/tables/{table}/{door}", json=body, headers=bearer(keys[seat])).status_code
                for method, door, body in doors
            ]
            assert statuses[2:] == [429, 429]
            assert 429 not in statuses[:2]


def test_what_one_has_missed_is_read_on_a_budget(tmp_path: Path) -> None:
    """After thousands of answers it is as long as the match: whoever lets his client answer always gets all of it."""
    app = application(str(tmp_path / "a.sqlite"), pace=0, limits=Limits(replays=(2, 0.01)), hosts=("testserver",))
    with TestClient(app) as client:
        table, keys = open_table(client)
        asked = [client.get(f"/api/tables/{table}/digest", headers=bearer(keys[0])).status_code for _ in range(3)]
        assert asked == [200, 200, 429]


def test_whole_matches_are_read_one_after_the_other_on_a_budget_and_luck_is_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of a long match held the loop for a sixth of a second, its luck cost a second, for whoever asked."""
    counted, now, most = list[str](), set[int](), [0]

    def slowly(work: Any) -> Any:
        def done(*given: Any) -> Any:
            assert threading.current_thread().name.startswith("replays"), "the loop did it"
            now.add(threading.get_ident())
            most[0] = max(most[0], len(now))
            counted.append(work.__name__)
            time.sleep(0.02)
            now.discard(threading.get_ident())
            return work(*given)

        return done

    for work in ("luck", "written_log"):
        monkeypatch.setattr(replays, work, slowly(getattr(replays, work)))
    monkeypatch.setattr(playing, "NEWS_PAGE", 5)
    limits = Limits(requests=(10_000, 10_000), records=(3, 0.001), replays=(8, 0.001))
    with TestClient(application(str(tmp_path / "a.sqlite"), pace=0, limits=limits, hosts=("testserver",))) as client:
        over = client.post("/api/tables", json={**VIVA, "seats": [{"kind": "bot", "bot": "random"}] * 3}).json()
        path = f"/api/tables/{over['table']['id']}"
        while (table := client.get(path).json())["status"] != "over":
            time.sleep(0.05)
        with ThreadPoolExecutor(8) as readers:
            asked = [f"{path}/{one}" for one in ("luck", "log") * 4]
            assert {one.status_code for one in readers.map(client.get, asked)} == {200}
        assert (most[0], sorted(counted)) == (1, ["luck", *["written_log"] * 4])
        dear = ("log", "luck", f"replay?at={table['seq']}&after=0")
        assert [client.get(f"{path}/{one}").status_code for one in dear * 2] == [200] * 4 + [429] * 2
        assert client.get(f"{path}/{dear[2]}").status_code == 429
        moments = [client.get(f"{path}/replay?at={at}").status_code for at in range(1, 36)]
        assert moments == [200] * 32 + [429] * 3


def test_whoever_changes_his_mind_without_end_waits(tmp_path: Path) -> None:
    app = application(str(tmp_path / "a.sqlite"), pace=0, limits=Limits(fuss=(2, 0.5)), hosts=("testserver",))
    with TestClient(app) as client:
        table, keys = open_table(client)
        for muted, status in ((True, 200), (False, 200), (True, 429)):
            body = {"seat": 1, "muted": muted}
            muting = client.post(f"/api/tables/{table}/talk/mute", json=body, headers=bearer(keys[0]))
            assert muting.status_code == status
        with client.websocket_connect(f"/api/tables/{table}/live", headers=bearer(keys[0])) as socket:
            socket.send_json({"type": "name", "name": "Otto"})
            while (frame := socket.receive_json())["type"] != "refused":
                pass
            assert frame["error"]["kind"] == "too_many"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("votes", {"kind": "pause"}),  # a transaction and the whole table for everybody, a hundred times a second
        ("votes/1", {"yes": True}),
        ("promises/mark", {"room": 0, "n": 1, "said": "noted"}),  # the whole ledger for everybody who may read it
    ],
)
def test_votes_and_what_becomes_of_promises_are_changes_of_mind(tmp_path: Path, path: str, body: Any) -> None:
    app = application(str(tmp_path / "a.sqlite"), pace=0, limits=Limits(fuss=(2, 0.5)), hosts=("testserver",))
    with TestClient(app) as client:
        table, keys = open_table(client)
        found = [client.post(f"/api/tables/{table}/{path}", json=body, headers=bearer(keys[0])) for _ in range(3)]
        assert [one.status_code for one in found][:2] == [found[0].status_code] * 2 != [429, 429]
        assert found[2].status_code == 429
        assert found[2].headers["retry-after"] == "2"
        kind = {"votes": "call_vote", "votes/1": "vote", "promises/mark": "mark"}[path]
        spoken = {"type": kind, "key": "k", **({"number": 1} if kind == "vote" else {}), **body}
        with client.websocket_connect(f"/api/tables/{table}/live", headers=bearer(keys[0])) as socket:
            socket.send_json(spoken)
            while (frame := socket.receive_json())["type"] != "refused":
                pass
            assert (frame["key"], frame["error"]["kind"]) == ("k", "too_many")


def test_the_figures_are_not_for_a_bent_name(tmp_path: Path) -> None:
    app = application(str(tmp_path / "a.sqlite"))
    with TestClient(app, client=("127.0.0.1", 1), base_url="http://bent.example") as client:
        assert error(client.get("/metrics")) == (403, "forbidden", "table-metrics-closed")
    with TestClient(app, client=("127.0.0.1", 1), base_url="http://127.0.0.1:8000") as client:
        assert client.get("/metrics").status_code == 200


# --- time ---


@pytest.mark.parametrize("pause", [600.0, 0.03], ids=["silent", "dripping"])
def test_a_body_that_does_not_come_in_is_not_waited_for(pause: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a minute for all of it, however it is cut into pieces."""
    assert guard.PATIENCE == 30.0
    monkeypatch.setattr(guard, "PATIENCE", 0.2)

    async def slow() -> dict[str, Any]:
        await asyncio.sleep(pause)
        return {"type": "http.request", "body": b"x", "more_body": True}

    began = time.monotonic()
    with pytest.raises(BadInput) as refused:
        asyncio.run(body_of(slow, Headers(), 16_384))
    assert (refused.value.field, refused.value.words.id) == ("body", "table-too-slow")
    assert time.monotonic() - began < 300


def test_what_thinks_and_what_waits_hold_each_other_up_nowhere(client: TestClient) -> None:
    """With every other pool full of work that does not end, each kind of request gets its answer."""
    table, keys = open_table(client, seats=[{"kind": "human"}, *[{"kind": "bot", "bot": "random"}] * 2])
    over = client.post("/api/tables", json={**VIVA, "seats": [{"kind": "bot", "bot": "random"}] * 3}).json()["table"]
    while client.get(f"/api/tables/{over['id']}").json()["status"] != "over":
        time.sleep(0.05)
    client.cookies.clear()
    requests: dict[Pool, tuple[str, str, Any]] = {
        HASHING: ("POST", "/api/account", {"name": "Otto", "password": "correct horse"}),
        REPLAYS: ("GET", f"/api/tables/{over['id']}/luck", None),
        LESSONS: ("POST", "/api/lessons/viva-first", {"answers": []}),
        DEALING: ("POST", f"/api/tables/{table}/worlds", {"count": 1}),
    }
    for mine, (method, path, body) in requests.items():
        done = threading.Event()
        for pool in {*requests, EVENINGS} - {mine}:
            for _ in range(pool._threads._max_workers):
                pool._threads.submit(done.wait, 600)
        try:
            began = time.monotonic()
            reply = client.request(method, path, json=body, headers=bearer(keys[0]) if mine is DEALING else {})
            assert reply.status_code in (200, 201), reply.text
            assert time.monotonic() - began < 500
        finally:
            done.set()
