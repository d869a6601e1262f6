"""A look to take along, and worlds that are imagined here. Both are drawn with dice that nobody can guess."""

from __future__ import annotations

from starlette.requests import Request

from camarilla.bots import Look
from camarilla.core.words import Plain
from camarilla.match.match import Match
from camarilla.server.door.endpoint import Endpoint, table_named
from camarilla.server.door.keys import seat_of
from camarilla.server.door.purse import charge
from camarilla.server.worlds.messages import LookInfo, WorldsInfo, WorldsWish
from camarilla.table.play.running import lines
from camarilla.table.play.table import Table
from camarilla.table.refusals import NotNow
from camarilla.table.store.records import Status
from camarilla.table.tasks import Pool
from camarilla.worlds import SecretDice, exported, told

DEALING = Pool("worlds", 1)  # one at a time: whoever plays comes first


async def _moment(request: Request) -> tuple[Table, int, Match, int]:
    """The match as it is now, copied under the lock; the budget is spent first."""
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    charge(request, "worlds", table, seat)
    async with table.lock:
        await table.elsewhere.catch_up()
        if table.record.status is not Status.RUNNING:
            raise NotNow("table-not-begun")
        running = await table.loaded()
        match = running.match
        copy = Match(match.game, match.setup, match.chance, match.position.copy(), match.entries)
        return table, seat, copy, running.seq


async def look(request: Request, _: None) -> Plain:
    table, seat, match, seq = await _moment(request)
    heard = lines(await table.services.store.news(table.record.id, 0, seq), seat)
    return await DEALING.run(exported, match, seat, heard)


async def worlds(request: Request, wish: WorldsWish) -> Plain:
    _, seat, match, seq = await _moment(request)

    def imagined() -> list[Plain]:
        looked = Look(match.game, match.position, seat)
        return [told(match.game, looked.world(SecretDice())) for _ in range(wish.count)]

    return {"seat": seat, "seq": seq, "worlds": await DEALING.run(imagined)}


WORLDS: tuple[Endpoint, ...] = (
    Endpoint(
        "POST",
        "/tables/{table}/look",
        look,
        "What the seat may know now, to take along: view, question, what it heard, and a mould for worlds.",
        returns=LookInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/tables/{table}/worlds",
        worlds,
        "Worlds that look the same to the seat, dealt with dice that nobody can guess.",
        body=WorldsWish,
        returns=WorldsInfo,
        refuses=(400, 403, 404, 409, 413),
        seat=True,
    ),
)
