"""Proves that wheels play: each goes into an empty environment outside the checkout and is tried there to its end.

    wheel_check.py WHEEL ... [--tests PATH ...] [--processes N]

For each wheel: `pip install FILE`, where its modules come from, every game simulated, a house that answers, a start of
the terminal in German, and the tests (the conformance suite and those of the rules), from a copy beside which there is
no source. At last the same games are compared between the wheels. `python3 dev.py wheel --check` makes wheels and
does all this.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/conformance", "tests/games")
TEST_PACKAGES = ("httpx", "hypothesis", "jsonschema-rs", "pytest", "pytest-timeout", "pytest-xdist")
GAMES = "20"  # of each kind that are simulated
OURS = ("PYTHON", "VIRTUAL_ENV", "CAMARILLA_", "PYTEST_")  # settings that would reach into the empty environment
CORES = os.cpu_count() or 1
LAST_WORDS = 3000
A_WHILE = 600.0  # seconds for everything but the tests; the machine may be busy


class Fault(Exception):
    """The wheel does not do what it should; the message says what was wrong."""


@dataclass
class Trial:
    """One wheel, its environment, and what was found out about it."""

    wheel: Path
    home: Path  # a folder for the environment and for everything that is written meanwhile
    tests: Sequence[str] = TESTS
    processes: int = 1
    outcomes: dict[str, dict[str, object]] = field(default_factory=dict)  # of the simulated games

    @property
    def kind(self) -> str:
        return "pure" if self.wheel.name.endswith("-none-any.whl") else "compiled"

    @property
    def environment(self) -> Path:
        return self.home / "environment"

    def program(self, name: str) -> Path:
        return self.environment / ("Scripts" if os.name == "nt" else "bin") / name

    @property
    def packages(self) -> Path:
        command = [str(self.program("python")), "-I", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        return Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()).resolve()

    def settings(self) -> dict[str, str]:
        """Nothing of the checkout's environment, and nothing of a user's own packages."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        told = {"INSTALLED_IN": str(self.packages), "INSTALLED_AS": self.kind}
        return {**kept, **told, "PYTHONNOUSERSITE": "1", "HOME": str(self.home), "LANG": "C.UTF-8"}

    def run(self, *command: str | Path, said: str = "", patience: float = A_WHILE) -> str:
        """What a program of the environment says, started where there is nothing of the checkout."""
        named = [str(part) for part in command]
        told = " ".join(Path(part).name if Path(part).is_absolute() else part for part in named)
        try:
            done = subprocess.run(
                named, cwd=self.home, env=self.settings(), input=said, capture_output=True, text=True, timeout=patience
            )
        except subprocess.TimeoutExpired:
            raise Fault(f"`{told}` has not ended after {patience:.0f} s") from None
        except OSError as error:
            raise Fault(f"`{told}` cannot be run: {error}") from error
        if done.returncode:
            raise Fault(f"`{told}` ended with {done.returncode}:\n{(done.stdout + done.stderr)[-LAST_WORDS:]}")
        return done.stdout


# --- what is tried, in this order -------------------------------------------------------------------------------------


def install(trial: Trial) -> str:
    """`pip install FILE`, as the manual says it; its packages come from where pip finds packages."""
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", trial.environment], capture_output=True, text=True)
    if made.returncode:
        raise Fault(f"no environment can be made here:\n{made.stdout}{made.stderr}")
    if "camarilla" in (there := pip(trial, "list", "--format", "json")):
        raise Fault(f"The environment is not empty: {there}")
    pip(trial, "install", "--quiet", str(trial.wheel))
    listed = json.loads(pip(trial, "list", "--format", "json"))
    return f"with {len(listed)} packages"


def pip(trial: Trial, *arguments: str) -> str:
    """With the settings of whoever runs this: where packages come from is theirs to say."""
    command = [str(trial.program("python")), "-m", "pip", "--disable-pip-version-check", *arguments]
    settings = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    done = subprocess.run(command, cwd=trial.home, env=settings, capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"`pip {' '.join(arguments)}` ended with {done.returncode}:\n{done.stderr[-LAST_WORDS:]}")
    return done.stdout


def origin(trial: Trial) -> str:
    """Every module of the rules is loaded from the environment, and is the library if the wheel has libraries."""
    alone = trial.home / "installed.py"
    shutil.copy(ROOT / "tools" / "installed.py", alone)
    return trial.run(trial.program("python"), "-I", alone).strip()


def simulate(trial: Trial) -> str:
    """Some random games of every kind; what became of them is kept, to be compared."""
    rates = []
    for game in games_of(trial):
        command = ("simulate", game, "--games", GAMES, "--bots", "random", "--seed", "wheel", "--json")
        found = json.loads(trial.run(trial.program("camarilla"), *command))
        if found["games"] != int(GAMES) or not found["decisions"]:
            raise Fault(f"`camarilla simulate {game}` played {found['games']} of {GAMES} games: {found}")
        rates.append(f"{game} {found['decisions_per_second']:,}/s")
        trial.outcomes[game] = {name: value for name, value in found.items() if "second" not in name}
    return ", ".join(rates)


def games_of(trial: Trial) -> list[str]:
    says = "from camarilla.catalogue import GAMES; print(*[game.id for game in GAMES])"
    return trial.run(trial.program("python"), "-I", "-c", says).split()


def serve(trial: Trial) -> str:
    """A house on a free port: it is well, shows its lobby with all that the page asks for, and ends when asked to."""
    with house(trial) as address:
        health = json.loads(fetch(f"{address}/health"))
        if health.get("status") != "ok":
            raise Fault(f"/health says {health}")
        page = fetch(f"{address}/").decode()
        parts = re.findall(r'(?:src|href)="\.?(/[^"]+\.\w+)"', page)
        if not any(part.endswith(".js") for part in parts):
            raise Fault(f"The lobby page asks for no script, only for {parts}")
        sizes = [len(fetch(f"{address}{part}")) for part in parts]
    if not all(sizes):
        raise Fault(f"Empty parts of the lobby page: {dict(zip(parts, sizes, strict=True))}")
    return f"/health is ok, the lobby comes with {len(parts)} parts ({sum(sizes) // 1000} kB)"


@contextmanager
def house(trial: Trial) -> Iterator[str]:
    """`camarilla serve` while somebody looks at it; that it ends well is part of the trial."""
    command = [trial.program("camarilla"), "serve", "--port", "0", "--database", trial.home / "house.sqlite"]
    errors = trial.home / "house.log"
    with errors.open("w+") as log:
        process = subprocess.Popen(
            [str(part) for part in command],
            cwd=trial.home,
            env=trial.settings(),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            if not said:
                raise Fault(f"`camarilla serve` does not start:\n{errors.read_text()[-LAST_WORDS:]}")
            yield said[-1].rstrip("/")
            process.terminate()
            if (code := process.wait(A_WHILE)) not in (0, -signal.SIGTERM):  # both are how a server says that it obeyed
                raise Fault(f"`camarilla serve` ended with {code}:\n{errors.read_text()[-LAST_WORDS:]}")
        finally:
            process.kill()
            process.communicate()


def fetch(address: str) -> bytes:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(address, timeout=A_WHILE) as answer:
            content: bytes = answer.read()
    except OSError as error:
        raise Fault(f"{address} does not answer: {error}") from error
    return content


def terminal(trial: Trial) -> str:
    """A table in the terminal in German, one answer, and good-bye."""
    said = trial.run(trial.program("camarilla"), "play", "viva", "--lang", "de", "--seed", "wheel", said="1\nq\n")
    for words in ("Am Tisch:", "Welches Anwesen beziehst du?", "Gespeichert. Weiter geht es mit:"):
        if words not in said:
            raise Fault(f"`camarilla play viva --lang de` does not say “{words}”:\n{said[-LAST_WORDS:]}")
    return "asks in German, takes an answer and saves"


def test(trial: Trial) -> str:
    """The tests from a copy, to their end; every process looks at last where its modules came from."""
    pip(trial, "install", "--quiet", *locked(TEST_PACKAGES))
    copied = trial.home / "copy"
    shutil.rmtree(copied, ignore_errors=True)
    shutil.copytree(ROOT / "tests", copied / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("pyproject.toml", "tools/installed.py"):
        shutil.copy(ROOT / part, copied / Path(part).name)
    command = [str(trial.program("python")), "-m", "pytest", "-q", "-p", "installed", *trial.tests]
    command += ["-n", str(trial.processes)] if trial.processes > 1 else []
    settings = {**trial.settings(), "PYTHONPATH": str(copied)}  # for `installed` alone: the package is not there
    last = ""
    with subprocess.Popen(command, cwd=copied, env=settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line.strip(" =\n") or last
    if process.returncode:
        raise Fault(f"the tests ended with {process.returncode}: {last}")
    return last


def locked(names: Sequence[str]) -> list[str]:
    """These packages in the versions that the tests run with elsewhere."""
    lock = (ROOT / "requirements" / "test.lock").read_text(encoding="utf-8")
    known = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock, re.MULTILINE))
    return [f"{name}=={known[name]}" for name in names]


STEPS: tuple[Callable[[Trial], str], ...] = (install, origin, simulate, serve, terminal, test)


# --- all of it, and what came out -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Found:
    """How one step ended with one wheel."""

    step: str
    kind: str
    fine: bool
    seconds: float
    words: str

    def __str__(self) -> str:
        return f"{self.kind:<9} {self.step:<9} {'ok' if self.fine else 'FAILED':<7} {self.seconds:6.0f} s  {self.words}"


def tried(trial: Trial) -> Iterator[Found]:
    """Every step, also after one that failed; without the installation there is nothing to try."""
    for step in STEPS:
        name = step.__name__
        print(f"--- {trial.kind} wheel: {name}", flush=True)
        begun = time.monotonic()
        try:
            words, fine = step(trial), True
        except Fault as fault:
            words, fine = str(fault), False
            print(f"!!! {fault}", flush=True)
        yield Found(name, trial.kind, fine, time.monotonic() - begun, words.partition("\n")[0])
        if step is install and not fine:
            return


def different(trials: Sequence[Trial]) -> list[str]:
    """Games that did not end alike with all wheels, though they had the same dice."""
    first, *others = [trial.outcomes for trial in trials]
    return [game for game in first if any(game in other and other[game] != first[game] for other in others)]


def check(wheels: Sequence[Path], tests: Sequence[str] = TESTS, processes: int = CORES) -> bool:
    """Tries all wheels and says how it went: whether all of it went well."""
    with tempfile.TemporaryDirectory(prefix="camarilla-wheels-") as place:
        trials = []
        found: list[Found] = []
        for number, wheel in enumerate(wheels):
            home = Path(place, str(number))
            home.mkdir()
            trials.append(Trial(wheel.resolve(), home, tests, processes))
            found += tried(trials[-1])
    print("\n" + "=" * 80)
    print("\n".join(str(one) for one in found))
    unlike = different(trials)
    if len(trials) > 1:
        print(f"Not the same with all wheels: {', '.join(unlike)}" if unlike else "The same games with all wheels.")
    failed = [f"{one.kind} {one.step}" for one in found if not one.fine]
    print(f"{len(failed)} of {len(found)} failed: {', '.join(failed)}" if failed else f"All {len(found)} steps passed.")
    return not failed and not unlike


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheels", nargs="+", type=Path, metavar="WHEEL")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH", help="other tests than all of them")
    parser.add_argument("--processes", type=int, default=CORES, help="that test at the same time")
    options = parser.parse_args()
    if missing := [str(wheel) for wheel in options.wheels if not wheel.is_file()]:
        parser.error(f"no such file: {', '.join(missing)}")
    raise SystemExit(0 if check(options.wheels, options.tests, options.processes) else 1)


if __name__ == "__main__":
    main()
