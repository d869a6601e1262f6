"""The laboratory over HTTP: what lies on the shelf, a small run, and the case books."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from camarilla.cases.book import book_of
from camarilla.catalogue import GAMES
from camarilla.lab.experiment.whatif import BOTS, MOST_PAIRS, SCALES, SECONDS, what_if
from camarilla.lab.shelf import ladder, reports
from camarilla.server.door.endpoint import Endpoint
from camarilla.server.door.office import office_of
from camarilla.server.door.purse import charge
from camarilla.server.laboratory.bench import MEDIA
from camarilla.server.laboratory.messages import CaseInfo, LabEntry, LabInfo, LabLadder, LabQuestion, LabReport, LabWish
from camarilla.table.refusals import NotFound


@cache
def about() -> LabInfo:
    questions, shelf = [], []
    for game in GAMES:
        for switch in game.switches:
            others = [value for value in switch.values if value != switch.default]
            if others and switch.name not in SCALES:
                questions.append(LabQuestion(game.id, switch.name, switch.rule, switch.default, others))
        for (factor, value), report in reports(game.id).items():
            clear = sum(effect["clear"] for effect in report["effects"])
            shelf.append(LabEntry(game.id, factor, value, report["pairs"], clear))
    ladders = [msgspec.convert(found, LabLadder) for game in GAMES if (found := ladder(game.id)) is not None]
    return LabInfo(questions, shelf, ladders, list(BOTS), MOST_PAIRS, int(SECONDS))


async def laboratory(_: Request, __: None) -> LabInfo:
    return about()


async def lab_report(request: Request, _: None) -> dict[str, Any]:
    asked = request.path_params
    found = reports(asked["game"]).get((asked["factor"], asked["value"])) if asked["game"] in _known() else None
    if found is None:
        raise NotFound("lab-not-on-the-shelf")
    return found


async def lab_run(request: Request, wish: LabWish) -> Response:
    """Refused before it costs anything: first what cannot be tried, then whoever asks too often, then a full bench."""
    plain = msgspec.to_builtins(wish)
    what_if(plain)
    charge(request, "laboratory")
    return await office_of(request).bench.run(plain)


async def cases(request: Request, _: None) -> list[Any]:
    game = request.path_params["game"]
    if game not in _known():
        raise NotFound("lab-no-such-book")
    return [case.told() for case in book_of(game)]


def _known() -> frozenset[str]:
    return frozenset(game.id for game in GAMES)


LABORATORY: tuple[Endpoint, ...] = (
    Endpoint("GET", "/lab", laboratory, "What the laboratory can try, and which reports are made.", returns=LabInfo),
    Endpoint(
        "GET",
        "/lab/reports/{game}/{factor}/{value}",
        lab_report,
        "A report that is already made: this value of a switch against the usual one.",
        returns=LabReport,
        refuses=(404,),
    ),
    Endpoint(
        "POST",
        "/lab/runs",
        lab_run,
        "A small run, line by line (`LabLine`): how far it is, at the end the report. Hanging up ends it.",
        body=LabWish,
        text=MEDIA,
        refuses=(400, 404, 409, 413),
    ),
    Endpoint(
        "GET",
        "/cases/{game}",
        cases,
        "The case book of a game: positions, what is done, what must follow.",
        returns=list[CaseInfo],
        refuses=(404,),
    ),
)
