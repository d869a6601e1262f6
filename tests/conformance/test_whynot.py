"""Why not? Whatever can be pointed at and is not offered is refused with a rule, in the same words in every world."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.cases import Case
from tests.conformance.test_secrets import imagined, some_seats
from tests.conformance.walk import Coin, Played, in_small_steps, play, questions_at, told

from camarilla.catalogue import game_of
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


def said(
    match: Match, question: Question[Any] | None, aim: str, so_far: tuple[str, ...] = ()
) -> tuple[str, str, Any] | None:
    if question is None:
        return None
    refused = why_not(question, so_far, aim, match.window)
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
    aside = truth.interjection(seat)
    assert said(truth, aside, aim) == said(world, world.interjection(seat), aim), "out of turn"
    for one, other in ((question, world.asked().get(seat)), (aside, world.interjection(seat))):
        steps = in_small_steps(one, Coin(aim))[0][:2] if one is not None else ()
        if steps:
            assert said(truth, one, aim, steps) == said(world, other, aim, steps), f"after {steps}"
    if question is not None and answer is not None:
        offered = any(aim in (option.aim, option.key) for option in question.menu().options)
        assert offered == (answer == ("", "", None))
        assert offered or answer[0], f"{answer[1]} names no rule"
        assert answer[1] != "core-why-not-offered" or truth.window(aim) is None, "the card has a moment of its own"


@pytest.mark.parametrize("where", ["answers", "asides", "small steps"])
def test_a_reason_that_knows_the_cards_of_others_is_found(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Junta's answer names as its rule what the other players hold: when one is asked, out of turn, or after a step."""
    import tests.conformance.test_whynot as here

    honest = here.said

    def leaky(match: Match, question: Question[Any] | None, aim: str, so_far: tuple[str, ...] = ()) -> Any:
        answer = honest(match, question, aim, so_far)
        asked = question is not None and question in match.asked().values()
        spoilt = {"answers": asked and not so_far, "asides": not asked and not so_far, "small steps": bool(so_far)}
        return [answer, repr(match.position.state.hand)] if answer is not None and spoilt[where] else answer

    played = play(Case(game_of("junta"), 4, {}, 1, thorough=True))
    monkeypatch.setattr(here, "said", leaky)
    with pytest.raises(AssertionError) as found:
        here.test_everything_that_is_not_offered_is_refused_with_a_rule_and_the_same_in_every_world(played)
    told_by = {"answers": "", "asides": "out of turn", "small steps": "after ("}[where]
    assert told_by in str(found.value)
