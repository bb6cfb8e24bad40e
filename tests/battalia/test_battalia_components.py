"""The figures of an own copy: they take the place of ours, and what cannot be played is named in both languages."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.kernel.errors import BadComponents


def test_an_own_copy_changes_prices_and_the_wheel() -> None:
    turned = ["weapon", "horse", "tool", "tent", "scroll", "title", "amulet"]
    own = {"costs": {"simple_road_labour": 5}, "oracle": {"lit": turned}}
    standard, changed = GAME.setup(2, {}).box, GAME.setup(2, {}, own).box
    differ = [
        card.name.ref
        for card, other in zip(GAME.cards(standard), GAME.cards(changed), strict=True)
        if card.text.text() != other.text.text()
    ]
    assert differ, "the cards tell the new price"
    assert isinstance(standard, Box)
    assert isinstance(changed, Box)
    assert standard.lit[:2] == changed.lit[1::-1]


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"costs": {"simple_road_labour": 99}}, "99 is not a whole number from 0 to 20"),
        ({"amulet_die": {"one": "baron"}}, "'baron' is not one of friman, chief"),
        ({"factions": [{"id": "islanders", "terrain": "sea"}]}, "'sea' is not one of forest, mountain"),
        ({"oracle": {"lit": ["horse"]}}, "an artefact for each of seven days"),
        ({"boards": [{"id": "two", "start": ["A4", "Z9"]}]}, "“Z9” is not a square of this board"),
        ({"boards": [{"id": "two", "start": ["A4", "A1"]}]}, "must be different open squares"),
        ({"boards": [{"id": "seven"}]}, "there is no “seven” in the box"),
    ],
)
def test_figures_that_cannot_be_played_are_named(own: dict[str, object], message: str) -> None:
    with pytest.raises(BadComponents) as error:
        GAME.setup(2, {}, own)
    assert message in str(error.value)
    assert message not in error.value.text("de")
