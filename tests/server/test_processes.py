"""Two real servers on one PostgreSQL: people at either play one match, and one server may die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.player import Player
from tests.server.support import House, opened
from tests.table.postgres import postgres
from websockets.exceptions import ConnectionClosedError


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


async def level(players: list[Player], seq: int) -> None:
    for player in players:
        while player.seq < seq:
            await player.until("update")


async def answered(players: list[Player]) -> Player:
    """Whoever is asked first answers; returns him when everybody has heard of it."""
    while not (asked := [one for one in players if one.seen and one.seen["question"]]):
        await players[-1].until("update")  # a bot is thinking
        await level(players, players[-1].seq)
    player = asked[0]
    assert player.seen is not None
    reply = await player.ask(
        {"type": "answer", "seq": player.seq, "answer": await player.thought(player.seen["question"])}
    )
    assert reply["type"] == "accepted", reply
    await level(players, reply["seq"])
    return player


def test_people_at_two_servers_play_one_match_and_one_server_may_die(database: str) -> None:
    async def scene() -> None:
        with House(database) as one, House(database) as other:
            async with one.client() as client:
                table, tokens = await opened(client, "hhb", start=True)
                running, _ = await opened(client, "bbb")  # played by this server until it dies
            async with (
                Player(one.base, table, tokens[0]) as ana,
                Player(other.base, table, tokens[1]) as eva,
                Player(other.base, table, None) as spectator,
            ):
                players = [ana, eva, spectator]
                await level(players, max(player.seq for player in players))
                answering = set[str]()
                while answering != {ana.url, eva.url}:
                    answering.add((await answered(players)).url)
                while [seat["online"] for seat in chairs(spectator)] != [True, True, False]:
                    await spectator.until("table")  # the other server tells it in its own time
                one.kill()
                with pytest.raises(ConnectionClosedError):
                    await ana.until("nothing")
                while (await spectator.until("table"))["table"]["seats"][0]["online"]:
                    pass
                async with Player(other.base, table, tokens[0], after=ana.seq) as back:
                    assert back.seq >= ana.seq
                    players = [back, eva, spectator]
                    await level(players, max(player.seq for player in players))
                    for _ in range(6):
                        await answered(players)
            await over(other.base, running)

    asyncio.run(scene())


def workers(house: House) -> set[int]:
    """The processes that serve for this one."""
    assert house.process is not None
    folder = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children")
    children = [int(child) for child in folder.read_text().split()]
    return {child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


def test_several_workers_share_one_port_and_a_dead_one_is_replaced(database: str) -> None:
    async def scene() -> None:
        house = House(database, workers=2)
        house.start()
        try:
            first = workers(house)
            assert len(first) == 2
            async with house.client() as client:
                table, tokens = await opened(client, "hhb", start=True)
            async with AsyncExitStack() as stack:
                for _ in range(2):
                    await playing(stack, house, table, tokens)
                os.kill(min(first), signal.SIGKILL)
                async with asyncio.timeout(120):
                    while len(workers(house) - first) == 0:
                        await asyncio.sleep(0.05)
            async with AsyncExitStack() as stack:
                await playing(stack, house, table, tokens)
            figures = httpx.get(f"{house.base}/metrics").text
            assert [f'camarilla_sockets{{worker="{worker}"}} ' in figures for worker in range(3)] == [True, True, False]
            left = workers(house)
            assert len(left) == 2
            assert max(first) in left
            assert house.stop() == 0
            assert not any(Path(f"/proc/{worker}").exists() for worker in left)
        finally:
            if house.process is not None and house.process.poll() is None:
                house.stop()

    asyncio.run(scene())


async def playing(stack: AsyncExitStack, house: House, table: str, tokens: dict[int, str]) -> None:
    """Two people and a spectator come to whatever worker takes them, and play a little."""
    players = [await stack.enter_async_context(Player(house.base, table, token)) for token in (*tokens.values(), None)]
    await level(players, max(player.seq for player in players))
    for _ in range(2):
        await answered(players)


def chairs(player: Player) -> list[dict[str, Any]]:
    """What this viewer knows of the chairs."""
    newest: list[dict[str, Any]] = [frame["table"]["seats"] for frame in player.frames if "table" in frame][-1]
    return newest


async def over(base: str, table: str) -> None:
    async with Player(base, table, None) as spectator:
        while spectator.seen is None or spectator.seen["outcome"] is None:
            await spectator.until("update")
    async with httpx.AsyncClient(base_url=base) as client:
        assert (await client.get(f"/api/tables/{table}/log")).status_code == 200
