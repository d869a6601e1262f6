"""Junta in two real browsers: a round without a coup, a coup to its end, all by clicking; no secret crosses over."""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect
from tests.browser.person import Person
from tests.browser.support import LiveServer, Pages

PATIENCE = 8000  # small steps of both people together
DICE = "bananas"
STAGES = ("ballot", "2", "4", "6", "coup")  # what is looked at closely
# What browsers draw for themselves goes into the dice as well.
COUNTED = """(() => {
  let drawn = 0;
  crypto.getRandomValues = (bytes) => {
    drawn += 1;
    return bytes.fill(0).map((_, at) => (drawn >> (8 * (at % 4))) & 255);
  };
})()"""
CARD = re.compile(r"junta-card-(\d+)-name")
# Which buttons of the slip a person presses, by what is asked: the first that is there. All else is left to chance.
Plan = dict[str, tuple[str, ...]]
CALM: Plan = {
    "junta-ask-vote-budget": ("button.yes", "button.choice"),
    "junta-ask-vote-motion": ("button.no", "button.choice"),
    "junta-ask-tie": ("button.yes", "button.choice"),
    "junta-ask-force": ("button.no", "button.choice"),
    "junta-ask-no-confidence": ("[aria-keyshortcuts='1']",),
    "junta-ask-announce": ("[aria-keyshortcuts='1']",),
    # A bot may rise all the same: then nobody marches, and the next round may be the quiet one.
    "junta-ask-start": (".act-end button",),
    "junta-ask-coup-turn": (".act-end button",),
    "junta-ask-call-off": ("button.yes", "button.choice"),
}
MARCH = (
    ".act-to button",
    "button.primary",
    ".act-move button",
    ".act-end button",
    "li:not(.act-exile) > button.choice",
)
ANGRY: Plan = {
    "junta-ask-vote-budget": ("button.no", "button.choice"),
    "junta-ask-tie": ("button.no", "button.choice"),
    "junta-ask-new-budget": ("[aria-keyshortcuts='1']",),
    "junta-ask-announce": ("[aria-keyshortcuts='1']",),
    "junta-ask-location": ("button.choice",),
    "junta-ask-safe-return": ("button.yes",),
    "junta-ask-start": MARCH,
    "junta-ask-coup-turn": MARCH,
    "junta-ask-call-off": ("button.no", "button.choice"),
}


class Player(Person):
    """A person who plays to a plan and keeps every body that came over HTTP as well."""

    def __init__(self, page: Page, seat: int, plan: Plan) -> None:
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
        self.make_up_his_mind()
        question = self.newest()["question"] if self.asked() else None
        if question is None:  # whatever lies there a moment later is looked up in the plan first
            self.page.wait_for_timeout(40)
            return
        slip = self.page.locator("[data-state=asked]")
        for wanted in self.plan.get(question["words"]["id"], ()):
            there = slip.locator(f"{wanted}:enabled:not([aria-disabled=true])")
            if there.count():
                self.press(there.first)
                return
        if question["words"]["id"] in self.plan:
            self.page.wait_for_timeout(40)
        else:
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


def sit_down(server: LiveServer, new_page: Pages, plan: Plan) -> tuple[Player, Player]:
    """Ana at a desk and Bruno on a phone, with two bots."""
    ana = Player(new_page(viewport=(1440, 900), reduced_motion="reduce"), 0, plan)
    phone = new_page(viewport=(390, 844), locale="de-DE", has_touch=True, reduced_motion="reduce")
    bruno = Player(phone, 1, plan)
    for person in (ana, bruno):
        person.page.add_init_script(COUNTED)
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"}] + [
        {"kind": "bot", "bot": "random"}
    ] * 2
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
        assert all(person.seat in (offer["maker"], offer["to"]) for offer in view["offers"])
    offers = [one for frame in everything for one in parts(frame) if "maker" in one]
    partners = {offer[who] for offer in offers for who in ("maker", "to")}
    for line in (one for frame in everything for one in parts(frame) if str(one.get("id", "")).endswith("-secret")):
        own = person.seat in seats_named(line)
        assert own or (line["id"] == "junta-news-dropped-secret" and seats_named(line) <= partners), line


def hands(person: Player) -> dict[int, set[int]]:
    """The person's own hand after every event."""
    seen = [frame for frame in person.frames if frame.get("seen")]
    return {frame["seq"]: set(frame["seen"]["view"]["families"][person.seat]["hand"]) for frame in seen}


def check_no_foreign_card(person: Player, other: Player) -> None:
    """No card in the other's hand is named in a question, an option or the news of the same moment.

    Except in offers: whoever offers a card names it, and one may ask for any card, wherever it is (J16.2).
    """
    held, compared = hands(other), 0
    offers = [one for one in parts(person.frames) if "maker" in one]
    offered = {card for offer in offers for side in ("give", "get") for card in offer[side]["cards"]}
    for frame in person.frames:
        if not frame.get("seen") or frame["seq"] not in held:
            continue
        view = frame["seen"]["view"]
        told = {key: part for key, part in frame["seen"].items() if key != "view"}
        news = [line for line in frame.get("news", []) if line.get("n") == frame["seq"]]
        named = {int(number) for number in CARD.findall(json.dumps([told, news]))}
        known = {card for card, _ in view["known"]} | offered
        assert not named & held[frame["seq"]] - known, (frame["seq"], named)
        compared += 1
    assert compared > 20


def check_secrets(ana: Player, bruno: Player) -> None:
    for person, other in ((ana, bruno), (bruno, ana)):
        check_own_eyes_only(person)
        check_no_foreign_card(person, other)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- the rounds -------------------------------------------------------------------------------------------------------


@pytest.fixture
def look(axe: Callable[[Page], None], picture: Callable[..., Path]) -> Callable[..., None]:
    """A picture of every stage of the game, and nothing on it may be wrong for people who cannot see or point."""
    met: set[str] = set()

    def look_at(*people: Player) -> None:
        view = people[0].view()
        stage = "coup" if view.get("coup") else "ballot" if view.get("ballot") else str(view.get("phase", 0))
        if stage in STAGES and stage not in met and people[0].asked():
            met.add(stage)
            for person in people:
                picture(person.page, f"junta-{stage}-{person.seat}")
                axe(person.page)

    return look_at


def play(ana: Player, bruno: Player, look: Callable[..., None], done: Callable[[list[str]], bool]) -> list[str]:
    """Both answer what they are asked until it is done. What was asked, in order."""
    asked: list[str] = []
    for _ in range(PATIENCE):
        look(ana, bruno)
        for person in (ana, bruno):
            question = person.newest()["question"] if person.asked() else None
            if question and (not asked or asked[-1] != question["words"]["id"]):
                asked.append(question["words"]["id"])
            person.step()
        if done(asked):
            return asked
        assert ana.state() != "over", asked[-20:]
    raise AssertionError(f"not done after {PATIENCE} steps: {asked[-20:]}")


@pytest.mark.slow
def test_a_whole_round_without_a_coup(quick_server: LiveServer, new_page: Pages, look: Callable[..., None]) -> None:
    ana, bruno = sit_down(quick_server, new_page, CALM)
    coups: set[int] = set()

    def a_quiet_round_is_over(_: list[str]) -> bool:
        view = ana.view()
        if view.get("coup"):
            coups.add(view["round"])
        return bool(set(range(1, view.get("round", 0))) - coups)

    asked = play(ana, bruno, look, a_quiet_round_is_over)
    assert {"junta-ask-vote-election", "junta-ask-vote-budget", "junta-ask-location"} <= set(asked)
    check_secrets(ana, bruno)


@pytest.mark.slow
def test_a_coup_to_its_end(quick_server: LiveServer, new_page: Pages, look: Callable[..., None]) -> None:
    ana, bruno = sit_down(quick_server, new_page, ANGRY)
    stages: list[str] = []

    def the_coup_is_over(asked: list[str]) -> bool:
        view = ana.view()
        if view.get("coup"):
            stages.append(f"phase {view['coup_phase']}")
        return "junta-ask-declare" in asked and not view["coup"]

    asked = play(ana, bruno, look, the_coup_is_over)
    assert {"junta-ask-vote-election", "junta-ask-coup-turn", "junta-ask-declare"} <= set(asked)
    assert {"phase 0", "phase 1", "phase 6"} <= set(stages)
    told = [line["id"] for frame in bruno.frames for line in frame.get("news", [])]
    assert told.count("junta-news-coup-won") == told.count("junta-news-coup")
    assert "junta-news-moved" in told
    check_secrets(ana, bruno)
