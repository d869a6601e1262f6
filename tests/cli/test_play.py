"""A person plays in the terminal: a whole game by typing, saved, resumed, recorded, told again, verified."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.cli.support import camarilla

PLAY = ("play", "viva", "--players", "3", "--seed", "siesta", "--log", "match.jsonl")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the log of a whole game that a deputy played."""
    folder = tmp_path_factory.mktemp("played")
    said = camarilla(*PLAY, typed="d\n" * 400, folder=folder)
    assert said.code == 0, said.err
    assert "The log is in match.jsonl." in said.out
    return folder


def test_a_whole_game_is_recorded_and_holds(folder: Path) -> None:
    said = camarilla("verify", "match.jsonl", folder=folder)
    assert said.code == 0
    assert said.out.startswith("match.jsonl is true from end to end.")
    assert "Victory: " in said.out or "Shared victory: " in said.out


def test_the_same_seed_and_the_same_answers_give_the_same_log(folder: Path, tmp_path: Path) -> None:
    camarilla(*PLAY, typed="d\n" * 400, folder=tmp_path)
    assert (tmp_path / "match.jsonl").read_bytes() == (folder / "match.jsonl").read_bytes()


def test_a_match_that_was_left_goes_on_to_the_same_end(folder: Path, tmp_path: Path) -> None:
    left = camarilla(*PLAY, typed="d\n" * 12 + "q\n", folder=tmp_path)
    assert left.code == 0
    assert "camarilla play --resume match.save" in left.out
    assert not (tmp_path / "match.jsonl").exists()
    again = camarilla("play", "--resume", "match.save", typed="d\nd\nd\n", folder=tmp_path)  # the input ends: saved
    assert "camarilla play --resume match.save" in again.out
    said = camarilla("play", "--resume", "match.save", typed="d\n" * 400, folder=tmp_path)
    assert said.code == 0
    assert (tmp_path / "match.jsonl").read_bytes() == (folder / "match.jsonl").read_bytes()


def test_a_save_that_was_changed_is_refused(tmp_path: Path) -> None:
    camarilla(*PLAY, typed="q\n", folder=tmp_path)
    save = tmp_path / "match.save"
    changed = save.read_text().replace('"seed":"', '"seed":"00')
    save.write_text(changed)
    said = camarilla("play", "--resume", "match.save", folder=tmp_path)
    assert said.code == 2
    assert "match.save is not a match that was saved here" in said.err


def test_the_log_is_told_again_in_full_and_as_one_seat_heard_it(folder: Path) -> None:
    whole = camarilla("replay", "match.jsonl", folder=folder)
    mine = camarilla("replay", "match.jsonl", "--seat", "0", folder=folder)
    assert (whole.code, mine.code) == (0, 0)
    second_draw = "Doña Perpetua draws 2 cards."
    assert second_draw in mine.out or "Doña Perpetua draws 5 cards." in mine.out
    assert second_draw not in whole.out
    assert camarilla("replay", "match.jsonl", "--until", "20", folder=folder).out.count("\n") < whole.out.count("\n")
    german = camarilla("replay", "match.jsonl", "--lang", "de", folder=folder).out
    assert "Runde 1. " in german
    assert "viva-news" not in german + whole.out


def test_a_seat_that_does_not_exist_is_refused(folder: Path) -> None:
    said = camarilla("replay", "match.jsonl", "--seat", "3", folder=folder)
    assert said.code == 2
    assert "There is no seat 3: seats are counted from 0 to 2." in said.err


def test_any_single_changed_bit_fails_the_verification(folder: Path, tmp_path: Path) -> None:
    """Through the command for a few, through the function for hundreds."""
    from camarilla.core.illegal import Refused
    from camarilla.match.log import read_log, verify
    from camarilla.terminal.logs import game_of_log

    true = (folder / "match.jsonl").read_bytes()
    dice = random.Random("bits")
    flips = [(dice.randrange(len(true)), dice.randrange(8)) for _ in range(600)]
    flips += [(place, bit) for place in (0, 1, len(true) - 2, len(true) - 1) for bit in range(8)]
    for number, (place, bit) in enumerate(flips):
        changed = bytearray(true)
        changed[place] ^= 1 << bit
        if number < 12:
            (tmp_path / "changed.jsonl").write_bytes(changed)
            said = camarilla("verify", "changed.jsonl", folder=tmp_path)
            assert said.code == 1, (place, bit)
            assert said.out.startswith("changed.jsonl does not hold: ")
            continue
        try:
            log = read_log(changed.decode("utf-8"))
            verify(game_of_log(log), log)
        except (Refused, UnicodeDecodeError):
            continue
        pytest.fail(f"bit {bit} of byte {place} was changed and nobody noticed")


def test_a_log_that_was_forged_with_a_new_chain_still_fails(folder: Path, tmp_path: Path) -> None:
    """Whoever makes the chain anew still cannot make the dice fit."""
    from camarilla.core.questions import CHANCE
    from camarilla.match.log import read_log, written_log

    log = read_log((folder / "match.jsonl").read_text("utf-8"))
    rolls = [entry for entry in log.entries if entry.seat == CHANCE and entry.ask == "core-roll"]
    rolls[-1].answer = [7 - face for face in rolls[-1].answer]
    (tmp_path / "forged.jsonl").write_text(written_log(log.opening, log.entries, log.end, log.seed), "utf-8")
    said = camarilla("verify", "forged.jsonl", folder=tmp_path)
    assert said.code == 1
    assert "these are not the dice or cards" in said.out.replace("\n  ", " ")


def test_a_log_without_its_end_is_not_verified(folder: Path, tmp_path: Path) -> None:
    lines = (folder / "match.jsonl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines[:-1]), "utf-8")
    said = camarilla("verify", "cut.jsonl", folder=tmp_path)
    assert said.code == 1
    assert "its dice are still sealed" in said.out


def test_help_rules_view_log_and_reasons_at_the_table(tmp_path: Path) -> None:
    typed = "h\n?\nv\nl\n\n9\nGUN\npink\n4\nq\n"
    said = camarilla("play", "viva", "--players", "3", "--seed", "1", "--name", "Ana", typed=typed, folder=tmp_path)
    assert said.code == 0
    out = said.out.replace("\n  ", " ")
    assert "Ana (you)" in out
    assert "b takes back the last step." in out
    assert "V1.2 [certain;" in out
    assert "Militias: 1. Cards in hand: 0. Promised cards: 0." in out
    assert out.count("Which estate do you move into? (V1.2)") == 2  # Enter repeats it
    assert "No: There is no option 9; they go up to 5." in out
    assert "(V1.2)" in out[out.index("> No: ", out.index("they go up to 5")) :]
    assert "Ana moves into estate 4, Red. (V1.2)" in out


def test_the_table_speaks_german(tmp_path: Path) -> None:
    said = camarilla(
        "play", "viva", "--players", "3", "--seed", "1", "--lang", "de", typed="v\n1\nq\n", folder=tmp_path
    )
    assert said.code == 0
    assert "Don Eusebio (du)" in said.out
    assert "Gespeichert. Weiter geht es mit: camarilla play --resume" in said.out
    for untold in ("viva-", "cli-", "core-"):
        assert untold not in said.out.replace("camarilla-viva-", "")
