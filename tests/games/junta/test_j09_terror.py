"""J9 locations and exile, J10 terror, with the three vectors of J10.3."""

from __future__ import annotations

from typing import Any

from tests.games.junta.moment import coup_table, table

from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.cards import may_interject
from camarilla.games.junta.chapters.deals import cash_locked
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.locations import Locations
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.questions.terror import NO_MORE, Announcement
from camarilla.games.junta.said import AcceptOffer, ComeHome, MakeOffer
from camarilla.games.junta.state import Attempt, Goods

HERE = {0: "home", 1: "home", 2: "club", 3: "bank", 4: "mistress"}


def terror(**given: Any):
    return table(5, phase=6, at=HERE, **given).runs(Terror())


def resolve(*attempts: Attempt, **given: Any):
    """Attempts as if they had been announced."""
    t = table(5, phase=6, at=given.pop("at", HERE), **given)
    t.g.attempts = attempts

    t.runs(Terror(), "show")
    return t


def test_j9_0_locations_are_sealed_and_exiles_are_shown():
    """J9.0, J9.1: the President may not flee; the others may, into an embassy of their choice."""
    t = table(4, phase=5).runs(Locations())
    assert t.asked() == [0, 1, 2, 3]
    t.refuses(0, "exile-E1", "J9.0").refuses(1, "exile-PAL", "J9.0")
    t.says(0, "home").says(1, "bank").says(2, "exile-E3").says(3, "club")
    assert (t.g.location, t.g.exile) == (["home", "bank", "", "club"], ["", "", "E3", ""])
    assert GAME.view(t.g, 0).families[1].location is None
    assert GAME.view(t.g, 1).families[1].location == "bank"


def test_j9_1_with_allowed_the_president_resigns_by_fleeing():
    """J9.1 and `president_exile`."""
    t = table(4, phase=5, president_exile="allowed").runs(Locations())
    t.says(0, "exile-E1").says(1, "bank").says(2, "home").says(3, "club")
    assert (t.g.president, t.g.exile[0]) == (-1, "E1")
    assert t.asked() == [1]


def test_j9_1b_a_returning_exile_may_be_shot():
    """J9.1b, J10.3, J9.1c: cash to the Minister, pretext; or he lets him be; no location after phase 5."""
    t = table(5, phase=7, exile={3: "E1"}, cash={3: (3, 0, 0)}, hands={3: (13,)}).aside(3, ComeHome())
    t.says(1, True).says(3, 0)
    assert (t.g.alive[3], t.g.cash[1], t.g.pretext, t.g.discards) == (False, (3, 0, 0), True, (13,))
    t = table(5, phase=7, exile={3: "E1"}).aside(3, ComeHome()).says(1, False)
    assert (t.g.exile[3], t.g.location[3], t.g.present(3)) == ("", "", True)


def test_j9_1b_protection_frozen_ministry_and_safe_conduct():
    """J9.1b, J5.3.4, J5.C.27, J5.C.29, J13.3."""
    t = table(5, exile={3: "E1"}, hands={3: (27, 29)}, opens={3: (11,)}, cash={3: (0, 1, 0)}).aside(3, ComeHome())
    t.says(1, True)
    assert t.question(3).cards == (27, 29)
    t.says(3, 29).says(3, (0, 1, 0))
    assert (t.g.alive[3], t.g.exile[3]) == (True, "")
    t = table(5, exile={3: "E1", 1: "E2"}).aside(3, ComeHome())
    assert t.g.exile[3] == ""
    t = coup_table(leader=2, exile={3: "E1"}, units={("E1", "brigade3", 4): 1}).aside(3, ComeHome())
    assert t.asked() == [4]
    t.says(4, True)
    assert t.g.exile[3] == ""
    t = coup_table(leader=2, exile={3: "E1"}, units={("E1", "brigade3", 4): 1}).aside(3, ComeHome()).says(4, False)
    assert t.asked() == [1]


def test_j9_1b_no_return_while_attempts_run_or_in_phase_9():
    """J9.1b."""
    t = table(5, phase=6, exile={3: "E1"}, hands={3: (13,)}).runs(Terror()).no_aside(3, ComeHome(), "J9.1b")
    t = table(5, phase=9, exile={3: "E1"}, hands={3: (13,)}, cash={3: (1, 0, 0)})
    t.no_aside(3, ComeHome(), "J9.1b")


def test_j9_1b_while_there_is_no_president_an_exile_comes_home_unharmed():
    """J9.1b: also in the middle of the election; back again he votes and can be nominated (J9.1c)."""
    t = table(5, phase=6, dead=(0,), exile={3: "E1"}, hands={3: (40,)})
    t.g.murdered = True
    t.runs(Election("murdered")).says(3, False)
    assert t.asked() == [1]
    t.aside(3, ComeHome())
    assert (t.g.exile[3], t.asked()) == ("", [1])
    t.says(1, 3).says(3, True)
    assert t.g.candidates == (3,)


def test_j9_1b_an_absent_exile_comes_home_when_nothing_can_happen_to_him():
    """J9.1b, J4.2x: or a country without people would wait for him for ever."""
    t = table(4, dead=(0, 1), exile={2: "E1", 3: "E2"})
    t.g.murdered = True
    t.runs(Election("murdered"))
    assert t.question(2).default() is True


def test_j16_1_a_returner_who_is_shot_at_gives_nothing_away():
    """J16.1, J7.1, J5.3t: from the announcement on, whatever the phase; afterwards he is free again."""
    given = MakeOffer(4, Goods(notes=(1, 0, 0)), Goods())
    t = table(5, phase=7, exile={3: "E1"}, hands={3: (29,)}, cash={3: (1, 1, 0)}).aside(3, ComeHome())
    t.aside(3, given).says(1, True)
    t.no_aside(3, given, "J16.1")
    assert may_interject(t.g, 4) is not None
    t.no_aside(4, AcceptOffer(1), "J16.2")
    t.says(3, 29).says(3, (0, 1, 0))
    assert t.g.targets == ()
    t.aside(4, AcceptOffer(1))
    assert t.g.cash[4] == (1, 0, 0)


def test_j9_1b_nobody_sets_out_for_home_twice_at_once():
    """J9.1b: neither while the Minister takes aim nor while the bribe is being paid (J7.1p)."""
    t = table(5, phase=7, exile={3: "E1"}, hands={3: (29, 40)}, cash={3: (0, 1, 0)}).aside(3, ComeHome())
    t.no_aside(3, ComeHome(), "J9.1b")
    t.says(1, True).says(3, 29)
    t.no_aside(3, ComeHome(), "J9.1b")
    t.says(3, (0, 1, 0))
    assert (t.g.exile[3], t.position.over) == ("", True)


def test_j7_1p_a_price_stays_owed_while_somebody_else_pays_in_between():
    """J7.1p, J16.1: whoever owes a price gives no cash away, however many pay at the same time."""
    t = table(5, phase=7, exile={2: "E2", 3: "E1"}, hands={2: (27,), 3: (29,)}, cash={2: (0, 1, 0), 3: (0, 1, 0)})
    t.aside(3, ComeHome()).says(1, True).says(3, 29)
    t.aside(2, ComeHome()).says(1, False)
    assert cash_locked(t.g, 3)
    assert t.asked() == [3]
    t.says(3, (0, 1, 0))
    assert not cash_locked(t.g, 3)


def test_j10_0_the_minister_first_then_clockwise():
    """J10.0, J10.1: the free attempt; others need cards; targets are present and have a location."""
    t = terror(hands={2: (25, 22)}, cash={2: (0, 1, 0)}, exile={4: "E1"})
    assert t.asked() == [1]
    t.refuses(1, Announcement(0, 1, "home"), "J10.0").refuses(1, Announcement(0, 4, "home"), "J10.0")
    t.says(1, Announcement(0, 2, "club"))
    assert t.question(2).cards == (25,)
    t.says(2, Announcement(25, 0, "bank")).says(2, (0, 1, 0)).says(2, NO_MORE)
    assert [(a.sender, a.target) for a in t.g.attempts] == [(1, 2), (2, 0)]
    assert t.g.under == (0, 1, 0)


def test_j10_1_secret_police_strike_at_the_bank_every_other_round():
    """J10.1, J10.2: assassins by card always may."""
    t = terror(hands={2: (26,)})
    t.says(1, Announcement(0, 3, "bank"))
    assert t.g.marker == 1
    t = table(5, phase=6, at=HERE, hands={1: (26,)})
    t.g.marker = 2
    t.runs(Terror())
    t.refuses(1, Announcement(0, 3, "bank"), "J10.1").says(1, Announcement(26, 3, "bank"))


def test_j5_c_30_a_bonus_means_one_more_attempt():
    """J5.C.30, J5.3.5."""
    t = terror(hands={1: (30,)}, cash={1: (2, 0, 0)})
    t.says(1, Announcement(30, -1, "")).says(1, (2, 0, 0))
    t.says(1, Announcement(0, 2, "home")).says(1, Announcement(0, 2, "bank"))
    assert t.g.under == (2, 0, 0)


def test_j5_3t_what_a_named_target_may_still_do():
    """J5.3t, J16.1: he may announce, unless only the Monarchist is allowed."""
    t = terror(hands={2: (26, 27)}, opens={2: (11,)})
    t.says(1, Announcement(0, 2, "bank"))
    assert t.question(2).cards == (26, 27)
    t = terror(hands={2: (26, 27)}, opens={2: (11,)}, target_may_announce="monarchist_only")
    t.says(1, Announcement(0, 2, "bank"))
    assert t.question(2).cards == (27,)


def test_j5_c_24_the_foreign_assassin_does_not_work_for_the_government():
    """J5.C.24, J5.C.22: nor the radical without the Radicals."""
    t = terror(hands={1: (24, 22), 2: (24, 22)}, opens={2: (10,)}, cash={1: (1, 0, 0), 2: (1, 0, 0)})
    assert t.question(1).cards == ()
    t.says(1, NO_MORE)
    assert t.question(2).cards == (22, 24)


def test_j10_0r_the_right_location_kills_and_all_are_shown():
    """J10.0r, J10.3: an attempt on a dead man does nothing; pretext."""
    t = resolve(Attempt(1, 0, 2, "club"), Attempt(3, 25, 2, "club"), Attempt(1, 25, 4, "bank"), cash={2: (2, 0, 0)})
    assert t.g.shown
    assert (t.g.alive, t.g.pretext) == ([True, True, False, True, True], True)
    assert t.g.cash[1] == (2, 0, 0)
    assert len(t.told("location")) == 5


def test_j10_3_vector_1_two_kill_each_other():
    """J10.3: both die, both cashes go under the stack."""
    t = resolve(Attempt(1, 25, 2, "club"), Attempt(2, 25, 1, "home"), cash={1: (1, 0, 0), 2: (0, 1, 0)})
    assert t.g.alive[1:3] == [False, False]
    assert t.g.under == (1, 1, 0)


def test_j10_3_vector_2_the_earlier_attempt_gets_the_cash():
    """J10.3."""
    t = resolve(Attempt(1, 25, 2, "club"), Attempt(3, 25, 2, "club"), cash={2: (0, 0, 1)})
    assert (t.g.cash[1], t.g.cash[3]) == ((0, 0, 1), (0, 0, 0))


def test_j10_3_vector_3_a_dead_killer_gets_nothing():
    """J10.3: A gets B's cash, C's cash goes under the stack."""
    t = resolve(Attempt(1, 25, 2, "club"), Attempt(2, 25, 3, "bank"), cash={2: (0, 0, 1), 3: (1, 0, 0)})
    assert (t.g.cash[1], t.g.under) == ((0, 0, 1), (1, 0, 0))


def test_j5_c_23_the_amateur_needs_a_four():
    """J5.C.23."""
    t = resolve(Attempt(1, 23, 2, "club")).rolls(3)
    assert t.g.alive[2]
    t = resolve(Attempt(1, 23, 2, "club")).rolls(4)
    assert not t.g.alive[2]


def test_j5_c_25_26_the_professional_and_the_psychotic():
    """J5.C.25, J5.C.26, J10.3p: 1-3 an attempt, 4-5 nothing, 6 and 4-6 the sender dies, cash under the stack."""
    assert not resolve(Attempt(1, 25, 2, "club")).g.alive[2]
    assert not resolve(Attempt(1, 26, 2, "club")).rolls(3).g.alive[2]
    assert resolve(Attempt(1, 26, 2, "home")).rolls(1).g.alive[2]
    assert resolve(Attempt(1, 26, 2, "club")).rolls(5).g.alive[2]
    t = resolve(Attempt(1, 26, 2, "club"), cash={1: (2, 0, 0)}).rolls(6).rolls(4)
    assert (t.g.alive[1], t.g.alive[2], t.g.under) == (False, True, (2, 0, 0))
    assert resolve(Attempt(1, 26, 2, "club")).rolls(6).rolls(3).g.alive[1]


def test_j10_0d_a_defence_cancels_one_attempt():
    """J10.0d, J5.C.27, J5.C.29: it still counts as made; the next attempt may kill."""
    t = resolve(Attempt(1, 0, 2, "club"), Attempt(3, 25, 2, "club"), hands={2: (29,)}, cash={2: (0, 1, 0)})
    t.says(2, 29).says(2, (0, 1, 0))
    assert not t.g.alive[2]
    assert t.g.under == (0, 1, 0)
    t = resolve(Attempt(1, 0, 2, "club"), hands={2: (29,)}, cash={2: (0, 1, 0)}, target_may_bribe="no")
    t.refuses(2, 29, "J10.0d").says(2, 0)
    t = resolve(Attempt(1, 0, 2, "club"), hands={2: (27,)}, opens={2: (11,)}).says(2, 27)
    assert (t.g.alive[2], t.g.discards) == (True, (27,))


def test_j10_3r_robbers_take_two_million():
    """J10.3r, J5.C.28: exactly, else the least above, else all; nobody at home is robbed; no pretext."""
    t = resolve(Attempt(1, 28, 2, ""), cash={2: (2, 1, 0)})
    t.refuses(2, (1, 1, 0), "J10.3r").says(2, (0, 1, 0))
    assert (t.g.cash[1], t.g.pretext) == ((0, 1, 0), False)
    t = resolve(Attempt(1, 28, 2, ""), cash={2: (0, 0, 2)}).says(2, (0, 0, 1))
    assert t.g.cash[2] == (0, 0, 1)
    t = resolve(Attempt(1, 28, 2, ""), cash={2: (1, 0, 0)}).says(2, (1, 0, 0))
    assert t.g.cash[1] == (1, 0, 0)
    t = resolve(Attempt(1, 28, 2, ""), cash={2: (2, 0, 0)}, at={**HERE, 2: "home"})
    assert t.g.cash[2] == (2, 0, 0)


def test_j10_3r_only_the_two_learn_how_much_was_stolen():
    """J10.3r, J7.1: money changes hands face down; what goes under the stack lies open."""
    t = resolve(Attempt(1, 28, 2, ""), cash={2: (2, 1, 0)}).says(2, (0, 1, 0))
    (news,) = t.told("robbed")
    assert [news.heard_by(who)["id"] for who in (1, 2)] == ["junta-news-robbed-secret"] * 2
    assert [news.heard_by(who)["args"]["sum"] for who in (1, 2)] == [2, 2]
    for who in (0, 3, 4, None):
        assert (news.heard_by(who)["id"], "sum" in news.heard_by(who)["args"]) == ("junta-news-robbed", False)
    assert t.told("cash-lost") == []
    t = resolve(Attempt(1, 28, 2, ""), cash={2: (2, 1, 0)}, dead=(1,)).says(2, (0, 1, 0))
    assert (t.g.cash[1], t.g.under, [one.args["sum"] for one in t.told("cash-lost")]) == ((0, 0, 0), (0, 1, 0), [2])


def test_j10_3_a_dead_president_is_replaced_after_the_last_attempt():
    """J10.3, J4.0."""
    t = resolve(Attempt(1, 0, 0, "home"), Attempt(2, 25, 3, "home"))
    assert (t.g.president, t.g.last_president) == (-1, 0)
    assert t.asked() == [1]


def test_j2_3_everybody_dead_everybody_loses():
    """J2.3, J17.7."""
    t = resolve(
        Attempt(1, 0, 0, "home"),
        Attempt(0, 25, 1, "home"),
        Attempt(1, 25, 2, "club"),
        Attempt(1, 22, 3, "bank"),
        Attempt(1, 24, 4, "mistress"),
    )
    assert t.result == "dead"
