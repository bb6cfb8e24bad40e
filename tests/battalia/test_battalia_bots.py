"""What bots know, and what their games look like."""

from __future__ import annotations

import pytest

from tafelrunde.bots import Bot, GreedyBot, RandomBot
from tafelrunde.games.battalia import GAME
from tafelrunde.kernel.game import begin
from tafelrunde.research import battalia_balance
from tafelrunde.research.simulate import play_out_with
from tests.battalia.tables import choose, city, hand, hero, road, table


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


def test_the_report_has_all_its_tables(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(battalia_balance, "TABLES", ((2, {"weeks": 1}), (5, {"weeks": 1})))
    battalia_balance.main(["--games", "1"])
    text = capsys.readouterr().out
    assert "| 2 players, weeks 1 | 1 | 7 | 7-7 | 0/1 | last week 1 |" in text
    assert "| 5 players, weeks 1 |" in text
    assert "| peaceful against warlike | games |" in text
