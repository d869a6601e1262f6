"""Messages about people and their answers: who shares a device, what is taken back."""

from __future__ import annotations

from camarilla.server.wire import In, Key, Out, Seq


class Here(Out):
    """The seats of the people who share this browser, the one it speaks for first."""

    seats: list[int]


class TakeBack(In):
    """The seat's last answer was never given; possible while nobody else has learnt anything from it."""

    key: Key
    seq: Seq


class TakeBackMessage(In, tag="take_back"):
    key: Key
    seq: Seq
