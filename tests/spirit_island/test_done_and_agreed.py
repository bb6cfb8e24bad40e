"""The flow of a phase: being done, being asked again, additions without a question, and rituals that all agree to."""

from __future__ import annotations

from tafelrunde.games.spirit_island.box.ids import DAHAN, INNATE
from tafelrunde.games.spirit_island.effects.land_state import Defend
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.moving import SpreadFigures
from tafelrunde.games.spirit_island.steps.powers import plainly_adds
from tafelrunde.games.spirit_island.steps.rounds import FAST_PHASE, SLOW_PHASE
from tafelrunde.kernel.match import Match
from tests.spirit_island.islands import (
    FAR,
    LIGHTNING,
    RIVER,
    asks,
    at,
    card,
    choose,
    inside,
    island,
    places,
    play,
    put,
    run,
    texts,
    there,
    use,
)

TWO = (RIVER, LIGHTNING), ("A", "B")


def done(state: SpiritIslandState, seat: int) -> None:
    decision = state.decision_of(seat)
    assert decision is not None
    state.apply(seat, len(decision.codes) - 1)


def two_with_powers(version: int | None = None) -> SpiritIslandState:
    """Both have a slow power: the first pushes explorers, the second needs a land with invaders."""
    state = island(
        {"A5": {"explorer": 1}, "B5": {"town": 1}, **FAR}, [{"A5": 2}, {"A4": 1, "B5": 1}], *TWO, version=version
    )
    state.spirits[0].played = [card(state, "wash_away")]
    state.spirits[1].played = [card(state, "shadows_of_the_burning_forest")]
    return run(state, SLOW_PHASE)


def test_I4_3_whoever_is_done_is_asked_again_when_a_power_has_a_new_target() -> None:
    for version, again in ((1, False), (2, True)):
        state = two_with_powers(version)
        before = state.decision_of(1)
        assert before is not None
        assert card(state, "shadows_of_the_burning_forest") in before.codes
        done(state, 1)
        assert state.decision_of(1) is None
        # The explorer goes to A4, in reach of the second spirit, whose power had a target before, but not there.
        choose(state, "Wash Away", "A5", "explorer", "A4")
        assert inside(state, "A4") == {"explorer": 1}
        assert (state.decision_of(1) is not None) == again


def test_I4_3_done_can_be_taken_back_while_others_still_act() -> None:
    match = Match.new("spirit-island", players=2, seed=4)
    while not (len(match.state.decisions) == 2 and match.state.decisions[0].rule == "I4.3"):
        assert not match.state.over
        match.choose(match.state.decisions[0].seat, 0)
    mine = match.state.decision_of(0)
    assert mine is not None
    match.choose(0, len(mine.codes) - 1)
    assert [asked.seat for asked in match.state.decisions] == [1]
    assert match.can_undo(0)
    match.undo(0)
    assert [asked.seat for asked in match.state.decisions] == [0, 1]


def test_I8_9_plain_additions_are_taken_without_a_question_from_then_on() -> None:
    state = island(there(explorer=1, city=2, blight=1), {"A5": 2}, energy=9)
    use(state, "cleansing_floods", "A5", "#1", elements={"water": 4})
    assert asks(state) == "ask-threshold"
    assert len(texts(state)) == 3
    choose(state, "#2")
    assert state.spirits[0].takes_additions
    put(state, "A5", {"city": 5})
    state.spirits[0].used = []
    state.open = ()
    play(state, "cleansing_floods", elements={"water": 4})
    choose(state, "Cleansing Floods", "A5")
    seen = set()
    while state.decisions and asks(state) != "ask-slow-power":
        seen.add(asks(state))
        state.apply(0, 0)
    assert "ask-threshold" not in seen
    assert "ask-damage" in seen


def test_I8_9_the_preference_for_plain_additions_can_be_taken_back() -> None:
    state = island(there(explorer=1, city=2, blight=1), {"A5": 2}, energy=9)
    play(state, "cleansing_floods", elements={"water": 4})
    assert "Ask about plain additions again" not in texts(state)
    state.spirits[0].takes_additions = True
    state.open = ()
    run(state, SLOW_PHASE)
    assert texts(state)[-1] == "Ask about plain additions again"
    choose(state, "Ask about")
    assert (state.spirits[0].takes_additions, asks(state)) == (False, "ask-slow-power")
    assert "Ask about plain additions again" not in texts(state)
    choose(state, "Cleansing Floods", "A5", "#1")
    assert asks(state) == "ask-threshold"


def test_I8_9_what_may_hurt_or_must_be_chosen_stays_a_question() -> None:
    cards = [power for power in island().box.powers if power.deck != INNATE and power.thresholds]
    plain = {power.id for power in cards if plainly_adds(power)}
    assert "cleansing_floods" in plain
    assert Defend(1).plain()
    assert {"entwined_power", "the_land_thrashes_in_furious_pain", "winds_of_rust_and_atrophy"}.isdisjoint(plain)


# ---------------------------------------------------------------------- rituals


def before_a_ritual(energy: tuple[int, int] = (2, 2)) -> SpiritIslandState:
    lands = {"A5": {"dahan": 6}, "A6": {"town": 1}, **FAR}
    state = island(lands, [{"A5": 3, "A4": 1}, {"A5": 2, "B5": 1}], *TWO, scenario="rituals_of_terror")
    state.spirits[0].energy, state.spirits[1].energy = energy
    return run(state, FAST_PHASE)


def test_I34_11_each_spirit_says_what_it_gives() -> None:
    state = before_a_ritual()
    choose(state, "ritual")
    assert (state.decisions[0].seat, texts(state, 0)) == (0, ["1", "2"])
    choose(state, "2")
    assert (state.decisions[0].seat, texts(state, 1)) == (1, ["1", "No ritual there"])
    choose(state, "1")
    assert (state.decisions[0].seat, texts(state, 0)) == (0, ["1", "2", "3"])
    choose(state, "1")
    assert texts(state, 1) == ["2", "No ritual there"]
    choose(state, "2")
    assert [spirit.energy for spirit in state.spirits] == [0, 1]
    assert [spirit.presence[at(state, "A5")] for spirit in state.spirits] == [2, 0]
    assert state.terror == 2


def test_I34_11_whoever_refuses_pays_nothing_and_nobody_else_does() -> None:
    state = before_a_ritual()
    choose(state, "ritual", "2", "No ritual there")
    assert [spirit.energy for spirit in state.spirits] == [2, 2]
    assert state.terror == 1
    # It is not offered again in this phase, but in the next.
    assert not any("ritual" in text.lower() for text in texts(state, 0))
    run(state, SLOW_PHASE)
    assert any("ritual" in text.lower() for text in texts(state, 0))


def test_I34_11_whoever_has_nothing_to_give_is_not_asked() -> None:
    state = before_a_ritual(energy=(3, 0))
    choose(state, "ritual")
    # All energy is the first one's; then both are asked about presence.
    assert state.decisions[0].prompt.id == "ask-share-presence"


def test_I34_12_dahan_are_spread_over_all_lands_before_one_gets_a_second() -> None:
    state = island({"A5": {"dahan": 6}, **FAR}, {"A5": 2})
    run(state, SpreadFigures(0, state.place(at(state, "A5")), DAHAN, 0, True))
    around = places(state)
    taken: set[str] = set()
    while len(taken) < len(around) - 1:
        land = min(places(state))
        assert land not in taken
        taken.add(land)
        choose(state, land)
    # The last of the first round is clear, and then every land may get its second.
    assert places(state) == around
