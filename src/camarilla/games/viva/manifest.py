"""What can be chosen at a table: variants and rulings as named switches, each with its rule and its source."""

from __future__ import annotations

from camarilla.core.game import Switch

VERSION = "1"

SWITCHES = (
    Switch("mode", ("basic", "expert"), "basic", "V19.1", "rule book", "certain"),
    Switch("payment", ("combined", "separate"), "combined", "V15.7", "wording of the rule book", "likely"),
    Switch(
        "killsPerOne",
        ("perDie", "perPlayer"),
        "perDie",
        "V20.1",
        "the rule book allows both readings",
        "ruled",
        needs={"mode": ("expert",)},
    ),
    Switch("spyEffect", ("lookAndReset", "look"), "lookAndReset", "V26.SPY", "the card's text is not known", "ruled"),
    Switch("deck", ("reconstructed",), "reconstructed", "V2.1", "copies and values", "ruled", open_ended=True),
    Switch("estates", ("reconstructed",), "reconstructed", "V1.2", "numbers of the colours", "ruled", open_ended=True),
)

RECONSTRUCTED = ("viva-reconstructed-deck", "viva-reconstructed-estates", "viva-reconstructed-effects")
ENDINGS = ("victory", "shared")

KINDS = (
    "viva-ask-colour", "viva-ask-promise", "viva-ask-orders", "viva-ask-burglars", "viva-ask-spy",
    "viva-ask-battle", "viva-ask-roll", "viva-ask-plunder", "viva-ask-kill", "viva-ask-spend",
    "viva-ask-discard",
)  # of questions to players  # fmt: skip
