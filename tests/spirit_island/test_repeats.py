"""I9.15, I9.16: when a power is repeated, and that repeating is never repeated itself."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island.box.elements import Element
from tafelrunde.games.spirit_island.box.ids import FAST
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.rounds import SLOW_PHASE
from tests.spirit_island.islands import EARTH, FAR, LIGHTNING, asks, choose, inside, island, play, run, texts

HOME = {"A5": 2}
OLD_AND_NEW = pytest.mark.parametrize("version", [1, 2])


def may_repeat(power: str, answers: list[str]) -> bool:
    return f"Repeat “{power}”" in answers


@OLD_AND_NEW
def test_I9_15_a_power_made_fast_is_repeated_in_the_fast_phase_only(version: int) -> None:
    state = island({"A5": {"city": 2}, **FAR}, HOME, (LIGHTNING,), energy=9, version=version)
    play(state, "powerstorm", "raging_storm", elements={"air": 1}, phase=FAST)
    choose(state, "Powerstorm", "Use Raging Storm", "A5")
    assert may_repeat("Raging Storm", texts(state))
    choose(state, "Done")
    run(state, SLOW_PHASE)
    assert may_repeat("Raging Storm", texts(state)) == (version == 1)


def test_I9_15_a_slow_power_used_in_the_slow_phase_is_repeated_there() -> None:
    state = island({"A5": {"city": 2}, **FAR}, HOME, (LIGHTNING,), energy=9)
    play(state, "powerstorm", "raging_storm", phase=FAST)
    choose(state, "Powerstorm")
    run(state, SLOW_PHASE)
    choose(state, "Use Raging Storm", "A5", "Repeat Raging Storm", "A5")
    assert inside(state, "A5") == {"city-2": 2}


@OLD_AND_NEW
@pytest.mark.parametrize(
    ("card", "name", "elements"),
    [
        ("winds_of_rust_and_atrophy", "Winds of Rust and Atrophy", {"air": 3, "water": 3, "animal": 2}),
        ("the_land_thrashes_in_furious_pain", "The Land Thrashes in Furious Pain", {"moon": 3, "earth": 3}),
    ],
)
def test_I9_16_a_repeat_by_powerstorm_does_not_repeat_again(
    card: str, name: str, elements: dict[Element, int], version: int
) -> None:
    lands = {"A5": {"city": 3, "blight": 1}, "A4": {"city": 1}, **FAR}
    state = island(lands, HOME, energy=30, version=version)
    play(state, "powerstorm", card, elements=elements, phase=FAST)
    choose(state, "Powerstorm")
    if "thrashes" in card:
        run(state, SLOW_PHASE)
    choose(state, f"Use {name}")
    finish_use(state)
    choose(state, f"Repeat {name}")
    asked = finish_use(state)
    assert ("ask-threshold" in asked) == (version == 1)


def test_I9_16_a_repeated_powerstorm_does_not_ask_for_its_threshold() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, HOME, (EARTH,), energy=30)
    play(state, "powerstorm", "steam_vents", elements={"sun": 3, "earth": 4, "plant": 3, "fire": 3, "air": 3})
    choose(state, "Gift of Strength", "#3", "Use Powerstorm", "Use it")
    before = len(state.spirits[0].repeats)
    choose(state, "Repeat Powerstorm")
    assert asks(state) == "ask-fast-power"
    assert len(state.spirits[0].repeats) == before - 1


def finish_use(state: SpiritIslandState) -> list[str]:
    """Answer with the first option until the power is used; says what was asked."""
    asked: list[str] = []
    while asks(state) not in ("ask-fast-power", "ask-slow-power", ""):
        asked.append(asks(state))
        state.apply(0, 0)
    return asked
