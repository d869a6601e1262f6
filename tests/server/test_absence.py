"""Clocks, stand-ins and coming back, over the real protocol; time is turned by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from tests.server.support import all_sit
from tests.table.support import Hands

from camarilla.server.door.guard import LOOPBACK
from camarilla.server.run.app import application

SLOW = {"pace": "slow", "deadline": 3600, "absence": "takeover"}


class Evening:
    """A server in this process, whose clock the test turns."""

    def __init__(self, client: TestClient, hands: Hands) -> None:
        self.client, self.hands = client, hands

    def open(self, kinds: str, **settings: Any) -> tuple[str, dict[int, str]]:
        seats = [{"kind": "human" if kind == "h" else "bot", "bot": "random"} for kind in kinds]
        body = {"game": "viva", "seats": seats, "start": True, "settings": {**SLOW, **settings}}
        made = self.client.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        return made.json()["table"]["id"], all_sit(self.client, made.json())

    def at(self, table: str, token: str | None) -> WebSocketTestSession:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.client.websocket_connect(f"/api/tables/{table}/live", headers=headers)

    def turn(self, table: str, seconds: float) -> None:
        """Time passes, and the clock of the table is looked at."""
        self.hands.turn(seconds)

        async def strike() -> None:
            clock = (await self.client.app.state.office.house.table(table)).clock  # type: ignore[attr-defined]
            await clock.strike()

        assert self.client.portal is not None
        self.client.portal.call(strike)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    hands = Hands()
    app = application(str(tmp_path / "a.sqlite"), pace=0, hosts=(*LOOPBACK, "testserver"), now=hands)
    with TestClient(app, follow_redirects=False) as client:
        yield Evening(client, hands)


def until(socket: WebSocketTestSession, *types: str) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = socket.receive_json()
        if frame["type"] in types:
            return frame


def test_a_person_misses_his_time_and_comes_back(evening: Evening) -> None:
    table, tokens = evening.open("hbb")
    with evening.at(table, None) as spectator, evening.at(table, tokens[0]) as person:
        clock = until(person, "welcome")["clock"]
        assert clock == {"paused": False, "window": None, "seats": [{"seat": 0, "left": 3_600_000}]}
        assert until(spectator, "welcome")["clock"] == clock
        evening.turn(table, 1800)
        shown = evening.client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {tokens[0]}"}).json()
        assert (shown["left"], shown["paused"], shown["your_turn"]) == (1_800_000, False, True)
        assert evening.client.get(f"/api/tables/{table}").json()["your_turn"] is False
        evening.turn(table, 1800)
        while not (frame := until(spectator, "table"))["table"]["seats"][0]["stand_in"]:
            pass
        assert frame["table"]["seats"][0]["missed"] == 1
        assert frame["clock"]["seats"] == []
        until(person, "update")  # a bot plays for him
        person.send_json({"type": "answer", "key": "late", "seq": 1, "answer": "whatever"})
        refused = until(person, "refused")
        assert (refused["key"], refused["error"]["kind"], refused["error"]["words"]["id"]) == (
            "late",
            "not_now",
            "table-stood-in",
        )
        spectator.send_json({"type": "back"})
        assert until(spectator, "refused")["error"]["words"]["id"] == "table-no-token"
        person.send_json({"type": "back"})
        while until(spectator, "table")["table"]["seats"][0]["stand_in"]:
            pass
        person.send_json({"type": "back"})
        assert until(person, "refused")["error"]["words"]["id"] == "table-nobody-stands-in"


def test_votes_over_http_and_socket(evening: Evening) -> None:
    table, tokens = evening.open("hhb")
    bearer = [{"Authorization": f"Bearer {tokens[seat]}"} for seat in (0, 1)]
    with evening.at(table, tokens[0]) as anna, evening.at(table, tokens[1]) as ben:
        called = evening.client.post(f"/api/tables/{table}/votes", json={"kind": "pause"}, headers=bearer[0])
        assert called.status_code == 200
        assert called.json()["vote"] == {
            "number": 1,
            "kind": "pause",
            "seat": None,
            "by": 0,
            "voters": [0, 1],
            "yes": [0],
            "no": [],
            "left": 24 * 3600 * 1000,
        }
        assert evening.client.post(f"/api/tables/{table}/votes", json={"kind": "pause"}).status_code == 403
        odd = evening.client.post(f"/api/tables/{table}/votes", json={"kind": "party"}, headers=bearer[0])
        assert odd.status_code == 400
        ben.send_json({"type": "vote", "key": "a", "number": 1, "yes": True})
        assert until(ben, "done")["key"] == "a"
        while not (frame := until(anna, "table"))["clock"]["paused"]:
            pass
        assert frame["table"]["paused"]
        assert frame["table"]["vote"] is None
        ben.send_json({"type": "call_vote", "key": "b", "kind": "replace", "seat": 0})
        refused = until(ben, "refused")
        assert (refused["key"], refused["error"]["words"]["id"]) == ("b", "table-vote-here")
        late = evening.client.post(f"/api/tables/{table}/votes/1", json={"yes": False}, headers=bearer[0])
        assert (late.status_code, late.json()["error"]["words"]["id"]) == (409, "table-vote-over")
        back = evening.client.post(f"/api/tables/{table}/back", headers=bearer[0])
        assert (back.status_code, back.json()["error"]["words"]["id"]) == (409, "table-nobody-stands-in")


def test_a_spectator_who_is_behind_learns_of_no_vote_and_no_pause(evening: Evening) -> None:
    table, tokens = evening.open("hhb", delay=600)
    bearer = [{"Authorization": f"Bearer {tokens[seat]}"} for seat in (0, 1)]
    with evening.at(table, tokens[0]) as anna, evening.at(table, tokens[1]), evening.at(table, None) as spectator:
        welcome = until(spectator, "welcome")
        evening.client.post(f"/api/tables/{table}/votes", json={"kind": "pause"}, headers=bearer[0])
        assert evening.client.get(f"/api/tables/{table}", headers=bearer[1]).json()["vote"]["kind"] == "pause"
        assert evening.client.get(f"/api/tables/{table}").json()["vote"] is None
        evening.client.post(f"/api/tables/{table}/votes/1", json={"yes": True}, headers=bearer[1])
        while not until(anna, "table")["clock"]["paused"]:
            pass
        seen = evening.client.get(f"/api/tables/{table}/seen").json()
        assert (seen["clock"], seen["table"]) == (welcome["clock"], welcome["table"])
        assert seen["clock"] == {"paused": False, "window": None, "seats": []}
        spectator.send_json({"type": "back"})
        while (frame := spectator.receive_json())["type"] != "refused":
            assert frame["type"] != "table"
