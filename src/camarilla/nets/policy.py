"""A network that answers questions: small step by small step, and where it cannot, by somebody it trusts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from typing import Any, Protocol

import numpy as np

from camarilla.core.questions import Question
from camarilla.nets.features import Sight
from camarilla.nets.network import Floats, Network
from camarilla.nets.paths import path_to
from camarilla.nets.traits import is_advised
from camarilla.nets.walk import Offer, Walk

TOO_MANY = 100  # options of one step beyond which somebody else answers
LONGEST = 24  # steps
LEFT = frozenset(  # kinds of questions that are left to the adviser
    (
        "gp-ask-bid",  # networks that bid let one of them dominate as soon as the auction is over, every time
        "junta-ask-location",  # they carry fortunes to a bank where the secret police can strike
        "junta-ask-bombard-whom",  # they shell a comrade now and then
        "junta-ask-budget",  # they give nothing, whatever was promised
        "junta-ask-announce",  # they strike whoever has paid for peace
        "viva-ask-burglars",  # a Presidente breaks into his own promise now and then
    )
)


class Seen(Protocol):
    """What a seat may know: the part of a Look that a network reads."""

    seat: int

    def view(self) -> Any: ...


class Adviser(Protocol):
    """Somebody who can answer everything."""

    def answer(self, look: Any, question: Question[Any]) -> Any: ...
    def objects(self, look: Any, question: Question[Any], answer: Any) -> bool: ...


def players_at(view: Any) -> int:
    """How many play: a view holds their number or the players themselves."""
    return view.players if type(view.players) is int else len(view.players)


Advise = Callable[[], Any]  # what the adviser would do here, from his dice
NOWHERE = object()  # where steps lead that cannot be weighed


@dataclass(frozen=True)
class Fork:
    """A step at which there was a choice: the steps before it, what was offered, and how much each weighed.

    ``whole`` is the answer that the steps before make already; if there is one, to stop with it was the last choice.
    """

    so_far: tuple[str, ...]
    offered: list[Offer]
    whole: Any
    scores: Floats

    def likely(self) -> list[float]:
        """How likely each choice is."""
        weights = np.exp(self.scores - self.scores.max())
        return [float(one) for one in weights / weights.sum()]


class Reading:
    """One question under a network's eyes: its steps, what was seen, what the adviser would do."""

    def __init__(self, policy: Policy, look: Seen, question: Question[Any], advise: Advise | None = None) -> None:
        self.network = policy.network
        self.walk = Walk(question)
        self.right: Any = None
        self.path: tuple[str, ...] | None = None
        # the adviser is asked only when options are weighed: an expectation needs none
        asked = advise or (lambda: policy.adviser.answer(look, question))
        self._adviser: Advise | None = asked if policy.advised else None
        view, shape = look.view(), policy.network.shape
        self.sight = Sight(policy.game_id, view, question, look.seat, players_at(view), (shape.state, shape.option))
        self.sums = self.network.read(self.sight.at, self.sight.much)

    def advice(self, so_far: tuple[str, ...]) -> str | None:
        """The adviser's next step, as long as one followed him."""
        if self._adviser is not None:
            self.right, self._adviser = self._adviser(), None
            self.path = path_to(self.walk, self.right)
        path = self.path
        return path[len(so_far)] if path is not None and path[: len(so_far)] == so_far != path else None

    def thought(self, so_far: tuple[str, ...] = ()) -> Floats:
        return self.network.think(self.sums, *self.sight.steps(so_far))

    def scores(self, so_far: tuple[str, ...], offered: list[Offer], whole: bool) -> Floats:
        rows = self.sight.options(offered, whole, self.advice(so_far))
        return self.network.scores(self.thought(so_far), rows)


class Policy:
    """Takes the likeliest step each time."""

    def __init__(self, game_id: str, network: Network, adviser: Adviser) -> None:
        self.game_id, self.network, self.adviser = game_id, network, adviser
        self.advised = is_advised(game_id)

    def leaves(self, question: Question[Any]) -> bool:
        """Whether this is none of the network's business."""
        return question.kind() in LEFT

    def answer(self, look: Seen, question: Question[Any]) -> Any:
        if self.leaves(question):
            return self.adviser.answer(look, question)
        answer = self._likeliest(look, question)
        return self.adviser.answer(look, question) if self.adviser.objects(look, question, answer) else answer

    def _likeliest(self, look: Seen, question: Question[Any]) -> Any:
        reading = Reading(self, look, question)
        answer = self._followed(reading, (), [])
        if answer is not NOWHERE:
            return answer
        return reading.right if reading.right is not None else self.adviser.answer(look, question)

    def _followed(self, reading: Reading, so_far: tuple[str, ...], forks: list[Fork]) -> Any:
        """The answer that the likeliest steps lead to from here; what was chosen among on the way goes to ``forks``."""
        while True:
            offered, whole = reading.walk.offered(so_far)
            if not offered:
                return whole
            if len(offered) > TOO_MANY or len(so_far) > LONGEST:
                return NOWHERE
            way = 0
            if whole is not None or len(offered) > 1:
                scores = reading.scores(so_far, offered, whole is not None)
                forks.append(Fork(so_far, offered, whole, scores))
                way = int(scores.argmax())
            if way == len(offered):
                return whole
            so_far = (*so_far, offered[way][0])

    def weighed(self, look: Seen, question: Question[Any], others: int, advise: Advise) -> list[tuple[Any, float]]:
        """The answer of these dice, how likely it is, and the closest others: each as likely as the answer would be if
        its own step had been taken where the ways part, for there it was decided. Empty where the adviser had the last
        word; it was his latest."""
        reading, forks = Reading(self, look, question, advise), list[Fork]()
        answer = self._followed(reading, (), forks)
        if answer is NOWHERE:
            return [] if reading.right is not None else self._left_to(advise)
        if self.adviser.objects(look, question, answer):
            return self._left_to(advise)
        sure, partings = 1.0, list[tuple[float, Fork, int]]()
        for fork in forks:
            likely = fork.likely()
            taken = int(fork.scores.argmax())
            sure *= likely[taken]
            partings += [(one / likely[taken], fork, way) for way, one in enumerate(likely) if way != taken]
        found = [(answer, sure)]
        for share, fork, way in sorted(partings, key=lambda one: -one[0]):
            if len(found) > others:
                break
            stops = way == len(fork.offered)
            there = () if stops else (*fork.so_far, fork.offered[way][0])
            other = fork.whole if stops else self._followed(reading, there, [])
            known = other is NOWHERE or any(other == one for one, _ in found)
            if not known and not self.adviser.objects(look, question, other):
                found.append((other, sure * share))
        return found

    @staticmethod
    def _left_to(advise: Advise) -> list[tuple[Any, float]]:
        """Nothing of one's own: the adviser is asked again."""
        advise()
        return []

    def value(self, look: Seen, question: Question[Any]) -> float:
        """What this seat may expect when it is asked this: its share of the victory beyond a fair one."""
        reading = Reading(self, look, question)
        return self.network.value(reading.thought())

    def candidates(self, look: Seen, question: Question[Any], most: int) -> list[tuple[Any, float]]:
        """The likeliest whole answers and how likely each is, the best first; where none is found, the adviser's."""
        found = [] if self.leaves(question) else self.likeliest(look, question, most)
        return found or [(self.adviser.answer(look, question), 1.0)]

    def likeliest(
        self, look: Seen, question: Question[Any], most: int, advise: Advise | None = None
    ) -> list[tuple[Any, float]]:
        """The same, found by following likely steps; empty where they cannot be weighed, or are none to be taken."""
        reading = Reading(self, look, question, advise)
        open_ends: list[tuple[float, tuple[str, ...]]] = [(0.0, ())]
        found: list[tuple[Any, float]] = []
        looked = 0
        while open_ends and len(found) < most and looked < 6 * most:
            open_ends.sort()
            cost, so_far = open_ends.pop(0)
            offered, whole = reading.walk.offered(so_far)
            if not offered:
                found.append((whole, exp(-cost)))
                continue
            if len(offered) > TOO_MANY or len(so_far) > LONGEST:
                break
            looked += 1
            scores = reading.scores(so_far, offered, whole is not None)
            logs = scores - scores.max()
            logs = logs - log(float(np.exp(logs).sum()))
            for (key, _, _), likely in zip(offered, logs, strict=False):
                open_ends.append((cost - float(likely), (*so_far, key)))
            if whole is not None:
                found.append((whole, exp(-(cost - float(logs[-1])))))
        found = [one for one in found if not self.adviser.objects(look, question, one[0])]
        return sorted(found, key=lambda one: -one[1])
