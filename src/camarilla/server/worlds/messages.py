"""What leaves the house for bots that think elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from camarilla.server.door.wire import In, Out

MOST_WORLDS = 10


class LookInfo(Out):
    """What the seat may know now, with a mould to imagine worlds from (``camarilla world --from FILE``)."""

    schema: int
    rules: str
    setup: dict[str, Any]
    seat: int
    seen: dict[str, Any]
    heard: list[Any]
    mould: dict[str, Any]


class WorldsWish(In):
    """How many worlds are wanted. Which ones is not for the caller to choose: he could undo the shuffle."""

    count: Annotated[int, Meta(ge=1, le=MOST_WORLDS)] = 1


class WorldInfo(Out):
    """A world that looks the same to the seat: what each seat sees in it, who is asked, and the saved position."""

    views: list[Any]
    asked: list[int]
    saved: dict[str, Any]


class WorldsInfo(Out):
    seat: int
    seq: int  # the moment they are worlds of
    worlds: list[WorldInfo]
