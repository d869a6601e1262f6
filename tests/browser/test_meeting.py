"""People meet: on the departures board, by invitation, and on a second device."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import LiveServer, Pages

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path_factory.mktemp("meeting") / "games.sqlite", "--pace", "0")
    yield server
    server.stop()


def guest(new_page: Pages, house: LiveServer, name: str) -> Page:
    """Somebody with a name of his own on a device of his own."""
    page = new_page(reduced_motion="reduce")
    page.add_init_script(
        f"localStorage.getItem('camarilla.settings') ?? localStorage.setItem('camarilla.settings', "
        f"JSON.stringify({{name: '{name}', board: 'plain', motion: 'reduced'}}))"
    )
    page.goto(house.url)
    return page


def open_table(page: Page, company: str, name: str) -> None:
    page.locator(".poster.ground-viva button").click()
    dialog = page.get_by_role("dialog", name="Open a table")
    dialog.get_by_role("radio", name=company).check()
    dialog.get_by_label("Name of the table").fill(name)
    dialog.get_by_role("button", name="3", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".hall.panel")).to_contain_text(name)


def test_an_open_table_fills_from_the_board(new_page: Pages, house: LiveServer, axe: Callable[[Page], None]) -> None:
    ana = guest(new_page, house, "Ana")
    ana.locator(".poster.ground-viva button").click()
    dialog = ana.get_by_role("dialog", name="Open a table")
    dialog.get_by_role("radio", name="Whoever comes").check()
    dialog.get_by_text("How you play").click()
    dialog.get_by_role("radio", name="Slow").check()
    dialog.get_by_role("radio", name="3 days").check()
    dialog.get_by_text("House rules").click()
    axe(ana)
    dialog.get_by_label("Name of the table").fill("The long wait")
    dialog.get_by_role("button", name="3", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    hall = ana.locator(".hall.panel")
    expect(hall).to_contain_text("Open table · 3 days a move")
    axe(ana)
    ana.get_by_role("listitem", name="Free seat, chair 3").get_by_role("button", name="Give it to a bot").click()

    ben = guest(new_page, house, "Ben")
    line = ben.get_by_role("row", name="The long wait")
    expect(line).to_contain_text("1 free")
    expect(line).to_contain_text("3 days a move")
    line.get_by_role("button", name="Board: The long wait").click()
    axe(ben)
    ben.get_by_role("dialog").get_by_role("button", name="Take the seat").click()
    expect(ben.get_by_role("listitem", name="Ana, chair 1")).to_be_visible()
    expect(ana.get_by_role("listitem", name="Ben, chair 2")).to_be_visible()

    # Nobody is sent away by one click: also the seat for a bot is asked for twice.
    ana.get_by_role("listitem", name="Ben, chair 2").get_by_role("button", name="Give it to a bot").click()
    asked = ana.get_by_role("dialog", name="Give it to a bot")
    expect(asked).to_contain_text("Ben loses this seat at once")
    asked.get_by_role("button", name="Never mind").click()
    expect(ana.get_by_role("listitem", name="Ben, chair 2")).to_be_visible()

    # The host changes her mind, and Ben comes back.
    ana.get_by_role("listitem", name="Ben, chair 2").get_by_role("button", name="Free this seat").click()
    ana.get_by_role("dialog").get_by_role("button", name="Free this seat").click()
    expect(ben.get_by_text("You no longer have a seat at this table.")).to_be_visible()
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("dialog").get_by_role("button", name="Take the seat").click()
    ana.get_by_role("listitem", name="Ben, chair 2").wait_for()
    ben.get_by_role("button", name="Start now").click()
    for page in (ana, ben):
        expect(page.locator(".desk .slip")).to_be_visible()
        expect(page.get_by_label("Seats", exact=True)).to_contain_text(re.compile("Ana.*Ben", re.DOTALL))


def test_an_invitation_and_a_second_device(new_page: Pages, house: LiveServer, axe: Callable[[Page], None]) -> None:
    host, cleo = guest(new_page, house, "Dora"), guest(new_page, house, "Cleo")
    open_table(host, "Friends", "The back room")
    link = host.get_by_role("textbox", name="Seat 2").input_value()
    expect(cleo.get_by_role("heading", name="Departures")).to_be_visible()
    assert cleo.get_by_role("row", name="The back room").count() == 0
    cleo.goto(link)
    expect(cleo.get_by_role("listitem", name="Dora, chair 1")).to_be_visible()
    key = link.rsplit("/", 1)[1]
    assert key not in cleo.url
    assert key not in cleo.evaluate("JSON.stringify([location.href, document.referrer, document.cookie])")
    expect(host.get_by_role("listitem", name="chair 2")).not_to_contain_text("Free seat")
    sitting = str(host.get_by_role("listitem", name="chair 2").get_attribute("aria-label")).split(",")[0]

    # The link is spent: whoever has it besides her can only ask for another.
    late = guest(new_page, house, "Late")
    late.goto(link)
    expect(late.get_by_role("heading", name="This seat will not be yours")).to_be_visible()
    expect(late.get_by_text(f"{sitting} is already sitting where this invitation leads.")).to_be_visible()
    assert key not in late.url
    late.get_by_role("button", name="Ask the host for a new link").click()
    expect(late.get_by_text("The host can see that you are waiting")).to_be_visible()
    expect(host.get_by_text("Somebody came with a spent invitation")).to_be_visible()

    # Cleo makes an account afterwards, and finds her seat on the telephone.
    cleo.goto(house.url)
    cleo.get_by_role("button", name="Sign in").click()
    dialog = cleo.get_by_role("dialog", name="Account")
    dialog.get_by_role("radio", name="New account").check()
    dialog.get_by_label("Name").fill("Cleo")
    dialog.get_by_label("Password").fill("short")
    dialog.get_by_role("button", name="Create the account").click()
    expect(dialog.get_by_role("alert")).to_have_text("A password has at least 8 characters.")
    axe(cleo)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Create the account").click()
    expect(cleo.get_by_role("button", name="Signed in as Cleo")).to_be_visible()

    phone = new_page(viewport=(390, 844))
    phone.goto(house.url)
    expect(phone.get_by_text("No ticket yet")).to_be_visible()
    phone.get_by_role("button", name="Sign in").click()
    dialog = phone.get_by_role("dialog", name="Account")
    dialog.get_by_label("Name").fill("cleo")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Sign in").click()
    phone.get_by_role("listitem").filter(has_text="The back room").get_by_role("link", name="To the table").click()
    expect(phone.get_by_role("listitem", name="chair 2")).to_contain_text("(you)")
    expect(phone.get_by_text("The host starts; once everybody is here, so can you.")).to_be_visible()
    host.get_by_role("button", name="Start now").click()
    expect(phone.locator(".desk .slip")).to_be_visible()
    expect(host.locator(".desk .slip")).to_be_visible()
    phone.goto(f"{house.url}/#/archive")
    expect(phone.get_by_role("heading", name="Archive")).to_be_visible()
    phone.get_by_role("button", name="Signed in as Cleo").click()
    phone.get_by_role("dialog", name="Account").get_by_role("button", name="Sign out").click()
    phone.goto(house.url)
    expect(phone.get_by_text("No ticket yet")).to_be_visible()
