"""What the browser tests stand on: a live server, pages that keep their evidence, and the accessibility check."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Error, Page

import chromium

RESULTS = chromium.ROOT / "test-results"
PATIENCE = 90.0  # seconds; several browsers share two cores: what takes longer is not wrong for it
SERVE = "import sys; from camarilla.cli import main; sys.exit(main())"
SEEDED = """
import hashlib, pathlib
import camarilla.table.house as house
laid = {{}}
def new_seed(file=pathlib.Path({file!r})):
    dice, test = file.read_text().split("\\n")
    laid[test] = laid.get(test, 0) + 1
    return dice.encode().ljust(32) if laid[test] == 1 else hashlib.sha256(f"{{dice}} {{laid[test]}}".encode()).digest()
house.new_seed = new_seed
"""


ARRIVED = """() => {
    for (const one of document.getAnimations())
        if (one instanceof CSSAnimation && one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""  # what is just fading in has too little contrast, for a moment


class LiveServer:
    """`camarilla serve` as a process of its own, on a free port, with its own database.

    With ``dice`` the first match of every test is dealt and rolled from this seed, and the next ones from seeds that
    follow from it: what bots and chance do is the same in every run, whatever other tests were played here before.
    """

    test: ClassVar[str] = ""  # the one that is running
    seeded: ClassVar[list[LiveServer]] = []

    def __init__(self, database: Path, *options: str, dice: str = "") -> None:
        self.database = database
        self.output = database.with_suffix(".log")
        self.dice, self._dice_file = dice, database.with_suffix(".dice")
        if dice:
            self.seeded.append(self)
            self.deal()
        script = SEEDED.format(file=str(self._dice_file)) + SERVE if dice else SERVE
        command = [sys.executable, "-c", script, "serve", "--port", "0", "--database", str(database), *options]
        with self.output.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        self.url = self._printed_address()

    def _printed_address(self, patience: float = PATIENCE) -> str:
        until = time.monotonic() + patience
        while time.monotonic() < until and self.process.poll() is None:
            if found := re.search(r"http://[\w.:\[\]-]+[^\s'\"]*", self.log()):
                return found[0].rstrip("/.")
            time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"`camarilla serve` printed no address:\n{self.log()}")

    def deal(self) -> None:
        """A test begins: its tables are its own."""
        self._dice_file.write_text(f"{self.dice}\n{self.test}")

    def log(self) -> str:
        return self.output.read_text(errors="replace")

    def stop(self) -> None:
        if self in self.seeded:
            self.seeded.remove(self)
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Pages:
    """Opens pages, each in a browser context of its own: to the server each is another person."""

    def __init__(self, browser: Browser, test: str, base_url: str | None = None) -> None:
        self.browser = browser
        self.test = test
        self.base_url = base_url
        self.faults: list[str] = []
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        viewport: tuple[int, int] = (1280, 800),
        locale: str = "en-GB",
        timeout: float = PATIENCE * 1000,
        film: str = "instant",
        coach: str = "all",
        **options: Any,
    ) -> Page:
        """Other options (reduced_motion, has_touch, color_scheme ...) go to the browser context as they are.

        What happens is told at once, unless a test wants to see the film: ``film="1"``; nothing is explained unasked,
        unless a test wants that: ``coach=""``.
        """
        width, height = viewport
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, base_url=self.base_url, **options
        )
        context.set_default_timeout(timeout)
        told = json.dumps({"film": film, "dice": "auto"})
        context.add_init_script(
            f"localStorage.getItem('camarilla.film') ?? localStorage.setItem('camarilla.film', '{told}')"
        )
        if coach:
            context.add_init_script(f"localStorage.setItem('camarilla.coach', '\"{coach}\"')")
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def keep_pictures(self) -> None:
        """What stood on every open page when the test failed."""
        for number, page in enumerate(page for context in self._contexts for page in context.pages):
            picture(page, f"failed/{self.test}-{number}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def picture(page: Page, name: str, **options: Any) -> Path:
    """A screenshot in test-results/; a page that cannot be drawn any more leaves none."""
    path = RESULTS / (re.sub(r"[^\w./-]+", "_", name) + ".png")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        page.screenshot(path=path, **options)
    except Error as error:
        print(f"no picture {path.name}: {error}")
    return path


def wait_until(page: Page, condition: str, patience: float = PATIENCE) -> None:
    """Like page.wait_for_function, which our Content Security Policy forbids: it evaluates texts inside the page."""
    until = time.monotonic() + patience
    while not page.evaluate(condition):
        assert time.monotonic() < until, f"still not true: {condition}"
        page.wait_for_timeout(50)


def accessibility_faults(page: Page) -> list[str]:
    """What axe calls serious or critical on this page, one line each with the rule and the places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(chromium.AXE.read_text(encoding="utf-8"))  # a script tag would meet our Content Security Policy
    page.evaluate(ARRIVED)
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['impact']}: {fault['id']}: {fault['help']} at {', '.join(str(n['target'][0]) for n in fault['nodes'])}"
        for fault in result["violations"]
        if fault["impact"] in ("serious", "critical")
    ]
