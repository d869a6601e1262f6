"""Answers that cannot be taken: each is refused with its kind and reason, by HTTP and on a socket alike.

Nothing changes by it, neither at this table nor at the one beside it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.support import all_sit

from camarilla.catalogue import game_of
from camarilla.server.door.guard import Limits
from camarilla.server.run.app import application

VIVA: dict[str, Any] = {"game": "viva", "seats": [{"kind": "human"}] * 3, "start": True}


@dataclass
class House:
    """Two tables where everybody sits and the first colour is being picked."""

    client: TestClient
    table: str
    tokens: dict[int, str]
    beside: str
    foreign: str  # a token of the other table
    asked: int
    seq: int

    def bearer(self, seat: int | None = None) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[self.asked if seat is None else seat]}"}

    @property
    def idle(self) -> int:
        return next(seat for seat in self.tokens if seat != self.asked)

    def everything(self) -> list[Any]:
        """What anybody can see at either table, and the table in the lobby."""
        paths = [f"/api/tables/{self.table}/seen", f"/api/tables/{self.beside}/seen", "/api/tables"]
        shown = [self.client.get(path).json() for path in paths]
        own = [self.client.get(paths[0], headers=self.bearer(seat)).json() for seat in self.tokens]
        return [*shown, *own]

    def answer(self, **changes: Any) -> dict[str, Any]:
        return {"key": "k", "seq": self.seq, "answer": "blue", **changes}

    def post(self, body: dict[str, Any] | bytes, seat: int | None = None, **headers: str) -> tuple[int, dict[str, Any]]:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"Content-Type": "application/json", **self.bearer(seat), **headers}
        response = self.client.post(f"/api/tables/{self.table}/answer", content=content, headers=sent)
        return response.status_code, response.json()

    def say(self, raw: str | bytes, seat: int | None = None) -> dict[str, Any]:
        """What comes back on a socket."""
        headers = self.bearer(seat) if seat != -1 else {}
        with self.client.websocket_connect(f"/api/tables/{self.table}/live", headers=headers) as socket:
            if isinstance(raw, str):
                socket.send_text(raw)
            else:
                socket.send_bytes(raw)
            while True:
                frame: dict[str, Any] = socket.receive_json()
                if frame["type"] in ("accepted", "refused"):
                    return frame


def opened(client: TestClient) -> tuple[str, dict[int, str]]:
    made = client.post("/api/tables", json=VIVA).json()
    return made["table"]["id"], all_sit(client, made)  # from now on no bot plays for them


def house_with(tmp_path: Path, limits: Limits) -> Iterator[House]:
    with TestClient(application(str(tmp_path / "a.sqlite"), pace=60, limits=limits)) as client:
        table, tokens = opened(client)
        beside, others = opened(client)
        seen = client.get(f"/api/tables/{table}/seen").json()
        yield House(client, table, tokens, beside, others[0], seen["seen"]["awaited"]["seats"][0], seen["seq"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same for all: nothing changes."""
    yield from house_with(tmp_path_factory.mktemp("house"), Limits(requests=(10_000, 10_000)))


@pytest.mark.parametrize(
    ("changes", "status", "kind", "words"),
    [
        ({"seq": 0}, 409, "stale", "table-stale"),
        ({"seq": 99}, 400, "bad_input", "table-seq-ahead"),
        ({"answer": "mauve"}, 422, "illegal", "viva-no-colour"),
        ({"answer": {"colour": ["blue"]}}, 422, "illegal", "core-not-an-option"),
        ({"interjection": True}, 409, "not_asked", "core-no-interjection"),
        ({"key": ""}, 400, "bad_input", "table-malformed"),
        ({"key": "ä" * 10}, 400, "bad_input", "table-malformed"),
        ({"key": "x" * 65}, 400, "bad_input", "table-malformed"),
        ({"seq": "1"}, 400, "bad_input", "table-malformed"),
        ({"seq": -1}, 400, "bad_input", "table-malformed"),
        ({"seq": 1.5}, 400, "bad_input", "table-malformed"),
        ({"seat": 1}, 400, "bad_input", "table-malformed"),
        ({"interjection": "no"}, 400, "bad_input", "table-malformed"),
        ({"answer": "x" * 20_000}, 413, "too_large", "table-too-large"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_an_answer_that_cannot_be_taken_is_refused(
    house: House, changes: dict[str, Any], status: int, kind: str, words: str
) -> None:
    before = house.everything()
    answer = house.answer(**changes)
    code, body = house.post(answer)
    assert (code, body["error"]["kind"], body["error"]["words"]["id"]) == (status, kind, words)
    frame = house.say(json.dumps({"type": "answer", **answer}))
    assert (frame["type"], frame["error"]) == ("refused", body["error"])
    assert house.everything() == before


@pytest.mark.parametrize("raw", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"key": "k"}', b"[" * 3000, b'"\\ud800"'])
def test_a_malformed_answer_is_refused(house: House, raw: bytes) -> None:
    before = house.everything()
    code, body = house.post(raw)
    assert (code, body["error"]["kind"]) == (400, "bad_input")
    assert body["error"]["words"]["args"]["field"]
    frame = house.say(raw)
    assert (frame["type"], frame["error"]["kind"]) == ("refused", "bad_input")
    assert house.everything() == before


def test_an_answer_of_somebody_else_is_refused(house: House) -> None:
    """Of a seat that is not asked, of another table, of a spectator, with an invented token."""
    before = house.everything()
    code, body = house.post(house.answer(), seat=house.idle)
    assert (code, body["error"]["kind"], body["error"]["words"]["id"]) == (409, "not_asked", "core-not-asked")
    said = json.dumps({"type": "answer", **house.answer()})
    assert house.say(said, seat=house.idle)["error"] == body["error"]
    for token in (house.foreign, "invented"):
        code, body = house.post(house.answer(), Authorization=f"Bearer {token}")
        assert (code, body["error"]["kind"], body["error"]["words"]["id"]) == (403, "forbidden", "table-wrong-token")
        headers, live = {"Authorization": f"Bearer {token}"}, f"/api/tables/{house.table}/live"
        with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(live, headers=headers):
            pass
    code, body = house.post(house.answer(), Authorization="")
    assert (code, body["error"]["kind"], body["error"]["words"]["id"]) == (403, "forbidden", "table-no-token")
    assert house.say(said, seat=-1)["error"] == body["error"]
    assert house.everything() == before


def test_an_answer_that_comes_twice_is_taken_once(tmp_path: Path) -> None:
    for house in house_with(tmp_path, Limits()):
        code, body = house.post(house.answer())
        assert (code, body) == (200, {"seq": house.seq + 1})
        before = house.everything()
        assert house.post(house.answer()) == (200, {"seq": house.seq + 1})
        frame = house.say(json.dumps({"type": "answer", **house.answer()}))
        assert (frame["type"], frame["key"], frame["seq"]) == ("accepted", "k", house.seq + 1)
        code, body = house.post(house.answer(answer="red"))  # the key counts, not what is said with it
        assert (code, body) == (200, {"seq": house.seq + 1})
        code, body = house.post(house.answer(key="other"))
        assert (code, body["error"]["kind"]) == (409, "not_asked")
        assert house.everything() == before


def test_too_many_answers_by_http_are_refused_until_later(tmp_path: Path) -> None:
    for house in house_with(tmp_path, Limits(requests=(60, 0.001))):
        statuses = [house.post(house.answer(answer="mauve"))[0] for _ in range(60)]
        assert (statuses[0], statuses[-1]) == (422, 429)
        headers = {"Content-Type": "application/json", **house.bearer()}
        path = f"/api/tables/{house.table}/answer"
        refused = house.client.post(path, content=json.dumps(house.answer()), headers=headers)
        assert (refused.status_code, refused.json()["error"]["kind"]) == (429, "too_many")
        assert int(refused.headers["retry-after"]) > 0
        records = house.client.app.state.office.house._open  # type: ignore[attr-defined]
        assert [records[table].record.number for table in (house.table, house.beside)] == [1, 1]


def test_too_many_answers_on_one_socket_are_refused_and_others_are_heard(tmp_path: Path) -> None:
    for house in house_with(tmp_path, Limits(messages=(3, 1))):
        before = house.everything()
        live = f"/api/tables/{house.table}/live"
        with house.client.websocket_connect(live, headers=house.bearer()) as loud:
            for number in range(4):
                loud.send_json({"type": "answer", **house.answer(answer="mauve", key=f"m{number}")})
            kinds: list[str] = []
            while len(kinds) < 4:
                frame = loud.receive_json()
                kinds += [frame["error"]["kind"]] if frame["type"] == "refused" else []
            assert kinds == ["illegal", "illegal", "illegal", "too_many"]
        assert house.everything() == before
        frame = house.say(json.dumps({"type": "answer", **house.answer()}))
        assert (frame["type"], frame["seq"]) == ("accepted", house.seq + 1)


def test_a_match_that_was_saved_by_other_rules_says_so_and_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for house in house_with(tmp_path, Limits()):
        table, bearer, before = house.table, house.bearer(), house.everything()
    monkeypatch.setattr(game_of("viva"), "version", "next")
    with TestClient(application(str(tmp_path / "a.sqlite"), pace=60)) as client:
        seen = client.get(f"/api/tables/{table}/seen", headers=bearer)
        assert (seen.status_code, seen.json()["error"]["words"]["id"]) == (409, "core-other-rules")
        with client.websocket_connect(f"/api/tables/{table}/live", headers=bearer) as socket:
            frame = socket.receive_json()
            assert (frame["type"], frame["error"]) == ("refused", seen.json()["error"])
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 1008
    assert "Traceback" not in caplog.text
    monkeypatch.undo()
    with TestClient(application(str(tmp_path / "a.sqlite"), pace=60)) as client:
        assert client.get(f"/api/tables/{table}/seen").json() == before[0]
