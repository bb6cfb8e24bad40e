"""The cards of Vaalbara as people read them, and what is printed on them."""

from __future__ import annotations

from tafelrunde.games.vaalbara.box.box import Box, Follower, Land
from tafelrunde.games.vaalbara.box.ids import KINDS
from tafelrunde.games.vaalbara.show.facts import BoxFacts, FollowerFacts, LandFacts
from tafelrunde.kernel.card import Card


def cards(box: Box) -> list[Card]:
    """Every follower and every land."""
    return [_follower(follower) for follower in box.followers] + [_land(box, land) for land in box.lands]


def box_facts(box: Box) -> BoxFacts:
    """What is printed on no card."""
    return BoxFacts(tuple(box.clans))


def _follower(follower: Follower) -> Card:
    effect = follower.effect
    return Card(follower.name, effect.words(), effect.icon, effect.rule, FollowerFacts(follower.initiative))


def _land(box: Box, land: Land) -> Card:
    reward = box.rewards[land.kind]
    return Card(land.name, reward.words(), reward.icon, reward.rule, LandFacts(KINDS[land.kind], land.value))
