"""One question to a person: numbered options, small steps, and a reason for every no."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from camarilla.core.game import Game
from camarilla.core.illegal import BadInput, Refused
from camarilla.core.questions import Amount, Menu, Question
from camarilla.match.whynot import why_not
from camarilla.speech import rule_book
from camarilla.terminal.listing import show_rule
from camarilla.terminal.screen import Screen


class Quit(Exception):
    """The person wants to leave, or the input is at its end."""


@dataclass
class Asker:
    """Asks one question until it is answered or something else is wanted.

    ``wishes`` are single letters that do something else (look at the table, read the log ...); a wish that returns a
    value ends the question with it.
    """

    screen: Screen
    game: Game
    question: Question[Any]
    wishes: dict[str, Callable[[], Any]]
    window: Callable[[str], Refused | None]
    so_far: list[str] = field(default_factory=list)

    def ask(self) -> Any:
        """The answer, which is legal."""
        self._show()
        while True:
            typed = self._typed()
            if not typed:
                self._show()
                continue
            try:
                answer = self._understood(typed)
            except Refused as refused:
                self.screen.say("cli-play-no", why=self.screen.speech.refused(refused))
                continue
            if answer is not None:
                return answer

    def _typed(self) -> str:
        print(self.screen.speech.say("cli-play-prompt"), end=" ", file=self.screen.out, flush=True)
        try:
            return input().strip()
        except EOFError:
            print(file=self.screen.out)
            raise Quit from None

    def _understood(self, typed: str) -> Any:
        """The answer if it is whole now, or None if there is more to come."""
        if typed in self.wishes:
            answer = self.wishes[typed]()
            if answer is None:
                self.screen.line()
            return answer
        if typed == "?":
            return self.rules()
        if typed.startswith("why "):
            return self._why(typed[4:].strip())
        if typed == "b":
            self.so_far = self.so_far[:-1]
            return self._show()
        if isinstance(self.question, Amount):
            return self._checked(self.question.read(typed))
        menu = self.question.menu(tuple(self.so_far))
        if typed == "0" and menu.answer is not None:
            return self._checked(menu.answer)
        if typed.isdigit() and 1 <= int(typed) <= len(menu.options):
            return self._step(menu.options[int(typed) - 1].key)
        return self._by_name(typed, menu)

    def _why(self, wanted: str) -> None:
        """Why something cannot be chosen: its name, or the number of an option."""
        menu = self.question.menu(tuple(self.so_far))
        listed = wanted.isdigit() and 1 <= int(wanted) <= len(menu.options)
        refused = None if listed else why_not(self.question, tuple(self.so_far), wanted, self.window)
        if refused is not None:
            raise refused
        self.screen.say("cli-play-why-it-can")

    def _step(self, key: str) -> Any:
        """One small step further."""
        steps = (*self.so_far, key)
        menu = self.question.menu(steps)
        self.so_far = list(steps)
        if menu.answer is not None and not menu.options:
            return self._checked(menu.answer)
        return self._show(menu)

    def _by_name(self, typed: str, menu: Menu[Any]) -> Any:
        """Somebody typed the key of an option, or a whole answer; what is not possible is refused with its rule."""
        if any(option.key.casefold() == typed.casefold() for option in menu.options):
            return self._step(next(option.key for option in menu.options if option.key.casefold() == typed.casefold()))
        if typed.isdigit():
            raise BadInput("answer", "cli-play-no-such-number", got=int(typed), last=len(menu.options))
        return self._checked(self.question.read(_as_json(typed)))

    def _checked(self, answer: Any) -> Any:
        self.question.check(answer)
        return answer

    def _show(self, menu: Menu[Any] | None = None) -> None:
        speech, screen = self.screen.speech, self.screen
        if menu is None:
            menu = self.question.menu(tuple(self.so_far))
        screen.heading(f"{speech.words(self.question.words())} ({self.question.rule})")
        if self.so_far:
            screen.say("cli-play-so-far", steps=", ".join(self._spoken_steps()))
        if isinstance(self.question, Amount):
            return screen.say("cli-play-amount", low=self.question.low, high=self.question.high)
        for number, option in enumerate(menu.options, 1):
            screen.line(f"{number:>3}  {speech.words(option.words)} ({option.rule})", hang=5)
        if menu.answer is not None:
            screen.line(f"  0  {speech.say('cli-play-done')}", hang=5)
        return None

    def _spoken_steps(self) -> list[str]:
        spoken = []
        for place, key in enumerate(self.so_far):
            options = self.question.menu(tuple(self.so_far[:place])).options
            spoken += [self.screen.speech.words(option.words) for option in options if option.key == key] or [key]
        return spoken

    def rules(self) -> None:
        """The rules that this question and its options cite."""
        book = rule_book(self.game.id, self.screen.speech.language)
        options = () if isinstance(self.question, Amount) else self.question.menu(tuple(self.so_far)).options
        for number in dict.fromkeys([self.question.rule, *[option.rule for option in options]]):
            rule = book.rule(number)
            if rule is not None:
                show_rule(self.screen, rule)
        return


def _as_json(typed: str) -> Any:
    """What was typed, as JSON if it looks like a list or an object."""
    if typed[:1] in "[{":
        try:
            return json.loads(typed)
        except ValueError as wrong:
            raise BadInput("answer", "cli-play-not-json", why=str(wrong)) from wrong
    return typed
