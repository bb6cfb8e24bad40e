"""What a seat imagines is as likely as it really is: small positions of each game with secrets, against every deal.

GLOW and Spirit Island hide nothing: what is not decided yet is drawn when it comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import comb, perm

import pytest

from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.state import State
from tafelrunde.testing import is_fair
from tafelrunde.testing.cases import random_choices
from tafelrunde.testing.fairness import critical

# So many deals can be gone through, and each is imagined often enough to be counted.
MOST_DEALS = 130
POSITIONS = 6


def positions(game: str, players: int, wanted: Callable[[State], bool], seeds: range) -> Iterator[State]:
    """States of random games that are worth a look, at most one a game."""
    declared = registry.find(game)
    options = {"draft": False} if "draft" in declared.option_values else {}
    for seed in seeds:
        state = begin(declared.setup(players, options, declared.trial_figures), seed)
        for seat, index in random_choices(state, seed):
            if wanted(state):
                yield state
                break
            state.apply(seat, index)


def even(outcomes: list[Hashable]) -> dict[Hashable, Fraction]:
    """Every way is equally likely; some ways look alike."""
    return {outcome: Fraction(count, len(outcomes)) for outcome, count in Counter(outcomes).items()}


# ---------------------------------------------------------------------- Vaalbara


def unseen_followers(state: VaalbaraState) -> tuple[list[int], int]:
    """The followers of seat 1 that the others have not seen, and how many of them are in the hand."""
    clan = state.clans[1]
    cards_in = state.box.cards_in
    hidden = clan.hand & ~clan.known
    return list(cards_in[hidden | clan.deck]), len(cards_in[hidden])


def has_chosen_among_few(state: State) -> bool:
    assert isinstance(state, VaalbaraState)
    unseen, held = unseen_followers(state)
    chosen = state.sealed is not None and state.sealed[1] is not None
    return chosen and 1 < comb(len(unseen), held) * (held + 1) <= MOST_DEALS


def test_hands_and_chosen_followers_of_vaalbara_are_imagined_fairly() -> None:
    found = list(positions("vaalbara", 3, has_chosen_among_few, range(POSITIONS)))
    assert len(found) == POSITIONS
    for state in found:
        assert isinstance(state, VaalbaraState)
        unseen, held = unseen_followers(state)
        known = list(state.box.cards_in[state.clans[1].known & state.clans[1].hand])
        hands = [(*known, *drawn) for drawn in combinations(unseen, held)]
        deals: list[Hashable] = [(frozenset(hand), chosen) for hand in hands for chosen in hand]

        def hidden(imagined: State) -> Hashable:
            assert isinstance(imagined, VaalbaraState)
            assert imagined.sealed is not None
            return frozenset(imagined.box.cards_in[imagined.clans[1].hand]), imagined.sealed[1]

        is_fair(state, 0, hidden, even(deals))


# ---------------------------------------------------------------------- Battalia


def few_hands(state: State) -> bool:
    assert isinstance(state, BattaliaState)
    person = state.people[1]
    held = len(person.hand) - len(person.known)
    return state.day > 0 and held > 0 and 1 < comb(len(person.unseen()), held) <= MOST_DEALS


def test_hands_of_battalia_are_imagined_fairly() -> None:
    found = list(positions("battalia", 2, few_hands, range(POSITIONS)))
    assert found
    for state in found:
        assert isinstance(state, BattaliaState)
        person = state.people[1]
        held = len(person.hand) - len(person.known)
        hands = combinations(person.unseen(), held)
        deals: list[Hashable] = [tuple(sorted([*person.known, *hand])) for hand in hands]

        def hidden(imagined: State) -> Hashable:
            assert isinstance(imagined, BattaliaState)
            return tuple(sorted(imagined.people[1].hand))

        is_fair(state, 0, hidden, even(deals))


# ---------------------------------------------------------------------- Skybridge

# Lists of cards that a seat holds, in the order of `secrets.HAND` and the following.
HELD = ("hand", "deities", "drawn", "packet", "buried")


def places(state: SkybridgeState) -> dict[tuple[str, int, int], int]:
    """Every card that lies somewhere unseen, by its place: what it lies among, whose that is, and where in it."""
    found = {}
    for seat, tableau in enumerate(state.tableaus):
        for name in HELD:
            for index, card in enumerate(getattr(tableau, name)):
                found[name, seat, index] = card
    for stack, cards in enumerate(state.tops):
        for index, card in enumerate(cards):
            found["top", stack, index] = card
    return found


def half_known(state: SkybridgeState, seat: int) -> list[tuple[int, list[tuple[str, int, int]]]]:
    """The cards that a seat half knows, each with the unseen places of its deck where it may be."""
    bit = 1 << seat
    deck_of = state.box.deck_of
    lies = places(state)
    found = []
    for veil in state.veils:
        card = veil & secrets.CARD_BITS
        if veil >> secrets.WATCHERS & bit:
            allowed = veil >> secrets.PLACES
            free = [
                place
                for place, other in lies.items()
                if deck_of[other] == deck_of[card] and not state.known[other] & bit and may_be(place, allowed)
            ]
            found.append((card, free))
    return found


def may_be(place: tuple[str, int, int], allowed: int) -> bool:
    name, owner, _ = place
    on_stack = bool(allowed & secrets.ON_STACK)
    if name == "top":
        return on_stack
    # What was just drawn may have lain on the stack.
    return bool(allowed >> owner & 1) or (name == "drawn" and on_stack)


def ways_to_lie(cards: list[tuple[int, list[tuple[str, int, int]]]]) -> list[Hashable]:
    """Every way in which half-known cards can lie, each at one of its places and no two at the same."""
    spots = sorted({place for _, free in cards for place in free})
    return [
        tuple(chosen)
        for chosen in permutations(spots, len(cards))
        if all(place in free for place, (_, free) in zip(chosen, cards, strict=True))
    ]


def several_half_known(state: State) -> bool:
    assert isinstance(state, SkybridgeState)
    cards = half_known(state, 0)
    spots = {place for _, free in cards for place in free}
    if not 2 <= len(cards) <= 3 or perm(len(spots), len(cards)) > 2000:
        return False
    ways = ways_to_lie(cards)
    uneven = len({len(free) for _, free in cards}) > 1
    return uneven and 2 <= len(ways) <= MOST_DEALS


@pytest.mark.parametrize("players", [3, 4])
def test_half_known_cards_of_skybridge_are_imagined_fairly(players: int) -> None:
    found = list(positions("skybridge", players, several_half_known, range(12)))
    assert found
    for state in found[:POSITIONS]:
        assert isinstance(state, SkybridgeState)
        cards = half_known(state, 0)

        def hidden(imagined: State, cards: list[tuple[int, list[tuple[str, int, int]]]] = cards) -> Hashable:
            assert isinstance(imagined, SkybridgeState)
            lies = {card: place for place, card in places(imagined).items()}
            return tuple(lies[card] for card, _ in cards)

        is_fair(state, 0, hidden, even(ways_to_lie(cards)))


def test_a_half_known_card_of_skybridge_does_not_give_way_to_another() -> None:
    """One card is on the stack or in a hand of two, another in that hand: four ways, all of them equally likely."""
    state = next(positions("skybridge", 2, lambda _: True, range(1)))
    assert isinstance(state, SkybridgeState)
    spots = [
        secrets.SPOT.join(secrets.HAND, 1, 0),
        secrets.SPOT.join(secrets.HAND, 1, 1),
        secrets.SPOT.join(secrets.STACK_TOP, 0, 0),
    ]
    veils = [7 | (2 | secrets.ON_STACK) << secrets.PLACES, 8 | 2 << secrets.PLACES]
    counts = Counter(tuple(secrets._deal_veiled(state, spots, veils)) for _ in range(4000))
    assert set(counts) == {(7, 8, -1), (8, 7, -1), (8, -1, 7), (-1, 8, 7)}
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < critical(3)
