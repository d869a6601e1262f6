"""The suite finds what it is there to find: mistakes planted in the toy game of the kernel's tests."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from tests.conformance import test_games, test_questions, test_secrets
from tests.conformance.cases import COMPILED, Case, altered
from tests.conformance.walk import Played, play
from tests.core.toy import TOY, Rounds, Toy, ToyView, redeal, view

from camarilla.core.flow import Position, Step
from camarilla.core.game import Game
from camarilla.core.questions import Amount, Dice, YesNo

pytestmark = pytest.mark.skipif(COMPILED, reason="the toy's classes cannot extend compiled ones")

CHECKS: tuple[Callable[[Played], None], ...] = (
    test_games.test_views_and_saves_are_plain_json,
    test_games.test_asking_changes_nothing,
    test_games.test_copies_are_independent,
    test_games.test_a_save_in_the_middle_of_anything_goes_on_in_the_same_way,
    test_questions.test_every_question_has_legal_answers_that_agree_with_each_other,
    test_questions.test_illegal_answers_say_why_and_change_nothing,
    test_secrets.test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart,
    test_secrets.test_a_seat_is_refused_in_the_same_words_in_every_world,
    test_secrets.test_imagining_changes_nothing_and_imagined_worlds_are_lawful,
    test_secrets.test_imagined_worlds_vary,
    test_secrets.test_the_same_answer_tells_a_seat_the_same_in_every_world,
    test_secrets.test_the_same_dice_imagine_the_same_world,
)


def faults(game: Game) -> set[str]:
    """Which checks fail for this game, in a few random games."""
    found = set()
    for seed in range(4):
        played = play(Case(game, 3, {}, seed, thorough=True))
        for check in CHECKS:
            try:
                check(played)
            except Exception:
                found.add(check.__name__)
    return found


def variant(**parts: Any) -> Game:
    """The toy with one part exchanged."""
    return altered(TOY, **parts)


def test_a_sound_game_passes() -> None:
    assert faults(TOY) == set()


def test_a_view_that_shows_too_much_is_found() -> None:
    def leaky(g: Toy, seat: int | None) -> ToyView:
        return ToyView(tuple(g.coins), "".join(g.hands), g.round)

    found = faults(variant(view=leaky))
    assert "test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart" in found


def test_a_spectator_who_sees_a_hand_is_found() -> None:
    def leaky(g: Toy, seat: int | None) -> ToyView:
        return view(g, 1 if seat is None else seat)

    assert "test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart" in faults(variant(view=leaky))


def test_a_redeal_that_deals_nothing_anew_is_found() -> None:
    def lazy(position: Position, seat: int, dice: Dice) -> None:
        pass

    assert faults(variant(redeal=lazy)) == {"test_imagined_worlds_vary"}


def test_a_redeal_that_changes_the_own_hand_is_found() -> None:
    def careless(position: Position, seat: int, dice: Dice) -> None:
        redeal(position, (seat + 1) % position.state.players, dice)

    assert "test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart" in faults(variant(redeal=careless))


def test_an_unlawful_redeal_is_found() -> None:
    def generous(position: Position, seat: int, dice: Dice) -> None:
        redeal(position, seat, dice)
        position.state.coins[(seat + 1) % position.state.players] += 1

    assert "test_imagining_changes_nothing_and_imagined_worlds_are_lawful" in faults(variant(redeal=generous))


def test_an_interjection_offered_by_a_secret_is_found() -> None:
    def leaky(g: Toy, seat: int) -> YesNo | None:
        return YesNo("T5", "toy-ask-gift") if g.hands[(seat + 1) % g.players] == "ace" and g.coins[seat] else None

    assert "test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart" in faults(
        variant(may_interject=leaky)
    )


def test_news_that_tell_a_secret_are_found() -> None:
    """The bids of the last round are told together with a hand that nobody may see."""

    @dataclass
    class Gossip(Rounds):
        def begin_again(self, g: Toy, _: None) -> Step:
            g.tell("toy-news-gossip", "T4", hand=g.hands[0])
            return super().begin_again(g, None)

    found = faults(variant(main=Gossip, saves=(Gossip, *TOY.saves)))
    assert "test_the_same_answer_tells_a_seat_the_same_in_every_world" in found


def test_asking_that_changes_something_is_found() -> None:
    from tests.core import toy

    @dataclass
    class Counting(toy.Bids):
        def ask(self, g: Toy) -> Step:
            self.bids = (*self.bids, 0)
            return super().ask(g)

    @dataclass
    class Main(Rounds):
        def dealt(self, g: Toy, cards: tuple[str, ...]) -> Step:
            step: Any = super().dealt(g, cards)
            step.procedure = Counting()
            return step  # type: ignore[no-any-return]  # still the Call that it was

    found = faults(variant(main=Main, saves=(Main, Counting, *TOY.saves)))
    assert "test_asking_changes_nothing" in found


def test_questions_that_contradict_themselves_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    agree = "test_every_question_has_legal_answers_that_agree_with_each_other"
    with monkeypatch.context() as planted:
        planted.setattr(Amount, "forced", lambda self: False)
        planted.setattr(Amount, "default", lambda self: self.high + 1)
        assert agree in faults(TOY)
    with monkeypatch.context() as planted:
        planted.setattr(YesNo, "forced", lambda self: True)
        assert agree in faults(TOY)
    with monkeypatch.context() as planted:
        planted.setattr(Amount, "read", lambda self, written: int(written))
        assert "test_illegal_answers_say_why_and_change_nothing" in faults(TOY)


def test_a_state_that_shares_its_parts_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(self: Toy) -> Toy:
        return copy.copy(self)

    monkeypatch.setattr(Toy, "copy", shallow)
    assert "test_copies_are_independent" in faults(TOY)
