"""What every bot can rely on, and what everybody can rely on with bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from camarilla.bots import RUNGS, Look, QuickDice, bot_named, kinds, usual
from camarilla.bots.bot import Guarded
from camarilla.bots.novice import Novice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.illegal import BadInput
from camarilla.core.questions import Amount, Question


def test_the_kinds_of_every_game_are_the_ladder_from_the_bottom_up_and_random_last() -> None:
    for game in GAMES:
        known = kinds(game.id)
        ladder = [kind for kind in known if kind in RUNGS]
        assert list(known[: len(ladder)]) == ladder == sorted(ladder, key=RUNGS.index)
        assert known[:2] == ("novice", "steady") or known == ("random",)  # a new game has no ladder yet
        assert usual(game.id) == ("steady" if "steady" in known else "random")
        assert known[-1] == "random"


def test_a_novice_forgets_now_and_then_but_mostly_plays_as_it_was_taught() -> None:
    game = game_of("viva")
    position = game.begin(4)
    look, question = Look(game, position, 0), Amount("V0.1", "core-amount", 1, 600, fallback=2)
    novice = Novice("", QuickDice("n"), Broken(7))
    given = [novice.answer(look, question) for _ in range(400)]
    assert 0.6 < given.count(7) / 400 < 0.8
    assert len(set(given)) > 60


def test_an_unknown_kind_is_refused_by_name() -> None:
    with pytest.raises(BadInput) as refused:
        bot_named("viva", "brilliant", 1)
    assert refused.value.words.id == "core-unknown-bot"
    assert refused.value.words.args["bot"] == "brilliant"
    assert "random" in refused.value.words.args["known"]


def test_quick_dice_repeat_and_stay_in_range() -> None:
    first, second = QuickDice("a"), QuickDice("a")
    drawn = [first.below(6) for _ in range(600)]
    assert drawn == [second.below(6) for _ in range(600)]
    assert set(drawn) == {0, 1, 2, 3, 4, 5}


@dataclass
class Broken:
    answer_with: Any

    def answer(self, look: Look, question: Question[Any]) -> Any:
        if self.answer_with is None:
            raise ZeroDivisionError
        return self.answer_with

    def interject(self, look: Look, question: Question[Any]) -> Any:
        return self.answer(look, question)


@pytest.mark.parametrize("wrong", [None, 99, "three"])
def test_a_bot_that_fails_or_breaks_a_rule_gives_the_default_answer(wrong: Any) -> None:
    game = game_of("viva")
    look = Look(game, game.begin(4), 0)
    question = Amount("V0.1", "core-amount", 1, 6, fallback=2)
    bot = Guarded(Broken(wrong))
    assert bot.answer(look, question) == 2
    assert bot.interject(look, question) is None
    assert len(bot.failures) == 2


def test_a_look_shows_the_own_view_and_worlds_but_no_truth() -> None:
    game = game_of("viva")
    position = game.begin(4)
    look = Look(game, position, 2)
    assert look.view() == game.view(position.state, 2)
    assert look.view() is look.view()
    world = look.world(QuickDice(1))
    assert world is not position
    assert world.state is not position.state
    assert not any(value is position or value is position.state for value in vars(look).values())
