"""The model of deals, with goods as simple as can be: how many apples somebody has."""

from __future__ import annotations

from dataclasses import dataclass, field

from camarilla.core.deals import Offer, Trade, acceptable, frozen, lapse, of_party


@dataclass
class Market:
    round: int = 2
    phase: int = 3
    apples: list[int] = field(default_factory=lambda: [3, 0, 5])
    closed: set[int] = field(default_factory=set)


class Apples(Trade[int]):
    def now(self, g: Market) -> tuple[int, ...]:
        return (g.round, g.phase)

    def may_deal(self, g: Market, who: int) -> bool:
        return who not in g.closed

    def can_give(self, g: Market, who: int, goods: int) -> bool:
        return g.apples[who] >= goods

    def fits(self, g: Market, who: int, gets: int, gives: int) -> bool:
        return g.apples[who] + gets - gives <= 6


TRADE = Apples()


def numbers(g: Market, offers: dict[int, Offer[int]], who: int) -> list[int]:
    return [number for number, _ in acceptable(TRADE, g, offers, who)]


def test_what_both_can_give_and_take_can_be_accepted_by_the_one_it_was_made_to() -> None:
    g = Market()
    offers = {1: Offer(0, 2, 1, 2), 2: Offer(0, 2, 4, 0), 3: Offer(0, 2, 3, 0), 4: Offer(0, 1, 0, 1)}
    assert numbers(g, offers, 2) == [1]  # 2: he has no four; 3: eight would be too many
    assert numbers(g, offers, 1) == []  # 4: he has none, and only he knows
    assert numbers(g, offers, 0) == []
    assert numbers(g, {}, 2) == []


def test_an_offer_waits_while_one_of_the_two_may_not_deal() -> None:
    g, offers = Market(closed={0}), {1: Offer(0, 2, 1, 1)}
    assert frozen(TRADE, g, offers[1])
    assert numbers(g, offers, 2) == []
    g.closed = set()
    assert numbers(g, offers, 2) == [1]


def test_an_offer_lapses_after_its_last_moment() -> None:
    g, offers = Market(), {1: Offer(0, 2, 1, 1, (2, 3)), 2: Offer(0, 2, 1, 1, (2, 9)), 3: Offer(0, 2, 1, 1)}
    assert numbers(g, offers, 2) == [1, 2, 3]
    g.phase = 4
    assert numbers(g, offers, 2) == [2, 3]
    lapse(offers, (3, 1))
    assert list(offers) == [3]


def test_an_offer_belongs_to_its_two_parties() -> None:
    offers = {1: Offer(0, 2, 1, 1), 2: Offer(1, 0, 1, 1)}
    assert [of_party(offers, who) for who in range(3)] == [(1, 2), (2,), (1,)]
