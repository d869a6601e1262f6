"""People talk and deal at a table of Junta: four of them in four browsers, each with what is meant for him only."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.person import Person
from tests.browser.support import LiveServer, Pages, accessibility_faults

NAMES = ["Ana", "Ben", "Cem", "Dora"]
PLAN = "The President must go, tonight."


def hand_of(page: Page, table: str, seat: int) -> list[int]:
    seen: dict[str, Any] = page.request.get(f"/api/tables/{table}/seen").json()
    return list(seen["seen"]["view"]["families"][seat]["hand"])


@pytest.fixture
def table(live_server: LiveServer, new_page: Pages) -> tuple[str, list[Page], list[Person]]:
    """Ana, Ben and Cem at desks, Dora at a telephone, and a bot that is silent: this evening people talk."""
    pages = [new_page(viewport=(1440, 900)) for _ in range(3)] + [new_page(viewport=(390, 844))]
    people = [Person(page) for page in pages]
    seats = [{"kind": "human", "name": name} for name in NAMES] + [{"kind": "bot", "bot": "steady"}]
    wish = {"game": "junta", "seats": seats, "start": True, "settings": {"voices": False}}
    made = pages[0].request.post("/api/tables", data=wish).json()
    for link in made["links"]:
        page = pages[link["seat"]]
        page.goto(link["url"])
        expect(page.locator("[data-state]").first).to_be_visible()
    return made["table"]["id"], pages, people


def test_three_talk_among_themselves_and_two_of_them_make_a_deal(
    table: tuple[str, list[Page], list[Person]],
) -> None:
    table_id, pages, people = table
    ana, ben, cem, dora = pages
    _a_group_talks(ana, ben, cem)
    _the_fourth_hears_only_what_is_public(ben, dora, people[3])
    _a_promise_is_noted(cem, ben)
    _a_deal_is_countered_and_accepted(table_id, ana, ben)
    told = str(people[3].frames)
    assert PLAN not in told
    assert "my word" not in told
    lines = [line for frame in people[3].frames for line in frame.get("news", [])]
    assert {line["id"] for line in lines if line["rule"] == "J16.2"} == {"junta-news-talk", "junta-news-deal"}
    assert {tuple(line["args"]) for line in lines if line["rule"] == "J16.2"} == {("who",)}


def _a_group_talks(ana: Page, ben: Page, cem: Page) -> None:
    ana.get_by_role("button", name=re.compile("^To: Everybody")).click()
    drawer = ana.get_by_role("dialog", name="Talk")
    drawer.get_by_role("button", name="New circle").click()
    drawer.get_by_label("Ben").check()
    drawer.get_by_label("Cem").check()
    drawer.get_by_role("button", name="Close the door").click()
    drawer.get_by_role("textbox", name="Say something to Ben and Cem").fill(PLAN)
    ana.keyboard.press("Enter")
    expect(drawer.get_by_role("log")).to_contain_text(PLAN)
    assert accessibility_faults(ana) == []
    ana.keyboard.press("Escape")
    for page in (ben, cem):
        expect(page.get_by_role("button", name=re.compile(f"Ana murmurs to .*{PLAN}.*unread: 1"))).to_be_visible()
    ben.get_by_role("button", name=re.compile(PLAN)).click()
    drawer = ben.get_by_role("dialog", name="Talk")
    expect(drawer.get_by_role("button", name="Ana and Cem", pressed=True)).to_be_visible()
    drawer.get_by_role("textbox").fill("Count me in.")
    ben.keyboard.press("Enter")
    expect(drawer.get_by_role("textbox")).to_have_value("")
    ben.keyboard.press("Escape")
    expect(ana.get_by_role("button", name=re.compile("Ben murmurs to you and Cem: Count me in"))).to_be_visible()


def _the_fourth_hears_only_what_is_public(ben: Page, dora: Page, listener: Person) -> None:
    """Markup stays words; the telephone has a tab with a mark."""
    ben.get_by_role("button", name=re.compile("^To: Ana and Cem")).click()
    drawer = ben.get_by_role("dialog", name="Talk")
    drawer.get_by_role("button", name=re.compile("Everybody")).click()
    drawer.get_by_role("textbox", name="Say something to everybody").fill("<b>Long live</b> the President!")
    ben.keyboard.press("Enter")
    expect(drawer.get_by_role("log")).to_contain_text("<b>Long live</b> the President!")
    ben.keyboard.press("Escape")
    dora.get_by_role("button", name=re.compile("Talk.*1 new")).click()
    expect(dora.get_by_role("log", name="Talk")).to_contain_text("<b>Long live</b> the President!")
    assert [frame["line"]["room"] for frame in listener.frames if frame["type"] == "said"] == [0]
    assert accessibility_faults(dora) == []


def _a_promise_is_noted(cem: Page, ben: Page) -> None:
    cem.get_by_role("button", name=re.compile("^Deal")).click()
    desk = cem.get_by_role("dialog", name="Deal desk")
    expect(desk.get_by_text("promises bind nobody")).to_be_visible()
    desk.get_by_role("button", name="Promises").click()
    desk.get_by_role("textbox", name="I promise").fill("my word for Ben")
    desk.get_by_label("Ben").check()
    desk.get_by_role("button", name="Give your word").click()
    expect(desk.get_by_text("my word for Ben")).to_be_visible()
    ben.get_by_role("button", name=re.compile("^Deal")).click()
    ben.get_by_role("dialog").get_by_role("button", name="Promises").click()
    ben.get_by_role("button", name="Noted").click()
    expect(desk.get_by_text("Ben: noted")).to_be_visible()
    for page in (cem, ben):
        page.keyboard.press("Escape")


def _a_deal_is_countered_and_accepted(table_id: str, ana: Page, ben: Page) -> None:
    """Ana offers her first card for one of Ben's choice; Ben would rather give his own first card for it."""
    hers, his = hand_of(ana, table_id, 0), hand_of(ben, table_id, 1)
    ana.get_by_role("button", name=re.compile("^Deal")).click()
    desk = ana.get_by_role("dialog", name="Deal desk")
    desk.get_by_role("button", name="Make an offer").click()
    desk.get_by_role("region", name="You give").locator(".cards button").first.click()
    desk.get_by_label("Some card of a kind, at their choice").select_option("any")
    desk.get_by_label("The offer stands").select_option("round")
    desk.get_by_role("button", name=re.compile("^Offer Ben: .* for a card of choice")).click()
    expect(desk.get_by_text("You offer Ben")).to_be_visible()
    ana.keyboard.press("Escape")
    slip = ben.get_by_role("region", name="Offer from Ana")
    expect(slip).to_contain_text("It stands to the end of this round")
    slip.get_by_role("button", name="At the desk").click()
    desk = ben.get_by_role("dialog", name="Deal desk")
    assert accessibility_faults(ben) == []
    desk.get_by_role("button", name="Counter").click()
    desk.get_by_role("region", name="You give").locator(".cards button").first.click()
    desk.get_by_role("button", name=re.compile("^Offer Ana: ")).click()
    expect(desk.get_by_text("You offer Ana")).to_be_visible()
    expect(desk.get_by_text("Nobody offers you anything")).to_be_visible()
    slip = ana.get_by_role("region", name="Offer from Ben")
    slip.get_by_role("button", name="Shake hands").click()
    expect(slip).to_be_hidden()
    expect(desk.get_by_text("You offer nobody anything")).to_be_visible()
    assert hand_of(ana, table_id, 0) == sorted([*hers[1:], his[0]])
    assert hand_of(ben, table_id, 1) == sorted([*his[1:], hers[0]])
