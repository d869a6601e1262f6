"""G17, G19, G22 to G26 With whom a region may trade, whom it may attack, and what may be moved in the UN."""

from __future__ import annotations

from collections.abc import Iterator

from camarilla.core.illegal import Illegal
from camarilla.games.global_powers.answers import Motion, Trade
from camarilla.games.global_powers.board import NOBODY, Board
from camarilla.games.global_powers.components import KINDS, MILITARY, MOTIONS, REGIONS


def may_trade(board: Board, partner: int) -> bool:
    """G17.2 A region without a government, or under a sanction, trades with nobody."""
    return bool(board.government(partner)) and not board.sanctioned(partner)


def check_trade(board: Board, region: int, trade: Trade) -> None:
    """G17.1 to G17.3 A package of chips between a region and one neighbour."""
    partner, box = trade.partner, board.box
    if partner not in box.neighbours[region]:
        raise Illegal("G17.1", "gp-no-neighbour", region=box.region(region), number=partner)
    if not may_trade(board, partner):
        raise Illegal("G17.2", "gp-no-partner", region=box.region(partner))
    if not is_package(trade.gives, trade.takes):
        raise Illegal("G17.1", "gp-no-package")
    check_limits(board, region, trade.gives, trade.takes)
    check_limits(board, partner, trade.takes, trade.gives)


def is_package(gives: tuple[int, ...], takes: tuple[int, ...]) -> bool:
    """G17.1 Some chips by kind, none of which goes both ways."""
    if len(gives) != 4 or len(takes) != 4 or [type(count) for count in (*gives, *takes)] != [int] * 8:
        return False
    if min(gives) < 0 or min(takes) < 0 or not (any(gives) or any(takes)):
        return False
    return not any(give and take for give, take in zip(gives, takes, strict=True))


def check_limits(board: Board, region: int, out: tuple[int, ...], into: tuple[int, ...]) -> None:
    """G0.5, G17.3 What a region gives must be there, and what it gets must fit."""
    for kind, held in enumerate(board.holds(region)):
        if out[kind] > held:
            raise Illegal("G0.5", f"gp-no-chip-{KINDS[kind]}", region=board.box.region(region))
        if held - out[kind] + into[kind] > board.box.most:
            raise Illegal("G17.3", "gp-no-room", region=board.box.region(region), most=board.box.most)
    if into[MILITARY] > out[MILITARY] and board.demilitarised >> region & 1:
        raise Illegal("G17.3", "gp-no-arms", region=board.box.region(region))


def check_war(board: Board, region: int, target: int, proposer: int) -> None:
    """G19.1, G19.2 Who may be attacked; G19.3 chips are not needed and a sanction protects nobody."""
    box = board.box
    if target not in box.neighbours[region]:
        raise Illegal("G19.1", "gp-no-neighbour", region=box.region(region), number=target)
    rulers = board.government(target)
    if not rulers:
        raise Illegal("G19.1", "gp-no-government", region=box.region(target))
    if board.peace_of() != NOBODY:
        raise Illegal("G19.2", "gp-no-war-peace")
    for _, protected, neighbour in board.pacts:
        if (protected, neighbour) == (target, region):
            raise Illegal("G19.2", "gp-no-war-pact", region=box.region(target), attacker=box.region(region))
    for one in (region, target):
        if board.protectorates >> one & 1:
            raise Illegal("G19.2", "gp-no-war-protectorate", region=box.region(one))
    if proposer in rulers and board.rules["ownWar"] == "forbid":
        raise Illegal("G19.2", "gp-no-war-own", region=box.region(target))


def check_motion(board: Board, motion: Motion) -> None:
    """G22.1, G23.1, G25.2, G26.1 What may be moved in the UN."""
    kind, region, box = motion.kind, motion.region, board.box
    if region not in REGIONS or kind not in MOTIONS or (kind == "ban") == (motion.party == NOBODY):
        raise Illegal("G22.1", "gp-no-motion")
    if kind == "ban":
        if not 0 <= motion.party < board.players or not board.at(motion.party, region):
            raise Illegal("G23.1", "gp-no-presence", region=box.region(region))
    elif kind == "sanction":
        if board.sanctioned(region):
            raise Illegal("G25.2", "gp-no-second-sanction", region=box.region(region))
        if board.sanctions.bit_count() >= box.markers["sanction"]:
            raise Illegal("G25.2", "gp-no-marker", marker="sanction")
    elif kind == "lifting":
        if not board.sanctioned(region):
            raise Illegal("G25.2", "gp-no-sanction", region=box.region(region))
    elif kind == "protectorate":
        check_protectorate(board, region)


def check_protectorate(board: Board, region: int) -> None:
    """G26.1 Switch ``protectorates``; no second marker on a region, and one must be free."""
    if board.rules["protectorates"] != "true":
        raise Illegal("G26.1", "gp-no-protectorates")
    if board.protectorates >> region & 1:
        raise Illegal("G26.1", "gp-no-second-protectorate", region=board.box.region(region))
    if board.protectorates.bit_count() >= board.box.markers["protectorate"]:
        raise Illegal("G26.1", "gp-no-marker", marker="protectorate")


def motions(board: Board) -> Iterator[Motion]:
    """Every motion one could think of, legal or not."""
    for kind in MOTIONS:
        for region in REGIONS:
            if kind != "ban":
                yield Motion(kind, region)
            else:
                yield from [Motion(kind, region, party) for party in board.present(region)]
