"""Several people at one device, an answer taken back, and a line that breaks in the middle of a sealed order."""

import socket
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.person import BOT, HUMAN, Person, open_table
from tests.browser.support import LiveServer

Axe = Callable[[Page], None]


def curtain(page: Page) -> Any:
    return page.locator(".curtain")


NAMES = ("Ada", "Bo")
DICE = "envelope6"  # the bot becomes Presidente, so both people give orders


def asked(people: Person, seat: int) -> str:
    """The key of what this one of the people at the device is asked."""
    mine = [frame["seen"] for frame in people.frames if frame.get("seen") and frame["seen"]["you"] == seat]
    question = mine[-1]["question"]
    return question["key"] if question and people.state() == "asked" else ""


def until_orders(people: Person, page: Page) -> int:
    """Whoever is asked answers, and the device goes round, until one of them gives orders: his seat."""
    holder = 0
    for _ in range(4000):
        if curtain(page).count():
            said = page.locator(".curtain h1").text_content() or ""
            page.locator(".curtain .primary:not([aria-disabled])").click()
            holder = next(seat for seat, name in enumerate(NAMES) if said.endswith(name))
        elif asked(people, holder) == "viva-ask-orders":
            return holder
        else:
            people.step()
    raise AssertionError("nobody was ever asked for orders")


def test_people_who_share_a_device_have_a_curtain_between_their_secrets(
    new_page: Callable[..., Page], start_server: Callable[..., LiveServer], axe: Axe
) -> None:
    house = start_server(None, "--pace", "0", dice=DICE)
    page = new_page(viewport=(1280, 800), reduced_motion="reduce")
    people = Person(page)
    page.goto(house.url)
    made = open_table(page, [{**HUMAN, "name": "Ada"}, {**HUMAN, "name": "Bo", "here": True}, BOT])
    page.goto(f"{house.url}/#/t/{made['table']['id']}")
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()
    axe(page)
    first = until_orders(people, page)
    # Ada's and Bo's orders are sealed one after the other: what the first one saw is gone before the second one looks
    mine = page.locator("section.own").inner_text()
    assert len(mine) > 20
    while not curtain(page).count():
        people.step()
    other = NAMES[1 - first]
    expect(page.get_by_role("heading", name=f"Hand the device to {other}")).to_be_visible()
    assert page.locator(".frame, section.own, [data-state]").count() == 0
    under = page.evaluate("document.documentElement.outerHTML")
    for line in {line.strip() for line in mine.splitlines() if len(line.strip()) > 6}:
        assert line not in under
    assert page.title() == "Camarilla"
    assert other in (page.locator(".curtain .primary").text_content() or "")
    axe(page)
    page.keyboard.press("Enter")  # a key that is still down does not lift it
    expect(curtain(page)).to_be_visible()
    page.locator(".curtain .primary:not([aria-disabled])").click()
    expect(page.locator(".frame")).to_be_visible()
    assert {frame["seen"]["you"] for frame in people.frames if frame.get("seen")} == {0, 1}


def test_a_sealed_order_is_taken_back_and_survives_a_broken_line(
    new_page: Callable[..., Page], start_server: Callable[..., LiveServer], axe: Axe
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    house = start_server(None, "--port", port, "--pace", "0", dice=DICE)
    page = new_page(viewport=(390, 844), reduced_motion="reduce", has_touch=True)
    people, friend = Person(page), new_page(viewport=(800, 800), reduced_motion="reduce")
    page.goto(house.url)
    made = open_table(page, [{**HUMAN, "name": "Ada"}, {**HUMAN, "name": "Bo"}, BOT], start=True)
    page.goto(f"{house.url}/#/t/{made['table']['id']}")
    link = next(one["url"] for one in made["links"] if one["seat"] == 1)
    other = Person(friend)
    friend.goto(link)
    friend.locator(".frame").wait_for()
    for there in (page, friend):
        there.locator("[data-state]").wait_for()
    for _ in range(4000):
        if people.asked() == "viva-ask-orders" and other.asked() == "viva-ask-orders":
            break
        for one in (people, other):
            if one.asked() not in ("", "viva-ask-orders"):
                one.step()
        page.wait_for_timeout(30)
    while people.state() == "asked":
        people.step()
    expect(page.locator("[data-state=sealed]")).to_be_visible()
    axe(page)
    # the whole answer comes back, and the friend sees that Ada thinks again
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-state=asked]")).to_be_visible()
    for _ in range(3000):  # the friend's frame comes by its own way
        if 0 in other.newest()["awaited"]["seats"]:
            break
        friend.wait_for_timeout(25)
    assert 0 in other.newest()["awaited"]["seats"]
    # the line breaks before Ada's order is on its way: it is kept, sent once, and the friend's goes on beside it
    house.process.kill()
    expect(page.locator("[data-state=offline]")).to_be_visible()
    start_server(house.database, "--port", port, "--pace", "0")
    while people.state() != "sealed":
        people.step()
    sealed = people.newest()["view"]
    house_again = len(people.frames)
    page.reload()
    expect(page.locator("[data-state=sealed]")).to_be_visible()
    assert people.frames[house_again]["type"] == "welcome"
    assert people.newest()["view"] == sealed, "the order lies where it lay"
    while other.state() == "asked":
        other.step()
    expect(page.locator("[data-state=sealed]")).to_have_count(0)
