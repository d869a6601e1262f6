"""Bots from outside: the tiny client, both example bots against a real server, and accounts of programs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import dev
import httpx
import pytest
from examples import remote_bot
from tests.server.support import House as Running

from camarilla.remote import House, NotTaken, Seat
from camarilla.worlds import Mould

EXAMPLES = dev.ROOT / "examples"
PASSWORD = "a password for machines"


def opened(house: House, people: int, game: str = "viva") -> Seat:
    """An open table for so many; the opener sits on the first chair."""
    wish = {"game": game, "seats": [{"kind": "human"}] * people, "settings": {"door": "open"}}
    made = house.call("POST", "/tables", wish)
    return house.sit(made["links"][0]["url"])


def started(command: list[str | Path], base: str, table: str, name: str) -> subprocess.Popen[str]:
    whole = [*map(str, command), base, table, name, PASSWORD]
    running = subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert running.stdout is not None
    assert (line := running.stdout.readline()).startswith("seat "), line + running.stdout.read()
    return running


def test_both_example_bots_play_a_whole_game(shared_house: Running) -> None:
    node = dev.node_home() / "bin" / "node"
    commands: dict[str, list[str | Path]] = {
        "Piton": [sys.executable, EXAMPLES / "remote_bot.py"],
        "Nodo": [node, EXAMPLES / "remote_bot.mjs"],
    }
    with opened(House(shared_house.base), 3) as seat:
        bots = [started(command, shared_house.base, seat.table, name) for name, command in commands.items()]
        seat.house.call("POST", f"/tables/{seat.table}/start", {}, seat.key)
        outcome = remote_bot.play(seat, Random(1))
    assert outcome["ending"] in ("victory", "shared")
    assert [one["name"] for one in seat.info["seats"]][1:] == ["Piton (bot)", "Nodo (bot)"]
    for bot in bots:
        said, _ = bot.communicate(timeout=120)
        assert bot.returncode == 0, said
        assert said.startswith("over: ")


def test_the_examples_stay_small() -> None:
    for file in EXAMPLES.glob("remote_bot.*"):
        lines = [line for line in file.read_text("utf-8").splitlines() if line.strip()]
        assert len(lines) <= 60, file.name


def test_a_bot_account_is_marked_wherever_it_sits(shared_house: Running) -> None:
    house = House(shared_house.base)
    house.bot_account("Marka", PASSWORD)
    assert house.call("GET", "/account")["account"]["name"] == "Marka (bot)"
    again = House(shared_house.base)
    again.sign_in("Marka", PASSWORD)  # without the mark, too
    with opened(House(shared_house.base), 3) as host, house.join(host.table, name="Otto") as seat:
        chairs = house.call("GET", f"/tables/{host.table}")["seats"]
        assert chairs[seat.info["you"]]["name"] == "Marka (bot)"
        seat._socket.send('{"type": "name", "name": "Otto"}')  # type: ignore[union-attr]  # it is open
        seat.say("hello")
        assert house.call("GET", f"/tables/{host.table}")["seats"][seat.info["you"]]["name"] == "Otto (bot)"


@pytest.mark.parametrize(
    "name", ["Otto (bot)", "otto (BOT) ", "Otto（ｂｏｔ）", "Otto (bоt)", "Otto (ВОТ)", "Otto (b0\u0308t)"]
)
def test_no_person_bears_the_mark_of_a_bot(shared_house: Running, name: str) -> None:
    body = {"name": name, "password": PASSWORD}
    refused = httpx.post(f"{shared_house.base}/api/account", json=body).json()["error"]
    assert (refused["kind"], refused["words"]["id"]) == ("bad_input", "table-name-of-bot")


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house with little patience for programs."""
    limits = ["bot_seats=1", "programs=20/1", "worlds=5/1"]
    with Running(tmp_path_factory.mktemp("tight") / "house.sqlite", limits=limits) as running:
        yield running


def test_a_bot_account_has_limits_of_its_own(tight: Running) -> None:
    house = House(tight.base)
    house.bot_account("Prisa", PASSWORD)
    first, second = (opened(House(tight.base), 3) for _ in range(2))
    house.join(first.table)
    with pytest.raises(NotTaken) as busy:
        house.join(second.table)
    assert busy.value.words == {"id": "table-bot-busy", "args": {"most": 1}}
    headers = {"Authorization": f"Bearer {house.token}"}
    with httpx.Client(base_url=tight.base, headers=headers) as hasty:
        assert any(hasty.get("/api/account").status_code == 429 for _ in range(400))
    House(tight.base).call("GET", "/games")  # a person at the same address goes on


def test_a_program_in_a_hurry_gets_no_more_seats_than_others(tight: Running) -> None:
    house = House(tight.base)
    house.bot_account("Apuro", PASSWORD)
    seats = [opened(House(tight.base), 3) for _ in range(6)]

    def joined(table: str) -> str:
        try:
            house.join(table)
        except NotTaken as busy:
            return str(busy.words["id"])
        return "sits"

    with ThreadPoolExecutor(len(seats)) as hands:
        came = list(hands.map(joined, [seat.table for seat in seats]))
    assert sorted(came) == ["sits", *["table-bot-busy"] * 5]


def test_small_steps_over_http(shared_house: Running) -> None:
    """Whoever has no socket finds his answer by HTTP alone."""
    house = House(shared_house.base)
    seat = opened(house, 3)
    house.call("POST", f"/tables/{seat.table}/start", {}, seat.key)
    menu = house.call("POST", f"/tables/{seat.table}/steps", {"so_far": []}, seat.key)
    chosen = menu["options"][0]["key"]
    whole = house.call("POST", f"/tables/{seat.table}/steps", {"so_far": [chosen]}, seat.key)
    assert whole["complete"]
    assert whole["answer"] == menu["options"][0]["answer"]
    with pytest.raises(NotTaken) as refused:
        house.call("POST", f"/tables/{seat.table}/steps", {"so_far": ["nowhere"]}, seat.key)
    assert refused.value.kind in ("bad_input", "illegal")
    with pytest.raises(NotTaken) as stranger:
        house.call("POST", f"/tables/{seat.table}/steps", {"so_far": []})
    assert stranger.value.kind == "forbidden"


def test_looks_and_worlds_over_http(tight: Running) -> None:
    """For the seat alone, with a budget; and nobody chooses the dice, or he could undo the shuffle."""
    house = House(tight.base)
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = house.call("POST", "/tables", {"game": "viva", "seats": seats})
    with house.sit(made["links"][0]["url"]) as seat:
        look, worlds = seat.look(), seat.worlds(3)
        assert look["seen"]["view"] == seat.seen["view"]
        assert [line["n"] for line in look["heard"]] == [line["n"] for line in seat._news]
        assert len(Mould(look).worlds(2)) == 2
        assert [world["views"][0] for world in worlds] == [seat.seen["view"]] * 3
        for path, body, token, kind in (
            ("look", None, "", "forbidden"),
            ("worlds", {"count": 1, "seed": "mine"}, seat.key, "bad_input"),
            ("worlds", {"count": 11}, seat.key, "bad_input"),
        ):
            with pytest.raises(NotTaken) as refused:
                house.call("POST", f"/tables/{seat.table}/{path}", body, token)
            assert refused.value.kind == kind
        with pytest.raises(NotTaken) as spent:
            [seat.worlds() for _ in range(400)]
        assert spent.value.kind == "too_many"
