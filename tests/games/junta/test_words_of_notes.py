"""What somebody pays with is said without what he does not pay with."""

import pytest

from camarilla.speech import LANGUAGES, Speech


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("notes", "said"),
    [
        ((0, 0, 0), "0 MP: –"),
        ((1, 0, 0), "1 MP: 1 × 1"),
        ((0, 1, 0), "2 MP: 1 × 2"),
        ((0, 0, 2), "6 MP: 2 × 3"),
        ((2, 0, 1), "5 MP: 2 × 1, 1 × 3"),
        ((0, 3, 1), "9 MP: 3 × 2, 1 × 3"),
        ((1, 2, 3), "14 MP: 1 × 1, 2 × 2, 3 × 3"),
    ],
)
def test_notes_that_are_none_are_not_named(language: str, notes: tuple[int, int, int], said: str) -> None:
    ones, twos, threes = notes
    total = ones + 2 * twos + 3 * threes
    assert Speech(language).say("junta-opt-notes", ones=ones, twos=twos, threes=threes, sum=total) == said
