"""A person who plays on whatever happens to the server, and remembers everything: what it was told, what it said."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass

import httpx

from trials.person import PATIENCE, Frame, Gone, Person

ASIDES = 0.1  # how often somebody speaks out of turn, where he may


class Broken(Exception):
    """A promise of the server is broken; the text says which."""


@dataclass
class Said:
    """An answer that was sent. ``seq`` is that of its acknowledgement, ``refused`` the kind of its refusal."""

    message: Frame
    seq: int | None = None
    refused: str = ""


class Witness(Person):
    """Comes back after every crash, asks for what it missed, and repeats what was not acknowledged."""

    def __init__(self, base: str, table: str, seat: int | None, token: str | None, seed: object) -> None:
        super().__init__(base, table, token, seed)
        self.table = table
        self.seat = seat
        self.news: list[Frame] = []
        self.said: list[Said] = []
        self.pending: Said | None = None
        self.repeated = 0
        self.came = 0
        self._last: Frame | None = None
        self._told = asyncio.Event()

    # --- what is told ---------------------------------------------------------------------------------------------

    def heard(self, frame: Frame) -> None:
        """Checks that nothing is missing, told twice, out of order or taken back."""
        before, now, numbers = self.newest, frame["seq"], [line["n"] for line in frame["news"]]
        where = f"table {self.table}, seat {self.seat}, seq {before} -> {now}"
        if now < before:
            raise Broken(f"{where}: what was told is taken back")
        if numbers != sorted(numbers) or any(not before < number <= now for number in numbers):
            raise Broken(f"{where}: news {numbers}")
        if frame["type"] == "update" and now > before + 1:
            raise Broken(f"{where}: a gap")
        same = frame["type"] == "welcome" and now == before and self._last is not None and self.pending is None
        if same and self._last is not None and self._last["seen"] != frame["seen"]:
            raise Broken(f"{where}: another view after a restart although nothing happened")
        self.news += frame["news"]
        self._last = frame
        self._told.set()

    @property
    def newest(self) -> int:
        return int(self._last["seq"]) if self._last else 0

    # --- what is said -------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        """Plays until the match is over, through every crash."""
        while not self.over:
            try:
                await self.come(self.newest)
                self.came += 1
                await self._play()
            except Gone:
                if self.failure is not None:
                    raise self.failure from None
                await asyncio.sleep(0.05)
            finally:
                await self.leave()

    @property
    def over(self) -> bool:
        return self._last is not None and self._last["seen"] is not None and self._last["seen"]["outcome"] is not None

    async def _play(self) -> None:
        if self.pending is not None:
            self.repeated += 1
            await self._deliver(self.pending)
        while not self.over:
            self._told.clear()
            if self.aside is not None and self.dice.random() < ASIDES:
                await self._speak(self.aside, interjection=True)
            elif self.question is not None:
                await self._speak(self.question, interjection=False)
            else:
                await self._something()

    async def _something(self) -> None:
        """Waits until there is a new frame, or the socket is gone."""
        assert self._reading is not None
        waiting = asyncio.create_task(self._told.wait())
        try:
            await asyncio.wait([waiting, self._reading], return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        if self._reading.done():
            raise Gone("the socket is closed")

    async def _speak(self, question: Frame, interjection: bool) -> None:
        seq = self.seq
        answer = await self.thought(question, interjection)
        if answer is None or self.seq != seq:
            return
        message = {"type": "answer", "key": self.key(), "seq": seq, "answer": answer, "interjection": interjection}
        self.pending = Said(message)
        await self._deliver(self.pending)

    async def _deliver(self, said: Said) -> None:
        """Sends the answer, perhaps again; the server says what became of it."""
        reply = await self.ask(said.message)
        if reply["type"] == "accepted":
            said.seq = reply["seq"]
        else:
            said.refused = reply["error"]["kind"]
            if said.refused == "broken":
                raise Broken(f"table {self.table}, seat {self.seat}: the server says that it is broken")
        self.said.append(said)
        self.pending = None
        if said.seq is not None:
            await self.until(said.seq)

    async def everything(self) -> list[Frame]:
        """All the news, as somebody hears them who comes only now: the newest page, and the earlier ones on asking."""
        base = self.url.rsplit("/api/", 1)[0].replace("ws", "http", 1)
        fresh = Person(base, self.table, None)
        fresh.headers = self.headers
        page = await fresh.come()
        await fresh.leave()
        news: list[Frame] = page["news"]
        async with httpx.AsyncClient(base_url=base, headers=self.headers, timeout=PATIENCE) as client:
            while page["earlier"]:
                said = await client.get(f"/api/tables/{self.table}/news", params={"before": news[0]["n"]})
                page = said.raise_for_status().json()
                news = [*page["news"], *news]
        return news


def kinds_of(witnesses: list[Witness]) -> Counter[str]:
    """How many answers of each fate."""
    return Counter(said.refused or "accepted" for witness in witnesses for said in witness.said)
