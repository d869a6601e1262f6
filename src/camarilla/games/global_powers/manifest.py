"""What can be chosen at a table: variants and rulings as named switches, each with its rule and its source."""

from __future__ import annotations

from camarilla.core.game import Switch

VERSION = "2"

SWITCHES = (
    Switch(
        "setup",
        ("auction", "open"),
        "auction",
        "G4.8",
        "a review reports a second method; its details are ours",
        "ruled",
    ),
    Switch("edition", ("german", "english"), "german", "G27.E01", "a review compares the two rule books", "likely"),
    Switch("vpCumulative", ("false", "true"), "false", "G29.6", "the box has nothing to keep a score with", "likely"),
    Switch(
        "economyBonusCoalition",
        ("each", "none"),
        "each",
        "G29.3",
        "the short rules name the governing party only",
        "ruled",
    ),
    Switch(
        "budgetRisk",
        ("growth", "raw", "diplomacy", "armament", "all", "none"),
        "growth",
        "G18.4",
        "the asterisk of the table has lost its place",
        "ruled",
    ),
    Switch(
        "warMauritius",
        ("winner", "stalemateAttacker", "attackerAlways"),
        "winner",
        "G21.6",
        "the short rules do not say to which result the line belongs",
        "ruled",
    ),
    Switch("warPlacement", ("exact", "upTo"), "exact", "G21.5", "the short rules state a plain number", "likely"),
    Switch("ownWar", ("forbid", "allow"), "forbid", "G19.2", "the short rules are silent", "ruled"),
    Switch(
        "pactDuration",
        ("untilRemoved", "untilScoring"),
        "untilRemoved",
        "G27.E07",
        "only the Peace initiative has a time limit in the short rules",
        "ruled",
    ),
    Switch("drive", ("once", "everyActivation"), "once", "G27.E13", "the wording allows both readings", "ruled"),
    Switch("discardReturns", ("false", "true"), "false", "G33.1", "the wording allows both readings", "ruled"),
    Switch(
        "protectorates",
        ("true", "false"),
        "true",
        "G26.1",
        "the markers are in the box, their rule is not known",
        "ruled",
    ),
    Switch(
        "dominanceTest",
        ("always", "afterStep"),
        "always",
        "G35.2",
        "the short rules say: at any time",
        "likely",
    ),
    Switch(
        "maxScorings", tuple(str(number) for number in range(1, 21)), "10", "G36.1", "a safety end of our own", "ruled"
    ),
    Switch(
        "map",
        ("reconstructed",),
        "reconstructed",
        "G2.1",
        "regions, borders and starting chips",
        "ruled",
        open_ended=True,
    ),
)

PRESETS = {
    "open": {"setup": "open"},
    "english": {"edition": "english"},
    "long": {"economyBonusCoalition": "none"},
}

RECONSTRUCTED = ("gp-reconstructed-map", "gp-reconstructed-protectorate", "gp-reconstructed-open")
ENDINGS = ("points", "dominance", "safety")

KINDS = (
    "gp-ask-bid", "gp-ask-place", "gp-ask-cards", "gp-turn", "gp-propose", "gp-consent", "gp-lay", "gp-refill",
    "gp-ask-vote", "gp-ask-veto-adopted", "gp-ask-veto-rejected", "gp-ask-sabotage", "gp-ask-coup",
    "gp-ask-coup-defence", "gp-ask-replace", "gp-ask-support", "gp-ask-un", "gp-ask-take", "gp-ask-recall",
    "gp-ask-place-one", "gp-ask-place-war", "gp-ask-warmonger-attack", "gp-ask-warmonger-defence",
)  # of questions to players  # fmt: skip
