"""Games as data for others: what a seat saw, what it was asked, what it could answer and did, and what became of it.

Everything in a row is what that seat could know at that moment, except three columns that say so by their names: the
``outcome`` and the seat's ``reward``, which came later, and the ``truth``, the whole position as a save holds it.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from camarilla import __version__
from camarilla.arena.engines import spread
from camarilla.arena.run import NoEnd
from camarilla.bots import Bot, QuickDice, Seated, bot_named
from camarilla.catalogue import game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.core.playout import play_on
from camarilla.core.questions import Question
from camarilla.core.words import Plain
from camarilla.lab.extra import needed
from camarilla.lab.mark import mark
from camarilla.lab.sight import reward
from camarilla.match.match import save_position, written_question

CHUNK = 5  # games that one process plays before it reports
COLUMNS = {
    "game": "which game",
    "number": "the number of the game in this set",
    "step": "the number of the decision in its game",
    "players": "how many play",
    "seat": "who decides",
    "bot": "which kind of bot sits there",
    "aside": "whether it was said out of turn; such a row exists only where something was said",
    "saw": "JSON: the view of this seat, all that it may know of the table",
    "question": "JSON: what it was asked, with its words, rule, facts and first options",
    "options": "the keys of the first small steps, in order",
    "answer": "JSON: what it answered",
    "outcome": "JSON, known only later: how the game ended, winners, scores, rounds",
    "reward": "known only later: this seat's share of the victory",
    "truth": "JSON, never known to the seat: the whole position, as a save holds it",
}


@dataclass(frozen=True)
class Wish:
    """What is to be recorded."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]  # a kind per seat
    switches: dict[str, str] = field(default_factory=dict)
    seed: str = "0"
    truth: bool = True


def row_of(game: Game, position: Position, seat: int, question: Question[Any]) -> dict[str, Plain]:
    """What a seat sees and is asked, as columns."""
    asked = plain(written_question(question))
    return {
        "seat": seat,
        "saw": _line(plain(game.view(position.state, seat))),
        "question": _line(asked),
        "options": [option["key"] for option in asked["options"]],
    }


def _line(value: Plain) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Recorder(Seated):
    """Bots in their seats, and somebody who writes down what each of them saw and said."""

    def __init__(self, wish: Wish, game: Game, bots: list[Bot], told: list[News], born: list[str]) -> None:
        super().__init__(game, bots, told, born)
        self.wish = wish
        self.rows: list[dict[str, Plain]] = []

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        answer = super().answer(position, seat, question)
        self._note(position, seat, question, answer, False)
        return answer

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any | None:
        said = super().interject(position, seat, question)
        if said is not None:
            self._note(position, seat, question, said, True)
        return said

    def _note(self, position: Position, seat: int, question: Question[Any], answer: Any, aside: bool) -> None:
        row = {"step": len(self.rows), "bot": self.wish.bots[seat], "aside": aside}
        row |= row_of(self.game, position, seat, question)
        row["answer"] = _line(question.write(answer))
        if self.wish.truth:
            row["truth"] = _line(save_position(self.game, position))
        self.rows.append(row)


def recorded(wish: Wish, first: int, last: int) -> list[dict[str, Plain]]:
    """The rows of games ``first`` to ``last - 1``."""
    found = []
    for number in range(first, last):
        found += _game(wish, number)
    return found


def _game(wish: Wish, number: int) -> list[dict[str, Plain]]:
    game, own = game_of(wish.game), f"{wish.seed}/{number}"
    born = [f"{own}/{seat}" for seat in range(wish.players)]
    bots: list[Bot] = [bot_named(wish.game, kind, one) for kind, one in zip(wish.bots, born, strict=True)]
    position = game.begin(wish.players, wish.switches)
    told: list[News] = []
    position.state.ears = told
    recorder = Recorder(wish, game, bots, told, born)
    play_on(game, position, QuickDice(own), recorder)
    if not position.over:
        raise NoEnd(game.id)
    outcome = _line(plain(position.result))
    head = {"game": wish.game, "number": number, "players": wish.players}
    rows = []
    for row in recorder.rows:
        later = {"outcome": outcome, "reward": reward("outcome", position.result, row["seat"])}
        whole = {**head, **row, **later}
        rows.append({name: whole[name] for name in COLUMNS if name in whole})
    return rows


def parts(wish: Wish, jobs: int, engine: str = "processes") -> Iterator[list[dict[str, Plain]]]:
    """The rows in the order of the games, some games at a time."""
    tasks = [(wish, first, min(first + CHUNK, wish.games)) for first in range(0, wish.games, CHUNK)]
    with closing(spread(recorded, tasks, jobs, engine)) as found:
        yield from found


def write(wish: Wish, path: Path, jobs: int = 1, engine: str = "processes") -> int:
    """Writes ``.jsonl`` or ``.parquet`` and a card beside it; says how many rows there are."""
    rows, part = parts(wish, jobs, engine), path.with_name(path.name + ".part")  # whole, or not there
    try:
        count = _parquet(rows, part) if path.suffix == ".parquet" else _jsonl(rows, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    path.with_suffix(".md").write_text(card(wish, path, count), encoding="utf-8")
    return count


def _jsonl(found: Iterator[list[dict[str, Plain]]], path: Path) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for rows in found:
            file.writelines(_line(row) + "\n" for row in rows)
            count += len(rows)
    return count


def _parquet(found: Iterator[list[dict[str, Plain]]], path: Path) -> int:
    arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
    writer, count = None, 0
    try:
        for rows in found:
            table = arrow.Table.from_pylist(rows)
            if writer is None:
                writer = parquet.ParquetWriter(path, table.schema, compression="zstd")
            writer.write_table(table)
            count += len(rows)
    finally:
        if writer is not None:
            writer.close()
    return count


def command_of(wish: Wish, path: Path) -> str:
    """The command that makes the same set again."""
    switches = "".join(f" --switch {shlex.quote(f'{name}={value}')}" for name, value in wish.switches.items())
    truth = "" if wish.truth else " --no-truth"
    return (
        f"camarilla dataset {wish.game} --players {wish.players} --games {wish.games} --bots {','.join(wish.bots)}"
        f"{switches} --seed {shlex.quote(wish.seed)} --out {shlex.quote(path.name)}{truth}"
    )


def card(wish: Wish, path: Path, count: int) -> str:
    """What the set holds, for those who find it: a data set card."""
    game = game_of(wish.game)
    columns = [f"| `{name}` | {told} |" for name, told in COLUMNS.items() if wish.truth or name != "truth"]
    more = "`outcome`, `reward` and `truth`" if wish.truth else "`outcome` and `reward`"
    return "\n".join(
        [
            "---",
            "license: apache-2.0",
            f"pretty_name: Camarilla {wish.game}",
            "tags: [games, negotiation, imperfect-information]",
            "---",
            "",
            f"# {path.name}: {count:,} decisions in {wish.games:,} games of `{wish.game}` for {wish.players}",
            "",
            f"Played by bots ({', '.join(wish.bots)}), recorded by Camarilla {__version__} with the rules",
            f"`{game.id}/{game.version}`, code `{mark()}` (the same mark plays the same games). No person took part.",
            f"Game k has the seed `{wish.seed}/k`; this command makes the same file again:",
            "",
            f"    {command_of(wish, path)}",
            "",
            "One row is one decision: an answer to a question that had at least two. Everything in it is what that",
            f"seat could know at that moment; {more} are more, and say so.",
            "",
            "| column | |",
            "|---|---|",
            *columns,
            "",
            "What it is good for: predicting answers, imitating, asking what a view gives away. What it is not: how",
            "people play. Bots answer by rules and networks of their own, and repeat themselves.",
            "",
        ]
    )
