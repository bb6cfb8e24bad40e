"""What version 2 of the rules changed: by its rule, and a match of version 1 goes on as it was."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.ids import (
    ECLIPSE,
    FIRST_PEACEFUL_ARTEFACT,
    FIRST_PEACEFUL_UNIT,
    FROSTHAND,
    NEUTRAL,
    SCROLL,
    TITLE,
    square,
)
from tafelrunde.games.battalia.state.player import Tent
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.outcome import capture
from tafelrunde.games.battalia.steps.storms import DestroyTent
from tafelrunde.games.battalia.steps.turns import END_DAY
from tafelrunde.games.battalia.steps.valleys import LOWER, Council, can_lower, deals
from tafelrunde.kernel.errors import BadOption
from tests.battalia.tables import (
    ask_again,
    asked,
    begin_step,
    card,
    cards,
    choose,
    city,
    hand,
    hero,
    level,
    messages,
    names,
    offers,
    pay,
    put,
    ready,
    refs,
    road,
    table,
    told,
)

BOTH = pytest.mark.parametrize("version", [1, 2])


def test_the_change_is_told() -> None:
    assert GAME.version == 2
    assert set(GAME.changes) == {1, 2}


# ---------------------------------------------------------------------- The Creation


@pytest.mark.parametrize("players", [5, 6])
def test_B1_1_five_and_six_need_the_expansion(players: int) -> None:
    with pytest.raises(BadOption) as error:
        GAME.setup(players, {"expansion": False})
    assert "add The Stormgates" in str(error.value)
    assert "Nehmt Die Sturmpforten dazu" in error.value.text("de")
    assert GAME.setup(players, {}).players == players
    assert GAME.setup(4, {"expansion": False}).players == 4
    # What was begun before goes on.
    assert ready(players, version=1, expansion=False).players == players


@pytest.mark.parametrize("expansion", [True, False])
def test_S6_1_checkpoints_come_with_the_expansion(expansion: bool) -> None:
    state = table(expansion=expansion)
    state.day = 14
    state.listening = True
    told(state)
    begin_step(state, END_DAY)
    assert any(event.words.id == "checkpoint" for event in told(state)) is expansion


# ---------------------------------------------------------------------- cards that never fight


def fighting(version: int, *bench: int, unit: str = "lord") -> BattaliaState:
    """An attack on a neutral city that has just begun, with these cards on the workbench."""
    state = table(version=version)
    city(state, "C4", NEUTRAL, 4)
    hero(state, 0, 0, "C4")
    hand(state, 0, "weapon", unit)
    state.people[0].bench = list(bench)
    ask_again(state)
    return choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")


@BOTH
@pytest.mark.parametrize(("way", "unit"), [(0, "lord"), (1, "friman"), (2, "supply")])
def test_B12_5_what_the_hammer_stands_for_changes_no_card_in_battle(version: int, way: int, unit: str) -> None:
    state = fighting(version, FIRST_PEACEFUL_ARTEFACT + SCROLL + way, unit=unit)
    assert offers(state, f"choose-transform-{way}") is (version == 1)


def test_B12_5_but_it_does_so_between_two_rows() -> None:
    state = table()
    hand(state, 0, "lord")
    state.people[0].bench = [FIRST_PEACEFUL_ARTEFACT + SCROLL]
    ask_again(state)
    choose(state, "choose-transform-0", "card:lord-barfolk")
    assert names(state, state.people[0].bench) == ["lord-barfolk"] * 2


def test_B12_5_a_real_scroll_is_spent_in_battle_and_not_the_one_that_never_fights() -> None:
    state = fighting(2, FIRST_PEACEFUL_ARTEFACT + SCROLL)
    state.people[0].hand.extend(cards(state, "scroll"))
    ask_again(state)
    choose(state, "choose-transform-0", "card:lord-barfolk")
    assert state.people[0].bench.count(FIRST_PEACEFUL_ARTEFACT + SCROLL) == 1
    assert names(state, state.people[0].hand) == []


def test_B12_5_an_amulet_in_battle_is_not_changed_by_one_that_never_fights() -> None:
    state = fighting(2, FIRST_PEACEFUL_ARTEFACT + TITLE + 1, unit="amulet")
    assert not offers(state, "choose-transform-2")


@BOTH
def test_S21_5_3_what_the_eclipse_stands_for_is_not_changed_in_battle(version: int) -> None:
    state = fighting(version, FIRST_PEACEFUL_UNIT + 3, unit="scroll")
    assert offers(state, "choose-transform-0") is (version == 1)


@BOTH
def test_B12_6_1_the_hammer_stands_for_no_tent(version: int) -> None:
    state = table(version=version)
    hand(state, 0, "hammer_of_strato")
    choose(state, "act-special")
    assert ("tent-peaceful" in refs(state)) is (version == 1)
    assert "tool-peaceful" in refs(state)


@BOTH
@pytest.mark.parametrize("way", [4, 5])
def test_B12_6_10_nor_do_wild_cards(version: int, way: int) -> None:
    state = table(version=version, bilkarr=True)
    hand(state, 0, "book_of_crea", "supply")
    state.potion_owners = [0 if potion == ECLIPSE else -1 for potion in range(6)]
    state.potion_days = [1 if potion == ECLIPSE else 0 for potion in range(6)]
    ask_again(state)
    choose(state, f"choose-transform-{way}", "card:supply")
    assert any(ref.startswith("tent-") for ref in refs(state)) is (version == 1)


# ---------------------------------------------------------------------- fanatics


def snatching(version: int, *own: str) -> BattaliaState:
    """The Hand of Luut takes the only card of the other hand, a Fanatic."""
    state = table(version=version, fanatics=True)
    hand(state, 1, "priest-fanatics")
    hand(state, 0, "hand_of_luut", *own)
    return choose(state, "act-special")


def test_S22_2_a_fanatic_of_another_hand_needs_its_sacrifice() -> None:
    state = snatching(2, "supply", "stardust")
    assert asked(state) == "ask-sacrifice"
    # Stardust can never be put into limbo (S10.2).
    assert refs(state) == ["supply"]
    choose(state, "card:supply")
    assert names(state, state.limbo) == ["supply"]
    assert names(state, state.people[0].bench) == ["priest-fanatics"] * 2
    assert names(state, state.people[1].shelter) == ["priest-fanatics"]


def test_S22_2_without_a_sacrifice_it_is_not_played() -> None:
    state = snatching(2, "supply")
    choose(state, "choose-no-sacrifice")
    assert state.people[0].bench == []
    assert state.limbo == []
    assert names(state, state.people[1].shelter) == ["priest-fanatics"]


def test_S22_2_in_version_1_it_needed_none() -> None:
    state = snatching(1, "supply")
    assert names(state, state.people[0].bench) == ["priest-fanatics"]


# ---------------------------------------------------------------------- residences and level 0


def at_the_council(version: int, *levels: int) -> BattaliaState:
    """Cities of these levels, and the council wants two of them."""
    state = table(players=4, version=version, valleys="kings_bridge")
    for place, height in enumerate(levels):
        city(state, f"{'ACEGIK'[place]}1", 0, height)
    begin_step(state, Council(0, 0))
    if asked(state) == "ask-council":
        choose(state, "choose-council-1")
    return state


@BOTH
def test_S3_7_the_council_leaves_no_third_residence(version: int) -> None:
    state = at_the_council(version, 6, 5, 5, 3)
    choose(state, "square:A1")
    # The capital is a residence now, so one of the three has to fall further.
    assert ("G1" in refs(state)) is (version == 1)
    choose(state, "square:A1")
    assert [level(state, name)[1] for name in ("A1", "C1", "E1", "G1")] == [4, 5, 5, 3]


def test_S3_7_a_residence_may_make_room_for_the_capital_first() -> None:
    state = at_the_council(2, 6, 5, 5, 3)
    choose(state, "square:C1")
    assert "A1" in refs(state)
    choose(state, "square:A1")
    assert [level(state, name)[1] for name in ("A1", "C1", "E1", "G1")] == [5, 4, 5, 3]


def test_S24_5_the_council_leaves_no_second_city_of_level_0() -> None:
    state = at_the_council(2, 1, 1, 2)
    choose(state, "square:A1")
    # There is nothing to choose: the other city of level 1 stays.
    assert [level(state, name)[1] for name in ("A1", "C1", "E1")] == [0, 1, 1]


@BOTH
@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ((), False),
        ((1,), False),
        ((2,), True),
        ((1, 1), False),  # they cannot both fall to level 0
        ((1, 2), True),
        ((0, 2), False),
        ((0, 3), True),
        ((0, 1, 2), False),
        ((0, 2, 2), True),
        ((6, 5, 5), True),
    ],
)
def test_S24_4_the_council_wants_two_levels_that_can_really_fall(
    version: int, levels: tuple[int, ...], expected: bool
) -> None:
    state = table(players=4, version=version, valleys="kings_bridge")
    for place, height in enumerate(levels):
        city(state, f"{'ACEG'[place]}1", 0, height)
    # What belongs to others is nothing to give.
    city(state, "I1", 1, 4)
    assert can_lower(state, 0) is expected
    assert (LOWER in deals(state, 0)) is expected
    state.open_specials, state.fate_cards = [], []
    assert LOWER not in deals(state, 0), "there is nothing to get for it"


@BOTH
def test_S24_5_whoever_has_a_city_of_level_0_conquers_no_second_one(version: int) -> None:
    state = table(players=4, version=version, valleys="kings_bridge")
    city(state, "A1", 0, 0)
    city(state, "C1", 1, 0)
    capture(state, 0, square("C1"))
    assert level(state, "C1") == (0, 0 if version == 1 else 1)


def test_S24_5_the_first_one_keeps_its_level() -> None:
    state = table(players=4, valleys="kings_bridge")
    city(state, "A1", 0, 1)
    city(state, "C1", 1, 0)
    capture(state, 0, square("C1"))
    assert level(state, "C1") == (0, 0)


@BOTH
def test_B11_7_a_tool_helps_to_raise_a_city_of_level_0(version: int) -> None:
    state = table(players=4, version=version, valleys="kings_bridge")
    city(state, "A1", 0, 0)
    hand(state, 0, "tool")
    assert offers(state, "act-raise") is (version == 2)
    if version == 2:
        choose(state, "act-raise")
        pay(state, "tool")
        assert level(state, "A1") == (0, 1)


def test_B9_5_two_frimen_still_do_so() -> None:
    state = table(players=4, valleys="kings_bridge")
    city(state, "A1", 0, 0)
    hand(state, 0, "friman", "friman")
    choose(state, "act-raise")
    pay(state, "2*friman")
    assert level(state, "A1") == (0, 1)


# ---------------------------------------------------------------------- storms, Metamorpha, Frosthand


@BOTH
def test_S5_5_12_any_tent_may_fall_the_own_ones_too(version: int) -> None:
    state = table(version=version)
    for person in state.people:
        person.tents = [Tent(card(state, "tent-barfolk"), cards(state, "supply"), 1)]
    begin_step(state, DestroyTent(0))
    if version == 1:
        # There was nothing to choose.
        assert not state.people[1].tents
    else:
        assert refs(state) == ["1-0", "0-0"]
        choose(state, "tent:0-0")
        assert names(state, state.people[0].shelter) == ["supply", "tent-barfolk"]


def served(version: int, terrain: int, at: str = "D4", **options: bool) -> BattaliaState:
    """Metamorpha and a hero on the same crossroads, with no road from there."""
    state = table(version=version, metamorpha=True, **options)
    put(state, at, "road_cross", terrain)
    hero(state, 0, 0, at)
    state.metamorpha = square(at)
    return state


@BOTH
def test_S19_2_the_tribute_comes_from_the_hand(version: int) -> None:
    state = served(version, 1)
    city(state, "A4", 0, 1)
    hand(state, 0)
    state.people[0].bench = cards(state, "lord")
    ask_again(state)
    assert offers(state, "act-tribute") is (version == 1)
    hand(state, 0, "supply")
    choose(state, "act-tribute")
    assert refs(state) == (["supply", "lord-barfolk"] if version == 1 else ["supply"])


@pytest.mark.parametrize("terrain", [3, 4])
def test_S19_2_what_her_ability_needs_is_not_paid_as_tribute(terrain: int) -> None:
    state = served(2, terrain)
    hand(state, 0, "friman", "supply")
    choose(state, "act-tribute")
    assert refs(state) == ["supply"]
    state = served(2, terrain)
    hand(state, 0, "friman")
    assert not offers(state, "act-tribute")


@BOTH
def test_S19_3_1_in_forests_a_hero_may_jump_from_a_gate_without_roads(version: int) -> None:
    state = table(version=version, metamorpha=True)
    put(state, "D4", "gate", 0)
    put(state, "A4", "gate", 3)
    hero(state, 0, 0, "D4")
    state.metamorpha = square("D4")
    hand(state, 0, "friman", "supply")
    assert offers(state, "act-tribute") is (version == 2)
    if version == 2:
        # The supply card is what the jump needs.
        choose(state, "act-tribute")
        assert refs(state) == ["friman-barfolk"]
        choose(state, "card:friman-barfolk", "card:supply")
        assert offers(state, "choose-jump")
    hand(state, 0, "supply")


@BOTH
def test_S21_5_2_frosthand_stops_a_special_artefact(version: int) -> None:
    state = table(version=version, bilkarr=True)
    state.people[0].nation = cards(state, "5*supply")
    hand(state, 0, "horn_of_baldur")
    state.potion_owners = [1 if potion == FROSTHAND else -1 for potion in range(6)]
    choose(state, "act-special")
    if version == 1:
        assert len(state.people[0].hand) == 2
        return
    assert messages(state, 1) == ["choose-let-pass", "choose-freeze"]
    assert "Horn of Baldur" in state.decisions[0].prompt.text()
    frozen = state.copy()
    choose(frozen, "choose-freeze", seat=1)
    assert frozen.people[0].hand == []
    assert names(frozen, frozen.people[0].played) == ["horn_of_baldur"]
    choose(state, "choose-let-pass", seat=1)
    assert len(state.people[0].hand) == 2


def test_S21_5_2_the_prompt_names_what_metamorpha_would_give() -> None:
    state = served(2, 5, bilkarr=True)
    road(state, "D5")
    hand(state, 0, "supply")
    state.potion_owners = [1 if potion == FROSTHAND else -1 for potion in range(6)]
    choose(state, "act-tribute", "card:supply")
    assert "Metamorpha’s ability" in state.decisions[0].prompt.text()
