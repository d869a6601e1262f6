"""Questions: what may be answered, said once. ``grammar`` holds the parts of answers, ``kinds`` what many games ask."""

from camarilla.core.questions.grammar import (
    Combination,
    Counts,
    Dice,
    Either,
    Menu,
    Number,
    OneOf,
    Option,
    Part,
    Record,
    SomeOf,
    walked,
    whole_number,
)
from camarilla.core.questions.kinds import Amount, Choice, Choose, Pick, YesNo
from camarilla.core.questions.question import CHANCE, Composed, Named, Question, offered

__all__ = [
    "CHANCE",
    "Amount",
    "Choice",
    "Choose",
    "Combination",
    "Composed",
    "Counts",
    "Dice",
    "Either",
    "Menu",
    "Named",
    "Number",
    "OneOf",
    "Option",
    "Part",
    "Pick",
    "Question",
    "Record",
    "SomeOf",
    "YesNo",
    "offered",
    "walked",
    "whole_number",
]
