"""People play whole games over the real protocol."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.player import Player
from tests.server.support import House, opened

from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Game
from camarilla.match.log import read_log, verify
from camarilla.server.play.frames import ServerFrame
from camarilla.server.play.messages import GameInfo


async def play_whole(house: House, kinds: str, **more: Any) -> tuple[str, list[Player]]:
    async with house.client() as client:
        table, tokens = await opened(client, kinds, **more)
        players = [Player(house.base, table, token, seed=seat) for seat, token in tokens.items()]
        for player in players:
            await player.__aenter__()
        if len(players) > 1:
            await players[0].send({"type": "start"})
            await asyncio.gather(*(player.until("update") for player in players))
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.__aexit__(None, None, None)
        return table, players


def test_one_person_plays_a_whole_game_against_bots(shared_house: House) -> None:
    async def scene() -> None:
        table, (player,) = await play_whole(shared_house, "hbbb")
        assert player.seen is not None
        assert player.seen["outcome"]["ending"] in ("victory", "shared")
        async with shared_house.client() as client:
            info = (await client.get(f"/api/tables/{table}")).json()
            assert info["status"] == "over"
            assert info["outcome"] == player.seen["outcome"]
            log = await client.get(f"/api/tables/{table}/log")
            verify(game_of("viva"), read_log(log.text))

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_person_plays_every_game_over_the_wire(shared_house: House, game: Game) -> None:
    """Small steps lead to legal answers in every game; interjections are offered where there are any."""

    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "h" + "b" * (min(game.seats) - 1), game=game.id)
            async with Player(shared_house.base, table, tokens[0]) as player:
                await player.play(answers=40)
                for raw in player.raw:
                    msgspec.json.decode(raw, type=ServerFrame)

    asyncio.run(scene())


def test_four_people_play_a_whole_expert_game(shared_house: House) -> None:
    async def scene() -> None:
        _, players = await play_whole(shared_house, "hhhh", switches={"mode": "expert"})
        outcomes = [player.seen and player.seen["outcome"] for player in players]
        assert outcomes[0] is not None
        assert outcomes == [outcomes[0]] * 4

    asyncio.run(scene())


def test_every_frame_is_as_the_protocol_says(shared_house: House) -> None:
    async def scene() -> None:
        _, players = await play_whole(shared_house, "hhb")
        for player in players:
            for raw in player.raw:
                msgspec.json.decode(raw, type=ServerFrame)

    asyncio.run(scene())


def test_the_list_of_games(shared_house: House) -> None:
    listed = msgspec.json.decode(httpx.get(f"{shared_house.base}/api/games").content, type=list[GameInfo])
    viva = next(game for game in listed if game.id == "viva")
    assert viva.seats == [3, 4, 5]
    assert "random" in viva.bots
    assert viva.switches[0].name == "mode"
