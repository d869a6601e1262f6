"""A seat for a language model, spoken to in raw MCP: JSON-RPC, written and read by hand."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.conformance.walk import Coin, told
from tests.server.support import House as Running
from tests.server.worlds import Hands, World, house_in, imagined

pytest.importorskip("mcp", reason="pip install 'camarilla[mcp]'")

from camarilla.catalogue import GAMES
from camarilla.cli import main
from camarilla.core.game import Game
from camarilla.core.illegal import Refused
from camarilla.core.plain import plain
from camarilla.match.log import canonical, read_log, verify
from camarilla.match.match import save_position
from camarilla.mcp import tools
from camarilla.mcp.door import Json, Sitting
from camarilla.mcp.server import Guarded, server_of
from camarilla.mcp.tools import SeatTools
from camarilla.mcp.words import Words
from camarilla.remote import NotTaken
from camarilla.table import house
from camarilla.table.meeting.settings import Pace, Settings
from camarilla.table.meeting.wishes import ChairWish, TableWish
from camarilla.table.store.records import Kind

pytestmark = pytest.mark.mcp
SLOW = Settings(pace=Pace.SLOW, deadline=86_400)
HEADERS = {"accept": "application/json, text/event-stream", "authorization": "Bearer secret"}


class Inside:
    """The door of a house in this process."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def call(self, method: str, path: str, body: Json = None, token: str = "") -> Json:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.client.cookies.clear()
        reply = await self.client.request(method, f"/api{path}", json=body, headers=headers)
        if reply.status_code >= 400:
            raise NotTaken(reply.json()["error"])
        return reply.json()


@dataclass
class Model:
    """Whoever speaks MCP to one seat; keeps every byte that comes back."""

    http: httpx.AsyncClient
    received: list[str] = field(default_factory=list)

    async def send(self, method: str, params: Json = None) -> Json:
        message = {"jsonrpc": "2.0", "id": len(self.received), "method": method, "params": params or {}}
        reply = await self.http.post("/mcp", json=message, headers=HEADERS)
        assert reply.status_code == 200, reply.text
        self.received.append(reply.text)
        return reply.json()

    async def use(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Whether it worked, and what it said."""
        result = (await self.send("tools/call", {"name": tool, "arguments": arguments}))["result"]
        return not result.get("isError", False), "".join(part["text"] for part in result["content"])

    async def read(self, uri: str) -> str:
        return str((await self.send("resources/read", {"uri": uri}))["result"]["contents"][0]["text"])

    async def read_in_vain(self, uri: str) -> str:
        return str((await self.send("resources/read", {"uri": uri}))["error"]["message"])


@asynccontextmanager
async def seated(client: httpx.AsyncClient, table: str, key: str, language: str = "en") -> AsyncIterator[Model]:
    """A server of its own for this seat, over streamable HTTP."""
    app = server_of(SeatTools(Sitting(Inside(client), table, key), language)).streamable_http_app(
        json_response=True, stateless_http=True, host="127.0.0.1"
    )
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(Guarded(app, "secret"))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
            yield Model(http)


@asynccontextmanager
async def table_of(game: str, people: int, file: Path) -> AsyncIterator[tuple[World, dict[int, str], Hands]]:
    hands = Hands()
    async with house_in(file, hands) as (office, client):
        chairs = [ChairWish(Kind.HUMAN, "random", f"P{n}") for n in range(people)]
        opened = await office.house.open(TableWish(game, chairs, settings=SLOW))
        for seat in opened.invitations:
            opened.tokens[seat] = await opened.table.seating.sit(seat)
        await opened.table.start()
        yield World(office, opened.table, client), opened.tokens, hands


async def looked_around(model: Model, numbers: Sequence[str]) -> None:
    """Everything that a model can read, and everything that it can try in vain."""
    await model.send("tools/list")
    await model.send("resources/list")
    await model.use("talk", text="Good evening.")
    for tool in ("look", "question", "wait"):
        await model.use(tool, **({"seconds": 0} if tool == "wait" else {}))
    await model.use("wait", seconds="nan")  # no number is no reason to wait for ever
    await model.use("question", interjection=True)
    await model.use("question", steps=["nowhere"])
    for wrong in ("nobody at all", {"no such": "answer"}, [99, 99]):  # legal nowhere, so that nothing changes
        await model.use("answer", answer=wrong)
        await model.use("answer", answer=wrong, interjection=True)
    await model.use("answer", steps=["nowhere"])
    await model.use("offer", to=1, give={}, get={"money": 1_000})
    await model.use("join_table", table="elsewhere")
    for number in numbers:
        await model.use("rule", number=number)
    for uri in ("camarilla://cards", "camarilla://log"):
        await model.read(uri)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_model_receives_the_same_bytes_in_every_world_it_cannot_tell_apart(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "new_seed", lambda: sha256(b"a model").digest())
    coin, compared = Coin(f"mcp {game.id}"), Counter[str]()

    async def compare(world: World, seat: int, key: str, file: Path, hands: Hands) -> None:
        async with imagined(world, seat, file, hands, coin) as other, AsyncExitStack() as held:
            worlds = (world, other)
            truths = [canonical(save_position(game, one.running.match.position)) for one in worlds]
            compared["worlds that differ"] += truths[0] != truths[1]
            table = world.table.record.id
            models = [await held.enter_async_context(seated(one.client, table, key)) for one in worlds]
            number = game.switches[0].rule
            for model in models:
                await looked_around(model, [number, "Z9"])
            with told(f"seat {seat}, {world.running.match.position.where()}"):
                assert models[0].received == models[1].received
            compared["messages"] += len(models[0].received)

    async def scene() -> None:
        people = min(seats for seats in game.seats if seats >= 3)
        async with table_of(game.id, people, tmp_path / "truth.sqlite") as (world, keys, hands):
            for moment in range(2):
                for number in range(6 + 8 * moment):
                    asked = world.running.match.asked()
                    seat = coin.one_of(sorted(asked))
                    written = plain(asked[seat].write(asked[seat].sample(coin)))
                    await world.table.answer(seat, written, world.running.seq, f"{moment}-{number}")
                await compare(world, moment % people, keys[moment % people], tmp_path / f"{moment}.sqlite", hands)

    asyncio.run(scene())
    assert compared["messages"] >= 40, compared
    assert compared["worlds that differ"] >= 1, compared


def test_a_whole_game_over_mcp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three models play Viva by a script: the small steps of every question, told by a die. The log proves the rest."""
    monkeypatch.setattr(house, "new_seed", lambda: sha256(b"a whole game").digest())
    coin, script = Coin("a script"), []

    async def chosen(model: Model, words: str) -> dict[str, Any]:
        """A whole answer behind an option, or the keys of small steps, as a model would read them."""
        steps: list[str] = []
        while True:
            options = [line[2:].split(": ", 1) for line in words.splitlines() if line.startswith("- ")]
            complete = next((line for line in words.splitlines() if line.startswith("These steps are")), None)
            if complete and (not options or coin.below(2)):
                return {"answer": json.loads(complete.split(": ", 1)[1])}
            key, rest = options[coin.below(len(options))]
            if "  = " in rest:
                return {"answer": json.loads(rest.split("  = ", 1)[1])}
            steps.append(key)
            worked, words = await model.use("question", steps=steps)
            assert worked, words

    async def scene() -> tuple[str, str]:
        async with table_of("viva", 3, tmp_path / "game.sqlite") as (world, keys, _), AsyncExitStack() as held:
            table = world.table.record.id
            models = [await held.enter_async_context(seated(world.client, table, keys[seat])) for seat in sorted(keys)]
            last = ""
            while not world.running.match.over:
                seat = min(world.running.match.asked())
                worked, words = await models[seat].use("question")
                assert worked, words
                answer = await chosen(models[seat], words)
                worked, last = await models[seat].use("answer", **answer)
                assert worked, last
                script.append((seat, answer["answer"]))
            log = await world.client.get(f"/api/tables/{table}/log")
            return last, log.text

    last, log = asyncio.run(scene())
    assert "The game is over" in last
    read = read_log(log)
    verify(next(game for game in GAMES if game.id == "viva"), read)
    assert [(entry.seat, entry.answer) for entry in read.entries if entry.seat >= 0] == script


def test_errors_teach(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table_of("junta", 4, tmp_path / "house.sqlite") as (world, keys, _):
            async with seated(world.client, world.table.record.id, keys[0]) as model:
                worked, said = await model.use("answer", answer="nobody at all")
                assert not worked
                assert "J4.1" in said
                assert "Call question for what is legal" in said
                worked, said = await model.use("rule", number="Z1")
                assert not worked
                assert "There is no rule Z1. The book goes from J" in said
                worked, said = await model.use("join_table", table="x")
                assert not worked
                assert said.endswith("You sit already. This server is bound to its one seat.")
            async with seated(world.client, "", "", "de") as model:
                assert "Du hast noch keinen Platz" in (await model.use("look"))[1]
                assert "An keinem Tisch ist ein Platz frei" in (await model.use("list_tables"))[1]
                for resource in ("rules", "cards", "log", "rules/J16.2"):
                    assert "Du hast noch keinen Platz" in await model.read_in_vain(f"camarilla://{resource}")
            async with seated(world.client, world.table.record.id, keys[0]) as model:
                assert "P0: Good day." in (await model.use("talk", text="Good day."))[1]
                assert "P0 promises: no coup." in (await model.use("promise", text="no coup.", to=[1]))[1]
                assert "Bankers: 7 votes" in await model.read("camarilla://cards")
                assert (await model.read("camarilla://rules/J16.2")).startswith("J16.2 [")
                assert "There is no rule Z1. The book goes from J" in await model.read_in_vain("camarilla://rules/Z1")

    asyncio.run(scene())


def test_a_model_hears_what_is_said_to_it_once_and_nothing_else(tmp_path: Path) -> None:
    """A bargain needs ears: whoever only looks and waits is told what was said since, and to whom."""

    async def scene() -> None:
        async with table_of("junta", 4, tmp_path / "house.sqlite") as (world, keys, _), AsyncExitStack() as held:
            table = world.table.record.id
            some = [await held.enter_async_context(seated(world.client, table, keys[seat])) for seat in range(3)]
            await some[0].use("talk", text="Good day.")
            await some[0].use("talk", text="Three for you.", to=[1])
            said = (await some[1].use("wait", seconds=0))[1]
            assert "P0: Good day." in said
            assert "P0, to P1 alone: Three for you." in said
            assert "Good day" not in (await some[1].use("look"))[1], "once is enough"
            other = (await some[2].use("look"))[1]
            assert "P0: Good day." in other
            assert "Three for you" not in other

    asyncio.run(scene())


def test_a_model_sits_down_and_does_nothing_else_with_its_account() -> None:
    """The name of a table becomes part of an address: `ID/stand?` would have given up the account's seat elsewhere."""
    asked: list[str] = []

    class Ears:
        async def call(self, method: str, path: str, body: Json = None, token: str = "") -> Json:
            asked.append(path)
            return {"table": {}, "token": "key", "seat": 0}

    async def scene() -> None:
        for table in ("abc/stand?", "abc/seat/renew#", "../account/delete?", "..", "%2e%2e", "", "a b", "ａｂｃ"):
            with pytest.raises(Refused) as refused:
                await Sitting(Ears(), account="bot").join(table, None, "")
            assert refused.value.words.id == "table-not-found"
            with pytest.raises(Refused):
                await Sitting(Ears(), account="bot").sit(f"http://127.0.0.1:8000/#/sit/{table}?/key")
        assert asked == []
        await Sitting(Ears(), account="bot").join("8jkxw3m7qd", None, "")
        assert asked == ["/tables/8jkxw3m7qd/join"]

    asyncio.run(scene())


def test_where_the_host_wants_no_help_a_model_gets_none() -> None:
    """At a table without a coach the question comes with its rules, but nobody says what it means."""
    rule = "J8.2"
    question = {"kind": "junta-ask-vote-budget", "words": {"id": "junta-ask-nominate", "args": {}}, "rule": rule}
    menu: Json = {"options": [], "complete": False, "answer": None}
    said = {}
    for coach in (True, False):
        table = {"game": "junta", "seats": [], "settings": {"coach": coach}}
        said[coach] = Words("en", table).question(question, menu, [])
    coached = "Offices and influence cards are votes"
    assert coached in said[True]
    assert coached not in said[False]
    assert f"({rule})" in said[False]


def test_nobody_speaks_to_the_seat_without_the_secret() -> None:
    async def scene() -> None:
        async with httpx.AsyncClient() as nobody, seated(nobody, "", "") as model:
            for wrong in ("", "Bearer wrong", "Bearer", "secret", "Basic secret"):
                headers = {"authorization": wrong} if wrong else {}
                assert (await model.http.post("/mcp", json={}, headers=headers)).status_code == 401

    asyncio.run(scene())


def started(house: str, *options: str, **variables: str) -> subprocess.Popen[str]:
    """The command as a client starts it."""
    command = [sys.executable, "-m", "camarilla.cli", "mcp", "--house", house, "--lang", "en", *options]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **variables}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment)


def test_over_stdio(shared_house: Running) -> None:
    """Lines of JSON-RPC in, lines out, and nothing else on stdout. The link stands in no list of processes."""
    seats = [{"kind": "human"}] * 3
    made = httpx.post(f"{shared_house.base}/api/tables", json={"game": "viva", "seats": seats, "start": True}).json()
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    messages: list[dict[str, Any]] = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/list"},
        {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "look", "arguments": {}}},
    ]
    link = made["links"][1]["url"]  # an invitation: whoever sits down first has spent it
    with started(shared_house.base, CAMARILLA_LINK=link) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        replies = {}
        for message in messages:
            print(json.dumps(message), file=server.stdin, flush=True)
            if "id" in message:
                reply = json.loads(server.stdout.readline())
                replies[reply["id"]] = reply["result"]
        server.stdin.close()
    assert "At a table of Camarilla you play" in replies[1]["instructions"]
    assert {tool["name"] for tool in replies[2]["tools"]} == set(tools.SeatTools.NAMES)
    assert ", seat 1, at a table of Junta: Viva el Presidente!" in replies[3]["content"][0]["text"]
    for options, variables in ((("--link", link), {}), ((), {"CAMARILLA_LINK": link})):
        with started(shared_house.base, *options, **variables) as late:
            assert "is already sitting where this invitation leads" in late.communicate()[1]
            assert late.returncode == 2


def test_over_http(shared_house: Running) -> None:
    """The command as somebody starts it: it prints address and secret; who sends the secret plays."""
    seats = [{"kind": "human"}] * 3
    made = httpx.post(f"{shared_house.base}/api/tables", json={"game": "viva", "seats": seats, "start": True}).json()
    port = str(free_port())
    with started(shared_house.base, "--http", port, CAMARILLA_LINK=made["links"][1]["url"]) as server:
        try:
            assert server.stderr is not None
            said = server.stderr.readline()
            assert f"http://127.0.0.1:{port}/mcp" in said
            secret = said.split()[-1].rstrip(".")
            look = {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "look", "arguments": {}}}
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(retries=8)) as model:
                assert model.post("/mcp", json=look).status_code == 401
                model.headers.update({**HEADERS, "authorization": f"Bearer {secret}"})
                hello = {
                    "protocolVersion": "2025-06-18",
                    "capabilities": {},
                    "clientInfo": {"name": "t", "version": "1"},
                }
                first = model.post("/mcp", json={"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello})
                model.headers["mcp-session-id"] = first.headers["mcp-session-id"]
                model.post("/mcp", json={"jsonrpc": "2.0", "method": "notifications/initialized"})
                assert ", seat 1, at a table of Junta: Viva el Presidente!" in model.post("/mcp", json=look).text
            with started(shared_house.base, "--http", port, CAMARILLA_LINK=made["links"][2]["url"]) as late:
                said = late.communicate()[1]
            assert f"Nobody can listen on port {port} here" in said  # and nobody has sat down, or been told a secret
            assert "Bearer" not in said
            assert late.returncode == 2
        finally:
            server.terminate()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def test_a_house_that_does_not_answer_is_named() -> None:
    with started("http://127.0.0.1:9", CAMARILLA_LINK="http://127.0.0.1:9/#/sit/t/k") as server:
        assert "The house does not answer" in server.communicate()[1]
        assert server.returncode == 2


def test_a_table_needs_its_key(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAMARILLA_KEY", raising=False)
    assert main(["mcp", "--table", "x", "--lang", "en"]) == 2
    assert "CAMARILLA_KEY" in capsys.readouterr().err
