"""The peers of ``camarilla bench``, driven from Python with random players: Catanatron and three games of OpenSpiel.

They come with the extra ``bench``; what is not installed is left out.
"""

from __future__ import annotations

import importlib.util
import json
import random
import time
from typing import Any

from camarilla.arena.bench import Speed, Subject

OPEN_SPIEL_GAMES = ("hearts", "gin_rummy", "negotiation")
CATAN_TURNS = 1000  # its own limit


def installed_peers() -> list[Subject]:
    """The peers that are here."""
    peers = []
    if importlib.util.find_spec("catanatron"):
        peers.append(catanatron())
    if importlib.util.find_spec("pyspiel"):
        peers += [open_spiel(name) for name in OPEN_SPIEL_GAMES]
    return peers


def catanatron() -> Subject:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.json import GameEncoder

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def begin() -> Any:
        return Game([RandomPlayer(colour) for colour in colours])

    def over(game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= CATAN_TURNS

    def run(seconds: float, seed: str) -> Speed:
        random.seed(seed)  # its players draw from the generator that all share
        decisions = steps = games = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            game = begin()
            while not over(game):
                steps += 1
                decisions += len(game.state.playable_actions) > 1
                game.play_tick()
            games += 1
        return Speed(decisions, steps, games, time.process_time() - begun)

    random.seed("middle")
    middle = begin()
    for _ in range(400):
        middle.play_tick()
    return Subject("catanatron", run, middle.copy, lambda: len(json.dumps(middle, cls=GameEncoder).encode()))


def open_spiel(name: str) -> Subject:
    import pyspiel

    game = pyspiel.load_game(name)

    def run(seconds: float, seed: str) -> Speed:
        dice = random.Random(seed)
        decisions = steps = games = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                chosen, choices = _step(state, dice)
                steps += choices > 0
                decisions += choices > 1
                state.apply_action(chosen)
            games += 1
        return Speed(decisions, steps, games, time.process_time() - begun)

    middle = _middle(game)
    return Subject(f"open_spiel {name}", run, middle.clone, lambda: len(middle.serialize().encode()))


def _step(state: Any, dice: random.Random) -> tuple[int, int]:
    """A random action, and among how many a player could choose; 0: it was chance."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        chosen: int = dice.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0]
        return chosen, 0
    legal = state.legal_actions()
    return legal[int(dice.random() * len(legal))], len(legal)


def _middle(game: Any) -> Any:
    """A state in the middle of a random game."""
    dice, states = random.Random("middle"), [game.new_initial_state()]
    while not states[-1].is_terminal():
        state = states[-1].clone()
        state.apply_action(_step(state, dice)[0])
        states.append(state)
    return states[len(states) // 2]
