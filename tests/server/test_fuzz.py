"""Whatever is said on a socket: it is answered or refused, the table stays whole, and only what is accepted counts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient, WebSocketTestSession

from camarilla.server.door.guard import Limits
from camarilla.server.run.app import application

ROOMY = Limits(requests=(1e9, 1e9), openings=(1e9, 1e9), messages=(1e9, 1e9), talk=(1e9, 1e9))
VIVA = {"game": "viva", "seats": [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)
TALK = ("say", "mute", "report", "promise", "mark")
keys = st.text(min_size=1, max_size=10) | anything
answers = anything | st.sampled_from(["blue", "pass", "end", "red", [1, 2], [], {"play": "DON"}, {"cards": [[], []]}])
likely = st.fixed_dictionaries(
    {"type": st.sampled_from(["answer", "steps", "probe", "name", "nonce", "start", "welcome", *TALK])},
    optional={
        "key": keys,
        "seq": st.integers(-2, 60) | anything,
        "answer": answers,
        "so_far": st.lists(st.sampled_from(["blue", "pass", "1", "FA1>2"]), max_size=3) | anything,
        "interjection": st.booleans() | anything,
        "name": st.text(max_size=60) | anything,
        "nonce": st.text("0123456789abcdef", max_size=140) | anything,
        "text": st.text(max_size=600) | anything,
        "to": st.lists(st.integers(-1, 4), max_size=4) | anything,
        "room": st.integers(-1, 9) | anything,
        "n": st.integers(-1, 3) | anything,
        "lines": st.lists(st.integers(-1, 3), max_size=12) | anything,
        "said": st.sampled_from(["noted", "kept", "broken"]) | anything,
        "seat": st.integers(-1, 4) | anything,
    },
)
raw = (likely | anything).map(json.dumps) | st.text(max_size=60)
KNOWN = {"illegal", "not_asked", "bad_input", "stale", "not_now", "forbidden", "not_found", "too_large"}


def answered(socket: WebSocketTestSession, said: str) -> list[dict[str, Any]]:
    """Everything that comes back until the server has heard this."""
    socket.send_text(said)
    socket.send_text('{"type": "probe", "key": "heard?", "answer": null}')
    frames: list[dict[str, Any]] = []
    while True:
        frame = socket.receive_json()
        if frame.get("key") == "heard?":
            return frames
        frames.append(frame)


def test_nothing_that_is_said_breaks_a_table(tmp_path: Path) -> None:
    app = application(str(tmp_path / "fuzz.sqlite"), pace=0, limits=ROOMY)
    with TestClient(app) as client:
        table = client.post("/api/tables", json=VIVA).json()["table"]["id"]
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.receive_json()

            @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), database=None)
            @given(raw)
            def say(said: str) -> None:
                for frame in answered(socket, said):
                    if frame["type"] == "refused":
                        assert frame["error"]["kind"] in KNOWN
                        assert frame["error"]["words"]["id"]

            say()
        seen = client.get(f"/api/tables/{table}/seen").json()
        assert seen["seen"]["view"]["players"] == 3
        assert client.get("/health").status_code == 200
