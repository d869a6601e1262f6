"""G7, G8 and G34 Turns; G9 to G12 activating a region."""

from __future__ import annotations

from tests.games.global_powers.moment import (
    AGAINST,
    FOR,
    NO,
    YES,
    A,
    B,
    C,
    activate,
    asked,
    carry,
    chips,
    hold,
    lay_open,
    no_veto,
    people,
    question,
    refused,
    table,
    turn,
    vote,
)

from camarilla.games.global_powers.answers import (
    Activate,
    Budget,
    Emigration,
    Motion,
    Pass,
    Play,
    Propaganda,
    Purge,
    War,
)
from camarilla.games.global_powers.board import BASE
from camarilla.games.global_powers.state import Phase

NOBODY_HOME = (0,) * 12


def test_g7_1_any_number_may_be_recalled_before_the_turn() -> None:
    """GT09, first half."""
    g = table(3, {3: "A3 B1", 7: "A1 C2"})
    hold(g, A, "peace")
    position = turn(g)
    assert g.phase is Phase.RECALL
    refused(position, A, (0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0), "G7.1")
    refused(position, A, (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), "G7.1")
    refused(position, A, (0, 0, 1), "G7.1")
    position.answer(A, (0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0))
    assert people(g, 3) == "A1 B1"
    assert people(g, 7) == "C2"
    assert g.at(A, BASE) == 19
    position.answer(A, Play("peace"))
    assert g.turn == B


def test_g7_1_who_has_nobody_in_the_regions_is_not_asked() -> None:
    g = table(3, {3: "B2"})
    assert question(turn(g)).key == "gp-turn"


def test_g8_1_exactly_one_of_card_and_region() -> None:
    """GT09, second half: no second deed, no passing."""
    g = table(3, {3: "B2"})
    hold(g, A, "peace")
    position = turn(g)
    refused(position, A, Play("coup", 3), "G27.1")
    position.answer(A, Play("peace"))
    refused(position, A, Activate(5), "G6.2")
    assert asked(position) == [B]
    position.answer(B, NOBODY_HOME)
    heads = [option.key for option in question(position).menu().options]
    assert heads == [f"activate-{region}" for region in range(1, 13)]


def test_g6_2_turns_go_clockwise() -> None:
    g = table(3, turn=C)
    position = turn(g)
    position.answer(C, Activate(1))
    assert g.turn == A
    refused(position, B, Activate(2), "G6.2")


def test_g34_1_after_a_scoring_the_next_player_is_on_turn() -> None:
    """GT70"""
    g = table(3, {1: "A3 B2 C1"}, turn=B)
    g.done = 0b1111111111110 & ~(1 << 5)
    position = turn(g)
    position.answer(B, NOBODY_HOME)
    position.answer(B, Activate(5))
    assert g.phase is Phase.UN
    for who in (A, B, C):
        position.answer(who, (3, *NOBODY_HOME))
    for who in (A, B, C):
        position.answer(who, position.question(who).default())
    assert g.turn == C


def test_g9_1_a_foreign_region_may_be_activated_and_its_government_acts() -> None:
    """GT10, first half."""
    g = table(3, {1: "A3 B2"}, turn=C)
    position = turn(g)
    position.answer(C, Activate(1))
    assert asked(position) == [A]
    assert (g.active, g.actions) == (1, 3)
    assert g.done == 0b10
    position.answer(A, Budget("a"))
    refused(position, C, FOR, "G10.4")
    vote(position, B=AGAINST)
    refused(position, C, YES, "G11.2")


def test_g9_1_a_region_that_is_done_cannot_be_activated() -> None:
    g = table(3)
    g.done = 1 << 4
    position = turn(g)
    refused(position, A, Activate(4), "G9.1")
    refused(position, A, Activate(13), "G9.1")


def test_g9_2_an_empty_region_is_done_and_that_is_all() -> None:
    """GT11; as the twelfth it leads to the scoring (G29.1)."""
    g = table(3, {1: "A3 B2 C1"})
    g.done = 0b1111111111110 & ~(1 << 9)
    position = turn(g)
    position.answer(A, NOBODY_HOME)
    position.answer(A, Activate(9))
    assert g.scorings == 1
    assert g.phase is Phase.UN


def test_g9_3_a_coalition_of_two_has_two_actions_not_four() -> None:
    """GT10, second half."""
    g = table(3, {1: "A2 B2"}, turn=A)
    activate(g, 1)
    assert g.actions == 2


def test_g9_3_the_number_does_not_change_during_the_activation() -> None:
    """GT17: after the emigration the government is weaker, but two actions are left."""
    g = table(3, {1: "A3 B2"})
    position = activate(g, 1)
    carry(position, Emigration(4))
    assert people(g, 1) == "A2 B2"
    assert (g.actions, g.used) == (3, 1)


def test_g9_4_a_sanctioned_region_may_only_move_to_be_freed() -> None:
    g = table(3, {1: "A3"})
    g.sanctions = 1 << 1
    position = activate(g, 1)
    refused(position, A, Budget("a"), "G9.4")
    refused(position, A, Motion("lifting", 2), "G9.4")
    assert [option.key for option in question(position).menu().options] == ["motion", "pass"]
    position.answer(A, Motion("lifting", 1))
    assert g.proposal == Motion("lifting", 1)


def test_g10_1_a_proposal_must_be_possible_and_payable() -> None:
    g = table(3, {1: "A3"}, chips={1: {"raw": 0}})
    position = activate(g, 1)
    refused(position, A, Budget("a"), "G0.5")
    refused(position, A, Emigration(3), "G13.1")
    position.answer(A, Budget("c"))
    assert chips(g, 1)["diplomacy"] == 4


def test_g10_2_the_activating_partner_begins_else_the_globally_strongest() -> None:
    """GT16"""
    g = table(3, {1: "A2 B2", 2: "A7 B5"}, turn=B)
    position = activate(g, 1)
    assert asked(position) == [B]
    carry(position, Propaganda(1), A=FOR)
    g = table(3, {1: "A2 B2", 2: "A7 B5"}, turn=C)
    position = activate(g, 1)
    assert asked(position) == [A]
    carry(position, Budget("a"), B=AGAINST)
    assert asked(position) == [B]


def test_g10_3_passing_gives_the_word_on_and_all_passing_ends_the_activation() -> None:
    """GT16, second half."""
    g = table(3, {1: "A2 B2"}, turn=A)
    position = activate(g, 1)
    position.answer(A, Pass())
    assert asked(position) == [B]
    position.answer(B, Pass())
    assert position.over
    assert g.active == 0


def test_g10_4_blocks_vote_at_the_same_time_and_the_proposer_is_for() -> None:
    g = table(3, {1: "A3 B2 C1"})
    position = activate(g, 1)
    position.answer(A, Budget("a"))
    assert asked(position) == [B, C]
    refused(position, A, AGAINST, "G10.4")
    position.answer(B, AGAINST)
    assert not g.votes
    position.answer(C, FOR)
    assert g.votes == (3, -2, 1)


def test_g10_5_a_tie_rejects_and_a_rejected_proposal_uses_up_its_action() -> None:
    """GT12"""
    g = table(3, {1: "A3 B2 C1"})
    position = activate(g, 1)
    position.answer(A, Budget("a"))
    vote(position, B=AGAINST, C=AGAINST)
    assert not g.adopted
    no_veto(position)
    assert chips(g, 1)["economy"] == 3
    assert g.used == 1
    position.answer(A, Budget("a"))
    vote(position, B=AGAINST)
    assert g.adopted
    no_veto(position)
    assert chips(g, 1)["economy"] == 5


def test_g11_1_a_sacrifice_reverses_an_adoption() -> None:
    """GT13; G11.2 there is no veto against a veto."""
    g = table(3, {1: "A3 B2"})
    position = activate(g, 1)
    position.answer(A, Budget("a"))
    vote(position, B=AGAINST)
    assert g.adopted
    position.answer(A, NO)
    position.answer(B, YES)
    assert people(g, 1) == "A3 B1"
    assert chips(g, 1)["raw"] == 2
    assert (g.used, g.vetoed_by) == (1, -1)
    assert g.phase is Phase.PROPOSAL
    refused(position, B, YES, "G10.1")


def test_g11_1_the_proposer_can_reverse_a_rejection() -> None:
    """GT14; G12.2 the next proposal belongs to the government as it is then."""
    g = table(3, {1: "A3 B2 C2"})
    position = activate(g, 1)
    position.answer(A, Budget("a"))
    vote(position, B=AGAINST, C=AGAINST)
    assert not g.adopted
    position.answer(A, YES)
    assert people(g, 1) == "A2 B2 C2"
    assert chips(g, 1)["economy"] == 5
    assert (g.actions, g.used) == (3, 1)
    assert asked(position) == [B]


def test_g11_1_a_party_alone_in_the_region_is_not_asked() -> None:
    g = table(3, {1: "A3"})
    position = activate(g, 1)
    position.answer(A, Budget("a"))
    assert g.phase is Phase.PROPOSAL
    assert (people(g, 1), chips(g, 1)["economy"], g.used) == ("A3", 5, 1)


def test_g11_2_the_first_who_takes_the_veto_has_it() -> None:
    g = table(3, {1: "A3 B2 C2"}, turn=B)
    position = activate(g, 1)
    position.answer(A, Budget("a"))
    vote(position, B=FOR, C=FOR)
    assert asked(position) == [B]
    position.answer(B, YES)
    assert people(g, 1) == "A3 B1 C2"
    assert asked(position) == [A]
    assert g.phase is Phase.PROPOSAL


def test_g11_3_an_adopted_emigration_takes_the_last_politician() -> None:
    """GT15"""
    g = table(3, {1: "A2 B1 C1"})
    position = activate(g, 1)
    position.answer(A, Emigration(2))
    vote(position, B=AGAINST, C=AGAINST)
    position.answer(A, YES)
    assert people(g, 1) == "B1 C1"
    assert people(g, 2) == "A1"


def test_g11_3_a_proposal_lapses_when_what_it_names_is_gone() -> None:
    g = table(3, {1: "A1 B1 C1"})
    position = activate(g, 1)
    position.answer(A, Emigration(2))
    vote(position, B=AGAINST, C=AGAINST)
    position.answer(A, YES)
    assert people(g, 1) == "B1 C1"
    assert people(g, 2) == ""
    assert position.over


def test_g11_3_a_purge_still_hits_who_has_become_a_partner() -> None:
    g = table(3, {1: "A3 B2 C1"}, chips={1: {"military": 1}})
    position = activate(g, 1)
    position.answer(A, Purge(B))
    vote(position, B=AGAINST, C=AGAINST)
    position.answer(A, YES)
    assert people(g, 1) == "A2 B1 C1"


def test_g12_1_chips_are_paid_by_the_active_region() -> None:
    g = table(3, {1: "A3 B1"}, chips={1: {"military": 2}})
    position = activate(g, 1)
    carry(position, Purge(B))
    assert chips(g, 1)["military"] == 1


def test_g12_2_the_activation_ends_when_nobody_is_left_or_the_actions_are_used_up() -> None:
    g = table(3, {1: "A1"})
    position = activate(g, 1)
    carry(position, Emigration(2))
    assert position.over
    g = table(3, {1: "A2"}, mauritius="A3")
    position = activate(g, 1)
    carry(position, Budget("a"))
    carry(position, Budget("d"))
    assert position.over


def test_g27_e13_drive_gives_one_more_action_in_an_activation_of_ones_own() -> None:
    """GT52"""
    g = table(3, {1: "A2 B1"})
    lay_open(g, A, "drive")
    position = activate(g, 1)
    carry(position, Budget("a"))
    carry(position, Budget("d"))
    assert asked(position) == [A]
    assert g.extra
    carry(position, War(2) if g.government(2) else Budget("c"))
    assert position.over
    assert g.open[A] == 0
    assert g.played[A] != 0


def test_g27_e13_no_extra_action_where_one_does_not_govern_and_passing_keeps_the_card() -> None:
    g = table(3, {1: "A1 B2"})
    lay_open(g, A, "drive")
    position = activate(g, 1)
    position.answer(B, Pass())
    assert position.over
    assert g.open[A] != 0
    g = table(3, {1: "A1"})
    lay_open(g, A, "drive")
    position = activate(g, 1)
    position.answer(A, Pass())
    assert question(position).extra
    position.answer(A, Pass())
    assert position.over
    assert g.open[A] != 0


def test_g27_e13_drive_stays_open_when_it_works_in_every_activation() -> None:
    g = table(3, {1: "A1"}, drive="everyActivation")
    lay_open(g, A, "drive")
    position = activate(g, 1)
    carry(position, Budget("a"))
    carry(position, Budget("d"))
    assert position.over
    assert g.open[A] != 0
