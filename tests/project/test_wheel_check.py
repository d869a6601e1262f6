"""The trial of wheels finds what it is there to find, and says what was wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import dev
import pytest

import installed
import wheel_check
from wheel_check import Fault, Found, Trial

HOME = Path("/somewhere/site-packages")
OURS = f"{HOME}/camarilla"


def loaded(**places: str) -> dict[str, ModuleType]:
    """Modules by their names (`__` for a dot) with the files that they come from."""
    found = {}
    for name, place in places.items():
        module = ModuleType(name.replace("__", "."))
        module.__file__ = place
        found[module.__name__] = module
    return found


def test_modules_that_come_from_elsewhere_are_strangers() -> None:
    modules = loaded(camarilla__table=f"{OURS}/table.py", camarilla__core="/checkout/src/camarilla/core.py")
    modules |= loaded(camarilla_core__mypyc="/elsewhere/it.so", pytest="/elsewhere/pytest.py")
    assert installed.strangers(modules, HOME, False) == ["camarilla.core comes from /checkout/src/camarilla/core.py"]


def test_rules_are_libraries_in_a_compiled_wheel_and_sources_in_a_pure_one() -> None:
    source = loaded(camarilla__games__viva=f"{OURS}/games/viva.py")
    library = loaded(camarilla__games__viva=f"{OURS}/games/viva.so")
    assert installed.strangers(source, HOME, False) == installed.strangers(library, HOME, True) == []
    assert installed.strangers(source, HOME, True) == [f"camarilla.games.viva is the source: {OURS}/games/viva.py"]
    assert installed.strangers(library, HOME, False) == [f"camarilla.games.viva is a library: {OURS}/games/viva.so"]


def test_what_is_never_compiled_is_a_source_in_both() -> None:
    modules = loaded(camarilla__games=f"{OURS}/games/__init__.py", camarilla__table=f"{OURS}/table.py")
    assert installed.strangers(modules, HOME, True) == installed.strangers(modules, HOME, False) == []


def test_the_rooms_are_those_that_are_compiled() -> None:
    """The empty room around the games is the only one of their modules that no library holds."""
    modules = [path.relative_to(dev.ROOT / "src") for path in (dev.ROOT / "src" / "camarilla").rglob("*.py")]
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in modules}
    rooms = ("core", "match", "bots", *(f"games.{game.parent.name}" for game in _games()))
    grouped = {name for name in names for room in rooms if f"{name}.".startswith(f"camarilla.{room}.")}
    assert {name for name in names if installed.of_rules(name)} == grouped


def _games() -> list[Path]:
    return sorted((dev.ROOT / "src" / "camarilla" / "games").glob("*/__init__.py"))


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["0", "1"])
def test_tests_of_something_else_fail_in_whichever_process_they_are(tmp_path: Path, processes: str) -> None:
    (tmp_path / "test_one.py").write_text("import camarilla.core.words\n\ndef test_one():\n    pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    path = os.pathsep.join(str(dev.ROOT / folder) for folder in ("tools", "src"))
    settings = {**os.environ, "PYTHONPATH": path, "INSTALLED_IN": str(HOME), "INSTALLED_AS": "pure"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "installed", *dev.NO_API, "-n", processes, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, timeout=300)
    assert done.returncode == 1, done.stdout
    assert "camarilla.core comes from" in done.stdout


def trial(folder: Path, name: str = "camarilla-1.0-py3-none-any.whl") -> Trial:
    return Trial(folder / name, folder)


def test_a_wheel_says_its_kind_by_its_name(tmp_path: Path) -> None:
    assert trial(tmp_path).kind == "pure"
    assert trial(tmp_path, "camarilla-1.0-cp311-cp311-linux_x86_64.whl").kind == "compiled"


def here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    """A trial in which this Python stands for that of the empty environment."""
    monkeypatch.setattr(Trial, "program", lambda self, name: Path(sys.executable))
    return trial(folder)


def test_the_settings_of_the_checkout_do_not_reach_into_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PYTHONPATH", "CAMARILLA_COMPILED", "VIRTUAL_ENV", "PYTEST_ADDOPTS"):
        monkeypatch.setenv(name, "/of/the/checkout")
    monkeypatch.setenv("SSL_CERT_FILE", "/of/the/machine")
    settings = here(tmp_path, monkeypatch).settings()
    assert "/of/the/checkout" not in settings.values()
    assert (settings["SSL_CERT_FILE"], settings["INSTALLED_AS"]) == ("/of/the/machine", "pure")


def test_a_program_that_fails_is_told_with_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = here(tmp_path, monkeypatch)
    assert tried.run(sys.executable, "-c", "print(input())", said="hello\n") == "hello\n"
    with pytest.raises(Fault, match=r"ended with 3:\nno table"):
        tried.run(sys.executable, "-c", "import sys; print('no table', file=sys.stderr); sys.exit(3)")
    with pytest.raises(Fault, match="has not ended after 0 s"):
        tried.run(sys.executable, "-c", "import time; time.sleep(60)", patience=0.01)
    with pytest.raises(Fault, match="`camarilla` cannot be run"):
        tried.run(tmp_path / "camarilla")


def test_every_step_is_tried_and_the_end_says_which_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def install(trial: Trial) -> str:
        trial.outcomes["viva"] = {"wins": len(trial.wheel.name)}
        return "with 3 packages"

    def serve(trial: Trial) -> str:
        if trial.kind == "compiled":
            raise Fault("/health says no\nmany more words")
        return "answers"

    monkeypatch.setattr(wheel_check, "STEPS", (install, serve, install))
    wheels = [tmp_path / "camarilla-1.0-py3-none-any.whl", tmp_path / "camarilla-1.0-cp311-cp311-linux_x86_64.whl"]
    assert not wheel_check.check(wheels)
    summary = capsys.readouterr().out.partition("=" * 80)[2]
    assert [line.split()[:3] for line in summary.splitlines()[1:7]] == [
        ["pure", "install", "ok"],
        ["pure", "serve", "ok"],
        ["pure", "install", "ok"],
        ["compiled", "install", "ok"],
        ["compiled", "serve", "FAILED"],
        ["compiled", "install", "ok"],
    ]
    assert "/health says no" in summary
    assert "many more words" not in summary
    assert "Not the same with all wheels: viva" in summary
    assert summary.endswith("1 of 6 failed: compiled serve\n")
    assert wheel_check.check(wheels[:1])
    assert capsys.readouterr().out.endswith("All 3 steps passed.\n")


def test_without_the_installation_there_is_nothing_to_try(tmp_path: Path) -> None:
    """A file that is no wheel: pip says so."""
    missing = trial(tmp_path, "camarilla-1.0-py3-none-any.whl")
    missing.wheel.write_text("no wheel")
    found: list[Found] = list(wheel_check.tried(missing))
    assert [(one.step, one.fine) for one in found] == [("install", False)]
    assert found[0].words.startswith("`pip install --quiet")


def test_what_the_tests_need_is_locked() -> None:
    named = wheel_check.locked(wheel_check.TEST_PACKAGES)
    assert [one.partition("==")[0] for one in named] == list(wheel_check.TEST_PACKAGES)
    assert all(one.partition("==")[2][0].isdigit() for one in named)


def test_an_unknown_wish_is_refused_before_anything_is_built() -> None:
    with pytest.raises(dev.Failed, match="wheel knows no --chek; it knows --check and --quick"):
        dev.wheels(["--chek"])
