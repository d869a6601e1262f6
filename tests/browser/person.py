"""A person at the table: looks at the telegram, clicks or types, and keeps everything the browser received."""

import json
import random
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocket


class Person:
    """Plays by clicking what is offered; which of it, its own little generator decides."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.choice = random.Random(seed)
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    # --- looking

    def state(self) -> str:
        """What the telegram says: asked, waiting, sealed, over."""
        return str(self.page.evaluate("document.querySelector('[data-state]')?.dataset.state ?? ''"))

    def newest(self) -> dict[str, Any]:
        """The last thing this person was shown of the table."""
        return next(frame["seen"] for frame in reversed(self.frames) if frame.get("seen"))

    def round(self) -> int:
        """The round as this person saw it last; 0 before the first."""
        shown = [frame["seen"]["view"]["round"] for frame in self.frames if frame.get("seen")]
        return shown[-1] if shown else 0

    def asked(self) -> str:
        """The key of the question, or nothing."""
        question = self.newest()["question"]
        return question["key"] if question and self.state() == "asked" else ""

    # --- playing

    def play_until(self, done: str, patience: float = 600.0) -> None:
        """Answers whatever comes until the telegram is in this state."""
        until = time.monotonic() + patience
        while self.state() != done:
            assert time.monotonic() < until, f"still {self.state()!r}, not {done!r}"
            self.step()

    def step(self) -> None:
        """One small step of an answer, or a moment of patience."""
        places: list[int] = self.page.evaluate(OFFERED)
        if not places:
            self.page.wait_for_timeout(40)
            return
        self.press(self.page.locator("[data-state=asked] button").nth(self.choice.choice(places)))

    def press(self, button: Locator) -> None:
        try:
            button.click(timeout=3000)
        except Error:  # the slip went away under the finger: somebody else's answer changed the table
            self.page.wait_for_timeout(40)


# The act of the slip if it can be done, otherwise every button that answers; none that undoes, zooms or explains,
# and none that leads away from the question: to what may be done at any time and from there to the deal desk.
OFFERED = """() => {
  const slip = document.querySelector('[data-state=asked]');
  if (!slip) return [];
  const buttons = [...slip.querySelectorAll('button')];
  const can = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  const act = buttons.findIndex((one) => one.classList.contains('primary') && can(one));
  if (act >= 0) return [act];
  const not = ['rule', 'fold', 'slot', 'quiet', 'back', 'ware', 'on', 'elbow', 'any'];
  const answers = (one) => can(one) && !one.closest('.coach') && !not.some((word) => one.classList.contains(word));
  return buttons.flatMap((one, at) => (answers(one) ? [at] : []));
}"""


def open_table(page: Page, seats: list[dict[str, Any]], start: bool = False, **switches: str) -> dict[str, Any]:
    """A table as the lobby opens it; the page then has its seat."""
    made: dict[str, Any] = page.evaluate(
        """async (wish) => {
          const headers = {'content-type': 'application/json'};
          const said = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)});
          return await said.json();
        }""",
        {"game": "viva", "seats": seats, "switches": switches, "start": start},
    )
    assert "table" in made, made
    return made


HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "steady"}
