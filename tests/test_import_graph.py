"""The picture of the layers in the documentation shows the imports that there are."""

from __future__ import annotations

import re
import sys
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
sys.path.insert(0, str(DOCS))

from import_graph import PICTURE, draw  # noqa: E402


def arcs(picture: str) -> list[str]:
    return re.findall(r'<path id="([a-z-]+)"', picture)


def test_the_picture_of_the_layers_is_true() -> None:
    assert arcs(PICTURE.read_text(encoding="utf-8")) == arcs(draw()), "draw it anew: make pictures"
