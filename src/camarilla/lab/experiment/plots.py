"""Four drawings of an experiment: the rule as it is (filled) beside the experiment (open), in inks and patterns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from camarilla.lab.experiment.figures import BINS, curves, cuts, shares, steps, ticks
from camarilla.lab.experiment.games import Row
from camarilla.lab.inks import CARD, GOLD, INK, LAGOON, LINE, RED, SOFT, family, pattern_of

W, H, LEFT, FLOOR = 306, 204, 42, 158
Number = Callable[[float, int], str]  # as the reader writes it, with so many decimals


def _text(x: float, y: float, text: str, anchor: str = "middle", bold: bool = False) -> str:
    weight = 700 if bold else 500
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="13" font-weight="{weight}" '
        f'fill="{INK if bold else SOFT}">{text}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, wide: float, more: str = "") -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{wide}" {more}/>'


def _decimals(marks: Sequence[float]) -> int:
    gap = marks[1] - marks[0] if len(marks) > 1 else 1
    return 0 if gap >= 1 else 1 if gap >= 0.1 else 2


def _scale(low: float, high: float, begin: float, end: float) -> Callable[[float], float]:
    return lambda value: begin + (value - low) / ((high - low) or 1) * (end - begin)


def _grid(marks: Sequence[float], y: Callable[[float], float], number: Number, unit: str = "") -> list[str]:
    drawn, places = [], _decimals(marks)
    for mark in marks:
        drawn.append(_line(LEFT, y(mark), W - 4, y(mark), LINE, 1.2))
        drawn.append(_text(LEFT - 6, y(mark) + 5, number(mark, places) + unit, "end"))
    return drawn


def _svg(drawn: Sequence[str], title: str) -> str:
    return f'<svg viewBox="0 0 {W} {H}" role="img"><title>{title}</title>{"".join(drawn)}</svg>'


def who_wins(usual: Sequence[Row], other: Sequence[Row], players: int, title: str, number: Number) -> str:
    """Blocks are intervals, gold is what was measured, dashed is a fair share."""
    both = (shares(usual, players), shares(other, players))
    low = min(one[1] for side in both for one in side)
    high = max(one[2] for side in both for one in side)
    marks = ticks(low, high)
    y = _scale(min(low, marks[0]), max(high, marks[-1]), 166, 14)
    drawn = _grid(marks, y, number)
    fair = y(100 / players)
    if 10 < fair < 170:
        drawn.append(_line(LEFT, fair, W - 4, fair, INK, 1.8, 'stroke-dasharray="5 4"'))
    room = (W - LEFT - 8) / players
    wide = min(20.0, room / 2 - 3)
    for seat in range(players):
        for at, side in enumerate(both):
            x = LEFT + 4 + seat * room + at * (wide + 2)
            drawn += _block(x, wide, y(side[seat][2]), y(side[seat][1]), y(side[seat][0]), seat, at == 0)
        one, middle = family(seat), LEFT + 5 + seat * room + wide
        drawn.append(f'<circle cx="{middle:.1f}" cy="186" r="12" fill="{one.colour}" stroke="{INK}"/>')
        drawn.append(
            f'<text x="{middle:.1f}" y="191" text-anchor="middle" font-size="13" font-weight="700" '
            f'fill="{one.text}">{seat}</text>'
        )
    drawn.append(_line(LEFT, 168, W - 4, 168, INK, 2))
    return _svg(drawn, title)


def _block(x: float, wide: float, top: float, low: float, middle: float, seat: int, filled: bool) -> list[str]:
    one, high = family(seat), max(2.0, low - top)
    box = f'<rect x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    fill, edge = (one.colour, INK) if filled else (CARD, one.edge)
    return [
        f'{box} fill="{fill}" stroke="{edge}" stroke-width="{1.6 if filled else 2.2}"/>',
        f'{box} fill="{pattern_of(seat, filled)}" opacity="{0.4 if filled else 0.28}"/>',
        _line(x - 2, middle, x + wide + 2, middle, INK, 6),
        _line(x - 1, middle, x + wide + 1, middle, GOLD, 2.6),
    ]


def how_long(usual: Sequence[float], other: Sequence[float], title: str, unit: str, number: Number) -> str:
    """How often games were how long, in per cent: filled steps as it is, an open line for the experiment."""
    begin, end, both = steps(usual, other)
    marks = ticks(begin, end, 4)
    most = max(max(side) for side in both)
    y, x = _scale(0, most, FLOOR, 18), _scale(0, BINS, LEFT, W - 6)
    drawn = _grid(ticks(0, most, 3), y, number, " %")
    for at, much in enumerate(both[0]):
        box = f'<rect x="{x(at):.1f}" y="{y(much):.1f}" width="{x(1) - x(0):.1f}" height="{FLOOR - y(much):.1f}"'
        drawn += [f'{box} fill="{LAGOON}"/>', f'{box} fill="url(#weave-light)" opacity=".28"/>']
    for side, colour, wide in ((both[0], INK, 1.6), (both[1], CARD, 6.0), (both[1], RED, 3.2)):
        path = "".join(f"L{x(at):.1f} {y(much):.1f}H{x(at + 1):.1f}" for at, much in enumerate(side))
        drawn.append(f'<path d="M{path[1:]}" fill="none" stroke="{colour}" stroke-width="{wide}"/>')
    place = _scale(begin, end, LEFT, W - 6)
    drawn += [_text(place(mark), 175, number(mark, _decimals(marks))) for mark in marks]
    drawn += [_line(LEFT, FLOOR, W - 4, FLOOR, INK, 2), _text(W - 6, 194, unit, "end")]
    return _svg(drawn, title)


def by_round(usual: Sequence[Row], other: Sequence[Row], title: str, unit: str, number: Number) -> str:
    """In how many of the games that came so far a round had such an event; bands are 95 % intervals."""
    rounds, both = curves(usual, other)
    high = max(one[2] for side in both for one in side) or 1
    y, x = _scale(0, high, FLOOR, 14), _scale(rounds[0], max(rounds[-1], rounds[0] + 1), LEFT + 8, W - 12)
    drawn = _grid(ticks(0, high, 4), y, number, " %")
    for side, colour in ((both[0], LAGOON), (both[1], RED)):
        upper = [f"{x(at):.1f} {y(one[2]):.1f}" for at, one in zip(rounds, side, strict=True)]
        lower = [f"{x(at):.1f} {y(one[1]):.1f}" for at, one in zip(rounds, side, strict=True)]
        line = "L".join(f"{x(at):.1f} {y(one[0]):.1f}" for at, one in zip(rounds, side, strict=True))
        drawn.append(f'<path d="M{"L".join(upper + lower[::-1])}z" fill="{colour}" opacity=".22"/>')
        drawn.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="3"/>')
    for place, at in enumerate(rounds):
        left, right = x(at), y(both[0][place][0])
        drawn.append(
            f'<rect x="{left - 5:.1f}" y="{right - 5:.1f}" width="10" height="10" fill="{LAGOON}" stroke="{INK}"/>'
        )
        right = y(both[1][place][0])
        drawn.append(
            f'<circle cx="{left:.1f}" cy="{right:.1f}" r="5.5" fill="{CARD}" stroke="{RED}" stroke-width="2.6"/>'
        )
    drawn += [_text(x(at), 175, str(at)) for at in rounds[:: max(1, len(rounds) // 6)]]
    drawn += [_line(LEFT, FLOOR, W - 4, FLOOR, INK, 2), _text(W - 6, 194, unit, "end")]
    return _svg(drawn, title)


def boxes(sides: Sequence[tuple[str, Sequence[float]]], title: str, unit: str, number: Number) -> str:
    """Boxes are the middle half, whiskers nine of ten, gold the median."""
    found = [cuts(values) for _, values in sides]
    low, high = min(one[0] for one in found), max(one[4] for one in found)
    marks = ticks(low, max(high, low + 1), 6)
    x = _scale(min(low, marks[0]), max(high, marks[-1]), 14, W - 10)
    drawn = []
    for mark in marks:
        drawn += [_line(x(mark), 6, x(mark), FLOOR, LINE, 1.2), _text(x(mark), 175, number(mark, _decimals(marks)))]
    for at, ((name, _), cut) in enumerate(zip(sides, found, strict=True)):
        middle, filled = 52 + 74 * at, at == 0
        box = f'<rect x="{x(cut[1]):.1f}" y="{middle - 14}" width="{max(1.0, x(cut[3]) - x(cut[1])):.1f}" height="28"'
        drawn += [
            _text(14, middle - 22, f"{name}: {number(cut[2], 1)}", "start", bold=True),
            _line(x(cut[0]), middle, x(cut[4]), middle, INK, 2),
            *[_line(x(end), middle - 9, x(end), middle + 9, INK, 2) for end in (cut[0], cut[4])],
            f'{box} fill="{LAGOON if filled else CARD}" stroke="{INK if filled else RED}" stroke-width="2.2"/>',
            f'{box} fill="url(#{"weave-light" if filled else "dots-dark"})" opacity=".28"/>',
            _line(x(cut[2]), middle - 17, x(cut[2]), middle + 17, INK, 5),
            _line(x(cut[2]), middle - 15, x(cut[2]), middle + 15, GOLD, 2.4),
        ]
    drawn += [_line(14, FLOOR, W - 4, FLOOR, INK, 2), _text(W - 6, 194, unit, "end")]
    return _svg(drawn, title)
