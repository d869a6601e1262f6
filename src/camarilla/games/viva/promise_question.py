"""V5.1, V21.1: what the Presidente may promise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeAlias

from camarilla.core.illegal import Illegal
from camarilla.core.plain import fixed
from camarilla.core.questions import Dice, Laid, Option, Question
from camarilla.core.reading import list_schema, object_schema, record, row
from camarilla.core.words import Plain, Words, named, phrase
from camarilla.games.viva.components import DEFEND_PRESIDENTE, Box
from camarilla.games.viva.questions import card_text, numbers, strings

Piece: TypeAlias = tuple[str, int | None, int]  # a card (without a face) or a die with its face, and for whom


@fixed
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

    def form(self) -> Laid[Promised, Piece]:
        """Steps: ``FA1>2`` promises a card to seat 2, ``die4>2`` a die that shows 4 (V21.1)."""
        cards = [(card, None, whom) for card in sorted(set(self.hand)) for whom in self.golpistas]
        dice = [("", face, whom) for whom in self.golpistas for face in self.faces if self.dice]
        pieces = (*cards, *dice)
        return Laid(
            *(lambda laid: self._after(laid, pieces), piece_option, self._made, self._split, self._why, read_promise),
            done=self._for_all,
            pieces=pieces,
        )

    def _after(self, laid: tuple[Piece, ...], pieces: tuple[Piece, ...]) -> list[Piece]:
        """A card, as long as enough are left for those who have none; V21.2 a die with one of the faces."""
        given = [other for other, die, _ in laid if die is None]
        lends, owed = len(laid) - len(given) < self.dice, self._owed(laid)
        spare = len(self.hand) - len(given) > len(owed) and len(self.hand) > len(self.golpistas)
        left = {card for card in self.hand if given.count(card) < self.hand.count(card)}
        return [
            piece
            for piece in pieces
            if (lends if piece[1] is not None else piece[0] in left and (spare or piece[2] in owed))
        ]

    def _owed(self, laid: tuple[Piece, ...]) -> list[int]:
        """Who is still to get a card."""
        served = {whom for _, face, whom in laid if face is None}
        return [whom for whom, low in zip(self.golpistas, self.at_least(), strict=True) if low and whom not in served]

    def _for_all(self, laid: tuple[Piece, ...]) -> bool:
        return not self._owed(laid)

    def _made(self, laid: tuple[Piece, ...]) -> Promised:
        cards: list[list[str]] = [[] for _ in self.golpistas]
        dice: list[list[int]] = [[] for _ in self.golpistas]
        for card, face, whom in laid:
            place = self.golpistas.index(whom)
            cards[place] += [card] if face is None else []
            dice[place] += [] if face is None else [face]
        return promised_of(cards, dice)

    def _split(self, answer: Promised) -> list[Piece]:
        cards = [
            (card, None, whom) for whom, cards in zip(self.golpistas, answer.cards, strict=False) for card in cards
        ]
        dice = [("", face, whom) for whom, faces in zip(self.golpistas, answer.dice, strict=False) for face in faces]
        return [*cards, *dice]

    def _why(self, answer: Promised, piece: Piece | None) -> Illegal:
        if len(answer.cards) != len(self.golpistas):
            return Illegal("V5.1", "viva-no-promise-for-all", want=len(self.golpistas))
        card, face, _ = piece or ("", None, 0)
        if face is not None and face not in self.faces:
            own = face in (self.own_number, DEFEND_PRESIDENTE)
            return Illegal("V21.2", "viva-no-promise-face-own" if own else "viva-no-promise-face", face=face)
        given = [one for cards in answer.cards for one in cards]
        for one in given:
            if given.count(one) > self.hand.count(one):
                return Illegal("V5.1", "viva-no-not-in-hand", card=card_text(one))
        for whom, low, cards in zip(self.golpistas, self.at_least(), answer.cards, strict=True):
            if len(cards) < low:
                return Illegal("V5.1", "viva-no-promise-missing", whom=named(whom))
        if card:
            return Illegal("V5.4", "viva-no-promise-too-many")
        return Illegal("V21.1", "viva-no-promise-dice", dice=self.dice)

    def sample(self, dice: Dice) -> Promised:
        hand = list(self.hand)
        given = self._one_each(hand, dice)
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
        return promised_of(given, [])

    def absent(self, dice: Dice) -> Promised:
        return promised_of(self._one_each(list(self.hand), dice), [])

    def _one_each(self, hand: list[str], dice: Dice) -> list[list[str]]:
        """What has to be given, drawn from this hand."""
        return [[hand.pop(dice.below(len(hand)))] if low else [] for low in self.at_least()]

    def name(self, answer: Promised) -> str:
        return " ".join(
            f"{whom}:{'+'.join((*cards, *(f'die{face}' for face in faces)))}"
            for whom, cards, faces in zip(
                self.golpistas, answer.cards, answer.dice or ((),) * len(self.golpistas), strict=True
            )
        )

    def label(self, answer: Promised) -> Words:
        laid = [piece_option(piece).words for piece in self._split(answer)]
        return Words("viva-opt-promises", {"laid": [phrase(words.id, **words.args) for words in laid]})

    def write(self, answer: Promised) -> Plain:
        written: dict[str, Plain] = {"cards": [list(cards) for cards in answer.cards]}
        if any(answer.dice):
            written["dice"] = [list(faces) for faces in answer.dice]
        return written

    def schema(self) -> dict[str, Plain]:
        each = len(self.golpistas)
        cards = list_schema(list_schema({"enum": sorted(set(self.hand))}), each, each)
        dice = list_schema(list_schema({"enum": list(self.faces)}), each, each)
        return object_schema({"cards": cards}, {"dice": dice} if self.dice else {})


@lru_cache(maxsize=4096)
def piece_option(piece: Piece) -> Option:
    card, face, whom = piece
    if face is None:
        words = Words("viva-opt-promise", {"card": card_text(card), "whom": named(whom)})
        return Option(step_of(piece), words, "V5.1", f"promise:{whom}")
    words = Words("viva-opt-promise-die", {"face": face, "whom": named(whom)})
    return Option(step_of(piece), words, "V21.2", f"promise:{whom}")


def step_of(piece: Piece) -> str:
    card, face, whom = piece
    return f"{card or f'die{face}'}>{whom}"


def read_promise(written: Plain, where: str) -> Promised:
    parts = record(written, where, {"cards": row}, {"dice": row})
    cards = [strings(part, f"{where}.cards[{place}]") for place, part in enumerate(parts["cards"])]
    dice = [numbers(part, f"{where}.dice[{place}]") for place, part in enumerate(parts.get("dice", []))]
    return promised_of(cards, dice)


def promised_of(cards: list[list[str]], dice: list[list[int]]) -> Promised:
    """A promise in canonical order, so that equal promises are equal."""
    lent = tuple([tuple(sorted(faces)) for faces in dice]) if any(dice) else ()
    return Promised(tuple([tuple(sorted(given)) for given in cards]), lent)
