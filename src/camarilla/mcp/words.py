"""What a seat sees and hears, in words, with the rules that it rests on."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from io import StringIO
from typing import Any

from camarilla.catalogue import game_of
from camarilla.remote import NotTaken
from camarilla.speech import Speech, game_texts, rule_book, texts_of
from camarilla.terminal.listing import plain_text
from camarilla.terminal.screen import WIDEST, Screen, seated
from camarilla.terminal.table import describe, outline

Json = Any
MOST_RULES = 8  # that one question brings along


class Shown(dict[str, Any]):
    """A view that came over the wire, to be read like the view it was made from."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __missing__(self, key: object) -> Any:
        if isinstance(key, str):
            raise KeyError(key)
        return self[str(key)]


class Words:
    """One table in the words of one language."""

    def __init__(self, language: str, table: Json) -> None:
        self.table = table
        self.game = game_of(table["game"])
        self.speech = seated(Speech(language), [seat["name"] for seat in table["seats"]])
        self.book = rule_book(self.game.id, language)

    def say(self, message: str, /, **args: Json) -> str:
        return self.speech.say(message, **args)

    # --- the table ----------------------------------------------------------------------------------------------------

    def look(self, seen: Json) -> str:
        """The table as the seat sees it, and who is awaited."""
        out = StringIO()
        screen = Screen(self.speech, out)
        screen.width = WIDEST
        screen.say(
            "cli-mcp-you", name={"seat": seen["you"]}, seat=seen["you"], game=self.say(f"{self.game.prefix}-title")
        )
        view = json.loads(json.dumps(seen["view"]), object_hook=Shown)
        if self.table["data"]:
            outline(screen, view, None)  # somebody's own components, which do not travel
        else:
            describe(screen, self.game.id, view, self.game.printed(self.game.rules(self.table["switches"]), None))
        return out.getvalue() + self.state(seen)

    def state(self, seen: Json) -> str:
        """What is to be done now."""
        if seen["outcome"] is not None:
            return self.outcome(seen["outcome"])
        if seen["question"] is not None:
            return self.say("cli-mcp-asked", what=self.spoken(seen["question"]["words"]))
        if seen["awaited"]["discreet"]:
            return self.say("cli-mcp-discreet")
        return self.say("cli-mcp-awaited", who=[{"seat": seat} for seat in seen["awaited"]["seats"]])

    def outcome(self, outcome: Json) -> str:
        ending = self.say(f"{self.game.prefix}-ending-{outcome['ending']}")
        winners = [{"seat": seat} for seat in outcome["winners"]]
        return self.say("cli-mcp-over", ending=ending, winners=winners, scores=" ".join(map(str, outcome["scores"])))

    def news(self, lines: Sequence[Json]) -> str:
        return "\n".join(self.speech.heard(line) + (f" ({line['rule']})" if line["rule"] else "") for line in lines)

    def said(self, lines: Sequence[Json]) -> str:
        """Lines of talk; what was said to some only names them, what a bot says is in the reader's language."""
        return "\n".join(
            self.say(
                "cli-mcp-said-to" if one["to"] else "cli-mcp-said",
                who={"seat": one["seat"]},
                to=[{"seat": seat} for seat in one["to"]],
                text=one["text"] if one["words"] is None else self.spoken(one["words"]),
            )
            for one in lines
        )

    def spoken(self, words: Json) -> str:
        return self.say(words["id"], **words["args"])

    # --- questions ----------------------------------------------------------------------------------------------------

    def question(self, question: Json, menu: Json, steps: Sequence[str]) -> str:
        """The question, what it means, what may come next, and the rules that say so."""
        lines = [f"{self.spoken(question['words'])} ({question['rule']})"]
        if self.table["settings"]["coach"] and self.speech.knows(f"{question['kind']}-coach"):
            lines.append(self.say(f"{question['kind']}-coach"))
        if steps:
            lines.append(self.say("cli-mcp-steps", steps=json.dumps(list(steps))))
        lines += self.options(menu)
        numbers = dict.fromkeys([question["rule"], *[option["rule"] for option in menu["options"]]])
        rules = [told for number in list(numbers)[:MOST_RULES] if (told := self.rule(number))]
        return "\n".join([*lines, "", *rules])

    def options(self, menu: Json) -> list[str]:
        lines = []
        for option in menu["options"]:
            whole = "" if option["answer"] is None else f"  = {json.dumps(option['answer'], ensure_ascii=False)}"
            lines.append(f"- {option['key']}: {self.spoken(option['words'])} ({option['rule']}){whole}")
        if menu["complete"]:
            lines.append(self.say("cli-mcp-complete", answer=json.dumps(menu["answer"], ensure_ascii=False)))
        return lines

    # --- rules and cards ----------------------------------------------------------------------------------------------

    def rule(self, number: str) -> str:
        """A rule, or all below a number; nothing if there is none."""
        rule = self.book.rule(number)
        found = [rule] if rule else self.book.under(number)
        return "\n".join(
            f"{one.number} [{self.say(f'cli-sure-{one.confidence}')}] {plain_text(one.text)}" for one in found
        )

    def rules(self) -> str:
        return "\n".join(self.rule(number) for number in self.book.numbers())

    def cards(self) -> str:
        """Every card by name, with what it does."""
        found = re.findall(
            rf"^({self.game.prefix}-card-[\w-]+) =", "\n".join(texts_of(game_texts(self.game.id), "en")), re.MULTILINE
        )
        lines = []
        for one in dict.fromkeys(re.sub(r"-(name|text|when|foot)$", "", message) for message in found):
            name = self.say(f"{one}-name" if self.speech.knows(f"{one}-name") else one)
            parts = [
                self.say(f"{one}-{part}") for part in ("text", "when", "foot") if self.speech.knows(f"{one}-{part}")
            ]
            lines.append(": ".join([name, " ".join(part for part in parts if "{$" not in part.replace(" ", ""))]))
        return "\n".join(lines) or self.say("cli-mcp-no-cards")


def teaching(words: Words | None, speech: Speech, refused: NotTaken) -> str:
    """Why the house said no, the rule in full, and what to try instead."""
    speaks = words.speech if words is not None else speech
    lines = [speaks.say(refused.words["id"], **refused.words["args"])]
    if words is not None and refused.rule and (rule := words.rule(refused.rule)):
        lines.append(rule)
    lines.append(speaks.say(f"cli-mcp-hint-{refused.kind}"))
    return "\n".join(lines)
