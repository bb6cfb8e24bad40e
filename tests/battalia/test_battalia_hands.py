"""Who knows what of a hand: every card enters and leaves it through the player, who keeps count of what was seen."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.show.view import BattaliaTable
from tafelrunde.games.battalia.state.player import GAINED
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.kernel.chance import Dice
from tafelrunde.testing import Case
from tests.battalia.busy import BUSY
from tests.battalia.tables import begin_step, card, cards, choose, hand, hero, road, table


def test_S3_4_a_royal_card_that_everybody_saw_is_not_known_any_more_when_it_was_deposed() -> None:
    state = table(day=21)
    person = state.people[0]
    person.queen = GAINED
    # A defender who took her out of a tent still has her in the hand when the week ends.
    person.take_openly(card(state, "queen-barfolk"))
    person.nation = cards(state, "3*supply")
    begin_step(state, CHECKPOINT)
    assert (person.hand, person.known) == ([], [])
    seen = state.imagine(1, 1).view(1).table
    assert isinstance(seen, BattaliaTable)
    assert seen.people[0].known == ()


def test_S9_6_a_card_that_was_received_by_trade_stays_known_when_its_twin_is_traded_away() -> None:
    state = table()
    road(state, "D4")
    hero(state, 0, 0, "D4")
    state.people[0].posts = [state.people[0].heroes[0]]
    hand(state, 0, "horse", "horse")
    horse = card(state, "horse-barfolk")
    person = state.people[0]
    person.known, person.traded = [horse], [horse]
    choose(state, "act-trade-0", "card:horse-barfolk")
    assert person.known.count(horse) == person.traded.count(horse) == person.hand.count(horse) == 1


@pytest.mark.parametrize(
    "case",
    [
        Case(BUSY, 2, {"weeks": 8, "bilkarr": True, "metamorpha": True, "valleys": "kings_bridge"}),
        Case(BUSY, 3, {"weeks": 8, "unbound": True, "fanatics": True, "scroll_summons": True}),
        Case(BUSY, 4, {"weeks": 4, "valleys": "mountain_pass"}),
        Case(GAME, 3, {"weeks": 4}),
    ],
    ids=str,
)
def test_what_is_known_of_a_hand_is_always_in_it(case: Case) -> None:
    for seed in range(4):
        state = case.state(seed)
        assert isinstance(state, BattaliaState)
        dice = Dice(seed + 1)
        while not state.over:
            for person in state.people:
                assert Counter(person.known) <= Counter(person.hand)
                assert Counter(person.traded) <= Counter(person.known)
            decision = state.decisions[int(dice.below(len(state.decisions)))]
            state.apply(decision.seat, int(dice.below(len(decision.codes))))


def test_only_the_player_changes_a_hand() -> None:
    changing = re.compile(r"\.(hand|known|traded)(\.(append|extend|remove|clear|pop|insert|sort)\(|\[[^]]+\] =| \+?= )")
    home = Path(str(GAME.folder))
    changed = {
        str(path.relative_to(home))
        for path in home.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if changing.search(line) and "box.hand" not in line and "self.hand: int" not in line
    }
    assert changed == {"state/player.py"}
