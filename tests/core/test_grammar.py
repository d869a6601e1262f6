"""The parts of answers: what follows from a domain, and what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from camarilla.bots import QuickDice
from camarilla.core.illegal import BadInput, Illegal, Refused
from camarilla.core.questions import Counts, Doors, Either, Just, Laid, Number, OneOf, Option, Part, Record, Row, SomeOf
from camarilla.core.reading import wholes, words_of
from camarilla.core.words import Words


def option(value: Any) -> Option:
    return Option(str(value), Words("toy", {"value": value}), "T1")


def keys(part: Part[Any], *steps: str) -> list[str]:
    return [one.key for one in part.menu(steps).options]


def every(part: Part[Any], so_far: tuple[str, ...] = ()) -> set[Any]:
    menu = part.menu(so_far)
    found = set() if menu.answer is None else {menu.answer}
    return found.union(*[every(part, (*so_far, one.key)) for one in menu.options])


def law(counts: tuple[int, ...]) -> None:
    if counts[0] + 2 * counts[1] > 3:
        raise Illegal("T2", "toy-too-dear")


@dataclass(frozen=True)
class Loan:
    """Who lends, and what of his."""

    who: str
    what: tuple[str, ...]


OWNED = {"ann": ("hat", "hat", "rope"), "bob": ("gun",)}


def loan() -> Record[Loan]:
    def part(name: str, chosen: list[Any]) -> Part[Any]:
        if name == "who":
            return OneOf(("ann", "bob"), option, lambda who: Illegal("T3", "toy-nobody", who=who))
        return SomeOf(OWNED[chosen[0]], 1, 2, "T4", option)

    return Record(("who", "what"), part, lambda chosen: Loan(chosen[0], chosen[1]))


COUNTS = Counts(2, 1, 3, lambda at: option(("one", "two")[at]), law, lambda got: Illegal("T5", "toy-some", got=got))


def unfit(value: Any, piece: Any = None) -> Illegal:
    return Illegal("T7", "toy-unfit", piece=str(piece))


def sorted_up(laid: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(laid))


def laid() -> Laid[tuple[int, ...], int]:
    """One or two different numbers whose sum is at most 4."""
    return Laid(
        lambda laid: [piece for piece in (1, 2, 3) if piece not in laid and sum(laid) + piece <= 4],
        *(option, sorted_up, iter, unfit, wholes),
        low=1,
        high=2,
    )


LAID = laid()


def parts() -> dict[str, Part[Any]]:
    """One of each kind, which nobody has followed yet."""
    return {
        "one": OneOf(("a", "b"), option),
        "number": Number(2, 5, "T1", option),
        "some": SomeOf(("x", "x", "y"), 1, 2, "T1", option),
        "row": SomeOf(("x", "y"), 0, 2, "T1", option, ordered=True),
        "counts": COUNTS,
        "record": loan(),
        "laid": laid(),
        "row of items": Row(2, lambda before: ("a", "b")[len(before) :], lambda at, one: option(one), unfit, words_of),
    }


PARTS = parts()


@pytest.mark.parametrize("name", PARTS)
def test_steps_samples_and_written_values_say_the_same(name: str) -> None:
    part, dice = PARTS[name], QuickDice(name)
    reached = every(part)
    listed = part.values()
    assert listed is None or set(listed) == reached
    assert part.first() in reached
    assert part.lone() == (len(reached) == 1)
    for value in reached:
        part.check(value)
        assert part.read(part.write(value), "answer") == value
    assert {part.sample(dice) for _ in range(400)} == reached
    for wrong in ("no such step", ""):
        with pytest.raises(BadInput):
            part.menu((wrong,))
    assert part.schema()


def test_a_later_domain_depends_on_an_earlier_choice() -> None:
    part = loan()
    assert keys(part) == ["ann", "bob"]
    assert keys(part, "ann") == ["hat", "rope"]
    assert keys(part, "ann", "hat") == ["hat", "rope"]
    assert part.menu(("ann", "hat")).answer == Loan("ann", ("hat",))
    assert part.menu(("ann", "rope", "hat")).answer == Loan("ann", ("hat", "rope"))
    assert keys(part, "bob", "gun") == []
    with pytest.raises(Illegal, match="T3: toy-nobody"):
        part.check(Loan("eve", ("gun",)))
    with pytest.raises(Illegal, match="T4: core-pick-not-there"):
        part.check(Loan("bob", ("hat",)))
    with pytest.raises(BadInput, match="core-bad-step"):
        part.menu(("bob", "hat"))


@pytest.mark.parametrize("written", [None, 3, [], {}, {"who": "ann"}, {"who": "ann", "what": "hat"}])
def test_a_record_is_read_strictly(written: Any) -> None:
    with pytest.raises(BadInput):
        loan().read(written, "answer")
    with pytest.raises(BadInput, match="more"):
        loan().read({"who": "ann", "what": ["hat"], "more": 1}, "answer")


def test_what_a_law_refuses_is_not_offered() -> None:
    assert keys(COUNTS) == ["one", "two"]
    assert keys(COUNTS, "two") == ["one"]
    assert keys(COUNTS, "two", "one") == []
    assert COUNTS.menu(()).answer is None
    with pytest.raises(Illegal, match="T2: toy-too-dear"):
        COUNTS.check((0, 2))
    with pytest.raises(Illegal, match="T5: toy-some"):
        COUNTS.check((0, 0))


def test_acts_lie_side_by_side_and_the_first_step_decides() -> None:
    acts: list[Part[Any]] = [OneOf(("pass",), option), Number(1, 2, "T6", option)]
    either: Either[Any] = Either(acts, lambda value: int(isinstance(value, int)))
    assert keys(either) == ["pass", "1", "2"]
    assert either.menu(("2",)).answer == 2
    assert either.values() == ("pass", 1, 2)
    assert (either.write("pass"), either.write(1)) == ("pass", 1)
    with pytest.raises(Refused, match="core-amount-out-of-range"):
        either.check(7)
    with pytest.raises(BadInput):
        either.menu(("3",))


def test_a_value_is_legal_if_its_pieces_can_be_laid() -> None:
    assert keys(LAID) == ["1", "2", "3"]
    assert keys(LAID, "3") == ["1"]
    assert LAID.menu(("3", "1")).answer == (1, 3)
    assert [LAID.menu(("3",)).wholes, LAID.menu(()).wholes] == [((1, 3),), ()]
    for value, piece in (((2, 3), "3"), ((1, 1), "1"), ((1, 2, 3), "3"), ((), "None"), ((3, 1), "None")):
        with pytest.raises(Illegal, match="T7: toy-unfit") as refused:
            LAID.check(value)
        assert refused.value.words.args == {"piece": piece}
    with pytest.raises(Illegal, match="T7: toy-unfit"):
        LAID.menu(("3", "2"))


def test_doors_lead_to_parts_and_say_which_step_is_the_last() -> None:
    doors: Doors[Any, str] = Doors(
        ("pass", "some"),
        option,
        lambda door: Just("pass") if door == "pass" else Number(1, 2, "T6", option),
        lambda value: "pass" if value == "pass" else "some" if isinstance(value, int) else "none",
        unfit,
        lambda door: "pass" if door == "pass" else None,
    )
    assert keys(doors) == ["pass", "some"]
    assert doors.menu(()).wholes == ("pass", None)
    assert doors.menu(("some",)).wholes == (1, 2)
    assert (doors.menu(("pass",)).answer, doors.menu(("some", "2")).answer) == ("pass", 2)
    with pytest.raises(Illegal, match="T7: toy-unfit"):
        doors.check("nothing")
    with pytest.raises(Illegal, match="core-amount-out-of-range"):
        doors.check(3)
    for wrong in (("x",), ("pass", "x"), ("some", "x")):
        with pytest.raises(BadInput):
            doors.menu(wrong)


@pytest.mark.parametrize("name", PARTS)
def test_a_part_that_was_followed_says_the_same_as_a_new_one(name: str) -> None:
    """It knows how far it was followed; whoever goes back, or another way, finds what he would have found."""
    paths = list[tuple[str, ...]]([()])
    for path in paths:
        paths += [(*path, one.key) for one in parts()[name].menu(path).options]
    followed, dice = parts()[name], QuickDice(name)
    for _ in range(60):
        path = paths[dice.below(len(paths))]
        assert followed.reach((*path, "no such step")) == len(path)
        assert followed.menu(path) == parts()[name].menu(path)
        assert followed.said(path) == parts()[name].menu(path).answer
        with pytest.raises(BadInput):
            followed.menu((*path, "no such step"))
