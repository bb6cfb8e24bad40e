"""What the log of Skybridge says of things that do not happen, that only some may know, and that move about."""

from __future__ import annotations

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.box.ids import ELBEA, NATIONS, NOTHING
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.dice import roll_dice
from tafelrunde.games.skybridge.steps.drakes import SufferHarm
from tafelrunde.games.skybridge.steps.ghiarhabbat import PlaceGhiarhabbat
from tafelrunde.games.skybridge.steps.rounds import FEED, PlaceCrown
from tafelrunde.games.skybridge.steps.taking import TakeCard
from tafelrunde.kernel.game import begin
from tests.skybridge.thraen import (
    BOX,
    answer,
    asked,
    clear,
    deities,
    deity,
    from_step,
    goods,
    hand,
    only_deities,
    only_in_stack,
    people,
    pile,
    position,
    refs,
    run,
    section,
    show,
)

NAMES = {"seat:0": "Anna", "seat:1": "Ben"}


def heard(state: SkybridgeState, seat: int | None = None, lang: str = "en") -> list[str]:
    """The log since somebody began to listen, as a seat reads it (None: as everybody does)."""
    return [event.text(lang, NAMES) for event in state.events if event.seats is None or seat in event.seats]


def name_of(id: str) -> str:
    assert isinstance(BOX, Box)
    return next(words.text("en") for words in BOX.names if words.ref.endswith(f":{id}"))


# ---------------------------------------------------------------------- what only one may know


def test_K6_3_all_read_what_is_done_with_knowledge_and_its_owner_reads_with_which_cards() -> None:
    shown, other = people("light", 1), people("light", 2)
    state = position("visions", "crown_of_dominion")
    pile(state, 0, 1, people("empire", passive=["knowledge"]))
    only_in_stack(state, "light", other)
    show(state, shown)
    state.listen()
    from_step(state, "take")
    answer(state, "stack:light")
    answer(state, f"card:{other}")
    everybody = [
        f"Anna takes “{name_of(shown)}” from the stack “Peoples of Light” and draws 1 more card with knowledge.",
        "Anna keeps a card from the stack “Peoples of Light”.",
        "Anna puts a card back on top of the stack “Peoples of Light”.",
    ]
    assert heard(state)[:3] == heard(state, 1)[:3] == everybody
    assert heard(state, 0)[:5] == [
        everybody[0],
        f"Anna looks at “{name_of(other)}”.",
        everybody[1],
        f"“{name_of(other)}” comes into Anna’s hand.",
        everybody[2],
    ]


def test_K8_11_only_its_owner_reads_which_deity_card_was_drawn() -> None:
    card = deity()
    state = position()
    goods(state, 0, livestock=2)
    only_deities(state, card)
    state.listen()
    from_step(state, "act")
    answer(state, "exchange:livestock_deity")
    assert heard(state, 1) == ["Anna draws a deity card (for 2 livestock)."]
    assert heard(state, 0) == [*heard(state, 1), f"Anna has drawn “{name_of(card)}”."]


def test_K2_7_all_read_which_cards_the_recommended_hand_has() -> None:
    cards = [row["id"] for row in GAME.figures["people"] if row["deck"] == "empire" and row["starter"]]
    state = begin(GAME.setup(2, {}), 1)
    assert isinstance(state, SkybridgeState)
    state.listen()
    for side in ("crown_of_pain", "visions"):
        answer(state, f"side:{side}")
    first, second, third, last = (f"“{name_of(card)}”" for card in cards)
    line = f"takes the recommended hand: {first}, {second}, {third} and {last}."
    assert any(told.endswith(line) for told in heard(state))


def test_the_log_names_the_stack_that_is_looked_at_or_crowned() -> None:
    state = position("visions", "crown_of_pain")
    show(state, people("empire", 1))
    state.listen()
    run(state, PlaceCrown(1), TakeCard(0, False))
    answer(state, "stack:empire")
    answer(state, "stack:light")
    answer(state, "pass:seen")
    lines = heard(state)
    assert lines[0] == "Ben places the crown on the stack “The Empire”."
    assert lines[1] == "Anna looks at the top card of the stack “Peoples of Light”."
    assert lines[2] == "Anna puts a card back on top of the stack “Peoples of Light”."
    assert heard(state, lang="de")[1] == "Anna sieht sich die oberste Karte des Stapels „Völker des Lichts“ an."


# ---------------------------------------------------------------------- what was left out, and why


def test_K6_1_the_log_says_that_no_card_is_taken() -> None:
    state = position()
    show(state)
    state.listen()
    from_step(state, "take")
    assert heard(state)[0] == "There is no card that Anna could take."
    state = position("visions", "chief_builder")
    show(state)
    only_in_stack(state, "light", people("light", 1))
    for stack in range(NATIONS):
        if stack != 1:
            state.bags[stack], state.tops[stack] = [], []
    state.listen()
    from_step(state, "take")
    assert refs(state) == [("stack:light",), ("pass:take",)]
    answer(state, "pass:take")
    assert heard(state)[0] == "Anna takes no card, and so no bonus."


def test_K6_6_the_log_says_that_no_bonus_is_possible() -> None:
    state = position()
    state.tableaus[0].goods = [0, 5, 0, 3, 2, 0]
    show(state, people("shenna", 1))
    state.listen()
    from_step(state, "take")
    answer(state, "stack:shenna")
    answer(state, "pass:bonus")
    assert "Anna gets no bonus of the stack “Cities of the Shenna”: none is possible now." in heard(state)
    german = "Anna erhält keinen Bonus des Stapels „Städte der Shenna“: Keiner ist jetzt möglich."
    assert german in heard(state, lang="de")


def test_K7_5_the_log_says_that_no_card_is_played() -> None:
    state = position()
    state.listen()
    from_step(state, "play")
    assert heard(state)[0] == "Anna has no card to play."
    card = people("empire", 1, instant=[])
    state = position()
    pile(state, 0, 1, people("light", 1), deity(1, feud="empire"))
    hand(state, 0, card)
    state.listen()
    from_step(state, "play")
    assert refs(state) == [("pass:play",)]
    answer(state, "pass:play")
    assert heard(state)[0] == "Anna plays no card: none fits without a retreat."


def test_K13_4_the_log_says_who_is_spared_without_food() -> None:
    state = position()
    clear(state, 0)
    state.tableaus[0].population = 0
    state.tableaus[0].removed = 3
    state.listen()
    run(state, FEED[0])
    assert heard(state) == ["Anna has no food, but no figure on the board either, and is spared."]


def test_K13_4_nothing_is_said_of_those_who_have_food() -> None:
    state = position()
    pile(state, 0, 1, people(passive=["food"]))
    state.listen()
    run(state, FEED[0])
    assert heard(state) == []


def test_K17_2_1_the_log_says_that_guinn_keeps_the_figures_of_others() -> None:
    state = position("crown_of_pain", "visions")
    clear(state, 0)
    state.tableaus[0].population = 0
    state.tableaus[0].removed = 3
    state.tableaus[1].population -= 1
    state.tableaus[0].foreign = [0, 1, 0, 0]
    state.listen()
    run(state, FEED[0])
    answer(state, "pass:feed")
    assert heard(state) == ["Anna has no food, keeps the figures of others and is spared."]


def test_K14_4_the_log_says_whom_a_drake_spares() -> None:
    state = position()
    state.tableaus[0].population = 0
    state.tableaus[0].removed = 3
    state.listen()
    run(state, SufferHarm(0, ELBEA))
    assert heard(state) == ["Elbea spares Anna: there is nothing to lose."]


# ---------------------------------------------------------------------- what moves about


def test_K17_8_the_log_says_on_which_section_the_die_lies() -> None:
    state = position("chief_builder", "visions")
    section(state, 4)
    state.sky_face = state.utreng_face = NOTHING
    state.listen()
    while not state.decisions or asked(state).rule != "K17.8":
        # Until the two dice show different goods.
        state.open, state.stack = (), None
        roll_dice(state)
        state.advance()
        if state.decisions and asked(state).rule == "K17.8.1":
            state.apply(0, 0)
    answer(state, "die:utreng")
    assert heard(state)[-1] == "Anna puts the Utreng die on section 4."
    assert heard(state, lang="de")[-1] == "Anna legt den Utreng-Würfel auf Abschnitt 4."


def test_K17_9_ghiarhabbat_is_laid_once_and_moved_afterwards() -> None:
    state = position("gardens", "visions")
    clear(state, 0)
    state.listen()
    run(state, PlaceGhiarhabbat(0))
    answer(state, "slot:4")
    assert heard(state) == ["Anna lays “Ghiarhabbat” at rune slot 4."]
    state = position("gardens", "visions")
    clear(state, 0)
    pile(state, 0, 1, people("light", 1), "start-shenna-3")
    hand(state, 0, people("empire", 1, instant=[], passive=[]))
    state.listen()
    from_step(state, "play")
    state.apply(0, 0)
    answer(state, "slot:2")
    assert heard(state)[-1] == "“Ghiarhabbat” makes way: Anna moves it to rune slot 2."
    assert heard(state, lang="de")[-1] == "„Ghiarhabbat“ weicht aus: Anna versetzt es an Runenslot 2."


def test_K8_19_the_log_says_which_card_lies_below_ghiarhabbat() -> None:
    sort = deity(gift="inspiration")
    below, other = people("light", 1), people("empire", 1)
    state = position("gardens", "visions")
    clear(state, 0)
    pile(state, 0, 1, below, other, "start-shenna-3")
    deities(state, 0, sort)
    state.listen()
    from_step(state, "act")
    answer(state, f"deity:{sort}")
    answer(state, "card:start-shenna-3")
    answer(state, f"card:{below}")
    assert heard(state)[1:3] == [
        f"Anna rearranges rune slot 1 (“{name_of(sort)}”): “Ghiarhabbat” is on top now.",
        f"At rune slot 1 “{name_of(below)}” now lies right below “Ghiarhabbat”.",
    ]
