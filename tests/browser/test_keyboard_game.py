"""A whole game with the keyboard alone, from the first question to the final reckoning, and then its replay."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.person import OFFERED, Person
from tests.browser.support import LiveServer

# On the button at this place; or the slip is gone, or gives nothing to choose any more: an answer was taken meanwhile.
FOCUSED = """() => {
  const buttons = [...document.querySelectorAll('[data-state=asked] button')];
  const wanted = buttons.length === COUNT ? buttons[PLACE] : undefined;
  return wanted === undefined || wanted.disabled || document.activeElement === wanted;
}"""
ON_IT = """place => {
  const wanted = document.querySelectorAll('[data-state=asked] button')[place];
  return wanted !== undefined && document.activeElement === wanted;
}"""
SHORTCUT = """place => {
  const button = document.querySelectorAll('[data-state=asked] button')[place];
  return button?.getAttribute('aria-keyshortcuts') ?? null;
}"""
MOST_TABS = 60


def tab_to(page: Page, condition: str) -> None:
    """Presses Tab, then Shift+Tab, until the focus is there; what cannot be reached so is not for everybody."""
    for key in ["Tab"] * MOST_TABS + ["Shift+Tab"] * 3 * MOST_TABS:
        if page.evaluate(condition):
            return
        page.keyboard.press(key)
    raise AssertionError(f"not reachable by keyboard: {condition}")


def answer_by_keyboard(page: Page, person: Person) -> None:
    """One small step: its own key, or Tab to what is offered and Enter."""
    places: list[int] = page.evaluate(OFFERED)
    if not places:
        page.wait_for_timeout(30)
        return
    place = person.choice.choice(places)
    buttons = page.locator("[data-state=asked] button")
    count = buttons.count()
    if place >= count:  # the slip went away between two looks
        return
    shortcut = page.evaluate(SHORTCUT, place)
    if shortcut:
        page.keyboard.press(shortcut)
        page.wait_for_timeout(30)
        return
    tab_to(page, FOCUSED.replace("COUNT", str(count)).replace("PLACE", str(place)))
    if page.evaluate(ON_IT, place):
        page.keyboard.press("Enter")
    page.wait_for_timeout(30)


@pytest.mark.slow
def test_a_whole_game_and_its_replay_with_the_keyboard_alone(
    start_server: Callable[..., LiveServer], new_page: Callable[..., Page], axe: Callable[[Page], None]
) -> None:
    house = start_server(None, "--pace", "0", dice="keyboard")
    page = new_page(viewport=(1280, 800), reduced_motion="reduce")
    person = Person(page, seed=3)
    page.goto(house.url)
    made = page.evaluate(
        """async (wish) => {
          const headers = {'content-type': 'application/json'};
          return await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})).json();
        }""",
        {"game": "anti_monopoly", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]},
    )
    page.goto(f"{house.url}/#/t/{made['table']['id']}")
    page.locator("[data-state]").wait_for()
    until, looked = time.monotonic() + 600, False
    while person.state() != "over":
        assert time.monotonic() < until, f"no end, still {person.state()!r}"
        if person.state() == "asked" and not looked:
            axe(page)
            looked = True
            page.keyboard.press("?")  # why not: the telegram says how to ask, and Escape ends it
            expect(page.locator(".why [role=status]")).to_contain_text("Point at anything")
            page.keyboard.press("Escape")
            expect(page.locator(".why [role=status]")).to_be_empty()
        answer_by_keyboard(page, person)
    assert looked
    # the final reckoning has opened by itself; Escape closes it
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    tab_to(page, "() => document.activeElement?.getAttribute('href')?.includes('?at=1') ?? false")
    page.keyboard.press("Enter")
    replayed(page, axe)


def replayed(page: Page, axe: Callable[[Page], None]) -> None:
    """Through the moments by arrows, with another's eyes, with everything; the address names the moment."""
    expect(page.locator(".controls")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Event 1 of")).to_be_visible()
    for at in (2, 3, 4):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("status").filter(has_text=f"Event {at} of")).to_be_visible()
    assert "at=4&seat=0" in page.url
    page.keyboard.press("End")
    tab_to(page, "() => document.activeElement?.matches('.controls select') ?? false")
    page.keyboard.press("Home")  # of the list of eyes: everything
    expect(page.get_by_role("group", name="All hands")).to_be_visible()
    assert "seat=all" in page.url
    axe(page)
    address = page.url
    page.reload()
    expect(page.get_by_role("group", name="All hands")).to_be_visible()
    assert page.url == address
    tab_to(page, "() => document.activeElement?.textContent.trim() === 'Luck'")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Ada")
    axe(page)
