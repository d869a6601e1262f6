"""Letters that leave the house: to web addresses that strangers gave us, and by mail. Everything here blocks.

An address is looked up once, checked, and connected to as it was checked: so a name cannot point to our own network,
neither at once nor between two looks. Redirects are not followed, answers are not read beyond their status.
"""

from __future__ import annotations

import hmac
import http.client
import ipaddress
import smtplib
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

PATIENCE = 10.0  # seconds for a letter as a whole, and for every step on its way
LONGEST = 1000  # characters of an address
GONE = (404, 410)
# Networks of IPv6 addresses that a gateway may turn into any IPv4 address, and those of a site of its own.
DISGUISES = tuple(
    ipaddress.IPv6Network(network)
    for network in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96", "2001::/32", "fec0::/10")
)


class BadAddress(Exception):
    """This is no address to send anything to; the message is an id of a text."""


class Undelivered(Exception):
    """It did not arrive. ``gone``: it never will."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


@dataclass(frozen=True)
class Place:
    """A web address that was looked up."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


def place_of(url: str, private: bool) -> Place:
    """Looks the address up; raises BadAddress. ``private``: the operator allows his own network, and plain http."""
    try:
        parts = urlsplit(url)
        port = parts.port or (80 if parts.scheme == "http" else 443)
    except ValueError as wrong:
        raise BadAddress("table-notice-url") from wrong
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or not parts.hostname:
        raise BadAddress("table-notice-url")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise BadAddress("table-notice-https")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("table-notice-url")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme, parts.hostname, port, path, _looked_up(parts.hostname, port, private))


def _looked_up(host: str, port: int, private: bool) -> str:
    """The first address of this host; refuses if any of them is not public."""
    try:
        found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as unknown:
        raise BadAddress("table-notice-unknown-host") from unknown
    if not private and not all(_public(address) for address in found):
        raise BadAddress("table-notice-private")
    return sorted(found)[0]


def _public(address: str) -> bool:
    """Whether it is an address of the public network, and not a private one in disguise."""
    ip = ipaddress.ip_address(address.split("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and any(ip in network for network in DISGUISES):
        return False
    mapped = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None)
    return ip.is_global and not ip.is_multicast and (mapped is None or (mapped.is_global and not mapped.is_multicast))


def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    """Sends a body; raises Undelivered or BadAddress."""
    place = place_of(url, private)
    try:
        status = _status(place, body, headers)
    except (OSError, http.client.HTTPException) as failed:
        raise Undelivered(type(failed).__name__) from failed
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", gone=status in GONE)


def _status(place: Place, body: bytes, headers: dict[str, str]) -> int:
    with socket.create_connection((place.address, place.port), PATIENCE) as wire, _hung_up(wire):
        if place.scheme == "https":
            with ssl.create_default_context().wrap_socket(wire, server_hostname=place.host) as sealed:
                return _answer(place, sealed, body, headers)
        return _answer(place, wire, body, headers)


def _answer(place: Place, wire: socket.socket, body: bytes, headers: dict[str, str]) -> int:
    connection = http.client.HTTPConnection(place.host, place.port, timeout=PATIENCE)
    connection.sock = wire
    connection.request("POST", place.path, body, {"User-Agent": "Camarilla", **headers})
    return connection.getresponse().status


@contextmanager
def _hung_up(wire: socket.socket) -> Iterator[None]:
    """Ends the talk when the time of the letter is up: where an answer drips in, no single step takes too long."""
    line = socket.fromfd(wire.fileno(), wire.family, wire.type)  # the same line, also after TLS took the socket over
    timer = threading.Timer(PATIENCE, _end, (line,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        line.close()


def _end(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def signature(secret: str, body: bytes, now: int) -> str:
    """The header by which a receiver knows that a letter is ours and fresh; ``now`` in seconds."""
    signed = hmac.new(secret.encode(), f"{now}.".encode() + body, "sha256").hexdigest()
    return f"t={now},v1={signed}"


@dataclass(frozen=True)
class MailBox:
    """Where mail is handed in: ``smtp://user:password@host:25?from=camarilla@example.org``, or ``smtps://``."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @classmethod
    def of(cls, url: str) -> MailBox:
        """Raises ValueError, without any of its content, if it cannot be used."""
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise ValueError("smtp must be smtp://user:password@host:port?from=address or smtps://…")
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
        return cls(
            parts.scheme, parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""), sender
        )

    def send(self, to: str, subject: str, text: str) -> None:
        """Raises Undelivered."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, subject
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        kind = smtplib.SMTP_SSL if self.scheme == "smtps" else smtplib.SMTP
        try:
            with kind(self.host, self.port, timeout=PATIENCE) as line:
                assert line.sock is not None  # it is connected
                with _hung_up(line.sock):
                    self._hand_in(line, mail)
        except smtplib.SMTPRecipientsRefused as refused:
            raise Undelivered("refused", gone=True) from refused
        except (OSError, smtplib.SMTPException) as failed:
            raise Undelivered(type(failed).__name__) from failed

    def _hand_in(self, line: smtplib.SMTP, mail: EmailMessage) -> None:
        line.ehlo()
        if self.scheme == "smtp" and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
        elif self.scheme == "smtp" and self.user:
            raise Undelivered("no starttls: the password is not sent in the clear")
        if self.user:
            line.login(self.user, self.password)
        line.send_message(mail)
