"""The promises. Each is a function of a case and a seed that raises AssertionError where a game breaks it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tafelrunde.kernel import codec
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import CannotUndo, IllegalChoice
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.match import Match, read_recipe
from tafelrunde.kernel.state import State
from tafelrunde.testing.cases import Case, curious_choices, random_choices

# A game that has not ended after this many choices never will.
ENDLESS = 100_000
# So many of the youngest copies are looked at after each choice, to name the one that has changed them; all at the end.
WATCHED = 4


def copies_are_independent(case: Case, seed: int) -> None:
    """Copy anywhere: a copy is equal, goes its own way, and what happens to others never reaches it."""
    state = case.state(seed)
    copies: list[tuple[State, str]] = []
    for seat, index in curious_choices(state, seed):
        copy = state.copy()
        digest = copy.digest()
        assert digest == state.digest(), "a copy is not equal to its original"
        assert copy.view(seat).to_json() == state.view(seat).to_json()
        copies.append((copy, digest))
        astray = copy.copy()
        other = astray.decisions[0]
        astray.apply(other.seat, len(other.options) - 1)
        assert state.digest() == copy.digest() == digest, "a choice in a copy has changed its original"
        state.apply(seat, index)
        for old, before in copies[-WATCHED:]:
            assert old.digest() == before, f"choosing {index} for seat {seat} has changed an earlier copy"
    for old, before in copies:
        assert old.digest() == before, "a choice has changed a much earlier copy"


def saves_are_complete(case: Case, seed: int) -> None:
    """Save anywhere: bytes read back give an equal state that goes on in the same way."""
    state = case.state(seed)
    for seat, index in random_choices(state, seed):
        data = state.save()
        loaded = codec.load(data)
        assert loaded.digest() == state.digest(), "a loaded state is not equal to the saved one"
        assert loaded.save() == data
        assert what_all_see(loaded) == what_all_see(state)
        loaded.apply(seat, index)
        state.apply(seat, index)
        assert loaded.digest() == state.digest(), "a loaded state goes on in another way"


def recipes_are_deterministic(case: Case, seed: int) -> None:
    """Deterministic: the same recipe gives the same state, step by step and from its file."""
    first, second = case.match(seed), case.match(seed)
    for seat, index in random_choices(first.state, seed):
        first.choose(seat, index)
        second.choose(seat, index)
        assert first.state.digest() == second.state.digest()
    recipe = first.recipe()
    again = Match.replay(read_recipe(recipe.to_json()))
    assert again.state.digest() == first.state.digest()
    # As after a change of the generator: the outcomes written next to the choices lead to the same game.
    by_record = Match.replay(msgspec.structs.replace(recipe, generator=0))
    assert by_record.state.view(None).to_json() == first.state.view(None).to_json()
    assert by_record.state.scores == first.state.scores


def options_are_complete(case: Case, seed: int) -> None:
    """Complete: every option can be taken, play ends, and no piece appears or vanishes."""
    state = case.state(seed)
    pieces = case.game.pieces(state)
    assert pieces, f"{case.game.id} does not count its pieces"
    for made, (seat, index) in enumerate(curious_choices(state, seed)):
        assert made < ENDLESS, "the game does not end"
        assert len({decision.seat for decision in state.decisions}) == len(state.decisions), "a seat is asked twice"
        for decision in state.decisions:
            assert len(set(decision.codes)) == len(decision.codes), f"{decision} has an option twice"
            for option in range(len(decision.options)):
                tried = state.copy()
                tried.apply(decision.seat, option)
                assert case.game.pieces(tried) == pieces, f"option {option} of {decision} has lost or made a piece"
        state.apply(seat, index)
    assert state.over
    assert not state.decisions
    assert len(state.scores) == case.players
    assert all(0 <= winner < case.players for winner in state.winners)
    assert case.game.cooperative or state.winners, "nobody has won"


def secrets_are_kept(case: Case, seed: int) -> None:
    """Secret: change everything a seat cannot know, and nothing that reaches the seat changes by a single byte."""
    state = case.state(seed)
    watchers: list[int | None] = [*range(case.players), None]
    varied: set[int | None] = set()
    turn = 0
    asked_before: tuple[Decision, ...] = ()
    for seat, index in curious_choices(state, seed):
        before = state.digest()
        fresh = [decision for decision in state.decisions if decision not in asked_before]
        asked_before = state.decisions
        for watcher in watchers:
            turn += 1
            imagined = state.imagine(watcher, turn)
            assert imagined.luck != state.luck, "an imagined state shares the true random stream"
            assert what_seat_sees(imagined, watcher) == what_seat_sees(state, watcher), (
                f"seat {watcher} can tell an imagined state from the true one"
            )
            for decision in fresh:
                asked = {other.seat for other in fresh if other.step is decision.step}
                assert _who_is_asked(imagined, decision) == asked, (
                    f"seat {watcher} can tell something hidden from who is asked: {decision}"
                )
            imagined.luck = state.luck
            if imagined.digest() != before:
                varied.add(watcher)
            if watcher == seat:
                _own_choice_tells_nothing(state, imagined, seat, index)
        assert state.digest() == before, "imagining has changed the state"
        state.apply(seat, index)
    if case.game.has_secrets:
        assert varied == set(watchers), f"nothing hidden was ever imagined anew for {set(watchers) - varied}"


def _who_is_asked(imagined: State, decision: Decision) -> set[int]:
    """Whom the step behind a decision would ask, had other things been hidden."""
    again = imagined.copy()
    again.open = ()
    again.sealed = None
    if again.lanes is not None:
        again.lane = decision.seat
    decision.step.run(again)
    return {question.seat for question in again.decisions}


def _own_choice_tells_nothing(state: State, imagined: State, seat: int, index: int) -> None:
    """A choice after which nothing was revealed or rolled must not show a seat anything that it did not know."""
    true, other = state.copy(), imagined.copy()
    true.listen()
    other.listen()
    true.apply(seat, index)
    other.apply(seat, index)
    if true.reveals == state.reveals and true.luck == state.luck:
        assert what_seat_sees(true, seat) == what_seat_sees(other, seat), (
            f"seat {seat} learns something hidden, but could still take its choice back"
        )


def imagined_futures_are_open(case: Case, seed: int) -> None:
    """Two imagined states of different seeds have different futures, neither of them the true one."""
    state = case.state(seed)
    streams = {state.imagine(0, number).luck for number in range(20)} | {state.luck}
    assert len(streams) == 21


def refusals_are_clean(case: Case, seed: int) -> None:
    """Refused cleanly: a choice that is not on the list is refused with a reason, and the state is untouched."""
    state = case.state(seed)
    for seat, index in random_choices(state, seed):
        before = state.digest()
        decision = state.decision_of(seat)
        assert decision is not None
        asked = {open_decision.seat for open_decision in state.decisions}
        wrong = [(seat, -1), (seat, len(decision.options)), (seat, 10**9), (case.players, 0), (-1, 0)]
        wrong += [(other, 0) for other in range(case.players) if other not in asked]
        for wrong_seat, wrong_index in wrong:
            try:
                state.apply(wrong_seat, wrong_index)
            except IllegalChoice as error:
                assert all(error.text(lang) for lang in LANGUAGES)
            else:
                raise AssertionError(f"seat {wrong_seat} could choose {wrong_index}")
            assert state.digest() == before, "a refused choice has changed the state"
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
                assert decision.prompt.text(lang)
                texts = [option.text(lang) for option in decision.options]
                assert all(texts)
            for option in range(len(decision.options)):
                hint = state.hint(decision.seat, option)
                assert hint is None or all(hint.text(lang) for lang in LANGUAGES)
        state.apply(seat, index)
        for event in state.take_events():
            for lang, rulebook in rulebooks.items():
                assert event.rule in rulebook, f"{event} names the rule {event.rule!r}, which {lang} lacks"
                assert event.text(lang)


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
            "undo is possible exactly until something is revealed or rolled"
        )
        if not revealed and dice.below(2) == 0:
            match.undo(decision.seat)
            assert match.state.digest() == before.digest(), "undo does not lead back"
        elif dice.below(4) == 0:
            _undo_others(match, decision.seat)
    assert Match.replay(match.recipe()).state.digest() == match.state.digest()


def _undo_others(match: Match, but: int) -> None:
    """Other seats take back what they can: what the rest has chosen stays."""
    for seat in range(match.setup.players):
        if seat == but:
            continue
        chosen = [choice for choice in match.choices if choice.seat != seat]
        try:
            match.undo(seat)
        except CannotUndo as error:
            assert all(error.text(lang) for lang in LANGUAGES)
        else:
            assert [choice for choice in match.choices if choice.seat != seat] == chosen
            assert match.state.decision_of(seat) is not None, "after an undo the seat is asked again"


def what_seat_sees(state: State, seat: int | None) -> bytes:
    """Everything that reaches a seat: its view, its questions, its log and the errors it gets."""
    own = None if seat is None else state.decision_of(seat)
    log = [[event.text("de"), event.rule] for event in state.events if event.seen_by(seat)]
    return msgspec.json.encode([state.view(seat), _question(state, own), log, _errors(state, seat)])


def _question(state: State, decision: Decision | None) -> object:
    if decision is None:
        return None
    hints = [state.hint(decision.seat, index) for index in range(len(decision.options))]
    return [
        decision.seat,
        decision.rule,
        decision.prompt.text("en"),
        [(option.text("en"), option.refs, option.grave) for option in decision.options],
        [None if hint is None else hint.text("en") for hint in hints],
    ]


def _errors(state: State, seat: int | None) -> list[str]:
    errors: list[str] = []
    if seat is None:
        return errors
    for index in (-1, 10**6):
        try:
            state.copy().apply(seat, index)
        except IllegalChoice as error:
            errors.append(f"{error.rule} {error.text('de')}")
    return errors


def what_all_see(state: State) -> list[bytes]:
    """What reaches each seat, and a spectator."""
    return [what_seat_sees(state, seat) for seat in [*range(state.players), None]]


PROMISES: tuple[Callable[[Case, int], None], ...] = (
    copies_are_independent,
    saves_are_complete,
    recipes_are_deterministic,
    options_are_complete,
    secrets_are_kept,
    imagined_futures_are_open,
    refusals_are_clean,
    everything_is_explained,
    choices_can_be_undone,
)
