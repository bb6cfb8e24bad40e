"""What is in the box: followers, lands and figures, from components.toml, checked and ready for fast use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.vaalbara.box.followers import EFFECTS
from tafelrunde.games.vaalbara.box.ids import FOLLOWERS, FOREST, KINDS, MOST_PLAYERS
from tafelrunde.games.vaalbara.effects import lands
from tafelrunde.games.vaalbara.effects.followers import FollowerEffect
from tafelrunde.games.vaalbara.words import say, thing
from tafelrunde.kernel.components import index_of, whole, wrong
from tafelrunde.kernel.words import Words


class Follower:
    """One of the twelve followers that every clan has."""

    __slots__ = ("effect", "id", "initiative", "name")

    def __init__(self, id: str, initiative: int, effect: FollowerEffect) -> None:
        self.id = id
        self.initiative = initiative
        self.effect = effect
        self.name: Words = thing("follower", id, f"follower-{id}")


class Land:
    """One land: the front (kind and value), the number of persons it is for, and the back (omens)."""

    __slots__ = ("id", "kind", "name", "omens", "persons", "persons_alternative", "value")

    def __init__(
        self, id: str, kind: int, value: int, persons: int, persons_alternative: int, omens: tuple[int, ...]
    ) -> None:
        self.id = id
        self.kind = kind
        self.value = value
        self.persons = persons
        self.persons_alternative = persons_alternative
        # Clans from the strongest to the weakest.
        self.omens = omens
        self.name: Words = thing("land", id, f"land-{KINDS[kind]}", value=value)


class Box:
    """All cards and figures of a match. It never changes, and all copies of a state share it."""

    __slots__ = (
        "cards_in",
        "clans",
        "effect_of",
        "five_kinds_bonus",
        "followers",
        "hand",
        "initiative_of",
        "kind_of",
        "lands",
        "omen_rank",
        "opening_points",
        "rewards",
        "rounds",
        "six_kinds_bonus",
        "value_of",
    )

    def __init__(self, figures: Mapping[str, Any]) -> None:
        self.rounds: int = whole(figures, "rounds", 1, 9)
        self.hand: int = whole(figures, "hand", 1, FOLLOWERS)
        self.opening_points: int = whole(figures, "opening_points", 0, 99)
        self.five_kinds_bonus: int = whole(figures["end_bonus"], "five_kinds", 0, 99, "end_bonus.")
        self.six_kinds_bonus: int = whole(figures["end_bonus"], "six_kinds", 0, 99, "end_bonus.")
        self.clans: list[str] = [str(clan["id"]) for clan in figures["clans"]]
        self.followers: list[Follower] = _followers(figures["followers"])
        self.rewards: list[lands.Reward] = _rewards(figures["rewards"])
        self.lands: list[Land] = _lands(figures["lands"], self.clans)
        # The same again as flat lists, for the rules: they are asked for at every turn.
        self.initiative_of: list[int] = [follower.initiative for follower in self.followers]
        self.effect_of: list[FollowerEffect] = [follower.effect for follower in self.followers]
        self.kind_of: list[int] = [land.kind for land in self.lands]
        self.value_of: list[int] = [land.value for land in self.lands]
        # omen_rank[back][clan] is 0 for the strongest clan on the back of that land.
        self.omen_rank: list[list[int]] = [
            [land.omens.index(clan) for clan in range(MOST_PLAYERS)] for land in self.lands
        ]
        # The followers in a set of them (a set is a number with a bit for each), for all sets there can be.
        self.cards_in: list[tuple[int, ...]] = [
            tuple([card for card in range(FOLLOWERS) if cards >> card & 1]) for cards in range(1 << FOLLOWERS)
        ]

    def land_name(self, land: int) -> Words:
        return self.lands[land].name

    def lands_for(self, players: int, five_person_lands: bool) -> list[int]:
        """The lands used with this number of players (V2.1, V2.2)."""
        return [
            number
            for number, land in enumerate(self.lands)
            if (land.persons_alternative if five_person_lands else land.persons) <= players
        ]


def _followers(rows: list[Mapping[str, Any]]) -> list[Follower]:
    """The twelve followers, each with the effect that it is declared with."""
    followers: list[Follower] = []
    for row in rows:
        id, place = str(row["id"]), f"followers.{row['id']}."
        effect = EFFECTS[id](whole(row, "points", 0, 99, place))
        followers.append(Follower(id, whole(row, "initiative", 1, FOLLOWERS, place), effect))
    taken: dict[int, str] = {}
    for follower in followers:
        other = taken.setdefault(follower.initiative, follower.id)
        if other != follower.id:
            why = say("wrong-initiative", other=other, initiative=follower.initiative)
            raise wrong(f"followers.{follower.id}.initiative", why)
    return followers


def _rewards(rows: Mapping[str, Any]) -> list[lands.Reward]:
    """What each kind of land pays, in the order of KINDS."""
    return [
        lands.PerMeadowAround(whole(rows["meadow"], "points", 0, 99, "rewards.meadow.")),
        lands.PerFarm(whole(rows["farm"], "points", 0, 99, "rewards.farm.")),
        lands.Printed(),
        lands.PerKind(whole(rows["village"], "points", 0, 99, "rewards.village.")),
        lands.SecondAndFourth(
            whole(rows["mountain"], "second", 0, 99, "rewards.mountain."),
            whole(rows["mountain"], "fourth", 0, 99, "rewards.mountain."),
        ),
        lands.PerRiverByInitiative(whole(rows["river"], "limit", 0, FOLLOWERS, "rewards.river.")),
    ]


def _lands(rows: list[Mapping[str, Any]], clans: list[str]) -> list[Land]:
    found = [_land(row, clans) for row in rows]
    backs: dict[tuple[int, ...], str] = {}
    for land in found:
        other = backs.setdefault(land.omens, land.id)
        if other != land.id:
            raise wrong(f"lands.{land.id}.omens", say("wrong-same-back", other=other))
    for players in range(2, MOST_PLAYERS + 1):
        # Ten rows are laid out in a game, and one land must stay to show the omens.
        needed = 10 * players + 1
        for entry in ("persons", "persons_alternative"):
            count = sum(1 for row in rows if int(row[entry]) <= players)
            if count < needed:
                why = say("wrong-too-few-lands", players=players, needed=needed, count=count)
                raise wrong(f"lands.{entry}", why)
    return found


def _land(row: Mapping[str, Any], clans: list[str]) -> Land:
    place = f"lands.{row['id']}."
    kind = index_of(row["kind"], KINDS, f"{place}kind")
    omens = row["omens"]
    if sorted(omens) != sorted(clans):
        raise wrong(f"{place}omens", say("wrong-omens", clans=", ".join(clans)))
    is_forest = kind == FOREST
    return Land(
        str(row["id"]),
        kind,
        whole(row, "value", 3, 6, place) if is_forest else whole(row, "value", 0, 0, place),
        whole(row, "persons", 2, MOST_PLAYERS, place),
        whole(row, "persons_alternative", 2, MOST_PLAYERS, place),
        tuple([clans.index(clan) for clan in omens]),
    )
