"""Viva el Presidente in a real browser: a whole game by clicking, two people, the keyboard alone, both languages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.person import BOT, HUMAN, Person, open_table
from tests.browser.support import LiveServer, Pages


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A table where bots answer at once."""
    server = LiveServer(tmp_path_factory.mktemp("viva") / "games.sqlite", "--pace", "0", dice="viva")
    yield server
    server.stop()


def test_a_person_plays_a_whole_basic_game_by_clicking(
    quick_server: LiveServer, new_page: Pages, picture: Callable[..., Path]
) -> None:
    page = new_page(viewport=(1440, 900))
    person = Person(page)
    page.goto(quick_server.url)
    page.locator("article.ground-viva").get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_role("button", name="Start at once").or_(
        page.get_by_role("dialog").get_by_role("button", name="Open the table")
    ).first.click()
    expect(page.locator("[data-state]").first).to_be_visible()
    person.play_until("over")
    outcome = person.newest()["outcome"]
    assert outcome["ending"] in ("victory", "shared")
    assert max(outcome["scores"]) >= 5
    reckoning = page.get_by_role("dialog")
    expect(reckoning.get_by_role("heading", name="reckoning")).to_be_visible()
    for told in ("Why it went that way", "Where the evening turned", "What they think of you"):
        expect(reckoning.get_by_role("region", name=told)).to_be_visible()
    expect(reckoning.get_by_role("region", name="Why it went that way")).to_contain_text("rounds as Presidente")
    expect(reckoning).to_contain_text("a victory point counts four")
    you, winners, scores = person.newest()["you"], outcome["winners"], outcome["scores"]
    before = [seat for seat, score in enumerate(scores) if seat in winners or score > scores[you]]
    own = "You " if you in winners else f"For you: place {len(before) + 1} of 4"
    expect(page.get_by_role("region", name="Last edition")).to_contain_text(own)
    picture(page, "viva-reckoning")


def test_two_people_see_each_other_at_once_and_only_their_own_secrets(
    quick_server: LiveServer, new_page: Pages
) -> None:
    ana, bruno = Person(new_page(viewport=(1280, 800)), 3), Person(new_page(viewport=(390, 844)), 4)
    ana.page.goto(quick_server.url)
    made = open_table(ana.page, [{**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Bruno"}, BOT])
    table = made["table"]["id"]
    link = next(link["url"] for link in made["links"] if link["seat"] == 1)
    ana.page.goto(f"{quick_server.url}/#/t/{table}")
    bruno.page.goto(link if link.startswith("http") else quick_server.url + link)
    expect(bruno.page).to_have_url(f"{quick_server.url}/#/t/{table}")
    expect(ana.page.get_by_text("Bruno").first).to_be_visible()
    ana.page.locator(".hall button.primary").click()
    for _ in range(4000):
        if ana.state() == "over" or ana.round() > 2:
            break
        ana.step()
        bruno.step()
    for person, seat in ((ana, 0), (bruno, 1)):
        views = [frame["seen"]["view"] for frame in person.frames if frame.get("seen")]
        assert len(views) > 10
        for view in views:
            assert view["seat"] == seat
            for estate in view["estates"]:
                if estate["seat"] != seat and view["phase"] != "over":
                    assert estate["hand"] is None
                    assert estate["orders"] is None or view["screens_up"]
                if seat not in (estate["seat"], view["presidente"]):
                    assert estate["promise"] is None
        drawn = [
            line for frame in person.frames for line in frame.get("news", []) if line["id"] == "viva-news-draw-secret"
        ]
        assert drawn
        assert {line["args"]["who"]["seat"] for line in drawn} == {seat}


LIT_ESTATES = """() => [...document.querySelectorAll('.estate button')].map((one) => one.ariaLabel).sort()"""


def test_orders_and_promises_are_made_on_the_board(quick_server: LiveServer, new_page: Pages) -> None:
    """Exactly the places of the options can be clicked; a promise lights up nobody before a card is in hand."""
    done: set[str] = set()
    for _ in range(20):  # the first Presidente is drawn by lot, so that a table shows one of the two in its first round
        person = Person(new_page(viewport=(1440, 900)), 13)
        page = person.page
        page.goto(quick_server.url)
        table = open_table(page, [{**HUMAN, "name": "Inés"}, BOT, BOT])["table"]["id"]
        page.goto(f"{quick_server.url}/#/t/{table}")
        expect(page.locator("[data-state]").first).to_be_visible()
        while person.round() < 2 and person.state() != "over":
            asked = person.asked() if person.frames else ""
            if asked in ("viva-ask-orders", "viva-ask-promise"):
                page.reload()  # the answer begins anew, whatever was clicked before it was clear what is asked
            if asked == "viva-ask-orders":
                _order_on_the_board(person)
                done.add("orders")
                break
            if asked == "viva-ask-promise":
                _promise_on_the_board(person)
                done.add("promise")
                break
            person.step()
        page.close()
        if len(done) == 2:
            return
    pytest.fail(f"only {done}")


def _order_on_the_board(person: Person) -> None:
    page = person.page
    expect(page.locator("[data-state=asked] button.primary", has_text="Seal the orders")).to_be_visible()
    seen = person.newest()
    estates = seen["view"]["estates"]
    at = {f"estate:{estate['number']}": estate["seat"] for estate in estates}
    places = [at[option["aim"]] for option in seen["question"]["options"] if option["aim"] in at]
    names = {seat: "Stay home" if seat == 0 else f"Attack {_name_of(person, seat)}" for seat in places}
    assert page.evaluate(LIT_ESTATES) == sorted(names.values())
    page.locator(f'.estate .over[aria-label="{names[1]}"]').click()
    expect(page.locator("[data-state=asked] .slot:not([disabled])")).to_have_count(1)
    for _ in range(seen["question"]["facts"]["dice"] - 1):
        taken = page.locator("[data-state=asked] .slot:not([disabled])").count()
        page.locator(".estate .over").first.click()
        expect(page.locator("[data-state=asked] .slot:not([disabled])")).to_have_count(taken + 1)
    expect(page.locator("[data-state=asked] button.primary:not([aria-disabled='true'])")).to_be_in_viewport()
    page.locator("[data-state=asked] button.primary").click()
    _until_taken(person, seen["question"])
    mine = person.newest()["view"]["estates"][0]
    assert mine["orders"] is None or estates[1]["number"] in mine["orders"]


def _promise_on_the_board(person: Person) -> None:
    page, question = person.page, person.newest()["question"]
    expect(page.locator("[data-state=asked] button.primary", has_text="Lay the promises")).to_be_visible()
    for seat in question["facts"]["golpistas"]:
        assert page.evaluate(LIT_ESTATES) == []
        page.locator(".own .hand button.lit").first.click()
        lit = page.evaluate(LIT_ESTATES)
        laid = page.locator("[data-state=asked] li button.back").count()
        if not laid:
            assert lit == sorted([f"To {_name_of(person, one)}" for one in question["facts"]["golpistas"]])
        assert f"To {_name_of(person, seat)}" in lit
        page.locator(".estate .over", has_text=f"To {_name_of(person, seat)}").click()
        expect(page.locator("[data-state=asked] li button.back")).to_have_count(laid + 1)
    act = page.locator("[data-state=asked] button.primary:not([aria-disabled='true'])")
    expect(act).to_be_in_viewport()
    act.click()
    _until_taken(person, question)
    assert all(person.newest()["view"]["estates"][seat]["promised_cards"] for seat in question["facts"]["golpistas"])


def _until_taken(person: Person, question: dict[str, Any]) -> None:
    for _ in range(2000):
        if person.newest()["question"] != question:
            return
        person.page.wait_for_timeout(40)
    pytest.fail("the answer was not taken")


def _name_of(person: Person, seat: int) -> str:
    """How the street calls this player; the own estate stands below."""
    return str(person.page.locator(".street .estate").nth(seat - 1).locator(".name").inner_text()).strip(" ▶■⚙\u00a0")


def test_a_round_is_played_with_the_keyboard_alone(quick_server: LiveServer, new_page: Pages) -> None:
    person = Person(new_page(viewport=(1280, 800)), 5)
    page = person.page
    page.goto(quick_server.url)
    table = open_table(page, [{**HUMAN, "name": "Ines"}, BOT, BOT])["table"]["id"]
    page.goto(f"{quick_server.url}/#/t/{table}")
    expect(page.locator("[data-state]").first).to_be_visible()
    for _ in range(4000):
        if person.round() > 1 or person.state() == "over":
            return
        if person.state() != "asked":
            page.wait_for_timeout(40)
            continue
        _answer_by_keyboard(page)
    pytest.fail("the round did not end")


FOCUSED = """() => {
  const slip = document.querySelector('[data-state]'), here = document.activeElement;
  if (!slip || !slip.contains(here) || here.tagName !== 'BUTTON') return '';
  if (here.classList.contains('rule') || here.classList.contains('fold') || here.closest('.taken')) return '';
  if (here.classList.contains('elbow') || here.closest('.coach')) return ''; // the coach explains; it is no answer
  return here.getAttribute('aria-disabled') === 'true' ? '' : here.className || 'button';
}"""


def _answer_by_keyboard(page: Page) -> None:
    """Tab to the act of the telegram if it can be done, otherwise to the first answer; Enter does it."""
    has_act = page.locator("[data-state=asked] button.primary:not([aria-disabled='true']):not([disabled])").count() > 0
    for _ in range(60):
        focused = page.evaluate(FOCUSED)
        if (
            focused
            and (not has_act or "primary" in focused)
            and not {"quiet", "slot", "ware", "back"} & set(focused.split())
        ):
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            return
        page.keyboard.press("Tab")


@pytest.mark.parametrize(
    ("locale", "viewport", "scheme"),
    [
        ("en-GB", (1440, 900), "light"),
        ("de-DE", (1440, 900), "dark"),
        ("de-DE", (390, 844), "light"),
        ("en-GB", (390, 844), "dark"),
    ],
    ids=["en-wide-day", "de-wide-night", "de-phone-day", "en-phone-night"],
)
def test_nothing_serious_is_wrong_in_any_phase(
    quick_server: LiveServer,
    new_page: Pages,
    axe: Callable[[Page], None],
    picture: Callable[..., Path],
    locale: str,
    viewport: tuple[int, int],
    scheme: str,
) -> None:
    person = Person(new_page(viewport=viewport, locale=locale, color_scheme=scheme, reduced_motion="reduce"), 7)
    page = person.page
    page.goto(quick_server.url)
    table = open_table(page, [{**HUMAN, "name": "Inés"}, BOT, BOT, BOT], mode="expert")["table"]["id"]
    page.goto(f"{quick_server.url}/#/t/{table}")
    expect(page.locator("[data-state]").first).to_be_visible()
    met: set[str] = set()
    for _ in range(4000):
        if person.state() == "over" or ({"orders", "combat", "spend"} <= met and person.round() > 1):
            break
        phase = person.newest()["view"]["phase"] if person.frames else ""
        if person.state() == "asked" and phase not in met:
            met.add(phase)
            picture(page, f"viva-{phase}-{locale[:2]}-{viewport[0]}-{scheme}")
            axe(page)
        person.step()
    assert {"setup", "orders", "spend"} <= met
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_reload_in_the_middle_of_an_answer_loses_nothing(quick_server: LiveServer, new_page: Pages) -> None:
    person = Person(new_page(viewport=(1280, 800)), 9)
    page = person.page
    page.goto(quick_server.url)
    table = open_table(page, [{**HUMAN, "name": "Inés"}, BOT, BOT])["table"]["id"]
    page.goto(f"{quick_server.url}/#/t/{table}")
    expect(page.locator("[data-state]").first).to_be_visible()
    for _ in range(200):
        if person.frames and person.asked() in ("viva-ask-orders", "viva-ask-promise"):
            break
        person.step()
    while person.newest()["awaited"]["seats"] != [0]:  # the bots seal their orders meanwhile
        page.wait_for_timeout(50)
    before = person.newest()
    page.reload()
    expect(page.locator("[data-state=asked]")).to_be_visible()
    assert person.newest() == before


def test_an_illegal_answer_is_refused_with_its_rule_and_nothing_changes(
    quick_server: LiveServer, new_page: Pages
) -> None:
    person = Person(new_page(viewport=(1280, 800)), 11)
    page = person.page
    page.goto(quick_server.url)
    table = open_table(page, [{**HUMAN, "name": "Inés"}, BOT, BOT])["table"]["id"]
    page.goto(f"{quick_server.url}/#/t/{table}")
    expect(page.locator("[data-state=asked]")).to_be_visible()
    before = person.newest()
    said = page.evaluate(
        """async (table) => {
          const info = await (await fetch(`/api/tables/${table}`)).json();
          const headers = {'content-type': 'application/json'};
          const body = JSON.stringify({key: 'k1', seq: info.seq, answer: 'purple'});
          const answer = await fetch(`/api/tables/${table}/answer`, {method: 'POST', headers, body});
          return {status: answer.status, body: await answer.json()};
        }""",
        table,
    )
    assert 400 <= said["status"] < 500
    assert said["body"]["error"]["rule"] == "V1.2"
    page.reload()
    expect(page.locator("[data-state=asked]")).to_be_visible()
    assert person.newest() == before
