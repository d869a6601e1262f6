"""What there is: the games with their switches, and the rule books."""

from __future__ import annotations

import json
import re
from difflib import get_close_matches

from camarilla.bots import kinds
from camarilla.catalogue import GAMES
from camarilla.core.game import Game, Switch
from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.speech import Rule, RuleBook, Speech, rule_book
from camarilla.terminal.screen import Screen


def games_as_json(speech: Speech) -> str:
    return json.dumps([_described(game, speech) for game in GAMES], ensure_ascii=False, indent=2)


def _described(game: Game, speech: Speech) -> dict[str, Plain]:
    return {
        "id": game.id,
        "title": speech.say(f"{game.prefix}-title"),
        "version": game.version,
        "seats": list(game.seats),
        "variants": plain(game.presets),
        "switches": [plain(switch) for switch in game.switches],
        "reconstructed": [speech.say(message) for message in game.reconstructed],
        "endings": list(game.endings),
        "bots": list(kinds(game.id)),
    }


def show_games(screen: Screen) -> None:
    for game in GAMES:
        _show_game(screen, game)
    screen.line()
    screen.say("cli-games-more")


def _show_game(screen: Screen, game: Game) -> None:
    speech = screen.speech
    screen.heading(f"{game.id}: {speech.say(f'{game.prefix}-title')}")
    screen.say(f"{game.prefix}-tagline", indent=2)
    screen.say("cli-games-seats", indent=2, low=min(game.seats), high=max(game.seats), bots=", ".join(kinds(game.id)))
    for name, chosen in game.presets.items():
        told = " ".join(f"--switch {switch}={value}" for switch, value in chosen.items())
        screen.line(f"{speech.say('cli-games-variant')} {speech.say(f'{game.prefix}-preset-{name}')}  {told}", 2)
    for switch in game.switches:
        _show_switch(screen, game, switch)
    for message in game.reconstructed:
        screen.line(f"{speech.say('cli-games-reconstructed')} {speech.say(message)}", 2)


def _show_switch(screen: Screen, game: Game, switch: Switch) -> None:
    speech = screen.speech
    values = [f"[{value}]" if value == switch.default else value for value in switch.values]
    sure = speech.say(f"cli-sure-{switch.confidence}")
    name = speech.say(f"{game.prefix}-switch-{switch.name}")
    screen.line(f"--switch {switch.name}={'|'.join(values)}  {name} ({switch.rule}, {sure})", 2, hang=4)


def show_rules(screen: Screen, game: Game, number: str | None) -> None:
    """The whole book, one rule, or the rules under a number."""
    book = rule_book(game.id, screen.speech.language)
    if number is None:
        return _show_book(screen, book)
    rule = book.rule(number)
    found = [rule] if rule else book.under(number)
    if not found:
        near = get_close_matches(number.upper(), book.numbers(), 5, 0.3)
        raise BadInput("number", "cli-no-such-rule", number=number, near=near or book.numbers()[:5])
    for one in found:
        show_rule(screen, one)
    return None


def _show_book(screen: Screen, book: RuleBook) -> None:
    screen.heading(book.title)
    for paragraph in book.intro:
        screen.line()
        screen.line(plain_text(paragraph), hang=0)
    for chapter in book.chapters:
        screen.heading(chapter.title)
        for rule in chapter.rules:
            show_rule(screen, rule)


def show_rule(screen: Screen, rule: Rule) -> None:
    """One rule with how sure it is."""
    sure = screen.speech.say(f"cli-sure-{rule.confidence}")
    screen.line(f"{rule.number} [{'; '.join(filter(None, (sure, rule.note)))}] {plain_text(rule.text)}")


def plain_text(text: str) -> str:
    """The text without its marks of emphasis."""
    return re.sub(r"\*([^*]+)\*", r"\1", text)
