"""A user's own data file: nothing in it may be larger than a table of people could want."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.toy import TOY, Toy

from camarilla.catalogue import GAMES
from camarilla.core.chance import Draw
from camarilla.core.datafile import bounded, list_of, shown, text_of, whole
from camarilla.core.flow import Ask, Procedure, Step
from camarilla.core.game import Game, Setup
from camarilla.core.illegal import BadInput, Endless
from camarilla.core.questions import CHANCE
from camarilla.match.match import Match


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


TOO_LARGE = [
    (nested(9), "core-data-too-deep"),
    (nested(100_000), "core-data-too-deep"),
    ([0] * 5_000, "core-data-too-many"),
    ({"map": [[0] * 90] * 90}, "core-data-too-many"),
    ({"name": "x" * 1_001}, "core-data-text-too-long"),
    ({"n" * 41: 1}, "core-data-text-too-long"),
    ({"count": 10**9}, "core-data-not-in-range"),
    ({"count": -(10**5000)}, "core-data-not-in-range"),
    ({"count": float("inf")}, "core-data-not-in-range"),
    ({"count": float("nan")}, "core-data-not-in-range"),
]


@pytest.mark.parametrize(("given", "reason"), TOO_LARGE)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_refuses_a_file_beyond_all_measure(game: Game, given: Any, reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        game.begin(min(game.seats), {}, given)
    assert refused.value.words.id == reason
    assert len(str(refused.value)) < 600, "a refusal does not repeat what was too long"


def test_what_is_within_measure_stays_as_it_is() -> None:
    given = {"a": [1, "x" * 1_000, None, True, nested(6)], "n" * 40: 1_000_000}
    assert bounded(given) is given
    assert bounded(None) is None


def test_the_readers_name_the_field_and_what_would_be_right() -> None:
    for attempt, args in (
        (lambda: whole(21, "units.count", 0, 20), {"field": "units.count", "got": "21", "low": 0, "high": 20}),
        (lambda: list_of([1, 2, 3], "faces", 2), {"field": "faces", "got": 3, "most": 2}),
        (lambda: text_of("abc", "name", 2), {"field": "name", "most": 2}),
        (lambda: text_of(3, "name", 2), {"field": "name"}),
    ):
        with pytest.raises(BadInput) as refused:
            attempt()
        assert refused.value.words.args == args


def test_a_wrong_value_is_shown_short() -> None:
    assert shown("x" * 50) == "x" * 40 + "…"
    assert shown(10**5000) == "…"
    assert shown([1, [2]]) == "[…]"


class Circle(Procedure):
    """T0 Goes round without asking anybody."""

    def begin(self, g: Toy) -> Step:
        return self.begin


class Dicing(Procedure):
    """T1 Draws for ever."""

    def begin(self, g: Toy) -> Step:
        return Ask(CHANCE, Draw("T1", g.pile, 1), then=self.drawn)

    def drawn(self, g: Toy, cards: tuple[str, ...]) -> Step:
        return self.begin


@pytest.mark.parametrize("procedure", [Circle, Dicing])
def test_what_follows_from_one_answer_has_an_end(procedure: type[Procedure]) -> None:
    game = Game(**{**vars(TOY), "main": procedure})
    with pytest.raises(Endless):
        Match.begin(game, Setup(game.id, 2, {}), Constant())


class Constant:
    """Chance that always says the same."""

    def answer(self, question: Any, place: int) -> Any:
        return ("ace",)
