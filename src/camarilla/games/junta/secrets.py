"""J5.2, J7.1, J9.0 What is secret, and what makes it known."""

from __future__ import annotations

from camarilla.core.secrets import Secrets

SECRETS = Secrets(
    hidden=(
        *("hand", "deck", "known"),
        *("cash", "account", "stack", "aid", "envelopes", "spied"),
        *("location", "offers"),
    ),
    followed=(
        *("units", "command", "arrivals", "engaged", "proposed_end", "called_off"),
        *("police_attempts", "announcing", "settling", "paying", "returning", "installing", "resigned"),
        *("orphans", "murdered", "banked", "new_budget_used", "cut", "swapped", "next_offer"),
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
)
