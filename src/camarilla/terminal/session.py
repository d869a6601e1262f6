"""``camarilla play``: a match of one person against bots, line by line."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from camarilla.bots import Look, bot_named
from camarilla.core.news import News
from camarilla.core.questions import Question
from camarilla.core.words import named
from camarilla.terminal.asking import Asker, Quit
from camarilla.terminal.chatter import Chatter
from camarilla.terminal.logs import show_outcome, told
from camarilla.terminal.save import Table
from camarilla.terminal.screen import Screen, seated
from camarilla.terminal.table import describe


@dataclass
class Session:
    """One sitting at the table."""

    screen: Screen
    table: Table
    log_file: Path
    save_file: Path
    shown: int = 0  # answers whose news the person has read

    def __post_init__(self) -> None:
        self.chatter = Chatter(self.table)

    def run(self) -> int:
        """Plays until the match is over or the person leaves."""
        self.screen.speech = seated(self.screen.speech, self.table.names)
        self._welcome()
        try:
            while not self.table.match.over:
                self._tell_news()
                self._next_answer()
        except (Quit, KeyboardInterrupt):
            return self._leave()
        self._tell_news()
        return self._end()

    def _welcome(self) -> None:
        match, say = self.table.match, self.screen.say
        self.screen.heading(self.screen.speech.say(f"{match.game.prefix}-title"))
        say(f"{match.game.prefix}-tagline")
        names = list(self.table.names)
        names[self.table.person] = self.screen.speech.say("cli-play-you", name=names[self.table.person])
        say("cli-play-welcome", names=names)
        say("cli-play-commitment", commitment=self.table.opening().commitment[:16])
        say("cli-play-help-hint")
        self.screen.line()

    def _tell_news(self) -> None:
        self.chatter.listen()
        for number, news in enumerate(self.table.news[self.shown :], self.shown):
            for one in news:
                self.screen.line(told(self.screen.speech, one, self.table.person))
            for seat, words in self.chatter.said[number]:
                said = self.screen.speech.words(words)
                self.screen.say("cli-play-said", indent=2, who=named(seat), said=said)
        self.shown = len(self.table.news)

    def _next_answer(self) -> None:
        match, person = self.table.match, self.table.person
        if self._bots_interject():
            return
        asked = match.asked()
        seat = next((one for one in asked if one != person), person)  # the person last, when all are asked at once
        question = asked[seat]
        if question.forced():
            self._take(match.answer(seat, question.default()))
        elif seat == person:
            self._ask_person(question)
        else:
            self._take(match.answer(seat, self._bot(seat).answer(self._look(seat), question)))

    def _bot(self, seat: int) -> Any:
        """A bot with dice of its own for this one answer, so that a match that is loaded again goes the same way."""
        table = self.table
        secret = hashlib.sha256(b"camarilla bot\n" + table.seed).hexdigest()
        return bot_named(table.match.game.id, table.kinds[seat], f"{secret}/{seat}/{len(table.match.entries)}")

    def _look(self, seat: int) -> Look:
        return self.chatter.look(seat)

    def _bots_interject(self) -> bool:
        """Somebody else may speak out of turn."""
        match = self.table.match
        for seat in range(match.setup.players):
            question = match.interjection(seat) if seat != self.table.person else None
            if question is not None and len(match.entries) % match.setup.players == seat:
                answer = self._bot(seat).interject(self._look(seat), question)
                if answer is not None:
                    self._take(match.interject(seat, answer))
                    return True
        return False

    def _take(self, news: list[News]) -> None:
        self.table.news.append(news)

    def _ask_person(self, question: Question[Any]) -> None:
        match, person = self.table.match, self.table.person
        aside = match.interjection(person)
        wishes: dict[str, Callable[[], Any]] = {"v": self._view, "l": self._read_log, "h": self._help, "q": self._quit}
        wishes["d"] = lambda: self._bot(person).answer(self._look(person), question)
        asker = Asker(self.screen, match.game, question, wishes, match.window)
        if aside is not None:
            self.screen.say("cli-play-aside", what=self.screen.speech.words(aside.words()))
            wishes["i"] = lambda: Interjected(
                Asker(self.screen, match.game, aside, _without_aside(wishes), match.window).ask()
            )
        answer = asker.ask()
        if isinstance(answer, Interjected):
            self._take(match.interject(person, answer.answer))
        else:
            self._take(match.answer(person, answer))

    def _view(self) -> None:
        match = self.table.match
        state = match.position.state
        self.screen.line()
        describe(self.screen, match.game.id, match.game.view(state, self.table.person), state.box)

    def _read_log(self) -> None:
        """All that happened, as this person heard it."""
        self.screen.line()
        for number, news in enumerate(self.table.news):
            for one in news:
                self.screen.line(f"{number:>5}  {told(self.screen.speech, one, self.table.person)}", hang=7)

    def _help(self) -> None:
        for line in ("number", "again", "back", "rules", "why", "view", "log", "deputy", "aside", "typed", "quit"):
            self.screen.say(f"cli-play-help-{line}", indent=2)

    def _quit(self) -> None:
        raise Quit

    def _leave(self) -> int:
        self.table.save(self.save_file)
        self.screen.line()
        self.screen.say("cli-play-saved", file=str(self.save_file))
        return 0

    def _end(self) -> int:
        outcome = self.table.match.outcome
        assert outcome is not None
        self.screen.heading(self.screen.speech.say("cli-play-over"))
        self._view()
        show_outcome(self.screen, self.table.match.game, outcome)
        self.log_file.write_text(self.table.log(), "utf-8")
        self.screen.say("cli-play-log", file=str(self.log_file))
        return 0


@dataclass
class Interjected:
    """The person spoke out of turn."""

    answer: Any


def _without_aside(wishes: dict[str, Callable[[], Any]]) -> dict[str, Callable[[], Any]]:
    return {letter: wish for letter, wish in wishes.items() if letter not in ("i", "d")}
