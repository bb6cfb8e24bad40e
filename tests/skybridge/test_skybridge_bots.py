"""What bots know, and what their games look like."""

from __future__ import annotations

import pytest

from tafelrunde.bots import Bot, GreedyBot, RandomBot
from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.bot.evaluation import PARTS, evaluate, parts
from tafelrunde.kernel.game import begin
from tafelrunde.research import skybridge_balance
from tafelrunde.research.simulate import play_out_with
from tests.skybridge.thraen import (
    clear,
    deities,
    deity,
    goods,
    only_in_stack,
    people,
    pile,
    position,
    refs,
    section,
    show,
    take_turn,
)


@pytest.mark.parametrize("greedy", [0, 1])
def test_greedy_beats_random_from_both_seats(greedy: int) -> None:
    won = 0
    for seed in range(10):
        state = begin(GAME.setup(2, {}), seed)
        kinds = [GreedyBot, RandomBot] if greedy == 0 else [RandomBot, GreedyBot]
        bots: list[Bot] = [kind(GAME, seed) for kind in kinds]
        play_out_with(state, bots)
        won += state.winners == [greedy]
    assert won >= 9


def test_a_game_of_bots_has_eight_to_fourteen_rounds_and_points_of_every_kind() -> None:
    balance = skybridge_balance.measure(3, 6, "recommended")
    assert skybridge_balance.FEWEST_ROUNDS <= balance.mean_rounds <= skybridge_balance.MOST_ROUNDS
    assert all(balance.points[category] > 0 for category in skybridge_balance.CATEGORIES)
    assert balance.played.total() == 18
    assert sum(balance.won.values()) == pytest.approx(6)


def test_a_balance_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    skybridge_balance.main(["--games", "2", "--players", "2"])
    text = capsys.readouterr().out
    assert "| games | 2 |" in text
    assert "| crown_of_pain |" in text
    assert skybridge_balance.report([skybridge_balance.measure(2, 2, "recommended")]) == text


def test_a_share_of_the_games_has_so_many_rounds() -> None:
    balance = skybridge_balance.Balance(2, games=20)
    balance.rounds.update({8: 1, 10: 18, 15: 1})
    assert (balance.rounds_at(0.05), balance.rounds_at(0.5), balance.rounds_at(1)) == (8, 10, 15)
    assert balance.within(8, 14) == 0.95


def test_hamises_looks_before_she_takes() -> None:
    state = position("visions", "chief_builder")
    show(state, people("empire"))
    only_in_stack(state, "light", people("light"))
    for stack in ("darkness", "utreng", "shenna"):
        only_in_stack(state, stack)
    take_turn(state)
    chosen = GreedyBot(GAME, 1).choose(state, 0)
    assert refs(state)[chosen] == ("stack:light",), "she can still take the open card afterwards"


def test_a_display_that_brings_what_is_missing_is_worth_more() -> None:
    def lead_of_wood(**stored: int) -> float:
        """How much more a card that brings wood is worth than one that brings stone."""
        worths = []
        for good in ("wood", "stone"):
            state = position()
            clear(state, 0)
            section(state, 2, "money")
            goods(state, 0, **stored)
            pile(state, 0, 3, people(active=[good], instant=[]))
            worths.append(evaluate(state, 0))
        return worths[0] - worths[1]

    assert lead_of_wood(stone=5) > lead_of_wood(wood=5)


def test_a_gift_in_the_hand_is_half_a_symbol() -> None:
    worths = []
    for gift in ("drake", "craft"):
        state = position()
        clear(state, 0)
        section(state, 4, "wood")
        deities(state, 0, deity(gift=gift))
        worths.append(evaluate(state, 0))
    assert worths[0] > worths[1], "section 4 asks for a drake"


# ---------------------------------------------------------------------- what a seat is worth


def test_the_others_supply_is_no_sure_thing_before_the_end() -> None:
    """K16.3: figures in the supply become rebels at the end only, and by then most of them will have been used."""
    state = position()
    clear(state, 0)
    state.tableaus[1].supply = 0
    without = parts(state, 0)[0]
    state.tableaus[1].supply = 8
    assert without < parts(state, 0)[0] < without + 4


def test_a_display_is_worth_less_with_every_section_and_nothing_after_the_last() -> None:
    state = position()
    clear(state, 0)
    pile(state, 0, 3, people("light", 4))
    display = PARTS.index("display")
    worths = []
    for number in (1, 4, 6, 7):
        section(state, number, "metal")
        worths.append(parts(state, 0)[display])
    state.section = 7
    worths.append(parts(state, 0)[display])
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[2] > worths[-1] == 0.0
