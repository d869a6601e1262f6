"""Data sets: a row holds what the seat saw and nothing else, and the truth has a column of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camarilla.arena.run import NoEnd
from camarilla.bots import QuickDice, Seated
from camarilla.catalogue import GAMES, game_of
from camarilla.cli import main
from camarilla.core.game import Setup
from camarilla.core.words import Plain
from camarilla.lab.dataset import COLUMNS, Wish, recorded, row_of, write
from camarilla.match.match import load_position, redeal


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_another_world_of_the_same_seat_makes_the_same_row(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every few decisions of a game what the seat cannot know is dealt anew."""
    compared = 0
    asked = Seated.answer

    def looked(self: Seated, position, seat, question):
        nonlocal compared
        if compared < 25 and QuickDice(f"{game_id} {compared} {seat}").below(3) == 0:
            world = redeal(self.game, position, seat, QuickDice(compared))
            again = row_of(self.game, world, seat, world.asked().get(seat, question))
            assert again == row_of(self.game, position, seat, question)
        compared += 1
        return asked(self, position, seat, question)

    monkeypatch.setattr(Seated, "answer", looked)
    rows = recorded(Wish(game_id, 4, 1, ("random",) * 4), 0, 1)
    assert compared >= 10
    assert len(rows) >= compared
    assert list(rows[0]) == list(COLUMNS)


def test_rows_can_be_read_again_and_the_truth_is_a_position() -> None:
    wish = Wish("viva", 3, 1, ("random", "steady", "random"))
    rows = recorded(wish, 0, 1)
    game = game_of("viva")
    for row in rows[::15]:
        question, seat = json.loads(row["question"]), row["seat"]
        assert row["bot"] == wish.bots[seat]
        assert row["options"] == [option["key"] for option in question["options"]]
        position = load_position(game, Setup("viva", 3, {}), json.loads(row["truth"]))
        assert row["saw"] == row_of(game, position, seat, position.asked()[seat])["saw"]
        position.answer(seat, position.asked()[seat].read(json.loads(row["answer"])))
    assert {row["outcome"] for row in rows} == {rows[0]["outcome"]}
    winners = json.loads(rows[0]["outcome"])["winners"]
    assert all(row["reward"] == (1 / len(winners) if row["seat"] in winners else 0.0) for row in rows)


def test_the_command_writes_lines_and_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "am.jsonl"
    wish = ["dataset", "anti_monopoly", "--games", "6", "--bots", "random", "--no-truth", "--lang", "en"]
    assert main([*wish, "--out", str(out)]) == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["number"] for row in rows] == sorted(row["number"] for row in rows)
    assert {row["number"] for row in rows} == set(range(6))
    assert "truth" not in rows[0]
    card = out.with_suffix(".md").read_text()
    assert f"{len(rows)} decisions in 6 games" in card
    assert "camarilla dataset anti_monopoly --players 4 --games 6 --bots random,random,random,random --seed 0" in card
    assert "`truth`" not in card
    assert main(["dataset", "viva", "--out", str(tmp_path / "x.csv"), "--lang", "en"]) == 2
    assert "must end in .jsonl or .parquet" in capsys.readouterr().err
    assert main(["dataset", "viva", "--out", str(tmp_path / "nowhere" / "x.jsonl"), "--lang", "en"]) == 2
    assert "There is no folder" in capsys.readouterr().err


def test_a_set_that_breaks_off_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(wish: Wish, first: int, last: int) -> list[dict[str, Plain]]:
        if first:
            raise NoEnd(wish.game)
        return recorded(wish, first, last)

    monkeypatch.setattr("camarilla.lab.dataset.recorded", broken)
    out = tmp_path / "am.jsonl"
    out.write_text("the one before\n")
    with pytest.raises(NoEnd):
        write(Wish("anti_monopoly", 3, 7, ("random",) * 3), out)
    assert [file.name for file in tmp_path.iterdir()] == ["am.jsonl"]
    assert out.read_text() == "the one before\n"


@pytest.mark.lab
def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    wish = Wish("anti_monopoly", 3, 7, ("random",) * 3)
    write(wish, tmp_path / "am.parquet")
    assert parquet.read_table(tmp_path / "am.parquet").to_pylist() == recorded(wish, 0, 7)
