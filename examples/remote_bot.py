"""A whole bot for every game: python remote_bot.py http://127.0.0.1:8000 TABLE [NAME PASSWORD]

It looks at what every first step could lead to, likes whatever sounds like gain, and says good day.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from camarilla.remote import House, NotTaken, Seat

LIKED = ("take", "yes", "join", "play", "buy", "own")
PATIENCE = 200  # small steps of one answer


def liking(option: Any, dice: Random) -> float:
    """How much an option is liked: a little chance, and words that promise something."""
    return dice.random() + sum(word in option["key"] for word in LIKED)


def chosen(seat: Seat, question: Any, dice: Random) -> Any:
    """An answer in small steps: the best liked option of every menu, until the answer is whole."""
    menu: Any = question
    so_far: list[str] = []
    while len(so_far) < PATIENCE:
        if menu["complete"] and (not menu["options"] or dice.random() < 0.5):
            return menu["answer"]
        best = max(menu["options"], key=lambda option: liking(option, dice))
        if best["answer"] is not None:
            return best["answer"]
        so_far.append(best["key"])
        menu = seat.steps(so_far)
    return menu["answer"]


def play(seat: Seat, dice: Random) -> Any:
    """Answers until the match is over; returns how it ended."""
    seat.say("Good day, gentlemen.")
    for moment in seat.moments():
        try:
            seat.answer(chosen(seat, moment.question, dice))
        except NotTaken as refused:  # somebody spoke out of turn, and something else is asked now
            if refused.kind not in ("stale", "not_asked", "not_now", "illegal"):
                raise
    return seat.seen["outcome"]


def main(base: str, table: str, name: str = "", password: str = "") -> None:
    house = House(base)
    if name:
        try:
            house.bot_account(name, password)
        except NotTaken:
            house.sign_in(name, password)
    with house.join(table) as seat:
        print(f"seat {seat.info['you']} of table {table}", flush=True)
        print("over:", play(seat, Random(table)))


if __name__ == "__main__":
    main(*sys.argv[1:])
