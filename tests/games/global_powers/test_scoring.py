"""G29 to G33 and G36 The scoring."""

from __future__ import annotations

import pytest
from tests.games.global_powers.moment import A, B, C, asked, at, people, refused, scoring, set_chips, table

from camarilla.core.flow import Position
from camarilla.core.illegal import BadInput
from camarilla.core.questions import CHANCE
from camarilla.games.global_powers.board import BASE, OUT, UN, Share
from camarilla.games.global_powers.chapters.scoring import Scoring
from camarilla.games.global_powers.components import BIT, mask_of
from camarilla.games.global_powers.questions import NewHand
from camarilla.games.global_powers.state import Phase, Powers


def from_base(count: int) -> tuple[int, ...]:
    return (count,) + (0,) * 12


def take(position: Position, count: int) -> None:
    for who in asked(position):
        position.answer(who, from_base(count))


def test_g29_1_all_parties_are_counted_when_the_twelfth_region_is_done() -> None:
    g = table(3, {1: "A3 B2 C1"})
    scoring(g)
    assert g.scorings == 1
    assert g.points == (4, 1, 1)


@pytest.mark.parametrize(
    ("parties", "economy", "worth"),
    [("A3 B2 C1", 4, [5, 1, 1]), ("A2 B2 C1", 5, [5, 5, 1]), ("A1", 2, [4, 0, 0]), ("", 5, [0, 0, 0])],
)
def test_g29_2_alone_government_coalition_opposition(parties: str, economy: int, worth: list[int]) -> None:
    """GT59, GT60, GT61; G29.3 with the bonus of a rich region."""
    g = table(3, {1: parties}, chips={1: {"economy": economy}})
    assert g.region_points(1) == worth


def test_g29_3_three_four_or_five_economy_chips_add_one_two_or_three() -> None:
    g = table(3, {1: "A1"})
    for economy, worth in ((2, 4), (3, 5), (4, 6), (5, 7)):
        set_chips(g, 1, economy=economy)
        assert g.region_points(1) == [worth, 0, 0]


def test_g29_3_coalitions_can_go_without_the_bonus() -> None:
    """GT60, second half."""
    g = table(3, {1: "A2 B2 C1", 2: "A1 B2"}, chips={1: {"economy": 5}}, economyBonusCoalition="none")
    assert g.region_points(1) == [2, 2, 1]
    assert g.region_points(2) == [1, 4, 0]


def test_g29_4_a_sanction_halves_and_rounds_down() -> None:
    """GT62"""
    g = table(3, {1: "A3 B1"}, chips={1: {"economy": 3}})
    g.sanctions = 1 << 1
    assert g.region_points(1) == [2, 0, 0]


def test_g29_2_the_score_sheet_gives_the_reason_of_every_point() -> None:
    g = table(3, {1: "A3 B1", 2: "A1", 3: "B2 C2"}, chips={1: {"economy": 4}, 2: {"economy": 2}, 3: {"economy": 0}})
    g.sanctions = 1 << 1
    assert g.shares(1) == (Share(1, A, "government", 3, 2, True, 2), Share(1, B, "opposition", 1, 0, True, 0))
    assert g.shares(2) == (Share(2, A, "alone", 4, 0, False, 4),)
    assert [share.worth for share in g.shares(3)] == [2, 2]
    assert g.shares(4) == ()


def test_g29_5_delegates_bring_two_and_exiles_cost_one() -> None:
    """GT63"""
    assert table(3, un="A3", mauritius="A2 B1").points_now() == (4, -1, 0)


def test_g29_6_points_are_counted_anew_unless_the_switch_adds_them_up() -> None:
    """GT64"""
    for switch, over in (("false", False), ("true", True)):
        g = table(3, {1: "B1 C2"}, un="A7", vpCumulative=switch)
        g.totals = (20, 3, 3)
        position = scoring(g)
        assert position.over is over
        assert g.totals == (34, 4, 7)
        assert g.points == (14, 1, 4)


def test_g30_1_enough_points_end_the_game_and_most_win() -> None:
    """GT65"""
    g = table(4, {1: "C1 D2"}, un="A13 B14", mauritius="B1")
    position = scoring(g)
    assert g.points[:2] == (26, 27)
    assert position.result.winners == (B,)
    assert (position.result.ending, position.result.rounds) == ("points", 1)


def test_g30_2_more_regions_break_a_tie_then_strength_then_it_is_shared() -> None:
    """GT65, second half."""
    regions = dict.fromkeys(range(6, 11), "A1") | dict.fromkeys(range(2, 6), "B1")
    g = table(4, regions, un="A5 B7")
    for region in range(1, 13):
        set_chips(g, region, economy=0)
    assert g.points_now()[:2] == (30, 30)
    assert scoring(g).result.winners == (A,)
    g = table(4, {1: "A2 B1", 2: "A2 B3"}, un="A13 B13")
    assert scoring(g).result.winners == (A, B)
    g = table(4, {1: "A2 B1", 2: "A1 B3"}, un="A13 B13")
    assert scoring(g).result.winners == (B,)


def test_g31_1_everybody_takes_as_many_as_there_are_players() -> None:
    g = table(3, {1: "A3 B2 C1"}, un="A1", mauritius="B2")
    position = scoring(g)
    assert g.phase is Phase.UN
    refused(position, A, from_base(2), "G31.1")
    refused(position, A, from_base(4), "G31.1")
    refused(position, A, (0, 4, *[0] * 11), "G31.1")
    position.answer(A, (1, 2, *[0] * 11))
    assert people(g, 1) == "A3 B2 C1"
    position.answer(B, from_base(3))
    position.answer(C, from_base(3))
    assert people(g, 1) == "A1 B2 C1"


def test_g31_2_seats_by_ascending_points_and_the_rest_leaves_the_game() -> None:
    """GT66"""
    g = table(4, {1: "A1 B2 C3 D4", 2: "B1 C2 D3", 3: "C1 D2", 4: "D1"})
    position = scoring(g)
    assert sorted(g.points) == list(g.points)
    take(position, 4)
    assert people(g, UN) == "A1 B2 C3 D4"
    assert people(g, OUT) == "A3 B2 C1"


def test_g31_3_of_equal_points_the_globally_weaker_comes_first() -> None:
    """GT67, first half: G0.4."""
    g = table(3, {1: "A4 B4", 2: "A4 B6 C7", 3: "C1", 4: "C1", 5: "C1"}, chips={1: {"economy": 0}, 2: {"economy": 0}})
    assert g.points_now()[:2] == (3, 3)
    position = scoring(g)
    take(position, 3)
    assert people(g, UN) == "A1 B2 C3"


def test_g31_3_the_lot_decides_between_wholly_equal_parties() -> None:
    g = table(3, {1: "A2 B2", 2: "C1"})
    position = scoring(g)
    position.answer(CHANCE, ("1", "0"))
    take(position, 3)
    assert g.at(A, UN) > g.at(B, UN)


def test_g31_4_who_has_fewer_takes_all_and_seats_at_most_these() -> None:
    """GT67, second half."""
    g = table(3, {1: "A1 B2 C1", 2: "C1"}, base="C0", un="C3")
    position = scoring(g)
    assert asked(position) == [A, B]
    take(position, 3)
    assert people(g, UN) == "A1 B2 C5"
    assert people(g, 1) == "A1 B2"


def test_g32_1_markers_go_and_dominance_falls() -> None:
    """GT68; G33.1 comes next."""
    g = table(4, {1: "A4 B3 C2 D1"})
    g.done = 0b1111111111110
    g.sanctions, g.demilitarised, g.protectorates, g.dominance = 0b110, 0b10, 0b1000, 7
    position = scoring(g)
    take(position, 4)
    assert (g.sanctions, g.demilitarised, g.protectorates, g.done, g.dominance) == (0, 0, 0, 0, 6)
    assert g.phase is Phase.REFILL
    g = table(4)
    g.dominance = 0
    at(g, Scoring(), "clear")
    assert g.dominance == 0


def refill(g: Powers) -> Position:
    return at(g, Scoring(), "refill")


def hand_of(g: Powers, hand: tuple[str, ...], rest: tuple[str, ...]) -> None:
    g.hands[A], g.rest[A] = mask_of(hand), mask_of(rest)
    g.played[A] = 0xFFFF & ~g.hands[A] & ~g.rest[A]
    for who in (B, C):
        g.hands[who], g.rest[who], g.played[who] = 0, 0, 0xFFFF


HAND = ("aid", "coup", "drive")
REST = ("pact", "peace", "recession", "retirement", "revolution", "sabotage", "transfer", "unrest")


def test_g33_1_discards_are_gone_and_the_hand_is_refilled_from_the_rest() -> None:
    """GT69"""
    g = table(3)
    hand_of(g, HAND, REST)
    position = refill(g)
    refused(position, A, NewHand(("aid",), ("pact", "peace")), "G33.1")
    refused(position, A, NewHand(("pact",), ("peace", "unrest")), "G33.1")
    refused(position, A, NewHand(("aid",), ("aid", "peace", "unrest")), "G33.1")
    refused(position, A, NewHand(("aid",), ("peace", "peace", "unrest")), "G33.1")
    position.answer(A, NewHand(("aid",), ("pact", "peace", "unrest")))
    assert g.hands[A] == mask_of(("coup", "drive", "pact", "peace", "unrest"))
    assert g.discarded[A] == BIT["aid"]
    assert g.rest[A].bit_count() == 5


def test_g33_1_discards_can_come_back_by_switch_and_a_short_rest_gives_what_it_has() -> None:
    g = table(3, discardReturns="true")
    hand_of(g, HAND, REST)
    position = refill(g)
    position.answer(A, NewHand(("aid",), ("aid", "peace", "unrest")))
    assert g.hands[A] == mask_of(("aid", "coup", "drive", "peace", "unrest"))
    assert g.discarded[A] == 0
    g = table(3)
    hand_of(g, ("aid", "coup"), ("pact",))
    position = refill(g)
    assert asked(position) == [A]
    position.answer(A, NewHand((), ("pact",)))
    assert g.hands[A].bit_count() == 3


def test_g33_1_the_hand_can_be_made_card_by_card() -> None:
    g = table(3)
    hand_of(g, HAND, REST)
    ask = refill(g).question(A)
    menu = ask.menu(("discard-aid", "take-pact", "take-peace"))
    assert menu.answer is None
    menu = ask.menu(("discard-aid", "take-pact", "take-peace", "take-unrest"))
    assert menu.answer == NewHand(("aid",), ("pact", "peace", "unrest"))
    assert ask.read({"discards": ["aid"], "takes": ["unrest", "pact", "peace"]}) == menu.answer


@pytest.mark.parametrize(
    "steps",
    [
        ("discard-pact",),
        ("discard-aid", "discard-aid"),
        ("discard-poker",),
        ("take-aid", "take-pact"),
        ("take-pact", "take-pact"),
        ("take-pact", "take-peace", "take-unrest"),
        ("take-pact", "discard-aid"),
    ],
)
def test_g33_1_only_offered_steps_lead_on(steps: tuple[str, ...]) -> None:
    g = table(3)
    hand_of(g, HAND, REST)
    with pytest.raises(BadInput):
        refill(g).question(A).menu(steps)


def test_g36_1_the_game_ends_when_nobody_is_left_to_take_or_after_the_last_scoring() -> None:
    """GT74"""
    g = table(5, {1: "A3 C2 D2 E1"}, base="B0", mauritius="B2")
    g.scorings = 2
    position = scoring(g)
    assert (position.result.ending, position.result.winners) == ("safety", (A,))
    for switch, before in (("10", 9), ("3", 2)):
        g = table(3, {1: "A3 B2 C1"}, maxScorings=switch)
        g.scorings = before
        position = scoring(g)
        assert (position.result.ending, position.result.rounds) == ("safety", before + 1)
    g = table(3, {1: "A3 B2 C1"}, maxScorings="4")
    g.scorings = 2
    assert not scoring(g).over
    assert g.at(A, BASE) == 17
