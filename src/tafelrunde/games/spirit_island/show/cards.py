"""The things of Spirit Island as people read them, and the whole box as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.spirit_island.box.blight_cards import BlightCard
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.elements import ELEMENTS, Element, count_of
from tafelrunde.games.spirit_island.box.filters import LandFilter
from tafelrunde.games.spirit_island.box.ids import (
    AFTER,
    ANOTHER_SPIRIT,
    BEFORE,
    FROM_PRESENCE,
    FROM_SACRED_SITE,
    FROM_TERRAIN,
    INNATE,
    INSTEAD,
    MAJOR,
    MAY_INSTEAD,
    MINOR,
    ON_SPIRIT,
    SCENARIO_IDS,
    TERRAIN_IDS,
    UNIQUE,
    WITHIN,
)
from tafelrunde.games.spirit_island.box.invader_cards import InvaderCard
from tafelrunde.games.spirit_island.box.names import element_name
from tafelrunde.games.spirit_island.box.powers import Power, Threshold
from tafelrunde.games.spirit_island.box.spirits.kind import GrowthAction, SpiritKind
from tafelrunde.games.spirit_island.show.facts import (
    Deck,
    GrowthPart,
    InnateFacts,
    InvaderFacts,
    PowerFacts,
    Speed,
    SpiritFacts,
    ThresholdFacts,
)
from tafelrunde.games.spirit_island.steps.spirit_phase import action_words, growth_words
from tafelrunde.games.spirit_island.words import dashed, in_turn, say, sentences, thing, together
from tafelrunde.kernel.card import Card, Text, text_of
from tafelrunde.kernel.language import LANGUAGES
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
# The first of the chapters about spirits, and of those about adversaries, in the rules.
FIRST_SPIRIT_CHAPTER = 20
FIRST_ADVERSARY_CHAPTER = 31

PIECE_KINDS = {"explorer": 1, "town": 2, "city": 4, "dahan": 8}


def cards(box: Box) -> list[Card]:
    """Every spirit, special rule, power, fear card, blight card, invader card, adversary and scenario."""
    found: list[Card] = []
    for kind in box.kinds:
        chapter = f"I{FIRST_SPIRIT_CHAPTER + kind.number}"
        facts = spirit_facts(box, kind, box.figures["spirits"][kind.number])
        found.append(Card(kind.name, spirit_words(box, kind), SPIRIT_ICONS[kind.number], chapter, facts))
        for id, words in zip(kind.special_ids, kind.special_rules(), strict=True):
            found.append(Card(special_name(id), words, SPIRIT_ICONS[kind.number], chapter))
    found.extend(
        Card(power.name, power_words(power), power_icon(power), "I8.1", power_facts(box, power)) for power in box.powers
    )
    for fear in box.fear_cards:
        levels = [
            say("card-terror-level", level=level + 1, effect=effect.words()) for level, effect in enumerate(fear.levels)
        ]
        found.append(Card(fear.name, sentences(levels), "terror", "I16.3"))
    for blight in box.blight_cards:
        found.append(Card(blight.name, blight_words(blight), "dead-wood", "I17.4"))
    for card, row in zip(box.invader_cards, box.figures["invader_deck"]["cards"], strict=True):
        printed = InvaderFacts(card.stage, tuple(row["lands"]), card.escalation)
        found.append(Card(card.name, invader_words(card), "galleon", "I11.3", printed))
    for number, adversary in enumerate(box.adversaries):
        words = sentences(adversary_words(adversary))
        found.append(
            Card(adversary_name(adversary["id"]), words, "flag-objective", f"I{FIRST_ADVERSARY_CHAPTER + number}")
        )
    found.extend(Card(scenario_name(id), scenario_words(box, id), "scroll-unfurled", "I34") for id in SCENARIO_IDS[1:])
    return found


# ---------------------------------------------------------------------- spirits


def special_name(id: str) -> Words:
    """The name of a spirit's special rule."""
    return thing("special", id, f"special-{dashed(id)}")


def spirit_words(box: Box, kind: SpiritKind) -> Words:
    """A spirit's setup, tracks and growth."""
    setup = [
        say(
            f"setup-in-{rule.terrain}" if rule.land == "highest_numbered" else f"setup-{dashed(rule.land)}",
            count=rule.count,
        )
        for rule in kind.setup
    ]
    parts = [
        say(
            "card-spirit",
            setup=in_turn(setup),
            energy=track_words(kind.energy_places),
            plays=track_words(kind.cards_places),
        )
    ]
    if kind.growth_always:
        always = in_turn([action_words(box, action) for action in kind.growth_always])
        parts.append(say("card-growth-always", words=always))
    for option in range(len(kind.growth)):
        parts.append(say("card-growth", number=option + 1, words=growth_words(box, kind, option)))
    return sentences(parts)


def spirit_facts(box: Box, kind: SpiritKind, row: Mapping[str, Any]) -> SpiritFacts:
    """What a spirit's panel shows."""

    def parts(actions: Sequence[GrowthAction], rows: Sequence[Mapping[str, Any]]) -> tuple[GrowthPart, ...]:
        texts = [capital(action_words(box, action)) for action in actions]
        return tuple([GrowthPart(str(given["do"]), text) for given, text in zip(rows, texts, strict=True)])

    return SpiritFacts(
        id=kind.id,
        complexity=row["complexity"],
        ratings=dict(row["ratings"]),
        special_rules=tuple(kind.special_ids),
        growth=tuple([parts(kind.growth[option], given["actions"]) for option, given in enumerate(row["growth"])]),
        growth_always=parts(kind.growth_always, row["growth_always"]),
        energy=tuple(row["energy"]),
        card_plays=tuple(row["card_plays"]),
        innates=tuple([box.powers[number].id for number in kind.innates]),
    )


def capital(words: Words) -> Text:
    """A clause that stands by itself: it begins like a sentence."""
    text = text_of(words)
    return Text(de=text.de[:1].upper() + text.de[1:], en=text.en[:1].upper() + text.en[1:])


def track_words(places: list[str]) -> Words | str:
    """What is printed on a track: "1, air, 2"."""
    words: Words | str = ""
    for place in reversed(places):
        one: Words | str = place
        if place in ELEMENTS:
            one = element_name(ELEMENTS.index(place))
        elif not place.isdecimal():
            one = say(f"track-{dashed(place)}")
        words = say("card-elements-list", first=one, rest=words) if words else one
    return words


# ---------------------------------------------------------------------- powers


def power_words(power: Power) -> Words:
    """A power's range, target, effects and thresholds."""
    if power.deck == INNATE:
        parts = [say("card-innate", reach=reach_words(power))]
    else:
        parts = [say("card-effects", reach=reach_words(power), effect=power.effect.words())]
    if power.fast_with:
        parts.append(say("card-threshold", elements=elements_words(power.fast_with), words=say("threshold-fast")))
    for index, threshold in enumerate(power.thresholds):
        parts.append(threshold_words(threshold, alone=power.deck == INNATE and index == 0))
    return sentences(parts)


def power_facts(box: Box, power: Power) -> PowerFacts | InnateFacts:
    """What a power card or an innate power shows."""
    speed: Speed = "fast" if power.fast else "slow"
    if power.deck == INNATE:
        return InnateFacts(power.id, speed, text_of(say("card-innate", reach=reach_words(power))), _levels(power))
    does = say("card-effects", reach=reach_words(power), effect=power.effect.words())
    texts = [does, *(threshold_words(threshold, alone=False) for threshold in power.thresholds)]
    return PowerFacts(
        cost=power.cost,
        speed=speed,
        elements=tuple([element for element in ELEMENTS if count_of(power.elements, ELEMENTS.index(element))]),
        spirit=None if power.spirit < 0 else box.kinds[power.spirit].id,
        deck=DECKS[power.deck],
        texts=tuple([text_of(words) for words in texts]),
    )


DECKS: dict[int, Deck] = {MINOR: "minor", MAJOR: "major", UNIQUE: "unique"}


def _levels(power: Power) -> tuple[ThresholdFacts, ...]:
    """The thresholds of an innate power, in the order in which they are printed; what makes it fast comes first."""
    found: list[ThresholdFacts] = []
    if power.fast_with:
        found.append(ThresholdFacts(needed(power.fast_with), text_of(say("threshold-fast"))))
    for index, threshold in enumerate(power.thresholds):
        words = brought_words(threshold, alone=index == 0)
        found.append(ThresholdFacts(needed(threshold.elements), capital(words)))
    return tuple(found)


def needed(elements: int) -> dict[Element, int]:
    """How many of each element."""
    return {name: count_of(elements, number) for number, name in enumerate(ELEMENTS) if count_of(elements, number)}


def reach_words(power: Power) -> Words:
    """Where, or on whom, a power can be used."""
    if power.source == ON_SPIRIT:
        return say("card-any-spirit" if power.who == 0 else "card-another-spirit")
    if power.source == FROM_SACRED_SITE:
        distance = say("card-range-sacred-site", range=power.range)
    elif power.source == FROM_TERRAIN:
        terrain = say(f"ground-{TERRAIN_IDS[power.terrain]}")
        distance = say("card-range-terrain", range=power.range, terrain=terrain)
    else:
        distance = say("card-range", range=power.range)
    return say("card-reach", range=distance, target=power.filter.words())


def threshold_words(threshold: Threshold, alone: bool) -> Words:
    """Elements, and what they bring; `alone` if nothing comes before it."""
    elements = elements_words(threshold.elements)
    return say(
        "card-threshold-alone" if alone else "card-threshold", elements=elements, words=brought_words(threshold, alone)
    )


def brought_words(threshold: Threshold, alone: bool) -> Words:
    """What a threshold brings."""
    effect = threshold.effect
    if effect.is_nothing():
        return say("threshold-range", range=threshold.range)
    if threshold.range >= 0:
        return say("threshold-range-also", range=threshold.range, effect=effect.words())
    return say("threshold-alone" if alone else THRESHOLDS[threshold.mode], effect=effect.words())


THRESHOLDS = {
    AFTER: "threshold-also",
    BEFORE: "threshold-before",
    INSTEAD: "threshold-instead",
    MAY_INSTEAD: "threshold-may-instead",
    WITHIN: "threshold-within",
}


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


# ---------------------------------------------------------------------- invaders


def invader_words(card: InvaderCard) -> Words:
    """An invader card: its stage and its lands."""
    if card.coastal:
        return say("card-invader-coastal", stage=card.stage)
    lands = LandFilter("/".join(TERRAIN_IDS[bit] for bit in (1, 2, 4, 8) if card.terrains & bit)).words()
    words = say("card-invader", stage=card.stage, lands=lands)
    return sentences([words, say("card-invader-escalation")]) if card.escalation else words


def blight_words(card: BlightCard) -> Words:
    """Both sides of a blight card."""
    effect = say(f"card-{dashed(card.id)}")
    return say("card-blight", healthy=card.healthy, blighted=card.blighted, effect=effect)


def adversary_name(id: str) -> Words:
    """The name of an adversary."""
    return thing("adversary", id, f"adversary-{dashed(id)}")


def adversary_words(row: Mapping[str, Any]) -> list[Words]:
    """An adversary: its escalation, its loss condition, and what each level adds."""
    escalation = dashed(row["escalation"])
    parts = [
        say(
            "adversary-escalation",
            name=say(f"escalation-{escalation}"),
            words=say(f"escalation-words-{escalation}"),
        )
    ]
    if row["loss_condition"]:
        loss = dashed(row["loss_condition"])
        words = say(f"loss-words-{loss}", buildings=row["loss_buildings"])
        parts.append(say("adversary-loss", name=say(f"loss-{loss}"), words=words))
    for level in row["levels"]:
        name = say(f"level-{dashed(level['effect'])}")
        parts.append(say("adversary-level-words", level=level["id"], name=name, words=level_words(level)))
    return parts


def level_words(level: Mapping[str, Any]) -> Words:
    """What a level of an adversary adds."""
    parts: list[Words] = []
    if level.get("pieces"):
        parts.append(say("level-pieces", pieces=together([piece_words(piece) for piece in level["pieces"]])))
    message = f"level-words-{dashed(level['effect'])}"
    if level["effect"] not in ONLY_PIECES:
        origin, land = level.get("blight_moves", (0, 0))
        changed = level.get("health") or level.get("damage") or {"town": 0, "city": 0}
        parts.append(
            say(
                message,
                deck=level["deck"],
                buildings=level.get("buildings", 0),
                count=level.get("fear_pool", 0),
                damage=level.get("extra_blight_from", 0),
                origin=origin,
                land=land,
                town=changed["town"],
                city=changed["city"],
            )
        )
    return sentences(parts)


def piece_words(row: Mapping[str, Any]) -> Words:
    """A piece that a level puts into a land at setup."""
    if row["piece"] == "blight":
        return say("level-piece-blight", land=row["land"])
    return say("level-piece", piece=say(f"kinds-{PIECE_KINDS[row['piece']]}", count=1), land=row["land"])


# Levels that do nothing but add pieces at setup.
ONLY_PIECES = ("fast_start", "criminals_and_malcontents", "prospecting_outpost")


def scenario_name(id: str) -> Words:
    """The name of a scenario."""
    return thing("scenario", id, f"scenario-{dashed(id)}")


def scenario_words(box: Box, id: str) -> Words:
    """What a scenario changes."""
    message = f"scenario-words-{dashed(id)}"
    figures = box.scenarios
    if id == "blitz":
        return say(
            message,
            blight=figures.blitz_blight,
            fewer=figures.blitz_blighted_fewer,
            energy=figures.blitz_energy,
            explorers=figures.blitz_explorers,
        )
    if id == "guard_the_isles_heart":
        return say(
            message,
            explorers=figures.heart_explorers,
            presence=figures.heart_presence,
            minors=figures.heart_minors,
            majors=figures.heart_majors,
        )
    if id == "rituals_of_terror":
        return say(
            message,
            cards=figures.ritual_fear_cards,
            dahan=figures.ritual_dahan,
            energy=figures.ritual_energy,
            presence=figures.ritual_presence,
        )
    return say(message, damage=figures.raid_damage, dahan=figures.insurrection_dahan)


# ---------------------------------------------------------------------- the box as data

CLASSES = ("minor", "major", "unique", "innate")
SOURCES = {FROM_PRESENCE: "presence", FROM_SACRED_SITE: "sacred_site", ON_SPIRIT: "none"}
MODES = {AFTER: "after", BEFORE: "before", INSTEAD: "instead", MAY_INSTEAD: "may_instead", WITHIN: "before_last"}


def box_as_data(box: Box, figures: Mapping[str, Any]) -> dict[str, Any]:
    """Every card and figure, as the game plays it, with its texts in every language and the marks of its figures."""
    rows = {row["id"]: row for group in figures["powers"].values() for row in group}
    rows |= {row["id"]: row for spirit in figures["spirits"] for row in spirit["innates"]}
    return {
        **{entry: figures[entry] for entry in ("elements", "terrains", "supply", "pieces")},
        "spirits": [spirit_data(box, kind, row) for kind, row in zip(box.kinds, figures["spirits"], strict=True)],
        "powers": [power_data(box, power, rows[power.id]) for power in box.powers if power.deck != INNATE],
        "innate_powers": [power_data(box, power, rows[power.id]) for power in box.powers if power.deck == INNATE],
        "fear": {entry: value for entry, value in figures["fear"].items() if entry != "cards"},
        "fear_cards": [
            {
                **row,
                "name": in_all(card.name),
                "levels": [
                    {"terror_level": level + 1, "text": in_all(effect.words())}
                    for level, effect in enumerate(card.levels)
                ],
            }
            for card, row in zip(box.fear_cards, figures["fear"]["cards"], strict=True)
        ],
        "blight": {entry: value for entry, value in figures["blight"].items() if entry != "cards"},
        "blight_cards": [
            {**row, "name": in_all(card.name), "text": in_all(blight_words(card))}
            for card, row in zip(box.blight_cards, figures["blight"]["cards"], strict=True)
        ],
        "invader_deck": figures["invader_deck"]["order"],
        "invader_cards": [
            {**row, "name": in_all(card.name), "text": in_all(invader_words(card))}
            for card, row in zip(box.invader_cards, figures["invader_deck"]["cards"], strict=True)
        ],
        "adversaries": [adversary_data(row) for row in box.adversaries],
        "scenarios": [
            {**row, "name": in_all(scenario_name(row["id"])), "text": in_all(scenario_words(box, row["id"]))}
            for row in figures["scenarios"]
        ],
        **{entry: figures[entry] for entry in ("boards", "layouts", "difficulty", "scoring")},
    }


def spirit_data(box: Box, kind: SpiritKind, row: Mapping[str, Any]) -> dict[str, Any]:
    """A spirit with everything on its panel."""
    return {
        **{entry: row[entry] for entry in ("id", "complexity", "ratings", "setup")},
        "name": in_all(kind.name),
        "text": in_all(spirit_words(box, kind)),
        "energy": kind.energy_places,
        "card_plays": kind.cards_places,
        "growth_always": [
            {**given, "text": in_all(action_words(box, action))}
            for action, given in zip(kind.growth_always, row["growth_always"], strict=True)
        ],
        "growth": [
            {**given, "text": in_all(growth_words(box, kind, option))} for option, given in enumerate(row["growth"])
        ],
        "special_rules": [
            {**given, "name": in_all(special_name(given["id"])), "text": in_all(words)}
            for given, words in zip(row["special_rules"], kind.special_rules(), strict=True)
        ],
        "innate_powers": [box.powers[number].id for number in kind.innates],
        "unique_powers": [box.powers[number].id for number in kind.uniques],
        "progression": [box.powers[number].id for number in kind.progression],
        "progression_official": row["progression_official"],
        "marks": row.get("marks", {}),
    }


def power_data(box: Box, power: Power, row: Mapping[str, Any]) -> dict[str, Any]:
    """A power card or innate power."""
    on_spirit = power.source == ON_SPIRIT
    target = "another_spirit" if power.who == ANOTHER_SPIRIT else "any_spirit"
    in_terrain = f"presence_in_{TERRAIN_IDS[power.terrain]}"
    return {
        "id": power.id,
        "class": CLASSES[power.deck],
        "spirit": None if power.spirit < 0 else box.kinds[power.spirit].id,
        "name": in_all(power.name),
        "text": in_all(power_words(power)),
        "cost": None if power.deck == INNATE else power.cost,
        "speed": "fast" if power.fast else "slow",
        "fast_with": element_counts(power.fast_with),
        "elements": list(element_counts(power.elements)),
        "source": SOURCES.get(power.source, in_terrain),
        "range": None if on_spirit else power.range,
        "target": target if on_spirit else power.filter.id,
        "thresholds": [
            {
                "elements": element_counts(threshold.elements),
                "mode": MODES[threshold.mode],
                "range": None if threshold.range < 0 else threshold.range,
                "text": in_all(threshold_words(threshold, alone=power.deck == INNATE and index == 0)),
            }
            for index, threshold in enumerate(power.thresholds)
        ],
        "icon": power_icon(power),
        "marks": row.get("marks", {}),
    }


def adversary_data(row: Mapping[str, Any]) -> dict[str, Any]:
    """An adversary with its levels."""
    words = adversary_words(row)
    before = len(words) - len(row["levels"])
    return {
        **row,
        "name": in_all(adversary_name(row["id"])),
        "text": in_all(sentences(words[:before])),
        "levels": [
            {**level, "name": in_all(say(f"level-{dashed(level['effect'])}")), "text": in_all(level_words(level))}
            for level in row["levels"]
        ],
    }


def element_counts(elements: int) -> dict[str, int]:
    """How many of each element: {"sun": 2}."""
    return {name: count_of(elements, number) for number, name in enumerate(ELEMENTS) if count_of(elements, number)}


def in_all(words: Words) -> dict[str, str]:
    """A text in every language."""
    return {lang: words.text(lang) for lang in LANGUAGES}
