"""Several people at one device: one cookie with all their tokens, and `as` says who speaks."""

from __future__ import annotations

from starlette.testclient import TestClient
from tests.server.test_door import client

__all__ = ["client"]
SEATS = [{"kind": "human"}, {"kind": "human", "here": True, "name": "Bo"}, {"kind": "human"}]


def test_people_who_share_a_browser_speak_one_at_a_time(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "viva", "seats": SEATS, "start": True}).json()
    table = made["table"]["id"]
    assert [chair["taken"] for chair in made["table"]["seats"]] == [True, True, False]
    assert client.get(f"/api/tables/{table}/here").json() == {"seats": [0, 1]}
    for who, query in ((0, ""), (0, "?as=0"), (1, "?as=1")):
        assert client.get(f"/api/tables/{table}/seen{query}").json()["seen"]["you"] == who
    with client.websocket_connect(f"/api/tables/{table}/live?as=1") as socket:
        assert socket.receive_json()["seen"]["you"] == 1
    for stranger in ("2", "7", "-1", "x", ""):
        refused = client.get(f"/api/tables/{table}/seen?as={stranger}")
        assert (refused.status_code, refused.json()["error"]["kind"]) == (403, "forbidden"), stranger
    # a link of another seat: one more who shares the device
    key = next(link["url"] for link in made["links"] if link["seat"] == 2).rsplit("/", 1)[1]
    assert client.post(f"/api/tables/{table}/sit", json={"key": key, "here": True}).status_code == 200
    assert client.get(f"/api/tables/{table}/here").json() == {"seats": [0, 1, 2]}
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}/here").json() == {"seats": []}


def test_where_everybody_is_here_the_match_begins_at_once(client: TestClient) -> None:
    everybody = [{"kind": "human", "here": True}] * 3
    made = client.post("/api/tables", json={"game": "viva", "seats": everybody}).json()
    assert made["table"]["status"] == "running"
    refused = client.post(
        "/api/tables", json={"game": "viva", "seats": [*everybody[:2], {"kind": "bot", "here": True}]}
    )
    assert (refused.status_code, refused.json()["error"]["words"]["id"]) == (400, "table-bot-not-here")
    assert refused.json()["error"]["words"]["args"]["field"] == "seats.2.here"
