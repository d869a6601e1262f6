"""Junta in two real browsers: a whole round without a coup and a coup to its end, by clicking, and no secret crosses over."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Response, expect
from tests.browser.person import Person
from tests.browser.support import LiveServer, Pages

PATIENCE = 3000  # small steps of both people together
import os
DICE = os.environ.get("DICE","bananas")
# What browsers draw for themselves goes into the dice as well.
COUNTED = """(() => {
  let drawn = 0;
  crypto.getRandomValues = (bytes) => {
    drawn += 1;
    return bytes.fill(0).map((_, at) => (drawn >> (8 * (at % 4))) & 255);
  };
})()"""
CARD = re.compile(r"junta-card-(\d+)-name")
# Which button of the slip a person presses, by what is asked; everything else is left to his own little generator.
QUIET = {
    "junta-ask-vote-budget": ".yes",
    "junta-ask-vote-motion": ".no",
    "junta-ask-tie": ".yes",
    "junta-ask-force": ".no",
    "junta-ask-no-confidence": "[aria-keyshortcuts='1']",
    "junta-ask-announce": "[aria-keyshortcuts='1']",
    "junta-ask-start": "[aria-keyshortcuts='1']",
}
ANGRY = {
    "junta-ask-vote-budget": ".no",
    "junta-ask-tie": ".no",
    "junta-ask-new-budget": "[aria-keyshortcuts='1']",
    "junta-ask-start": "[aria-keyshortcuts='2']",
}


class Player(Person):
    """A person who plays to a plan and keeps every body that came over HTTP as well."""

    def __init__(self, page: Page, seat: int, plan: dict[str, str]) -> None:
        super().__init__(page)
        self.seat, self.plan = seat, plan
        self.steps_at: dict[tuple[int, str], int] = {}
        self.bodies: list[Any] = []
        page.on("response", self._keep)

    def _keep(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self.bodies.append(response.json())

    def view(self) -> dict[str, Any]:
        return dict(self.newest()["view"]) if any(frame.get("seen") for frame in self.frames) else {}

    def step(self) -> None:
        question = self.newest()["question"] if self.asked() else None
        wanted = self.plan.get(question["words"]["id"] if question else "")
        self.make_up_his_mind()
        if not wanted:
            super().step()
            return
        try:
            self.page.locator(f"[data-state=asked] button{wanted}:enabled").first.click(timeout=500)
        except Error:  # not on the slip at this step of the answer, or the slip went away under the finger
            super().step()

    def make_up_his_mind(self) -> None:
        """The choice depends on the moment of the game and on nothing else, so that a run can be repeated."""
        seq = max((frame["seq"] for frame in self.frames if frame.get("seen")), default=0)
        moment = (seq, self.asked() if seq else "")
        self.steps_at[moment] = self.steps_at.get(moment, -1) + (1 if moment[1] else 0)
        self.choice = random.Random(f"{self.seat} {moment} {self.steps_at[moment]}")


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A house where bots answer at once and the dice are known."""
    server = LiveServer(tmp_path_factory.mktemp("junta-rounds") / "games.sqlite", "--pace", "0", dice=DICE)
    yield server
    server.stop()


def sit_down(server: LiveServer, new_page: Pages, plan: dict[str, str]) -> tuple[Player, Player]:
    """Ana at a desk and Bruno on a phone, with two bots."""
    ana = Player(new_page(viewport=(1440, 900), reduced_motion="reduce"), 0, plan)
    phone = new_page(viewport=(390, 844), locale="de-DE", has_touch=True, reduced_motion="reduce")
    bruno = Player(phone, 1, plan)
    for person in (ana, bruno):
        person.page.add_init_script(COUNTED)
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"}] + [{"kind": "bot", "bot": "random"}] * 2
    answer = ana.page.request.post(f"{server.url}/api/tables", data={"game": "junta", "seats": seats, "start": False})
    assert answer.ok, answer.text()
    made = answer.json()
    ana.page.goto(f"{server.url}/#/t/{made['table']['id']}")
    link = next(link["url"] for link in made["links"] if link["seat"] == 1)
    bruno.page.goto(link if link.startswith("http") else server.url + link)
    expect(ana.page.get_by_text("Bruno").first).to_be_visible()
    ana.page.locator(".hall button.primary").click()
    expect(ana.page.get_by_role("list", name="The families")).to_be_visible()
    return ana, bruno


# --- secrets ----------------------------------------------------------------------------------------------------------


def parts(thing: Any) -> Iterator[dict[str, Any]]:
    """Every object inside, at any depth."""
    if isinstance(thing, dict):
        yield thing
    for inner in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        yield from parts(inner)


def seats_named(line: dict[str, Any]) -> set[int]:
    """Whom a line of the newspaper is about."""
    return {arg["seat"] for arg in line["args"].values() if isinstance(arg, dict) and "seat" in arg}


def check_own_eyes_only(person: Player) -> None:
    """In everything received: what belongs to somebody else is not there."""
    everything = [*person.frames, *person.bodies]
    families = [(frame, one) for frame in everything for one in parts(frame) if "open_cards" in one]
    assert len(families) > 100
    for frame, family in families:
        if family["seat"] != person.seat:
            assert family["hand"] is family["cash"] is family["account"] is None
            assert family["location"] is None or any(one.get("shown") for one in parts(frame))
    for view in (one for frame in everything for one in parts(frame) if "aid_of" in one):
        assert view["seat"] == person.seat
        assert view["stack"] is None
        assert view["aid"] is None or view["aid_of"] == person.seat
        assert all(person.seat in (one["offer"]["maker"], one["offer"]["to"]) for one in view["offers"])
    offers = [one["offer"] for frame in everything for one in parts(frame) if "offer" in one]
    partners = {offer[who] for offer in offers for who in ("maker", "to")}
    for line in (one for frame in everything for one in parts(frame) if str(one.get("id", "")).endswith("-secret")):
        own = person.seat in seats_named(line)
        assert own or (line["id"] == "junta-news-dropped-secret" and seats_named(line) <= partners), line


def hands(person: Player) -> dict[int, set[int]]:
    """The person's own hand after every event."""
    seen = [frame for frame in person.frames if frame.get("seen")]
    return {frame["seq"]: set(frame["seen"]["view"]["families"][person.seat]["hand"]) for frame in seen}


def check_no_foreign_card(person: Player, other: Player) -> None:
    """No card in the other's hand is named in a question, an option or the news of the same moment."""
    held, compared = hands(other), 0
    for frame in person.frames:
        if not frame.get("seen") or frame["seq"] not in held:
            continue
        view = frame["seen"]["view"]
        told = {key: part for key, part in frame["seen"].items() if key != "view"}
        news = [line for line in frame.get("news", []) if line.get("n") == frame["seq"]]
        named = {int(number) for number in CARD.findall(json.dumps([told, news]))}
        assert not named & held[frame["seq"]] - {card for card, _ in view["known"]}, (frame["seq"], named)
        compared += 1
    assert compared > 20


def check_secrets(ana: Player, bruno: Player) -> None:
    for person, other in ((ana, bruno), (bruno, ana)):
        check_own_eyes_only(person)
        check_no_foreign_card(person, other)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- the rounds -------------------------------------------------------------------------------------------------------


def play(ana: Player, bruno: Player, done: Any) -> list[str]:
    """Both answer what they are asked until it is done. What was asked, in order."""
    asked: list[str] = []
    for _ in range(PATIENCE):
        for person in (ana, bruno):
            question = person.newest()["question"] if person.asked() else None
            if question and (not asked or asked[-1] != question["words"]["id"]):
                asked.append(question["words"]["id"])
            person.step()
        if done():
            return asked
    raise AssertionError(f"not done after {PATIENCE} steps: {asked[-20:]}")


def test_a_whole_round_without_a_coup(quick_server: LiveServer, new_page: Pages) -> None:
    ana, bruno = sit_down(quick_server, new_page, QUIET)
    coups: set[int] = set()

    def a_quiet_round_is_over() -> bool:
        view = ana.view()
        if view.get("coup"):
            coups.add(view["round"])
        return bool(set(range(1, view.get("round", 0))) - coups)

    asked = play(ana, bruno, a_quiet_round_is_over)
    assert {"junta-ask-vote-election", "junta-ask-vote-budget", "junta-ask-location"} <= set(asked)
    check_secrets(ana, bruno)


def test_a_coup_to_its_end(quick_server: LiveServer, new_page: Pages) -> None:
    ana, bruno = sit_down(quick_server, new_page, ANGRY)
    stages: list[str] = []

    def the_coup_is_over() -> bool:
        view = ana.view()
        if view.get("coup") and view["units"]:
            stages.append(f"phase {view['coup_phase']}" + (f", {view['winner']}" if view["winner"] else ""))
        print(view['round'],end=' ')
        return bool(stages) and not view["coup"]

    asked = play(ana, bruno, the_coup_is_over)
    print(asked,stages)
    assert {"junta-ask-start", "junta-ask-coup-turn", "junta-ask-declare"} <= set(asked)
    assert {"phase 0", "phase 6"} <= set(stages)
    told = [line["id"] for frame in bruno.frames for line in frame.get("news", [])]
    assert told.count("junta-news-coup-won") == told.count("junta-news-coup")
    assert "junta-news-moved" in told
    check_secrets(ana, bruno)
