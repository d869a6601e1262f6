"""V17 What is secret, and what makes it known."""

from __future__ import annotations

from camarilla.core.secrets import Secrets

SECRETS = Secrets(
    hidden=("deck", "hands", "promises", "given", "moves", "orders", "spied"),
    followed=("fresh", "barred", "betrayers", "bought_card", "in_play"),
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
)
