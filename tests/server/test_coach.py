"""The coach over HTTP: whom it helps, where it is forbidden, and where the others are told."""

from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.test_door import bearer, client, error, open_table, sit

__all__ = ["client"]


def seated(client: TestClient, **settings: Any) -> tuple[str, dict[str, str], dict[str, str]]:
    """A running table of Viva and the keys of its two people; the first is asked something that everybody sees."""
    table, keys = open_table(client, settings=settings)
    ana, ben = bearer(keys[0]), bearer(sit(client, table, keys[1]).json()["token"])
    client.cookies.clear()
    assert client.post(f"/api/tables/{table}/start", headers=ana).status_code == 200
    return table, ana, ben


def coached(client: TestClient, table: str, who: dict[str, str]) -> list[bool]:
    return [seat["coached"] for seat in client.get(f"/api/tables/{table}", headers=who).json()["seats"]]


def test_an_old_hand_advises_whoever_is_asked_and_the_others_hear_nothing_of_it(client: TestClient) -> None:
    table, ana, ben = seated(client)
    asked = next(who for who in (ana, ben) if client.get(f"/api/tables/{table}", headers=who).json()["your_turn"])
    advice = client.get(f"/api/tables/{table}/advice", headers=asked)
    assert advice.status_code == 200, advice.text
    assert advice.json()["kind"] == "viva-ask-colour"
    assert coached(client, table, ben) == [False, False, False]


def test_where_the_host_wants_it_everybody_is_told_who_asked(client: TestClient) -> None:
    table, ana, ben = seated(client, coach_seen=True)
    seen = client.get(f"/api/tables/{table}", headers=ana).json()
    who, other = (ana, ben) if seen["your_turn"] else (ben, ana)
    seat = seen["awaited"][0]
    assert client.get(f"/api/tables/{table}/advice", headers=who).status_code == 200
    assert [at for at, one in enumerate(coached(client, table, other)) if one] == [seat]


@pytest.mark.parametrize("seen", [False, True])
def test_no_help_at_this_table(client: TestClient, seen: bool) -> None:
    table, ana, ben = seated(client, coach=False, coach_seen=seen)
    for who in (ana, ben):
        refused = client.get(f"/api/tables/{table}/advice", headers=who)
        assert error(refused) == (403, "forbidden", "table-no-coach")
    assert coached(client, table, ana) == [False, False, False]
