"""The laboratory in the browser: a report from the shelf, a small run with its bar, and the case book."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.support import LiveServer, Pages

FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_a_report_a_small_run_and_the_case_book(
    live_server: LiveServer,
    new_page: Pages,
    axe: Callable[[Page], None],
    picture: Callable[[Page, str], None],
) -> None:
    """A visitor on a large screen in English, another on a telephone in German."""
    page = new_page(viewport=(1440, 900), locale="en-GB")
    page.goto("/")
    page.get_by_role("link", name="Laboratory").click()
    expect(page.get_by_role("heading", name="The Laboratory")).to_be_visible()
    page.goto("/#/lab/anti_monopoly/bombRule/one")
    expect(page.get_by_text("From the shelf", exact=True)).to_be_visible()
    expect(page.get_by_text("--vary bombRule=once,one")).to_be_visible()
    assert page.locator("main svg[role=img]").count() == 4
    axe(page)
    picture(page, "laboratory")

    page.get_by_text("Have a small one played", exact=True).click()
    page.get_by_label("Pairs of games").select_option("200")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("progressbar")).to_be_hidden()
    page.get_by_label("Pairs of games").select_option("20")
    expect(page.get_by_text("From the shelf", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Just played")).to_be_visible()
    # A run is politer than everything else and has twenty seconds: on a busy machine it is what was played by then.
    expect(page.get_by_text(re.compile(r"2 × ([1-9]|1\d|20) games"))).to_be_visible()

    page = new_page(viewport=(390, 844), locale="de-DE")
    page.goto("/#/lab/viva")
    expect(page.get_by_text("Aus dem Regal", exact=True)).to_be_visible()
    assert page.evaluate(FITS)
    picture(page, "laboratory-phone")
    page.get_by_role("link", name="Die Fallbücher").click()
    expect(page.get_by_role("heading", name="Das Fallbuch")).to_be_visible()
    page.goto("/#/cases/junta/budget-of-the-book")
    expect(page.get_by_text("1 von ")).to_be_visible()
    expect(page.get_by_text("Muss gelten: money A ist")).to_be_visible()
    assert page.evaluate(FITS)
    axe(page)
    picture(page, "case-book-phone")
    page.get_by_role("button", name="J8.1").first.click()
    expect(page.locator("#main ~ *, aside, dialog").get_by_text("J8.1").first).to_be_visible()
