"""The log of a match: played again it tells the same, and any change to it is found."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import pytest
from tests.conformance.cases import CASES, Case
from tests.conformance.walk import Coin, answer_something, told

from camarilla.core.illegal import Refused
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.match.fair import FairChance, commitment
from camarilla.match.log import NO_HASH, Opening, canonical, chained, read_log, replay, verify, written_log
from camarilla.match.match import Match

FLIPS = 12


@dataclass
class Logged:
    case: Case
    text: str
    news: list[list[News]]
    outcome: Any


def logged(case: Case) -> Logged:
    """A random game with fair dice, written down."""
    coin = Coin(f"log {case}")
    seed = hashlib.sha256(str(case).encode()).digest()
    nonces = [f"nonce of {seat}" for seat in range(case.players)]
    match, news = Match.begin(case.game, case.setup, FairChance(seed, nonces))
    told_so_far = [news]
    while not match.over:
        told_so_far.append(answer_something(match, coin).news)
    seats = [{"name": f"player {seat}"} for seat in range(case.players)]
    opening = Opening(case.setup, f"{case.game.id}/{case.game.version}", seats, commitment(seed), nonces)
    return Logged(case, written_log(opening, match.entries, plain(match.outcome), seed), told_so_far, match.outcome)


@pytest.fixture(scope="module", params=[case for case in CASES if case.thorough], ids=str)
def log(request: pytest.FixtureRequest) -> Logged:
    with told(request.param):
        return logged(request.param)


def test_a_log_played_again_tells_the_same_news(log: Logged) -> None:
    again = replay(log.case.game, read_log(log.text))
    assert again.news == log.news
    assert again.match.outcome == log.outcome


def test_a_log_can_be_played_half(log: Logged) -> None:
    read = read_log(log.text)
    half = replay(log.case.game, read, upto=len(read.entries) // 2)
    assert half.news == log.news[: len(half.news)]
    assert not half.match.over


def test_a_true_log_is_verified(log: Logged) -> None:
    assert verify(log.case.game, read_log(log.text)).outcome == log.outcome


def test_a_changed_bit_is_found(log: Logged) -> None:
    coin = Coin(f"bits {log.case}")
    raw = log.text.encode()
    for _ in range(FLIPS):
        place, bit = coin.below(len(raw)), coin.below(7)
        changed = raw[:place] + bytes([raw[place] ^ (1 << bit)]) + raw[place + 1 :]
        with told(f"{log.case}, bit {bit} of byte {place}"), pytest.raises((Refused, UnicodeDecodeError)):
            verify(log.case.game, read_log(changed.decode()))


def test_a_log_forged_with_a_new_chain_is_found(log: Logged) -> None:
    """Another roll or draw, chained anew as a cheating referee would."""
    lines = [json.loads(line) for line in log.text.splitlines()]
    chance = [place for place, line in enumerate(lines) if line.get("seat") == -1 and line["answer"]]
    if not chance:
        return
    coin = Coin(f"forger {log.case}")
    for _ in range(4):
        place = coin.one_of(chance)
        forged = json.loads(json.dumps(lines))
        answer = forged[place]["answer"]
        answer[0] = answer[0] % 6 + 1 if isinstance(answer[0], int) else f"{answer[0]}?"
        with told(f"{log.case}, line {place + 1}"), pytest.raises(Refused):
            verify(log.case.game, read_log(rechained(forged)))


def test_another_outcome_is_found(log: Logged) -> None:
    lines = [json.loads(line) for line in log.text.splitlines()]
    lines[-1]["end"]["rounds"] += 1
    with pytest.raises(Refused):
        verify(log.case.game, read_log(rechained(lines)))


def test_a_log_without_its_end_is_refused(log: Logged) -> None:
    lines = log.text.splitlines()
    with pytest.raises(Refused):
        verify(log.case.game, read_log("\n".join(lines[:-1]) + "\n"))
    with pytest.raises(Refused):
        verify(log.case.game, read_log("\n".join([*lines[:-2], lines[-1]]) + "\n"))


def rechained(lines: list[dict[str, Any]]) -> str:
    before, written = NO_HASH, []
    for line in lines:
        line.pop("hash", None)
        before = chained(line, before)
        written.append(canonical({**line, "hash": before}))
    return "\n".join(written) + "\n"
