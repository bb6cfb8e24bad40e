"""The rulebook's example of a whole round: round 2 with four players."""

from __future__ import annotations

from tests.vaalbara.position import answer, asked, position, use


def test_example_round_two_with_four_players() -> None:
    """Yellow Artisan, Red Farmer, Blue Hunter, Purple Hunter; Blue's omen is stronger than Purple's.

    The rulebook shows the lands of round one only in part: Red has a meadow, Purple a farm, Yellow a river.
    """
    state = position(
        4,
        first_row=["meadow", "farm", "farm", "river"],
        hands=[["artisan"], ["farmer"], ["hunter"], ["hunter"]],
        realms=[["river"], ["meadow"], ["forest"], ["farm"]],
        omens=["blue", "purple"],
        points=[0, 0, 0, 0],
    )
    yellow, red, blue, purple = state.clans
    use(state, "artisan", "farmer", "hunter", "hunter")

    # Blue and Purple tie; the omens let Blue go first. Blue is before both neighbours and gains 3 (V4.2, V6.3).
    assert asked(state) == [2]
    assert blue.points == 3
    # 1 for this meadow and 1 for Red's (V7.1).
    answer(state, 2, "land:meadow")
    assert blue.points == 3 + 2

    # Purple gains nothing from the Hunter: Blue, a neighbour, has had a turn. Two farms at 2 points (V7.2).
    assert asked(state) == [3]
    assert purple.points == 0
    answer(state, 3, "land:farm")
    assert purple.points == 4

    # Yellow gains nothing from the Artisan: Red, a neighbour, is still to come (V6.10). Two rivers at 6 points (V7.6).
    assert asked(state) == [0]
    assert yellow.points == 0
    answer(state, 0, "land:river")
    assert yellow.points == 12

    # Red must take the last farm: 2 points, doubled by the Farmer (V5.5, V6.12).
    assert red.points == 4
    assert state.round == 3
