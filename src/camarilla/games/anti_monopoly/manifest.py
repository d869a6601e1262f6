"""What can be chosen at a table: variants and rulings as switches, each with its rule and its source."""

from __future__ import annotations

from camarilla.core.game import Switch

VERSION = "2"

SWITCHES = (
    Switch(
        "bombRule",
        ("once", "one", "none"),
        "once",
        "A14.2",
        "the rule book limits the bomb to one field and orders two and three",
        "ruled",
    ),
    Switch("coopValues", ("5", "6"), "5", "A23.1", "variant in the appendix of the rule book", "certain"),
    Switch("coopReuse", ("redeal", "turnOver"), "redeal", "A9.4", "both stand in the rule book", "ruled"),
    Switch("textMoveFields", ("special", "all"), "special", "A0.7", "the rule book is silent", "ruled"),
    Switch(
        "helpPays",
        ("doubleMissing", "doubleDebt", "missing"),
        "doubleMissing",
        "A13.2",
        "main text and short text of the rule book differ",
        "ruled",
    ),
    Switch("redRequest", ("optional", "compulsory"), "optional", "A15.3", "short text against main text", "likely"),
    Switch("redMover", ("asked", "leader"), "asked", "A15.4", "short text; the main text allows both", "likely"),
    Switch(
        "dangerTrigger",
        ("landOrPass", "land"),
        "landOrPass",
        "A21.1",
        "landing is in the rule book, passing is not",
        "ruled",
    ),
    Switch(
        "destructionConsent",
        ("unanimous", "proposer"),
        "unanimous",
        "A21.2",
        "short text; the main text asks nobody",
        "likely",
    ),
    Switch("green1Double", ("sentBack", "anyone"), "sentBack", "A17.3", "main text against short text", "ruled"),
    Switch(
        "bankNotes", ("unlimited", "50"), "unlimited", "A0.4", "50 notes are supplied; a limit is not told", "ruled"
    ),
    Switch("board", ("reconstructed",), "reconstructed", "A0.2", "tracks, prices and spiral", "ruled", open_ended=True),
    Switch("actionCards", ("reconstructed",), "reconstructed", "A8.1", "the 24 cards", "ruled", open_ended=True),
)

RECONSTRUCTED = ("am-reconstructed-board", "am-reconstructed-cards")
PEACE, DISARMAMENT, ZERO = "peace", "disarmament", "zero"
ENDINGS = (PEACE, DISARMAMENT, ZERO)

KINDS = (
    "am-ask-one", "am-ask-name-meeting", "am-ask-name-exchange", "am-ask-name-channel", "am-ask-crisis",
    "am-ask-request", "am-ask-reply", "am-ask-request-reply", "am-ask-request-move", "am-ask-destroy",
    "am-ask-monopoly", "am-ask-half-price", "am-ask-pledge-debt", "am-ask-pledge-purchase", "am-ask-turn",
    "am-ask-buy",
)  # of questions to players  # fmt: skip
