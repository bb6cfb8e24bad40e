"""What is worth counting about a game that is over: of the whole game, of each seat, and what each seat has used.

Read from the views, so it works for every game; what only one game knows (its rounds, its endings) is told below.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from tafelrunde.kernel.state import State

Facts: TypeAlias = dict[str, bool | int | str]
Told: TypeAlias = tuple[Facts, list[Facts], list[tuple[str, ...]]]


def facts_of(state: State) -> Told:
    """Facts of the game, facts of each seat, and the ids of what each seat has used."""
    tell = _TELLERS.get(state.setup.game.id)
    if tell is None:
        return {}, [{} for _ in range(state.players)], [() for _ in range(state.players)]
    return tell(state, [state.view(seat).table for seat in range(state.players)])


def _vaalbara(state: State, tables: list[Any]) -> Told:
    clans = [table.clans[seat] for seat, table in enumerate(tables)]
    return (
        {"rounds": tables[0].round},
        [{"kinds": len({land.kind for land in clan.realm})} for clan in clans],
        [tuple(sorted(clan.used)) for clan in clans],
    )


def _glow(state: State, tables: list[Any]) -> Told:
    companies = tables[0].companies[: state.players]
    seats: list[Facts] = []
    for company in companies:
        parts = company.if_ended
        seats.append(
            {
                "adventurer": company.adventurer.id if company.adventurer else "",
                "track": parts.track,
                "cards": parts.cards,
                "board": parts.board,
                "fireflies": parts.fireflies,
            }
        )
    used = [tuple(sorted(card.id for card in (*one.companions, *one.spells))) for one in companies]
    return {"side": tables[0].board.side}, seats, used


def _skybridge(state: State, tables: list[Any]) -> Told:
    table = tables[0]
    seats: list[Facts] = []
    used: list[tuple[str, ...]] = []
    for tableau in table.tableaus[: state.players]:
        score = tableau.score
        seats.append(
            {
                "side": tableau.side or "",
                "character": tableau.character or "",
                "bridge": score.bridge,
                "deities": score.deities,
                "rebels": score.rebels,
                "garrisons": score.garrisons,
            }
        )
        used.append(tuple(sorted(card.partition(":")[2] for slot in tableau.slots for card in slot.pile)))
    facts: Facts = {"rounds": table.round, "unbuilt": sum(not section.builders for section in table.sections)}
    facts |= {f"builders_{section.number}": len(section.builders) for section in table.sections}
    return facts, seats, used


def _spirit_island(state: State, tables: list[Any]) -> Told:
    table = tables[0]
    seats: list[Facts] = [{"spirit": one.spirit or "", "board": one.home or ""} for one in table.spirits]
    used = [tuple(sorted({*one.played, *one.discard, *one.used, *one.forgotten})) for one in table.spirits]
    facts: Facts = {"rounds": table.round, "result": table.result, "difficulty": table.difficulty}
    facts |= {"terror": table.fear.terror, "blighted": table.blight.blighted}
    return facts, seats, used


def _battalia(state: State, tables: list[Any]) -> Told:
    table = tables[0]
    sizes = [len(team.seats) for team in table.teams]
    # Teams of different sizes by their size, others by their place in the order of play.
    names = [f"of {size}" if min(sizes) < max(sizes) else f"{place}." for place, size in enumerate(sizes, 1)]
    seats: list[Facts] = []
    for person in table.people:
        # Seats are counted from the starting player on: that is what an advantage would come from.
        turn = (person.seat - table.first) % state.players + 1
        team = next(name for name, one in zip(names, table.teams, strict=True) if person.seat in one.seats)
        seats.append({"faction": person.faction or "", "turn": turn, "team": team, "great_cities": person.great_cities})
    used = [tuple(sorted(person.specials)) for person in table.people]
    return {"days": table.day, "ending": table.ending}, seats, used


_TELLERS = {
    "vaalbara": _vaalbara,
    "glow": _glow,
    "skybridge": _skybridge,
    "spirit-island": _spirit_island,
    "battalia": _battalia,
}
