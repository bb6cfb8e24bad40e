"""The island in sentences, one a line: for screen readers, pipes and terminals without any drawing."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.spirit_island.box.elements import enough, packed
from tafelrunde.games.spirit_island.box.powers import Power
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.show.cards import elements_words, power_words, threshold_words
from tafelrunde.games.spirit_island.show.terminal.view import ACTIONS, Board, stages
from tafelrunde.games.spirit_island.show.view import InvaderForecast, LandView, SpiritView
from tafelrunde.games.spirit_island.words import say, sentences
from tafelrunde.kernel.words import seat_words

# The phases in which one's own cards and innate powers matter.
OWN_PHASES = ("spirit", "fast", "slow")
# Why a game was lost, by the bits of the view's `doom`.
DOOMS = {1: "blight", 2: "spirit", 4: "cards", 8: "capital", 16: "heart", 32: "dahan", 64: "insurrection"}


class Told(Board):
    """The same table as sentences."""

    def lines(self) -> list[str]:
        if self.view.over:
            return [*outcome(self), *self._land_lines(self.table.lands)]
        if self.table.using is not None:
            return self._power_lines()
        lines = [*self._course_lines(), *self._land_lines(self.table.lands)]
        lines += [self._spirit_line(spirit) for spirit in self.table.spirits if spirit.spirit is not None]
        own = self.own()
        if own is not None and own.spirit is None:
            lines += self._choice_lines()
        elif own is not None and own.spirit is not None and self.table.phase in OWN_PHASES:
            lines += self._own_lines(own, self._kind(own.spirit))
        return lines

    def _choice_lines(self) -> list[str]:
        """The spirits there are, for whoever has not chosen yet."""
        taken = {spirit.spirit for spirit in self.table.spirits}
        return [
            self.say("told-spirit", spirit=kind.name, rules=sentences(kind.special_rules()))
            for kind in self.box.kinds
            if kind.id not in taken
        ]

    def _power_lines(self) -> list[str]:
        """The power in use, and the lands it can be about."""
        using = self.table.using
        assert using is not None
        seat, power = seat_words(using.user), self.powers[using.power]
        lines = [self.say("told-using", seat=seat, power=power.name, text=self.read(power_words(power)))]
        target = next((land for land in self.table.lands if land.id == using.target), None)
        if target is None:
            return lines + self._land_lines(self.table.lands)
        around = [land for land in self.table.lands if land.id in target.adjacent]
        return [*lines, self.say("told-target", land=self._place(target)), *self._land_lines([target, *around])]

    def _course_lines(self) -> list[str]:
        table, fear, blight, invaders = self.table, self.table.fear, self.table.blight, self.table.invaders
        lines = []
        if table.round:
            lines.append(self.say("told-round", round=table.round, phase=say(f"phase-{table.phase}")))
        line = self.say("told-fear", terror=fear.terror, generated=fear.generated, pool=fear.pool, left=fear.left)
        extra = [self.say("earned", count=fear.earned)] if fear.earned else []
        lines.append(" ".join([line, *extra, self._cards_to_go()]).strip())
        state = "blighted" if blight.blighted else "healthy" if blight.card else "space"
        lines.append(self.say(f"told-blight-{state}", count=blight.left, card=self._blight_card()))
        slots = [(f"slot-{action}", getattr(invaders, action)) for action in ACTIONS[:2]]
        if invaders.has_extra_build:
            slots.insert(0, ("slot-extra", invaders.extra_build))
        track = " ".join(f"{self.say(slot)} {self._invader_card(card)}." for slot, card in slots)
        lines.append(f"{track} {self.say('told-deck', stages=stages(invaders.deck), count=len(invaders.deck))}")
        for act in table.forecast:
            lines.append(f"{self.say(f'will-{act.action}')} {self._foretold(act)}.")
        return lines

    def _foretold(self, act: InvaderForecast) -> str:
        """One land of the forecast: "A4 3 damage: +1 blight (spreads), −1 dahan"."""
        changes = [self.say("gains", what=self._pieces(kind, count)) for kind, count in act.gains.items()]
        if act.spreads:
            changes[-1] += " " + self.say("spreads")
        changes += [self.say("losses", what=self._pieces(kind, count)) for kind, count in act.losses.items()]
        for seat, lost in enumerate(act.presence):
            if lost:
                changes.append(self.say("loses-presence", seat=self.seat_name(seat), count=lost))
        head = act.land if act.action != "ravage" else self.say("damage", land=act.land, count=act.damage)
        return f"{head}: {', '.join(changes)}" if changes else head

    def _pieces(self, kind: str, count: int) -> str:
        return self.read(say(f"pieces-{kind}", count=count))

    def _blight_card(self) -> str:
        card = self.table.blight.card
        return "" if card is None else self.read(say(f"blight-card-{card.replace('_', '-')}"))

    def _land_lines(self, lands: Sequence[LandView]) -> list[str]:
        full = [land for land in lands if land.in_play and self._is_held(land)]
        empty = [land for land in lands if land.in_play and not self._is_held(land)]
        lines = [f"{self._place(land)}: {'; '.join(self._told_content(land))}." for land in full]
        if empty:
            lines.append(self.say("told-empty", lands=", ".join(self._place(land) for land in empty)))
        return lines

    def _is_held(self, land: LandView) -> bool:
        figures = land.explorers + sum(land.towns) + sum(land.cities) + sum(land.dahan) + land.blight
        return bool(figures or any(land.presence) or land.defend or land.skips)

    def _told_content(self, land: LandView) -> list[str]:
        pieces = []
        for kind, counts in (
            ("explorer", (land.explorers,)),
            ("town", land.towns),
            ("city", land.cities),
            ("dahan", land.dahan),
            ("blight", (land.blight,)),
        ):
            for damage, count in enumerate(counts):
                if count:
                    hurt = f" ({self.say('told-damage', count=damage)})" if damage else ""
                    pieces.append(self._pieces(kind, count) + hurt)
        parts = [", ".join(pieces)] if pieces else []
        for seat, count in enumerate(land.presence):
            if count:
                message = "told-sacred-site" if seat in land.sacred else "told-presence"
                parts.append(self.say(message, seat=seat_words(seat), count=count))
        if land.defend:
            parts.append(self.say("told-defend", count=land.defend))
        if land.skips:
            parts.append(self.say("skips", actions=self._actions(land.skips)))
        return parts

    def _place(self, land: LandView) -> str:
        return self.read(say(f"place-{land.terrain}", board=land.id[: -len(str(land.number))], number=land.number))

    def _spirit_line(self, spirit: SpiritView) -> str:
        assert spirit.spirit is not None
        seat, kind = seat_words(spirit.seat), self._kind(spirit.spirit)
        parts = [
            self.say("told-energy", count=spirit.energy, income=spirit.income),
            self.say("told-plays", left=spirit.plays_left, plays=spirit.plays),
            self.say("told-on-island", count=spirit.on_island),
        ]
        if spirit.destroyed:
            parts.append(self.say("destroyed", count=spirit.destroyed))
        if spirit.elements:
            parts.append(self.say("told-elements", elements=self._elements(spirit)))
        for place, ids in (("played", spirit.played), ("hand", spirit.hand), ("discard", spirit.discard)):
            if ids:
                listed = ", ".join(self._power_name(id) + (" ✓" if id in spirit.used else "") for id in ids)
                parts.append(f"{self.say(f'place-{place}')} {listed}")
        return f"{self.read(seat)}, {self.read(kind.name)}: {'; '.join(parts)}."

    def _own_lines(self, own: SpiritView, kind: SpiritKind) -> list[str]:
        """What the reader's own spirit can do in this phase."""
        lines = []
        if self.table.phase == "spirit":
            for track, places, opened in (
                ("track-energy", kind.energy_places, own.energy_track),
                ("track-plays", kind.cards_places, own.cards_track),
            ):
                lines.append(f"{self.say(track)} {self._places(places, opened).plain}.")
        ids = {"spirit": (*own.drawn, *own.hand), "fast": own.played, "slow": own.played}.get(self.table.phase, ())
        for id in ids:
            power = self.powers[id]
            if id not in own.used:
                speed = self.read(say("speed-fast" if power.fast else "speed-slow"))
                elements = self.read(elements_words(power.elements))
                head = self.say("told-card", card=power.name, cost=power.cost, speed=speed, elements=elements)
                lines.append(f"- {head}: {self.read(power_words(power))}")
        for id in own.innates:
            power = self.powers[id]
            if id not in own.used:
                speed = self.read(say("speed-fast" if power.fast else "speed-slow"))
                lines.append(
                    f"- {self.say('told-innate', power=power.name, speed=speed, reached=self._reached(own, power))}"
                )
        return lines

    def _reached(self, own: SpiritView, power: Power) -> str:
        """What an innate power would do with the elements there are now."""
        have = packed(own.elements)
        reached = [
            self.read(threshold_words(threshold, alone=index == 0))
            for index, threshold in enumerate(power.thresholds)
            if enough(have, threshold.elements)
        ]
        if reached:
            return " ".join(reached)
        return self.say("told-not-reached", elements=elements_words(power.thresholds[0].elements))


def outcome(drawing: Board) -> list[str]:
    """The result in sentences."""
    table, view = drawing.table, drawing.view
    lines = [drawing.read(say(f"ending-{table.result}")) + "."]
    if table.result != "victory":
        lines += [drawing.say(f"lost-{why}") for bit, why in DOOMS.items() if table.doom & bit]
    if table.result != "defeat":
        lines.append(drawing.say("won", terror=table.fear.terror))
    dahan = sum(sum(land.dahan) for land in table.lands)
    blight = sum(land.blight for land in table.lands)
    cards_left = len(table.invaders.deck)
    lines.append(drawing.say("ended", round=table.round, cards=cards_left, dahan=dahan, blight=blight))
    if view.scores is not None:
        lines.append(drawing.say("score", points=view.scores[0], difficulty=table.difficulty))
    return lines
