"""The box: boards and how they touch, the numbers of cards, words, and what a bot knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.elements import EARTH as EARTH_ELEMENT
from tafelrunde.games.spirit_island.box.elements import FIRE, PLANT, count_of
from tafelrunde.games.spirit_island.box.ids import INNATE
from tafelrunde.games.spirit_island.effects.effect import FREE, ROOM, IslandEffect, number_effects
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import All
from tafelrunde.kernel.errors import BadComponents
from tests.spirit_island.islands import EARTH, LIGHTNING, RIVER, SHADOWS, at, begin, island, seen_by

FOLDER = Path(str(GAME.folder))


def box() -> Box:
    made = GAME.standard_box
    assert isinstance(made, Box)
    return made


def lands_in(lands: int, size: int) -> list[int]:
    """The lands of a set, in their order."""
    return [land for land in range(size) if lands >> land & 1]


def links(boards: tuple[str, ...]) -> set[tuple[str, str]]:
    """The pairs of lands that touch across boards."""
    found = next(made for made in box().islands if tuple(made.boards) == boards and "opposite" not in made.layout)
    return {
        (found.plans[land].id, found.plans[other].id)
        for land in range(found.size)
        for other in lands_in(found.around[land], found.size)
        if found.board_of[land] < found.board_of[other]
    }


def test_I2_1_boards_touch_as_the_layouts_show() -> None:
    assert links(("A", "B")) == {
        ("A7", "B3"), ("A5", "B3"), ("A4", "B3"), ("A3", "B7"), ("A3", "B4"), ("A3", "B3")
    }  # fmt: skip
    assert len(links(("A", "B", "C"))) == 13
    assert len(links(("B", "C", "D"))) == 13


def test_I3_2_lands_that_meet_in_a_point_are_adjacent() -> None:
    touching = links(("A", "B", "C", "D"))
    assert len(touching) == 20
    assert {("A8", "C8"), ("B7", "D6")} <= touching


def test_I3_1_a_balanced_board_has_two_lands_of_each_terrain() -> None:
    for made in box().islands:
        if len(made.boards) == 1 and made.layout == "boards_1":
            terrains = sorted(plan.terrain for plan in made.plans if plan.terrain)
            assert terrains == [1, 1, 2, 2, 4, 4, 8, 8]


def test_I3_3_coasts() -> None:
    state = island(spirits=(RIVER,))
    coastal = lands_in(state.island.coastal & state.island.all_lands, state.island.size)
    assert coastal == [at(state, "A1"), at(state, "A2"), at(state, "A3")]


def test_I1_2_each_spirit_has_thirteen_presence() -> None:
    for kind in box().kinds:
        setup = sum(rule.count for rule in kind.setup)
        assert setup + len(kind.energy) - 1 + len(kind.plays) - 1 == 13


def test_I2_4_all_power_cards_are_there() -> None:
    assert (len(box().minors), len(box().majors)) == (36, 22)
    assert [len(kind.uniques) for kind in box().kinds] == [4] * 8
    assert sum(len(kind.innates) for kind in box().kinds) == 12


def test_I2_6_the_invader_deck() -> None:
    state = begin()
    assert state.rules.stages == (1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3)
    assert state.stages == list(state.rules.stages[1:])


def test_I2_7_two_blight_for_each_player_on_the_card() -> None:
    assert begin((RIVER, LIGHTNING), ("A", "B")).blight_left == 4


def test_I2_9_one_blight_more_as_an_option() -> None:
    assert begin(extra_blight=True).blight_left == 3


def test_I19_1_five_blight_for_each_player_without_a_card() -> None:
    assert begin(beginner=True).blight_left == 5
    assert begin(no_blight_card=True).blight_left == 5


def test_I19_2_the_beginner_game_gives_cards_in_a_fixed_order() -> None:
    state = begin(beginner=True)
    decision = state.decisions[0]
    state.apply(0, next(i for i, option in enumerate(decision.options) if "Reclaim" in option.text()))
    assert state.spirits[0].progress == 1
    assert box().card("uncanny_melting") in state.spirits[0].hand


def test_I19_6_additional_growth_after_setup() -> None:
    state = begin(extra_growth=True)
    assert state.round == 0
    assert state.decisions[0].prompt.id == "ask-growth"


def test_I19_7_no_explore_at_setup() -> None:
    state = begin(no_first_explore=True)
    assert (state.build_card, len(state.stages)) == (-1, 12)


def test_the_view_shows_everything_but_what_is_hidden() -> None:
    state = begin((EARTH, SHADOWS), ("A", "B"))
    assert seen_by(state, 0) == seen_by(state, 1) == seen_by(state, None)


# A threshold that only lets the power be used earlier, as some have it, and that does nothing by itself.
UNUSED = {"id": 3, "mode": "modifier"}
EARLIER = {"spirits": [{"id": LIGHTNING, "innates": [{"id": "thundering_destruction", "thresholds": [UNUSED]}]}]}
MOVED = {"powers": {"unique": [{"id": "harbingers_of_the_lightning", "spirit": RIVER}]}}
ASTRAY = {"powers": {"unique": [{"id": "harbingers_of_the_lightning", "spirit": "nobody"}]}}


@pytest.mark.parametrize("own", [EARLIER, MOVED, ASTRAY], ids=["without a threshold", "moved", "astray"])
def test_no_figures_of_an_owner_change_the_numbers_of_effects(own: dict[str, Any]) -> None:
    """Declarations are shared by all boxes of a process, so that one table would change all the others."""
    numbers = [effect.number for effect in box().effects]
    assert all(effect is FREE or box().effects[effect.number] is effect for effect in box().effects)
    if own is EARLIER:
        made = GAME.setup(2, {}, own).box
        assert isinstance(made, Box)
        assert len(made.powers[made.card("thundering_destruction")].thresholds) == 3
        assert made.effects is box().effects
    else:
        with pytest.raises(BadComponents, match="harbingers_of_the_lightning.spirit"):
            GAME.setup(2, {}, own)
    assert [effect.number for effect in box().effects] == numbers, "steps know effects by their numbers"
    cards = [power for power in box().powers if power.deck != INNATE]
    assert all(box().effects[power.effect.number] is power.effect for power in cards)


def test_a_further_effect_of_a_card_leaves_the_numbers_of_all_other_cards_alone() -> None:
    """Saves in the middle of an effect know it by its number."""
    longer, next_card = All(Fear(1), Fear(2)), Fear(3)
    before: list[IslandEffect] = []
    number_effects([longer, Fear(4)], before)
    number_effects([next_card], before)
    number = next_card.number
    after: list[IslandEffect] = []
    number_effects([All(Fear(1), Fear(2), Fear(9)), Fear(4), Fear(5)], after)
    number_effects([next_card], after)
    assert next_card.number == number
    cards = [power for power in box().powers if power.deck != INNATE]
    assert len({power.effect.number // ROOM for power in cards}) == len(cards)
    with pytest.raises(AssertionError, match="room"):
        number_effects([Fear(1) for _ in range(ROOM + 1)], [])


def test_an_owner_gives_the_true_elements_of_a_threshold() -> None:
    own = {"powers": {"major": [{"id": "blazing_renewal", "threshold": {"elements": {"plant": 5}}}]}}
    box = GAME.setup(1, {}, own).box
    assert isinstance(box, Box)
    power = next(power for power in box.powers if power.id == "blazing_renewal")
    needed = power.thresholds[0].elements
    assert [count_of(needed, element) for element in (FIRE, EARTH_ELEMENT, PLANT)] == [3, 3, 5]
