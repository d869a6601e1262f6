"""Questions: what may be answered, said once.

Answers are made of parts: small ones (``parts``), those that take many things (``several``), those that grow step by
step (``laid``), those that put parts together (``acts``). ``kinds`` holds the questions that many games ask.
"""

from camarilla.core.questions.acts import Doors, Either, Paths, Record
from camarilla.core.questions.kinds import Amount, Between, Choice, Choose, Pick, Titled, Whether, Worded, YesNo
from camarilla.core.questions.laid import Laid, Row
from camarilla.core.questions.parts import Dice, Just, Menu, Number, OneOf, Option, Part, walked, whole_number
from camarilla.core.questions.question import CHANCE, Composed, Named, Question, offered
from camarilla.core.questions.several import Combination, Counts, SomeOf

__all__ = [
    "CHANCE",
    "Amount",
    "Between",
    "Choice",
    "Choose",
    "Combination",
    "Composed",
    "Counts",
    "Dice",
    "Doors",
    "Either",
    "Just",
    "Laid",
    "Menu",
    "Named",
    "Number",
    "OneOf",
    "Option",
    "Part",
    "Paths",
    "Pick",
    "Question",
    "Record",
    "Row",
    "SomeOf",
    "Titled",
    "Whether",
    "Worded",
    "YesNo",
    "offered",
    "walked",
    "whole_number",
]
