"""Vaalbara in a terminal: the board drawn from a view, and what is in the box.

Everything is told twice, by colour and by a symbol or a word, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing import board as drawing
from tafelrunde.drawing.contract import GameDrawing, Look
from tafelrunde.drawing.signs import GOLD, LIT, chip, in_languages, mark, marked, one_line, titled
from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import KINDS
from tafelrunde.games.vaalbara.show.view import ClanView, LandView, VaalbaraTable
from tafelrunde.games.vaalbara.words import VOICE, say

# The Okabe-Ito colours, which can be told apart with every kind of colour vision.
CLAN_COLOURS = {"yellow": "#F0E442", "red": "#D55E00", "blue": "#56B4E9", "purple": "#CC79A7", "green": "#009E73"}
CLAN_SYMBOLS = {"yellow": "☀", "red": "♨", "blue": "≋", "purple": "☾", "green": "☘"}

KIND_SYMBOLS = {"meadow": "❀", "farm": "▤", "forest": "♣", "village": "⌂", "mountain": "▲", "river": "≈"}
KIND_COLOURS = {
    "meadow": "#f3f8e8 on #3f6b1f",
    "farm": "#fff4d6 on #7a5a12",
    "forest": "#e6f5ec on #1f4a33",
    "village": "#ffeee6 on #8a3b1e",
    "mountain": "#f0f2f6 on #4a4f5c",
    "river": "#e8f3fc on #1f4e79",
}


CARD_WIDTH = 14
LABEL_WIDTH = 7
STACK_WIDTH = 22


class Board(drawing.Board[VaalbaraTable, Box]):
    """The table. It fits itself into the width it is given."""

    voice = VOICE

    def __init__(self, look: Look, drawing: GameDrawing[Box]) -> None:
        super().__init__(look, drawing)
        self.initiative = {card.id: card.initiative for card in self.box.followers}
        clans = sorted(self.table.clans, key=lambda clan: clan.seat)
        self.colours = [CLAN_COLOURS[clan.clan] for clan in clans]
        self.signs = [CLAN_SYMBOLS[clan.clan] for clan in clans]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self._lands(width)
        if not self.compact:
            yield self._turn_order()
        yield self._clans(width)
        yield from self._hand(width)
        if not self.compact:
            yield Text(self.say("legend"), style="dim")

    # ------------------------------------------------------------------ the middle of the table

    def _lands(self, width: int) -> Iterator[RenderableType]:
        card_width = min(CARD_WIDTH, (width - LABEL_WIDTH) // self.view.players)
        rows = Table.grid(padding=0)
        rows.add_column(width=LABEL_WIDTH)
        for _ in range(self.view.players):
            rows.add_column(width=card_width)
        for number, row in ((1, self.table.first_row), (2, self.table.second_row)):
            label = Text(self.say("row", number=number), style="bold" if number == 1 else "")
            rows.add_row(label, *(self._card(land, card_width) for land in row))
            if self.compact and number == 1 and self.view.players < 5:
                rows.add_row()
        used = LABEL_WIDTH + card_width * self.view.players
        if not self.compact and width - used >= STACK_WIDTH + 2:
            beside = Table.grid(padding=(0, 2, 0, 0))
            beside.add_row(rows, self._totem())
            yield beside
        else:
            yield rows
            yield self._stack_line()

    def _card(self, land: LandView, width: int) -> Text:
        """One land: kind and value in front, the omens of its back below."""
        style = KIND_COLOURS[land.kind]
        lit = f"land:{land.id}" in self.highlight
        inner = width - 3
        name = f"{KIND_SYMBOLS[land.kind]} {self._land_name(land)}"
        lines = [name[:inner].center(inner), "".join(self._omens(land.omens)).center(inner)]
        text = Text(no_wrap=True)
        if self.compact:
            left, right = ("►", "◄") if lit else (" ", " ")
            for line in lines:
                text.append(f"{left}{line}{right}", style=LIT if lit else style)
                text.append(" \n")
        else:
            edges = "┏━┓┃┗┛" if lit else "╭─╮│╰╯"
            edge = f"{GOLD} {_ground(style)}" if lit else style
            text.append(f"{edges[0]}{edges[1] * inner}{edges[2]}", style=edge).append(" \n")
            for number, line in enumerate(lines):
                text.append(edges[3], style=edge)
                text.append(line, style=f"{style} bold" if number == 0 else style)
                text.append(edges[3], style=edge).append(" \n")
            text.append(f"{edges[4]}{edges[1] * inner}{edges[5]}", style=edge).append(" \n")
        text.right_crop(1)
        return text

    def _totem(self) -> RenderableType:
        """The stack, with the omens from the strongest to the weakest."""
        stack = self.table.stack
        text = one_line()
        text.append(self.say("round", round=self.table.round, rounds=self.table.rounds) + "\n", style="bold")
        text.append(self.say("stack", size=stack.size) + "\n", style="bold")
        for place, clan in enumerate(self._playing(stack.omens), 1):
            text.append(f"{place} ").append_text(_chip(clan)).append(f" {self._clan_name(clan)}\n")
        for label, land in (("top", stack.top), ("bottom", stack.bottom)):
            if land is not None:
                text.append(self.say(label, land=self._land_name(land)) + "\n")
        text.right_crop(1)
        return text

    def _stack_line(self) -> Text:
        stack = self.table.stack
        text = one_line()
        text.append(self.say("round", round=self.table.round, rounds=self.table.rounds), style="bold")
        text.append(f"  {self.say('stack', size=stack.size)}  {self.say('omens')} ")
        for clan in self._playing(stack.omens):
            text.append_text(_chip(clan)).append(" ")
        for label, land in (("top", stack.top), ("bottom", stack.bottom)):
            if land is not None:
                text.append(" " + self.say(label, land=self._land_name(land)))
        return text

    def _turn_order(self) -> Text:
        """Whose turns have been and will be, from left to right (V4); an empty line before the followers are shown."""
        text = one_line()
        if not self.table.revealed:
            return text
        rank = {clan: place for place, clan in enumerate(self.table.stack.omens)}
        turns = list(self.table.turns)
        shown = [clan for clan in self.table.clans if clan.chosen is not None]
        waiting = [clan for clan in shown if clan.seat not in turns]
        waiting.sort(key=lambda clan: (self.initiative[clan.chosen or ""], rank[clan.clan]))
        order = (
            sorted((clan for clan in shown if clan.seat in turns), key=lambda clan: turns.index(clan.seat)) + waiting
        )
        text.append(self.say("turn-order") + " ", style="dim")
        for place, clan in enumerate(order):
            now = bool(turns) and turns[-1] == clan.seat and not self.view.over
            text.append(" → " if place else "", style="dim").append_text(_chip(clan.clan))
            text.append(f" {self.initiative[clan.chosen or '']}", style=GOLD if now else "")
            text.append("✓" if clan.seat in turns and not now else "")
        return text.append("\n")

    # ------------------------------------------------------------------ the clans

    def _clans(self, width: int) -> Table:
        gap = 1 if self.compact else 2
        columns = ["clan", "this-round", "realm", "hand-size", "used", *(["points"] if self.view.over else [])]
        heads = [self.say(column) for column in columns]
        table = self.listing(width, *heads, gap=gap, grows=4, right=[5])
        table.columns[0].min_width = 14
        for clan in self.table.clans:
            cells = [
                self.seat(clan.seat),
                self._this_round(clan),
                self._realm(clan),
                self._hand_size(clan),
                self._used(clan),
            ]
            if self.view.over:
                cells.append(Text("" if clan.points is None else str(clan.points), style="bold"))
            table.add_row(*cells)
        return table

    def _this_round(self, clan: ClanView) -> Text:
        if clan.chosen is None:
            return Text(self.say("face-down") if clan.has_chosen else self.say("choosing"), style="italic")
        follower = f"{self.initiative[clan.chosen]} {self._follower_name(clan.chosen)}"
        turns = self.table.turns
        if not self.table.revealed:
            return Text(f"▮ {follower}")
        if turns and turns[-1] == clan.seat and not self.view.over:
            return Text(f"▸ {follower}", style=GOLD)
        return Text(f"✓ {follower}", style="dim") if clan.seat in turns else Text(f"· {follower}")

    def _realm(self, clan: ClanView) -> Text:
        text = Text()
        lit = {land.kind for land in clan.realm if f"land:{land.id}" in self.highlight}
        for kind in KINDS:
            count = sum(land.kind == kind for land in clan.realm)
            style = "dim" if not count else LIT if kind in lit else KIND_COLOURS[kind]
            text.append(f"{KIND_SYMBOLS[kind]}{count}", style=style)
            if not self.compact and kind != KINDS[-1]:
                text.append(" ")
        return text

    def _hand_size(self, clan: ClanView) -> Text:
        known = ",".join(str(self.initiative[id]) for id in clan.known)
        return Text(f"{clan.hand_size}" + (f" ({known})" if known else ""))

    def _used(self, clan: ClanView) -> Text:
        """The used followers, by their initiative: there is one of each."""
        return Text(" ".join(str(self.initiative[id]) for id in clan.used) or "–")

    # ------------------------------------------------------------------ the own hand

    def _hand(self, width: int) -> Iterator[RenderableType]:
        own = next((clan for clan in self.table.clans if clan.seat == self.view.seat), None)
        if own is None or own.hand is None or self.view.over:
            return
        if self.compact:
            held = [Text(f"{self.say('hand-and-points', points=own.points or 0)}:", style="bold")]
            for id in own.hand:
                ref = f"follower:{id}"
                card = f"{self.arrow(ref, '')}{self.initiative[id]} {self._follower_name(id)}"
                held.append(Text(card, style=self.style(ref)))
            yield Columns(held, padding=(0, 2, 0, 0))
            return
        yield Text("\n" + self.say("hand-and-points", points=own.points or 0), style="bold")
        cards = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(3):
            cards.add_column()
        cards.add_column(ratio=1)
        cards.columns[1].justify = "right"
        for id in own.hand:
            ref = f"follower:{id}"
            style = self.style(ref)
            mark = self.arrow(ref, "◉" if id in own.known else " ")
            effect = self.text(ref)
            name = Text(self._follower_name(id), style=style or "bold")
            cards.add_row(Text(mark, style=style), Text(str(self.initiative[id]), style=style), name, Text(effect))
        yield Padding(cards, 0, expand=False)
        if own.known:
            yield Text(f"◉ {self.say('known')}", style="dim")

    # ------------------------------------------------------------------ names

    def _playing(self, omens: Sequence[str]) -> list[str]:
        """V1.2: omens of clans that do not take part are passed over."""
        taking_part = {clan.clan for clan in self.table.clans}
        return [clan for clan in omens if clan in taking_part]

    def _omens(self, omens: Sequence[str]) -> list[str]:
        return [CLAN_SYMBOLS[clan] for clan in self._playing(omens)]

    def _clan_name(self, clan: str) -> str:
        return say(f"clan-{clan}").text(self.lang)

    def _land_name(self, land: LandView) -> str:
        return say(f"land-{land.kind}", value=land.value).text(self.lang)

    def _follower_name(self, id: str) -> str:
        return say(f"follower-{id}").text(self.lang)


class Told(Board):
    """The same table as sentences, one a line: for screen readers, pipes and terminals without any drawing."""

    def lines(self) -> list[str]:
        table = self.table
        lines = [self.say("told-round", round=table.round, rounds=table.rounds)]
        for number, row in ((1, table.first_row), (2, table.second_row)):
            lands = ", ".join(map(self._land_name, row)) or self.say("told-nothing")
            lines.append(self.say("told-row", number=number, lands=lands))
        omens = ", ".join(map(self._clan_name, self._playing(table.stack.omens)))
        lines.append(self.say("told-stack", size=table.stack.size, omens=omens))
        for label, land in (("top", table.stack.top), ("bottom", table.stack.bottom)):
            if land is not None:
                lines.append(self.say(label, land=self._land_name(land)))
        lines += [self._clan_line(clan) for clan in table.clans]
        own = next((clan for clan in table.clans if clan.hand is not None), None)
        if own is not None and own.hand is not None and not self.view.over:
            lines.append(f"{self.say('hand')}:")
            for id in own.hand:
                effect = self.text(f"follower:{id}")
                lines.append(f"- {self._follower_name(id)} ({self.initiative[id]}): {effect}")
        return lines

    def _clan_line(self, clan: ClanView) -> str:
        parts = [
            f"{self.seat_name(clan.seat)}, {self._clan_name(clan.clan)}: {self._this_round(clan).plain[:].strip()}"
        ]
        realm = [(kind, sum(land.kind == kind for land in clan.realm)) for kind in KINDS]
        held = ", ".join(f"{count} {say(f'kind-{kind}').text(self.lang)}" for kind, count in realm if count)
        parts.append(self.say("told-realm", lands=held or self.say("told-nothing")))
        parts.append(self.say("told-hand", size=clan.hand_size))
        if clan.known:
            parts.append(self.say("told-known", cards=", ".join(map(self._follower_name, clan.known))))
        if clan.used:
            parts.append(self.say("told-used", cards=", ".join(map(self._follower_name, clan.used))))
        if clan.points is not None:
            parts.append(self.say("told-points", points=clan.points))
        return "; ".join(parts) + "."

    def _this_round(self, clan: ClanView) -> Text:
        if clan.chosen is None:
            return super()._this_round(clan)
        name = self._follower_name(clan.chosen)
        return Text(self.say("told-follower", follower=name, initiative=self.initiative[clan.chosen]))


# ---------------------------------------------------------------------- what is in the box


def _followers(box: Box, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
    table = _titled(lang, "followers", "initiative", "follower", "effect", "points", "rule")
    for card, row in zip(box.followers, figures["followers"], strict=True):
        points = marked(row, "points") if row["points"] else ""
        text = card.effect.words().text(lang)
        table.add_row(marked(row, "initiative"), card.name.text(lang), text, points, card.effect.rule)
    general = _titled(lang, "figures", "figure", "value")
    for entry in ("rounds", "hand", "opening_points"):
        general.add_row(_words(lang, f"figure-{entry}"), marked(figures, entry))
    tokens = ", ".join(f"{marked(row, 'count')} × {row['value']}" for row in figures["point_tokens"])
    general.add_row(_words(lang, "figure-point_tokens"), tokens)
    for entry in ("five_kinds", "six_kinds"):
        general.add_row(_words(lang, f"figure-{entry}"), marked(figures["end_bonus"], entry))
    return [table, general]


def _rewards(box: Box, figures: Mapping[str, Any], lang: str) -> Table:
    table = _titled(lang, "rewards", "land", "reward", "value", "rule")
    for number, kind in enumerate(KINDS):
        reward = box.rewards[number]
        row = figures["rewards"].get(kind, {})
        values = " / ".join(marked(row, entry) for entry in row if entry != "marks")
        name = f"{KIND_SYMBOLS[kind]} {say(f'kind-{kind}').text(lang)}"
        table.add_row(name, reward.words().text(lang), values, reward.rule)
    return table


def _lands_table(box: Box, figures: Mapping[str, Any], lang: str) -> Table:
    table = _titled(lang, "lands", "id", "land", "persons", "persons-alternative", "omens")
    for land, row in zip(box.lands, _marked_lands(figures), strict=True):
        kind = KINDS[land.kind]
        name = f"{KIND_SYMBOLS[kind]} {land.name.text(lang)}{mark(row, 'kind')}"
        omens = Text()
        for clan in row["omens"]:
            omens.append_text(_chip(clan)).append(" ")
        omens.append(mark(row, "omens"))
        table.add_row(land.id, name, marked(row, "persons"), marked(row, "persons_alternative"), omens)
    clans = ", ".join(f"{CLAN_SYMBOLS[clan]} {say(f'clan-{clan}').text(lang)}" for clan in box.clans)
    table.caption = clans
    return table


def components_json(box: Box, figures: Mapping[str, Any]) -> dict[str, Any]:
    """The whole box as data, with the generated texts in every language and the marks."""
    bonus = figures["end_bonus"]
    return {
        "figures": {entry: figures[entry] for entry in ("rounds", "hand", "opening_points")},
        "marks": figures.get("marks", {}),
        "point_tokens": figures["point_tokens"],
        "end_bonus": bonus,
        "clans": [{**clan, "name": in_languages(say(f"clan-{clan['id']}"))} for clan in figures["clans"]],
        "followers": [
            {
                **row,
                "marks": row.get("marks", {}),
                "name": in_languages(card.name),
                "text": in_languages(card.effect.words()),
                "rule": card.effect.rule,
                "icon": card.effect.icon,
            }
            for card, row in zip(box.followers, figures["followers"], strict=True)
        ],
        "rewards": [
            {
                "kind": kind,
                **{entry: value for entry, value in figures["rewards"].get(kind, {}).items() if entry != "marks"},
                "marks": figures["rewards"].get(kind, {}).get("marks", {}),
                "name": in_languages(say(f"kind-{kind}")),
                "text": in_languages(box.rewards[number].words()),
                "rule": box.rewards[number].rule,
            }
            for number, kind in enumerate(KINDS)
        ],
        "lands": [
            {**row, "name": in_languages(land.name), "text": in_languages(box.rewards[land.kind].words())}
            for land, row in zip(box.lands, _marked_lands(figures), strict=True)
        ],
    }


def _marked_lands(figures: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The lands, each with the marks of all lands and its own over them."""
    common = figures["land_marks"]
    common = {entry: mark for entry, mark in common.items() if entry != "marks"}
    return [{**land, "marks": {**common, **land.get("marks", {})}} for land in figures["lands"]]


def _titled(lang: str, title: str, *columns: str) -> Table:
    right = [place for place, column in enumerate(columns) if column in ("initiative", "points")]
    return titled(_words(lang, f"box-{title}"), *(_words(lang, f"box-{column}") for column in columns), right=right)


def _words(lang: str, id: str) -> str:
    return say(f"terminal-{id}").text(lang)


def _chip(clan: str) -> Text:
    """A clan's sign: its symbol on its colour."""
    return chip(CLAN_SYMBOLS[clan], CLAN_COLOURS[clan])


def _ground(style: str) -> str:
    return "on " + style.split(" on ")[1]


class Drawing(GameDrawing[Box]):
    """All of Vaalbara in letters."""

    def board(self, look: Look) -> RenderableType:
        return Board(look, self)

    def told(self, look: Look) -> list[str]:
        return Told(look, self).lines()

    def ending(self, look: Look) -> RenderableType:
        """Places, points and realms."""
        board = Board(look, self)
        clans = {clan.seat: clan for clan in board.table.clans}

        def row(seat: int) -> list[Text | str]:
            clan = clans[seat]
            kinds = len({land.kind for land in clan.realm})
            return [Text(str((look.view.scores or ())[seat]), style="bold"), str(kinds), board._realm(clan)]

        return board.podium([board.say(column) for column in ("clan", "points", "kinds", "realm")], row)

    def components(self, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
        box = self.box
        return [*_followers(box, figures, lang), _rewards(box, figures, lang), _lands_table(box, figures, lang)]

    def components_json(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        return components_json(self.box, figures)
