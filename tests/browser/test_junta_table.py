"""Junta in a real browser: two people and bots play a round, or up to its coup, by clicking; secrets stay secret."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.person import Person
from tests.browser.support import LiveServer, Pages

BOTS = [{"kind": "bot", "bot": "random"}] * 3
PATIENCE = 2500  # small steps of both people together


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


def check_secrets(person: Person, seat: int) -> None:
    """Whatever the browser received of others: no hand, no purse, no account, no location before it was shown."""
    views = [frame["seen"]["view"] for frame in person.frames if frame.get("seen")]
    assert len(views) > 20
    for view in views:
        assert view["seat"] == seat
        assert view["stack"] is None
        assert view["aid"] is None or view["aid_of"] == seat
        for family in view["families"]:
            if family["seat"] != seat:
                assert family["hand"] is None
                assert family["cash"] is None
                assert family["account"] is None
                assert family["location"] is None or view["shown"]
    told = [line for frame in person.frames for line in frame.get("news", []) if line["id"] == "junta-news-drew-secret"]
    assert told
    assert {line["args"]["who"]["seat"] for line in told} == {seat}


def test_two_people_play_a_round_and_see_only_their_own_secrets(
    quick_server: LiveServer, new_page: Pages, axe: Callable[[Page], None], picture: Callable[..., Path]
) -> None:
    ana = Person(new_page(viewport=(1440, 900), reduced_motion="reduce"), 3)
    bruno = Person(new_page(viewport=(390, 844), locale="de-DE", has_touch=True, reduced_motion="reduce"), 4)
    made = open_junta(ana.page, quick_server.url, ["Ana", "Bruno"])
    link = next(link["url"] for link in made["links"] if link["seat"] == 1)
    bruno.page.goto(link if link.startswith("http") else quick_server.url + link)
    expect(ana.page.get_by_text("Bruno").first).to_be_visible()
    ana.page.locator(".hall button.primary").click()
    expect(ana.page.get_by_role("list", name="The families")).to_be_visible()
    met: set[str] = set()
    for _ in range(PATIENCE):
        if ana.round() > 1 or "coup" in met or "over" in (ana.state(), bruno.state()):
            break
        view = ana.newest()["view"] if ana.frames else {}
        stage = "coup" if view.get("coup") else "ballot" if view.get("ballot") else str(view.get("phase", ""))
        if stage in ("ballot", "6", "coup") and stage not in met and ana.state() == "asked":
            met.add(stage)
            picture(ana.page, f"junta-{stage}-wide")
            picture(bruno.page, f"junta-{stage}-phone")
            axe(ana.page)
            axe(bruno.page)
        ana.step()
        bruno.step()
    assert ana.round() > 1 or "coup" in met or ana.state() == "over"
    assert "ballot" in met
    for person, seat in ((ana, 0), (bruno, 1)):
        check_secrets(person, seat)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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


def test_an_offer_is_made_at_the_deal_desk(quick_server: LiveServer, new_page: Pages) -> None:
    page = new_page(viewport=(1440, 900))
    open_junta(page, quick_server.url, ["Ana"])
    expect(page.locator("[data-state=asked]")).to_be_visible()
    desk = page.locator("[data-state]")
    desk.get_by_role("button", name=re.compile("At any time you may")).click()
    desk.get_by_role("button", name="New offer").click()
    desk.get_by_role("spinbutton", name=re.compile("Sum you ask for")).press("ArrowUp")
    desk.get_by_role("button", name=re.compile(r"^Offer .*: nothing for 1 MP")).click()
    expect(page.get_by_text(re.compile("offers? .*In return")).first).to_be_visible()
