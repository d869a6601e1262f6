"""Talk over the wire: frames and endpoints, policy, rates; whoever is not spoken to receives nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from starlette.testclient import TestClient
from tests.server.player import Player
from tests.server.support import House, key_of, opened

from camarilla.server.door.guard import Limits
from camarilla.server.run.app import application

FOUR = {"game": "viva", "seats": [{"kind": "human"}] * 4, "start": True}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_three_of_four_talk_and_the_fourth_receives_nothing(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "hhhh", start=True)
        players = [Player(shared_house.base, table, tokens[seat]) for seat in range(4)]
        async with players[0], players[1], players[2], players[3], Player(shared_house.base, table, None) as gallery:
            for player in (*players, gallery):
                await player.until("promises")
            done = await said(players[0], "the two of you and me", [1, 2])
            assert done["type"] == "done"
            for player in players[1:3]:
                line = (await player.until("said"))["line"]
                assert (line["seat"], line["room"], line["n"], line["text"]) == (0, 0b0111, 1, "the two of you and me")
            await said(players[1], "and now aloud", [])
            for player in (players[3], gallery):
                assert (await player.until("said"))["line"]["text"] == "and now aloud"
                assert not any("the two of you" in raw for raw in player.raw)

    asyncio.run(scene())


async def said(player: Player, text: str, to: list[int]) -> dict[str, Any]:
    key = player.key()
    await player.send({"type": "say", "key": key, "text": text, "to": to})
    return await player.until("done", "refused", key=key)


async def come(client: httpx.AsyncClient, at: str, *people: dict[str, str]) -> None:
    """They are at the table: what is said to an empty chair is for nobody."""
    for who in people:
        assert (await client.post(f"{at}/talk/mute", json={"seat": 0, "muted": False}, headers=who)).json() == {
            "muted": []
        }


def test_talk_by_http(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "hhh", start=True)
            client.cookies.clear()
            at = f"/api/tables/{table}"
            mine, theirs, third = (bearer(tokens[seat]) for seat in range(3))
            await come(client, at, theirs, third)
            whisper = {"key": "a", "text": "two for your Yes?", "to": [1]}
            line = (await client.post(f"{at}/talk", json=whisper, headers=mine)).json()
            assert (line["room"], line["n"], line["seat"]) == (0b011, 1, 0)
            assert (await client.post(f"{at}/talk", json=whisper, headers=mine)).json() == line
            read = (await client.get(f"{at}/talk", headers=theirs)).json()
            assert read == {
                "rooms": [{"room": 3, "members": [0, 1], "last": 1}],
                "lines": [line],
                "more": False,
                "muted": [],
            }
            nothing = {"rooms": [], "lines": [], "more": False, "muted": []}
            assert (await client.get(f"{at}/talk", headers=third)).json() == nothing
            assert (await client.get(f"{at}/talk")).json() == nothing
            for who in (third, {}):
                refused = await client.get(f"{at}/talk?room=3", headers=who)
                assert (refused.status_code, problem_of(refused)) == (403, ("forbidden", "table-not-your-room"))
            nobody = await client.post(f"{at}/talk", json=whisper)
            assert (nobody.status_code, problem_of(nobody)) == (403, ("forbidden", "table-no-token"))
            long = await client.post(f"{at}/talk", json={**whisper, "key": "b", "text": "x" * 501}, headers=mine)
            assert (long.status_code, problem_of(long)) == (400, ("bad_input", "table-talk-too-long"))
            muted = await client.post(f"{at}/talk/mute", json={"seat": 0}, headers=theirs)
            assert muted.json() == {"muted": [0]}
            assert (await client.get(f"{at}/talk", headers=theirs)).json()["lines"] == []
            shown = {"key": "r", "room": 3, "lines": [1], "note": "a bribe"}
            refused = await client.post(f"{at}/talk/report", json=shown, headers=theirs)
            assert (refused.status_code, problem_of(refused)) == (403, ("forbidden", "table-report-host"))
            assert (await client.get(f"{at}/talk/reports", headers=mine)).json() == []
            assert (await client.get(f"{at}/talk/reports", headers=theirs)).status_code == 403

    asyncio.run(scene())


def problem_of(response: httpx.Response) -> tuple[str, str]:
    error = response.json()["error"]
    return error["kind"], error["words"]["id"]


def test_promises_by_http(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "hhh", start=True)
            client.cookies.clear()
            at = f"/api/tables/{table}"
            mine, theirs, third = (bearer(tokens[seat]) for seat in range(3))
            await come(client, at, theirs, third)
            word = {"key": "a", "text": "I pay you two", "to": [1], "until": 2}
            given = (await client.post(f"{at}/promises", json=word, headers=mine)).json()
            assert (given["room"], given["n"], given["text"], given["until"]) == (3, 1, "I pay you two", 2)
            noted = await client.post(f"{at}/promises/mark", json={"room": 3, "n": 1, "said": "noted"}, headers=theirs)
            assert noted.json() == [{**given, "marks": [{"seat": 1, "said": "noted"}]}]
            assert (await client.get(f"{at}/promises", headers=third)).json() == []
            early = await client.post(f"{at}/promises/mark", json={"room": 3, "n": 1, "said": "kept"}, headers=theirs)
            assert (early.status_code, problem_of(early)) == (409, ("not_now", "table-promise-not-over"))

    asyncio.run(scene())


def test_the_policy_of_the_table_is_chosen_when_it_is_opened(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "hhh", settings={"talk": "public"})
            whisper = await client.post(
                f"/api/tables/{table}/talk", json={"key": "a", "text": "psst", "to": [1]}, headers=bearer(tokens[0])
            )
            assert (whisper.status_code, problem_of(whisper)) == (403, ("forbidden", "table-talk-public"))
            aloud = await client.post(
                f"/api/tables/{table}/talk", json={"key": "a", "text": "hello"}, headers=bearer(tokens[0])
            )
            assert aloud.status_code == 200

    asyncio.run(scene())


def test_whoever_talks_too_much_waits_and_can_still_play(tmp_path: Path) -> None:
    app = application(str(tmp_path / "talk.sqlite"), pace=0, limits=Limits(talk=(2, 0.1)))
    with TestClient(app) as client:
        made = client.post("/api/tables", json=FOUR).json()
        table, token = made["table"]["id"], key_of(made["links"][0])
        with client.websocket_connect(f"/api/tables/{table}/live", headers=bearer(token)) as socket:
            for number in range(3):
                socket.send_json({"type": "say", "key": f"k{number}", "text": "blah"})
            socket.send_json({"type": "probe", "key": "heard?", "answer": "blue"})
            frames: list[dict[str, Any]] = []
            while not frames or frames[-1].get("key") != "heard?":
                frames.append(socket.receive_json())
        answers = {frame["key"]: frame for frame in frames if "key" in frame}
        assert [answers[key]["type"] for key in ("k0", "k1", "k2", "heard?")] == ["done", "done", "refused", "probe"]
        assert answers["k2"]["error"]["kind"] == "too_many"
        late = client.post(f"/api/tables/{table}/talk", json={"key": "x", "text": "blah"}, headers=bearer(token))
        assert late.status_code == 429
        assert 1 <= int(late.headers["retry-after"]) <= 10


def test_what_was_said_is_there_after_the_server_was_killed(own_house: Callable[[float], House]) -> None:
    async def before(house: House) -> tuple[str, dict[int, str]]:
        async with house.client() as client:
            table, tokens = await opened(client, "hhh", start=True)
            await come(client, f"/api/tables/{table}", bearer(tokens[1]), bearer(tokens[2]))
            said = {"key": "a", "text": "remember me", "to": [2]}
            made = await client.post(f"/api/tables/{table}/talk", json=said, headers=bearer(tokens[0]))
            assert made.status_code == 200
        return table, tokens

    async def after(house: House, table: str, tokens: dict[int, str]) -> None:
        async with Player(house.base, table, tokens[2]) as player:
            assert [line["text"] for line in (await player.until("talk"))["lines"]] == ["remember me"]
        async with Player(house.base, table, tokens[1]) as player:
            assert (await player.until("talk"))["lines"] == []

    house = own_house(0)
    table, tokens = asyncio.run(before(house))
    house.kill()
    house.start()
    asyncio.run(after(house, table, tokens))
