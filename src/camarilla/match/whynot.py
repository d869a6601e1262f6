"""Why not? What is not offered can be asked for: the answer is a refusal that names its rule.

It is computed from the question alone, and a question knows only what the asked seat may know; so asking tells nothing.
"""

from __future__ import annotations

from typing import Any

from camarilla.core.illegal import BadInput, BrokenLaw, Illegal, Refused
from camarilla.core.questions import Question
from camarilla.core.words import Plain

GENERIC = ("core-not-an-option", "core-bad-step")


def why_not(question: Question[Any], so_far: tuple[str, ...], aim: str) -> Refused | None:
    """Why this thing on the board (``"card:GUN"``) or this step cannot be chosen now; None: it can."""
    menu = question.menu(so_far)
    if any(aim in (option.aim, option.key) for option in menu.options):
        return None
    found = [refused for refused in _tried(question, so_far, aim) if refused is not None]
    special = [one for one in found if isinstance(one, Illegal) and one.words.id not in GENERIC]
    if special:
        return special[0]
    if not menu.options and menu.answer is not None:
        return Illegal(question.rule, "core-why-not-complete")
    rules = list(dict.fromkeys(option.rule for option in menu.options if option.rule))
    return Illegal(rules[0] if len(rules) == 1 else question.rule, "core-why-not-offered")


def _tried(question: Question[Any], so_far: tuple[str, ...], aim: str) -> list[Refused | None]:
    """What the question says to the answers that somebody who points there may mean."""
    kind, _, name = aim.rpartition(":")
    names: list[Plain] = [name, [name], *([int(name), [int(name)]] if name.isdigit() and len(name) < 7 else [])]
    shaped: list[Plain] = [{kind: one} for one in names] if kind else []
    tried: list[Refused | None] = [_refusal(lambda: question.menu((*so_far, name)))]
    for written in (*names, *shaped):
        tried.append(_refusal(lambda written=written: question.check(question.read(written))))
    return tried


def _refusal(attempt: Any) -> Refused | None:
    try:
        attempt()
    except BadInput:
        return None  # not even an answer: that says nothing about the rules
    except Refused as refused:
        return refused
    except BrokenLaw:
        raise
    except Exception:
        return None  # a shape that this question does not know
    return None
