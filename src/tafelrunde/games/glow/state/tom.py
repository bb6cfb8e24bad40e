"""G15: Tom, the opponent of whoever plays alone. He is no person: two dice, a band and eight tiles act for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    pass

# The seat that belongs to him.
TOM: Final = 1

# What a tile moves on the board.
NO_MOVE: Final = 0
LOW: Final = 1
HIGH: Final = 2
BoardMove = Literal["none", "low", "high"]
BOARD_IDS: Final[tuple[BoardMove, ...]] = get_args(BoardMove)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tom:
    """What Tom has beside the markers of his seat."""

    __slots__ = ("areas", "band", "dice", "tile_bag", "tile_discard", "tiles")

    def __init__(
        self,
        dice: list[int],
        areas: list[int],
        band: int,
        tiles: list[int],
        tile_bag: list[int],
        tile_discard: list[int],
    ) -> None:
        # His dice, and the area of each: NOTHING where it shows a special side.
        self.dice = dice
        self.areas = areas
        self.band = band
        # The tile beneath each area (or NOTHING), those still to come, and those already used.
        self.tiles = tiles
        self.tile_bag = tile_bag
        self.tile_discard = tile_discard

    def copy(self) -> Tom:
        return Tom(
            self.dice.copy(),
            self.areas.copy(),
            self.band,
            self.tiles.copy(),
            self.tile_bag.copy(),
            self.tile_discard.copy(),
        )
