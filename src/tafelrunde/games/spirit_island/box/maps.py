"""The maps of the box: boards as they are printed, and how they are joined to islands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from tafelrunde.games.spirit_island.box.ids import TERRAIN_BITS
from tafelrunde.games.spirit_island.box.island import BoardPlan, Island, LandPlan
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.components import wrong

# The inner land of every board of the thematic map (I34.6).
THEMATIC_INNER_LAND = 7


class Layout:
    """A way to join boards, and every island that it can make of the boards in the box."""

    __slots__ = ("id", "inner_lands", "islands")

    def __init__(self, figures: Mapping[str, Any], row: Mapping[str, Any], boards: dict[str, BoardPlan]) -> None:
        self.id: str = str(row["id"])
        players = int(row["players"])
        thematic = row["map"] == "thematic"
        choices: list[tuple[str, ...]]
        if thematic:
            choices = [tuple([str(slot["board"]) for slot in row["slots"]])]
        else:
            balanced = [str(board["id"]) for board in figures["boards"] if board["map"] == "balanced"]
            choices = list(permutations(balanced, players))
        heart = next(scenario for scenario in figures["scenarios"] if scenario["id"] == "guard_the_isles_heart")
        inner = heart["inner_lands"][f"players_{players}"]
        self.islands: list[Island] = []
        # By island and board: the number of the inner land.
        self.inner_lands: list[list[int]] = []
        for choice in choices:
            plans = [boards[name] for name in choice]
            self.islands.append(Island(self.id, plans, _links(figures, row, choice, plans)))
            self.inner_lands.append(
                [
                    THEMATIC_INNER_LAND if thematic else (land if isinstance(land, int) else plan.corners[land])
                    for land, plan in zip(inner, plans, strict=True)
                ]
            )


def layouts(figures: Mapping[str, Any]) -> list[Layout]:
    """All layouts of the box."""
    boards = {str(row["id"]): _board(row) for row in figures["boards"]}
    return [Layout(figures, row, boards) for row in figures["layouts"]]


def _links(
    figures: Mapping[str, Any], layout: Mapping[str, Any], names: tuple[str, ...], plans: list[BoardPlan]
) -> list[tuple[int, int, int, int]]:
    """The lands that touch across boards: place, number, place, number."""
    links: list[tuple[int, int, int, int]] = []
    for first, side, second, other_side in layout["joined_sides"]:
        for land, other in _joint(figures["joints"], names[first - 1], side, names[second - 1], other_side):
            links.append((first - 1, land, second - 1, other))
    for first, corner, second, other_corner in layout["corner_contacts"]:
        links.append((first - 1, plans[first - 1].corners[corner], second - 1, plans[second - 1].corners[other_corner]))
    if layout["map"] == "thematic":
        for pair, touching in figures["thematic_joints"].items():
            one, _, two = pair.partition("-")
            if one in names and two in names:
                for land, other in touching:
                    links.append((names.index(one), land, names.index(two), other))
    return links


def _joint(joints: Mapping[str, Any], name: str, side: str, other: str, other_side: str) -> list[tuple[int, int]]:
    """The pairs of lands that touch where two sides are joined."""
    for table, pair, turned in (
        (f"{side}-{other_side}", f"{name}-{other}", False),
        (f"{other_side}-{side}", f"{other}-{name}", True),
    ):
        if table in joints and pair in joints[table]:
            return [(b, a) if turned else (a, b) for a, b in joints[table][pair]]
    raise wrong(f"joints.{side}-{other_side}", say("wrong-joint", board=name, other=other))


def _board(row: Mapping[str, Any]) -> BoardPlan:
    lands = [
        LandPlan(
            str(land["id"]),
            int(land["number"]),
            TERRAIN_BITS.get(land["terrain"], 0),
            bool(land["coastal"]),
            list(land["adjacent"]),
            int(land["start"].get("explorer", 0)),
            int(land["start"].get("town", 0)),
            int(land["start"].get("city", 0)),
            int(land["start"].get("dahan", 0)),
            int(land["start"].get("blight", 0)),
        )
        for land in row["lands"]
    ]
    return BoardPlan(str(row["id"]), lands, dict(row["corners"]))
