"""Every lesson is played to its end on the real rules: by its right answers, by wrong ones, in both languages."""

from functools import cache
from typing import Any

import pytest

from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.illegal import BadInput, Refused
from camarilla.school import Lesson, Rehearsal, WrongAnswer, lesson_named, lessons, rehearse
from camarilla.school.lesson import Condition, read_lesson
from camarilla.speech import LANGUAGES, Speech

ALL = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
WALKS = 12  # wrong answers tried at one step
SAMPLES = 12  # whole answers drawn at one step


def right(lesson: Lesson) -> list[Any]:
    """The answers of "Show me"."""
    return list(_right(lesson.id))


@cache
def _right(lesson_id: str) -> tuple[Any, ...]:
    rehearsal, answers = Rehearsal(lesson_named(lesson_id)), []
    while rehearsal.step is not None:
        answers.append(rehearsal.shown())
        rehearsal.answer(answers[-1])
    return tuple(answers)


def test_every_game_has_a_lesson_for_the_first_evening():
    taught = {lesson.game for lesson in lessons() if lesson.place == 1}
    assert taught == {game.id for game in GAMES}


@ALL
def test_the_right_answers_lead_to_the_end_and_nobody_improvises(lesson: Lesson):
    rehearsal = rehearse(lesson, right(lesson))
    assert rehearsal.step is None
    assert rehearsal.scene.last == len(lesson.steps) - 1
    assert (rehearsal.improvised, rehearsal.chance.improvised) == (0, 0)


@ALL
def test_a_wrong_answer_gets_its_reason_and_another_try(lesson: Lesson):
    rehearsal, tried = Rehearsal(lesson), 0
    speech = Speech("en", lesson.names)
    while (step := rehearsal.step) is not None:
        question = rehearsal.question
        assert question is not None
        for option in question.menu().options[:WALKS]:
            menu = question.menu((option.key,))
            if menu.answer is None or step.teaches(question.comes_to(menu.answer)):
                continue
            before = rehearsal.match.seen(lesson.seat)
            with pytest.raises(WrongAnswer) as wrong:
                rehearsal.answer(question.write(menu.answer))
            assert speech.knows(wrong.value.words.id), wrong.value.words.id
            assert rehearsal.match.seen(lesson.seat) == before
            tried += 1
        with pytest.raises(Refused):
            rehearsal.answer({"nonsense": True})
        rehearsal.answer(rehearsal.shown())
    assert tried > 0, "nothing in this lesson can be answered wrongly: it does not teach"


@ALL
def test_every_other_good_answer_leads_to_the_end_as_well(lesson: Lesson):
    """Those of the menu, and some that are put together of several steps as a pupil would at the table."""
    shown, rehearsal = right(lesson), Rehearsal(lesson)
    for place, wait in enumerate(lesson.waits()):
        step, question = lesson.steps[wait], rehearsal.question
        assert question is not None
        dice = QuickDice(f"{lesson.id} {step.id}")
        listed = [menu.answer for menu in (question.menu((one.key,)) for one in question.menu().options)]
        others = [one for one in listed if one is not None] + [question.sample(dice) for _ in range(SAMPLES)]
        good = [question.write(one) for one in others if step.teaches(question.comes_to(one))]
        for answer in [one for one in good if one != shown[place]][:2]:
            again = rehearse(lesson, [*shown[:place], answer])
            while again.step is not None:
                again.answer(again.shown())
            assert again.scene.last == len(lesson.steps) - 1
        rehearsal.answer(shown[place])


def test_a_budget_of_notes_is_the_budget_of_their_sums():
    """At the table one hands out notes: the same promise, said in another way, teaches as well."""
    lesson = lesson_named("junta-first")
    steps = [lesson.steps[wait].id for wait in lesson.waits()]
    before = right(lesson)[: steps.index("budget")]
    question = rehearse(lesson, before).question
    assert question is not None
    ones = [0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]  # three notes of 1 MP for General Ocaso
    assert question.comes_to(question.read(ones)) == [0, 0, 3, 0]
    assert rehearse(lesson, [*before, ones]).step is not None


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(lesson: Lesson, language: str):
    speech = Speech(language, lesson.names)
    for name in ("name", "line"):
        assert speech.knows(f"{lesson.prefix}-{name}")
    for step in lesson.steps:
        parts = ["", "title", *(["task"] if step.wait else []), *(["wrong"] if step.has_wrong else [])]
        for part in parts:
            assert speech.knows(lesson.text(step, part)), lesson.text(step, part)


@ALL
def test_the_narrator_waits_for_news_that_come(lesson: Lesson):
    """A step that comes after some news comes right after them, not because the scene is over."""
    rehearsal = Rehearsal(lesson)
    while True:
        scene = rehearsal.scene
        for place in range(scene.first, scene.last + 1):
            when, hold = lesson.steps[place].when, scene.holds[place]
            if when and when != "same" and not lesson.steps[place].wait:
                told = {line["id"].removesuffix("-secret") for line in scene.frames[hold - 1].news}
                assert when in told, (lesson.steps[place].id, sorted(told))
        if rehearsal.step is None:
            return
        rehearsal.answer(rehearsal.shown())


# --- reading ----------------------------------------------------------------------------------------------------------


GOOD = 'names = ["", "Pía", "Lola"]\n[[steps]]\nid = "one"\n'


@pytest.mark.parametrize(
    ("written", "field", "reason"),
    [
        ("names = [", "viva/x", "school-not-toml"),
        ("minutes = 3", "viva/x.names", "school-missing-field"),
        ('names = ["", "Pía"]\n[[steps]]\nid = "one"', "viva/x.names", "school-bad-field"),
        ("place = true\n" + GOOD, "viva/x.place", "school-bad-field"),
        ("plaec = 2\n" + GOOD, "viva/x.plaec", "school-unknown-field"),
        (GOOD + 'wiat = "viva-ask-spend"', "viva/x.steps.0.wiat", "school-unknown-field"),
        (GOOD + 'wait = "viva-ask-dance"', "viva/x.steps.0.wait", "school-unknown-kind"),
        (GOOD + 'where = [["a", "<", 3]]', "viva/x.steps.0.where", "school-bad-condition"),
        ('names = ["", "Pía", "Lola"]\n[[steps]]\npoint = ["hand"]', "viva/x.steps.0.id", "school-missing-field"),
    ],
)
def test_a_lesson_that_is_not_one_is_refused_by_file_and_field(written: str, field: str, reason: str):
    with pytest.raises(BadInput) as refused:
        read_lesson(game_of("viva"), "x", written)
    assert (refused.value.field, refused.value.words.id) == (field, reason)


def test_an_unknown_lesson_is_refused_with_those_that_there_are():
    with pytest.raises(BadInput) as refused:
        lesson_named("viva-dance")
    assert refused.value.words.id == "school-unknown-lesson"
    assert "viva-first" in refused.value.words.args["known"]


@pytest.mark.parametrize(
    ("path", "test", "value", "answer", "met"),
    [
        ("buildings.count", ">=", 1, {"buildings": ["pool"]}, True),
        ("buildings.count", ">=", 1, {"buildings": []}, False),
        ("buildings.count", ">=", 1, "end", False),
        ("promises.2", ">=", 3, {"promises": [0, 0, 3]}, True),
        ("*.1", "==", "yes", [["office:0", "yes"], ["card:3", "yes"]], True),
        ("*.1", "==", "yes", [["office:0", "yes"], ["card:3", "no"]], False),
        ("promises.7", ">=", 3, {"promises": [0, 0, 3]}, False),
        ("", "==", "yes", "yes", True),
        ("", "!=", "yes", "no", True),
        ("sum", "<=", 3, {"sum": "three"}, False),
    ],
)
def test_conditions(path: str, test: str, value: Any, answer: Any, met: bool):
    assert Condition(path, test, value).met(answer) is met
