"""What people say to meet: lists, joining, chairs, accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from camarilla.server.door.wire import In, Name, Out
from camarilla.server.play.messages import TableInfo

Password = Annotated[str, Meta(max_length=200)]
ForPrograms = Annotated[bool, Meta(description="true: answer with the token of the session instead of a cookie")]

# --- tables -----------------------------------------------------------------------------------------------------------


class LobbyInfo(Out):
    """What the lobby shows: tables with a free chair, games one may watch, and those where the reader has a seat."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]


class JoinWish(In):
    """Where somebody wants to sit, and how he is called; any free chair if he does not say."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    name: Name = ""


class Joined(Out):
    """The seat is his who has this token; browsers get it as a cookie."""

    table: TableInfo
    seat: int
    token: str


class SitWish(In):
    """The key of a seat link: an invitation, or the own key of whoever sits there already.

    ``here`` says that somebody else shares the device of a player, and that nobody opened the link by mistake.
    """

    key: Annotated[str, Meta(max_length=64)]
    here: bool = False


class InvitationWish(In):
    """A spent invitation, by which somebody asks for a new one."""

    key: Annotated[str, Meta(max_length=64)]


class BotWish(In):
    """Which bot is to take the chair; the one that would have stood in if nothing is said."""

    bot: Name = ""


# --- accounts ---------------------------------------------------------------------------------------------------------


class AccountInfo(Out):
    """An account as its owner sees it."""

    name: str
    created: int  # milliseconds UTC
    bot: bool  # a program plays with it


class Caller(Out):
    """Who is asking; no account for guests."""

    account: AccountInfo | None


class Credentials(In):
    """A name and a password. ``bot``: the account of a program, whose name is marked."""

    name: Name
    password: Password
    token: ForPrograms = False
    bot: bool = False


class SignedIn(Out):
    """Signed in; ``token`` only for those who asked for it."""

    account: AccountInfo
    token: str | None


class PasswordChange(In):
    old: Password
    new: Password


class Farewell(In):
    """The password, so that nobody deletes an account by accident or on a borrowed device."""

    password: Password
