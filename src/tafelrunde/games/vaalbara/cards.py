"""The cards of Vaalbara as people read them."""

from __future__ import annotations

from tafelrunde.games.vaalbara.box import Box
from tafelrunde.kernel.card import Card

LAND_ICONS = ("high-grass", "wheat", "pine-tree", "village", "mountains", "river")


def cards(box: Box) -> list[Card]:
    """Every follower and every land."""
    followers = [
        Card(follower.name, follower.effect.words(), follower.effect.icon, follower.effect.rule)
        for follower in box.followers
    ]
    lands = [
        Card(land.name, box.rewards[land.kind].words(), LAND_ICONS[land.kind], box.rewards[land.kind].rule)
        for land in box.lands
    ]
    return followers + lands
