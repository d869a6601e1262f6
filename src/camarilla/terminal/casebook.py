"""``camarilla cases``: the case book of a game, for people, as JSON, or played on our own engine."""

from __future__ import annotations

import json

from camarilla.cases.book import Case, book_of
from camarilla.cases.stage import Failed
from camarilla.cases.stages import play
from camarilla.core.game import Game
from camarilla.terminal.screen import Screen


def cases_as_json(game: Game) -> str:
    return json.dumps([case.told() for case in book_of(game.id)], ensure_ascii=False, indent=1)


def show_cases(screen: Screen, game: Game) -> None:
    """Every case with its rule and how sure that is."""
    for case in book_of(game.id):
        title, text = case.words[screen.speech.language]
        sure = screen.speech.say(f"cli-sure-{case.sure}")
        screen.heading(f"{case.id}: {title} ({', '.join((case.rule, *case.also))}; {sure})")
        screen.line(text, hang=0)


def check_cases(screen: Screen, game: Game) -> int:
    """Plays all of them; 1 if one does not hold."""
    wrong = [told for case in book_of(game.id) if (told := _failure(case))]
    for told in wrong:
        screen.line(told)
    screen.say("cli-cases-checked", cases=len(book_of(game.id)), failed=len(wrong))
    return 1 if wrong else 0


def _failure(case: Case) -> str:
    try:
        play(case)
    except Failed as failed:
        return str(failed)
    return ""
