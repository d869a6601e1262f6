"""The whole parade, with a contact sheet: python3 dev.py parade [--only TEXT] [--size 1366x768] [--language de]"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

import chromium
from parade.collect import collected
from parade.sheet import written
from parade.walk import LANGUAGES, SIZES, Seen, Stop, walk
from trials.server import Server

OUT = chromium.ROOT / "test-results" / "parade"
POSITIONS = "positions.json"


def main(arguments: Sequence[str]) -> int:
    options = parsed(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    positions = options.out / POSITIONS
    missing = [] if options.kept and positions.exists() else collect(positions)
    names = [one["name"] for one in json.loads(positions.read_text())]
    sizes = [size for size in SIZES if options.size in (None, f"{size[0]}x{size[1]}")]
    languages = [one for one in LANGUAGES if options.language in (None, one)]
    chosen = [index for index, name in enumerate(names) if options.only in name]
    stops = [Stop(index, size, language) for size in sizes for language in languages for index in chosen]
    began = time.monotonic()
    seen = looked_at(positions, stops, options.out, options.jobs)
    sheet = written(options.out, seen, missing)
    wrong = [one for one in seen if one.faults]
    print(f"{len(seen)} pictures of {len(chosen)} positions in {time.monotonic() - began:.0f} s: {sheet}")
    print(f"{len(wrong)} of them have faults; kinds without a position: {', '.join(missing) or 'none'}")
    return 1 if wrong or missing else 0


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="dev.py parade", description=__doc__)
    reader.add_argument("--only", default="", metavar="TEXT", help="kinds of questions whose names hold this")
    reader.add_argument("--size", metavar="WIDTHxHEIGHT", choices=[f"{width}x{height}" for width, height in SIZES])
    reader.add_argument("--language", choices=LANGUAGES)
    reader.add_argument("--kept", action="store_true", help="the positions of the last time, not collected again")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="browsers at a time")
    reader.add_argument("--out", type=Path, default=OUT, metavar="FOLDER")
    return reader.parse_args(arguments)


def collect(positions: Path) -> list[str]:
    """Writes the positions; says which kinds have none."""
    found, missing = collected()
    positions.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    return missing


def looked_at(positions: Path, stops: Sequence[Stop], out: Path, jobs: int) -> list[Seen]:
    """Several browsers look at once, each at stops that follow each other."""
    with (
        TemporaryDirectory() as folder,
        Server(str(Path(folder, "games.sqlite")), options=("--parade", str(positions))) as server,
        ProcessPoolExecutor(jobs) as lookers,
    ):
        parts = lookers.map(looked_through, shares(stops, jobs), repeat(server.base), repeat(out))
        return [one for part in parts for one in part]


def shares(stops: Sequence[Stop], jobs: int) -> list[Sequence[Stop]]:
    size = -(-len(stops) // max(1, jobs))
    return [stops[at : at + size] for at in range(0, len(stops), size)] if stops else []


def looked_through(stops: Sequence[Stop], url: str, out: Path) -> list[Seen]:
    """One browser's share."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.FLAGS))
        seen = []
        for one in walk(browser, url, stops, out):
            seen.append(one)
            for fault in one.faults:
                print(f"{one.stop.where} {one.name}: {fault}", flush=True)
        browser.close()
    return seen


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
