"""Messages about what has been answered: taking it back."""

from __future__ import annotations

from camarilla.server.wire import In, Key, Seq


class TakeBack(In):
    """The seat's last answer was never given; possible while nobody else has learnt anything from it."""

    key: Key
    seq: Seq


class TakeBackMessage(In, tag="take_back"):
    key: Key
    seq: Seq
