"""The film in a real browser: nothing is shown without being told, and the reader holds the handles."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.person import BOT, HUMAN, Person
from tests.browser.recorded import Projector, Recording, Studio, record
from tests.browser.support import LiveServer, Pages, wait_until

Axe = Callable[[Page], None]
FILM = ".film .words"
ROLL, WALK, WORD, READ = 2080, 1300, 1600, 3200  # milliseconds of a die, a walk, any other event, a card that is read
LONGEST = 50.0  # milliseconds of one task
CHAPTERS = {f"am-news-{what}" for what in ("turn", "broken", "danger", "proposal", "zero")}


def spans(captions: list[dict[str, Any]], until: int) -> list[tuple[str, int]]:
    """Every caption with the time it stood."""
    times = [one["at"] for one in captions] + [until]
    return [(one["text"], after - one["at"]) for one, after in zip(captions, times[1:], strict=True)]


@pytest.mark.slow
def test_a_whole_game_of_anti_monopoly_is_on_screen_for_its_beats(live_server: LiveServer, new_page: Pages) -> None:
    """Every turn: the die is seen for its time, then the walk, in the order in which it happened."""
    game = record("anti_monopoly", 3, "c", bot="steady")
    studio = Studio(new_page(film="1", viewport=(1366, 768)), live_server.url, game)
    studio.play(900_000)
    captions = studio.captions()
    shown = spans(captions, studio.page.evaluate("Date.now()"))
    dice = game.lines("am-news-rolls", "am-news-meeting-roll", "am-news-negotiation", "am-news-extra-roll")
    rolls = [f"rolls a {line['args']['die']}" for line in dice]
    walks = game.lines("am-news-moves")
    assert len(rolls) > 40
    told = [(text, time) for text, time in shown if "rolls a" in text]
    assert [roll in text for roll, (text, _) in zip(rolls, told, strict=True)] == [True] * len(rolls)
    assert min(time for _, time in told) >= ROLL
    moved = [(text, time) for text, time in shown if "moves to" in text and "bomb" not in text]
    assert len(moved) == len(walks)
    assert min(time for _, time in moved) >= WALK
    read = [time for text, time in shown if "draws “" in text]
    assert len(read) == len(game.lines("am-news-card")) > 5
    assert min(read) >= READ
    for frame, seq in zip(game.frames[1:], studio.told[1:], strict=False):
        assert seq == frame["seq"]


def test_every_volley_of_a_coup_is_seen(live_server: LiveServer, new_page: Pages) -> None:
    coup = record("junta", 4, "c", seat=1).between("junta-news-coup", "junta-news-coup-won")
    studio = Studio(new_page(film="1", viewport=(1366, 768)), live_server.url, coup)
    studio.play(900_000)
    volleys = coup.lines("junta-news-volley")
    seen = [one for one in studio.captions() if ", volley " in one["text"]]
    assert [one["dice"] for one in seen] == [len(line["args"]["dice"]) for line in volleys]
    assert len(seen) >= 6
    beside = studio.page.evaluate("window.beside")
    assert len([one for one in beside if ", volley " in one["text"]]) == len(seen), "the words stand at the battle, too"
    assert not any(one["over"] for one in beside), "never over the answers"
    for _, time in spans(studio.captions(), studio.page.evaluate("Date.now()")):
        assert time >= 600


# Where each thing lies that is pointed at first, and where the strip begins: what is below it cannot be seen.
POINTED = """() => {
  const [ring, strip] = ['.arrows .ring', '.film'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return ring && strip ? [ring.x + ring.width / 2, ring.y + ring.height / 2, strip.y] : null;
}"""


def test_on_a_phone_what_happens_comes_into_sight(live_server: LiveServer, new_page: Pages) -> None:
    """The map is wider than the window, the plates are below it: neither is pointed at where nobody sees it."""
    coup = record("junta", 4, "c", seat=1).between("junta-news-coup", "junta-news-coup-won")
    page = new_page(film="1", viewport=(390, 844), has_touch=True)
    studio = Studio(page, live_server.url, Recording("junta", 4, 1, coup.frames[:24]))
    pointed = []
    for _ in range(150):
        studio.pass_time(400)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
        if place := page.evaluate(POINTED):
            pointed.append(place)
    assert len(pointed) > 10
    assert [place for place in pointed if not (0 < place[0] < 390 and 0 < place[1] < place[2])] == []


def killed(seat: int = 0) -> Recording:
    """The updates around the death of this seat."""
    whole = record("junta", 4, "d", seat=seat)
    place = next(
        place
        for place, frame in enumerate(whole.frames)
        for line in frame["news"]
        if line["id"] == "junta-news-killed" and line["args"]["whom"] == {"seat": seat}
    )
    return Recording("junta", 4, seat, whole.frames[place - 1 : place + 4])


def test_what_happens_to_me_stops_the_film(live_server: LiveServer, new_page: Pages, axe: Axe) -> None:
    death = killed()
    page = new_page(film="1", viewport=(1366, 768))
    studio = Studio(page, live_server.url, death)
    sheet = page.locator("dialog[open]")
    for _ in range(60):
        studio.pass_time(1000)
        if sheet.count():
            break
    expect(sheet).to_contain_text("dead")
    expect(sheet.get_by_role("heading", name="Gone")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Still yours")).to_be_visible()
    expect(sheet).to_contain_text("Swiss account")
    assert page.evaluate("document.activeElement.innerText").upper() == "GO ON"
    page.clock.resume()  # the check has timers of its own
    axe(page)
    told, at = list(studio.told), studio.next
    studio.pass_time(60_000, 5_000)
    assert (studio.told, studio.next) == (told, at), "the film went on"
    for _ in range(4):  # the focus stays inside
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    sheet.get_by_role("button", name="Go on").focus()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    studio.pass_time(5_000)
    assert studio.next > at


def test_the_extra_edition_on_a_phone_in_german(live_server: LiveServer, new_page: Pages, axe: Axe) -> None:
    """With reduced motion: what happens to the reader holds the film all the same."""
    page = new_page(film="2", viewport=(390, 844), locale="de-DE", reduced_motion="reduce")
    studio = Studio(page, live_server.url, killed())
    sheet = page.locator("dialog[open]")
    for _ in range(60):
        studio.pass_time(1000)
        if sheet.count():
            break
    expect(sheet).to_contain_text("tot.")
    expect(sheet.get_by_role("button", name="Weiter")).to_be_in_viewport()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    page.clock.resume()  # the check has timers of its own
    axe(page)


def test_speeds_pause_step_and_skip(live_server: LiveServer, new_page: Pages) -> None:
    game = record("global_powers", 3, "a", most=90)
    page = new_page(film="1")
    studio = Studio(page, live_server.url, game)
    studio.waits = False
    caption = page.locator(FILM)
    loud = next(place for place, frame in enumerate(game.frames) if place and frame["news"])
    studio.send(loud + 12)
    expect(caption).to_be_visible()
    page.clock.run_for(50)
    expect(caption.locator(".rule")).to_be_visible()  # whoever did it and the rule stand beside the words
    first = caption.inner_text()
    page.keyboard.press("p")
    studio.pass_time(30_000, 5_000)
    assert caption.inner_text() == first, "it did not stand still"
    page.keyboard.press("n")
    page.clock.run_for(50)
    assert caption.inner_text() != first
    page.keyboard.press("Escape")
    page.clock.run_for(50)
    if page.locator(".film").count():  # a ceremony ends first, the story with the second key
        page.keyboard.press("Escape")
        page.clock.run_for(50)
    expect(page.locator(".film")).to_have_count(0)
    assert studio.told[-1] == game.frames[studio.next - 1]["seq"]
    studio.waits = True
    for _ in range(40):
        studio.pass_time(200)
        if page.locator(".film").count():
            break
    page.locator(".film").get_by_role("radio", name="Instant").click()
    expect(page.locator(".film")).to_have_count(0)
    studio.pass_time(3_000)
    assert studio.told[-1] >= game.frames[studio.next - 2]["seq"], "nothing is held up any more"


def test_twice_the_speed_takes_half_the_time(live_server: LiveServer, new_page: Pages) -> None:
    game = record("anti_monopoly", 3, "c", bot="steady")
    short = Recording(game.game, game.players, game.seat, game.frames[:8])
    taken = []
    for speed in ("1", "2"):
        studio = Studio(new_page(film=speed), live_server.url, short)
        studio.play(300_000)
        captions = studio.captions()
        taken.append(captions[-1]["at"] - captions[0]["at"])
    assert 1.8 < taken[0] / taken[1] < 2.2


def test_whoever_was_away_is_told_the_rest_in_one_summary(live_server: LiveServer, new_page: Pages, axe: Axe) -> None:
    game = record("junta", 4, "c", seat=1)
    page = new_page(film="1", viewport=(1366, 768))
    studio = Studio(page, live_server.url, game)
    studio.waits = False
    hide = "Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => '%s'});"
    page.evaluate(hide % "hidden" + "document.dispatchEvent(new Event('visibilitychange'))")
    for _ in range(15):  # fifteen seconds
        studio.send(3)
        studio.pass_time(1000)
    assert page.locator(FILM).count() == 0
    page.evaluate(hide % "visible" + "document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.run_for(100)
    summary = page.get_by_role("status").filter(has_text="Meanwhile")
    expect(summary).to_be_visible()
    assert summary.locator("li").count() >= 3
    page.clock.resume()  # the check has timers of its own
    axe(page)
    summary.get_by_role("button", name="Got it").click()
    expect(summary).to_have_count(0)
    studio.pass_time(20_000, 1_000)
    assert studio.told[-1] == game.frames[studio.next - 1]["seq"]


def test_a_reload_goes_on_with_a_summary(live_server: LiveServer, new_page: Pages) -> None:
    game = record("anti_monopoly", 3, "c", bot="steady")
    page = new_page(film="1")
    studio = Studio(page, live_server.url, game)
    studio.waits = False
    studio.send(4)
    studio.pass_time(1000)
    page.reload()
    page.locator(".frame").wait_for()
    page.clock.run_for(200)
    expect(page.get_by_role("status").filter(has_text="Meanwhile")).to_be_visible()


def test_reduced_motion_keeps_captions_and_holds(live_server: LiveServer, new_page: Pages) -> None:
    game = record("anti_monopoly", 3, "c", bot="steady")
    short = Recording(game.game, game.players, game.seat, game.frames[:10])
    page = new_page(film="1", reduced_motion="reduce")
    studio = Studio(page, live_server.url, short)
    studio.play(300_000)
    times = [time for text, time in spans(studio.captions(), page.evaluate("Date.now()")) if "rolls a" in text]
    assert times
    assert min(times) >= ROLL
    assert page.locator(".token").count() == 0


def test_a_replay_is_told_at_any_speed_and_by_chapters(live_server: LiveServer, new_page: Pages) -> None:
    game = record("anti_monopoly", 3, "c", bot="steady")
    page = new_page(film="1", viewport=(1366, 768))
    projector = Projector(page, live_server.url, Recording(game.game, game.players, game.seat, game.frames[:60]))
    lines = [line for frame in projector.recording.frames for line in frame["news"]]
    chapters = [line for line in lines if line["id"] in CHAPTERS]
    choice = page.get_by_label("Go to")
    assert choice.locator("option").count() == 1 + len(chapters)
    page.get_by_role("button", name="Play", exact=True).click()
    slow = spans(projector.show(12), 0)[:-1]
    assert min(time for text, time in slow if "rolls a" in text) >= ROLL
    page.get_by_label("Speed").select_option("8")
    projector.show(2, 100)  # what was being told when the speed changed
    quick = spans(projector.show(12, 100), 0)[:-1]
    assert max(time for _, time in quick) < min(time for _, time in slow)
    assert max(time for text, time in quick if "rolls a" in text) <= ROLL / 8 + 100
    page.keyboard.press("p")
    here = projector.at()
    page.keyboard.press("PageDown")
    following = next(line["n"] for line in chapters if line["n"] > here)
    wait_until(page, f"document.querySelector('.controls .slider').value === '{following}'")
    choice.select_option(str(chapters[1]["n"]))
    wait_until(page, f"location.hash.includes('at={chapters[1]['n']}&')")


def test_two_people_watch_at_different_speeds(start_server: Callable[..., LiveServer], new_page: Pages) -> None:
    """Nobody holds up anybody: the table has one pace of its own, and answers wait for no film."""
    house = start_server(None, "--pace", "0.1", dice="two speeds")
    slow, quick = new_page(film="step"), new_page()
    made = slow.request.post(
        f"{house.url}/api/tables",
        data={"game": "viva", "seats": [{**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Bruno"}, BOT], "start": False},
    ).json()
    people = [Person(slow), Person(quick)]
    slow.goto(f"{house.url}/#/t/{made['table']['id']}")
    link = next(link["url"] for link in made["links"] if link["seat"] == 1)
    quick.goto(link if link.startswith("http") else house.url + link)
    slow.locator(".hall button.primary").click()
    quick.locator("#main.stage").wait_for()
    for _ in range(4000):
        for person in people:
            if person.page.locator("dialog[open]").count():
                person.page.keyboard.press("Enter")
            elif person.state() == "asked":
                person.step()
        if people[1].round() >= 2:
            break
        slow.wait_for_timeout(20)
    assert people[1].round() >= 2, "the one who watches step by step holds up the table"
    wait_until(quick, "document.querySelector('.film') === null")


@pytest.mark.skipif(
    "CAMARILLA_TRACE" not in os.environ, reason="a stop-watch needs a machine at rest: python3 dev.py trace"
)
def test_no_task_of_the_busiest_scene_takes_fifty_milliseconds(
    live_server: LiveServer, browser: Browser, new_page: Pages
) -> None:
    """A coup as it is told, volley after volley: processor time of each task of the thread that draws."""
    coup = record("junta", 4, "c", seat=1).between("junta-news-coup", "junta-news-coup-won")
    page = new_page(film="1", viewport=(1366, 768))
    studio = Studio(page, live_server.url, Recording("junta", 4, 1, coup.frames[:9]))
    browser.start_tracing(page=page, categories=["toplevel"])
    studio.play(120_000)
    tasks = sorted(tasks_of(json.loads(browser.stop_tracing())["traceEvents"]), reverse=True)
    print(f"{len(tasks)} tasks, the longest: {[round(one, 1) for one in tasks[:5]]} ms")
    assert len(tasks) > 50
    assert tasks[0] <= LONGEST


def tasks_of(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of every task of a thread that draws pages."""
    drawing = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    return [one["tdur"] / 1000 for one in events if "tdur" in one and (one["pid"], one["tid"]) in drawing]
