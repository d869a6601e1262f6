"""Global Powers in a real browser: an auction, an activation with vote and veto, a scoring, a finished game."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.support import LiveServer, Pages, wait_until

PATIENCE = 600.0
# Two fingers on the map, and one of them goes twice as far away.
TWO_FINGERS = """() => {
  const sea = document.querySelector('.sea');
  const box = sea.getBoundingClientRect();
  const touch = (target, type, pointerId, x) => {
    const at = {clientX: box.left + x, clientY: box.top + 90};
    target.dispatchEvent(new PointerEvent(type, {pointerId, pointerType: 'touch', bubbles: true, ...at}));
  };
  touch(sea, 'pointerdown', 11, 100);
  touch(sea, 'pointerdown', 12, 180);
  touch(window, 'pointermove', 12, 260);
  touch(window, 'pointerup', 11, 100);
  touch(window, 'pointerup', 12, 260);
}"""


# One finger on the map moves forty pixels to the left.
ONE_FINGER = """() => {
  const sea = document.querySelector('.sea');
  const box = sea.getBoundingClientRect();
  const touch = (target, type, x) => target.dispatchEvent(new PointerEvent(type, {
    pointerId: 13, pointerType: 'touch', bubbles: true, clientX: box.left + x, clientY: box.top + 90,
  }));
  touch(sea, 'pointerdown', 150);
  touch(window, 'pointermove', 110);
  touch(window, 'pointerup', 110);
}"""


def open_table(page: Page, bots: int = 1, kind: str = "random", **switches: str) -> str:
    """A table with this person and some bots; says its id."""
    seats = [{"kind": "human", "name": "Vera"}] + [{"kind": "bot", "bot": kind} for _ in range(bots)]
    wanted = {"game": "global_powers", "seats": seats, "switches": switches, "start": True}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    page.goto(f"/#/t/{table}")
    expect(page.get_by_role("group", name=re.compile("Map of the world|Weltkarte"))).to_be_visible()
    return table


def seen(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}/seen").json()


def question(page: Page, table: str) -> dict[str, Any] | None:
    """What is asked next, as soon as something is; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = seen(page, table)["seen"]
        if now["outcome"]:
            return None
        if now["question"]:
            asked: dict[str, Any] = now["question"]
            return asked
        page.wait_for_timeout(100)
    raise AssertionError("nobody asked anything")


def answer(page: Page, table: str, value: Any) -> None:
    """An answer given by the program that sits beside the person, to get on."""
    now = seen(page, table)
    sent = {"key": f"{table}-{now['seq']}-{time.monotonic()}", "seq": now["seq"], "answer": value}
    response = page.request.post(f"/api/tables/{table}/answer", data=sent)
    assert response.ok, response.text()


def usual(asked: dict[str, Any], bid: int = 1) -> Any:
    """A plain answer to anything."""
    key, facts = asked["key"], asked["facts"]
    if key == "core-amount":
        return min(bid, facts["high"]) if asked["rule"] == "G4.2" else facts["low"]
    if key == "gp-pick-cards":
        return facts["items"][:5]
    if key == "gp-refill":
        return {"discards": [], "takes": facts["rest"][: max(0, min(5 - len(facts["hand"]), len(facts["rest"])))]}
    if key == "gp-spread":
        left, taken = facts["low"], []
        for held in facts["holds"]:
            taken.append(min(held, left))
            left -= taken[-1]
        return taken
    if key == "gp-turn":
        return [asked["options"][0]["key"]]
    if key == "gp-propose":
        return ["pass"]
    if key in ("gp-vote", "gp-lay"):
        return "abstain" if key == "gp-vote" else 0
    return asked["options"][-1]["key"]


def tile(slip: Locator, card: str) -> Locator:
    """A card to be chosen; below its name stands what it does."""
    return slip.locator(".tile", has=slip.page.locator("b", has_text=re.compile(rf"^(. )?{card}$"))).first


def asks(page: Page, words: str) -> None:
    """The slip on the page asks this."""
    expect(page.locator(".desk .question").filter(has_text=words)).to_be_visible()


def play_on(page: Page, table: str, until: Callable[[dict[str, Any]], bool], bid: int = 1, limit: int = 400) -> Any:
    """Answers plainly until a question of the wanted kind comes; None if the game ends before."""
    for _ in range(limit):
        asked = question(page, table)
        if asked is None or until(asked):
            return asked
        answer(page, table, usual(asked, bid))
    raise AssertionError("the question never came")


def test_the_auction_by_hand_and_the_cards_by_click(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    page = new_page(viewport=(1440, 900))
    table = open_table(page)
    hall = page.get_by_role("region", name="Auction")
    expect(hall.get_by_role("heading", name="United States")).to_be_visible()
    asked = question(page, table)
    assert asked is not None
    assert asked["rule"] == "G4.2"
    numbers = page.locator(".desk .choice")
    expect(numbers).to_have_count(20)  # all politicians but the one who stays, from 0 on
    page.keyboard.press("3")  # a digit is its own key
    expect(hall.get_by_role("heading", name="Western Europe")).to_be_visible()
    expect(hall.get_by_text("Last lot: United States")).to_be_visible()
    bids = seen(page, table)["seen"]["view"]["bids"]
    assert bids[0][0] == 3
    expect(numbers).to_have_count(20)  # also when fewer are left to bid
    expect(numbers.last).to_be_disabled()
    picture(page, "global-powers-auction")
    axe(page)
    play_on(page, table, lambda one: one["key"] == "gp-pick-cards")
    slip = page.locator(".desk")
    for card in ("Expansion", "Coup", "Transfer", "Drive", "Retirement"):
        tile(slip, card).click()
    expect(tile(slip, "Unrest")).to_be_disabled()
    slip.get_by_role("button", name=re.compile("Send")).click()
    wait_until(page, "document.querySelectorAll('.own .card').length === 5")
    hand = seen(page, table)["seen"]["view"]["parties"][0]["hand"]
    assert sorted(hand) == ["coup", "drive", "expansion", "retirement", "transfer"]


def war_lights_its_targets(page: Page, wars: list[dict[str, Any]]) -> None:
    """Everybody who could be attacked is lit on the map, with the odds; one is chosen there, and taken back."""
    assert wars
    page.locator(".desk").get_by_role("button", name="War").click()
    expect(page.locator(".land.lit")).to_have_count(len(wars))
    expect(page.locator(".plates .plate.lit .odds")).to_have_count(len(wars))
    page.mouse.move(1, 1)  # off the slip, where what lies under the pointer is pointed at on the map
    expect(page.locator(".aim.on")).to_have_count(0)
    page.locator(".plates .plate.lit").first.click()
    expect(page.locator(".aim.on")).to_have_count(1)
    page.locator(".desk").get_by_role("button", name="Undo the last step").click()


def test_an_activation_with_proposal_vote_and_veto(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    page = new_page(viewport=(1440, 900))
    table = open_table(page, setup="open")
    # Everything into region 1, so that it is ours to govern.
    for _ in range(12):
        play_on(page, table, lambda one: one["rule"] == "G4.8")
        answer(page, table, "1")
    play_on(page, table, lambda one: one["key"] == "gp-turn")
    asks(page, "Activate a region or play a card.")
    page.locator(".plates .plate").first.click()
    expect(page.get_by_role("region", name="United States")).to_be_visible()
    proposing = play_on(page, table, lambda one: one["key"] == "gp-propose")
    assert proposing is not None
    asks(page, "What does your government propose in the United States?")
    slip = page.locator(".desk")
    war_lights_its_targets(page, proposing["facts"]["wars"])
    slip.get_by_role("button", name="Budget").click()
    slip.get_by_role("button", name="1 raw material into 3 economy").click()
    slip.get_by_role("button", name=re.compile("Send|Confirm")).click()
    wait_until(page, "!document.querySelector('.desk .finish')")
    picture(page, "global-powers-parliament")
    axe(page)
    asked = play_on(page, table, lambda one: one["key"] == "gp-propose" or one["rule"] == "G11.1")
    assert asked is not None
    if asked["rule"] == "G11.1":
        expect(slip.get_by_text(re.compile("Do you sacrifice a politician"))).to_be_visible()
        slip.get_by_role("button", name=re.compile("^Let it stand|^Leave it rejected")).click()
    chips = seen(page, table)["seen"]["view"]["chips"]
    assert chips[4] in (1, 2)


def test_a_veto_is_not_asked_again_where_somebody_has_waived_it_once_and_for_all(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    """G11.1 A vote that goes as one voted is left alone from then on, until it is called off."""
    page = new_page(viewport=(1366, 768))
    table = open_table(page, bots=3, kind="steady")
    slip = page.locator(".desk")
    once, again = slip.get_by_text("You have said so once and for all"), slip.get_by_role("button", name="Ask me again")

    def on_until(wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Votes for whatever others propose."""
        for _ in range(200):
            asked = question(page, table)
            assert asked is not None
            if wanted(asked):
                return asked
            answer(page, table, "for" if asked["key"] == "gp-vote" else usual(asked, 2))
        raise AssertionError("the question never came")

    on_until(lambda one: one["kind"] == "gp-ask-veto-adopted")
    expect(slip.get_by_role("group", name="From now on:")).to_be_visible()
    picture(page, "global-powers-veto-orders")
    axe(page)
    slip.get_by_role("button", name="No veto when it goes the way I voted").click()
    expect(slip.get_by_role("group", name="From now on:")).not_to_be_visible()
    on_until(lambda one: one["kind"] == "gp-ask-veto-adopted")
    expect(once).to_be_visible()
    expect(once).not_to_be_visible()  # it went on by itself
    on_until(lambda one: one["kind"] == "gp-ask-vote")
    again.click()
    expect(again).not_to_be_visible()
    on_until(lambda one: one["kind"] == "gp-ask-veto-adopted")
    expect(slip.get_by_role("group", name="From now on:")).to_be_visible()


def test_the_score_sheet_explains_every_point_and_a_whole_game_ends(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    page = new_page(viewport=(1440, 900), reduced_motion="reduce")
    table = open_table(page, maxScorings="1")
    play_on(page, table, lambda one: one["key"] == "gp-turn", bid=2)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    picture(page, "global-powers-sheet")
    axe(page)
    page.keyboard.press("Escape")
    assert play_on(page, table, lambda one: False) is None
    reckoning = page.get_by_role("dialog")
    expect(reckoning.get_by_text(re.compile("Victory by points|Dominance|Last scoring")).first).to_be_visible()
    picture(page, "global-powers-final")
    axe(page)


def test_a_scoring_with_seats_in_the_un_and_new_cards(
    live_server: LiveServer, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    page = new_page(viewport=(1440, 900))
    table = open_table(page)
    taking = play_on(page, table, lambda one: one["rule"] == "G31.1", bid=0)
    assert taking is not None
    asks(page, "Which 2 politicians do you take in hand for the UN?")
    slip = page.locator(".desk")
    for _ in range(2):
        slip.get_by_role("button", name="One from Base").click()
    slip.get_by_role("button", name=re.compile("Send|Confirm")).click()
    play_on(page, table, lambda one: one["key"] == "gp-refill")
    asks(page, "Discard what you like")
    view = seen(page, table)["seen"]["view"]
    assert view["scorings"] == 1
    assert sum(view["people"][14 * 2 : 15 * 2]) == 3
    tile(slip, "Development aid").click()
    due = slip.get_by_text(re.compile("^0 of [1-5] chosen"))
    expect(due).to_be_visible()
    picture(page, "global-powers-refill")
    axe(page)
    slip.locator("ul").last.get_by_role("button").first.click()
    slip.get_by_role("button", name=re.compile("Send|Confirm")).click()
    expect(page.locator(".desk .question").filter(has_text="Discard what you like")).not_to_be_visible()


@pytest.mark.parametrize(
    ("locale", "recall"), [("de-DE", "Rufst du jemanden nach Hause"), ("en-GB", "Do you call anybody home")]
)
def test_a_phone_shows_the_map_and_the_regions_as_a_list(
    live_server: LiveServer,
    new_page: Pages,
    axe: Callable[[Page], None],
    picture: Callable[..., Path],
    locale: str,
    recall: str,
) -> None:
    page = new_page(viewport=(390, 844), locale=locale, has_touch=True)
    table = open_table(page)
    play_on(page, table, lambda one: one["rule"] == "G7.1", bid=2)
    asks(page, recall)
    wait_until(page, "document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".list .plate")).to_have_count(12)
    page.evaluate(TWO_FINGERS)
    assert "scale(2)" in (page.locator(".sea > svg").get_attribute("style") or "")
    left = "new DOMMatrix(document.querySelector('.sea > svg').style.transform).e"
    before = page.evaluate(left)
    page.evaluate(ONE_FINGER)
    assert page.evaluate(left) == before - 40
    wait_until(page, "document.documentElement.scrollWidth <= innerWidth")
    picture(page, f"global-powers-phone-{locale[:2]}", full_page=True)
    axe(page)


def test_a_turn_by_keyboard_alone(live_server: LiveServer, new_page: Pages) -> None:
    page = new_page(viewport=(1440, 900))
    table = open_table(page)
    play_on(page, table, lambda one: one["rule"] == "G7.1", bid=2)
    asks(page, "Do you call anybody home?")
    page.get_by_role("button", name="Everyone stays").focus()
    page.keyboard.press("Enter")
    asks(page, "Activate a region or play a card.")
    before = seen(page, table)["seen"]["view"]["done"]
    page.get_by_role("list", name="Activate a region").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".desk .question").filter(has_text="Activate a region or play a card.")).not_to_be_visible()
    for _ in range(1200):  # the slip goes when the answer is on its way
        if len(seen(page, table)["seen"]["view"]["done"]) > len(before):
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing was activated")
