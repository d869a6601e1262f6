"""A lesson being played: the real rules, forced dice, and partners who know their lines.

Nothing of it is kept. The pupil's answers so far make the rehearsal again, always the same one; so a lesson can be left
and taken up anywhere, and a house that is started again has lost nothing.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from camarilla.bots import Look, bot_named, usual
from camarilla.catalogue import game_of
from camarilla.core.game import Setup
from camarilla.core.illegal import BadInput, BrokenLaw, Illegal, Refused
from camarilla.core.news import News
from camarilla.core.questions import Question
from camarilla.core.words import Plain
from camarilla.match.fair import FairChance
from camarilla.match.match import Match
from camarilla.school.lesson import SAME, Lesson, Step

LONG = 3_000  # answers between two of the pupil's: no lesson waits for that


class WrongAnswer(Illegal):
    """A legal answer that is not the one that teaches; the reason is the narrator's."""


@dataclass
class Frame:
    """Something the pupil may notice: the news of it, and how the table looks afterwards."""

    news: list[dict[str, Plain]]
    seen: dict[str, Plain]


@dataclass
class Scene:
    """From the pupil's last answer to the next one that is waited for."""

    frames: list[Frame] = field(default_factory=list)
    first: int = 0  # the steps of this scene: from here
    last: int = 0  # to here; the last one waits, or the lesson ends with it
    holds: dict[int, int] = field(default_factory=dict)  # step -> how many frames are played before it


class ScriptedChance:
    """Dice that fall as the script says; where it is silent, fair ones from the lesson's seed."""

    def __init__(self, lesson: Lesson) -> None:
        self._forced: dict[str, deque[Plain]] = defaultdict(deque)
        for rule, answer in lesson.script.chance:
            self._forced[rule].append(answer)
        self._fair = FairChance(sha256(lesson.seed.encode()).digest(), [])
        self.improvised = 0

    def answer(self, question: Question[Any], index: int) -> Any:
        forced = self._forced[f"{question.key} {question.rule}"]
        if forced and (answer := _fitting(question, forced.popleft())) is not None:
            return answer
        self.improvised += 1
        return self._fair.answer(question, index)


class Rehearsal:
    """The match of a lesson after some answers of the pupil."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = game_of(lesson.game)
        self.chance = ScriptedChance(lesson)
        setup = Setup(lesson.game, lesson.players, self.game.rules(lesson.switches), None)
        self.match, news = Match.begin(self.game, setup, self.chance)
        self._lines: dict[tuple[int, str], deque[Plain]] = defaultdict(deque)
        for seat, kind, answer in lesson.script.others:
            self._lines[seat, kind].append(answer)
        self._told = 0
        self.improvised = 0  # answers of partners that no script foresaw
        self.said: list[tuple[int, str, Plain]] = []  # what the partners said, for those who record
        for seat, written, aside in lesson.script.past:
            news += self._take(seat, written, aside)
        self.waiting = 0  # how many answers the pupil has given
        self.past = self._heard(news)  # the newspaper when the lesson begins
        self.scene = Scene()
        self._whisper("")
        self._go_on()

    # --- the pupil --------------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step that waits; None: the lesson is over."""
        waits = self.lesson.waits()
        return self.lesson.steps[waits[self.waiting]] if self.waiting < len(waits) else None

    @property
    def question(self) -> Question[Any] | None:
        step = self.step
        if step is None or self.match.over:
            return None
        return self.match.interjection(self.lesson.seat) if step.aside else self.match.asked().get(self.lesson.seat)

    def understood(self, written: Plain) -> Any:
        """The pupil's answer, legal and of the kind that teaches; otherwise the reason is raised."""
        step, question = self.step, self.question
        if step is None or question is None:
            raise BadInput("answer", "school-over")
        answer = question.read(written)
        question.check(answer)
        if not step.teaches(question.comes_to(answer)):
            reason = self.lesson.text(step, "wrong") if step.has_wrong else "school-try-again"
            raise WrongAnswer(question.rule, reason)
        return answer

    def shown(self) -> Plain:
        """What "Show me" answers: what the lesson says or, where the pupil went his own ways, any that teaches."""
        step, question = self.step, self.question
        if step is None or question is None:
            return None
        ways = (question.menu((option.key,)).answer for option in question.menu().options)
        wanted = question.write(question.menu(step.do).answer) if step.do else step.show
        for written in (wanted, *[question.write(one) for one in ways if one is not None]):
            try:
                self.understood(written)
            except Refused:
                continue
            return written
        return question.write(question.default())

    def answer(self, written: Plain) -> None:
        """Takes the pupil's answer and plays on to the next one that is waited for."""
        step, answer = self.step, self.understood(written)
        assert step is not None
        seat, match = self.lesson.seat, self.match
        news = match.interject(seat, answer) if step.aside else match.answer(seat, answer)
        self.waiting += 1
        self.scene = Scene(first=self.lesson.waits()[self.waiting - 1] + 1)
        self._show(news)
        self._whisper(step.id)
        self._go_on()

    # --- the others -------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Plays until the pupil is asked what the lesson waits for, or to the end of the lesson."""
        step, passed = self.step, 0
        for _ in range(LONG):
            if self.match.over or (step is None and self._closed()):
                break
            asked = self.match.asked()
            mine = asked.get(self.lesson.seat)
            others = [seat for seat in asked if seat != self.lesson.seat]
            if others:
                self._speak(others[0], asked[others[0]])
                continue
            if step is not None and step.aside and self._may_say(step):
                break
            assert mine is not None
            if step is not None and not step.aside and mine.kind() == step.wait:
                passed += 1
                if passed == step.nth:
                    break
            elif step is None and not self.lesson.close:
                break
            self._speak(self.lesson.seat, mine)
        else:
            raise BrokenLaw(f"{self.lesson.id}: step {step.id if step else 'end'} is never reached")
        self._settle()

    def _may_say(self, step: Step) -> bool:
        aside = self.match.interjection(self.lesson.seat)
        return aside is not None and aside.kind() == step.wait

    def _closed(self) -> bool:
        close = self.lesson.close
        return bool(close) and any(line["id"] == close for frame in self.scene.frames for line in frame.news)

    def _speak(self, seat: int, question: Question[Any]) -> None:
        """Somebody's line from the script, or what a steady player would say."""
        lines, answer = self._lines[seat, question.kind()], None
        while lines and answer is None:
            answer = _fitting(question, lines.popleft())
        for kind, written in self.lesson.script.standing:
            if answer is None and kind == question.kind():
                answer = _fitting(question, written)
        if answer is None:
            if question.forced():
                answer = question.default()
            else:
                self.improvised += 1
                bot = bot_named(
                    self.game.id, usual(self.game.id), f"{self.lesson.seed} {seat} {len(self.match.entries)}"
                )
                answer = bot.answer(Look(self.game, self.match.position, seat), question)
        self.said.append((seat, question.kind(), question.write(answer)))
        self._show(self.match.answer(seat, answer))

    def _whisper(self, after: str) -> None:
        """What the others say out of turn when the pupil has answered at this step; what does not fit stays unsaid."""
        for step, seat, written in self.lesson.script.asides:
            aside = self.match.interjection(seat) if step == after else None
            if aside is not None and (answer := _fitting(aside, written)) is not None:
                self._show(self.match.interject(seat, answer))

    def _take(self, seat: int, written: Plain, aside: bool) -> list[News]:
        answer = self.match.read(seat, written, aside)
        return self.match.interject(seat, answer) if aside else self.match.answer(seat, answer)

    # --- what the pupil sees ----------------------------------------------------------------------------------------

    def _heard(self, news: Sequence[News]) -> list[dict[str, Plain]]:
        heard = []
        for one in news:
            self._told += 1
            heard.append({"n": self._told, **one.heard_by(self.lesson.seat)})
        return heard

    def _show(self, news: Sequence[News]) -> None:
        if news:
            self.scene.frames.append(Frame(self._heard(news), self.match.seen(self.lesson.seat)))

    def _settle(self) -> None:
        """The last frame is how the table looks now; every step of the scene knows how much comes before it."""
        scene, steps = self.scene, self.lesson.steps
        scene.frames.append(Frame([], self.match.seen(self.lesson.seat)))
        step = self.step
        scene.last = steps.index(step) if step is not None else len(steps) - 1
        played = 0
        for place in range(scene.first, scene.last + 1):
            when = steps[place].when
            if not when or steps[place] is step:
                played = len(scene.frames)
            elif when != SAME:
                found = [at for at in range(played, len(scene.frames)) if _tells(scene.frames[at], when)]
                played = found[0] + 1 if found else len(scene.frames)
            scene.holds[place] = played


def _fitting(question: Question[Any], written: Plain) -> Any | None:
    """The answer of a script, if it is one here."""
    try:
        answer = question.read(written)
        question.check(answer)
    except Refused:
        return None
    return answer


def _tells(frame: Frame, news: str) -> bool:
    return any(line["id"] in (news, f"{news}-secret") for line in frame.news)


def rehearse(lesson: Lesson, answers: Sequence[Plain]) -> Rehearsal:
    """The lesson after these answers of the pupil; refuses the first that does not fit."""
    rehearsal = Rehearsal(lesson)
    for written in answers:
        rehearsal.answer(written)
    return rehearsal
