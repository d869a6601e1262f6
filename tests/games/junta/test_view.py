"""What the view says of the map: where units stand outside a coup, and who would win if a coup ended now."""

from __future__ import annotations

from tests.games.junta.moment import coup_table, table

from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.coup import Coup


def troops(view: object) -> dict[tuple[str, str, int], int]:
    return {(one.area, one.kind, one.commander): one.count for one in view.units}  # type: ignore[attr-defined]


def test_j3_2_units_stand_at_their_start_before_a_coup():
    """J3.2, J13.0: everybody knows where the next coup would find them."""
    t = table(5, phase=5)
    assert troops(GAME.view(t.g, 3)) == {
        ("PAL", "palace_guard", 0): 4,
        ("P1", "police", 1): 1,
        ("P2", "police", 1): 1,
        ("P3", "police", 1): 1,
        ("P4", "police", 1): 1,
        ("B1", "brigade1", 2): 6,
        ("B2", "brigade2", 3): 6,
        ("B3", "brigade3", 4): 6,
    }
    assert GAME.view(t.g, 3).verdict is None


def test_j13_0_forced_budget_and_brigades_away_are_seen_on_the_map():
    t = table(5, phase=7, dead=(3,))
    t.g.forced, t.g.away = True, (2,)
    assert troops(GAME.view(t.g, None)) == {
        ("PAL", "palace_guard", 0): 4,
        ("CHA", "police", 1): 4,
        ("B2", "brigade2", -2): 6,
        ("B3", "brigade3", 4): 6,
    }


def test_j14_2_the_view_says_who_would_win_now_and_who_could_turn_it():
    """J14.2: as at the end of the battle in the book; the Minister decides."""
    units = {
        ("CHA", "brigade2", -1): 2,
        ("RAD", "paratroopers", 3): 2,
        ("STA", "brigade1", 1): 6,
        ("PAL", "police", -1): 2,
        ("BNK", "palace_guard", -1): 1,
    }
    t = coup_table(leader=3, phase=6, units=units)
    seen = GAME.view(t.g, 4).verdict
    assert seen is not None
    assert [(one.area, one.holder, one.there) for one in seen.centres] == [
        ("PAL", "president", (1,)),
        ("CHA", "rebels", (3,)),
        ("RAD", "rebels", (3,)),
        ("BNK", "president", (0,)),
        ("STA", "president", (1,)),
    ]
    assert (seen.winner, seen.deciders) == ("president", (1,))
    t.runs(Coup(None), "declare_first").says(3, "rebels").says(4, "president").says(1, "rebels")
    after = GAME.view(t.g, None).verdict
    assert after is not None
    assert (after.winner, after.deciders) == ("rebels", ())


def test_j14_2_an_area_shared_with_a_loyal_or_a_frozen_unit_is_the_presidents():
    t = coup_table(leader=2, units={("CHA", "brigade1", -1): 3, ("CHA", "brigade3", -1): 1}, exile={4: "E1"})
    seen = GAME.view(t.g, 2).verdict
    assert seen is not None
    assert [(one.holder, one.there) for one in seen.centres if one.area == "CHA"] == [("president", (-2, 2))]
