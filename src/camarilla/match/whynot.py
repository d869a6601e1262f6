"""Why not? What is not offered can be asked for: the answer is a refusal that names its rule.

It is computed from the question, which knows only what the asked seat may know, and from what is printed on the cards;
so asking tells nothing. Where a card has a moment of its own, the answer names it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.core.illegal import BadInput, BrokenLaw, Illegal, Refused, WrongMoment
from camarilla.core.questions import Menu, Question
from camarilla.core.words import Plain

GENERIC = ("core-not-an-option", "core-bad-step")


def nothing_printed(aim: str) -> Refused | None:
    """Without cards nothing has a moment of its own."""
    return None


def why_not(
    question: Question[Any],
    so_far: tuple[str, ...],
    aim: str,
    window: Callable[[str], Refused | None] = nothing_printed,
) -> Refused | None:
    """Why this thing on the board (``"card:GUN"``) or this step cannot be chosen now; None: it can.

    ``window`` says when a card can be played; that is the answer unless the question has more to say about the card.
    """
    menu = question.menu(so_far)
    if any(aim in (option.aim, option.key) for option in menu.options):
        return None
    found = [refused for refused in _tried(question, so_far, aim) if refused is not None]
    special = [one for one in found if isinstance(one, Illegal) and one.words.id not in GENERIC]
    moment = window(aim)
    if moment is not None and not [one for one in special if _is_about(one, menu, aim)]:
        return moment
    if special:
        return special[0]
    if not menu.options and menu.answer is not None:
        return Illegal(question.rule, "core-why-not-complete")
    rules = list(dict.fromkeys(option.rule for option in menu.options if option.rule))
    return Illegal(rules[0] if len(rules) == 1 else question.rule, "core-why-not-offered")


def _is_about(refused: Illegal, menu: Menu[Any], aim: str) -> bool:
    """Whether a refusal is about the thing that somebody points at, and not about a number that it happens to have."""
    kind = aim.rpartition(":")[0] or "card"
    offers = any(option.aim.startswith(f"{kind}:") for option in menu.options)
    return not isinstance(refused, WrongMoment) and (offers or kind in refused.words.args)


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
