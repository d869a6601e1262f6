"""What bots speak about. Every occasion has lines of its own in ``text/voice.*.ftl``: ``voice-OCCASION-1`` to ``-4``.

Some are felt differently by different characters: ``voice-OCCASION-CHARACTER-1``. What comes up often in an evening has
both: lines for everybody, and some of each character's own (``TINGED``), or twice as many lines (``OFTEN``). Lines may
name the other one in the matter, ``$whom``; occasions that are listed in ``WITH_WHOM`` always have one.
"""

from __future__ import annotations

VARIANTS = 4
CHARACTERS = ("loyal", "greedy", "vengeful")

BY_CHARACTER = (
    "greeting",
    "winning",
    "losing",
    "in-power",
    "toppled",
    "overlooked",
    "short-changed",
    "betrayed",
    "survived",
    "dying",
    "returning",
    "robbed",
    "asked-want",
)
TINGED = ("well-paid", "hunted", "demand-no", "promise-share", "deal-agreed", "deal-declined", "only-offers")
OFTEN = (
    "overlooked",
    "short-changed",
    "handshake",
    "cartel",
    "budget-through",
    "office",
    "rebel",
    "demand-brigade",
    "bank",
    "my-coup",
    "coup-against-me",
    "last-words",
    "carried",
    "attacked",
    "robbing",
    "toppling",
)
ASKED = (
    "only-offers",
    "only-deeds",
    "word-where",
    "asked-price",
    "asked-threat",
    "asked-word",
    "asked-broken",
    "asked-blood",
    "asked-wrong",
    "asked-friend",
    "asked-why",
    "asked-will",
    "asked-claim",
    "asked-insult",
    "asked-thanks",
    "asked-hello",
    "word-given",
    "offer-weighed",
    "offer-taken",
    "offer-declined",
)  # when somebody speaks to them (``asked.py``), gives his word or makes an offer
ACTS = (
    "demand-no",
    "demand-brigade",
    "promise-share",
    "demand-cards",
    "threat-un",
    "threat-refuse",
    "offer-truce",
    "offer-vote",
    "offer-join",
    "deal-agreed",
    "deal-declined",
    "word-broken",
)  # said aloud, and remembered (``bots/parley.py``)
WORDS = ("word-yes", "word-peace", "word-stand", "buys-word")  # what is given for goods, whispered beside an offer
ALIKE = (
    "all-won",
    "all-lost",
    "rival-in-power",
    "toppling",
    "declined-honour",
    "nominated",
    "office",
    "well-paid",
    "budget-through",
    "budget-lost",
    "police-vote",
    "promise-kept",
    "bank",
    "broke",
    "rescued",
    "shopping",
    "hunted",
    "killing",
    "mourning",
    "last-words",
    "exile",
    "home-again",
    "robbing",
    "spied-on",
    "my-coup",
    "coup-against-me",
    "coup-elsewhere",
    "rebel",
    "attacked",
    "held-out",
    "beaten",
    "conquering",
    "peace",
    "carried",
    "vetoed",
    "handshake",
    "bomb-near",
    "cartel",
    "profiteer",
    "stuck",
    "misjudged",
    "refusing",
    *ASKED,
    *ACTS,
    *WORDS,
)
OCCASIONS = (*BY_CHARACTER, *ALIKE)
WITH_WHOM = frozenset(
    (
        "losing",
        "rival-in-power",
        "toppling",
        "nominated",
        "overlooked",
        "short-changed",
        "well-paid",
        "police-vote",
        "betrayed",
        "hunted",
        "survived",
        "dying",
        "killing",
        "mourning",
        "last-words",
        "robbed",
        "robbing",
        "spied-on",
        "coup-against-me",
        "coup-elsewhere",
        "vetoed",
        "handshake",
        "misjudged",
        "refusing",
        "word-given",
        "offer-weighed",
        "offer-taken",
        "offer-declined",
        *[occasion for occasion in ASKED if occasion.startswith("asked-")],
        "asked-want",
        *ACTS,
        *WORDS,
    )
)


def lines_of(occasion: str, character: str) -> list[str]:
    """The ids of what somebody of this character may say: his own, and those that are for everybody."""
    tones = [f"-{character}"] if occasion in BY_CHARACTER or occasion in TINGED else []
    tones += [""] if occasion not in BY_CHARACTER else []
    several = 2 * VARIANTS if occasion in OFTEN else VARIANTS
    return [f"voice-{occasion}{tone}-{number}" for tone in tones for number in range(1, several + 1)]
