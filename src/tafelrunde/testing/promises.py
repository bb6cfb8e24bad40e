"""The promises. Each is a function of a case and a seed that raises AssertionError where a game breaks it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tafelrunde.kernel import codec
from tafelrunde.kernel.card import by_ref
from tafelrunde.kernel.chance import Dice, mix
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import BadRecipe, CannotUndo, IllegalChoice, TafelrundeError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.match import Match, read_recipe
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.testing.cases import Attention, Case, curious_choices, random_choices
from tafelrunde.testing.differences import json_told, pieces_told, states_told
from tafelrunde.testing.order import answers_come_in_any_order
from tafelrunde.testing.secrecy import (
    hidden_things_vary,
    imagined_futures_are_open,
    logs_keep_secrets,
    secrets_are_kept,
)
from tafelrunde.testing.sight import what_all_see
from tafelrunde.testing.thinking import bots_can_think

# So many of the youngest copies are looked at after each choice, to name the one that has changed them; all at the end.
WATCHED = 4
# About so many things it is asked why they cannot be chosen, and in so many worlds that could be.
ASKED_ABOUT = 6
WORLDS = 3


def copies_are_independent(case: Case, seed: int) -> None:
    """Copy anywhere: a copy is equal, goes its own way, and what happens to others never reaches it."""
    state = case.state(seed)
    copies: list[tuple[State, bytes]] = []
    attention = Attention()
    for seat, index in curious_choices(state, seed):
        if not attention.is_due(state, seat):
            state.apply(seat, index)
            continue
        copy = state.copy()
        saved = copy.save()
        assert saved == state.save(), (
            f"a copy is not equal to its original: {states_told(state, copy, 'there', 'in the copy')}"
        )
        original, seen = state.view(seat).to_json(), copy.view(seat).to_json()
        assert seen == original, f"a copy looks different: {json_told(original, seen, 'there', 'in the copy')}"
        copies.append((copy, saved))
        astray = copy.copy()
        other = astray.decisions[0]
        astray.apply(other.seat, len(other.options) - 1)
        for untouched in (copy, state):
            assert untouched.save() == saved, (
                f"a choice in a copy ({other}) has changed its original: {_changed(saved, untouched)}"
            )
        state.apply(seat, index)
        assert copy.save() == saved, f"choosing {index} for seat {seat} has changed a copy: {_changed(saved, copy)}"
        for old, before in copies[-WATCHED:-1]:
            assert old.save() == before, f"choosing {index} for seat {seat} has changed an earlier copy"
    for old, before in copies:
        assert old.save() == before, "a choice has changed a much earlier copy"


def _changed(saved: bytes, state: State) -> str:
    """What has become of a state since it was saved."""
    return states_told(codec.load(saved), state, "before", "after")


def saves_are_complete(case: Case, seed: int) -> None:
    """Save anywhere: bytes read back give an equal state that goes on in the same way."""
    state = case.state(seed)
    attention = Attention()
    for seat, index in random_choices(state, seed):
        if not attention.is_due(state, seat):
            state.apply(seat, index)
            continue
        data = state.save()
        loaded = codec.load(data)
        assert loaded.digest() == state.digest(), (
            f"a loaded state is not equal to the saved one: {states_told(state, loaded, 'when saved', 'when loaded')}"
        )
        assert loaded.save() == data, "a loaded state is saved as other bytes"
        for watcher, (saved, seen) in enumerate(zip(what_all_see(state), what_all_see(loaded), strict=True)):
            assert saved == seen, (
                f"seat {watcher} can tell a loaded state: {json_told(saved, seen, 'when saved', 'when loaded')}"
            )
        loaded.apply(seat, index)
        state.apply(seat, index)
        assert loaded.digest() == state.digest(), (
            f"a loaded state goes on in another way: {states_told(state, loaded, 'in truth', 'when loaded')}"
        )


def recipes_are_deterministic(case: Case, seed: int) -> None:
    """Deterministic: the same recipe gives the same state, step by step and from its file, whether or not anybody
    listens: a table does, a bot's thought and a simulation do not.
    """
    first, second, heard = case.match(seed), case.match(seed), case.match(seed)
    heard.state.listen()
    for seat, index in random_choices(first.state, seed):
        for match in (first, second, heard):
            match.choose(seat, index)
        heard.state.take_events()
        assert first.state.digest() == second.state.digest(), (
            f"the same seed and choices lead to different states: "
            f"{states_told(first.state, second.state, 'at first', 'the second time')}"
        )
        assert first.state.digest() == heard.state.digest(), (
            f"it matters whether somebody listens: "
            f"{states_told(first.state, heard.state, 'if nobody does', 'if somebody does')}"
        )
    recipe = first.recipe()
    try:
        again = Match.replay(read_recipe(recipe.to_json()))
    except BadRecipe as error:
        raise AssertionError(f"the recipe of a game does not lead to its end: {error}") from error
    assert again.state.digest() == first.state.digest(), "a recipe leads elsewhere"
    # As after a change of the generator: the outcomes written next to the choices lead to the same game.
    by_record = Match.replay(msgspec.structs.replace(recipe, generator=0))
    end, recorded = first.state.view(None).to_json(), by_record.state.view(None).to_json()
    assert end == recorded, (
        f"the recorded outcomes of chance lead elsewhere: {json_told(end, recorded, 'in truth', 'by the record')}"
    )
    assert by_record.state.scores == first.state.scores, "the recorded outcomes of chance lead to other scores"


def options_are_complete(case: Case, seed: int) -> None:
    """Complete: every option can be taken, play ends, and no piece appears or vanishes."""
    state = case.state(seed)
    pieces = case.game.pieces(state)
    assert pieces, f"{case.game.id} does not count its pieces"
    for seat, index in curious_choices(state, seed):
        assert not state.winners, f"seats {state.winners} have won before the end: {state.decisions[0]}"
        assert len({decision.seat for decision in state.decisions}) == len(state.decisions), "a seat is asked twice"
        for decision in state.decisions:
            assert len(set(decision.codes)) == len(decision.codes), f"{decision} has an option twice"
            for option in range(len(decision.options)):
                tried = state.copy()
                tried.apply(decision.seat, option)
                found = case.game.pieces(tried)
                assert found == pieces, (
                    f"option {option} of {decision} has lost or made a piece: {pieces_told(pieces, found)}"
                )
        state.apply(seat, index)
    assert not state.decisions, f"the game is over, but seats are still asked: {state.decisions}"
    assert len(state.scores) == case.players, f"{case.players} seats have {len(state.scores)} scores"
    broken = [score for score in state.scores if not isinstance(score, int)]
    assert not broken, f"a score is a whole number, and not {broken[0]!r}"
    assert len(set(state.winners)) == len(state.winners), f"somebody has won twice: {state.winners}"
    strangers = [winner for winner in state.winners if not 0 <= winner < case.players]
    assert not strangers, f"{strangers} have won, who do not play"
    assert case.game.cooperative or state.winners, "nobody has won"


def refusals_are_clean(case: Case, seed: int) -> None:
    """Refused cleanly: a choice that is not on the list is refused with a reason, and the state is untouched."""
    state = case.state(seed)
    attention = Attention()
    for seat, index in random_choices(state, seed):
        if not attention.is_due(state, seat):
            state.apply(seat, index)
            continue
        before = state.save()
        decision = state.decision_of(seat)
        assert decision is not None, f"seat {seat} is asked and not asked"
        asked = {open_decision.seat for open_decision in state.decisions}
        wrong = [(seat, -1), (seat, len(decision.options)), (seat, 10**9), (case.players, 0), (-1, 0)]
        wrong += [(other, 0) for other in range(case.players) if other not in asked]
        for wrong_seat, wrong_index in wrong:
            try:
                state.apply(wrong_seat, wrong_index)
            except IllegalChoice as error:
                _has_words(error, f"the refusal of choice {wrong_index} of seat {wrong_seat}")
            else:
                raise AssertionError(f"seat {wrong_seat} could choose {wrong_index}")
            assert state.save() == before, f"a refused choice has changed the state: {_changed(before, state)}"
        state.apply(seat, index)
    try:
        state.apply(0, 0)
    except IllegalChoice:
        return
    raise AssertionError("a choice was taken after the end")


def everything_is_explained(case: Case, seed: int) -> None:
    """Explained: every question and event has words in every language, and a rule that can be looked up in each."""
    rulebooks = {lang: case.game.rulebook(lang) for lang in LANGUAGES}
    state = case.state(seed)
    state.listen()
    for seat, index in curious_choices(state, seed):
        for decision in state.decisions:
            for lang, rulebook in rulebooks.items():
                assert decision.rule in rulebook, f"{decision} names the rule {decision.rule!r}, which {lang} lacks"
            _has_words(decision.prompt, f"the question of {type(decision.step).__name__}")
            for number, option in enumerate(decision.options):
                _has_words(option, f"option {number} of {decision}")
                for beside in (state.hint(decision.seat, number), state.note(decision.seat, number)):
                    if beside is not None:
                        _has_words(beside, f"what stands beside option {number} of {decision}")
        state.apply(seat, index)
        for event in state.take_events():
            for lang, rulebook in rulebooks.items():
                assert event.rule in rulebook, f"{event} names the rule {event.rule!r}, which {lang} lacks"
            _has_words(event, f"the event {event.kind!r}")


def options_read_differently(case: Case, seed: int) -> None:
    """Explained: whoever only reads or hears the options can tell them apart, by their words or by a note."""
    state = case.state(seed)
    for seat, index in random_choices(state, seed):
        decision = state.decision_of(seat)
        assert decision is not None, f"seat {seat} is asked and not asked"
        for lang in LANGUAGES:
            first: dict[tuple[str, str], int] = {}
            for number, option in enumerate(decision.options):
                note = state.note(seat, number)
                reads = (option.text(lang), "" if note is None else note.text(lang))
                assert first.setdefault(reads, number) == number, (
                    f"options {first[reads]} and {number} of {decision} both read {' – '.join(reads)!r} in {lang}"
                )
        state.apply(seat, index)


def reasons_are_no_guesses(case: Case, seed: int) -> None:
    """Explained: why a thing cannot be chosen is said in words and with a rule, and nothing hidden is in it.

    A game is asked about a world that the seat could imagine. If another such world had another reason, the seat would
    be told something that was made up, or, with luck, a secret.
    """
    why_not = case.game.why_not
    if why_not is None:
        return
    rulebooks = {lang: case.game.rulebook(lang) for lang in LANGUAGES}
    state = case.state(seed)
    things = [*by_ref(case.game.cards(state.setup.box)), *(f"seat:{seat}" for seat in range(case.players))]
    attention, dice = Attention(), Dice(seed)
    for number, (seat, index) in enumerate(random_choices(state, seed)):
        decision = state.decision_of(seat)
        if decision is None or not attention.is_due(state, seat):
            state.apply(seat, index)
            continue
        offered = {ref for option in decision.options for ref in option.refs}
        worlds = [state.imagine(seat, mix(number, world)) for world in range(WORLDS)]
        for _ in range(ASKED_ABOUT):
            ref = things[int(dice.below(len(things)))]
            if ref in offered:
                continue
            reasons = [why_not(world, decision.step, seat, ref) for world in worlds]
            said = ["" if reason is None else f"{reason.rule} {reason.words.text('en')}" for reason in reasons]
            assert len(set(said)) == 1, (
                f"why {ref} cannot be chosen at {decision} depends on what seat {seat} only imagines: "
                f"{' / '.join(sorted(set(said)))}"
            )
            if reasons[0] is not None:
                _has_words(reasons[0].words, f"why {ref} cannot be chosen at {decision}")
                for lang, rulebook in rulebooks.items():
                    assert reasons[0].rule in rulebook, (
                        f"why {ref} cannot be chosen names the rule {reasons[0].rule!r}, which {lang} lacks"
                    )
        state.apply(seat, index)


def _has_words(said: Words | Option | Event | TafelrundeError, what: str) -> None:
    empty = [lang for lang in LANGUAGES if not said.text(lang).strip()]
    assert not empty, f"{what} has no words in {', '.join(empty)}"


def choices_can_be_undone(case: Case, seed: int) -> None:
    """Undo: a choice is taken back exactly, unless something was revealed, rolled or built upon since."""
    match = case.match(seed)
    dice = Dice(seed)
    while not match.state.over:
        decision = match.state.decisions[int(dice.below(len(match.state.decisions)))]
        before = match.state.copy()
        index = int(dice.below(len(decision.options)))
        match.choose(decision.seat, index)
        revealed = match.state.reveals != before.reveals or match.state.luck != before.luck
        assert match.can_undo(decision.seat) != revealed, (
            f"undo is possible exactly until something is revealed or rolled, but not so after {decision}"
        )
        if not revealed and dice.below(2) == 0:
            match.undo(decision.seat)
            assert match.state.digest() == before.digest(), (
                f"undo does not lead back: {states_told(before, match.state, 'before', 'after it')}"
            )
        elif dice.below(4) == 0:
            _undo_others(match, decision.seat)
    replayed = Match.replay(match.recipe()).state
    assert replayed.digest() == match.state.digest(), (
        f"what was undone left a trace: {states_told(replayed, match.state, 'without it', 'with it')}"
    )


def _undo_others(match: Match, but: int) -> None:
    """Other seats take back what they can: what the rest has chosen stays."""
    for seat in range(match.setup.players):
        if seat == but:
            continue
        chosen = [choice for choice in match.choices if choice.seat != seat]
        try:
            match.undo(seat)
        except CannotUndo as error:
            _has_words(error, f"the refusal of an undo of seat {seat}")
        else:
            kept = [choice for choice in match.choices if choice.seat != seat]
            assert kept == chosen, f"an undo of seat {seat} has changed the choices of others: {kept}, were {chosen}"
            assert match.state.decision_of(seat) is not None, "after an undo the seat is asked again"


PROMISES: tuple[Callable[[Case, int], None], ...] = (
    copies_are_independent,
    saves_are_complete,
    recipes_are_deterministic,
    options_are_complete,
    secrets_are_kept,
    logs_keep_secrets,
    imagined_futures_are_open,
    hidden_things_vary,
    answers_come_in_any_order,
    refusals_are_clean,
    everything_is_explained,
    options_read_differently,
    reasons_are_no_guesses,
    choices_can_be_undone,
    bots_can_think,
)
