"""What people read, checked in whole games: options that can be told apart, and words that keep to a glossary."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import HOME, LANGUAGES
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.state import State
from tafelrunde.testing.cases import Case, random_choices


def options_are_unique_in_words(case: Case, seed: int, most: int = 4000) -> None:
    """In a random game no question has two answers that read alike, with what is noted beside them, in any language."""
    state = case.state(seed)
    seen: set[object] = set()
    for number, (seat, index) in enumerate(random_choices(state, seed)):
        for decision in state.decisions:
            # A question that stays open while others answer need not be read again.
            if id(decision) not in seen:
                seen.add(id(decision))
                _check(state, decision.seat)
        if number == most:
            return
        state.apply(seat, index)


def _check(state: State, seat: int) -> None:
    decision = state.decision_of(seat)
    assert decision is not None
    for lang in LANGUAGES:
        texts: list[tuple[str, str]] = []
        for place, option in enumerate(decision.options):
            note = state.note(seat, place)
            texts.append((option.text(lang), "" if note is None else note.text(lang)))
        alike = [text for text, count in Counter(texts).items() if count > 1]
        assert not alike, f"{decision.prompt.text(lang)} {type(decision.step).__name__}: {alike[0]}"


# Nouns of the games in the plural, as they stand behind a number; those whose forms are the same are none of them.
PLURALS = {
    "en": r"(?:[a-z]+ )?(?:cards|points|rounds|days|figures|shards|footprints|fireflies|companions|rerolls|tokens"
    r"|spaces|boats|lands|kinds|rebels|sections|garrisons|areas|explorers|cities|spirits|pieces|steps|squares|units"
    r"|frimen|times|rows|ranks|powers)\b",
    "de": r"(?:[a-zäöüß]+ )?(?:\w*[kK]arten|Punkte|Runden|Tage|Figuren|Spuren|Felder|Neuwürfe|Boote|Landschaften"
    r"|Landschaftsarten|Rebellen|Abschnitte|Garnisonen|Gebiete|Städte|Geister|Schritte|Einheiten|Stammeskrieger"
    r"|Fähigkeiten)\b",
}


# What is filled in before it, and is no name.
NUMBER = r"\{ \$(?!seat|why|victim|owner|land)\w+ \} "


def numbers_have_both_forms(game: Game, besides: Sequence[str] = ()) -> None:
    """Before a noun every number has its forms, even where it is always two today: an owner's own figures may be one.

    `besides` names messages that are about more than one thing in any case.
    """
    for lang in LANGUAGES:
        text = game.folder.joinpath(f"locale/{lang}.ftl").read_text(encoding="utf-8")
        plain = [line for line in text.splitlines() if not re.match(r"\s+\*?\[|#", line)]
        wrong = [
            line for line in plain if re.search(r"\{ \$(?!seat|why|victim|owner|land)\w+ \} " + PLURALS[lang], line)
        ]
        assert [line for line in wrong if line.partition(" =")[0] not in besides] == []


class Term:
    """One entry of a glossary: the word in each language, the rule that brings it, and what is never said instead."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.rule: str = row["rule"]
        self.word: dict[str, str] = {lang: row[lang] for lang in LANGUAGES}
        self.forms: dict[str, list[str]] = {lang: [row[lang], *row.get(f"forms_{lang}", [])] for lang in LANGUAGES}
        self.never: dict[str, list[str]] = {lang: row.get(f"never_{lang}", []) for lang in LANGUAGES}


def glossary(game: Game) -> list[Term]:
    text = game.folder.joinpath("glossary.toml").read_text(encoding="utf-8")
    return [Term(row) for row in tomllib.loads(text)["terms"]]


def texts_keep_to_the_glossary(game: Game) -> None:
    """Every word of the glossary stands in the chapter of its rule, and nothing that is never said stands anywhere."""
    terms = glossary(game)
    assert terms
    for lang in LANGUAGES:
        rulebook = game.rulebook(lang)
        everything = {"rules": rulebook.markdown, **_messages(game, lang)}
        for term in terms:
            said = " ".join(rule.text for rule in rulebook.under(term.rule.partition(".")[0]))
            forms = "|".join(map(re.escape, term.forms[lang]))
            assert re.search(rf"\b(?:{forms})", said, re.IGNORECASE), f"{term.word[lang]}: {term.rule}"
            for never in term.never[lang]:
                found = [place for place, text in everything.items() if re.search(rf"\b{never}\b", text)]
                assert not found, f"{never} is said in {found} instead of {term.word[lang]}"


def _messages(game: Game, lang: str) -> dict[str, str]:
    """What is said in the game's own words, and in those that its drawing has in the house's file."""
    lines: dict[str, str] = {}
    own = Path(str(game.folder.joinpath(f"locale/{lang}.ftl"))).read_text(encoding="utf-8")
    house = (HOME / lang / "web.ftl").read_text(encoding="utf-8")
    for name, text in (("own", own), ("web", house)):
        message = ""
        for line in text.splitlines():
            if found := re.match(r"([a-z][\w-]*) =", line):
                message = found[1]
            if name == "own" or message.startswith(game.id.replace("_", "-")):
                said = re.sub(r"^[a-z][\w-]* =|\$[\w-]+|^#.*", "", line)
                lines[f"{name}: {message}"] = lines.get(f"{name}: {message}", "") + said + "\n"
    return lines


def told(state: State, lang: str = "en", names: dict[str, str] | None = None) -> list[str]:
    """The log since the last call, as people read it."""
    return [event.text(lang, names) for event in state.take_events()]


def reads_well(event: Event, rulebook: Rulebook, names: dict[str, str] | None = None) -> None:
    """A line of the log is a sentence with one colon at most, in both languages, and cites a rule."""
    assert event.rule in rulebook, event
    if event.kind.startswith("phase-"):
        return  # a heading
    for lang in LANGUAGES:
        text = event.text(lang, names)
        assert text[-1] in ".!?", text
        assert text.count(": ") <= 1, text
        assert "{" not in text, text
        assert not re.search(r"\s{2}|\s[.,;:]", text), text
        assert not re.search(r"\s-\d", text), f"a hyphen for a minus: {text}"


def every_event_reads_well(case: Case, seed: int, most: int = 4000) -> None:
    """In a random game every line of the log is a sentence with one colon at most, and cites a rule."""
    state = case.state(seed)
    state.listen()
    names = {f"seat:{seat}": name for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora", "Emil"))}
    rulebook = case.game.rulebook("en")
    for number, (seat, index) in enumerate(random_choices(state, seed)):
        state.apply(seat, index)
        for event in state.take_events():
            reads_well(event, rulebook, names)
        if number == most:
            return
