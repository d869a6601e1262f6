"""The characters of Anti-Monopoly III: what they do at given tables, and what becomes of the world."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.anti_monopoly.tabletop import A, B, C, Tabletop

from camarilla.arena.run import play
from camarilla.bots import Look, QuickDice, bot_named, kinds
from camarilla.games.anti_monopoly import GAME
from camarilla.games.anti_monopoly.questions import Reply


def answer(t: Tabletop, seat: int, kind: str) -> Any:
    """What a bot of this kind says to what it is asked; it must not need the default."""
    bot = bot_named("anti_monopoly", kind, 1)
    said = bot.answer(Look(GAME, t.position, seat), t.question(seat))
    assert bot.failures == []
    return said


def survivals(mix: tuple[str, ...], games: int) -> int:
    alive = 0
    for number in range(games):
        bots = [bot_named("anti_monopoly", kind, f"{number} {seat}") for seat, kind in enumerate(mix)]
        outcome = play(GAME, GAME.begin(len(mix)), bots, QuickDice(number)).outcome
        alive += outcome.ending != "zero"
        assert [failure for bot in bots for failure in bot.failures] == []
    return alive


def crisis(bomb: int, value: int = 5) -> Tabletop:
    """A lays a card and asks B, who has its twin."""
    return Tabletop(3).on(a="yellow 1", b="blue 3").lay(bomb=bomb).begin(A).roll(3).asks(A, value, B)


def test_the_kinds_have_names_and_the_best_comes_first() -> None:
    assert kinds("anti_monopoly")[-4:] == ("dove", "hawk", "tit-for-tat", "random")


def test_a_dove_always_joins_in() -> None:
    assert answer(crisis(24), B, "dove") == Reply("join")


@pytest.mark.parametrize("seed", range(12))
def test_a_novice_never_lets_anybody_down_without_thinking(seed: int) -> None:
    """A crisis concerns everybody: absent-minded he calls for the wrong card, but he joins in."""
    t = crisis(24)
    novice = bot_named("anti_monopoly", "novice", seed)
    assert novice.answer(Look(GAME, t.position, B), t.question(B)) == Reply("join")


def test_a_hawk_refuses_until_the_bomb_is_at_the_door() -> None:
    assert answer(crisis(24), B, "hawk") == Reply("refuse", 3)
    assert answer(crisis(3), B, "hawk") == Reply("join")


def test_nobody_refuses_into_zero_where_the_bomb_has_no_limit() -> None:
    """A14.2 with bombRule = none: the meeting has moved the bomb to 3, and a refusal would still move it three more."""
    for kind in ("hawk", "steady"):
        t = Tabletop(3, bombRule="none").on(a="yellow 11", b="blue 3").lay(bomb=4).begin(A).roll(4).says(A, C)
        t.roll(1, 3, 6).asks(A, 5, B)
        assert answer(t, B, kind) == Reply("join")


def test_tit_for_tat_does_as_it_was_done_by() -> None:
    t = crisis(24)
    assert answer(t, B, "tit-for-tat") == Reply("join")
    t.g.manners[B * 3 + A] = -1  # A refused when B asked
    assert answer(t, B, "tit-for-tat").word == "refuse"


def test_steady_weighs_the_bomb() -> None:
    assert answer(crisis(24, value=1), B, "steady") == Reply("join")
    assert answer(crisis(6, value=5), B, "steady") == Reply("join")


def test_steady_remembers_who_refused() -> None:
    t = crisis(24)
    t.g.manners[B * 3 + A] = -1
    assert answer(t, B, "steady").word == "refuse"


def test_nobody_asks_somebody_who_is_known_to_lack_the_card() -> None:
    t = Tabletop(3).hand(A, "3", laid="1245").on(a="yellow 1").lay(bomb=20)
    t.g.hints = ((-1, 1 << B, "3", -1),)
    t.hand(B, "12445")
    t.begin(A).roll(3)
    assert answer(t, A, "steady").whom == C


def test_a_dove_indicts_and_a_hawk_collects() -> None:
    t = Tabletop(3).on(a="yellow 8").begin(A).roll(2)
    assert answer(t, A, "dove") == "indict"
    assert answer(t, A, "hawk") == "collect"


def test_steady_helps_when_the_world_is_at_stake() -> None:
    t = Tabletop(2).on(a="yellow 13").rich(a=0, b=9).lay(bomb=1).begin(A).roll(1).says(A, "move")
    assert answer(t, B, "steady") == 4


def test_steady_buys_the_last_chip_on_green() -> None:
    t = Tabletop(3).on(a="green 8").rich(a=6).lay(chips="3/3/2").begin(A)
    assert answer(t, A, "steady").act == "indict"


def test_steady_proposes_disarmament_when_the_bomb_is_near() -> None:
    t = Tabletop(3).on(a="yellow 4").lay(bomb=4, pile="AC22")
    t.g.red_done = True
    t.begin(A).roll(2)
    assert answer(t, A, "steady") is True


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_character_ever_needs_the_default(players: int) -> None:
    mix = (("steady", "dove", "hawk", "tit-for-tat") * 2)[:players]
    survivals(mix, 6)


def test_the_world_survives_among_doves_and_seldom_among_hawks() -> None:
    assert survivals(("dove",) * 4, 40) >= 34
    assert survivals(("hawk",) * 4, 40) <= 16


def test_steady_tables_keep_the_world_alive_where_chance_does_not() -> None:
    assert survivals(("steady",) * 4, 40) >= 32
    assert survivals(("random",) * 4, 40) <= 14
