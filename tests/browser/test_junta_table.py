"""Junta in a real browser: single things that are done at the table."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import LiveServer, Pages

BOTS = [{"kind": "bot", "bot": "random"}] * 3


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A table where bots answer at once."""
    server = LiveServer(tmp_path_factory.mktemp("junta") / "games.sqlite", "--pace", "0")
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
