"""The things of Skybridge as people read them."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.box import REQUIREMENTS, Box, DeityCard, PeopleCard, Section, Side
from tafelrunde.games.skybridge.box.ids import AREAS, CHOICE_FACE, INSTANT_IDS, JOKER, STACK_IDS
from tafelrunde.games.skybridge.box.names import DIE_NAMES, GOOD_NAMES, amount_of, drake_name
from tafelrunde.games.skybridge.effects.abilities import Ability
from tafelrunde.games.skybridge.show.facts import PeopleFacts, SideFacts
from tafelrunde.games.skybridge.words import listed, say, sentences
from tafelrunde.kernel.card import Card, text_of
from tafelrunde.kernel.words import Words

DECK_ICONS = ("crown", "oak-leaf", "night-sky", "mountain-cave", "trade", "stone-bridge", "eyeball")


def cards(box: Box) -> list[Card]:
    """Every people card, start card, deity, section, area, side, die and great drake."""
    found = [
        Card(card.name, people_words(card), DECK_ICONS[card.deck], "K7.1", people_facts(card)) for card in box.people
    ]
    found += [Card(deity.name, deity_words(deity), "cultist", "K10.1") for deity in box.deities]
    found += [Card(section.name, section_words(section), "stone-bridge", "K11.2") for section in box.sections]
    found += [
        Card(box.area_names[area], say("text-area", points=box.fort_points[area]), "desert", "K15")
        for area in range(1, AREAS + 1)
    ]
    found += [
        Card(side.name, side_words(side, ability), ability.icon, ability.rule, side_facts(ability))
        for side, ability in zip(box.sides, box.abilities, strict=False)
    ]
    found += [
        Card(
            DIE_NAMES[die],
            say("text-die", faces=listed([face_words(face) for face in faces])),
            "dice-six-faces-six",
            rule,
        )
        for die, faces, rule in ((0, box.sky_faces, "K11.2"), (1, box.utreng_faces, "K17.8"))
    ]
    for drake, id in enumerate(box.drakes):
        harm = say(f"harm-{id}", amount=box.drake_amounts[drake])
        found.append(Card(drake_name(box, drake), say("text-drake", harm=harm), "sea-dragon", f"K14.{drake + 2}"))
    return found


def people_words(card: PeopleCard) -> Words:
    """A people card: its rune, what it does, what it is worth."""
    parts = [say("text-joker") if card.rune == JOKER else say("text-rune", number=card.rune + 1)]
    if card.instants:
        instants = [say(f"effect-{INSTANT_IDS[instant]}") for instant in card.instants]
        parts.append(say("text-instant", effects=listed(instants)))
    if card.actives:
        parts.append(say("text-active", effects=listed([effect.words() for effect in card.actives])))
    if card.passives:
        parts.append(say("text-passive", effects=listed([say(f"effect-{passive}") for passive in card.passives])))
    parts.append(say("text-points", points=card.points))
    return sentences(parts)


def people_facts(card: PeopleCard) -> PeopleFacts:
    """What a drawing shows of a card by itself."""
    return PeopleFacts(tuple([text_of(effect.words()) for effect in card.actives]))


def side_facts(ability: Ability) -> SideFacts:
    """What stands beside the rune slots of a side."""
    services = [ability.at_slot(slot) for slot in range(ability.slots)]
    return SideFacts(tuple([text_of(service.words()) for service in services if service is not None]))


def deity_words(deity: DeityCard) -> Words:
    """A deity: its rune, its feud, its gift."""
    nation = say(f"stack-{STACK_IDS[deity.feud]}")
    return say("text-deity", number=deity.rune + 1, nation=nation, gift=deity.gift.words())


def section_words(section: Section) -> Words:
    """A section: what it costs and requires, what it is worth."""
    cost = [amount_of(good, amount) for good, amount in enumerate(section.cost) if amount]
    required = next(symbol for symbol, shift in REQUIREMENTS.items() if shift == section.requires)
    return say(
        "text-section",
        cost=listed(cost),
        die="yes" if section.die else "no",
        requires=say("requires-nothing") if required == "nothing" else say(f"effect-{required}"),
        points=section.points,
    )


def side_words(side: Side, ability: Ability) -> Words:
    """The ability of a side."""
    return sentences([ability.words(), say("beginner-side")]) if side.beginner else ability.words()


def face_words(face: int) -> Words:
    """A face of a die."""
    return say("face-choice") if face == CHOICE_FACE else GOOD_NAMES[face]
