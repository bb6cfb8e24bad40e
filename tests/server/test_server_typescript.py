"""The browser client's types are those of what is sent, and what is sent is of these types."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game, begin
from tafelrunde.server import typescript

WEB = Path(__file__).parents[2] / "web"
FILES = typescript.files(WEB)
GAMES = [registry.find(name) for name in registry.names() if registry.find(name).package.startswith("tafelrunde.")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(WEB)))
def test_the_clients_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "old: cd web && npm run wire"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_views_are_of_the_types_that_they_say(game: Game) -> None:
    """Also the words among a few that a field may hold: encoding does not look at them."""
    for players in (game.players[0], game.players[-1]):
        state = begin(game.setup(players, game.trial_options, game.trial_figures), 7)
        chance = random.Random(players)
        for number in range(400):
            if state.over:
                break
            if number % 8 == 0:
                for seat in (None, *range(players)):
                    table = game.see(state, seat).table
                    assert msgspec.json.decode(msgspec.json.encode(table), type=type(table)) == table
            decision = chance.choice(list(state.decisions))
            state.apply(decision.seat, chance.randrange(len(decision.options)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_facts_are_of_the_types_that_they_say(game: Game) -> None:
    for card in game.cards(game.standard_box):
        if card.facts is not None:
            kind = card.name.ref.partition(":")[0]
            assert type(card.facts).__struct_config__.tag == kind
            assert msgspec.json.decode(msgspec.json.encode(card.facts), type=type(card.facts)) == card.facts
    if game.box_facts is not None:
        facts = game.box_facts(game.standard_box)
        assert msgspec.json.decode(msgspec.json.encode(facts), type=type(facts)) == facts


def test_a_struct_becomes_an_interface_with_its_words_and_comments() -> None:
    written = typescript.contract(registry.find("vaalbara"))
    assert "export const KINDS = ['meadow', 'farm', 'forest', 'village', 'mountain', 'river'] as const;" in written
    assert "  unseen: Record<Kind, number>;" in written
    assert "/** One clan. What this seat may not know is null. */\nexport interface ClanView {" in written
    assert "  /** The seats that have begun their turn this round, in order. */\n  turns: number[];" in written
    assert "  hand: string[] | null;" in written
    assert "export type CardFacts = FollowerFacts | LandFacts;" in written
