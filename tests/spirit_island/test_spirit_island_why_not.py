"""Why a power or a land cannot be chosen."""

from __future__ import annotations

from tafelrunde.games.spirit_island.box.ids import FAST, SLOW
from tafelrunde.games.spirit_island.steps.playing import PLAY_CARDS
from tafelrunde.games.spirit_island.steps.powers import USE_POWERS, ChooseTarget
from tafelrunde.kernel.why import why_not
from tests.reasons import ask, told
from tests.spirit_island.islands import island, there

WASH = "power:wash_away"
BOON = "power:boon_of_vigor"
TRIUMPH = "power:rivers_bounty"


def test_I7_a_card_costs_energy_and_a_card_play() -> None:
    state = ask(island(there(), {"A5": 2}, energy=0), PLAY_CARDS[0])
    assert told(state, WASH) == ("why-not-energy", "I7.3")
    reason = why_not(state, 0, WASH)
    assert reason is not None
    assert "costs 1 energy, and you have 0" in reason.words.text("en")
    state.spirits[0].energy = 9
    state.spirits[0].plays = 9
    assert told(ask(state, PLAY_CARDS[0]), WASH) == ("why-not-plays", "I7.2")
    state.spirits[0].plays = 0
    assert told(ask(state, PLAY_CARDS[0]), WASH) is None
    state.spirits[0].discard = [state.spirits[0].hand[0]]
    gone = state.box.powers[state.spirits[0].hand[0]].name.ref
    state.spirits[0].hand = state.spirits[0].hand[1:]
    assert told(ask(state, PLAY_CARDS[0]), gone) == ("why-not-discarded", "I7.2")
    innate = state.box.powers[state.box.kinds[state.spirits[0].kind].innates[0]].name.ref
    assert told(state, innate) == ("why-not-innate-played", "I8.1")


def test_I8_2_a_power_has_its_phase_and_is_used_once() -> None:
    state = island(there(explorer=1), {"A5": 2})
    wash = state.box.card("wash_away")
    spirit = state.spirits[0]
    assert told(ask(state, USE_POWERS[SLOW]), WASH) == ("why-not-unplayed", "I8.1")
    spirit.played, spirit.hand = [wash], [card for card in spirit.hand if card != wash]
    assert told(ask(state, USE_POWERS[SLOW]), WASH) is None, "it is slow, and there is an explorer"
    assert told(ask(state, USE_POWERS[FAST]), WASH) == ("why-not-slow-now", "I8.2")
    spirit.used = [wash]
    assert told(ask(state, USE_POWERS[SLOW]), WASH) == ("why-not-used-already", "I8.2")
    innate = state.box.powers[state.box.kinds[spirit.kind].innates[0]].name.ref
    assert told(ask(state, USE_POWERS[SLOW]), innate) in (
        ("why-not-threshold", "I8.10"),
        ("why-not-fast-now", "I8.2"),
    )


def test_I8_4_a_target_must_be_in_range_and_of_the_right_kind() -> None:
    state = island({"A5": {"dahan": 1}, "A2": {"city": 1}}, {"A5": 1})
    bounty = state.box.powers[state.box.card("rivers_bounty")]
    step = ChooseTarget(0, bounty.number, -1, -1)
    state = ask(state, step)
    far = [
        name.ref
        for land, name in enumerate(state.island.names)
        if told(state, name.ref) == ("why-not-in-range", "I8.4")
    ]
    assert far, "the island is larger than the power's range"
    state.spirits[0].played = [bounty.number]
    for land in range(len(state.flags)):
        while state.spirits[0].presence[land]:
            state.take_presence(0, land)
    assert told(ask(state, USE_POWERS[SLOW]), bounty.name.ref) in (
        ("why-not-source", "I8.4"),
        ("why-not-fast-now", "I8.2"),
    )
