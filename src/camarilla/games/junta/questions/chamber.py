"""Votes (J4, J8.2), offices (J6) and the budget (J8.1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import ClassVar, TypeAlias, TypedDict

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option
from camarilla.core.reading import row, shown, word
from camarilla.core.words import Arg, Plain, Words, named, text
from camarilla.games.junta.money import NO_NOTES, Notes, holds, payable, together, total
from camarilla.games.junta.questions.kinds import Numbers, Stepped, card_text, number_of, office_text
from camarilla.games.junta.sources import Origin, Source, source_named
from camarilla.games.junta.state import GENERALS

Votes: TypeAlias = tuple[tuple[Source, str], ...]


class CastFacts(TypedDict):
    """What a board draws of a ballot; a source goes by its name."""

    rule: str
    text: str
    sources: list[tuple[str, int]]
    choices: tuple[str, ...]
    args: dict[str, Arg]


@dataclass
class CastVotes(Stepped[Votes]):
    """J4.1.2 Any, all or none of the unused sources, each whole, for any of the choices. The answer pairs them."""

    key: ClassVar[str] = "junta-ask-votes"
    rule: str
    text: str
    sources: tuple[tuple[Source, int], ...]  # the source and its votes as it stands
    choices: tuple[str, ...]  # "yes" and "no", or the candidates
    args: dict[str, Arg] = field(default_factory=dict)

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text, self.args)

    def facts(self) -> CastFacts:
        return {
            "rule": self.rule,
            "text": self.text,
            "sources": [(str(source), votes) for source, votes in self.sources],
            "choices": self.choices,
            "args": self.args,
        }

    def check(self, answer: Votes) -> None:
        known = [source for source, _ in self.sources]
        used = set()
        for source, choice in answer:
            if source not in known or source in used:
                raise Illegal("J4.1.2", "junta-no-source", source=source_text(source))
            if choice not in self.choices:
                raise Illegal("J4.1.2n" if self.choices != ("yes", "no") else "J8.2", "junta-no-choice")
            used.add(source)

    def sample(self, dice: Dice) -> Votes:
        if not self.choices:
            return ()
        ways = len(self.choices) + 1
        drawn = [(source, dice.below(ways)) for source, _ in self.sources]
        return tuple([(source, self.choices[way]) for source, way in drawn if way < len(self.choices)])

    def forced(self) -> bool:
        return not self.sources or not self.choices

    def default(self) -> Votes:
        return ()

    def steps(self, so_far: tuple[str, ...]) -> Menu[Votes]:
        pairs = []
        for step in so_far:
            source, _, choice = step.partition(">")
            pairs.append((self._source(source), choice))
        used = [source for source, _ in pairs]
        options = [
            Option(f"{source}>{choice}", self._label(source, votes, choice), "J4.1.2", f"source:{source}")
            for source, votes in self.sources
            if source not in used
            for choice in self.choices
        ]
        return Menu(tuple(options), tuple(pairs))

    def _source(self, name: str) -> Source:
        found = source_named(name)
        if found is None:
            raise Illegal("J4.1.2", "junta-no-source", source=shown(name))
        return found

    def _label(self, source: Source, votes: int, choice: str) -> Words:
        return Words("junta-opt-vote", {"source": source_text(source), "votes": votes, "choice": choice_text(choice)})

    def name(self, answer: Votes) -> str:
        return "+".join(f"{source}>{choice}" for source, choice in answer) or "abstain"

    def label(self, answer: Votes) -> Words:
        return Words("junta-opt-votes", {"count": len(answer)})

    def write(self, answer: Votes) -> Plain:
        return [[str(source), choice] for source, choice in answer]

    def read(self, written: Plain) -> Votes:
        pairs = [row(pair, f"answer[{at}]", 2) for at, pair in enumerate(row(written, "answer"))]
        return tuple([(self._source(word(source, "answer")), word(choice, "answer")) for source, choice in pairs])


def source_text(source: Source) -> Arg:
    """A source of votes as an argument of a message: the head of a family, an office, a card."""
    if source.kind is Origin.OFFICE:
        return office_text(source.id)
    return card_text(source.id) if source.kind is Origin.CARD else text("junta-source-head")


def choice_text(choice: str) -> Arg:
    """A choice of a vote as an argument."""
    return named(int(choice)) if choice.lstrip("-").isdigit() else text(f"core-{choice}")


@lru_cache(maxsize=16)
def assignments(others: int) -> tuple[tuple[int, ...], ...]:
    """J6.1 All ways to give the six offices to so many families: each at least one, at most two, no two Generals."""
    found = []
    for given in product(range(others), repeat=6):
        if len(set(given)) < others or len({given[office - 1] for office in GENERALS}) < len(GENERALS):
            continue
        if all(given.count(one) <= 2 for one in range(others)):
            found.append(given)
    return tuple(found)


@dataclass
class AssignOffices(Numbers):
    """J6.1 The whole list at once: who gets the six offices from the Minister to the Air Force."""

    key: ClassVar[str] = "junta-ask-offices"
    rule: str
    families: tuple[int, ...]  # all but the President
    current: tuple[int, ...]

    def check(self, answer: tuple[int, ...]) -> None:
        if len(answer) != 6 or any(one not in self.families for one in answer):
            raise Illegal("J6.1", "junta-no-office-holder")
        if len({answer[office - 1] for office in GENERALS}) < len(GENERALS):
            raise Illegal("J6.1", "junta-no-two-generals")
        for one in self.families:
            if not 1 <= answer.count(one) <= 2:
                raise Illegal("J6.1", "junta-no-office-count", who=named(one))

    def ways(self) -> list[tuple[int, ...]]:
        """Every legal list."""
        return [tuple([self.families[one] for one in way]) for way in assignments(len(self.families))]

    def sample(self, dice: Dice) -> tuple[int, ...]:
        ways = assignments(len(self.families))
        return tuple([self.families[one] for one in ways[dice.below(len(ways))]])

    def legal(self, answer: tuple[int, ...]) -> bool:
        try:
            self.check(answer)
        except Illegal:
            return False
        return True

    def default(self) -> tuple[int, ...]:
        """As it was, where that is allowed; else the legal list nearest to it."""
        if self.legal(self.current):
            return self.current
        return max(self.ways(), key=lambda way: sum([a == b for a, b in zip(way, self.current, strict=True)]))

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[int, ...]]:
        if so_far == ("same",):
            return Menu((), self.default())
        chosen = [number_of(step) for step in so_far]
        if len(chosen) >= 6:
            return Menu((), tuple(chosen))
        nexts = sorted({way[len(chosen)] for way in self.ways() if list(way[: len(chosen)]) == chosen})
        office = office_text(len(chosen) + 1)
        options = [
            Option(str(one), Words("junta-opt-office", {"office": office, "who": named(one)}), "J6.1", f"seat:{one}")
            for one in nexts
        ]
        if not chosen and self.legal(self.current):
            options.insert(0, Option("same", Words("junta-opt-same-offices"), "J6.1"))
        return Menu(tuple(options))

    def label(self, answer: tuple[int, ...]) -> Words:
        return Words("junta-opt-offices", {"who": [named(one) for one in answer]})


@dataclass
class ProposeBudget(Numbers):
    """J8.1 How much each family gets, payable exactly and at once in whole notes. The answer follows ``receivers``.

    It is one sum for each of them, or the notes themselves: how many ones, twos and threes for the first, and so on.
    """

    key: ClassVar[str] = "junta-ask-budget"
    rule: str
    receivers: tuple[int, ...]
    notes: Notes

    def words(self) -> Words:
        return Words(self.key, {"sum": total(self.notes)})

    def check(self, answer: tuple[int, ...]) -> None:
        if len(answer) not in (len(self.receivers), 3 * len(self.receivers)) or any(one < 0 for one in answer):
            raise Illegal("J8.1", "junta-no-budget-shape", count=len(self.receivers))
        sums = self.sums(answer)
        if sum(sums) > total(self.notes):
            raise Illegal("J8.1", "junta-no-budget-sum", sum=sum(sums), have=total(self.notes))
        if not payable(self.notes, sums) or not holds(self.notes, together(self.envelopes(answer))):
            raise Illegal("J8.1", "junta-no-budget-change")

    def sums(self, answer: tuple[int, ...]) -> tuple[int, ...]:
        """What each of them gets in MP, however it was said."""
        envelopes = self.envelopes(answer)
        return tuple([total(notes) for notes in envelopes]) if envelopes else answer

    def envelopes(self, answer: tuple[int, ...]) -> tuple[Notes, ...]:
        """The notes for each of them, if the answer names them."""
        if len(answer) == len(self.receivers):
            return ()
        return tuple([(answer[at], answer[at + 1], answer[at + 2]) for at in range(0, len(answer), 3)])

    def sample(self, dice: Dice) -> tuple[int, ...]:
        sums = [0] * len(self.receivers)
        if not sums:
            return ()
        for value in (0, 1, 2):
            for _ in range(self.notes[value]):
                way = dice.below(len(sums) + 2)
                if way < len(sums):
                    sums[way] += value + 1
        return tuple(sums)

    def forced(self) -> bool:
        return not self.receivers or self.notes == NO_NOTES

    def default(self) -> tuple[int, ...]:
        return (0,) * len(self.receivers)

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[int, ...]]:
        """Each step hands one note to somebody: ``2:1`` is a note of 1 MP for family 2."""
        given, left = [0] * (3 * len(self.receivers)), list(self.notes)
        for step in so_far:
            whom, value = self._step(step)
            given[3 * self.receivers.index(whom) + value - 1] += 1
            left[value - 1] -= 1
        if min(left) < 0:
            raise BadInput("steps", "core-bad-step", step=so_far[-1])
        options = [
            Option(
                f"{whom}:{value}",
                Words("junta-opt-note-for", {"value": value, "who": named(whom)}),
                "J8.1",
                f"seat:{whom}",
            )
            for whom in self.receivers
            for value in (1, 2, 3)
            if left[value - 1]
        ]
        return Menu(tuple(options), tuple(given) if so_far else self.default())

    def _step(self, step: str) -> tuple[int, int]:
        whom, _, value = step.partition(":")
        if not whom.isdigit() or value not in ("1", "2", "3") or int(whom) not in self.receivers:
            raise BadInput("steps", "core-bad-step", step=step)
        return int(whom), int(value)

    def label(self, answer: tuple[int, ...]) -> Words:
        return Words("junta-opt-budget", {"sum": sum(self.sums(answer))})
