"""Fair dice: commitment, nonces, keyed draws. The vectors were computed with another program (openssl)."""

from __future__ import annotations

from collections import Counter

from camarilla.core.chance import Draw, Roll
from camarilla.match.fair import FairChance, Stream, commitment, match_key


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    assert commitment(b"seed") == "1a32055bf20cf091ad1385e19962d61903f91ff966e546db21f3e6d56627a0a0"
    assert commitment(b"seed2") != commitment(b"seed")


def test_the_key_is_made_of_seed_and_all_nonces() -> None:
    key = match_key(b"seed", ["one", "", "two"])
    assert key.hex() == "7692a910657d6bb94416669ef0a6921b1cbe634fb16bb572941c132b8845f8c5"
    others = [["one", "two", ""], ["onetwo", "", ""], ["one", ""], ["One", "", "two"]]
    assert key not in [match_key(b"seed", nonces) for nonces in others]
    assert key != match_key(b"deed", ["one", "", "two"])


def test_a_draw_is_derived_from_key_purpose_and_place() -> None:
    key = bytes.fromhex("7692a910657d6bb94416669ef0a6921b1cbe634fb16bb572941c132b8845f8c5")
    stream = Stream(key, "core-roll V10.1", 7)
    assert [stream.below(6) + 1 for _ in range(16)] == [2, 3, 6, 2, 3, 2, 5, 1, 4, 5, 3, 2, 4, 3, 1, 4]


def test_fair_chance_answers_with_that_stream() -> None:
    chance = FairChance(b"seed", ["one", "", "two"])
    assert chance.answer(Roll("V10.1", 4), 7) == (2, 3, 6, 2)
    assert chance.answer(Roll("V10.1", 4), 7) == (2, 3, 6, 2)
    assert chance.answer(Roll("V10.1", 4), 8) != (2, 3, 6, 2)
    assert chance.answer(Roll("V26.DIV", 4), 7) != (2, 3, 6, 2)
    assert chance.answer(Draw("V4.1", ("a", "b", "c"), 3), 7) in {
        *{("a", "b", "c"), ("a", "c", "b"), ("b", "a", "c"), ("b", "c", "a"), ("c", "a", "b"), ("c", "b", "a")}
    }


def test_numbers_that_would_favour_small_ones_are_thrown_away() -> None:
    class Rigged(Stream):
        def __init__(self) -> None:
            super().__init__(b"key", "purpose", 0)
            self._bytes = bytes.fromhex("fffffffcffffffff00000005")  # the first two lie beyond 6 * 715827882

    assert Rigged().below(6) == 5


def test_every_face_falls_about_equally_often() -> None:
    chance = FairChance(b"fair", ["", ""])
    fallen = Counter(face for index in range(1000) for face in chance.answer(Roll("V10.1", 6), index))
    assert all(900 < fallen[face] < 1100 for face in range(1, 7))
