"""What was he thinking? A bot's answer in a finished match, thought again with the look that it had then.

A bot that is asked the same with the same dice says the same: only where it does are its reasons told, so nothing is
made up afterwards. Its thoughts may name what it held: they are told after the end, when the table shows every hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.bots import Look, bot_named
from camarilla.bots.bot import hearing
from camarilla.bots.reasons import explain
from camarilla.core.game import Game
from camarilla.core.news import News
from camarilla.core.words import Words
from camarilla.match.fair import FairChance
from camarilla.match.takeback import TAKE_BACK
from camarilla.school.coach import Advice, advice_of
from camarilla.table.play.last_time import last_time
from camarilla.table.play.minds import answering, born_at, bots_key, parley_at
from camarilla.table.play.past import with_words
from camarilla.table.play.running import Running
from camarilla.table.refusals import NotFound
from camarilla.table.review.replay import REPLAYS, finished
from camarilla.table.store.records import Event, Kind, Loaded, TableRecord
from camarilla.table.store.sql import SqlStore


@dataclass(frozen=True)
class Thought:
    """What a bot was asked, what it answered, what decided, and what else it thought of (``Advice``)."""

    seat: int
    question: Words
    answer: Advice


async def thoughts_at(store: SqlStore, game: Game, record: TableRecord, at: int) -> list[Thought]:
    """What the bots thought whose answers made this moment of a finished match; people's thoughts are their own."""
    finished(record)
    if not 1 <= at <= record.seq:
        raise NotFound("table-no-moment", at=at, last=record.seq)
    here = await store.events(record.id, at - 1, at) if at > 1 else []
    if not any(_of_a_bot(record, event) for event in here):
        return []
    chance = FairChance(record.seed, record.opening["nonces"])
    loaded = await store.load(record.id, at - 1)
    told = [news for event in await store.news(record.id, 0, at - 1) for news in event.news]
    before = await last_time(store, record)
    return await REPLAYS.run(_thoughts, game, record, loaded, here, chance, told, before)


def _of_a_bot(record: TableRecord, event: Event) -> bool:
    """Whether a bot gave this answer to a question: people's have a key, and so have those of programs."""
    if event.seat is None or event.key is not None or record.seats[event.seat].kind is not Kind.BOT:
        return False
    return event.entries[0].ask != TAKE_BACK and not event.entries[0].interjection


def _thoughts(
    game: Game,
    record: TableRecord,
    loaded: Loaded,
    here: Sequence[Event],
    chance: FairChance,
    told: list[News],
    before: list[News],
) -> list[Thought]:
    running, parley, found = Running.load(game, loaded, chance), parley_at(record), []
    told = before + with_words(told, parley)
    for event in here:
        thought = _thought(game, record, running, event, told) if _of_a_bot(record, event) else None
        if thought is not None:
            found.append(thought)
        running.again(event)
        told = told + with_words(event.news, parley)
    return found


def _thought(game: Game, record: TableRecord, running: Running, event: Event, told: list[News]) -> Thought | None:
    """Where several think at the same time, each draws with the number at which all of them were asked."""
    seat = event.seat
    assert seat is not None
    question = running.match.asked().get(seat)
    if question is None or question.forced():
        return None
    chair, given = record.seats[seat], event.entries[0].answer
    kind = answering(chair.bot, running.discreet)
    look = Look(game, running.match.position, seat, hearing(seat, told), born_at(record.seed, seat, chair.name))
    for number in range(running.number, running.number - len(record.seats), -1):
        bot = bot_named(game.id, kind, f"{bots_key(record.seed)} {number} {seat}")
        explained = explain(bot, look, question)
        if question.write(explained.answer) == given:
            return Thought(seat, question.words(), advice_of(question, explained))
    return None
