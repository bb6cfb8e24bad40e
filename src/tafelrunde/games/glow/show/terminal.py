"""GLOW in a terminal: the board drawn from a view, and what is in the box.

Everything is told twice, by colour and by a letter or a sign, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing.signs import GOLD, LIT, MARK_SYMBOLS, in_languages, one_line
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
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words import Words, seat_words

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


def board(
    view: View,
    lang: str,
    names: Mapping[str, str],
    highlight: set[str],
    box: Box | None = None,
    compact: bool = False,
) -> RenderableType:
    """The table as a seat sees it. What `highlight` names lights up; `compact` is for low terminals."""
    return Board(view, lang, names, highlight, compact, standard_box() if box is None else box)


@lru_cache(maxsize=4)
def _texts(box: Box) -> dict[str, Words]:
    return {card.name.ref: card.text for card in cards(box)}


@lru_cache(maxsize=4)
def _names(box: Box) -> dict[str, Words]:
    return {card.name.ref: card.name for card in cards(box)}


def describe(ref: str, lang: str, box: Box) -> str:
    """What is printed on a card, a die or a place, by its ref; "" for anything else."""
    text = _texts(box).get(ref)
    return "" if text is None else text.text(lang)


class Board:
    """The drawing. It fits itself into the width it is given."""

    def __init__(
        self, view: View, lang: str, names: Mapping[str, str], highlight: set[str], compact: bool, box: Box
    ) -> None:
        assert isinstance(view.table, GlowTable)
        self.view = view
        self.table = view.table
        self.lang = lang
        self.names = names
        self.highlight = highlight
        self.compact = compact
        self.box = box

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self._header()
        yield from self._track(width)
        if not self.compact:
            yield self._map(width)
        for company in self.table.companies:
            yield from self._company(company)
        if not self.compact:
            yield Text(self.words("legend"), style="dim")
            yield Text(self.words("legend-dice"), style="dim")

    def words(self, id: str, **args: int | str | Words) -> str:
        return say(f"board-{id}", **args).text(self.lang, self.names)

    # ------------------------------------------------------------------ the meeting track

    def _header(self) -> Text:
        table = self.table
        text = one_line()
        text.append(self.words("day", day=table.day, days=table.days), style="bold")
        text.append(f" · {self.words(f'phase-{table.phase}')} · {self._seat_name(table.start)} ★ · ")
        text.append(self.words("piles", deck=table.deck, cemetery=len(table.cemetery), spells=table.spell_pile))
        text.append(f" · {self.words('reserve')} ")
        for die in table.reserve:
            text.append(self._colour(die), style=DIE_COLOURS[die.colour])
        if table.tom is not None:
            text.append(f" · {self.words('band', band=table.tom.band)}")
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
        text = Text(no_wrap=True, overflow="ellipsis")
        mark = "►" if lit else " "
        text.append(mark, style=GOLD).append(self._element(area.element), style=f"bold {ELEMENT_COLOURS[area.element]}")
        text.append(f" {FOOTPRINT}{area.footprints}" if area.footprints else "").append(" ")
        for die in area.dice:
            text.append(self._colour(die), style=DIE_COLOURS[die.colour])
        tom = self.table.tom
        if tom is not None:
            tile = next((tile for tile in self.box.solo_tiles if tile.id == tom.tiles[number]), None)
            text.append("" if tile is None else f" T{tile.steps}+{tile.points}", style="dim")
        name = "–" if area.companion is None else self._name(f"companion:{area.companion}")
        if tom is not None and area.element in tom.areas:
            name = self.words("toms-die")
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
        lit = "►" if f"space:{place.id}" in self.highlight else ""
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
        first = one_line()
        asked = company.seat in self.view.asked
        first.append("▸" if asked else " ", style=GOLD)
        first.append(SEAT_SIGNS[company.seat], style=f"bold {SEAT_COLOURS[company.seat]}")
        first.append(f" {self._seat_name(company.seat)} ", style="bold")
        if company.adventurer is not None:
            first.append_text(self._card("adventurer", company.adventurer)).append(" ")
        first.append(f" {SHARD}{company.score}", style="bold").append(f" ({company.if_ended.total})", style="dim")
        first.append(f" {FOOTPRINT}{company.footprints} {FIREFLY}{company.all_fireflies}/{len(company.companions)}")
        first.append(f" {REROLL}{company.rerolls}")
        if company.free_rerolls:
            first.append(f"+{company.free_rerolls}")
        first.append(f"  {self._where(company)}")
        yield first
        if company.adventurer is None:
            return
        if self.compact:
            yield self._dice(company).append("  ").append_text(self._cards(company))
            return
        yield self._dice(company)
        yield self._cards(company)
        if company.seat == self.view.seat and company.reach:
            yield self._reach(company)

    def _dice(self, company: CompanyView) -> Text:
        text = one_line("   ")
        for die in company.dice:
            self._append_die(text, die)
        if company.curse is not None:
            text.append(self.words("curse", element=say(f"symbol-{company.curse}")), style="bold")
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

    def _cards(self, company: CompanyView) -> Text:
        text = one_line("   ")
        for card in company.companions:
            text.append_text(self._card("companion", card)).append(" ")
        for card in company.spells:
            text.append_text(self._card("spell", card)).append(" ")
        if company.face_down:
            text.append(self.words("face-down", count=company.face_down), style="italic")
        return text

    def _card(self, kind: str, card: CardView) -> Text:
        """A card's name, and a sign where its condition is met."""
        lit = f"{kind}:{card.id}" in self.highlight
        name = self._name(f"{kind}:{card.id}")
        met = "✓" if card.used else f"×{card.met}" if card.met else ""
        style = LIT if lit else "dim" if card.used else GOLD if card.met else ""
        return Text(("►" if lit else "") + name + met + (SKULL if card.spell else ""), style=style)

    def _where(self, company: CompanyView) -> str:
        if self.table.board.side == "sea":
            return self.words("boats", islands=", ".join(company.boats))
        place, camp = self._name(f"space:{company.place}"), self._name(f"space:{company.camp}")
        return self.words("where", place=place, camp=camp)

    def _reach(self, company: CompanyView) -> Text:
        near = [f"{name} {FOOTPRINT}{footprints}" for name, footprints in self._within_reach(company)]
        return one_line(f"   {self.words('reach')} {' · '.join(near)}")

    def _within_reach(self, company: CompanyView) -> list[tuple[str, int]]:
        """The places that can be reached with their prices, those that count at the end first."""
        kind = "space" if self.table.board.side == "shadows" else "island"
        worth = {place.id: place.points for place in self.table.board.places}
        ways = sorted(company.reach, key=lambda way: -worth[way.place])
        return [(self._name(f"{kind}:{way.place}"), way.footprints) for way in ways]

    # ------------------------------------------------------------------ names

    def _seat_name(self, seat: int) -> str:
        if self.table.tom is not None and seat == 1:
            return "Tom"
        return seat_words(seat).text(self.lang, self.names)

    def _name(self, ref: str) -> str:
        return _names(self.box)[ref].text(self.lang)

    def _element(self, element: str) -> str:
        name = say(f"symbol-{element}").text(self.lang)
        return name[0].upper() + name[1:]

    def _letter(self, symbol: str | None) -> str:
        return self.words(f"letter-{symbol}")

    def _colour(self, die: DieView) -> str:
        letter = self.words(f"colour-{die.colour.replace('_', '-')}")
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
            self.words("told-day", day=table.day, days=table.days, phase=self.words(f"phase-{table.phase}")),
            self.words("told-start", seat=self._seat_name(table.start)),
        ]
        lines += [self._area_line(area) for area in table.track if area.companion or area.dice or area.footprints]
        buried = [self._name(f"companion:{id}") for id in table.cemetery]
        lines.append(self.words("told-cemetery", companions=", ".join(buried) or self.words("nothing")))
        lines.append(
            self.words("told-reserve", dice=", ".join(map(self._die_name, table.reserve)) or self.words("nothing"))
        )
        for company in table.companies:
            lines += self._company_lines(company)
        return lines

    def _area_line(self, area: AreaView) -> str:
        lies = self.words("told-lies", dice=len(area.dice), footprints=area.footprints)
        if area.companion is None:
            return f"{self._element(area.element)}: {lies}"
        ref = f"companion:{area.companion}"
        text = describe(ref, self.lang, self.box)
        return f"{self._element(area.element)}: {self._name(ref)}. {text} {lies}"

    def _company_lines(self, company: CompanyView) -> Iterator[str]:
        yield self.words(
            "told-company",
            seat=self._seat_name(company.seat),
            score=company.score,
            footprints=company.footprints,
            fireflies=company.all_fireflies,
            companions=len(company.companions),
            rerolls=company.rerolls + company.free_rerolls,
            where=self._where(company),
        )
        if company.adventurer is None:
            return
        dice = ", ".join(map(self._die_name, company.dice)) or self.words("nothing")
        yield f"- {self.words('told-dice', dice=dice)}"
        if company.curse is not None:
            yield f"- {self.words('curse', element=say(f'symbol-{company.curse}'))}"
        for kind, card in [("adventurer", company.adventurer), *[("companion", card) for card in company.companions]]:
            yield f"- {self._card_line(kind, card)}"
        for card in company.spells:
            yield f"- {self._card_line('spell', card)}"
        if company.face_down:
            yield f"- {self.words('face-down', count=company.face_down)}"
        if company.reach and company.seat == self.view.seat:
            near = [
                self.words("told-price", place=name, footprints=footprints)
                for name, footprints in self._within_reach(company)
            ]
            yield f"- {self.words('reach')} {', '.join(near)}."

    def _card_line(self, kind: str, card: CardView) -> str:
        ref = f"{kind}:{card.id}"
        met = f" ({self.words('told-used')})" if card.used else ""
        if card.met and not card.used:
            met = f" ({self.words('told-met', times=card.met)})"
        return f"{self._name(ref)}{met}: {describe(ref, self.lang, self.box)}"

    def _die_name(self, die: DieView) -> str:
        name = self._name(f"die:{die.id}")
        return name if die.shows is None else f"{name} ({say(f'symbol-{die.shows}').text(self.lang)})"


def told(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> list[str]:
    """The table in sentences."""
    return Told(view, lang, names, set(), True, standard_box() if box is None else box).lines()


def ending(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> RenderableType:
    """How the game ended: places, and where the shards came from."""
    drawing = Board(view, lang, names, set(), False, standard_box() if box is None else box)
    assert view.winners is not None
    winners = view.winners
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(drawing.words("end-seat"))
    for part in ("track", "cards", "board", "fireflies", "footprints", "total"):
        table.add_column(drawing.words(f"end-{part}"), justify="right")
    order = sorted(drawing.table.companies, key=lambda one: (one.seat not in winners, -one.if_ended.total))
    for place, company in enumerate(order, 1):
        won = company.seat in winners
        mark = Text("★" if won else str(place), style=GOLD if won else "")
        seat = Text(f"{SEAT_SIGNS[company.seat]} ", style=SEAT_COLOURS[company.seat])
        seat.append(drawing._seat_name(company.seat), style="bold")
        score = company.if_ended
        parts = (score.track, score.cards, score.board, score.fireflies, score.footprints)
        table.add_row(mark, seat, *(str(part) for part in parts), Text(str(score.total), style="bold"))
    return table


# ---------------------------------------------------------------------- what is in the box


def components(box: Box, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
    """The whole box in tables, with a mark at every figure that no source states."""
    return [
        *[_cards_table(box, figures, kind, lang) for kind in ("adventurer", "companion", "spell")],
        _dice_table(box, lang),
        _places_table(box, "shadows", lang),
        _places_table(box, "sea", lang),
        _figures_table(figures, lang),
    ]


def _cards_table(box: Box, figures: Mapping[str, Any], kind: str, lang: str) -> Table:
    table = _titled(lang, f"{kind}s", "id", "name", "text", "rule")
    marks = {row["id"]: row.get("marks", {}) for row in figures[f"{kind}s"]}
    for card in cards(box):
        found, _, id = card.name.ref.partition(":")
        if found == kind:
            mark = MARK_SYMBOLS.get(marks[id].get("name", ""), "")
            table.add_row(id, card.name.text(lang) + mark, card.text.text(lang), card.rule)
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
            named = {
                "name": in_languages(card.name),
                "text": in_languages(card.text),
                "rule": card.rule,
                "icon": card.icon,
            }
            found.append({**row, **named, "marks": marks})
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


def standard_box() -> Box:
    """The box without any owner's figures."""
    from tafelrunde.games.glow import GAME

    box = GAME.standard_box
    assert isinstance(box, Box)
    return box


def _titled(lang: str, title: str, *columns: str) -> Table:
    table = Table(title=say(f"box-{title}").text(lang), title_justify="left", title_style="bold")
    for column in columns:
        table.add_column(say(f"box-{column}").text(lang))
    return table


__all__ = ["board", "components", "components_json", "ending", "told"]
