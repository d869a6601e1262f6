"""Time runs out, a bot takes the chair, its owner comes back and plays on; hours pass without anybody waiting."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect
from tests.browser.support import Pages
from tests.browser.turned import TurnedHouse

ASKED = ".slip[data-state=asked]"
PLAIN = (
    "localStorage.setItem('camarilla.settings', JSON.stringify({board: 'plain', motion: 'reduced', language: '%s'}))"
)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TurnedHouse]:
    house = TurnedHouse(tmp_path / "games.sqlite")
    yield house
    house.stop()


def person(new_page: Pages, link: str, language: str = "en", width: int = 1280) -> Page:
    page = new_page(viewport=(width, 844 if width < 700 else 800))
    page.add_init_script(PLAIN % language)
    page.goto(link)
    expect(page.locator(".desk .slip")).to_be_visible()
    return page


def answer(page: Page) -> None:
    """Any whole answer, in as many steps as it takes."""
    asked = page.locator(ASKED)
    ready = asked.locator(".finish .primary:enabled")
    for _ in range(200):
        if not asked.count():
            return
        try:
            if ready.count():
                ready.first.click(timeout=3000)
                return
            asked.locator(".choice:enabled").first.click(timeout=3000)
        except Error:  # the slip went away under the finger: the answer was whole, or the question is another one
            pass
        page.wait_for_timeout(100)


def test_a_bot_takes_the_chair_until_its_owner_is_back(
    house: TurnedHouse, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    table, (mine, friends) = house.open("hhb", pace="slow", deadline=3600, absence="takeover")
    anna = person(new_page, mine)
    ben = person(new_page, friends, "de", width=390)
    # whoever is asked sees his time, in the bar and on the slip
    seat = house.table(table).record.asked[0]
    late, other = (anna, ben) if seat == 0 else (ben, anna)
    expect(late.locator(f"{ASKED} [role=timer]")).to_be_visible()
    expect(other.locator("header.bar [role=timer]")).to_be_visible()
    house.turn(table, 2800)
    late.reload()
    expect(late.locator(f"{ASKED} [role=timer].urgent")).to_contain_text("13:")
    picture(late, "absence-clock")
    house.turn(table, 801)
    expect(late.locator(".banner")).to_be_visible()
    expect(late.locator(".desk .slip h2")).to_contain_text("bot" if late is anna else "Bot")
    expect(late.locator(ASKED)).to_have_count(0)
    axe(late)
    picture(late, "absence-stood-in")
    # the others see it, and the match goes on without him
    expect(other.locator(".plate.away")).to_have_count(1)
    expect(other.locator(".others")).to_contain_text("Ein Bot vertritt" if other is ben else "A bot stands in for")
    # whoever opens the table again after a while is told what happened
    late.evaluate(f"localStorage.setItem('camarilla.seen.{table}', '1')")
    late.reload()
    expect(late.get_by_role("dialog").locator("li").first).to_be_visible()
    axe(late)
    picture(late, "absence-digest")
    late.get_by_role("dialog").locator("footer button").click()
    late.locator(".banner button").click()
    expect(late.locator(".banner")).to_have_count(0)
    expect(other.locator(".plate.away")).to_have_count(0)
    for _ in range(800):
        if late.locator(ASKED).count():
            break
        if other.locator(ASKED).count():
            answer(other)
        late.wait_for_timeout(100)
    number = house.table(table).record.number
    expect(late.locator(f"{ASKED} [role=timer]")).to_be_visible()
    answer(late)
    expect(late.locator(".banner")).to_have_count(0)
    for _ in range(1200):
        if house.table(table).record.number > number:
            break
        late.wait_for_timeout(50)
    assert house.table(table).record.number > number


def test_the_table_votes_on_a_pause_and_on_somebody_who_left(
    house: TurnedHouse, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    table, links = house.open("hhh", pace="live", door="open")
    anna, ben, chris = (
        person(new_page, links[0]),
        person(new_page, links[1], "de", width=390),
        person(new_page, links[2]),
    )
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Pause", exact=True).click()
    expect(ben.locator(".vote")).to_contain_text("Machen wir eine Pause?")
    axe(ben)
    picture(ben, "absence-vote-phone")
    ben.locator(".vote .yes.btn").click()
    for page in (anna, ben, chris):
        expect(page.locator(".curtain")).to_be_visible()
    axe(anna)
    picture(anna, "absence-pause")
    picture(ben, "absence-pause-phone")
    anna.get_by_role("button", name="Look at the table").click()
    expect(anna.locator(".curtain")).to_have_count(0)
    ben.locator(".curtain .primary").click()
    chris.locator(".vote .yes.btn").click()
    for page in (anna, ben, chris):
        expect(page.locator(".curtain")).to_have_count(0)
    chris.close()
    expect(anna.locator(".plate.offline")).to_have_count(1)
    anna.get_by_role("button", name="Menu").click()
    replace = anna.get_by_role("button", name="A bot for")
    replace.click()
    expect(anna.get_by_role("alert")).to_contain_text("offline for 3 minutes")
    house.turn(table, 180)
    replace.click()
    expect(anna.locator(".vote")).to_be_visible()
    picture(anna, "absence-vote")
    ben.locator(".vote .yes.btn").click()
    expect(anna.locator(".plate.away")).to_have_count(1)
    assert house.table(table).record.seats[2].stand_in


def test_the_house_opens_without_a_line_and_keeps_nothing_of_the_games(
    house: TurnedHouse, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    table, links = house.open("hbb", pace="slow", deadline=3600)
    page = person(new_page, links[0], width=390)
    # by which ways one is told of one's turn
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Web address").fill(f"{house.url}/hook")
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.locator("li")).to_contain_text("127.0.0.1")
    expect(dialog.locator(".secret code")).to_be_visible()
    axe(page)
    picture(page, "absence-notices")
    dialog.get_by_role("button", name="Stop").click()
    expect(dialog.locator("li")).to_have_count(0)
    page.keyboard.press("Escape")
    # the shell is kept
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.locator(".desk .slip")).to_be_visible()
    kept = page.evaluate(
        "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url)))"
        ".then((urls) => urls.map((url) => url.pathname + url.search))"
    )
    assert "/" in kept
    assert not [
        path for path in kept if path != "/" and not path.startswith(("/assets/", "/favicon", "/maskable", "/man"))
    ]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The line is dead")).to_be_visible()
    axe(page)
    picture(page, "absence-offline-table")
    page.goto(f"{house.url}/#/")
    expect(page.locator(".note.dead")).to_be_visible()
    picture(page, "absence-offline-lobby")
    page.context.set_offline(False)
    page.goto(f"{house.url}/#/t/{table}")
    expect(page.locator(".desk .slip")).to_be_visible()
