"""No answer is ever hidden: every kind of question of every game, laid out in a real browser and looked at.

German, which is longer, at the sizes of a laptop and of a phone, there step by step, and a tenth of the rest;
`dev.py parade` does it all.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser import support

from parade.collect import collected
from parade.walk import Seen, Stop, opened, walk, whole_parade

FULL = (((1366, 768), "de"), ((390, 844), "de"))
CLICKED = ((1366, 768), "de")
STEPPED = ((390, 844), "de")  # where the further steps of every answer are looked at as well
PART = 10  # one of so many of the other stops
SEED = 12
# buttons that answer: none that is off, explains a rule, opens what else could be done, or asks why not
ANSWERS = "button:not([disabled]):not([aria-disabled=true]):not(.rule):not(.any):not([aria-keyshortcuts='?'])"
Collected = tuple[list[dict[str, Any]], list[str]]


@pytest.fixture(scope="module")
def positions() -> Collected:
    return collected()


@pytest.fixture(scope="module")
def parade(positions: Collected, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("parade")
    file = folder / "positions.json"
    file.write_text(json.dumps(positions[0]), encoding="utf-8")
    server = support.LiveServer(folder / "games.sqlite", "--parade", str(file))
    yield server.url
    server.stop()


def stops(count: int) -> list[Stop]:
    """In the order of their sizes and languages, so that pages are shared."""
    choice = random.Random(SEED)
    return [
        Stop(stop.index, stop.size, stop.language, steps=(stop.size, stop.language) == STEPPED)
        for stop in whole_parade(count)
        if (stop.size, stop.language) in FULL or choice.randrange(PART) == 0
    ]


def test_every_kind_of_question_has_a_position(positions: Collected) -> None:
    assert positions[1] == []


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_every_answer_is_in_sight_and_can_be_clicked_and_no_text_is_cut(
    browser: Browser, parade: str, positions: Collected
) -> None:
    """Real clicks at one size: the first answer of each slip is said to the server, or put into the answer."""
    silent, clicked = [], 0

    def click(page: Page, seen: Seen) -> None:
        nonlocal clicked
        if (seen.stop.size, seen.stop.language) != CLICKED:
            return
        clicked += 1
        slip = page.locator(".desk [data-state]")
        before = slip.inner_html()
        slip.locator(".body").locator(ANSWERS).first.click()
        for _ in range(400):
            if page.evaluate("window.parade.heard()") or slip.inner_html() != before:
                break
            page.wait_for_timeout(25)
        else:
            silent.append(seen.name)

    walked = list(walk(browser, parade, stops(len(positions[0])), then=click))
    faults = [f"{one.stop.where} {one.name}: {fault}" for one in walked for fault in one.faults]
    assert not faults, "\n".join(faults)
    assert (silent, clicked) == ([], len(positions[0]))


def test_a_finger_drags_units_along_their_street(browser: Browser, parade: str, positions: Collected) -> None:
    """The same two steps as two clicks, by real touches; no click follows them."""
    place, marching = next(
        (index, one) for index, one in enumerate(positions[0]) if one["name"] == "junta-ask-coup-turn"
    )
    units, goal = marching["way"][:2]
    page, _ = opened(browser, parade, Stop(place, (1366, 768), "en"), touch=True)
    page.evaluate("(index) => window.parade.show(index, 'en')", place)
    finger = page.context.new_cdp_session(page)
    start, end = [middle(page, area) for area in (units.split("@")[1], goal)]
    for kind, at in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
        page.wait_for_timeout(30)
    said: list[list[str]] = []
    for _ in range(400):
        said = [one["so_far"] for one in page.evaluate("window.parade.heard()") if one["type"] == "steps"]
        if len(said) >= 2:
            break
        page.wait_for_timeout(25)
    page.context.close()
    assert said == [[units], [units, goal]]


def middle(page: Page, area: str) -> dict[str, float]:
    box = page.locator(f"[data-place={area}]").first.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_the_parade_is_for_developers_only(live_server: support.LiveServer, browser: Browser) -> None:
    page = browser.new_page()
    for path in ("/parade", "/api/parade"):
        answer = page.request.get(live_server.url + path)
        assert answer.status == 404, path
    page.close()
