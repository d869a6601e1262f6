"""Spectators at the door: none where none are wanted, and nothing of the present where they are to be behind."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.test_door import bearer, client, open_table, sit
from tests.table.support import play_on

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


LOOKING = ("", "/seen", "/news", "/talk", "/promises", "/dossier?seat=1", "/replay", "/log", "/luck")


def finished_game(client: TestClient, kinds: str) -> tuple[str, dict[int, str]]:
    """A match at a table without spectators, played to its end."""
    seats = [{"kind": "human" if kind == "h" else "bot", "bot": "random"} for kind in kinds]
    key, tokens = open_table(client, seats=seats, settings={"spectators": False}, start=True)

    async def play() -> None:
        await play_on(await client.app.state.office.house.table(key))  # type: ignore[attr-defined]

    assert client.portal is not None
    client.portal.call(play)
    return key, tokens


def test_what_happened_at_a_table_without_spectators_belongs_to_those_who_sat_there(client: TestClient) -> None:
    """Whoever knew its id saw every hand and the seed; now one of those who sat there shows it, or nobody."""
    table, keys = finished_game(client, "hbb")
    mine = bearer(keys[0])
    for path in LOOKING:
        refused = client.get(f"/api/tables/{table}{path}")
        assert (refused.status_code, refused.json()["error"]["words"]["id"]) == (403, "table-not-shared"), path
        assert client.get(f"/api/tables/{table}{path}", headers=mine).status_code == 200, path
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live"):
        pass
    lists = ("/api/finished", "/api/tables", "/api/lobby")
    assert not [path for path in lists if table in client.get(path).text]
    assert client.post(f"/api/tables/{table}/share").status_code == 403
    shown = client.post(f"/api/tables/{table}/share", headers=mine)
    assert (shown.status_code, shown.json()["shared"]) == (200, True)
    for path in LOOKING:
        assert client.get(f"/api/tables/{table}{path}").status_code == 200, path
    assert not [path for path in lists if table in client.get(path).text]  # for whoever has the link, in no list


def test_nobody_shares_what_is_not_over(client: TestClient) -> None:
    table, keys = open_table(client, settings={"spectators": False}, start=True)
    early = client.post(f"/api/tables/{table}/share", headers=bearer(keys[0]))
    assert (early.status_code, early.json()["error"]["words"]["id"]) == (409, "table-not-over")
    assert client.get(f"/api/tables/{table}").json()["error"]["words"]["id"] == "table-no-spectators"


def test_a_match_of_bots_alone_is_nobodys_evening(client: TestClient) -> None:
    table, _ = finished_game(client, "bbb")
    assert client.get(f"/api/tables/{table}/replay").status_code == 200


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
