"""The browser draws, clicks and judges: if one of these fails, look at the browser, not at the client."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import Pages, accessibility_faults

PAGE = """<!doctype html><html lang="en"><title>Island</title><main><h1>Isla Grande</h1>
<svg width="200" height="100" role="group" aria-label="map">
  <rect id="land" width="80" height="80" role="button" tabindex="0" aria-label="land"
        onclick="document.getElementById('said').textContent = 'taken'"/></svg>
<p id="said">free</p></main></html>"""


def test_text_has_a_size_and_shapes_can_be_clicked(page: Page) -> None:
    page.set_content(PAGE)
    expect(page.get_by_role("heading", name="Isla Grande")).to_be_visible()
    page.locator("#land").click()
    expect(page.locator("#said")).to_have_text("taken")


def test_a_page_has_the_size_that_was_asked_for(new_page: Pages) -> None:
    phone = new_page(viewport=(390, 844))
    assert phone.evaluate("[innerWidth, innerHeight]") == [390, 844]


def test_pages_are_different_people(new_page: Pages) -> None:
    first, second = new_page(locale="de-DE"), new_page(locale="en-GB")
    assert (first.evaluate("navigator.language"), second.evaluate("navigator.language")) == ("de-DE", "en-GB")
    assert first.context is not second.context


def test_axe_is_content_with_a_good_page(page: Page, axe: Callable[[Page], None]) -> None:
    page.set_content(PAGE)
    axe(page)


def test_axe_finds_a_button_without_a_name(page: Page) -> None:
    page.set_content("<!doctype html><html lang=en><title>Bad</title><main><h1>Bad</h1><button></button></main></html>")
    (fault,) = accessibility_faults(page)
    assert fault.startswith("critical: button-name")


def test_a_script_that_throws_is_noticed(new_page: Pages) -> None:
    page = new_page()
    page.set_content("<!doctype html><script>throw new Error('a planted fault')</script>")
    assert new_page.faults == ["a planted fault"]
    new_page.faults.clear()


def test_a_picture_lands_in_the_results(page: Page, picture: Callable[..., Path]) -> None:
    page.set_content(PAGE)
    assert picture(page, "the browser itself").read_bytes().startswith(b"\x89PNG")


def test_a_browser_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import chromium

    monkeypatch.setenv("CAMARILLA_BROWSER", "/no/such/browser")
    with pytest.raises(FileNotFoundError, match="CAMARILLA_BROWSER names /no/such/browser"):
        chromium.executable()
