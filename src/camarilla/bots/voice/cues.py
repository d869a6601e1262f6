"""Which news give whom a reason to speak: for every line that everybody hears, who may feel addressed, and how much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from camarilla.core.words import Plain

Args = dict[str, Plain]
ANYBODY = ""  # in place of the argument that names the speaker: whoever looks on


@dataclass
class Story:
    """What everybody knows by now, as far as speech needs it."""

    leader: int | None = None
    proposer: int | None = None
    dead: set[int] = field(default_factory=set)
    wanted: dict[int, int] = field(default_factory=dict)  # what somebody has demanded of the budget to come
    held: set[tuple[int, str]] = field(default_factory=set)  # who has had which office at Junta

    def follow(self, id: str, args: Mapping[str, Any]) -> None:
        if id in ("junta-news-president", "viva-news-first-presidente", "viva-news-new-presidente"):
            self.leader = seat_in(args.get("who"))
        elif id.startswith("voice-demand-"):
            self.wanted[seat_in(args.get("who"))] = int(args["sum"])
        elif id in ("junta-news-budget-accepted", "junta-news-stays-rejected"):
            self.wanted.clear()
        elif id == "junta-news-office":
            self.held.add((seat_in(args.get("who")), str(args.get("office"))))
        elif id == "junta-news-removed":
            self.leader = None
        elif id.startswith("gp-news-proposes"):
            self.proposer = seat_in(args.get("who"))
        elif id in ("junta-news-killed", "junta-news-squad"):
            self.dead.add(seat_in(args.get("whom")))
            if seat_in(args.get("whom")) == self.leader:
                self.leader = None
        elif id == "junta-news-round-over":
            self.dead.clear()


Test = Callable[[Story, Args, int], bool]


@dataclass(frozen=True)
class Cue:
    """``me`` is the argument that names the speaker, ``other`` that of the other; ``chance`` is in a hundred."""

    occasion: str
    me: str
    other: str = ""
    chance: int = 50
    test: Test | None = None


def seat_in(arg: Any) -> int:
    """The seat that an argument names; -1 if it names none."""
    return int(arg["seat"]) if isinstance(arg, dict) and "seat" in arg else -1


def _leads(story: Story, args: Args, seat: int) -> bool:
    return story.leader == seat


def _follows(story: Story, args: Args, seat: int) -> bool:
    return story.leader != seat


def _proposed(story: Story, args: Args, seat: int) -> bool:
    return story.proposer == seat


def _of_the_leader(story: Story, args: Args, seat: int) -> bool:
    return seat_in(args["who"]) == story.leader


def _has_died(story: Story, args: Args, seat: int) -> bool:
    return seat in story.dead


def _sum(low: int, high: int, arg: str = "sum") -> Test:
    return lambda story, args, seat: low <= int(args[arg]) <= high


def _enough(story: Story, args: Args, seat: int) -> bool:
    """As much as he demanded; for whoever said nothing, a good sum."""
    return int(args["sum"]) >= story.wanted.get(seat, GOOD)


def _too_little(story: Story, args: Args, seat: int) -> bool:
    return 0 < int(args["sum"]) < story.wanted.get(seat, GOOD)


def _rebels(story: Story, args: Args, seat: int) -> bool:
    return story.leader == seat and args["side"] == {"text": "junta-side-rebels"}


def _new_office(story: Story, args: Args, seat: int) -> bool:
    """All offices are given anew each round: thanks for the same one over and over are no news."""
    return (seat, str(args["office"])) not in story.held


def _close(story: Story, args: Args, seat: int) -> bool:
    return int(args["field"]) <= 8


MANY = 99
GOOD = 3  # MP

JUNTA = {
    "junta-news-president": (
        Cue("in-power", "who", chance=90),
        Cue("toppled", ANYBODY, chance=25, test=_leads),  # the wall is near, and last words are worth more
        Cue("rival-in-power", ANYBODY, "who", 20, _follows),
    ),
    "junta-news-removed": (Cue("toppled", "who", chance=100),),
    "junta-news-resigned": (Cue("declined-honour", "who", chance=70),),
    "junta-news-refused-nomination": (Cue("declined-honour", "who", chance=80),),
    "junta-news-refused-election": (Cue("declined-honour", "who", chance=80),),
    "junta-news-nominated": (Cue("nominated", "whom", "who", 40),),
    "junta-news-office": (Cue("office", "who", chance=20, test=_new_office),),
    "junta-news-promise": (
        Cue("overlooked", "whom", "who", 60, _sum(0, 0)),
        Cue("short-changed", "whom", "who", 45, _too_little),
        Cue("well-paid", "whom", "who", 60, _enough),
    ),
    "junta-news-budget-accepted": (Cue("budget-through", ANYBODY, chance=45, test=_leads),),
    "junta-news-budget-rejected": (Cue("budget-lost", ANYBODY, chance=80, test=_leads),),
    "junta-news-forced": (Cue("police-vote", ANYBODY, "who", 35),),
    "junta-news-attempt": (Cue("hunted", "whom", "who", 12),),
    "junta-news-robbers": (Cue("hunted", "whom", "who", 15),),
    "junta-news-missed": (Cue("survived", "whom", "who", 80),),
    "junta-news-killed": (
        Cue("dying", "whom", "who", 100),
        Cue("killing", "who", "whom", 50),
        Cue("mourning", ANYBODY, "whom", 20),
    ),
    "junta-news-squad": (Cue("last-words", "whom", "who", 100), Cue("killing", "who", "whom", 60)),
    "junta-news-exile": (Cue("exile", "who", chance=80),),
    "junta-news-returned": (Cue("home-again", "who", chance=80),),
    "junta-news-robbed": (Cue("robbed", "whom", "who", 90), Cue("robbing", "who", "whom", 40)),
    "junta-news-spy": (Cue("spied-on", "whom", "who", 60),),
    "junta-news-coup": (
        Cue("my-coup", "who", chance=95),
        Cue("coup-against-me", ANYBODY, "who", 90, _leads),
        Cue("coup-elsewhere", ANYBODY, "who", 30, _follows),
    ),
    "junta-news-rebel": (Cue("rebel", "who", chance=50),),
    "junta-news-declared": (Cue("betrayed", ANYBODY, "who", 60, _rebels),),
    "junta-news-retreated": (Cue("beaten", "who", chance=25),),
    "junta-news-cut-off": (Cue("beaten", "whom", chance=60),),
    "junta-news-banked": (Cue("bank", "who", chance=30),),
    "junta-news-round-over": (Cue("returning", ANYBODY, chance=85, test=_has_died),),
}

VIVA = {
    "viva-news-first-presidente": (Cue("in-power", "who", chance=90), Cue("rival-in-power", ANYBODY, "who", 25)),
    "viva-news-new-presidente": (
        Cue("toppled", "whom", chance=100),
        Cue("toppling", "who", "whom", 90),
        Cue("rival-in-power", ANYBODY, "who", 25),
    ),
    "viva-news-promise": (
        Cue("short-changed", "whom", "who", 25, _sum(1, 1, "count")),
        Cue("well-paid", "whom", "who", 40, _sum(2, MANY, "count")),
    ),
    "viva-news-burgled": (
        Cue("betrayed", "whom", "who", 90, _of_the_leader),
        Cue("robbed", "whom", "who", 80),
        Cue("robbing", "who", "whom", 35),
    ),
    "viva-news-spy": (Cue("spied-on", "whom", "who", 50),),
    "viva-news-peace": (Cue("peace", "who", chance=80),),
    "viva-news-promise-kept": (Cue("promise-kept", "who", chance=35),),
    "viva-news-battle": (Cue("attacked", "whom", chance=40),),
    "viva-news-attack-succeeds": (Cue("beaten", "whom", chance=35),),
    "viva-news-attack-fails": (Cue("held-out", "whom", chance=60),),
    "viva-news-called-off": (Cue("held-out", "whom", chance=60),),
    "viva-news-plunder": (Cue("robbed", "whom", "who", 40), Cue("robbing", "who", "whom", 20)),
    "viva-news-buy": (Cue("shopping", "who", chance=25),),
}

GLOBAL_POWERS = {
    "gp-news-bid-won": (Cue("conquering", "who", chance=15),),
    "gp-news-adopted": (Cue("carried", ANYBODY, chance=30, test=_proposed),),
    "gp-news-veto-rejects": (Cue("vetoed", ANYBODY, "who", 80, _proposed),),
    "gp-news-agrees": (Cue("handshake", ANYBODY, "who", 50, _proposed),),
    "gp-news-refuses": (Cue("betrayed", ANYBODY, "who", 45, _proposed),),
    "gp-news-plays-coup": (Cue("my-coup", "who", chance=60), Cue("coup-elsewhere", ANYBODY, "who", 20)),
    "gp-news-plays-defector": (Cue("betrayed", "party", "who", 50),),
    "gp-news-coup-won": (Cue("conquering", "who", chance=60),),
    "gp-news-coup-lost": (Cue("beaten", "who", chance=60),),
    "gp-news-settles": (Cue("conquering", "who", chance=60),),
    "gp-news-routed": (Cue("beaten", "who", chance=50),),
    "gp-news-banned": (Cue("exile", "who", chance=30),),
    "gp-news-purged": (Cue("exile", "who", chance=50),),
    "gp-news-exile": (Cue("exile", "who", chance=40),),
    "gp-news-rehabilitated": (Cue("home-again", "who", chance=60),),
    "gp-news-shot-1": (Cue("killing", "who", "victim", 50), Cue("betrayed", "victim", "who", 60)),
    "gp-news-shot-2": (Cue("betrayed", "victim", "who", 50),),
    "gp-news-shot-3": (Cue("survived", "victim", "who", 70),),
    "gp-news-shot-3-free": (Cue("survived", "victim", "who", 70),),
}

ANTI_MONOPOLY = {
    "am-news-crisis-joined": (Cue("handshake", "who", "whom", 45), Cue("handshake", "whom", "who", 25)),
    "am-news-crisis-refused": (Cue("betrayed", "who", "whom", 80), Cue("refusing", "whom", "who", 40)),
    "am-news-crisis-none": (Cue("misjudged", "who", "whom", 45),),
    "am-news-collects": (Cue("profiteer", "who", chance=35),),
    "am-news-meeting-fails": (Cue("stuck", "who", chance=50),),
    "am-news-request-no": (Cue("betrayed", "who", "whom", 40),),
    "am-news-request-met": (Cue("handshake", "who", "whom", 35),),
    "am-news-cannot-pay": (Cue("broke", "who", chance=70),),
    "am-news-bank-empty": (Cue("broke", "who", chance=40),),
    "am-news-helped": (Cue("rescued", "whom", chance=80),),
    "am-news-not-helped": (Cue("broke", "whom", chance=60),),
    "am-news-indicts": (Cue("cartel", "who", chance=50),),
    "am-news-danger": (Cue("bomb-near", ANYBODY, chance=40),),
    "am-news-bomb-forward": (Cue("bomb-near", ANYBODY, chance=20, test=_close),),
}

CUES: dict[str, tuple[Cue, ...]] = {**JUNTA, **VIVA, **GLOBAL_POWERS, **ANTI_MONOPOLY}

# Lines with which a new phase begins: nobody speaks unasked twice in one.
PHASES = frozenset(
    (
        "junta-news-phase",
        "junta-news-coup-phase",
        "viva-news-round",
        "viva-news-battle",
        "viva-news-new-presidente",
        "gp-news-turn",
        "am-news-turn",
    )
)
