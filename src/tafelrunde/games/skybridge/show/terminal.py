"""Skybridge in a terminal: the board drawn from a view, and what is in the box.

Everything is told twice, by colour and by a symbol or a word, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing import board as drawing
from tafelrunde.drawing.contract import GameDrawing, Look
from tafelrunde.drawing.signs import GOLD, MARK_SYMBOLS, in_languages, mark, marked, one_line, titled
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.box.ids import Good
from tafelrunde.games.skybridge.effects.view import EffectView
from tafelrunde.games.skybridge.show.cards import cards, deity_words, people_words
from tafelrunde.games.skybridge.show.view import (
    CardView,
    DeityView,
    HandView,
    SkybridgeTable,
    SlotView,
    TableauView,
)
from tafelrunde.games.skybridge.words import VOICE, say
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
BARS = "█▓▒░"
CHART_WIDTH = 40
# From this width on, the table of the seats has a column for the characters.
WIDE = 116

# What components.toml says of no single thing.
SINGLE_FIGURES = ("opening_population", "opening_hand", "deity_limit", "idle_rounds", "sole_builder_bonus")
FIGURES = (*SINGLE_FIGURES, "pieces", "storage", "bonus", "merchants")
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


class Board(drawing.Board[SkybridgeTable, Box]):
    """The table. It fits itself into the width it is given."""

    voice = VOICE
    prefix = ""
    colours = SEAT_COLOURS
    signs = SEAT_SYMBOLS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        own = None if self.view.over else self._own()
        yield self._head()
        if self.compact:
            yield from self._low_board(own, width)
            return
        yield from self._possessions(own, width)
        yield self._current_section()
        yield self._stacks(width)
        yield self._bridge()
        yield self._desert()
        yield self._seats(width)
        if width < WIDE:
            yield self._sides()
        yield Text(self.say("terminal-legend"), style="dim")

    def _low_board(self, own: TableauView | None, width: int) -> Iterator[RenderableType]:
        """In few lines: what one has, and then what everybody sees."""
        yield from self._possessions(own, width)
        yield self._current_section()
        yield self._open_cards()
        yield self._seats(width)
        yield self._bridge()

    def _possessions(self, own: TableauView | None, width: int) -> Iterator[RenderableType]:
        """What one has comes first and whole: goods, hand, display."""
        if own is not None:
            goods = self._goods(own.goods) or "–"
            yield Text(f"{self.say('terminal-goods')}: ", style="bold").append(goods, "not bold")
            yield from self._hands(own, width)
            yield from self._display(own, width)

    def _own(self) -> TableauView | None:
        return next((tableau for tableau in self.table.tableaus if tableau.seat == self.view.seat), None)

    # ------------------------------------------------------------------ the middle of the table

    def _head(self) -> Text:
        text = one_line()
        text.append(self.say("terminal-round", round=self.table.round), style="bold")
        text.append(f" · {self.say(f'terminal-phase-{self.table.phase}')} · ")
        text.append(self.say("terminal-start", seat=seat_words(self.table.start)))
        text.append(f" · {self.say('terminal-deity-stack', count=self.table.deity_stack)}")
        if self.table.drake is not None:
            text.append(f" · {self.say(f'drake-{self.table.drake}')}")
        return text

    def _bridge(self) -> Text:
        """The bridge from Thraen to the eye-star, with its builders."""
        text = one_line()
        text.append(self.say("terminal-bridge") + " ", style="bold")
        for number in LAYOUT:
            section = self.table.sections[number - 1]
            mark = {"finished": "═", "current": "►", "waiting": "┄"}[section.status]
            style = GOLD if section.status == "current" else self.style(section.ref)
            text.append(f"{mark}{number}", style=style)
            for seat in section.builders:
                text.append_text(self.chip(seat))
            text.append(f"{mark if section.status == 'finished' else ' '}")
        return text

    def _current_section(self) -> Text:
        text = one_line("  ")
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
        heads = (self.say("terminal-stack"), "", self.say("terminal-open"), self.say("terminal-bonus"))
        table = self.listing(width, *heads, grows=2, right=[1])
        for stack in self.table.stacks:
            name = Text(self.arrow(stack.ref), style=GOLD).append(
                self.say(f"stack-{stack.deck}"), style=self.style(stack.ref, DECK_COLOURS[stack.deck])
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
        text = one_line("  ")
        for stack in self.table.stacks:
            if stack.open is not None:
                ref, crown = stack.open.ref, "♛" if stack.crown else ""
                style = self.style(ref, DECK_COLOURS[stack.deck])
                text.append(f"{self.arrow(ref, '')}{self.name(ref)}{crown}  ", style=style)
        return text

    def _desert(self) -> Table:
        """The nine areas side by side: fortification, legions, garrisons, rebels, the leader."""
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(10):
            table.add_column(no_wrap=True, overflow="ellipsis")
        head, forts, legions, rebels = (
            [Text(self.say(f"terminal-{row}"), style="bold" if row == "desert" else "")]
            for row in ("desert", "fort", "legions", "rebels")
        )
        for area in self.table.areas:
            head.append(Text(f"{self.arrow(area.ref, '')}{area.number}", style=self.style(area.ref, "bold")))
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
        wide = not self.compact and width >= WIDE
        columns = ["person", *(["side"] if wide else []), "goods", "figures", "symbols", "hand", "score"]
        last = len(columns) - 1
        heads = [self.say(f"terminal-{column}") for column in columns]
        table = self.listing(width, *heads, grows=last - 4, right=[last])
        table.columns[0].min_width = 12
        table.columns[last - 4].no_wrap = False
        if wide:
            table.columns[1].max_width = 28
        for tableau in self.table.tableaus:
            cells: list[Text | str] = [self.seat(tableau.seat)]
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

    def _sides(self) -> Text:
        """Who plays whom, where the table of the seats has no room for it."""
        text = one_line()
        for tableau in self.table.tableaus:
            if tableau.side is not None:
                text.append_text(self.chip(tableau.seat)).append(f" {self._side(tableau)}  ")
        return text

    def _side(self, tableau: TableauView) -> str:
        return self.say(f"side-{tableau.side}", character=say(f"character-{tableau.character}"))

    def _display(self, own: TableauView, width: int) -> Iterator[RenderableType]:
        """The own piles: what is on top, what it does, what lies below."""
        table = self.listing(width, "", "", "", grows=1)
        for number, slot in enumerate(own.slots, 1):
            token = "✝" if slot.power else "▪" if slot.closed else " "
            label = Text(f"{self.arrow(slot.ref)}{_roman(number)}{token}", style=self.style(slot.ref, "bold"))
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
            return Text(self.name(card.ref), style="italic")
        text = Text(self.name(card.ref), style=f"bold {DECK_COLOURS[card.deck]}")
        for effect in slot.effects:
            style = self.style(effect.ref, "strike dim" if effect.used else "")
            text.append("  ").append(f"{self.arrow(effect.ref, '')}{self._effect(effect.effect)}", style=style)
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
            yield Text(overflow="fold").append(self.arrow(ref), style=GOLD).append_text(text)

    # ------------------------------------------------------------------ cards in a line

    def _card(self, card: CardView) -> Text:
        """A people card in one line: name, rune, effects, points."""
        text = Text(self.name(card.ref), style=self.style(card.ref, f"bold {DECK_COLOURS[card.deck]}"))
        text.append(f" ({_roman(card.rune)})")
        for instant in card.instants:
            text.append(f" ⚡{self.say(f'effect-{instant}')}")
        parts = [self._effect(effect) for effect in card.effects]
        parts += [f"[{self.say(f'effect-{passive}')}]" for passive in card.passives]
        if parts:
            text.append(" " + ", ".join(parts))
        return text.append(f" · {card.points}")

    def _deity(self, deity: DeityView) -> Text:
        text = Text(self.name(deity.ref), style=self.style(deity.ref, "italic bold"))
        feud = say(f"stack-{deity.feud}").text(self.lang)
        return text.append(f" ({_roman(deity.rune)}) ✗{feud} · {self._effect(deity.gift)}")

    def _effect(self, effect: EffectView) -> str:
        options = [self._effect(option) for option in effect.options]
        if effect.kind == "gain":
            return self.say(f"amount-{effect.good}", amount=effect.amount)
        if effect.kind == "choice":
            return "/".join(options)
        if effect.kind == "trade":
            return f"{self.say(f'good-{effect.pay}')}→{'/'.join(options)}"
        if effect.kind == "arm":
            paid = self.say("effect-population") if effect.pay == "population" else self.say(f"good-{effect.pay}")
            return f"{paid}→{self.say('effect-military')}"
        return self.say(f"effect-{effect.kind}")

    def _goods(self, goods: Mapping[Good, int]) -> str:
        return ", ".join(self.say(f"amount-{good}", amount=amount) for good, amount in goods.items() if amount)


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

    # Cards and effects in words, where the drawing has signs.

    def _card(self, card: CardView) -> Text:
        one = next(one for one in self.box.people if one.name.ref == card.ref)
        return Text(f"{self.name(card.ref)}: {self.read(people_words(one))}")

    def _deity(self, deity: DeityView) -> Text:
        one = next(one for one in self.box.deities if one.name.ref == deity.ref)
        return Text(f"{self.name(deity.ref)}: {self.read(deity_words(one))}")

    def _top(self, slot: SlotView) -> Text:
        card = self.table.cards[slot.pile[-1]]
        if slot.closed or isinstance(card, DeityView):
            return super()._top(slot)
        effects = [
            self._effect(effect.effect) + (f" ({self.say('sky-used')})" if effect.used else "")
            for effect in slot.effects
        ]
        effects += [self.say(f"effect-{passive}") for passive in slot.passives]
        return Text(f"{self.name(card.ref)}: {', '.join(effects)}")

    def _effect(self, effect: EffectView) -> str:
        if effect.kind == "arm" and effect.pay == "population":
            return self.say("effect-arm-population")
        if effect.kind == "arm":
            return self.say("effect-arm", good=self.say(f"amount-{effect.pay}", amount=1))
        options = VOICE.chain("list-or", [self._as_words(option) for option in effect.options or (effect,)])
        if effect.kind == "trade":
            good = self.say(f"amount-{effect.pay}", amount=1)
            return self.say("effect-trade", good=good, effect=options.text(self.lang))
        return options.text(self.lang) if effect.kind == "choice" else super()._effect(effect)

    def _as_words(self, effect: EffectView) -> Words:
        """An effect without a choice."""
        return say(f"amount-{effect.good}", amount=effect.amount) if effect.good else say(f"effect-{effect.kind}")

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
        name = self.read(self.box.area_names[area.number])
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
        table = titled(*(say(words).text(lang) for words in (title, "box-id", "box-name", "box-text", "box-rule")))
        for card in cards(box):
            kind, _, id = card.name.ref.partition(":")
            if kind in kinds:
                table.add_row(id, card.name.text(lang) + marks[kind, id], card.text.text(lang), card.rule)
        tables.append(table)
    table = titled(*(say(words).text(lang) for words in ("box-tokens", "box-name", "box-count")))
    for row in figures["tokens"]:
        table.add_row(say(f"box-token-{row['id']}").text(lang), str(row["count"]))
    return [*tables, table, _figures_table(figures, lang), _bonus_table(figures["bonus"], lang)]


def _figures_table(figures: Mapping[str, Any], lang: str) -> Table:
    table = titled(*(say(words).text(lang) for words in ("box-figures", "box-figure", "box-value")))
    rows = [(name, figures, name) for name in SINGLE_FIGURES]
    rows += [
        (f"{name}-{entry}", figures[name], entry)
        for name in ("pieces", "storage")
        for entry in figures[name]
        if entry != "marks"
    ]
    for id, row, entry in rows:
        table.add_row(say(f"box-figure-{id}").text(lang), marked(row, entry))
    return table


def _bonus_table(bonus: Mapping[str, Any], lang: str) -> Table:
    """What each stack gives to whoever takes its card."""
    table = titled(*(say(words).text(lang) for words in ("box-bonus", "box-name", "box-bonus")))
    for stack, given in bonus.items():
        if stack != "marks":
            names = (say("effect-deity" if one == "deity" else f"good-{one}").text(lang) for one in given)
            table.add_row(say(f"stack-{stack}").text(lang) + mark(bonus, stack), ", ".join(names))
    return table


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
    found["tokens"] = [{**row, "name": in_languages(say(f"box-token-{row['id']}"))} for row in figures["tokens"]]
    found["figures"] = {name: figures[name] for name in FIGURES}
    return found


def _parts(figures: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The lists of things, each thing with its marks; cards that are there several times are listed as often."""
    parts: dict[str, list[dict[str, Any]]] = {}
    for name in KINDS:
        common = figures.get(COMMON_MARKS.get(name, ""), {})
        shared = {entry: mark for entry, mark in common.items() if entry != "marks"}
        rows = [{**row, "marks": {**shared, **row.get("marks", {})}} for row in figures[name]]
        parts[name] = [
            {**row, "id": f"{row['id']}{copy:02}", "kind_id": row["id"], "copies": 1}
            if row.get("copies", 1) > 1
            else row
            for row in rows
            for copy in range(1, row.get("copies", 1) + 1)
        ]
    return parts


def _mark_of(row: Mapping[str, Any]) -> str:
    """Whether the name is ours, and the strongest doubt about any figure of a thing."""
    marks = set(row["marks"].values())
    name = MARK_SYMBOLS["invented"] if row["marks"].get("name") == "invented" else ""
    return name + next((MARK_SYMBOLS[mark] for mark in ("reconstructed", "inferred", "owner") if mark in marks), "")


def _roman(rune: int) -> str:
    """A rune as people read it here; the joker is a star."""
    return ("✶", "I", "II", "III", "IV", "V")[rune]


class Drawing(GameDrawing[Box]):
    """All of Skybridge in letters."""

    def board(self, look: Look) -> RenderableType:
        return Board(look, self)

    def told(self, look: Look) -> list[str]:
        return Told(look, self).lines()

    def ending(self, look: Look) -> RenderableType:
        """Points by category, as a table and as bars."""
        board = Board(look, self)
        tableaus = {tableau.seat: tableau for tableau in board.table.tableaus}
        most = max([1, *(look.view.scores or ())])

        def row(seat: int) -> list[Text | str]:
            score = tableaus[seat].score
            points = [getattr(score, category) for category in CATEGORIES]
            bar = Text()
            for symbol, part in zip(BARS, points, strict=True):
                bar.append(symbol * round(CHART_WIDTH * part / most), style=SEAT_COLOURS[seat])
            return [*map(str, points), Text(str(score.total), style="bold"), bar]

        categories = [board.say(f"category-{category}") for category in CATEGORIES]
        table = board.podium([board.say("terminal-person"), *categories, board.say("terminal-score"), ""], row)
        table.columns[-1].justify = "left"
        table.caption = "  ".join(f"{symbol} {category}" for symbol, category in zip(BARS, categories, strict=True))
        return table

    def components(self, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
        return components(self.box, figures, lang)

    def components_json(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        return components_json(self.box, figures)
