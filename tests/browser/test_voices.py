"""Bots have a voice at the table: a slip at the plate, a word for those who listen, a file, and silence on demand."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.support import LiveServer, Pages, accessibility_faults

BOT = {"kind": "bot", "bot": "steady"}


def test_bots_speak_at_their_plates_and_have_a_file(start_server: Callable[..., LiveServer], new_page: Pages) -> None:
    house = start_server(None, "--pace", "0", dice="voices")
    page = new_page(viewport=(1366, 768))
    page.goto(house.url)
    wish = {"game": "junta", "seats": [{"kind": "human", "name": "Ana"}, BOT, BOT, BOT, BOT], "start": True}
    made = page.request.post(f"{house.url}/api/tables", data=wish).json()
    page.goto(made["links"][0]["url"])
    expect(page.locator("[data-spot=seat-2]")).to_be_visible()
    said = {"key": "hello", "text": "Shall we be friends?", "to": []}
    assert page.request.post(f"{house.url}/api/tables/{made['table']['id']}/talk", data=said).ok
    expect(page.locator(".slip q").first).to_have_text(re.compile(r"\w{3}"))
    expect(page.locator("[aria-live=polite]", has_text=re.compile(r" says: \w"))).to_have_count(1)
    name = made["table"]["seats"][2]["name"]
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("navigation").get_by_role("button", name=name).click()
    file = page.get_by_role("dialog", name=f"File on {name}")
    expect(file.get_by_role("img", name=re.compile("^Greedy: [1-5] of 5"))).to_be_visible()
    expect(file.get_by_text("Remembers of you")).to_be_visible()
    assert accessibility_faults(page) == []
    file.get_by_role("button", name="Silence, please").click()
    expect(file.get_by_role("button", name="Hear this one again")).to_be_visible()
