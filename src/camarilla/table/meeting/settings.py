"""How people want to meet at a table: pace, talk, who may come, what happens when somebody is away."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.core.words import Plain


class Pace(StrEnum):
    LIVE = "live"  # everybody is at the table
    SLOW = "slow"  # people look in now and then; every decision has a deadline


class Absence(StrEnum):
    """What happens when a decision is not taken in time."""

    DEFAULT = "default"  # the answer that reveals nothing
    BOT = "bot"  # a bot answers this one question
    TAKEOVER = "takeover"  # a bot takes the seat until its owner returns


class TalkPolicy(StrEnum):
    ALL = "all"
    PUBLIC = "public"  # the public room only
    NONE = "none"


class Door(StrEnum):
    OPEN = "open"  # whoever finds the table in the list may sit down
    INVITATION = "invitation"  # by link only


Kind = TypeVar("Kind", bound=StrEnum)
LANGUAGES = ("", "de", "en")  # "": any
LIVE_DEADLINES = (0, 10, 3_600)  # none, or from 10 seconds to an hour
SLOW_DEADLINES = (60, 60, 30 * 24 * 3_600)  # from a minute to a month; a slow table has one
USUAL_SLOW = 24 * 3_600
LONGEST_DELAY = 3_600


@dataclass(frozen=True)
class Settings:
    """What the host chose. Times are seconds."""

    language: str = ""  # spoken at the table
    pace: Pace = Pace.LIVE
    deadline: int = 0  # for every decision; 0: none
    absence: Absence = Absence.TAKEOVER
    talk: TalkPolicy = TalkPolicy.ALL
    door: Door = Door.INVITATION
    spectators: bool = True
    delay: int = 0  # spectators are so far behind
    coach: bool = True  # whether anybody may ask the coach
    coach_seen: bool = False  # whether everybody is told who has asked
    voices: bool = True  # whether bots speak

    def written(self) -> dict[str, Plain]:
        written: dict[str, Plain] = plain(self)
        return written


def settings_of(written: dict[str, Plain]) -> Settings:
    """The settings as they were kept, or as somebody wishes them; refuses what makes no sense, naming the field."""
    unknown = sorted(set(written) - set(Settings.__dataclass_fields__))
    if unknown:
        raise BadInput(f"settings.{unknown[0]}", "table-setting-unknown", known=sorted(Settings.__dataclass_fields__))
    pace = _one_of(Pace, "pace", written.get("pace", Pace.LIVE))
    return Settings(
        language=_language(written.get("language", "")),
        pace=pace,
        deadline=_deadline(pace, written.get("deadline", USUAL_SLOW if pace is Pace.SLOW else 0)),
        absence=_one_of(Absence, "absence", written.get("absence", Absence.TAKEOVER)),
        talk=_one_of(TalkPolicy, "talk", written.get("talk", TalkPolicy.ALL)),
        door=_one_of(Door, "door", written.get("door", Door.INVITATION)),
        spectators=_yes_or_no("spectators", written.get("spectators", True)),
        coach=_yes_or_no("coach", written.get("coach", True)),
        coach_seen=_yes_or_no("coach_seen", written.get("coach_seen", False)),
        voices=_yes_or_no("voices", written.get("voices", True)),
        delay=_seconds("delay", written.get("delay", 0), 0, 0, LONGEST_DELAY),
    )


def _one_of(kinds: type[Kind], field: str, value: Plain) -> Kind:
    known = [kind.value for kind in kinds]
    if value not in known:
        raise BadInput(f"settings.{field}", "table-setting-value", value=str(value)[:40], known=known)
    return kinds(value)


def _language(value: Plain) -> str:
    if value not in LANGUAGES:
        raise BadInput("settings.language", "table-setting-value", value=str(value)[:40], known=list(LANGUAGES[1:]))
    return str(value)


def _yes_or_no(field: str, value: Plain) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"settings.{field}", "table-setting-value", value=str(value)[:40], known=["true", "false"])
    return value


def _deadline(pace: Pace, value: Plain) -> int:
    return _seconds("deadline", value, *(SLOW_DEADLINES if pace is Pace.SLOW else LIVE_DEADLINES))


def _seconds(field: str, value: Plain, also: int, low: int, high: int) -> int:
    """A time; ``also`` is allowed beside the range."""
    if not isinstance(value, int) or isinstance(value, bool) or not (value == also or low <= value <= high):
        raise BadInput(f"settings.{field}", "table-setting-seconds", value=str(value)[:40], low=low, high=high)
    return value
