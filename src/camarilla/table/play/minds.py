"""Bots think here: each in a thread of its own, with a time limit, and with the default as the last word.

Those that search do so in processes (``searchers``); where that fails, the rung below answers.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import threading
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any

from camarilla.bots import Look, QuickDice, bot_named, parley_of, searches, with_memory
from camarilla.bots.bot import Heard, nothing_heard
from camarilla.bots.parley import Parley
from camarilla.bots.persons import KNOWN
from camarilla.core.flow import Position
from camarilla.core.game import Game, Setup
from camarilla.core.questions import Question
from camarilla.match.match import save_position
from camarilla.school.coach import Advice, advise, spoken
from camarilla.table.meeting.settings import TalkPolicy
from camarilla.table.play.figures import Figures
from camarilla.table.play.searchers import Search, Searchers, TooSlow
from camarilla.table.store.records import Kind, TableRecord

LOG = logging.getLogger("camarilla.table")
AT_ONCE = 4  # bots that think at the same time; the others queue
ELSEWHERE = {"presidente": "minister"}  # who thinks in a process, and who answers when that takes too long
POLL = 8  # one event in so many, a bot drawn at random may speak out of turn


def answering(bot: str, discreet: bool) -> str:
    """Which kind of bot answers for one of this kind. In a discreet window nobody searches: a search can be felt, and
    would tell who has something to think about."""
    return ELSEWHERE.get(bot, bot) if discreet else bot


@dataclass
class Turn:
    """A bot's turn: everything it may know, taken under the table's lock."""

    game: Game
    position: Position  # a copy; the bot sees it only through a Look
    seat: int
    bot: str
    question: Question[Any]
    interjection: bool
    since: int  # the seq with which it was asked
    seed: str
    setup: Setup | None = None  # what the match was begun with: only whoever thinks elsewhere needs it
    heard: Heard = nothing_heard  # what this seat heard so far, for those who remember
    born: str = ""  # the seed of the character that sits here

    def by(self, bot: str) -> Turn:
        """The same turn, taken by another kind of bot."""
        turn = copy(self)
        turn.bot = bot
        return turn

    def look(self) -> Look:
        """All that its seat may know."""
        return Look(self.game, self.position, self.seat, self.heard, self.born)


def bots_key(seed: bytes) -> str:
    """What the bots of a match draw their choices from; tells nothing about the dice of the match."""
    return hmac.digest(seed, b"camarilla bots", "sha256").hex()


def born_at(seed: bytes, seat: int, name: str = "") -> str:
    """The seed of the character on this seat: the same for the whole match, whoever asks, and after every load.

    One of the persons with a face has the character of his name.
    """
    return name if name in KNOWN else f"{bots_key(seed)} {seat} born"


def parley_at(record: TableRecord) -> Parley | None:
    """The bots of this table that make demands and give words, as they sit now; None where nobody speaks.

    Whoever lets it hear the news of the match hears the same words: those who remember, and those who say them aloud.
    """
    if not record.settings.voices or record.settings.talk is TalkPolicy.NONE:
        return None
    speakers = [chair for chair in record.seats if chair.kind is Kind.BOT and with_memory(record.game, chair.bot)]
    born = {chair.seat: born_at(record.seed, chair.seat, chair.name) for chair in speakers}
    return parley_of(record.game, f"{bots_key(record.seed)} parley", born, len(record.seats))


def interjector(key: str, number: int, players: int) -> int | None:
    """The seat that may speak out of turn after this event, if it is a bot's; the same after every restart."""
    dice = QuickDice(f"{key} {number} poll")
    return dice.below(players) if dice.below(POLL) == 0 else None


class Minds:
    """Lets bots think outside of the loop. A bot that takes too long answers the default; its thread is left alone."""

    def __init__(self, limit: float = 5.0, figures: Figures | None = None) -> None:
        self.limit = limit
        self.figures = figures or Figures()
        self.searchers = Searchers(_in_thread)
        self._free = asyncio.Semaphore(AT_ONCE)

    async def answer(self, turn: Turn) -> Any:
        """The bot's answer; None only where it does not want to interject."""
        if searches(turn.game.id, turn.bot) and not turn.interjection:
            answer = await self._searched(turn)
            if answer is not None:
                return answer
            turn = turn.by(ELSEWHERE[turn.bot])
        try:
            return await self._think(turn, thought)
        except Exception:
            return None if turn.interjection else turn.question.default()

    async def advice(self, turn: Turn) -> Advice:
        """What the coach would answer, and why."""
        try:
            advised: Advice = await self._think(turn, advised_on)
            return advised
        except Exception:
            return spoken(turn.question, turn.question.default())

    async def _think(self, turn: Turn, how: Callable[[Turn], Any]) -> Any:
        """Thinks within the limit; raises where nothing came of it."""
        async with self._free:
            try:
                async with asyncio.timeout(self.limit):
                    return await _in_thread(lambda: how(turn))
            except Exception as failed:
                self.figures.bot_failures["timeout" if isinstance(failed, TimeoutError) else "error"] += 1
                LOG.warning("bot %s of %s gave up on %s: %s", turn.bot, turn.game.id, turn.question.key, failed)
                raise

    async def _searched(self, turn: Turn) -> Any | None:
        """The answer of a bot that searches; None if it is too slow or dead, and the rung below must answer."""
        if turn.setup is None:
            return None
        saved = save_position(turn.game, turn.position)
        try:
            search = Search(turn.setup, saved, turn.seat, turn.bot, turn.seed, tuple(turn.heard()), turn.born)
            written = await self.searchers.answer(search)
            return turn.question.read(written)
        except Exception as failed:
            self.figures.bot_failures["timeout" if isinstance(failed, TooSlow) else "error"] += 1
            LOG.warning("bot %s of %s is replaced on %s: %s", turn.bot, turn.game.id, turn.question.key, failed)
            return None

    def close(self) -> None:
        """Nobody thinks any more."""
        self.searchers.close()


def thought(turn: Turn) -> Any:
    """What the bot says to its question."""
    bot = bot_named(turn.game.id, turn.bot, turn.seed)
    look = turn.look()
    return bot.interject(look, turn.question) if turn.interjection else bot.answer(look, turn.question)


def advised_on(turn: Turn) -> Advice:
    """What the coach says to it."""
    return advise(turn.game.id, turn.look(), turn.question, turn.seed)


async def _in_thread(work: Callable[[], Any]) -> Any:
    """Runs the work in a daemon thread: unlike a pool's, it never keeps the house from closing."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Any] = loop.create_future()

    def run() -> None:
        try:
            result, failed = work(), None
        except Exception as error:
            result, failed = None, error
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, done, result, failed)

    threading.Thread(target=run, name="bot", daemon=True).start()
    return await done


def _settle(done: asyncio.Future[Any], result: Any, failed: Exception | None) -> None:
    if done.done():
        return
    if failed is not None:
        done.set_exception(failed)
    else:
        done.set_result(result)
