"""What bots know, and what their games look like."""

from __future__ import annotations

import pytest

from tafelrunde.bots import Bot, GreedyBot, RandomBot
from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.bot.evaluation import PARTS, parts
from tafelrunde.games.battalia.box.ids import COLOSSUS, NOTHING, POTIONS, square
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.kernel.game import begin
from tafelrunde.research import battalia_balance
from tafelrunde.research.simulate import play_out_with
from tests.battalia.tables import (
    cards,
    choose,
    city,
    hand,
    hero,
    put,
    road,
    table,
    told,
    wish,
)


@pytest.mark.parametrize("greedy", [0, 1])
def test_greedy_beats_random_from_both_seats(greedy: int) -> None:
    won = 0
    for seed in range(5):
        state = begin(GAME.setup(2, {"weeks": 8}), seed)
        kinds = [GreedyBot, RandomBot] if greedy == 0 else [RandomBot, GreedyBot]
        bots: list[Bot] = [kind(GAME, seed) for kind in kinds]
        play_out_with(state, bots)
        won += state.winners == [greedy]
    assert won == 5


def test_a_game_of_bots_ends_by_cities_after_20_to_60_days() -> None:
    balance = battalia_balance.play(2, 3, {})
    assert balance.endings["cities"] == 3
    assert all(battalia_balance.FEWEST_DAYS <= day <= battalia_balance.MOST_DAYS for day in balance.days)
    assert sum(balance.seats) == sum(balance.won.values()) == 3
    assert balance.played.total() == 6


def test_a_peaceful_bot_leaves_alone_what_a_warlike_one_attacks() -> None:
    state = table()
    city(state, "A4", 0, 4)
    road(state, "B4")
    city(state, "C4", 1, 4)
    hero(state, 0, 0, "C4")
    hand(state, 0, "weapon", "lord", "lord", "lord")
    chosen = {
        style: state.decisions[0].options[GreedyBot(game, 1).choose(state, 0)].words.id
        for style, game in battalia_balance.STYLES.items()
    }
    assert chosen["warlike"] == "act-attack"
    assert chosen["peaceful"] != "act-attack"


def test_a_battle_is_fought_with_what_is_needed() -> None:
    state = table()
    city(state, "A4", 0, 4)
    city(state, "C4", -2, 4)
    hero(state, 0, 0, "C4")
    hand(state, 0, "weapon", "lord", "lord", "supply")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    bot = GreedyBot(GAME, 1)
    while state.battle.going:
        state.apply(0, bot.choose(state, 0))
    assert state.owners[state.people[0].heroes[0]] == 0


# ---------------------------------------------------------------------- what standing is worth


def worth(state: BattaliaState, seat: int, part: str) -> float:
    return parts(state, seat)[PARTS.index(part)]


def test_cards_are_worth_as_little_to_both_when_the_end_is_near() -> None:
    """Whoever brings the end about: it comes for both, so a leader's cards are worth no less than the other's."""
    state = table()
    for person in state.people:
        person.nation = cards(state, "4*chief", "2*lord")
    early = worth(state, 0, "cards")
    for name in ("A2", "C2", "E2", "G2"):
        city(state, name, 0, 4)
    assert worth(state, 0, "cards") == worth(state, 1, "cards") < early / 2


def test_a_great_city_is_worth_more_than_its_points_in_small_ones() -> None:
    state = table()
    city(state, "A2", 0, 4)
    for name in ("A6", "C6"):
        city(state, name, 1, 2)
    assert GAME.evaluate(state, 0) > 0 > GAME.evaluate(state, 1)


def test_of_two_cities_the_one_is_raised_that_becomes_great() -> None:
    state = table()
    city(state, "A2", 0, 1)
    city(state, "C2", 0, 3)
    for seat in range(2):
        hand(state, seat, "2*lord")
    whole_turn(state, 1)
    assert state.levels[square("C2")] == 4


# ---------------------------------------------------------------------- what else the game offers


def at_the_gates() -> BattaliaState:
    """A hero one step from a gate, and another gate out of reach by road."""
    state = table()
    city(state, "A4", 0, 2)
    road(state, "B4")
    put(state, "C4", "gate", 3)
    put(state, "E6", "gate", 5)
    hero(state, 0, 0, "B4")
    state.listen()
    told(state)
    return state


def whole_turn(state: BattaliaState, seed: int) -> list[str]:
    """What a player's turn brings about, as the kinds of its events."""
    bot = GreedyBot(GAME, seed)
    while not state.over and not state.people[0].done and state.decision_of(0) is not None:
        state.apply(0, bot.choose(state, 0))
    return [event.kind for event in told(state)]


@pytest.mark.parametrize("seed", range(4))
def test_supplies_that_nothing_else_needs_pay_a_ride_through_the_storm(seed: int) -> None:
    """S4.7: three supply cards for the way onto a gate and through it. Tents (12) fall nowhere: luck is no reason."""
    state = hand(at_the_gates(), 0, "3*supply")
    wish(state, 11)
    happened = whole_turn(state, seed)
    assert happened.count("storm-drawn") == happened.count("jumped") == 1


def test_nobody_sets_out_for_a_gate_without_the_price_of_the_jump() -> None:
    state = hand(at_the_gates(), 0, "2*supply")
    assert "jumped" not in whole_turn(state, 1)


def test_a_prize_behind_the_gates_draws_a_hero_to_them() -> None:
    """A weak city beside the other gate: it is two steps from this gate, as the hero jumps."""
    state = at_the_gates()
    for person in state.people:
        person.nation = cards(state, "4*lord", "2*weapon")
    before = worth(state, 0, "heroes")
    city(state, "F6", 1, 1)
    assert worth(state, 0, "heroes") > before


def test_a_special_artefact_is_used_in_a_turn_that_has_nothing_better() -> None:
    state = table()
    city(state, "A4", 0, 2)
    state.people[0].nation = cards(state, "6*supply")
    hand(state, 0, "horn_of_baldur")
    state.listen()
    assert "special-used" in whole_turn(state, 1)


def test_a_potion_is_bought_where_bilkarr_stands() -> None:
    state = table(bilkarr=True)
    city(state, "A4", 0, 2)
    road(state, "B4")
    hero(state, 0, 0, "B4")
    state.bilkarr = square("B4")
    hand(state, 0, "2*supply")
    whole_turn(state, 1)
    assert 0 in state.potion_owners


def test_a_potion_is_drunk_in_the_battle_that_it_decides() -> None:
    """S8.1, S21.5.5: a weapon and a lord have 5 against 6, and 9 with Colossus."""
    state = table(bilkarr=True)
    city(state, "A4", 0, 4)
    city(state, "C4", -2, 4)
    hero(state, 0, 0, "C4")
    state.potion_owners = [0 if potion == COLOSSUS else NOTHING for potion in range(POTIONS)]
    hand(state, 0, "weapon", "lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    bot = GreedyBot(GAME, 1)
    while state.battle.going:
        state.apply(0, bot.choose(state, 0))
    assert state.owners[square("C4")] == 0


def test_a_potion_is_worth_something_and_weakness_harms_whom_it_was_poured_for() -> None:
    state = table(bilkarr=True)
    assert worth(state, 0, "heroes") == worth(state, 1, "heroes") == 0
    state.potion_owners = [0, *[NOTHING] * (POTIONS - 2), 1]
    state.potion_days = [0] * (POTIONS - 1) + [1]
    assert worth(state, 0, "heroes") > 0 > worth(state, 1, "heroes")


def test_the_report_has_all_its_tables(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(battalia_balance, "TABLES", ((2, {"weeks": 1}), (5, {"weeks": 1})))
    battalia_balance.main(["--games", "1"])
    text = capsys.readouterr().out
    assert "| 2 players, weeks 1 | 1 | 7 | 7-7 | 0/1 | last week 1 |" in text
    assert "| 5 players, weeks 1 |" in text
    assert "| peaceful against warlike | games |" in text
