"""Notices that it is somebody's turn: to fakes on loopback, once, together, signed, and never to our own network."""

from __future__ import annotations

import hmac
import json
import re
import socketserver
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from starlette.testclient import TestClient
from tests.server.support import key_of
from tests.table.support import Hands

from camarilla.server.door.guard import LOOPBACK, Limits
from camarilla.server.notices import posting
from camarilla.server.notices import postman as notice_postman
from camarilla.server.notices.endpoints import TRIES
from camarilla.server.notices.posting import BadAddress, MailBox, Undelivered, place_of
from camarilla.server.notices.postman import Postman
from camarilla.server.notices.webpush import Vapid, decoded, encoded, encrypted, public_bytes
from camarilla.server.run.app import application
from camarilla.table.store.secret_file import Secrets

ROOMY = Limits(requests=(10_000, 10_000), openings=(10_000, 10_000))


@dataclass
class Post:
    """Receives letters on loopback."""

    status: int = 201
    letters: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    url: str = ""


@pytest.fixture
def receiver() -> Iterator[Post]:
    post = Post()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            post.letters.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(post.status)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        post.url = f"http://127.0.0.1:{server.server_port}"
        yield post
        server.shutdown()


@pytest.fixture
def mailbox() -> Iterator[tuple[int, list[str]]]:
    """A mail server that takes everything."""
    mails: list[str] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go\r\n")
                    text = b""
                    while (part := self.rfile.readline()) != b".\r\n":
                        text += part
                    mails.append(text.decode())
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], mails
        server.shutdown()


class House:
    """A server in this process with everything set up, whose clock the test turns."""

    def __init__(self, client: TestClient, hands: Hands) -> None:
        self.client, self.hands = client, hands

    @property
    def postman(self) -> Postman:
        postman: Postman = self.client.app.state.notices  # type: ignore[attr-defined]
        return postman

    def open(self, name: str = "Palace", pace: str = "slow") -> tuple[str, str]:
        """A table where seat 0 is asked: its id and the token."""
        settings = {"pace": pace, "deadline": 3600, "absence": "default"}
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "viva", "name": name, "seats": seats, "settings": settings}
        made = self.client.post("/api/tables", json=body).json()
        self.client.cookies.clear()
        return made["table"]["id"], key_of(made["links"][0])

    def call(self, method: str, table: str, token: str, path: str = "", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        return self.client.request(method, f"/api/tables/{table}/notices{path}", json=body, headers=headers)

    def round(self, seconds: float = 0) -> None:
        self.hands.turn(seconds)
        assert self.client.portal is not None
        self.client.portal.call(self.postman.round)


@pytest.fixture
def house(tmp_path: Path, mailbox: tuple[int, list[str]]) -> Iterator[House]:
    hands = Hands()
    values = {"notices_private": "yes", "smtp": f"smtp://127.0.0.1:{mailbox[0]}?from=house@example.org"}
    app = application(
        str(tmp_path / "a.sqlite"),
        pace=0,
        limits=ROOMY,
        hosts=(*LOOPBACK, "testserver"),
        secrets=Secrets(b"s" * 32, values),
        now=hands,
    )
    with TestClient(app) as client:
        yield House(client, hands)


def reason(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["words"]["id"]


# --- letters ---


def test_a_web_address_is_told_once_per_question_and_can_check_who_writes(house: House, receiver: Post) -> None:
    table, token = house.open()
    made = house.call("POST", table, token, body={"kind": "webhook", "url": f"{receiver.url}/turn?me=1"}).json()
    assert made["notice"]["target"] == receiver.url.removeprefix("http://")
    house.round(29)
    assert receiver.letters == []  # perhaps he is just coming
    house.round(1)
    house.round(600)
    ((path, headers, body),) = receiver.letters
    assert path == "/turn?me=1"
    told = {"table": table, "name": "Palace", "game": "viva", "link": f"http://testserver/#/t/{table}"}
    assert json.loads(body) == {"type": "your_turn", "at": house.hands.at // 1000 - 600, "tables": [told]}
    at, signed = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", headers["camarilla-signature"]).groups()  # type: ignore[union-attr]
    assert signed == hmac.new(made["secret"].encode(), at.encode() + b"." + body, "sha256").hexdigest()
    assert token not in str(receiver.letters)


def test_whoever_sits_at_the_table_is_not_told(house: House, receiver: Post) -> None:
    table, token = house.open()
    house.call("POST", table, token, body={"kind": "webhook", "url": receiver.url})
    headers = {"Authorization": f"Bearer {token}"}
    with house.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
        socket.receive_json()
        house.round(60)
        assert receiver.letters == []


def test_nobody_is_told_of_live_games(house: House, receiver: Post) -> None:
    table, token = house.open(pace="live")
    house.call("POST", table, token, body={"kind": "webhook", "url": receiver.url})
    house.round(60)
    assert receiver.letters == []


def test_mail_is_proved_by_a_code_and_comes_in_one_letter(house: House, mailbox: tuple[int, list[str]]) -> None:
    _, mails = mailbox
    for name in ("Palace", "Harbour"):
        table, token = house.open(name)
        wish = {"kind": "mail", "address": "anna@example.org", "language": "de"}
        made = house.call("POST", table, token, body=wish).json()
        assert made["notice"] == {**made["notice"], "target": "a…@example.org", "confirmed": False}
        code = re.search(r"Code ist (\d{6})", mails[-1]).group(1)  # type: ignore[union-attr]
        wrong = "000000" if code != "000000" else "111111"
        refused = house.call("POST", table, token, f"/{made['notice']['id']}/confirm", {"code": wrong})
        assert reason(refused) == (400, "table-notice-wrong-code")
        assert house.call("GET", table, token).json()["mine"][0]["confirmed"] is False
        assert house.call("POST", table, token, f"/{made['notice']['id']}/confirm", {"code": code}).json()["confirmed"]
    mails.clear()
    house.round(60)
    (mail,) = mails
    assert "From: house@example.org" in mail
    assert "Palace" in mail
    assert "Harbour" in mail
    assert token not in mail


def test_an_unproved_mail_address_is_left_alone(house: House, mailbox: tuple[int, list[str]]) -> None:
    table, token = house.open()
    house.call("POST", table, token, body={"kind": "mail", "address": "anna@example.org"})
    mailbox[1].clear()
    house.round(60)
    assert mailbox[1] == []


def test_a_browser_is_told_in_a_message_that_only_it_can_read(house: House, receiver: Post) -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"a" * 16
    table, token = house.open()
    public = public_bytes(browser.public_key())
    key = house.call("GET", table, token).json()["push_key"]
    wish = {"kind": "push", "endpoint": f"{receiver.url}/p", "p256dh": encoded(public), "auth": encoded(auth)}
    assert house.call("POST", table, token, body=wish).status_code == 200
    house.round(60)
    ((_, headers, body),) = receiver.letters
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].endswith(f"k={key}")
    message = json.loads(opened(body, browser, auth))
    assert message["title"] == "It is your turn"
    assert message["body"].startswith("It is your turn at the table “Palace”")
    assert message["link"] == f"http://testserver/#/t/{table}"


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with it."""

    def mac(key: bytes, text: bytes) -> bytes:
        return hmac.digest(key, text, "sha256")

    salt, ours, sealed = body[:16], body[21:86], body[86:]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), ours))
    info = b"WebPush: info\0" + public_bytes(browser.public_key()) + ours
    prk = mac(salt, mac(mac(auth, shared), info + b"\x01"))
    key, nonce = mac(prk, b"Content-Encoding: aes128gcm\0\x01")[:16], mac(prk, b"Content-Encoding: nonce\0\x01")[:12]
    return AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\x02")


def test_many_guesses_at_once_are_as_many_tries(house: House, mailbox: tuple[int, list[str]]) -> None:
    """Sixty that came together had all seen the same number of tries before them."""
    table, token = house.open()
    made = house.call("POST", table, token, "", {"kind": "mail", "address": "ana@example.org", "language": "en"}).json()
    way = made["notice"]["id"]
    code = re.search(r"code is (\d{6})", mailbox[1][-1]).group(1)  # type: ignore[union-attr]
    wrong = [f"{number:06}" for number in range(40) if f"{number:06}" != code]
    with ThreadPoolExecutor(len(wrong)) as pool:
        told = pool.map(lambda one: reason(house.call("POST", table, token, f"/{way}/confirm", {"code": one})), wrong)
        found = Counter(told)
    assert found[(400, "table-notice-wrong-code")] == TRIES
    assert found[(404, "table-notice-none")] == len(wrong) - TRIES
    assert house.call("GET", table, token).json()["mine"] == []


# --- failures ---


def test_a_letter_that_did_not_arrive_is_sent_again(
    house: House, receiver: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_postman, "RETRIES", (0, 0, 0))
    table, token = house.open()
    house.call("POST", table, token, body={"kind": "webhook", "url": receiver.url})
    receiver.status = 503
    house.round(60)

    async def retried() -> None:
        while house.postman._retrying:
            await next(iter(house.postman._retrying))

    assert house.client.portal is not None
    house.client.portal.call(retried)
    assert len(receiver.letters) == 4  # once, and three times more
    assert len(house.call("GET", table, token).json()["mine"]) == 1


def test_a_receiver_that_drips_holds_up_nobody(house: House, receiver: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets its time as a whole, not anew with every byte; meanwhile the others are told."""
    monkeypatch.setattr(posting, "PATIENCE", 1.0)
    arrived, stop = threading.Event(), threading.Event()

    class Dripping(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            arrived.set()
            with suppress(OSError):
                self.request.sendall(b"HTTP/1.1 ")
                while not stop.wait(0.05):
                    self.request.sendall(b"2")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Dripping) as slow:
        threading.Thread(target=slow.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{slow.server_address[1]}/"
        with pytest.raises(Undelivered):
            posting.post(url, b"x", {}, private=True)
        for target in (url, receiver.url):
            table, token = house.open()
            assert house.call("POST", table, token, body={"kind": "webhook", "url": target}).status_code == 200
        arrived.clear()
        house.round(31)  # comes to an end while the other one still speaks
        assert not stop.is_set()
        stop.set()
        slow.shutdown()
    assert arrived.is_set()
    assert len(receiver.letters) == 1


def test_a_way_that_is_gone_is_forgotten(house: House, receiver: Post) -> None:
    table, token = house.open()
    house.call("POST", table, token, body={"kind": "webhook", "url": receiver.url})
    receiver.status = 410
    house.round(60)
    assert house.call("GET", table, token).json()["mine"] == []


# --- choosing ---


def test_a_way_can_be_taken_back_and_belongs_to_its_seat(house: House, receiver: Post) -> None:
    table, token = house.open()
    made = house.call("POST", table, token, body={"kind": "webhook", "url": receiver.url}).json()
    other, stranger = house.open()
    assert reason(house.call("DELETE", other, stranger, f"/{made['notice']['id']}")) == (404, "table-notice-none")
    assert house.client.get(f"/api/tables/{table}/notices").status_code == 403
    assert house.call("DELETE", table, token, f"/{made['notice']['id']}").json()["mine"] == []
    house.round(60)
    assert receiver.letters == []


def test_what_cannot_be_a_way_is_refused_by_name(house: House, receiver: Post) -> None:
    table, token = house.open()

    def refused(**wish: str) -> tuple[int, str]:
        return reason(house.call("POST", table, token, body=wish))

    assert refused(kind="mail", address="anna@example.org\nBcc: all@example.org") == (400, "table-notice-mail")
    for address in (
        "anna",
        "=?utf-8?q?anna?=@example.org",
        "an\0na@example.org",
        "anna@example.org\0",
        "änna@example.org",
    ):
        assert refused(kind="mail", address=address) == (400, "table-notice-mail"), address
    assert house.call("GET", table, token).json()["mine"] == []  # no row stays behind
    assert refused(kind="webhook", url="ftp://example.org/") == (400, "table-notice-https")
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    assert refused(kind="push", endpoint=receiver.url, **keys) == (400, "table-notice-keys")
    assert house.call("GET", table, token).json()["mine"] == []
    for _ in range(5):
        assert house.call("POST", table, token, body={"kind": "webhook", "url": receiver.url}).status_code == 200
    assert refused(kind="webhook", url=receiver.url) == (409, "table-notice-enough")


def test_without_a_secret_file_nothing_is_offered_that_would_not_last(tmp_path: Path) -> None:
    app = application(str(tmp_path / "a.sqlite"), pace=0, hosts=(*LOOPBACK, "testserver"))
    with TestClient(app) as client:
        house = House(client, Hands())
        table, token = house.open()
        offered = house.call("GET", table, token).json()
        assert offered == {"push_key": None, "mail": False, "webhook": False, "mine": []}
        wish = {"kind": "webhook", "url": "https://example.org/"}
        assert reason(house.call("POST", table, token, body=wish)) == (409, "table-notice-not-here")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "table-notice-https"),
        ("https://127.0.0.1/", "table-notice-private"),
        ("https://localhost/", "table-notice-private"),
        ("https://10.1.2.3/", "table-notice-private"),
        ("https://192.168.0.1:8443/", "table-notice-private"),
        ("https://169.254.169.254/latest", "table-notice-private"),
        ("https://0.0.0.0/", "table-notice-private"),
        ("https://[::1]/", "table-notice-private"),
        ("https://[::ffff:10.0.0.1]/", "table-notice-private"),
        ("https://[fd00::1]/", "table-notice-private"),
        ("https://[64:ff9b::7f00:1]/", "table-notice-private"),
        ("https://[64:ff9b:1::a00:1]/", "table-notice-private"),
        ("https://[::7f00:1]/", "table-notice-private"),
        ("https://[::ffff:0:7f00:1]/", "table-notice-private"),
        ("https://[2002:7f00:1::]/", "table-notice-private"),
        ("https://[fec0::1]/", "table-notice-private"),
        ("https://2130706433/", "table-notice-private"),
        ("https://224.0.0.1/", "table-notice-private"),
        ("https://me:secret@1.1.1.1/", "table-notice-url"),
        ("https://1.1.1.1:99999/", "table-notice-url"),
        ("https://", "table-notice-url"),
        ("https://1.1.1.1/ x", "table-notice-url"),
        ("https://nobody.invalid/", "table-notice-unknown-host"),
    ],
)
def test_no_letter_goes_to_our_own_network(url: str, why: str) -> None:
    with pytest.raises(BadAddress) as bad:
        place_of(url, private=False)
    assert str(bad.value) == why


def test_a_public_address_is_connected_to_as_it_was_checked() -> None:
    place = place_of("https://1.1.1.1/hook?a=b", private=False)
    assert (place.address, place.port, place.path) == ("1.1.1.1", 443, "/hook?a=b")
    assert place_of("https://[2606:4700::1111]/", private=False).address == "2606:4700::1111"


def test_a_password_is_not_sent_in_the_clear(mailbox: tuple[int, list[str]]) -> None:
    box = MailBox.of(f"smtp://user:secret@127.0.0.1:{mailbox[0]}?from=a@example.org")
    with pytest.raises(Undelivered, match="in the clear"):
        box.send("b@example.org", "x", "y")
    with pytest.raises(ValueError, match="smtp must be"):
        MailBox.of("http://user:secret@example.org")


# --- the standards ---


def test_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        own,
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4M"
        "qgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_check_who_we_are() -> None:
    """RFC 8292: a token for the origin of the endpoint, signed with the key that the browser was given."""
    vapid = Vapid(b"k" * 32)
    assert Vapid(b"k" * 32).public == vapid.public
    header = vapid.authorization("https://push.example.org:8443/a/b", "mailto:host@example.org", 1_700_000_000)
    token, key = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", header).groups()  # type: ignore[union-attr]
    assert key == vapid.public
    head, claims, signed = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example.org:8443",
        "exp": 1_700_043_200,
        "sub": "mailto:host@example.org",
    }
    raw = decoded(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_nobody_fills_a_strangers_box_by_choosing_and_taking_back(house: House, mailbox: tuple[int, list[str]]) -> None:
    _, mails = mailbox
    statuses = []
    for number in range(8):
        table, token = house.open(f"Palace {number}")
        wish = {"kind": "mail", "address": ("Anna@Example.org", "anna@example.org")[number % 2]}
        made = house.call("POST", table, token, body=wish)
        statuses.append(made.status_code)
        if made.status_code == 200:
            house.call("DELETE", table, token, f"/{made.json()['notice']['id']}")
    assert statuses == [200] * 3 + [429] * 5
    assert len(mails) == 3


def test_one_seat_asks_for_few_codes(house: House, mailbox: tuple[int, list[str]]) -> None:
    table, token = house.open()
    statuses = []
    for number in range(7):
        made = house.call("POST", table, token, body={"kind": "mail", "address": f"anna{number}@example.org"})
        statuses.append(made.status_code)
        if made.status_code == 200:
            house.call("DELETE", table, token, f"/{made.json()['notice']['id']}")
    assert statuses == [200] * 5 + [429] * 2


def test_a_letter_that_cannot_be_written_leaves_no_row(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, token = house.open()

    def fails(way: object) -> None:
        raise ValueError("no such header")

    monkeypatch.setattr(house.postman, "send_code", fails)
    made = house.call("POST", table, token, body={"kind": "mail", "address": "anna@example.org"})
    assert made.status_code == 500
    assert house.call("GET", table, token).json()["mine"] == []
