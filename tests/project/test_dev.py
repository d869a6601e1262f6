"""dev.py does a step once, and again only when its inputs changed or its output is gone."""

import os
from pathlib import Path

import dev
import pytest


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    (tmp_path / "source").write_text("one")
    return tmp_path


def make(checkout: Path) -> bool:
    """Whether the step was really done."""
    done: list[bool] = []

    def work() -> None:
        (checkout / "output").write_text("made")
        done.append(True)

    dev.made("output", checkout / "stamps" / "output", [checkout / "source"], checkout / "output", work)
    return bool(done)


def test_a_second_run_does_nothing(checkout: Path) -> None:
    assert make(checkout)
    assert not make(checkout)


def test_a_changed_input_is_made_again(checkout: Path) -> None:
    make(checkout)
    (checkout / "source").write_text("two")
    assert make(checkout)


def test_a_missing_output_is_made_again(checkout: Path) -> None:
    make(checkout)
    (checkout / "output").unlink()
    assert make(checkout)


def test_a_step_that_makes_nothing_has_failed(checkout: Path) -> None:
    with pytest.raises(dev.Failed, match="output is missing afterwards"):
        dev.made("output", checkout / "stamp", [], checkout / "output", lambda: None)
    assert not (checkout / "stamp").exists()


def test_an_unknown_step_names_the_known_ones() -> None:
    with pytest.raises(dev.Failed, match="no such step: rufff; there are ruff, format, lab, build, mypy"):
        dev.chosen(["rufff"])


STEP = """import sys
print("what", sys.argv[1:], "says", flush=True)
sys.exit(3 if sys.argv[2] == "bad" else 0)
"""


def test_a_step_beside_the_others_is_told_whole_in_its_turn_and_fails_with_them(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "CACHE", checkout / ".cache")
    monkeypatch.setattr(dev.Beside, "started", {})
    (checkout / "dev.py").write_text(STEP)
    for name in ("good", "bad"):
        dev.Beside(name)
    done = [dev.outcome(dev.Check(name, "a step", lambda: pytest.fail("done twice"))) for name in ("good", "bad")]
    assert [one.word for one in done] == ["ok", "FAILED"]
    assert all(one.seconds > 0 and one.work > 0 for one in done)
    said = capsys.readouterr().out
    assert "what ['test', 'good'] says" in said
    assert said.index("what ['test', 'bad'] says") < said.index("!!! it ended with 3")


def test_no_lock_names_an_address() -> None:
    locks = [*(dev.ROOT / "requirements").glob("*.lock"), *dev.ROOT.glob("*/package-lock.json")]
    locks += (dev.ROOT / "tools").glob("*/package-lock.json")
    assert len(locks) >= 3
    assert [lock.name for lock in locks if "://" in lock.read_text() and '"resolved"' in lock.read_text()] == []
    assert [lock.name for lock in locks if lock.suffix == ".lock" and "://" in lock.read_text()] == []


def test_modules_are_compiled_once_and_not_at_every_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Images of containers like to forbid it; then each of some hundred processes of the tests compiled everything."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert dev.main(["steps"]) == 0
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
