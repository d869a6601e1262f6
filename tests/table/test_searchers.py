"""Bots that search: in a process of their own, within a budget, and replaced by the rung below when that fails."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.table.support import house_on, wish

from camarilla.bots import Look, bot_named
from camarilla.match.match import save_position
from camarilla.table.play.minds import Minds, Turn
from camarilla.table.play.searchers import Search, Searcher, answered


async def first_turn(house: Any) -> Turn:
    """A Presidente's first question; the table itself plays without one, so that nobody else needs its searchers."""
    table = (await house.open(wish("bbb", bot="random"))).table
    turns: list[Turn] = await table.driver._turns()
    return turns[0].by("presidente")


def alone(turn: Turn, kind: str) -> Any:
    bot = bot_named(turn.game.id, kind, turn.seed)
    return bot.answer(Look(turn.game, turn.position, turn.seat), turn.question)


def test_a_search_elsewhere_answers_as_it_would_here() -> None:
    async def scene() -> None:
        async with house_on(":memory:", pace=60) as house:
            turn = await first_turn(house)
            assert turn.setup is not None
            search = Search(turn.setup, save_position(turn.game, turn.position), turn.seat, turn.bot, turn.seed)
            here = turn.question.read(answered(search))
            minds = Minds()
            minds.searchers.budget = 60.0
            assert await minds.answer(turn) == here
            assert minds.figures.bot_failures.total() == 0
            minds.close()

    asyncio.run(scene())


def test_a_slow_or_dead_searcher_is_replaced_by_the_rung_below_and_the_next_one_works() -> None:
    async def scene() -> None:
        async with house_on(":memory:", pace=60) as house:
            turn, minds = await first_turn(house), Minds()
            minds.searchers.budget = 0.0
            assert await minds.answer(turn) == alone(turn, "minister")
            assert minds.figures.bot_failures["timeout"] == 1
            minds.searchers.budget = 60.0
            searched = await minds.answer(turn)
            [searcher] = minds.searchers._idle
            searcher.process.kill()
            searcher.process.join()
            assert await minds.answer(turn) == searched
            assert minds.figures.bot_failures.total() == 1
            minds.close()

    asyncio.run(scene())


def test_a_searcher_goes_without_a_word_when_its_house_has_gone() -> None:
    searcher = Searcher()
    searcher.pipe.close()
    searcher.process.join(60)
    assert searcher.process.exitcode == 0
