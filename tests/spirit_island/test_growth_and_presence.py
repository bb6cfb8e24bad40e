"""I4 to I7: a round, growth, presence and tracks, energy, cards and elements."""

from __future__ import annotations

from tafelrunde.games.spirit_island.box.elements import ANIMAL, count_of
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.playing import PLAY_CARDS
from tafelrunde.games.spirit_island.steps.rounds import END_ROUND
from tafelrunde.games.spirit_island.steps.spirit_phase import DoGrowth
from tests.spirit_island.islands import (
    BRINGER,
    FAR,
    LIGHTNING,
    RIVER,
    SHADOWS,
    THUNDER,
    asks,
    at,
    begin,
    card,
    choose,
    island,
    places,
    play,
    put,
    run,
    texts,
    use,
)

HOME = {"A5": 2}


def test_I4_1_a_round_goes_through_its_phases() -> None:
    state = begin()
    phases = [state.phase]
    while not state.over and state.round < 2:
        state.apply(state.decisions[0].seat, len(state.decisions[0].options) - 1)
        if state.phase != phases[-1]:
            phases.append(state.phase)
    assert phases == sorted(phases[:-1]) + phases[-1:] or state.over


def test_I4_4_triggered_things_come_after_the_action() -> None:
    state = island({"A5": {"town": 2, "explorer": 1}, **FAR}, HOME)
    play(state, "vengeance_of_the_dead", "quicken_the_earths_struggles")
    put(state, "A5", {"town-1": 1})
    choose(state, "Vengeance", "A5", "Quicken", "1 damage")
    assert asks(state) == "ask-damage"


def test_I5_2_the_second_presence_may_be_measured_from_the_first() -> None:
    state = island(FAR, {"A3": 1}, (RIVER,), phase=1)
    run(state, DoGrowth(0, 1, 0b11))
    choose(state, "From the energy track", "A4", "From the energy track")
    assert "A5" in places(state)


def test_I5_3_and_I7_1_energy_from_growth_and_from_the_track() -> None:
    state = begin((SHADOWS,))
    choose(state, "Gain 3 energy", "From the energy track", "A8")
    assert state.spirits[0].energy == 3 + 1


def test_I7_1_energy_of_the_track_comes_after_growth() -> None:
    state = begin((LIGHTNING,))
    choose(state, "Reclaim")
    assert state.spirits[0].energy == 1


def test_I5_4_reclaim_all_and_one() -> None:
    state = island(FAR, HOME, (BRINGER,), phase=1)
    spirit = state.spirits[0]
    spirit.discard, spirit.hand = spirit.hand, []
    run(state, DoGrowth(0, 1, 0b01))
    choose(state, "Dread Apparitions")
    assert (len(spirit.hand), len(spirit.discard)) == (1, 3)
    run(state, DoGrowth(0, 0, 0b01))
    assert len(spirit.hand) == 4


def test_I6_1_presence_comes_from_either_track() -> None:
    state = island(FAR, HOME, (RIVER,), phase=1)
    run(state, DoGrowth(0, 1, 0b01))
    choose(state, "From the card plays track", "A5")
    assert (state.spirits[0].cards_track, state.spirits[0].energy_track) == (1, 0)


def test_I6_2_presence_may_be_taken_from_the_island() -> None:
    state = island(FAR, {"A5": 1, "A6": 1}, (RIVER,), phase=1)
    run(state, DoGrowth(0, 1, 0b01))
    choose(state, "The presence in A6", "A4")
    assert (state.spirits[0].on_island, state.spirits[0].presence[at(state, "A6")]) == (2, 0)


def test_I6_2_nobody_has_to_move_presence_when_none_is_left_on_the_tracks() -> None:
    for version in (1, 2):
        state = island(FAR, {"A5": 2, "A6": 1}, (RIVER,), phase=1, version=version)
        spirit = state.spirits[0]
        kind = state.box.kinds[spirit.kind]
        spirit.energy_track, spirit.cards_track = len(kind.energy) - 1, len(kind.plays) - 2
        run(state, DoGrowth(0, 1, 0b01))
        assert "Add nothing and leave all where it is" not in texts(state)
        spirit.cards_track += 1
        state.open = ()
        run(state, DoGrowth(0, 1, 0b01))
        assert ("Add nothing and leave all where it is" in texts(state)) == (version == 2)
        if version == 2:
            choose(state, "Add nothing")
            assert (state.decisions, spirit.presence[at(state, "A5")], spirit.presence[at(state, "A6")]) == ((), 2, 1)


def test_I6_3_the_highest_number_counts_and_elements_add_up() -> None:
    state = island(FAR, HOME, (THUNDER,))
    state.spirits[0].energy_track = 4
    state.count_elements(0)
    assert state.box.kinds[state.spirits[0].kind].energy[4] == 2
    assert state.spirits[0].elements.bit_count() == 3


def with_an_open_any() -> SpiritIslandState:
    """Bringer has uncovered an "any" and played its cards."""
    state = begin((BRINGER,))
    state.spirits[0].energy_track = 5
    choose(state, "Reclaim all", "The minor powers", "#1")
    choose(state, "Dreams of the Dahan", "Dread Apparitions")
    assert asks(state) == "ask-element"
    assert len(texts(state)) == 9
    return state


def test_I6_4_any_is_an_element_for_the_round() -> None:
    state = choose(with_an_open_any(), "Animal")
    assert count_of(state.spirits[0].elements, ANIMAL) == 1
    assert not any("Any" in text for text in texts(state))


def test_I6_4_any_may_wait_for_the_power_phases() -> None:
    state = choose(with_an_open_any(), "Later")
    assert asks(state) == "ask-fast-power"
    assert sum("Any" in text for text in texts(state)) == 8
    choose(state, "is Animal")
    assert count_of(state.spirits[0].elements, ANIMAL) == 1
    assert asks(state) == "ask-fast-power"
    assert not any("Any" in text for text in texts(state))


def test_I6_5_reclaim_one_on_the_track() -> None:
    state = begin((RIVER,))
    spirit = state.spirits[0]
    spirit.cards_track = 4
    spirit.discard, spirit.hand = spirit.hand[:2], spirit.hand[2:]
    choose(state, "add 1 presence (range 1", "From the energy track", "A5", "From the energy track", "A5")
    assert asks(state) == "ask-reclaim"


def test_I6_5_uncovered_in_a_power_phase_it_waits_for_the_next_spirit_phase() -> None:
    state = island(FAR, HOME)
    spirit = state.spirits[0]
    spirit.cards_track = 3
    spirit.discard = [card(state, "wash_away")]
    use(state, "indomitable_claim", "A5", "From the card plays track")
    assert spirit.cards_track == 4
    assert asks(state) != "ask-reclaim"
    assert spirit.discard == [card(state, "wash_away")]


def test_I6_6_destroyed_presence_leaves_the_game() -> None:
    state = island(FAR, HOME)
    state.destroy_presence(0, at(state, "A5"), "I6.6")
    assert (state.spirits[0].destroyed, state.spirits[0].energy_track) == (1, 0)


def test_I7_3_a_card_is_paid_at_once() -> None:
    state = island(FAR, HOME, (LIGHTNING,), energy=3, phase=1)
    run(state, PLAY_CARDS[0])
    choose(state, "Raging Storm")
    assert state.spirits[0].energy == 0


def test_I7_4_elements_come_with_the_card_and_go_with_it() -> None:
    state = island(FAR, HOME, (LIGHTNING,), energy=3, phase=1)
    run(state, PLAY_CARDS[0])
    choose(state, "Raging Storm", "No more cards")
    assert state.spirits[0].elements.bit_count() == 3
    run(state, END_ROUND)
    assert state.spirits[0].elements == 0
