"""Records what everybody but the pupil says in a lesson, so that bots may change and lessons stay the same.

    python tools/lessons.py record [LESSON ...]   play every lesson by its right answers and write its script
    python tools/lessons.py read LESSON [LANG]    a lesson as its pupil meets it, in words

The beginning of a lesson, ``[past]`` in its file, is found by steady players from a seed: ``until`` the pupil is asked
a question of that kind (``nth`` time), with ``asides`` also out of turn. Answers and dice that the author forces stand
in the file as ``others`` and ``chance``, what is said out of turn as ``asides``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from camarilla.bots import Look, QuickDice, bot_named
from camarilla.catalogue import game_of
from camarilla.core.game import Setup
from camarilla.core.questions import CHANCE
from camarilla.core.words import Words
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match
from camarilla.school.lesson import Lesson, Script, lesson_named, lessons
from camarilla.school.rehearsal import Rehearsal
from camarilla.speech import Speech

GAMES = Path(__file__).resolve().parent.parent / "src" / "camarilla" / "games"
LONG = 5_000


def past_of(lesson: Lesson) -> Script:
    """Everything before the lesson begins, played by steady players from the seed."""
    if not lesson.past:
        return Script()
    game, seed, seen = game_of(lesson.game), lesson.past["seed"], 0
    setup = Setup(lesson.game, lesson.players, game.rules(lesson.switches), None)
    match, _ = Match.begin(game, setup, DiceChance(QuickDice(f"{seed} chance")))
    said: list[tuple[int, Any, bool]] = []
    until, nth, dice = lesson.past["until"], lesson.past.get("nth", 1), QuickDice(f"{seed} poll")
    for turn in range(LONG):
        asked = match.asked()
        if not asked:
            break
        mine = asked.get(lesson.seat)
        if mine is not None and mine.kind() == until:
            seen += 1
            if seen == nth:
                chance = [(f"{one.ask} {one.rule}", one.answer) for one in match.entries if one.seat == CHANCE]
                return Script(tuple(said), tuple(chance))
        seat, question = next(iter(asked.items()))
        if lesson.past.get("asides") and dice.below(8) == 0:
            other = dice.below(lesson.players)
            aside = match.interjection(other)
            if aside is not None:
                bot = bot_named(game.id, "steady", f"{seed} {turn} aside")
                word = bot.interject(Look(game, match.position, other), aside)
                if word is not None:
                    said.append((other, aside.write(word), True))
                    match.interject(other, word)
                    continue
        bot = bot_named(game.id, "steady", f"{seed} {turn}")
        answer = bot.answer(Look(game, match.position, seat), question)
        said.append((seat, question.write(answer), False))
        match.answer(seat, answer)
    raise SystemExit(f"{lesson.id}: with seed {seed!r} the pupil is never asked {until}")


def by_hand(lesson: Lesson) -> Lesson:
    """The lesson with nothing but what its author wrote and how it begins."""
    past = past_of(lesson)
    chance = (*past.chance, *lesson.written.chance)
    script = Script(past.past, chance, lesson.written.others, lesson.written.standing, lesson.written.asides)
    return Lesson(**{**vars(lesson), "script": script})


def recorded(lesson: Lesson) -> dict[str, Any]:
    """The script of a lesson whose pupil does everything right."""
    rehearsal = Rehearsal(by_hand(lesson))
    while rehearsal.step is not None:
        rehearsal.answer(rehearsal.shown())
    chance = [(f"{one.ask} {one.rule}", one.answer) for one in rehearsal.match.entries if one.seat == CHANCE]
    script = rehearsal.lesson.script
    fixed = {"standing": script.standing, **({"asides": script.asides} if script.asides else {})}
    return {"past": script.past, "chance": chance, "others": rehearsal.said, **fixed}


def written(script: dict[str, Any]) -> str:
    """One answer a line: a change of a lesson shows in its diff."""
    parts = []
    for name, lines in script.items():
        inner = ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in lines)
        parts.append(f'  "{name}": [\n{inner}\n  ]' if lines else f'  "{name}": []')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def record(names: list[str]) -> None:
    for lesson in lessons():
        if not names or lesson.id in names:
            file = GAMES / lesson.game / "lessons" / f"{lesson.name}.json"
            file.write_text(written(recorded(lesson)), "utf-8")
            print(f"{lesson.id}: {file.name}")


def read(lesson_id: str, language: str = "en") -> None:
    lesson = lesson_named(lesson_id)
    speech, rehearsal = Speech(language, lesson.names), Rehearsal(lesson)

    def say(words: Words) -> str:
        return speech.say(words.id, **words.args)

    print(f"== {lesson.id}")
    while True:
        scene, at = rehearsal.scene, 0
        for place in range(scene.first, scene.last + 1):
            for frame in scene.frames[at : scene.holds[place]]:
                for line in frame.news:
                    print(f"      · {speech.say(line['id'], **line['args'])} [{line['id']} {line['rule']}]")
            at, step = scene.holds[place], lesson.steps[place]
            print(f"  {place + 1}. {speech.say(lesson.text(step, 'title'))}: {speech.say(lesson.text(step))}")
            for part in ("why", "task"):
                if speech.knows(lesson.text(step, part)):
                    print(f"     {part}: {speech.say(lesson.text(step, part))}")
        waits, question = rehearsal.step, rehearsal.question
        if waits is None or question is None:
            return
        print(f"     ? {say(question.words())} [{question.kind()}]")
        for option in question.menu().options:
            print(f"        {option.key}: {say(option.words)}  ({option.aim})")
        print(f"     > {rehearsal.shown()}")
        rehearsal.answer(rehearsal.shown())


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["record"]:
        record(arguments[1:])
    elif arguments[:1] == ["read"] and len(arguments) in (2, 3):
        read(*arguments[1:])
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
