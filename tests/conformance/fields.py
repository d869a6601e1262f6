"""Which fields of a game are secret, found by machine: by what redeal changes and by what no spectator sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.conformance.cases import FIRST_SEED, Case, switch_sets
from tests.conformance.walk import Coin, Played, play, play_steadily

from camarilla.core.flow import Position, Procedure
from camarilla.core.game import Game
from camarilla.core.plain import names_of, plain
from camarilla.match.log import canonical
from camarilla.match.match import redeal

GAMES_LOOKED_AT = 4
MORE_GAMES = 40  # at most, for what is declared but rare
MOMENTS = 40  # of each


@dataclass
class Found:
    """``dealt``: fields that redeal has changed. ``unseen``: fields that can change without a spectator's noticing."""

    dealt: set[str] = field(default_factory=set)
    unseen: set[str] = field(default_factory=set)


def some_games(game: Game) -> Iterator[Played]:
    """Games of all numbers of players and some switches, random ones and steady ones in turn."""
    sets = switch_sets(game)
    for turn in range(MORE_GAMES):
        players = game.seats[turn % len(game.seats)]
        case = Case(game, players, sets[turn * 7 % len(sets)], FIRST_SEED + turn, thorough=True)
        yield play_steadily(case) if turn % 2 else play(case)


def fields_of(position: Position) -> list[str]:
    """The fields of a table that change in the course of a game."""
    kind = type(position.state)
    return [name for name in names_of(kind) if name not in (*kind.constants(), "ears", "hurried")]


def own_fields(procedure: Procedure) -> list[str]:
    """The fields of a procedure beyond those that every procedure has."""
    return [name for name in names_of(type(procedure)) if name not in names_of(Procedure)]


def differences(one: Position, other: Position) -> set[str]:
    """The fields of table and procedures in which two positions of one match differ."""
    found = {name for name in fields_of(one) if getattr(one.state, name) != getattr(other.state, name)}
    for mine, theirs in zip(one.stack, other.stack, strict=True):
        for name in own_fields(mine):
            if getattr(mine, name) != getattr(theirs, name):
                found.add(f"{type(mine).__name__}.{name}")
    return found


def found_in(played: Played, found: Found, rare: set[str]) -> None:
    """Looks at moments at random, and at those in which the rare fields hold something."""
    coin = Coin(f"fields {played.case}")
    positions, first = played.positions, played.positions[0].state
    moments = [coin.one_of(positions) for _ in range(MOMENTS)]
    for name in rare:
        holding = [one for one in positions if getattr(one.state, name) != getattr(first, name)]
        moments += [coin.one_of(holding) for _ in range(3) if holding]
    for position in moments:
        found.dealt |= differences(position, redeal(played.case.game, position, coin.below(played.case.players), coin))
        found.unseen |= _unnoticed(played.case.game, position, coin.one_of(positions))


def _unnoticed(game: Game, position: Position, other: Position) -> set[str]:
    """The fields that can be as they were at another moment of the game without a spectator's noticing."""
    before = canonical(plain(game.view(position.state, None)))
    same = set()
    for name in fields_of(position):
        if getattr(other.state, name) == getattr(position.state, name):
            continue
        copy = position.copy()
        setattr(copy.state, name, getattr(other.state, name))
        try:
            if canonical(plain(game.view(copy.state, None))) == before:
                same.add(name)
        except Exception:
            continue  # the view needs this field: it shows something of it
    return same


def secret_fields(game: Game) -> Found:
    """What machine and dice find in some random games; more of them until everything declared has turned up."""
    found, declared = Found(), {name for name in game.secrets.hidden if "." not in name}
    for turn, played in enumerate(some_games(game)):
        if turn >= GAMES_LOOKED_AT and declared <= found.dealt:
            break
        found_in(played, found, declared - found.dealt)
    return found
