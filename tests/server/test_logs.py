"""Logs say what went wrong and where, and nothing of what somebody wrote."""

from __future__ import annotations

import json
import logging

import pytest

from camarilla.core.illegal import BadInput, Illegal
from camarilla.server.run.logs import AsJson, AsText, message_of, set_up


def record(message: str, *args: object, failed: BaseException | None = None, **extra: object) -> logging.LogRecord:
    trace = (type(failed), failed, failed.__traceback__) if failed else None
    made = logging.LogRecord("camarilla.table", logging.WARNING, "x.py", 1, message, args, trace)
    made.created, made.msecs = 0.0, 7.0
    vars(made).update(extra)
    return made


def thrown() -> Exception:
    try:
        try:
            raise KeyError("patata in a dictionary")
        except KeyError as inner:
            raise ValueError("patata") from inner
    except ValueError as failed:
        return failed


def test_what_went_wrong_is_told_by_its_kind() -> None:
    assert message_of(record("%s gave up: %s", "steady", ValueError("patata"))) == "steady gave up: ValueError"
    assert message_of(record("refused: %s", BadInput("name", "table-bad", got="patata"))) == "refused: table-bad"
    assert message_of(record("refused: %s", Illegal("V8.2", "viva-no", got="patata"))) == "refused: V8.2 viva-no"
    assert message_of(record("100 % sure")) == "100 % sure"


def test_a_line_for_people_and_one_for_machines() -> None:
    told = AsText().format(record("table opened", table="abc", seats=3))
    assert told == "1970-01-01T00:00:00.007Z warning camarilla.table: table opened table=abc seats=3"
    read = json.loads(AsJson().format(record("table opened", table="abc", seats=3)))
    assert read.pop("process") > 0
    assert read == {
        "at": "1970-01-01T00:00:00.007Z",
        "level": "warning",
        "logger": "camarilla.table",
        "message": "table opened",
        "table": "abc",
        "seats": 3,
    }


@pytest.mark.parametrize("style", [AsText(), AsJson()])
def test_the_trace_of_an_exception_has_places_but_no_words(style: logging.Formatter) -> None:
    told = style.format(record("broken", failed=thrown()))
    assert "ValueError < test_logs.py:" in told
    assert "KeyError < test_logs.py:" in told
    assert "thrown" in told
    assert "patata" not in told


def test_other_packages_are_heard_from_warnings_on(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level, logging.getLogger("camarilla").level
    try:
        set_up("text", "debug")
        logging.getLogger("websockets.server").debug("< TEXT 'patata'")
        logging.getLogger("camarilla.server").debug("GET /health")
        told = capsys.readouterr().err
        assert told.endswith(" debug camarilla.server: GET /health\n")
        assert "patata" not in told
    finally:
        logging.getLogger().handlers[:] = before[0]
        logging.getLogger().setLevel(before[1])
        logging.getLogger("camarilla").setLevel(before[2])
