"""The frame around every table: it carries any game, survives a dead server, seats friends by link, shows it again."""

import re
import socket
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.support import LiveServer, Pages

ASKED = ".slip[data-state=asked]"


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Bots do not stop to think: these tests look at the frame, not at the game."""
    server = LiveServer(tmp_path_factory.mktemp("quick") / "games.sqlite", "--pace", "0", dice="frame")
    yield server
    server.stop()


def in_plain_words(page: Page) -> None:
    """The table without a drawing: what every game must be playable with."""
    page.add_init_script(
        "localStorage.setItem('camarilla.settings', JSON.stringify({board: 'plain', motion: 'reduced'}))"
    )


def open_table(page: Page, house: LiveServer, game: str = "viva", friends: int = 0) -> None:
    page.goto(house.url)
    page.locator(f".poster.ground-{game} button").click()
    dialog = page.get_by_role("dialog")
    for seat in range(1, friends + 1):
        dialog.locator(".seats select").nth(seat).select_option("human")
    dialog.locator("footer .primary").click()


def telegram(page: Page) -> Locator:
    return page.locator(".desk .slip")


def answer_something(page: Page, turn: int) -> bool:
    """A whole answer, or the next small step of one; different ones in different turns.

    False if the question was gone before the click came: others at the table may be quicker.
    """
    send = page.locator(".desk .finish .primary")
    choices = page.locator(".desk .choice")
    if send.count() and (choices.count() == 0 or turn % 3 == 0):
        button = send.first
    elif count := choices.count():
        button = choices.nth(turn * 7 % count)
    else:
        button = page.locator(".desk .amount .primary")
    try:
        button.click(timeout=3_000)
    except TimeoutError:
        return False
    return True


def play_on(page: Page, answers: int, patience: int = 4000) -> int:
    """Answers as often as asked; returns how many answers there were before the end of the game."""
    given = 0
    for _ in range(patience):
        state = page.evaluate("document.querySelector('.slip')?.dataset.state")
        if state == "over" or given >= answers:
            break
        if state == "asked" and page.locator(".desk .choice, .desk .finish .primary, .desk .amount .primary").count():
            given += answer_something(page, given)
        page.wait_for_timeout(60)
    return given


@pytest.mark.parametrize("game", ["viva", "global_powers", "anti_monopoly"])
def test_any_game_can_be_played_through_the_telegram(
    quick_house: LiveServer, new_page: Pages, axe: Callable[[Page], None], game: str
) -> None:
    page = new_page(locale="de-DE")
    in_plain_words(page)
    open_table(page, quick_house, game)
    expect(page.get_by_role("region", name="Was du weißt").first).to_be_visible()
    assert play_on(page, 12) >= 5
    assert "⟦" not in page.inner_text("body"), "a text is missing"
    axe(page)


def test_a_dead_server_is_told_and_its_return_noticed(start_server: Callable[..., LiveServer], new_page: Pages) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    house = start_server(None, "--port", port, "--pace", "0")
    page = new_page()
    in_plain_words(page)
    open_table(page, house)
    expect(page.locator(ASKED)).to_be_visible()
    question = page.locator(".question").inner_text()
    house.process.kill()
    expect(telegram(page)).to_have_attribute("data-state", "offline")
    expect(telegram(page)).to_contain_text("Line is down")
    page.get_by_role("button", name="Try now").click()
    start_server(house.database, "--port", port, "--pace", "0")
    expect(page.locator(ASKED)).to_be_visible()
    assert page.locator(".question").inner_text() == question
    assert play_on(page, 3) == 3


def test_a_friend_takes_a_seat_by_its_link(quick_house: LiveServer, new_page: Pages) -> None:
    host = new_page()
    in_plain_words(host)
    open_table(host, quick_house, friends=1)
    expect(host.get_by_role("heading", name="Waiting for travellers")).to_be_visible()
    link = host.get_by_label("Seat 2").input_value()
    friend = new_page(viewport=(390, 844), locale="de-DE")
    in_plain_words(friend)
    friend.goto(link)
    expect(friend).to_have_url(re.compile("/#/t/[^/]+$"))
    assert link.rsplit("/", 1)[1] not in friend.url, "the secret stays out of the address"
    friend.get_by_label("Dein Name an diesem Tisch").fill("Otto")
    friend.get_by_role("button", name="Speichern").click()
    expect(host.locator(".hall.panel")).to_contain_text("Otto")
    expect(host.locator(".hall.panel .free")).to_have_count(0)
    host.get_by_role("button", name="Start now").click()
    for page in (host, friend):
        expect(telegram(page)).to_be_visible()


def test_a_spectator_sees_the_table_and_is_asked_nothing(quick_house: LiveServer, new_page: Pages) -> None:
    player = new_page()
    in_plain_words(player)
    open_table(player, quick_house)
    expect(player.locator(ASKED)).to_be_visible()
    spectator = new_page()
    in_plain_words(spectator)
    spectator.goto(player.url)
    expect(telegram(spectator)).to_have_attribute("data-state", "waiting")
    expect(spectator.locator(".desk .choice")).to_have_count(0)


def test_a_rule_number_opens_its_paragraph_beside_the_question(quick_house: LiveServer, new_page: Pages) -> None:
    page = new_page(viewport=(1440, 900))
    in_plain_words(page)
    open_table(page, quick_house)
    number = page.locator(".slip header .rule")
    rule = number.inner_text()
    number.click()
    paragraph = page.locator(f'.book [data-rule="{rule}"]')
    expect(paragraph).to_be_visible()
    expect(page.locator(ASKED)).to_be_in_viewport(ratio=1)
    box, book = page.locator(".slip").bounding_box(), page.locator(".book").bounding_box()
    assert box is not None
    assert book is not None
    assert book["x"] + book["width"] <= box["x"], "the book lies beside the question, not over it"
    page.keyboard.press("Escape")
    expect(page.locator(".book")).to_have_count(0)


def test_a_finished_game_is_reckoned_and_can_be_seen_again(quick_house: LiveServer, new_page: Pages) -> None:
    page = new_page()
    in_plain_words(page)
    open_table(page, quick_house, "anti_monopoly")
    play_on(page, 400, patience=8000)
    expect(page.get_by_role("heading", name="Final reckoning")).to_be_visible()
    page.get_by_role("dialog").get_by_role("link", name="See it again").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    position = page.get_by_role("slider", name="Position in the game")
    expect(position).to_have_value("1")
    page.get_by_role("button", name="One step on").click()
    expect(position).to_have_value("2")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("Download the log")).to_be_visible()


def test_settings_change_the_table_at_once(
    quick_house: LiveServer, new_page: Pages, axe: Callable[[Page], None]
) -> None:
    page = new_page(color_scheme="light")
    in_plain_words(page)
    open_table(page, quick_house)
    expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Deutsch", exact=True).click()
    page.get_by_text("Nacht", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.keyboard.press("Escape")
    expect(telegram(page)).to_contain_text("Telegramm für")
    axe(page)
