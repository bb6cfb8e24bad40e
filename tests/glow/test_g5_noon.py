"""G5: noon, and every card of the box."""

from __future__ import annotations

import pytest

from tafelrunde.games.glow.state.state import GlowState
from tests.glow.glow_table import (
    asked,
    box,
    bring_die,
    card,
    cemetery,
    choose,
    give_dice,
    give_spell,
    ids,
    noon,
    put_in_cemetery,
    refs,
    seen_by,
    table,
    texts,
)

Gains = tuple[int, int, int, int]


def used_by(company_card: str, shows: str, score: int = 10, footprints: int = 0) -> GlowState:
    """Noon for a seat with one companion, spell or adventurer and these dice."""
    kind = box().cards[card(company_card)].kind
    state = table(
        adventurers=[company_card if kind == "adventurer" else "pocana"],
        companions=[[company_card] if kind == "companion" else ["A20"] if kind == "spell" else []],
    )
    if kind == "spell":
        give_spell(state, 0, company_card)
    company = give_dice(state, 0, shows)
    company.score, company.footprints = score, footprints
    return noon(state)


def gains(state: GlowState, score: int = 10, footprints: int = 0) -> Gains:
    """Shards, footprints, fireflies and rerolls that seat 0 has gained."""
    company = state.companies[0]
    return company.score - score, company.footprints - footprints, company.fireflies, company.rerolls


# ---------------------------------------------------------------------- the course of noon


def test_G5_1_special_sides_come_first() -> None:
    state = table(companions=[["B07"], []])
    company = give_dice(state, 0, "footprints footprints shards water water")
    company.score = 0
    noon(state)
    # Three shards first, then two are lost: the other way round nothing would have been lost.
    assert gains(state, score=0) == (1, 4, 0, 0)


def test_G5_2_each_card_looks_at_all_dice_and_uses_each_once() -> None:
    state = table(companions=[["A04", "A02", "B02"], []])
    give_dice(state, 0, "earth water air")
    noon(state)
    # Tamnuca (earth) 1, Thoape (water and earth) 2 and a firefly, Zzibelu (air and earth) 5: one earth serves all.
    assert gains(state) == (8, 0, 1, 0)
    state = used_by("A05", "fire fire fire")
    # Three fires are one pair.
    assert gains(state) == (4, 0, 0, 0)


def test_G5_3_all_fulfilled_cards_must_be_used_in_an_order_of_ones_own() -> None:
    for first, shards in (("A15", 2 + 1), ("A04", 2 + 2)):
        state = table(companions=[["A04", "A15"], []])
        give_dice(state, 0, "earth")
        bring_die(state, 0, "A15", "earth")
        noon(state)
        assert refs(state, 0) == ["companion:A04", "companion:A15"]
        choose(state, 0, f"companion:{first}")
        # With the Sketal first, its die no longer counts for Tamnuca.
        assert not asked(state)
        assert gains(state)[0] == shards


def test_G5_3_bad_effects_happen_too_and_a_card_is_used_once_a_day() -> None:
    state = used_by("B07", "water water water water")
    assert gains(state) == (-4, 0, 0, 0)
    assert not asked(state)


@pytest.mark.parametrize(
    ("companion", "shows", "times"),
    [
        ("A04", "earth earth earth", 3),
        ("A04", "fire", 0),
        ("A05", "fire fire fire fire fire", 2),
        ("A02", "water water earth", 1),
        ("A02", "water water earth earth", 2),
        ("B13", "nature nature nature nature nature nature", 2),
        ("B13", "nature nature", 0),
    ],
)
def test_G5_4_elements_count_as_often_as_the_dice_show_them(companion: str, shows: str, times: int) -> None:
    state = table(companions=[[companion], []])
    company = give_dice(state, 0, shows)
    assert state.times(company, card(companion)) == times


@pytest.mark.parametrize(
    ("companion", "shows", "times"),
    [
        ("B03", "fire fire", 1),
        ("B03", "fire fire fire fire", 2),
        ("B03", "fire fire water water air", 2),
        ("B03", "footprints footprints", 1),
        ("B03", "shards shards", 1),
        ("B03", "fire water air", 0),
        ("A03", "footprints footprints footprints", 1),
        ("A03", "air air air air air air", 2),
        ("A19", "air air air", 0),
        ("A19", "air air air air", 1),
    ],
)
def test_G5_5_equal_symbols_may_be_any_and_special_sides_too(companion: str, shows: str, times: int) -> None:
    state = table(companions=[[companion], []])
    company = give_dice(state, 0, shows)
    assert state.times(company, card(companion)) == times


@pytest.mark.parametrize(
    ("companion", "shows", "times"),
    [
        ("A08", "fire air", 1),
        ("A08", "fire water", 0),
        ("A06", "fire air earth", 1),
        ("A06", "fire nature", 0),
        ("A06", "fire water", 0),
        ("A06", "nature water", 0),
    ],
)
def test_G5_6_forbidden_elements_must_all_be_absent(companion: str, shows: str, times: int) -> None:
    state = table(companions=[[companion], []])
    company = give_dice(state, 0, shows)
    assert state.times(company, card(companion)) == times


@pytest.mark.parametrize(("shows", "times"), [("water", 1), ("water water", 1), ("water earth", 0), ("fire", 0)])
def test_G5_7_an_element_with_another_one_forbidden(shows: str, times: int) -> None:
    state = table(companions=[["B14"], []])
    company = give_dice(state, 0, shows)
    assert state.times(company, card("B14")) == times


@pytest.mark.parametrize(
    ("companion", "shows"), [("A11", "water water water water"), ("B15", "air"), ("B18", "air air")]
)
def test_G5_8_a_skull_or_a_forbidden_element_happens_once(companion: str, shows: str) -> None:
    state = table(companions=[[companion], []])
    company = give_dice(state, 0, shows)
    assert state.times(company, card(companion)) == 1


def test_G5_9_effects_give_shards_footprints_fireflies_and_rerolls() -> None:
    assert gains(used_by("braccio", "nature nature")) == (3, 1, 0, 0)
    assert gains(used_by("B10", "fire fire")) == (0, 2, 2, 0)
    assert gains(used_by("A01", "nature fire")) == (1, 0, 0, 1)


def test_G5_10_a_skull_sends_the_companion_to_the_cemetery_at_once() -> None:
    state = used_by("B23", "water water")
    assert gains(state) == (0, 2, 0, 0)
    assert cemetery(state) == {"B23"}
    assert state.companies[0].companions == []
    assert state.card_points(0) == box().end_points[card("pocana")]


def test_G5_11_the_order_is_asked_for_only_where_it_matters() -> None:
    state = table(companions=[["A04", "A05", "A11"], []])
    give_dice(state, 0, "earth fire fire water water")
    assert not asked(noon(state))
    # A loss that is larger than what there is, and a gain beside it.
    state = table(companions=[["A04", "B07"], []])
    give_dice(state, 0, "earth water water").score = 1
    assert refs(noon(state), 0) == ["companion:A04", "companion:B07"]
    # Enough shards: the sum is the same in any order.
    state = table(companions=[["A04", "B07"], []])
    give_dice(state, 0, "earth water water").score = 2
    assert not asked(noon(state))


def test_G5_11_the_order_matters_at_the_end_of_the_track_and_for_footprints() -> None:
    state = table(companions=[["A04", "B07"], []])
    give_dice(state, 0, "earth water water").score = 99
    assert asked(noon(state)) == [0]
    choose(state, 0, "companion:B07")
    assert (state.companies[0].score, state.companies[0].lapped) == (98, False)
    state = table(companions=[["B06"], []])
    give_spell(state, 0, "SP5")
    give_dice(state, 0, "earth earth").footprints = 1
    noon(state)
    choose(state, 0, "spell:SP5")
    assert state.companies[0].footprints == 2


def test_G5_11_a_card_that_only_then_is_fulfilled_must_be_used_as_well() -> None:
    state = table(companions=[["B16", "A15"], []])
    give_dice(state, 0, "fire earth")
    bring_die(state, 0, "A15", "earth")
    noon(state)
    # The Sketal dies of two earths; one earth is left, so Oshra (no earth) stays unmet.
    assert gains(state) == (2, 0, 0, 0)
    state = table(companions=[["B16", "A13"], []])
    give_dice(state, 0, "water water water")
    bring_die(state, 0, "A13", "earth")
    noon(state)
    # The only earth was the Sketal's own die: without it Oshra is fulfilled.
    assert gains(state) == (-4 + 3, 0, 0, 0)


# ---------------------------------------------------------------------- a worked example


def test_G5_3_worked_example_eoles_sketal_and_donillilu() -> None:
    state = table(adventurers=["eoles", "moloch"], companions=[["A15", "A08"], []])
    give_dice(state, 0, "large_light_blue_1=air large_light_blue_2=air earth")
    bring_die(state, 0, "A15", "earth")
    company = state.companies[0]
    noon(state)
    choose(state, 0, "adventurer:eoles")
    assert (company.score, company.fireflies) == (14, 2)
    choose(state, 0, "companion:A15")
    assert company.score == 16 + 2
    assert cemetery(state) == {"A15"}
    assert not asked(state)
    # Donillilu was used as well: two shards and a reroll token. The green die is back in the reserve.
    assert company.rerolls == 1
    assert "green" in [one.colour for one in seen_by(state, 0).reserve]
    assert len(company.dice) == 3


# ---------------------------------------------------------------------- every card

# Dice that meet the condition once, what that brings (shards, footprints, fireflies, rerolls), and dice that do not.
EVERY_CARD: list[tuple[str, str, Gains, str]] = [
    ("A01", "nature fire", (1, 0, 0, 1), "nature water"),
    ("A02", "water earth", (2, 0, 1, 0), "water air"),
    ("A03", "fire fire fire", (4, 0, 0, 0), "fire fire"),
    ("A04", "earth", (1, 0, 0, 0), "air"),
    ("A05", "fire fire", (4, 0, 0, 0), "fire"),
    ("A06", "air", (4, 0, 0, 0), "nature"),
    ("A07", "water", (6, 0, 0, 0), "fire"),
    ("A08", "air", (2, 0, 0, 1), "water"),
    ("A09", "air", (3, 0, 0, 0), "nature"),
    ("A10", "fire fire", (0, 0, 0, 0), "fire"),
    ("A11", "water water", (0, 1, 0, 0), "water"),
    ("A12", "air fire", (0, 2, 0, 0), "air"),
    ("A13", "water water water", (-4, 0, 0, 0), "water water"),
    ("A14", "nature nature nature", (-4, 0, 0, 0), "nature nature"),
    ("A15", "earth earth", (2, 0, 0, 0), "earth"),
    ("A16", "fire fire fire", (-5, 0, 0, 0), "fire fire"),
    ("A17", "air air air", (-4, 0, 0, 0), "air air"),
    ("A18", "nature nature", (0, 2, 0, 0), "nature"),
    ("A19", "air air air air", (10, 0, 0, 0), "air air air"),
    ("A21", "water", (0, 1, 0, 0), "air"),
    ("A22", "air", (1, 1, 0, 0), "water"),
    ("A23", "nature", (1, 0, 0, 1), "water"),
    ("B01", "earth earth earth", (0, 0, 0, 0), "earth earth"),
    ("B02", "air earth", (5, 0, 0, 0), "air"),
    ("B03", "water water", (2, 0, 0, 0), "water air"),
    ("B04", "water water water", (6, 0, 0, 0), "water water"),
    ("B05", "nature water", (2, 0, 1, 0), "nature"),
    ("B06", "earth", (0, 1, 0, 0), "air"),
    ("B07", "water water", (-2, 0, 0, 0), "water"),
    ("B08", "water", (3, 0, 0, 0), "air"),
    ("B09", "fire", (1, 0, 1, 0), "air"),
    ("B10", "fire", (0, 1, 1, 0), "air"),
    ("B11", "air air air", (3, 0, 0, 0), "air air"),
    ("B12", "air", (1, 0, 0, 0), "fire"),
    ("B13", "nature nature nature", (5, 0, 0, 0), "nature nature"),
    ("B14", "water", (6, 0, 0, 0), "water earth"),
    ("B15", "air", (2, 0, 0, 0), "fire"),
    ("B16", "air", (3, 0, 0, 0), "earth"),
    ("B17", "fire", (4, 0, 0, 0), "air"),
    ("B19", "air air air", (0, 0, 0, 0), "air air"),
    ("B20", "air air", (0, 0, 0, 0), "air"),
    ("B21", "nature nature", (0, 2, 0, 0), "nature"),
    ("B22", "fire fire", (6, 0, 0, 0), "fire"),
    ("B23", "water water", (0, 2, 0, 0), "water"),
    ("braccio", "nature nature", (3, 1, 0, 0), "nature"),
    ("taetyss", "air water", (3, 0, 0, 1), "air"),
    ("eoles", "air earth", (2, 0, 1, 0), "air"),
    ("moloch", "earth", (0, 1, 0, 0), "air"),
    ("noctiluca", "air air air", (5, 0, 0, 0), "air air"),
    ("orium", "air air", (1, 0, 0, 0), "air"),
    ("SP1", "nature nature", (-5, 0, 0, 0), "nature"),
    ("SP2", "water water", (-5, 0, 0, 0), "water"),
    ("SP3", "air air", (0, 0, 0, 0), "air"),
    ("SP4", "fire fire", (-6, 0, 0, 0), "fire"),
    ("SP5", "earth earth", (0, -3, 0, 0), "earth"),
    ("SP6a", "air air air", (-7, 0, 0, 0), "air air"),
    ("SP6b", "air air air", (-7, 0, 0, 0), "air air"),
]

# Cards that leave when they have been used: those with a skull, and all spells.
LEAVING = {
    *("A10", "A11", "A12", "A13", "A14", "A15", "A16", "A17", "A18", "A19", "B01", "B19", "B20", "B21", "B22", "B23"),
    *("SP1", "SP2", "SP3", "SP4", "SP5", "SP6a", "SP6b"),
}


@pytest.mark.parametrize(
    ("name", "meets", "brings", "misses"), EVERY_CARD, ids=lambda value: str(value).replace(" ", "-")
)
def test_every_card_does_what_is_printed_on_it(name: str, meets: str, brings: Gains, misses: str) -> None:
    state = used_by(name, meets, footprints=5)
    company = state.companies[0]
    assert gains(state, footprints=5) == brings
    assert (name in ids([*company.companions, *company.spells, company.adventurer])) == (name not in LEAVING)
    untouched = used_by(name, misses, footprints=5)
    assert gains(untouched, footprints=5) == (0, 0, 0, 0)
    company = untouched.companies[0]
    assert name in ids([*company.companions, *company.spells, company.adventurer])


def test_the_two_cards_that_are_not_in_the_list_above() -> None:
    listed = {name for name, _, _, _ in EVERY_CARD}
    assert {one.id for one in box().cards} - listed == {"A20", "B18", "pocana"}


@pytest.mark.parametrize(
    ("name", "end", "fireflies", "rerolls"),
    [
        *(("A01", 0, 2, 0), ("A06", 0, 2, 0), ("A11", 6, 0, 0), ("A12", 5, 0, 0), ("A18", 0, 0, 1), ("A20", 4, 0, 0)),
        *(
            ("A21", -2, 1, 0),
            ("A22", -5, 0, 0),
            ("A23", -2, 0, 0),
            ("B01", 4, 1, 0),
            ("B05", 2, 1, 0),
            ("B07", 5, 0, 0),
        ),
        *(("B10", 0, 2, 0), ("B11", 4, 0, 0), ("B14", 0, 2, 0), ("B18", -1, 0, 0), ("B19", 5, 0, 0), ("B22", 1, 0, 1)),
        *(("eoles", 4, 0, 0), ("pocana", 4, 0, 0), ("moloch", 3, 0, 0), ("braccio", 1, 0, 0), ("orium", 0, 0, 0)),
    ],
)
def test_what_cards_are_worth_at_the_end_and_what_they_bring(name: str, end: int, fireflies: int, rerolls: int) -> None:
    one = box().cards[card(name)]
    assert (one.end_points, one.fireflies, one.rerolls) == (end, fireflies, rerolls)


def test_the_question_says_how_often_a_card_is_met() -> None:
    state = table(companions=[["A04", "B18"], []])
    put_in_cemetery(state, "A01", "A02")
    give_dice(state, 0, "earth earth earth air")
    noon(state)
    assert texts(state, 0) == ["Tamnuca", "Cromaug"]
    hint = state.hint(0, 0)
    assert hint is not None
    assert hint.text("de") == "×3"
