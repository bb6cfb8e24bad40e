"""The layout of Vaalbara's features, and how they are made from the short rows of the compiled rules."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tafelrunde.games.vaalbara import GAME
from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import FOLLOWERS, KINDS
from tafelrunde.games.vaalbara.show.features import compact
from tafelrunde.kernel.setup import Setup
from tafelrunde.research.features import (
    NOTHING,
    Each,
    Hints,
    OneOf,
    Places,
    SeatRanks,
    Seats,
    SeatSet,
    TalliedBy,
    ids,
)

_FOLLOWERS = ids(GAME, "followers")
_CLANS = ids(GAME, "clans")

HINTS: Hints = {
    # Which land it is says nothing that its kind, its value and its omens do not.
    "LandView.id": NOTHING,
    "LandView.omens": SeatRanks(_CLANS),
    "StackView.omens": SeatRanks(_CLANS),
    "ClanView.seat": NOTHING,
    "ClanView.clan": NOTHING,
    "ClanView.neighbours": NOTHING,
    "ClanView.hand": Each(_FOLLOWERS),
    "ClanView.known": Each(_FOLLOWERS),
    "ClanView.used": Each(_FOLLOWERS),
    "ClanView.chosen": OneOf(_FOLLOWERS),
    "ClanView.realm": TalliedBy("kind", KINDS, total="value"),
    "VaalbaraTable.first_row": Places("players"),
    "VaalbaraTable.second_row": Places("players"),
    "VaalbaraTable.turns": SeatSet(),
    "VaalbaraTable.clans": Seats(),
}
# How a row is made without a view (see `Unfold`).
COMPACT = compact


class Unfold:
    """Makes rows of features out of short ones (`games.vaalbara.show.features`), for many games at once."""

    def __init__(self, setup: Setup, questions: int) -> None:
        box = setup.box
        assert isinstance(box, Box)
        self.players = setup.players
        self.questions = questions
        # By the number of a land + 1: there, its kind, its value.
        lands = np.zeros((len(box.lands) + 1, 2 + len(KINDS)), dtype=np.float32)
        # By the number of a back + 1: the rank of each clan. The omens of an empty stack are those of the last land.
        ranks = np.array([box.omen_rank[-1], *box.omen_rank], dtype=np.float32)
        for number, land in enumerate(box.lands, 1):
            lands[number, 0] = 1.0
            lands[number, 1 + land.kind] = 1.0
            lands[number, -1] = land.value
        self.lands = lands
        # By the looking seat: ranks in the order of seats from there on.
        self.ranks = np.stack(
            [ranks[:, [(seat + place) % self.players for place in range(self.players)]] for seat in range(self.players)]
        )
        self.hot = np.vstack([np.zeros(FOLLOWERS), np.eye(FOLLOWERS)]).astype(np.float32)
        self.asked = np.eye(questions, dtype=np.float32)

    def __call__(self, rows: bytes, seats: NDArray[np.int64]) -> NDArray[np.float32]:
        """The features of `len(seats)` games."""
        count, players = len(seats), self.players
        short = np.frombuffer(rows, dtype=np.uint8).reshape(count, -1)
        place = 0

        def take(width: int) -> NDArray[np.uint8]:
            nonlocal place
            place += width
            return short[:, place - width : place]

        def bits(numbers: NDArray[np.uint8], width: int) -> NDArray[np.uint8]:
            return np.unpackbits(numbers, axis=1, bitorder="little")[:, :width]

        parts: list[NDArray[np.float32] | NDArray[np.uint8]] = []
        question, over = take(1)[:, 0], take(1)
        parts += [over, bits(take(1), players), self.asked[question], take(3)]
        for _ in range(2):
            row = take(2 * players).reshape(count, players, 2)
            there = row[:, :, 0] > 0
            ranks = self.ranks[seats[:, None], row[:, :, 1]] * there[:, :, None]
            parts.append(np.concatenate([self.lands[row[:, :, 0]], ranks], axis=2).reshape(count, -1))
        parts += [take(1), self.ranks[seats, take(1)[:, 0]]]
        for _ in range(2):
            known = take(2)
            ranks = self.ranks[seats, known[:, 1]] * (known[:, :1] > 0)
            parts += [self.lands[known[:, 0]], ranks]
        parts += [take(len(KINDS)), bits(take(1), players)]
        for _ in range(players):
            parts += [bits(take(2), FOLLOWERS), take(1), bits(take(2), FOLLOWERS), take(1), bits(take(2), FOLLOWERS)]
            parts += [take(1), self.hot[take(1)[:, 0]], take(2), take(2 * len(KINDS))]
        return np.concatenate(parts, axis=1, dtype=np.float32)
