"""The pictures of README and gallery, from real games: python3 dev.py gallery [NAME ...]

Somebody sits down with bots and does what the coach advises, until the moment comes that a picture wants. Dice fall as
they fall: whoever does not like a moment asks for another.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import chromium
from trials.server import Server

OUT = chromium.ROOT / "docs" / "pictures"
WIDE, PHONE = (1440, 900), (390, 844)
PATIENCE = 420.0  # seconds for one picture
TABLES = 4  # evenings that are tried for one moment

Seen = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """What a picture shows: the table, and when to take it."""

    game: str
    players: int
    when: Callable[[Seen], bool]
    size: tuple[int, int] = WIDE
    film: str = "instant"
    on: str = ""  # what must be in sight on the page
    then: Callable[[Page], None] = lambda page: None


def asked(seen: Seen) -> Seen:
    found: Seen = seen["question"] or {"kind": "", "rule": "", "facts": {}}
    return found


def asks_for(*kinds: str, since: int = 0) -> Callable[[Seen], bool]:
    """A question of one of these kinds or rules, from this round on."""

    def holds(seen: Seen) -> bool:
        question = asked(seen)
        wanted = question["kind"] in kinds or question["rule"] in kinds
        return wanted and seen["view"].get("round", since) >= since

    return holds


def house(seen: Seen) -> int:
    """How many politicians sit in the region that acts."""
    view = seen["view"]
    return sum(view["people"][view["active"] * view["players"] :][: view["players"]])


def consulted(page: Page) -> None:
    """The coach lies open and has been asked what an old hand would do."""
    page.locator("[data-state] .elbow").first.click()
    page.get_by_role("button", name="Ask an old hand").click()
    page.get_by_role("button", name="Do that").wait_for()


MOMENTS: dict[str, Moment] = {
    "junta-chamber": Moment("junta", 6, asks_for("junta-ask-vote-budget", since=2)),
    "junta-night": Moment("junta", 6, asks_for("J11.1"), on=".night"),
    "junta-coup": Moment("junta", 6, lambda seen: seen["view"].get("coup") and asked(seen)["rule"].startswith("J13.5")),
    "viva-battle": Moment("viva", 4, asks_for("viva-ask-plunder", since=3), on="text=/coup succeeds/i"),
    "viva-orders": Moment("viva", 4, asks_for("viva-ask-orders", since=3)),
    "global-powers-parliament": Moment(
        "global_powers",
        4,
        lambda seen: (
            asked(seen)["kind"] == "gp-ask-vote" and seen["view"]["proposal"][:1] == ["war"] and house(seen) > 5
        ),
    ),
    "global-powers-war": Moment(
        "global_powers",
        4,
        lambda seen: seen["view"]["war"] is not None,
        film="1",
        on=".ceremony.duel",
        then=lambda page: page.wait_for_timeout(2900),  # until the bill is written
    ),
    "anti-monopoly-crisis": Moment("anti_monopoly", 4, asks_for("am-ask-reply", "am-ask-crisis")),
    "coach": Moment("global_powers", 3, asks_for("gp-propose"), then=consulted),
    "phone": Moment("global_powers", 3, asks_for("gp-turn"), size=PHONE),
}


def main(arguments: Sequence[str]) -> int:
    reader = argparse.ArgumentParser(prog="dev.py gallery", description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MOMENTS))
    reader.add_argument("--out", type=Path, default=OUT, metavar="FOLDER")
    options = reader.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    missed = []
    with (
        TemporaryDirectory() as folder,
        Server(str(Path(folder, "games.sqlite"))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.FLAGS))
        for name in options.names or MOMENTS:
            path = options.out / f"{name}.png"
            taken = taken_at(browser, server.base, MOMENTS[name], path)
            print(f"{name}: {path if taken else 'the moment did not come'}", flush=True)
            missed += [] if taken else [name]
        browser.close()
    return 1 if missed else 0


def opened(browser: Browser, url: str, size: tuple[int, int], film: str = "instant") -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        base_url=url,
        device_scale_factor=2 if size == PHONE else 1,
        has_touch=size == PHONE,
    )
    told = json.dumps({"film": film, "dice": "auto"})
    context.add_init_script(f"localStorage.setItem('camarilla.film', '{told}')")
    context.add_init_script("localStorage.setItem('camarilla.coach', '\"all\"')")  # nothing is explained unasked
    return context.new_page()


def taken_at(browser: Browser, url: str, moment: Moment, path: Path) -> bool:
    """Plays evening after evening until the moment comes."""
    until = time.monotonic() + PATIENCE
    for _ in range(TABLES):
        page = opened(browser, url, moment.size, moment.film)
        taken = played(page, moment, path, until)
        page.context.close()
        if taken or time.monotonic() > until:
            return taken
    return False


def played(page: Page, moment: Moment, path: Path, until: float) -> bool:
    seats = [{"kind": "human", "name": "Inés"}, *[{"kind": "bot", "bot": "steady"}] * (moment.players - 1)]
    made = page.request.post("/api/tables", data={"game": moment.game, "seats": seats, "switches": {}, "start": True})
    table = made.json()["table"]["id"]
    page.goto(f"/#/t/{table}")
    while time.monotonic() < until:
        now = page.request.get(f"/api/tables/{table}/seen").json()
        if now["seen"]["outcome"]:
            return False
        if page.locator(".transport").count() and not (moment.on and page.locator(moment.on).count()):
            page.wait_for_timeout(100)  # what has happened is being told; an answer would cut it short
            if (read := page.get_by_role("button", name="Go on")).count():
                read.click()
            continue
        if moment.when(now["seen"]) and shown(page, moment, table):
            for later in page.get_by_role("button", name="Later", exact=True).all():
                later.click()  # an offer lies over what the picture is about
            moment.then(page)
            page.screenshot(path=path)
            return True
        if now["seen"]["question"]:
            advised(page, table, now["seq"])
        page.wait_for_timeout(60)
    return False


def shown(page: Page, moment: Moment, table: str) -> bool:
    """The page has caught up, the moment is not over, and what is wanted is in sight."""
    page.wait_for_timeout(1500)
    still = moment.when(page.request.get(f"/api/tables/{table}/seen").json()["seen"])
    return still and (not moment.on or page.locator(moment.on).first.is_visible())


def advised(page: Page, table: str, seq: int) -> None:
    """What an old hand would do. The table may have gone on meanwhile: then it is looked at again."""
    advice = page.request.get(f"/api/tables/{table}/advice")
    if not advice.ok:
        return
    sent = {"key": f"{table}-{seq}-{time.monotonic()}", "seq": seq, "answer": advice.json()["answer"]}
    page.request.post(f"/api/tables/{table}/answer", data=sent)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
