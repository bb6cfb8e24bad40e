"""Why a card, a die or a space cannot be chosen."""

from __future__ import annotations

from tafelrunde.games.glow.show.why import why_not as explain
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.noon import USE_CARDS
from tafelrunde.games.glow.steps.rolling import REROLL
from tafelrunde.games.glow.steps.shadows import TRAVEL
from tafelrunde.kernel.step import AnyStep, stack_of
from tests.glow.glow_table import box, card, give_dice, table
from tests.reasons import told


def ask(state: GlowState, step: AnyStep) -> GlowState:
    """Ask the first seat this, and nothing else."""
    state.open = ()
    state.stack = stack_of([])
    state.ask_in_secret(0, step)
    return state


def dice_of(state: GlowState, seat: int) -> list[str]:
    return [f"die:{state.box.dice[die].id}" for die in state.companies[seat].dice]


def test_G4_2_dice_of_others_and_dice_after_noon() -> None:
    state = table()
    give_dice(state, 0, "fire water")
    give_dice(state, 1, "air")
    state.companies[0].rerolls = 1
    ask(state, REROLL[0])
    assert told(state, dice_of(state, 0)[0]) is None, "it can be rolled again"
    assert told(state, dice_of(state, 1)[0]) == ("why-not-die-of", "G4.2")
    lying = next(
        f"die:{die.id}"
        for n, die in enumerate(box().dice)
        if n not in state.companies[0].dice + state.companies[1].dice
    )
    state.phase = 3
    ask(state, TRAVEL[0])
    assert told(state, dice_of(state, 0)[0]) == ("why-not-die-any-more", "G4.8")
    assert told(state, lying) == ("why-not-die-on-track", "G3.1")


def test_G5_3_a_card_whose_condition_is_not_met_or_that_was_used() -> None:
    names = [one.id for one in box().cards]
    state = table(companions=[[names[0], names[1]], [names[2]]])
    give_dice(state, 0, "")
    refs = [box().cards[number].name.ref for number in range(3)]
    state.companies[0].used |= 1 << card(names[1])
    state.cemetery |= 1 << 3
    refs.append(box().cards[3].name.ref)
    reasons = [explain(state, USE_CARDS[0], 0, ref) for ref in refs]
    assert [reason and (reason.words.id, reason.rule) for reason in reasons] == [
        ("why-not-condition", "G5.4"),
        ("why-not-card-again", "G5.3"),
        ("why-not-card-of", "G5.2"),
        ("why-not-cemetery", "G3.3"),
    ]


def test_G11_what_a_space_asks_for() -> None:
    state = table()
    give_dice(state, 0, "")
    company, realm = state.companies[0], state.box.shadows
    company.footprints = 0
    for place in range(len(realm.spaces)):
        company.place, company.visited = place, 1 << place
        ask(state, TRAVEL[0])
        for space, plan in enumerate(realm.spaces):
            reason = told(state, plan.name.ref)
            if space == place:
                assert reason == ("why-not-visited", "G11.6")
            elif space not in realm.neighbours[place]:
                assert reason == ("why-not-neighbour", "G11.1")
            elif realm.pay[space]:
                assert reason == ("why-not-village", "G11.5")
            elif realm.needs[space] >= 0:
                assert reason == ("why-not-element", "G11.2")
    forbidding = next(space for space, element in enumerate(realm.forbids) if element >= 0)
    give_dice(state, 0, ["nature", "water", "air", "fire", "earth"][realm.forbids[forbidding]])
    company.place = realm.neighbours[forbidding][0]
    company.visited = 1 << company.place
    ask(state, TRAVEL[0])
    assert told(state, realm.spaces[forbidding].name.ref) == ("why-not-forbidden", "G11.3")
