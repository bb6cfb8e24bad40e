"""Every game's drawing keeps the contract: the types are checked here, and that no game is left out."""

from __future__ import annotations

from tafelrunde.drawing.contract import DrawsGame
from tafelrunde.games.battalia.show import terminal as battalia
from tafelrunde.games.glow.show import terminal as glow
from tafelrunde.games.skybridge.show import terminal as skybridge
from tafelrunde.games.spirit_island.show import terminal as spirit_island
from tafelrunde.games.vaalbara.show import terminal as vaalbara
from tafelrunde.kernel import registry
from tafelrunde.terminal.boards import own_terminal

DRAWN: dict[str, DrawsGame] = {
    "battalia": battalia,
    "glow": glow,
    "skybridge": skybridge,
    "spirit-island": spirit_island,
    "vaalbara": vaalbara,
}


def test_every_game_is_drawn_by_a_module_that_keeps_the_contract() -> None:
    found = {name: own_terminal(registry.find(name).package) for name in registry.names()}
    assert {name: module for name, module in found.items() if name in DRAWN} == DRAWN
