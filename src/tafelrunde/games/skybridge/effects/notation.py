"""How an effect is written in components.toml becomes an effect: "wood", "trade money: metal / stone", "arm metal"."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.ids import GOOD_IDS
from tafelrunde.games.skybridge.effects import actions, goods
from tafelrunde.games.skybridge.effects.effect import Choice, SkybridgeEffect
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.components import wrong

PLAIN: dict[str, type[SkybridgeEffect]] = {
    "die": goods.GainDie,
    "population": actions.GainPopulation,
    "garrison": actions.PlaceGarrison,
    "deity": actions.DrawDeity,
    "religion": actions.PlayReligion,
    "military": actions.Military,
    "inspiration": actions.Inspiration,
    "return": actions.Return,
}


def effect_of(text: str, place: str) -> SkybridgeEffect:
    """The effect that a text declares; `place` is where it stands, for whoever has to correct it."""
    if text.startswith("trade "):
        pay, _, choices = text.removeprefix("trade ").partition(":")
        return goods.Trade(_good(pay.strip(), place), [_simple(part.strip(), place) for part in choices.split("/")])
    if text.startswith("arm "):
        pay = text.removeprefix("arm ").strip()
        return actions.ArmWithPopulation() if pay == "population" else actions.ArmWithGood(_good(pay, place))
    if "/" in text:
        return Choice([_simple(part.strip(), place) for part in text.split("/")])
    return _simple(text, place)


def _simple(text: str, place: str) -> SkybridgeEffect:
    if text in PLAIN:
        return PLAIN[text]()
    good, _, amount = text.partition(" ")
    if amount and not amount.isdecimal():
        raise wrong(place, say("wrong-effect", text=text, goods=", ".join(GOOD_IDS)))
    return goods.Gain(_good(good, place), int(amount) if amount else 1)


def _good(text: str, place: str) -> int:
    if text not in GOOD_IDS:
        raise wrong(place, say("wrong-effect", text=text, goods=", ".join(GOOD_IDS)))
    return GOOD_IDS.index(text)
