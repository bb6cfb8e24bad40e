"""K1.6, K2.8, K6.3, K6.5: who has seen a card, and who knows only where it may be."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.ids import STACK_IDS
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.drakes import BuryCards
from tafelrunde.games.skybridge.steps.playing import ONLY, PASS, PLACING
from tafelrunde.games.skybridge.steps.setup import PASS_PACKETS
from tests.skybridge.thraen import hand, number_of, people, position

EMPIRE, LIGHT = STACK_IDS.index("empire"), STACK_IDS.index("light")


def members(bits: int) -> set[int]:
    return {bit for bit in range(bits.bit_length()) if bits >> bit & 1}


def veils(state: SkybridgeState) -> dict[int, tuple[set[int], set[int]]]:
    """For each card that is half known: who knows that (4: spectators), and with whom it may be (4: on the stack)."""
    return {veil & 255: (members(veil >> 8 & 31), members(veil >> 13)) for veil in state.veils}


def table_of_four() -> SkybridgeState:
    return position("visions", "gardens", "high_priest", "drake_master")


def test_K6_3_others_know_only_that_what_was_drawn_is_there_or_on_top() -> None:
    state = table_of_four()
    shown = number_of(people("empire"))
    state.bags[EMPIRE].remove(shown)
    secrets.reveal(state, shown)
    drawn = secrets.draw_with_knowledge(state, 2, EMPIRE, shown, 2)
    assert drawn[0] == shown
    assert state.known[shown] == 1 << 2
    # Only the open card had been seen by others: of the two face-down ones they never knew anything.
    assert veils(state) == {shown: ({0, 1, 3, 4}, {2, 4})}
    assert [state.known[card] for card in drawn[1:]] == [1 << 2, 1 << 2]


def test_K6_3_cards_on_top_may_be_in_the_next_hand_that_draws_there() -> None:
    state = table_of_four()
    put_back, elsewhere = number_of(people("empire")), number_of(people("light"))
    for card, stack in ((put_back, EMPIRE), (elsewhere, LIGHT)):
        state.bags[stack].remove(card)
        state.tops[stack] = [card]
        state.known[card] = 31
        secrets.blur(state, card, 31 & ~1, 1 | 16)
    held = number_of(people("empire", but=[people("empire")]))
    state.known[held] = 31
    secrets.blur(state, held, 31 & ~1, 1)
    secrets.widen(state, EMPIRE, 16, 1 << 3)
    # What may lie on the stack may now be with the fourth seat as well; what is in a hand for certain may not.
    assert veils(state)[put_back] == ({1, 2, 3, 4}, {0, 3, 4})
    assert veils(state)[elsewhere] == ({1, 2, 3, 4}, {0, 4})
    assert veils(state)[held] == ({1, 2, 3, 4}, {0})


def test_K6_5_when_the_last_card_put_back_is_turned_up_no_other_lies_there() -> None:
    state = table_of_four()
    first, second = number_of(people("empire")), number_of(people("empire", but=[people("empire")]))
    light = number_of(people("light"))
    for card in (first, second, light):
        state.known[card] = 31
        secrets.blur(state, card, 31 & ~2, 2 | 16)
    state.bags[EMPIRE].remove(first)
    state.tops[EMPIRE] = [first]
    assert secrets.turn_up(state, EMPIRE) == first
    assert state.known[first] == 31
    # Everybody sees the one, so the other must be in the hand of the second seat. The other deck tells nothing.
    assert veils(state) == {second: ({0, 2, 3, 4}, {1}), light: ({0, 2, 3, 4}, {1, 4})}


def test_K6_5_whoever_sees_a_card_knows_it_and_the_others_as_much_as_before() -> None:
    state = table_of_four()
    first, second = number_of(people("empire")), number_of(people("light"))
    for card in (first, second):
        state.known[card] = 31
        secrets.blur(state, card, 0b01010, 1)
    secrets.learn(state, 1, first)
    assert state.known[first] == 31 & ~0b01000
    assert veils(state) == {first: ({3}, {0}), second: ({1, 3}, {0})}
    secrets.learn(state, 3, first)
    assert veils(state) == {second: ({1, 3}, {0})}


def test_K2_8_a_packet_that_goes_on_is_known_to_be_with_the_next_seat() -> None:
    state = table_of_four()
    packets = []
    for seat, deck in enumerate(("empire", "light", "shenna", "utreng")):
        card = number_of(people(deck))
        state.bags[STACK_IDS.index(deck)].remove(card)
        state.tableaus[seat].packet = [card]
        state.known[card] = 1 << seat
        packets.append(card)
    state.open, state.stack = (), None
    PASS_PACKETS[0].run(state)
    for seat, card in enumerate(packets):
        left = (seat + 1) % 4
        assert state.tableaus[left].packet == [card]
        assert state.known[card] == 1 << left
        assert veils(state)[card] == ({seat}, {left}), "whoever had it knows where it went"


def test_K2_8_a_card_that_was_passed_may_have_been_kept_or_passed_again() -> None:
    state = table_of_four()
    packets = []
    for seat, deck in enumerate(("empire", "light", "shenna", "utreng")):
        card = number_of(people(deck))
        state.bags[STACK_IDS.index(deck)].remove(card)
        state.tableaus[seat].packet = [card]
        state.known[card] = 1 << seat
        packets.append(card)
    state.open, state.stack = (), None
    PASS_PACKETS[0].run(state)
    state.open, state.stack = (), None
    PASS_PACKETS[1].run(state)
    for seat, card in enumerate(packets):
        left, next_one = (seat + 1) % 4, (seat + 2) % 4
        assert state.known[card] == 1 << next_one
        known = [(members(veil >> 8 & 31), members(veil >> 13)) for veil in state.veils if veil & 255 == card]
        assert known == [({seat}, {left, next_one}), ({left}, {next_one})]


def test_K14_2_which_cards_are_buried_does_not_depend_on_their_places() -> None:
    decks = ("empire", "light", "shenna", "utreng")
    cards = [people(deck) for deck in decks]
    for chosen in range(1 << len(cards)):
        state = table_of_four()
        hand(state, 0, *cards)
        held = list(state.tableaus[0].hand)
        BuryCards(0, 0, chosen).run(state)
        buried = [card for place, card in enumerate(held) if chosen >> place & 1]
        assert state.tableaus[0].buried == buried
        assert state.tableaus[0].hand == [card for card in held if card not in buried]


def test_K7_1_no_way_to_play_a_card_is_taken_for_passing() -> None:
    ways = [PLACING.join(card, slot, area) for card in (0, 118) for slot in range(5) for area in range(12)]
    assert max(ways) < ONLY
    assert len({*ways, PASS, ONLY, ONLY + 118}) == len(ways) + 3
