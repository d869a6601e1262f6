"""What bots would have said in the games of a plan: a record beside them, a line of JSON for every line of speech."""

from __future__ import annotations

import json
from collections.abc import Iterator

from camarilla.arena.run import play
from camarilla.arena.simulate import Plan, seated
from camarilla.bots import QuickDice, bot_named
from camarilla.bots.character import character_of
from camarilla.bots.voice import Voices
from camarilla.bots.voice.cues import seat_in
from camarilla.catalogue import game_of
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.core.words import Plain, Words


def spoken(plan: Plan, number: int) -> list[dict[str, Plain]]:
    """Game ``number`` of a plan once more, with somebody who listens; ``line`` counts its news."""
    game, seed = game_of(plan.game), f"{plan.seed}/{number}"
    born = [f"{seed}/{seat}" for seat in range(plan.players)]
    bots = [bot_named(plan.game, kind, one) for kind, one in zip(seated(plan, number), born, strict=True)]
    told: list[News] = []
    position = game.begin(plan.players, plan.switches, plan.components)
    outcome = play(game, position, bots, QuickDice(seed), born, told).outcome
    voices = Voices(seed, {seat: character_of(one) for seat, one in enumerate(born)})
    found = []
    for line, news in enumerate(told):
        if news.id.startswith("voice-"):  # a demand, or a word that was given aloud (bots/parley.py)
            who = seat_in(news.args["who"])
            voices.gave(who, Words(news.id, news.args))
            found.append({"game": number, "line": line, "about": "", "seat": who, "id": news.id, "args": news.args})
            continue
        last = outcome if line + 1 == len(told) else None
        for one in voices.hear(line, [news.heard_by(None)], last):
            found.append({"game": number, "line": line, "about": news.id, "seat": one.seat, **plain(one.words)})
    return found


def written(plan: Plan) -> Iterator[str]:
    """Everything that is said in all games of a plan, one line of JSON each."""
    for number in range(plan.games):
        for line in spoken(plan, number):
            yield json.dumps(line, ensure_ascii=False) + "\n"
