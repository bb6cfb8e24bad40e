"""Several small numbers in one: how an answer's code says which card goes to which place.

    MOVE: Final = Pair(64)              # a piece, and one of 64 lands
    code = MOVE.join(piece, land)
    piece, land = MOVE.parts(code)

The first part has no limit, and may be negative; every later one is a number below its size.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Pair:
    """Two numbers in one."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def join(self, first: int, second: int) -> int:
        return first * self.size + second

    def first(self, code: int) -> int:
        return code // self.size

    def second(self, code: int) -> int:
        return code % self.size

    def parts(self, code: int) -> tuple[int, int]:
        return code // self.size, code % self.size


@mypyc_attr(allow_interpreted_subclasses=True)
class Triple:
    """Three numbers in one."""

    __slots__ = ("second_size", "third_size")

    def __init__(self, second_size: int, third_size: int) -> None:
        self.second_size = second_size
        self.third_size = third_size

    def join(self, first: int, second: int, third: int) -> int:
        return (first * self.second_size + second) * self.third_size + third

    def first(self, code: int) -> int:
        return code // (self.second_size * self.third_size)

    def second(self, code: int) -> int:
        return code // self.third_size % self.second_size

    def third(self, code: int) -> int:
        return code % self.third_size

    def parts(self, code: int) -> tuple[int, int, int]:
        rest = code // self.third_size
        return rest // self.second_size, rest % self.second_size, code % self.third_size
