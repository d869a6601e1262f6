"""Simulations write what bots say, on demand; the games are the same with and without."""

import json

from camarilla.arena import Plan, simulate
from camarilla.arena.speech import spoken, written
from camarilla.speech import Speech

PLAN = Plan("viva", 4, 2, ("steady",) * 4, seed="speech")


def test_speech_is_written_as_messages_that_everybody_can_read_in_his_language() -> None:
    lines = [json.loads(line) for line in written(PLAN)]
    assert {line["game"] for line in lines} == {0, 1}
    assert all(set(line) == {"game", "line", "about", "seat", "id", "args"} for line in lines)
    assert all(Speech("de").knows(line["id"]) and Speech("en").knows(line["id"]) for line in lines)
    assert next(line["id"].split("-")[1] for line in lines) == "greeting"
    assert {line["id"].split("-")[1] for line in lines if line["game"] == 0} & {"winning", "losing"}


def test_speech_is_the_same_again_and_changes_no_game() -> None:
    before, _ = simulate(PLAN)
    assert spoken(PLAN, 1) == spoken(PLAN, 1)
    assert simulate(PLAN)[0] == before
