"""What is hidden, who knows it, and how it is dealt anew for those who do not (K1.6, K6.5).

Stacks have no order: a card is drawn from those left when it comes out. Only cards that were put back on top or under
a stack have a place there. For each card `state.known` holds the seats that know where it is. Somebody may know less
than that but more than nothing: that a card is in one of some hands, or among the cards put back on a stack. Such half
knowledge is a *veil*: a card, the seats that have this knowledge, and the places where the card may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import CARDS, EYE_STAR
from tafelrunde.kernel.packing import Triple

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Bits for the four seats, and for a spectator, who knows what everybody knows.
EVERYBODY: Final = 31
SPECTATOR: Final = 4
# Among the places of a veil: the cards put back on the stack. The other bits are seats, for what they hold.
ON_STACK: Final = 16

# A veil is one number: the card, from bit 8 the seats that know, from bit 13 the places.
WATCHERS: Final = 8
PLACES: Final = 13
CARD_BITS: Final = 255

# Where hidden cards lie, for `redeal`: what a seat holds, the cards put back on a stack, those under the deity stack.
HAND: Final = 0
DEITIES: Final = 1
DRAWN: Final = 2
PACKET: Final = 3
BURIED: Final = 4
STACK_TOP: Final = 5
UNDER: Final = 6
# One of these places: its kind, whose or which stack, and how many cards lie before it.
SPOT: Final = Triple(8, 64)
DECKS: Final = 8
TRIES: Final = 20
FAIR_TRIES: Final = 60


# ---------------------------------------------------------------------- who learns what


def reveal(state: SkybridgeState, card: int) -> None:
    """Everybody sees a card. Undo never reaches back over that, unless everybody knew it."""
    if state.known[card] != EVERYBODY:
        state.known[card] = EVERYBODY
        state.reveals += 1
        if state.veils:
            state.veils = [veil for veil in state.veils if veil & CARD_BITS != card]


def learn(state: SkybridgeState, seat: int, card: int) -> None:
    """A seat sees a card."""
    state.known[card] |= 1 << seat
    if state.veils:
        veils: list[int] = []
        for veil in state.veils:
            if veil & CARD_BITS == card:
                veil &= ~(1 << (WATCHERS + seat))
                if veil >> WATCHERS & EVERYBODY == 0:
                    continue
            veils.append(veil)
        state.veils = veils


def blur(state: SkybridgeState, card: int, watchers: int, places: int) -> None:
    """Seats that knew where a card is know only this much from now on."""
    watchers &= state.known[card]
    state.known[card] &= ~watchers
    if watchers:
        state.veils = [*state.veils, card | watchers << WATCHERS | places << PLACES]


def widen(state: SkybridgeState, deck: int, where: int, places: int) -> None:
    """Cards of a deck that may be at one place (`where`) may now be at others, too."""
    if state.veils:
        deck_of = state.box.deck_of
        state.veils = [
            one | places << PLACES if deck_of[one & CARD_BITS] == deck and one >> PLACES & where else one
            for one in state.veils
        ]


def _nothing_on_stack(state: SkybridgeState, deck: int) -> None:
    """No card that was put back lies on a stack any more: what was veiled is not there."""
    if state.veils:
        deck_of = state.box.deck_of
        state.veils = [one & ~(ON_STACK << PLACES) if deck_of[one & CARD_BITS] == deck else one for one in state.veils]


# ---------------------------------------------------------------------- drawing


def draw_people(state: SkybridgeState, stack: int) -> int:
    """The top card of a nation's stack or of the eye-star stack comes out. Nobody has learned anything yet."""
    put_back = state.tops[stack]
    if put_back:
        card = put_back[-1]
        state.tops[stack] = put_back[:-1]
        state.reveals += 1
        return card
    bag = state.bags[stack].copy()
    card = state.pick(bag)
    state.bags[stack] = bag
    return card


def turn_up(state: SkybridgeState, stack: int) -> int:
    """The top card of a stack is turned face up (K5.1)."""
    from_top = len(state.tops[stack]) > 0
    card = draw_people(state, stack)
    reveal(state, card)
    if from_top and not state.tops[stack]:
        _nothing_on_stack(state, stack)
    return card


def look_at_top(state: SkybridgeState, seat: int, stack: int) -> int:
    """A seat looks at the top card of a stack (K17.5)."""
    card = draw_people(state, stack)
    learn(state, seat, card)
    return card


def looked_and_took(state: SkybridgeState, seat: int, stack: int) -> None:
    """The card that was looked at is kept, and all can see that."""
    widen(state, stack, ON_STACK, 1 << seat)
    if not state.tops[stack]:
        _nothing_on_stack(state, stack)


def draw_with_knowledge(state: SkybridgeState, seat: int, stack: int, open_card: int, count: int) -> list[int]:
    """K6.3: the open card and some face-down ones. From now on the others know only that they are here or on top."""
    others = EVERYBODY & ~(1 << seat)
    places = ON_STACK | 1 << seat
    widen(state, stack, ON_STACK, 1 << seat)
    drawn = [open_card]
    for _ in range(count):
        card = draw_people(state, stack)
        learn(state, seat, card)
        drawn.append(card)
    for card in drawn:
        blur(state, card, others, places)
    return drawn


def draw_deity(state: SkybridgeState, seat: int) -> int:
    """The top card of the deity stack; those that were put under it come last, in their order (K10.12)."""
    if state.deity_bag:
        bag = state.deity_bag.copy()
        card = state.pick(bag)
        state.deity_bag = bag
    else:
        card = state.under[0]
        state.under = state.under[1:]
        state.reveals += 1
    learn(state, seat, card)
    return card


# ---------------------------------------------------------------------- dealing anew


def redeal(state: SkybridgeState, seat: int) -> None:
    """Deal everything that a seat (-1: a spectator) does not know anew, in agreement with what it has seen."""
    watcher = 1 << (SPECTATOR if seat < 0 else seat)
    deck_of = state.box.deck_of
    spots: list[list[int]] = [[] for _ in range(DECKS)]
    for other in range(state.players):
        for kind in range(5):
            held = _held(state, kind, other)
            for index in range(len(held)):
                card = held[index]
                if state.known[card] & watcher == 0:
                    spots[deck_of[card]].append(SPOT.join(kind, other, index))
    for stack in range(EYE_STAR + 1):
        put_back = state.tops[stack]
        for index in range(len(put_back)):
            if state.known[put_back[index]] & watcher == 0:
                spots[stack].append(SPOT.join(STACK_TOP, stack, index))
    for index in range(len(state.under)):
        if state.known[state.under[index]] & watcher == 0:
            spots[DECKS - 1].append(SPOT.join(UNDER, 0, index))
    for deck in range(DECKS):
        if spots[deck]:
            _deal(state, deck, spots[deck], watcher)
    # What others half know is about cards that may lie elsewhere now; nobody will ask.
    state.veils = [one for one in state.veils if one >> WATCHERS & watcher]


def _held(state: SkybridgeState, kind: int, owner: int) -> list[int]:
    """The cards in one kind of place."""
    if kind == STACK_TOP:
        return state.tops[owner]
    if kind == UNDER:
        return state.under
    tableau = state.tableaus[owner]
    if kind == HAND:
        return tableau.hand
    if kind == DEITIES:
        return tableau.deities
    if kind == DRAWN:
        return tableau.drawn
    return tableau.packet if kind == PACKET else tableau.buried


def _card_at(state: SkybridgeState, spot: int) -> int:
    """The card at a spot."""
    kind, owner, index = SPOT.parts(spot)
    return _held(state, kind, owner)[index]


def _put(state: SkybridgeState, spot: int, card: int) -> None:
    """A card takes the place of another."""
    kind, owner, index = SPOT.parts(spot)
    held = _held(state, kind, owner).copy()
    held[index] = card
    if kind == STACK_TOP:
        state.tops[owner] = held
    elif kind == UNDER:
        state.under = held
    else:
        tableau = state.tableaus[owner]
        if kind == HAND:
            tableau.hand = held
        elif kind == DEITIES:
            tableau.deities = held
        elif kind == DRAWN:
            tableau.drawn = held
        elif kind == PACKET:
            tableau.packet = held
        else:
            tableau.buried = held


def _deal(state: SkybridgeState, deck: int, spots: list[int], watcher: int) -> None:
    """Deal the unknown cards of one deck to their places, veiled cards first, and the rest into the stack."""
    bag = state.deity_bag if deck == DECKS - 1 else state.bags[deck]
    pool = bag.copy()
    knowers: list[int] = []
    for spot in spots:
        card = _card_at(state, spot)
        knowers.append(state.known[card])
        pool.append(card)
    # The order in which cards have come and gone would tell where they are.
    pool.sort()
    veiled = [one for one in state.veils if one >> WATCHERS & watcher and (one & CARD_BITS) in pool]
    dealt = _deal_veiled(state, spots, veiled)
    for index in range(len(spots)):
        if dealt[index] >= 0:
            pool.remove(dealt[index])
    for index in range(len(spots)):
        if dealt[index] < 0:
            dealt[index] = state.pick(pool)
        _put(state, spots[index], dealt[index])
        state.known[dealt[index]] = knowers[index]
    for card in pool:
        state.known[card] = 0
    if deck == DECKS - 1:
        state.deity_bag = pool
    else:
        state.bags[deck] = pool


def _deal_veiled(state: SkybridgeState, spots: list[int], veiled: list[int]) -> list[int]:
    """Which of the veiled cards lies at which of the spots; -1 where none does. Every way to lie is equally likely."""
    for _ in range(FAIR_TRIES):
        # Each for itself, and all again where two want the same spot: to let one give way would favour some ways.
        dealt = _deal_each(state, spots, veiled, crowded=True)
        if dealt is not None:
            return dealt
    for _ in range(TRIES):
        dealt = _deal_each(state, spots, veiled, crowded=False)
        if dealt is not None:
            return dealt
    # Hardly ever: so much is half known that guessing does not get there. The truth is one possibility.
    truth: list[int] = []
    cards = [one & CARD_BITS for one in veiled]
    for spot in spots:
        card = _card_at(state, spot)
        truth.append(card if card in cards else -1)
    return truth


def _deal_each(state: SkybridgeState, spots: list[int], veiled: list[int], crowded: bool) -> list[int] | None:
    """Deal one veiled card after the other; None if there is no spot for one. `crowded` lets two want the same."""
    dealt = [-1] * len(spots)
    for one in veiled:
        free = [
            index
            for index in range(len(spots))
            if (crowded or dealt[index] < 0) and one >> PLACES & _place_of(spots[index])
        ]
        if not free:
            return None
        chosen = state.pick_one(free)
        if dealt[chosen] >= 0:
            return None
        dealt[chosen] = one & CARD_BITS
    return dealt


def _place_of(spot: int) -> int:
    """A spot as places of a veil. What somebody has just drawn may have lain on the stack."""
    kind, owner, _ = SPOT.parts(spot)
    if kind == STACK_TOP:
        return ON_STACK
    return 1 << owner | ON_STACK if kind == DRAWN else 1 << owner


def all_unknown() -> list[int]:
    """Who knows what before anything has happened: nobody anything."""
    return [0] * CARDS
