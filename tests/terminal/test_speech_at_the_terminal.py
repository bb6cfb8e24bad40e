"""What bots say is in the terminal's log, in the reader's language, and in the files that keep a game."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from tafelrunde.kernel.match import Match
from tafelrunde.terminal import saves
from tafelrunde.terminal.sitting import PERSON, Sitting
from tests.terminal.at_the_terminal import Run

PLAY = ("play", "spirit-island", "--seed", "5", "--players", "2", "--bots", "greedy", "--option", "beginner=true")
SAID = re.compile(r"Bot 2: “[^”]+”")
SAID_IN_GERMAN = re.compile(r"Bot 2: „[^“]+“")


def said(out: str, pattern: re.Pattern[str] = SAID) -> list[str]:
    """What the bot says, however long lines are broken."""
    return pattern.findall(" ".join(out.split()))


def test_a_bot_speaks_and_a_file_remembers(tafelrunde: Run, tmp_path: Path) -> None:
    file = tmp_path / "island.json"
    # Enough choices for a first round, and then the game is saved.
    answer = tafelrunde(*PLAY, typed="1\n" * 12 + f"s {file}\nq\n")
    assert answer.code == 0
    [first, *_] = said(answer.out)
    replayed = said(tafelrunde("replay", file).out)
    assert first in replayed
    assert len(said(tafelrunde("replay", file, "--lang", "de").out, SAID_IN_GERMAN)) == len(replayed)
    assert first in said(tafelrunde(*PLAY[:2], "--resume", file, typed="q\n").out)


def test_what_was_said_goes_with_the_choice_that_is_taken_back() -> None:
    sitting = Sitting(Match.new("vaalbara", 2, 5), [PERSON, PERSON])
    words = sitting.game.name
    sitting.choose(0, 0, words)
    assert [line.event.kind for line in sitting.log(None)][-1] == "speech"
    kept = sitting.saved()
    assert kept.speeches.keys() == {0}
    assert [said and said.text("de") for said in kept.said] == ["Vaalbara"]
    sitting.undo(0)
    assert "speech" not in [line.event.kind for line in sitting.log(None)]
    assert sitting.saved().speeches == {}


def test_a_game_saved_before_bots_could_speak_is_read(tmp_path: Path) -> None:
    sitting = Sitting(Match.new("vaalbara", 2, 5), [PERSON, PERSON])
    sitting.choose(0, 0)
    older = msgspec.to_builtins(sitting.saved())
    del older["speeches"]
    file = tmp_path / "older.json"
    file.write_bytes(msgspec.json.encode(older))
    assert saves.read(file).said == [None]
