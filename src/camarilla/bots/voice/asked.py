"""What a bot says to a free sentence: it knows the obvious questions by a few words, and answers from public news.

Nothing else is understood, and nothing else decides: ``memory`` is that of somebody who hears what everybody hears, so
an answer points at demands that were made aloud, at words that were given aloud and at what was done before everybody.
"""

from __future__ import annotations

import re

from camarilla.bots.character import Character
from camarilla.bots.memory import Deed, Memory, seat_in
from camarilla.bots.voice import about
from camarilla.bots.words import Word
from camarilla.core.words import Words, named

UNKNOWN, NO_GOODS = "only-offers", "only-deeds"  # to all other sentences; the second where nothing can be handed over
LEDGER = "word-where"  # to a promise that was only talked of
MINDS, LIKES = 0.4, 0.12  # a grudge and a trust from which one speaks of old deeds
BLOOD = frozenset(("killed", "squad", "attempt", "fired"))
# The first of these that fits says what kind of sentence it is; English and German, wherever the table speaks what.
KINDS = {
    "why": r"why|how come|warum|wieso|weshalb|weswegen|wozu",
    "want": r"(do|would|did) you (want|ask|demand|need|like)|your price|how much|"
    r"(willst|möchtest|verlangst|brauchst|forderst) du|dein preis|wie ?viel|was kostet",
    "will": r"(will|would|could|can|are|do) you|join|help me|with me|vote for|vote (yes|no)|march|support|together|"
    r"(wirst|würdest|könntest|kannst|bist|stimmst|machst|gehst|hilfst) du|hilf|mit mir|stimm|marschier\w*|zusammen|"
    r"gemeinsam|verbünde\w*",
    "claim": r"i (want|demand|need|expect)|give me|pay me|ich (will|möchte|verlange|fordere|brauche)|gib mir|zahl mir",
    "insult": r"liars?|traitors?|thief|thieves|murderers?|cowards?|idiots?|lügner|verräter|diebe?|mörder|feiglinge?|"
    r"schufte?|lumpen|idioten",
    "thanks": r"thanks?|thank you|danke|grateful|dankbar|merci",
    "hello": r"hello|hi|good (evening|morning|day)|welcome|hallo|guten (abend|tag|morgen)|willkommen|servus",
}
PROMISING = re.compile(
    r"\b(i promise|you have my word|my word (on|for)|ich verspreche|versprochen|(mein )?ehrenwort)\b", re.I
)
ASKS = {kind: re.compile(rf"\b({words})\b", re.I) for kind, words in KINDS.items()}


def kind_of(text: str) -> str:
    """What kind of sentence this is; empty: none that a bot knows."""
    return next((kind for kind, words in ASKS.items() if words.search(text)), "")


def reply(
    text: str,
    seat: int,
    asker: int,
    memory: Memory | None,
    who: Character,
    price: Words | None = None,
    goods: bool = True,
) -> Words:
    """What ``seat`` says to this, as an occasion of the voices; without a memory it knows of no old deeds. ``price`` is
    what it has named last, and has not got (``price_of``), ``goods`` whether this game lets anything be handed over."""
    kind = kind_of(text)
    if price is not None and (kind == "want" or (kind == "why" and seat_in(price.args["whom"]) == asker)):
        return price
    if kind in ("why", "want", "will") and memory is not None:
        said = _said(memory, seat, asker, kind)
        if said is not None:
            return said
        deeds = _deeds(memory, seat, asker, who) if kind != "want" else ""
        if deeds and (kind == "why" or deeds != "asked-friend"):
            return about(deeds, asker)
    return about(f"asked-{kind}" if kind else _unknown(text, goods), asker)


def _unknown(text: str, goods: bool) -> str:
    """Nobody is sent to a desk for goods where there are none, and a promise belongs into the ledger."""
    if PROMISING.search(text):
        return LEDGER
    return UNKNOWN if goods else NO_GOODS


def _said(memory: Memory, seat: int, asker: int, kind: str) -> Words | None:
    """What it has said aloud that answers this: what it wants, what it has threatened, or what it has promised."""
    mine = [word for word in memory.words if word.by == seat and word.aloud]
    asked = [word for word in mine if kind == "want" or word.to == asker]
    for word in asked:
        if word.or_else:
            return _price(word)
    return about("asked-word", asker) if kind == "will" and asked else None


def _price(word: Word) -> Words:
    return price_of(word.to, word.sum) or about("asked-threat", word.to)


def price_of(whom: int, sum_: int) -> Words | None:
    """A sum that was named aloud, and who was to pay it; None: none was."""
    return Words("asked-price", {"whom": named(whom), "sum": sum_}) if whom >= 0 and sum_ else None


def _deeds(memory: Memory, seat: int, asker: int, who: Character) -> str:
    """What it has against whoever asks, or owes him, by what everybody saw."""
    if memory.grudge(asker, seat, who) > MINDS:
        worst = min([deed for deed in memory.deeds if (deed.by, deed.to) == (asker, seat)], key=_weight)
        return "asked-blood" if worst.kind in BLOOD else "asked-broken" if worst.kind == "broke-word" else "asked-wrong"
    return "asked-friend" if memory.trust(asker, seat, who) > LIKES else ""


def _weight(deed: Deed) -> float:
    return deed.weight
