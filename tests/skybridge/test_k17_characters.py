"""K17: the ten abilities, each with its own rules."""

from __future__ import annotations

import pytest
from thraen import (
    answer,
    asked,
    clear,
    deities,
    deity,
    from_step,
    goods,
    goods_of,
    hand,
    id_of,
    ids,
    new,
    number_of,
    offered,
    only_deities,
    only_in_stack,
    people,
    pile,
    position,
    rebels,
    rebels_in,
    refs,
    row_of,
    rule,
    run,
    section,
    show,
    take_turn,
)

from tafelrunde.games.skybridge.building import price, spare_die
from tafelrunde.games.skybridge.deities import can_play, draw_deity
from tafelrunde.games.skybridge.figures import ELBEA, GOOD_IDS, NOTHING
from tafelrunde.games.skybridge.state import SkybridgeState
from tafelrunde.games.skybridge.steps.acting import TAKE_CARD
from tafelrunde.games.skybridge.steps.drakes import AWAKEN
from tafelrunde.games.skybridge.steps.playing import accepts
from tafelrunde.games.skybridge.steps.rounds import CHECK_BRIDGE, END_ROUND, FEED
from tafelrunde.kernel.chance import Wish

FOOD = people(passive=["food"], active=[])
# Cards that bring nothing at once, one for each rune.
QUIET_EMPIRE = people("empire", 1, instant=[], passive=[])
QUIET = {rune: people(rune=rune, instant=[], passive=[]) for rune in range(1, 6)}


# ---------------------------------------------------------------------- Guinn Urcela


def crowned(side: str, stack: str = "light") -> SkybridgeState:
    """Seat 1 plays Guinn, whose crown lies on a stack; it is the turn of seat 0."""
    state = position("chief_builder", side)
    show(state, people("empire"), people("light"))
    state.crown = ("empire", "light").index(stack)
    return state


def test_K17_1_guinn_gains_a_bonus_when_another_takes_the_card() -> None:
    state = crowned("crown_of_dominion")
    take_turn(state)
    answer(state, "stack:light")
    assert asked(state).seat == 1
    assert refs(state) == [("good:wood",), ("bonus:deity",)]
    answer(state, "good:wood")
    assert goods_of(state, 1) == {"wood": 1}
    assert state.crown == NOTHING
    assert asked(state).seat == 0
    assert rule(state) == "K6.6"


def test_K17_1_other_stacks_do_not_concern_her() -> None:
    state = crowned("crown_of_dominion")
    take_turn(state)
    answer(state, "stack:empire")
    assert asked(state).seat == 0
    assert state.crown == 1


def test_K17_1_1_she_can_make_room_only_by_giving_back() -> None:
    state = crowned("crown_of_dominion")
    goods(state, 1, wood=4, stone=1, salt=2)
    deities(state, 1, deity(gift="money"))
    take_turn(state)
    answer(state, "stack:light")
    assert refs(state) == [("good:wood",), ("bonus:deity",)], "no exchange and no gift"
    answer(state, "good:wood")
    assert rule(state) == "K9.2"
    answer(state, "good:stone")
    assert goods_of(state, 1) == {"wood": 5, "salt": 2}


def test_K17_1_1_in_her_own_turn_the_crown_does_nothing() -> None:
    state = crowned("crown_of_dominion")
    take_turn(state, 1)
    answer(state, "stack:light")
    assert rule(state) == "K6.6"
    answer(state, "good:wood")
    assert goods_of(state, 1) == {"wood": 1}
    assert state.crown == NOTHING


def test_K17_2_others_pay_the_crown_of_pain_with_a_figure() -> None:
    state = crowned("crown_of_pain")
    take_turn(state)
    answer(state, "stack:light")
    assert state.tableaus[0].population == 2
    assert state.view(None).table.tableaus[1].foreign[0] == 1
    assert state.crown == NOTHING


def test_K17_2_without_a_figure_the_card_may_not_be_taken() -> None:
    state = crowned("crown_of_pain")
    state.tableaus[0].population = 0
    take_turn(state)
    assert ids(state.tableaus[0].hand) == [people("empire")], "the other card was the only choice"


def test_K17_2_a_gift_may_bring_the_figure_that_she_demands() -> None:
    state = crowned("crown_of_pain")
    show(state, people("light"))
    state.tableaus[0].population = 0
    rebels(state, 5, seat_0=1)
    gift = deity(gift="return")
    deities(state, 0, gift)
    take_turn(state)
    assert refs(state) == [("pass:take",), (f"deity:{gift}",)]
    answer(state, f"deity:{gift}")
    assert state.view(None).table.tableaus[1].foreign[0] == 1, "now the card can be taken, and must be"


def test_K17_2_in_her_own_turn_guinn_pays_nothing() -> None:
    state = crowned("crown_of_pain")
    state.tableaus[1].population = 0
    take_turn(state, 1)
    assert offered(state, "stack:light")
    answer(state, "stack:light")
    assert state.view(None).table.tableaus[1].foreign == ()


def with_foreign(own: int = 1) -> SkybridgeState:
    """Seat 0 plays Guinn and has a figure of seat 1 beside her own."""
    state = position("crown_of_pain", "visions")
    state.tableaus[0].population = own
    state.tableaus[1].population -= 1
    state.tableaus[0].foreign = [0, 1, 0, 0]
    return state


def test_K17_2_foreign_figures_can_be_given_up_but_do_not_build() -> None:
    state = with_foreign()
    clear(state, 0)
    pile(state, 0, 2, people(active=["population", "arm population"]))
    from_step(state, "act")
    answer(state, "effect:2-2")
    assert refs(state) == [("seat:0",), ("seat:1",)]
    answer(state, "seat:1")
    assert rebels_in(state, 9) == [0, 1, 0, 0, 0]
    state = with_foreign(own=0)
    section(state, 1)
    goods(state, 0, wood=5, stone=5)
    from_step(state, "act")
    assert not state.decisions or not offered(state, "section:1")


def test_K17_2_1_a_foreign_rebel_belongs_to_its_owner() -> None:
    state = with_foreign()
    run(state, FEED[0])
    answer(state, "seat:1")
    state.tableaus[0].legion = state.tableaus[1].legion = 9
    leader = 1
    assert state.parts_of_score(0)[2] == 1 + leader, "foreign to Guinn"
    assert state.parts_of_score(1)[2] == leader
    card = people(instant=["return"])
    hand(state, 1, card)
    from_step(state, "play", 1)
    state.apply(1, 0)
    while rule(state) != "K7.6":
        state.apply(1, 0)
    answer(state, "instant:return")
    assert state.tableaus[1].population == 3


def test_K17_2_1_with_only_foreign_figures_feeding_may_spare_her() -> None:
    state = with_foreign(own=0)
    run(state, FEED[0])
    assert refs(state) == [("seat:1",), ("pass:feed",)]
    answer(state, "pass:feed")
    assert rebels_in(state, 9) == [0] * 5


def test_K17_2_1_elbea_takes_foreign_figures_too() -> None:
    state = with_foreign(own=1)
    state.fate = Wish([ELBEA])
    state.tableaus[1].legion = 2
    run(state, AWAKEN)
    answer(state, "seat:1")
    assert state.tableaus[0].population == 0
    assert [tableau.removed for tableau in state.tableaus] == [1, 1]


# ---------------------------------------------------------------------- Jardh Rogoll


def priest(*drawn: str) -> SkybridgeState:
    """The high priest has drawn these cards and has to decide."""
    state = position("high_priest", "visions")
    only_deities(state, *drawn)
    state.turn = 0
    draw_deity(state, 0, "K8.11")
    state.advance()
    return state


def test_K17_3_he_keeps_one_and_puts_the_other_under_the_stack() -> None:
    first, second = deity(gift="wood"), deity(gift="money")
    state = priest(first, second, deity(gift="return"))
    assert rule(state) == "K17.3"
    assert state.view(1).table.tableaus[0].drawn_deities is None
    answer(state, f"deity:{second}")
    assert ids(state.tableaus[0].deities) == [second]
    assert ids(state.under) == [deity(gift="return"), first]


def test_K17_3_or_he_discards_both_for_their_gifts() -> None:
    state = priest(deity(gift="wood"), deity(gift="money"))
    both = next(index for index, text in enumerate(asked(state).options) if text.text("en").startswith("Discard"))
    state.apply(0, both)
    assert goods_of(state, 0) == {"wood": 1, "money": 1}
    assert state.tableaus[0].deities == []
    assert len(state.tableaus[0].gifts) == 2


def test_K17_3_every_deity_card_he_gets_counts() -> None:
    state = position("high_priest", "visions")
    goods(state, 0, livestock=2)
    show(state, people("light"))
    take_turn(state)
    answer(state, "exchange:livestock_deity")
    assert rule(state) == "K17.3"
    state.apply(0, 0)
    if rule(state) == "K6.1":
        answer(state, "stack:light")
    answer(state, "bonus:deity")
    assert rule(state) == "K17.3"


def test_K17_3_1_with_one_card_left_he_keeps_it_or_gives_it() -> None:
    only = deity(gift="wood")
    state = priest(only)
    assert len(refs(state)) == 2
    state.apply(0, 1)
    assert goods_of(state, 0) == {"wood": 1}


def test_K17_3_1_he_chooses_which_gift_comes_first() -> None:
    figure, sort = deity(gift="population"), deity(gift="military")
    state = priest(figure, sort)
    texts = [option.text("en") for option in asked(state).options]
    assert sum(text.startswith("Discard") for text in texts) == 2
    state = priest(figure, deity(gift="craft"))
    texts = [option.text("en") for option in asked(state).options]
    assert sum(text.startswith("Discard") for text in texts) == 1, "a passive gift has no order"


def test_K17_4_four_slots_and_any_card_anywhere() -> None:
    state = position("secret_of_geneorn", "visions")
    card = people("empire", 5, instant=[])
    hand(state, 0, card)
    from_step(state, "play")
    answer(state, f"card:{card}")
    assert refs(state) == [(f"card:{card}", f"slot:{slot}") for slot in range(1, 5)]
    answer(state, "slot:2")
    assert len(state.view(0).table.tableaus[0].slots) == 4


def test_K17_4_a_deity_needs_the_rune_of_the_top_card_and_feuds_count() -> None:
    state = position("secret_of_geneorn", "visions")
    clear(state, 0)
    pile(state, 0, 1, people("empire", 5))
    assert can_play(state, 0, number_of(deity(5, feud="utreng")), 0)
    assert not can_play(state, 0, number_of(deity(1, feud="utreng")), 0)
    assert not can_play(state, 0, number_of(deity(5, feud="empire")), 0)
    pile(state, 0, 1, people("empire", 5), "BRI")
    assert can_play(state, 0, number_of(deity(1, feud="empire")), 0), "on a joker any deity may lie"
    pile(state, 0, 1, people("light", 5), deity(5, feud="empire"))
    assert not accepts(state, 0, 0, number_of(people("empire", 1)))


def test_K17_4_1_start_cards_at_the_first_slots_and_no_retreat() -> None:
    state = new("secret_of_geneorn", "visions")
    assert [ids(cards) for cards in state.tableaus[0].piles] == [["start-light-1"], ["start-light-2"], [], [], []]
    state = position("secret_of_geneorn", "visions")
    state.tableaus[0].legion = 5
    hand(state, 0, people("empire", 5))
    from_step(state, "play")
    state.apply(0, 0)
    assert not any(ref.startswith("area") for found in refs(state) for ref in found)


# ---------------------------------------------------------------------- Hamises


def visions() -> SkybridgeState:
    """Hamises may take the open card of the Empire; the card of the Light has been taken this round."""
    state = position("visions", "chief_builder")
    clear(state, 0)
    show(state, people("empire"), people("utreng"))
    only_in_stack(state, "light", people("light"), people("light", but=[people("light")]))
    only_in_stack(state, "darkness")
    only_in_stack(state, "shenna")
    return state


def test_K17_5_she_may_look_at_a_face_down_stack_and_keep_the_card() -> None:
    state = visions()
    pile(state, 0, 4, people(passive=["knowledge", "knowledge"]))
    take_turn(state)
    assert offered(state, "stack:light")
    answer(state, "stack:light")
    assert rule(state) == "K17.5"
    assert len(refs(state)) == 2, "knowledge does not help"
    seen = asked(state).codes[0]
    assert state.view(1).table.tableaus[0].drawn is None
    answer(state, f"card:{id_of(seen)}")
    assert state.tableaus[0].hand == [seen]
    assert refs(state) == [("good:wood",), ("bonus:deity",)], "the bonus of that stack"


def test_K17_5_or_put_it_back_and_take_an_open_one() -> None:
    state = visions()
    take_turn(state)
    answer(state, "stack:light")
    seen = asked(state).codes[0]
    answer(state, "pass:seen")
    assert state.tops[1] == [seen]
    assert not offered(state, "stack:light")
    answer(state, "stack:empire")
    assert ids(state.tableaus[0].hand) == [people("empire")]
    assert state.view(0).table.stacks[1].put_back[0].card is not None
    assert state.view(1).table.stacks[1].put_back[0].card is None


def test_K17_5_1_face_down_means_without_an_open_card_but_not_empty() -> None:
    state = visions()
    take_turn(state)
    looks = [found for found in refs(state) if len(found) == 1]
    assert looks == [("stack:light",)]


def test_K17_5_1_if_only_looking_is_possible_it_may_be_left_out() -> None:
    state = visions()
    show(state)
    only_in_stack(state, "empire")
    only_in_stack(state, "utreng")
    run(state, TAKE_CARD[0])
    assert refs(state) == [("stack:light",), ("pass:take",)]
    answer(state, "pass:take")
    assert state.tableaus[0].hand == []


def test_K17_6_inspiration_with_every_card_played() -> None:
    state = position("daughter", "chief_builder")
    clear(state, 0)
    pile(state, 0, 1, QUIET[1])
    hand(state, 0, people("utreng", 1, instant=[]))
    from_step(state, "play")
    state.apply(0, 0)
    assert refs(state)[0] == ("instant:inspiration",)
    answer(state, "instant:inspiration")
    assert id_of(state.tableaus[0].piles[0][-1]) == QUIET[1]


def test_K17_6_besides_the_inspiration_of_the_card() -> None:
    card = people(instant=["inspiration"])
    rune = row_of(card)["rune"]
    assert isinstance(rune, int)
    state = position("daughter", "chief_builder")
    clear(state, 0)
    pile(state, 0, rune, QUIET[rune])
    hand(state, 0, card)
    from_step(state, "play")
    state.apply(0, 0)
    assert sum(found == ("instant:inspiration",) for found in refs(state)) == 2


# ---------------------------------------------------------------------- Adlem


def test_K17_7_a_deity_card_for_every_drake_that_is_played() -> None:
    for card, drawn in ((people(passive=["drake"], active=[], instant=[]), 1), (QUIET[1], 0)):
        state = position("drake_master", "visions")
        hand(state, 0, card)
        from_step(state, "play")
        state.apply(0, 0)
        assert len(state.tableaus[0].deities) == drawn


def test_K17_7_he_ignores_feuds() -> None:
    state = position("drake_master", "visions")
    clear(state, 0)
    pile(state, 0, 4, people("light", 4))
    assert can_play(state, 0, number_of(deity(4, feud="light")), 3)
    pile(state, 0, 4, people("light", 4), deity(4, feud="empire"))
    assert accepts(state, 0, 3, number_of(people("empire", 4)))


def rolled(sky: str, utreng: str) -> SkybridgeState:
    """Section 1 is finished, and both dice have been rolled."""
    state = position("chief_builder", "visions")
    pile(state, 0, 1, FOOD)
    pile(state, 1, 1, people("light", passive=["food"]))
    state.builders[0] = 1
    faces = {"choice": 6, **{good: number for number, good in enumerate(GOOD_IDS)}}
    state.fate = Wish([faces[sky], faces[utreng]])
    return run(state, CHECK_BRIDGE)


def test_K17_8_he_chooses_which_die_goes_on_the_section() -> None:
    state = rolled("livestock", "metal")
    assert rule(state) == "K17.8"
    assert refs(state) == [("die:skybridge",), ("die:utreng",)]
    answer(state, "die:utreng")
    dice = state.view(None).table.dice
    assert (dice.skybridge, dice.utreng, dice.on_bridge, dice.spare) == ("livestock", "metal", "utreng", "livestock")
    assert state.view(None).table.sections[1].die == "metal"


def test_K17_8_his_own_die_pays_for_a_good() -> None:
    state = rolled("metal", "wood")
    answer(state, "die:skybridge")
    state.open, state.stack = (), None
    assert price(state, 0)[GOOD_IDS.index("wood")] == price(state, 1)[GOOD_IDS.index("wood")] - 1
    cost = {good: amount for good, amount in zip(GOOD_IDS, price(state, 0), strict=True) if amount}
    goods(state, 0, **cost)
    from_step(state, "act")
    build = state.view(0).table.tableaus[0].build
    assert build.own_die == "wood"
    answer(state, "section:2")
    assert goods_of(state, 0) == {}
    assert state.view(None).table.dice.spare is None


def test_K17_8_1_the_choice_face_is_turned_to_another_one() -> None:
    state = rolled("livestock", "choice")
    assert rule(state) == "K17.8.1"
    assert refs(state) == [("good:wood",), ("good:stone",), ("good:metal",)]
    answer(state, "good:stone")
    assert state.view(None).table.dice.utreng == "stone"
    assert rule(state) == "K17.8"


def test_K17_8_2_the_die_serves_no_exchange_and_is_back_with_the_next_roll() -> None:
    state = rolled("livestock", "metal")
    answer(state, "die:skybridge")
    state.open, state.stack = (), None
    goods(state, 0, metal=1)
    hand(state, 0, QUIET[1])
    from_step(state, "play")
    assert not offered(state, "exchange:metal_military")
    state.spare_ready = False
    assert spare_die(state, 0) == NOTHING
    state.builders[1] = 1
    state.fate = None
    run(state, CHECK_BRIDGE)
    assert state.spare_ready


def test_K17_8_2_it_does_not_pay_for_craft() -> None:
    state = position("chief_builder", "visions")
    clear(state, 0)
    section(state, 3, "wood")
    state.utreng_face, state.spare_ready = GOOD_IDS.index("money"), True
    assert price(state, 0)[GOOD_IDS.index("money")] == 2


# ---------------------------------------------------------------------- Irseth


def test_K17_9_ghiarhabbat_begins_at_a_slot_of_choice() -> None:
    state = new("gardens", "visions", ghiarhabbat=4)
    assert ids(state.tableaus[0].piles[3]) == ["start-shenna-3"]
    assert state.view(None).table.tableaus[0].fed


def gardens() -> SkybridgeState:
    """Ghiarhabbat lies on top of slot 1, and a card of that rune is in the hand."""
    state = position("gardens", "visions")
    clear(state, 0)
    pile(state, 0, 1, people("light", 1), "start-shenna-3")
    pile(state, 0, 2, people("light", 2, passive=[]))
    hand(state, 0, QUIET_EMPIRE)
    return state


def test_K17_9_it_may_move_away_before_it_is_covered() -> None:
    state = gardens()
    from_step(state, "play")
    state.apply(0, 0)
    assert rule(state) == "K17.9"
    assert refs(state) == [("slot:2",), ("slot:3",), ("slot:4",), ("slot:5",), ("pass:ghiarhabbat",)]
    answer(state, "slot:2")
    assert id_of(state.tableaus[0].piles[1][-1]) == "start-shenna-3"
    assert ids(state.tableaus[0].piles[0]) == [people("light", 1), QUIET_EMPIRE]


def test_K17_9_or_stay_and_be_covered() -> None:
    state = gardens()
    from_step(state, "play")
    state.apply(0, 0)
    answer(state, "pass:ghiarhabbat")
    assert ids(state.tableaus[0].piles[0])[1:] == ["start-shenna-3", QUIET_EMPIRE]
    assert not state.view(0).table.tableaus[0].fed


def test_K17_9_feuds_count_for_ghiarhabbat() -> None:
    state = gardens()
    pile(state, 0, 2, people("light", 2), deity(2, feud="shenna"))
    from_step(state, "play")
    state.apply(0, 0)
    assert not offered(state, "slot:2")


def test_K17_9_1_it_may_go_to_an_empty_slot_but_not_to_a_closed_one() -> None:
    state = gardens()
    state.tableaus[0].closed = 0b10
    from_step(state, "play")
    state.apply(0, 0)
    assert refs(state) == [("slot:3",), ("slot:4",), ("slot:5",), ("pass:ghiarhabbat",)]


def test_K17_9_1_what_comes_up_must_accept_the_card() -> None:
    state = gardens()
    pile(state, 0, 1, people("light", 1), deity(1, feud="empire"), "start-shenna-3")
    from_step(state, "play")
    state.apply(0, 0)
    assert not state.decisions or rule(state) != "K17.9", "below Ghiarhabbat lies a deity that has a feud with the card"


def merchants(rune: int) -> SkybridgeState:
    """A quiet card has been played to a slot by the merchants."""
    state = position("merchants", "visions")
    clear(state, 0)
    state.sky_face = GOOD_IDS.index("metal")
    hand(state, 0, QUIET[rune])
    from_step(state, "play")
    state.apply(0, 0)
    return state


@pytest.mark.parametrize("rune", [1, 2, 3, 4, 5])
def test_K17_10_a_figure_rebels_for_the_effect_of_the_slot(rune: int) -> None:
    state = merchants(rune)
    merchant = state.view(0).table.tableaus[0].slots[rune - 1].merchant
    assert merchant is not None
    if merchant.kind == "religion":
        assert not offered(state, f"merchant:{rune}"), "there is no deity card to lay"
        return
    answer(state, f"merchant:{rune}")
    assert rebels_in(state, 9) == [1, 0, 0, 0, 0]
    assert state.tableaus[0].population == 2
    gained = {
        "military": state.tableaus[0].legion == 2,
        "deity": len(state.tableaus[0].deities) == 1,
        "die": goods_of(state, 0) == {"metal": 1},
        "gain": goods_of(state, 0) == {merchant.good: merchant.amount},
    }
    assert gained[merchant.kind]


def test_K17_10_it_may_be_left_out_and_needs_a_figure() -> None:
    state = merchants(1)
    answer(state, "pass:instants")
    assert rebels_in(state, 9) == [0] * 5
    state = position("merchants", "visions")
    state.tableaus[0].population = 0
    hand(state, 0, QUIET[1])
    from_step(state, "play")
    state.apply(0, 0)
    assert not offered(state, "merchant:1")


def test_K17_10_1_the_die_shows_nothing_before_its_first_roll() -> None:
    state = position("merchants", "visions")
    slots = state.view(0).table.tableaus[0].slots
    rune = next(number for number, slot in enumerate(slots, 1) if slot.merchant and slot.merchant.kind == "die")
    clear(state, 0)
    hand(state, 0, QUIET[rune])
    from_step(state, "play")
    state.apply(0, 0)
    assert not offered(state, f"merchant:{rune}")


def test_K17_10_1_it_is_the_skybridge_die_wherever_it_lies() -> None:
    state = position("merchants", "chief_builder")
    slots = state.view(0).table.tableaus[0].slots
    rune = next(number for number, slot in enumerate(slots, 1) if slot.merchant and slot.merchant.kind == "die")
    state.sky_face, state.utreng_face, state.utreng_on_bridge = GOOD_IDS.index("livestock"), 1, True
    clear(state, 0)
    hand(state, 0, QUIET[rune])
    from_step(state, "play")
    state.apply(0, 0)
    answer(state, f"merchant:{rune}")
    assert goods_of(state, 0) == {"livestock": 1}


def test_the_crown_comes_back_at_the_end_of_the_round() -> None:
    state = crowned("crown_of_dominion")
    run(state, END_ROUND)
    assert state.view(None).table.stacks[1].crown is False
