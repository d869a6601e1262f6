"""V0 Words and procedures used everywhere."""

from __future__ import annotations

import pytest
from tests.conformance.walk import Coin
from tests.games.viva.tables import buy, has, table

from camarilla.core.illegal import BrokenLaw, Illegal
from camarilla.core.questions import CHANCE
from camarilla.games.viva import GAME
from camarilla.games.viva.chapters.common import DrawCards, RollOff
from camarilla.games.viva.chapters.promises import BurglarsWindow
from camarilla.games.viva.state import Phase


def test_v0_1_golpistas_are_counted_clockwise_from_the_presidentes_left() -> None:
    t = table(presidente="Susanne")
    assert [t.names[seat] for seat in t.g.golpistas()] == ["Matt", "Lars", "Andy"]
    assert [t.names[seat] for seat in t.g.clockwise(t.g.presidente)] == ["Susanne", "Matt", "Lars", "Andy"]


def test_v0_1_promised_dice_are_still_the_presidentes_own() -> None:
    t = table(expert=True, Lars=has(dice=3), Matt=has(promise="FA1", lent="Andy"))
    assert (t.dice("Lars"), t.view(None).estates[0].supply) == (3, 1)


def test_v0_2_a_die_has_six_faces() -> None:
    t = table(Andy=has(orders="Susanne"))
    t.battle("Susanne")
    t.quietly()
    for faces in ((0, 1), (7, 1), (1,), (1, 1, 1)):
        with pytest.raises(Illegal) as refused:
            t.position.answer(CHANCE, faces)
        assert refused.value.rule == "V10.1"
    t.rolls(1, 6)


def test_v0_2_every_card_can_come_up_at_random_and_no_other() -> None:
    t = table(Andy=has(dice=4, orders="Susanne Susanne Susanne Susanne"), Susanne=has(hand="FA1 GUN YAC"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 6, 6, 6, 1)
    t.quietly()
    t.says("Andy", "take")
    question = t.position.chance()
    assert question is not None
    coin = Coin("at random")
    fallen = [question.sample(coin)[0] for _ in range(3000)]
    assert all(900 < fallen.count(card) < 1100 for card in ("FA1", "GUN", "YAC"))
    with pytest.raises(Illegal):
        t.position.answer(CHANCE, ("FA3",))


def test_v0_3_everybody_is_asked_whether_he_holds_a_card_or_not() -> None:
    t = table(Matt=has(promise="FA1"))
    t.run(BurglarsWindow((0, 1, 2, 3)))
    t.passes("Lars", "Andy", "Susanne", "Matt")
    assert t.over


def test_v0_3_a_lap_with_a_card_is_followed_by_another() -> None:
    t = table(Andy=has(hand="BUR"), Matt=has(promise="FA1 FA2"))
    t.run(BurglarsWindow((0, 1, 2, 3)))
    t.passes("Lars")
    t.says("Andy", "BUR>Matt")
    t.draws("FA1")
    assert t.hand("Andy") == "FA1"  # resolved before the next player is asked
    t.passes("Susanne", "Matt", "Lars", "Andy", "Susanne", "Matt")
    assert t.over


def test_v0_3_nobody_answers_out_of_turn() -> None:
    t = table(Matt=has(hand="BUR"), Andy=has(promise="FA1"))
    t.run(BurglarsWindow((0, 1, 2, 3)))
    t.does_not_ask("Matt", "BUR>Andy", "V0.3")


def test_v0_4_a_card_is_played_from_the_hand_and_goes_openly_to_the_discards() -> None:
    t = table(Andy=has(orders="Susanne", hand="GUN"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.says("Andy", "GUN")
    assert (t.hand("Andy"), t.discards) == ("", "GUN")
    assert t.heard(None, "play") == [{"who": {"seat": 1}, "card": {"text": "viva-card-gun-name"}}]


def test_v0_4_a_card_outside_its_window_not_in_hand_or_without_effect_is_refused() -> None:
    t = table(Andy=has(orders="Susanne", hand="BUR DIV DON FA1 BRI"))
    t.battle("Susanne")
    t.passes("Susanne")
    for card in ("BUR>Matt", "DIV>Andy.all", "DON", "FA1", "GUN", "BRI"):
        t.refuses("Andy", card, "V0.4")


def test_v0_5_the_discards_become_the_deck_when_a_draw_needs_it() -> None:
    t = table(deck="FA1", discards="FA2 GUN")
    t.run(DrawCards(0, 2, "V4.1"))
    t.draws("FA1")
    t.draws("GUN")
    assert (t.hand("Lars"), t.g.deck, t.discards) == ("FA1 GUN", ("FA2",), "")
    assert t.told("shuffle") == [("shuffle", "V0.5")]


def test_v0_5_when_both_are_empty_the_rest_of_the_draw_is_dropped() -> None:
    t = table(deck="FA1")
    t.run(DrawCards(0, 3, "V4.1"))
    t.draws("FA1")
    assert t.over
    assert t.hand("Lars") == "FA1"


def test_v0_5_a_deck_that_is_just_used_up_is_not_shuffled_yet() -> None:
    t = table(deck="FA1", discards="FA2")
    t.run(DrawCards(0, 1, "V4.1"))
    t.draws("FA1")
    assert t.over
    assert (t.g.deck, t.discards) == ((), "FA2")


def test_v0_6_tied_players_roll_again_among_themselves() -> None:
    t = table()
    t.run(RollOff(((1,), (0, 2, 3)), "V12.2"))
    t.rolls(4, 2, 4)  # Lars and Matt are still tied for the second place
    t.rolls(3, 3)
    t.rolls(1, 5)
    assert t.over
    assert t.result == (1, 3, 0, 2)


def test_v0_7_a_round_is_six_phases_in_order() -> None:
    coin = Coin("phases")
    position = GAME.begin(4)
    phases = [position.state.phase]
    while not position.over:
        seat = coin.one_of(sorted(position.asked()))
        position.answer(seat, position.asked()[seat].sample(coin))
        if position.state.phase is not phases[-1]:
            phases.append(position.state.phase)
    round_of_phases = [Phase.DRAW, Phase.PROMISES, Phase.ORDERS, Phase.COMBAT, Phase.SPEND, Phase.HAND_LIMIT]
    without_limit = [phase for phase in phases if phase is not Phase.HAND_LIMIT]  # passes unnoticed below five cards
    assert phases[:3] == [Phase.SETUP, Phase.DRAW, Phase.PROMISES]
    assert phases[-2:] == [Phase.SPEND, Phase.OVER]
    for place, phase in enumerate(without_limit[1:-1]):
        assert phase is round_of_phases[place % 5]
    assert Phase.HAND_LIMIT in phases
    assert all(phases[place - 1] is Phase.SPEND for place, phase in enumerate(phases) if phase is Phase.HAND_LIMIT)


def test_v0_8_a_lawful_table_passes() -> None:
    t = table(expert=True, Lars=has(dice=4, buildings=6, hand="FA1"), Matt=has(promise="FA2", lent="Andy"))
    t.g.phase = Phase.SPEND
    GAME.laws(t.g)


def test_v0_8_two_estates_of_one_number_and_orders_for_dice_that_are_not_there_are_found() -> None:
    t = table()
    t.g.phase = Phase.SPEND
    t.g.numbers[1] = 1
    with pytest.raises(BrokenLaw, match=r"V1\.2"):
        GAME.laws(t.g)
    t = table()
    t.g.phase = Phase.COMBAT
    t.g.orders[1] = (1, 1)
    with pytest.raises(BrokenLaw, match=r"V6\.1"):
        GAME.laws(t.g)
    t = table(Lars=has(hand="FA1 " * 10 + "FA2 " * 9 + "FA3 " * 5 + "GUN GUN"))
    t.g.phase = Phase.PROMISES
    with pytest.raises(BrokenLaw, match=r"V0\.8"):
        GAME.laws(t.g)


@pytest.mark.parametrize("law", ["card lost", "five dice", "seven buildings", "no presidente", "promised too much"])
def test_v0_8_a_broken_law_is_found(law: str) -> None:
    t = table(expert=True)
    g = t.g
    g.phase = Phase.SPEND
    if law == "card lost":
        g.deck = g.deck[1:]
    elif law == "five dice":
        g.dice[0] = 5
    elif law == "seven buildings":
        g.buildings[0] = tuple("abcdef")
    elif law == "no presidente":
        g.presidente = -1
    else:
        g.promised_dice[1] = (3, 3)
    with pytest.raises(BrokenLaw, match=r"V0\.8"):
        GAME.laws(g)


def test_v0_8_nobody_has_more_than_four_cards_after_phase_6() -> None:
    coin = Coin("limit")
    for players in (3, 4, 5):
        position = GAME.begin(players)
        before = Phase.SETUP
        while not position.over:
            seat = coin.one_of(sorted(position.asked()))
            hands = [len(hand) for hand in position.state.hands]
            if before in (Phase.SPEND, Phase.HAND_LIMIT) and position.state.phase is Phase.DRAW:
                assert max(hands) <= 4
            before = position.state.phase
            position.answer(seat, position.asked()[seat].sample(coin))


def test_v0_8_one_hand_above_the_limit_is_found_whatever_the_others_hold() -> None:
    golpista = table(Andy=has(hand="FA1 FA1 FA1 FA1 FA1 FA1"))
    presidente = table(Lars=has(hand="FA1 FA1 FA1 FA1 FA1 FA1 FA1 FA1 FA1 FA1 FA2"))
    for t, seat in ((golpista, 1), (presidente, 0)):
        t.g.round, t.g.phase = 3, Phase.PROMISES
        with pytest.raises(BrokenLaw, match=rf"V0\.8: seat {seat}"):
            GAME.laws(t.g)


def test_v0_8_a_purchase_moves_cards_and_dice_and_loses_none() -> None:
    t = table(presidente="Andy", Andy=has(hand="FA2 FA2 FA2"))
    t.spend()
    t.says("Andy", buy("FA2 FA2 FA2", "watchtower", militias=1))
    GAME.laws(t.g)
