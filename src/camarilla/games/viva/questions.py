"""What is asked in Viva el Presidente and which answers are legal, each citing its paragraph.

Promises and money have modules of their own, ``promise_question`` and ``purchases``. Every question holds only what the
asked player may know (V17.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import ClassVar, TypedDict

from camarilla.core.illegal import BadInput, Illegal, WrongMoment
from camarilla.core.plain import fixed
from camarilla.core.questions import Combination, Composed, Option, Pick, Question, Whether
from camarilla.core.words import Arg, Plain, Words, named, phrase, text
from camarilla.games.viva.components import DEFEND_PRESIDENTE, Box, Effect, is_usual
from camarilla.games.viva.targets import WHOLE, Target, Thing, target


@lru_cache(maxsize=256)
def card_text(card: str) -> Arg:
    """A card as an argument of a message; one that only a user's own file knows goes by its id."""
    return text(f"viva-card-{card.lower()}-name") if is_usual(card) else card


# --- set-up ---------------------------------------------------------------------------------------------------------


@dataclass
class PickColour(Question[str]):
    """V1.2 Which estate? One that nobody else has."""

    key: ClassVar[str] = "viva-ask-colour"
    rule: str
    free: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.free

    def why(self, answer: str) -> Illegal:
        return Illegal("V1.2", "viva-no-colour", colours=[text(f"viva-colour-{colour}") for colour in self.free])

    def meant(self, written: str) -> str:
        return written

    def label(self, answer: str) -> Words:
        return Words("viva-opt-colour", {"colour": text(f"viva-colour-{answer}")})

    def aim(self, answer: str) -> str:
        return f"colour:{answer}"


def strings(value: Plain, where: str) -> list[str]:
    """A list of strings from outside."""
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise BadInput(where, "core-not-a-list")
    return value


def numbers(value: Plain, where: str) -> list[int]:
    """A list of whole numbers from outside."""
    if not isinstance(value, list) or not all(type(part) is int for part in value):
        raise BadInput(where, "core-not-a-list")
    return value


# --- phase 3: orders ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def legal_orders(dice: int, faces: tuple[int, ...], presidente: int) -> tuple[tuple[int, ...], ...]:
    """V6.2, V6.3 All ways to set this many dice; alike dice are interchangeable."""
    return tuple(
        [
            orders
            for orders in combinations_with_replacement(faces, dice)
            if not (presidente in orders and DEFEND_PRESIDENTE in orders)
        ]
    )


@dataclass
class Orders(Composed[tuple[int, ...]]):
    """V6.1 A Golpista sets all of his own dice behind his screen. The answer is their faces in ascending order."""

    key: ClassVar[str] = "viva-ask-orders"
    rule: str
    dice: int
    faces: tuple[int, ...]
    own: int
    presidente: int  # the number of his estate
    numbers: tuple[int, ...]  # of the estates, by seat
    set_before: tuple[int, ...] = ()  # V26.SPY the orders as they stand, when they may be changed

    def words(self) -> Words:
        return Words("viva-ask-orders-again" if self.set_before else self.key, {"dice": self.dice})

    def form(self) -> Combination[int]:
        """One face after the other, until every die has an order."""
        return Combination(legal_orders(self.dice, self.faces, self.presidente), self._face, self.why)

    def why(self, answer: tuple[int, ...]) -> Illegal:
        if len(answer) != self.dice:
            return Illegal("V6.1", "viva-no-orders-count", dice=self.dice, got=len(answer))
        for face in answer:
            if face not in self.faces:
                return Illegal("V6.2", "viva-no-orders-face", face=face, faces=list(self.faces))
        return Illegal("V6.3", "viva-no-orders-both")

    def default(self) -> tuple[int, ...]:
        return self.set_before or (self.own,) * self.dice

    def forced(self) -> bool:
        return self.dice == 0

    def _face(self, face: int) -> Option:
        return Option(str(face), self._face_words(face), "V6.2", f"estate:{face}")

    def _face_words(self, face: int) -> Words:
        if face == self.own:
            return Words("viva-opt-order-home", {"face": face})
        if face == DEFEND_PRESIDENTE:
            return Words("viva-opt-order-presidente", {"face": face})
        kind = "coup" if face == self.presidente else "attack"
        return Words(f"viva-opt-order-{kind}", {"face": face, "whom": named(self.numbers.index(face))})

    def name(self, answer: tuple[int, ...]) -> str:
        return " ".join(map(str, answer)) or "none"

    def label(self, answer: tuple[int, ...]) -> Words:
        orders = [phrase(words.id, **words.args) for words in map(self._face_words, answer)]
        return Words("viva-opt-orders", {"orders": orders})


# --- windows and battles --------------------------------------------------------------------------------------------


@fixed
class Play:
    """V0.3 A card and what it is played on; without a card: pass."""

    card: str = ""
    on: str = ""  # the name of a target

    @property
    def target(self) -> Target:
        """Whom or what it is played on; only of a play that has something."""
        return target(self.on)


PASS = Play()

PLAYED_ON = {
    Thing.PLAYER: "viva-opt-play-on",
    Thing.OWN: "viva-opt-play-on-own",
    Thing.LOAN: "viva-opt-play-on-loan",
    Thing.ROLL: "viva-opt-play-on-all",
}
NEVER_PLAYED = (Effect.YACHT, Effect.SUPERCAR, Effect.PETITION)


class PlayFact(TypedDict):
    """A play as boards draw it: on whom (-1: nobody), and on what of his."""

    key: str
    card: str
    seat: int
    part: str  # own, loan: a militia of his; roll: his dice; empty: himself
    die: int  # which one of the roll; -1: not a single one


class DrawnPlays(TypedDict):
    """Every play is taken apart, so that no reader needs to."""

    plays: tuple[PlayFact, ...]


@dataclass
class PlayCard(Question[Play]):
    """V0.3 Play one card of this window, or pass. Everybody eligible is asked, whatever he holds."""

    key: ClassVar[str] = "viva-ask-card"
    rule: str
    box: Box
    window: str  # burglars, spy, battle, roll
    hand: tuple[str, ...]
    promised: tuple[str, ...]  # V5.3 lie there, cannot be played
    plays: tuple[Play, ...]
    attacker: bool = False

    def kind(self) -> str:
        return f"viva-ask-{self.window}"

    def drawn(self) -> DrawnPlays:
        return {"plays": tuple([self._told(play) for play in self.plays])}

    def _told(self, play: Play) -> PlayFact:
        on = play.target if play.on else Target(-1)
        return {"key": self.name(play), "card": play.card, "seat": on.seat, "part": on.part.value, "die": on.die}

    def words(self) -> Words:
        return Words(self.kind())

    def options(self) -> tuple[Play, ...]:
        return (PASS, *self.plays)

    def forced(self) -> bool:
        return not self.plays

    def why(self, answer: Play) -> Illegal:
        if answer.card in self.hand:
            return self._misplaced(self.box.cards[answer.card].effect, answer)
        if answer.card in self.promised:
            return Illegal("V5.3", "viva-no-promise-not-hand", card=card_text(answer.card))
        return Illegal("V0.4", "viva-no-not-in-hand", card=card_text(answer.card))

    def _misplaced(self, effect: Effect, answer: Play) -> Illegal:
        card, rule = card_text(answer.card), self.box.cards[answer.card].rule
        if effect in NEVER_PLAYED:
            return Illegal(rule, "viva-no-never-played", card=card)
        if answer.card not in self.box.windows[self.window]:
            return WrongMoment("V0.4", "viva-no-wrong-window", card=card)
        if effect is Effect.SURPRISE_ATTACK and not self.attacker:
            return Illegal(rule, "viva-no-attackers-only", card=card)
        if any(play.card == answer.card for play in self.plays):
            return Illegal(rule, "viva-no-target", card=card)
        return Illegal("V0.4", "viva-no-effect", card=card)

    def rule_of(self, answer: Play) -> str:
        return self.box.cards[answer.card].rule if answer.card else self.rule

    def name(self, answer: Play) -> str:
        if answer == PASS:
            return "pass"
        return f"{answer.card}>{answer.on}" if answer.on else answer.card

    def label(self, answer: Play) -> Words:
        if answer == PASS:
            return Words("viva-opt-pass")
        args: dict[str, Arg] = {"card": card_text(answer.card)}
        if not answer.on:
            return Words("viva-opt-play", args)
        on = answer.target
        args["whom"] = named(on.seat)
        if on.die != WHOLE:
            return Words("viva-opt-play-on-die", {**args, "die": on.die + 1})
        return Words(PLAYED_ON[on.part], args)

    def aim(self, answer: Play) -> str:
        return f"card:{answer.card}" if answer.card else ""

    def meant(self, written: str) -> Play:
        card, _, on = written.partition(">")
        if card not in self.box.cards:
            raise BadInput("answer", "viva-no-such-card", got=card)
        return Play(card, on)


@dataclass
class Plunder(Whether):
    """V12.1 Take one card at random from the beaten defender's hand?"""

    key: ClassVar[str] = "viva-ask-plunder"
    rule: str
    victim: int
    cards: int

    def words(self) -> Words:
        return Words(self.key, {"whom": named(self.victim), "cards": self.cards})

    def default(self) -> bool:
        return True

    def name(self, answer: bool) -> str:
        return "take" if answer else "leave"


@dataclass
class NameKill(Question[str]):
    """V20.1 A die that shows 1 may destroy a die of the other side: ``2.own``, ``2.loan`` or none."""

    key: ClassVar[str] = "viva-ask-kill"
    rule: str
    targets: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return ("none", *self.targets)

    def why(self, answer: str) -> Illegal:
        return Illegal("V20.4", "viva-no-kill-target")

    def meant(self, written: str) -> str | None:
        return written

    def label(self, answer: str) -> Words:
        if answer == "none":
            return Words("viva-opt-kill-none")
        die = target(answer)
        return Words("viva-opt-kill-loan" if die.on_loan else "viva-opt-kill-own", {"whom": named(die.seat)})

    def aim(self, answer: str) -> str:
        return f"die:{answer}" if answer != "none" else ""


# --- phase 6: hand limit --------------------------------------------------------------------------------------------


@dataclass
class Discard(Pick):
    """V16.1 Discard down to four cards."""

    key: ClassVar[str] = "viva-ask-discard"

    def item_words(self, item: str) -> Words:
        return Words("viva-opt-card", {"card": card_text(item)})

    def label(self, answer: tuple[str, ...]) -> Words:
        return Words("core-list", {"items": [card_text(card) for card in answer]})
