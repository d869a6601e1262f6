"""The test vectors VT44 to VT57: the expert game, and the laws.

Positions, answers and dice, and what must come of them: all expected values are written out by hand.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.viva.tables import NUMBERS, has, promised, table

from camarilla.games.viva import GAME

# --- the expert game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("expert", "scores", "winners"), [(True, (6, 5, 1, 1), (0,)), (False, (5, 5, 1, 1), (1,))])
def test_vt44_the_sunglasses(expert: bool, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """V19.1 V19.2"""
    t = table(expert=expert, Lars=has(buildings=5), Andy=has(buildings=5, hand="FA1"))
    t.spend_in_game()
    for name in t.names:
        t.says(name, "end")
    assert t.over
    assert t.result.scores == scores
    assert t.result.winners == winners


def test_vt45_kills_on_both_sides() -> None:
    """V20.1 V20.3 V20.4 V20.6"""
    t = table(expert=True, Susanne=has(buildings=3, hand="FA1"), Matt=has(dice=2, orders="Susanne Susanne"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 1, 1)
    assert t.values() == (7, 4)
    t.quietly()
    t.says("Matt", "take")
    t.draws("FA1")
    t.says("Matt", "Susanne.own")
    assert t.dice("Susanne") == 1  # named, but not yet gone
    t.says("Susanne", "Matt.own")
    assert t.over
    assert (t.dice("Susanne"), t.dice("Matt")) == (0, 1)
    assert [estate.supply for estate in t.view(None).estates] == [3, 3, 4, 3]


@pytest.mark.parametrize(("ruling", "kills"), [("perDie", 2), ("perPlayer", 1)])
def test_vt46_two_ones(ruling: str, kills: int) -> None:
    """V20.1"""
    t = table(
        expert=True,
        switches={"killsPerOne": ruling},
        Susanne=has(buildings=2, dice=2, orders="home home"),
        Matt=has(dice=3, orders="Susanne Susanne Susanne"),
    )
    t.battle("Susanne")
    t.quietly()
    t.rolls(1, 1, 6, 5, 5)
    t.quietly()
    for _ in range(kills):
        t.says("Matt", "Susanne.own")
    assert t.over
    assert t.dice("Susanne") == 2 - kills


def the_guarded_palace(hand: str = "") -> Any:
    """VT47: Andy's 1 and 6 against Lars with 1 building and 3 dice, one of them promised to Matt."""
    t = table(
        expert=True,
        Lars=has(dice=3, hand=hand),
        Andy=has(dice=2, orders="Lars Lars"),
        Matt=has(promise="FA1", lent="Andy"),
    )
    t.battle("Lars")
    t.quietly_to_the_roll()
    t.rolls(1, 6)
    return t


def test_vt47_only_what_shows_in_the_end_kills() -> None:
    """V20.2 V20.5"""
    t = the_guarded_palace("DIV")
    t.says("Lars", "DIV>Andy.0")
    t.rolls(5)
    t.quietly()
    assert t.over  # Lars has no card left to plunder, and nobody shows a 1
    t = the_guarded_palace()
    assert t.values() == (7, 3)
    t.quietly()
    assert t.options("Andy") == ["none", "Lars.own"]
    t.says("Andy", "Lars.own")
    assert t.over
    assert t.dice("Lars") == 2


def the_seed_promise(**more: Any) -> Any:
    """VT48: Lars promises Matt a die on 4, Susanne dice on 3 and 4, and cards for all."""
    given: dict[str, Any] = {
        "Lars": has(dice=4),
        "Andy": has(orders="home", promise="FA1"),
        "Susanne": has(orders="home", promise="FA2", lent="home Andy"),
        "Matt": has(orders="home", promise="FA3", lent="Andy"),
    }
    return table(expert=True, **{**given, **more})


def test_vt48_loaned_dice_bring_about_a_battle() -> None:
    """V21.1 V21.2 V21.3 V23.2 V23.3"""
    t = the_seed_promise()
    t.combat()
    assert t.told("battle") == [("battle", "V7.3", "Susanne", "Matt", "Andy")]
    assert [(force.seat, force.side, force.own, force.loaned) for force in t.view(None).battle.forces] == [
        (2, "attacker", 0, 1),
        (3, "attacker", 0, 1),
        (1, "defender", 1, 0),
    ]
    assert t.g.loans == [(), (), (3, 4), (4,)]


def test_vt49_faces_of_promised_dice() -> None:
    """V21.1 V21.2"""
    t = table(expert=True, Lars=has(dice=3, hand="FA1 FA1 FA2"))
    t.promises()
    for face in ("1", "6", "5"):
        t.refuses("Lars", promised(t, Andy="FA1", Susanne="FA1", Matt="FA2", dice={"Matt": face}), "V21.2")
    t.refuses("Lars", promised(t, Andy="FA1", Susanne="FA1", dice={"Matt": "Andy"}), "V5.1")
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA1", Matt="FA2", dice={"Matt": "Andy Andy Susanne"}))
    assert t.g.promised_dice == [(), (), (), (3, 4, 4)]


def test_vt50_promised_dice_do_not_defend_the_presidente() -> None:
    """V22.1 V26.ASS"""
    t = table(
        expert=True,
        Lars=has(buildings=2, dice=3),
        Andy=has(orders="Lars", hand="ASS"),
        Matt=has(promise="FA1", lent="Andy Andy"),
    )
    t.battle("Lars")
    assert t.values()[1] == 3
    t.passes("Lars")
    t.refuses("Andy", "ASS>Lars.loan", "V26.ASS")
    t.refuses("Andy", "ASS>Matt.loan", "V26.ASS")
    assert t.options("Andy") == ["pass", "ASS>Lars.own"]


def test_vt51_a_failed_traitor_returns_the_dice() -> None:
    """V23.1 V14.2"""
    t = the_seed_promise(Susanne=has(orders="Lars", promise="FA2", lent="home Andy"))
    t.combat()
    t.quietly()
    t.rolls(2)
    assert t.values() == (2, 2)  # main house and the one die that is not promised
    t.passes("Lars", "Susanne")
    assert t.told("dice-back") == [("dice-back", "V23.1", "Susanne", "Lars")]
    assert t.g.loans == [(), (), (), (4,)]
    assert t.told("battle")[1] == ("battle", "V7.3", "Matt", "Andy")
    assert t.dice("Lars") == 4


def test_vt52_a_coup_returns_all_dice() -> None:
    """V23.1 V13.1 V13.2"""
    t = the_seed_promise(Andy=has(dice=2, orders="Lars Lars", promise="FA1"))
    t.combat()
    t.quietly()
    t.rolls(6, 6)
    t.quietly()
    assert t.over  # no loaned battles
    assert t.g.loans == t.g.promised_dice == [(), (), (), ()]
    assert t.dice("Lars") == 4
    assert t.discards == "FA1 FA2 FA3"
    assert t.presidente == "Andy"


def test_vt53_bribing_the_only_attacker() -> None:
    """V24.1 V26.BRI V8.3 V24.2"""
    t = table(
        expert=True,
        Lars=has(dice=2),
        Andy=has(hand="BRI", promise="FA1"),
        Susanne=has(promise="FA2"),
        Matt=has(promise="FA3", lent="Andy"),
    )
    t.combat()
    t.says("Andy", "BRI")
    assert t.over
    assert t.told("leaves") == [("leaves", "V8.2", "Matt")]
    assert t.told("roll") == []
    assert t.dice("Lars") == 2


def test_vt54_bribery_on_both_sides() -> None:
    """V26.BRI V9.4"""
    t = table(
        expert=True,
        Lars=has(dice=3),
        Andy=has(orders="six", promise="FA1", lent="home"),
        Susanne=has(orders="Andy", promise="FA2", hand="BRI"),
        Matt=has(promise="FA3", lent="Andy", hand="GUN"),
    )
    t.combat()
    t.passes("Andy", "Susanne")
    t.says("Matt", "GUN")
    t.says("Susanne", "BRI")
    t.passes("Susanne")
    t.rolls(2)
    assert t.values() == (2, 1)
    t.passes("Andy", "Susanne")
    t.says("Susanne", "take")


def test_vt55_the_borrower_plunders() -> None:
    """V24.2 V24.1"""
    t = table(
        expert=True,
        Lars=has(dice=2, hand="GUN"),
        Andy=has(orders="six", promise="FA1"),
        Susanne=has(promise="FA2"),
        Matt=has(promise="FA3", lent="Andy"),
    )
    t.combat()
    t.does_not_ask("Lars", "GUN", "V7.6")
    t.quietly()
    t.rolls(6)
    assert t.values() == (6, 1)
    t.quietly()
    t.says("Matt", "take")
    t.draws("FA1")
    assert t.over
    assert (t.hand("Matt"), t.hand("Lars")) == ("FA1 FA3", "GUN")


def test_vt56_a_loaned_die_is_lost() -> None:
    """V25.1 V25.2 V15.1 V20.4"""
    t = table(
        expert=True,
        Lars=has(dice=2),
        Andy=has(promise="STU"),
        Susanne=has(promise="FA2", lent="Andy"),
        Matt=has(promise="FA3", lent="Andy"),
    )
    t.run_phases_from_combat()
    t.quietly()
    t.rolls(2, 2, 1)  # Susanne, Matt, Andy at home
    t.quietly()
    t.rolls(5, 3)  # Susanne and Matt are tied
    t.says("Susanne", "take")
    t.draws("STU")
    t.says("Andy", "Matt.loan")
    assert t.asked() == ["Lars"]  # phase 5
    assert t.dice("Lars") == 1
    assert t.view(None).estates[0].supply == 3
    assert t.told("free-die") == []


@pytest.mark.parametrize("mode", ["basic", "expert"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_vt57_the_laws_hold_in_random_games(players: int, mode: str) -> None:
    """V0.8: after every answer, chance's included."""
    from tests.conformance.walk import Coin

    coin = Coin(f"{players} {mode}")
    for _ in range(5):
        position = GAME.begin(players, {"mode": mode})
        while not position.over:
            seat = coin.one_of(sorted(position.asked()))
            position.answer(seat, position.asked()[seat].sample(coin))
            GAME.laws(position.state)


def test_the_players_of_the_vectors_sit_where_they_should() -> None:
    assert NUMBERS == {"Lars": 1, "Matt": 2, "Susanne": 3, "Andy": 4, "Gil": 5}
    assert {
        colour: GAME.box(GAME.rules({}), None).numbers[colour] for colour in ("blue", "black", "yellow", "red", "green")
    } == {
        "blue": 1,
        "black": 2,
        "yellow": 3,
        "red": 4,
        "green": 5,
    }
