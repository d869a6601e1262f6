"""Why not? Whatever can be pointed at and is not offered is refused with a rule, in the same words in every world."""

from __future__ import annotations

from typing import Any

from tests.conformance.test_secrets import imagined, some_seats
from tests.conformance.walk import Coin, Played, questions_at, told

from camarilla.core.illegal import Illegal
from camarilla.core.questions import Question
from camarilla.match.match import Match
from camarilla.match.whynot import why_not


def aims_of(played: Played) -> list[str]:
    """What can be pointed at in this game: the aims and keys of some of its moments, and some nonsense."""
    found: dict[str, None] = {}
    for moment in played.moments():
        for _, question, _ in questions_at(played.at(moment)):
            for option in question.menu().options[:40]:
                found[option.aim or option.key] = None
    return [*Coin(f"aims {played.case}").random.sample(sorted(found), min(len(found), 12)), "card:", "seat:99", "moon"]


def said(match: Match, question: Question[Any] | None, aim: str) -> tuple[str, str, Any] | None:
    if question is None:
        return None
    refused = why_not(question, (), aim, match.window)
    if refused is None:
        return ("", "", None)
    assert isinstance(refused, Illegal)
    return (refused.rule, refused.words.id, refused.words.args)


def test_everything_that_is_not_offered_is_refused_with_a_rule_and_the_same_in_every_world(played: Played) -> None:
    aims = aims_of(played)
    for moment in played.moments()[:-1]:
        truth = played.at(moment)
        for seat in some_seats(played, moment):
            world = imagined(played, truth, seat, Coin(f"why {played.case} {moment} {seat}"))
            for aim in aims:
                with told(f"{played.case}, moment {moment}, seat {seat}, {aim}, {truth.position.where()}"):
                    _asked_in(truth, world, seat, aim)


def _asked_in(truth: Match, world: Match, seat: int, aim: str) -> None:
    question = truth.asked().get(seat)
    answer = said(truth, question, aim)
    assert answer == said(world, world.asked().get(seat), aim)
    if question is not None and answer is not None:
        offered = any(aim in (option.aim, option.key) for option in question.menu().options)
        assert offered == (answer == ("", "", None))
        assert offered or answer[0], f"{answer[1]} names no rule"
        assert answer[1] != "core-why-not-offered" or truth.window(aim) is None, "the card has a moment of its own"
