"""The table drawn from a view: the map with its roads, the common supply, and everybody's cards and heroes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from tafelrunde.drawing import board as drawing
from tafelrunde.drawing.signs import GOLD, LIT, one_line
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.show.view import BattaliaTable, BattleView, DeckView, PersonView, SideView, SquareView
from tafelrunde.games.battalia.words import VOICE, say

# The Okabe-Ito colours, which can be told apart with every kind of colour vision; a seat has a number as well.
SEAT_COLOURS = ("#F0E442", "#D55E00", "#56B4E9", "#CC79A7", "#009E73", "#E69F00")
SEAT_SIGNS = "①②③④⑤⑥"
TERRAIN_COLOURS = {
    "forest": "#6cc06c",
    "mountain": "#d9b95a",
    "canyon": "#e0725a",
    "lake": "#5fa8e8",
    "frost": "#d7e6f2",
    "jungle": "#f0a050",
}
ROWS = 7
# A square is seven letters wide and three lines high; in low terminals it is six letters in one line.
WIDE, NARROW = 7, 6
# Roads by their exits, north 1, east 2, south 4, west 8.
ROADS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
SIDES = "NESW"
CITY, NEUTRAL_CITY, GATE, RUINS, BUILDING = "⌂", "◇", "◎", "▲", "▣"
SIGNS = {"gate": GATE, "ruins": RUINS, "bridge": "≈", "pass": "∧", "unknown_crossroads": "?", "unknown_building": "?"}


def _middle(square: SquareView) -> str:
    """The three letters in the middle of a square: what lies there, its level, its owner."""
    owner = SEAT_SIGNS[square.owner] if square.owner is not None else " "
    if square.kind is None:
        return " · "
    if square.neutral:
        return f"{NEUTRAL_CITY}{square.defence:<2}"
    if square.owner is not None:
        return f"{CITY if square.kind.startswith(('city', 'centre')) else BUILDING}{square.level}{owner}"
    if square.kind == "gate":
        return f"{GATE}{square.gate} "
    if square.kind == "ruins":
        return f"{RUINS}{square.defence:<2}"
    if square.kind in SIGNS:
        return f" {SIGNS[square.kind]} "
    west, east = ("─" if side in square.exits else " " for side in "WE")
    return f"{west}{_road(square)}{east}"


def _road(square: SquareView) -> str:
    return ROADS[sum(1 << SIDES.index(side) for side in square.exits)]


def _people_on(square: SquareView) -> str:
    """Who stands on a square: heroes by their seats, Metamorpha and Bilkarr by a letter."""
    heroes = "".join(SEAT_SIGNS[int(hero[5])] for hero in square.heroes)
    return heroes + ("M" if square.metamorpha else "") + ("B" if square.bilkarr else "")


class Board(drawing.Board[BattaliaTable, Box]):
    """The table. It fits itself into the width it is given."""

    voice = VOICE
    colours = SEAT_COLOURS
    signs = SEAT_SIGNS

    def chip(self, seat: int) -> Text:
        return Text(SEAT_SIGNS[seat], style=f"bold {SEAT_COLOURS[seat]}")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._head()
        # What one has comes first and whole; what others have may have to be scrolled to.
        for person in self.table.people:
            if person.hand is not None:
                yield from self._person(person)
        if self.compact:
            yield from self._low_map()
        else:
            if self.table.battle is not None:
                yield from self._battle(self.table.battle)
            yield from self._map()
            yield self._oracle()
            yield from self._supply()
        for person in self.table.people:
            if person.hand is None:
                yield from self._person(person)
        if self.compact:
            return
        yield Text(self.say("legend"), style="dim")
        yield Text(self.say("legend-terrain"), style="dim")

    # ------------------------------------------------------------------ time

    def _head(self) -> Text:
        table = self.table
        text = one_line()
        if self.compact and table.battle is not None:
            # There is no room for all that makes up the strengths: who fights, and how it stands.
            (attacker, attack), (defender, defence) = self._sides(table.battle)
            text.append(f"⚔ {attacker} {attack.total} : {defence.total} {defender}", style=GOLD).append(" · ")
        if table.day:
            text.append(self.say("day", day=table.day, week=table.week, weekday=table.weekday), style="bold")
            text.append(f" · {self.say('lit', card=say(f'card-{table.lit}'))}")
            text.append(f" · {self.say('matching', card=say(f'card-{table.matching}'))}")
        else:
            text.append(self.say(f"phase-{table.phase}"), style="bold")
        for team in table.teams:
            signs = "".join(SEAT_SIGNS[seat] for seat in team.seats)
            text.append(f" · {signs} {team.points} ({team.great_cities}/{team.goal})")
        return text

    def _oracle(self) -> Text:
        text = Text(f"{self.say('oracle')} ")
        for number, day in enumerate(self.table.oracle, 1):
            today = self.table.day > 0 and number == self.table.weekday
            names = "/".join(self._word(f"card-{type}")[:4] for type in (day.lit, day.matching))
            text.append(f"{number} {names}", style=GOLD if today else "dim").append("  ")
        return text

    def _word(self, message: str) -> str:
        """A name that browsers and log use too."""
        return self.read(say(message))

    # ------------------------------------------------------------------ the map

    def _by_place(self) -> dict[tuple[int, int], SquareView]:
        return {(int(square.id[1:]) - 1, ord(square.id[0]) - ord("A")): square for square in self.table.squares}

    def _map(self) -> Iterator[Text]:
        squares = self._by_place()
        letters = one_line("  ")
        for column in range(self.table.columns):
            letters.append(chr(ord("A") + column).center(WIDE), style="dim")
        yield letters
        for row in range(ROWS):
            if not any((row, column) in squares for column in range(self.table.columns)):
                continue
            lines = [one_line("  "), one_line(f"{row + 1} "), one_line("  ")]
            for column in range(self.table.columns):
                self._draw(lines, squares.get((row, column)))
            yield from lines

    def _draw(self, lines: list[Text], square: SquareView | None) -> None:
        """A square of three lines: what is special and the road north; the card itself; people and the road south."""
        if square is None:
            for line in lines:
                line.append(" " * WIDE)
            return
        lit = self._is_lit(square)
        style = LIT if lit else TERRAIN_COLOURS.get(square.terrain or "", "")
        north, east, south, west = (
            sign if side in square.exits else " " for side, sign in zip(SIDES, "│─│─", strict=True)
        )
        left = ("►" if lit else "") + self._letter(square)
        right = "".join(f"⚑{SEAT_SIGNS[seat]}" for seat in square.posts) + (
            "☾" if square.cloaked_by is not None else ""
        )
        lines[0].append(left.ljust(3)[:3], style=style).append(north).append(right.ljust(3)[:3])
        owner = SEAT_COLOURS[square.owner] if square.owner is not None else ""
        lines[1].append(west * 2, style=style)
        lines[1].append(_middle(square), style=LIT if lit else f"bold {owner}" if owner else style)
        lines[1].append(east * 2, style=style)
        people = _people_on(square)
        if len(people) > WIDE - 1:
            people = f"{people[: WIDE - 2]}+"
        lines[2].append_text(self._coloured(people[:3].ljust(3))).append(south)
        lines[2].append_text(self._coloured(people[3:].ljust(3)))

    def _low_map(self) -> Iterator[Text]:
        yield one_line(
            "  " + "".join(f" {chr(ord('A') + column)}".ljust(NARROW) for column in range(self.table.columns))
        )
        squares = self._by_place()
        for row in range(ROWS):
            line = one_line(f"{row + 1} ")
            for column in range(self.table.columns):
                square = squares.get((row, column))
                if square is None:
                    line.append(" " * NARROW)
                    continue
                lit = self._is_lit(square)
                style = LIT if lit else TERRAIN_COLOURS.get(square.terrain or "", "")
                card = ("►" if lit else self._letter(square) or " ") + self._low_card(square)
                line.append(card, style=style)
                line.append_text(self._coloured(_people_on(square)[:2].ljust(NARROW - len(card))))
            yield line

    def _low_card(self, square: SquareView) -> str:
        """A card in up to three letters: a road by its shape, everything else by its sign."""
        if square.kind is None:
            return "·"
        middle = _middle(square).strip()
        return _road(square) if square.owner is None and square.kind.startswith(("road", "crossroads")) else middle[:3]

    def _letter(self, square: SquareView) -> str:
        return "" if square.terrain is None else self.say(f"letter-{square.terrain}")

    def _is_lit(self, square: SquareView) -> bool:
        refs = {f"square:{square.id}", *square.heroes}
        return not refs.isdisjoint(self.highlight)

    def _coloured(self, signs: str) -> Text:
        text = Text()
        for sign in signs:
            text.append(sign, style=f"bold {SEAT_COLOURS[SEAT_SIGNS.index(sign)]}" if sign in SEAT_SIGNS else "bold")
        return text

    # ------------------------------------------------------------------ battle and supply

    def _battle(self, battle: BattleView) -> Iterator[Text]:
        for seat, side in self._sides(battle):
            text = Text(f"⚔ {seat} ", style="bold")
            text.append(f"{side.total}", style=GOLD).append(f" = {self._strength(side)}")
            yield text

    def _sides(self, battle: BattleView) -> list[tuple[str, SideView]]:
        """Who attacks and who defends, each with what they have brought into it."""
        who = self.say("neutral") if battle.defender is None else self.seat_name(battle.defender)
        return [(self.seat_name(battle.attacker), battle.attack), (who, battle.defence)]

    def _strength(self, side: SideView) -> str:
        """The strength of a side, part by part."""
        found = [f"{self._name(card)} {strength}" for card, strength in zip(side.cards, side.strengths, strict=True)]
        parts = (("morale", side.morale), ("home", side.terrain), ("place", side.place), ("potions", side.potions))
        found += [f"{self.say(part)} {count}" for part, count in parts if count]
        return " + ".join(found) or "0"

    def _supply(self) -> Iterator[RenderableType]:
        """The decks of the common supply with the card on top, and everything that is counted."""
        yield Columns([self._deck(deck) for deck in self.table.decks], padding=(0, 1, 0, 0))
        yield from self._counted()

    def _deck(self, deck: DeckView) -> Text:
        """A deck: what it holds, the terrain or faction on top, how many are left."""
        ref = f"deck:{deck.id}"
        kind = "terrain" if deck.top in TERRAIN_COLOURS else "faction"
        top = "–" if deck.top is None else self._word(f"{kind}-{deck.top}")
        sign = ("☼" if deck.lit else "") + ("=" if deck.matching else "")
        text = Text(f"{self.arrow(ref, '')}{self._word(f'deck-{deck.id}')}{sign}", style=self.style(ref))
        return text.append(f" {top}", style=TERRAIN_COLOURS.get(deck.top or "", "dim")).append(f" ×{deck.left}")

    def _counted(self) -> Iterator[Text]:
        """All else of the common supply."""
        table = self.table
        # What is counted, and the module without which there is nothing to count.
        counted = (
            ("supply", table.supply, True),
            ("stardust", table.stardust, "trading" in table.modules or "fate" in table.modules),
            ("chests", table.chests, "trading" in table.modules),
            ("storms", table.storms_left, "gates" in table.modules),
            ("limbo", len(table.limbo), True),
        )
        counts = [self.say(f"count-{what}", count=count) for what, count, played in counted if played]
        specials = [self._name(special) for special in table.open_specials]
        if "fate" in table.modules:
            specials.append(self.say("count-fate", count=table.fate))
        counts.append(self.say("specials", cards=", ".join(specials) or "–"))
        yield Text(" · ".join(counts))
        if table.draft:
            yield Text(self.say("draft", cards=self._several(table.draft)), style="bold")

    # ------------------------------------------------------------------ people

    def _person(self, person: PersonView) -> Iterator[Text]:
        yield self._person_line(person)
        if person.hand is not None or not self.compact:
            yield from self._possessions(person)

    def _person_line(self, person: PersonView) -> Text:
        text = one_line()
        text.append_text(self.seat(person.seat)).append(" ")
        if person.faction is not None:
            text.append(f"{self._word(f'faction-{person.faction}')} ")
        text.append(self.say("points", points=person.points), style="bold")
        text.append(f" ✋{person.hand_size} ▤{person.nation}/{person.deck_size}")
        text.append("".join(f" ♟{hero.square or '–'}" for hero in person.heroes))
        for royal, card in ((person.queen, "queen"), (person.king, "king")):
            if royal != "none":
                text.append(f" {self._word(f'card-{card}')}{'†' if royal == 'deposed' else ''}")
        if person.veteran != "none":
            text.append(f" {self.say(person.veteran)}")
        return text

    def _possessions(self, person: PersonView) -> Iterator[Text]:
        """What a person has besides: the own hand in full, of others what everybody can see."""
        places = [
            ("hand", person.hand if person.hand is not None else person.known),
            ("bench", person.bench),
            ("row", person.row),
            ("hidden", person.hidden or ()),
            ("own-specials", person.specials),
        ]
        parts = [self.say(id, cards=self._several(found)) for id, found in places if found]
        if person.hidden is None and person.hidden_size:
            parts.append(self.say("hidden-count", count=person.hidden_size))
        parts += [self.say("tent", cards=self._several(tent.cards)) for tent in person.tents]
        if person.posts:
            parts.append(self.say("posts", squares=", ".join(person.posts)))
        if person.rings:
            terrains = ", ".join(self._word(f"terrain-{ring}") for ring in person.rings)
            parts.append(self.say("rings", terrains=terrains))
        parts += [
            self.say("potion", potion=say(f"potion-{potion.id}"), day=potion.day)
            for potion in self.table.potions
            if potion.owner == person.seat
        ]
        if parts:
            yield Text(f"   {' · '.join(parts)}")

    def _several(self, found: Sequence[str]) -> str:
        """Cards in words, equal ones together."""
        counted = Counter(found)
        return ", ".join((f"{count}× " if count > 1 else "") + self._name(id) for id, count in counted.items()) or "–"

    def _name(self, id: str) -> str:
        """A card by its id; what exists for this turn only has a star, what a Mask holds an exclamation mark."""
        plain = id.rstrip("*!")
        return self.box.card_names[self.box.card_ids.index(plain)].text(self.lang) + id[len(plain) :]
