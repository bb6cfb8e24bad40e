"""One page about a tournament or a study: HTML with drawings, complete in itself, nothing fetched from anywhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

import msgspec
import polars as pl

from tafelrunde import __version__
from tafelrunde.kernel import registry
from tafelrunde.research.naming import Names
from tafelrunde.research.words import say

if TYPE_CHECKING:
    from tafelrunde.research.study import Findings, Study
    from tafelrunde.research.tournament import Standing, Tournament

WIDTH, LINE, LEFT, RIGHT = 760, 26, 270, 70
# So many letters of a name stand beside its line.
LONGEST_NAME = 34
# Columns of words besides the options; the first column is always one.
WORDS = {"options", "measure", "bot", "thing"}
# Two columns that are the ends of an interval are shown as one.
INTERVALS = {"share_low": "share_high", "score_low": "score_high", "rating_low": "rating_high", "low": "high"}
STYLE = """
:root { --paper: #fdfcf9; --ink: #24211c; --dim: #6d675c; --rule: #e2ddd2; --one: #2f6f8f; --two: #b3541e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17181c; --ink: #e8e6e1; --dim: #a09a8e; --rule: #34353b; --one: #6fb3d3; --two: #e59866; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; } h2 { font-size: 1.2rem; margin: 2.4rem 0 .4rem; }
p { margin: .3rem 0 .8rem; } .dim { color: var(--dim); }
svg { width: 100%; height: auto; display: block; } svg text { fill: var(--ink); font-size: 13px; }
svg .dim { fill: var(--dim); } svg .rule { stroke: var(--rule); } svg .one { stroke: var(--one); fill: var(--one); }
svg .mark { stroke: var(--two); stroke-dasharray: 4 4; } svg .bar { fill: var(--one); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child, .text { text-align: left; } td.cell { color: #111; text-align: center; }
pre { overflow-x: auto; padding: .8rem 1rem; border: 1px solid var(--rule); border-radius: .4rem; font-size: .85rem; }
"""


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


def dots(
    found: Sequence[Dot], title: str, mark: float | None = None, percent: bool = False, least_value: float = 0.0
) -> str:
    """Values with whiskers, one below the other; `mark` is where nothing would be special."""
    if not found:
        return ""
    edges = [edge for dot in found for edge in (dot.low, dot.high)] + ([] if mark is None else [mark])
    least, most = min(edges), max(edges)
    room = (most - least or 1.0) * 0.05
    least, most = least - room, most + room
    if percent:
        least, most = max(least_value, least), min(1.0, most)

    def x(value: float) -> float:
        return LEFT + (value - least) / (most - least or 1.0) * (WIDTH - LEFT - RIGHT)

    scale = 100 if percent else 1
    step = round_step((most - least) * scale / 5)
    # A distance of 0.5 needs a digit behind the point.
    digits = 0 if step >= 1 else 1 if step >= 0.1 else 2

    def told(value: float, digits: int = 0 if percent else 1) -> str:
        return f"{scale * value:.{digits}f}" + (" %" if percent else "")

    height = LINE * (len(found) + 1) + 8
    parts = [_open(title, height)]
    for tick in range(math.ceil(least * scale / step), math.floor(most * scale / step) + 1):
        value = tick * step / scale
        parts.append(f'<line class="rule" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="4" y2="{height - LINE}"/>')
        parts.append(
            f'<text class="dim" x="{x(value):.1f}" y="{height - 8}" text-anchor="middle">{told(value, digits)}</text>'
        )
    if mark is not None:
        parts.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="4" y2="{height - LINE}"/>')
    for number, dot in enumerate(found):
        y = LINE * number + LINE / 2 + 4
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(_cut(dot.name))}</text>')
        parts.append(
            f'<line class="one" stroke-width="2" x1="{x(dot.low):.1f}" x2="{x(dot.high):.1f}" y1="{y}" y2="{y}"/>'
        )
        parts.append(
            f'<circle class="one" cx="{x(dot.value):.1f}" cy="{y}" r="5"><title>{escape(dot.name)}: '
            f"{told(dot.value)} ({told(dot.low)} – {told(dot.high)})</title></circle>"
        )
        parts.append(f'<text class="dim" x="{WIDTH - 4}" y="{y + 4:.1f}" text-anchor="end">{escape(dot.note)}</text>')
    return "".join([*parts, "</svg>"])


def round_step(least: float) -> float:
    """The next number from here on that people count by: 1, 2 or 5, with as many noughts as it takes."""
    if least <= 0:
        return 1.0
    power: float = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * 0.999)


def histogram(values: Sequence[float], title: str, bins: int = 24) -> str:
    """How often values of a size occur."""
    if not values:
        return ""
    least, most = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    if whole and most - least < 40:
        width, count = 1.0, int(most - least) + 1
    else:
        count = bins
        width = (most - least) / bins or 1.0
    heights = [0] * count
    for value in values:
        heights[min(count - 1, int((value - least) / width))] += 1
    top, floor = max(heights), 150
    step = (WIDTH - 20) / count
    parts = [_open(title, floor + 24)]
    for place, height in enumerate(heights):
        tall = height / top * (floor - 10)
        start = least + place * width
        parts.append(
            f'<rect class="bar" x="{10 + place * step + 1:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'y="{floor - tall:.1f}" height="{tall:.1f}"><title>{start:.0f}: {height}</title></rect>'
        )
    ends = ((0.0, 10.0, "start"), (0.5, WIDTH / 2, "middle"), (1.0, WIDTH - 10.0, "end"))
    for part, x, anchor in ends:
        value = least + count * width * part
        parts.append(f'<text class="dim" x="{x}" y="{floor + 18}" text-anchor="{anchor}">{value:.0f}</text>')
    return "".join([*parts, "</svg>"])


def table(frame: pl.DataFrame, lang: str, names: Names | None = None, most: int = 200) -> str:
    """A table, numbers rounded, with names instead of ids if they are known."""
    options = () if names is None else tuple(names.game.option_values)
    columns = [
        name
        for name in frame.columns
        if name not in INTERVALS.values() and (len(frame) == 0 or frame[name].null_count() < len(frame))
    ]
    # Words begin on the left, figures end on the right; what was put together of figures (43.6 ± 13.9) counts as one.
    kinds = {name: " class=text" if name in WORDS or name in options else "" for name in columns}
    heads = "".join(f"<th{kinds[name]}>{escape(column_name(name, lang, names))}</th>" for name in columns)
    lines = []
    for line in frame.head(most).iter_rows(named=True):
        told = []
        for name in columns:
            cell = line[name]
            if name == "measure":
                cell = column_name("share" if cell == "won" else cell, lang)
            text = _told(name, names.of(name, cell) if names is not None and isinstance(cell, str) else cell)
            if name in INTERVALS:
                text += f" – {_told(name, line[INTERVALS[name]])}"
            told.append(f"<td{kinds[name]}>{escape(text)}</td>")
        lines.append(f"<tr>{''.join(told)}</tr>")
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'


def column_name(name: str, lang: str, names: Names | None = None) -> str:
    """A column as people read it; what a game counts has its own name, and so have its options."""
    option = None if names is None else names.column(name)
    if option is not None:
        return option
    known = {
        "bot", "seat", "players", "options", "game", "games", "wins", "share", "fair", "score", "rating", "measure",
        "mean", "spread", "least", "most", "thing", "more", "side", "character", "adventurer", "spirit",
        "board", "faction", "team", "turn", "decisions", "rounds", "kinds", "track", "cards", "fireflies", "bridge",
        "deities", "rebels", "garrisons", "unbuilt", "difficulty", "terror", "days", "great_cities",
    }  # fmt: skip
    if name in INTERVALS:
        return say("column-interval").text(lang)
    return say(f"column-{name.replace('_', '-')}").text(lang) if name in known else name.replace("_", " ")


def cross_table(frame: pl.DataFrame, lang: str) -> str:
    """Everybody against everybody, the better the greener."""
    names = [name for name in frame.columns if name != "bot"]
    heads = "".join(f"<th>{escape(name)}</th>" for name in names)
    lines = []
    for line in frame.iter_rows(named=True):
        cells = []
        for name in names:
            share = line[name]
            if share is None:
                cells.append("<td></td>")
            else:
                hue = 10 + 110 * share
                cells.append(f'<td class="cell" style="background:hsl({hue:.0f} 45% 72%)">{100 * share:.0f} %</td>')
        lines.append(f"<tr><td>{escape(line['bot'])}</td>{''.join(cells)}</tr>")
    corner = escape(say("cross-corner").text(lang))
    return (
        f'<div class="wide"><table><thead><tr><th>{corner}</th>{heads}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def tournament_report(standing: Standing, title: str, lang: str) -> str:
    """The page about a tournament."""
    ratings = standing.ratings
    seats = standing.seats
    rated = [
        Dot(line["bot"], line["rating"], line["rating_low"], line["rating_high"], f"{line['rating']:.1f}")
        for line in ratings.iter_rows(named=True)
    ]
    shares = [
        Dot(line["bot"], line["share"], line["share_low"], line["share_high"], f"{100 * line['share']:.0f} %")
        for line in ratings.iter_rows(named=True)
    ]
    games = seats.select("series", "game", "players", "number", "decisions").unique(maintain_order=True)
    parts = [
        _chapter("ratings", dots(rated, say("report-ratings").text(lang), mark=25.0), lang),
        _chapter("shares", dots(shares, say("report-shares").text(lang), percent=True), lang),
        _chapter("cross", cross_table(standing.cross, lang), lang),
        _chapter("by-game", _by_game(standing.by_game(), lang), lang),
        _chapter("lengths", _lengths(games, lang), lang),
        _chapter("table", table(ratings, lang), lang),
        _chapter("again", again(standing.tournament, seats), lang),
    ]
    return page(title, say("report-games", games=str(len(games))).text(lang), parts, lang)


def study_report(findings: Findings, title: str, lang: str) -> str:
    """The page about a study."""
    seats = findings.seats
    names = Names(findings.study.game, lang)
    games = seats.select("series", "game", "players", "number", "decisions").unique(maintain_order=True)
    parts = [_chapter("lengths", _lengths(games, lang), lang)]
    scores = histogram([float(score) for score in seats["score"].to_list()], say("report-scores").text(lang))
    parts.append(_chapter("scores", scores, lang))
    fair = _fair_share(seats)
    for facet in findings.facets:
        counted = findings.by(facet)
        asked = say("report-by", what=column_name(facet, lang, names)).text(lang)
        drawn = _shares(counted.sort("share", descending=True), facet, names, asked, fair)
        parts.append(f"<h2>{escape(asked)}</h2>{drawn}{table(counted, lang, names)}")
    things = findings.by_thing()
    if len(things):
        drawn = _shares(things.head(60), "thing", names, say("report-things").text(lang), fair)
        parts.append(_chapter("things", drawn, lang))
    compared = findings.compared()
    if len(compared):
        against = say("report-against", base=names.options(compared["against"][0])).text(lang)
        told = f"<p>{escape(against)}</p>{_differences(compared, names)}{table(compared.drop('against'), lang, names)}"
        parts.append(_chapter("compared", told, lang))
    parts.append(_chapter("table", table(findings.overview(), lang, names), lang))
    parts.append(_chapter("again", again(findings.study, seats), lang))
    return page(title, say("report-games", games=str(len(games))).text(lang), parts, lang)


def again(plan: Study | Tournament, seats: pl.DataFrame) -> str:
    """Everything that somebody needs to have the same again, as data."""
    told = msgspec.to_builtins(plan) | {
        "tafelrunde": __version__,
        "rules": {name: registry.find(name).version for name in seats["game"].unique(maintain_order=True)},
    }
    lines = [f'  "{name}": {msgspec.json.encode(value).decode()}' for name, value in told.items()]
    return "<pre>{\n" + escape(",\n".join(lines), quote=False) + "\n}</pre>"


def _fair_share(seats: pl.DataFrame) -> float | None:
    """What everybody would win by chance; None where that differs from game to game, or where all win together."""
    players = seats["players"].unique().to_list()
    together = registry.find(seats["game"][0]).cooperative
    return None if together or len(players) != 1 else 1 / int(players[0])


def _shares(counted: pl.DataFrame, column: str, names: Names, title: str, fair: float | None) -> str:
    """Shares of victories by the values of a column. Beside each: in how many games."""
    found = [
        Dot(
            names.briefly(column, line[column]),
            line["share"],
            line["share_low"],
            line["share_high"],
            str(line["games"]),
        )
        for line in counted.iter_rows(named=True)
    ]
    return dots(found, title, mark=fair, percent=True)


def _differences(compared: pl.DataFrame, names: Names) -> str:
    """By how much each variant differs from the first one: left of the mark less, right of it more."""
    drawn = []
    for (measure,), part in compared.group_by(["measure"], maintain_order=True):
        title = column_name("share" if measure == "won" else "score", names.lang)
        found = [
            Dot(
                f"{names.briefly('options', line['options'])} ({line['players']})",
                line["more"],
                line["low"],
                line["high"],
                f"{100 * line['more']:+.1f} %" if measure == "won" else f"{line['more']:+.1f}",
            )
            for line in part.iter_rows(named=True)
        ]
        shown = dots(found, title, mark=0.0, percent=measure == "won", least_value=-1.0)
        drawn.append(f"<p>{escape(title)}</p>{shown}")
    return "".join(drawn)


def _by_game(counted: pl.DataFrame, lang: str) -> str:
    """Shares of victories in each game; nothing where there was but one."""
    if counted.select("game", "players").n_unique() < 2:
        return ""
    drawn = []
    for (name, players), part in counted.group_by(["game", "players"], maintain_order=True):
        called = f"{registry.find(str(name)).name.text(lang)} ({players})"
        found = [
            Dot(line["bot"], line["share"], line["share_low"], line["share_high"], f"{100 * line['share']:.0f} %")
            for line in part.sort("share", descending=True).iter_rows(named=True)
        ]
        drawn.append(f"<p>{escape(called)}</p>{dots(found, called, percent=True)}")
    return "".join(drawn)


def page(title: str, about: str, parts: Sequence[str], lang: str) -> str:
    """The whole page."""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1><p class=dim>{escape(about)}</p>"
        f"{''.join(part for part in parts if part)}</main></body></html>\n"
    )


def _chapter(id: str, content: str, lang: str) -> str:
    if not content:
        return ""
    title, about = say(f"report-{id}").text(lang), say(f"report-about-{id}").text(lang)
    return f"<h2>{escape(title)}</h2><p class=dim>{escape(about)}</p>{content}"


def _open(title: str, height: float) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}" '
        f'xmlns="http://www.w3.org/2000/svg"><title>{escape(title)}</title>'
    )


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _told(column: str, cell: Any) -> str:
    if cell is None:
        return ""
    if not isinstance(cell, float):
        return str(cell)
    if column.startswith("share"):
        return f"{100 * cell:.1f} %"
    if column == "wins":
        return f"{cell:.1f}".removesuffix(".0")
    return f"{cell:.2f}" if abs(cell) < 10 else f"{cell:.1f}"


def _lengths(games: pl.DataFrame, lang: str) -> str:
    """How long games are, each kind of game for itself."""
    drawn = []
    for (name, players), part in games.group_by(["game", "players"], maintain_order=True):
        called = f"{registry.find(str(name)).name.text(lang)} ({players})"
        drawn.append(f"<p>{escape(called)}</p>{histogram(part['decisions'].to_list(), called)}")
    return "".join(drawn)
