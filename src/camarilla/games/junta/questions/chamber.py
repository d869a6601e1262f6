"""Votes (J4, J8.2), offices (J6) and the budget (J8.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, TypeAlias, TypedDict

from camarilla.core.illegal import Illegal
from camarilla.core.questions import Dice, Either, Laid, OneOf, Option, Question, Row, Worded
from camarilla.core.reading import row, shown, wholes, word
from camarilla.core.words import Arg, Plain, Words, named, phrase, text
from camarilla.games.junta.money import Notes, holds, payable, together, total
from camarilla.games.junta.questions.kinds import card_text, dashed, office_text, one_by_one, uncounted
from camarilla.games.junta.sources import Origin, Source, source_named
from camarilla.games.junta.state import GENERALS

Ballot: TypeAlias = tuple[Source, str]  # a source and what it is cast for
Votes: TypeAlias = tuple[Ballot, ...]


class DrawnBallot(TypedDict):
    """A source goes by its name."""

    sources: list[tuple[str, int]]


@dataclass
class CastVotes(Worded[Votes]):
    """J4.1.2 Any, all or none of the unused sources, each whole, for any of the choices. The answer pairs them."""

    key: ClassVar[str] = "junta-ask-votes"
    rule: str
    text: str
    sources: tuple[tuple[Source, int], ...]  # the source and its votes as it stands
    choices: tuple[str, ...]  # "yes" and "no", or the candidates
    args: dict[str, Arg] = field(default_factory=dict)

    def drawn(self) -> DrawnBallot:
        return {"sources": [(str(source), votes) for source, votes in self.sources]}

    def form(self) -> Laid[Votes, Ballot]:
        votes = {id(source): number for source, number in self.sources}  # each source is one object here

        def option(ballot: Ballot) -> Option:
            source, choice = ballot
            return vote_option(source.kind, source.id, source.owner, votes[id(source)], choice)

        return Laid(
            *(self._after, option, one_by_one, None, self._why, votes_of),
            strange=lambda step: no_source(step.partition(">")[0]),
        )

    def _after(self, cast: Votes) -> list[Ballot]:
        """A source that is not cast yet, for one of the choices."""
        used = [source for source, _ in cast]
        return [(source, choice) for source, _ in self.sources if source not in used for choice in self.choices]

    def check(self, answer: Votes) -> None:
        """As the form would, without making it: the most frequent answer of all takes the shortest way."""
        for at, ballot in enumerate(answer):
            if ballot not in self._after(answer[:at]):
                raise self._why(answer, ballot)

    def _why(self, answer: Votes, ballot: Ballot | None) -> Illegal:
        source, choice = ballot or answer[-1]  # any row of ballots is in proper form
        if choice in self.choices or source not in [one for one, _ in self.sources]:
            return Illegal("J4.1.2", "junta-no-source", source=source_text(source))
        return Illegal("J4.1.2n" if self.choices != ("yes", "no") else "J8.2", "junta-no-choice")

    def sample(self, dice: Dice) -> Votes:
        """Each source for one of the choices, or not at all."""
        if not self.choices:
            return ()
        ways = len(self.choices) + 1
        drawn = [(source, dice.below(ways)) for source, _ in self.sources]
        return tuple([(source, self.choices[way]) for source, way in drawn if way < len(self.choices)])

    def forced(self) -> bool:
        return not self.sources or not self.choices

    def name(self, answer: Votes) -> str:
        return "+".join([ballot_name(ballot) for ballot in answer]) or "abstain"

    def label(self, answer: Votes) -> Words:
        if not answer:
            return Words("junta-opt-no-votes")
        worth = dict(self.sources)
        sums: dict[str, int] = {}
        for source, choice in answer:
            sums[choice] = sums.get(choice, 0) + worth[source]
        cast = [phrase("junta-opt-cast", votes=votes, choice=choice_text(choice)) for choice, votes in sums.items()]
        return Words("junta-opt-votes", {"cast": cast})

    def write(self, answer: Votes) -> Plain:
        return [[str(source), choice] for source, choice in answer]

    def read(self, written: Plain) -> Votes:
        return votes_of(written, "answer")


@lru_cache(maxsize=4096)
def vote_option(kind: Origin, number: int, owner: int, votes: int, choice: str) -> Option:
    """A source and what it is cast for."""
    cast = Source(kind, number, owner)
    args = {"source": source_text(cast), "votes": votes, "choice": choice_text(choice)}
    return Option(f"{cast}>{choice}", Words("junta-opt-vote", args), "J4.1.2", f"source:{cast}")


def ballot_name(ballot: Ballot) -> str:
    return f"{ballot[0]}>{ballot[1]}"


def no_source(name: str) -> Illegal:
    return Illegal("J4.1.2", "junta-no-source", source=shown(name))


def read_source(written: Plain, where: str) -> Source:
    """A source by its name."""
    found = source_named(word(written, where))
    if found is None:
        raise no_source(word(written, where))
    return found


def votes_of(written: Plain, where: str) -> Votes:
    """Pairs of a source and a choice from JSON, in their order."""
    pairs = [row(pair, f"{where}[{at}]", 2) for at, pair in enumerate(row(written, where))]
    return tuple([(read_source(source, where), word(choice, where)) for source, choice in pairs])


def source_text(source: Source) -> Arg:
    """A source of votes as an argument of a message: the head of a family, an office, a card."""
    if source.kind is Origin.OFFICE:
        return office_text(source.id)
    return card_text(source.id) if source.kind is Origin.CARD else text("junta-source-head")


def choice_text(choice: str) -> Arg:
    """A choice of a vote as an argument."""
    return named(int(choice)) if choice.lstrip("-").isdigit() else text(f"core-{choice}")


def fault(given: tuple[int, ...], families: tuple[int, ...]) -> Illegal | None:
    """J6.1 What is wrong with a list of the six offices: each family has one or two of them, none has two Generals."""
    if len(given) != 6 or not set(given) <= set(families):
        return Illegal("J6.1", "junta-no-office-holder")
    if len({given[office - 1] for office in GENERALS}) < len(GENERALS):
        return Illegal("J6.1", "junta-no-two-generals")
    for one in families:
        if not 1 <= given.count(one) <= 2:
            return Illegal("J6.1", "junta-no-office-count", who=named(one))
    return None


@lru_cache(maxsize=16)
def assignments(others: int) -> tuple[tuple[int, ...], ...]:
    """J6.1 All ways to give the six offices to so many families, office by office: most lists fail at an early one."""
    ways: list[tuple[int, ...]] = [()]
    for office in range(1, 7):
        taken = [other - 1 for other in GENERALS if other < office] if office in GENERALS else []
        ways = [
            (*way, one)
            for way in ways
            for one in range(others)
            if way.count(one) < 2 and one not in {way[other] for other in taken}
        ]
    return tuple([way for way in ways if len(set(way)) == others])


@lru_cache(maxsize=1024)
def next_holders(families: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    """J6.1 Who may get the next office after these have got theirs."""
    found = [[families[one] for one in way[: len(before) + 1]] for way in assignments(len(families))]
    return tuple(sorted({way[-1] for way in found if tuple(way[:-1]) == before}))


@lru_cache(maxsize=64)
def holder_option(place: int, one: int) -> Option:
    """J6.1 Who gets the office of this place in the list."""
    words = Words("junta-opt-office", {"office": office_text(place + 1), "who": named(one)})
    return Option(str(one), words, "J6.1", f"seat:{one}")


@dataclass
class AssignOffices(Question[tuple[int, ...]]):
    """J6.1 The whole list at once: who gets the six offices from the Minister to the Air Force."""

    key: ClassVar[str] = "junta-ask-offices"
    rule: str
    families: tuple[int, ...]  # all but the President
    current: tuple[int, ...]

    def form(self) -> Either[tuple[int, ...]]:
        """Step by step, or as it was where that is allowed."""
        same = OneOf((self.current,), lambda _: Option("same", Words("junta-opt-same-offices"), "J6.1"))
        listed = Row(6, self._following, holder_option, self._why, wholes)
        return Either([same, listed] if self.legal(self.current) else [listed], lambda _: -1)

    def check(self, answer: tuple[int, ...]) -> None:
        if not self.legal(answer):
            raise self._why(answer)

    def _why(self, answer: tuple[int, ...]) -> Illegal:
        return fault(answer, self.families) or self.why(answer)

    def ways(self) -> list[tuple[int, ...]]:
        """Every legal list."""
        return [tuple([self.families[one] for one in way]) for way in assignments(len(self.families))]

    def _following(self, before: tuple[int, ...]) -> tuple[int, ...]:
        return next_holders(self.families, before)

    def sample(self, dice: Dice) -> tuple[int, ...]:
        """Each list as likely as any other."""
        ways = assignments(len(self.families))
        return tuple([self.families[one] for one in ways[dice.below(len(ways))]])

    def forced(self) -> bool:
        return len(assignments(len(self.families))) == 1

    def legal(self, answer: tuple[int, ...]) -> bool:
        return fault(answer, self.families) is None

    def default(self) -> tuple[int, ...]:
        """As it was, where that is allowed; else the legal list nearest to it."""
        if self.legal(self.current):
            return self.current
        return max(self.ways(), key=lambda way: sum([a == b for a, b in zip(way, self.current, strict=True)]))

    def name(self, answer: tuple[int, ...]) -> str:
        return dashed(answer)

    def label(self, answer: tuple[int, ...]) -> Words:
        given = [phrase("junta-opt-office", office=office_text(at), who=named(one)) for at, one in enumerate(answer, 1)]
        return Words("junta-opt-offices", {"given": given})


@lru_cache(maxsize=64)
def note_option(note: tuple[int, int]) -> Option:
    """For whom, and what it is worth."""
    whom, value = note
    words = Words("junta-opt-note-for", {"value": value, "who": named(whom)})
    return Option(f"{whom}:{value}", words, "J8.1", f"seat:{whom}")


@dataclass
class ProposeBudget(Question[tuple[int, ...]]):
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
        """Sums are not laid note by note: any notes will do that pay them."""
        if len(answer) not in (len(self.receivers), 3 * len(self.receivers)) or any(one < 0 for one in answer):
            raise Illegal("J8.1", "junta-no-budget-shape", count=len(self.receivers))
        sums = self.sums(answer)
        if sum(sums) > total(self.notes):
            raise Illegal("J8.1", "junta-no-budget-sum", sum=sum(sums), have=total(self.notes))
        if not payable(self.notes, sums) or not holds(self.notes, together(self.envelopes(answer))):
            raise self._no_change(answer, None)

    def sums(self, answer: tuple[int, ...]) -> tuple[int, ...]:
        """What each of them gets in MP, however it was said."""
        envelopes = self.envelopes(answer)
        return tuple([total(notes) for notes in envelopes]) if envelopes else answer

    def comes_to(self, answer: tuple[int, ...]) -> Plain:
        return list(self.sums(answer))

    def envelopes(self, answer: tuple[int, ...]) -> tuple[Notes, ...]:
        """The notes for each of them, if the answer names them."""
        if len(answer) == len(self.receivers):
            return ()
        return tuple([(answer[at], answer[at + 1], answer[at + 2]) for at in range(0, len(answer), 3)])

    def form(self) -> Laid[tuple[int, ...], tuple[int, int]]:
        """Note by note: ``2:1`` is a note of 1 MP for family 2."""
        return Laid(
            *(self._after, note_option, self._made, self._split, self._no_change, wholes),
            pieces=self._handed((1, 2, 3)),
        )

    def _handed(self, values: Sequence[int]) -> list[tuple[int, int]]:
        return [(whom, value) for whom in self.receivers for value in values]

    def _after(self, handed: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
        """One of the notes that are left, for anybody."""
        gone = [value for _, value in handed]
        return self._handed([value for value in (1, 2, 3) if gone.count(value) < self.notes[value - 1]])

    def _made(self, handed: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        if not handed:
            return (0,) * len(self.receivers)
        return tuple([handed.count(note) for note in self._handed((1, 2, 3))])

    def _split(self, answer: tuple[int, ...]) -> Iterator[tuple[int, int]]:
        return uncounted(tuple(zip(self._handed((1, 2, 3)), answer, strict=True)))

    def _no_change(self, answer: tuple[int, ...], note: tuple[int, int] | None) -> Illegal:
        return Illegal("J8.1", "junta-no-budget-change")

    def sample(self, dice: Dice) -> tuple[int, ...]:
        """Each note to somebody, or to nobody."""
        sums = [0] * len(self.receivers)
        if not sums:
            return ()
        for value in (0, 1, 2):
            for _ in range(self.notes[value]):
                way = dice.below(len(sums) + 2)
                if way < len(sums):
                    sums[way] += value + 1
        return tuple(sums)

    def name(self, answer: tuple[int, ...]) -> str:
        return dashed(answer)

    def label(self, answer: tuple[int, ...]) -> Words:
        sums = self.sums(answer)
        shares = [
            phrase("junta-opt-note-for", value=share, who=named(who))
            for who, share in zip(self.receivers, sums, strict=True)
            if share
        ]
        return (
            Words("junta-opt-budget", {"sum": sum(sums), "shares": shares}) if shares else Words("junta-opt-no-budget")
        )
