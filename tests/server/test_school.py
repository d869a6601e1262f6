"""Lessons over HTTP: nothing is kept, wrong answers teach, and nobody sees more than the pupil."""

from typing import Any

from starlette.testclient import TestClient
from tests.server.test_door import client

from camarilla.school import lesson_named, rehearse

__all__ = ["client"]


def test_the_lessons_are_listed_with_their_steps(client: TestClient):
    found = {one["id"]: one for one in client.get("/api/lessons").json()}
    lesson = lesson_named("viva-first")
    assert [step["id"] for step in found["viva-first"]["steps"]] == [step.id for step in lesson.steps]
    assert found["viva-first"]["text"] == "viva-lesson-first"


def test_a_lesson_goes_on_from_its_answers_alone(client: TestClient):
    first = _played(client, [])
    assert (first["first"], first["last"], first["over"]) == (0, 1, False)
    assert first["frames"][-1]["seen"]["question"]["kind"] == "viva-ask-colour"
    then = _played(client, ["blue"])
    assert then["frames"][-1]["seen"]["question"]["kind"] == "viva-ask-orders"
    assert then["frames"][0]["seq"] > first["frames"][-1]["seq"]
    assert _played(client, ["blue"])["frames"] == then["frames"]


def test_a_wrong_answer_is_refused_with_the_narrators_reason(client: TestClient):
    refused = client.post("/api/lessons/viva-first", json={"answers": ["red"]})
    assert refused.status_code == 422
    assert refused.json()["error"]["words"]["id"] == "viva-lesson-first-estate-wrong"
    illegal = client.post("/api/lessons/viva-first", json={"answers": ["mauve"]})
    assert illegal.status_code == 422
    assert illegal.json()["error"]["rule"] == "V1.2"


def test_the_pupil_sees_what_a_player_would(client: TestClient):
    """What goes out is the view of the pupil's seat: his own hand, and of the others the number of their cards."""
    scene = _played(client, ["blue"])
    match = rehearse(lesson_named("viva-first"), ["blue"]).match
    assert scene["frames"][-1]["seen"] == match.seen(0)


def test_small_steps_and_reasons(client: TestClient):
    menu = client.post("/api/lessons/viva-first/ask", json={"answers": []}).json()
    assert [option["key"] for option in menu["options"]] == ["blue", "black", "yellow", "red", "green"]
    whole = client.post("/api/lessons/viva-first/ask", json={"answers": [], "so_far": ["blue"]}).json()
    assert (whole["complete"], whole["answer"]) == (True, "blue")
    tried = client.post("/api/lessons/viva-first/ask", json={"answers": [], "answer": "red"}).json()
    assert tried["error"]["words"]["id"] == "viva-lesson-first-estate-wrong"


def test_what_is_no_lesson_is_refused(client: TestClient):
    unknown = client.post("/api/lessons/chess-first", json={"answers": []})
    assert unknown.status_code == 400
    assert unknown.json()["error"]["words"]["id"] == "school-unknown-lesson"
    endless = client.post("/api/lessons/viva-first", json={"answers": ["blue"] * 81})
    assert endless.status_code == 400


def _played(client: TestClient, answers: list[Any]) -> Any:
    response = client.post("/api/lessons/viva-first", json={"answers": answers})
    assert response.status_code == 200
    return response.json()
