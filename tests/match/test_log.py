"""The log as a file: chained, readable, verifiable; whatever is wrong with it is named."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.toy import TOY

from camarilla.core.game import Setup
from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.match.fair import FairChance, commitment
from camarilla.match.log import NO_HASH, Opening, canonical, chained, read_log, replay, verify, written_log
from camarilla.match.match import Match

SEED = bytes(range(32))


def a_game(finished: bool = True) -> str:
    """A game of the toy with a gift in it, as a log."""
    nonces = ["a", "b"]
    match, _ = Match.begin(TOY, Setup("toy", 2, {}), FairChance(SEED, nonces))
    match.interject(1, True)
    while not match.over:
        seat, question = next(iter(match.asked().items()))
        match.answer(seat, question.sample(Ones()))
    opening = Opening(match.setup, "toy/1", [{"name": "Ada"}, {"name": "Bo"}], commitment(SEED), nonces)
    return written_log(opening, match.entries, plain(match.outcome), SEED if finished else None)


class Ones:
    def below(self, bound: int) -> int:
        return 1 % bound


def forged(change: Any) -> str:
    """The same log after a change to its lines, with a new and perfect chain."""
    lines = [json.loads(line) for line in a_game().splitlines()]
    change(lines)
    before, written = NO_HASH, []
    for line in lines:
        line.pop("hash", None)
        before = chained(line, before)
        written.append(canonical({**line, "hash": before}))
    return "\n".join(written) + "\n"


def fault(text: str) -> BadInput:
    with pytest.raises(BadInput) as refused:
        verify(TOY, read_log(text))
    return refused.value


def test_each_line_is_chained_to_the_one_before() -> None:
    """The vector was computed with another program (sha256sum)."""
    assert canonical({"b": [1, "ü"], "a": None}) == '{"a":null,"b":[1,"ü"]}'
    assert chained({"a": 1}, NO_HASH) == "f21735afd2cd6af4fc5804b0045cebfd545aef8396d29d030c39cb8880b45b7f"


def test_a_true_log_is_read_replayed_and_verified() -> None:
    log = read_log(a_game())
    assert log.opening.seats == [{"name": "Ada"}, {"name": "Bo"}]
    assert log.seed == SEED
    assert any(entry.interjection for entry in log.entries)
    assert verify(TOY, log).over
    again = replay(TOY, log)
    assert plain(again.match.outcome) == log.end
    assert again.news[1][0].id == "toy-news-gift"


def test_a_running_match_shows_no_seed_and_cannot_be_verified_yet() -> None:
    text = a_game(finished=False)
    assert SEED.hex() not in text
    assert read_log(text).seed is None
    assert fault(text).words.id == "core-log-unfinished"


def test_any_changed_bit_is_found() -> None:
    raw = a_game().encode()
    for place in range(0, len(raw), 7):
        for bit in (0, 4):
            changed = raw[:place] + bytes([raw[place] ^ (1 << bit)]) + raw[place + 1 :]
            try:
                text = changed.decode()
            except UnicodeDecodeError:
                continue
            with pytest.raises(BadInput):
                verify(TOY, read_log(text))


def test_a_broken_chain_names_its_line() -> None:
    lines = a_game().splitlines()
    lines[3] = lines[3].replace('"n":2', '"n":9')
    assert fault("\n".join(lines) + "\n").field == "line 4"


@pytest.mark.parametrize("text", ["", "\n", "no log\n", "{}\n", "[]\n", '{"camarilla":1}\n'])
def test_what_is_no_log_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_log(text)


def test_a_log_that_is_cut_off_is_refused() -> None:
    text = a_game()
    assert fault(text[:-1]).words.id == "core-log-cut-off"
    assert fault("\n".join(text.splitlines()[:-1]) + "\n").words.id == "core-log-unfinished"


def _another_draw(lines: list[Any]) -> None:
    lines[1]["answer"] = lines[1]["answer"][::-1] if len(set(lines[1]["answer"])) > 1 else ["ace", "king"]


def _another_seed(lines: list[Any]) -> None:
    lines[-1]["seed"] = bytes(32).hex()


def _another_nonce(lines: list[Any]) -> None:
    lines[0]["nonces"] = ["a", "another"]


def _another_commitment(lines: list[Any]) -> None:
    lines[0]["commitment"] = commitment(b"other")


def _another_end(lines: list[Any]) -> None:
    lines[-1]["end"]["winners"] = [0, 1, 2]


def _an_illegal_bid(lines: list[Any]) -> None:
    next(line for line in lines if line.get("ask") == "core-amount")["answer"] = 99


def _another_rule(lines: list[Any]) -> None:
    next(line for line in lines if line.get("ask") == "core-amount")["rule"] = "T9"


def _another_player(lines: list[Any]) -> None:
    next(line for line in lines if line.get("ask") == "core-amount")["seat"] = 1


def _a_missing_answer(lines: list[Any]) -> None:
    del lines[3]


def _an_answer_too_many(lines: list[Any]) -> None:
    lines.insert(-1, {**lines[-2], "n": lines[-2]["n"] + 1})


def _other_rules(lines: list[Any]) -> None:
    lines[0]["rules"] = "toy/2"


def _wrong_players(lines: list[Any]) -> None:
    lines[0]["setup"]["players"] = 7


def _an_unknown_field(lines: list[Any]) -> None:
    lines[0]["setup"]["colour"] = "red"


def _a_nonce_that_is_no_text(lines: list[Any]) -> None:
    lines[0]["nonces"] = [1, 2]


def _a_seat_that_is_no_number(lines: list[Any]) -> None:
    lines[2]["seat"] = "x"


def _a_seat_that_is_not_there(lines: list[Any]) -> None:
    lines[2]["seat"] = 2


def _switches_that_are_no_object(lines: list[Any]) -> None:
    lines[0]["setup"]["switches"] = [1]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (_another_draw, "answer 0"),
        (_another_seed, "seed"),
        (_another_nonce, None),
        (_another_commitment, "seed"),
        (_another_end, "end"),
        (_an_illegal_bid, "answer 2"),
        (_another_rule, "answer 2"),
        (_another_player, None),
        (_a_missing_answer, "log"),
        (_an_answer_too_many, None),
        (_other_rules, "rules"),
        (_wrong_players, "players"),
        (_an_unknown_field, "log"),
        (_a_nonce_that_is_no_text, "log"),
        (_a_seat_that_is_no_number, "log"),
        (_a_seat_that_is_not_there, "log"),
        (_switches_that_are_no_object, "log"),
    ],
    ids=lambda one: one.__name__.strip("_") if callable(one) else "",
)
def test_a_forged_log_is_found_even_with_a_perfect_chain(change: Any, field: str | None) -> None:
    found = fault(forged(change))
    assert field is None or found.field == field
