"""Figures that are chosen together: fewer questions, and the same ends as one by one (I9.1, I9.9, I9.12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island.box.ids import EXPLORER, INVADERS, TOWN
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.removing import DESTROY
from tafelrunde.games.spirit_island.steps.together import deal, gather_figures, pick_figures, push_figures
from tests.spirit_island.islands import FAR, at, choose, inside, island, run, texts, there, use

Content = dict[str, int]


def questions(state: SpiritIslandState) -> int:
    """How many questions it takes to the end if the first answer is always given."""
    asked = 0
    while state.decisions and state.decisions[0].prompt.id not in ("ask-fast-power", "ask-slow-power"):
        state.apply(state.decisions[0].seat, 0)
        asked += 1
    return asked


def ends(state: SpiritIslandState, lands: tuple[str, ...]) -> set[str]:
    """All ways in which the figures of some lands can end up."""
    if not state.decisions:
        return {repr([inside(state, land) for land in lands])}
    found: set[str] = set()
    for index in range(len(state.decisions[0].codes)):
        tried = state.copy()
        tried.apply(tried.decisions[0].seat, index)
        found |= ends(tried, lands)
    return found


def test_I9_1_cleansing_floods_are_few_questions() -> None:
    counted = {}
    for version in (1, 2):
        state = island(there(explorer=3, town=3, city=3, blight=1), {"A5": 2}, energy=9, version=version)
        use(state, "cleansing_floods", "A5", elements={"sun": 4, "water": 5})
        counted[version] = questions(state)
    assert counted == {1: 13, 2: 5}


@pytest.mark.parametrize(
    ("content", "damage"),
    [
        ({"explorer": 2, "town": 1}, 2),
        ({"town": 2, "city": 1}, 3),
        ({"explorer": 1, "town-1": 1, "city-2": 2}, 2),
        ({"explorer": 2, "town": 2, "city": 2}, 4),
    ],
)
def test_I9_1_damage_in_one_question_ends_as_point_by_point(content: Content, damage: int) -> None:
    reached = []
    for version in (1, 2):
        state = island({"A5": content, **FAR}, {"A5": 2}, version=version)
        deal(state, 0, at(state, "A5"), damage, INVADERS)
        state.advance()
        reached.append(ends(state, ("A5",)))
    assert reached[0] == reached[1]


@pytest.mark.parametrize("up_to", [False, True])
@pytest.mark.parametrize(("content", "number"), [({"explorer": 2, "town": 1}, 2), ({"town": 1, "town-1": 1}, 1)])
def test_I9_9_pushing_together_ends_as_one_by_one(content: Content, number: int, up_to: bool) -> None:
    reached = []
    for version in (1, 2):
        state = island({"A5": content, **FAR}, {"A5": 2}, version=version)
        push_figures(state, 0, at(state, "A5"), EXPLORER | TOWN, number, up_to, 0)
        state.advance()
        reached.append(ends(state, ("A1", "A4", "A5", "A6", "A7", "A8")))
    assert reached[0] == reached[1]


@pytest.mark.parametrize("up_to", [False, True])
def test_I9_9_gathering_together_ends_as_one_by_one(up_to: bool) -> None:
    reached = []
    for version in (1, 2):
        state = island({"A4": {"explorer": 2}, "A6": {"town": 1, "town-1": 1}, **FAR}, {"A5": 2}, version=version)
        gather_figures(state, 0, at(state, "A5"), EXPLORER | TOWN, 3, up_to)
        state.advance()
        reached.append(ends(state, ("A4", "A5", "A6")))
    assert reached[0] == reached[1]


@pytest.mark.parametrize("up_to", [False, True])
def test_I9_12_destroying_together_ends_as_one_by_one(up_to: bool) -> None:
    reached = []
    for version in (1, 2):
        state = island({"A5": {"explorer": 2, "town": 1, "town-1": 2}, **FAR}, {"A5": 2}, version=version)
        pick_figures(state, 0, at(state, "A5"), EXPLORER | TOWN, 3, up_to, DESTROY)
        state.advance()
        reached.append(ends(state, ("A5",)))
    assert reached[0] == reached[1]


@pytest.mark.parametrize(("version", "asked"), [(1, 2), (2, 1)])
def test_I9_12_figures_that_are_destroyed_are_chosen_in_one_question(version: int, asked: int) -> None:
    state = island({"A5": {"explorer": 2, "town": 2}, **FAR}, {"A5": 2}, version=version)
    pick_figures(state, 0, at(state, "A5"), EXPLORER | TOWN, 2, False, DESTROY)
    state.advance()
    assert questions(state) == asked


@pytest.mark.parametrize("version", [1, 2])
def test_I9_12_none_is_chosen_where_the_number_is_zero(version: int) -> None:
    state = island({"A5": {"explorer": 2}, "A4": {"explorer": 2}, **FAR}, {"A5": 2}, version=version)
    land = at(state, "A5")
    gather_figures(state, 0, land, EXPLORER, 0, True)
    push_figures(state, 0, land, EXPLORER, 0, True, 0)
    pick_figures(state, 0, land, EXPLORER, 0, True, DESTROY)
    state.advance()
    assert (state.decisions, inside(state, "A5"), inside(state, "A4")) == ((), {"explorer": 2}, {"explorer": 2})


def test_I9_1_a_split_says_who_falls() -> None:
    state = island({"A5": {"explorer": 1, "town": 1}, **FAR}, {"A5": 2})
    deal(state, 0, at(state, "A5"), 2, INVADERS)
    state.advance()
    assert texts(state) == ["explorer destroyed, town: 1 damage", "town destroyed"]
    assert [option.text("de") for option in state.decisions[0].options] == [
        "Entdecker zerstören, Dorf: 1 Schaden",
        "Dorf zerstören",
    ]


def test_I9_9_a_plan_names_figures_and_lands() -> None:
    state = island({"A4": {"explorer": 2}, "A6": {"town": 1}, **FAR}, {"A5": 2})
    gather_figures(state, 0, at(state, "A5"), EXPLORER | TOWN, 2, False)
    state.advance()
    assert texts(state) == ["2 × explorer from A4 (sands)", "explorer from A4 (sands), town from A6 (mountain)"]
    choose(state, "explorer", "town")
    assert inside(state, "A5") == {"explorer": 1, "town": 1}


def test_I9_9_with_many_plans_figures_are_asked_for_one_by_one() -> None:
    state = island({"A5": {"explorer": 3, "town": 3}, **FAR}, {"A5": 2})
    push_figures(state, 0, at(state, "A5"), EXPLORER | TOWN, 4, False, 0)
    state.advance()
    assert len(texts(state)) == 2 * 5
    choose(state, "explorer", "A4", "explorer", "A4", "town", "A6", "town", "A6")
    assert inside(state, "A5") == {"explorer": 1, "town": 1}
    assert (inside(state, "A4"), inside(state, "A6")) == ({"explorer": 2}, {"town": 2})
    assert run(state).decisions == ()
