"""J5: drawing, the hand limit, playing and discarding; the cards one by one."""

from __future__ import annotations

import pytest
from tests.games.junta.moment import coup_table, table

from camarilla.games.junta.acts import BribeUnits, BringUnits
from camarilla.games.junta.cards import DONATIONS, RED_UNITS, Card
from camarilla.games.junta.chapters.battle import TakeLosses
from camarilla.games.junta.chapters.cards import may_interject, playable
from camarilla.games.junta.chapters.common import DrawCards, Pay, Shed
from camarilla.games.junta.chapters.consequences import Aftermath
from camarilla.games.junta.chapters.rounds import Cabinet, Rounds
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.components import load
from camarilla.games.junta.course import Bank, Phase
from camarilla.games.junta.said import Discard, Play, StepDown
from camarilla.speech import Speech


def test_j5_0_two_cards_and_a_new_pile_from_the_discards():
    """J5.0: an empty pile is made anew; both empty: no card."""
    t = table(5)
    t.g.deck, t.g.discards = (7,), (8, 9)
    t.runs(DrawCards(1, 2)).draws("7").draws("9")
    assert (t.g.hand[1], t.g.deck, t.g.discards) == ((7, 9), (8,), ())
    t.g.deck, t.g.discards = (), ()
    t.runs(DrawCards(1, 2))
    assert t.g.hand[1] == (7, 9)


def test_j5_0_who_draws_when_stays_even_if_the_president_resigns_meanwhile():
    """J5.0, J4.R: seat 0 is over the limit and resigns; seat 1 is elected and still draws next."""
    t = table(4, phase=1, hands={0: (13, 14, 15, 16, 17, 18)}).runs(Rounds(), "draw_first").draws("19", "20")
    assert t.question(0).key == "junta-ask-cards"
    t.aside(0, StepDown())
    t.says(1, 1).says(1, (("office:1", "1"),)).says(2, -1).says(2, ()).says(3, -1).says(3, ()).says(0, -1)
    t.finish().says(1, True).says(1, (0, 0, 2, 3, 2, 3))
    assert (t.g.president, t.asked()) == (1, [0])
    t.says(0, (13, 14)).draws("1", "2")
    assert t.g.hand[1] == (1, 2)
    t.draws("3", "4")
    assert t.g.hand[2] == (3, 4)


def test_j5_1_an_exile_sheds_as_well_and_a_dummy_without_a_leader_waits():
    """J5.1, J9.1, J17.3, J17.7: seven cards are one too many, wherever one is."""
    seven = (1, 13, 14, 15, 16, 17, 18)
    t = table(5, exile={1: "E1"}, hands={1: seven}).runs(Shed(1))
    t.refuses(1, (13, 14), "J5.1").says(1, (13,))
    assert (t.g.hand[1], t.g.discards) == ((1, 14, 15, 16, 17, 18), (13,))
    t = table(2, hands={2: seven})
    t.g.faction[2] = "opposition"
    assert t.runs(Shed(2)).asked() == [1]
    t.g.exile[1] = "E1"
    assert (t.runs(Shed(2)).position.over, t.g.hand[2]) == (True, seven)


def test_j5_1_six_cards_open_influence_included():
    """J5.1, J5.3.3: down to six at once; other open cards do not count."""
    t = table(5, hands={1: (13, 14, 15, 16, 17)}, opens={1: (1, 2, 43)})
    t.runs(Shed(1))
    t.refuses(1, (13, 14), "J5.1").refuses(1, (2,), "J5.1")
    t.says(1, (14,))
    assert (t.g.hand[1], t.g.discards) == ((13, 15, 16, 17), (14,))
    t = table(5, hands={1: (13, 14, 15, 16)}, opens={1: (1, 2, 43)}).runs(Shed(1))
    assert t.position.over


def test_j5_2_played_is_public_and_discarded_has_no_effect():
    """J5.2, J5.3, J5.2i: not in phases 6 and 9; an open influence card stays; not while dice are settled."""
    t = table(5, hands={1: (13, 36)}, opens={1: (1,)})
    t.aside(1, Discard(13))
    assert t.g.discards == (13,)
    t.no_aside(1, Discard(1), "J5.3")
    t.g.phase = Phase.TERROR
    t.no_aside(1, Discard(36), "J5.3")
    t = coup_table(units={("MKT", "striker", 2): 2, ("MKT", "brigade1", -1): 1}, hands={1: (36,)})
    t.runs(TakeLosses("MKT", ((2, 2),), -1))
    assert may_interject(t.g, 1) is None
    t = table(5, opens={1: (1,)}, open_influence="may_be_discarded").aside(1, Discard(1))
    assert (t.g.table[1], t.g.discards) == ((), (1,))


def test_j5_3_the_dead_and_the_exiled_play_nothing():
    """J5.3, J9.1, J5.3t: neither does a target; an exile may discard."""
    t = table(5, hands={1: (1,), 2: (2,), 3: (3,)}, exile={1: "E1"}, dead=(2,))
    t.g.targets = (3,)
    assert [playable(t.g, seat) for seat in (1, 2, 3)] == [(), (), ()]
    t.aside(1, Discard(1))
    assert may_interject(t.g, 2) is None


@pytest.mark.parametrize(
    ("rule", "card", "votes"),
    [
        ("J5.C.1", 1, 10), ("J5.C.2", 2, 8), ("J5.C.3", 3, 7), ("J5.C.4", 4, 5), ("J5.C.5", 5, 5), ("J5.C.6", 6, 5),
        ("J5.C.7", 7, 3), ("J5.C.8", 8, 3), ("J5.C.9", 9, 3), ("J5.C.10", 10, 3), ("J5.C.11", 11, 3),
    ],
)  # fmt: skip
def test_j5_3_3_influence_is_laid_open_at_any_time_and_stays(rule: str, card: int, votes: int):
    """J5.3.3, J5.C.0."""
    t = table(5, hands={1: (card,)}).aside(1, Play(card))
    assert (t.g.table[1], t.g.hand[1]) == ((card,), ())
    t.runs(ChamberVote("budget", 1))
    assert (f"card:{card}", votes) in t.sources(1)
    assert t.told("played")[0].rule == rule


@pytest.mark.parametrize(("card", "partner", "votes"), [(4, 1, 10), (5, 6, 10), (7, 8, 6)])
def test_j5_c_4_5_7_count_double_beside_their_partner(card: int, partner: int, votes: int):
    """J5.C.4, J5.C.5, J5.C.7."""
    t = table(5, opens={1: (card, partner)}).runs(ChamberVote("budget", 1))
    assert (f"card:{card}", votes) in t.sources(1)


@pytest.mark.parametrize(
    ("rule", "card", "votes"),
    [
        ("J5.C.13", 13, 2), ("J5.C.14", 14, 2), ("J5.C.15", 15, 2), ("J5.C.16", 16, 2), ("J5.C.17", 17, 2),
        ("J5.C.18", 18, 3), ("J5.C.19", 19, 3), ("J5.C.20", 20, 3), ("J5.C.21", 21, 3),
    ],
)  # fmt: skip
def test_j5_3_2_vote_cards_serve_one_ballot_round(rule: str, card: int, votes: int):
    """J5.3.2: in one's own turn, or with `any_turn` out of turn too."""
    t = table(5, hands={2: (card,)}).runs(ChamberVote("budget", 1))
    assert playable(t.g, 2) == ()
    t.says(1, ()).says(2, ((f"card:{card}", "no"),))
    assert (t.g.cast[0].votes, t.g.discards) == (votes, (card,))
    t = table(5, hands={2: (card,)}, vote_card_timing="any_turn").runs(ChamberVote("budget", 1))
    t.aside(2, Play(card, -1, "yes"))
    assert (t.g.cast[0].votes, t.asked()) == (votes, [1])


@pytest.mark.parametrize(("rule", "card"), [("J5.C.36", 36), ("J5.C.37", 37), ("J5.C.38", 38), ("J5.C.39", 39)])
def test_j5_3_6_a_donation_takes_the_top_note_unseen(rule: str, card: int):
    """J5.3.6: not from an empty stack."""
    t = table(5, hands={1: (card,)}).aside(1, Play(card)).draws("3")
    assert (t.g.cash[1], t.g.discards) == ((0, 0, 1), (card,))
    news = t.told("donation")[0]
    assert "sum" not in news.heard_by(2)["args"]
    assert news.heard_by(1)["args"]["sum"] == 3
    t = table(5, hands={1: (card,)})
    t.g.stack = (0, 0, 0)
    assert playable(t.g, 1) == ()
    assert t.g.box.cards[card].kind == "donation"


def test_j5_c_40_leaflets_do_nothing_and_are_refused_in_phases_6_and_9():
    """J5.C.40, J5.3."""
    t = table(5, hands={1: (40,)})
    before = (t.g.pretext, t.g.bank, t.g.cash[:])
    t.aside(1, Play(40))
    assert (t.g.pretext, t.g.bank, t.g.cash[:]) == before
    for phase in (6, 9):
        assert playable(table(5, phase=phase, hands={1: (40,)}).g, 1) == ()


def test_j5_c_41_the_victim_chooses_which_influence_he_loses():
    """J5.C.41: an exile can be hit; somebody without open influence cannot."""
    t = table(5, hands={1: (41,)}, opens={2: (3, 9)}, exile={2: "E1"})
    t.no_aside(1, Play(41, 3), "J5.C.41")
    t.aside(1, Play(41, 2))
    t.refuses(2, (1,), "J5.C.41").says(2, (9,))
    assert (t.g.table[2], t.g.discards) == ((3,), (41, 9))


def test_j5_c_42_bank_holiday_needs_the_bankers_and_closes_the_bank():
    """J5.C.42, J11.1."""
    t = table(5, hands={1: (42,)})
    t.no_aside(1, Play(42), "J5.3")
    t = table(5, hands={1: (42,)}, opens={1: (3,)}).aside(1, Play(42))
    assert t.g.bank == "closed"
    t = table(5, hands={1: (42,)}, opens={1: (3,)})
    t.g.phase = Phase.COUP
    t.no_aside(1, Play(42), "J5.3")
    t.g.bank = Bank.LUNCH
    assert t.aside(1, Play(42)).g.bank == "closed"


def test_j5_c_43_44_45_need_their_influence_and_last_or_tell():
    """J5.C.43, J5.C.44, J5.C.45, J2.4."""
    t = table(5, hands={1: (43, 44, 45)}, account={2: (0, 1, 1)})
    assert [card for card, _, _ in playable(t.g, 1)] == []
    t = table(5, hands={1: (43, 44, 45)}, opens={1: (1, 4, 7)}, account={2: (0, 1, 1)})
    t.aside(1, Play(43))
    t.aside(1, Play(45))
    assert (t.g.table[1], t.g.reform) == ((1, 4, 7, 43, 45), 1)
    t.aside(1, Play(44, 2))
    assert t.g.spied == ((1, 2, 5),)
    assert "sum" not in t.told("spy")[0].heard_by(3)["args"]


@pytest.mark.parametrize(("rule", "card"), [("J5.C.46", 46), ("J5.C.47", 47), ("J5.C.48", 48)])
def test_j5_c_46_47_48_are_pretexts(rule: str, card: int):
    """J5.3.1: only while there is none, and outside a coup."""
    t = table(5, hands={1: (card,)}).aside(1, Play(card))
    assert t.g.pretext
    t = table(5, hands={1: (card,)})
    t.g.pretext = True
    t.no_aside(1, Play(card), "J5.3")
    assert t.g.box.cards[card].kind == "event"


def test_j5_c_48_the_farmers_may_keep_a_brigade_busy_instead():
    """J5.C.48 the other reading."""
    t = table(5, hands={1: (48,)}, farmers_strike="brigade_away").aside(1, Play(48, -1, "general2"))
    assert (t.g.away, t.g.pretext) == ((3,), False)


def test_j5_c_58_59_brigades_are_away():
    """J5.C.58 names one, J5.C.59 rolls for one; both only before the coup phase (J5.C.w)."""
    t = table(5, hands={1: (58,), 2: (59,)})
    t.aside(1, Play(58, -1, "general1"))
    t.aside(2, Play(59)).rolls(5)
    assert t.g.away == (2, 4)
    late = table(5, phase=8, hands={1: (58,)})
    assert playable(late.g, 1) == ()


def test_j5_c_59_with_every_brigade_away_no_card_can_send_one():
    """J5.C.58, J5.C.59, J5.3: a play without effect is refused; nor before round 1 or in phase 8 (J5.C.w)."""
    t = table(5, hands={1: (58, 59)})
    t.g.away = (2, 3, 4)
    t.no_aside(1, Play(58, what="general1"), "J5.3").no_aside(1, Play(59), "J5.3")
    for phase in (0, 8):
        t = table(5, phase=phase, hands={1: (48, 58, 59)}, farmers_strike="brigade_away")
        t.no_aside(1, Play(48, what="general1"), "J5.3").no_aside(1, Play(58, what="general1"), "J5.3")
        t.no_aside(1, Play(59), "J5.3")


def test_j5_c_60_two_thirds_remove_the_president():
    """J5.C.60, J6.2: asked before and after the list; the President votes too; not playable by him."""
    t = table(4, phase=2, hands={1: (60,), 2: (13,)}).runs(Cabinet())
    assert t.asked() == [1, 2]
    t.says(1, 60).says(2, 0)
    t.says(1, (("office:1", "yes"), ("office:2", "yes"))).says(2, ()).says(3, ()).says(0, (("office:0", "no"),))
    t.finish()
    assert t.told("removed")
    t = table(4, phase=2, hands={1: (60,)}).runs(Cabinet()).says(1, 60)
    t.says(1, (("office:1", "yes"),)).says(2, ()).says(3, ()).says(0, (("office:0", "no"),))
    t.finish()
    assert t.told("confirmed")


def test_j5_c_12_the_rigged_vote_after_a_coup():
    """J5.C.12, J5.C.w: only in the aftermath; with `winners` only for those who declared for them."""
    assert playable(table(5, hands={1: (12,)}).g, 1) == ()
    t = coup_table(hands={1: (12,), 2: (13,)})
    t.g.winner, t.g.phase = "president", Phase.AFTERMATH
    t.runs(Aftermath()).says(1, 12).says(2, 0)
    assert t.g.table[1] == (12,)
    t = coup_table(hands={1: (12,), 2: (13,)}, rigged_vote_by="winners")
    t.g.winner, t.g.phase, t.g.declared = "president", Phase.AFTERMATH, ((1, "rebels"), (2, "president"))
    t.runs(Aftermath())
    assert t.asked() == [2]


def test_j7_1p_a_price_is_paid_without_change_after_the_lobbies():
    """J7.1p, J5.3.5, J5.C.3, J5.C.11: each lobby 1 MP per round; both may join."""
    t = table(5, cash={1: (0, 1, 1)}).runs(Pay(1, 1, "J5.C.23"))
    t.refuses(1, (1, 0, 0), "J7.1p").says(1, (0, 0, 1))
    assert (t.g.cash[1], t.g.under) == ((0, 1, 0), (0, 0, 1))
    t = table(5, cash={1: (0, 1, 0)}, opens={1: (3, 11)}).runs(Pay(1, 2, "J5.C.25"))
    assert t.position.over
    assert (t.g.cash[1], t.g.lobbies) == ((0, 1, 0), (3, 11))
    t.runs(Pay(1, 2, "J5.C.25")).says(1, (0, 1, 0))
    assert t.g.cash[1] == (0, 0, 0)
    t = table(5, cash={1: (1, 0, 0)}, opens={1: (3, 11)}, lobbies_join="no").runs(Pay(1, 2, "J5.C.25"))
    t.says(1, (1, 0, 0))
    assert t.g.lobbies == (3,)


@pytest.mark.parametrize(
    ("rule", "card", "area", "kind", "number"),
    [
        ("J5.C.49", 49, "BNK", "bank_guard", 2), ("J5.C.50", 50, "OLD", "peoples_guard", 2),
        ("J5.C.51", 51, "MIL", "militia", 2), ("J5.C.52", 52, "NSU", "helicopter", 1),
        ("J5.C.53", 53, "SLU", "striker", 6), ("J5.C.54", 54, "DOC", "striker", 4),
        ("J5.C.55", 55, "UNI", "student", 6), ("J5.C.56", 56, "MKT", "demonstrator", 6),
        ("J5.C.57", 57, "SLU", "rioter", 6),
    ],
)  # fmt: skip
def test_j5_c_u_units_from_cards(rule: str, card: int, area: str, kind: str, number: int):
    """J5.C.u, J13.8: where the card says, commanded by the player, the newest group, free to move."""
    t = coup_table(hands={1: (card,)}).runs(Turn(1))
    t.refuses(1, BringUnits(card, "PAL"), "J5.C.u").says(1, BringUnits(card, area))
    assert t.g.units[(area, kind, 1, 1, 0)] == number
    assert t.told("units")[0].rule == rule
    assert (1, area, ((kind, number),)) in t.question(1).stacks


def test_j5_c_u_counters_in_use_are_not_placed():
    """J5.C.u ten strikers: six and four; then none."""
    t = coup_table(hands={1: (53, 54)}).runs(Turn(1)).says(1, BringUnits(53, "DOC")).says(1, BringUnits(54, "DOC"))
    assert t.g.on_map("striker") == 10
    t = coup_table(hands={1: (54,)}, units={("DOC", "striker", 2): 8}).runs(Turn(1)).says(1, BringUnits(54, "DOC"))
    assert t.g.on_map("striker") == 10


@pytest.mark.parametrize(
    ("rule", "card", "area", "kind"),
    [
        ("J5.C.31", 31, "P2", "police"), ("J5.C.32", 32, "B1", "brigade1"), ("J5.C.33", 33, "B2", "brigade2"),
        ("J5.C.34", 34, "B3", "brigade3"), ("J5.C.35", 35, "MKT", "rioter"),
    ],
)  # fmt: skip
def test_j13_10_units_are_bribed_one_die_each(rule: str, card: int, area: str, kind: str):
    """J13.10: 1 MP each, 4 to 6 they change sides; not one's own, not more than one can pay."""
    who = {31: 3, 32: 3, 33: 4, 34: 3, 35: 3}[card]
    t = coup_table(hands={who: (card,)}, cash={who: (1, 0, 0)}, units={(area, kind, -1 if card != 35 else 2): 1}).runs(
        Turn(who)
    )
    t.refuses(who, BribeUnits(card, area, 2), "J13.10").refuses(who, BribeUnits(card, "PAL", 1), "J13.10")
    t.says(who, BribeUnits(card, area, 1)).says(who, (1, 0, 0)).rolls(4)
    assert t.g.units == {(area, kind, who, 0, 0): 1}
    assert t.g.under == (1, 0, 0)
    assert f"J5.C.{card}" == rule


def test_j13_10_three_or_less_does_nothing_and_moved_units_stay_moved():
    """J13.10 and `unit_bribe_success`."""
    units = {("B1", "brigade1", -1): 2}
    t = coup_table(hands={3: (32,)}, cash={3: (2, 0, 0)}, units=units).runs(Turn(3))
    t.says(3, BribeUnits(32, "B1", 2)).says(3, (2, 0, 0)).rolls(3, 6)
    assert t.g.units == {("B1", "brigade1", -1, 0, 0): 1, ("B1", "brigade1", 3, 0, 0): 1}
    t = coup_table(hands={3: (32,)}, cash={3: (2, 0, 0)}, units=units, unit_bribe_success="6").runs(Turn(3))
    t.says(3, BribeUnits(32, "B1", 2)).says(3, (2, 0, 0)).rolls(5, 5)
    assert t.g.units == {("B1", "brigade1", -1, 0, 0): 2}


def test_j5_3_1_windows_of_the_event_cards():
    """J5.3.1, J5.3.4, J5.3.5, J5.C.w: as many cards in each window as the book says."""
    windows = [card.window for card in load({}).cards[1:]]
    events = [card.window for card in load({}).cards[40:]]
    assert (events.count("any"), events.count("coup"), events.count("pre_coup")) == (9, 9, 2)
    assert [windows.count(name) for name in ("cabinet", "rejected", "ballot", "recess")] == [1, 1, 2, 1]
    assert (windows.count("announce"), windows.count("defence"), windows.count("coup_turn")) == (8, 1, 5)


def test_j5_c_sum_every_card_has_its_name():
    """J5.C.sum: the enumeration names the cards of the box, in their order; their texts say the same."""
    speech = Speech("en")
    assert [card.value for card in Card] == list(range(1, 65))
    for card, name in ((Card.MISCOUNT, "Miscount"), (Card.SPY, "Spy in Switzerland"), (Card.NEW_BUDGET, "New budget")):
        assert speech.say(f"junta-card-{card.value}-name") == name
    box = table(5).g.box
    assert {box.cards[card].kind for card in DONATIONS} == {"donation"}
    assert {box.units[box.cards[card].unit].colour for card in RED_UNITS} == {"red"}
