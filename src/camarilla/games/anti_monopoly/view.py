"""What a player may see (A0.8): everything but the hidden cards of others, the stock and the order of unseen cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from camarilla.core.plain import copied
from camarilla.core.words import Plain
from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.chapters.acts import bomb_ahead, bomb_limited, bomb_room
from camarilla.games.anti_monopoly.components import PrintedBoard
from camarilla.games.anti_monopoly.state import NONE, AntiMonopoly, Hint, Scene


@dataclass
class PowerView:
    """One player as somebody sees him."""

    place: int
    distance: int
    money: int
    hidden: int  # how many cards
    cards: tuple[int, ...] | None  # which ones, if you may know
    laid: tuple[int, ...]
    has: tuple[int, ...]  # values you know he holds
    lacks: tuple[int, ...]  # values you know he has not
    absent: int
    sent_back: bool
    manners: tuple[int, ...]  # by seat: how he last met that player's crisis; 1 joined, -1 refused
    score: int


@dataclass
class AntiMonopolyView:
    """The table as one seat, or a spectator, sees it."""

    board: PrintedBoard
    card_texts: dict[str, Plain]
    players: tuple[PowerView, ...]
    chips: tuple[int, int, int]
    bomb: int
    bomb_moved: bool  # A14.2 so that further forward instructions of this turn are skipped
    bomb_ahead: int  # A14.2 how far an instruction that is not on a card can move it now
    bomb_back: int  # A14.1 how far it can go back
    danger: bool
    red_done: bool
    swapped: bool
    bank: int | None  # A0.4 None: it never runs out
    leader_moves: bool  # A15.4 (switch redMover) whether the leading player moves after a request, not the asked one
    stock: int
    unseen: int
    under: tuple[str, ...]
    turn: int
    turns: int
    die: int
    scene: Scene
    values: int
    ending: str
    ranking: tuple[int, ...]


def view(g: AntiMonopoly, seat: int | None) -> AntiMonopolyView:
    """A0.8 What this seat (None: a spectator) may know."""
    return _opened(g, _public(g), seat)


def views(g: AntiMonopoly) -> Callable[[int | None], AntiMonopolyView]:
    """The same for several seats at one moment."""
    return partial(_beside, g, _public(g))


def _beside(g: AntiMonopoly, public: AntiMonopolyView, seat: int | None) -> AntiMonopolyView:
    return _opened(g, copied(public), seat)


def _opened(g: AntiMonopoly, seen: AntiMonopolyView, seat: int | None) -> AntiMonopolyView:
    """What everybody sees becomes what this seat sees: its own cards, and what it alone has learnt of others."""
    if seat is None:
        return seen
    if any(hint[0] == seat for hint in g.hints):
        hints = knowledge.known_by(g, seat)
        seen.players = tuple([_known(public, hints, player) for player, public in enumerate(seen.players)])
    own = copied(seen.players[seat])
    own.cards = tuple([int(card) for card in g.hidden[seat]])
    seen.players = (*seen.players[:seat], own, *seen.players[seat + 1 :])
    return seen


def _known(public: PowerView, hints: tuple[Hint, ...], player: int) -> PowerView:
    known = copied(public)
    known.has, known.lacks = _has_and_lacks(hints, player)
    return known


def _has_and_lacks(hints: tuple[Hint, ...], player: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The values of which a player has a card, and those of which he has none, by these hints."""
    about = [(int(value), least) for _, places, value, least in hints if places == 1 << player]
    if not about:
        return (), ()
    has, lacks = {value for value, least in about if least != NONE}, {value for value, least in about if least == NONE}
    return tuple(sorted(has)), tuple(sorted(lacks))


def _public(g: AntiMonopoly) -> AntiMonopolyView:
    """What a spectator sees."""
    hints = knowledge.known_by(g, None)
    return AntiMonopolyView(
        board=g.box.printed,
        card_texts=g.box.card_texts,
        players=tuple([_player(g, other, hints) for other in range(g.players)]),
        chips=(g.chips[0], g.chips[1], g.chips[2]),
        bomb=g.bomb,
        bomb_moved=bomb_limited(g),
        bomb_ahead=bomb_ahead(g, g.bomb),
        bomb_back=bomb_room(g),
        danger=g.danger,
        red_done=g.red_done,
        swapped=g.swapped,
        bank=g.bank if g.rules["bankNotes"] == "50" else None,
        leader_moves=g.rules["redMover"] == "leader",
        stock=len(g.stock),
        unseen=len(g.unseen),
        under=g.under,
        turn=g.turn,
        turns=g.turns,
        die=g.die,
        scene=g.scene,
        values=g.values(),
        ending=g.ending,
        ranking=g.ranking,
    )


def _player(g: AntiMonopoly, player: int, hints: tuple[Hint, ...]) -> PowerView:
    has, lacks = _has_and_lacks(hints, player)
    return PowerView(
        place=g.places[player],
        distance=g.distance(player),
        money=g.money[player],
        hidden=len(g.hidden[player]),
        cards=tuple([int(card) for card in g.hidden[player]]) if g.ending else None,
        laid=tuple([int(card) for card in g.laid[player]]),
        has=has,
        lacks=lacks,
        absent=g.absent[player],
        sent_back=g.sent_back[player],
        manners=tuple([g.manners[asker * g.players + player] for asker in range(g.players)]),
        score=g.money[player] - g.distance(player),
    )
