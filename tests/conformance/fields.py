"""Which fields of a game are secret, found by machine: by what redeal changes and by what no spectator sees."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.conformance.cases import FIRST_SEED, Case, switch_sets
from tests.conformance.walk import Coin, Played, play, play_steadily

from camarilla.catalogue import game_of
from camarilla.core.flow import Position, Procedure
from camarilla.core.game import Game
from camarilla.core.plain import names_of, plain
from camarilla.match.beats import beats
from camarilla.match.log import canonical
from camarilla.match.match import redeal

GAMES_LOOKED_AT = 4
MORE_GAMES = 40  # at most, for what is declared but rare
MOMENTS = 25  # of each, at random
TRIALS = 40  # of a rare one
RARE = 30  # moments at which a field holds something: with fewer, more games are looked at
HOLDING = 6  # and in which a hidden field can be dealt anew
SEALED = "sealed"  # answers that wait for others: the kernel's own secret


@cache
def some_games(name: str) -> tuple[Played, ...]:
    """A few games.

    After the first few only those in which a rare field holds something.
    """
    game, chosen = game_of(name), []
    moments = dict.fromkeys((SEALED, *game.secrets.hidden), 0)
    for turn in range(MORE_GAMES):
        rare = {name for name, number in moments.items() if number < RARE}
        if turn >= GAMES_LOOKED_AT and not rare:
            break
        played = _turn(game, turn)
        held = {name: len(holding(played, name)) for name in moments}
        if turn < GAMES_LOOKED_AT or any(held[name] for name in rare):
            moments = {name: number + held[name] for name, number in moments.items()}
            chosen.append(played)
    for played in chosen:
        played.cuts = _cuts(played)
        played.occasions = _occasions(played)
    return tuple(chosen)


def _turn(game: Game, turn: int) -> Played:
    """Random games and steady ones in turn, of all numbers of players and some switches."""
    sets = switch_sets(game)
    players = game.seats[turn % len(game.seats)]
    case = Case(game, players, sets[turn * 7 % len(sets)], FIRST_SEED + turn, thorough=False)
    return play_steadily(case) if turn % 2 else play(case)


@cache
def cut_games(name: str) -> tuple[Played, ...]:
    """Those games, and for every field that none of them cuts while it is secret another one that does, if any."""
    game, chosen = game_of(name), [*some_games(name)]
    known = {played.case.seed for played in chosen}
    uncut = {name for name in (SEALED, *game.secrets.hidden) if not any(played.cuts[name] for played in chosen)}
    for turn in range(MORE_GAMES):
        if not uncut:
            break
        if FIRST_SEED + turn in known:
            continue
        played = _turn(game, turn)
        played.cuts = _cuts(played)
        if found := {name for name in uncut if played.cuts[name]}:
            played.occasions = _occasions(played)
            chosen.append(played)
            uncut -= found
    return tuple(chosen)


def holding(played: Played, name: str) -> list[int]:
    """The moments of a game at which this field holds something."""
    if name == SEALED:
        return [place for place, position in enumerate(played.positions) if position.stack[-1].sealed]
    first = getattr(played.positions[0].state, name)
    changed = [place for place, one in enumerate(played.positions) if getattr(one.state, name) != first]
    # what was dealt before the first question and stays as it is holds something all the time
    return changed or ([*range(len(played.positions))] if _filled(first) else [])


def _filled(value: Any) -> bool:
    return any(map(_filled, value)) if isinstance(value, list | tuple) else bool(value)


def _cuts(played: Played) -> dict[str, list[int]]:
    """For every hidden field some moments whose answers are told in beats while it holds what can be dealt anew."""
    coin, chains = Coin(f"cuts {played.case}"), {*_told_in_beats(played)}
    found = {}
    for name in (SEALED, *played.case.game.secrets.hidden):
        there = {*holding(played, name)}
        during = sorted(moment for moment in chains & there if moment + 1 in there)  # seals fall with the last answer
        found[name] = _dealt_at(played, name, during, 0, coin)
    return found


def _told_in_beats(played: Played) -> list[int]:
    """The moments at which the answer that was given sets off a chain: the table is seen in the middle of it, before
    anything is revealed."""
    found, reveals = [], played.case.game.secrets.reveals
    for moment, told in enumerate(played.answers):
        if len(told.news) > 1:
            match = played.at(moment)
            match.stages = []
            answer = match.read(told.seat, told.written, told.interjection)
            news = (match.interject if told.interjection else match.answer)(told.seat, answer)
            until = next((place for place, one in enumerate(news) if one.id in reveals), None)
            if beats(match, news[:until], None):
                found.append(moment)
    return found


def _occasions(played: Played) -> list[int]:
    """Moments at random, and for every hidden field some at which it can be dealt anew; best if something is told."""
    coin = Coin(f"occasions {played.case}")
    moments = {coin.below(len(played.positions)) for _ in range(MOMENTS)}
    for name in (SEALED, *played.case.game.secrets.hidden):
        there = holding(played, name)
        eventful = [one for one in there[:-1] if played.answers[one].news and one + 1 < len(played.positions)]
        moments |= set(_dealt_at(played, name, there, 0, coin))
        moments |= set(_dealt_at(played, name, eventful, 1, coin))
        moments |= set(played.cuts[name])
    return sorted(moments)


def _dealt_at(played: Played, name: str, moments: list[int], later: int, coin: Coin) -> list[int]:
    """Some of these moments at which, or right after which, redeal changes this field."""
    found: list[int] = []
    for moment in coin.random.sample(moments, min(TRIALS, len(moments))):
        position = played.positions[moment + later]
        seat = coin.one_of(sorted(position.asked()))  # who is asked has most to hear
        if name in differences(position, redeal(played.case.game, position, seat, coin)):
            found.append(moment)
        if len(found) == HOLDING:
            break
    return found


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
        if mine.sealed != theirs.sealed:
            found.add(SEALED)
    return found


def dealt_anew(played: Played) -> set[str]:
    """The fields that redeal has changed at some occasion."""
    coin, found = Coin(f"dealt {played.case}"), set()
    for moment in played.occasions or ():
        position = played.positions[moment]
        found |= differences(position, redeal(played.case.game, position, coin.below(played.case.players), coin))
    return found


def unseen(played: Played) -> set[str]:
    """The fields that can change without a spectator's noticing."""
    coin, found = Coin(f"unseen {played.case}"), set()
    for moment in played.occasions or ():
        found |= _unnoticed(played.case.game, played.positions[moment], coin.one_of(played.positions))
    return found


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
