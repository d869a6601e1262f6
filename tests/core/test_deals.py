"""The model of deals, with goods as simple as can be: how many apples somebody has."""

from __future__ import annotations

from dataclasses import dataclass, field

from camarilla.core.deals import Offer, Trade, acceptable, is_void, lapse, of_party


@dataclass
class Market:
    round: int = 2
    phase: int = 3
    apples: list[int] = field(default_factory=lambda: [3, 0, 5])
    closed: set[int] = field(default_factory=set)
    chained: set[int] = field(default_factory=set)


class Apples(Trade[int]):
    def now(self, g: Market) -> tuple[int, ...]:
        return (g.round, g.phase)

    def dealers(self, g: Market) -> list[int]:
        return [one for one in range(len(g.apples)) if one not in g.closed]

    def can_give(self, g: Market, who: int, goods: int) -> bool:
        return g.apples[who] >= goods

    def could_give(self, g: Market, who: int, goods: int) -> bool:
        return who not in g.chained

    def fits(self, g: Market, who: int, gets: int, gives: int) -> bool:
        return g.apples[who] + gets - gives <= 6


TRADE = Apples()


def numbers(g: Market, offers: dict[int, Offer[int]], who: int) -> list[int]:
    return [number for number, _ in acceptable(TRADE, g, offers, who)]


def test_what_he_can_give_and_both_can_take_can_be_accepted_by_the_one_it_was_made_to() -> None:
    g = Market()
    offers = {1: Offer(0, 2, 1, 2), 3: Offer(0, 2, 3, 0), 4: Offer(0, 1, 0, 1)}
    assert numbers(g, offers, 2) == [1]  # 3: eight would be too many
    assert numbers(g, offers, 1) == []  # 4: he has none, and only he knows
    assert numbers(g, offers, 0) == []
    assert numbers(g, {}, 2) == []


def test_whether_the_maker_can_deliver_shows_only_when_it_is_accepted() -> None:
    g, offers = Market(), {1: Offer(0, 2, 1, 3), 2: Offer(0, 2, 4, 5)}
    for apples, void in ((3, [False, True]), (0, [True, True]), (4, [False, False])):
        g.apples[0] = apples
        assert numbers(g, offers, 2) == [1, 2]
        assert [is_void(TRADE, g, offer) for offer in offers.values()] == void
    g.chained = {0}  # for everybody to see
    assert numbers(g, offers, 2) == []


def test_an_offer_waits_while_one_of_the_two_may_not_deal() -> None:
    g, offers = Market(closed={0}), {1: Offer(0, 2, 1, 1)}
    assert numbers(g, offers, 2) == []
    g.closed = {2}
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
