"""A written answer is refused for the same reason, by the same rule, as the same answer built by a program."""

from __future__ import annotations

from typing import Any

from tests.conformance.walk import Played, questions_at, told

from camarilla.core.illegal import Refused
from camarilla.core.questions import Question

MOST = 40  # questions of one kind, and answers of each that are tried on the others


def test_a_written_answer_gets_the_reason_of_a_built_one(played: Played) -> None:
    """Answers that are legal at another moment, on every question of the same kind that lists its answers."""
    for kind, questions in listed_questions(played).items():
        written = {
            repr(q.write(answer)): (q.write(answer), answer) for q in questions for answer in (q.options() or ())
        }
        for question in questions:
            for one, answer in list(written.values())[:MOST]:
                with told(f"{played.case}, {kind}: {one!r} for {question}"):
                    if answer not in (question.options() or ()):
                        assert refused_written(question, one) == refused_built(question, answer)


def listed_questions(played: Played) -> dict[str, list[Question[Any]]]:
    found: dict[str, list[Question[Any]]] = {}
    for moment in played.moments():
        for _, question, _ in questions_at(played.at(moment)):
            same = found.setdefault(f"{type(question).__name__} {getattr(question, 'text', '')}", [])
            if question.options() is not None and len(same) < MOST:
                same.append(question)
    return found


def refused_written(question: Question[Any], written: Any) -> tuple[Any, ...]:
    try:
        question.check(question.read(written))
    except Refused as refusal:
        return said(refusal)
    return ()


def refused_built(question: Question[Any], answer: Any) -> tuple[Any, ...]:
    try:
        question.check(answer)
    except Refused as refusal:
        return said(refusal)
    return ()


def said(refusal: Refused) -> tuple[Any, ...]:
    return (type(refusal), getattr(refusal, "rule", ""), refusal.words)
