"""A game in small steps, for programs: who is asked, what may come next, and the step that is taken.

An answer is made of small steps (``core/questions``), and each of them is one action. An action is a number: three mean
the same everywhere, the others are the options of the menu in their order. A menu that is too long is turned page by
page, so that any number of actions is enough for any menu.

Whatever leaves no choice is done without asking. Chance draws from ``dice``; without dice it is a seat of its own whose
small steps have probabilities.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from camarilla.core.chance import Draw
from camarilla.core.flow import Position
from camarilla.core.game import Game, Outcome, no_interjection
from camarilla.core.questions import CHANCE, Dice, Question
from camarilla.match.match import redeal
from camarilla.nets.walk import Offer, Walk

STOP = 0  # the answer is whole as it is; to a seat that is not asked: nothing
ASIDE = 1  # say something out of turn before answering
MORE = 2  # turn the page of a long menu
FIRST = 3  # the first option
WIDTH = 72  # actions in all, unless told: no menu of our games needs a second page
SAID = {STOP: "<stop>", ASIDE: "<aside>", MORE: "<more>"}


@dataclass
class Turn:
    """One seat on the way to an answer."""

    seat: int
    question: Question[Any]
    walk: Walk
    aside: Question[Any] | None = None  # what the seat may say out of turn instead, before its first step
    speaking: bool = False  # these are the steps of something said out of turn
    so_far: tuple[str, ...] = ()
    page: int = 0
    offered: list[Offer] = field(default_factory=list)
    whole: Any = None

    def look(self) -> None:
        """What may come next."""
        self.offered, self.whole = self.walk.offered(self.so_far)

    def copy(self) -> Turn:
        return Turn(
            self.seat,
            self.question,
            self.walk,
            self.aside,
            self.speaking,
            self.so_far,
            self.page,
            self.offered,
            self.whole,
        )


class Play:
    """One game on its way. ``turns`` are the seats that have a choice now; ``CHANCE`` is among them without dice."""

    def __init__(self, game: Game, position: Position, dice: Dice | None = None, width: int = WIDTH) -> None:
        if width <= FIRST + 1:
            raise ValueError(f"{width} actions are too few: at least {FIRST + 2}")
        self.game, self.position, self.dice, self.width = game, position, dice, width
        self.turns: dict[int, Turn] = {}
        self.spoken: set[int] = set()  # who has said something out of turn since he last answered
        self.taken = 0
        self._settle()

    @property
    def outcome(self) -> Outcome | None:
        result: Outcome | None = self.position.result
        return result

    @property
    def over(self) -> bool:
        return self.position.step is None

    @property
    def players(self) -> int:
        return int(self.position.state.players)

    # --- what may come next -------------------------------------------------------------------------------------------

    def actions(self, seat: int) -> dict[int, str]:
        """The legal actions of a seat and the key of the step that each stands for; none if it is not asked."""
        turn = self.turns.get(seat)
        if turn is None:
            return {}
        found: dict[int, str] = {}
        if turn.whole is not None:
            found[STOP] = SAID[STOP]
        if turn.aside is not None and not turn.so_far and not turn.speaking and not turn.page:
            found[ASIDE] = SAID[ASIDE]
        room = self.width - FIRST
        begin = turn.page * room
        if len(turn.offered) > begin + room:
            found[MORE] = SAID[MORE]
        for place, offer in enumerate(turn.offered[begin : begin + room]):
            found[FIRST + place] = offer[0]
        return found

    def chances(self) -> list[tuple[int, float]]:
        """The actions of chance and how likely each is."""
        turn, actions = self.turns[CHANCE], self.actions(CHANCE)
        question = turn.question
        weights = _left(question, turn.so_far) if isinstance(question, Draw) else {}
        keys = [key for key, _, _ in turn.offered[turn.page * (self.width - FIRST) :]]
        total = sum(weights.get(key, 1) for key in keys)
        here = {action: weights.get(key, 1) for action, key in actions.items() if action >= FIRST}
        found = [(action, weight / total) for action, weight in here.items()]
        if MORE in actions:  # what lies behind has its part in the step that turns the page
            found.insert(0, (MORE, (total - sum(here.values())) / total))
        return found

    # --- the step that is taken ---------------------------------------------------------------------------------------

    def take(self, seat: int, action: int) -> None:
        """Takes a small step; refuses an action that is not offered and changes nothing."""
        actions = self.actions(seat)
        if action not in actions:
            known = ", ".join(f"{number} {key}" for number, key in actions.items()) or "none: it is not asked"
            raise ValueError(f"action {action} is not offered to seat {seat}; offered: {known}")
        turn = self.turns[seat]
        self.taken += 1
        if action == STOP:
            self._answered(turn, turn.whole)
            return
        if action == MORE:
            turn.page += 1
            return
        if action == ASIDE:
            assert turn.aside is not None
            turn.walk, turn.speaking = Walk(turn.aside), True
        else:
            turn.so_far, turn.page = (*turn.so_far, actions[action]), 0
        turn.look()
        self._walk_on(turn)

    def answer(self, seat: int, answer: Any) -> None:
        """Takes a whole answer, as bots give them."""
        self._answered(self.turns[seat], answer)

    def say(self, seat: int, answer: Any) -> None:
        """Takes what somebody says out of turn."""
        self.position.interject(self.game.interject(self.position.state, seat, answer))
        self._settle()

    def _walk_on(self, turn: Turn) -> None:
        """Steps without a choice are taken at once; the last one answers."""
        while len(turn.offered) + (turn.whole is not None) == 1:
            if turn.whole is not None:
                self._answered(turn, turn.whole)
                return
            if turn.aside is not None and not turn.so_far and not turn.speaking:
                return
            turn.so_far = (*turn.so_far, turn.offered[0][0])
            turn.look()

    def _answered(self, turn: Turn, answer: Any) -> None:
        seat, position = turn.seat, self.position
        if turn.speaking:
            assert turn.aside is not None
            turn.aside.check(answer)
            self.spoken.add(seat)
            del self.turns[seat]
            position.interject(self.game.interject(position.state, seat, answer))
        else:
            position.answer(seat, answer)
            self.spoken.discard(seat)
            del self.turns[seat]
        self._settle()

    def _settle(self) -> None:
        """Runs on to somebody who has a choice. Who is on his way and asked the same as before stays on it."""
        position, before = self.position, self.turns
        self.turns = {}
        while position.step is not None:
            chance = position.chance()
            if chance is not None and (self.dice is not None or chance.forced()):
                position.trust(CHANCE, chance.default() if self.dice is None else chance.sample(self.dice))
                continue
            asked = position.asked()
            lone = [(seat, question) for seat, question in asked.items() if question.forced()]
            if not lone:
                break
            for seat, question in lone:
                position.trust(seat, question.default())
        for seat, question in position.asked().items():
            if question.forced():
                continue
            old = before.get(seat)
            if old is not None and not old.speaking and old.question == question:
                old.aside = self._aside(seat)  # what could be said before may be void by what somebody else has said
                self.turns[seat] = old
            else:
                self.turns[seat] = self._new(seat, question)
        for turn in list(self.turns.values()):
            if self.turns.get(turn.seat) is turn:
                self._walk_on(turn)

    def _new(self, seat: int, question: Question[Any]) -> Turn:
        turn = Turn(seat, question, Walk(question), self._aside(seat))
        turn.look()
        return turn

    def _aside(self, seat: int) -> Question[Any] | None:
        """What this seat may say out of turn."""
        if seat == CHANCE or seat in self.spoken or self.game.may_interject is no_interjection:
            return None
        return self.game.may_interject(self.position.state, seat)

    # --- other worlds -------------------------------------------------------------------------------------------------

    def copy(self) -> Play:
        """An independent copy, which shares the dice."""
        new = object.__new__(Play)
        new.game, new.position, new.dice, new.width = self.game, self.position.copy(), self.dice, self.width
        new.turns = {seat: turn.copy() for seat, turn in self.turns.items()}
        new.spoken, new.taken = set(self.spoken), self.taken
        return new

    def go_back_to(self, ways: list[tuple[int, bool, tuple[str, ...], int]]) -> None:
        """Puts everybody who was on his way to an answer where he was: seat, whether he speaks, his steps, his page."""
        for seat, speaking, so_far, page in ways:
            turn = self._new(seat, self.position.question(seat))
            if speaking:
                assert turn.aside is not None
                turn.walk, turn.speaking = Walk(turn.aside), True
            turn.so_far, turn.page = so_far, page
            turn.look()
            self.turns[seat] = turn
        self.turns = {way[0]: self.turns[way[0]] for way in ways}

    def imagined(self, seat: int, dice: Dice) -> Play:
        """A random play that looks the same to this seat: hidden things are dealt anew."""
        new = self.copy()
        new.position = redeal(self.game, self.position, seat, dice)
        mine, first = new.turns.get(seat), next(iter(new.turns), None)
        # Others may have no choice in that world, but the seat knows that they are asked: nothing runs on by itself.
        new.turns = {one: new._new(one, question) for one, question in new.position.asked().items()}
        if mine is not None:  # the same question, and as far on the way to its answer
            new.turns[seat] = mine
        if first in new.turns:
            new.turns = {first: new.turns.pop(first), **new.turns}
        return new


def _left(question: Draw, so_far: tuple[str, ...]) -> dict[str, int]:
    """How many of each are left in the pile after these were drawn."""
    counts: dict[str, int] = {}
    for item in question.pile:
        counts[item] = counts.get(item, 0) + 1
    for item in so_far:
        counts[item] -= 1
    return counts
