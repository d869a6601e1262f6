"""A0, A14 What is done everywhere: pawns, money, chips, cooperation cards, and the bomb."""

from __future__ import annotations

from camarilla.core.chance import without
from camarilla.core.flow import End, Step
from camarilla.core.game import Outcome
from camarilla.core.words import Arg, named
from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.components import CHIPS_PER_MONOPOLY, Kind
from camarilla.games.anti_monopoly.manifest import ZERO
from camarilla.games.anti_monopoly.purchases import Chips, loop_text
from camarilla.games.anti_monopoly.state import QUIET, AntiMonopoly

TRACK_NAMES = ("yellow", "blue", "red", "green")


# --- pawns ----------------------------------------------------------------------------------------------------------


def at(g: AntiMonopoly, place: int) -> dict[str, Arg]:
    """A place as arguments of a message: its track and its number there."""
    board = g.box.board
    kind = board.kind[place]
    if kind is Kind.START:
        return {"track": "start", "number": 0}
    if kind is Kind.NEGOTIATION:
        return {"track": "negotiation", "number": board.number[place]}
    if kind is Kind.PEACE:
        return {"track": "peace", "number": board.number[place]}
    return {"track": TRACK_NAMES[board.track[place]], "number": board.number[place]}


def put_pawn(g: AntiMonopoly, seat: int, place: int, rule: str, way: str = "moves") -> None:
    """The pawn now stands there; whoever leaves green 1 is no longer sent back (A17.3)."""
    if g.ears is not None:
        before = g.places[seat]
        g.tell(f"am-news-{way}", rule, who=named(seat), origin=before, goal=place, **at(g, place))
    g.places[seat] = place
    g.sent_back[seat] = False


def tell_lost(g: AntiMonopoly, seat: int, fields: int, rule: str) -> None:
    """Everybody hears that a move is shorter than it was ordered."""
    if fields:
        g.tell("am-news-lost", rule, who=named(seat), fields=fields)


def forward_by_text(g: AntiMonopoly, seat: int, fields: int, rule: str) -> None:
    """A0.5 Step by step along the track; onto a negotiation field only if it is exactly the need."""
    before = g.places[seat]
    place = g.box.board.forward(before, fields)
    if place != before:
        put_pawn(g, seat, place, rule)
    if g.ears is not None:
        tell_lost(g, seat, g.box.board.forward_lost(before, fields), "A0.5")
    if place == before:
        return
    kind = g.box.board.kind[place]
    if kind is Kind.NEGOTIATION or kind is Kind.HATCHED or g.rules["textMoveFields"] == "all":
        g.reached += ((seat, place),)


def steps_forward(g: AntiMonopoly, seat: int, ways: tuple[int, ...]) -> tuple[int, ...]:
    """A0.5 How far a pawn really comes with each of these moves."""
    return tuple([fields - g.box.board.forward_lost(g.places[seat], fields) for fields in ways])


def back_by_text(g: AntiMonopoly, seat: int, fields: int, rule: str) -> None:
    """A0.6 Along the numbers; A0.7 a negotiation field reached backwards is not carried out."""
    before = g.places[seat]
    place = g.box.board.back(before, fields)
    if place != before:
        put_pawn(g, seat, place, rule, "goes-back")
    if g.ears is not None:
        tell_lost(g, seat, g.box.board.back_lost(before, fields), "A0.6")
    if place == before:
        return
    if g.rules["textMoveFields"] == "all" or g.box.board.kind[place] is Kind.HATCHED:
        g.reached += ((seat, place),)


def by_text(g: AntiMonopoly, seat: int, fields: int, rule: str) -> None:
    """A0.5, A0.6 A move of an action card."""
    if fields > 0:
        forward_by_text(g, seat, fields, rule)
    else:
        back_by_text(g, seat, -fields, rule)


# --- money and chips ------------------------------------------------------------------------------------------------


def receive(g: AntiMonopoly, seat: int, millions: int, rule: str) -> None:
    """A0.4 From the bank, which never runs out (switch bankNotes: pays what it has)."""
    paid = payable(g, millions)
    g.money[seat] += paid
    g.bank -= paid
    if g.ears is not None:
        g.tell("am-news-receives", rule, who=named(seat), millions=paid)
    if paid < millions:
        g.tell("am-news-bank-empty", "A0.4", who=named(seat), millions=millions - paid)


def payable(g: AntiMonopoly, millions: int) -> int:
    """A0.4 What the bank would pay of a sum."""
    return min(millions, g.bank) if g.rules["bankNotes"] == "50" else millions


def pay_in(g: AntiMonopoly, seat: int, millions: int, rule: str) -> None:
    """To the bank."""
    if millions:
        g.money[seat] -= millions
        g.bank += millions
        if g.ears is not None:
            g.tell("am-news-pays", rule, who=named(seat), millions=millions)


def place_chips(g: AntiMonopoly, seat: int, chips: Chips, rule: str) -> None:
    """A10.1 Chips lie on their monopolies; A10.3 three break one for good."""
    for loop in range(3):
        if chips[loop]:
            g.chips[loop] += chips[loop]
            g.tell("am-news-indicts", rule, who=named(seat), monopoly=loop_text(loop), chips=g.chips[loop])
            if g.chips[loop] == CHIPS_PER_MONOPOLY:
                g.tell("am-news-broken", "A10.3", monopoly=loop_text(loop))


# --- cooperation cards ----------------------------------------------------------------------------------------------


def lay_open(g: AntiMonopoly, seat: int, value: int) -> None:
    """A9.3 A hidden cooperation card is laid open in front of its owner."""
    card = str(value)
    g.hidden[seat] = without(g.hidden[seat], (card,))
    g.laid[seat] = tuple(sorted((*g.laid[seat], card)))
    knowledge.laid_open(g, seat, card)


# --- the bomb -------------------------------------------------------------------------------------------------------


def bomb_limited(g: AntiMonopoly) -> bool:
    """A14.2 Whether a further forward instruction would be skipped in this turn."""
    return g.bomb_moved and g.rules["bombRule"] != "none"


def bomb_ahead(g: AntiMonopoly, fields: int) -> int:
    """A14.2 How far an instruction of so many fields that is not on a card would move the bomb now."""
    if bomb_limited(g):
        return 0
    return min(fields, 1 if g.rules["bombRule"] == "one" else fields, g.bomb)


def bomb_room(g: AntiMonopoly) -> int:
    """A14.1 How far the bomb can go back."""
    return g.box.board.spiral_start - g.bomb


def bomb_by_instruction(g: AntiMonopoly, fields: int, rule: str) -> None:
    """A14.2 Only the first forward instruction of a turn that is not on a card is carried out, in full."""
    if not fields:
        return  # a monopoly of somebody's own box
    if bomb_limited(g):
        g.tell("am-news-bomb-skipped", "A14.2", fields=fields)
        return
    g.bomb_moved = True
    step = min(fields, 1) if g.rules["bombRule"] == "one" else fields
    bomb_forward(g, step, rule)
    if step < fields:
        g.tell("am-news-bomb-cut", "A14.2", fields=fields - step)


def bomb_by_card(g: AntiMonopoly, fields: int, rule: str) -> None:
    """A14.3 What is printed on a card is always carried out and does not count."""
    if fields > 0:
        bomb_forward(g, fields, rule)
    else:
        bomb_back(g, -fields, rule)


def bomb_forward(g: AntiMonopoly, fields: int, rule: str) -> None:
    """A14.1 Towards Zero; A21.1 the danger field is landed on or passed."""
    before = g.bomb
    g.bomb = max(0, before - fields)
    if g.bomb < g.box.board.danger < before and g.rules["dangerTrigger"] == "landOrPass":
        g.danger = True
    _bomb_landed(g, before)
    if g.ears is not None:
        g.tell("am-news-bomb-forward", rule, fields=before - g.bomb, field=g.bomb)


def bomb_back(g: AntiMonopoly, fields: int, rule: str) -> None:
    """A14.1 Back, to the first field at the latest."""
    before = g.bomb
    g.bomb = min(g.box.board.spiral_start, before + fields)
    _bomb_landed(g, before)
    if g.ears is not None:
        g.tell("am-news-bomb-back", rule, fields=g.bomb - before, field=g.bomb)
    if g.bomb - before < fields:
        g.tell("am-news-bomb-first", "A14.1", fields=fields - (g.bomb - before), field=g.bomb)


def _bomb_landed(g: AntiMonopoly, before: int) -> None:
    """A15.1 A red field for the first time; A21.1 the danger field, in either direction."""
    if g.bomb != before:
        board = g.box.board
        if g.bomb == board.danger:
            g.danger = True
        if board.red[g.bomb] and not g.red_done:
            g.red_waits = True


def zero(g: AntiMonopoly) -> Step:
    """A22.1 The bomb has reached Zero: everybody loses at once, in the middle of whatever is going on."""
    g.ending = ZERO
    g.scene = QUIET
    g.tell("am-news-zero", "A22.1")
    return End(Outcome(ZERO, (), g.scores(), g.rounds()))
