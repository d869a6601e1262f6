"""dev.py does a step once, and again only when its inputs changed or its output is gone."""

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
    with pytest.raises(dev.Failed, match="no such step: rufff; there are ruff, format, mypy"):
        dev.chosen(["rufff"])


def test_no_lock_names_an_address() -> None:
    locks = [*(dev.ROOT / "requirements").glob("*.lock"), *dev.ROOT.glob("*/package-lock.json")]
    locks += (dev.ROOT / "tools").glob("*/package-lock.json")
    assert len(locks) >= 3
    assert [lock.name for lock in locks if "://" in lock.read_text() and '"resolved"' in lock.read_text()] == []
    assert [lock.name for lock in locks if lock.suffix == ".lock" and "://" in lock.read_text()] == []
