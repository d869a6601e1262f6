"""The postman that tells people that it is their turn, at slow tables, by the ways they have chosen.

One notice for each question and seat, and only if its person is not at the table; what is due to the same address goes
into one letter. A letter says at which table it is whose turn, and nothing else that happens there.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from camarilla.core.words import Plain
from camarilla.server.notices.posting import BadAddress, MailBox, Undelivered, place_of, post, signature
from camarilla.server.notices.webpush import Vapid, decoded, encrypted
from camarilla.speech import Speech
from camarilla.table.notices.notice_store import PATIENCE, NoticeStore, Turn, Way

if TYPE_CHECKING:
    from camarilla.server.door.office import Office

LOG = logging.getLogger("camarilla.server")
ROUND = 15.0  # seconds between two looks
QUIET = 30_000  # milliseconds that somebody has been asked before he is told: perhaps he is on his way
RETRIES = (60, 300, 1800)  # seconds until a letter that did not arrive is sent again
LOOK_UPS = 4  # names that are looked up at the same time
POSTMEN = 8  # letters that are on their way at the same time: a slow receiver holds up nobody else
CODE = 6  # digits by which a mail address is confirmed


@dataclass
class Letter:
    """What is due to one address."""

    ways: list[Way]
    turns: list[Turn]

    @property
    def way(self) -> Way:
        return self.ways[0]


class Postman:
    """Knows what the operator has set up, and sends."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.store = NoticeStore(office.house.services.store)
        secrets = office.house.services.secrets
        self.private = secrets.value("notices_private") == "yes"
        self.contact = secrets.value("contact") or ""
        self.vapid = Vapid(secrets.key("vapid")) if secrets.lasting else None
        self._webhook_key = secrets.key("webhook") if secrets.lasting else None
        self._code_key = secrets.key("mail code")
        self.mail = _mail_box(secrets.value("smtp"))
        self._free = asyncio.Semaphore(POSTMEN)
        self._postmen = ThreadPoolExecutor(POSTMEN, thread_name_prefix="notice")
        self._looking_up = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="names")  # a slow resolver stops no letter
        self._retrying: set[asyncio.Task[None]] = set()

    @property
    def webhooks(self) -> bool:
        return self._webhook_key is not None

    def webhook_secret(self, way: str) -> str:
        """What signs the letters of this way; shown to its owner once, kept nowhere."""
        assert self._webhook_key is not None
        return hmac.new(self._webhook_key, way.encode(), "sha256").hexdigest()

    def code(self, way: Way) -> str:
        """What proves that somebody reads the mail that we send to his address."""
        digest = hmac.new(self._code_key, f"{way.id} {way.target['address']}".encode(), "sha256").digest()
        return f"{int.from_bytes(digest[:8], 'big') % 10**CODE:0{CODE}}"

    # --- rounds -------------------------------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Looks again and again, until it is cancelled."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.round()
            except Exception:
                LOG.exception("the postman for notices stumbled")

    async def round(self) -> None:
        """Tells everybody who is due."""
        due = letters([turn for turn in await self.store.turns() if self._due(turn)])
        told = await asyncio.gather(*(self._tell(letter) for letter in due), return_exceptions=True)
        for stumbled in told:
            if stumbled is not None:
                LOG.error("a notice stumbled", exc_info=stumbled)

    async def _tell(self, letter: Letter) -> None:
        async with self._free:
            letter.turns = [turn for turn in letter.turns if await self.store.claim(turn)]
            if letter.turns:
                await self._send(letter, 0)

    def _due(self, turn: Turn) -> bool:
        house = self.office.house
        waited = house.services.now() - turn.asked >= QUIET
        return waited and not house.online(turn.way.table_id, turn.way.seat)

    async def _send(self, letter: Letter, attempt: int) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._postmen, self.deliver, letter)
        except BadAddress:
            await self._failed(letter, gone=True)
        except Undelivered as failed:
            LOG.info("a notice by %s did not arrive: %s", letter.way.kind, failed)
            await self._failed(letter, failed.gone)
            if not failed.gone and attempt < len(RETRIES):
                self._later(letter, attempt)
        else:
            for way in letter.ways:
                if way.failures:
                    await self.store.change(way.id, failures=0)

    def _later(self, letter: Letter, attempt: int) -> None:
        async def again() -> None:
            await asyncio.sleep(RETRIES[attempt])
            await self._send(letter, attempt + 1)

        task = asyncio.create_task(again())
        self._retrying.add(task)
        task.add_done_callback(self._retrying.discard)

    async def _failed(self, letter: Letter, gone: bool) -> None:
        for way in letter.ways:
            way.failures += 1
            if gone or way.failures >= PATIENCE:
                await self.store.drop(way.id)
            else:
                await self.store.change(way.id, failures=way.failures)

    async def close(self) -> None:
        for task in self._retrying:
            task.cancel()
        await asyncio.gather(*self._retrying, return_exceptions=True)
        self._postmen.shutdown(wait=False, cancel_futures=True)
        self._looking_up.shutdown(wait=False, cancel_futures=True)

    async def look_up(self, url: str) -> None:
        """Whether letters can go to this address; raises BadAddress."""
        await asyncio.get_running_loop().run_in_executor(self._looking_up, place_of, url, self.private)

    async def hand_in(self, way: Way) -> None:
        """Sends the code of a mail address; raises Undelivered."""
        await asyncio.get_running_loop().run_in_executor(self._postmen, self.send_code, way)

    # --- letters; these block -----------------------------------------------------------------------------------------

    def deliver(self, letter: Letter) -> None:
        way, now = letter.way, self.office.house.services.now() // 1000
        if way.kind == "mail" and self.mail is not None:
            subject, text = self.words(letter)
            self.mail.send(way.target["address"], subject, text)
        elif way.kind == "webhook" and self.webhooks:
            body = json.dumps({"type": "your_turn", "at": now, "tables": told(letter.turns)}).encode()
            headers = {
                "Content-Type": "application/json",
                "Camarilla-Signature": signature(self.webhook_secret(way.id), body, now),
            }
            post(way.target["url"], body, headers, self.private)
        elif way.kind == "push" and self.vapid is not None:
            self._push(self.vapid, letter, now)

    def _push(self, vapid: Vapid, letter: Letter, now: int) -> None:
        way = letter.way
        title, text = self.words(letter)
        first = told(letter.turns)[0]["link"]
        message = json.dumps({"title": title, "body": text.splitlines()[0], "link": first}).encode()
        endpoint = way.target["endpoint"]
        headers = {
            "Authorization": vapid.authorization(endpoint, self.contact or way.base, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "86400",
            "Topic": "your-turn",
        }
        body = encrypted(message, decoded(way.target["p256dh"]), decoded(way.target["auth"]))
        post(endpoint, body, headers, self.private)

    def words(self, letter: Letter) -> tuple[str, str]:
        """Subject and text in the reader's language."""
        speech = Speech(letter.way.language)
        lines = [
            speech.say(
                "table-notice-line", name=turn.name or speech.say("table-notice-nameless"), game=game(speech, turn)
            )
            + f"\n{link_of(turn)}"
            for turn in letter.turns
        ]
        subject = speech.say("table-notice-subject", count=len(letter.turns))
        return subject, "\n\n".join([*lines, speech.say("table-notice-foot")])

    def send_code(self, way: Way) -> None:
        """The first letter to a mail address; raises Undelivered."""
        assert self.mail is not None
        speech = Speech(way.language)
        text = speech.say("table-notice-code", code=self.code(way))
        self.mail.send(way.target["address"], speech.say("table-notice-code-subject"), text)


def letters(turns: Iterable[Turn]) -> list[Letter]:
    """What goes to the same address goes together; a webhook's letters are signed for their way alone."""
    found: dict[tuple[str, str], Letter] = {}
    for turn in turns:
        way = turn.way
        address = way.id if way.kind == "webhook" else way.target.get("address") or way.target["endpoint"]
        letter = found.setdefault((way.kind, address), Letter([], []))
        letter.ways.append(way)
        letter.turns.append(turn)
    return list(found.values())


def link_of(turn: Turn) -> str:
    return f"{turn.way.base}/#/t/{turn.way.table_id}"


def told(turns: list[Turn]) -> list[dict[str, Plain]]:
    return [{"table": turn.way.table_id, "name": turn.name, "game": turn.game, "link": link_of(turn)} for turn in turns]


def game(speech: Speech, turn: Turn) -> str:
    return speech.say(f"ui-game-{turn.game}")


def _mail_box(url: str | None) -> MailBox | None:
    if not url:
        return None
    try:
        return MailBox.of(url)
    except ValueError:
        LOG.warning("no mail: smtp in the secret file must be smtp://user:password@host:port?from=address or smtps://…")
        return None
