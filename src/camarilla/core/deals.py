"""Deals among players: one model for every game whose rules let goods change hands by agreement.

An offer says what its maker gives and what he wants for it. It is open until the other one accepts, declines or
answers with an offer of his own, until its maker withdraws it, or until it lapses. Accepting it is one stroke: both
sides change hands, or nothing does: an offer whose maker cannot deliver any more is void. What goods are, who may deal
when, and how they change hands is the game's own. Whatever cannot change hands at one stroke is a promise in words: it
is none of the engine's business and binds nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from camarilla.core.illegal import BrokenLaw
from camarilla.core.plain import fixed

G = TypeVar("G")


@fixed
class Offer(Generic[G]):
    """An open offer: it binds nobody until it is accepted. ``until``: round and phase of its last moment, if any.

    It names what the maker would like, not what the other one has: that he cannot accept is known to nobody but him.
    """

    maker: int
    to: int
    give: G
    get: G
    until: tuple[int, ...] = ()


class Trade(Generic[G]):
    """What a game says about its goods."""

    def now(self, g: Any) -> tuple[int, ...]:
        """Round and phase: what offers lapse by."""
        raise BrokenLaw("a trade must know the time")

    def dealers(self, g: Any) -> Sequence[int]:
        """Who may deal now; everybody can know it."""
        raise BrokenLaw("a trade must know who may deal")

    def can_give(self, g: Any, who: int, goods: G) -> bool:
        """Whether he has these goods and may part with them now; only he knows."""
        raise BrokenLaw("a trade must know what can be given")

    def could_give(self, g: Any, who: int, goods: G) -> bool:
        """Whether he could part with these goods now for all that everybody can know."""
        raise BrokenLaw("a trade must know what everybody can see")

    def fits(self, g: Any, who: int, gets: G, gives: G) -> bool:
        """Whether he may take what he gets for what he gives; everybody can know it."""
        raise BrokenLaw("a trade must know what can be taken")


def lapsed(offer: Offer[G], now: tuple[int, ...]) -> bool:
    return bool(offer.until) and now > offer.until


def acceptable(trade: Trade[G], g: Any, offers: dict[int, Offer[G]], who: int) -> tuple[tuple[int, Offer[G]], ...]:
    """The offers to this player that he may accept now, as far as he can know.

    Whether its maker still has what he offered is not for him to see: otherwise a standing offer would be a window into
    the maker's pockets. He learns it when he accepts (``is_void``).
    """
    mine = [(number, offer) for number, offer in offers.items() if offer.to == who]
    if not mine:
        return ()
    now, dealers = trade.now(g), trade.dealers(g)
    if who not in dealers:
        return ()
    return tuple(
        [
            (number, offer)
            for number, offer in mine
            if offer.maker in dealers
            and not lapsed(offer, now)
            and trade.could_give(g, offer.maker, offer.give)
            and trade.can_give(g, who, offer.get)
            and trade.fits(g, who, offer.give, offer.get)
            and trade.fits(g, offer.maker, offer.get, offer.give)
        ]
    )


def is_void(trade: Trade[G], g: Any, offer: Offer[G]) -> bool:
    """Whether its maker cannot deliver any more: accepted, it is dropped and nothing changes hands."""
    return not trade.can_give(g, offer.maker, offer.give)


def of_party(offers: dict[int, Offer[G]], who: int) -> tuple[int, ...]:
    """The offers that this player made or got: those he may withdraw or decline."""
    return tuple([number for number, offer in offers.items() if who in (offer.maker, offer.to)])


def lapse(offers: dict[int, Offer[G]], now: tuple[int, ...]) -> None:
    """Drops what is past its time."""
    for number in [number for number, offer in offers.items() if lapsed(offer, now)]:
        del offers[number]
