"""The front door: whoever opens the address sees the lobby, in the language of the browser, on any screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import LiveServer, Pages, wait_until


@pytest.mark.parametrize(("locale", "departures"), [("en-GB", "Departures"), ("de-DE", "Abfahrt")])
@pytest.mark.parametrize("viewport", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_the_lobby_greets_in_the_language_of_the_browser(
    live_server: LiveServer,
    new_page: Pages,
    axe: Callable[[Page], None],
    picture: Callable[..., Path],
    locale: str,
    departures: str,
    viewport: tuple[int, int],
) -> None:
    page = new_page(viewport=viewport, locale=locale)
    page.goto("/")
    expect(page.get_by_role("heading", name=departures)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    wait_until(page, "document.fonts.status === 'loaded' && document.documentElement.scrollWidth <= innerWidth")
    picture(page, f"lobby-{locale[:2]}-{viewport[0]}", full_page=True)
    axe(page)


def test_a_restarted_house_keeps_its_books(start_server: Callable[..., LiveServer], new_page: Pages) -> None:
    first = start_server()
    first.stop()
    second = start_server(first.database)
    page = new_page()
    page.goto(second.url)
    expect(page.get_by_role("banner")).to_be_visible()
