"""Anti-Monopoly III in a real browser: a crisis in each outcome, an indictment, the end of a game, the phone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from tests.browser.support import LiveServer, Pages

Axe = Callable[[Page], None]
Picture = Callable[..., Path]
PATIENCE = 120  # questions; whole games are shorter


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose bots do not take their time."""
    server = LiveServer(tmp_path_factory.mktemp("house") / "games.sqlite", "--pace", "0.02", dice="crisis")
    yield server
    server.stop()


def sit_down(page: Page, house: LiveServer, *bots: str, **switches: str) -> None:
    """A person opens a table against these bots and sees the board."""
    seats = [
        {"kind": "human", "name": "Inez"},
        *[{"kind": "bot", "bot": bot, "name": f"{bot} {i}"} for i, bot in enumerate(bots)],
    ]
    order = {"game": "anti_monopoly", "seats": seats, "switches": switches, "start": True}
    opened = page.request.post(f"{house.url}/api/tables", data=order)
    assert opened.ok, opened.text()
    page.goto(f"{house.url}/#/t/{opened.json()['table']['id']}")
    expect(page.locator(".board svg")).to_be_visible()


def asked(page: Page) -> str:
    """Waits for the next question and says what it is: call, reply, pledge, list, send (nothing left to add) or end."""
    ways = {
        "end": ".end",
        "call": ".desk .call",
        "reply": ".desk .reply",
        "pledge": ".desk .pledge",
        "list": ".desk .options .choice",
        "send": ".desk .slip .primary:not([disabled])",
    }
    before = ""
    for _ in range(1200):
        now = next((way for way, where in ways.items() if page.locator(where).count()), "")
        if now and now == before:  # a slip that is still being drawn looks like another one
            return now
        before = now
        page.wait_for_timeout(50)
    raise AssertionError("nothing is asked")


def press(button: Locator) -> None:
    """A click; a slip may go away under the finger: it had been answered, or was forced and answered itself."""
    for attempt in range(20):
        try:
            button.click(timeout=5000)
            return
        except Error:
            if not button.count():
                return
            if attempt == 19:
                raise


def call(page: Page, card: int = 0, player: int = 0) -> None:
    """Lays a card and asks a player for its twin."""
    press(page.locator(".call .cards button").nth(card))
    press(page.locator(".call .players button:not([disabled])").nth(player))
    press(page.locator(".call .primary:not([disabled])"))


def answer(page: Page, way: str, at: int = 0) -> None:
    """Some legal answer, by clicking."""
    if way == "call":
        call(page)
    elif way == "pledge":
        press(page.locator(".pledge .primary"))
    elif way == "reply":
        press(page.locator(".reply .choice").first)
    elif way == "send":
        press(page.locator(".desk .slip .primary"))
    else:
        press(page.locator(".desk .options .choice").nth(at))
    settled(page)


def settled(page: Page) -> None:
    """The answer has gone; what it was is no longer on the slip."""
    page.wait_for_timeout(120)


def newspaper(page: Page) -> Locator:
    """Beside the board it is folded to a line; a click opens it, once the final reckoning no longer lies over it."""
    reckoning = page.locator("dialog[open]", has=page.locator(".end"))
    if reckoning.count():  # it opens by itself when a game is over
        page.keyboard.press("Escape")
        expect(reckoning).to_have_count(0)
    paper = page.locator("dialog[open] .paper")
    if not paper.count():
        page.locator(".paper-line").click()
    return paper


def news(page: Page) -> str:
    text = newspaper(page).inner_text()
    page.keyboard.press("Escape")
    return text


def play_until(page: Page, done: Callable[[str], bool], again: Callable[[], None]) -> None:
    """Answers whatever is asked until something has happened; a game that is over is followed by another one."""
    for _ in range(PATIENCE):
        way = asked(page)
        if done(way):
            return
        if way == "end":
            page.reload()
            again()
        else:
            answer(page, way)
    raise AssertionError("it did not happen")


OUTCOMES = [
    ("dove", "Handshake, photographers, relief.", "joined"),
    ("hawk", "refuses, loudly.", "refused"),
    ("dove", "has misjudged the situation.", "lacked"),
]


@pytest.mark.parametrize(("bot", "told", "name"), OUTCOMES, ids=[name for *_, name in OUTCOMES])
def test_a_crisis(house: LiveServer, new_page: Pages, picture: Picture, bot: str, told: str, name: str) -> None:
    """Face to face with a bot: it joins in, refuses, or has not the card."""
    page = new_page(viewport=(1440, 900), reduced_motion="reduce")
    switches = {"coopValues": "6"} if name == "lacked" else {}

    def begin() -> None:
        sit_down(page, house, bot, **switches)

    begin()
    play_until(page, lambda way: told in news(page), begin)
    assert told in news(page)
    picture(page, f"anti-monopoly-crisis-{name}")


def test_face_to_face_in_a_crisis(house: LiveServer, new_page: Pages, axe: Axe, picture: Picture) -> None:
    """The slip offers a card, then a player, then the sending; nothing is sent before."""
    page = new_page(viewport=(1440, 900), reduced_motion="reduce")
    sit_down(page, house, "dove", "steady")
    play_until(page, lambda way: way == "call", lambda: sit_down(page, house, "dove", "steady"))
    expect(page.locator(".middle.crisis")).to_be_visible()
    send = page.locator(".call .primary")
    expect(send).to_have_text("Choose a card first")
    page.locator(".own button.card").first.click()  # the hand is lit as well
    expect(send).to_have_text("Now choose a player")
    page.locator(".side button.plate.lit").first.click()  # and so are the players
    expect(send).to_contain_text("Ask ")
    axe(page)
    picture(page, "anti-monopoly-face-to-face")
    send.click()
    expect(newspaper(page)).to_contain_text("Crisis: Inez lays a")


def test_an_indictment(house: LiveServer, new_page: Pages, axe: Axe, picture: Picture) -> None:
    """A chip is bought, lies on its monopoly, and the bar counts it."""
    page = new_page(viewport=(1440, 900), reduced_motion="reduce")

    def begin() -> None:
        sit_down(page, house, "hawk", "hawk")

    begin()
    chance = page.get_by_role("button", name="Indict for")
    play_until(page, lambda way: way == "list" and chance.count() > 0, begin)
    expect(page.locator(".middle.monopoly")).to_be_visible()
    axe(page)
    picture(page, "anti-monopoly-monopoly")
    chance.first.click()
    expect(newspaper(page)).to_contain_text("Inez indicts the")


def test_the_end_of_a_game(house: LiveServer, new_page: Pages, axe: Axe, picture: Picture) -> None:
    """Whatever happens, it happens to all: one poster for everybody, and the order of honour."""
    page = new_page(viewport=(1440, 900), reduced_motion="reduce")
    sit_down(page, house, "hawk", "hawk", "steady")
    for _ in range(PATIENCE):
        way = asked(page)
        if way == "end":
            break
        answer(page, way)
    poster = page.locator(".end")
    expect(poster.get_by_role("heading", level=3)).to_have_text(
        "All have lost" if "zero" in (poster.get_attribute("class") or "") else "All have won"
    )
    expect(poster.locator("li")).to_have_count(4)
    axe(page)
    picture(page, "anti-monopoly-end")


def test_on_a_phone_in_german_by_keys_alone(house: LiveServer, new_page: Pages, axe: Axe, picture: Picture) -> None:
    """Number keys answer, Tab and Enter do the rest; nothing is wider than the screen."""
    page = new_page(viewport=(390, 844), locale="de-DE", reduced_motion="reduce", has_touch=True)
    sit_down(page, house, "dove", "tit-for-tat")
    expect(page.locator(".facts")).to_contain_text("Bombe auf")
    seen = set()
    for _ in range(14):
        way = asked(page)
        if way not in seen:
            seen.add(way)
            picture(page, f"anti-monopoly-phone-{way}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if way == "end":
            break
        if way == "call":
            page.locator(".call .cards button").first.focus()
            page.keyboard.press("Enter")
            page.locator(".call .players button:not([disabled])").first.focus()
            page.keyboard.press("Enter")
            page.locator(".call .primary:not([disabled])").focus()
            page.keyboard.press("Enter")
        elif way == "pledge":
            page.locator(".pledge .primary").focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        settled(page)
    axe(page)
