"""What each game openly reveals. Elsewhere nothing that a seat hears may depend on what it cannot know."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Secrets:
    """``reveals``: news that make hidden things known, by their rule (to everybody, or with ``-secret`` to some).

    Until such news two worlds that look alike to a seat must tell it the same; afterwards they may differ.
    ``varied``: in how many of the moments, at least, a seat must be able to imagine another world.
    """

    reveals: frozenset[str] = frozenset()
    varied: float = 0.0


SECRETS = {
    "viva": Secrets(
        reveals=frozenset(
            {
                "viva-news-order-attack",  # V6.6 the screens go up
                "viva-news-order-home",
                "viva-news-order-presidente",
                "viva-news-spy-secret",  # V26.SPY the spy looks behind a screen
                "viva-news-promise-void",  # V13.1, V14.2 promises go face up to the discard pile
            }
        ),
        varied=0.6,  # while colours are picked, and when all hands are empty, there is nothing to imagine
    ),
    "junta": Secrets(
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
        varied=0.6,
    ),
}


def secrets_of(game: str) -> Secrets:
    """An unlisted game has no secrets and reveals none."""
    return SECRETS.get(game, Secrets())
