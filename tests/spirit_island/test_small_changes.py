"""Positions in which a small change of the rules shows, where no other test had noticed one."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island.box.ids import (
    CITY_SLOT,
    DAHAN,
    EXPLORER,
    FAST,
    FEAR_DEFENDS,
    FIRST_SLOT,
    FROM_SACRED_SITE,
    HALE_DAHAN,
    MAJOR,
    NO_EXPLORE_WITH_TWO_DAHAN,
    NO_RAVAGE,
    PERMISSION,
    SLOW,
    SOUND_DAHAN,
    TOWN,
    TOWN_SLOT,
)
from tafelrunde.games.spirit_island.effects.amounts import PER_BLIGHT, PER_BLIGHT_AROUND, PER_DAHAN, times
from tafelrunde.games.spirit_island.effects.energy_and_elements import EnergyPerThreatenedSite
from tafelrunde.games.spirit_island.effects.land_state import Hold
from tafelrunde.games.spirit_island.steps.damage import hit
from tafelrunde.games.spirit_island.steps.dreams import wake_up
from tafelrunde.games.spirit_island.steps.elements import LATER, ChooseElements, has_open_element
from tafelrunde.games.spirit_island.steps.falling import fell
from tafelrunde.games.spirit_island.steps.fear import RESOLVE_FEAR
from tafelrunde.games.spirit_island.steps.invaders import BLIGHTED_ISLAND
from tafelrunde.games.spirit_island.steps.moving import GatherFigures, PushFigures, PushInto, SpreadFigures
from tafelrunde.games.spirit_island.steps.powers import USE_POWERS, AskAgain
from tafelrunde.games.spirit_island.steps.presence import CARDS_TRACK, ENERGY_TRACK, PlacePresence
from tafelrunde.games.spirit_island.steps.removing import DESTROY
from tafelrunde.games.spirit_island.steps.rituals import PayEnergy, PayPresence
from tafelrunde.games.spirit_island.steps.rounds import END_ROUND, SLOW_PHASE
from tafelrunde.games.spirit_island.steps.setup import BackTown
from tafelrunde.games.spirit_island.steps.spirit_phase import DoGrowth
from tafelrunde.games.spirit_island.steps.step import IslandQuestion
from tafelrunde.games.spirit_island.steps.together import gather_figures, pick_figures, push_figures
from tafelrunde.games.spirit_island.steps.usable import REPEAT, sources, usable
from tests.spirit_island.islands import (
    BRINGER,
    EARTH,
    FAR,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    THUNDER,
    asks,
    at,
    build,
    card,
    choose,
    defend,
    explore,
    inside,
    invader_card,
    island,
    places,
    put,
    ravage,
    run,
    settle,
    texts,
    use,
)

HOME = {"A5": 2}


def test_I9_1_an_amount_for_each_blight_counts_here_or_around() -> None:
    lands = {"A5": {"blight": 1, "dahan": 4}, "A4": {"blight": 2}, "A6": {"blight": 3}, "A3": {"blight": 5}, **FAR}
    state = island(lands, HOME)
    land = at(state, "A5")
    assert [times(state, 0, land, per) for per in (PER_DAHAN, PER_BLIGHT, PER_BLIGHT_AROUND)] == [4, 1, 5]


@pytest.mark.parametrize(("amount", "energy"), [(1, 2), (3, 6)])
def test_I29_3_energy_for_each_sacred_site_with_invaders(amount: int, energy: int) -> None:
    lands = {"A4": {"explorer": 1}, "A7": {"town": 1}, "A8": {"dahan": 1}, **FAR}
    state = island(lands, {"A4": 2, "A7": 2, "A8": 2, "A2": 1}, (LIGHTNING,))
    EnergyPerThreatenedSite(amount).run(state, 0, -1)
    assert state.spirits[0].energy == energy


def test_I9_2_the_health_of_dahan_may_be_raised_twice() -> None:
    state = island({"A5": {"dahan": 1}, **FAR}, HOME)
    land = at(state, "A5")
    usual = state.health(DAHAN, land)
    strengthen = Hold(SOUND_DAHAN)
    strengthen.run(state, 0, land)
    assert state.flags[land] & (SOUND_DAHAN | HALE_DAHAN) == SOUND_DAHAN
    once = state.health(DAHAN, land)
    strengthen.run(state, 0, land)
    assert state.flags[land] & (SOUND_DAHAN | HALE_DAHAN) == SOUND_DAHAN | HALE_DAHAN
    assert state.health(DAHAN, land) - once == once - usual > 0


def test_I27_3_green_may_let_one_build_happen_and_prevent_another() -> None:
    lands = {"A2": {"town": 1}, "A5": {"town": 1}, "A8": {"city": 1}}
    state = island(lands, {"A2": 2, "A5": 2}, (GREEN,))
    build(state, "I-W")
    choose(state, "Let", "Prevent")
    assert inside(state, "A2") == {"town": 1, "city": 1}
    assert inside(state, "A5") == {"town": 1}
    assert not state.decisions


def test_I8_4_shared_sources_are_sacred_sites_only_where_the_power_asks_for_them() -> None:
    state = island(FAR, [{"A5": 1}, {"B4": 2, "B7": 1}], (LIGHTNING, RIVER), ("A", "B"))
    state.spirits[0].shares_with = 0b10
    powers = state.box.powers
    presence = powers[card(state, "raging_storm")]
    site = next(power for power in powers if power.source == FROM_SACRED_SITE and power.deck != 3)
    here = 1 << at(state, "A5")
    assert sources(state, 0, presence) == here | 1 << at(state, "B4") | 1 << at(state, "B7")
    assert sources(state, 0, site) == 1 << at(state, "B4")


def test_I33_only_sweden_escalates_with_a_town_where_the_fewest_invaders_are() -> None:
    lands = {"A2": {"city": 1}, "A5": {"explorer": 1}, "A8": {"city": 1}}
    state = island(lands, HOME)
    explore(state, "II-W")
    assert not state.decisions
    assert inside(state, "A5") == {"explorer": 2}
    assert inside(state, "A2") == {"city": 1, "explorer": 1}


def test_I15_3_only_the_card_that_says_so_keeps_explorers_from_two_dahan() -> None:
    for forbidden, expected in ((0, 1), (NO_EXPLORE_WITH_TWO_DAHAN, 0), (NO_EXPLORE_WITH_TWO_DAHAN << 1, 1)):
        state = island({"A5": {"dahan": 2, "town": 1}, **FAR}, HOME)
        state.forbidden = forbidden
        explore(state, "I-W")
        assert inside(state, "A5").get("explorer", 0) == expected


def test_I16_3_fear_cards_are_resolved_from_the_first_that_was_earned() -> None:
    state = island(FAR, HOME)
    first, second = state.fear_bag[0], state.fear_bag[1]
    state.fear_bag = state.fear_bag[2:]
    state.fear_taken, state.fear_earned, state.fear_known = 5, 2, [4, second, 3, first]
    run(state, RESOLVE_FEAR)
    while state.decisions and len(state.fear_discard) < 2:
        state.apply(state.decisions[0].seat, 0)
    assert state.fear_discard[:2] == [first, second]


def test_I34_11_in_version_1_each_energy_and_presence_of_a_ritual_was_asked_for() -> None:
    state = island(FAR, [{"A5": 1, "A6": 2}, {"A5": 1, "B4": 2}], (RIVER, LIGHTNING), ("A", "B"), energy=1)
    run(state, PayEnergy(2))
    assert len(state.decisions[0].options) == 2
    state.apply(0, 1)
    assert [spirit.energy for spirit in state.spirits] == [0, 0]
    assert not state.decisions
    run(state, PayPresence(state.place(at(state, "A5")), 1))
    assert len(state.decisions[0].options) == 2
    state.apply(0, 1)
    assert [spirit.presence[at(state, "A5")] for spirit in state.spirits] == [1, 0]
    assert not state.decisions


def test_I33_5_royal_backing_chooses_the_lands_with_fewest_invaders() -> None:
    lands = {"A2": {"town": 1, "explorer": 1}, "A5": {"explorer": 2}, "A8": {"city": 1}}
    state = island(lands, HOME)
    wetland = invader_card(state, "I-W")
    assert BackTown(0, wetland).allowed(state, 0) == 1 << at(state, "A2") | 1 << at(state, "A5")
    put(state, "A2", {"explorer": 1})
    assert BackTown(0, wetland).allowed(state, 0) == 1 << at(state, "A5")


def test_I6_4_every_uncovered_any_is_an_element_once() -> None:
    state = island(FAR, HOME)
    spirit = state.spirits[0]
    for number, kind in enumerate(state.box.kinds):
        spirit.kind = number
        for energy, of_energy in enumerate(kind.energy_any):
            for cards, of_cards in enumerate(kind.cards_any):
                spirit.energy_track, spirit.cards_track = energy, cards
                spirit.anything = of_energy + of_cards
                assert not has_open_element(state, 0)
                # Presence that has come back covers an "any" that was an element already.
                spirit.anything += 1
                assert not has_open_element(state, 0)
                spirit.anything -= 2
                assert has_open_element(state, 0)


def test_I6_4_an_any_may_be_each_of_the_eight_elements() -> None:
    state = island(FAR, HOME)
    assert list(ChooseElements(0).legal(state, 0)) == [*range(8), LATER]


@pytest.mark.parametrize("players", range(1, 5))
def test_I11_2_the_blighted_island_takes_something_of_every_spirit(players: int) -> None:
    boards = "ABCD"[:players]
    spirits = (RIVER, LIGHTNING, GREEN, EARTH)[:players]
    state = island(FAR, [{f"{board}5": 2} for board in boards], spirits, tuple(boards))
    state.blight_card, state.blighted = 0, True
    run(state, BLIGHTED_ISLAND)
    while state.decisions:
        state.apply(state.decisions[0].seat, 0)
    assert [spirit.on_island for spirit in state.spirits] == [1] * players


def test_I34_11_a_ritual_is_offered_once_and_not_to_everybody() -> None:
    lands = {"A5": {"dahan": 6}, "A6": {"town": 1}, **FAR}
    presence = [{"A5": 2}, {"A5": 2}]
    state = island(lands, presence, (RIVER, LIGHTNING), ("A", "B"), energy=3, scenario="rituals_of_terror")
    assert [len(usable(state, seat, FAST)) for seat in (0, 1)] == [1, 0]


def test_I9_9_defence_goes_along_with_a_piece_that_carries_it() -> None:
    state = island({"A5": {"dahan": 1, "defend": 5}, **FAR}, HOME)
    step = PushInto(0, state.place(at(state, "A5")), FIRST_SLOT[DAHAN], 3)
    step.answer(state, 0, state.place(at(state, "A4")))
    assert (defend(state, "A5"), defend(state, "A4")) == (2, 3)
    assert (inside(state, "A5"), inside(state, "A4")) == ({}, {"dahan": 1})


def test_I31_1_the_land_rush_is_on_every_board() -> None:
    lands = {"A8": {"town": 1}, "B8": {"town": 1}, **FAR}
    state = island(lands, [{"A5": 1}, {"B5": 1}], (RIVER, LIGHTNING), ("A", "B"), adversary="brandenburg_prussia")
    explore(state, "II-J")
    seats = []
    while state.decisions and state.decisions[0].prompt.id == "ask-land-rush":
        seats.append(state.decisions[0].seat)
        state.apply(state.decisions[0].seat, 0)
    assert seats == [0, 1]
    towns = [land for land in range(len(state.flags)) if state.count(land, TOWN)]
    assert sorted(state.name_of(land).text()[0] for land in towns) == ["A", "A", "B", "B"]


def test_I25_8_dahan_that_are_pushed_onto_land_need_not_be_saved() -> None:
    state = island(
        {"A3": {"dahan": 2}, **FAR}, [{"A0": 1, "A3": 1, "B0": 1, "B1": 1}, {"A3": 1}], (OCEAN, RIVER), ("A", "B")
    )
    use(state, "tidal_boon", "A3", "dahan", "A4")
    assert state.saved
    assert inside(state, "A4") == {"dahan": 1}
    assert asks(state) != "ask-save-dahan"


@pytest.mark.parametrize(("energy", "played"), [(0, False), (9, True)])
def test_I26_8_the_power_for_which_midnights_dream_was_forgotten_may_be_played_at_once(
    energy: int, played: bool
) -> None:
    state = island({"A5": {"dahan": 1}, **FAR}, {"A5": 2}, (BRINGER,), energy=energy)
    use(state, "call_on_midnights_dream", "If there are dahan")
    state.apply(0, 0)
    choose(state, "Forget Call on Midnight")
    spirit = state.spirits[0]
    gained = [number for number in spirit.hand if state.box.powers[number].deck == MAJOR]
    assert len(gained) == 1
    assert (asks(state) == "ask-play-new") is played
    if played:
        choose(state, "Yes")
        assert gained[0] in spirit.played
        assert spirit.energy == energy + 1 - state.box.powers[gained[0]].cost


@pytest.mark.parametrize("step", [PushFigures, GatherFigures])
def test_I9_9_in_version_1_figures_were_pushed_and_gathered_one_by_one(step: type[IslandQuestion]) -> None:
    state = island({"A5": {"explorer": 2}, "A4": {"explorer": 2}, **FAR}, HOME, version=1)
    state.stack = None
    if step is PushFigures:
        push_figures(state, 0, at(state, "A5"), EXPLORER, 2, False, 0)
    else:
        gather_figures(state, 0, at(state, "A5"), EXPLORER, 1, False)
    assert state.stack is not None
    assert type(state.stack.step) is step


def test_I26_5_only_the_dreams_of_the_figure_that_falls_are_forgotten() -> None:
    state = island({"A5": {"city": 1, "town": 1}, **FAR}, HOME, (BRINGER,))
    land = at(state, "A5")
    state.user = 0
    hit(state, land, CITY_SLOT, 1)
    hit(state, land, TOWN_SLOT, 1)
    assert inside(state, "A5") == {"city-1": 1, "town-1": 1}
    # The city dreams of its death; the town's dream of damage lasts until the power is over.
    hit(state, land, CITY_SLOT + 1, 2)
    assert inside(state, "A5") == {"town-1": 1}
    wake_up(state)
    assert inside(state, "A5") == {"city": 1, "town": 1}


def test_I28_23_without_the_threshold_vengeance_stays_in_its_land() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 2}, "A7": {"town": 1}, **FAR}
    state = island(lands, [{"A8": 1}, {"B5": 1}], (RIVER, LIGHTNING), ("A", "B"))
    state.vengeance = [at(state, "A5"), 0, 1, at(state, "A4"), 1, 0]
    fell(state, at(state, "A4"), FIRST_SLOT[TOWN])
    settle(state)
    assert not state.decisions
    assert inside(state, "A4") == {"town-1": 1}


def test_I34_12_a_second_round_of_dahan_is_spread_as_evenly_as_the_first() -> None:
    state = island({"A5": {"dahan": 12}, **FAR}, HOME)
    run(state, SpreadFigures(0, state.place(at(state, "A5")), DAHAN, 0, True))
    around = len(places(state))
    while inside(state, "A5")["dahan"] > 12 - around - 1:
        choose(state, min(places(state)))
    # One land has its second: the next one goes elsewhere.
    assert len(places(state)) == around - 1


def test_I8_9_what_comes_instead_of_the_effects_is_used_once_and_not_for_good() -> None:
    state = island({"A5": {"town": 1, "explorer": 2}, **FAR}, HOME)
    use(state, "steam_vents", elements={"earth": 2})
    assert (asks(state), len(texts(state))) == ("ask-threshold-instead", 2)
    choose(state, "#1")
    assert not state.spirits[0].takes_additions
    assert inside(state, "A5") == {"explorer": 2}


def test_I6_1_a_track_that_is_bare_gives_no_presence() -> None:
    state = island(FAR, HOME, (RIVER,))
    spirit, kind = state.spirits[0], state.box.kinds[state.spirits[0].kind]
    step = PlacePresence(0, 1, 0, -1, False)
    assert {ENERGY_TRACK, CARDS_TRACK} <= set(step.legal(state, 0))
    spirit.energy_track = len(kind.energy) - 1
    assert ENERGY_TRACK not in step.legal(state, 0)
    assert CARDS_TRACK in step.legal(state, 0)
    spirit.cards_track = len(kind.plays) - 1
    assert not {ENERGY_TRACK, CARDS_TRACK} & set(step.legal(state, 0))


# ---------------------------------------------------------------------- what a further sample showed


def test_I23_2_only_sacred_sites_are_defended_and_not_other_lands_of_the_spirit() -> None:
    state = island(FAR, {"A5": 2, "A4": 1}, (EARTH,))
    assert [defend(state, land) for land in ("A5", "A4", "A6")] == [3, 0, 0]


def test_I5_2_nothing_is_asked_where_no_land_fits() -> None:
    state = island({"A8": {"dahan": 1}, **FAR}, {"A2": 1}, (THUNDER,), phase=1)
    run(state, DoGrowth(0, 1, 0b11))
    choose(state, "#1")
    assert (state.decisions, state.spirits[0].energy_track, state.spirits[0].cards_track) == ((), 0, 0)


@pytest.mark.parametrize("land", ["A2", "A5"])
def test_I9_14_a_ravage_is_skipped_where_invaders_skip_it(land: str) -> None:
    state = island({"A2": {"city": 1}, "A5": {"city": 1}}, {"A7": 4})
    state.flags[at(state, land)] |= NO_RAVAGE
    ravage(state, "I-W")
    assert {name for name in ("A2", "A5") if "blight" in inside(state, name)} == {"A2", "A5"} - {land}


def test_I28_5_everybody_who_may_takes_a_card_back_at_the_end_of_the_round() -> None:
    state = island(FAR, [{"A5": 2}, {"B5": 2}], (RIVER, LIGHTNING), ("A", "B"))
    for spirit, power in zip(state.spirits, ("wash_away", "raging_storm"), strict=True):
        spirit.played, spirit.hand, spirit.discard, spirit.reclaims = [card(state, power)], [], [], 1
    run(state, END_ROUND)
    choose(state, "Wash Away", "Raging Storm")
    assert [spirit.hand for spirit in state.spirits] == [[card(state, "wash_away")], [card(state, "raging_storm")]]


def test_I4_3_a_repeat_with_a_new_target_is_offered_again() -> None:
    lands = {"A5": {"explorer": 1}, "B5": {"town": 1}, **FAR}
    state = island(lands, [{"A5": 2}, {"A4": 1, "B5": 1}], (RIVER, LIGHTNING), ("A", "B"))
    state.spirits[0].played = [card(state, "wash_away")]
    storm = card(state, "shadows_of_the_burning_forest")
    second = state.spirits[1]
    second.played, second.used, second.repeats = [storm], [], [PERMISSION.join(0, 6)]
    run(state, SLOW_PHASE)
    choose(state, "Shadows of the Burning Forest")
    again = state.decision_of(1)
    assert again is not None
    assert again.codes[0] == REPEAT + storm
    state.apply(1, len(again.codes) - 1)
    assert state.decision_of(1) is None
    choose(state, "Wash Away", "A5", "explorer", "A4")
    assert state.decision_of(1) is not None


def test_I4_3_in_the_first_version_whoever_was_done_is_asked_again_for_a_new_power() -> None:
    state = island({"A5": {"town": 2}, **FAR}, [{"A5": 2}, {"B5": 1}], (RIVER, LIGHTNING), ("A", "B"), version=1)
    state.spirits[0].played = [card(state, "call_to_migrate"), card(state, "wash_away")]
    state.spirits[1].played = [card(state, "shadows_of_the_burning_forest"), card(state, "harbingers_of_the_lightning")]
    run(state, SLOW_PHASE)
    asked = state.decision_of(1)
    assert asked is not None
    assert card(state, "shadows_of_the_burning_forest") not in asked.codes
    state.apply(1, len(asked.codes) - 1)
    put(state, "B5", {"explorer": 1})
    run(state, AskAgain(1, SLOW, tuple(asked.codes[:-1])), USE_POWERS[SLOW])
    assert state.decision_of(1) is not None


def test_I13_1_dahan_that_fell_do_not_strike_back_whatever_else_holds_in_the_land() -> None:
    state = island({"A5": {"town": 1, "dahan": 1}, **FAR}, {"A7": 2})
    state.flags[at(state, "A5")] |= FEAR_DEFENDS
    ravage(state, "I-W")
    assert inside(state, "A5") == {"town": 1, "blight": 1}


def test_I9_12_up_to_allows_fewer_even_where_all_could_be_destroyed() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, HOME)
    pick_figures(state, 0, at(state, "A5"), EXPLORER, 2, True, DESTROY)
    state.advance()
    choose(state, "No more")
    assert inside(state, "A5") == {"explorer": 2}
