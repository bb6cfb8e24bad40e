"""Noons and journeys beside a second GLOW that was written from the rulebook alone (glow_model.py)."""

from __future__ import annotations

import os
import random
from itertools import islice, permutations

import pytest

from tafelrunde.games.glow.box.ids import AFTERNOON, NOON, SYMBOL_IDS
from tafelrunde.games.glow.state.state import GlowState
from tests.glow.glow_model import BLACK, FACTS, Hand, Walk, voyages
from tests.glow.glow_table import afternoon, asked, box, card, cemetery, decision, give_spell, ids, noon, table

SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
NOONS = range(5000 if SOAK else 300)
JOURNEYS = range(5000 if SOAK else 300)
NO_DICE_OF_OWN = [id for id, note in FACTS["companions"].items() if "die " not in note.split("; ")[3]]
SKETALS = [id for id, note in FACTS["companions"].items() if note.split("; ")[3].startswith("die ") and id != "B21"]


def position(dice: random.Random, sea: bool = False) -> GlowState:
    """A company of random cards with random dice, some spells and some tokens."""
    companions = dice.sample(NO_DICE_OF_OWN, dice.randint(0, 6))
    sketals = dice.sample(SKETALS, dice.randint(0, 2))
    row = companions + sketals
    dice.shuffle(row)
    options = {"sea_of_darkness": sea, "kaar_cursed": dice.random() < 0.5}
    state = table(2, [dice.choice(list(FACTS["adventurers"])), "pocana"], [row, []], day=6, **options)
    if state.companies[0].adventurer == state.companies[1].adventurer:
        state.companies[1].adventurer = card("moloch")
    company = state.companies[0]
    small = [id for id in FACTS["dice"] if id.startswith("small")]
    own = [id for id, note in FACTS["dice"].items() if note.endswith(ids([company.adventurer])[0])]
    names = own + dice.sample(small, dice.randint(0, 4))
    for sketal in sketals:
        number = card(sketal)
        colour = box().die_colour[number]
        state.holders[colour] = number
        names.append(box().dice[box().reserve_die[colour]].id)
    for name in names:
        die = next(number for number, one in enumerate(box().dice) if one.id == name)
        company.dice.append(die)
        state.shown[die] = dice.choice(box().sides[die])
    state.phase = AFTERNOON
    state.count_symbols(company)
    for name in dice.sample(list(FACTS["spells"]), dice.choice([0, 0, 1, 2])):
        give_spell(state, 0, name)
    for name in dice.sample([id for id in NO_DICE_OF_OWN if id not in companions], 3):
        if name != "A20":
            state.cemetery |= 1 << card(name)
    company.score = dice.choice([0, 2, 10, 96])
    company.footprints = dice.randint(0, 4)
    company.face_down = dice.choice([0, 0, 1])
    state.black_in_play = True
    return state


def hand_of(state: GlowState) -> Hand:
    company = state.companies[0]
    options = state.setup.options
    return Hand(
        adventurer=ids([company.adventurer])[0],
        companions=ids(company.companions),
        spells=ids(company.spells),
        dice={box().dice[die].id: SYMBOL_IDS[state.shown[die]] for die in company.dice},
        brought={
            ids([holder])[0]: box().dice[box().reserve_die[colour]].id
            for colour, holder in enumerate(state.holders)
            if holder in company.companions
        },
        cemetery=cemetery(state),
        face_down=company.face_down,
        score=company.score,
        footprints=company.footprints,
        fireflies=company.fireflies,
        rerolls=company.rerolls,
        kaar_protects=not options.kaar_cursed,  # type: ignore[attr-defined]
    )


def same(state: GlowState, hand: Hand) -> None:
    company = state.companies[0]
    assert (company.score, company.footprints, company.fireflies, company.rerolls) == (
        hand.score,
        hand.footprints,
        hand.fireflies,
        hand.rerolls,
    )
    assert ids(company.companions) == hand.companions
    assert sorted(ids(company.spells)) == sorted(hand.spells)
    assert cemetery(state) == hand.cemetery
    # A die that a risen Sketal has brought shows nothing today.
    assert {box().dice[die].id for die in company.dice if state.shown[die] >= 0} == set(hand.dice)


def result(hand: Hand) -> tuple[object, ...]:
    return (hand.score, hand.footprints, hand.fireflies, hand.rerolls, hand.companions, sorted(hand.spells))


@pytest.mark.parametrize("seed", NOONS)
def test_noon_is_what_the_rulebook_says(seed: int) -> None:
    dice = random.Random(seed)
    state = position(dice)
    state.phase = NOON
    hand = hand_of(state)
    hand.special_sides()
    state.listen()
    noon(state)
    follow(state, hand, 0)
    while asked(state):
        question = decision(state, 0)
        index = dice.randrange(len(question.options))
        names = {option.refs[0].partition(":")[2] for option in question.options}
        assert names == hand.lit() if question.rule == "G5.3" else names <= hand.cemetery
        state.apply(0, index)
        follow(state, hand, 1)
    assert not hand.lit()
    same(state, hand)


def follow(state: GlowState, hand: Hand, asked_for: int) -> None:
    """What the engine has done: first what was chosen, then what it used without asking."""
    told = [event for event in state.take_events() if event.kind in ("card-used", "taken-from-cemetery")]
    for number, event in enumerate(told):
        if number == asked_for:
            no_order_matters(hand, [str(one.facts.get("card")).partition(":")[2] for one in told[number:]])
        if event.kind == "taken-from-cemetery":
            hand.rise(str(event.facts["companion"]).partition(":")[2])
            continue
        name = str(event.facts["card"]).partition(":")[2]
        assert name in hand.lit()
        assert hand.times(name) == event.facts["times"]
        hand.use(name)


def no_order_matters(hand: Hand, used: list[str]) -> None:
    """Cards that were used together without a question would do the same in any order."""
    together = [name for name in used if name in hand.lit()]
    outcomes = set()
    for order in islice(permutations(together), 120):
        tried = hand.copy()
        for name in order:
            assert name in tried.lit(), f"{name} depends on the order, but nobody was asked"
            tried.use(name)
        outcomes.add(repr(result(tried)))
    assert len(outcomes) == 1, "the order makes a difference, but nobody was asked"


@pytest.mark.parametrize("seed", JOURNEYS)
def test_a_journey_by_land_is_what_the_rulebook_says(seed: int) -> None:
    dice = random.Random(seed)
    state = position(dice)
    company = state.companies[0]
    company.place = dice.randrange(len(box().shadows.spaces))
    company.camp = dice.choice(box().shadows.villages)
    spaces = [space.id for space in box().shadows.spaces]
    hand = hand_of(state)
    walk = Walk(hand, spaces[company.place], spaces[company.camp])
    afternoon(state)
    while True:
        if 0 not in asked(state):
            walk.stop()
            break
        question = decision(state, 0)
        index = dice.randrange(len(question.options))
        if question.rule == "G10.5":
            give_up(state, walk, index)
            continue
        offered = [way_of(option.text("en"), option.refs) for option in question.options]
        assert set(offered[1:]) == walk.open()
        assert len(offered) == len(set(offered))
        way = offered[index]
        state.apply(0, index)
        if way is None:
            walk.stop()
            break
        must_give = walk.go(*way)
        assert must_give == any(question.rule == "G10.5" for question in state.decisions if question.seat == 0) or (
            must_give and len(hand.companions) + len(hand.spells) + bool(hand.face_down) == 1
        )
        if must_give and not any(one.rule == "G10.5" for one in state.decisions if one.seat == 0):
            only_one(walk)
        assert spaces[company.place] == walk.place
        same(state, hand)
    assert spaces[company.camp] == walk.camp
    assert spaces[company.place] == walk.place
    same(state, hand)


def way_of(text: str, refs: tuple[str, ...]) -> tuple[str, str] | None:
    if not refs:
        return None
    how = (
        "die"
        if "with a die" in text
        else "free"
        if "free" in text
        else "footprint"
        if "a footprint" in text
        else "price"
    )
    return refs[0].partition(":")[2], how


def give_up(state: GlowState, walk: Walk, index: int) -> None:
    question = decision(state, 0)
    names = [option.refs[0].partition(":")[2] for option in question.options]
    hidden = ["face-down"] if walk.hand.face_down else []
    assert sorted(names) == sorted(walk.hand.companions + walk.hand.spells + hidden)
    state.apply(0, index)
    leaves(walk, names[index])
    same(state, walk.hand)


def only_one(walk: Walk) -> None:
    """Where only one thing can be given up, nobody is asked."""
    leaves(walk, (walk.hand.companions + walk.hand.spells + ["face-down"])[0])


def leaves(walk: Walk, name: str) -> None:
    if name == "face-down":
        walk.hand.face_down -= 1
    elif name in walk.hand.spells:
        walk.hand.spells.remove(name)
    else:
        walk.give_up(name)


@pytest.mark.parametrize("seed", JOURNEYS)
def test_a_journey_by_sea_is_what_the_rulebook_says(seed: int) -> None:
    dice = random.Random(seed)
    state = position(dice, sea=True)
    company = state.companies[0]
    islands = [island.id for island in box().sea.islands]
    away = dice.sample(range(1, len(islands)), dice.randint(0, 4))
    company.boats = away + [0] * (4 - len(away))
    hand = hand_of(state)
    boats = [islands[boat] for boat in company.boats]
    afternoon(state)
    expected = voyages(hand, boats)
    if 0 not in asked(state):
        assert not expected
        return
    question = decision(state, 0)
    offered = [tuple(ref.partition(":")[2] for ref in option.refs) for option in question.options[1:]]
    assert set(offered) == set(expected)
    assert len(offered) == len(set(offered))
    index = dice.randrange(len(question.options))
    state.apply(0, index)
    if index:
        origin, island = offered[index - 1]
        hand.footprints -= expected[origin, island]
        boats[boats.index(origin)] = island
        walk = Walk(hand, "0", "0")
        if hand.passes(dict(islands_and_symbols())[island]):
            if 0 in asked(state):
                give_up(state, walk, 0)
            else:
                only_one(walk)
    assert sorted(islands[boat] for boat in company.boats) == sorted(boats)
    same(state, hand)


def islands_and_symbols() -> list[tuple[str, str]]:
    return [(id, note.partition(" @ ")[0].partition("; ")[2]) for id, note in FACTS["islands"].items()]


def test_the_model_knows_the_black_die() -> None:
    assert FACTS["dice"][BLACK] == "small black loss reserve"
