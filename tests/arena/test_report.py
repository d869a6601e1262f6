"""The report of the bots: a row per table, with the interval."""

from __future__ import annotations

from collections import Counter

from camarilla.arena.report import plans, report, row, variants
from camarilla.arena.simulate import Plan, Totals
from camarilla.catalogue import game_of


def test_every_number_of_players_and_every_mode_has_its_rows() -> None:
    game = game_of("viva")
    assert list(variants(game)) == [{}, {"mode": "expert"}]
    planned = [(plan.players, plan.switches, plan.bots, plan.rotate) for plan in plans(game, 500)]
    assert len(planned) == 12
    assert planned[4] == (4, {}, ("steady", "random", "random", "random"), True)
    assert planned[5] == (4, {}, ("steady",) * 4, False)


def test_a_row() -> None:
    plan = Plan("viva", 4, 10, ("steady", "random", "random", "random"), {"mode": "expert"})
    totals = Totals(10, 400, 55, [3, 2, 2, 4], Counter(victory=9, shared=1), 0, Counter(steady=8, random=3))
    assert row(plan, totals) == (
        "| 4 | mode expert | 1 steady, 3 random | 10 | 8 | 80.0 % | 49.0 to 94.3 % | 3 2 2 4 | 5.5 |"
    )


def test_the_report_tells_how_to_make_it_again() -> None:
    lines = list(report(game_of("viva"), 2, 1))
    assert "    python -m camarilla.arena.report viva --games 2" in lines
    assert sum(line.startswith("| ") for line in lines) == 13
    assert lines[-1] == "Answers that a bot could not give, so that the default stood in: 0."
