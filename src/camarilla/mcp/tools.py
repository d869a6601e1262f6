"""What a model can do from its seat. Every tool answers in words; what is refused comes back with its reason."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

from mcp.server.mcpserver.exceptions import ResourceError, ToolError

from camarilla.core.illegal import Refused
from camarilla.mcp.door import Json, Sitting
from camarilla.mcp.words import Words, teaching
from camarilla.remote import NotTaken
from camarilla.speech import Speech

PAUSE = 0.25  # seconds between two looks while it waits
LONGEST = 50.0  # seconds of one waiting: clients give up after a minute
LATELY = 20  # lines of talk that are told once more
GOODS = {"cards": [], "notes": [0, 0, 0], "units": [], "money": 0, "kinds": []}

T = TypeVar("T", bound=Callable[..., Awaitable[str]])


def teaches(tool: T) -> T:
    """A refusal of the house becomes an error that says what would be right."""

    @wraps(tool)
    async def told(self: SeatTools, *args: Any, **named: Any) -> str:
        try:
            return await tool(self, *args, **named)
        except NotTaken as refused:
            raise ToolError(teaching(self.words, self.speech, refused)) from refused
        except Refused as refused:
            raise ToolError(self.speech.refused(refused)) from refused
        except OSError as gone:
            raise ToolError(self.speech.say("cli-mcp-no-house", why=str(gone))) from gone

    return told  # type: ignore[return-value]  # the same signature: the schema of the tool is made from it


def readable(tool: T) -> T:
    """The same as a resource: those have a kind of error of their own, and what is of another kind is kept from us."""

    @wraps(tool)
    async def read(*args: Any, **named: Any) -> str:
        try:
            return await tool(*args, **named)
        except ToolError as refused:
            raise ResourceError(str(refused)) from refused

    return read  # type: ignore[return-value]  # the same signature: the template of the address is made from it


class SeatTools:
    """The tools of one seat."""

    def __init__(self, sitting: Sitting, language: str) -> None:
        self.sitting = sitting
        self.speech = Speech(language)
        self.words: Words | None = None
        self.told = 0  # seq of the newest news that were told
        self.heard: dict[int, int] = {}  # of each room the newest line that was told

    NAMES = ("list_tables", "join_table", "look", "question", "answer", "offer", "talk", "promise", "wait", "rule")

    # --- finding a seat -----------------------------------------------------------------------------------------------

    @teaches
    async def list_tables(self) -> str:
        lobby = await self.sitting.door.call("GET", "/lobby", None, self.sitting.account)
        lines = []
        for table in lobby["open"]:
            free = [str(seat["seat"]) for seat in table["seats"] if seat["kind"] == "human" and not seat["taken"]]
            lines.append(
                self.speech.say(
                    "cli-mcp-table", id=table["id"], name=table["name"] or "-", game=table["game"], free=", ".join(free)
                )
            )
        return "\n".join(lines) or self.speech.say("cli-mcp-no-tables")

    @teaches
    async def join_table(self, table: str, seat: int | None = None, name: str = "") -> str:
        await self.sitting.join(table, seat, name)
        return await self._now()

    # --- playing ------------------------------------------------------------------------------------------------------

    @teaches
    async def look(self) -> str:
        welcome = await self._seen()
        if welcome["seen"] is None:
            return self.words_of(welcome).say("cli-mcp-not-begun")
        words = self.words_of(welcome)
        return "\n".join(filter(None, (await self._since(words, welcome), words.look(welcome["seen"]))))

    @teaches
    async def question(self, steps: list[str] | None = None, interjection: bool = False) -> str:
        welcome = await self._seen()
        words, asked = self.words_of(welcome), _asked(welcome, interjection)
        if asked is None:
            said = _state(words, welcome)
            return words.say("cli-mcp-nothing-aside") + " " + said if interjection else said
        menu = await self.sitting.call("POST", "/steps", {"so_far": steps or [], "interjection": interjection})
        return words.question(asked, menu, steps or [])

    @teaches
    async def answer(self, answer: Any = None, steps: list[str] | None = None, interjection: bool = False) -> str:
        welcome = await self._seen()
        if steps is not None:
            menu = await self.sitting.call("POST", "/steps", {"so_far": steps, "interjection": interjection})
            if not menu["complete"]:
                words = self.words_of(welcome)
                raise ToolError("\n".join([words.say("cli-mcp-not-whole"), *words.options(menu)]))
            answer = menu["answer"]
        body = {"seq": welcome["seq"], "answer": answer, "interjection": interjection}
        await self.sitting.say("/answer", body)
        return await self._now()

    @teaches
    async def offer(self, to: int, give: dict[str, Any], get: dict[str, Any], until: str = "", counter: int = 0) -> str:
        welcome = await self._seen()
        words = self.words_of(welcome)
        if not words.game.dealing.goods:
            raise ToolError(words.say(words.game.dealing.words) + " " + words.say("cli-mcp-promise-instead"))
        said = {"do": "offer", "to": to, "give": {**GOODS, **give}, "get": {**GOODS, **get}}
        body = {**said, "counter": counter, "until": until}
        await self.sitting.say("/answer", {"seq": welcome["seq"], "answer": body, "interjection": True})
        return await self._now()

    @teaches
    async def wait(self, seconds: float = 20.0) -> str:
        until = time.monotonic() + min(seconds, LONGEST)
        while True:
            welcome = await self._seen()
            seen = welcome["seen"]
            waiting = time.monotonic() < until  # never for what is no number
            if not waiting or (seen is not None and (seen["question"] or seen["outcome"])):
                return await self._now()
            await asyncio.sleep(PAUSE)

    # --- words --------------------------------------------------------------------------------------------------------

    @teaches
    async def talk(self, text: str, to: list[int] | None = None) -> str:
        await self.sitting.say("/talk", {"text": text, "to": to or []})
        return await self._heard()

    @teaches
    async def promise(self, text: str, to: list[int] | None = None, until: int | None = None) -> str:
        await self.sitting.say("/promises", {"text": text, "to": to or [], "until": until})
        words = self.words_of(await self._seen())
        lines = [
            words.say("cli-mcp-promised", who={"seat": one["seat"]}, text=one["text"])
            for one in await self.sitting.call("GET", "/promises")
        ]
        return "\n".join(lines)

    async def _heard(self) -> str:
        words = self.words_of(await self._seen())
        return words.said((await self._talk())[-LATELY:])

    # --- rules --------------------------------------------------------------------------------------------------------

    @teaches
    async def rule(self, number: str) -> str:
        words = self.words_of(await self._seen())
        found = words.rule(number)
        if not found:
            numbers = words.book.numbers()
            raise ToolError(words.say("cli-mcp-no-rule", number=number[:20], first=numbers[0], last=numbers[-1]))
        return found

    @teaches
    async def rules(self) -> str:
        return self.words_of(await self._seen()).rules()

    @teaches
    async def cards(self) -> str:
        return self.words_of(await self._seen()).cards()

    @teaches
    async def log(self) -> str:
        return self.words_of(await self._seen()).news(await self.sitting.heard())

    # --- what all of them need ----------------------------------------------------------------------------------------

    async def _seen(self) -> Json:
        welcome = await self.sitting.seen(self.told)
        self.words = self.words_of(welcome)
        return welcome

    def words_of(self, welcome: Json) -> Words:
        return Words(self.speech.language, welcome["table"])

    def _fresh(self, welcome: Json) -> list[Json]:
        """The news that were not told yet."""
        self.told = max(self.told, welcome["seq"])
        news: list[Json] = welcome["news"]
        return news

    async def _talk(self, fresh: bool = False) -> list[Json]:
        """What was said where this seat can hear it, with those it was said to; or only what was not told yet."""
        page = await self.sitting.call("GET", "/talk")
        members = {room["room"]: room["members"] for room in page["rooms"]}
        lines = [one for one in page["lines"] if not fresh or one["n"] > self.heard.get(one["room"], 0)]
        for one in lines:
            self.heard[one["room"]] = max(one["n"], self.heard.get(one["room"], 0))
        return [{**one, "to": [seat for seat in members.get(one["room"], []) if seat != one["seat"]]} for one in lines]

    async def _since(self, words: Words, welcome: Json) -> str:
        """What happened since the last time, and what was said."""
        return "\n".join(filter(None, (words.news(self._fresh(welcome)), words.said(await self._talk(fresh=True)))))

    async def _now(self) -> str:
        """What happened since the last time, and what is asked now."""
        welcome = await self._seen()
        words = self.words_of(welcome)
        return "\n".join(filter(None, (await self._since(words, welcome), _state(words, welcome))))


def _asked(welcome: Json, interjection: bool) -> Json:
    return (welcome["seen"] or {}).get("interjection" if interjection else "question")


def _state(words: Words, welcome: Json) -> str:
    return words.say("cli-mcp-not-begun") if welcome["seen"] is None else words.state(welcome["seen"])
