"""A board as text and as a picture, for environments: what a seat sees, drawn as in the terminal and in the browser."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tafelrunde.drawing.contract import Look, drawing_of
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.state import State
from tafelrunde.research.studio import browser_picture
from tafelrunde.research.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

MODES = ["ansi", "human", "rgb_array"]
WIDTH = 110
# The size of a letter in a picture, in pixels.
LETTER, LINE = 9, 18
PAPER, INK = (18, 20, 26), (222, 224, 230)


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of drawing that does not exist."""
    if mode is not None and mode not in MODES:
        raise BadOption(say("unknown-render-mode", given=str(mode), known=", ".join(MODES)))


def as_text(state: State, seat: int | None = None, lang: str = "en", colours: bool = False) -> str:
    """The table as a seat sees it (None: a spectator), as lines of text."""
    from rich.console import Console

    console = Console(
        width=WIDTH,
        record=True,
        file=io.StringIO(),
        force_terminal=colours,
        color_system="truecolor",
        legacy_windows=False,
    )
    console.print(_drawing(state, seat, lang))
    return console.export_text(styles=colours)


def as_picture(state: State, seat: int | None = None, lang: str = "en") -> NDArray[np.uint8]:
    """The board of the browser as a seat sees it: height, width, three colours.

    Where there is no browser, a warning says so once, and the terminal's board is drawn instead.
    """
    picture = browser_picture(state, seat, lang)
    return terminal_picture(state, seat, lang) if picture is None else picture


def terminal_picture(state: State, seat: int | None = None, lang: str = "en") -> NDArray[np.uint8]:
    """The board of the terminal as a picture."""
    from PIL import Image, ImageDraw
    from rich.color import Color
    from rich.console import Console
    from rich.segment import Segment
    from rich.terminal_theme import MONOKAI

    console = Console(
        width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    lines = list(Segment.split_lines(console.render(_drawing(state, seat, lang))))
    picture = Image.new("RGB", (WIDTH * LETTER, max(1, len(lines)) * LINE), PAPER)
    draw, font = ImageDraw.Draw(picture), _font()

    def rgb(colour: Color | None, otherwise: tuple[int, int, int], foreground: bool) -> tuple[int, int, int]:
        if colour is None or colour.is_default:
            return otherwise
        return tuple(colour.get_truecolor(MONOKAI, foreground=foreground))  # type: ignore[return-value]

    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            ink, paper = INK, PAPER
            if style is not None:
                ink, paper = rgb(style.color, INK, True), rgb(style.bgcolor, PAPER, False)
                if style.reverse:
                    ink, paper = paper, ink
                if style.dim:
                    ink = tuple((one + other) // 2 for one, other in zip(ink, paper, strict=True))  # type: ignore[assignment]
            for letter in text:
                left, top = column * LETTER, row * LINE
                if paper != PAPER:
                    draw.rectangle((left, top, left + LETTER - 1, top + LINE - 1), fill=paper)
                if not letter.isspace():
                    _letter(draw, font, letter, left, top, ink)
                column += Segment(letter).cell_length
    return np.asarray(picture)


# The lines of boxes, which no usual font has in the right size: to the left, right, up and down.
_BOXES = {
    "─": "lr", "━": "lr", "│": "ud", "┃": "ud", "┌": "rd", "╭": "rd", "┏": "rd", "┐": "ld", "╮": "ld", "┓": "ld",
    "└": "ru", "╰": "ru", "┗": "ru", "┘": "lu", "╯": "lu", "┛": "lu", "├": "rud", "┣": "rud", "┤": "lud", "┫": "lud",
    "┬": "lrd", "┳": "lrd", "┴": "lru", "┻": "lru", "┼": "lrud", "╋": "lrud", "═": "lr", "║": "ud",
}  # fmt: skip


def _letter(draw: Any, font: Any, letter: str, left: int, top: int, ink: tuple[int, int, int]) -> None:
    ways = _BOXES.get(letter)
    if ways is None:
        draw.text((left, top + 2), letter, fill=ink, font=font)
        return
    middle = (left + LETTER // 2, top + LINE // 2)
    ends = {
        "l": (left, middle[1]),
        "r": (left + LETTER, middle[1]),
        "u": (middle[0], top),
        "d": (middle[0], top + LINE),
    }
    for way in ways:
        draw.line([middle, ends[way]], fill=ink)


def _font() -> Any:
    """A font with the signs of the boards, where the machine has one; Pillow's own otherwise."""
    from PIL import ImageFont

    try:
        return ImageFont.truetype("DejaVuSansMono.ttf", 14)
    except OSError:
        return ImageFont.load_default(13)


def _drawing(state: State, seat: int | None, lang: str) -> RenderableType:
    return drawing_of(state.setup.game, state.setup.box).board(Look(state.view(seat), lang))
