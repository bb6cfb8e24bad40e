"""Small islands for tests: say what matters, and the rest of the island is empty."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.box.elements import Element, packed
from tafelrunde.games.spirit_island.box.ids import (
    BLIGHT,
    CITY,
    DAHAN,
    DAMAGE_OF_SLOT,
    DEFEND,
    EXPLORER,
    FAST,
    FIGURE_SLOTS,
    FIRST_SLOT,
    KIND_IDS,
    KIND_OF_SLOT,
    ROW,
    SLOW,
    TOWN,
)
from tafelrunde.games.spirit_island.show.view import SpiritIslandTable
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.build import BUILD
from tafelrunde.games.spirit_island.steps.ending import SETTLE
from tafelrunde.games.spirit_island.steps.explore import EXPLORE
from tafelrunde.games.spirit_island.steps.fear import RESOLVE_FEAR
from tafelrunde.games.spirit_island.steps.ravage import RAVAGE
from tafelrunde.games.spirit_island.steps.rounds import FAST_PHASE, SLOW_PHASE
from tafelrunde.games.spirit_island.steps.together import SHARE, SplitDamage, Together, is_whole, picks_of
from tafelrunde.kernel.chance import Wish, first_luck
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.step import AnyStep, stack_of
from tafelrunde.kernel.words import Words

RIVER = "river_surges_in_sunlight"
LIGHTNING = "lightnings_swift_strike"
SHADOWS = "shadows_flicker_like_flame"
EARTH = "vital_strength_of_the_earth"
THUNDER = "thunderspeaker"
OCEAN = "oceans_hungry_grasp"
BRINGER = "bringer_of_dreams_and_nightmares"
GREEN = "a_spread_of_rampant_green"

KINDS = {"explorer": EXPLORER, "town": TOWN, "city": CITY, "dahan": DAHAN}

Content = Mapping[str, int]

# A city far from everything keeps a game from being won.
FAR: Mapping[str, Content] = {"A2": {"city": 1}}


def there(**content: int) -> dict[str, Content]:
    """Figures in A5, and the city far away."""
    return {"A5": content, **FAR}


def begin(
    spirits: Sequence[str] = (RIVER,),
    boards: Sequence[str] = ("A",),
    seed: int = 1,
    wishes: Sequence[int] = (),
    version: int | None = None,
    **options: Any,
) -> SpiritIslandState:
    """A game on these boards with these spirits, set up and at its first question of the first round."""
    setup = GAME.setup(len(spirits), options, version=version)
    state = GAME.start(setup, first_luck(seed))
    assert isinstance(state, SpiritIslandState)
    box = state.box
    maps = [number for number, island in enumerate(box.islands) if island.boards == list(boards)]
    state.fate = Wish([next((number for number in maps if fits(state, number)), maps[0]), *wishes])
    state.advance()
    ids = [kind.id for kind in box.kinds]
    for seat, spirit in enumerate(spirits):
        decision = state.decision_of(seat)
        assert decision is not None
        state.apply(seat, list(decision.codes).index(ids.index(spirit)))
    # Each on the board of its place, and where several lands fit, in the first.
    while asks(state) in ("ask-board", "ask-setup-presence"):
        state.apply(state.decisions[0].seat, 0)
    return state


def fits(state: SpiritIslandState, number: int) -> bool:
    """Whether a map belongs to the layout that these options use."""
    layout = state.box.islands[number].layout
    heart = state.rules.scenario == 2 and state.players == 2
    return layout.startswith("opposite") == heart


def island(
    lands: Mapping[str, Content] | None = None,
    presence: Mapping[str, int] | Sequence[Mapping[str, int]] = (),
    spirits: Sequence[str] = (RIVER,),
    boards: Sequence[str] = ("A",),
    energy: int = 0,
    phase: int = FAST,
    **options: Any,
) -> SpiritIslandState:
    """An island with only these figures and this presence (of each seat), and nothing going on."""
    state = begin(spirits, boards, **options)
    state.lanes, state.open, state.stack, state.lane = None, (), None, -1
    state.phase, state.fate = phase, None
    state.pieces = [0] * len(state.pieces)
    for name, content in (lands or {}).items():
        put(state, name, content)
    where = [presence] if isinstance(presence, Mapping) else list(presence)
    for seat, spirit in enumerate(state.spirits):
        spirit.energy = energy
        if seat < len(where):
            for land in range(len(state.flags)):
                while spirit.presence[land]:
                    state.take_presence(seat, land)
            for name, count in where[seat].items():
                for _ in range(count):
                    state.add_presence(seat, at(state, name))
    return state


def at(state: SpiritIslandState, name: str) -> int:
    """A land by its name."""
    return state.island.land_of(name)


def put(state: SpiritIslandState, name: str, content: Content) -> None:
    """Put figures into a land: {"town": 1, "city-1": 1, "blight": 2}; a number after a dash is damage."""
    row = at(state, name) * ROW
    for kind, count in content.items():
        piece, _, damage = kind.partition("-")
        if piece == "blight":
            state.pieces[row + BLIGHT] += count
        elif piece == "defend":
            state.pieces[row + DEFEND] += count
        else:
            state.pieces[row + FIRST_SLOT[KINDS[piece]] + int(damage or 0)] += count


def inside(state: SpiritIslandState, name: str) -> dict[str, int]:
    """What is in a land, in the same words; defence is left out."""
    row = at(state, name) * ROW
    found = {}
    for slot in range(FIGURE_SLOTS):
        if state.pieces[row + slot]:
            damage = DAMAGE_OF_SLOT[slot]
            found[KIND_IDS[KIND_OF_SLOT[slot]] + (f"-{damage}" if damage else "")] = state.pieces[row + slot]
    if state.pieces[row + BLIGHT]:
        found["blight"] = state.pieces[row + BLIGHT]
    return found


def card(state: SpiritIslandState, id: str) -> int:
    """A power by its id."""
    return state.box.card(id)


def run(state: SpiritIslandState, *steps: AnyStep) -> SpiritIslandState:
    """Let steps happen, the first one first, and go on to the next question."""
    state.open = ()
    state.stack = stack_of(steps)
    state.advance()
    return state


def play(
    state: SpiritIslandState, *ids: str, seat: int = 0, elements: Mapping[Element, int] | None = None, phase: int = 0
) -> SpiritIslandState:
    """A spirit has played these cards and has these elements besides; the phase of the first one begins."""
    spirit = state.spirits[seat]
    powers = [state.box.powers[card(state, id)] for id in ids]
    spirit.played = [
        power.number for power in powers if power.number in [*spirit.hand, *spirit.played] or power.cost >= 0
    ]
    spirit.played = [number for number in spirit.played if state.box.powers[number].deck != 3]
    spirit.hand = [number for number in spirit.hand if number not in spirit.played]
    spirit.plays = len(spirit.played)
    spirit.gained = packed(elements or {})
    state.count_elements(seat)
    state.user = state.power = -1
    now = phase or (FAST if powers[0].fast else SLOW)
    return run(state, FAST_PHASE if now == FAST else SLOW_PHASE)


def use(
    state: SpiritIslandState,
    id: str,
    *choices: str,
    seat: int = 0,
    elements: Mapping[Element, int] | None = None,
    phase: int = 0,
) -> SpiritIslandState:
    """A spirit uses a power and then makes these choices; all that follows is to be answered by the test."""
    play(state, id, seat=seat, elements=elements, phase=phase)
    number = card(state, id)
    decision = state.decision_of(seat)
    assert decision is not None, f"{id} cannot be used"
    assert number in decision.codes, f"{id} is not among {decision.options}"
    state.apply(seat, list(decision.codes).index(number))
    return choose(state, *choices)


def choose(state: SpiritIslandState, *choices: str) -> SpiritIslandState:
    """Answer the open questions one after another, each by the ref or (part of) the English text of an option.

    "#2" is the second option, and "*town" gives all damage to towns first. Figures that are chosen together are named
    one after another ("explorer", "A4", "dahan", "A6"), or until "No more".
    """
    left = list(choices)
    while left:
        if left[0].startswith("*"):
            strike(state, left.pop(0)[1:])
            continue
        assert state.decisions, f"nobody is asked {left[0]!r}"
        asked = state.decisions[0]
        if isinstance(asked.step, Together | SplitDamage) and not left[0].startswith("#"):
            state.apply(asked.seat, plan_of(state, asked, left))
            continue
        choice = left.pop(0)
        decision = next((asked for asked in state.decisions if position_of(asked.options, choice) >= 0), None)
        assert decision is not None, f"{choice!r} is not among {[asked.options for asked in state.decisions]}"
        state.apply(decision.seat, position_of(decision.options, choice))
    return state


def plan_of(state: SpiritIslandState, asked: Decision, left: list[str]) -> int:
    """The option in which the figures named next are chosen together; what was understood is taken off the list."""
    plans = [[] if code < 0 else picks_of(code) for code in asked.codes]
    most = max(map(len, plans))
    wanted: list[int] = []
    step = asked.step
    if isinstance(step, SplitDamage):
        return share_of(step, plans, left)
    assert isinstance(step, Together)
    singles = list(dict.fromkeys(pick for plan in plans for pick in plan))
    told = {pick: step.pick_words(state.box, pick, 1) for pick in singles}
    while left and len(wanted) < most:
        if left[0] == "No more":
            left.pop(0)
            break
        fitting = [pick for pick in singles if names(told[pick], left[0])]
        if not fitting:
            break
        left.pop(0)
        if left and len(fitting) > 1 and any(names(told[pick], left[0]) for pick in fitting):
            closer = [pick for pick in fitting if names(told[pick], left[0])]
            if len(closer) < len(fitting):
                fitting = closer
                left.pop(0)
        wanted.append(fitting[0])
    if len(wanted) == most and left and left[0] == "No more" and is_whole(asked.codes[0]):
        left.pop(0)
    for index, plan in enumerate(plans):
        if sorted(plan) == sorted(wanted):
            return index
    for index, plan in enumerate(plans):
        if not Counter(wanted) - Counter(plan):
            return index
    raise AssertionError(f"{wanted} is not among {asked.options}")


def names(words: Words, wanted: str) -> bool:
    """Whether a pick is called so."""
    if re.fullmatch(r"[A-H]\d", wanted):
        return f"land:{wanted}" in words.refs
    return wanted in words.refs or wanted.lower() in words.text().lower()


def share_of(step: SplitDamage, plans: list[list[int]], left: list[str]) -> int:
    """The split in which each figure named takes one point of damage."""
    wanted: Counter[str] = Counter()
    while left and sum(wanted.values()) < step.amount and left[0].partition(" ")[0].lower() in KINDS:
        wanted[left.pop(0).partition(" ")[0].lower()] += 1
    shares = [Counter[str]() for _ in plans]
    for share, plan in zip(shares, plans, strict=True):
        for pick in plan:
            share[KIND_IDS[KIND_OF_SLOT[SHARE.first(pick)]]] += SHARE.second(pick)
    return next(index for index, share in enumerate(shares) if not wanted - share)


def strike(state: SpiritIslandState, figure: str) -> None:
    """Answer who takes damage with the most damaged of these figures as long as there are any, then with others."""
    while asks(state) == "ask-damage":
        decision = state.decisions[0]
        if isinstance(decision.step, SplitDamage):
            toll = [damage_to(decision.step, picks_of(code), figure) for code in decision.codes]
            state.apply(decision.seat, toll.index(max(toll)))
            continue
        fitting = [index for index, option in enumerate(decision.options) if option.words.text().startswith(figure)]
        state.apply(decision.seat, fitting[-1] if fitting else 0)


def damage_to(step: SplitDamage, picks: list[int], figure: str) -> tuple[int, int, int]:
    """How hard a split of damage hits some figures: points, how many fall, and how much the hurt ones bear."""
    meant = [pick for pick in picks if KIND_IDS[KIND_OF_SLOT[SHARE.first(pick)]] == figure.lower()]
    fallen = sum(SHARE.second(pick) == step.bears(SHARE.first(pick)) for pick in meant)
    borne = sum((DAMAGE_OF_SLOT[SHARE.first(pick)] + SHARE.second(pick)) ** 2 for pick in meant)
    return sum(SHARE.second(pick) for pick in meant), fallen, borne


def position_of(options: Sequence[object], choice: str) -> int:
    """The position of an option by its number ("#2"), its ref ("land:A4"), its whole text or a part of it, unquoted."""
    if choice.startswith("#"):
        return int(choice[1:]) - 1
    texts = [re.sub("[“”]", "", option.words.text()) for option in options]  # type: ignore[attr-defined]
    refs = [option.refs for option in options]  # type: ignore[attr-defined]
    for position in range(len(options)):
        if choice in refs[position] or texts[position] == choice or f"land:{choice}" in refs[position]:
            return position
    for position in range(len(options)):
        if choice.lower() in texts[position].lower():
            return position
    return -1


def texts(state: SpiritIslandState, seat: int = 0) -> list[str]:
    """The answers that a seat may give, in words."""
    decision = state.decision_of(seat)
    return [] if decision is None else [option.words.text() for option in decision.options]


def places(state: SpiritIslandState, seat: int = 0) -> set[str]:
    """The lands among the answers of a seat."""
    decision = state.decision_of(seat)
    assert decision is not None
    return {ref.removeprefix("land:") for option in decision.options for ref in option.refs if ref.startswith("land:")}


def asks(state: SpiritIslandState) -> str:
    """The name of the question that is open ("" for none)."""
    return state.decisions[0].prompt.id if state.decisions else ""


def fear(state: SpiritIslandState) -> int:
    """All fear that has been generated."""
    return state.fear + state.fear_taken * state.rules.fear_pool


def defend(state: SpiritIslandState, name: str) -> int:
    """All that defends a land now."""
    return state.defence(at(state, name))


def invader_card(state: SpiritIslandState, id: str) -> int:
    """An invader card by its id."""
    return [invader.id for invader in state.box.invader_cards].index(id)


def ravage(state: SpiritIslandState, id: str) -> SpiritIslandState:
    """The invaders ravage with a card."""
    state.ravage_card = invader_card(state, id)
    return run(state, RAVAGE)


def build(state: SpiritIslandState, id: str) -> SpiritIslandState:
    """The invaders build with a card."""
    state.build_card = invader_card(state, id)
    return run(state, BUILD)


def explore(state: SpiritIslandState, id: str) -> SpiritIslandState:
    """The invaders explore with a card."""
    wanted = invader_card(state, id)
    state.stages = [state.box.invader_cards[wanted].stage, 3]
    bag = state.invader_bags[state.stages[0] - 1]
    if wanted not in bag:
        bag.append(wanted)
    state.fate = Wish([wanted])
    run(state, EXPLORE)
    return state


def fear_card(state: SpiritIslandState, id: str, terror: int = 1) -> SpiritIslandState:
    """A fear card is earned and resolved at a terror level."""
    wanted = [fear.id for fear in state.box.fear_cards].index(id)
    if wanted not in state.fear_bag:
        state.fear_bag.append(wanted)
    state.terror = terror
    state.fear_earned, state.fear_taken = 1, 1
    state.fate = Wish([wanted])
    run(state, RESOLVE_FEAR)
    return state


def settle(state: SpiritIslandState) -> SpiritIslandState:
    """Look whether the game has ended."""
    return run(state, SETTLE)


__all__ = ["FAST", "SLOW"]


def seen_by(state: SpiritIslandState, seat: int | None) -> SpiritIslandTable:
    """The table as a seat sees it (None: as a spectator does)."""
    table = state.view(seat).table
    assert isinstance(table, SpiritIslandTable)
    return table


def imagined_by(state: SpiritIslandState, seat: int | None, seed: int) -> SpiritIslandState:
    """The state as a seat imagines it."""
    imagined = state.imagine(seat, seed)
    assert isinstance(imagined, SpiritIslandState)
    return imagined
