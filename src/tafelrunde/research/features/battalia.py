"""The layout of Battalia's features."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.ids import SQUARES, square_name
from tafelrunde.research.features import (
    NOTHING,
    Amount,
    Each,
    Eye,
    Hints,
    OneOf,
    Part,
    Places,
    PlacesById,
    SeatNumber,
    Seats,
    SeatSet,
    ids,
)

_FACTIONS = ids(GAME, "factions")
_SPECIALS = ids(GAME, "specials")
_SQUARES = [square_name(square) for square in range(SQUARES)]
_KINDS = [*ids(GAME, "units", "royals", "universal", "artefacts"), "supply", "stardust", "chest"]
_PLACES = [*ids(GAME, "cities", "roads", "places"), "gate", "ruins", *ids(GAME, "buildings")]


class Cards(Part):
    """Cards: how many there are of each kind, and of each faction."""

    labels = tuple([f": {kind}" for kind in _KINDS] + [f": of {faction}" for faction in _FACTIONS])

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        counts = dict.fromkeys([*_KINDS, *_FACTIONS], 0.0)
        for card in value or ():
            # "chief-cloudborn", with a star for a veteran; special artefacts have no faction.
            kind, _, faction = card.removesuffix("*").partition("-")
            for name in (kind, faction):
                if name in counts:
                    counts[name] += 1.0
        row += counts.values()


CARDS = Cards()

HINTS: Hints = {
    "SquareView.id": NOTHING,
    "SquareView.kind": OneOf(list(dict.fromkeys(_PLACES))),
    "SquareView.owner": SeatNumber(),
    "SquareView.heroes": Amount(),
    "SquareView.posts": SeatSet(),
    "SquareView.cloaked_by": SeatNumber(),
    "TeamView.seats": SeatSet(),
    "DeckView.id": NOTHING,
    "TentView.id": NOTHING,
    "TentView.tent": NOTHING,
    "TentView.cards": CARDS,
    "HeroView.id": NOTHING,
    "HeroView.square": OneOf(_SQUARES),
    "PersonView.seat": NOTHING,
    "PersonView.hand": CARDS,
    "PersonView.known": CARDS,
    "PersonView.bench": CARDS,
    "PersonView.row": CARDS,
    "PersonView.played": CARDS,
    "PersonView.nation_top": CARDS,
    "PersonView.looked": CARDS,
    "PersonView.shelter": CARDS,
    "PersonView.hidden": CARDS,
    "PersonView.tents": Places(4),
    "PersonView.heroes": Places(3),
    "PersonView.posts": Amount(),
    "PersonView.specials": Each(_SPECIALS),
    "PotionView.owner": SeatNumber(),
    "CostView.card": OneOf(_KINDS),
    "RowView.seat": SeatNumber(),
    "RowView.deed": OneOf(["artefact", "build", "hero", "hire", "post", "upgrade"]),
    "RowView.refs": Amount(),
    "RowView.cards": CARDS,
    "MoveView.seat": SeatNumber(),
    "MoveView.hero": NOTHING,
    "MoveView.square": OneOf(_SQUARES),
    "SideView.cards": CARDS,
    "SideView.strengths": NOTHING,
    "BattleView.attacker": SeatNumber(),
    "BattleView.defender": SeatNumber(),
    "BattleView.square": OneOf(_SQUARES),
    "BattleView.heroes": Amount(),
    "BattleView.helpers": Amount(),
    # The wheel never changes.
    "BattaliaTable.oracle": NOTHING,
    "BattaliaTable.first": SeatNumber(),
    "BattaliaTable.squares": PlacesById(_SQUARES),
    "BattaliaTable.teams": Places("players"),
    "BattaliaTable.decks": Places(20),
    "BattaliaTable.open_specials": Each(_SPECIALS),
    "BattaliaTable.storms_played": Each(ids(GAME, "storms")),
    "BattaliaTable.limbo": CARDS,
    "BattaliaTable.draft": CARDS,
    "BattaliaTable.people": Seats(),
    "BattaliaTable.potions": Places(6),
    "BattaliaTable.metamorpha": OneOf(_SQUARES),
    "BattaliaTable.bilkarr": OneOf(_SQUARES),
    "BattaliaTable.bilkarr_next": OneOf(_SQUARES),
}
