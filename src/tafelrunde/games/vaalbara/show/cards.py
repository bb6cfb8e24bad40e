"""The cards of Vaalbara as people read them."""

from __future__ import annotations

from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.kernel.card import Card


def cards(box: Box) -> list[Card]:
    """Every follower and every land."""
    followers = [
        Card(follower.name, follower.effect.words(), follower.effect.icon, follower.effect.rule)
        for follower in box.followers
    ]
    lands = [
        Card(land.name, box.rewards[land.kind].words(), box.rewards[land.kind].icon, box.rewards[land.kind].rule)
        for land in box.lands
    ]
    return followers + lands
