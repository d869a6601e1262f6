"""argparse that speaks the reader's language and complains in sentences."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from camarilla.speech import LANGUAGES, Speech


class UsageError(Exception):
    """A command line that cannot be understood; the text is for people."""


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What the reader speaks: ``--lang`` before anything else, then the locale."""
    for place, argument in enumerate(arguments):
        named = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and place + 1 < len(arguments):
            named = arguments[place + 1]
        if named in LANGUAGES:
            return named
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Examples keep their lines; the usage line is introduced in the reader's language."""

    usage_word = "usage: "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


# what argparse says -> our message and the names of its parts
_SAYINGS = (
    (r"the following arguments are required: (?P<what>.*)", "cli-bad-missing"),
    (r"unrecognized arguments: (?P<what>.*)", "cli-bad-unknown"),
    (r"argument (?P<what>[^:]*): invalid choice: '?(?P<got>.*?)'? \(choose from (?P<known>.*)\)", "cli-bad-choice"),
    (r"argument (?P<what>[^:]*): invalid int value: '(?P<got>.*)'", "cli-bad-int"),
    (r"argument (?P<what>[^:]*): invalid float value: '(?P<got>.*)'", "cli-bad-float"),
    (r"argument (?P<what>[^:]*): expected one argument", "cli-bad-value-missing"),
    (r"argument (?P<what>[^:]*): ignored explicit argument '(?P<got>.*)'", "cli-bad-no-value"),
    (r"ambiguous option: (?P<what>.*) could match (?P<known>.*)", "cli-bad-ambiguous"),
)


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors come from the catalogues."""

    def __init__(self, speech: Speech, **settings: Any) -> None:
        class Spoken(Formatter):
            usage_word = f"{speech.say('cli-usage')} "

        super().__init__(formatter_class=Spoken, add_help=False, **settings)
        self.speech = speech
        self._positionals.title = speech.say("cli-help-positionals")
        self._optionals.title = speech.say("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=speech.say("cli-opt-help"))

    def option(self, *names: str, text: str, **settings: Any) -> None:
        """An argument whose help is this message."""
        self.add_argument(*names, help=self.speech.say(text).replace("%", "%%"), **settings)

    def error(self, message: str) -> NoReturn:
        """Raises what was wrong and what would be right; the hint names the help of this command."""
        hint = self.speech.say("cli-bad-hint", command=self.prog)
        raise UsageError(f"{self._spoken(message)}\n{hint}")

    def _spoken(self, message: str) -> str:
        for pattern, saying in _SAYINGS:
            found = re.fullmatch(pattern, message, re.S)
            if found:
                parts = found.groupdict()
                if "known" in parts:
                    parts["known"] = parts["known"].replace("'", "")
                return self.speech.say(saying, **parts)
        return message
