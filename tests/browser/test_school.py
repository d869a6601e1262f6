"""The first evenings are played to their end in a real browser: every language, a laptop and a phone between them."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.support import LiveServer, Pages

from camarilla.school import lesson_named, lessons

LAPTOP, PHONE = (1366, 768), (390, 844)
FIRST_EVENINGS = [
    ("junta-first", LAPTOP, "de-DE"),
    ("viva-first", PHONE, "en-GB"),
    ("global-powers-first", LAPTOP, "en-GB"),
    ("anti-monopoly-first", PHONE, "de-DE"),
]
if wanted := os.environ.get("CAMARILLA_LESSONS"):  # python3 dev.py lessons
    named = [one.id for one in lessons()] if wanted == "all" else [lesson_named(id).id for id in wanted.split(",")]
    FIRST_EVENINGS = [
        (one, viewport, locale) for one in named for viewport in (LAPTOP, PHONE) for locale in ("de-DE", "en-GB")
    ]


def note(page: Page, step: str) -> None:
    """The narrator has come to this step, and his note lies on the screen."""
    page.locator(f'[data-step="{step}"]').wait_for()


@pytest.mark.parametrize(("lesson", "viewport", "locale"), FIRST_EVENINGS)
def test_a_first_evening(
    live_server: LiveServer, new_page: Pages, lesson: str, viewport: tuple[int, int], locale: str
) -> None:
    page = new_page(viewport=viewport, locale=locale)
    page.goto(f"{live_server.url}/#/learn/{lesson}")
    steps = lesson_named(lesson).steps
    for place, step in enumerate(steps):
        note(page, step.id)
        box = page.locator("[data-step]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= viewport[0] + 8  # its shadow may touch the edge
        assert box["y"] + box["height"] <= viewport[1] + 8
        if step.wait:
            page.locator("[data-step] footer .btn.quiet").click()  # the clerk does it himself
        else:
            page.locator("[data-step] footer .btn.primary").click()
        if place == len(steps) - 1:
            page.wait_for_url("**/#/school?done=*")
    expect(page.locator("h1")).to_be_visible()


def test_from_the_lesson_a_click_leads_to_a_first_game_and_the_coach_speaks(
    live_server: LiveServer, new_page: Pages
) -> None:
    page = new_page(viewport=PHONE, locale="de-DE", coach="")
    page.goto(f"{live_server.url}/#/school?done=viva-first")
    page.get_by_role("button", name="Die erste Partie spielen").first.click()
    page.wait_for_url("**/#/t/*")
    expect(page.get_by_role("complementary", name="Der Ratgeber")).to_be_visible()


def test_a_wrong_answer_is_told_and_the_pupil_tries_again(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None]
) -> None:
    page = new_page(viewport=LAPTOP)
    page.goto(f"{live_server.url}/#/learn/viva-first")
    note(page, "welcome")
    axe(page)
    page.locator("[data-step] footer .btn.primary").click()
    note(page, "estate")
    page.get_by_role("button", name="Red").first.click()
    expect(page.locator("[data-step] .wrong")).to_contain_text("number 1")
    page.get_by_role("button", name="Blue").first.click()
    note(page, "sunglasses")


CUT = """() => {
    const words = document.querySelector('[data-step] .body');
    return words.scrollHeight - words.clientHeight;
}"""


def test_on_a_phone_the_clerk_is_read_before_a_high_telegram(live_server: LiveServer, new_page: Pages) -> None:
    """His words are whole; at the table he makes room for what is asked."""
    page = new_page(viewport=PHONE, locale="de-DE")
    page.goto(f"{live_server.url}/#/learn/global-powers-proposals")
    note(page, "turn")
    page.locator("[data-step] footer .btn.quiet").click()
    note(page, "budget")
    to_the_table = page.get_by_role("button", name="An den Tisch")
    to_the_table.wait_for()
    assert page.evaluate(CUT) < 24
    asked = page.get_by_role("heading", name="Was schlägt deine Regierung")
    to_the_table.click()
    expect(to_the_table).to_have_count(0)
    box, question = page.locator("[data-step]").bounding_box(), asked.bounding_box()
    assert box is not None
    assert question is not None
    assert box["y"] + box["height"] <= question["y"] + 4


def test_a_note_covers_nothing_that_it_points_at(live_server: LiveServer, new_page: Pages) -> None:
    """On a laptop it grows low and wide where it would: two regions and the telegram stay in sight."""
    page = new_page(viewport=LAPTOP)
    page.goto(f"{live_server.url}/#/learn/global-powers-war")
    note(page, "welcome")
    page.locator("[data-step] footer .btn.primary").click()
    note(page, "turn")
    page.locator("[data-step] footer .btn.quiet").click()
    note(page, "first")
    page.locator("[data-step].low").wait_for()
    page.wait_for_timeout(600)
    lies = page.locator("[data-step]").bounding_box()
    assert lies is not None
    for ring in page.locator(".ring").all():
        box = ring.bounding_box()
        assert box is not None
        beside = lies["x"] >= box["x"] + box["width"] or lies["x"] + lies["width"] <= box["x"]
        assert beside or lies["y"] >= box["y"] + box["height"] or lies["y"] + lies["height"] <= box["y"]


def test_whoever_leaves_finds_his_place_again_by_keyboard_and_on_another_device(
    live_server: LiveServer, new_page: Pages
) -> None:
    """Next, back, skip, leave and resume without a pointer; the account brings the place to another browser."""
    page = new_page(viewport=LAPTOP)
    page.goto(live_server.url)
    made = page.evaluate(
        """async () => {
            const body = JSON.stringify({name: 'Inés of the lessons', password: 'correct horse'});
            const headers = {'Content-Type': 'application/json'};
            return (await fetch('/api/account', {method: 'POST', headers, body})).status;
        }"""
    )
    assert made == 201
    page.goto(f"{live_server.url}/#/learn/viva-first")
    page.reload()  # whoever signed in behind the page's back is not known to it before
    note(page, "welcome")
    expect(page.get_by_role("heading", name="Four families, one pair of sunglasses")).to_be_focused()
    press(page, "Next ▸")
    note(page, "estate")
    press(page, "◂ Back")
    note(page, "welcome")
    press(page, "Next ▸")
    press(page, "Skip this step")
    note(page, "sunglasses")
    with page.expect_response("**/api/account/lessons/viva-first"):
        press(page, "Next ▸")
    note(page, "hand")
    press(page, "Leave, keep my place")
    press(page, "Carry on at step 4")
    note(page, "hand")
    elsewhere = new_page(viewport=PHONE)
    kept = [{"name": one["name"], "value": one["value"], "url": live_server.url} for one in page.context.cookies()]
    elsewhere.context.add_cookies(kept)  # type: ignore[arg-type]
    elsewhere.goto(f"{live_server.url}/#/learn/viva-first")
    note(elsewhere, "hand")


def press(page: Page, name: str) -> None:
    """A button, by the key."""
    button = page.get_by_role("button", name=name).first
    button.focus()
    button.press("Enter")


def test_the_rule_book_begins_at_the_beginning_and_is_searched_in_either_language(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None]
) -> None:
    page = new_page(viewport=PHONE, locale="de-DE")
    page.goto(f"{live_server.url}/#/rules/junta")
    expect(page.get_by_role("heading", name="So läuft eine Runde")).to_be_visible()
    expect(page.locator(".stop")).to_have_count(9)
    axe(page)
    page.get_by_role("searchbox").fill("secret police bank marker")
    expect(page.get_by_role("status").filter(has_text="Abs")).to_have_text("2 Absätze")
    expect(page.locator("[id='J10.1']")).to_contain_text("Geheimpolizei")
    page.goto(f"{live_server.url}/#/rules/viva/sheet/4")
    expect(page.get_by_text("der Presidente 6 Karten")).to_be_visible()


def test_the_catalogue_shows_every_card_that_is_printed(live_server: LiveServer, new_page: Pages) -> None:
    page = new_page(viewport=LAPTOP)
    for game, printed in (("junta", 64), ("viva", 16), ("global_powers", 16), ("anti_monopoly", 24)):
        page.goto(f"{live_server.url}/#/rules/{game}/cards")
        expect(page.locator(".cards > *")).to_have_count(printed)


def test_a_chapter_is_read_when_all_of_it_has_been_looked_at(live_server: LiveServer, new_page: Pages) -> None:
    page = new_page(viewport=LAPTOP)
    page.goto(f"{live_server.url}/#/rules/viva/V16.1")
    chapter = page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Phase 6: hand limit")
    expect(chapter).to_contain_text("read")
    page.reload()
    expect(chapter).to_contain_text("read")
    first = page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Words and procedures")
    expect(first).not_to_contain_text("read")
