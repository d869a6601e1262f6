"""The one home of legality: samples, lists, small steps, defaults, writing and reading all say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema_rs import validator_for
from tests.conformance.cases import SOAK
from tests.conformance.walk import Coin, Played, in_small_steps, plain_json, questions_at, saved, told

from camarilla.core.illegal import BadInput, Illegal, Refused
from camarilla.core.plain import plain
from camarilla.core.questions import Question, offered
from camarilla.match.match import Match, written_question

WALKED = 1000 if SOAK else 5  # questions of a kind in one game whose ways are all gone
MOST_LISTED = 3000 if SOAK else 400  # answers of a question that are reached by all possible small steps
NONSENSE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**30, "", "0", "--1", "²", "no", "end", "pass", "yes", "none", "1>2", "x>y"),
    *([], [0], [[]], [None], ["x"], [1, 1, 1, 1, 1, 1], [1, "1"], [["x"], ["x"], ["x"]], [[1]]),
    *({}, {"x": 1}, {"cards": 3}, {"cards": [["x"]], "dice": [["x"]]}, {"pay": [[]]}, {"play": {}}, {"militias": "2"}),
)


def test_every_question_has_legal_answers_that_agree_with_each_other(played: Played) -> None:
    walked: Counter[str] = Counter()
    for moment in played.moments():
        match = played.at(moment)
        for seat, question, _ in questions_at(match):
            with told(f"{played.case}, moment {moment}, seat {seat}: {question}"):
                coin = Coin(f"{moment} {seat}")
                before = saved(match)
                _default_is_legal(question)
                _is_legal(question, question.absent(coin))
                _samples_are_legal(question, coin)
                _small_steps_make_legal_answers(question, coin)
                walked[question.kind()] += 1
                if SOAK or walked[question.kind()] == 1:
                    _schema_knows_the_written_answers(question, coin)
                _list_agrees(question, walked[question.kind()] <= WALKED)
                assert plain_json(plain(written_question(question)))
                assert question.kind() in match.game.kinds
                assert saved(match) == before


def _is_legal(question: Question[Any], answer: Any) -> None:
    question.check(answer)
    written = question.write(answer)
    assert plain_json(written)
    again = question.read(written)
    question.check(again)
    assert question.write(again) == written
    assert question.name(answer) == question.name(again)
    question.label(answer), question.aim(answer), question.rule_of(answer)


def _default_is_legal(question: Question[Any]) -> None:
    _is_legal(question, question.default())
    assert question.default() == question.default()


def _samples_are_legal(question: Question[Any], coin: Coin) -> None:
    listed = question.options()
    for _ in range(8):
        answer = question.sample(coin)
        _is_legal(question, answer)
        assert listed is None or answer in listed


def _schema_knows_the_written_answers(question: Question[Any], coin: Coin) -> None:
    """What an answer looks like as JSON can be told to programs: every legal one is so, and nonsense is not."""
    schema = validator_for(plain(question.schema()))
    for answer in (question.default(), *[question.sample(coin) for _ in range(8)]):
        assert schema.is_valid(question.write(answer)), (question.write(answer), question.schema())
    assert not any(schema.is_valid(nonsense) for nonsense in (None, "no such answer", {"no": "such"}, 1.5))


def _small_steps_make_legal_answers(question: Question[Any], coin: Coin) -> None:
    for _ in range(8):
        steps, answer = in_small_steps(question, coin)
        _is_legal(question, answer)
        for length in range(len(steps) + 1):
            keys = [option.key for option in question.menu(steps[:length]).options]
            assert len(set(keys)) == len(keys), f"two steps of one key after {steps[:length]}"
            assert all(option.words.id and option.rule for option in question.menu(steps[:length]).options)
            _last_steps_carry_their_answer(question, steps[:length])
    for wrong in (("no such step",), ("²",), ("",)):
        with pytest.raises(Refused):
            question.menu(wrong)


def _last_steps_carry_their_answer(question: Question[Any], so_far: tuple[str, ...]) -> None:
    """What an option promises as the whole answer is what taking it leads to."""
    for option in offered(question, so_far)["options"][:8]:
        if option.answer is not None:
            after = question.menu((*so_far, option.key))
            assert after.answer is not None
            assert not after.options
            assert question.write(after.answer) == option.answer


def _list_agrees(question: Question[Any], all_ways: bool) -> None:
    """What can be listed is what small steps reach; only one legal answer means forced, and the other way round."""
    listed = question.options()
    reached = _all_answers(question) if all_ways else None
    if listed is not None:
        assert listed, "no legal answer"
        assert len({question.name(answer) for answer in listed}) == len(listed)
        for answer in listed[:200]:
            _is_legal(question, answer)
        assert question.forced() == (len(listed) == 1)
    if reached is not None:
        names = {question.name(answer) for answer in reached}
        assert listed is None or names == {question.name(answer) for answer in listed}
        assert question.forced() == (len(names) == 1)


def _all_answers(question: Question[Any]) -> list[Any] | None:
    """All answers that small steps lead to; None if they are too many."""
    found: dict[str, Any] = {}
    for count, (answer, written) in enumerate(_walked(question, ())):
        found[written] = answer
        if count > MOST_LISTED:
            return None
    return list(found.values())


def _walked(question: Question[Any], so_far: tuple[str, ...]) -> Iterator[tuple[Any, str]]:
    menu = question.menu(so_far)
    if menu.answer is not None:
        yield menu.answer, question.name(menu.answer)
    for option in menu.options:
        yield from _walked(question, (*so_far, option.key))


def test_illegal_answers_say_why_and_change_nothing(played: Played) -> None:
    """Answers to other questions, and nonsense; also from players who are not asked."""
    coin = Coin(f"illegal {played.case}")
    others = [answer.written for answer in played.answers]
    refused = 0
    for moment in played.moments():
        match = played.at(moment)
        before = saved(match)
        probes = [*NONSENSE, *(coin.one_of(others) for _ in range(25))]
        for seat in range(played.case.players):
            for probe in probes:
                with told(f"{played.case}, moment {moment}, seat {seat} answers {probe!r}"):
                    refused += sum([_is_refused(match, seat, probe, aside) for aside in (False, True)])
        with told(f"{played.case}, moment {moment}"):
            assert saved(match) == before
    assert refused


def _is_refused(match: Match, seat: int, probe: Any, aside: bool) -> bool:
    """Whether the answer was refused as it should be; a legal one is not given."""
    asked = match.interjection(seat) if aside else match.asked().get(seat)
    refusal = _refusal(match, asked, seat, probe, aside)
    if refusal is None:
        assert asked is not None, "an answer of somebody who is not asked was understood"
        return False
    assert refusal.words.id
    assert plain_json(refusal.words.args)
    if isinstance(refusal, BadInput):
        assert refusal.field
    else:
        assert isinstance(refusal, Illegal)
        assert refusal.rule or asked is None
    return True


def _refusal(match: Match, asked: Question[Any] | None, seat: int, probe: Any, aside: bool) -> Refused | None:
    try:
        answer = match.read(seat, probe, aside)
        if asked is not None:
            asked.check(answer)
    except Refused as refusal:
        return refusal
    return None


def test_an_illegal_answer_given_to_the_referee_changes_nothing(played: Played) -> None:
    """The same through the front door: what the referee refuses leaves no trace in position or log."""
    coin = Coin(f"referee {played.case}")
    for moment in played.moments():
        match = played.at(moment)
        before, entries = saved(match), list(match.entries)
        for seat, question, aside in questions_at(match):
            for probe in (*NONSENSE, *(coin.one_of(played.answers).written for _ in range(10))):
                with told(f"{played.case}, moment {moment}, seat {seat} answers {probe!r}"):
                    try:
                        answer = question.read(probe)
                    except Refused:
                        continue
                    if _legal(question, answer):
                        continue
                    with pytest.raises(Illegal):
                        match.interject(seat, answer) if aside else match.answer(seat, answer)
                    assert saved(match) == before
                    assert match.entries == entries


def _legal(question: Question[Any], answer: Any) -> bool:
    try:
        question.check(answer)
    except Illegal:
        return False
    return True
