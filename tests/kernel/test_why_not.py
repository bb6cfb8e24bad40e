"""Why something cannot be chosen: the rule and the reason, in both languages, and never a secret."""

from __future__ import annotations

import random

import pytest

import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.why import why_not


@pytest.mark.parametrize("name", registry.names())
def test_reasons_have_words_and_a_rule_and_tell_only_what_the_seat_knows(name: str) -> None:
    """Whatever is asked about in a random game: a reason can be read, cites a rule, and does not depend on secrets."""
    game = registry.find(name)
    state = tafelrunde.new(name, players=3, seed=5)
    chance = random.Random(1)
    known = {card.name.ref for card in game.cards(game.standard_box)}
    rules = game.rulebook("en").rules
    told = set()
    for count in range(240):
        if state.over:
            break
        asked = chance.choice(state.decisions)
        for option in asked.options:
            known.update(option.refs)
        if count % 6 == 0:
            for ref in chance.sample(sorted(known), min(60, len(known))):
                reason = why_not(state, asked.seat, ref)
                if any(ref in option.refs for option in asked.options):
                    assert reason is None, "what can be chosen needs no reason"
                if reason is None:
                    continue
                assert reason.rule in rules, reason.rule
                texts = [reason.words.text(lang) for lang in ("de", "en")]
                assert all(len(text) > 15 and "{" not in text for text in texts), texts
                other = why_not(state.imagine(asked.seat, count + 1), asked.seat, ref)
                assert other is not None
                assert (other.words.text(), other.rule) == (texts[1], reason.rule)
                told.add(reason.words.id)
        state.apply(asked.seat, chance.randrange(len(asked.options)))
    assert len(told) >= 3, told


def test_nobody_is_told_anything_who_is_not_asked() -> None:
    state = tafelrunde.new("battalia", players=2, seed=1)
    waiting = next(seat for seat in range(2) if state.decision_of(seat) is None)
    assert why_not(state, waiting, "deck:road_bend") is None
    assert why_not(state, 1 - waiting, "no:such-thing") is None
