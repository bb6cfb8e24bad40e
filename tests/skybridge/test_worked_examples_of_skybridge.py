"""The turn of Adlem that the rulebook tells in four examples, with the cards it names."""

from __future__ import annotations

from tafelrunde.games.skybridge.state.state import SkybridgeState
from tests.skybridge.thraen import (
    answer,
    asked,
    build_seen,
    clear,
    deities,
    end_turn,
    from_step,
    goods,
    goods_of,
    hand,
    id_of,
    ids,
    number_of,
    offered,
    pile,
    position,
    refs,
    row_of,
    rule,
    section,
    seen_by,
    show,
)

# By the names that the rulebook gives them.
KOLPENNION, AVRUMETH, VAS_PAYAK, STEHN_UTRENG, TAR_DHA, PERDISAH = "SHE02", "SHE03", "DAR05", "UTR20", "LIG12", "DEI27"


def adlem() -> SkybridgeState:
    """Adlem's display: two knowledge symbols, and room for Perdisah's rune."""
    state = position("chief_builder", "crown_of_dominion")
    clear(state, 0)
    place = {AVRUMETH: 1, VAS_PAYAK: 2, TAR_DHA: 3, STEHN_UTRENG: 4}
    for card, slot in place.items():
        pile(state, 0, slot, card)
    state.tableaus[0].legion = 4
    return state


def test_the_names_are_those_of_the_rulebook() -> None:
    for lang in ("de", "en"):
        box = adlem().box
        names = [box.names[number_of(id)].text(lang) for id in (KOLPENNION, AVRUMETH, VAS_PAYAK, STEHN_UTRENG, TAR_DHA)]
        assert names == ["Kolpennion", "Avrumeth", "Vas Payak", "Stehn Utreng", "Tar-Dha"]
        assert box.names[number_of(PERDISAH)].text(lang) == "Perdisah"


def test_K6_3_example_of_taking_two_more_cards_with_two_knowledge() -> None:
    state = adlem()
    show(state, "LIG01", "EMP01")
    before = state.cards_left(1)
    from_step(state, "take")
    answer(state, "stack:light")
    assert rule(state) == "K6.3"
    drawn = [id_of(card) for card in asked(state).codes]
    assert drawn[0] == "LIG01"
    assert len(drawn) == 3
    assert all(id.startswith("LIG") for id in drawn)
    answer(state, f"card:{drawn[1]}")
    answer(state, f"card:{drawn[2]}")
    assert ids(state.tableaus[0].hand) == [drawn[1]]
    assert ids(state.tops[1]) == [drawn[2], drawn[0]], "the other two lie on the stack, the last one on top"
    assert state.cards_left(1) == before
    assert rule(state) == "K6.6"
    assert refs(state)[:2] == [("good:wood",), ("bonus:deity",)]
    answer(state, "bonus:deity")
    assert len(state.tableaus[0].deities) == 1


def test_K7_3_example_of_a_retreat_that_its_instant_effect_makes_good() -> None:
    state = adlem()
    hand(state, 0, KOLPENNION)
    from_step(state, "play")
    answer(state, f"card:{KOLPENNION}")
    # Avrumeth lies at the slot of its rune and shall not be covered.
    assert offered(state, f"card:{KOLPENNION}", "slot:1")
    answer(state, f"card:{KOLPENNION}", "slot:5", "area:3")
    assert state.tableaus[0].legion == 3
    answer(state, "instant:military")
    assert state.tableaus[0].legion == 4
    assert ids(state.tableaus[0].piles[4]) == [KOLPENNION]
    assert ids(state.tableaus[0].piles[0]) == [AVRUMETH]


def test_K8_1_example_of_main_effects_up_to_religion() -> None:
    state = adlem()
    rune = row_of(PERDISAH)["rune"]
    assert rune == 5
    pile(state, 0, 5, KOLPENNION)
    deities(state, 0, PERDISAH)
    from_step(state, "act")
    assert not offered(state, f"card:{VAS_PAYAK}"), "it has passive effects only"
    answer(state, f"card:{STEHN_UTRENG}")
    assert (state.tableaus[0].population, state.tableaus[0].supply) == (4, 8)
    answer(state, f"card:{AVRUMETH}")
    assert goods_of(state, 0) == {"money": 1}
    answer(state, f"card:{KOLPENNION}", "good:money", "good:metal")
    assert goods_of(state, 0) == {"metal": 1}
    answer(state, f"card:{TAR_DHA}")
    answer(state, f"deity:{PERDISAH}", "slot:5")
    assert ids(state.tableaus[0].piles[4]) == [KOLPENNION, PERDISAH]
    assert seen_by(state, None).tableaus[0].slots[4].power
    assert state.tableaus[0].deities == []


def test_K10_7_example_perdisah_may_not_lie_on_a_black_card() -> None:
    black = "DAR05"
    for side, possible in (("chief_builder", False), ("drake_master", True)):
        state = position(side, "crown_of_dominion")
        clear(state, 0)
        pile(state, 0, 3, TAR_DHA)
        pile(state, 0, 5, black)
        deities(state, 0, PERDISAH)
        from_step(state, "act")
        assert offered(state, f"card:{TAR_DHA}") == possible


def test_K11_2_example_of_building_section_3_with_an_exchange() -> None:
    state = adlem()
    section(state, 3, "metal")
    state.builders[2] = 0b10
    goods(state, 0, wood=1, livestock=1, metal=1, salt=2)
    from_step(state, "act")
    assert not offered(state, "section:3")
    assert build_seen(state).missing == {"stone": 1}
    answer(state, "exchange:salt_stone")
    assert offered(state, "section:3")
    answer(state, "section:3")
    assert goods_of(state, 0) == {}
    assert state.tableaus[0].population == 2
    assert seen_by(state, None).sections[2].builders == (0, 1), "Guinn has built there before"
    assert not state.decisions or not offered(state, "section:3")


def test_the_turn_ends_after_that() -> None:
    state = adlem()
    from_step(state, "act")
    end_turn(state)
    assert state.turn == -1
