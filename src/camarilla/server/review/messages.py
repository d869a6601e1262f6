"""Messages about people and their answers: who shares a device, what is taken back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from camarilla.server.door.wire import MOST_STEPS, In, Key, Out, Seq


class Here(Out):
    """The seats of the people who share this browser, the one it speaks for first."""

    seats: list[int]


class FallsInfo(Out):
    """How often each face of one kind of dice fell, the 1 first."""

    faces: int
    counts: list[int]


class LuckInfo(Out):
    """What chance gave to one seat, or (null) to the table. ``above``: of a hundred games, so many rolled lower."""

    seat: int | None
    rolls: int
    dice: int
    drawn: int
    above: int
    falls: list[FallsInfo]


class TakeBack(In):
    """The seat's last answer was never given; possible while nobody else has learnt anything from it."""

    key: Key
    seq: Seq


class WhyMessage(In, tag="why"):
    """Why can this thing on the board, or this step, not be chosen after the steps so far? The reply is ``probe``."""

    key: Key
    aim: Annotated[str, Meta(min_length=1, max_length=200)]
    so_far: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_STEPS)]
    interjection: bool = False


class TakeBackMessage(In, tag="take_back"):
    key: Key
    seq: Seq


class ToldMessage(In, tag="told"):
    """The sender's film has come as far as ``seq``: alone with bots, the table waits for it. There is no reply."""

    seq: Seq


ReviewMessages = TakeBackMessage | WhyMessage | ToldMessage
