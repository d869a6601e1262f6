"""Every command: what it says, in both languages, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.support import camarilla

COMMANDS = (
    "serve",
    "backup",
    "restore",
    "tables",
    "close",
    "games",
    "rules",
    "play",
    "simulate",
    "replay",
    "verify",
    "bench",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_in_both_languages(command: str) -> None:
    english = camarilla(command, "--help")
    german = camarilla(command, "--help", "--lang", "de")
    assert (english.code, german.code) == (0, 0)
    assert "Examples:" in english.out
    assert "Beispiele:" in german.out
    assert f"  camarilla {command}" in english.out
    assert "cli-" not in english.out + german.out


def test_the_overview_names_every_command() -> None:
    said = camarilla("--help", language="de_DE.UTF-8", fresh=True)
    assert said.code == 0
    assert said.out.startswith("Aufruf: camarilla")
    for command in COMMANDS:
        assert f"    {command}" in said.out


def test_games_for_people_and_for_programs() -> None:
    said = camarilla("games")
    assert said.code == 0
    assert "viva: Junta: Viva el Presidente!" in said.out
    assert "--switch mode=[basic]|expert" in said.out
    listed = {game["id"]: game for game in json.loads(camarilla("games", "--json").out)}
    assert listed["viva"]["title"] == "Junta: Viva el Presidente!"
    assert listed["viva"]["seats"] == [3, 4, 5]
    assert [switch["name"] for switch in listed["viva"]["switches"]][:2] == ["mode", "payment"]
    assert len(listed["viva"]["reconstructed"]) == 3
    assert listed["viva"]["bots"][:2] == ["novice", "steady"]
    assert listed["viva"]["bots"][-3:] == ["minister", "presidente", "random"]


def test_rules_one_rule_a_chapter_the_book() -> None:
    assert camarilla("rules", "viva", "v8.3").out.startswith(
        "V8.3 [certain; counting as failure ruled] When no attacker"
    )
    chapter = camarilla("rules", "viva", "V8", "--lang", "de").out
    assert [line[:4] for line in chapter.splitlines() if line.startswith("V8.")] == ["V8.1", "V8.2", "V8.3", "V8.4"]
    book = camarilla("rules", "viva").out
    assert "Phase 2: promises" in book
    assert "V26.STU" in book
    assert "*" not in book


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["rules", "viva", "V99"], "There is no rule “V99”."),
        (["rules", "chess"], "“chess” is not possible for GAME. These are: "),
        (["juggle"], "“juggle” is not possible for COMMAND."),
        (["simulate"], "Something is missing: GAME."),
        (["simulate", "viva", "--players", "seven"], "--players wants a whole number, not “seven”."),
        (["simulate", "viva", "--players", "7"], "7 players are too few or too many: 3 to 5 can play."),
        (["simulate", "viva", "--games", "0"], "--games wants at least 1, not 0."),
        (["simulate", "viva", "--bots", "random,random"], "2 kinds of bots for 4 players"),
        (["simulate", "viva", "--bots", "clever"], "There is no kind of bot “clever”. These exist: novice, steady"),
        (["simulate", "viva", "--switch", "mode"], "“mode” is no switch: write name=value"),
        (["simulate", "viva", "--switch", "mood=basic"], "There is no switch “mood”."),
        (["simulate", "viva", "--switch", "mode=easy"], "“easy” is not a value of switches.mode."),
        (["simulate", "viva", "--switch", "killsPerOne=perPlayer"], "when “mode” is expert. Add --switch mode=expert."),
        (["simulate", "viva", "--players"], "--players wants a value."),
        (["simulate", "viva", "--colour", "red"], "I cannot make sense of this: --colour red"),
        (["play"], "Which game? These are here: viva"),
        (["play", "viva", "--seat", "4"], "There is no seat 4: seats are counted from 0 to 3."),
        (["play", "--resume", "missing.save"], "There is no file missing.save."),
        (["verify", "missing.jsonl"], "There is no file missing.jsonl."),
        (["verify", "."], "is a folder; a file is wanted."),
        (["replay", "missing.jsonl"], "There is no file missing.jsonl."),
        (["bench", "--rounds", "0"], "--rounds wants at least 1, not 0."),
        (["bench", "--seconds", "0"], "--seconds wants at least 1, not 0"),
        (["serve", "--workers", "0"], "--workers wants at least 1, not 0."),
        (["serve", "--behind-proxy", "127.0.0.1,caddy"], "such as 127.0.0.1 or 10.0.0.0/8, not “caddy”."),
        (["serve", "--log", "xml"], "“xml” is not possible for --log. These are: text, json."),
        (["serve", "--limit", "sockets=many"], "“sockets=many” is no limit. There are: body=N,"),
        (["games", "--lang", "fr"], "“fr” is not possible for --lang. These are: en, de."),
    ],
)
def test_what_is_asked_wrongly_is_told_in_a_sentence(arguments: list[str], told: str, tmp_path: Path) -> None:
    said = camarilla(*arguments, folder=tmp_path)
    assert said.code == 2
    assert told in said.err.replace("\n", " ")
    assert said.err.startswith("camarilla: ")
    assert "Traceback" not in said.err
    assert said.out == ""


def test_complaints_come_in_german_too(tmp_path: Path) -> None:
    said = camarilla("simulate", "viva", "--players", "7", language="de_AT.UTF-8", folder=tmp_path)
    assert said.code == 2
    assert "7 sind zu wenige oder zu viele: 3 bis 5 können mitspielen." in said.err


def test_own_components_that_are_wrong_are_refused_naming_the_field(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "deck.json").write_text(json.dumps({"deck": {"cards": [{"id": "FA1", "effect": "money"}]}}))
    for file, told in (
        ("broken.json", "broken.json is not valid JSON"),
        ("list.json", "An object with named fields is wanted at components."),
        ("deck.json", "deck.cards[0].copies wants a whole number from 0 to 45"),
    ):
        said = camarilla("simulate", "viva", "--components", file, folder=tmp_path)
        assert said.code == 2
        assert told in said.err


def test_the_version_is_told() -> None:
    assert camarilla("--version").out.startswith("camarilla ")
