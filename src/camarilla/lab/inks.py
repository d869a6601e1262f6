"""The inks of the house for drawings that are made here: a colour and a pattern for each seat, never one alone."""

from __future__ import annotations

from dataclasses import dataclass

INK, SOFT, CARD, PAPER, KRAFT, LINE = "#1C2230", "#4A4F5C", "#FFF9EB", "#F3D9A4", "#E6D2A8", "#E3D2AE"
GOLD, RED, LAGOON, PALM = "#E9A826", "#B5301D", "#0E666C", "#2C6A3F"


@dataclass(frozen=True)
class Family:
    """The colour of a seat, the darker one of its edge, what is written on it, and its pattern."""

    colour: str
    edge: str
    text: str
    pattern: str


FAMILIES = (
    Family("#B5301D", "#7E1E10", CARD, "dots"),
    Family("#E9A826", "#B97A0C", INK, "rings"),
    Family("#5C3B28", "#3B2417", CARD, "waves"),
    Family("#0E666C", "#0A4448", CARD, "weave"),
    Family("#DE7C93", "#A9445E", INK, "chevrons"),
    Family("#2D3F8F", "#1B2763", CARD, "argyle"),
    Family("#94AF4C", "#5F7827", INK, "stripes"),
)

_LINE = 'fill="none" stroke="{0}"'
_PATTERNS = {  # the size of a tile, and what is drawn on it
    "dots": (
        'width="7" height="7"',
        '<circle cx="2" cy="2" r="1.5" fill="{0}"/><circle cx="5.5" cy="5.5" r="1.5" fill="{0}"/>',
    ),
    "rings": (
        'width="14" height="14"',
        f'<g {_LINE} stroke-width="1.5"><circle cx="7" cy="7" r="5.5"/><circle cx="7" cy="7" r="2"/></g>',
    ),
    "weave": ('width="8" height="8"', f'<path d="M0 0l8 8M8 0L0 8" {_LINE} stroke-width="1.3"/>'),
    "chevrons": ('width="10" height="8"', f'<path d="M0 1l5 5 5-5" {_LINE} stroke-width="1.8"/>'),
    "argyle": ('width="10" height="16"', '<path d="M5 0l5 8-5 8-5-8z" fill="{0}" opacity=".7"/>'),
    "waves": ('width="12" height="6"', f'<path d="M0 3c3-4 3-4 6 0s3 4 6 0" {_LINE} stroke-width="1.6"/>'),
    "stripes": ('width="6" height="6" patternTransform="rotate(45)"', '<path d="M0 0h3v6H0z" fill="{0}"/>'),
}


def patterns() -> str:
    """The patterns as SVG definitions: ``dots-dark`` for light colours, ``dots-light`` for dark ones."""
    found = []
    for name, (size, drawn) in _PATTERNS.items():
        for shade, colour in (("dark", "#000"), ("light", "#fff")):
            inside = drawn.format(colour)
            found.append(f'<pattern id="{name}-{shade}" {size} patternUnits="userSpaceOnUse">{inside}</pattern>')
    return f"<defs>{''.join(found)}</defs>"


def family(seat: int) -> Family:
    return FAMILIES[seat % len(FAMILIES)]


def pattern_of(seat: int, filled: bool = True) -> str:
    """The pattern of a seat: light on its own colour where that is dark; dark on paper."""
    one = family(seat)
    return f"url(#{one.pattern}-{'light' if filled and one.text == CARD else 'dark'})"
