"""Goes through the parade in a real browser and writes down what is wrong, with a picture of everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

Language = Literal["de", "en"]
Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (768, 1024), (390, 844), (360, 640))
LANGUAGES: tuple[Language, ...] = ("de", "en")
PHONE = 700  # below this width the hand has a tab of its own


@dataclass(frozen=True)
class Stop:
    """One position at one size in one language."""

    index: int
    size: Size
    language: Language
    steps: bool = True  # the further ones of the answer as well

    @property
    def where(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.language}"


@dataclass
class Seen:
    """What was wrong there, on the phone's tabs and step by step, and its pictures where they were wanted."""

    stop: Stop
    name: str
    faults: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    pictures: list[Path] = field(default_factory=list)


def whole_parade(positions: int) -> list[Stop]:
    return [Stop(index, size, language) for size in SIZES for language in LANGUAGES for index in range(positions)]


def walk(
    browser: Browser,
    url: str,
    stops: Iterable[Stop],
    pictures: Path | None = None,
    then: Callable[[Page, Seen], None] | None = None,
) -> Iterator[Seen]:
    """Stop by stop; those of one size and language should follow each other, for they share a page.

    ``then``: what somebody does at a stop that was looked at.
    """
    page: Page | None = None
    names: list[str] = []
    now: tuple[Size, Language] | None = None
    thrown: list[str] = []
    for stop in stops:
        if page is None or now != (stop.size, stop.language):
            if page is not None:
                page.context.close()
            page, names = opened(browser, url, stop)
            page.on("pageerror", lambda error: thrown.append(f"script: {error}"))
            now = (stop.size, stop.language)
        seen = look(page, stop, names[stop.index], thrown, pictures)
        if then is not None:
            then(page, seen)
        yield seen
    if page is not None:
        page.context.close()


def opened(browser: Browser, url: str, stop: Stop, touch: bool = False) -> tuple[Page, list[str]]:
    width, height = stop.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=f"{stop.language}-{'DE' if stop.language == 'de' else 'GB'}",
        reduced_motion="reduce",
        has_touch=touch or width < PHONE,
    )
    page = context.new_page()
    page.goto(f"{url}/parade")
    for _ in range(200):
        if page.evaluate("window.parade !== undefined"):
            break
        page.wait_for_timeout(50)
    names: list[str] = page.evaluate("window.parade.names")
    return page, names


def look(page: Page, stop: Stop, name: str, thrown: list[str], pictures: Path | None) -> Seen:
    page.evaluate("([index, language]) => window.parade.show(index, language)", [stop.index, stop.language])
    seen = Seen(stop, name)
    note(page, seen, "", pictures)
    if stop.size[0] < PHONE and (tab := page.locator("[data-tab=hand]")).count():
        tab.click()
        page.evaluate("() => new Promise(requestAnimationFrame)")
        note(page, seen, "hand", pictures)
        page.locator("[data-tab=table]").click()
    number = 1
    while stop.steps and page.evaluate("window.parade.step()"):
        number += 1
        note(page, seen, f"step {number}", pictures)
    seen.faults += thrown
    thrown.clear()
    return seen


def note(page: Page, seen: Seen, part: str, pictures: Path | None) -> None:
    """What is wrong here and was not wrong before."""
    fresh = [fault for fault in found(page) if fault not in seen.known]
    seen.known.update(fresh)
    seen.faults += [f"{part}: {fault}" if part else fault for fault in fresh]
    if pictures is not None:
        name = f"{seen.name}-{part.replace(' ', '-')}" if part else seen.name
        seen.pictures.append(shot(page, pictures, seen.stop, name))


def found(page: Page) -> list[str]:
    faults: list[str] = page.evaluate("window.parade.faults()")
    return faults


def shot(page: Page, folder: Path, stop: Stop, name: str) -> Path:
    path = folder / f"{stop.size[0]}x{stop.size[1]}-{stop.language}" / f"{name}.jpg"
    path.parent.mkdir(parents=True, exist_ok=True)
    options: dict[str, Any] = {"type": "jpeg", "quality": 60}
    page.screenshot(path=path, **options)
    return path
