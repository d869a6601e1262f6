"""Fair dice: nobody can foresee or bend a draw, and everybody can check all of them afterwards.

Before the first draw the referee commits to a secret seed by publishing its hash. Every seat may add a nonce of its own
(an absent one adds the empty string). The key of the match is made of seed and nonces; each draw is derived from the
key, its purpose and its place in the log. At the end the seed is shown, and ``camarilla verify`` recomputes everything.
What this does not prove: the referee deals the cards and so can see them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, Protocol

from camarilla.core.questions import Dice, Question


class Chance(Protocol):
    """Whoever answers the questions to the seat of chance."""

    def answer(self, question: Question[Any], index: int) -> Any:
        """What falls, at this place of the log."""
        ...


def commitment(seed: bytes) -> str:
    """What the referee publishes before the first draw."""
    return hashlib.sha256(b"camarilla commit\n" + seed).hexdigest()


def match_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of a match: neither the referee nor a player alone decides it."""
    said = b"".join(len(nonce.encode()).to_bytes(4, "big") + nonce.encode() for nonce in nonces)
    return hmac.digest(seed, b"camarilla key\n" + said, "sha256")


class Stream:
    """A stream of fair numbers for one draw."""

    def __init__(self, key: bytes, purpose: str, index: int) -> None:
        self._key = hmac.digest(key, f"{index}\n{purpose}".encode(), "sha256")
        self._block = 0
        self._bytes = b""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1; values that would favour small numbers are thrown away."""
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            if len(self._bytes) < 4:
                self._bytes += hmac.digest(self._key, self._block.to_bytes(4, "big"), "sha256")
                self._block += 1
            value = int.from_bytes(self._bytes[:4], "big")
            self._bytes = self._bytes[4:]
            if value < limit:
                return value % bound


class FairChance:
    """Answers for chance from the key of a match."""

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self._key = match_key(seed, nonces)

    def answer(self, question: Question[Any], index: int) -> Any:
        return question.sample(Stream(self._key, f"{question.key} {question.rule}", index))


class DiceChance:
    """Answers for chance from any dice: fast generators in simulations, typed dice in tests."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, question: Question[Any], index: int) -> Any:
        return question.sample(self.dice)
