"""Skybridge in a terminal: the board drawn from a view, and what is in the box.

Everything is told twice, by colour and by a symbol or a word, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing import signs
from tafelrunde.drawing.signs import GOLD, MARK_SYMBOLS, in_languages
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.box.ids import Good
from tafelrunde.games.skybridge.effects.view import EffectView
from tafelrunde.games.skybridge.show.cards import cards
from tafelrunde.games.skybridge.show.view import (
    CardView,
    DeityView,
    HandView,
    SkybridgeTable,
    SlotView,
    TableauView,
)
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words import Words, seat_words

# The Okabe-Ito colours, which can be told apart with every kind of colour vision; a seat has a symbol as well.
SEAT_COLOURS = ("#F0E442", "#D55E00", "#56B4E9", "#CC79A7")
SEAT_SYMBOLS = ("☀", "♨", "≋", "☾")
DECK_COLOURS = {
    "empire": "#f3d66b",
    "light": "#7fc46b",
    "darkness": "#b3a6c9",
    "utreng": "#e0795a",
    "shenna": "#6fa8dc",
    "bridge": "#c9a26b",
    "eyestar": "#7fd6c4",
}
LAYOUT = (1, 2, 3, 4, 7, 6, 5)
CATEGORIES = ("bridge", "deities", "rebels", "garrisons")
CHART_WIDTH = 40
# From this width on, the table of the seats has a column for the characters.
WIDE = 116

# The lists of components.toml: the kind of their refs, and the table with their common marks.
KINDS = {
    "people": "card",
    "start_cards": "card",
    "deities": "deity",
    "drakes": "drake",
    "sections": "section",
    "dice": "die",
    "areas": "area",
    "abilities": "side",
}
COMMON_MARKS = {
    "people": "people_marks",
    "start_cards": "start_marks",
    "deities": "deity_marks",
    "sections": "section_marks",
    "areas": "area_marks",
    "abilities": "ability_marks",
}


def board(
    view: View,
    lang: str,
    names: Mapping[str, str],
    highlight: set[str],
    box: Box | None = None,
    compact: bool = False,
) -> RenderableType:
    """The table as a seat sees it. What `highlight` names lights up; `compact` is for low terminals."""
    return Board(view, lang, names, highlight, compact)


class Board:
    """The drawing. It fits itself into the width it is given."""

    def __init__(self, view: View, lang: str, names: Mapping[str, str], highlight: set[str], compact: bool) -> None:
        assert isinstance(view.table, SkybridgeTable)
        self.view = view
        self.table = view.table
        self.lang = lang
        self.names = names
        self.highlight = highlight
        self.compact = compact

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self._head()
        yield self._bridge()
        yield self._current_section()
        if self.compact:
            yield self._open_cards()
        else:
            yield self._stacks(width)
            yield self._desert()
        yield self._seats(width)
        if not self.compact and width < WIDE:
            yield self._sides()
        own = self._own()
        if own is not None and not self.view.over:
            yield from self._display(own, width)
            yield from self._hands(own, width)

    def say(self, id: str, **args: int | str | Words) -> str:
        return say(id, **args).text(self.lang, self.names)

    def _own(self) -> TableauView | None:
        return next((tableau for tableau in self.table.tableaus if tableau.seat == self.view.seat), None)

    # ------------------------------------------------------------------ the middle of the table

    def _head(self) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(self.say("terminal-round", round=self.table.round), style="bold")
        text.append(f" · {self.say(f'terminal-phase-{self.table.phase}')} · ")
        text.append(self.say("terminal-start", seat=seat_words(self.table.start)))
        text.append(f" · {self.say('terminal-deity-stack', count=self.table.deity_stack)}")
        if self.table.drake is not None:
            text.append(f" · {self.say(f'drake-{self.table.drake}')}")
        return text

    def _bridge(self) -> Text:
        """The bridge from Thraen to the eye-star, with its builders."""
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(self.say("terminal-bridge") + " ", style="bold")
        for number in LAYOUT:
            section = self.table.sections[number - 1]
            mark = {"finished": "═", "current": "►", "waiting": "┄"}[section.status]
            style = GOLD if section.ref in self.highlight or section.status == "current" else ""
            text.append(f"{mark}{number}", style=style)
            for seat in section.builders:
                text.append_text(_chip(seat))
            text.append(f"{mark if section.status == 'finished' else ' '}")
        return text

    def _current_section(self) -> Text:
        text = Text("  ", no_wrap=True, overflow="ellipsis")
        section = next((one for one in self.table.sections if one.status == "current"), None)
        if section is None:
            return text.append(self.say("terminal-finished"))
        text.append(self.say("section", number=section.number) + ": ", style="bold")
        parts = [self._goods(section.cost)]
        if section.die is not None:
            parts.append(self.say("terminal-die", good=say(f"good-{section.die}")))
        if section.requires is not None:
            parts.append(self.say(f"effect-{section.requires}"))
        text.append(", ".join(parts))
        text.append(f" · {self.say('text-points', points=section.points)}")
        if self.table.idle:
            text.append(f" {self.say('terminal-idle', idle=self.table.idle, limit=self.table.idle_limit)}")
        return text

    def _stacks(self, width: int) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=width)
        table.add_column(self.say("terminal-stack"), no_wrap=True)
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(self.say("terminal-open"), no_wrap=True, overflow="ellipsis", ratio=1)
        table.add_column(self.say("terminal-bonus"), no_wrap=True, overflow="ellipsis")
        for stack in self.table.stacks:
            lit = stack.ref in self.highlight
            name = Text("►" if lit else " ", style=GOLD).append(
                self.say(f"stack-{stack.deck}"), style=GOLD if lit else DECK_COLOURS[stack.deck]
            )
            if stack.crown:
                name.append(" ♛", style=GOLD)
            blocked = stack.deck == "eyestar" and self.table.drake_waits
            shown: Text | str = self._card(stack.open) if stack.open is not None else ""
            if blocked:
                shown = Text(self.say("terminal-drake-waits"), style="dim")
            bonus = (
                "/".join(self._bonus(one) for one in stack.bonus) if len(stack.bonus) < 5 else self.say("terminal-any")
            )
            table.add_row(name, str(stack.size), shown, bonus)
        return table

    def _bonus(self, bonus: str) -> str:
        return self.say("effect-deity") if bonus == "deity" else self.say(f"good-{bonus}")

    def _open_cards(self) -> Text:
        """The open cards in one line."""
        text = Text("  ", no_wrap=True, overflow="ellipsis")
        for stack in self.table.stacks:
            if stack.open is not None:
                lit = stack.open.ref in self.highlight
                name = self.say(stack.open.ref.replace(":", "-", 1))
                style = GOLD if lit else DECK_COLOURS[stack.deck]
                text.append(f"{'►' if lit else ''}{name}{'♛' if stack.crown else ''}  ", style=style)
        return text

    def _desert(self) -> Table:
        """The nine areas side by side: fortification, legions, garrisons, rebels, the leader."""
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(10):
            table.add_column(no_wrap=True, overflow="ellipsis")
        head, forts, legions, rebels = (
            [Text(self.say("terminal-desert"), style="bold")],
            [Text(self.say("terminal-fort"))],
            [],
            [],
        )
        legions.append(Text(self.say("terminal-legions")))
        rebels.append(Text(self.say("terminal-rebels")))
        for area in self.table.areas:
            lit = area.ref in self.highlight
            head.append(Text(f"{'►' if lit else ''}{area.number}", style=GOLD if lit else "bold"))
            fort = Text(str(area.fortification) if area.fortification else "·")
            for seat in area.garrisons:
                fort.append("♜", style=SEAT_COLOURS[seat]).append(SEAT_SYMBOLS[seat])
            forts.append(fort)
            chips = Text()
            for seat in area.legions:
                chips.append(SEAT_SYMBOLS[seat], style=f"bold {SEAT_COLOURS[seat]}")
            legions.append(chips)
            there = Text("♞" if area.leader else "", style=GOLD)
            for seat, count in enumerate(area.rebels):
                if count:
                    there.append(f"{count}{SEAT_SYMBOLS[seat]}", style=SEAT_COLOURS[seat])
            if area.free_rebels:
                there.append(f"{area.free_rebels}○")
            rebels.append(there)
        for row in (head, forts, legions, rebels):
            table.add_row(*row)
        return table

    # ------------------------------------------------------------------ the seats

    def _seats(self, width: int) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=width)
        table.add_column(self.say("terminal-person"), no_wrap=True, overflow="ellipsis", min_width=12)
        wide = not self.compact and width >= WIDE
        if wide:
            table.add_column(self.say("terminal-side"), no_wrap=True, overflow="ellipsis", max_width=28)
        for column in ("terminal-goods", "terminal-figures", "terminal-symbols", "terminal-hand"):
            table.add_column(
                self.say(column), no_wrap=True, overflow="ellipsis", ratio=1 if column == "terminal-goods" else None
            )
        table.add_column(self.say("terminal-score"), no_wrap=True, justify="right")
        for tableau in self.table.tableaus:
            cells: list[Text | str] = [self._seat(tableau)]
            if wide:
                cells.append("" if tableau.side is None else self._side(tableau))
            figures = f"{tableau.population}+{tableau.supply}"
            if any(tableau.foreign):
                figures += f" ({sum(tableau.foreign)})"
            symbols = " ".join(
                f"{count}{self.say(f'terminal-short-{symbol}')}" for symbol, count in tableau.symbols.items() if count
            )
            cells += [self._goods(tableau.goods) or "–", figures, symbols or "–"]
            cells.append(f"{len(tableau.hand)}+{tableau.deity_count}")
            score = tableau.score
            cells.append(f"{score.bridge}+{score.deities}+{score.rebels}+{score.garrisons}={score.total}")
            table.add_row(*cells)
        return table

    def _seat(self, tableau: TableauView) -> Text:
        lit = f"seat:{tableau.seat}" in self.highlight
        asked = tableau.seat in self.view.asked
        text = Text().append("►" if lit else "▸" if asked else " ", style=GOLD).append_text(_chip(tableau.seat))
        return text.append(f" {seat_words(tableau.seat).text(self.lang, self.names)}", style=GOLD if lit else "bold")

    def _sides(self) -> Text:
        """Who plays whom, where the table of the seats has no room for it."""
        text = Text(no_wrap=True, overflow="ellipsis")
        for tableau in self.table.tableaus:
            if tableau.side is not None:
                text.append_text(_chip(tableau.seat)).append(f" {self._side(tableau)}  ")
        return text

    def _side(self, tableau: TableauView) -> str:
        return self.say(f"side-{tableau.side}", character=say(f"character-{tableau.character}"))

    def _display(self, own: TableauView, width: int) -> Iterator[RenderableType]:
        """The own piles: what is on top, what it does, what lies below."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, width=width)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        table.add_column(no_wrap=True)
        for number, slot in enumerate(own.slots, 1):
            lit = slot.ref in self.highlight
            token = "✝" if slot.power else "▪" if slot.closed else " "
            label = Text(f"{'►' if lit else ' '}{_roman(number)}{token}", style=GOLD if lit else "bold")
            table.add_row(
                label, self._top(slot), Text(self.say("terminal-pile", cards=len(slot.pile), points=slot.points))
            )
        yield table
        if own.build is not None and not own.build.built and not self.compact:
            yield self._build(own)

    def _top(self, slot: SlotView) -> Text:
        if not slot.pile:
            return Text("–", style="dim")
        if slot.closed:
            return Text(self.say("terminal-closed"), style="dim")
        card = self.table.cards[slot.pile[-1]]
        if isinstance(card, DeityView):
            return Text(self.say(card.ref.replace(":", "-", 1)), style="italic")
        text = Text(self.say(card.ref.replace(":", "-", 1)), style=f"bold {DECK_COLOURS[card.deck]}")
        for effect in slot.effects:
            lit = effect.ref in self.highlight
            style = GOLD if lit else "strike dim" if effect.used else ""
            text.append("  ").append(f"{'►' if lit else ''}{self._effect(effect.effect)}", style=style)
        for passive in slot.passives:
            text.append(f"  [{self.say(f'effect-{passive}')}]")
        return text

    def _build(self, own: TableauView) -> Text:
        """What building would still need."""
        build = own.build
        assert build is not None
        missing = [self._goods(build.missing)] if build.missing else []
        if build.missing_symbol:
            missing.append(self.say(f"effect-{build.missing_symbol}"))
        if build.missing_population:
            missing.append(self.say("effect-population"))
        section = say("section", number=build.section)
        if not missing:
            return Text(" " + self.say("terminal-can-build", section=section), style=GOLD)
        return Text(" " + self.say("terminal-missing", section=section, what=", ".join(missing)))

    def _hands(self, own: TableauView, width: int) -> Iterator[RenderableType]:
        held: list[tuple[str, Text]] = []
        for card in (*own.hand, *(own.drawn or ())):
            if card.card is not None:
                held.append((card.card.ref, self._card(card.card)))
        for deity in (*(own.deities or ()), *(own.drawn_deities or ())):
            held.append((deity.ref, self._deity(deity)))
        if not held:
            return
        yield Text(self.say("terminal-own-hand"), style="bold")
        for ref, text in held:
            lit = ref in self.highlight
            yield Text("►" if lit else " ", style=GOLD, no_wrap=True, overflow="ellipsis").append_text(text)

    # ------------------------------------------------------------------ cards in a line

    def _card(self, card: CardView) -> Text:
        """A people card in one line: name, rune, effects, points."""
        lit = card.ref in self.highlight
        text = Text(self.say(card.ref.replace(":", "-", 1)), style=GOLD if lit else f"bold {DECK_COLOURS[card.deck]}")
        text.append(f" ({_roman(card.rune)})")
        for instant in card.instants:
            text.append(f" ⚡{self.say(f'effect-{instant}')}")
        parts = [self._effect(effect) for effect in card.effects]
        parts += [f"[{self.say(f'effect-{passive}')}]" for passive in card.passives]
        if parts:
            text.append(" " + ", ".join(parts))
        return text.append(f" · {card.points}")

    def _deity(self, deity: DeityView) -> Text:
        lit = deity.ref in self.highlight
        text = Text(self.say(deity.ref.replace(":", "-", 1)), style=GOLD if lit else "italic bold")
        feud = say(f"stack-{deity.feud}").text(self.lang)
        return text.append(f" ({_roman(deity.rune)}) ✗{feud} · {self._effect(deity.gift)}")

    def _effect(self, effect: EffectView) -> str:
        options = [self._effect(option) for option in effect.options]
        if effect.kind == "gain":
            return self.say("effect-gain", amount=effect.amount, good=say(f"good-{effect.good}"))
        if effect.kind == "choice":
            return "/".join(options)
        if effect.kind == "trade":
            return f"{self.say(f'good-{effect.pay}')}→{'/'.join(options)}"
        if effect.kind == "arm":
            paid = self.say("effect-population") if effect.pay == "population" else self.say(f"good-{effect.pay}")
            return f"{paid}→{self.say('effect-military')}"
        return self.say(f"effect-{effect.kind}")

    def _goods(self, goods: Mapping[Good, int]) -> str:
        return ", ".join(
            self.say("effect-gain", amount=amount, good=say(f"good-{good}")) for good, amount in goods.items() if amount
        )


class Told(Board):
    """The same table as sentences, one a line: for screen readers, pipes and terminals without any drawing."""

    def lines(self) -> list[str]:
        lines = [self._head().plain, self._current_section().plain.strip()]
        for stack in self.table.stacks:
            if stack.open is not None:
                crown = self.say("terminal-told-crown") if stack.crown else ""
                lines.append(f"{self.say(f'stack-{stack.deck}')}: {self._card(stack.open).plain} {crown}".strip())
        lines += [self._area(number) for number in range(9) if self._area(number)]
        for tableau in self.table.tableaus:
            lines += self._person(tableau)
        own = self._own()
        if own is not None and not self.view.over:
            lines.append(self.say("terminal-own-hand"))
            lines += [f"- {self._card(card.card).plain}" for card in self._known(own) if card.card is not None]
            lines += [f"- {self._deity(deity).plain}" for deity in (*(own.deities or ()), *(own.drawn_deities or ()))]
        return lines

    def _known(self, own: TableauView) -> list[HandView]:
        return [*own.hand, *(own.drawn or ())]

    def _area(self, number: int) -> str:
        area = self.table.areas[number]
        parts = [self.say("terminal-told-legion", seat=seat_words(seat)) for seat in area.legions]
        parts += [self.say("terminal-told-garrison", seat=seat_words(seat)) for seat in area.garrisons]
        parts += [
            self.say("terminal-told-rebels", count=count, seat=seat_words(seat))
            for seat, count in enumerate(area.rebels)
            if count
        ]
        if area.free_rebels:
            parts.append(self.say("terminal-told-free", count=area.free_rebels))
        if area.leader:
            parts.append(self.say("terminal-told-leader"))
        name = say(f"area-{area.number}").text(self.lang)
        return f"{area.number} {name}: {', '.join(parts)}." if parts else ""

    def _person(self, tableau: TableauView) -> list[str]:
        name = seat_words(tableau.seat).text(self.lang, self.names)
        if tableau.side is None:
            return [name]
        goods = self._goods(tableau.goods) or "–"
        told_as = self.say(
            "terminal-told-person",
            seat=name,
            side=self._side(tableau),
            goods=goods,
            population=tableau.population,
            supply=tableau.supply,
            hand=len(tableau.hand),
            deities=tableau.deity_count,
            points=tableau.score.total,
        )
        piles = [
            f"- {_roman(number)}: {self._top(slot).plain}" for number, slot in enumerate(tableau.slots, 1) if slot.pile
        ]
        return [told_as, *piles]


def told(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> list[str]:
    """The table in sentences."""
    return Told(view, lang, names, set(), compact=True).lines()


def ending(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> RenderableType:
    """How the game ended: points by category as a table and as bars."""
    drawing = Board(view, lang, names, set(), compact=False)
    winners, scores = view.winners or (), view.scores or ()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(drawing.say("terminal-person"))
    for category in CATEGORIES:
        table.add_column(drawing.say(f"category-{category}"), justify="right")
    table.add_column(drawing.say("terminal-score"), justify="right")
    table.add_column("")
    order = sorted(drawing.table.tableaus, key=lambda one: (one.seat not in winners, -scores[one.seat]))
    most = max([1, *scores])
    for place, tableau in enumerate(order, 1):
        won = tableau.seat in winners
        points = [getattr(tableau.score, category) for category in CATEGORIES]
        bar = Text()
        for symbol, part in zip("█▓▒░", points, strict=True):
            bar.append(symbol * round(CHART_WIDTH * part / most), style=SEAT_COLOURS[tableau.seat])
        table.add_row(
            Text("★" if won else str(place), style=GOLD if won else ""),
            drawing._seat(tableau),
            *(str(part) for part in points),
            Text(str(tableau.score.total), style="bold"),
            bar,
        )
    table.caption = "  ".join(
        f"{symbol} {drawing.say(f'category-{category}')}" for symbol, category in zip("█▓▒░", CATEGORIES, strict=True)
    )
    return table


# ---------------------------------------------------------------------- what is in the box


def components(box: Box, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
    """The whole box in tables, with a mark at every card whose figures no source states."""
    marks = {
        (KINDS[name], row.get("kind_id", row["id"])): _mark_of(row)
        for name, part in _parts(figures).items()
        for row in part
    }
    tables: list[RenderableType] = []
    for title, kinds in (
        ("box-people", ("card",)),
        ("box-deities", ("deity",)),
        ("box-bridge", ("section", "die", "drake")),
        ("box-desert", ("area",)),
        ("box-sides", ("side",)),
    ):
        table = Table(title=say(title).text(lang), title_justify="left", title_style="bold")
        for column in ("box-id", "box-name", "box-text", "box-rule"):
            table.add_column(say(column).text(lang))
        for card in cards(box):
            kind, _, id = card.name.ref.partition(":")
            if kind in kinds:
                table.add_row(id, card.name.text(lang) + marks[kind, id], card.text.text(lang), card.rule)
        tables.append(table)
    return tables


def components_json(box: Box, figures: Mapping[str, Any]) -> dict[str, Any]:
    """The whole box as data, with the generated texts in every language and the marks."""
    texts = {card.name.ref: card for card in cards(box)}
    found: dict[str, Any] = {}
    for name, rows in _parts(figures).items():
        found[name] = [
            {
                **row,
                "name": in_languages(texts[f"{KINDS[name]}:{row.get('kind_id', row['id'])}"].name),
                "text": in_languages(texts[f"{KINDS[name]}:{row.get('kind_id', row['id'])}"].text),
            }
            for row in rows
        ]
    found["figures"] = {name: figures[name] for name in ("pieces", "storage", "bonus", "merchants")}
    return found


def _parts(figures: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The lists of things, each thing with its marks; cards that are there several times are listed as often."""
    parts: dict[str, list[dict[str, Any]]] = {}
    for name in KINDS:
        common = figures.get(COMMON_MARKS.get(name, ""), {})
        shared = {entry: mark for entry, mark in common.items() if entry != "marks"}
        rows = [{**row, "marks": {**shared, **row.get("marks", {})}} for row in figures[name]]
        parts[name] = [
            {**row, "id": f"{row['id']}{copy:02}", "kind_id": row["id"]} if row.get("copies", 1) > 1 else row
            for row in rows
            for copy in range(1, row.get("copies", 1) + 1)
        ]
    return parts


def _mark_of(row: Mapping[str, Any]) -> str:
    """The strongest doubt about any figure of a thing."""
    marks = set(row["marks"].values())
    return next((MARK_SYMBOLS[mark] for mark in ("reconstructed", "inferred", "owner") if mark in marks), "")


def _chip(seat: int) -> Text:
    """A seat's sign: its symbol on its colour."""
    return signs.chip(SEAT_SYMBOLS[seat], SEAT_COLOURS[seat])


def _roman(rune: int) -> str:
    """A rune as people read it here; the joker is a star."""
    return ("✶", "I", "II", "III", "IV", "V")[rune]


__all__ = ["board", "components", "components_json", "ending", "told"]
