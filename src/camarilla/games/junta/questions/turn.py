"""J13.1t The movement turn of a coup."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, TypeAlias

from camarilla.core.illegal import Illegal
from camarilla.core.questions import Dice, Doors, Either, Just, Laid, OneOf, Option, Part, Record, Titled
from camarilla.core.reading import acts_schema
from camarilla.core.words import Arg, Plain, Words, phrase
from camarilla.games.junta.acts import (
    ACTS,
    END,
    Act,
    Bombard,
    BribeUnits,
    BringUnits,
    EndTurn,
    Flee,
    Fly,
    Land,
    Move,
    UnitCounts,
    name_act,
    read_act,
    write_act,
)
from camarilla.games.junta.components import Box
from camarilla.games.junta.questions.kinds import (
    area_text,
    as_rebel,
    card_text,
    pairs_of,
    sorted_row,
    unit_text,
    units_said,
)

HELICOPTER = "helicopter"
ALL_UNITS = Words("junta-opt-all-units")
ALL_OF_THEM = Option("all", ALL_UNITS, "J13.4")
REFUSALS: dict[type[Any], tuple[str, str]] = {
    BringUnits: ("J5.C.u", "junta-no-units-there"),
    BribeUnits: ("J13.10", "junta-no-bribe"),
    Land: ("J13.7", "junta-no-landing"),
    Bombard: ("J13.6", "junta-no-bombardment"),
    Flee: ("J13.3e", "junta-no-exile"),
}
Door: TypeAlias = tuple[str, int, str]  # an act, and the member or card, and the area, unit or weapon


def door_of(act: Act) -> Door:
    """Which door leads to this act."""
    if isinstance(act, (Move, Fly)):
        return ("move" if isinstance(act, Move) else "fly", act.member, act.start)
    if isinstance(act, BringUnits):
        return ("card", act.card, "")
    if isinstance(act, BribeUnits):
        return ("bribe", act.card, act.area)
    if isinstance(act, Land):
        return ("land", 0, act.unit)
    if isinstance(act, Bombard):
        return ("bombard", 0, act.weapon)
    return ("exile" if isinstance(act, Flee) else "end", 0, "")


def end_of(door: Door) -> Act | None:
    """The one act that its first step says whole."""
    return END if door[0] == "end" else None


def act_words(act: Act, end: str) -> Words:
    """A whole act in a line, as it is spoken of before it is done."""
    if isinstance(act, EndTurn):
        return Words(end)
    if isinstance(act, Flee):
        return Words("junta-opt-exile-in", {"area": area_text(act.embassy)})
    if isinstance(act, Move):
        way: dict[str, Arg] = {"units": units_said(act.units), "start": area_text(act.start), "to": area_text(act.to)}
        return Words("junta-opt-act-move", way)
    if isinstance(act, Fly):
        return Words("junta-opt-act-fly", {"start": area_text(act.start), "to": area_text(act.to)})
    if isinstance(act, Land):
        return Words("junta-opt-act-land", {"unit": unit_text(act.unit), "area": area_text(act.area)})
    if isinstance(act, Bombard):
        return Words("junta-opt-act-bombard", {"weapon": unit_text(act.weapon), "area": area_text(act.area)})
    if isinstance(act, BribeUnits):
        bought: dict[str, Arg] = {"card": card_text(act.card), "area": area_text(act.area), "count": act.number}
        return Words("junta-opt-act-bribe", bought)
    return Words("junta-opt-act-card", {"card": card_text(act.card), "area": area_text(act.area)})


def step_of(door: Door) -> str:
    """The first step of an act."""
    act, number, name = door
    if act in ("move", "fly", "bribe"):
        return f"{act}:{number}@{name}"
    return "end" if act == "end" else f"card:{number}" if act == "card" else f"{act}:{name}"


def no_part() -> Illegal:
    return Illegal("J13.4", "junta-no-part")


def no_two_flights() -> Illegal:
    return Illegal("J13.4h", "junta-no-two-flights")


@lru_cache(maxsize=1024)
def area_option(area: str, rule: str, guarded: bool = False) -> Option:
    """An area; J13.2 where a salvo hits the palace guard it says so."""
    said = f"junta-area-{area}"
    words = Words("junta-opt-at-guard", {"what": phrase(said)}) if guarded else Words(said)
    return Option(area, words, rule, f"area:{area}")


@lru_cache(maxsize=4096)
def units_option(leg: str, kind: str, number: int, rule: str) -> Option:
    """J13.4 So many units of a kind."""
    words = Words("junta-opt-units", {"count": number, "unit": unit_text(kind)})
    return Option(f"{leg}{kind}*{number}", words, rule, f"unit:{kind}")


@lru_cache(maxsize=128)
def bribed_option(number: int) -> Option:
    return Option(str(number), Words("core-number", {"number": number}), "J13.10")


@lru_cache(maxsize=4096)
def door_option(door: Door, kinds: tuple[str, ...], rebel: bool, end: str) -> Option:
    """The first step of an act; J13.2 what makes a rebel says so."""
    (act, number, name), key = door, step_of(door)
    if act in ("move", "fly"):
        args: dict[str, Arg] = {"area": area_text(name), "units": [unit_text(kind) for kind in kinds]}
        words, rule, aim = Words(f"junta-opt-{act}-from", args), "J13.4" if act == "move" else "J13.4h", f"area:{name}"
    elif act == "card":
        words, rule, aim = Words("junta-opt-card", {"card": card_text(number)}), f"J5.C.{number}", f"card:{number}"
    elif act == "bribe":
        args = {"card": card_text(number), "area": area_text(name)}
        words, rule, aim = Words("junta-opt-bribe", args), "J13.10", f"area:{name}"
    elif act == "land":
        words, rule, aim = Words("junta-opt-land", {"unit": unit_text(name)}), "J13.7", f"unit:{name}"
    elif act == "bombard":
        words, rule, aim = Words("junta-opt-bombard", {"weapon": unit_text(name)}), "J13.6", ""
    elif act == "exile":
        return Option(key, Words("junta-opt-exile"), "J13.3e")
    else:
        return Option(key, Words(end), "J13.1t")
    return Option(key, as_rebel(words, rebel), rule, aim)


@dataclass
class CoupTurn(Titled[Act]):
    """J13.1t One act of a movement turn, or its end. Everything it needs is public but the own cards."""

    key: ClassVar[str] = "junta-ask-coup-turn"
    text: ClassVar[str] = "junta-ask-coup-turn"
    rule: str
    box: Box
    stacks: tuple[tuple[int, str, UnitCounts], ...]  # member, area, own units there that may still move
    cards: tuple[tuple[int, tuple[str, ...]], ...] = ()
    bribes: tuple[tuple[int, str, int], ...] = ()
    landings: tuple[tuple[str, tuple[str, ...]], ...] = ()
    guns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    exile: tuple[str, ...] = ()
    whole: bool = False  # J13.4 with `whole_stack` nothing stays behind
    pretext: bool = True  # J12.1 without one, and not at headquarters, only cards can start a coup
    rebel: bool = False  # J13.2 every act but the end and exile makes a rebel
    guarded: tuple[str, ...] = ()  # J13.2 where a loyal player's salvo may hit the palace guard

    # --- what is legal ---

    def form(self) -> Doors[Act, Door]:
        doors, first = self._doors(), self._first_step
        return Doors(doors, first, self._behind, door_of, self._why, end_of, step_of)

    def check(self, answer: Act) -> None:
        if not self.pretext and not isinstance(answer, (EndTurn, BringUnits)):
            raise Illegal("J12.1", "junta-no-pretext")
        super().check(answer)

    def _doors(self) -> tuple[Door, ...]:
        """Which act, with which stack, card, unit or weapon."""
        doors: list[Door] = [("end", 0, "")]
        for member, area, units in self.stacks:
            doors.append(("move", member, area))
            if HELICOPTER in dict(units):
                doors.append(("fly", member, area))
        doors += [("card", card, "") for card, _ in self.cards]
        doors += [("bribe", card, area) for card, area, _ in self.bribes]
        doors += [("land", 0, unit) for unit, _ in self.landings]
        doors += [("bombard", 0, weapon) for weapon, _ in self.guns]
        return tuple([*doors, ("exile", 0, "")] if self.exile else doors)

    def _behind(self, door: Door) -> Part[Any]:
        act, number, name = door
        if act == "end":
            return Just(END, Illegal("J13.1t", "junta-not-an-act", known=list(ACTS)))
        if act == "move":
            return Record(
                ("to", "units"),
                lambda part, so_far: self._move(number, name, so_far),
                lambda all: Move(number, name, *all),
            )
        if act == "fly":
            return Record(
                *(("middle", "to", "first", "second"), lambda part, so_far: self._flight(number, name, so_far)),
                lambda all: Fly(number, name, *all),
            )
        if act == "bribe":
            most = max([most for card, area, most in self.bribes if (card, area) == (number, name)])
            return self._one(
                [BribeUnits(number, name, n) for n in range(1, most + 1)], lambda act: bribed_option(act.number)
            )
        if act == "card":
            return self._one([BringUnits(number, area) for area in dict(self.cards)[number]], self._where)
        if act == "land":
            return self._one([Land(name, area) for area in dict(self.landings)[name]], self._where)
        if act == "bombard":
            return self._one([Bombard(name, area) for area in dict(self.guns)[name]], self._salvo)
        return self._one([Flee(embassy) for embassy in self.exile], self._where)

    def _one(self, acts: Sequence[Act], option: Callable[[Any], Option]) -> OneOf[Act]:
        return OneOf(tuple(acts), option, self._why)

    def _why(self, answer: Act) -> Illegal:
        """Of an act that cannot be done like that."""
        if isinstance(answer, (Move, Fly)):
            return self._no_stack(answer)
        return Illegal(*REFUSALS[type(answer)])

    def _no_stack(self, answer: Move | Fly) -> Illegal:
        """Nothing of his stands there that could go; where it would go is looked at first."""
        rule = "J13.4" if isinstance(answer, Move) else "J13.4h"
        if answer.start not in self.box.borders:
            return Illegal(rule, "junta-no-such-area")
        if isinstance(answer, Fly):
            return Illegal(rule, "junta-no-helicopter")
        if not answer.units:
            return Illegal(rule, "junta-no-units")
        return Illegal(rule, "junta-no-such-units", unit=unit_text(answer.units[0][0]))

    def units_at(self, member: int, area: str) -> dict[str, int]:
        return dict(self._stack(member, area))

    def companions(self, member: int, area: str) -> dict[str, int]:
        """J13.4h What the helicopter could take along from an area."""
        return {kind: number for kind, number in self.units_at(member, area).items() if kind != HELICOPTER}

    def _move(self, member: int, start: str, so_far: list[Any]) -> Part[Any]:
        """J13.4 Into an adjacent area, with some of the units or all of them."""
        if not so_far:
            return self._street(start, "J13.4")
        there = self.units_at(member, start)
        everything = tuple(sorted(there.items()))
        if self.whole:
            return Just(everything, no_part())
        some = self._some(there, "J13.4")
        return Either([OneOf((everything,), lambda _: ALL_OF_THEM), some], lambda _: 1)

    def _flight(self, member: int, start: str, so_far: list[Any]) -> Part[Any]:
        """J13.4h Over two areas, with companions on the first leg or on the second."""
        if len(so_far) < 2:
            return self._street(so_far[0] if so_far else start, "J13.4h")
        leg, area = ("1/", start) if len(so_far) == 2 else ("2/", so_far[0])
        there = {} if leg == "2/" and so_far[2] else self.companions(member, area)
        return self._all_or_none(there, leg) if self.whole else self._some(there, "J13.4h", leg)

    def _street(self, start: str, rule: str) -> OneOf[str]:
        def why(to: str) -> Illegal:
            if to not in self.box.borders:
                return Illegal(rule, "junta-no-such-area")
            return Illegal(rule, "junta-no-border", start=area_text(start), to=area_text(to))

        return OneOf(self.box.borders[start], lambda area: area_option(area, rule), why, str)

    def _some(self, there: dict[str, int], rule: str, leg: str = "") -> Laid[UnitCounts, tuple[str, int]]:
        """Some of these units, each kind once with its number; a move takes at least one along."""

        def after(taken: UnitCounts) -> UnitCounts:
            gone = dict(taken)
            left = [(kind, number) for kind, number in there.items() if kind not in gone]
            return tuple([(kind, n) for kind, number in left for n in range(1, number + 1)])

        def option(units: tuple[str, int]) -> Option:
            return units_option(leg, units[0], units[1], rule)

        def why(taken: UnitCounts, units: tuple[str, int] | None) -> Illegal:
            if units is None:
                return Illegal(rule, "junta-no-units")
            if leg and not there:
                return no_two_flights()
            twice = len([kind for kind, _ in taken if kind == units[0]]) > 1
            return Illegal(rule, "junta-no-units-twice" if twice else "junta-no-such-units", unit=unit_text(units[0]))

        return Laid(after, option, sorted_row, None, why, pairs_of, low=0 if leg else 1)

    def _all_or_none(self, there: dict[str, int], leg: str) -> Laid[UnitCounts, UnitCounts]:
        """J13.4 With `whole_stack` all of them come along, or none."""
        everything = tuple(sorted(there.items()))
        return Laid(
            lambda taken: (everything,) if there else (),
            lambda units: Option(f"{leg}all", ALL_UNITS, "J13.4h"),
            lambda taken: taken[0] if taken else (),
            lambda units: (units,) if units else (),
            lambda taken, units: no_part() if there else no_two_flights(),
            pairs_of,
            high=1,
        )

    def sample(self, dice: Dice) -> Act:
        ways = len(self.stacks) + len(self.cards) + len(self.bribes) + len(self.landings) + len(self.guns) + 1
        way = dice.below(ways)
        if way < len(self.stacks):
            return self._some_move(self.stacks[way], dice)
        way -= len(self.stacks)
        if way < len(self.cards):
            card, areas = self.cards[way]
            return BringUnits(card, areas[dice.below(len(areas))])
        way -= len(self.cards)
        if way < len(self.bribes):
            card, area, most = self.bribes[way]
            return BribeUnits(card, area, 1 + dice.below(most))
        way -= len(self.bribes)
        if way < len(self.landings):
            unit, areas = self.landings[way]
            return Land(unit, areas[dice.below(len(areas))])
        way -= len(self.landings)
        if way < len(self.guns):
            weapon, areas = self.guns[way]
            return Bombard(weapon, areas[dice.below(len(areas))])
        if self.exile and not dice.below(12):
            return Flee(self.exile[dice.below(len(self.exile))])
        return END

    def _some_move(self, stack: tuple[int, str, UnitCounts], dice: Dice) -> Act:
        member, area, units = stack
        near = self.box.borders[area]
        to = near[dice.below(len(near))]
        if HELICOPTER in dict(units) and not self.whole and dice.below(2):
            beyond = self.box.borders[to]
            return Fly(member, area, to, beyond[dice.below(len(beyond))])
        if self.whole:
            return Move(member, area, to, units)
        some = [(kind, dice.below(number + 1)) for kind, number in units]
        chosen = tuple([one for one in some if one[1]])
        return Move(member, area, to, chosen or units)

    def forced(self) -> bool:
        return not (self.stacks or self.cards or self.bribes or self.landings or self.guns or self.exile)

    def default(self) -> Act:
        return END

    # --- small steps ---

    def _first_step(self, door: Door) -> Option:
        kinds = tuple([kind for kind, _ in self._stack(*door[1:])]) if door[0] in ("move", "fly") else ()
        return door_option(door, kinds, self.rebel, f"{self.text}-end")

    def _stack(self, member: int, area: str) -> UnitCounts:
        for one, where, units in self.stacks:
            if one == member and where == area:
                return units
        return ()

    def _where(self, act: BringUnits | Land | Flee) -> Option:
        if isinstance(act, Flee):
            return area_option(act.embassy, "J13.3e")
        return area_option(act.area, f"J5.C.{act.card}" if isinstance(act, BringUnits) else "J13.7")

    def _salvo(self, act: Bombard) -> Option:
        """J13.6 What is named will be fired; J13.2 at the palace guard it makes a rebel."""
        return area_option(act.area, "J13.6", act.area in self.guarded and not self.rebel)

    def name(self, answer: Act) -> str:
        return name_act(answer)

    def label(self, answer: Act) -> Words:
        return act_words(answer, f"{self.text}-end")

    def write(self, answer: Act) -> Plain:
        return write_act(answer)

    def read(self, written: Plain) -> Act:
        return read_act(written)

    def schema(self) -> dict[str, Plain]:
        return acts_schema("act", ACTS, [act for act, _, _ in self._doors()])


@dataclass
class StartCoup(CoupTurn):
    """J12.3 An act that starts a coup, or none."""

    text: ClassVar[str] = "junta-ask-start"
