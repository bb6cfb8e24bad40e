"""Draws which layer of the house imports which, from the imports themselves: docs/pictures/imports.svg.

`make pictures` draws it anew. A test compares its arcs with the imports of today; the numbers are those of the day it
was drawn.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "pictures" / "imports.svg"

WIDTH, ROW, GAP, LEFT, BOX = 860, 46, 16, 250, 300


def layers() -> list[str]:
    """The layers from the top to the bottom, as the linter holds them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    found: list[str] = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return found


def counted() -> tuple[dict[str, int], dict[tuple[str, str], int]]:
    """How many modules each layer has, and how many imports lead from one to another."""
    graph = grimp.build_graph("tafelrunde", cache_dir=None)
    modules: dict[str, int] = {}
    imports: dict[tuple[str, str], int] = {}
    for module in sorted(graph.modules):
        layer = ".".join(module.split(".")[:2])
        modules[layer] = modules.get(layer, 0) + 1
        for imported in graph.find_modules_directly_imported_by(module):
            below = ".".join(imported.split(".")[:2])
            if below != layer:
                imports[layer, below] = imports.get((layer, below), 0) + 1
    return modules, imports


def draw() -> str:
    """The picture: a box for each layer, an arc for each layer that it imports, with the number of imports."""
    order = layers()
    modules, imports = counted()
    height = len(order) * (ROW + GAP) + GAP
    middle = {layer: GAP + place * (ROW + GAP) + ROW / 2 for place, layer in enumerate(order)}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="sans-serif" font-size="14">',
        "<title>Which layer imports which</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f2"/>',
    ]
    for (above, below), count in sorted(imports.items()):
        if above not in middle or below not in middle:
            continue
        start, end = middle[above], middle[below]
        distance = order.index(below) - order.index(above)
        right = distance % 2 == 1
        edge = LEFT + BOX if right else LEFT
        reach = edge + (26 + 26 * distance) * (1 if right else -1)
        width = 1 + min(count, 400) / 100
        parts.append(
            f'<path id="{_short(above)}-{_short(below)}" '
            f'd="M{edge} {start:g} C{reach} {start:g} {reach} {end:g} {edge} {end:g}" '
            f'fill="none" stroke="#7a6a52" stroke-opacity="0.55" stroke-width="{width:.1f}"/>'
        )
        label = edge + (reach - edge) * 0.75
        anchor = "start" if right else "end"
        parts.append(
            f'<text x="{label + (4 if right else -4):g}" y="{(start + end) / 2 + 5:g}" text-anchor="{anchor}" '
            f'fill="#5b4c36" font-size="12">{count}</text>'
        )
    for layer in order:
        top = middle[layer] - ROW / 2
        name = _short(layer)
        parts.append(
            f'<rect x="{LEFT}" y="{top:g}" width="{BOX}" height="{ROW}" rx="8" fill="#fff" stroke="#3d3426"/>'
            f'<text x="{LEFT + 16}" y="{top + 28:g}" fill="#221c12" font-weight="bold">{name}</text>'
            f'<text x="{LEFT + BOX - 16}" y="{top + 28:g}" fill="#5b4c36" text-anchor="end">'
            f"{modules.get(layer, 0)} modules</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def _short(layer: str) -> str:
    return layer.removeprefix("tafelrunde.")


def main() -> None:
    """Draw it."""
    PICTURE.write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
