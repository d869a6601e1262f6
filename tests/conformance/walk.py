"""Random games, as random players and a fast generator make them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.conformance.cases import FEWER_MOMENTS, MOMENTS, Case

from camarilla.bots import Look, bot_named
from camarilla.bots.bot import Guarded
from camarilla.core.flow import AskAll, Position
from camarilla.core.news import News
from camarilla.core.questions import Question
from camarilla.match.fair import DiceChance
from camarilla.match.log import canonical
from camarilla.match.match import Match, save_position

LONGEST_GAME = 50_000  # answers of players
LONGEST_ANSWER = 500  # small steps


class Coin:
    """Seeded dice."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self.random.randrange(bound)

    def one_of(self, things: Any) -> Any:
        return things[self.below(len(things))]


@contextmanager
def told(where: object) -> Iterator[None]:
    """Whatever fails in here names the place it failed at."""
    try:
        yield
    except Exception as failure:
        failure.add_note(f"--- {where}")
        raise


@dataclass
class Told:
    """One answer of a random game: who, what as JSON, and the news it made."""

    seat: int
    written: Any
    interjection: bool
    news: list[News]


@dataclass(repr=False)
class Played:
    """A random game: the position before every answer, and how it ended."""

    case: Case
    match: Match
    opening: list[News] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    answers: list[Told] = field(default_factory=list)
    occasions: list[int] | None = None  # the moments to look at, where somebody has chosen them
    cuts: dict[str, list[int]] = field(default_factory=dict)  # those told in beats while a field could be dealt anew

    def __repr__(self) -> str:
        return f"Played({self.case}, {len(self.answers)} answers)"

    def moments(self) -> list[int]:
        """Some moments of the game, the last of them its end; a third of them in the middle of simultaneous answers."""
        if self.occasions is not None:
            return [*self.occasions, len(self.answers)]
        wanted = MOMENTS if self.case.thorough else FEWER_MOMENTS
        coin = Coin(f"moments {self.case}")
        places = list(range(len(self.answers)))
        sealed = [place for place in places if self.positions[place].stack[-1].sealed]
        if len(places) > wanted:
            some = coin.random.sample(sealed, min(len(sealed), wanted // 3))
            places = sorted({0, *some, *coin.random.sample(places, wanted - len(some) - 1)})
        return [*places, len(self.answers)]

    def at(self, moment: int) -> Match:
        """The match at this moment, free to play on with other dice."""
        position = (self.positions[moment] if moment < len(self.positions) else self.match.position).copy()
        return Match(self.case.game, self.case.setup, DiceChance(Coin(f"{self.case} {moment}")), position, [])


def play(case: Case) -> Played:
    """A whole random game."""
    coin = Coin(f"game {case}")
    match, news = Match.begin(case.game, case.setup, DiceChance(coin))
    played = Played(case, match, news)
    while not match.over:
        if len(played.answers) >= LONGEST_GAME:
            raise AssertionError(f"the game has not ended after {LONGEST_GAME} answers")
        played.positions.append(match.position.copy())
        played.answers.append(answer_something(match, coin))
    return played


def play_steadily(case: Case) -> Played:
    """A whole game of bots that know what they want, and speak up out of turn now and then."""
    coin = Coin(f"steady {case}")
    bots = [bot_named(case.game.id, "steady", f"{case} {seat}") for seat in range(case.players)]
    match, news = Match.begin(case.game, case.setup, DiceChance(coin))
    played = Played(case, match, news)
    while not match.over:
        if len(played.answers) >= LONGEST_GAME:
            raise AssertionError(f"the game has not ended after {LONGEST_GAME} answers")
        played.positions.append(match.position.copy())
        played.answers.append(_answer_steadily(match, bots, coin))
    return played


def _answer_steadily(match: Match, bots: list[Guarded], coin: Coin) -> Told:
    if coin.below(3) == 0:
        seat = coin.below(match.setup.players)
        aside = match.interjection(seat)
        answer = None if aside is None else bots[seat].interject(Look(match.game, match.position, seat), aside)
        if aside is not None and answer is not None:
            return Told(seat, aside.write(answer), True, match.interject(seat, answer))
    asked = match.asked()
    seat = coin.one_of(sorted(asked))
    answer = bots[seat].answer(Look(match.game, match.position, seat), asked[seat])
    return Told(seat, asked[seat].write(answer), False, match.answer(seat, answer))


def answer_something(match: Match, coin: Coin) -> Told:
    """One random answer of somebody who is asked, or now and then an interjection."""
    if coin.below(6) == 0:
        seat = coin.below(match.setup.players)
        aside = match.interjection(seat)
        if aside is not None:
            answer = some_answer(aside, coin)
            return Told(seat, aside.write(answer), True, match.interject(seat, answer))
    asked = match.asked()
    assert asked, "nobody is asked, and the game is not over"
    seat = coin.one_of(sorted(asked))
    answer = some_answer(asked[seat], coin)
    return Told(seat, asked[seat].write(answer), False, match.answer(seat, answer))


def some_answer(question: Question[Any], coin: Coin) -> Any:
    """A sample, or now and then an answer in small steps."""
    return in_small_steps(question, coin)[1] if coin.below(8) == 0 else question.sample(coin)


def in_small_steps(question: Question[Any], coin: Coin) -> tuple[tuple[str, ...], Any]:
    """A random walk through the menu: the steps and the whole answer. A dead end is a mistake."""
    so_far: tuple[str, ...] = ()
    for _ in range(LONGEST_ANSWER):
        menu = question.menu(so_far)
        assert menu.options or menu.answer is not None, f"{question.key}: dead end after {so_far}"
        way = coin.below(len(menu.options) + (menu.answer is not None))
        if way == len(menu.options):
            return so_far, menu.answer
        so_far = (*so_far, menu.options[way].key)
    raise AssertionError(f"{question.key}: no whole answer after {LONGEST_ANSWER} steps")


def questions_at(match: Match) -> Iterator[tuple[int, Question[Any], bool]]:
    """Everything that can be answered now: whose, what, and whether it is an interjection."""
    for seat, question in match.asked().items():
        yield seat, question, False
    for seat in range(match.setup.players):
        aside = match.interjection(seat)
        if aside is not None:
            yield seat, aside, True


def saved(match: Match) -> str:
    """The whole truth of a position as text, to compare."""
    return canonical(save_position(match.game, match.position))


def everything_seen(match: Match) -> list[str]:
    """What every seat and a spectator see, as text, to compare."""
    return [canonical(match.seen(seat)) for seat in (*range(match.setup.players), None)]


def is_sealed(position: Position) -> bool:
    """Whether some have answered and others have not."""
    return isinstance(position.step, AskAll) and bool(position.stack[-1].sealed)


def plain_json(value: Any) -> bool:
    """Whether JSON gives this value back as it is."""
    return bool(json.loads(json.dumps(value, allow_nan=False)) == value)
