"""Keeps matches of this version, in the middle of their game, for every later version to go on with.

`python3 tools/keep_saves.py` plays every game halfway, among people who answer at random, and writes the house into
tests/saves/VERSION.jsonl. It belongs to a release: the file of a released version is never made again.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from camarilla import __version__
from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.table.accounts.account_store import AccountStore
from camarilla.table.accounts.accounts import Accounts
from camarilla.table.house import House
from camarilla.table.meeting.tokens import new_token
from camarilla.table.meeting.wishes import ChairWish, TableWish
from camarilla.table.play.running import SNAPSHOT_EVERY
from camarilla.table.play.table import Table
from camarilla.table.store.backup import back_up
from camarilla.table.store.records import Kind, Status
from camarilla.table.store.sql import SqlStore

SAVES = Path(__file__).resolve().parent.parent / "tests" / "saves"
EVENTS = SNAPSHOT_EVERY + 12  # beyond a snapshot, so that answers have to be taken again
LATER = EVENTS + 15  # until here we wait for a moment in which several are asked
ATTEMPTS = 20


async def halfway(house: House, game: Game) -> Table:
    """A running match that has come this far, preferably in the middle of sealed answers."""
    for _ in range(ATTEMPTS):
        players = 4 if 4 in game.seats else max(game.seats)
        seats = [ChairWish(Kind.HUMAN, name=f"Player {seat}") for seat in range(players)]
        table = (await house.open(TableWish(game.id, seats, name=f"{game.id} of {__version__}"))).table
        for chair in table.record.seats[1:]:
            await table.seating.sit(chair.seat)
        await table.start()
        asked = 1
        while table.record.status is Status.RUNNING and table.record.number < (EVENTS if asked > 1 else LATER):
            asked = await answers(table, table.record.number)
        if table.record.status is Status.RUNNING:
            await table.talk.say(0, (), "¡Viva!", "said")
            await table.talk.say(0, (1,), "Between us.", "whispered")
            return table
    raise SystemExit(f"{game.id} is always over before")


async def answers(table: Table, number: int) -> int:
    """Somebody answers at random; returns how many are asked then."""
    async with table.moves.at_rest() as running:
        assert running is not None
        seat, question = next(iter(running.match.asked().items()))
        written = question.write(question.sample(QuickDice(f"{table.record.game} {number}")))
    await table.answer(seat, written, table.record.seq, f"k{number}")
    async with table.moves.at_rest() as running:
        return len(running.match.asked()) if running is not None else 0


async def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.sqlite")
        store = await SqlStore.open(database)
        house = House(store)
        try:
            for game in GAMES:
                table = await halfway(house, game)
                print(f"{game.id}: {table.record.number} events")
            await Accounts(AccountStore(store), house.services.now).sign_up("General", new_token())
        finally:
            await house.close()
        target.parent.mkdir(exist_ok=True)
        await back_up(database, target, house.services.now(), force=True)
    print(target.name)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else SAVES / f"{__version__}.jsonl"))
