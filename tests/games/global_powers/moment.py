"""Positions built by hand. Parties are letters: "A3 B2" is three politicians of seat 0 and two of seat 1."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.core.flow import Position, Procedure
from camarilla.core.illegal import Illegal, NotAsked, Refused
from camarilla.core.questions import CHANCE
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.answers import Play
from camarilla.games.global_powers.board import BASE, MAURITIUS, UN
from camarilla.games.global_powers.chapters.activation import Activation
from camarilla.games.global_powers.chapters.cards import Card
from camarilla.games.global_powers.chapters.scoring import Scoring
from camarilla.games.global_powers.chapters.turn import Turns
from camarilla.games.global_powers.components import KINDS, mask_of
from camarilla.games.global_powers.questions import Ballot
from camarilla.games.global_powers.state import Powers, laid_out
from camarilla.match.match import save_position

A, B, C, D, E = range(5)
FOR, AGAINST, ABSTAIN = Ballot.FOR, Ballot.AGAINST, Ballot.ABSTAIN
YES, NO = True, False


def table(
    players: int = 3,
    regions: dict[int, str] | None = None,
    *,
    mauritius: str = "",
    un: str = "",
    base: str = "",
    chips: dict[int, dict[str, int]] | None = None,
    turn: int = A,
    **switches: str,
) -> Powers:
    """A table after the set-up. ``base`` sends politicians out of the game until just so many are left there."""
    house = GAME.rules(switches)
    g = laid_out(players, house, GAME.box(house, None))
    for region, parties in (regions or {}).items():
        put(g, region, parties)
    put(g, MAURITIUS, mauritius)
    put(g, UN, un)
    for who, count in counts_in(base):
        g.move(who, BASE, 15, g.at(who, BASE) - count)
    for region, kinds in (chips or {}).items():
        set_chips(g, region, **kinds)
    g.turn = turn
    return g


def counts_in(parties: str) -> list[tuple[int, int]]:
    return [("ABCDE".index(word[0]), int(word[1:])) for word in parties.split()]


def put(g: Powers, place: int, parties: str) -> None:
    for who, count in counts_in(parties):
        g.move(who, BASE, place, count)


def set_chips(g: Powers, region: int, **kinds: int) -> None:
    """Chips of a region, taken from or given to the supply."""
    for kind, count in kinds.items():
        at = KINDS.index(kind)
        g.chips[at] += g.chips[region * 4 + at] - count
        g.chips[region * 4 + at] = count


def people(g: Powers, place: int) -> str:
    """Who is in a place: "A3 B2"."""
    return " ".join(f"{'ABCDE'[who]}{g.at(who, place)}" for who in range(g.players) if g.at(who, place))


def chips(g: Powers, region: int) -> dict[str, int]:
    return {kind: g.chip(region, at) for at, kind in enumerate(KINDS)}


def at(g: Powers, procedure: Procedure, paragraph: str = "begin") -> Position:
    """A position in which this procedure runs alone, from this paragraph on."""
    position = Position(g, [procedure])
    procedure.at = paragraph
    position.ask_again()
    return position


def activate(g: Powers, region: int) -> Position:
    return at(g, Activation(region))


def turn(g: Powers) -> Position:
    """The player on turn begins."""
    return at(g, Turns(), "new_turn")


def play(g: Powers, card: Play) -> Position:
    """The player on turn plays a card out of his hand."""
    hold(g, g.turn, card.card)
    position = at(g, Turns(), "to_choose")
    position.answer(g.turn, card)
    return position


def resolve(g: Powers, card: Play) -> Position:
    """A card takes effect, and nothing comes after it."""
    hold(g, g.turn, card.card)
    return at(g, Card(card))


def scoring(g: Powers) -> Position:
    return at(g, Scoring())


def hold(g: Powers, who: int, *cards: str) -> None:
    """These cards are in hand."""
    mask = mask_of(cards)
    g.rest[who] &= ~mask
    g.hands[who] |= mask


def lay_open(g: Powers, who: int, card: str) -> None:
    g.rest[who] &= ~mask_of((card,))
    g.open[who] |= mask_of((card,))


def roll(position: Position, *faces: int) -> None:
    position.answer(CHANCE, faces)


def asked(position: Position) -> list[int]:
    return list(position.asked())


def vote(position: Position, **ballots: Ballot) -> None:
    """Everybody present votes; who is not named abstains."""
    for who in asked(position):
        position.answer(who, ballots.get("ABCDE"[who], ABSTAIN))


def no_veto(position: Position) -> None:
    """Everybody who is asked lets the result stand."""
    while position.stack and position.stack[-1].at == "veto":
        position.answer(asked(position)[0], NO)


def carry(position: Position, proposal: Any, **ballots: Ballot) -> None:
    """A proposal goes through: made, voted on as said (all abstain by default), and nobody vetoes."""
    position.answer(asked(position)[0], proposal)
    if position.stack and isinstance(position.stack[-1], Activation) and position.stack[-1].at == "vote":
        vote(position, **ballots)
    no_veto(position)


def question(position: Position) -> Any:
    return next(iter(position.asked().values()))


def asked_of(position: Position, who: int) -> Any:
    """What this seat is asked."""
    return position.question(who)


def refused(position: Position, who: int, answer: Any, rule: str) -> Refused:
    """The answer is refused citing this rule, and nothing has changed."""
    before = save_position(GAME, position)
    with pytest.raises((Illegal, NotAsked)) as caught:
        position.answer(who, answer)
    assert getattr(caught.value, "rule", "") == rule
    assert save_position(GAME, position) == before
    return caught.value
