"""Figures that give way to others, and figures from the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.names import kinds_words, new_figures
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.steps.removing import ChooseReplaced
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Replace(IslandEffect):
    """One figure of a kind gives way to others; they take over its damage."""

    __slots__ = ("kind", "many", "new")

    icon = "cycle"

    def __init__(self, kind: int, new: int, many: int = 1) -> None:
        super().__init__()
        self.kind = kind
        self.new = new
        self.many = many

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseReplaced(seat, state.place(land), self.kind, self.new, self.many))

    def words(self) -> Words:
        return say(
            "effect-replace",
            old=kinds_words(self.kind, 1),
            count=self.many,
            new=kinds_words(self.new, self.many),
        )


class Downgrade(IslandEffect):
    """A city becomes a town, or a town an explorer."""

    __slots__ = ("kinds",)

    icon = "decapitation"

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseReplaced(seat, state.place(land), self.kinds, 0, 1))

    def words(self) -> Words:
        return say("effect-downgrade")


class Add(IslandEffect):
    """Figures come from the supply."""

    __slots__ = ("count", "kind")

    rule = "I9.11"
    icon = "hut"

    def __init__(self, count: int, kind: int) -> None:
        super().__init__()
        self.count = count
        self.kind = kind

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.put(land, self.kind, self.count)
        if state.listening:
            figures = new_figures(self.kind, self.count)
            state.tell(say("put", land=state.name_of(land), figure=figures, count=self.count), self.rule)

    def words(self) -> Words:
        return say("effect-add", count=self.count, kinds=kinds_words(self.kind, self.count))
