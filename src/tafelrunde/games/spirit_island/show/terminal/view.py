"""The island as a drawing. It is made from a view, and fits itself into the width it is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing import board as drawing
from tafelrunde.drawing.contract import GameDrawing, Look
from tafelrunde.drawing.signs import GOLD, one_line
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.elements import enough, packed
from tafelrunde.games.spirit_island.box.ids import TERRAIN_BITS
from tafelrunde.games.spirit_island.box.powers import Power
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.show.cards import (
    element_counts,
    elements_words,
    power_words,
    reach_words,
    threshold_words,
)
from tafelrunde.games.spirit_island.show.view import InvaderForecast, LandView, SpiritIslandTable, SpiritView
from tafelrunde.games.spirit_island.steps.spirit_phase import growth_words
from tafelrunde.games.spirit_island.words import VOICE, say
from tafelrunde.kernel.words import Words

# The Okabe-Ito colours, which can be told apart with every kind of colour vision; one for each seat, with its symbol.
SEAT_COLOURS = ("#F0E442", "#56B4E9", "#009E73", "#D55E00")
SEAT_SYMBOLS = ("☀", "≋", "☘", "♨")
TERRAIN_SYMBOLS = {"mountain": "▲", "jungle": "♣", "sands": "∴", "wetland": "≈", "ocean": "∿"}
TERRAIN_COLOURS = {
    "mountain": "#c9ccd6",
    "jungle": "#7fc98f",
    "sands": "#f0d58a",
    "wetland": "#8fc7e8",
    "ocean": "#6f9bd1",
}
EXPLORER, TOWN, CITY, DAHAN, BLIGHT, DEFEND = "♙", "⌂", "♜", "☖", "✗", "⊕"
PIECES = {"explorer": EXPLORER, "town": TOWN, "city": CITY, "dahan": DAHAN, "blight": BLIGHT}
FAST, SLOW = "»", "›"
DANGER = "bold #ff8a70"
STAGES = ("", "I", "II", "III")
ACTIONS = ("ravage", "build", "explore")

# The least room for a board; two of them fit beside each other on a screen of ordinary width.
BOARD_WIDTH = 38
CONTENT_WIDTH = 9
CARD_WIDTH = 24
TRACK_WORDS = {"any": "track-any", "reclaim_one": "track-reclaim-one"}


def content(land: LandView) -> Text:
    """The figures and the blight of a land in signs; a figure's damage is behind it."""
    text = Text(no_wrap=True)
    for symbol, counts, style in (
        (EXPLORER, (land.explorers,), ""),
        (TOWN, land.towns, ""),
        (CITY, land.cities, "bold"),
        (DAHAN, land.dahan, "#e9a866"),
    ):
        for damage, count in enumerate(counts):
            if count:
                text.append(f"{count}{symbol}{f'-{damage}' if damage else ''} ", style=style)
    if land.blight:
        text.append(f"{land.blight}{BLIGHT} ", style=DANGER)
    text.rstrip()
    return text


class Board(drawing.Board[SpiritIslandTable, Box]):
    """The island, the spirits, and what the reader's own one can do."""

    voice = VOICE
    colours = SEAT_COLOURS
    signs = SEAT_SYMBOLS

    def __init__(self, look: Look, drawing: GameDrawing[Box]) -> None:
        super().__init__(look, drawing)
        self.powers = {power.id: power for power in self.box.powers}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self._status()
        # What one has comes first; but where powers are used, the island is more than the cards.
        figures, *held = self._own_in_short() or [Text()]
        spirit_phase = self.table.phase == "spirit"
        if figures:
            yield figures
        if spirit_phase:
            yield from held
        yield self._track()
        yield from self._forecast()
        yield self._island(width)
        if not spirit_phase:
            yield from held
        if any(spirit.spirit for spirit in self.table.spirits):
            yield self._spirits(width)
        if not self.compact:
            yield from self._own()
            yield Text(self.say("legend"), style="dim")

    # ------------------------------------------------------------------ round, fear, blight, invaders

    def _status(self) -> Text:
        table, fear, blight = self.table, self.table.fear, self.table.blight
        text = Text(overflow="fold")
        if table.round:
            phase = self.read(say(f"phase-{table.phase}"))
            text.append(self.say("round", round=table.round, phase=phase), style="bold").append("  ")
        state = "blighted" if blight.blighted else "healthy" if blight.card else "space"
        style = DANGER if blight.left <= len(table.spirits) else ""
        text.append(self.say(f"blight-{state}", count=blight.left), style=style).append("  ")
        text.append(self.say("fear", terror=fear.terror, generated=fear.generated, pool=fear.pool))
        text.append(f" {self._cards_to_go()}", style="dim")
        if fear.earned:
            text.append("  " + self.say("earned", count=fear.earned), style=GOLD)
        return text

    def _cards_to_go(self) -> str:
        """How many fear cards the next terror level, or victory, is away; "" where cards do not raise it."""
        fear = self.table.fear
        if len(fear.groups) == 1:
            return ""
        passed = 0
        for group in fear.groups:
            passed += group
            if passed > fear.taken:
                return self.say("to-go", count=passed - fear.taken)
        return ""

    def _track(self) -> Text:
        invaders = self.table.invaders
        text = one_line()
        if invaders.has_extra_build:
            text.append(self.say("slot-extra") + " ", style="dim").append(
                self._invader_card(invaders.extra_build) + " → "
            )
        for action, card in zip(ACTIONS, (invaders.ravage, invaders.build, invaders.explore), strict=True):
            text.append(self.say(f"slot-{action}") + " ", style="dim")
            if action == "explore" and card is None:
                text.append("? ")
            else:
                text.append(self._invader_card(card), style=DANGER if action == "ravage" else "").append(" → ")
        return text.append(self.say("deck") + " ", style="dim").append(stages(invaders.deck))

    def _invader_card(self, id: str | None) -> str:
        return "–" if id is None else self.read(say(f"invader-card-{id.lower()}"))

    def _forecast(self) -> Iterator[RenderableType]:
        """What the invaders will do, one line for each action."""
        for action, foretold in groupby(self.table.forecast, key=lambda act: act.action):
            text = Text(overflow="fold")
            text.append(self.say(f"will-{action}") + " ", style=DANGER if action == "ravage" else "bold")
            yield text.append(" · ".join(self._foretold(act) for act in foretold))

    def _foretold(self, act: InvaderForecast) -> str:
        """One land of the forecast in signs: damage in brackets, then what comes and goes."""
        changes = [f"+{count}{PIECES[kind]}" for kind, count in act.gains.items()]
        if act.spreads:
            changes.append(self.say("spreads"))
        changes += [f"−{count}{PIECES[kind]}" for kind, count in act.losses.items()]
        changes += [f"−{lost}{SEAT_SYMBOLS[seat]}" for seat, lost in enumerate(act.presence) if lost]
        return " ".join([f"{act.land} ({act.damage})" if act.action == "ravage" else act.land, *changes])

    # ------------------------------------------------------------------ the island

    def _island(self, width: int) -> RenderableType:
        boards = [self._board(id) for id in self.table.boards]
        beside = 2 if len(boards) > 1 and width >= 2 * BOARD_WIDTH else 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(beside):
            grid.add_column(width=width // beside - 1)
        for first in range(0, len(boards), beside):
            grid.add_row(*boards[first : first + beside])
        return grid

    def _board(self, id: str) -> Table:
        table = self.listing(None, "", "", "")
        names = [self._land_name(land) for land in self.table.lands]
        table.columns[0].width = max(name.cell_len for name in names)
        table.columns[1].width = 2
        for land, name in zip(self.table.lands, names, strict=True):
            if land.board == id and land.in_play:
                inside = content(land)
                inside.pad_right(max(0, CONTENT_WIDTH - inside.cell_len) + 1)
                table.add_row(name, self._coming(land), inside.append_text(self._held(land)))
        return table

    def _land_name(self, land: LandView) -> Text:
        ref = f"land:{land.id}"
        text = Text(self.arrow(ref), style=GOLD).append(land.id, style=self.style(ref, "bold"))
        terrain = self.read(say(f"terrain-{land.terrain}"))
        text.append(f" {TERRAIN_SYMBOLS[land.terrain]} {terrain}", style=TERRAIN_COLOURS[land.terrain])
        return text.append("∿" if land.coastal and not land.ocean else "", style=TERRAIN_COLOURS["ocean"])

    def _coming(self, land: LandView) -> Text:
        """The invaders' actions whose cards show this land."""
        text = Text()
        for action, card in (("ravage", self.table.invaders.ravage), ("build", self.table.invaders.build)):
            shown = card is not None and self._shows(card, land)
            text.append(self.say(f"mark-{action}") if shown else " ", style=DANGER if action == "ravage" else "dim")
        return text

    def _shows(self, card: str, land: LandView) -> bool:
        shown = next(known for known in self.box.invader_cards if known.id == card)
        if land.ocean:
            return False
        return land.coastal if shown.coastal else bool(shown.terrains & TERRAIN_BITS[land.terrain])

    def _held(self, land: LandView) -> Text:
        """Presence, defence and what is left out in a land."""
        text = one_line()
        for seat, count in enumerate(land.presence):
            if count:
                sign = f"{SEAT_SYMBOLS[seat]}{count}{'★' if seat in land.sacred else ''}"
                text.append(sign, style=f"bold {SEAT_COLOURS[seat]}").append(" ")
        if land.defend:
            text.append(f"{DEFEND}{land.defend} ", style="bold")
        if land.skips:
            text.append(self.say("skips", actions=self._actions(land.skips)), style="dim")
        return text

    def _actions(self, ids: Sequence[str]) -> str:
        return ", ".join(self.read(say(f"step-{id}")) for id in ids)

    # ------------------------------------------------------------------ the spirits

    def _spirits(self, width: int) -> Table:
        heads = [self.say(f"column-{column}") for column in ("spirit", "energy", "plays", "presence", "cards")]
        table = self.listing(width, *heads, gap=2, grows=4)
        table.columns[0].max_width = width // 2 - 6
        for column, head in zip(table.columns[1:4], heads[1:4], strict=True):
            column.min_width = len(head)
        for spirit in self.table.spirits:
            table.add_row(*self._spirit_row(spirit))
        return table

    def _spirit_row(self, spirit: SpiritView) -> list[Text]:
        name = self.seat(spirit.seat)
        if spirit.spirit is None:
            return [name, Text(), Text(), Text(), Text()]
        name.append(f" {self.read(self._kind(spirit.spirit).name)}", style="dim")
        presence = f"{spirit.on_island} (−{spirit.destroyed})" if spirit.destroyed else str(spirit.on_island)
        cards_now = one_line()
        for id in spirit.played:
            used = id in spirit.used
            cards_now.append(f"{'✓' if used else self._speed(id)}{self._power_name(id)}  ", style="dim" if used else "")
        if not spirit.played:
            cards_now.append(self.say("hand-size", count=len(spirit.hand)), style="dim")
        plays = f"{spirit.plays_left}/{spirit.plays}"
        return [name, Text(f"{spirit.energy} (+{spirit.income})"), Text(plays), Text(presence), cards_now]

    def _own_in_short(self) -> list[Text]:
        """The reader's own spirit in few lines: energy, plays and elements, and every card with its cost and speed."""
        own = self.own()
        if own is None or own.spirit is None or self.view.over:
            return []
        figures = (
            ("column-energy", f"{own.energy} (+{own.income})"),
            ("column-plays", f"{own.plays_left}/{own.plays}"),
            ("elements", self._elements(own)),
        )
        parts = [Text(f"{self.say(id)} ", style="dim").append(figure, style="not dim bold") for id, figure in figures]
        lines = [Text("  ").join(parts)]
        for place, ids in (("drawn", own.drawn), ("hand", own.hand), ("played", own.played)):
            if ids:
                cards = Text(", ").join(self._card_in_short(own, id) for id in ids)
                lines.append(Text(self.say(f"place-{place}") + " ", style="dim").append_text(cards))
        return lines

    def _card_in_short(self, own: SpiritView, id: str) -> Text:
        ref, used = f"power:{id}", id in own.used
        speed = "✓" if used else self._speed(id)
        text = f"{self.arrow(ref, '')}{self.powers[id].cost}{speed}{self._power_name(id)}"
        return Text(text, style=self.style(ref, "dim" if used else ""))

    def _own(self) -> Iterator[RenderableType]:
        """The reader's own spirit: tracks, ways to grow, innate powers and what is printed on its cards."""
        own = self.own()
        if own is None or own.spirit is None or self.view.over:
            return
        kind = self._kind(own.spirit)
        tracks = Text(overflow="fold").append(self.say("track-energy") + " ", style="dim")
        tracks.append_text(self._places(kind.energy_places, own.energy_track))
        tracks.append("   " + self.say("track-plays") + " ", style="dim")
        yield tracks.append_text(self._places(kind.cards_places, own.cards_track))
        if self.table.phase == "spirit":
            for option in range(len(kind.growth)):
                growth = Text(overflow="fold").append(self.say("growth", number=option + 1) + " ", style="dim")
                yield growth.append(self.read(growth_words(self.box, kind, option)))
        for id in own.innates:
            yield from self._innate(own, self.powers[id])
        yield from self._cards(own)

    def _places(self, places: Sequence[str], opened: int) -> Text:
        """A track: what is open stands out, what is still covered is in brackets."""
        text = Text()
        for number, place in enumerate(places):
            words = place if place.isdecimal() else self.read(say(TRACK_WORDS.get(place, f"element-{place}")))
            text.append(words if number <= opened else f"({words})", style=GOLD if number == opened else "")
            text.append(" ")
        text.rstrip()
        return text

    def _elements(self, spirit: SpiritView) -> str:
        return self.read(elements_words(packed(spirit.elements))) if spirit.elements else "–"

    def _innate(self, own: SpiritView, power: Power) -> Iterator[RenderableType]:
        ref = f"innate:{power.id}"
        mark = self.arrow(ref, "✓" if power.id in own.used else self._speed(power.id))
        head = Text(overflow="fold").append(mark, style=self.style(ref))
        head.append(f" {self._power_name(power.id)}", style=self.style(ref, "bold"))
        head.append(f"  {self.read(reach_words(power))}", style="dim")
        yield head
        if power.fast_with:
            fast = say("card-threshold", elements=elements_words(power.fast_with), words=say("threshold-fast"))
            yield self._threshold(own, power.fast_with, fast)
        for index, threshold in enumerate(power.thresholds):
            yield self._threshold(own, threshold.elements, threshold_words(threshold, alone=index == 0))

    def _threshold(self, own: SpiritView, elements: int, words: Words) -> Text:
        reached = enough(packed(own.elements), elements)
        text = Text("  ✓ " if reached else "  · ", style=GOLD if reached else "dim", overflow="fold")
        return text.append(self.read(words), style="" if reached else "dim")

    def _cards(self, own: SpiritView) -> Iterator[RenderableType]:
        for place, ids in (("drawn", own.drawn), ("played", own.played), ("hand", own.hand), ("discard", own.discard)):
            if not ids:
                continue
            yield Text(self.say(f"place-{place}"), style="bold")
            table = Table.grid(padding=(0, 1, 0, 0))
            table.add_column(no_wrap=True)
            table.add_column(max_width=CARD_WIDTH)
            table.add_column(ratio=1)
            for id in ids:
                table.add_row(*self._card_row(own, self.powers[id], short=place == "discard" or id in own.used))
            yield table

    def _card_row(self, own: SpiritView, power: Power, short: bool) -> list[Text]:
        ref, used = f"power:{power.id}", power.id in own.used
        style = self.style(ref, "dim" if used else "")
        mark = self.arrow(ref, "✓" if used else " ")
        head = Text(f"{mark}{power.cost}{self._speed(power.id)}", style=style)
        names = [self.read(say(f"element-{element}")) for element in element_counts(power.elements)]
        text = Text().append(" ".join(names), style="bold")
        if not short:
            text.append("  " if names else "").append(self.read(power_words(power)))
        return [head, Text(self._power_name(power.id), style=style), text]

    # ------------------------------------------------------------------ names

    def own(self) -> SpiritView | None:
        """The spirit of whoever reads."""
        seat = self.view.seat
        return None if seat is None else self.table.spirits[seat]

    def _kind(self, id: str) -> SpiritKind:
        return next(kind for kind in self.box.kinds if kind.id == id)

    def _speed(self, id: str) -> str:
        return FAST if self.powers[id].fast else SLOW

    def _power_name(self, id: str) -> str:
        return self.read(self.powers[id].name)


def stages(deck: Sequence[int]) -> str:
    """The stages of the invader deck, the next one first: "I×2 II×4 III×5"."""
    return " ".join(f"{STAGES[stage]}×{len(list(run))}" for stage, run in groupby(deck)) or "–"
