"""The little that a network is told about a game by hand: printed facts to pass over, faces that mean players, and what
stands where in a row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from camarilla.games.viva.promise_question import Promise
from camarilla.games.viva.purchases import SpendMoney
from camarilla.games.viva.questions import Orders
from camarilla.games.viva.targets import WHOLE, Thing, target

Weighed = tuple[tuple[Any, ...], float]


class Traits:
    """A game about which nothing special need be said."""

    skip: ClassVar[frozenset[str]] = frozenset(("board", "card_texts", "neighbours", "names", "worth"))
    younger: ClassVar[frozenset[str]] = frozenset()  # facts of questions that the weights do not know yet
    general: ClassVar[frozenset[str]] = frozenset()  # questions that go by their general name, whatever they ask
    faces: ClassVar[frozenset[str]] = frozenset()  # fields whose numbers mean players without being seats
    face_aims: ClassVar[frozenset[str]] = frozenset()  # options that point at such a number
    detailed: ClassVar[frozenset[str]] = frozenset()  # rows of things whose further numbers count, too
    seat_aims: ClassVar[frozenset[str]] = frozenset(("seat", "promise"))  # options that point at a seat
    mark: Any = None  # what else decides about the tokens of an option

    def owner(self, face: int) -> int:
        """The seat that such a number means."""
        return face

    def parts(self, question: Any) -> Iterable[tuple[tuple[Any, ...], Callable[[], Iterable[Weighed]]]]:
        """More features of the state, in parts: what decides about a part, and how it is made."""
        return ()

    def made(self, question: Any, so_far: tuple[str, ...]) -> Iterable[Weighed]:
        """More features of the small steps that are made already."""
        return ()

    def near(self, key: str, aim: str) -> Iterable[Weighed]:
        """More features of an option."""
        return ()


MONEY = {"FA1": 1, "FA2": 2, "FA3": 3}  # the cards of foreign aid
PRICES = {"building": 4, "militia": 2, "card": 1}


class VivaTraits(Traits):
    """Orders are numbers of estates; 6 stands for the Presidente's defence."""

    faces: ClassVar[frozenset[str]] = frozenset(
        ("orders", "faces", "set_before", "own", "numbers", "own_number", "promised_dice")
    )
    face_aims: ClassVar[frozenset[str]] = frozenset(("estate",))
    detailed: ClassVar[frozenset[str]] = frozenset(("battle.forces",))

    def __init__(self, view: Any, seat: int) -> None:
        self._owners: dict[int, int] = {estate.number: estate.seat for estate in view.estates}
        self.mark = tuple(self._owners.items())
        self._view, self._me = view, seat

    def owner(self, face: int) -> int:
        return self._owners.get(face, 9)

    def parts(self, question: Any) -> Iterable[tuple[tuple[Any, ...], Callable[[], Iterable[Weighed]]]]:
        return [
            (("battle", [question]), self._battle),
            (("race", [question]), self._race),
            (("open", [question]), self._open),
        ]

    def _battle(self) -> Iterable[Weighed]:
        """How a battle stands for my side, and with how many dice it is fought."""
        battle = self._view.battle
        if battle is None:
            return
        mine, ahead = self._is_mine(), battle.attack_value - battle.defence_value
        dice = {"attacker": 0, "defender": 0, "supporter": 0}
        for force in battle.forces:
            dice[force.side] += force.own + force.loaned
        yield ("ahead", mine, battle.step, max(-9, min(9, ahead))), 1.0
        yield ("ahead", mine), ahead * 0.15
        yield ("side", mine, battle.step, battle.against_presidente), 1.0
        yield ("odds", mine, battle.step, dice["attacker"], dice["defender"] + dice["supporter"]), 1.0
        yield ("attack", mine), dice["attacker"] * 0.3
        yield ("defence", mine), (dice["defender"] + dice["supporter"]) * 0.3

    def _race(self) -> Iterable[Weighed]:
        """Who is near the end, and who is worth an attack: what an estate has, by how far its owner is."""
        view, me = self._view, self._me
        own = view.points or 0
        yield ("to-win", view.points_to_end - own), 1.0
        most = max(estate.points for estate in view.estates if estate.seat != me)
        yield ("behind", max(-5, min(5, most - own))), 1.0
        for estate in view.estates:
            if estate.seat != me:
                turned = (estate.seat - me) % len(view.estates)
                yield ("near", turned, view.points_to_end - estate.points), 1.0
                if estate.points == most:
                    yield ("leads", turned), 1.0

    def _open(self) -> Iterable[Weighed]:
        """What lies open before everybody: what was promised to him, and whom his militias are known to go against."""
        view, me = self._view, self._me
        seen = {one.whom: one.orders for one in view.sightings}
        for estate in view.estates:
            turned = (estate.seat - me) % len(view.estates)
            if estate.promise:
                yield ("promised", turned), 0.3 * sum([MONEY.get(card, 0) for card in estate.promise])
                yield ("promised cards", turned), 0.5 * sum([card not in MONEY for card in estate.promise])
            orders = estate.orders if estate.orders is not None else seen.get(estate.seat)
            if orders:
                yield ("known", turned), 1.0
                for face in orders:
                    whom = self.owner(face)
                    yield ("goes", turned, (whom - me) % len(view.estates) if whom != 9 else 9), 0.4

    def made(self, question: Any, so_far: tuple[str, ...]) -> Iterable[Weighed]:
        """Orders given so far by whom they go against; what a basket costs and what of it is paid."""
        made = MADE.get(type(question))
        return made(self, question, so_far) if made is not None else ()

    def set(self, question: Orders, so_far: tuple[str, ...]) -> Iterable[Weighed]:
        yield ("left",), (question.dice - len(so_far)) * 0.3

    def laid(self, question: SpendMoney, so_far: tuple[str, ...]) -> Iterable[Weighed]:
        price = sum([PRICES.get(step.partition(":")[0], 0) for step in so_far])
        paid = sum([MONEY.get(step[4:], 0) for step in so_far if step.startswith("pay:")])
        yield ("price",), price * 0.15
        yield ("unpaid",), (price - paid) * 0.15

    def promised(self, question: Promise, so_far: tuple[str, ...]) -> Iterable[Weighed]:
        for step in so_far:
            card, _, whom = step.partition(">")
            turned = (int(whom) - self._me) % len(self._view.estates)
            yield ("gets", turned), 0.5
            yield ("gets money", turned), MONEY.get(card, 0) * 0.3

    def near(self, key: str, aim: str) -> Iterable[Weighed]:
        """A roll that would be made again: what is expected of it, for the attack or against it."""
        battle = self._view.battle
        on = key.partition(">")[2]
        if battle is None or "." not in on:
            return
        aimed = target(on)
        for force in battle.forces:
            if force.seat == aimed.seat:
                again: tuple[int, ...] = ()
                if aimed.part is Thing.ROLL:
                    again = force.rolls if aimed.die == WHOLE else force.rolls[aimed.die : aimed.die + 1]
                side = 1 if force.side == "attacker" else -1
                yield ("side", force.side, force.seat == self._me), 1.0
                yield ("again", self._is_mine()), (3.5 * len(again) - sum(again)) * 0.2 * side
                yield ("dice",), len(again) * 0.3

    def _is_mine(self) -> str:
        battle = self._view.battle
        return next((force.side for force in battle.forces if force.seat == self._me), "none") if battle else "none"


MADE: dict[type[Any], Callable[[VivaTraits, Any, tuple[str, ...]], Iterable[Weighed]]] = {
    Orders: VivaTraits.set,
    SpendMoney: VivaTraits.laid,
    Promise: VivaTraits.promised,
}

REGIONS = range(1, 13)
PLACES = 16  # of the people: base, regions, Mauritius, UN, out of the game
KINDS = 4  # of chips


class PowersTraits(Traits):
    """People and chips stand in long rows; what counts is who rules where, and how narrowly."""

    skip: ClassVar[frozenset[str]] = Traits.skip | {"people", "chips", "governments", "shares", "bids", "pacts", "done"}
    general: ClassVar[frozenset[str]] = frozenset(("YesNo",))

    def __init__(self, view: Any, seat: int, players: int) -> None:
        self._view, self._me, self._n = view, seat, players
        self._blocks: dict[int, list[Weighed]] = {}

    def _turned(self, seat: int) -> int:
        return (seat - self._me) % self._n if 0 <= seat < self._n else seat

    def block(self, region: int) -> list[Weighed]:
        """What a region is to me, whichever it is."""
        found = self._blocks.get(region)
        if found is not None:
            return found
        view, n, me = self._view, self._n, self._me
        people = view.people[region * n : region * n + n]
        rulers = view.governments[region]
        others = max([count for seat, count in enumerate(people) if seat != me], default=0)
        found = [
            (("mine", min(people[me], 4)), 1.0),
            (("others", min(others, 4)), 1.0),
            (("lead", max(-4, min(4, people[me] - others))), 1.0),
            (("crowd",), sum(people) * 0.2),
            (("rules", me in rulers, len(rulers)), 1.0),
            (("done", region in view.done), 1.0),
            (("sanctions", region in view.sanctions), 1.0),
            (("shielded", region in view.demilitarised or region in view.protectorates), 1.0),
            (("neighbours", sum([me in view.governments[one] for one in view.neighbours[region]])), 1.0),
        ]
        for kind in range(KINDS):
            found.append((("chips", kind), view.chips[region * KINDS + kind] * 0.2))
        for ruler in rulers:
            found.append((("ruler", self._standing(ruler)), 1.0))
        self._blocks[region] = found
        return found

    def _standing(self, seat: int) -> int:
        """The place of a player by points now; 0 leads."""
        now = [party.points_now for party in self._view.parties]
        return 0 if seat == self._me else 1 + sum([other > now[seat] for other in now])

    def parts(self, question: Any) -> Iterable[tuple[tuple[Any, ...], Callable[[], Iterable[Weighed]]]]:
        view = self._view
        now = tuple([party.points_now for party in view.parties])
        region = getattr(question, "region", 0) or view.active
        return [
            (("people", view.people), self._people),
            (("rules", view.governments, view.done), self._rules),
            (("chips", view.chips), self._chips),
            (("now", now), self._standings),
            (
                ("here", view.people, view.chips, view.governments, view.done, now, region),
                lambda: [(("here", *name), much) for name, much in self.block(region)] if region in REGIONS else (),
            ),
            (("motion", [question]), lambda: self._motion(question)),  # a list: made anew each time
        ]

    def _people(self) -> Iterable[Weighed]:
        for place, count in enumerate(self._view.people):
            if count:
                yield ("people", place // self._n, self._turned(place % self._n)), count * 0.3

    def _rules(self) -> Iterable[Weighed]:
        for region in REGIONS:
            for ruler in self._view.governments[region]:
                yield ("rules", region, self._turned(ruler)), 1.0
            if region in self._view.done:
                yield ("done", region), 1.0

    def _chips(self) -> Iterable[Weighed]:
        for place, count in enumerate(self._view.chips):
            if count:
                yield ("chip", place), count * 0.2

    def _standings(self) -> Iterable[Weighed]:
        for seat in range(self._n):
            yield ("standing", self._turned(seat), self._standing(seat)), 1.0

    def _motion(self, question: Any) -> Iterable[Weighed]:
        motion = getattr(question, "motion", None)
        if motion is None:
            return
        if motion.region in REGIONS:
            for name, much in self.block(motion.region):
                yield ("motion", motion.kind, *name), much
        yield ("party", motion.kind, self._turned(motion.party)), 1.0

    def near(self, key: str, aim: str) -> Iterable[Weighed]:
        kind, _, what = aim.partition(":")
        if kind in ("region", "base") and what.isdigit() and int(what) in REGIONS:
            return self.block(int(what))
        return ()


class JuntaTraits(Traits):
    """Questions that say who or what is asked for are known by their text, not by their type."""

    general: ClassVar[frozenset[str]] = frozenset(
        ("YesNo", "PickSeat", "PickName", "Window", "PickCards", "Fire", "CoupTurn", "ChooseLocation")
    )
    younger: ClassVar[frozenset[str]] = frozenset(("YesNo.side", "YesNo.who"))


def is_advised(game_id: str) -> bool:
    """Whether the network is shown what the rung below would answer: it then learns when to do otherwise."""
    return game_id in ADVISED


def traits_of(game_id: str, view: Any, seat: int, players: int) -> Traits:
    """What is known by hand about this game, as far as it helps at this table."""
    if game_id == "viva":
        return VivaTraits(view, seat)
    if game_id == "global_powers":
        return PowersTraits(view, seat, players)
    return JUNTA if game_id == "junta" else PLAIN


PLAIN, JUNTA = Traits(), JuntaTraits()
ADVISED = frozenset(("viva", "junta", "global_powers", "anti_monopoly"))
