"""Tables of Viva el Presidente built by hand, with typed dice, for tests that read like the rule book.

    t = table(Lars=has(dice=2), Andy=has(dice=2, orders="Lars Lars"), Matt=has(hand="GUN", orders="six"))
    t.battle("Lars")
    t.says("Lars", "pass")
    t.says("Matt", "GUN")
    ...
    t.rolls(4, 2)

The players of the test vectors: Lars blue 1, Matt black 2, Susanne yellow 3, Andy red 4, Gil green 5; seats clockwise
Lars, Andy, Susanne, Matt (, Gil). Names stand for seats and estates wherever the engine has numbers. Unless said
otherwise four players sit there, Lars is Presidente, everybody has a main house, one die and no card, it is not the
first round, and every card that nobody holds lies in the deck.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

from camarilla.core.chance import Draw, Roll
from camarilla.core.flow import Position, Procedure
from camarilla.core.illegal import Illegal, NotAsked, Refused
from camarilla.core.news import News
from camarilla.core.questions import CHANCE, Question
from camarilla.games.viva import GAME
from camarilla.games.viva.chapters.battle import Fight
from camarilla.games.viva.chapters.combat import Combat
from camarilla.games.viva.chapters.orders import Ordering
from camarilla.games.viva.chapters.promises import Promising
from camarilla.games.viva.chapters.rounds import HandLimit, Rounds
from camarilla.games.viva.chapters.spend import Spending
from camarilla.games.viva.state import Phase, Viva
from camarilla.match.log import canonical
from camarilla.match.match import save_position

CLOCKWISE = ("Lars", "Andy", "Susanne", "Matt", "Gil")
COLOURS = {"Lars": "blue", "Andy": "red", "Susanne": "yellow", "Matt": "black", "Gil": "green"}
NUMBERS = {"Lars": 1, "Matt": 2, "Susanne": 3, "Andy": 4, "Gil": 5}
TILES = ("helicopter_pad", "swimming_pool", "watchtower", "radar_station", "guard_house")


@dataclass
class Has:
    """What one player has."""

    buildings: int
    dice: int
    hand: tuple[str, ...]
    promise: tuple[str, ...]
    orders: tuple[str, ...]
    lent: tuple[str, ...]


def has(buildings: int = 1, dice: int = 1, hand: str = "", promise: str = "", orders: str = "", lent: str = "") -> Has:
    """``orders`` and ``lent`` (promised dice, expert) name the estate each die shows; ``home`` the own, ``six`` a 6."""
    return Has(buildings, dice, *(tuple(words.split()) for words in (hand, promise, orders, lent)))


def table(
    players: str = "Lars Andy Susanne Matt",
    presidente: str = "Lars",
    expert: bool = False,
    deck: str | None = None,
    discards: str = "",
    round: int = 2,
    switches: dict[str, str] | None = None,
    **estates: Has,
) -> Table:
    """A table at which nothing is under way yet."""
    names = tuple(players.split())
    assert set(estates) <= set(names)
    house = GAME.rules({**({"mode": "expert"} if expert else {}), **(switches or {})})
    g: Viva = GAME.setup(len(names), house, GAME.box(house, None))  # type: ignore[assignment]  # lay_out makes Vivas
    t = Table(g, names, {name: estates.get(name, has()) for name in names})
    g.presidente, g.round, g.discards = names.index(presidente), round, tuple(discards.split())
    left = list(g.box.full_deck())
    for seat, name in enumerate(names):
        own = t.given[name]
        g.colours[seat], g.numbers[seat] = COLOURS[name], NUMBERS[name]
        g.buildings[seat], g.dice[seat] = TILES[: own.buildings - 1], own.dice
        g.hands[seat], g.promises[seat] = tuple(sorted(own.hand)), tuple(sorted(own.promise))
        g.given[seat], g.promised_dice[seat] = g.promises[seat], t.faces(name, own.lent)
        for card in own.hand + own.promise:
            left.remove(card)
    for card in g.discards:
        left.remove(card)
    g.deck = tuple(sorted(left)) if deck is None else tuple(sorted(deck.split()))
    return t


def nobody_sits_yet(players: str = "Lars Andy Susanne Matt", **switches: str) -> Table:
    """The set-up, before anybody has picked a colour."""
    names = tuple(players.split())
    house = GAME.rules(switches)
    g: Viva = GAME.setup(len(names), house, GAME.box(house, None))  # type: ignore[assignment]  # lay_out makes Vivas
    t = Table(g, names, {name: has() for name in names})
    t.run(Rounds())
    return t


class Table:
    """A table with something under way: answer, roll, draw, look."""

    def __init__(self, g: Viva, names: tuple[str, ...], given: dict[str, Has]) -> None:
        self.g = g
        self.names = names
        self.given = given
        self.position = Position(g, [])
        self.news: list[News] = []

    # --- what is under way ---

    def run(self, *procedures: Procedure, then: str = "") -> None:
        """Begins the last of these; ``then`` is where the one above goes on afterwards."""
        self.position = Position(self.g, list(procedures))
        if then:
            procedures[0].then = then
        self.g.ears = self.news
        self.position.start()

    def promises(self) -> None:
        """Phase 2."""
        self.run(Promising())

    def orders(self) -> None:
        """Phase 3."""
        self.run(Ordering())

    def combat(self) -> None:
        """Phase 4, with the orders the players were given; who was given none defends himself with everything."""
        self._screens_go_up()
        self.run(Combat())

    def battle(self, defender: str) -> None:
        """One battle of phase 4."""
        self._screens_go_up()
        self.run(Fight(self.seat(defender)))

    def spend(self) -> None:
        """Phase 5 and nothing else."""
        self.run(Spending())

    def spend_in_game(self) -> None:
        """Phase 5 and on from there: the count of V18.1, phase 6, the next round."""
        self.run(Rounds(), Spending(), then="count")

    def run_phases_from_combat(self) -> None:
        """Phase 4 and on from there."""
        self._screens_go_up()
        self.run(Rounds(), Combat(), then="spend")

    def hand_limit(self) -> None:
        """Phase 6."""
        self.run(HandLimit())

    def _screens_go_up(self) -> None:
        g = self.g
        g.phase, g.screens_up = Phase.COMBAT, True
        for seat in g.golpistas():
            name = self.names[seat]
            g.orders[seat] = self.faces(name, self.given[name].orders) or (g.numbers[seat],) * g.dice[seat]
            assert len(g.orders[seat]) == g.dice[seat], (
                f"{name} has {g.dice[seat]} dice and {len(g.orders[seat])} orders"
            )
        g.betrayers = tuple(seat for seat in g.golpistas() if g.numbers[g.presidente] in g.orders[seat])

    # --- answers ---

    def says(self, who: str, what: Any) -> None:
        """An answer, as it would be written: ``"pass"``, ``"ASS>Matt.own"``, ``[1, 6]``, ``"take"``."""
        seat = self.seat(who)
        question = self.position.question(seat)
        self.position.answer(seat, question.read(self.numbered(what)))

    def say(self, answers: dict[str, Any]) -> None:
        """Simultaneous answers."""
        for who, what in answers.items():
            self.says(who, what)

    def passes(self, *who: str) -> None:
        """These players pass, one after the other; each must be the one who is asked."""
        for name in who:
            assert self.asked() == [name]
            self.says(name, "pass")

    def quietly(self) -> None:
        """Nobody plays a card until something else is asked."""
        while (question := self.question()) is not None and question.key == "viva-ask-card":
            self.says(self.asked()[0], "pass")

    def quietly_to_the_roll(self) -> None:
        """Nobody plays a card before the battle."""
        self.quietly()
        assert isinstance(self.position.chance(), Roll)

    def rolls(self, *faces: int) -> None:
        """Dice fall, in the order: attackers clockwise from the defender's left, the defender, supporters."""
        question = self.position.chance()
        assert isinstance(question, Roll), f"no roll is due: {self.position.where()}"
        self.position.answer(CHANCE, faces)

    def draws(self, cards: str) -> None:
        """Cards come up at random."""
        question = self.position.chance()
        assert isinstance(question, Draw), f"no draw is due: {self.position.where()}"
        self.position.answer(CHANCE, tuple(cards.split()))

    def draws_anything(self) -> None:
        """Some cards come up; which ones does not matter."""
        question = self.position.chance()
        assert isinstance(question, Draw), f"no draw is due: {self.position.where()}"
        self.position.answer(CHANCE, question.default())

    def refuses(self, who: str, what: Any, rule: str) -> Illegal:
        """The answer is refused, the refusal cites the rule, and nothing changes."""
        before = self.saved()
        with pytest.raises(Refused) as refused:
            self.says(who, what)
        assert isinstance(refused.value, Illegal), f"{refused.value} cites no rule"
        assert refused.value.rule == rule
        assert self.saved() == before
        return refused.value

    def does_not_ask(self, who: str, what: Any, rule: str) -> None:
        """Somebody answers unasked: refused, citing the rule."""
        refusal = self.refuses(who, what, rule)
        assert isinstance(refusal, NotAsked)

    # --- looking ---

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def asked(self) -> list[str]:
        """Who must answer; ``chance`` is among them."""
        return ["chance" if seat == CHANCE else self.names[seat] for seat in self.position.asked()]

    def question(self, who: str | None = None) -> Question[Any] | None:
        """What is asked (of whom does not matter where only one is asked); None if chance must answer or it is over."""
        asked = self.position.asked()
        if who is not None:
            return asked[self.seat(who)]
        return next((question for seat, question in asked.items() if seat != CHANCE), None)

    def options(self, who: str) -> list[str]:
        """The names of all legal answers, with names for seats after ``>`` and before ``.``"""
        question = self.position.asked()[self.seat(who)]
        return [self.named(question.name(answer)) for answer in question.options() or ()]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def result(self) -> Any:
        return self.position.result

    @property
    def presidente(self) -> str:
        return self.names[self.g.presidente]

    @property
    def discards(self) -> str:
        return " ".join(sorted(self.g.discards))

    def hand(self, name: str) -> str:
        return " ".join(self.g.hands[self.seat(name)])

    def promise(self, name: str) -> str:
        return " ".join(self.g.promises[self.seat(name)])

    def dice(self, name: str) -> int:
        return self.g.dice[self.seat(name)]

    def buildings(self, name: str) -> int:
        return self.g.house_count(self.seat(name))

    def points(self, name: str) -> int:
        return self.g.victory_points(self.seat(name))

    def told(self, *ids: str) -> list[tuple[str, ...]]:
        """The news of these ids (all without one), each as id, rule and the players it names."""
        wanted = tuple(f"viva-news-{one}" for one in ids)
        return [
            (one.id.removeprefix("viva-news-"), one.rule, *self._players(one))
            for one in self.news
            if not wanted or one.id in wanted
        ]

    def heard(self, who: str | None, one: str) -> list[dict[str, Any]]:
        """The arguments of all news of this id (without ``viva-news-``) as this player hears them."""
        seat = None if who is None else self.seat(who)
        told = [news.heard_by(seat) for news in self.news]
        return [news["args"] for news in told if news["id"] == f"viva-news-{one}"]

    def view(self, who: str | None) -> Any:
        """The table as this player sees it."""
        return GAME.view(self.g, None if who is None else self.seat(who))

    def values(self) -> tuple[int, int]:
        """Attack Value and Defence Value of the battle under way, as everybody sees them."""
        battle = self.view(None).battle
        return battle.attack_value, battle.defence_value

    def saved(self) -> str:
        return canonical(save_position(GAME, self.position))

    # --- names and numbers ---

    def faces(self, owner: str, orders: tuple[str, ...]) -> tuple[int, ...]:
        own = {"home": NUMBERS[owner], "six": 6}
        return tuple(sorted(own.get(word) or NUMBERS[word] for word in orders))

    def numbered(self, what: Any) -> Any:
        """The same answer with seats for names."""
        if isinstance(what, str):
            return re.sub(r"[A-Z][a-z]+", lambda name: str(self.names.index(name[0])), what)
        return what

    def named(self, answer: str) -> str:
        """``ASS>3.own`` is ``ASS>Matt.own``."""
        return re.sub(
            r"(>)(\d)(?=\.|$)|()^(\d)(?=\.)",
            lambda found: (found[1] or "") + self.names[int(found[2] or found[4])],
            answer,
        )

    def _players(self, news: News) -> list[str]:
        named = []
        for value in news.args.values():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, dict) and "seat" in one:
                    named.append(self.names[one["seat"]])
        return named


def promised(t: Table, dice: dict[str, str] | None = None, **cards: str) -> dict[str, Any]:
    """What the Presidente promises: ``promised(t, Andy="FA1 YAC", Susanne="FA1", Matt="GUN")``, in the expert game
    also ``dice={"Matt": "Andy"}``: to Matt a die that shows Andy's number."""
    golpistas = [t.names[seat] for seat in t.g.golpistas()]
    answer: dict[str, Any] = {"cards": [cards.get(name, "").split() for name in golpistas]}
    if dice is not None:
        lent = {
            name: [int(one) if one.isdigit() else t.faces(name, (one,))[0] for one in faces.split()]
            for name, faces in dice.items()
        }
        answer["dice"] = [lent.get(name, []) for name in golpistas]
    return answer


def buy(pay: str, *tiles: str, militias: int = 0, card: bool = False) -> dict[str, Any]:
    """A purchase and its payment: ``buy("FA3 FA1", "watchtower")``."""
    return {"buildings": list(tiles), "militias": militias, "card": card, "pay": pay.split()}


def play(card: str) -> dict[str, Any]:
    """Party Donation or PR Campaign in the own spending turn."""
    return {"play": card}
