"""V1 to V3 The set-up."""

from __future__ import annotations

import pytest
from tests.games.viva.tables import Table, nobody_sits_yet

from camarilla.core.illegal import BadInput
from camarilla.games.viva import GAME


def seated(players: str = "Lars Andy Susanne Matt") -> Table:
    t = nobody_sits_yet(players)
    for name, colour in zip(t.names, ("blue", "red", "yellow", "black", "green"), strict=False):
        t.says(name, colour)
    return t


@pytest.mark.parametrize("players", [3, 4, 5])
def test_v1_1_three_to_five_players(players: int) -> None:
    assert GAME.begin(players).state.players == players


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_v1_1_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.begin(players)
    assert refused.value.field == "players"


def test_v1_2_colours_are_picked_in_seating_order_and_bring_their_number() -> None:
    t = nobody_sits_yet("Lars Andy Susanne")
    assert t.asked() == ["Lars"]
    t.says("Lars", "green")
    assert t.asked() == ["Andy"]
    t.says("Andy", "red")
    t.says("Susanne", "yellow")
    assert t.g.numbers == [5, 4, 3]


def test_v1_2_a_taken_or_unknown_colour_is_refused() -> None:
    t = nobody_sits_yet()
    t.does_not_ask("Andy", "red", "V1.2")
    t.refuses("Lars", "pink", "V1.2")
    t.says("Lars", "blue")
    t.refuses("Andy", "blue", "V1.2")


def test_v1_2_everybody_starts_with_one_die_and_the_main_house() -> None:
    t = seated()
    assert [t.dice(name) for name in t.names] == [1, 1, 1, 1]
    assert [t.buildings(name) for name in t.names] == [1, 1, 1, 1]


def test_v1_3_the_rest_is_supply_and_other_colours_are_out_of_the_game() -> None:
    t = seated("Lars Andy Susanne")
    assert [estate.supply for estate in t.view(None).estates] == [3, 3, 3]
    assert [estate.colour for estate in t.view(None).estates] == ["blue", "red", "yellow"]
    assert len(t.g.box.kinds) * 5 == 25
    assert [estate.buildings for estate in t.view(None).estates] == [(), (), ()]


def test_v2_1_all_45_cards_are_the_deck_and_nobody_holds_any() -> None:
    t = seated()
    assert t.view(None).deck == 45
    assert t.view(None).discards == ()
    assert [estate.cards for estate in t.view(None).estates] == [0, 0, 0, 0]
    copies = {card.id: card.copies for card in t.g.box.cards.values()}
    assert copies == {
        "FA1": 10,
        "FA2": 9,
        "FA3": 5,
        "BUR": 2,
        "SPY": 2,
        "ASS": 2,
        "BRI": 2,
        "GUN": 2,
        "SUR": 2,
        "PEA": 2,
        "DIV": 2,
        "DON": 1,
        "PRC": 1,
        "YAC": 1,
        "CAR": 1,
        "STU": 1,
    }


def test_v3_1_the_highest_roll_is_the_first_presidente() -> None:
    t = seated()
    t.rolls(2, 2, 1, 5)
    assert t.presidente == "Matt"
    assert t.told("first-presidente") == [("first-presidente", "V3.1", "Matt")]


def test_v3_1_only_the_highest_tie_is_rolled_again() -> None:
    t = seated()
    t.rolls(6, 6, 2, 6)
    t.rolls(3, 4, 4)
    t.rolls(1, 2)
    assert t.presidente == "Matt"
