"""A table as text and as a drawing: what everybody may see, who is asked, and what about."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import cos, pi, sin

from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.lab.inks import CARD, GOLD, INK, KRAFT, PAPER, family, pattern_of, patterns
from camarilla.lab.play import Play, Turn
from camarilla.nets.traits import Traits
from camarilla.speech import Speech

WIDE, HIGH = 720, 460
LONGEST = 96  # signs of a line


def _speech(play: Play, language: str) -> Speech:
    speech = Speech(language)
    return Speech(language, [speech.say("lab-seat", number=seat) for seat in range(play.players)])


def _asked(speech: Speech, turn: Turn) -> str:
    question = turn.aside if turn.speaking and turn.aside is not None else turn.question
    return speech.words(question.words())


def as_text(play: Play, language: str = "en") -> str:
    """The view of a spectator as an outline, without the printed facts; below it, who is asked what."""
    speech = _speech(play, language)
    lines = [speech.say(f"{play.game.prefix}-title"), *_outline(plain(play.game.view(play.position.state, None)))]
    for seat, turn in play.turns.items():
        lines.append(f"{speech.name(seat)}: {_asked(speech, turn)}")
    if play.outcome is not None:
        lines.append(speech.say(f"{play.game.prefix}-ending-{play.outcome.ending}"))
    return "\n".join(lines) + "\n"


def _outline(view: Plain, indent: int = 0) -> Iterator[str]:
    """Names and values, one below the other; what is empty or false is left out."""
    parts = view.items() if isinstance(view, dict) else enumerate(view)
    for name, value in parts:
        if name in Traits.skip or not value:
            continue
        if any(isinstance(one, dict) or (isinstance(one, list) and one) for one in _values(value)):
            yield f"{' ' * indent}{name}:"
            yield from _outline(value, indent + 2)
        else:
            yield f"{' ' * indent}{name}: {_told(value)}"[:LONGEST]


def _values(value: Plain) -> list[Plain]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _told(value: Plain) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items() if part)
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def as_svg(play: Play, language: str = "en") -> str:
    """The seats around the table in their inks and patterns; whoever is asked has a golden rim, and his question."""
    speech, count = _speech(play, language), play.players
    title = speech.say(f"{play.game.prefix}-title")
    rounds = speech.say("lab-round", number=play.position.state.rounds())
    style = "font-family:Barlow,system-ui,sans-serif"
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" style="{style}">',
        f"<title>{escape(title)}</title>",
        patterns(),
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        f'<ellipse cx="{WIDE / 2}" cy="200" rx="170" ry="80" fill="{KRAFT}" stroke="{INK}" stroke-width="3"/>',
        _words(WIDE / 2, 196, title, 22, bold=True),
        _words(WIDE / 2, 220, rounds, 15),
    ]
    for seat in range(count):
        angle = pi / 2 + 2 * pi * seat / count
        drawn += _seat(play, speech, seat, WIDE / 2 + 260 * cos(angle), 200 + 142 * sin(angle))
    for row, (seat, turn) in enumerate(list(play.turns.items())[:3]):
        if seat >= 0:
            drawn.append(_words(24, 400 + 22 * row, f"{speech.name(seat)}: {_asked(speech, turn)}", 15, anchor="start"))
    if play.outcome is not None:
        drawn.append(
            _words(WIDE / 2, 424, speech.say(f"{play.game.prefix}-ending-{play.outcome.ending}"), 17, bold=True)
        )
    return "\n".join([*drawn, "</svg>\n"])


def _seat(play: Play, speech: Speech, seat: int, x: float, y: float) -> list[str]:
    one, asked = family(seat), seat in play.turns
    rim, wide = (GOLD, 6) if asked else (INK, 2)
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="26"'
    drawn = [
        f'{circle} fill="{one.colour}" stroke="{rim}" stroke-width="{wide}"/>',
        f'{circle} fill="{pattern_of(seat)}" opacity=".35"/>',
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="{CARD}" stroke="{INK}"/>',
        _words(x, y + 6, str(seat), 17, bold=True),
    ]
    if play.outcome is not None:
        drawn.append(_words(x, y + 44, speech.say("lab-score", score=play.outcome.scores[seat]), 14))
    return drawn


def _words(x: float, y: float, text: str, size: int, anchor: str = "middle", bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    cut = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"{weight} fill="{INK}">'
        f"{escape(cut)}</text>"
    )
