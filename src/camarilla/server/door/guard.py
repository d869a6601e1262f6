"""The door: who may come in, how often, and with how much luggage."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from camarilla.core.illegal import BadInput
from camarilla.server.door.errors import TooLarge, TooMany
from camarilla.table.refusals import Forbidden
from camarilla.table.store.shelf import Keeping

PATIENCE = 30.0  # seconds that the body of a request may take to come in
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("127.0.0.1", "localhost", "::1")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # drawings carry their colours in style attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@dataclass
class Limits:
    """How much is too much. Rates are (burst, per second)."""

    body: int = 16_384  # bytes of a request
    table_body: int = 262_144  # of a request that opens a table, with its own components
    lesson_body: int = 4_096  # of a request with the answers of a pupil; a whole lesson has 300
    frame: int = 16_384  # of a message on a socket
    requests: tuple[float, float] = (300, 60)  # of one address
    openings: tuple[float, float] = (60, 1)  # tables of one address
    joins: tuple[float, float] = (30, 0.5)  # seats that one address sits down on
    sign_ups: tuple[float, float] = (10, 1 / 60)  # accounts of one address
    attempts: tuple[float, float] = (20, 0.2)  # to sign in, from one address
    attempts_at: tuple[float, float] = (10, 1 / 60)  # with one name from one address, or from one known device
    attempts_on: tuple[float, float] = (300, 1 / 5)  # with one name from all devices that its owner never used
    mail_to: tuple[float, float] = (3, 1 / 14_400)  # codes to one recipient
    mail_seat: tuple[float, float] = (5, 1 / 3_600)  # codes that one seat asks for
    mail_from: tuple[float, float] = (10, 1 / 600)  # codes that one address asks for
    coach: tuple[float, float] = (20, 1 / 3)  # questions of one seat to the coach; of an address, FAMILY times as many
    worlds: tuple[float, float] = (20, 1 / 3)  # imagined worlds of one seat
    replays: tuple[float, float] = (100, 8)  # moments of finished matches, and what one has missed of a match
    records: tuple[float, float] = (12, 1 / 5)  # finished matches as a whole: log, luck, all the news
    laboratory: tuple[float, float] = (4, 1 / 60)  # runs of the laboratory
    lab_runs: int = 1  # of the laboratory at one time, in each process of the server
    lessons: tuple[float, float] = (30, 2)  # answers and questions of pupils
    messages: tuple[float, float] = (400, 100)  # of one socket
    programs: tuple[float, float] = (300, 60)  # requests of one bot account, and messages of a socket of a bot's seat
    bot_seats: int = 20  # unfinished tables at which one bot account sits
    talk: tuple[float, float] = (12, 0.5)  # lines and promises of one seat
    fuss: tuple[float, float] = (20, 0.5)  # names, shares in the dice, mutes, votes and marks of one seat
    backlog: int = 2_000_000  # characters that one socket may be behind
    sockets: int = 100  # of one address at one time
    tables: int = 40  # unfinished ones of one account, or of one address without an account, that were touched lately
    address_tables: int = 80  # of one address with all its accounts
    house_tables: int = 2_000  # of all
    keep_gathering: int = 14  # days; what is kept for how long: ``Keeping``
    keep_idle: int = 30
    keep_bots: int = 1
    keep_aside: int = 90
    keep_over: int = 400

    @property
    def keeping(self) -> Keeping:
        return Keeping(**{name.removeprefix("keep_"): days for name, days in vars(self).items() if name[:5] == "keep_"})

    def changed(self, wishes: Sequence[str]) -> Limits:
        """With other values, written as ``sockets=2000`` or, burst and rate, ``requests=1000/500``."""
        values: dict[str, Any] = vars(self).copy()
        for wish in wishes:
            name, _, written = wish.partition("=")
            numbers = [int(part) for part in written.split("/") if part.isascii() and part.isdigit() and len(part) < 10]
            rate = isinstance(values.get(name), tuple)
            if name not in values or len(numbers) != 1 + rate or min(numbers) < 1 or written.count("/") != rate:
                known = [f"{one}=N/N" if isinstance(value, tuple) else f"{one}=N" for one, value in vars(self).items()]
                raise BadInput("--limit", "cli-not-a-limit", got=wish[:60], known=known)
            values[name] = (numbers[0], numbers[1]) if rate else numbers[0]
        return Limits(**values)


class Bucket:
    """A budget that refills with time."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.refill = rate
        self.left = self.burst
        self.clock = clock
        self.at = clock()

    def spend(self) -> None:
        """Takes one; refuses with the seconds to wait if there is none."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.refill)
        self.at = now
        if self.left < 1:
            raise TooMany(max(1, ceil((1 - self.left) / self.refill)))
        self.left -= 1


BUDGETS = (
    *("requests", "programs", "openings", "talk", "joins", "sign_ups", "attempts", "attempts_at", "attempts_on"),
    *("mail_to", "mail_seat", "mail_from", "fuss"),
)
PURSES = ("coach", "worlds", "replays", "records", "laboratory", "lessons")  # spent by seat and by address
FAMILY = 4  # seats whose people may share an address


class Purses:
    """A budget for every seat, and a larger one for every address."""

    def __init__(self, rate: tuple[float, float]) -> None:
        burst, refill = rate
        self.of_seat = Budgets(rate)
        self.of_address = Budgets((FAMILY * burst, FAMILY * refill))


class Budgets:
    """A bucket for everybody; the longest unused are forgotten."""

    def __init__(self, rate: tuple[float, float], most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, who: str) -> None:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate)
        self._buckets[who] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        bucket.spend()


def network(address: str) -> str:
    """What limits count by: an IPv4 address, the /64 of an IPv6 one, and an IPv4 address in an IPv6 coat as itself."""
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))


def same_origin(headers: Headers, scheme: str) -> bool:
    """Whether a browser's request comes from our own page, by its scheme, too; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    return page.scheme == scheme.replace("ws", "http") and page.netloc == headers.get("host", "")


def known_host(headers: Headers, hosts: tuple[str, ...] | None) -> bool:
    """Whether the request names us: a page elsewhere whose name was bent to this machine does not."""
    if hosts is None:
        return True
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname in hosts
    except ValueError:
        return False


def check_door(scope: Scope, hosts: tuple[str, ...] | None) -> None:
    """Refuses foreign pages. Reading by HTTP is safe: they cannot see the answer."""
    headers = Headers(scope=scope)
    if not known_host(headers, hosts):
        raise Forbidden("table-foreign-host")
    changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
    if changes and not same_origin(headers, scope.get("scheme", "http")):
        raise Forbidden("table-foreign-origin")


class SafeHeaders:
    """Puts the headers on every answer that keep browsers from being used against their owners."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def body_of(receive: Receive, headers: Headers, most: int) -> bytes:
    """The body of a request, read no further than the limit."""
    announced = headers.get("content-length", "")
    if announced.isdigit() and int(announced) > most:
        raise TooLarge(most)
    parts: list[bytes] = []
    size, began = 0, time.monotonic()
    while True:
        try:
            async with asyncio.timeout(PATIENCE - (time.monotonic() - began)):
                message = await receive()
        except TimeoutError as slow:
            raise BadInput("body", "table-too-slow") from slow
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise TooLarge(most)
        if not message.get("more_body", False):
            break
    return b"".join(parts)
