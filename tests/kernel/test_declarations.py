"""Games, options, components, rulebooks and words."""

from __future__ import annotations

from pathlib import Path

import pytest

import pebbles
import tafelrunde
from tafelrunde.kernel import language, registry
from tafelrunde.kernel.components import canonical, lay_over, read, read_file
from tafelrunde.kernel.game import Options
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.words import Words, option_text, seat_words


def test_games_are_found_by_their_names() -> None:
    assert registry.find("Vaalbara").id == "vaalbara"
    assert registry.find(" VAALBARA ") is registry.find("vaalbara")
    assert "vaalbara" in tafelrunde.all_games()


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(tafelrunde.UnknownGame, match="no game “chess”.*vaalbara"):
        tafelrunde.new("chess", players=2, seed=1)


@pytest.mark.parametrize("players", [1, 5, 0, -1, True, "two"])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(tafelrunde.BadOption, match="2 to 4 players"):
        tafelrunde.new("pebbles", players=players, seed=1)


@pytest.mark.parametrize(("given", "value"), [(True, True), ("true", True), ("False", False), (False, False)])
def test_options_are_typed_and_text_is_understood(given: bool | str, value: bool) -> None:
    options = pebbles.GAME.read_options({"big_die": given})
    assert isinstance(options, pebbles.PebblesOptions)
    assert options.big_die is value


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    with pytest.raises(tafelrunde.BadOption, match="no option “dice”.*big_die"):
        tafelrunde.new("pebbles", players=2, seed=1, dice=3)


@pytest.mark.parametrize("value", ["perhaps", 2, "1"])
def test_an_unknown_value_is_answered_with_those_there_are(value: str | int) -> None:
    with pytest.raises(tafelrunde.BadOption, match="Choose one of: false, true"):
        tafelrunde.new("pebbles", players=2, seed=1, big_die=value)


def test_an_option_of_another_type_is_a_fault_of_the_game() -> None:
    class Wrong(Options, frozen=True):
        anything: float = 1.5

    with pytest.raises(TypeError, match="must be a bool or a Literal"):
        _ = pebbles.declare("wrong-options", options=Wrong).option_values


def test_a_rules_version_that_is_not_known_is_refused() -> None:
    with pytest.raises(tafelrunde.BadOption, match="version 3"):
        pebbles.GAME.setup(2, {}, version=3)


# ---------------------------------------------------------------------- components

STANDARD = {
    "rounds": 9,
    "bonus": {"five": 5, "six": 10, "marks": {"five": "reconstructed"}},
    "cards": [{"id": "a", "points": 1, "tags": ["x"]}, {"id": "b", "points": 2, "tags": ["y"]}],
}


def test_own_figures_replace_standard_ones_and_are_marked() -> None:
    laid = lay_over(STANDARD, {"bonus": {"five": 7}, "cards": [{"id": "b", "points": 9}]})
    assert laid["bonus"] == {"five": 7, "six": 10, "marks": {"five": "owner"}}
    assert laid["cards"] == [
        {"id": "a", "points": 1, "tags": ["x"]},
        {"id": "b", "points": 9, "tags": ["y"], "marks": {"points": "owner"}},
    ]
    assert STANDARD["bonus"] == {"five": 5, "six": 10, "marks": {"five": "reconstructed"}}


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"round": 9}, "“round”: there is no such entry; here there are: rounds, bonus, cards"),
        ({"bonus": {"seven": 1}}, "“bonus.seven”: there is no such entry"),
        ({"bonus": 3}, "“bonus”: this must be a table"),
        ({"rounds": "nine"}, "“rounds”: 'nine' is not of the same kind as 9"),
        ({"cards": {"a": 1}}, "“cards”: this must be a list of tables"),
        ({"cards": [{"points": 1}]}, "“cards”: this must be a list of tables, each with the id"),
        ({"cards": [{"id": "c"}]}, "“cards”: there is no “c” in the box"),
        ({"cards": [{"id": "a", "pionts": 1}]}, "“cards.a.pionts”: there is no such entry"),
    ],
)
def test_figures_that_do_not_fit_are_named(own: dict[str, object], message: str) -> None:
    with pytest.raises(tafelrunde.BadComponents) as error:
        lay_over(STANDARD, own)
    assert message in str(error.value)
    assert "passt nicht" in error.value.text("de")


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(tafelrunde.BadComponents, match=r"my\.toml cannot be read"):
        read_file(tmp_path / "my.toml")
    with pytest.raises(tafelrunde.BadComponents, match="not a TOML file"):
        read("rounds = = 3", "my.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(tafelrunde.BadComponents, match=r"binary\.toml is not"):
        read_file(tmp_path / "binary.toml")


def test_the_same_figures_have_the_same_text() -> None:
    assert canonical({"b": 1, "a": {"d": 2, "c": 3}}) == canonical({"a": {"c": 3, "d": 2}, "b": 1})
    assert canonical({}) == canonical(None) == ""


# ---------------------------------------------------------------------- rulebooks and words


def test_a_rulebook_knows_its_chapters_rules_and_rulings() -> None:
    rulebook = pebbles.GAME.rulebook("en")
    assert rulebook.title == "Pebbles"
    assert rulebook.chapters == ["P1", "P2", "P3", "P4"]
    assert [rule.number for rule in rulebook.under("p2")] == ["P2", "P2.1", "P2.2"]
    assert rulebook["P2.1"].text == "Keep a pebble."
    assert rulebook["P4"].is_ruling
    assert not rulebook["P1"].is_ruling


def test_an_unknown_rule_is_answered_with_the_chapters() -> None:
    with pytest.raises(tafelrunde.BadOption, match=r"no rule P9\. The chapters are: P1, P2"):
        _ = pebbles.GAME.rulebook("en")["P9"]


def test_a_number_that_is_there_twice_is_a_fault() -> None:
    with pytest.raises(ValueError, match="P1 is there twice"):
        Rulebook("## P1 One\n\n## P1 Two", "P")


def test_words_name_things_as_they_are_called_here() -> None:
    words = Words("pebbles", "blame", {"seat": seat_words(1)})
    assert words.text("de") == "Platz 2"
    assert words.text("de", {"seat:1": "Anna"}) == "Anna"
    assert words.refs == ("seat:1",)
    assert str(words) == "Seat 2"
    assert "pebbles:blame" in repr(words)


def test_an_option_begins_with_a_capital_unless_it_is_a_name() -> None:
    words = Words("pebbles", "blame", {"seat": seat_words(1)})
    assert option_text(words, "ärgere anna") == "Ärgere anna"
    assert option_text(words, "") == ""
    assert option_text(seat_words(1), "anna") == "anna"


def test_a_number_of_any_length_can_be_told() -> None:
    huge = 10**40
    assert str(huge) in Words("kernel", "seat", {"number": huge}).text("de")
    assert f"−{huge}" in Words("kernel", "seat", {"number": -huge}).text("en")


def test_a_missing_message_is_named() -> None:
    with pytest.raises(LookupError, match="no-such-thing"):
        Words("pebbles", "no-such-thing").text("en")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(LookupError, match="pebble"):
        Words("pebbles", "pebble").text("en")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_number_below_zero_has_a_minus_and_no_hyphen(lang: str) -> None:
    said = Words("pebbles", "pebble", {"number": -5}).text(lang)
    assert said.endswith(" −5")


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Words("kernel", "game-is-over").text("fr") == Words("kernel", "game-is-over").text("en")


@pytest.mark.parametrize(
    ("variable", "value", "lang"), [("LC_ALL", "de_DE.UTF-8", "de"), ("LANG", "en_GB.UTF-8", "en")]
)
def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch, variable: str, value: str, lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert language.preferred() == lang
