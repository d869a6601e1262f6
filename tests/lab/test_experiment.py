"""Experiments: paired games, effects with their intervals, a rule that stops early, a report that can be made again."""

from __future__ import annotations

import os
import pickle
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path

import pytest

from camarilla.arena.engines import same_processes, spread
from camarilla.arena.run import NoEnd
from camarilla.catalogue import game_of
from camarilla.cli import main
from camarilla.core.illegal import BadInput
from camarilla.core.playout import ENDLESS
from camarilla.lab.experiment.effects import Effect, effects
from camarilla.lab.experiment.figures import shares, ticks
from camarilla.lab.experiment.games import Row, measures_of, play_cell, played
from camarilla.lab.experiment.plan import Cell, Experiment, read_plan, stopping, varied
from camarilla.lab.experiment.report import Report, page
from camarilla.lab.experiment.run import Result, run, run_each
from camarilla.lab.experiment.whatif import every_switch

BOMB = {"bombRule": ("once", "one")}


def small(games: int = 30, **more: object) -> Experiment:
    settings: dict[str, object] = {"players": 4, "bots": "steady", **more}
    return Experiment("anti_monopoly", BOMB, games, "test", **settings)  # type: ignore[arg-type]


def row(number: int, rounds: int, winners: tuple[int, ...] = (0,), coups: int = 0) -> Row:
    events = {"coups": coups, "deaths": 0}
    return Row(number, f"s/{number}", "stack_empty", winners, (4, 8), rounds, 10 * rounds, 0, events, ())


def test_effects_are_differences_game_by_game() -> None:
    plan = Experiment("junta", {"short_game": ("off", "on")}, 4, "s", 2, "random")
    usual = [row(at, rounds) for at, rounds in enumerate((10, 12, 8, 10))]
    other = [row(at, rounds, (1,)) for at, rounds in enumerate((12, 15, 10, 13))]
    found = {one.measure: one for one in effects(plan, plan.cells(), [usual, other])}
    assert list(found) == ["first_seat", "rounds", "decisions", "score", "coups", "deaths"]
    rounds = found["rounds"]  # the differences are 2, 3, 2, 3: mean 2.5, standard deviation 1/sqrt(3)
    assert (rounds.base, rounds.mean, rounds.pairs) == (10.0, 2.5, 4)
    assert rounds.half == pytest.approx(1.959964 / sqrt(3) / 2, rel=1e-5)
    assert rounds.clear
    assert found["first_seat"].mean == -100.0
    assert (found["coups"].mean, found["coups"].half, found["coups"].clear) == (0.0, 0.0, False)


def test_a_factor_counts_whatever_the_other_factors_are() -> None:
    plan = Experiment("junta", {"short_game": ("off", "on"), "players": ("4", "5")}, 2, "s", 4, "random")
    rows = [[row(0, base), row(1, base + 1)] for base in (10, 20, 13, 23)]
    found = {(one.factor, one.measure): one for one in effects(plan, plan.cells(), rows)}
    assert (found["short_game", "rounds"].mean, found["short_game", "rounds"].pairs) == (3.0, 4)
    assert (found["players", "rounds"].mean, found["players", "rounds"].base) == (10.0, 12.0)


def test_the_same_game_whoever_plays_it_and_other_rules_meet_the_same_dice() -> None:
    plan = small()
    usual, other = plan.cells()
    assert played(usual, "test", 7) == played(usual, "test", 7)
    assert played(usual, "test", 7).seed == played(other, "test", 7).seed == "test/7"


def test_measures_of_a_game() -> None:
    one = row(0, 7, (0, 1), 3)
    assert [one.measure(name) for name in measures_of("junta")] == [50.0, 7.0, 70.0, 6.0, 3.0, 0.0]


def test_news_are_counted() -> None:
    found = played(Cell("junta", 3, ("random",) * 3, {}), "news", 1)
    assert found.events["coups"] >= len(found.in_rounds) > 0
    assert all(1 <= at <= found.rounds for at in found.in_rounds)


class Balanced(HTMLParser):
    """Whether every element is closed where it must be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_report_needs_nothing_beside_itself_and_says_how_it_was_made(language: str) -> None:
    text = page(run(small(10, bots="random")), language, "camarilla lab …")
    reader = Balanced()
    reader.feed(text)
    assert reader.open == []
    assert text.count("<svg") == 5
    assert "src=" not in text
    assert "url(http" not in text
    assert "camarilla lab …" in text
    assert "anti_monopoly/" in text
    assert "test/9" in text
    assert "lab-" not in text.partition("</style>")[2].replace("camarilla lab", "")


def test_an_effect_is_told_with_both_means_and_no_minus_before_a_zero() -> None:
    report = Report(run(small(2, bots="random")), "en", "")
    effect = Effect("bombRule", "one", "once", "rounds", 6.04, -0.04, 0.1, False, 2)
    assert report.change(effect) == ("6.0 → 6.0", "0.0 ± 0.1")
    effect = Effect("bombRule", "one", "once", "rounds", 6.0, -1.5, 0.5, True, 2)
    assert report.change(effect) == ("6.0 → 4.5", "−1.5 ± 0.5")
    heads = [line for line in report.effect_lines() if not line.startswith("  ")]
    assert len(heads) == 1
    assert heads[0].endswith(":")


def test_a_verdict_speaks_of_every_factor() -> None:
    """What is clear of the second factor is said, too: "nothing differs" stood above its stars."""
    plan = Experiment("junta", {"short_game": ("off", "on"), "players": ("4", "5")}, 8, "s", 4, "random")
    same = [row(at, 10 + at % 2) for at in range(8)]
    longer = [row(at, 20 + at % 3) for at in range(8)]
    told = Report(Result(plan, plan.cells(), [same, longer, same, longer], False), "en", "").verdict_text()
    assert told.startswith("5 players: longer games")
    assert "more decisions" in told


def test_where_nothing_is_clear_the_verdict_says_how_much_there_could_be() -> None:
    """The end of the interval that lies farther from nothing: 0.5 ± 0.6 rounds could be 1.1, whatever the sign."""
    plan = Experiment("junta", {"short_game": ("off", "on")}, 4, "s", 4, "random")
    usual, other = [row(at, 10) for at in range(4)], [row(at, 10 - (at == 0) - (at == 1)) for at in range(4)]
    report = Report(Result(plan, plan.cells(), [usual, other], False), "en", "")
    length = next(one for one in report.effects if one.measure == "rounds")
    assert (length.clear, length.mean) == (False, -0.5)
    told = report.verdict_text()
    alike = Report(Result(plan, plan.cells(), [usual, usual], False), "en", "").verdict_text()
    assert alike.startswith("All 4 pairs of games went exactly alike")
    assert told.startswith("In 4 pairs of games nothing differs clearly: ")
    assert f"{length.half + 0.5:.1f} rounds at most" in told


def test_the_rule_stops_by_width_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.lab.experiment.run.BATCH", 10)
    wide = run(small(40, bots="random", stop=stopping("anti_monopoly", "rounds=50")))
    assert (wide.games, wide.stopped) == (10, True)
    assert [len(rows) for rows in wide.rows] == [10, 10]
    never = run(small(11, bots="random", stop=stopping("anti_monopoly", "rounds=0.001")))
    assert (never.games, never.stopped) == (11, False)


def test_a_plan_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(
        'game = "junta"\ngames = 50\nseed = "x"\nplayers = 5\nbots = "random+steady"\n'
        '[factors]\nplayers = [4, 5]\ninfluence_use = ["once_per_vote", "every_ballot_round"]\n'
        '[stop]\nmeasure = "coups"\nwithin = 0.5\n'
    )
    plan = read_plan(file)
    assert [(cell.players, cell.switches["influence_use"]) for cell in plan.cells()] == [
        (4, "once_per_vote"),
        (4, "every_ballot_round"),
        (5, "once_per_vote"),
        (5, "every_ballot_round"),
    ]
    assert plan.cells()[2].bots == ("random", "steady", "random", "steady", "random")
    for wrong, message in {
        "game = 'junta'\nnonsense = 1\n[factors]\nplayers = [4, 5]": "lab-unknown-entry",
        "game = 'junta'\ngames = 0\n[factors]\nplayers = [4, 5]": "lab-not-a-whole-number",
        "game = 'junta'": "lab-not-a-table",
        "game = 7\n[factors]\nplayers = [4, 5]": "lab-not-a-text",
        "game = ": "lab-not-toml",
        "game = 'junta'\n[factors]\nplayers = [4]": "lab-not-a-factor",
        "game = 'junta'\nstop = 1\n[factors]\nplayers = [4, 5]": "lab-not-a-table",
        "game = 'junta'\n[factors]\nplayers = [4, 5]\n[stop]\nmeasure = 'coups'": "lab-not-a-stop",
    }.items():
        file.write_text(wrong)
        with pytest.raises(BadInput) as refused:
            read_plan(file)
        assert refused.value.words.id == message


def test_what_cannot_be_tried_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadInput):
        Experiment("junta", varied(["influence_use=once_per_vote,nonsense"]), 1, "s", 5, "random").cells()
    with pytest.raises(BadInput):
        Experiment("junta", varied(["players=4,9"]), 1, "s", 5, "random").cells()
    with pytest.raises(BadInput):
        Experiment("junta", varied(["bots=steady,nobody"]), 1, "s", 5, "random").cells()
    for wrong in ("players", "players=4", "players=4,4", "=4,5"):
        with pytest.raises(BadInput):
            varied([wrong])
    for wrong in ("rounds", "rounds=0", "rounds=nan", "rounds=inf", "nonsense=1"):
        with pytest.raises(BadInput):
            stopping("junta", wrong)


def test_shares_and_ticks() -> None:
    two = [row(0, 1, (0,)), row(1, 1, (0, 1)), row(2, 1, (1,)), row(3, 1, ())]
    assert [round(one[0], 1) for one in shares(two, 2)] == [37.5, 37.5]
    assert ticks(0, 10) == [0, 2, 4, 6, 8, 10]
    assert ticks(0, 100, 4) == [0, 25, 50, 75, 100]
    assert ticks(3, 3) == [3.0, 3.2, 3.4, 3.6, 3.8, 4.0]


def test_the_command_writes_the_same_report_with_one_job_and_with_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = []
    for jobs in ("1", "2"):
        wish = ["lab", "anti_monopoly", "--vary", "bombRule=once,one", "--games", "6", "--seed", "a b", "--lang", "en"]
        assert main([*wish, "--jobs", jobs, "--out", str(tmp_path / jobs)]) == 0
        made.append((tmp_path / jobs / "report.html").read_bytes())
    assert made[0] == made[1]
    text = made[0].decode()
    assert "camarilla lab anti_monopoly --players 4 --games 6 \\\n  --vary bombRule=once,one \\\n" in text
    assert "--bots steady --seed &#x27;a b&#x27;" in text
    assert len(list((tmp_path / "1").glob("games.*"))) == 1
    assert "Report:" in capsys.readouterr().out
    assert main(["lab", "viva", "--lang", "en"]) == 2
    assert "nothing to compare: --vary names" in capsys.readouterr().err
    assert main(["lab", "plan.toml", "--games", "5"]) == 2
    capsys.readouterr()
    assert main([*wish, "--out", str(tmp_path / "1" / "report.html")]) == 2
    assert capsys.readouterr().err.startswith("camarilla: --out wants a folder; ")


def test_what_several_plans_compare_with_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same results as one by one; the usual rules are the same cell, whichever switch is looked at."""
    plans = list(every_switch(game_of("anti_monopoly"), 3, "test", "random", ("bombRule", "redMover")))
    assert [dict(one.factors) for one in plans] == [
        {"bombRule": ("once", "one")},
        {"bombRule": ("once", "none")},
        {"redMover": ("asked", "leader")},
    ]
    alone = [run(plan).rows for plan in plans]
    cells: list[Cell] = []

    def watched(cell: Cell, seed: str, first: int, last: int) -> list[Row]:
        cells.append(cell)
        return play_cell(cell, seed, first, last)

    monkeypatch.setattr("camarilla.lab.experiment.run.play_cell", watched)
    assert [result and result.rows for _, result in run_each(plans)] == alone
    assert [cell.values for cell in cells] == [
        {"bombRule": "once"},
        {"bombRule": "one"},
        {"bombRule": "none"},
        {"redMover": "leader"},
    ]


def test_a_plan_whose_games_have_no_end_is_told_and_the_others_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def played_by(cell: Cell, seed: str, first: int, last: int) -> list[Row]:
        if cell.values["bombRule"] == "one":
            raise NoEnd("anti_monopoly")
        return [row(number, 3) for number in range(first, last)]

    monkeypatch.setattr("camarilla.lab.experiment.run.play_cell", played_by)
    plans = every_switch(game_of("anti_monopoly"), 2, "test", "random", ("bombRule",))
    found = [(plan.factors["bombRule"][1], result and result.games) for plan, result in run_each(plans)]
    assert found == [("one", None), ("none", 2)]


def test_a_game_without_end_is_told_whichever_process_played_it() -> None:
    endless = pickle.loads(pickle.dumps(NoEnd("junta")))  # noqa: S301
    assert endless.words.id == "lab-no-end"
    assert endless.words.args == {"game": "junta", "answers": ENDLESS}


def test_many_small_runs_share_their_processes() -> None:
    with same_processes(2):
        played_by = {who for _ in range(3) for who in spread(os.getpid, [()] * 4, 2)}
    assert 1 <= len(played_by) <= 2
    assert os.getpid() not in played_by
