"""What a game has for learners besides its lessons: one page, a legend, its terms, a coach, presets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.learning import Both, learning
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words

GAMES = ("vaalbara", "glow", "skybridge", "spirit-island", "battalia")
ICONS = Path(__file__).parents[2] / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"

by_game = pytest.mark.parametrize("name", GAMES)


def sentences(name: str) -> list[Both]:
    found = learning(registry.find(name))
    said = [part for section in found.page for part in (section.title, section.text, *section.points)]
    said += [part for group in found.legend for sign in group.symbols for part in (sign.name, sign.text)]
    said += [group.title for group in found.legend]
    return said + list(found.coach.values())


@by_game
def test_the_page_tells_goal_turn_end_and_score_in_both_languages(name: str) -> None:
    page = learning(registry.find(name)).page
    assert len(page) >= 4
    for both in sentences(name):
        assert both.de.strip()
        assert both.en.strip()
        assert '"' not in both.de + both.en


@by_game
def test_every_rule_that_learners_are_sent_to_exists(name: str) -> None:
    game = registry.find(name)
    found, rules = learning(game), game.rulebook("en").rules
    named = [section.rule for section in found.page] + [sign.rule for group in found.legend for sign in group.symbols]
    assert not [rule for rule in named if rule and rule not in rules]


@by_game
def test_a_term_has_its_word_in_both_languages_and_a_rule_that_explains_it(name: str) -> None:
    game = registry.find(name)
    terms = learning(game).terms
    assert len(terms) >= 20
    for lang in ("de", "en"):
        rules = game.rulebook(lang)
        for term in terms:
            assert term.rule in rules, f"{term.en}: there is no rule {term.rule}"
            assert not rules[term.rule].chapter, f"{term.en}: {term.rule} is only a heading"
            words = (term.de, *term.forms_de) if lang == "de" else (term.en, *term.forms_en)
            markdown = rules.markdown.lower()
            assert any(word.lower() in markdown for word in words), f"the rules do not know {words}"
    for named in ([term.de for term in terms], [term.en for term in terms]):
        assert len(set(named)) == len(named)


@by_game
def test_the_coach_has_a_line_for_every_kind_of_question(name: str) -> None:
    game = registry.find(name)
    asking = {kind: step for kind, step in game.saved.kinds.items() if asks(step)}
    coach = learning(game).coach
    assert not set(asking) - set(coach), "these questions have no line"
    assert not set(coach) - set(asking), "these lines are for no question"
    long = [kind for kind, both in coach.items() if max(len(both.de), len(both.en)) > 170]
    assert not long, "these are more than a line"


def asks(kind: type) -> bool:
    """Whether a step asks somebody something."""
    return issubclass(kind, Step) and kind.legal is not Step.legal and kind.prompt is not Step.prompt


@by_game
def test_every_symbol_is_in_the_set(name: str) -> None:
    if not ICONS.exists():
        pytest.skip("the symbols come with the client's packages (cd web && npm ci)")
    known = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    found = learning(registry.find(name))
    signs = [sign for group in found.legend for sign in group.symbols]
    assert all(sign.icon or sign.sign for sign in signs)
    used = {section.icon for section in found.page} | {sign.icon for sign in signs if sign.icon}
    assert not used - set(known)


@by_game
def test_the_legend_lists_things_that_are_in_the_box(name: str) -> None:
    game = registry.find(name)
    kinds = {card.name.ref.partition(":")[0] for card in game.cards(game.standard_box)}
    legend = learning(game).legend
    assert legend
    assert {group.things for group in legend if group.things} <= kinds
    assert all(group.things or group.symbols for group in legend)


@by_game
def test_presets_can_be_played_and_have_words(name: str) -> None:
    game = registry.find(name)
    assert [preset.id for preset in game.presets][:1] in (["first"], ["standard"])
    for preset in game.presets:
        game.setup(preset.players, preset.options)
        for lang in ("de", "en"):
            assert Words(game.id, f"preset-{preset.id}").text(lang)
            assert Words(game.id, f"preset-{preset.id}-help").text(lang)


def test_battalia_begins_with_the_base_game() -> None:
    first = registry.find("battalia").presets[0]
    assert first.options["expansion"] is False


@pytest.mark.parametrize(
    ("options", "difficulty"),
    [
        ({}, 0),
        ({"adversary": "brandenburg_prussia", "level": 2}, 4),
        ({"adversary": "england", "level": 6, "thematic_map": True}, 13),
    ],
)
def test_I36_1_the_difficulty_is_known_before_the_game(options: dict[str, bool | int | str], difficulty: int) -> None:
    game = registry.find("spirit-island")
    assert game.difficulty is not None
    assert game.difficulty(game.setup(2, options)) == difficulty
