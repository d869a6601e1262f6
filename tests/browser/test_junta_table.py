"""Junta in a real browser: single things that are done at the table."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.person import Person
from tests.browser.support import LiveServer, Pages

BOTS = [{"kind": "bot", "bot": "random"}] * 3


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A table where bots answer at once; with these dice Ana is soon President."""
    server = LiveServer(tmp_path_factory.mktemp("junta") / "games.sqlite", "--pace", "0", dice="f")
    yield server
    server.stop()


def open_junta(page: Page, url: str, people: list[str]) -> dict[str, Any]:
    seats = [{"kind": "human", "name": name} for name in people] + BOTS
    answer = page.request.post(f"{url}/api/tables", data={"game": "junta", "seats": seats, "start": len(people) == 1})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    page.goto(f"{url}/#/t/{made['table']['id']}")
    return made


def test_a_ballot_is_cast_with_what_is_ticked_and_counted_in_the_chamber(
    quick_server: LiveServer, new_page: Pages
) -> None:
    page = new_page(viewport=(1440, 900))
    open_junta(page, quick_server.url, ["Ana"])
    slip = page.locator("[data-state=asked]")
    slip.get_by_role("button", name="Ana").click()  # the first question: whom to nominate
    head = slip.get_by_role("button", name=re.compile("head of the family"))
    expect(head).to_be_visible()
    expect(head).to_have_attribute("aria-pressed", "true")
    slip.get_by_role("button", name=re.compile("^Ana with 1$")).click()
    expect(page.get_by_role("region", name="Ballots cast").get_by_text("head of the family").first).to_be_visible()


def play_until(person: Person, question: str) -> None:
    """Ana answers what she is asked, elects herself and accepts, plays no card, until this is asked."""
    for _ in range(4000):
        if person.asked() and person.newest()["question"]["words"]["id"] == question:
            return
        slip = person.page.locator("[data-state=asked]")
        own = slip.get_by_role("button", name=re.compile("^(Ana|Yes|Play no card)"), disabled=False)
        if own.count():
            person.press(own.first)
        else:
            person.step()
    raise AssertionError(f"never asked: {question}")


def test_a_cabinet_is_filled_and_a_budget_refused_at_once(quick_server: LiveServer, new_page: Pages) -> None:
    ana = Person(new_page(viewport=(1440, 900), reduced_motion="reduce"), 2)
    page, slip = ana.page, ana.page.locator("[data-state=asked]")
    open_junta(page, quick_server.url, ["Ana"])
    expect(page.locator("[data-state]")).to_be_visible()
    play_until(ana, "junta-ask-offices")
    chairs = page.get_by_role("region", name="The cabinet").get_by_role("button")
    announce = slip.get_by_role("button", name="Announce the cabinet")
    families = slip.get_by_role("group", name="The families").get_by_role("button")
    for chair, family in enumerate((0, 1, 1, 2, 0, 2)):  # two brigades for one family
        families.nth(family).click()
        chairs.nth(chair).click()
    expect(slip.get_by_role("alert")).to_contain_text("J6.1")
    expect(announce).to_have_attribute("aria-disabled", "true")
    families.nth(0).drag_to(chairs.nth(1))
    families.nth(1).click()
    chairs.nth(4).press("Enter")
    expect(slip.get_by_role("alert")).to_have_count(0)
    announce.click()

    expect(slip.get_by_role("button", name="Announce: 0 MP")).to_be_visible()
    notes = ana.newest()["question"]["facts"]["notes"]
    first = page.get_by_role("list", name="The families").get_by_role("button", name=re.compile("^Choose")).first
    value = 1 + max(at for at in range(3) if notes[at])
    pile = page.get_by_role("button", name=f"Pick up a note of {value} MP")
    pile.drag_to(first)
    expect(slip.get_by_role("spinbutton").first).to_have_text(str(value))
    pile.click()
    for _ in range(notes[0] + 2 * notes[1] + 3 * notes[2]):
        first.click()
        if slip.get_by_role("alert").count():
            break
    expect(slip.get_by_role("alert")).to_contain_text("J8.1")
    given = slip.get_by_role("spinbutton").first.inner_text()
    slip.get_by_role("button", name=f"Announce: {given} MP").click()
    expect(page.get_by_text(re.compile(rf"Ana promises .* {given} MP")).first).to_be_visible()
