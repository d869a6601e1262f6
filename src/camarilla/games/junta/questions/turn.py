"""J13.1t The movement turn of a coup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option
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
from camarilla.games.junta.questions.kinds import Stepped, area_text, as_rebel, card_text, unit_text, units_args

HELICOPTER = "helicopter"


@dataclass
class CoupTurn(Stepped[Act]):
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

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text)

    def check(self, answer: Act) -> None:
        if not self.pretext and not isinstance(answer, (EndTurn, BringUnits)):
            raise Illegal("J12.1", "junta-no-pretext")
        if isinstance(answer, Move):
            self._check_move(answer)
        elif isinstance(answer, Fly):
            self._check_flight(answer)
        elif isinstance(answer, BringUnits):
            if not any(card == answer.card and answer.area in areas for card, areas in self.cards):
                raise Illegal("J5.C.u", "junta-no-units-there")
        elif isinstance(answer, BribeUnits):
            if not any(
                (card, area) == (answer.card, answer.area) and 1 <= answer.number <= most
                for card, area, most in self.bribes
            ):
                raise Illegal("J13.10", "junta-no-bribe")
        elif isinstance(answer, Land):
            if not any(unit == answer.unit and answer.area in areas for unit, areas in self.landings):
                raise Illegal("J13.7", "junta-no-landing")
        elif isinstance(answer, Bombard):
            if not any(weapon == answer.weapon and answer.area in areas for weapon, areas in self.guns):
                raise Illegal("J13.6", "junta-no-bombardment")
        elif isinstance(answer, Flee):
            if answer.embassy not in self.exile:
                raise Illegal("J13.3e", "junta-no-exile")
        elif not isinstance(answer, EndTurn):
            raise Illegal("J13.1t", "junta-not-an-act", known=list(ACTS))

    def units_at(self, member: int, area: str) -> dict[str, int]:
        for one, where, units in self.stacks:
            if one == member and where == area:
                return dict(units)
        return {}

    def _check_move(self, move: Move) -> None:
        self._check_street(move.start, move.to, "J13.4")
        self._check_units(self.units_at(move.member, move.start), move.units, "J13.4")

    def _check_street(self, start: str, to: str, rule: str) -> None:
        if start not in self.box.borders or to not in self.box.borders:
            raise Illegal(rule, "junta-no-such-area")
        if to not in self.box.borders[start]:
            raise Illegal(rule, "junta-no-border", start=area_text(start), to=area_text(to))

    def _check_units(self, there: dict[str, int], units: UnitCounts, rule: str) -> None:
        if not units:
            raise Illegal(rule, "junta-no-units")
        self._check_once(units, rule)
        for kind, number in units:
            if not 1 <= number <= there.get(kind, 0):
                raise Illegal(rule, "junta-no-such-units", unit=unit_text(kind))
        if self.whole and dict(units) != there:
            raise Illegal("J13.4", "junta-no-part")

    def _check_once(self, units: UnitCounts, rule: str) -> None:
        """Each kind once, with its number: nobody counts the same units twice."""
        kinds = [kind for kind, _ in units]
        for kind in kinds:
            if kinds.count(kind) > 1:
                raise Illegal(rule, "junta-no-units-twice", unit=unit_text(kind))

    def _check_flight(self, flight: Fly) -> None:
        self._check_street(flight.start, flight.middle, "J13.4h")
        self._check_street(flight.middle, flight.to, "J13.4h")
        there = self.units_at(flight.member, flight.start)
        if not there.get(HELICOPTER):
            raise Illegal("J13.4h", "junta-no-helicopter")
        if flight.first and flight.second:
            raise Illegal("J13.4h", "junta-no-two-flights")
        for area, units in ((flight.start, flight.first), (flight.middle, flight.second)):
            around = self.companions(flight.member, area)
            self._check_once(units, "J13.4h")
            for kind, number in units:
                if not 1 <= number <= around.get(kind, 0):
                    raise Illegal("J13.4h", "junta-no-such-units", unit=unit_text(kind))
            if self.whole and units and dict(units) != around:
                raise Illegal("J13.4", "junta-no-part")

    def companions(self, member: int, area: str) -> dict[str, int]:
        """J13.4h What the helicopter could take along from an area."""
        return {kind: number for kind, number in self.units_at(member, area).items() if kind != HELICOPTER}

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
        if any(kind == HELICOPTER for kind, _ in units) and not self.whole and dice.below(2):
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

    def steps(self, so_far: tuple[str, ...]) -> Menu[Act]:
        if not so_far:
            return Menu(self._acts())
        kind, _, what = so_far[0].partition(":")
        if kind == "end":
            return Menu((), END)
        if kind in ("move", "fly"):
            member, _, area = what.partition("@")
            if not member.isdigit() or not self.units_at(int(member), area):
                raise BadInput("steps", "core-bad-step", step=so_far[0])
            return (
                self._move_menu(int(member), area, so_far[1:])
                if kind == "move"
                else self._fly_menu(int(member), area, so_far[1:])
            )
        return self._place_menu(kind, what, so_far[1:])

    def _acts(self) -> tuple[Option, ...]:
        found = [Option("end", Words(f"{self.text}-end"), "J13.1t")]
        for member, area, units in self.stacks:
            args: dict[str, Arg] = {"area": area_text(area), "units": units_args(units)}
            found.append(Option(f"move:{member}@{area}", Words("junta-opt-move-from", args), "J13.4", f"area:{area}"))
            if any(kind == HELICOPTER for kind, _ in units):
                found.append(
                    Option(f"fly:{member}@{area}", Words("junta-opt-fly-from", args), "J13.4h", f"area:{area}")
                )
        for card, _ in self.cards:
            found.append(
                Option(
                    f"card:{card}", Words("junta-opt-card", {"card": card_text(card)}), f"J5.C.{card}", f"card:{card}"
                )
            )
        for card, area, _ in self.bribes:
            words = Words("junta-opt-bribe", {"card": card_text(card), "area": area_text(area)})
            found.append(Option(f"bribe:{card}@{area}", words, "J13.10", f"area:{area}"))
        for unit, _ in self.landings:
            found.append(
                Option(f"land:{unit}", Words("junta-opt-land", {"unit": unit_text(unit)}), "J13.7", f"unit:{unit}")
            )
        for weapon, _ in self.guns:
            found.append(
                Option(f"bombard:{weapon}", Words("junta-opt-bombard", {"weapon": unit_text(weapon)}), "J13.6")
            )
        if self.exile:
            found.append(Option("exile:", Words("junta-opt-exile"), "J13.3e"))
        return tuple([self._marked(option) for option in found])

    def _marked(self, option: Option) -> Option:
        """J13.2 What makes a rebel says so."""
        turns = self.rebel and option.key not in ("end", "exile:")
        return Option(option.key, as_rebel(option.words, turns), option.rule, option.aim)

    def _areas(self, areas: tuple[str, ...], rule: str) -> Menu[Act]:
        return Menu(tuple([Option(area, Words(f"junta-area-{area}"), rule, f"area:{area}") for area in areas]))

    def _salvo(self, areas: tuple[str, ...]) -> Menu[Act]:
        """J13.6 What is named will be fired; J13.2 at the palace guard it makes a rebel."""
        found = list(self._areas(areas, "J13.6").options)
        for at, option in enumerate(found):
            if option.key in self.guarded and not self.rebel:
                words = Words("junta-opt-at-guard", {"what": phrase(option.words.id)})
                found[at] = Option(option.key, words, option.rule, option.aim)
        return Menu(tuple(found))

    def _place_menu(self, kind: str, what: str, steps: tuple[str, ...]) -> Menu[Act]:
        if kind == "bribe":
            card, _, area = what.partition("@")
            most = max([number for c, a, number in self.bribes if f"{c}" == card and a == area], default=0)
            if steps:
                return Menu((), BribeUnits(int(card), area, int(steps[0]) if steps[0].isdigit() else 0))
            return Menu(
                tuple([Option(str(n), Words("core-number", {"number": n}), "J13.10") for n in range(1, most + 1)])
            )
        if kind == "card":
            places = {str(card): areas for card, areas in self.cards}.get(what, ())
            return Menu((), BringUnits(int(what), steps[0])) if steps else self._areas(places, f"J5.C.{what}")
        if kind == "land":
            return Menu((), Land(what, steps[0])) if steps else self._areas(dict(self.landings).get(what, ()), "J13.7")
        if kind == "bombard":
            return Menu((), Bombard(what, steps[0])) if steps else self._salvo(dict(self.guns).get(what, ()))
        if kind == "exile":
            return Menu((), Flee(steps[0])) if steps else self._areas(self.exile, "J13.3e")
        raise BadInput("steps", "core-bad-step", step=kind)

    def _move_menu(self, member: int, area: str, steps: tuple[str, ...]) -> Menu[Act]:
        if not steps:
            return self._areas(self.box.borders[area], "J13.4")
        there = self.units_at(member, area)
        whole = tuple(sorted(there.items()))
        if self.whole or steps[1:2] == ("all",):
            return Menu((), Move(member, area, steps[0], whole))
        taken = dict([self._count(step) for step in steps[1:]])
        options = [Option("all", Words("junta-opt-all-units"), "J13.4")] if not taken else []
        options += self._count_options(there, taken, "J13.4")
        answer = Move(member, area, steps[0], tuple(sorted(taken.items()))) if taken else None
        return Menu(tuple(options), answer)

    def _fly_menu(self, member: int, area: str, steps: tuple[str, ...]) -> Menu[Act]:
        if len(steps) < 2:
            near = self.box.borders.get(steps[0] if steps else area)
            if near is None:
                raise BadInput("steps", "core-bad-step", step=steps[0])
            return self._areas(near, "J13.4h")
        first, second = dict[str, int](), dict[str, int]()
        around = {"1": self.companions(member, area), "2": self.companions(member, steps[0])}
        for step in steps[2:]:
            leg, _, rest = step.partition("/")
            taken = first if leg == "1" else second
            taken.update(around[leg] if rest == "all" else [self._count(rest)])
        options: list[Option] = []
        if not second:
            options += self._companion_options(around["1"], first, "1/")
        if not first:
            options += self._companion_options(around["2"], second, "2/")
        legs = (tuple(sorted(first.items())), tuple(sorted(second.items())))
        return Menu(tuple(options), Fly(member, area, steps[0], steps[1], *legs))

    def _companion_options(self, around: dict[str, int], taken: dict[str, int], leg: str) -> list[Option]:
        """J13.4 With `whole_stack` all of them come along, or none."""
        if not self.whole:
            return self._count_options(around, taken, "J13.4h", leg)
        return [Option(f"{leg}all", Words("junta-opt-all-units"), "J13.4h")] if around and not taken else []

    def _count(self, step: str) -> tuple[str, int]:
        kind, _, number = step.partition("*")
        if not number.isdigit():
            raise BadInput("steps", "core-bad-step", step=step)
        return kind, int(number)

    def _count_options(self, there: dict[str, int], taken: dict[str, int], rule: str, leg: str = "") -> list[Option]:
        return [
            Option(
                f"{leg}{kind}*{n}",
                Words("junta-opt-units", {"count": n, "unit": unit_text(kind)}),
                rule,
                f"unit:{kind}",
            )
            for kind, number in there.items()
            if kind not in taken
            for n in range(1, number + 1)
        ]

    def name(self, answer: Act) -> str:
        return name_act(answer)

    def label(self, answer: Act) -> Words:
        return (
            Words(f"{self.text}-end")
            if isinstance(answer, EndTurn)
            else Words("junta-opt-act", {"act": name_act(answer)})
        )

    def write(self, answer: Act) -> Plain:
        return write_act(answer)

    def read(self, written: Plain) -> Act:
        return read_act(written)


@dataclass
class StartCoup(CoupTurn):
    """J12.3 An act that starts a coup, or none."""

    text: ClassVar[str] = "junta-ask-start"
