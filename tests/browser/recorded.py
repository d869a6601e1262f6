"""A game that bots have played, as one seat heard it: a page plays its film; the test is the server and the clock."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Page, Route, WebSocketRoute

from camarilla.bots import Look, bot_named
from camarilla.catalogue import game_of
from camarilla.core.game import Setup
from camarilla.core.plain import plain
from camarilla.match.beats import beats
from camarilla.match.fair import FairChance
from camarilla.match.match import Match

CLOCK: dict[str, Any] = {"paused": False, "window": None, "seats": []}
BEGAN = 1_800_000_000_000  # when the clock of the page starts
# Every caption with the time at which it appeared; the words beside what moves, and whether they lie over the question.
WATCH = """
window.captions = [];
window.beside = [];
new MutationObserver(() => {
  for (const tab of document.querySelectorAll('.beside:not([data-seen])')) {
    tab.dataset.seen = '';
    const slip = document.querySelector('.frame [data-region=telegram]');
    const [a, b] = [tab, slip].map((one) => one.getBoundingClientRect());
    const over = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    window.beside.push({ text: tab.innerText.trim(), over });
  }
  const caption = document.querySelector('.film .caption');
  if (caption === window.caption) return;
  window.caption = caption;
  const text = caption?.querySelector('.words').innerText ?? '';
  window.captions.push({ text, at: Date.now(), dice: caption?.querySelectorAll('svg.die').length ?? 0 });
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


@dataclass
class Recording:
    """What one seat of a match heard, update by update."""

    game: str
    players: int
    seat: int
    frames: list[dict[str, Any]] = field(default_factory=list)

    def between(self, first: str, last: str) -> Recording:
        """From the update before the first such line to the one that tells the last."""
        told = [[line["id"] for line in frame["news"]] for frame in self.frames]
        begin = next(place for place, ids in enumerate(told) if first in ids)
        end = next(place for place, ids in enumerate(told) if place > begin and last in ids)
        return Recording(self.game, self.players, self.seat, self.frames[max(0, begin - 1) : end + 1])

    def lines(self, *ids: str) -> list[dict[str, Any]]:
        return [line for frame in self.frames[1:] for line in frame["news"] if line["id"] in ids]


@cache
def record(game: str, players: int, seed: str, seat: int = 0, most: int = 3000, bot: str = "random") -> Recording:
    """Bots play; the same seed is the same match, and is played once."""
    rules = game_of(game)
    setup = Setup(game, players, {})
    match, news = Match.begin(rules, setup, FairChance(seed.encode().ljust(32), [""] * players))
    match.stages = []
    made = Recording(game, players, seat)
    seq = 1
    while True:
        made.frames.append(
            {
                "type": "update",
                "seq": seq,
                "seen": match.seen(seat),
                "news": plain([{"n": seq, **one.heard_by(seat)} for one in news]),
                "beats": plain(beats(match, news, seat)),
                "clock": CLOCK,
            }
        )
        if match.over or seq > most:
            return made
        who, question = min(match.asked().items())
        answer = bot_named(game, bot, f"{seed} {seq}").answer(Look(rules, match.position.copy(), who), question)
        news = match.answer(who, answer)
        seq += 1


class Studio:
    """Shows a recording to a page: the next update comes when the page has told the last one, as from the server."""

    def __init__(self, page: Page, url: str, recording: Recording) -> None:
        self.page, self.recording = page, recording
        self.told: list[int] = []
        self.next = 1
        self.waits = True
        self.stopped = 0
        self._socket: WebSocketRoute | None = None
        seats = [
            {"kind": "human", "name": "Inés"} if one == recording.seat else {"kind": "bot"}
            for one in range(recording.players)
        ]
        answer = page.request.post(f"{url}/api/tables", data={"game": recording.game, "seats": seats, "start": True})
        self.table = answer.json()["table"]
        page.route_web_socket(lambda address: "/live" in address, self._answer)
        page.add_init_script(WATCH)
        page.clock.install(time=BEGAN / 1000)
        page.goto(f"{url}/#/t/{self.table['id']}")
        page.locator(".frame").wait_for()
        page.clock.pause_at((BEGAN + 60_000) / 1000)  # from here on it goes only when it is told to

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        first = self.recording.frames[self.next - 1]
        table = {**self.table, "you": self.recording.seat, "status": "running", "seq": first["seq"]}
        news = [line for frame in self.recording.frames[: self.next] for line in frame["news"]]
        socket.send(json.dumps({**first, "type": "welcome", "table": table, "news": news}))

    def _hear(self, raw: str | bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "told":
            self.told.append(message["seq"])

    def send(self, count: int = 1) -> None:
        """So many updates more."""
        assert self._socket is not None
        for frame in self.recording.frames[self.next : self.next + count]:
            self._socket.send(json.dumps(frame))
            self.next += 1

    def pass_time(self, milliseconds: int, step: int = 200) -> None:
        """The clock of the page goes on; whatever it has told, the next update follows."""
        for _ in range(0, milliseconds, step):
            told = self.told and self.told[-1] >= self.recording.frames[self.next - 1]["seq"]
            if told and self.waits and self.next < len(self.recording.frames):
                self.send()
            self.page.clock.run_for(step)

    def play(self, patience: int) -> None:
        """Until the film is over."""
        for _ in range(patience // 1000):
            self.pass_time(1000, 1000)
            if self.page.locator("dialog[open]").count():  # something happened to the reader: he goes on
                self.stopped += 1
                self.page.keyboard.press("Enter")
            if self.next == len(self.recording.frames) and self.told[-1] == self.recording.frames[-1]["seq"]:
                return
        raise AssertionError(f"the film has come to {self.told[-1:]} of {self.recording.frames[-1]['seq']}")

    def captions(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.captions.filter((one) => one.text)")
        return found


class Projector:
    """Shows a recording once more: what the replay of a finished table asks for comes from it, moment by moment."""

    def __init__(self, page: Page, url: str, recording: Recording) -> None:
        self.page, self.recording = page, recording
        seats = [{"kind": "human", "name": "Inés"}, *[{"kind": "bot"}] * (recording.players - 1)]
        answer = page.request.post(f"{url}/api/tables", data={"game": recording.game, "seats": seats, "start": True})
        last = recording.frames[-1]["seq"]
        self.table = {**answer.json()["table"], "you": recording.seat, "status": "over", "seq": last}
        address = f"{url}/api/tables/{self.table['id']}"
        page.route(address, lambda route: route.fulfill(json=self.table))
        page.route(f"{address}/replay?**", self._answer)
        page.add_init_script(WATCH)
        page.clock.install(time=BEGAN / 1000)
        page.goto(f"{url}/#/t/{self.table['id']}?at=1&seat={recording.seat}")
        page.locator(".controls").wait_for()
        page.clock.pause_at((BEGAN + 60_000) / 1000)

    def _answer(self, route: Route) -> None:
        asked = {name: int(values[0]) for name, values in parse_qs(urlparse(route.request.url).query).items()}
        at, frames = asked["at"], self.recording.frames
        told = frames[at - 1 : at] if "after" not in asked else frames[asked["after"] : at]
        news = [line for frame in told for line in frame["news"]]
        now = frames[at - 1]
        beats = now["beats"] if "after" not in asked else []
        route.fulfill(json={"at": at, "last": frames[-1]["seq"], "seen": now["seen"], "news": news, "beats": beats})

    def at(self) -> int:
        return int(self.page.locator(".controls .slider").input_value())

    def show(self, captions: int, step: int = 400) -> list[dict[str, Any]]:
        """Lets it run until so many more captions have come; returns them, the last of them still standing."""
        found = "window.captions.filter((one) => one.text)"
        before = self.page.evaluate(f"{found}.length")
        for _ in range(600):
            self.page.clock.run_for(step)
            if self.page.evaluate(f"{found}.length") >= before + captions:
                return list(self.page.evaluate(found))[before:]
        raise AssertionError(f"only {self.page.evaluate(f'{found}.length') - before} captions came")
