"""Bots of Spirit Island: what they know, that they win where chance loses, and what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tafelrunde import bots
from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.bot.card_worth import card_worth
from tafelrunde.games.spirit_island.bot.evaluation import evaluate
from tafelrunde.games.spirit_island.bot.speech import announce
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.kernel import state as kernel_state
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.research.simulate import simulate
from tests.spirit_island.islands import EARTH, RIVER, at, begin, card, inside, invader_card, island, put


def round_of_bots(state: SpiritIslandState, seed: int = 1) -> Iterator[tuple[int, str, Words | None]]:
    """Greedy bots play to the end of the round: whose choice, what was asked, and what was said with it."""
    seats = [bots.make("greedy", GAME, seed + seat) for seat in range(state.players)]
    this_round = state.round
    while not state.over and state.round == this_round:
        decision = state.decisions[0]
        index = seats[decision.seat].choose(state, decision.seat)
        said = seats[decision.seat].announce(state, decision.seat, index)
        state.apply(decision.seat, index)
        yield decision.seat, decision.prompt.id, said


# ---------------------------------------------------------------------- what they know


def test_an_island_is_worth_more_without_invaders_and_blight() -> None:
    state = island({"A5": {"town": 1}, "A2": {"city": 1}}, {"A5": 2})
    for figure in ("explorer", "town", "city", "blight"):
        worse = state.copy()
        put(worse, "A7", {figure: 1})
        assert evaluate(worse, 0) < evaluate(state, 0)
    better = state.copy()
    put(better, "A7", {"dahan": 1})
    assert evaluate(better, 0) > evaluate(state, 0)


def test_invaders_are_worse_where_they_will_ravage() -> None:
    state = island({"A1": {"town": 1}, "A5": {"town": 1}}, {"A5": 2})
    worths = []
    for ravaged in ("I-M", "I-J"):
        state.ravage_card = invader_card(state, ravaged)
        worths.append(evaluate(state, 0))
    mountains, jungles = worths
    assert mountains < jungles, "the town is in the mountains"


def test_the_end_counts_more_than_anything_else() -> None:
    state = island({"A5": {"city": 3, "blight": 2}}, {"A5": 1})
    won, lost = state.copy(), state.copy()
    won.over, won.result = True, 1
    lost.over, lost.result = True, 3
    assert evaluate(won, 0) > evaluate(state, 0) > evaluate(lost, 0)


def test_a_card_is_worth_what_its_effects_do() -> None:
    state = begin()
    worths = card_worth(state.box).by_spirit[state.spirits[0].kind]
    assert worths[card(state, "paralyzing_fright")] > worths[card(state, "rain_of_blood")]
    assert worths[card(state, "natures_resilience")] > worths[card(state, "drift_down_into_slumber")]


# ---------------------------------------------------------------------- how they play


@pytest.mark.skipif(str(kernel_state.__file__).endswith(".py"), reason="the other build makes the same choices, faster")
def test_greedy_beats_random() -> None:
    by_chance = simulate("spirit-island", 1, 200, 1, ["random"], {"beginner": True}).to_dict()
    planned = simulate("spirit-island", 1, 10, 1, ["greedy"], {"beginner": True}).to_dict()
    assert by_chance["wins"] == [0]
    assert planned["wins"][0] >= 3
    assert planned["scores"][0] > by_chance["scores"][0] + 5


def defenders() -> SpiritIslandState:
    """Earth can keep one land from being ravaged, and only one is in danger."""
    state = begin((EARTH,))
    state.pieces = [0] * len(state.pieces)
    put(state, "A1", {"city": 1})
    put(state, "A8", {"town": 1, "explorer": 1, "blight": 1})
    state.ravage_card = invader_card(state, "I-J")
    state.build_card = -1
    spirit = state.spirits[0]
    spirit.hand = [card(state, "a_year_of_perfect_stillness"), card(state, "rituals_of_destruction")]
    spirit.energy = 3
    return state


def test_a_bot_keeps_a_land_from_being_ravaged() -> None:
    state = defenders()
    for _ in round_of_bots(state):
        pass
    assert inside(state, "A8").get("blight", 0) <= 1
    assert state.blight_left == defenders().blight_left


@pytest.mark.parametrize("name", ["beginner", "player", "master"])
def test_bots_like_all_spirits_alike(name: str) -> None:
    """Where a spirit begins says little about how well it will do, so it is no reason to choose it."""
    chosen: Counter[int] = Counter()
    state: State = GAME.start(GAME.setup(2, {}), 1)
    state.advance()
    for seed in range(160):
        chosen[bots.make(name, GAME, seed).choose(state, 0)] += 1
    assert len(chosen) == len(state.decisions[0].codes) == 8
    assert max(chosen.values()) < 45


# ---------------------------------------------------------------------- what they say


def test_a_bot_says_its_plan_once_when_its_cards_are_played() -> None:
    state = begin((RIVER, EARTH), ("B", "C"), seed=5)
    state.listen()
    told: dict[int, list[Words]] = {0: [], 1: []}
    targeted: list[str] = []
    for seat, asked, said in round_of_bots(state):
        events = state.take_events()
        if said is not None:
            told[seat].append(said)
            assert asked in ("ask-play", "ask-presence-into", "ask-element", "ask-keep", "ask-forget")
        targeted += [str(event.facts["target"]) for event in events if event.kind == "targeted"]
    assert [len(plans) for plans in told.values()] == [1, 1]
    for [plan] in told.values():
        assert plan.text("de") != plan.text("en")
    # What a bot announces it also does, if nothing better turns up.
    announced = {ref for [plan] in told.values() for ref in plan.refs if ref.startswith("land:")}
    assert announced & set(targeted)


def test_a_plan_names_powers_and_lands_and_tells_defence_from_the_rest() -> None:
    state = begin((RIVER, EARTH), ("B", "C"))
    state.phase = 1
    after = state.copy()
    after.phase = 2
    power = state.box.powers[card(state, "flash_floods")].name
    land = state.name_of(at(state, "B2"))
    me, other = Words("kernel", "seat", {"number": 1}, "seat:0"), Words("kernel", "seat", {"number": 2}, "seat:1")

    def happened(kind: str, **facts: int | str | Words) -> Event:
        return Event(Words("spirit-island", kind, facts), "")

    def plan(*events: Event) -> str:
        words = announce(state, after, 0, events)
        assert words is not None
        return words.text("en", {"seat:1": "Anna"})

    used = happened("power-used", seat=me, power=power)
    there = happened("targeted", power=power, target=land)
    assert plan(used, there) == "I use ‘Flash Floods’ in B2 (mountain) before the invaders act."
    assert plan(used, there, happened("defended", land=land, count=3)) == "I defend B2 (mountain) with ‘Flash Floods’."
    assert plan(happened("phase-invader"), used, there) == "After the invaders I use ‘Flash Floods’ in B2 (mountain)."
    assert plan(used, happened("targeted", power=power, target=other)) == "I use ‘Flash Floods’ for Anna."
    assert plan(used, happened("targeted", power=power, target=me)) == "I use ‘Flash Floods’ for myself."
    # What others do is for them to say.
    assert plan(happened("power-used", seat=other, power=power), there) == "This round I only gather strength."
    assert announce(after, after, 0, [used, there]) is None


def test_nobody_speaks_before_the_spirits_are_chosen() -> None:
    state: State = GAME.start(GAME.setup(2, {}), 1)
    state.advance()
    bot = bots.make("greedy", GAME, 1)
    assert bot.announce(state, 0, bot.choose(state, 0)) is None
