"""The things of Spirit Island as people read them."""

from __future__ import annotations

from tafelrunde.games.spirit_island.box import Box
from tafelrunde.games.spirit_island.elements import count_of
from tafelrunde.games.spirit_island.powers.power import (
    AFTER,
    BEFORE,
    FROM_SACRED_SITE,
    FROM_TERRAIN,
    INNATE,
    ON_SPIRIT,
    Power,
)
from tafelrunde.games.spirit_island.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.steps.spirit_phase import growth_words
from tafelrunde.games.spirit_island.steps.step import element_name
from tafelrunde.games.spirit_island.words import say, sentences, thing
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.words import Words

SPIRIT_ICONS = (
    "lightning-bow",
    "river",
    "shadow-follower",
    "stone-sphere",
    "thunder-skull",
    "wave-crest",
    "night-sleep",
    "vine-flower",
)


def cards(box: Box) -> list[Card]:
    """Every spirit, special rule, power, fear card, blight card and invader card."""
    found: list[Card] = []
    for kind in box.kinds:
        found.append(Card(kind.name, spirit_words(box, kind), SPIRIT_ICONS[kind.number], f"I{20 + kind.number}"))
        for id, words in zip(kind.special_ids, kind.special_rules(), strict=True):
            name = thing("special", id, f"special-{id.replace('_', '-')}")
            found.append(Card(name, words, SPIRIT_ICONS[kind.number], f"I{20 + kind.number}"))
    found.extend(Card(power.name, power_words(power), power_icon(power), "I8.1") for power in box.powers)
    for fear in box.fear_cards:
        levels = [
            say("card-terror-level", level=level + 1, effect=effect.words()) for level, effect in enumerate(fear.levels)
        ]
        found.append(Card(fear.name, sentences(levels), "terror", "I16.3"))
    for blight in box.blight_cards:
        words = say(
            "card-blight",
            healthy=blight.healthy,
            blighted=blight.blighted,
            effect=say(f"card-{blight.id.replace('_', '-')}"),
        )
        found.append(Card(blight.name, words, "dead-wood", "I17.4"))
    for invader in box.invader_cards:
        found.append(Card(invader.name, say("card-invader", stage=invader.stage), "galleon", "I11.3"))
    return found


def spirit_words(box: Box, kind: SpiritKind) -> Words:
    """A spirit's growth options."""
    options = [
        say("card-growth", number=option + 1, words=growth_words(box, kind, option))
        for option in range(len(kind.growth))
    ]
    return sentences(options)


def power_words(power: Power) -> Words:
    """A power's range, target, effects and thresholds."""
    parts = [say("card-target", range=_range(power), target=_target(power))]
    if power.deck != INNATE:
        parts.append(power.effect.words())
    for threshold in power.thresholds:
        message = {AFTER: "card-threshold", BEFORE: "card-threshold-before"}.get(
            threshold.mode, "card-threshold-instead"
        )
        if threshold.range >= 0:
            parts.append(
                say("card-threshold-range", elements=elements_words(threshold.elements), range=threshold.range)
            )
        parts.append(say(message, elements=elements_words(threshold.elements), effect=threshold.effect.words()))
    return sentences(parts)


def elements_words(elements: int) -> Words:
    """A number of elements: "2 sun, 3 plant"."""
    words: Words | None = None
    for element in range(7, -1, -1):
        count = count_of(elements, element)
        if count:
            one = say("card-elements", count=count, element=element_name(element))
            words = one if words is None else say("card-elements-list", first=one, rest=words)
    return words if words is not None else say("card-no-elements")


def power_icon(power: Power) -> str:
    """The symbol of a power: that of the first thing it does."""
    effect = power.thresholds[0].effect if power.deck == INNATE else power.effect
    while effect.parts() and effect.icon in ("scroll-unfurled", "choice"):
        effect = effect.parts()[0]
    return effect.icon


def _range(power: Power) -> Words:
    if power.source == ON_SPIRIT:
        return say("card-no-range")
    if power.source == FROM_SACRED_SITE:
        return say("card-range-sacred-site", range=power.range)
    if power.source == FROM_TERRAIN:
        return say(
            "card-range-terrain",
            range=power.range,
            terrain=say("terrain-jungle" if power.terrain == 2 else "terrain-wetland"),
        )
    return say("card-range", range=power.range)


def _target(power: Power) -> Words:
    if power.source == ON_SPIRIT:
        return say("card-any-spirit" if power.who == 0 else "card-another-spirit")
    return power.filter.words()
