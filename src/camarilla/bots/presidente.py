"""``presidente``: thinks like the Minister, and plays on from the likeliest answers in imagined worlds."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from camarilla.bots.bot import Look, QuickDice
from camarilla.bots.reasons import OTHERS, Explained, Said, Weighing, explain, practised, term
from camarilla.catalogue import game_of
from camarilla.core.flow import Position
from camarilla.core.questions import Dice, Question


@dataclass(frozen=True)
class Pace:
    """How thoroughly a game is searched: leaves that are looked at for one answer, and by how many standard errors
    another answer must do better than the network's own. Fixed before the deciding runs."""

    simulations: int = 40
    clear: float = 2.0


# At Junta nobody searches: no pace that was measured gained anything on the network alone, and one seemed to lose.
PACES = {
    "viva": Pace(40, 1.0),
    "global_powers": Pace(24),
    "anti_monopoly": Pace(64, 0.6),
}
WIDTH = 4  # answers that are compared
UNLIKELY = 0.05  # an answer so much less likely than the best one is not looked at
SURE = 0.93  # an answer so likely is given at once
FAR = 80  # answers in an imagined world after which nobody knows


class Presidente:
    """Weighs answers by imagined worlds: hidden cards dealt anew, the same dice for every answer, everybody played by
    the network until this seat is asked again, and there the network's own expectation.

    The number of leaves is fixed, so that games can be repeated bit for bit; ``seconds`` only cuts short at a table.
    ``below`` advises here; ``imagined`` makes those who advise in imagined worlds, one for each seat, who remember
    what this seat heard so far: whoever forgot the evening would play another game there.
    """

    remembers = True

    def __init__(
        self,
        game_id: str,
        dice: Dice,
        below: Weighing,
        imagined: Callable[[], Weighing],
        seconds: float | None = None,
        pace: Pace | None = None,
    ) -> None:
        # numpy is loaded only where a net sits down
        from camarilla.nets.network import shipped
        from camarilla.nets.policy import Policy

        self.game, self.dice, self.below = game_of(game_id), dice, below
        network = shipped(game_id, "presidente")
        self.policy = Policy(game_id, network, below)
        self.imagined = [Policy(game_id, network, imagined()) for _ in range(max(self.game.seats))]
        self.pace, self.seconds = pace or PACES[game_id], seconds

    def answer(self, look: Look, question: Question[Any]) -> Any:
        until = None if self.seconds is None else time.monotonic() + self.seconds
        if self.policy.leaves(question):
            return self.below.answer(look, question)
        likely = self.likely(look, question)
        if not likely:
            return self.below.answer(look, question)
        return likely[0][0] if len(likely) == 1 else likely[self.compared(look, likely, until)[0]][0]

    def likely(
        self, look: Look, question: Question[Any], advise: Callable[[], Any] | None = None
    ) -> list[tuple[Any, float]]:
        """The answers worth a search; one that the network is sure of stands alone."""
        found = self.policy.likeliest(look, question, WIDTH, advise)
        if not found or found[0][1] > SURE:
            return found[:1]
        return [one for one in found if one[1] >= UNLIKELY * found[0][1]]

    def explain(self, look: Look, question: Question[Any]) -> Explained:
        """The same answer with what it came to in the imagined worlds, in points of a hundred of the victory."""
        if self.policy.leaves(question):
            return explain(self.below, look, question)
        said = Said(self.below, look, question)
        likely = self.likely(look, question, said.advise)
        if not likely:
            said.advise()
            return said.last()
        if len(likely) == 1:
            return practised(likely)
        best, values = self.compared(look, likely)
        leading = max(range(len(likely)), key=lambda place: sum(values[place]))
        price = 100 * self.pace.clear * doubt(values[leading], values[0])
        told = [
            _imagined(answer, row, price if place else 0.0)
            for place, ((answer, _), row) in enumerate(zip(likely, values, strict=True))
        ]
        chosen = told.pop(best)
        others = sorted(told, key=lambda one: -one.value)
        return Explained(chosen.answer, chosen.value, chosen.terms, tuple(others[:OTHERS]))

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return self.below.interject(look, question)

    def compared(
        self, look: Look, likely: list[tuple[Any, float]], until: float | None = None
    ) -> tuple[int, list[list[float]]]:
        """Which answer is best, the first unless another is clearly better; and what each came to, world by world."""
        answers = [answer for answer, _ in likely]
        values: list[list[float]] = [[] for _ in answers]
        for _ in range(max(2, self.pace.simulations // len(answers))):
            if until is not None and time.monotonic() > until and len(values[0]) >= 2:
                break
            seed = self.dice.below(1 << 30)
            world = look.world(QuickDice(seed))
            unsealed(world, look.seat)
            for answer, row in zip(answers, values, strict=True):
                row.append(self.played_on(world.copy(), look, answer, seed))
        means = [sum(row) / len(row) for row in values]
        best = max(range(len(answers)), key=lambda place: means[place])
        return (best if clearly(values[best], values[0], self.pace.clear) else 0), values

    def played_on(self, position: Position, look: Look, answer: Any, seed: int) -> float:
        """What is expected where this seat is asked again, if it answers so now."""
        from camarilla.nets.worth import worth

        seat, heard = look.seat, look.heard
        position.hurry(QuickDice(f"{seed} chance"))
        position.answer(seat, answer)
        for _ in range(FAR):
            if position.step is None:
                return worth(self.game.id, position.result, seat)
            asked = position.asked()
            mine = asked.get(seat)
            if mine is not None and not mine.forced():
                return self.imagined[seat].value(Look(self.game, position, seat), mine)
            who, question = next(iter(asked.items()))
            if question.forced():
                position.answer(who, question.default())
            else:
                one = Look(self.game, position, who, heard)
                position.answer(who, self.imagined[who].answer(one, question))
        return 0.0


def unsealed(world: Position, seat: int) -> None:
    """What others have sealed is unknown: in an imagined world they answer anew, as the network would."""
    if world.stack:
        sealed = world.stack[-1].sealed
        for other in list(sealed):
            if other != seat:
                del sealed[other]


def clearly(better: list[float], usual: list[float], by: float) -> bool:
    """Whether one answer did better than another by more than chance, world by world."""
    mean = sum([one - other for one, other in zip(better, usual, strict=True)]) / len(better)
    return mean > by * doubt(better, usual) and mean > 0


def doubt(better: list[float], usual: list[float]) -> float:
    """The standard error of what one answer gains on another."""
    gains = [one - other for one, other in zip(better, usual, strict=True)]
    mean = sum(gains) / len(gains)
    return sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))


def _imagined(answer: Any, row: list[float], price: float) -> Explained:
    """An answer that was played on. What the network did not think of first must do better by a price: what the one
    that did best may have been lucky by."""
    terms = [term("core-why-imagined", 100 * sum(row) / len(row), worlds=len(row))]
    if price:
        terms.append(term("core-why-doubt", -price))
    return Explained(answer, sum([one.value for one in terms]), tuple(terms))
