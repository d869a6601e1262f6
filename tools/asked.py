"""Which rules the questions of a game cite, for the rule books: `games/GAME/text/asked.json`.

    python tools/asked.py [GAMES]    play so many random games of each kind and size (100) and add what they ask

A number in the rule book leads to the questions that cite it, so somebody who reads finds what it is for.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES
from camarilla.core.game import Game

FOLDER = Path(__file__).resolve().parent.parent / "src" / "camarilla" / "games"
LONG = 6_000


def asked(game: Game, games: int) -> dict[str, set[str]]:
    """Kind of question -> the rules it came with, in random games of every size, with asides."""
    found: dict[str, set[str]] = {}
    variants: list[dict[str, str]] = [{}, *game.presets.values()]
    variants += [
        {one.name: value} for one in game.switches for value in one.values if value != one.default and not one.needs
    ]
    for number in range(games * len(game.seats)):
        players, variant = game.seats[number % len(game.seats)], variants[number // len(game.seats) % len(variants)]
        dice, position = QuickDice(f"asked {number}"), game.begin(players, variant)
        for _ in range(LONG):
            position.hurry(dice)
            questions = position.asked()
            if not questions:
                break
            seat, question = next(iter(questions.items()))
            found.setdefault(question.kind(), set()).add(question.rule)
            other = dice.below(players)
            aside = game.may_interject(position.state, other) if dice.below(20) == 0 else None
            if aside is not None:
                found.setdefault(aside.kind(), set()).add(aside.rule)
                position.interject(game.interject(position.state, other, aside.sample(dice)))
                continue
            position.answer(seat, question.sample(dice))
    return found


def main(arguments: list[str]) -> None:
    for game in GAMES:
        file = FOLDER / game.id / "text" / "asked.json"
        known = (
            {kind: set(rules) for kind, rules in json.loads(file.read_text("utf-8")).items()} if file.exists() else {}
        )
        for kind, rules in asked(game, int(arguments[0]) if arguments else 100).items():
            known.setdefault(kind, set()).update(rules)
        lines = [f"  {json.dumps(kind)}: {json.dumps(sorted(rules))}" for kind, rules in sorted(known.items())]
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        print(
            f"{game.id}: {len(known)} of {len(game.kinds)} kinds; never asked: {sorted(set(game.kinds) - set(known))}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
