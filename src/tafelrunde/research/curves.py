"""Curves over a number, as drawings that stand for themselves in a file: how learning went."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH = 760


def lines_drawn(across: Sequence[float], lines: dict[str, Sequence[float]], title: str) -> str:
    """Shares (0 to 1) over a number, as a drawing that stands for itself in a file."""
    height, left, right, top, floor = 320, 50, 150, 20, 280
    least, most = min(across), max(across)

    def x(value: float) -> float:
        return left + (value - least) / ((most - least) or 1.0) * (WIDTH - left - right)

    def y(share: float) -> float:
        return floor - share * (floor - top)

    colours = ("#2f6f8f", "#b3541e", "#3f7d4e", "#7a4f9a")
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" xmlns="http://www.w3.org/2000/svg" '
        f'font-family="system-ui, sans-serif" font-size="13"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="#fdfcf9"/>'
    ]
    for tick in range(5):
        share = tick / 4
        parts.append(f'<line x1="{left}" x2="{WIDTH - right}" y1="{y(share)}" y2="{y(share)}" stroke="#e2ddd2"/>')
        parts.append(f'<text x="{left - 8}" y="{y(share) + 4}" text-anchor="end">{100 * share:.0f} %</text>')
        value = least + (most - least) * share
        parts.append(f'<text x="{x(value):.1f}" y="{floor + 20}" text-anchor="middle">{value:.1f}</text>')
    for (name, shares), colour in zip(lines.items(), colours, strict=False):
        points = " ".join(f"{x(place):.1f},{y(share):.1f}" for place, share in zip(across, shares, strict=True))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{WIDTH - right + 8}" y="{y(shares[-1]) + 4:.1f}" fill="{colour}">{escape(name)}</text>')
    return "".join([*parts, "</svg>\n"])
