"""GLOW in a terminal: the board drawn from a view, and what is in the box.

Everything is told twice, by colour and by a letter or a sign, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing import board as drawing
from tafelrunde.drawing.contract import GameDrawing, Look
from tafelrunde.drawing.signs import GOLD, LIT, as_data, mark, one_line, titled
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import ELEMENT_IDS
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.effects.effect import FIREFLY, FOOTPRINT, REROLL, SHARD, SKULL
from tafelrunde.games.glow.show.atlas import DOT, Atlas
from tafelrunde.games.glow.show.cards import cards
from tafelrunde.games.glow.show.view import (
    AreaView,
    CardView,
    CompanyView,
    DieView,
    GlowTable,
    PathView,
    PlaceView,
    SymbolsView,
)
from tafelrunde.games.glow.words import VOICE, say

# The Okabe-Ito colours, which can be told apart with every kind of colour vision.
SEAT_COLOURS = ("#F0E442", "#D55E00", "#56B4E9", "#CC79A7")
SEAT_SIGNS = "①②③④"
DIE_COLOURS = {
    "green": "#1a1613 on #4fae6a",
    "dark_blue": "#eef3ff on #2f57b5",
    "light_blue": "#10222e on #8fd0f0",
    "red": "#fff2ee on #b5372f",
    "orange": "#2a1604 on #f0953c",
    "purple": "#f8efff on #7d4fa8",
    "yellow": "#2a2204 on #f2dc5a",
    "black": "#f2f2f2 on #202020",
}
ELEMENT_COLOURS = {
    "nature": "#5fbf7a",
    "water": "#5f8fe8",
    "air": "#9fdcf5",
    "fire": "#ff6a55",
    "earth": "#f2a24d",
}

CAMP = "⌂"

MAP_ROWS = 22

# How many places within reach are named on the board: those that count at the end come first.
NEAREST = 6
# The single figures of components.toml.
FIGURES = (
    "days",
    "start_points",
    "removed",
    "last_rerolls",
    "rerolls_to_turn",
    "boats",
    "footprints_side",
    "shards_side",
    "loss_side",
    "firefly_bonus",
)


class Board(drawing.Board[GlowTable, Box]):
    """The table. It fits itself into the width it is given."""

    voice = VOICE
    prefix = "board-"
    colours = SEAT_COLOURS
    signs = SEAT_SIGNS

    def chip(self, seat: int) -> Text:
        return Text(SEAT_SIGNS[seat], style=f"bold {SEAT_COLOURS[seat]}")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self._header()
        yield from self._track(width)
        # What one has comes first.
        for company in self.table.companies:
            if company.seat == self.view.seat:
                yield from self._company(company)
        if not self.compact:
            yield self._map(width)
        for company in self.table.companies:
            if company.seat != self.view.seat:
                yield from self._company(company)
        if not self.compact:
            yield Text(self.say("legend"), style="dim")
            yield Text(self.say("legend-dice"), style="dim")

    # ------------------------------------------------------------------ the meeting track

    def _header(self) -> Text:
        table = self.table
        text = Text(overflow="fold")
        text.append(self.say("day", day=table.day, days=table.days), style="bold")
        text.append(f" · {self.say(f'phase-{table.phase}')} · {self.seat_name(table.start)} ★ · ")
        text.append(self.say("piles", deck=table.deck, cemetery=len(table.cemetery), spells=table.spell_pile))
        text.append(f" · {self.say('reserve')} ")
        for die in table.reserve:
            text.append(self._colour(die), style=DIE_COLOURS[die.colour])
        if table.tom is not None:
            text.append(f" · {self.say('band', band=table.tom.band)}")
        return text

    def _track(self, width: int) -> Iterator[RenderableType]:
        column = max(14, width // 5)
        grid = Table.grid(padding=0)
        for _ in self.table.track:
            grid.add_column(width=column)
        grid.add_row(*(self._area(number, area, column - 1) for number, area in enumerate(self.table.track)))
        yield grid

    def _area(self, number: int, area: AreaView, width: int) -> Text:
        lit = f"area:{area.element}" in self.highlight or f"companion:{area.companion}" in self.highlight
        text = one_line()
        mark = "►" if lit else " "
        text.append(mark, style=GOLD).append(self._element(area.element), style=f"bold {ELEMENT_COLOURS[area.element]}")
        text.append(f" {FOOTPRINT}{area.footprints}" if area.footprints else "").append(" ")
        for die in area.dice:
            text.append(self._colour(die), style=DIE_COLOURS[die.colour])
        tom = self.table.tom
        if tom is not None:
            tile = next((tile for tile in self.box.solo_tiles if tile.id == tom.tiles[number]), None)
            text.append("" if tile is None else f" T{tile.steps}+{tile.points}", style="dim")
        name = "–" if area.companion is None else self.name(f"companion:{area.companion}")
        if tom is not None and area.element in tom.areas:
            name = self.say("toms-die")
        text.append(f"\n {name[: width - 1]}", style=GOLD if lit else "bold" if area.companion else "dim")
        short = "" if area.companion is None else self._short(f"companion:{area.companion}")
        return text.append(f"\n {short[: width - 1]}", style="" if lit else "dim")

    def _short(self, ref: str) -> str:
        """A card in signs: what it needs, and what that brings."""
        card = next(card for card in self.box.cards if card.name.ref == ref)
        letters = [self._letter(element) for element in ELEMENT_IDS]
        needs = card.condition.signs(letters)
        brings = " ".join(effect.signs() for effect in card.effects)
        end = f" ={card.end_points}" if card.end_points else ""
        return f"{needs}→{brings}{end}" if card.effects else end.strip()

    # ------------------------------------------------------------------ the map

    def _map(self, width: int) -> Text:
        places = {place.id: place for place in self.table.board.places}
        signs = {id: self._sign(places[id]) for id in places}
        on_paths = {path.id: self._path_sign(path) for path in self.table.board.paths}
        atlas = Atlas(self.table.board, min(width - 1, 100), MAP_ROWS, signs, on_paths)
        reach = {way.place for company in self.table.companies for way in company.reach}
        kind = "space" if self.table.board.side == "shadows" else "island"
        text = Text(no_wrap=True)
        for letters, owners in zip(atlas.text, atlas.owner, strict=True):
            for letter, owner in zip(letters, owners, strict=True):
                text.append(letter, style=self._style(letter, places.get(owner), reach, kind))
            text.append("\n")
        text.right_crop(1)
        return text

    def _sign(self, place: PlaceView) -> str:
        """A place in a few letters: what it asks for, what it is worth, and who is there."""
        if self.table.board.side == "sea":
            here = "".join(
                SEAT_SIGNS[company.seat]
                for company in self.table.companies
                for boat in company.boats
                if boat == place.id
            )
            return f"({place.points}{_signs(place.symbols)}){here}"
        groups = "".join(SEAT_SIGNS[company.seat] for company in self.table.companies if company.place == place.id)
        camps = "".join(
            CAMP + SEAT_SIGNS[company.seat]
            for company in self.table.companies
            if company.camp == place.id and place.kind == "village"
        )
        lit = self.arrow(f"space:{place.id}", "")
        if place.kind == "village":
            return f"{lit}{CAMP}{place.points}{_signs(place.symbols)}{groups}{camps}"
        if place.kind == "start":
            return f"{lit}◎{groups}"
        return (
            f"{lit}{self._letter(place.needs)}{groups}"
            if place.needs
            else f"{lit}×{self._letter(place.forbids)}{groups}"
        )

    def _path_sign(self, path: PathView) -> str:
        """What a path brings, or what a sea way asks for."""
        if self.table.board.side == "shadows":
            return _signs(path.symbols)
        number = "" if path.least == 0 else str(path.least) if path.least == path.most else f"{path.least}/{path.most}"
        return number + FOOTPRINT * path.pay

    def _style(self, letter: str, place: PlaceView | None, reach: set[str], kind: str) -> str:
        if place is None:
            return "dim" if letter == DOT else ""
        if f"{kind}:{place.id}" in self.highlight:
            return LIT
        if letter in SEAT_SIGNS:
            return f"bold {SEAT_COLOURS[SEAT_SIGNS.index(letter)]}"
        style = ELEMENT_COLOURS.get(place.needs or place.forbids or "", "")
        return f"bold underline {style}" if place.id in reach else style

    # ------------------------------------------------------------------ the companies

    def _company(self, company: CompanyView) -> Iterator[Text]:
        own = company.seat == self.view.seat
        first = self._line(company, "")
        first.append_text(self.seat(company.seat)).append(" ")
        if company.adventurer is not None:
            first.append_text(self._card("adventurer", company.adventurer)).append(" ")
        if own and not self.compact:
            # One's own in words: that is where the signs are learned.
            yield first.append(f" {self._where(company)}")
            yield self._line(company).append(self._figures_in_words(company), style="bold")
        else:
            first.append(f" {SHARD}{company.score}", style="bold").append(f" ({company.if_ended.total})", style="dim")
            first.append(f" {FOOTPRINT}{company.footprints} {FIREFLY}{company.all_fireflies}/{len(company.companions)}")
            first.append(f" {REROLL}{company.rerolls}")
            if company.free_rerolls:
                first.append(f"+{company.free_rerolls}")
            yield first.append(f"  {self._where(company)}")
        if company.adventurer is None:
            return
        if self.compact and not own:
            yield self._dice(company).append("  ").append_text(self._cards(company))
            return
        yield self._dice(company)
        yield self._cards(company)
        if own and company.reach:
            yield self._reach(company)

    def _figures_in_words(self, company: CompanyView) -> str:
        return self.say(
            "own",
            score=company.score,
            total=company.if_ended.total,
            footprints=company.footprints,
            fireflies=company.all_fireflies,
            companions=len(company.companions),
            rerolls=company.rerolls + company.free_rerolls,
        )

    def _dice(self, company: CompanyView) -> Text:
        text = self._line(company)
        for die in company.dice:
            self._append_die(text, die)
        if company.curse is not None:
            text.append(self.say("curse", element=say(f"symbol-{company.curse}")), style="bold")
        return text

    def _append_die(self, text: Text, die: DieView) -> None:
        """A die: the letter of its colour, a large one in capitals, and what it shows."""
        lit = f"die:{die.id}" in self.highlight
        face = "?" if die.shows is None else self._letter(die.shows)
        if die.shows is not None and not die.counts and self.table.phase in ("late_morning", "noon", "afternoon"):
            face = face.lower()
        frame = "()" if die.small else "[]"
        style = LIT if lit else DIE_COLOURS[die.colour] + (" dim" if die.spent else "")
        text.append("►" if lit else "", style=GOLD)
        text.append(f"{self._colour(die)}{frame[0]}{face}{frame[1]}", style=style)
        text.append("✓ " if die.spent else " ")

    def _line(self, company: CompanyView, start: str = "   ") -> Text:
        """A line of a company: where there is little room, only one's own is told whole."""
        whole = company.seat == self.view.seat or not self.compact
        return Text(start, overflow="fold") if whole else one_line(start)

    def _cards(self, company: CompanyView) -> Text:
        text = self._line(company)
        for card in company.companions:
            text.append_text(self._card("companion", card)).append(" ")
        for card in company.spells:
            text.append_text(self._card("spell", card)).append(" ")
        if company.face_down:
            text.append(self.say("face-down", count=company.face_down), style="italic")
        return text

    def _card(self, kind: str, card: CardView) -> Text:
        """A card's name, and a sign where its condition is met."""
        lit = f"{kind}:{card.id}" in self.highlight
        name = self.name(f"{kind}:{card.id}")
        met = "✓" if card.used else f"×{card.met}" if card.met else ""
        style = LIT if lit else "dim" if card.used else GOLD if card.met else ""
        return Text(("►" if lit else "") + name + met + (SKULL if card.spell else ""), style=style)

    def _where(self, company: CompanyView) -> str:
        if self.table.board.side == "sea":
            return self.say("boats", islands=", ".join(company.boats))
        place, camp = self.name(f"space:{company.place}"), self.name(f"space:{company.camp}")
        return self.say("where", place=place, camp=camp)

    def _reach(self, company: CompanyView) -> Text:
        near = [f"{name} {FOOTPRINT}{footprints}" for name, footprints in self._within_reach(company)]
        line = Text(f"   {self.say('reach')} {' · '.join(near[:NEAREST])}", overflow="fold")
        return line.append(f" · {self.say('and-more', count=len(near) - NEAREST)}" if len(near) > NEAREST else "")

    def _within_reach(self, company: CompanyView) -> list[tuple[str, int]]:
        """The places that can be reached with their prices, those that count at the end first."""
        kind = "space" if self.table.board.side == "shadows" else "island"
        worth = {place.id: place.points for place in self.table.board.places}
        ways = sorted(company.reach, key=lambda way: -worth[way.place])
        return [(self.name(f"{kind}:{way.place}"), way.footprints) for way in ways]

    # ------------------------------------------------------------------ names

    def seat_name(self, seat: int) -> str:
        return "Tom" if self.table.tom is not None and seat == 1 else super().seat_name(seat)

    def _element(self, element: str) -> str:
        name = say(f"symbol-{element}").text(self.lang)
        return name[0].upper() + name[1:]

    def _letter(self, symbol: str | None) -> str:
        return self.say(f"letter-{symbol}")

    def _colour(self, die: DieView) -> str:
        letter = self.say(f"colour-{die.colour.replace('_', '-')}")
        return letter.lower() if die.small else letter.upper()


def _signs(symbols: SymbolsView | None) -> str:
    """What passing symbols brings and demands."""
    if symbols is None:
        return ""
    signs = REROLL * symbols.rerolls + FIREFLY * symbols.fireflies + FOOTPRINT * symbols.footprints
    lost = f"−{symbols.lose_shards}{SHARD}" if symbols.lose_shards else ""
    return signs + lost + (SKULL if symbols.sacrifice else "")


# ---------------------------------------------------------------------- in sentences, and the end


class Told(Board):
    """The same table as sentences, one a line: for screen readers, pipes and terminals without any drawing."""

    def lines(self) -> list[str]:
        table = self.table
        lines = [
            self.say("told-day", day=table.day, days=table.days, phase=self.say(f"phase-{table.phase}")),
            self.say("told-start", seat=self.seat_name(table.start)),
        ]
        lines += [self._area_line(area) for area in table.track if area.companion or area.dice or area.footprints]
        buried = [self.name(f"companion:{id}") for id in table.cemetery]
        lines.append(self.say("told-cemetery", companions=", ".join(buried) or self.say("nothing")))
        lines.append(
            self.say("told-reserve", dice=", ".join(map(self._die_name, table.reserve)) or self.say("nothing"))
        )
        for company in table.companies:
            lines += self._company_lines(company)
        return lines

    def _area_line(self, area: AreaView) -> str:
        lies = self.say("told-lies", dice=len(area.dice), footprints=area.footprints)
        if area.companion is None:
            return f"{self._element(area.element)}: {lies}"
        ref = f"companion:{area.companion}"
        text = self.text(ref)
        return f"{self._element(area.element)}: {self.name(ref)}. {text} {lies}"

    def _company_lines(self, company: CompanyView) -> Iterator[str]:
        yield self.say(
            "told-company",
            seat=self.seat_name(company.seat),
            score=company.score,
            footprints=company.footprints,
            fireflies=company.all_fireflies,
            companions=len(company.companions),
            rerolls=company.rerolls + company.free_rerolls,
            where=self._where(company),
        )
        if company.adventurer is None:
            return
        dice = ", ".join(map(self._die_name, company.dice)) or self.say("nothing")
        yield f"- {self.say('told-dice', dice=dice)}"
        if company.curse is not None:
            yield f"- {self.say('curse', element=say(f'symbol-{company.curse}'))}"
        for kind, card in [("adventurer", company.adventurer), *[("companion", card) for card in company.companions]]:
            yield f"- {self._card_line(kind, card)}"
        for card in company.spells:
            yield f"- {self._card_line('spell', card)}"
        if company.face_down:
            yield f"- {self.say('face-down', count=company.face_down)}"
        if company.reach and company.seat == self.view.seat:
            near = [
                self.say("told-price", place=name, footprints=footprints)
                for name, footprints in self._within_reach(company)
            ]
            yield f"- {self.say('reach')} {', '.join(near)}."

    def _card_line(self, kind: str, card: CardView) -> str:
        ref = f"{kind}:{card.id}"
        met = f" ({self.say('told-used')})" if card.used else ""
        if card.met and not card.used:
            met = f" ({self.say('told-met', times=card.met)})"
        return f"{self.name(ref)}{met}: {self.text(ref)}"

    def _die_name(self, die: DieView) -> str:
        name = self.name(f"die:{die.id}")
        return name if die.shows is None else f"{name} ({say(f'symbol-{die.shows}').text(self.lang)})"


# ---------------------------------------------------------------------- what is in the box


def _cards_table(box: Box, figures: Mapping[str, Any], kind: str, lang: str) -> Table:
    table = _titled(lang, f"{kind}s", "id", "name", "text", "rule")
    rows = {row["id"]: row for row in figures[f"{kind}s"]}
    for card in cards(box):
        found, _, id = card.name.ref.partition(":")
        if found == kind:
            table.add_row(id, card.name.text(lang) + mark(rows[id], "name"), card.text.text(lang), card.rule)
    return table


def _dice_table(box: Box, lang: str) -> Table:
    table = _titled(lang, "dice", "id", "name", "sides")
    for die in box.dice:
        sides = ", ".join(SYMBOL_NAMES[side].text(lang) for side in die.sides)
        table.add_row(die.id, die.name.text(lang), sides)
    return table


def _places_table(box: Box, side: str, lang: str) -> Table:
    table = _titled(lang, side, "id", "name", "text", "ways")
    kind = "space" if side == "shadows" else "island"
    neighbours = box.shadows.neighbours if side == "shadows" else box.sea.neighbours
    places = [card for card in cards(box) if card.name.ref.startswith(f"{kind}:")]
    for number, card in enumerate(places):
        ways = ", ".join(map(str, sorted(neighbours[number])))
        table.add_row(card.name.ref.partition(":")[2], card.name.text(lang), card.text.text(lang), ways)
    return table


def _figures_table(figures: Mapping[str, Any], lang: str) -> Table:
    table = _titled(lang, "figures", "figure", "value")
    for entry in FIGURES:
        table.add_row(say(f"box-{entry.replace('_', '-')}").text(lang), str(figures[entry]))
    spaces = ", ".join(map(str, figures["score_track"]["reroll_spaces"]))
    table.add_row(say("box-reroll-spaces").text(lang), spaces)
    return table


def components_json(box: Box, figures: Mapping[str, Any]) -> dict[str, Any]:
    """The whole box as data, with the generated texts in every language and the marks."""
    texts = {card.name.ref: card for card in cards(box)}

    def listed(kind: str, rows: str, common: str = "") -> list[dict[str, Any]]:
        found = []
        for row in figures[rows]:
            card = texts[f"{kind}:{row['id']}"]
            marks = {**figures.get(common, {}), **row.get("marks", {})}
            marks = {entry: mark for entry, mark in marks.items() if entry in row}
            found.append({**row, **as_data(card), "marks": marks})
        return found

    return {
        "figures": {entry: figures[entry] for entry in FIGURES},
        "areas": figures["areas"],
        "score_track": figures["score_track"],
        "tokens": figures["tokens"],
        "adventurers": listed("adventurer", "adventurers"),
        "companions": listed("companion", "companions", "solo_marks"),
        "spells": listed("spell", "spells"),
        "dice": listed("die", "dice"),
        "boards": {
            "shadows": {"spaces": listed("space", "spaces", "place_marks"), "paths": figures["paths"]},
            "sea": {"islands": listed("island", "islands", "place_marks"), "ways": figures["sea_ways"]},
        },
        "solo_tiles": listed("tile", "solo_tiles", "solo_marks"),
    }


def _titled(lang: str, title: str, *columns: str) -> Table:
    return titled(say(f"box-{title}").text(lang), *(say(f"box-{column}").text(lang) for column in columns))


class Drawing(GameDrawing[Box]):
    """All of GLOW in letters."""

    def board(self, look: Look) -> RenderableType:
        return Board(look, self)

    def told(self, look: Look) -> list[str]:
        return Told(look, self).lines()

    def ending(self, look: Look) -> RenderableType:
        """Places, and where the shards came from."""
        board = Board(look, self)
        companies = {company.seat: company for company in board.table.companies}

        def row(seat: int) -> list[Text | str]:
            score = companies[seat].if_ended
            parts = (score.track, score.cards, score.board, score.fireflies, score.footprints)
            return [*map(str, parts), Text(str(score.total), style="bold")]

        columns = ("seat", "track", "cards", "board", "fireflies", "footprints", "total")
        return board.podium([board.say(f"end-{column}") for column in columns], row)

    def components(self, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
        box = self.box
        return [
            *[_cards_table(box, figures, kind, lang) for kind in ("adventurer", "companion", "spell")],
            _dice_table(box, lang),
            _places_table(box, "shadows", lang),
            _places_table(box, "sea", lang),
            _figures_table(figures, lang),
        ]

    def components_json(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        return components_json(self.box, figures)
