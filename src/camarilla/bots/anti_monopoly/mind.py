"""How a bot of Anti-Monopoly III decides: everything is weighed in fields and millions, the bomb included.

It has no memory of its own: who refused whom lies open on the table (``manners`` in the view).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.bots.anti_monopoly.characters import Character
from camarilla.bots.anti_monopoly.worth import (
    LOST,
    another_roll,
    bomb_cost,
    bomb_gain,
    chance_to_have,
    chance_to_join,
    fear,
    goal_worth,
    rank_of,
    roll_worth,
)
from camarilla.bots.bot import Look, way_of
from camarilla.core.questions import Dice, Question
from camarilla.games.anti_monopoly.components import ALL_CHIPS, Kind
from camarilla.games.anti_monopoly.purchases import (
    NO_CHIPS,
    ROLL,
    AtMonopoly,
    BuyChips,
    Chips,
    HalfPrice,
    Opening,
    OpenTurn,
    Pledge,
    cost,
)
from camarilla.games.anti_monopoly.questions import (
    AskFor,
    CallFor,
    CrisisReply,
    Destroy,
    NameNumber,
    NamePlayer,
    OneRolled,
    Reply,
    RequestMove,
    RequestReply,
)
from camarilla.games.anti_monopoly.view import AntiMonopolyView


class Mind:
    """A player with sense; its character says what it is after."""

    by_the_book = True  # it answers by rules of thumb and can name them (``habits.py``)

    def __init__(self, dice: Dice, character: Character) -> None:
        self.dice = dice
        self.character = character

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return None

    def answer(self, look: Look, question: Question[Any]) -> Any:
        return way_of(WAYS, question)(self, look, question)

    # --- crisis -----------------------------------------------------------------------------------------------------

    def reply(self, look: Look, question: CrisisReply) -> Reply:
        """A9.b or A9.c: what I gain by refusing against what the bomb costs all of us."""
        options = question.options()
        if not question.has:
            return options[0]
        join = options[0]
        refusal = max(options[1:], key=lambda reply: forward_worth(look, look.seat, reply.fields))
        return join if self._joins(look, question, refusal) else refusal

    def _joins(self, look: Look, question: CrisisReply, refusal: Reply) -> bool:
        view, me = seen_by(look), look.seat
        met = view.players[question.asker].manners[me]
        if self.character.reply == "joins":
            return True
        if bomb_cost(view, 3) >= LOST:
            return True  # nobody refuses into Zero
        if self.character.reply == "mirrors":
            return met >= 0
        joined = 2 + forward_worth(look, me, 2) + self.character.fear * bomb_gain(view, 1)
        refused = question.value + 2 + forward_worth(look, me, refusal.fields)
        refused += self.character.rivalry * 6 - self.character.fear * bomb_cost(view, 3)
        if met < 0:
            refused += self.character.grudge
        return joined >= refused

    def call(self, look: Look, question: CallFor) -> AskFor:
        """A9.1 The card and the player with the best prospects."""
        view, me = seen_by(look), look.seat
        alone = 1 + self.character.fear * bomb_cost(view, 2)
        mocked = 2 + self.character.fear * bomb_cost(view, 3)
        together = 4 + self.character.fear * bomb_gain(view, 1)

        def prospects(call: AskFor) -> float:
            has = chance_to_have(view, me, call.whom, call.value)
            joins = chance_to_join(view, me, call.whom)
            mocks = mocked + 0.3 * call.value  # he would be the richer for it
            return has * (joins * together - (1 - joins) * mocks) - (1 - has) * (alone + call.value)

        return max(question.options(), key=prospects)

    def request(self, look: Look, question: NameNumber) -> AskFor:
        """A15.1 Who has it most likely, and would give it."""
        view, me = seen_by(look), look.seat

        def prospects(call: AskFor) -> float:
            return chance_to_have(view, me, call.whom, call.value) * (0.5 + chance_to_join(view, me, call.whom))

        return max(question.options(), key=prospects)

    def grant(self, look: Look, question: RequestReply) -> Reply:
        """A15.4 It moves me forward and the bomb back; only a hawk minds when another is moved."""
        lay = [reply for reply in question.options() if reply.word == "lay"]
        if not lay or (not question.mover and self.character.fear < 0.5 and seen_by(look).bomb > 5):
            return question.default()
        return max(lay, key=lambda reply: forward_worth(look, look.seat, reply.fields))

    def forward(self, look: Look, question: RequestMove) -> int:
        """A15.4 As far as is best."""
        return max(question.options(), key=lambda fields: forward_worth(look, look.seat, fields))

    # --- moving -----------------------------------------------------------------------------------------------------

    def one(self, look: Look, question: OneRolled) -> str:
        """A5.2 The step, or another roll."""
        view, board, me = seen_by(look), look.box.board, look.seat
        return "move" if roll_worth(view, board, me, 1) >= another_roll(view, board, me) else "again"

    def friend(self, look: Look, question: NamePlayer) -> int:
        """Somebody who joined in with me, else the one farthest behind."""
        view = seen_by(look)
        return max(
            question.others, key=lambda seat: (view.players[seat].manners[look.seat], view.players[seat].distance)
        )

    # --- monopolies -------------------------------------------------------------------------------------------------

    def chip_worth(self, look: Look) -> float:
        """A18.1 What a chip is worth beyond its price: it brings World Peace nearer, the last ones most."""
        view = seen_by(look)
        near = max(0, 20 - view.players[look.seat].distance) / 4
        return self.character.indict + 0.4 * sum(view.chips) + near

    def monopoly(self, look: Look, question: AtMonopoly) -> str:
        """A10.1 Double money and a step of the bomb, or a chip."""
        collect = 2 * question.price - self.character.fear * bomb_cost(seen_by(look), question.bomb)
        if question.money >= question.price:
            return "indict" if self.chip_worth(look) >= collect else "collect"
        return "collect" if collect > 0 else "nothing"

    def opening(self, look: Look, question: OpenTurn) -> Opening:
        """A16.1 On green a chip is the way forward as long as one is missing; A17.3 at double price only to finish."""
        view, board, me = seen_by(look), look.box.board, look.seat
        ways = question.options()
        missing = ALL_CHIPS - sum(question.chips)
        best, most = ROLL, another_roll(view, board, me) / 2
        for way in ways[1:]:
            bought = sum(way.chips)
            price = cost(way.chips, question.prices) * (2 if way.act == "double" else 1)
            if price > question.money and not (bought == missing and missing <= 2):
                continue
            worth = bought * (self.chip_worth(look) + 3) - min(price, question.money)
            if bought == missing:
                worth += 6
            if worth > most:
                best, most = way, worth
        return best

    def buy(self, look: Look, question: BuyChips) -> Chips:
        """A17.3 Sent back: double price, so only what finishes the monopolies or what money is left over for."""
        missing = ALL_CHIPS - sum(question.chips)
        best, most = NO_CHIPS, 0.0
        for chips in question.options()[1:]:
            price = cost(chips, question.prices)
            if price > question.money and not (sum(chips) == missing and missing <= 2):
                continue
            worth = sum(chips) * (self.chip_worth(look) + 3) - min(price, question.money)
            worth += 6 if sum(chips) == missing else 0
            if worth > most:
                best, most = chips, worth
        return best

    def pledge(self, look: Look, question: Pledge) -> int:
        """A13.2, A17.4 My share, if the world is worth it."""
        view = seen_by(look)
        able = [seat for seat, player in enumerate(view.players) if seat != question.whom and player.money > 0]
        share = -(-question.needed // max(1, len(able)))
        if question.purpose == "debt":
            worth = self.character.help * bomb_cost(view, 1)
        else:
            worth = self.character.help * (3 + self.chip_worth(look) / 2)
        if view.bomb <= 1 and question.purpose == "debt":
            return question.high
        if worth >= question.needed:
            return question.high
        return min(question.high, share) if worth >= share else 0

    def half_price(self, look: Look, question: HalfPrice) -> int:
        """The dearest loop."""
        return max(question.options(), key=lambda loop: question.prices[loop] if loop >= 0 else 0)

    # --- danger -----------------------------------------------------------------------------------------------------

    def destroy(self, look: Look, question: Destroy) -> bool:
        """A21.2 Everybody may win now, or the bomb goes on; who lies far behind hopes a little longer."""
        view = seen_by(look)
        if self.character.reply != "weighs":
            return True
        behind = rank_of(view, look.seat) / max(1, len(view.players) - 1)
        stay = 6.0 * behind
        return self.character.fear * fear(view.bomb) * 2 >= stay


def seen_by(look: Look) -> AntiMonopolyView:
    view: AntiMonopolyView = look.view()
    return view


def forward_worth(look: Look, seat: int, fields: int) -> float:
    """What a move by text is worth: fields, and the negotiation field if it is hit."""
    view, board = seen_by(look), look.box.board
    place = view.players[seat].place
    goal = board.forward(place, fields)
    gained = float(view.players[seat].distance - board.distance[goal])
    if board.gate[place] == goal and board.need[place]:
        return goal_worth(view, board, seat, goal)
    if board.kind[goal] is Kind.HATCHED and sum(view.chips) < ALL_CHIPS:
        return goal_worth(view, board, seat, goal)
    return gained


Way = Callable[[Mind, Look, Any], Any]
WAYS: dict[type[Any], Way] = {
    CrisisReply: Mind.reply,
    CallFor: Mind.call,
    NameNumber: Mind.request,
    RequestReply: Mind.grant,
    RequestMove: Mind.forward,
    OneRolled: Mind.one,
    NamePlayer: Mind.friend,
    AtMonopoly: Mind.monopoly,
    OpenTurn: Mind.opening,
    BuyChips: Mind.buy,
    HalfPrice: Mind.half_price,
    Pledge: Mind.pledge,
    Destroy: Mind.destroy,
}
