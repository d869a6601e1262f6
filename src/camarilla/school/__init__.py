"""The school: lessons that are played on the real rules, with prepared dice and rehearsed partners."""

from camarilla.school.coach import Advice, advise, meaning, old_hand, spoken
from camarilla.school.lesson import Lesson, Step, lesson_named, lessons
from camarilla.school.rehearsal import Frame, Rehearsal, WrongAnswer, rehearse

__all__ = [
    "Advice",
    "Frame",
    "Lesson",
    "Rehearsal",
    "Step",
    "WrongAnswer",
    "advise",
    "lesson_named",
    "lessons",
    "meaning",
    "old_hand",
    "rehearse",
    "spoken",
]
