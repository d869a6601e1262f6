"""The log of a match as a file: JSON Lines, each line chained to the one before by its hash.

First the opening (game, rules, switches, commitment, nonces), then one line per answer, then the end with outcome and
seed. ``verify`` recomputes everything: the chain, every draw, every answer against the rules, the outcome.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from camarilla.core.game import Game, Setup
from camarilla.core.illegal import BadInput, Refused
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.core.questions import CHANCE
from camarilla.core.words import Plain
from camarilla.match.fair import FairChance, commitment
from camarilla.match.match import Entry, Match
from camarilla.match.takeback import TAKE_BACK

LOG_SCHEMA = 1
NO_HASH = "0" * 64


def canonical(value: Plain) -> str:
    """The one way a value is written in a log."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def chained(line: dict[str, Plain], before: str) -> str:
    """The hash that ties a line to the one before it."""
    return hashlib.sha256(f"{before}\n{canonical(line)}".encode()).hexdigest()


@dataclass
class Opening:
    """What is fixed before the first draw."""

    setup: Setup
    rules: str
    seats: list[Plain]  # names and kinds, as the table wrote them
    commitment: str
    nonces: list[str]


def opening_line(opening: Opening) -> dict[str, Plain]:
    return {"camarilla": LOG_SCHEMA, **plain(opening)}


def entry_line(number: int, entry: Entry) -> dict[str, Plain]:
    line = {"n": number, "seat": entry.seat, "ask": entry.ask, "rule": entry.rule, "answer": entry.answer}
    return {**line, "interjection": True} if entry.interjection else line


def written_log(opening: Opening, entries: Sequence[Entry], end: Plain, seed: bytes | None) -> str:
    """The whole log as text. Without a seed the match is still running and its dice stay sealed."""
    lines: list[dict[str, Plain]] = [opening_line(opening)]
    lines += [entry_line(number, entry) for number, entry in enumerate(entries)]
    if seed is not None:
        lines.append({"end": end, "seed": seed.hex()})
    before, written = NO_HASH, []
    for line in lines:
        before = chained(line, before)
        written.append(canonical({**line, "hash": before}))
    return "\n".join(written) + "\n"


@dataclass
class Log:
    """A log that was read: well formed and unbroken, but its moves not yet checked."""

    opening: Opening
    entries: list[Entry]
    end: Plain
    seed: bytes | None
    head: str


def read_log(text: str) -> Log:
    """Reads a log; refuses one that is malformed or whose chain is broken, naming the line."""
    lines = list(_unchained(text))
    if not lines or lines[0].get("camarilla") != LOG_SCHEMA:
        raise BadInput("line 1", "core-log-not-a-log", known=LOG_SCHEMA)
    try:
        opening = _opening(lines[0])
        last = lines[-1] if "end" in lines[-1] else None
        answers = lines[1:-1] if last else lines[1:]
        entries = [_entry(number, line, opening.setup.players) for number, line in enumerate(answers)]
        seed = bytes.fromhex(last["seed"]) if last else None
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise BadInput("log", "core-log-malformed", what=str(wrong)) from wrong
    head: str = json.loads(text.splitlines()[-1])["hash"]
    return Log(opening, entries, last["end"] if last else None, seed, head)


def _unchained(text: str) -> Iterator[dict[str, Plain]]:
    if not text.endswith("\n"):
        raise BadInput("log", "core-log-cut-off")
    before = NO_HASH
    for number, written in enumerate(text[:-1].split("\n"), 1):
        try:
            line = json.loads(written)
        except ValueError as wrong:
            raise BadInput(f"line {number}", "core-log-malformed", what=str(wrong)) from wrong
        if not isinstance(line, dict) or canonical(line) != written:
            raise BadInput(f"line {number}", "core-log-not-canonical")
        said = line.pop("hash", None)
        before = chained(line, before)
        if said != before:
            raise BadInput(f"line {number}", "core-log-broken-chain")
        yield line


def _opening(line: dict[str, Plain]) -> Opening:
    setup = Setup(**line["setup"])
    texts = [setup.game, line["rules"], line["commitment"], *line["nonces"], *setup.switches, *setup.switches.values()]
    if type(setup.players) is not int or not all(isinstance(text, str) for text in texts):
        raise ValueError("the opening is not as it should be")
    return Opening(setup, line["rules"], line["seats"], line["commitment"], line["nonces"])


def _entry(number: int, line: dict[str, Plain], players: int) -> Entry:
    if line["n"] != number:
        raise ValueError(f"answer {number} is missing")
    if type(line["seat"]) is not int or not CHANCE <= line["seat"] < players:
        raise ValueError(f"answer {number} comes from nobody")
    return Entry(line["seat"], line["ask"], line["rule"], line["answer"], line.get("interjection", False))


@dataclass
class Replayed:
    """A match played again from its log: the referee, and the news by entry (the first list came before any answer)."""

    match: Match
    news: list[list[News]]


class Recorded:
    """Answers for chance what the log says it answered."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries

    def answer(self, question: Any, index: int) -> Any:
        if index >= len(self.entries) or self.entries[index].seat != CHANCE:
            raise BadInput(f"answer {index}", "core-log-chance-missing")
        answer = question.read(self.entries[index].answer)
        question.check(answer)
        return answer


def replay(game: Game, log: Log, upto: int | None = None) -> Replayed:
    """Plays a log again, with the recorded dice, as far as ``upto`` answers."""
    return play_again(game, log, Recorded(log.entries), upto)


def play_again(game: Game, log: Log, chance: Recorded, upto: int | None = None) -> Replayed:
    """The same, with somebody who looks at what chance is asked."""
    _same_rules(game, log)
    entries = log.entries if upto is None else log.entries[:upto]
    match, news = Match.begin(game, log.opening.setup, chance)
    told = [news]
    while len(match.entries) < len(entries):
        index = len(match.entries)
        told.append(_replay_entry(match, log.entries[index], index))
    return Replayed(match, told)


def _replay_entry(match: Match, entry: Entry, index: int) -> list[News]:
    try:
        if entry.ask == TAKE_BACK:
            match.take_back(entry.seat)
            return []
        question = match.interjection(entry.seat) if entry.interjection else match.position.question(entry.seat)
        if question is None or (question.key, question.rule) != (entry.ask, entry.rule):
            raise BadInput(f"answer {index}", "core-log-other-question", ask=entry.ask)
        answer = question.read(entry.answer)
        return match.interject(entry.seat, answer) if entry.interjection else match.answer(entry.seat, answer)
    except BadInput:
        raise
    except Refused as refused:
        raise BadInput(f"answer {index}", "core-log-illegal", why=str(refused)) from refused


def verify(game: Game, log: Log) -> Match:
    """Checks a finished log from end to end: commitment, every draw, every answer, the outcome."""
    if log.seed is None:
        raise BadInput("log", "core-log-unfinished")
    if commitment(log.seed) != log.opening.commitment:
        raise BadInput("seed", "core-log-wrong-seed")
    match = _played_with_fair_dice(game, log)
    if plain(match.outcome) != log.end:
        raise BadInput("end", "core-log-wrong-outcome")
    return match


def _played_with_fair_dice(game: Game, log: Log) -> Match:
    """Plays the answers again with the dice that seed and nonces decide; any other draw is found here."""
    assert log.seed is not None
    _same_rules(game, log)
    match, _ = Match.begin(game, log.opening.setup, FairChance(log.seed, log.opening.nonces))
    compared = 0
    while True:
        while compared < len(match.entries):
            if compared >= len(log.entries) or match.entries[compared] != log.entries[compared]:
                raise BadInput(f"answer {compared}", "core-log-wrong-draw")
            compared += 1
        if compared == len(log.entries):
            return match
        _replay_entry(match, log.entries[compared], compared)


def _same_rules(game: Game, log: Log) -> None:
    if log.opening.rules != f"{game.id}/{game.version}":
        raise BadInput("rules", "core-other-rules", got=log.opening.rules, known=f"{game.id}/{game.version}")
