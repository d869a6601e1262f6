"""What a seat remembers: deeds out of the news, feelings out of deeds, and the same again after a load."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.bots import Look, QuickDice, bot_named, with_memory
from camarilla.bots.bot import hearing
from camarilla.bots.character import EVEN, LEAST, MOST, Character, character_of
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.memory import Deed, Recall, remembered
from camarilla.catalogue import game_of
from camarilla.core.news import News
from camarilla.core.words import named


def line(name: str, **args: Any) -> dict[str, Any]:
    return {"id": f"junta-news-{name}", "rule": "", "args": args}


def phase(number: int) -> dict[str, Any]:
    return line("phase", round=number, phase={"text": "junta-phase-1"})


def shot(who: int, whom: int) -> dict[str, Any]:
    return line("attempt", who=named(who), whom=named(whom), place={"text": "junta-location-bank"})


def test_a_shot_is_remembered_with_who_whom_and_when() -> None:
    memory = remembered(JuntaMemory(1, 5), [phase(3), shot(4, 1)])
    assert memory.deeds == [Deed("attempt", 4, 1, -1.2, 3)]
    assert memory.of("attempt", by=4) == memory.deeds
    assert memory.of("attempt", to=2) == []
    assert memory.strikes == {"bank": 1}


def test_a_grudge_fades_from_round_to_round_and_slower_in_the_vengeful() -> None:
    lines = [phase(1), shot(4, 1)]
    now = remembered(JuntaMemory(1, 5), lines)
    later = remembered(JuntaMemory(1, 5), [*lines, phase(4)])
    assert now.grudge(4, 1) == pytest.approx(1.2)
    assert later.grudge(4, 1) == pytest.approx(1.2 * 0.8**3)
    vengeful = Character(vengeful=85)
    assert later.grudge(4, 1, vengeful) / now.grudge(4, 1, vengeful) > 0.8**3
    assert now.grudge(1, 4) == 0


def test_deeds_mend_a_grudge_and_turn_it_into_trust() -> None:
    """Three millions paid are felt as 0.9, so two such budgets outweigh one shot."""
    memory = remembered(JuntaMemory(1, 5), [phase(1), shot(0, 1)])
    assert memory.trust(0, 1) < 0
    paid = [line("aid", who=named(0)), line("paid-out", whom=named(1), sum=3)]
    remembered(memory, paid)
    assert memory.grudge(0, 1) == pytest.approx(1.2 - 0.7 * 0.9)
    remembered(memory, paid)
    assert memory.grudge(0, 1) == 0
    assert memory.trust(0, 1) > 0


def test_whose_pockets_hold_how_much_follows_from_what_was_said_aloud() -> None:
    """J7.0, J8.3, J11.1: thirteen drawn, three paid out, the rest banked; then the Minister takes the three."""
    memory = JuntaMemory(2, 5)
    told = [
        line("aid", who=named(0)),
        line("paid-out", whom=named(1), sum=3),
        line("banked", who=named(0)),
        line("cash-taken", who=named(3), whom=named(1)),
    ]
    remembered(memory, told)
    assert memory.account == [10, 0, 0, 0, 0]
    assert memory.cash == [0, 0, 0, 3, 0]


def test_a_secret_part_is_heard_only_by_whom_it_was_told() -> None:
    news = News("junta-news-aid", "J7.0", {"who": named(0)}, {0: {"sum": 16}})
    seats = {seat: remembered(JuntaMemory(seat, 5), hearing(seat, [news])()) for seat in (0, 1)}
    assert seats[0].cash[0] == 16
    assert seats[1].cash[0] == 13


def test_rebels_are_remembered_by_the_man_they_toppled() -> None:
    side = {"text": "junta-side-rebels"}
    told = [line("president", who=named(0)), line("rebel", who=named(2)), line("coup-won", side=side)]
    memory = remembered(JuntaMemory(0, 5), told)
    assert [(deed.kind, deed.by, deed.to) for deed in memory.deeds] == [("rebelled", 2, 0), ("toppled", 2, 0)]


def test_characters_differ_by_seat_repeat_themselves_and_are_no_caricatures() -> None:
    found = {character_of(f"table {seat}") for seat in range(40)}
    assert len(found) > 35
    assert character_of("table 1") == character_of("table 1")
    assert character_of("") == EVEN == Character(50, 50, 50)
    scales = [scale for one in found for scale in (one.loyal, one.greedy, one.vengeful)]
    assert LEAST <= min(scales) < 30
    assert MOST >= max(scales) > 70


def test_a_memory_that_went_along_is_the_one_that_is_made_again_after_a_load() -> None:
    """Schemers play a round of Junta; each one's memory is what a new bot makes of the same lines."""
    game, dice = game_of("junta"), QuickDice("load")
    position = game.begin(5)
    told: list[News] = []
    position.state.ears = told
    position.hurry(dice)
    heard = [hearing(seat, told) for seat in range(5)]
    along = [Recall(JuntaMemory) for _ in range(5)]
    bots = [bot_named("junta", "schemer", seat) for seat in range(5)]
    for _ in range(150):
        seat, question = next(iter(position.asked().items()))
        look = Look(game, position, seat, heard[seat], f"{seat}")
        along[seat].at(look)
        position.answer(seat, bots[seat].answer(look, question))
    assert not any(bot.failures for bot in bots)
    for seat in range(5):
        look = Look(game, position, seat, heard[seat])
        fresh = Look(game, position, seat, hearing(seat, told))
        kept, anew = along[seat].at(look), Recall(JuntaMemory).at(fresh)
        assert vars(kept) == vars(anew)
        assert len(anew.deeds) > 20


def test_only_those_are_told_the_past_who_remember() -> None:
    assert with_memory("junta", "schemer")
    assert not with_memory("junta", "steady")
