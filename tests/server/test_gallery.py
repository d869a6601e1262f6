"""Spectators at the door: none where none are wanted, and nothing of the present where they are to be behind."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.test_door import bearer, client, open_table, sit

__all__ = ["client"]


def test_a_table_without_spectators_shows_nothing_while_it_plays(client: TestClient) -> None:
    table, tokens = open_table(client, settings={"spectators": False})
    assert client.get(f"/api/tables/{table}").status_code == 200  # one may come to sit down
    client.post(f"/api/tables/{table}/start", headers=bearer(tokens[0]))
    for path in ("", "/seen", "/talk", "/promises"):
        refused = client.get(f"/api/tables/{table}{path}")
        assert (refused.status_code, refused.json()["error"]["words"]["id"]) == (403, "table-no-spectators"), path
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live"):
        pass
    guest = sit(client, table, tokens[1]).json()["token"]
    assert client.get(f"/api/tables/{table}/seen", headers=bearer(guest)).status_code == 200


def test_a_spectator_who_is_behind_learns_nothing_of_the_present(client: TestClient) -> None:
    table, tokens = open_table(client, settings={"delay": 600, "deadline": 60, "door": "open"})
    client.post(f"/api/tables/{table}/start", headers=bearer(tokens[0]))
    mine = client.get(f"/api/tables/{table}/seen", headers=bearer(tokens[0])).json()
    assert mine["seen"]["awaited"]["seats"]
    assert mine["table"]["seq"] >= 1
    theirs = client.get(f"/api/tables/{table}/seen").json()
    assert (theirs["seq"], theirs["seen"], theirs["news"]) == (0, None, [])
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        welcome = socket.receive_json()
    lobby = next(one for one in client.get("/api/lobby").json()["running"] if one["id"] == table)
    for shown in (theirs["table"], welcome["table"], lobby, client.get(f"/api/tables/{table}").json()):
        assert (shown["status"], shown["seq"], shown["round"], shown["awaited"]) == ("running", 0, None, [])
        assert (shown["left"], shown["settings"]["delay"]) == (None, 600)
        assert [chair["online"] for chair in shown["seats"]] == [chair["taken"] for chair in shown["seats"]]
    assert welcome["seen"] is None
