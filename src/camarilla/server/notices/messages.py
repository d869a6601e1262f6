"""The messages about notices: by which ways somebody wants to be told that it is his turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from camarilla.server.door.wire import In, Out

Text = Annotated[str, Meta(max_length=1000)]


class NoticeInfo(Out):
    """One way. ``target`` is enough to recognise it, not more."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    target: str
    confirmed: bool


class NoticesInfo(Out):
    """What this server offers (``push_key``: for the browser; null: no push), and what this seat has chosen."""

    push_key: str | None
    mail: bool
    webhook: bool
    mine: list[NoticeInfo]


class NoticeWish(In):
    """A push subscription of the browser, a mail address, or a web address."""

    kind: Literal["push", "mail", "webhook"]
    language: Literal["en", "de"] = "en"
    endpoint: Text = ""
    p256dh: Text = ""
    auth: Text = ""
    address: Text = ""
    url: Text = ""


class NoticeMade(Out):
    """The new way. ``secret`` signs the letters to a web address: shown once."""

    notice: NoticeInfo
    secret: str | None


class NoticeCode(In):
    """What was in the mail."""

    code: Annotated[str, Meta(max_length=20)]
