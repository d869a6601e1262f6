"""``/health`` for whoever must know whether the house is open, ``/metrics`` for whoever watches over it.

``/metrics`` speaks Prometheus' text format. It is not for the world: it answers this machine, and whoever sends the
``metrics`` value of the secret file as a bearer token. Of several workers any one may be asked: each leaves its figures
in a folder they share, and whoever is asked reports all of them, each under its own ``worker`` label.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from camarilla import __version__
from camarilla.server.door.errors import store_trouble
from camarilla.server.door.guard import LOOPBACK, known_host
from camarilla.server.door.keys import address_of, bearer_of
from camarilla.server.door.office import Office, office_of
from camarilla.table.play.figures import BOUNDS, Times
from camarilla.table.refusals import Forbidden

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
EVERY = 2.0  # seconds between two times that a worker leaves its figures
PATIENCE = 3.0  # seconds that the store has to answer
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
BEGAN = time.time()

Labels = dict[str, str]


@dataclass
class Family:
    """One metric: its samples as (suffix of the name, labels, value)."""

    name: str
    kind: str
    about: str
    samples: list[tuple[str, Labels, float]] = field(default_factory=list)

    def add(self, value: float, suffix: str = "", **labels: str) -> Family:
        self.samples.append((suffix, labels, value))
        return self

    def counted(self, by: str, counts: Iterable[tuple[str, float]]) -> Family:
        for label, value in sorted(counts):
            self.add(value, **{by: label})
        return self

    def timed(self, times: Times, **labels: str) -> Family:
        """The buckets of a histogram: each holds all that took no longer."""
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), accumulate(times.counts), strict=True):
            self.add(count, "_bucket", **labels, le=bound)
        return self.add(sum(times.counts), "_count", **labels).add(times.total, "_sum", **labels)


# --- what is reported -------------------------------------------------------------------------------------------------


def families(office: Office) -> list[Family]:
    """What this process has to say."""
    house = office.house
    figures = house.services.store.figures
    viewers = sum(office.sockets.values())
    return [
        Family("camarilla_build_info", "gauge", "The version that runs.").add(1, version=__version__),
        Family("camarilla_tables_open", "gauge", "Tables in memory.").add(house.open_tables),
        Family("camarilla_sockets", "gauge", "Live connections.").add(viewers),
        Family("camarilla_answers_total", "counter", "Answers taken.").counted("by", figures.answers.items()),
        Family("camarilla_answer_seconds", "histogram", "From an answer's arrival to its commit, and to its viewers.")
        .timed(figures.committed, until="committed")
        .timed(figures.told, until="told"),
        Family("camarilla_refusals_total", "counter", "Refusals.").counted("kind", office.refusals.items()),
        Family("camarilla_responses_total", "counter", "HTTP responses.").counted("status", office.responses.items()),
        Family("camarilla_bot_failures_total", "counter", "Bots that did not answer well.").counted(
            "why", figures.bot_failures.items()
        ),
        Family("camarilla_database_errors_total", "counter", "What the database refused or could not do.").counted(
            "kind", figures.database_errors.items()
        ),
        Family("camarilla_line_up", "gauge", "Whether this process hears the others (1 where it is alone).").add(
            float(house.cable.up)
        ),
        *_process(),
    ]


def _process() -> list[Family]:
    spent = time.process_time()
    told = [
        Family("process_start_time_seconds", "gauge", "When the process began.").add(BEGAN),
        Family("process_cpu_seconds_total", "counter", "Processor time.").add(spent),
    ]
    with suppress(OSError):  # where the system keeps such files
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        told.append(Family("process_resident_memory_bytes", "gauge", "Memory.").add(pages * PAGE))
        files = len(os.listdir("/proc/self/fd"))
        told.append(Family("process_open_fds", "gauge", "Open files and sockets.").add(files))
    return told


def written(all_families: Iterable[Family]) -> str:
    """In Prometheus' text format, every family once."""
    lines: list[str] = []
    merged: dict[str, Family] = {}
    for one in all_families:
        known = merged.setdefault(one.name, Family(one.name, one.kind, one.about))
        known.samples += one.samples
    for family in merged.values():
        lines += [f"# HELP {family.name} {family.about}", f"# TYPE {family.name} {family.kind}"]
        lines += [f"{family.name}{suffix}{_labels(labels)} {value:.10g}" for suffix, labels, value in family.samples]
    return "\n".join(lines) + "\n"


def _labels(labels: Labels) -> str:
    def quoted(value: str) -> str:
        return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")

    return "{" + ",".join(f'{name}="{quoted(value)}"' for name, value in labels.items()) + "}" if labels else ""


# --- of several workers -----------------------------------------------------------------------------------------------


@dataclass
class Board:
    """Where the workers of one house leave their figures for each other."""

    worker: int = 0
    folder: Path | None = None

    def everybody(self, office: Office) -> list[Family]:
        told = self._mine(office)
        for path in sorted(self.folder.glob("*.json")) if self.folder is not None else ():
            if path.stem != str(self.worker):
                told += [Family(**one) for one in json.loads(path.read_text(encoding="utf-8"))]
        return told

    def _mine(self, office: Office) -> list[Family]:
        mine = families(office)
        for family in mine:
            for _, labels, _ in family.samples:
                labels["worker"] = str(self.worker)
        return mine

    def leave(self, office: Office) -> None:
        if self.folder is not None:
            told: list[dict[str, Any]] = [vars(family) for family in self._mine(office)]
            draft = self.folder / f"{self.worker}.draft"
            draft.write_text(json.dumps(told), encoding="utf-8")
            draft.replace(self.folder / f"{self.worker}.json")

    async def keep(self, office: Office) -> None:
        """Up to date, until it is cancelled."""
        while self.folder is not None:
            await asyncio.sleep(EVERY)
            self.leave(office)


# --- who may ask ------------------------------------------------------------------------------------------------------


def check_reader(request: Request) -> None:
    """This machine itself, not somebody whom a proxy on it speaks for; or whoever has the token."""
    token, given = office_of(request).secrets.value("metrics"), bearer_of(request)
    if given is not None and token and hmac.compare_digest(given.encode(), token.encode()):
        return
    forwarded = any(name in request.headers for name in FORWARDED)
    bent = not known_host(request.headers, (*LOOPBACK, *(office_of(request).hosts or ())))
    if given is not None or forwarded or bent or address_of(request) not in LOOPBACK:
        raise Forbidden("table-metrics-closed")


async def store_answers(office: Office) -> bool:
    """Whether the store answers in time. Asked at most once a second, however many want to know."""
    if time.monotonic() - office.pinged > 1:
        office.pinged = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                await office.house.services.store.ping()
            office.store_up = True
        except (SQLAlchemyError, OSError, TimeoutError) as failed:
            office.store_up, office.store_trouble = False, store_trouble(failed)
    return office.store_up
