"""Taking back over the wire: by socket and by HTTP, once per key, and refused with the reason."""

from __future__ import annotations

import asyncio

from tests.server.player import Player
from tests.server.support import House
from tests.server.test_live import all_at, closed, one_answer, seated


def asks_for_orders(player: Player) -> bool:
    question = player.seen and player.seen["question"]
    return bool(question and question["key"] == "viva-ask-orders")


def test_a_sealed_order_is_taken_back_over_the_wire(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens, players = await seated(shared_house, client, "hhh")
            while len(giving_orders := [one for one in players if asks_for_orders(one)]) < 2:
                await one_answer(players)
            mine, other = giving_orders[:2]
            asked, before = mine.seen, other.seen
            await mine.play(answers=1)
            await all_at(players, mine.seq)
            assert mine.seen is not None
            assert mine.seen["take_back"]
            assert other.seen is not None
            assert other.seen["awaited"]["sealed"] == [mine.seen["you"]]
            assert not other.seen["take_back"]
            sealed_at = mine.seq
            reply = await mine.ask({"type": "take_back", "seq": sealed_at})
            assert (reply["type"], reply["seq"]) == ("accepted", sealed_at + 1)
            await all_at(players, sealed_at + 1)
            assert mine.seen == asked
            assert other.seen == before
            refused = await mine.ask({"type": "take_back", "seq": sealed_at + 1})
            assert refused["type"] == "refused"
            assert refused["error"]["kind"] == "not_asked"
            assert refused["error"]["words"]["id"] == "core-no-take-back"
            # by HTTP, with the token of the other seat
            await other.play(answers=1)
            bearer = {"authorization": f"Bearer {tokens[other.seen['you']]}"}
            wish = {"key": "post", "seq": other.seq}
            for _ in range(2):  # the same key counts once
                answer = await client.post(f"/api/tables/{table}/take-back", json=wish, headers=bearer)
                assert (answer.status_code, answer.json()) == (200, {"seq": other.seq + 1})
            nobody = await client.post(
                f"/api/tables/{table}/take-back", json=wish, headers={"authorization": "Bearer wrong"}
            )
            assert nobody.status_code == 403
            await closed(players)

    asyncio.run(scene())


def test_why_not_names_the_rule_over_the_wire(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            _, _, players = await seated(shared_house, client, "hhh")
            while not (asked := [one for one in players if asks_for_orders(one)]):
                await one_answer(players)
            player = asked[0]
            assert player.seen is not None
            offered = player.seen["question"]["options"][0]
            can = await player.ask({"type": "why", "aim": offered["aim"] or offered["key"], "so_far": []})
            assert (can["type"], can["ok"], can["error"]) == ("probe", True, None)
            cannot = await player.ask({"type": "why", "aim": "estate:99", "so_far": []})
            assert (cannot["type"], cannot["ok"]) == ("probe", False)
            assert cannot["error"]["kind"] == "illegal"
            assert cannot["error"]["rule"].startswith("V6.")
            idle = next((one for one in players if one.seen and not one.seen["question"]), None)
            if idle is not None:
                unasked = await idle.ask({"type": "why", "aim": "card:GUN", "so_far": []})
                assert unasked["error"]["kind"] == "not_asked"
            wrong = await player.ask({"type": "why", "aim": "x", "so_far": ["no such step"]})
            assert wrong["ok"] is False
            await closed(players)

    asyncio.run(scene())
