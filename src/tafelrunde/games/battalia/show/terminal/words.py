"""The table in sentences, for screen readers, pipes and terminals without any drawing; and how a game ended."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.games.battalia.show.terminal.view import TERRAIN_COLOURS, Board
from tafelrunde.games.battalia.show.view import BattleView, PersonView, SquareView
from tafelrunde.games.battalia.words import say


class Told(Board):
    """The same table as sentences, one a line."""

    def lines(self) -> list[str]:
        table = self.table
        lines = list(self._time())
        lines += [self._square_line(square) for square in table.squares if square.kind is not None]
        lines.append(self.say("told-empty", count=table.empty_squares))
        lines += self._decks()
        lines += [text.plain for text in self._counted()]
        if table.battle is not None:
            lines += self._strengths(table.battle)
        for person in table.people:
            lines += self._person_lines(person)
        return lines

    def _time(self) -> Iterator[str]:
        """The day, what it is good for, and how far everybody is from the end."""
        table = self.table
        if table.day:
            yield self.say("day", day=table.day, week=table.week, weekday=table.weekday)
            lit, matching = say(f"card-{table.lit}"), say(f"card-{table.matching}")
            yield self.say("told-oracle", lit=lit, matching=matching)
        else:
            yield self.say(f"phase-{table.phase}")
        for team in table.teams:
            seats = ", ".join([self.seat_name(seat) for seat in team.seats])
            yield self.say("told-team", seats=seats, points=team.points, count=team.great_cities, goal=team.goal)

    def _decks(self) -> Iterator[str]:
        """The decks of the common supply, one a line, so that only those that have changed are told again."""
        for deck in self.table.decks:
            kind = "terrain" if deck.top in TERRAIN_COLOURS else "faction"
            top = "" if deck.top is None else self._word(f"{kind}-{deck.top}")
            name = self._word(f"deck-{deck.id}")
            yield (
                self.say("told-deck", deck=name, count=deck.left, top=top)
                if top
                else self.say("told-no-deck", deck=name)
            )

    def _strengths(self, battle: BattleView) -> Iterator[str]:
        for seat, side in self._sides(battle):
            yield self.say("told-strength", seat=seat, total=side.total, parts=self._strength(side))

    def _square_line(self, square: SquareView) -> str:
        parts = [self._kind(square)]
        if square.terrain is not None:
            parts.append(self._word(f"terrain-{square.terrain}"))
        if square.owner is not None:
            parts.append(say("note-owner", seat=self.seat_name(square.owner), level=square.level).text(self.lang))
        if square.defence:
            parts.append(say("note-strength", strength=square.defence).text(self.lang))
        if not square.unknown:
            sides = sum(1 << "NESW".index(side) for side in square.exits)
            parts.append(self.say("told-roads", sides=say(f"exits-{sides}")))
        parts += [say("note-hero", seat=self.seat_name(int(hero[5]))).text(self.lang) for hero in square.heroes]
        parts += [self.say("told-post", seat=self.seat_name(seat)) for seat in square.posts]
        if square.cloaked_by is not None:
            parts.append(self.say("told-cloaked"))
        parts += [
            self._word(f"choose-{name}")
            for name, here in (("metamorpha", square.metamorpha), ("bilkarr", square.bilkarr))
            if here
        ]
        return f"{square.id}: {', '.join(parts)}."

    def _kind(self, square: SquareView) -> str:
        kind = square.kind
        assert kind is not None
        if square.neutral and kind != "centre":
            return self._word("place-neutral")
        return self.box.place_names[self.box.place_ids.index(kind)].text(self.lang)

    def _person_lines(self, person: PersonView) -> Iterator[str]:
        heroes = ", ".join(hero.square or self.say("told-waits") for hero in person.heroes)
        yield self.say(
            "told-person",
            seat=self.seat_name(person.seat),
            points=person.points,
            hand=person.hand_size,
            nation=person.nation,
            shelter=len(person.shelter),
            deck=person.deck_size,
            heroes=heroes,
        )
        for text in self._possessions(person):
            yield f"- {text.plain.strip()}"


def outcome(board: Board) -> RenderableType:
    """How the game ended: places, the points, and what breaks ties."""
    people = {person.seat: person for person in board.table.people}

    def row(seat: int) -> list[Text | str]:
        person = people[seat]
        heroes = sum(hero.square is not None for hero in person.heroes)
        parts = (person.points, person.great_cities, person.capitals, person.residences, heroes, person.deck_size)
        return [*map(str, parts), Text(str((board.view.scores or ())[seat]), style="bold")]

    columns = ("seat", "points", "cities", "capitals", "residences", "heroes", "cards", "total")
    return board.podium([board.say(f"end-{column}") for column in columns], row)
