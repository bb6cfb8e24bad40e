"""G13 and G14: the evening, the next morning's meeting track, and the end."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.box.ids import AREAS, ELEMENTS, EVENING, SYMBOL_IDS, SYMBOLS
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.state.tom import TOM
from tafelrunde.games.glow.steps.solo import last_move, roll_toms_dice
from tafelrunde.games.glow.steps.step import GlowStep
from tafelrunde.games.glow.words import listed, say
from tafelrunde.kernel.words import Words, seat_words


class EveningComes(GlowStep):
    """G13: small dice go back, new companions come, and the start token goes on."""

    __slots__ = ()

    rule = "G13"

    def run(self, state: GlowState) -> None:
        state.phase = EVENING
        if state.day == state.box.days:
            return  # G13.1
        for seat in range(state.people):
            self._give_back(state, seat)
        lay_out(state)
        state.start = (state.start + 1) % state.people  # G13.5
        if state.listening and state.people > 1:
            state.tell(say("start-token", seat=seat_words(state.start)), "G13.5")

    def _give_back(self, state: GlowState, seat: int) -> None:
        """G13.2: a small die goes to the area of its element; a special side is rolled until it shows one."""
        box = state.box
        company = state.companies[seat]
        kept: list[int] = []
        placed: list[str] = []
        areas: list[Words] = []
        for die in company.dice:
            if not box.small[die]:
                kept.append(die)
                continue
            if state.shown[die] >= ELEMENTS:
                state.shown[die] = state.pick_one(box.elements_of[die])
            state.area_dice[box.area_of[state.shown[die]]].append(die)
            if state.listening:
                placed.append(f"{box.dice[die].id}={SYMBOL_IDS[state.shown[die]]}")
                areas.append(SYMBOL_NAMES[state.shown[die]])
        company.dice = kept
        company.symbols = [0] * SYMBOLS
        if placed:
            dice, where = " ".join(placed), listed(areas)
            state.tell(
                say("small-dice-back", seat=seat_words(seat), count=len(placed), dice=dice, areas=where), "G13.2"
            )


def lay_out(state: GlowState) -> None:
    """G2.7, G2.10, G13.3, G13.4: a companion for each area, and a footprint where no die lies."""
    deck = state.deck_a if state.day < state.box.days // 2 else state.deck_b
    closed: list[int] = []
    tom = state.tom
    if tom is not None:
        roll_toms_dice(state, tom)
        closed = tom.areas
    for area in range(AREAS):
        if area in closed:
            continue  # G15.3
        if not state.area_dice[area]:
            state.area_footprints[area] += 1
        if not deck:
            continue  # G15.2
        state.track[area] = state.pick(deck)
        if state.listening:
            words = say(
                "companion-appears",
                companion=state.box.name_of(state.track[area]),
                area=state.box.area_names[area],
                footprints=state.area_footprints[area],
            )
            state.tell(words, "G13.3" if state.day else "G2.7")


class EndGame(GlowStep):
    """G14: the last shards are counted, and who has won."""

    __slots__ = ()

    rule = "G14"

    def run(self, state: GlowState) -> None:
        if state.tom is not None:
            last_move(state)
        state.over = True
        state.reveals += 1
        if not state.listening:
            return
        for seat in range(state.players):
            state.tell(
                say(
                    "final-score",
                    seat=seat_words(seat),
                    track=state.companies[seat].score,
                    cards=state.card_points(seat),
                    board=state.board_points(seat),
                    fireflies=state.firefly_points(seat),
                    footprints=state.companies[seat].footprints,
                    total=state.scores[seat],
                ),
                "G14.1",
            )
        self._tell_winners(state)

    def _tell_winners(self, state: GlowState) -> None:
        winners = state.winners
        first = winners[0]
        shards = state.scores[first]
        tied = [seat_words(seat) for seat in range(state.players) if state.scores[seat] == shards and seat != first]
        rule = "G14.6" if state.tom is None else "G15.8"
        if len(winners) > 1:
            seats = listed([seat_words(seat) for seat in winners])
            state.tell(say("game-shared", seats=seats, shards=shards), rule)
        elif not tied:
            state.tell(say("game-won", seat=seat_words(first), shards=shards), rule)
        elif state.tom is None:
            others = listed(tied)
            state.tell(say("game-won-by-rerolls", seat=seat_words(first), shards=shards, others=others), rule)
        else:
            message = "game-won-by-footprints" if first != TOM else "game-lost-by-footprints"
            state.tell(say(message, seat=seat_words(first), shards=shards, others=listed(tied)), rule)


EVENING_COMES: Final = EveningComes()
END_GAME: Final = EndGame()
