"""The cards of Battalia as people read them: every text comes from what the card does."""

from __future__ import annotations

from dataclasses import replace

from tafelrunde.games.battalia.box.box import ARTEFACT_IDS, POTION_IDS, Box
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BUILDABLE,
    CHEST,
    CITIES,
    FACTIONS,
    FANATIC,
    FATE_COPY,
    FIRST_PEACEFUL_ARTEFACT,
    FIRST_PEACEFUL_UNIT,
    FIRST_SPECIAL,
    KING,
    QUEEN,
    RANKS,
    ROAD_STRAIGHT,
    ROAD_T,
    SPECIALS,
    STARDUST,
    SUPPLY,
    UNBOUND,
    UNIT_DECK,
    artefact,
    royal,
    unit,
)
from tafelrunde.games.battalia.words import joined, say, thing
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.words import Words

FACTION_ICONS = ("bear-head", "eagle-head", "salamander", "dolphin", "wolf-head", "tiger-head")
RANK_ICONS = ("barbarian", "viking-head", "sun-priest", "overlord-helm", "queen-crown", "crown")
ARTEFACT_ICONS = (
    "horse-head",
    "crossed-swords",
    "claw-hammer",
    "camping-tent",
    "tied-scroll",
    "laurel-crown",
    "gem-pendant",
)
ARTEFACT_RULES = tuple(f"B11.{number}" for number in range(5, 12))
POTION_ICONS = ("enrage", "frozen-block", "eclipse", "three-friends", "muscle-up", "poison-bottle")
PLACE_ICONS = ("village", "stone-path")
# In the order of box.building_words.
BUILDING_ICONS = ("anvil", "capitol", "stable", "arena", "wool", "beer-stein", "pointy-hat", "shop")


def cards(box: Box) -> list[Card]:
    """Everything that can be named and read: creation cards, terrain, storms, fate, potions, Metamorpha's gifts."""
    found: list[Card] = []
    for faction in range(FACTIONS):
        found += [_unit(box, rank, faction) for rank in range(1, RANKS + 1)]
        found += [_royal(box, rank, faction) for rank in (QUEEN, KING)]
        found += [_artefact(box, type, faction) for type in range(ARTEFACTS)]
    for faction in (UNBOUND, FANATIC):
        found += [_universal(box, rank, faction) for rank in range(1, RANKS + 1)]
    found += [_peaceful_unit(box, rank) for rank in range(1, RANKS + 1)]
    found += [_peaceful_artefact(box, type) for type in range(ARTEFACTS)]
    found.append(Card(box.card_names[SUPPLY], say("text-supply"), "grain-bundle", "B8.3"))
    dust = say("text-stardust", count=box.stardust_counts_as)
    found.append(Card(box.card_names[STARDUST], dust, "falling-star", "S10.1"))
    found.append(Card(box.card_names[CHEST], say("text-chest", count=box.chest_hides), "locked-chest", "S11.1"))
    for number in range(SPECIALS):
        special = box.specials[number]
        found.append(Card(box.card_names[FIRST_SPECIAL + number], special.words(), special.icon, special.rule))
    found.append(Card(box.card_names[FATE_COPY], box.fate[0].words(), box.fate[0].icon, box.fate[0].rule))
    found += [
        Card(name, fate.words(), fate.icon, fate.rule) for name, fate in zip(box.fate_names, box.fate, strict=True)
    ]
    found += [
        Card(name, storm.words(), storm.icon, storm.rule)
        for name, storm in zip(box.storm_names, box.storms, strict=True)
    ]
    found += [
        Card(
            thing("ability", box.terrain_ids[number], "ability-on", terrain=say(f"terrain-{box.terrain_ids[number]}")),
            ability.words(),
            ability.icon,
            ability.rule,
        )
        for number, ability in enumerate(box.metamorpha)
    ]
    found += [_potion(box, number) for number in range(len(POTION_IDS))]
    return [_wherever_it_lies(card) for card in found] + _factions(box) + _places(box) + _decks(box)


def _wherever_it_lies(card: Card) -> Card:
    """A card of the workbench or of the hidden ones can be chosen apart from its like in the hand."""
    kind, _, id = card.name.ref.partition(":")
    return replace(card, also=(f"bench:{id}", f"hidden:{id}")) if kind == "card" else card


def _factions(box: Box) -> list[Card]:
    """The six factions: where they are at home, and what it is good for to keep to one of them."""
    found: list[Card] = []
    for number, name in enumerate(box.faction_names):
        text = say("text-faction", terrain=box.terrain_names[number], number=number + 1)
        found.append(Card(name, text, FACTION_ICONS[number], "B3.4"))
    return found


def _unit(box: Box, rank: int, faction: int) -> Card:
    kind = unit(rank, faction)
    text = say("text-unit", rank=rank, strength=box.attack_strength[kind])
    return Card(box.card_names[kind], text, RANK_ICONS[rank - 1], "B14.3")


def _royal(box: Box, rank: int, faction: int) -> Card:
    kind = royal(rank, faction)
    message = "text-queen" if rank == QUEEN else "text-king"
    text = say(message, strength=box.attack_strength[kind], deck=box.royal_decks[rank - QUEEN])
    return Card(box.card_names[kind], text, RANK_ICONS[rank - 1], "S3.7" if rank == QUEEN else "S3.8")


def _universal(box: Box, rank: int, faction: int) -> Card:
    kind = unit(rank, faction)
    strength = box.attack_strength[kind]
    if faction == FANATIC:
        text = say("text-fanatic", rank=rank, strength=2 * strength)
        return Card(box.card_names[kind], text, "evil-book", "S22.2")
    return Card(box.card_names[kind], say("text-unbound", rank=rank, strength=strength), "breaking-chain", "B16.2")


def _artefact(box: Box, type: int, faction: int) -> Card:
    kind = artefact(type, faction)
    return Card(box.card_names[kind], artefact_text(box, type), ARTEFACT_ICONS[type], ARTEFACT_RULES[type])


def _peaceful_unit(box: Box, rank: int) -> Card:
    """What a Hammer or an Eclipse makes on the workbench."""
    text = say("text-peaceful-unit", rank=rank)
    return Card(box.card_names[FIRST_PEACEFUL_UNIT + rank - 1], text, RANK_ICONS[rank - 1], "B12.5")


def _peaceful_artefact(box: Box, type: int) -> Card:
    text = joined([_artefact_use(box, type), say("text-peaceful")])
    return Card(box.card_names[FIRST_PEACEFUL_ARTEFACT + type], text, ARTEFACT_ICONS[type], "B12.5")


def _artefact_use(box: Box, type: int) -> Words:
    return say(f"text-{ARTEFACT_IDS[type]}", figure=box.artefact_figure[type], lit=box.artefact_lit[type])


def artefact_text(box: Box, type: int) -> Words:
    """What an artefact does, every day and on the day of its type."""
    strength, lit_strength = box.attack_strength[artefact(type, 0)], box.lit_strength[type]
    sentences = [_artefact_use(box, type)]
    if strength or lit_strength:
        sentences.append(say("text-battle-strength", strength=strength, lit=lit_strength))
    return joined(sentences)


def _potion(box: Box, number: int) -> Card:
    sentences = [
        say(f"text-potion-{POTION_IDS[number]}", figure=box.potion_figure[number]),
        say("text-potion-daily" if box.potion_daily[number] else "text-potion-lasting", days=box.potion_days),
    ]
    return Card(box.potion_names[number], joined(sentences), POTION_ICONS[number], f"S21.5.{number + 1}")


def _places(box: Box) -> list[Card]:
    """Terrain cards that come from no deck."""
    found = [
        Card(thing("place", "gate", "place-gate"), say("text-gate", supply=box.jump_supply), "magic-portal", "S4.4"),
        Card(
            thing("place", "ruins", "place-ruins"),
            say("text-ruins", strength=box.ruins[0], heroic=box.ruins[1]),
            "ancient-ruins",
            "B14.10",
        ),
        Card(
            thing("place", "centre", "place-centre"),
            say("text-centre", each=box.centre_per_building),
            "capitol",
            "S23.8",
        ),
        Card(thing("place", "pass", "place-pass"), say("text-pass"), "mountain-road", "S24.1"),
        Card(thing("place", "bridge", "place-bridge"), say("text-bridge"), "stone-bridge", "S24.4"),
    ]
    for number, name in enumerate(box.building_words):
        gives = box.building_gives[number]
        gift = say("card-supply") if gives == ARTEFACTS else say(f"card-{ARTEFACT_IDS[gives]}")
        found.append(Card(name, say("text-building", card=gift, level=box.building), BUILDING_ICONS[number], "S23.7"))
    return found


def _decks(box: Box) -> list[Card]:
    """The decks of the common supply: what a card of each costs."""
    found: list[Card] = []
    for kind in range(BUILDABLE):
        if kind < CITIES:
            text = say("text-deck-city", units=box.costs.founding[2].cards)
        elif kind < CITIES + 2:
            text = say("text-deck-road", labour=box.costs.road[ROAD_STRAIGHT].labour)
        else:
            text = say(
                "text-deck-crossroads", labour=box.costs.road[ROAD_T].labour, supply=box.costs.road[ROAD_T].supply
            )
        found.append(
            Card(
                box.deck_names[kind], text, PLACE_ICONS[0 if kind < CITIES else 1], "B10.3" if kind < CITIES else "B9.2"
            )
        )
    for rank in range(1, RANKS + 1):
        text = say(
            "text-deck-units",
            card=box.rank_name(box.costs.hiring[rank].kind_class),
            supply=box.costs.hiring[rank].supply,
        )
        found.append(Card(box.deck_names[UNIT_DECK + rank], text, RANK_ICONS[rank - 1], "B9.6"))
    for type in range(ARTEFACTS):
        cost = say("text-deck-artefacts", units=box.costs.artefact.cards, supply=box.costs.artefact.supply)
        text = joined([artefact_text(box, type), cost])
        found.append(Card(box.deck_names[ARTEFACT_DECK + type], text, ARTEFACT_ICONS[type], "B9.7"))
    return found
