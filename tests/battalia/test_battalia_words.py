"""What players read: one word for one thing in each language, marks on what we decided, and options that differ."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.kernel.chance import Dice
from tafelrunde.testing import Case
from tests.battalia.busy import BUSY
from tests.words_of_games import numbers_have_both_forms

MARKS = {"en": "[ruling]", "de": "[Auslegung]"}
FOLDER = Path(str(GAME.folder))
# Every term of the rulebook: German, English, and the rule that says what it means.
GLOSSARY = [
    ("Stammeskrieger", "frimen", "B2.1"),
    ("Häuptlinge", "chiefs", "B2.1"),
    ("Priester", "priests", "B2.1"),
    ("Lords", "lords", "B2.1"),
    ("Versorgungskarten", "supply cards", "B2.2"),
    ("Artefakte", "artefacts", "B2.3"),
    ("Besondere Artefakte", "special artefacts", "B2.4"),
    ("Einmündungen", "T-junctions", "B2.6"),
    ("Kreuzungen", "crossroads", "B2.6"),
    ("Ruinen", "Ruins", "B2.7"),
    ("Sonnenorakel", "Sun Oracle", "B2.8"),
    ("Schöpfungskarten", "Creation cards", "B3.1"),
    ("Geländekarten", "Terrain cards", "B3.2"),
    ("universell", "universal", "B3.3"),
    ("neutral", "neutral", "B3.3"),
    ("Nation", "nation", "B4.2"),
    ("Zuflucht", "shelter", "B4.2"),
    ("Versteck", "hideout", "B4.2"),
    ("Schöpfungsdeck", "creation deck", "B4.2"),
    ("Limbus", "limbo", "B4.6"),
    ("Startstädte", "start cities", "B5.4"),
    ("neutrale Städte", "neutral cities", "B5.4"),
    ("erleuchtet", "enlightened", "B6.3"),
    ("Symbole", "symbols", "B6.4"),
    ("Ansage", "declaration", "B7.1"),
    ("Tausch", "Exchange", "B7.1"),
    ("Kohorte", "Cohort", "B7.2"),
    ("Reihe", "row", "B8.1"),
    ("Werkbank", "workbench", "B8.2"),
    ("gründen", "Found", "B9.4"),
    ("ausbauen", "Raise", "B9.5"),
    ("anheuern", "Hire", "B9.6"),
    ("erwerben", "Acquire", "B9.7"),
    ("verstecken", "Hide", "B9.10"),
    ("stationieren", "Station", "B9.11"),
    ("Pferd", "Horse", "B11.5"),
    ("Waffe", "Weapon", "B11.6"),
    ("Werkzeug", "Tool", "B11.7"),
    ("Zelt", "Tent", "B11.8"),
    ("Magische Schriftrolle", "Magical scroll", "B11.9"),
    ("Titel", "Title", "B11.10"),
    ("Amulett", "Amulet", "B11.11"),
    ("Joker", "wild card", "B11.11"),
    ("Moral", "Morale", "B14.6"),
    ("Heimatgelände", "home terrain", "B14.7"),
    ("Entfesselte", "Unbound", "B16.1"),
    ("Königin", "queen", "S3.1"),
    ("Residenz", "residence", "S3.7"),
    ("Hauptstadt", "capital", "S3.8"),
    ("Sturmpforten", "stormgates", "S4.1"),
    ("springen", "jump", "S4.4"),
    ("Sturmeffekte", "storm effects", "S5.1"),
    ("Kontrollpunkt", "checkpoint", "S6.1"),
    ("Veteran", "veteran", "S8.3"),
    ("Handelsposten", "trading posts", "S9.1"),
    ("Sternenstaub", "Stardust", "S10.1"),
    ("Truhen", "Chests", "S11.1"),
    ("Schicksalskarten", "fate cards", "S14.1"),
    ("Reststapel", "rest pile", "S15.3"),
    ("Charaktere", "Characters", "S18.1"),
    ("Tribut", "tribute", "S19.2"),
    ("Zaubertränke", "potions", "S21.1"),
    ("Fanatiker", "Fanatics", "S22.1"),
    ("Täler", "valleys", "S23.1"),
    ("Zentrum", "centre", "S23.1"),
    ("Gebäude", "building", "S23.4"),
    ("Verbindungskarte", "connection card", "S23.2"),
    ("Bergpass", "Mountain Pass", "S24.1"),
    ("Sturmverstärker", "storm amplifier", "S24.1"),
    ("Königsbrücke", "King’s Bridge", "S24.2"),
    ("Ring", "ring", "S24.2"),
    ("Stadtrat", "council", "S24.4"),
    ("zurückzieht", "retreats", "S25.2"),
]
# Words that stand beside one of the terms, or that the house does not use.
NOT_SAID = {
    "de": [
        r"Landkarte",
        r"\bSpieler\b",
        r"Ankündigung",
        r"\bWege? ",
        r"heimisch",
        r"\bTore\b",
        r"Die Karte ist vollständig",
        r"[Ww]em \w+ gehör",
        r"gehört, wer",
        r"hebt die Stadt",
        r"besondere[ns]? Artefakt",
        r"\bEinheit einer Aktion",
        r"[\"'`]",
    ],
    "en": [
        r"[Tt]he own\b",
        r"\b(an|of) own\b",
        r"\bso many\b",
        r"[Rr]eplace\w* [^.]*\bby\b",
        r"gets? into the hand",
        r"\bartifact",
        r"\bcolor\b",
        r"[\"`]",
        r"\w'\w",
    ],
}


def paragraphs(lang: str) -> dict[str, str]:
    """The rules by their numbers."""
    return dict(re.findall(r"^\*\*([BS][\d.]+)\*\* (.*)$", (FOLDER / f"rules.{lang}.md").read_text("utf-8"), re.M))


def messages(lang: str) -> str:
    """All messages, without comments, names and what is computed."""
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8")
    text = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    return re.sub(r"\{[^{}]*?->|\{[^{}]*\}|^[\w-]+ =", "", text, flags=re.M)


RULES = {lang: paragraphs(lang) for lang in MARKS}


# ---------------------------------------------------------------------- the rules


OURS = [
    *("B12.1", "B14.1", "B14.5", "B14.10", "S13.4", "S13.6", "S14.3", "S19.3.1", "S19.3.5"),
    *("S20.1", "S20.3", "S21.2", "S21.5.3", "S22.2", "S23.2"),
]


@pytest.mark.parametrize("number", OURS)
def test_what_we_decided_is_marked(number: str) -> None:
    assert all(RULES[lang][number].endswith(mark) for lang, mark in MARKS.items())


def test_both_languages_mark_the_same_rules() -> None:
    marked = [[number for number, text in RULES[lang].items() if text.endswith(mark)] for lang, mark in MARKS.items()]
    assert marked[0] == marked[1]
    assert all(text.count("[") == text.endswith(MARKS[lang]) for lang in MARKS for text in RULES[lang].values())


@pytest.mark.parametrize(("german", "english", "number"), GLOSSARY)
def test_a_term_is_explained_by_its_rule_in_both_languages(german: str, english: str, number: str) -> None:
    assert german.lower() in RULES["de"][number].lower()
    assert english.lower() in RULES["en"][number].lower()


@pytest.mark.parametrize(("lang", "word"), [(lang, word) for lang, words in NOT_SAID.items() for word in words])
def test_nothing_has_a_second_name(lang: str, word: str) -> None:
    texts = [*RULES[lang].values(), *messages(lang).splitlines()]
    assert [text for text in texts if re.search(word, text)] == []


def test_a_number_before_a_noun_has_both_forms() -> None:
    numbers_have_both_forms(GAME)


# What a prompt that is no question begins with: it tells what to do.
IMPERATIVES = {"en": ("Choose", "Lay", "Pay"), "de": ("Wähle", "Lege", "Bezahle")}


@pytest.mark.parametrize("lang", MARKS)
def test_a_prompt_asks_or_tells_what_to_do(lang: str) -> None:
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8")
    prompts = dict(re.findall(r"^(ask-[\w-]+) = (.*(?:\n[ }].*)*)$", text, re.M))
    assert len(prompts) > 60
    wrong = [id for id, words in prompts.items() if "?" not in words and not words.startswith(IMPERATIVES[lang])]
    assert wrong == []


# ---------------------------------------------------------------------- the options

EVERYTHING = {"metamorpha": True, "bilkarr": True, "unbound": True, "fanatics": True, "home_terrain": True}
CASES = [
    *[
        Case(BUSY, players, {**EVERYTHING, "valleys": valleys, "weeks": 2, "scroll_summons": players % 2 == 0})
        for players in range(2, 7)
        for valleys in ("none", "mountain_pass", "kings_bridge")
    ],
    Case(BUSY, 2, {"expansion": False, "unbound": True, "weeks": 2}),
    Case(BUSY, 4, {"teams": "everyone", "draft": False, "new_specials": False, "weeks": 1}),
    Case(GAME, 6, {"weeks": 1}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_differ_in_words_and_are_short(case: Case) -> None:
    state: Any = case.state(1)
    dice = Dice(1)
    while not state.over:
        for decision in state.decisions:
            for lang in MARKS:
                texts = Counter(option.text(lang) for option in decision.options)
                assert max(texts.values()) == 1, (decision.prompt.id, texts.most_common(1))
                assert max(map(len, texts)) <= 60, max(texts, key=len)
        chosen = state.decisions[int(dice.below(len(state.decisions)))]
        state.apply(chosen.seat, int(dice.below(len(chosen.codes))))
