"""V5.1, V21.1: what the Presidente may promise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option, Question, whole_number
from camarilla.core.reading import record, row
from camarilla.core.words import Plain, Words, named
from camarilla.games.viva.components import DEFEND_PRESIDENTE, Box
from camarilla.games.viva.questions import card_text, numbers, strings


@dataclass(frozen=True)
class Promised:
    """V5.1 What each Golpista is promised: cards, in the expert game also dice with their faces (V21.1)."""

    cards: tuple[tuple[str, ...], ...]  # by Golpista, clockwise from the Presidente's left
    dice: tuple[tuple[int, ...], ...] = ()


@dataclass
class Promise(Question[Promised]):
    """V5.1 The Presidente promises at least one of his cards to every Golpista."""

    key: ClassVar[str] = "viva-ask-promise"
    rule: str
    box: Box
    hand: tuple[str, ...]
    golpistas: tuple[int, ...]
    dice: int  # V21.1 how many of his dice he may promise; 0 in the basic game
    faces: tuple[int, ...]  # V21.2
    own_number: int

    def at_least(self) -> tuple[int, ...]:
        """V5.1 one each; V5.4 with too few cards one each as far as they go."""
        return tuple([1 if place < len(self.hand) else 0 for place in range(len(self.golpistas))])

    def check(self, answer: Promised) -> None:
        if len(answer.cards) != len(self.golpistas):
            raise Illegal("V5.1", "viva-no-promise-for-all", want=len(self.golpistas))
        self._check_cards(answer.cards)
        self._check_dice(answer.dice)

    def _check_cards(self, cards: tuple[tuple[str, ...], ...]) -> None:
        left = list(self.hand)
        for given in cards:
            for card in given:
                if card not in left:
                    raise Illegal("V5.1", "viva-no-not-in-hand", card=card_text(card))
                left.remove(card)
        for whom, low, given in zip(self.golpistas, self.at_least(), cards, strict=True):
            if len(given) < low:
                raise Illegal("V5.1", "viva-no-promise-missing", whom=named(whom))
        if len(self.hand) < len(self.golpistas) and any(len(given) > 1 for given in cards):
            raise Illegal("V5.4", "viva-no-promise-too-many")

    def _check_dice(self, dice: tuple[tuple[int, ...], ...]) -> None:
        promised = [face for faces in dice for face in faces]
        if len(promised) > self.dice or (dice and len(dice) != len(self.golpistas)):
            raise Illegal("V21.1", "viva-no-promise-dice", dice=self.dice)
        for face in promised:
            if face not in self.faces:
                own = face == self.own_number or face == DEFEND_PRESIDENTE
                raise Illegal("V21.2", "viva-no-promise-face-own" if own else "viva-no-promise-face", face=face)

    def sample(self, dice: Dice) -> Promised:
        hand = list(self.hand)
        given: list[list[str]] = []
        for low in self.at_least():
            given.append([hand.pop(dice.below(len(hand)))] if low else [])
        spare = dice.below(len(hand) + 1) if len(self.hand) > len(self.golpistas) else 0
        for _ in range(spare):
            given[dice.below(len(given))].append(hand.pop(dice.below(len(hand))))
        lent: list[list[int]] = [[] for _ in self.golpistas]
        for _ in range(dice.below(self.dice + 1) if self.dice else 0):
            lent[dice.below(len(lent))].append(self.faces[dice.below(len(self.faces))])
        return promised_of(given, lent)

    def forced(self) -> bool:
        return self.dice == 0 and len(set(self.hand)) <= 1 and len(self.hand) <= len(self.golpistas)

    def default(self) -> Promised:
        cheap = sorted(self.hand, key=lambda card: (self.box.cards[card].money, card))
        given = [[cheap[place]] if low else [] for place, low in enumerate(self.at_least())]
        return promised_of(given, [[] for _ in self.golpistas])

    def absent(self, dice: Dice) -> Promised:
        hand = list(self.hand)
        given = [[hand.pop(dice.below(len(hand)))] if low else [] for low in self.at_least()]
        return promised_of(given, [[] for _ in self.golpistas])

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[Promised]:
        """Steps: ``FA1>2`` promises a card to seat 2, ``die4>2`` a die that shows 4 (V21.1)."""
        given, lent = self._laid(so_far)
        left = list(self.hand)
        for card in (card for cards in given for card in cards):
            left.remove(card)
        options = self._card_steps(left, given) + self._die_steps(sum(map(len, lent)))
        whole = all(len(cards) >= low for cards, low in zip(given, self.at_least(), strict=True))
        return Menu(tuple(options), promised_of(given, lent) if whole else None)

    def _laid(self, so_far: tuple[str, ...]) -> tuple[list[list[str]], list[list[int]]]:
        given: list[list[str]] = [[] for _ in self.golpistas]
        lent: list[list[int]] = [[] for _ in self.golpistas]
        for step in so_far:
            what, _, whom = step.partition(">")
            if (seat_number := whole_number(whom)) is None or seat_number not in self.golpistas:
                raise BadInput("steps", "core-bad-step", step=step)
            place = self.golpistas.index(seat_number)
            face = whole_number(what[3:]) if what.startswith("die") else None
            if face is not None:
                lent[place].append(face)
            else:
                given[place].append(what)
        self.check_cards_exist(given)
        self._check_dice(tuple(tuple(faces) for faces in lent))
        return given, lent

    def check_cards_exist(self, given: list[list[str]]) -> None:
        """Half a promise may leave somebody out, but not promise what is not in hand."""
        left = list(self.hand)
        for card in (card for cards in given for card in cards):
            if card not in left:
                raise BadInput("steps", "core-bad-step", step=card)
            left.remove(card)

    def _card_steps(self, left: list[str], given: list[list[str]]) -> list[Option]:
        owed = [low > len(cards) for low, cards in zip(self.at_least(), given, strict=True)]
        spare = len(left) > sum(owed) and len(self.hand) > len(self.golpistas)
        steps = []
        for card in sorted(set(left)):
            for whom, owes in zip(self.golpistas, owed, strict=True):
                if owes or spare:
                    words = Words("viva-opt-promise", {"card": card_text(card), "whom": named(whom)})
                    steps.append(Option(f"{card}>{whom}", words, "V5.1", f"promise:{whom}"))
        return steps

    def _die_steps(self, lent: int) -> list[Option]:
        if lent >= self.dice:
            return []
        return [
            Option(
                f"die{face}>{whom}",
                Words("viva-opt-promise-die", {"face": face, "whom": named(whom)}),
                "V21.2",
                f"promise:{whom}",
            )
            for whom in self.golpistas
            for face in self.faces
        ]

    def name(self, answer: Promised) -> str:
        return " ".join(
            f"{whom}:{'+'.join((*cards, *(f'die{face}' for face in faces)))}"
            for whom, cards, faces in zip(
                self.golpistas, answer.cards, answer.dice or ((),) * len(self.golpistas), strict=True
            )
        )

    def label(self, answer: Promised) -> Words:
        return Words("viva-opt-promises", {"count": sum(map(len, answer.cards))})

    def write(self, answer: Promised) -> Plain:
        written: dict[str, Plain] = {"cards": [list(cards) for cards in answer.cards]}
        if any(answer.dice):
            written["dice"] = [list(faces) for faces in answer.dice]
        return written

    def read(self, written: Plain) -> Promised:
        parts = record(written, "answer", {"cards": row}, {"dice": row})
        cards = [strings(part, f"answer.cards[{place}]") for place, part in enumerate(parts["cards"])]
        dice = [numbers(part, f"answer.dice[{place}]") for place, part in enumerate(parts.get("dice", []))]
        return promised_of(cards, dice)


def promised_of(cards: list[list[str]], dice: list[list[int]]) -> Promised:
    """A promise in canonical order, so that equal promises are equal."""
    lent = tuple([tuple(sorted(faces)) for faces in dice]) if any(dice) else ()
    return Promised(tuple([tuple(sorted(given)) for given in cards]), lent)
