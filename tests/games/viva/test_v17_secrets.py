"""V17 Open and secret: what is shown, what is told to whom, and what a seat can conclude from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.conformance.walk import Coin
from tests.games.viva.tables import Table, has, promised, table

from camarilla.games.viva import GAME
from camarilla.games.viva.state import Viva
from camarilla.match.match import redeal


def imagined(t: Table, who: str, worlds: int = 200) -> list[Viva]:
    """Worlds that this player cannot tell from the true one."""
    return [redeal(GAME, t.position, t.seat(who), Coin(f"{who} {turn}")).state for turn in range(worlds)]


def share(worlds: list[Viva], holds: Callable[[Viva], bool]) -> float:
    return sum(map(holds, worlds)) / len(worlds)


def test_v17_1_estates_dice_counts_and_discards_are_public() -> None:
    t = table(
        expert=True,
        Lars=has(buildings=3, dice=2, hand="FA1 GUN"),
        Andy=has(dice=3, promise="FA2", lent="home"),
        discards="SPY YAC",
    )
    for who in (*t.names, None):
        seen = t.view(who)
        lars, andy = seen.estates[0], seen.estates[1]
        assert (lars.buildings, lars.dice, lars.cards, lars.presidente) == (
            ("helicopter_pad", "swimming_pool"),
            2,
            2,
            True,
        )
        assert (andy.dice, andy.supply, andy.promised_cards, andy.promised_dice) == (3, 1, 1, (4,))
        assert (seen.deck, seen.discards) == (40, ("SPY", "YAC"))


def test_v17_1_only_faces_are_hidden_and_only_while_orders_are_given() -> None:
    t = table(Andy=has(dice=2))
    t.orders()
    t.say({"Andy": [1, 4], "Susanne": [3], "Matt": [2]})
    assert [estate.orders for estate in t.view("Susanne").estates] == [None, None, (3,), None]
    assert t.view("Susanne").estates[1].dice == 2
    t.quietly()
    assert [estate.orders for estate in t.view(None).estates] == [(), (1, 4), (3,), (2,)]


def test_v17_2_a_hand_is_seen_by_its_owner_and_promises_by_giver_and_receiver() -> None:
    t = table(Lars=has(hand="FA1 FA2 FA3 GUN"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA2", Matt="FA3"))
    hands = {who: t.view(who).estates[0].hand for who in (*t.names, None)}
    assert hands == {"Lars": ("GUN",), "Andy": None, "Susanne": None, "Matt": None, None: None}
    promises = {who: t.view(who).estates[1].promise for who in (*t.names, None)}
    assert promises == {"Lars": ("FA1",), "Andy": ("FA1",), "Susanne": None, "Matt": None, None: None}
    assert t.heard("Andy", "promise-secret")[0]["cards"] == [{"text": "viva-card-fa1-name"}]
    assert len(t.heard("Matt", "promise")) == 2
    assert "cards" not in t.heard("Matt", "promise")[0]


def test_v17_2_plunder_is_known_to_thief_and_victim_only() -> None:
    t = table(Andy=has(dice=2, orders="Susanne Susanne"), Susanne=has(orders="six", hand="GUN FA1 FA2"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 6)
    t.quietly()
    t.says("Andy", "take")
    t.draws("GUN")
    for who in ("Andy", "Susanne"):
        assert t.heard(who, "plunder-secret")[0]["card"] == {"text": "viva-card-gun-name"}
    for bystander in ("Lars", "Matt", None):
        assert t.heard(bystander, "plunder") == [{"who": {"seat": 1}, "whom": {"seat": 2}}]


def burgled() -> Table:
    """Susanne burgles Matt, to whom Lars has promised a Gunboat and a Yacht; she gets the Gunboat."""
    t = table(Lars=has(hand="FA1 FA2 GUN YAC"), Susanne=has(hand="BUR"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA2", Matt="GUN YAC"))
    t.passes("Lars", "Andy")
    t.says("Susanne", "BUR>Matt")
    t.draws("GUN")
    return t


def test_v17_2_a_burglary_is_known_to_thief_and_victim_only() -> None:
    t = burgled()
    for who in ("Susanne", "Matt"):
        assert t.heard(who, "burgled-secret")[0]["card"] == {"text": "viva-card-gun-name"}
    for bystander in ("Lars", "Andy", None):
        assert t.heard(bystander, "burgled") == [{"who": {"seat": 2}, "whom": {"seat": 3}}]
    assert t.view("Lars").estates[3].promise is None  # the giver cannot tell what is left
    assert t.view("Lars").estates[1].promise == ("FA1",)
    assert t.view("Matt").estates[3].promise == ("YAC",)


def test_v17_2_a_presidente_who_breaks_in_himself_knows_what_is_left() -> None:
    t = table(Lars=has(hand="BUR FA1 FA2 GUN YAC"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA2", Matt="GUN YAC"))
    t.says("Lars", "BUR>Matt")
    t.draws("GUN")
    assert t.view("Lars").estates[3].promise == ("YAC",)


@pytest.mark.parametrize("stolen", ["FA1", "FA3"])
def test_v17_2_a_presidente_who_breaks_in_after_another_does_not_learn_what_that_one_took(stolen: str) -> None:
    t = table(Lars=has(hand="BUR FA1 FA1 FA1 FA2 FA3"), Susanne=has(hand="BUR"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA1", Matt="FA1 FA2 FA3"))
    t.passes("Lars", "Andy")
    t.says("Susanne", "BUR>Matt")
    t.draws(stolen)
    t.passes("Matt")
    t.says("Lars", "BUR>Matt")
    t.draws("FA2")
    assert t.view("Lars").estates[3].promise is None


def test_v17_2_who_gave_two_cards_imagines_either_of_them_stolen_but_nothing_else() -> None:
    worlds = imagined(burgled(), "Lars")
    left = {g.promises[3] for g in worlds}
    assert left == {("GUN",), ("YAC",)}
    assert all(("GUN" if g.promises[3] == ("YAC",) else "YAC") in g.hands[2] for g in worlds)
    assert 0.35 < share(worlds, lambda g: g.promises[3] == ("YAC",)) < 0.65


def test_v17_2_the_victim_knows_where_the_card_is_and_a_bystander_does_not() -> None:
    t = burgled()
    assert all("GUN" in g.hands[2] for g in imagined(t, "Matt"))
    assert 0 < share(imagined(t, "Andy"), lambda g: "GUN" in g.hands[2]) < 0.3
    assert share(imagined(t, "Andy"), lambda g: "YAC" in g.promises[3]) < 0.3


def test_v17_2_a_known_card_may_be_among_those_its_holder_promises() -> None:
    t = table(Andy=has(dice=2, orders="Susanne Susanne"), Susanne=has(orders="six", hand="YAC"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 6)
    t.quietly()
    t.says("Andy", "take")
    t.draws("YAC")
    t.g.presidente = 1
    t.g.hands[1] = ("FA1", "FA2", "FA3", "YAC")
    t.g.deck = tuple(card for place, card in enumerate(t.g.deck) if place not in (t.g.deck.index("FA1"),))
    t.promises()
    t.says("Andy", promised(t, Lars="YAC", Susanne="FA1", Matt="FA2"))
    worlds = imagined(t, "Susanne")
    places = [[g.hands[1], g.promises[0], g.promises[3]] for g in worlds]
    assert all(sum("YAC" in place for place in found) == 1 for found in places)
    assert 0 < share(worlds, lambda g: "YAC" in g.hands[1]) < 1
    assert 0 < share(worlds, lambda g: "YAC" in g.promises[0]) < 1
    assert 0 < share(worlds, lambda g: "YAC" in g.promises[3]) < 1


def test_v17_2_a_card_that_was_shown_is_no_longer_imagined() -> None:
    t = table(
        Andy=has(dice=3, orders="Susanne Susanne Matt"), Susanne=has(orders="six", hand="GUN"), Matt=has(orders="six")
    )
    t.combat()
    t.quietly()
    t.rolls(6, 6)
    t.quietly()
    t.says("Andy", "take")
    t.draws("GUN")
    assert all("GUN" in g.hands[1] for g in imagined(t, "Susanne", 20))
    t.passes("Matt")
    t.says("Andy", "GUN")
    assert all(g.hands[1] == () for g in imagined(t, "Susanne", 20))


def test_v17_2_whoever_had_four_buildings_when_the_game_went_on_held_no_yacht() -> None:
    """V18.2: that the game goes on is known."""
    t = table(Andy=has(buildings=4, hand="FA1 FA1 FA2 STU"), Matt=has(buildings=3, hand="FA1 FA1 FA2 FA3"))
    t.spend_in_game()
    for name in t.names:
        t.says(name, "end")
    worlds = imagined(t, "Susanne", 400)
    assert all("YAC" not in g.hands[1] and "CAR" not in g.hands[1] for g in worlds)
    assert share(worlds, lambda g: "YAC" in g.hands[3] or "CAR" in g.hands[3]) > 0.1
    assert not any({"YAC", "CAR"} <= set(g.hands[3]) for g in worlds)


def test_v17_2_imagined_worlds_hold_no_secret_of_the_true_one() -> None:
    """What others have seen is not in them either: not the moves, not the orders behind their screens."""
    t = burgled()
    for g in imagined(t, "Andy", 20):
        assert all(move.card in ("?", "FA1", "BUR") for move in g.moves)
    t = table(Andy=has(dice=4), Matt=has(hand="SPY"))
    t.orders()
    t.say({"Andy": [1, 2, 3, 4], "Susanne": [3], "Matt": [2]})
    t.passes("Lars", "Andy", "Susanne")
    t.says("Matt", "SPY>Andy")
    assert len({g.orders[1] for g in imagined(t, "Susanne")}) > 20
    assert {g.orders[1] for g in imagined(t, "Matt")} == {(1, 2, 3, 4)}
    assert all(g.spied[0][2] == g.orders[1] for g in imagined(t, "Susanne", 20))


def test_v17_3_no_question_has_an_answer_that_shows_a_card() -> None:
    """The only questions of the game, and in none of them a player can show what he holds."""
    coin = Coin("questions")
    asked = set()
    for mode in ("basic", "expert"):
        for _ in range(4):
            position = GAME.begin(4, {"mode": mode})
            while not position.over:
                asked |= {question.key for seat, question in position.asked().items() if seat >= 0}
                seat = coin.one_of(sorted(position.asked()))
                position.answer(seat, position.asked()[seat].sample(coin))
    assert asked == {
        *("viva-ask-colour", "viva-ask-promise", "viva-ask-orders", "viva-ask-card", "viva-ask-plunder"),
        *("viva-ask-kill", "viva-ask-spend", "viva-ask-discard"),
    }
