"""What is told about an option is the same in the browser, on the whole screen and line by line."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.match import Match
from tafelrunde.server import catalogue
from tafelrunde.server.messages import decision_message
from tafelrunde.server.wire import OptionMessage, Text
from tafelrunde.tables.course import Asked
from tafelrunde.terminal import fullscreen, plain
from tafelrunde.terminal.screens import PICK_KEYS
from tafelrunde.terminal.sitting import PERSON, Sitting, Told

# What each game tells in the positions that are looked at: a game that falls silent is noticed here.
TELLS = {
    "battalia": {"printed", "note"},
    "glow": {"printed", "hint", "note"},
    "skybridge": {"printed", "hint", "note"},
    "spirit-island": {"printed", "note"},
    "vaalbara": {"printed", "hint", "note"},
}


def read(text: Text | None, lang: str) -> str:
    return "" if text is None else text.de if lang == "de" else text.en


def in_the_browser(sitting: Sitting, decision: Decision, lang: str) -> list[Told]:
    """The options as the server tells them, with the cards that the browser shows for their refs."""
    cards = {card.ref: card for card in catalogue.box(sitting.game.id, "").cards}

    def told(option: OptionMessage) -> Told:
        printed = [read(cards[ref].text, lang) for ref in option.refs if ref in cards]
        says = read(option.text, lang)
        # The browser draws the card with price and the like; the terminal says what the option leaves out.
        heading = [part for ref in option.refs for part in sitting.drawing.heading(ref, lang) if part not in says]
        return Told(says, read(option.hint, lang), read(option.note, lang), printed, heading)

    names = sitting.names(lang)
    return [told(option) for option in decision_message(sitting.state, Asked(decision, 1), names).options]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", registry.names())
def test_hints_notes_and_texts_are_the_same_everywhere(name: str, lang: str) -> None:
    game = registry.find(name)
    counts: Counter[str] = Counter()
    for seed in (3, 4):
        match = Match(game.setup(max(2, game.players[0]), {}), seed)
        sitting = Sitting(match, [PERSON] * match.setup.players, ["Anna", "Ben"])
        dice = Dice(seed)
        for _ in range(120):
            if sitting.state.over:
                break
            decision = sitting.state.decisions[0]
            told = in_the_browser(sitting, decision, lang)
            assert sitting.told(decision, lang) == told
            shown = [line.plain for line in fullscreen.option_lines(told)]
            written = list(plain.option_lines(told))
            for number, option in enumerate(told):
                key = PICK_KEYS[number] if number < len(PICK_KEYS) else " "
                parts = [part for part in (option.hint, ", ".join(option.heading), option.note) if part]
                assert shown[number] == "  ".join([key, option.text, *parts])
                assert written[number] == f"{number + 1}. {option.text}" + (f" ({'; '.join(parts)})" if parts else "")
                counts.update(part for part in ("hint", "note", "printed") if getattr(option, part))
            match.choose(decision.seat, int(dice.below(len(decision.codes))))
    assert set(counts) == TELLS[name], counts
