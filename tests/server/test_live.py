"""The live channel: everybody sees at once what he may, a reload loses nothing, a refusal says why."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.player import Player
from tests.server.support import House, opened
from tests.table.support import answer_somehow, asked, house_on, started

from camarilla.bots import QuickDice
from camarilla.catalogue import game_of
from camarilla.match.log import read_log, verify
from camarilla.server.door.guard import Limits
from camarilla.server.door.office import Office
from camarilla.server.play import live
from camarilla.server.play.live import BEHIND, Socket, encoded


async def seated(house: House, client: httpx.AsyncClient, kinds: str) -> tuple[str, dict[int, str], list[Player]]:
    """A running table with everybody at it."""
    table, tokens = await opened(client, kinds)
    players = [await Player(house.base, table, token).__aenter__() for token in tokens.values()]
    await players[0].send({"type": "start"})
    for player in players:
        while player.seen is None:
            await player.until("update")
    return table, tokens, players


async def closed(players: list[Player]) -> None:
    for player in players:
        await player.socket.close()


async def all_at(players: list[Player], seq: int) -> None:
    for player in players:
        while player.seq < seq:
            await player.until("update")


async def one_answer(players: list[Player]) -> int:
    """Whoever is asked first answers, and everybody hears of it."""
    player = next(player for player in players if player.seen and player.seen["question"])
    await player.play(answers=1)
    await all_at(players, player.seq)
    return player.seq


def test_two_sockets_see_each_others_moves_at_once(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, _, players = await seated(shared_house, client, "hhh")
            spectator = await Player(shared_house.base, table, None).__aenter__()
            everybody = [*players, spectator]
            for _ in range(12):
                await one_answer(everybody)
            views = [player.seen and player.seen["view"]["round"] for player in everybody]
            assert views == [views[0]] * 4
            assert spectator.seen is not None
            assert spectator.seen["you"] is None
            assert spectator.seen["question"] is None
            await closed(everybody)

    asyncio.run(scene())


def test_a_reload_loses_nothing(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens, players = await seated(shared_house, client, "hhh")
            for _ in range(5):
                await one_answer(players)
            left_at = players[2].seq
            heard = [line for frame in players[2].frames for line in frame.get("news", [])]
            await players[2].socket.close()
            for _ in range(3):
                player = next((one for one in players[:2] if one.seen and one.seen["question"]), None)
                if player is None:
                    break
                await player.play(answers=1)
                await all_at(players[:2], player.seq)
            async with Player(shared_house.base, table, tokens[2], after=left_at) as back:
                missed = back.frames[0]["news"]
                assert all(line["n"] > left_at for line in missed)
                async with Player(shared_house.base, table, tokens[2]) as fresh:
                    assert fresh.frames[0]["news"] == heard + missed
                    assert fresh.seen == back.seen
            await closed(players[:2])

    asyncio.run(scene())


def test_presence_and_names_are_told(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "hhb")
            async with Player(shared_house.base, table, tokens[0]) as first:
                async with Player(shared_house.base, table, tokens[1]) as second:
                    while not first.frames[-1].get("table", {"seats": [{}, {}]})["seats"][1].get("online"):
                        await first.until("table")
                    await second.send({"type": "name", "name": " Ana  <b>María</b> "})
                    while (await first.until("table"))["table"]["seats"][1]["name"] != "Ana <b>María</b>":
                        pass
                    assert second.frames[0]["table"]["you"] == 1
                    assert second.frames[0]["table"]["host"] is False
                    assert first.frames[0]["table"]["host"] is True
                while (await first.until("table"))["table"]["seats"][1]["online"]:
                    pass

    asyncio.run(scene())


def test_refusals_name_kind_and_rule_and_change_nothing(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            _, _, players = await seated(shared_house, client, "hhh")
            asked = next(player for player in players if player.seen and player.seen["question"])
            other = next(player for player in players if player is not asked)
            before, seq = asked.seen, asked.seq
            illegal = await asked.ask({"type": "answer", "seq": seq, "answer": "mauve"})
            assert illegal["error"]["kind"] == "illegal"
            assert illegal["error"]["rule"] == "V1.2"
            foreign = await other.ask({"type": "answer", "seq": seq, "answer": "blue"})
            assert foreign["error"]["kind"] == "not_asked"
            ahead = await asked.ask({"type": "answer", "seq": seq + 50, "answer": "blue"})
            assert ahead["error"]["kind"] == "bad_input"
            aside = await asked.ask({"type": "answer", "seq": seq, "answer": "blue", "interjection": True})
            assert aside["error"]["kind"] == "not_asked"
            probed = await asked.ask({"type": "probe", "answer": "mauve"})
            assert (probed["type"], probed["ok"], probed["error"]["rule"]) == ("probe", False, "V1.2")
            assert (await asked.ask({"type": "probe", "answer": "blue"}))["ok"] is True
            assert asked.seen == before
            again = await asked.ask({"type": "answer", "seq": seq, "answer": "blue", "key": "twice"})
            twice = await asked.ask({"type": "answer", "seq": seq, "answer": "blue", "key": "twice"})
            assert (again["type"], again["seq"]) == (twice["type"], twice["seq"]) == ("accepted", seq + 1)
            stale = await asked.ask({"type": "answer", "seq": seq, "answer": "blue"})
            assert stale["error"]["kind"] in ("stale", "not_asked")
            await closed(players)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"answer"',
        "{}",
        '{"type": "answer"}',
        '{"type": "nonsense", "key": "k"}',
        '{"type": "answer", "key": "k", "seq": "1", "answer": 1}',
        '{"type": "answer", "key": "", "seq": 1, "answer": 1}',
        '{"type": "answer", "key": "k", "seq": -1, "answer": 1}',
        '{"type": "answer", "key": "k", "seq": 1, "answer": 1, "seat": 2}',
        '{"type": "steps", "key": "k", "so_far": "abc"}',
        '{"type": "steps", "key": "k", "so_far": ["nowhere", "nothing"]}',
        '{"type": "nonce", "nonce": "nothex"}',
        '{"type": "name", "name": ""}',
        '{"type": "answer", "key": "\\ud800", "seq": 1, "answer": 1}',
        "[" * 5000,
        '{"type": "answer", "key": "k", "seq": 1, "answer": ' + "[" * 3000 + "]" * 3000 + "}",
        '{"type": "answer", "key": "k", "seq": 1, "answer": "' + "x" * 20_000 + '"}',
        "\x00\x01",
    ],
)
def test_a_malformed_message_is_refused_and_the_socket_stays_open(shared_house: House, raw: str) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "hbb")
            async with Player(shared_house.base, table, tokens[0]) as player:
                await player.socket.send(raw)
                assert (await player.until("refused"))["error"]["kind"] in ("bad_input", "too_large", "illegal")
                await player.socket.send(raw.encode())
                assert (await player.until("refused"))["error"]["kind"] in ("bad_input", "too_large", "illegal")
                assert (await client.get(f"/api/tables/{table}")).status_code == 200

    asyncio.run(scene())


def test_spectators_can_say_nothing(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, _ = await opened(client, "hhb")
            async with Player(shared_house.base, table, None) as spectator:
                for message in ({"type": "start"}, {"type": "name", "name": "x"}, {"type": "nonce", "nonce": "aa"}):
                    await spectator.send(message)
                    assert (await spectator.until("refused"))["error"]["kind"] == "forbidden"

    asyncio.run(scene())


def test_a_restart_in_the_middle_of_sealed_orders_loses_nothing(own_house: Callable[..., House]) -> None:
    """kill -9: the clients come back with the last seq they saw, and play on to the end."""

    async def scene() -> None:
        house = own_house()
        async with house.client() as client:
            table, tokens, players = await seated(house, client, "hhhh")
        while not any(_key(player) == "viva-ask-orders" for player in players):
            await one_answer(players)
        asked = [player for player in players if _key(player) == "viva-ask-orders"]
        await asked[0].play(answers=1)
        await all_at(players, asked[0].seq)
        before = [player.seen for player in players]
        assert before[0] is not None
        assert len(before[0]["awaited"]["sealed"]) == 1
        house.kill()
        house.start()
        back = [
            await Player(house.base, table, tokens[seat], player.seq, seed=seat).__aenter__()
            for seat, player in enumerate(players)
        ]
        assert [player.seen for player in back] == before
        assert all(player.frames[0]["news"] == [] for player in back)
        await asyncio.gather(*(player.play() for player in back))
        async with house.client() as client:
            log = (await client.get(f"/api/tables/{table}/log")).text
        assert verify(game_of("viva"), read_log(log)).over
        await closed(back)

    asyncio.run(scene())


def _key(player: Player) -> Any:
    return player.seen and player.seen["question"] and player.seen["question"]["key"]


def test_a_viewer_who_does_not_read_holds_nobody_up(shared_house: House) -> None:
    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens = await opened(client, "hbb")
            deaf = await Player(shared_house.base, table, None).__aenter__()
            async with Player(shared_house.base, table, tokens[0]) as player:
                async with asyncio.timeout(120):
                    await player.play(answers=20)
            deaf.socket.transport.abort()

    asyncio.run(scene())


def test_frames_of_one_seat_hold_no_secrets_of_others(shared_house: House) -> None:
    """A whole game's frames of seat 0, against the truth that the replay shows afterwards."""

    async def scene() -> None:
        async with shared_house.client() as client:
            table, tokens, players = await seated(shared_house, client, "hhh")
            await asyncio.gather(*(player.play() for player in players))
            raw = "\n".join(players[0].raw)
            for secret in (tokens[1], tokens[2], "token_hash", "seed"):
                assert secret not in raw
            last = players[0].seq
            hidden = 0
            for frame in players[0].frames:
                if frame["type"] != "update" or frame["seq"] == last or frame["seq"] % 3:
                    continue
                shown = (await client.get(f"/api/tables/{table}/replay?at={frame['seq']}&seat=0")).json()
                assert shown["seen"] == frame["seen"]
                truth = (await client.get(f"/api/tables/{table}/replay?at={frame['seq']}")).json()["seen"]["seats"]
                for other in (1, 2):
                    hand = truth[other]["view"]["estates"][other]["hand"]
                    assert frame["seen"]["view"]["estates"][other]["hand"] is None
                    hidden += len(hand)
                public = json.dumps(frame["seen"]["view"]["estates"][1:])
                assert '"hand": [' not in public
            assert hidden > 20
            await closed(players)

    asyncio.run(scene())


class Deaf:
    """A socket whose other end has stopped reading."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.sent: list[str] = []
        self.closed: list[int] = []

    async def send_text(self, frame: str) -> None:
        self.sent.append(frame)

    async def close(self, code: int) -> None:
        self.closed.append(code)


def test_a_frame_is_written_once_for_all_viewers_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five look on from three seats: three frames are put into words, and all five get theirs."""
    written: list[Any] = []

    def counted(value: Any) -> bytes:
        if isinstance(value, dict) and value["type"] == "update":
            written.append(value)
        return encoded(value)

    monkeypatch.setattr(live, "encoded", counted)

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            office = Office(house, Limits(), None, None, None)  # type: ignore[arg-type]
            viewers = [Socket(Deaf(), office, table, seat) for seat in (0, 0, 0, 1, 2)]  # type: ignore[arg-type]
            for viewer in viewers:
                await table.watch(viewer, table.record.seq)
            queued = [viewer._queue.qsize() for viewer in viewers]
            await answer_somehow(table, next(iter(asked(table))))
            assert [viewer._queue.qsize() - before for viewer, before in zip(viewers, queued, strict=True)] == [1] * 5
            assert len(written) == 3

    asyncio.run(scene())


def test_a_viewer_who_is_too_far_behind_is_let_go() -> None:
    async def scene() -> None:
        deaf = Deaf()
        viewer = Socket(deaf, Office(None, Limits(), None, None, None), None, None)  # type: ignore[arg-type]
        for n in range(BEHIND):
            viewer.put(b"%d" % n)
        assert viewer._queue.qsize() == BEHIND
        viewer.put(b"one too many")
        viewer.put(b"and another")
        await viewer.send_all()
        assert deaf.sent == []  # what waited is not kept any longer: he asks for it when he is back
        assert deaf.closed == [1013]

    asyncio.run(scene())


def test_a_viewer_may_be_behind_by_so_many_bytes_only() -> None:
    """Frames differ in size by a thousand times: what counts is what they take up in memory."""

    async def scene() -> None:
        deaf = Deaf()
        viewer = Socket(deaf, Office(None, Limits(backlog=1_000), None, None, None), None, None)  # type: ignore[arg-type]
        viewer.put(b"x" * 5_000)  # one frame is always sent, however large
        viewer.put(b"y")
        await viewer.send_all()
        assert (deaf.sent, deaf.closed) == ([], [1013])
        listening = Deaf()
        viewer = Socket(listening, Office(None, Limits(backlog=1_000), None, None, None), None, None)  # type: ignore[arg-type]
        sending = asyncio.create_task(viewer.send_all())
        for _ in range(20):
            viewer.put(b"x" * 600)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert (len(listening.sent), listening.closed) == (20, [])
        sending.cancel()

    asyncio.run(scene())


class Speaking(Deaf):
    """A socket whose other end says this and then nothing more."""

    def __init__(self, *texts: bytes) -> None:
        super().__init__()
        self.texts = list(texts)

    async def receive(self) -> dict[str, Any]:
        if not self.texts:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": self.texts.pop(0).decode()}


def test_whoever_leaves_in_the_middle_of_his_move_leaves_after_it(tmp_path: Path) -> None:
    """What he said after it is not heard any more; whoever has nothing under way leaves at once."""

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            office = Office(house, Limits(), None, None, None)  # type: ignore[arg-type]
            seat, question = next(iter(asked(table).items()))
            move = {"seq": table.record.seq, "answer": question.write(question.sample(QuickDice(1)))}
            said = [encoded({"type": "answer", "key": key, **move}) for key in ("first", "second")]
            socket = Speaking(*said)
            viewer = Socket(socket, office, table, seat)  # type: ignore[arg-type]
            await table.watch(viewer, 0)
            hearing = asyncio.create_task(viewer.hear_all())
            while not table.writing:
                await asyncio.sleep(0)
            viewer.leave(hearing)
            async with asyncio.timeout(60):
                await hearing
            assert await house.services.store.answered(table.record.id, seat, "first") == 2
            assert (table.record.seq, table.writing, len(socket.texts)) == (2, False, 1)
            silent = Socket(Speaking(), office, table, seat)  # type: ignore[arg-type]
            hearing = asyncio.create_task(silent.hear_all())
            await asyncio.sleep(0)
            silent.leave(hearing)
            await asyncio.wait([hearing], timeout=60)
            assert hearing.cancelled()

    asyncio.run(scene())
