"""Viva el Presidente as a seat remembers it: whose militias went where, who plundered whom, which promises held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from camarilla.bots.memory import Memory, seat_in

COUP, GUARD, HOME, RAID = "coup", "guard", "home", "raid"


class VivaMemory(Memory):
    """Deeds are felt in millions. ``orders`` counts the dice of every player by what they were sent for."""

    def __init__(self, seat: int | None, players: int) -> None:
        super().__init__(seat, players)
        self.presidente = -1
        self.orders: list[dict[str, int]] = [{} for _ in range(players)]

    def begins(self, args: dict[str, Any]) -> None:
        self.round, self.presidente = args["round"], seat_in(args["who"])

    def sent(self, who: int, what: str, count: int) -> None:
        orders = self.orders[who]
        orders[what] = orders.get(what, 0) + count

    def attacks(self, args: dict[str, Any]) -> None:
        who, whom, count = seat_in(args["who"]), seat_in(args["whom"]), args["count"]
        self.sent(who, COUP if whom == self.presidente else RAID, count)
        self.note("attacked", who, whom, -0.4 * count)

    def guards(self, args: dict[str, Any]) -> None:
        who, whom, count = seat_in(args["who"]), seat_in(args["whom"]), args["count"]
        self.sent(who, GUARD, count)
        self.note("guarded", who, whom, 0.6 * count)

    def stays(self, args: dict[str, Any]) -> None:
        self.sent(seat_in(args["who"]), HOME, args["count"])

    def plunders(self, args: dict[str, Any]) -> None:
        self.note("plundered", seat_in(args["who"]), seat_in(args["whom"]), -1.0)

    def burgles(self, args: dict[str, Any]) -> None:
        self.note("burgled", seat_in(args["who"]), seat_in(args["whom"]), -1.0)

    def kills(self, args: dict[str, Any]) -> None:
        self.note("killed", seat_in(args["who"]), seat_in(args["whom"]), -1.5)

    def promises(self, args: dict[str, Any]) -> None:
        self.note("promised", seat_in(args["who"]), seat_in(args["whom"]), 0.1 * args["count"])

    def kept(self, args: dict[str, Any]) -> None:
        self.note("paid", self.presidente, seat_in(args["who"]), 0.5 * args["count"])

    def toppled(self, args: dict[str, Any]) -> None:
        self.note("toppled", seat_in(args["who"]), seat_in(args["whom"]), -1.0)

    EARS: ClassVar[dict[str, Callable[[Any, dict[str, Any]], None]]] = {
        "viva-news-round": begins,
        "viva-news-order-attack": attacks,
        "viva-news-order-presidente": guards,
        "viva-news-order-home": stays,
        "viva-news-plunder": plunders,
        "viva-news-burglars": burgles,
        "viva-news-kill": kills,
        "viva-news-assassination": kills,
        "viva-news-promise": promises,
        "viva-news-promise-kept": kept,
        "viva-news-new-presidente": toppled,
    }
