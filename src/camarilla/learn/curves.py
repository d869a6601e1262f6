"""Curves and leagues as small drawings."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.arena.ladder import TABLES
from camarilla.learn.league import Rated
from camarilla.learn.train import Point

WIDE, HIGH, LEFT, BELOW = 640, 300, 56, 40
SMOOTH = 8  # rounds in one point of the drawing


def _frame(title: str, inside: list[str]) -> str:
    style = "font-family:system-ui,sans-serif;font-size:12px"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" style="{style}">'
    return "\n".join(
        [head, f"<title>{title}</title>", f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>', *inside, "</svg>\n"]
    )


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="#222">{text}</text>'


def curve_svg(game_id: str, curve: Sequence[Point]) -> str:
    """The share of the victory of one learner among the rung below, over the seconds of training."""
    played = [point for point in curve if point.duels]
    by_place = game_id == "anti_monopoly"
    points: list[tuple[float, float]] = []
    for at in range(0, len(played), SMOOTH):
        some = played[at : at + SMOOTH]
        duels = sum(point.duels for point in some)
        value = sum((point.place if by_place else 100 * point.share) * point.duels for point in some) / duels
        points.append((some[-1].seconds, value))
    players = TABLES.get(game_id, 4)
    fair = (players + 1) / 2 if by_place else 100 / players
    low, high = (1.5, 3.0) if by_place else (0.0, max([60.0, *[value for _, value in points]]))
    longest = max([second for second, _ in points], default=1.0)

    def place(second: float, value: float) -> tuple[float, float]:
        x = LEFT + (WIDE - LEFT - 16) * second / longest
        return x, HIGH - BELOW - (HIGH - BELOW - 24) * (value - low) / (high - low)

    unit = "mean place" if by_place else "share of the victory, %"
    inside = [_text(LEFT, 14, f"{game_id}: one learner among {players - 1} of the rung below ({unit})", "start")]
    for step in range(5):
        value = low + (high - low) * step / 4
        x, y = place(0, value)
        inside.append(f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{WIDE - 16}" y2="{y:.1f}" stroke="#ddd"/>')
        inside.append(_text(x - 6, y + 4, f"{value:.1f}" if by_place else f"{value:.0f}", "end"))
    x, y = place(0, fair)
    inside.append(
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{WIDE - 16}" y2="{y:.1f}" stroke="#a33" stroke-dasharray="4 4"/>'
    )
    inside.append(_text(WIDE - 20, y - 4, "fair", "end"))
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in [place(*point) for point in points])
    inside.append(f'<polyline points="{line}" fill="none" stroke="#1a5fb4" stroke-width="2"/>')
    inside.append(_text((LEFT + WIDE) / 2, HIGH - 8, f"seconds of training (to {longest:.0f})"))
    return _frame(f"Learning curve of {game_id}", inside)


def league_svg(game_id: str, found: Sequence[Rated]) -> str:
    """Ratings with their intervals, the best on top."""
    low = min([one.low for one in found], default=0.0) - 1
    high = max([one.high for one in found], default=1.0) + 1
    inside = [_text(LEFT, 14, f"{game_id}: ratings with 95 % intervals", "start")]
    row = (HIGH - 40) / max(1, len(found))

    def place(value: float) -> float:
        return 120 + (WIDE - 140) * (value - low) / (high - low)

    for number, one in enumerate(found):
        y = 34 + row * (number + 0.5)
        inside.append(_text(110, y + 4, one.kind, "end"))
        inside.append(
            f'<line x1="{place(one.low):.1f}" y1="{y:.1f}" x2="{place(one.high):.1f}" y2="{y:.1f}" stroke="#888"/>'
        )
        inside.append(f'<circle cx="{place(one.rating):.1f}" cy="{y:.1f}" r="4" fill="#1a5fb4"/>')
        inside.append(_text(place(one.rating), y - 8, f"{one.rating:.1f}"))
    return _frame(f"League of {game_id}", inside)
