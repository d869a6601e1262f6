"""The rows of an experiment as a table: Parquet where pyarrow is installed, lines of JSON otherwise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from camarilla.core.words import Plain
from camarilla.lab.experiment.run import Result
from camarilla.lab.extra import Missing, needed


def table(result: Result) -> list[dict[str, Plain]]:
    """One line for each game: what it was, and what became of it."""
    found = []
    for number, (cell, rows) in enumerate(zip(result.cells, result.rows, strict=True)):
        for row in rows:
            found.append(
                {
                    "cell": number,
                    "game": cell.game,
                    "number": row.number,
                    "seed": row.seed,
                    "players": cell.players,
                    "bots": list(cell.bots),
                    "factors": json.dumps(cell.values, sort_keys=True),
                    "switches": json.dumps(cell.switches, sort_keys=True),
                    "ending": row.ending,
                    "winners": list(row.winners),
                    "scores": list(row.scores),
                    "rounds": row.rounds,
                    "decisions": row.decisions,
                    "failures": row.failures,
                    **row.events,
                }
            )
    return found


def write_rows(rows: list[dict[str, Plain]], path: Path) -> Path:
    """Writes ``path.parquet``, or ``path.jsonl`` where pyarrow is missing; says which."""
    try:
        arrow: Any = needed("pyarrow")
        parquet: Any = needed("pyarrow.parquet")
    except Missing:
        return write_lines(rows, path)
    made = path.with_suffix(".parquet")
    parquet.write_table(arrow.Table.from_pylist(rows), made, compression="zstd")
    return made


def write_lines(rows: list[dict[str, Plain]], path: Path) -> Path:
    """Writes ``path.jsonl``."""
    made = path.with_suffix(".jsonl")
    with made.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
    return made
