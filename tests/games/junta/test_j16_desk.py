"""J16.2 The deal desk: asking for cards by name and by kind, for units, until when; what third parties cannot know."""

from __future__ import annotations

import pytest
from tests.games.junta.moment import Table, coup_table, table

from camarilla.bots import QuickDice
from camarilla.core.flow import Position
from camarilla.core.game import Setup
from camarilla.games.junta import GAME
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.cards import may_interject
from camarilla.games.junta.chapters.rounds import enter
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.course import Phase
from camarilla.games.junta.redeal import redeal
from camarilla.games.junta.said import AcceptOffer, DropOffer, MakeOffer, read_said, write_said
from camarilla.games.junta.state import Goods
from camarilla.match.match import load_position, save_position

STUDENTS, FACULTY, BANKERS = 1, 2, 3  # influence
ASSASSIN = 25


def aside_of(t: Table, seat: int) -> Aside:
    aside = may_interject(t.g, seat)
    assert aside is not None
    return aside


def test_j16_2_a_card_is_asked_for_by_its_name_and_only_its_holder_learns_that_he_has_it():
    """J16.2: made to anybody; one who lacks the card cannot accept, and the maker does not learn it."""
    t = table(5, hands={1: (13,), 2: (14,), 3: (36,)})
    for to in (2, 3):
        t.aside(1, MakeOffer(to, Goods(cards=(13,)), Goods(cards=(36,))))
    assert aside_of(t, 2).offers == ()
    assert [number for number, _ in aside_of(t, 3).offers] == [2]
    assert [(one.number, one.frozen) for one in GAME.view(t.g, 1).offers] == [(1, False), (2, False)]
    t.no_aside(2, AcceptOffer(1), "J16.2").aside(3, AcceptOffer(2))
    assert (t.g.hand[1], t.g.hand[3]) == ((36,), (13,))


@pytest.mark.parametrize("card", [0, 65, 13, -1])
def test_j5_2_one_asks_for_cards_that_another_could_have(card: int):
    t = table(5, hands={1: (13,)})
    t.no_aside(1, MakeOffer(2, Goods(), Goods(cards=(card,))), "J5.2")
    t.no_aside(1, MakeOffer(2, Goods(), Goods(cards=(36, 36))), "J16.2")
    assert t.g.offers == {}


def test_j16_2_of_a_kind_the_other_one_picks():
    """J16.2: two influence cards and one of whatever kind; the asked player chooses which."""
    t = table(5, hands={1: (), 2: (STUDENTS, FACULTY, BANKERS, ASSASSIN)}, cash={1: (0, 0, 2)})
    wish = Goods(kinds=(("any", 1), ("influence", 2)))
    t.aside(1, MakeOffer(2, Goods(notes=(0, 0, 1)), wish))
    assert aside_of(t, 2).wanted == (
        (1, (("influence", 2, (1, 2, 3)), ("any", 1, (1, 2, 3, 25)))),
    )  # fmt: skip
    t.no_aside(2, AcceptOffer(1), "J16.2").no_aside(2, AcceptOffer(1, (1, 2)), "J16.2")
    t.no_aside(2, AcceptOffer(1, (1, 25, 26)), "J5.2").no_aside(2, AcceptOffer(1, (1, 1, 2)), "J16.2")
    t.aside(2, AcceptOffer(1, (1, 3, 25)))
    assert (t.g.hand[1], t.g.hand[2]) == ((1, 3, 25), (2,))
    assert (t.g.cash[1], t.g.cash[2]) == ((0, 0, 1), (0, 0, 1))
    assert [t.g.known[(2, card)] for card in (1, 3, 25)] == [1, 1, 1]


def test_j16_2_whoever_lacks_the_kind_cannot_accept():
    t = table(5, hands={2: (STUDENTS, 25)})
    t.aside(1, MakeOffer(2, Goods(), Goods(kinds=(("vote", 1),))))
    t.aside(1, MakeOffer(2, Goods(), Goods(cards=(STUDENTS,), kinds=(("influence", 1),))))
    assert aside_of(t, 2).offers == ()
    t.no_aside(1, MakeOffer(3, Goods(), Goods(kinds=(("people", 1),))), "J16.2")
    t.no_aside(1, MakeOffer(3, Goods(), Goods(kinds=(("any", 1), ("any", 2)))), "J16.2")
    for number in (0, 7):
        t.no_aside(1, MakeOffer(3, Goods(), Goods(kinds=(("any", number),))), "J5.1")
    t.no_aside(1, MakeOffer(3, Goods(kinds=(("any", 1),)), Goods()), "J16.2")


def test_j13_9_units_are_asked_for_in_a_movement_segment():
    """J13.9: the receiver agrees; one commander per unit; not outside a coup."""
    t = coup_table(leader=1, phase=2, units={("MKT", "brigade1", -1): 2})
    t.runs(Turn(2))
    holder = next(commander for _, _, commander in t.g.stacks())
    other = next(one for one in t.g.present_players() if one != holder)
    t.aside(other, MakeOffer(holder, Goods(), Goods(units=(("MKT", "brigade1", 2),))))
    t.aside(holder, AcceptOffer(1))
    assert [(stack[0], commander, number) for stack, number, commander in t.g.stacks()] == [("MKT", other, 2)]
    quiet = table(5)
    quiet.no_aside(1, MakeOffer(2, Goods(), Goods(units=(("MKT", "brigade1", 1),))), "J13.9")


def test_j16_2_an_offer_lapses_with_its_phase_or_its_round():
    t = table(5, phase=4, hands={1: (13, 14, 15)})
    for card, until in ((13, "phase"), (14, "round"), (15, "")):
        t.aside(1, MakeOffer(2, Goods(cards=(card,)), Goods(), until=until))
    assert [one.until for one in GAME.view(t.g, 2).offers] == [(t.g.round, 4), (t.g.round, 9), ()]
    enter(t.g, Phase.LOCATIONS)
    assert list(t.g.offers) == [2, 3]
    t.g.round += 1
    enter(t.g, Phase.DRAWING)
    assert list(t.g.offers) == [3]
    t.no_aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(), until="tomorrow"), "J16.2")


def test_j16_2_only_an_offer_one_got_is_countered_and_only_towards_its_maker():
    t = table(5, hands={1: (13,), 2: (14,)})
    t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(money=3)))
    t.no_aside(3, MakeOffer(1, Goods(), Goods(money=1), counter=1), "J16.2")
    t.no_aside(2, MakeOffer(3, Goods(cards=(14,)), Goods(), counter=1), "J16.2")
    t.no_aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(), counter=1), "J16.2")
    t.aside(2, MakeOffer(1, Goods(cards=(14,)), Goods(cards=(13,)), counter=1))
    assert [(offer.maker, offer.to) for offer in t.g.offers.values()] == [(2, 1)]


def test_j16_1_an_offer_waits_while_one_of_the_two_is_a_target():
    """J16.1, J7.1: frozen for both, open again afterwards."""
    t = table(5, phase=6, hands={1: (13,), 2: (36,)})
    t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(cards=(36,))))
    t.g.targets = (1,)
    assert [one.frozen for one in GAME.view(t.g, 2).offers] == [True]
    t.no_aside(2, AcceptOffer(1), "J16.2")
    t.g.targets = ()
    assert [one.frozen for one in GAME.view(t.g, 2).offers] == [False]
    t.aside(2, AcceptOffer(1))
    assert (t.g.hand[1], t.g.hand[2]) == ((36,), (13,))


def test_asking_is_not_knowing():
    """In the worlds that the maker of an offer can imagine, the card he asks for is not always where it truly is."""
    t = table(5, hands={1: (13,), 2: (36, 14), 3: (37, 15)})
    t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(cards=(36,))))
    held = set()
    for seed in range(40):
        world = Position(t.g.copy(), [])
        world.state.ears = None
        redeal(world, 1, QuickDice(seed))
        held.add(36 in world.state.hand[2])
        assert list(world.state.offers) == [1]
    assert held == {True, False}


def test_offers_in_old_saves_and_logs_are_understood():
    """Saves and logs from before kinds and times: their parts that are missing are empty; new ones write them back."""
    old = {"do": "offer", "to": 2, "give": {"cards": [13], "notes": [0, 0, 0], "units": [], "money": 0},
           "get": {"cards": [], "notes": [0, 0, 0], "units": [], "money": 1}, "counter": 0}  # fmt: skip
    offer = MakeOffer(2, Goods(cards=(13,)), Goods(money=1))
    assert read_said(old) == offer
    assert write_said(offer) == old
    assert write_said(AcceptOffer(4)) == {"do": "accept", "number": 4}
    asked = MakeOffer(2, Goods(), Goods(kinds=(("vote", 1),)), until="round")
    assert read_said(write_said(asked)) == asked
    t = table(5, hands={1: (13,)})
    t.aside(1, offer)
    saved = save_position(GAME, t.position)
    (entry,) = saved["table"]["offers"]["dict"]
    del entry[1]["until"], entry[1]["give"]["kinds"], entry[1]["get"]["kinds"]
    setup = Setup("junta", 5, {})
    assert load_position(GAME, setup, saved).state.offers == t.g.offers


LONG = "meet me at the bank " * 500


@pytest.mark.parametrize(
    "units",
    [("NOWHERE", "brigade1", 1), ("MKT", "dragon", 1), (LONG, LONG, 1), ("MKT", "brigade1", 0), ("MKT", "brigade1", 7),
     ("MKT", "palace_guard", 5), ("MKT", "brigade1", 10**9), ("MKT", "brigade1", -1)],
)  # fmt: skip
def test_j13_9_an_offer_names_areas_and_units_of_the_box_and_no_more_than_there_are(units: tuple[str, str, int]):
    """J13.9: whatever is given or asked for; words of one's own do not enter the table by way of an offer."""
    t = coup_table(leader=1, phase=2, units={("MKT", "brigade1", -1): 2})
    t.runs(Turn(2))
    holder = next(commander for _, _, commander in t.g.stacks())
    other = next(one for one in t.g.present_players() if one != holder)
    t.no_aside(other, MakeOffer(holder, Goods(), Goods(units=(units,))), "J13.9")
    t.no_aside(holder, MakeOffer(other, Goods(units=(units,)), Goods()), "J13.9")
    t.no_aside(
        other, MakeOffer(holder, Goods(), Goods(units=(("MKT", "brigade1", 1), ("MKT", "brigade1", 2)))), "J16.2"
    )
    t.aside(other, MakeOffer(holder, Goods(), Goods(units=(("PAL", "brigade1", 6),))))
    assert list(t.g.offers) == [1]


def test_j3_3_nobody_asks_for_more_money_than_there_is():
    """J3.3: 156 MP in all."""
    t = table(5, hands={1: (13,)})
    for money in (157, 10**9):
        t.no_aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(money=money)), "J3.3")
    t.no_aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(money=-1)), "J16.2")
    t.no_aside(1, MakeOffer(2, Goods(money=1), Goods()), "J16.2")
    t.no_aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(), until=LONG), "J16.2")
    t.no_aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(kinds=((LONG, 1),))), "J16.2")
    t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods(money=156)))
    assert t.g.offers[1].get == Goods(money=156)


def seen_by(t: Table, seat: int) -> tuple[object, object]:
    return aside_of(t, seat), GAME.view(t.g, seat)


@pytest.mark.parametrize(
    ("give", "hand", "cash"),
    [(Goods(cards=(13,)), (14,), (0, 0, 1)), (Goods(notes=(0, 0, 1)), (13,), (0, 0, 0)),
     (Goods(notes=(0, 0, 1)), (13,), (3, 0, 0))],
)  # fmt: skip
def test_j16_2_an_offer_is_no_window_into_its_makers_pockets(give: Goods, hand: tuple[int, ...], cash: tuple[int, ...]):
    """J16.2: before he accepts, the receiver sees the same whether or not it could be kept; then it is void."""
    t = table(5, hands={1: (13,), 2: (36,)}, cash={1: (0, 0, 1), 2: (1, 0, 0)})
    t.aside(1, MakeOffer(2, give, Goods(money=1)))
    before = seen_by(t, 2)
    t.g.hand[1], t.g.cash[1] = hand, cash
    assert seen_by(t, 2) == before
    held = (list(t.g.hand), list(t.g.cash), t.g.known)
    t.aside(2, AcceptOffer(1))
    assert (t.g.hand, t.g.cash, t.g.known) == held
    assert (t.g.offers, t.asked()) == ({}, [])
    assert t.told("deal") == []


def test_j16_2_only_the_two_learn_that_an_offer_was_void():
    """J16.2: for the others it is a shaken head like that of somebody who declines."""
    heard = []
    for void in (True, False):
        t = table(5, hands={1: (13,)})
        t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods()))
        if void:
            t.g.hand[1] = ()
        t.aside(2, AcceptOffer(1) if void else DropOffer(1))
        (news,) = t.told("dropped")
        heard.append([news.heard_by(seat) for seat in (3, None)])
        assert [news.heard_by(seat)["args"]["why"] for seat in (1, 2)] == ["void" if void else "dropped"] * 2
        assert [GAME.view(t.g, seat).offers for seat in (1, 2, 3)] == [(), (), ()]
    assert heard[0] == heard[1]
    assert heard[0][0]["args"] == {"who": {"seat": 2}}


def test_j8_1_an_offer_of_the_proposer_does_not_show_his_aid():
    """J7.0, J8.1, J16.2: whether the President can still pay after his proposal depends on notes that he alone saw."""
    sights = []
    for aid, paid in (((8, 0, 0), (1, 0, 0)), ((0, 8, 0), (0, 0, 0))):
        t = table(5, cash={0: (1, 0, 0)})
        t.g.aid, t.g.aid_of = aid, 0
        t.runs(Budget())
        t.aside(0, MakeOffer(2, Goods(notes=(1, 0, 0)), Goods())).says(0, (1, 0, 0, 0))
        sights.append(seen_by(t, 2))
        t.aside(2, AcceptOffer(1))
        assert t.g.cash[2] == paid
    assert sights[0] == sights[1]


def test_worlds_differ_in_what_the_maker_of_an_offer_still_has():
    """J16.2: the receiver can imagine that the card is gone, and other notes in the purse; he sees the same in all."""
    t = table(5, hands={1: (13,), 2: (36, 14), 3: (37, 15)}, cash={1: (1, 0, 1)})
    t.aside(1, MakeOffer(2, Goods(cards=(13,)), Goods()))
    t.aside(1, MakeOffer(2, Goods(notes=(1, 0, 1)), Goods()))
    sight, kept = seen_by(t, 2), set()
    for seed in range(1000):
        world = Table(t.g.copy())
        redeal(world.position, 2, QuickDice(seed))
        GAME.laws(world.g)
        assert seen_by(world, 2) == sight
        kept.add((13 in world.g.hand[1], world.g.cash[1] == (1, 0, 1)))
        if len(kept) == 4:
            break
    assert kept == {(True, True), (True, False), (False, True), (False, False)}


def test_j7_1_players_change_money_among_themselves():
    """J7.1: a three for a one and a two; whoever lacks just these notes cannot accept, and only he knows."""
    t = table(5, cash={1: (0, 0, 1), 2: (1, 1, 0), 3: (3, 0, 0)})
    for to in (2, 3):
        t.aside(1, MakeOffer(to, Goods(notes=(0, 0, 1)), Goods(notes=(1, 1, 0))))
    t.no_aside(3, AcceptOffer(2), "J16.2").aside(2, AcceptOffer(1))
    assert (t.g.cash[1], t.g.cash[2]) == ((1, 1, 0), (0, 0, 1))
    for notes, rule in (((52, 0, 0), "J3.3"), ((0, 31, 0), "J3.3"), ((0, 0, 10**9), "J3.3"), ((-1, 0, 0), "J16.2")):
        t.no_aside(1, MakeOffer(2, Goods(), Goods(notes=notes)), rule)
    t.no_aside(1, MakeOffer(2, Goods(), Goods(notes=(51, 30, 15), money=1)), "J3.3")


def test_j7_1_whoever_is_asked_for_a_sum_may_choose_his_notes():
    """J7.1: exactly the sum, beside the notes that were named; large notes leave first if he does not care."""
    offer = MakeOffer(2, Goods(cards=(13,)), Goods(notes=(1, 0, 0), money=3))
    for chosen, left in (((0, 0, 0), (3, 1, 0)), ((1, 1, 0), (2, 0, 1)), ((3, 0, 0), (0, 1, 1))):
        t = table(5, hands={1: (13,)}, cash={2: (4, 1, 1)}).aside(1, offer)
        for wrong in ((0, 1, 0), (0, 1, 1), (1, -1, 1), (0, 0, 2)):
            t.no_aside(2, AcceptOffer(1, notes=wrong), "J7.1")
        t.aside(2, AcceptOffer(1, notes=chosen))
        assert t.g.cash[2] == left
    t = table(5, hands={1: (13,)}, cash={2: (4, 1, 1)}).aside(1, offer)
    menu = aside_of(t, 2).menu(("accept:1",))
    assert [option.key for option in menu.options] == ["pay:0-0-1", "pay:1-1-0", "pay:3-0-0"]
    assert menu.answer == AcceptOffer(1)
    assert aside_of(t, 2).menu(("accept:1", "pay:1-1-0")).answer == AcceptOffer(1, (), (1, 1, 0))


def test_j8_1_a_sum_is_paid_in_notes_that_the_budget_does_not_need():
    """J8.1, J7.1: the proposer's one and three are promised; the twos will do."""
    t = table(5, hands={2: (13,)}, cash={0: (1, 2, 1)})
    t.g.aid, t.g.aid_of = (0, 0, 0), 0
    t.runs(Budget()).says(0, (1, 3, 0, 0))
    t.aside(2, MakeOffer(0, Goods(cards=(13,)), Goods(money=4)))
    t.no_aside(0, AcceptOffer(1, notes=(1, 0, 1)), "J7.1").aside(0, AcceptOffer(1))
    assert (t.g.cash[0], t.g.cash[2]) == ((1, 0, 1), (0, 2, 0))


def test_j7_1_notes_are_asked_for_in_small_steps_and_written_down():
    t = table(5, hands={1: (13,)})
    steps = ("offer:2", "card:13", "get:1", "get:3")
    answer = aside_of(t, 1).menu(steps).answer
    assert answer == MakeOffer(2, Goods(cards=(13,)), Goods(notes=(1, 0, 1)))
    assert read_said(write_said(answer)) == answer
    paid = AcceptOffer(4, (1,), (0, 1, 0))
    assert write_said(paid) == {"do": "accept", "number": 4, "cards": [1], "notes": [0, 1, 0]}
    assert read_said(write_said(paid)) == paid
