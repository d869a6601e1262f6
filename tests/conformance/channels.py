"""Everything that leaves the referee for a seat: one list, compared in every pair of worlds that look alike to it.

Whoever sends something new to a seat (a line of speech, a lesson) adds a function here and gets the comparison
and the mutants (``mutants.py``). A function returns what the seat (None: a spectator) receives, in any plain form, and
None where there is nothing to receive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.conformance.walk import Coin, in_small_steps

from camarilla.bots import Look, memory_of, parley_of
from camarilla.bots.character import EVEN
from camarilla.bots.memory import Memory, remembered
from camarilla.bots.persons import PERSONS
from camarilla.bots.voice import Voices
from camarilla.bots.voice.asked import reply
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.core.questions import Question, offered
from camarilla.match.beats import beats
from camarilla.match.log import canonical
from camarilla.match.match import Match
from camarilla.school import advise, tallies
from camarilla.school.fortune import fortune
from camarilla.school.medals import OF_GAMES, counted
from camarilla.table.talk.dossier import noted_of

Now = Callable[[Match, int | None], Any]
After = Callable[[Match, list[News], int | None], list[Any]]


def view(match: Match, seat: int | None) -> Any:
    return match.game.view(match.position.state, seat)


def question(match: Match, seat: int | None) -> Any:
    """What it is asked, in words and with all that the question knows."""
    return None if seat is None else match.sight(seat)["question"]


def options(match: Match, seat: int | None) -> Any:
    """What it can answer, in small steps."""
    return None if seat is None else _small_steps(match.asked().get(seat))


def interjection(match: Match, seat: int | None) -> Any:
    """What it may say out of turn, in small steps."""
    if seat is None:
        return None
    steps = _small_steps(match.interjection(seat))
    return None if steps is None else [match.sight(seat)["interjection"], steps]


def awaited(match: Match, seat: int | None) -> Any:
    return match.awaited(seat)


def advice(match: Match, seat: int | None) -> Any:
    """What the coach would tell it to answer and why, to the last digit of every weight."""
    asked = None if seat is None else match.asked().get(seat)
    if seat is None or asked is None or asked.forced():
        return None
    return repr(advise(match.game.id, Look(match.game, match.position, seat), asked, "the same coach"))


def evening(match: Match, seat: int | None) -> Any:
    """How it stands by its own reckoning: where this changes, the evening turned, and the way back after the game says
    so. What else stands there are its news, the advice it could have had, ``medals``, and the thoughts of bots, which
    are told when the replay shows every hand."""
    stands = None if seat is None else fortune(match.game.id, view(match, seat), seat)
    return None if stands is None else repr(stands)


def everything(match: Match, seat: int | None) -> Any:
    """The whole frame that goes over the wire: what stands in none of the others, too."""
    return match.seen(seat)


NOW: dict[str, Now] = {
    "view": view,
    "question": question,
    "options": options,
    "interjection": interjection,
    "awaited": awaited,
    "advice": advice,
    "evening": evening,
    "everything": everything,
}


def news(match: Match, told: list[News], seat: int | None) -> list[Any]:
    return [one.heard_by(seat) for one in told]


def in_beats(match: Match, told: list[News], seat: int | None) -> list[Any]:
    """The table at the cuts between these lines of the news."""
    return [plain(beat) for beat in beats(match, told, seat)]


def speech(match: Match, told: list[News], seat: int | None) -> list[Any]:
    """What the bots on all other chairs would say about each line, loud enough for everybody, and answer this seat."""
    others = {one: PERSONS[one] for one in range(match.setup.players) if one != seat}
    voices = Voices("the same bots", others, _begun=True)
    remarks = [plain(voices.hear(number, [one.heard_by(None)])) for number, one in enumerate(told)]
    born = {one: f"the same bots {one}" for one in others}
    parley = parley_of(match.game.id, "the same bots", born, match.setup.players)
    if parley is None:
        return remarks
    acts = [plain(parley.hear(one.heard_by(None))) for one in told]
    asker = 0 if seat is None else seat
    replies = [
        plain(reply(text, one, asker, parley.memory, parley.scales[one]))
        for one in others
        for text in ("Why?", "What do you want?", "Will you?")
    ]
    return remarks + acts + replies


def memory(match: Match, told: list[News], seat: int | None) -> list[Any]:
    """What a bot on its chair would remember of it: who did what to whom, and who must have how much."""
    kept = memory_of(match.game.id, seat, match.setup.players)
    return [repr(_open(remembered(kept, news(match, [one], seat)))) for one in told]


def dossier(match: Match, told: list[News], seat: int | None) -> list[Any]:
    """What the files on all other chairs would say of it, if bots sat there: its deeds, and how far they trust it."""
    if seat is None:
        return []
    kept, others = memory_of(match.game.id, seat, match.setup.players), range(match.setup.players)
    files = []
    for one in told:
        remembered(kept, news(match, [one], seat))
        files.append(repr([noted_of(kept, seat, other, EVEN) for other in others if other != seat]))
    return files


def medals(match: Match, told: list[News], seat: int | None) -> list[Any]:
    """What each line adds to the medals and tallies of the evening, which are counted from what everybody heard."""
    kinds = (*OF_GAMES.get(match.game.id, ()), *tallies.OF_GAMES.get(match.game.id, ()))
    return [repr([counted(one, news(match, [line], None)) for one in kinds]) for line in told]


def _open(kept: Memory) -> dict[str, Any]:
    """All that a memory holds, sets in order. Compiled ones have no ``__dict__``."""
    held = {name: getattr(kept, name) for name in dir(kept) if not name.startswith("__")}
    return {
        name: sorted(value) if isinstance(value, set) else value for name, value in held.items() if not callable(value)
    }


# what it hears and sees of an answer
AFTER: dict[str, After] = {
    "news": news,
    "beats": in_beats,
    "speech": speech,
    "memory": memory,
    "dossier": dossier,
    "medals": medals,
}


def _small_steps(asked: Question[Any] | None) -> Any:
    if asked is None:
        return None
    steps, _ = in_small_steps(asked, Coin("small steps"))
    return [offered(asked, steps[:length]) for length in range(len(steps) + 1)]


def received(match: Match, seat: int | None) -> dict[str, str]:
    """What every channel brings now, byte by byte."""
    return {name: canonical(plain(read(match, seat))) for name, read in NOW.items()}
