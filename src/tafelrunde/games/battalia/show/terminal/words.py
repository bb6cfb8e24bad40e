"""The table in sentences, for screen readers, pipes and terminals without any drawing; and how a game ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing.signs import GOLD
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.show.terminal.view import SEAT_COLOURS, SEAT_SIGNS, Board
from tafelrunde.games.battalia.show.view import PersonView, SquareView
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.view import View


class Told(Board):
    """The same table as sentences, one a line."""

    def lines(self) -> list[str]:
        table = self.table
        lines = [self._head().plain]
        lines += [self._square_line(square) for square in table.squares if square.kind is not None]
        lines.append(self.say("told-empty", count=table.empty_squares))
        lines += [text.plain for text in self._supply()]
        if table.battle is not None:
            lines += [text.plain for text in self._battle(table.battle)]
        for person in table.people:
            lines += self._person_lines(person)
        return lines

    def _square_line(self, square: SquareView) -> str:
        parts = [self._kind(square)]
        if square.terrain is not None:
            parts.append(self._terrain(square.terrain))
        if square.owner is not None:
            parts.append(say("note-owner", seat=self._seat_name(square.owner), level=square.level).text(self.lang))
        if square.defence:
            parts.append(say("note-strength", strength=square.defence).text(self.lang))
        if not square.unknown:
            sides = sum(1 << "NESW".index(side) for side in square.exits)
            parts.append(self.say("told-roads", sides=say(f"exits-{sides}")))
        parts += [say("note-hero", seat=self._seat_name(int(hero[5]))).text(self.lang) for hero in square.heroes]
        parts += [self.say("told-post", seat=self._seat_name(seat)) for seat in square.posts]
        if square.cloaked_by is not None:
            parts.append(self.say("told-cloaked"))
        parts += [
            say(f"choose-{name}").text(self.lang)
            for name, here in (("metamorpha", square.metamorpha), ("bilkarr", square.bilkarr))
            if here
        ]
        return f"{square.id}: {', '.join(parts)}."

    def _kind(self, square: SquareView) -> str:
        kind = square.kind
        assert kind is not None
        if square.neutral and kind != "centre":
            return say("place-neutral").text(self.lang)
        return self.box.place_names[self.box.place_ids.index(kind)].text(self.lang)

    def _person_lines(self, person: PersonView) -> Iterator[str]:
        heroes = ", ".join(hero.square or self.say("told-waits") for hero in person.heroes)
        yield self.say(
            "told-person",
            seat=self._seat_name(person.seat),
            points=person.points,
            hand=person.hand_size,
            nation=person.nation,
            shelter=len(person.shelter),
            deck=person.deck_size,
            heroes=heroes,
        )
        for text in self._possessions(person):
            yield f"- {text.plain.strip()}"


def outcome(view: View, lang: str, names: Mapping[str, str], box: Box) -> RenderableType:
    """How the game ended: places, the points, and what breaks ties."""
    drawing = Board(view, lang, names, set(), False, box)
    assert view.winners is not None
    assert view.scores is not None
    winners, scores = view.winners, view.scores
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(drawing.say("end-seat"))
    for part in ("points", "cities", "capitals", "residences", "heroes", "cards", "total"):
        table.add_column(drawing.say(f"end-{part}"), justify="right")
    order = sorted(drawing.table.people, key=lambda one: (one.seat not in winners, -scores[one.seat], one.seat))
    for place, person in enumerate(order, 1):
        won = person.seat in winners
        seat = Text(f"{SEAT_SIGNS[person.seat]} ", style=SEAT_COLOURS[person.seat])
        seat.append(drawing._seat_name(person.seat), style="bold")
        heroes = sum(hero.square is not None for hero in person.heroes)
        parts = (person.points, person.great_cities, person.capitals, person.residences, heroes, person.deck_size)
        table.add_row(
            Text("★" if won else str(place), style=GOLD if won else ""),
            seat,
            *(str(part) for part in parts),
            Text(str(scores[person.seat]), style="bold"),
        )
    return table
