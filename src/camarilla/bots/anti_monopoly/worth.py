"""What things are worth. The unit is a field or a million: the final ranking (A21.5) treats them alike."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from camarilla.games.anti_monopoly.components import ALL_CHIPS, DIE, Board, Kind
from camarilla.games.anti_monopoly.view import AntiMonopolyView
from camarilla.games.anti_monopoly.way import Track

LOST = 60.0  # the end of the world
JOIN_BY_DEFAULT = 0.75  # how likely somebody joins in who has the card and of whom nothing is known
AT_WAR, AT_PEACE = 0.25, 0.9


def fear(bomb: int) -> float:
    """What one field of the bomb's way is worth when it stands here."""
    return 0.7 + 16.0 / (bomb + 1)


def bomb_cost(view: AntiMonopolyView, fields: int) -> float:
    """What it costs when the bomb moves forward; A14.2 nothing if it has moved already and the move is skipped."""
    if view.bomb_moved:
        return 0.0
    if fields >= view.bomb:
        return LOST
    return sum([fear(view.bomb - step) for step in range(fields)])


def bomb_gain(view: AntiMonopolyView, fields: int) -> float:
    """What it is worth when the bomb moves back."""
    back = min(fields, view.board.spiral - view.bomb)
    return sum([fear(view.bomb + step + 1) for step in range(back)])


def rank_of(view: AntiMonopolyView, seat: int) -> int:
    """A21.5 How many players are ahead of this one."""
    return sum([other.score > view.players[seat].score for other in view.players])


def field_worth(view: AntiMonopolyView, board: Board, place: int) -> float:
    """What it is worth to land here, beside being nearer to the goal."""
    kind = board.kind[place]
    if kind is Kind.CRISIS:
        return 0.5 if view.bomb > 6 else -1.5
    if kind is Kind.MONOPOLY:
        return 2.5
    if kind is Kind.DIRECT:
        return 2.0 if len(view.players) <= 3 else 0.0
    if kind is Kind.MONEY:
        return float(board.amount[place])
    if kind is Kind.NEGOTIATION:
        return 3.0 - bomb_cost(view, 2) / 3 + bomb_gain(view, 1) * 2 / 3
    if kind is Kind.HATCHED and sum(view.chips) < ALL_CHIPS:
        return -6.0 - bomb_cost(view, 1)
    if kind is Kind.PEACE:
        return LOST / 2
    return 0.0


def goal_worth(view: AntiMonopolyView, board: Board, seat: int, goal: int) -> float:
    """What it is worth to land on that place, compared with standing still."""
    gained = view.players[seat].distance - board.distance[goal]
    if board.kind[goal] is Kind.HATCHED and sum(view.chips) < ALL_CHIPS:
        gained = view.players[seat].distance - board.distance[board.green_one]
    return gained + field_worth(view, board, goal)


def roll_worth(view: AntiMonopolyView, board: Board, seat: int, face: int) -> float:
    """What a movement roll of this number is worth."""
    place = view.players[seat].place
    need = board.need[place]
    if need and face > need:
        found = 1 - (1 - 1 / DIE) ** 3
        onto = goal_worth(view, board, seat, board.gate[place])
        past = goal_worth(view, board, seat, board.ahead[face][place]) - bomb_cost(view, 1)
        return found * onto + (1 - found) * past
    if face == need:
        return goal_worth(view, board, seat, board.gate[place])
    if board.track[place] == Track.GREEN and face > board.distance[place]:
        return LOST / 2 * (1 - (1 - 1 / DIE) ** 3) - 4.0
    return goal_worth(view, board, seat, board.ahead[face][place])


def another_roll(view: AntiMonopolyView, board: Board, seat: int) -> float:
    """What a fresh roll is worth on average; a further 1 can be rolled again."""
    return sum([roll_worth(view, board, seat, face) for face in range(2, DIE + 1)]) / (DIE - 1)


def chance_to_have(view: AntiMonopolyView, me: int, whom: int, value: int) -> float:
    """How likely this player holds such a card, by what lies open, what is in my hand and what has been learnt."""
    other = view.players[whom]
    if value in other.has:
        return 1.0
    if value in other.lacks or not other.hidden:
        return 0.0
    players = len(view.players)
    copies = min(players + 1, 6)
    seen = sum([player.laid.count(value) for player in view.players]) + (view.players[me].cards or ()).count(value)
    unseen = sum([player.hidden for seat, player in enumerate(view.players) if seat != me]) + view.stock
    return _at_least_one(unseen, copies - seen, other.hidden)


@lru_cache(maxsize=4096)
def _at_least_one(unseen: int, copies: int, hand: int) -> float:
    if copies <= 0:
        return 0.0
    return 1.0 - comb(unseen - copies, hand) / comb(unseen, hand) if unseen - copies >= hand else 1.0


def chance_to_join(view: AntiMonopolyView, me: int, whom: int) -> float:
    """How likely he joins in if he has the card: as he last did with me, or else with others."""
    manners = view.players[whom].manners
    if manners[me]:
        return AT_PEACE if manners[me] > 0 else AT_WAR
    others = [one for one in manners if one]
    if not others:
        return JOIN_BY_DEFAULT
    return (JOIN_BY_DEFAULT + sum([AT_PEACE if one > 0 else AT_WAR for one in others])) / (1 + len(others))
