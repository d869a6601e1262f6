"""J16 deals and manners, J17 Mini-Junta, J18 Junta for three."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.junta.moment import coup_table, table

from camarilla.core.illegal import BrokenLaw
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta import GAME
from camarilla.games.junta.acts import END, Move
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.cards import may_interject
from camarilla.games.junta.chapters.common import Pay, muster
from camarilla.games.junta.chapters.coup import Coup
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.locations import Locations
from camarilla.games.junta.chapters.mini import FirstLeader, faction_number
from camarilla.games.junta.chapters.offices import Appoint
from camarilla.games.junta.chapters.rounds import close_round
from camarilla.games.junta.chapters.terror import Terror, target_list
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.course import Bank, Phase
from camarilla.games.junta.questions.terror import NO_MORE, Announcement
from camarilla.games.junta.said import AcceptOffer, DropOffer, MakeOffer, OpenForDummy, StepDown, SwapWithDummy
from camarilla.games.junta.setup import starting_hand
from camarilla.games.junta.state import Goods


def test_j16_2_a_swap_happens_at_one_stroke():
    """J16.2, J5.2, J7.1: cards and notes; third parties do not hear what."""
    t = table(5, hands={1: (13,), 2: (36,)}, cash={2: (2, 0, 1)})
    t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(money=2, cards=(36,))))
    assert (t.g.hand[1], t.g.hand[2]) == ((13,), (36,))
    t.aside(2, AcceptOffer(1))
    assert (t.g.hand[1], t.g.hand[2], t.g.cash[1], t.g.cash[2]) == ((36,), (13,), (2, 0, 0), (0, 0, 1))
    assert t.told("deal")[0].heard_by(3)["args"].keys() == {"who"}
    assert t.g.offers == {}
    assert GAME.view(t.g, 3).offers == ()


def test_j16_2_offers_are_declined_withdrawn_and_countered():
    """J16.2: only by the two; an offer needs something in it; only what one has."""
    t = table(5, hands={1: (13,)}, cash={2: (1, 0, 0)})
    t.no_aside(1, MakeOffer(2, Goods(), Goods()), "J16.2").no_aside(
        1, MakeOffer(2, Goods(cards=(14,)), Goods()), "J5.2"
    )
    t.no_aside(1, MakeOffer(2, Goods(notes=(1, 0, 0)), Goods()), "J7.1")
    t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(money=3)))
    t.no_aside(2, AcceptOffer(1), "J16.2").no_aside(3, DropOffer(1), "J16.2")
    t.aside(2, MakeOffer(1, Goods(notes=(1, 0, 0)), Goods(cards=(13,)), counter=1))
    assert list(t.g.offers) == [2]
    t.aside(1, AcceptOffer(2))
    assert (t.g.hand[2], t.g.cash[1]) == ((13,), (1, 0, 0))
    t.aside(2, MakeOffer(1, Goods(cards=(13,)), Goods())).aside(2, DropOffer(3))
    assert t.g.offers == {}


def test_j16_1_a_victim_gives_nothing_away():
    """J16.1, J7.1, J10.3r: neither cards nor cash; robbers lock the cash only; `trade_in_terror`."""
    t = table(5, phase=6, hands={1: (13,)}, cash={1: (1, 0, 0), 2: (1, 0, 0)})
    t.g.targets, t.g.robbed = (1,), (2,)
    assert may_interject(t.g, 1) is None
    t.no_aside(2, MakeOffer(3, Goods(notes=(1, 0, 0)), Goods()), "J7.1")
    t.no_aside(2, MakeOffer(1, Goods(), Goods(money=1)), "J16.1")
    quiet = table(5, phase=6, hands={1: (13, 1)}, trade_in_terror="none")
    quiet.no_aside(1, MakeOffer(2, Goods(cards=(13,)), Goods()), "J16.1")


def test_j7_1_with_the_lock_off_a_target_still_moves_his_cash():
    """J7.1, `target_cash_lock` = off: cash at any time; cards stay with the victim (J5.2, J16.1)."""
    t = table(5, phase=6, hands={1: (13,)}, cash={1: (1, 0, 0)}, target_cash_lock="off")
    t.g.targets = (1,)
    t.no_aside(1, MakeOffer(3, Goods(cards=(13,)), Goods()), "J5.2")
    t.aside(3, MakeOffer(1, Goods(), Goods(cards=(13,)))).no_aside(1, AcceptOffer(1), "J16.2")
    t.aside(1, MakeOffer(3, Goods(notes=(1, 0, 0)), Goods())).aside(3, AcceptOffer(2))
    assert t.g.cash[3] == (1, 0, 0)


def test_j5_1_a_gift_beyond_the_limit():
    """J5.1: the receiver sheds at once; in phases 6 and 9 the gift is refused."""
    t = table(5, hands={1: (13,), 2: (14, 15, 16, 17, 18, 19)}).aside(1, MakeOffer(2, Goods(cards=(13,)), Goods()))
    t.aside(2, AcceptOffer(1)).says(2, (13,))
    assert t.g.discards == (13,)
    t = table(5, phase=6, hands={1: (13,), 2: (14, 15, 16, 17, 18, 19)}).aside(
        1, MakeOffer(2, Goods(cards=(13,)), Goods())
    )
    t.no_aside(2, AcceptOffer(1), "J16.2")


# --- two players ---


def test_j17_0_roles_and_seats():
    """J17.0, J17.0s, J17.2: President and Admiral, a General and the Air Force; the dummies the rest in order."""
    t = table(2)
    assert t.g.offices == [0, 2, 3, 1, 4, 0, 1]
    t.runs(Appoint()).says(0, "general3")
    assert t.g.offices == [0, 2, 3, 4, 1, 0, 1]
    t = table(2).runs(FirstLeader()).says(0, 1)
    assert t.g.president == 1
    assert starting_hand(t.g) == 4


@pytest.mark.parametrize(
    ("money", "cards", "minister", "number"),
    [
        (1, (), False, 1), (2, (2,), False, 1), (3, (1, 9), False, 1), (5, (), False, 5), (9, (), False, 5),
        (0, (), False, 0), (1, (2,), False, 0), (3, (), True, 2), (5, (1, 9), True, 0),
    ],
)  # fmt: skip
def test_j17_0t_the_faction_table(money: int, cards: tuple[int, ...], minister: bool, number: int):
    """J17.0t: by printed votes; one column to the right for the Minister."""
    dummy = 2 if minister else 3
    assert faction_number(table(2, opens={dummy: cards}).g, dummy, money) == number


def test_j17_0t_dice_decide_and_the_money_is_due():
    """J17.0t, J17.0v: at or under the number joins the government; leaders vote for their dummies."""
    t = table(2, opens={3: (6,)})
    t.g.aid, t.g.aid_of, t.g.stack = (8, 0, 0), 0, (43, 30, 15)
    t.runs(Budget()).says(0, (0, 1, 1, 2)).rolls(1, 3)
    assert t.g.faction == ["", "", "opposition", "government", "opposition"]
    assert t.asked() == [1]
    assert [source for source, _ in t.sources(1)] == ["office:3", "office:6", "office:1", "office:4"]
    t.says(1, ()).says(0, (("card:6", "yes"),))
    t.finish()
    assert (t.g.cash[2], t.g.cash[3], t.g.cash[4]) == ((1, 0, 0), (1, 0, 0), (2, 0, 0))


def test_j17_0t_whoever_joins_a_side_anyway_rolls_no_die():
    """J17.0t: the Minister with 1 MP has no number, a dummy without money neither; no news tell of their dice."""
    t = table(2)
    t.g.aid, t.g.aid_of, t.g.stack = (8, 0, 0), 0, (43, 30, 15)
    t.runs(Budget()).says(0, (0, 1, 0, 5))
    assert t.question(CHANCE).dice == 1
    t.rolls(5)
    assert t.g.faction == ["", "", "opposition", "opposition", "government"]
    assert [(one.args["who"], one.args["die"], one.args["number"]) for one in t.told("faction")] == [(named(4), 5, 5)]
    assert [(one.args["who"], one.rule) for one in t.told("faction-sure")] == [
        (named(2), "J17.0t"),
        (named(3), "J17.0t"),
    ]
    t = table(2)
    t.g.aid, t.g.aid_of, t.g.stack = (8, 0, 0), 0, (43, 30, 15)
    t.runs(Budget()).says(0, (0, 0, 0, 0))
    assert t.asked() == [1]
    assert (len(t.told("faction")), len(t.told("faction-sure"))) == (0, 3)


def test_j17_1_and_j17_3_cards_of_dummies():
    """J17.1, J17.3: one card for one per round and dummy; only the own faction; influence is laid open."""
    t = table(2, hands={0: (13,), 3: (9, 14)})
    t.g.faction[3] = "government"
    assert GAME.view(t.g, 0).families[3].hand == (9, 14)
    assert GAME.view(t.g, 1).families[3].hand is None
    t.aside(0, OpenForDummy(3, 9)).aside(0, SwapWithDummy(3, 13, 14))
    assert (t.g.hand[0], t.g.hand[3], t.g.table[3]) == ((14,), (13,), (9,))
    t.no_aside(0, SwapWithDummy(3, 14, 13), "J17.1").no_aside(0, OpenForDummy(3, 13), "J17.3")


def test_j17_2_the_stronger_faction_names_the_president():
    """J17.2: and the roles change with him."""
    t = table(2, opens={1: (2,)})
    t.runs(Election("resigned"))
    assert t.asked() == [1]
    t.says(1, 1)
    assert t.g.offices == [1, 2, 3, 0, 4, 1, 0]
    t = table(2).aside(0, StepDown())
    assert t.asked() == [1]


@pytest.mark.parametrize("chosen", [0, 1])
def test_j17_2_of_equal_factions_the_lot_names_the_one_who_decides(chosen: int):
    """J17.2: three office votes each; whom the lot names may name himself or the other, but no dummy."""
    t = table(2)
    t.g.faction[2:] = ["government", "government", "opposition"]
    t.runs(Election("resigned"))
    t.refuses(CHANCE, ("2",), "J17.2").draws("0").not_asked(1)
    t.refuses(0, 2, "J17.2").says(0, chosen)
    assert (t.g.president, [one.args["who"] for one in t.told("lot")]) == (chosen, [named(0)])


def test_j17_4_and_j17_9_money_of_dummies():
    """J17.4, J17.9: onto the leader's account at the bank, else into his cash; none ends a round with money."""
    t = table(2, phase=7, cash={2: (1, 0, 0), 3: (0, 1, 0)}, at={2: "bank", 3: "home"})
    t.g.faction[2] = t.g.faction[3] = "opposition"
    t.runs(Banking())
    assert (t.g.account[1], t.g.cash[1], t.g.cash[2], t.g.cash[3]) == ((1, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 0))
    t = table(2, phase=8, cash={3: (0, 1, 0)})
    t.g.faction[3], t.g.bank = "opposition", Bank.LUNCH
    t.runs(Banking())
    assert t.g.cash[3] == (0, 1, 0)
    close_round(t.g)
    assert t.g.cash[1] == (0, 1, 0)


def test_j17_5_to_j17_8_locations_and_terror():
    """J17.5, J17.6, J17.7, J17.8: a leader picks for his dummies, uses the police, spares his own; dummies stay."""
    t = table(2, phase=5)
    t.g.faction[2:] = ["government", "government", "opposition"]
    t.runs(Locations()).says(0, "home").says(1, "club")
    t.refuses(0, ("bank", "exile-E1"), "J17.5").says(0, ("bank", "home")).says(1, ("club",))
    assert t.g.location == ["home", "club", "bank", "home", "club"]
    assert target_list(t.g, 0) == (1, 4)
    t.runs(Terror())
    assert (t.asked(), t.question(0).police) == ([0], True)
    t.g.alive[2] = False
    assert t.g.minister() == -1
    assert t.g.runs(1) == -2


def test_j17_10_one_move_for_each_member():
    """J17.10 and `mini_moves`."""
    t = coup_table(players=2, leader=1)
    t.g.faction[2:] = ["opposition", "government", "opposition"]
    muster(t.g)
    t.runs(Turn(1))
    assert {member for member, _, _ in t.question(1).stacks} == {1, 2, 4}
    t = coup_table(players=2, leader=1, mini_moves="one")
    assert Turn(1, moved=(1,)).spent(t.g)


# --- three players ---


def test_j18_0_three_real_players():
    """J18.0, J18.1: the President says who is Minister; dummies' locations are their leader's secret."""
    t = table(3).runs(Appoint()).says(0, 2).says(0, "general1")
    assert t.g.offices == [0, 2, 1, 3, 4, 0, 1]
    t.g.phase, t.g.location[3], t.g.faction[3] = Phase.TERROR, "bank", "opposition"
    assert [GAME.view(t.g, seat).families[3].location for seat in (0, 1, 2)] == [None, "bank", None]


def test_j18_2_the_minister_backs_a_faction():
    """J18.2: the first election is an ordinary one without dummies."""
    t = table(3, opens={1: (2,)})
    t.runs(Election("resigned")).says(1, "government")
    assert t.asked() == [0]
    t = table(3)
    t.g.assigned = False
    t.runs(Election("first"))
    assert t.question(t.asked()[0]).text == "junta-ask-nominate"


def test_j18_3_the_president_pays_cards_with_his_dummies_money():
    """J18.3: what is unused goes under the stack; the opposition still gets its own."""
    t = table(3, cash={3: (2, 0, 0), 4: (1, 0, 0)})
    t.g.faction[3], t.g.faction[4] = "government", "opposition"
    t.runs(Pay(0, 1, "J5.C.23")).says(0, (1, 0, 0))
    assert t.g.cash[3] == (1, 0, 0)
    close_round(t.g)
    assert (t.g.cash[3], t.g.cash[4], t.g.cash[2], t.g.under) == ((0, 0, 0), (0, 0, 0), (1, 0, 0), (2, 0, 0))


def test_j10_0_a_dummy_ministers_attempt_comes_first_and_the_leaders_own_cards_at_his_seat():
    """J10.0, J17.0s, J17.6: Ministry, opposition, President; the President sends the police and later his own man."""
    at = {0: "home", 1: "club", 2: "bank", 3: "home", 4: "home"}
    t = table(2, phase=6, at=at, hands={0: (25,), 1: (26,)}, cash={0: (0, 1, 0)})
    t.g.faction[2:] = ["government", "opposition", "opposition"]
    t.runs(Terror())
    assert (t.asked(), t.question(0).police, t.question(0).cards) == ([0], True, ())
    t.refuses(0, Announcement(25, 1, "club"), "J10.0").says(0, Announcement(0, 1, "home")).says(0, NO_MORE)
    assert (t.asked(), t.question(1).police, t.question(1).cards) == ([1], False, (26,))
    t.says(1, NO_MORE)
    assert (t.asked(), t.question(0).police, t.question(0).cards) == ([0], False, (25,))


def test_j10_0_without_a_ministry_the_next_seat_begins():
    """J10.0, J17.7: a dead dummy Minister sends nobody; the opposition leader, left of him, announces first."""
    at = {0: "home", 1: "club", 3: "home", 4: "home"}
    t = table(2, phase=6, at=at, hands={0: (26,), 1: (26,)}, dead=(2,))
    t.g.faction[2:] = ["government", "opposition", "opposition"]
    t.runs(Terror())
    assert (t.asked(), t.question(1).police) == ([1], False)


def test_j13_8_1_the_leader_of_a_dummy_minister_sends_its_police_in_his_turn():
    """J13.8.1, J17.10 with `ministers_turn`: after the opposition has moved, before the leader moves himself."""
    t = coup_table(leader=1, phase=1, players=2, police_response="ministers_turn")
    t.g.faction[2:] = ["government", "opposition", "opposition"]
    t.g.red_areas, t.g.order = ("SLU",), (1, 0)
    muster(t.g)
    t.runs(Coup(None), "next_mover").says(1, END)
    assert t.question(0).key == "junta-ask-police"
    t.says(0, (("P1", "SLU", 1),))
    assert t.question(0).key == "junta-ask-coup-turn"


@pytest.mark.parametrize(
    ("mini_moves", "stacks"),
    [
        ("per_member", ((1, "MKT", (("brigade1", 2),)), (3, "MKT", (("brigade2", 3),)))),
        ("one", ((1, "MKT", (("brigade1", 2), ("brigade2", 3))),)),
    ],
)
def test_j17_10_with_one_move_a_leader_moves_what_stands_together(mini_moves: str, stacks: Any):
    """J17.10, J13.4: one move for himself and each dummy, or one for all of them from one area."""
    t = coup_table(
        leader=1, players=2, mini_moves=mini_moves, units={("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 3}
    )
    t.g.offices[2:5] = [1, 3, 4]
    t.g.faction[2:] = ["government", "opposition", "government"]
    muster(t.g)
    t.runs(Turn(1))
    assert t.question(1).stacks == stacks
    t.says(1, Move(1, "MKT", "SLU", stacks[0][2]))
    assert t.question(1).stacks == stacks[1:]


def test_j17_4_a_dead_leader_gets_nothing_from_his_dummies_at_the_end_of_the_round():
    """J17.4, J17.7, J2.4: he leads nobody, and rises without cash; what a dummy still has goes under the stack."""
    t = table(2, phase=7, dead=(1,), cash={0: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1)})
    t.g.faction[2:] = ["government", "opposition", "opposition"]
    close_round(t.g)
    assert (t.g.cash[:4], t.g.under) == ([(1, 1, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)], (0, 0, 1))
    assert t.g.alive == [True] * 5


@pytest.mark.parametrize(("office", "holder"), [(5, 1), (6, 0), (1, 1), (2, 1)])
def test_j17_0_the_roles_of_two_players_are_a_law(office: int, holder: int):
    """J17.0: whatever breaks up presidency and Admiral, General and Air Force, or a dummy Ministry, is found."""
    t = table(2).lawful()
    t.g.offices[office] = holder
    with pytest.raises(BrokenLaw):
        t.lawful()
