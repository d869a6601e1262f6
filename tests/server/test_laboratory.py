"""The laboratory over HTTP: reports from the shelf, a small run that can be ended, and what is refused."""

from __future__ import annotations

import asyncio
import json
from signal import SIGKILL
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.test_door import client

from camarilla.cases.book import book_of
from camarilla.catalogue import GAMES, game_of
from camarilla.lab.experiment.plan import command_of
from camarilla.lab.experiment.run import run
from camarilla.lab.experiment.summary import summary
from camarilla.lab.experiment.whatif import what_if
from camarilla.lab.shelf import ladder, made, reports
from camarilla.server.laboratory.bench import Bench, Run

__all__ = ["client"]
WISH = {"game": "anti_monopoly", "factor": "bombRule", "value": "one", "games": 4, "seed": "t"}


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_what_can_be_tried_and_what_lies_on_the_shelf(client: TestClient) -> None:
    about = client.get("/api/lab").json()
    asked = {(one["game"], one["factor"]): one for one in about["questions"]}
    assert asked["junta", "influence_use"] == {
        "game": "junta",
        "factor": "influence_use",
        "rule": "J4.1.2",
        "usual": "once_per_vote",
        "others": ["every_ballot_round"],
    }
    assert ("global_powers", "maxScorings") not in asked
    assert {one["game"] for one in about["shelf"]} == {"viva", "junta", "global_powers", "anti_monopoly"}
    for one in about["shelf"]:
        way = f"/api/lab/reports/{one['game']}/{one['factor']}/{one['value']}"
        report = client.get(way).json()
        assert (report["factor"], report["values"][1], report["pairs"]) == (one["factor"], one["value"], one["pairs"])
    ladders = {one["game"]: one for one in about["ladders"]}
    assert ladders["viva"] == ladder("viva")
    assert [one["kind"] for one in ladders["viva"]["rated"]][-1] == "random"
    assert client.get("/api/lab/reports/junta/influence_use/never").json()["error"]["words"]["id"] == (
        "lab-not-on-the-shelf"
    )


def test_every_report_of_the_shelf_names_the_command_that_makes_it() -> None:
    for game in GAMES:
        for (factor, value), report in reports(game.id).items():
            wish = {"game": game.id, "factor": factor, "value": value, "games": report["pairs"], "seed": "shelf"}
            plan = what_if({**wish, "players": report["players"], "bots": report["bots"]})
            assert report["command"] == command_of(plan)
            assert report.keys() == reports("viva")["mode", "expert"].keys()


def test_the_shelf_is_made_the_same_again() -> None:
    twice = [made(game_of("anti_monopoly"), 2, "steady", jobs=1, only=("bombRule",)) for _ in range(2)]
    assert twice[0] == twice[1]
    assert [one["values"] for one in twice[0]] == [["once", "one"], ["once", "none"]]


def test_a_run_tells_how_far_it_is_and_ends_with_its_report(client: TestClient) -> None:
    found = lines(client.post("/api/lab/runs", json=WISH).text)
    assert found[0] == {"done": 1, "of": 4}
    assert found[-1]["report"] == summary(run(what_if(WISH)))


@pytest.mark.parametrize(
    ("change", "status", "words"),
    [
        ({"factor": "nothing"}, 400, "lab-no-such-switch"),
        ({"value": "once"}, 400, "lab-no-such-value"),
        ({"bots": "presidente"}, 400, "core-unknown-bot"),
        ({"players": 9}, 400, ""),
        ({"games": 201}, 400, ""),
        ({"seed": "a b"}, 400, ""),
    ],
)
def test_what_cannot_be_tried_is_refused_before_anything_is_played(
    client: TestClient, change: dict[str, Any], status: int, words: str
) -> None:
    refused = client.post("/api/lab/runs", json={**WISH, **change})
    assert refused.status_code == status
    assert refused.json()["error"]["words"]["id"].startswith(words)


def test_a_full_bench_says_so_and_whoever_asks_too_often_is_told(client: TestClient) -> None:
    client.app.state.office.bench = Bench(0, moment=0.01)  # type: ignore[attr-defined]
    tried = [client.post("/api/lab/runs", json=WISH) for _ in range(17)]
    assert [one.status_code for one in tried] == [409] * 16 + [429]
    assert tried[0].json()["error"]["words"]["id"] == "lab-full"


async def hung_up_after_the_first_word(running: Run) -> bytes:
    """What was said before the other side noticed."""
    said, heard = bytearray(), asyncio.Event()

    async def send(message: Any) -> None:
        said.extend(message.get("body", b""))
        if said:
            heard.set()

    async def receive() -> Any:
        await heard.wait()
        return {"type": "http.disconnect"}

    await running({"type": "http"}, receive, send)
    return bytes(said)


def test_whoever_hangs_up_ends_the_run() -> None:
    """200 pairs were wanted: neither a report nor another word comes, the process is gone, and the place is free."""

    async def stopped() -> tuple[Run, bytes, Run]:
        bench = Bench(1)
        running = await bench.run({**WISH, "games": 200})
        said = await hung_up_after_the_first_word(running)
        return running, said, await bench.run(WISH)

    running, said, following = asyncio.run(stopped())
    assert lines(said.decode())[0] == {"done": 1, "of": 200}
    assert b"report" not in said
    assert running.process is not None
    assert running.process.returncode == -SIGKILL
    assert following.process is None


def test_whoever_begins_again_before_his_stop_is_noticed_waits_a_moment() -> None:
    async def both() -> bytes:
        bench = Bench(1, moment=60)  # on a busy machine a first word takes longer than the usual moment
        running = await bench.run({**WISH, "games": 200})
        following = asyncio.create_task(bench.run(WISH))
        await asyncio.sleep(0.01)
        assert not following.done()
        await hung_up_after_the_first_word(running)
        return await hung_up_after_the_first_word(await following)

    assert lines(asyncio.run(both()).decode())[0] == {"done": 1, "of": 4}


def test_the_case_books_are_there_for_every_game(client: TestClient) -> None:
    for game in GAMES:
        found = client.get(f"/api/cases/{game.id}").json()
        assert found == [case.told() for case in book_of(game.id)]
        assert len(found) >= 40
    assert client.get("/api/cases/chess").status_code == 404
