"""The things of GLOW as people read them: cards, dice and places."""

from __future__ import annotations

from tafelrunde.games.glow.box.boards import NO_ELEMENT, START, VILLAGE, Island, Space, Symbols
from tafelrunde.games.glow.box.box import Box, Die, GlowCard, SoloTile
from tafelrunde.games.glow.box.ids import ANY_COLOUR, BLACK, COLOUR_IDS, FIRST_ADVENTURER, NO_COLOUR, SYMBOL_IDS
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.show.facts import CARD_FACTS, DieFacts, PrintedFacts, TileFacts
from tafelrunde.games.glow.state.tom import BOARD_IDS, LOW, NO_MOVE
from tafelrunde.games.glow.words import listed, say, sentences
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.words import Words

ELEMENT_ICONS = ("oak-leaf", "droplets", "fluffy-cloud", "small-fire", "crystal-growth")


def cards(box: Box) -> list[Card]:
    """Every adventurer, companion and spell, every die, and every place of both boards."""
    found = [
        Card(card.name, card_words(box, number), card_icon(card), card_rule(card), card_facts(box, number))
        for number, card in enumerate(box.cards)
    ]
    found += [Card(die.name, die_words(die), "rolling-dices", "G1.2", die_facts(die)) for die in box.dice]
    found += [
        Card(space.name, space_words(space), space_icon(space), space_rule(space)) for space in box.shadows.spaces
    ]
    found += [Card(tile.name, tile_words(tile), "walking-scout", "G15.5", tile_facts(tile)) for tile in box.solo_tiles]
    found += [Card(island.name, island_words(island), "island", "G12.7") for island in box.sea.islands]
    return found


# ---------------------------------------------------------------------- cards


def card_words(box: Box, number: int) -> Words:
    """All that is printed on a card: abilities, condition and effect, and what it is worth at the end."""
    card = box.cards[number]
    parts = _abilities(box, number)
    if card.condition.ever:
        effects = listed([effect.words() for effect in card.effects])
        parts.append(say("card-effect", condition=card.condition.words(card.once), effects=effects))
    if card.end_points > 0:
        parts.append(say("card-end-gain", shards=card.end_points))
    if card.end_points < 0:
        parts.append(say("card-end-loss", shards=-card.end_points))
    return sentences(parts)


def _abilities(box: Box, number: int) -> list[Words]:
    card = box.cards[number]
    parts: list[Words] = []
    if card.kind == "adventurer":
        dice = box.adventurer_dice[number - FIRST_ADVENTURER]
        parts.append(say("ability-dice", count=len(dice), die=box.dice[dice[0]].name))
    if card.fireflies:
        parts.append(say("ability-fireflies", fireflies=card.fireflies))
    if card.rerolls:
        parts.append(say("ability-rerolls", rerolls=card.rerolls))
    if card.die_colour == ANY_COLOUR:
        parts.append(say("ability-any-die"))
    elif card.die_colour != NO_COLOUR:
        parts.append(say("ability-die", die=box.dice[box.reserve_die[card.die_colour]].name))
    if card.brings_black_die:
        parts.append(say("ability-black-die"))
    return parts


def card_facts(box: Box, number: int) -> PrintedFacts:
    """What is printed on a card, as symbols and figures."""
    card = box.cards[number]
    brought = box.adventurer_dice[number - FIRST_ADVENTURER] if card.kind == "adventurer" else []
    colours = [box.dice[die].colour for die in brought]
    if card.die_colour not in (ANY_COLOUR, NO_COLOUR):
        colours.append(card.die_colour)
    if card.brings_black_die:
        colours.append(BLACK)
    return CARD_FACTS[card.kind](
        called=card.called,
        end_points=card.end_points,
        fireflies=card.fireflies,
        rerolls=card.rerolls,
        dice=tuple(COLOUR_IDS[colour] for colour in colours),
        any_die=card.die_colour == ANY_COLOUR,
        condition=card.condition.facts(),
        effects=tuple(effect.facts() for effect in card.effects),
    )


def card_icon(card: GlowCard) -> str:
    """The symbol of a card: that of the first thing it does."""
    if card.kind == "adventurer":
        return "walking-scout"
    if card.die_colour != NO_COLOUR or card.rerolls:
        return "rolling-dices"
    return card.effects[0].icon if card.effects else "cursed-star"


def card_rule(card: GlowCard) -> str:
    """The rule behind a card: the special one, or that of its condition."""
    if card.kind == "spell":
        return "G7.3"
    if card.die_colour != NO_COLOUR:
        return "G6.1"
    if card.brings_black_die:
        return "G8.3"
    special = [effect.rule for effect in card.effects if effect.rule.startswith(("G7", "G9"))]
    return special[0] if special else card.condition.rule


# ---------------------------------------------------------------------- dice and places


def die_words(die: Die) -> Words:
    """What the sides of a die show."""
    return say("die-sides", symbol=SYMBOL_NAMES[die.sides[5]])


def die_facts(die: Die) -> DieFacts:
    """A die as it lies in the box."""
    return DieFacts(die.small, COLOUR_IDS[die.colour], SYMBOL_IDS[die.sides[5]])


def space_words(space: Space) -> Words:
    """What a space asks for and brings."""
    if space.kind == START:
        return say("space-start-text")
    if space.needs != NO_ELEMENT:
        return say("space-needs-text", element=SYMBOL_NAMES[space.needs])
    if space.forbids != NO_ELEMENT:
        return say("space-forbids-text", element=SYMBOL_NAMES[space.forbids])
    parts = [say("space-village-text", footprints=space.pay, points=space.points)]
    return sentences(parts + symbols_words(space.symbols))


def space_icon(space: Space) -> str:
    """The symbol of a space."""
    if space.needs != NO_ELEMENT:
        return ELEMENT_ICONS[space.needs]
    if space.forbids != NO_ELEMENT:
        return "interdiction"
    return "village" if space.kind == VILLAGE else "campfire"


def space_rule(space: Space) -> str:
    """The rule behind a space."""
    if space.kind == START:
        return "G11.11"
    if space.kind == VILLAGE:
        return "G11.5"
    return "G11.2" if space.needs != NO_ELEMENT else "G11.3"


def island_words(island: Island) -> Words:
    """What an island brings, now and at the end."""
    return sentences([say("island-text", points=island.points), *symbols_words(island.symbols)])


def tile_facts(tile: SoloTile) -> TileFacts:
    """What is printed on a tile."""
    return TileFacts(tile.steps, tile.points, BOARD_IDS[tile.board])


def tile_words(tile: SoloTile) -> Words:
    """What a tile does for Tom."""
    parts = [say("tile-text", steps=tile.steps, points=tile.points)]
    if tile.board != NO_MOVE:
        parts.append(say("tile-low" if tile.board == LOW else "tile-high"))
    return sentences(parts)


def symbols_words(symbols: Symbols) -> list[Words]:
    """What passing symbols brings or demands, one sentence each."""
    parts: list[Words] = []
    if symbols.rerolls:
        parts.append(say("symbol-gain", what=say("effect-gain-rerolls", rerolls=symbols.rerolls)))
    if symbols.fireflies:
        parts.append(say("symbol-gain", what=say("effect-gain-fireflies", fireflies=symbols.fireflies)))
    if symbols.footprints:
        parts.append(say("symbol-gain", what=say("effect-gain-footprints", footprints=symbols.footprints)))
    if symbols.lose_shards:
        parts.append(say("symbol-gain", what=say("effect-lose-shards", shards=symbols.lose_shards)))
    if symbols.sacrifice:
        parts.append(say("symbol-grave"))
    return parts
