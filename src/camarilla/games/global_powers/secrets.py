"""G0.9 What is secret: hands, the cards that were not chosen, and secret discards."""

from __future__ import annotations

from camarilla.core.secrets import Secrets

SECRETS = Secrets(
    hidden=("hands", "rest", "discarded"),
    followed=("passed", "driven"),
    reveals=frozenset(),  # whoever plays a card names it in his answer
    varied=0.4,  # nobody has a hand before the auction is over, which is half of a short game
)
