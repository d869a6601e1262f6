"""A0.8 What is secret: hidden cooperation cards and the stock."""

from __future__ import annotations

from camarilla.core.secrets import Secrets

SECRETS = Secrets(
    hidden=("hidden", "stock", "hints"),
    followed=("red_waits", "reached"),
    reveals=frozenset(),  # whoever lays a card names it in his answer
    varied=0.6,  # of two players each may know most of the other's cards
)
