"""J5.2, J7.1, J9.0 What is secret, and what makes it known."""

from __future__ import annotations

from camarilla.core.flow import Position
from camarilla.core.secrets import Guess, Secrets
from camarilla.games.junta.course import Phase
from camarilla.games.junta.ledger import cash_bounds, reckoning
from camarilla.games.junta.money import count, total
from camarilla.games.junta.state import LOCATIONS, Junta


def guesses(position: Position, seat: int) -> dict[str, Guess]:
    """Sums, sealed locations and hands of others."""
    g: Junta = position.state
    found: dict[str, Guess] = {}
    for other in range(g.families):
        if other != seat and not (other >= g.players and g.leader_of(other) == seat):
            _purse(g, seat, other, found)
            _person(g, seat, other, found)
    if g.aid_of >= 0 and seat not in g.aid_seen:
        notes = count(g.aid)
        found["aid"] = Guess(total(g.aid), notes, 3 * notes)
    return found


def _purse(g: Junta, seat: int, other: int, found: dict[str, Guess]) -> None:
    """J7.1 The ledger says what can be known."""
    row = reckoning(g, seat, other)
    cash, account = total(g.cash[other]), total(g.account[other])
    found[f"cash {other}"] = Guess(cash, *cash_bounds(row))
    found[f"account {other}"] = Guess(account, row.account_low, row.account_high)
    found[f"worth {other}"] = Guess(cash + account, row.low, row.high)


def _person(g: Junta, seat: int, other: int, found: dict[str, Guess]) -> None:
    """J9.0 Locations until they are shown; J5.2 cards, but for those that the seat gave away or saw."""
    if g.location[other] and g.phase in (Phase.LOCATIONS, Phase.TERROR) and not g.shown:
        found[f"location {other}"] = Guess(LOCATIONS.index(g.location[other]), 0, len(LOCATIONS) - 1)
    known = [card for card in g.hand[other] if g.known.get((seat, card)) == other]
    unknown = len(g.hand[other]) - len(known)
    found[f"hand {other}"] = Guess(
        sum(g.hand[other]), sum(known) + unknown, sum(known) + unknown * (len(g.box.cards) - 1)
    )


SECRETS = Secrets(
    hidden=(
        *("hand", "deck", "known"),
        *("cash", "account", "stack", "aid", "envelopes", "spied", "ledger"),
        *("location", "offers"),
    ),
    followed=(
        *("units", "command", "arrivals", "engaged", "proposed_end", "called_off"),
        *("police_attempts", "aid_seen", "resigned"),
        *("orphans", "murdered", "new_budget_used", "cut", "swapped", "next_offer"),
    ),
    reveals=frozenset(
        {
            "junta-news-location",  # J10.0r all locations are shown
            "junta-news-located",  # J9.0 exiles are shown
            "junta-news-killed",  # J10.3 the cards of the dead lie open, his cash changes hands
            "junta-news-psychotic",
            "junta-news-squad",
            "junta-news-robbed-secret",  # J10.3r the robbers see what they got
            "junta-news-not-robbed",
            "junta-news-paid-out-secret",  # J8.3 the receiver sees his notes
            "junta-news-takes-aid-secret",  # J8.4n the new proposer sees the aid
            "junta-news-deal-secret",  # J16.2 so do the two of a deal
            "junta-news-deal",  # J16.2 whoever accepts an offer learns whether its maker can still deliver
            "junta-news-dropped",
            "junta-news-dropped-secret",
            "junta-news-president",  # J4.R unsettled aid passes on; J17.3 a leader sees his dummies' cards
            "junta-news-faction",  # J17.3
            "junta-news-returned",
            "junta-news-round-over",
            "junta-news-exile",
            "junta-news-dummy-pays",
            "junta-news-dummy-banked",
        }
    ),
    varied=0.9,  # notes and cards are out of sight from the first deal on
    guesses=guesses,
)
