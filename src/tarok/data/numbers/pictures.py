"""The figures of all games as pictures: SVG, legible on light pages and on dark ones."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tarok.data.numbers.figures import KING, THROWN_IN, Row
from tarok.extras import extra

with extra("data"):
    import altair as alt
    import polars as pl

Panel: TypeAlias = alt.LayerChart | alt.FacetChart
GREY: Final = "#7d7d7d"
"""A grey that contrasts with white as well as black."""
BLUE: Final = "#3f88c5"
PALE: Final = "#8fbbe0"
ORANGE: Final = "#e07a1f"
FONT: Final = "Arial, Liberation Sans, sans-serif"
MARGIN: Final = {"left": 20, "right": 10, "top": 5, "bottom": 5}
"""Fonts differ: names may be wider where they are looked at than where they were measured."""
COLUMNS: Final = 2
"""How many games are plotted side by side, each with its own scales."""
NAMED: Final = {"high": ("♥K", "♦K", "♠K", "♣K", "I", "Š"), "low": ("XXI",)}
"""The cards that have their names in the picture, by the end of the interval where these stand."""
SELDOM: Final = 0.002
"""Bonuses in a smaller share of the deals are not drawn."""


FINER: Final = re.compile(r"(\d\.\d\d)\d+")
"""The resolution below which differences are invisible."""


class Picture(NamedTuple):
    """What draws the panel of a game from its rows, and how high that is; None: as many names as it has."""

    panel: Callable[[pl.DataFrame], Panel]
    height: int | None


def draw(rows: Sequence[Row], folder: Path) -> list[Path]:
    """Draw all pictures into a folder, which is there; return their files."""
    told = pl.DataFrame(rows, schema=[*Row._fields], orient="row")
    files = []
    for name, picture in PICTURES.items():
        panels = [
            _sized(picture, picture.panel(mine)).properties(title=str(game))
            for (game,), whole in told.partition_by("game", as_dict=True, maintain_order=True).items()
            if not (mine := whole.filter(pl.col("figure") == name)).is_empty()
        ]
        file = folder / f"{name}.svg"
        _quiet(alt.concat(*panels, columns=COLUMNS)).save(file)
        file.write_text(FINER.sub(r"\1", file.read_text("utf-8")) + "\n", "utf-8")
        files.append(file)
    return files


def contracts(told: pl.DataFrame) -> Panel:
    """How often each contract is played, as bars, and made, as dots with their intervals."""
    played = _measured(told, "played").filter(pl.col("of") != THROWN_IN, pl.col("value") >= SELDOM)
    made = _measured(told, "made").join(played.select("of"), on="of", how="semi")
    x = alt.X(
        "value:Q",
        title="share of the deals (bar), share made (dot)",
        axis=alt.Axis(format="%", tickCount=5),
        scale=alt.Scale(domain=[0, 1]),
    )
    y = _names(played)
    bars = alt.Chart(played).mark_bar(color=PALE, height=9).encode(x, y)
    return alt.layer(bars, *_dots(made, x, y, alt.ColorValue(ORANGE)))


def bonuses(told: pl.DataFrame) -> Panel:
    """The score of each bonus for its seat, by its line alone: made or missed, announced or silent."""
    split = pl.col("of").str.split(", ")
    often = told.filter(pl.col("measure") == "comes up", pl.col("value") >= SELDOM)
    pays = _measured(told, "pays").join(often.select("of"), on="of", how="semi")
    pays = pays.with_columns(of=split.list.first(), how=split.list.last())
    x = alt.X("value:Q", title="points of its seat over the mean of the others", axis=alt.Axis(tickCount=5))
    return alt.layer(_nought("x"), *_dots(pays, x, _names(pays), _colour("how", "announced", "silent")))


def seats(told: pl.DataFrame) -> Panel:
    """The gain of a seat per deal; seat 0 is next to the dealer."""
    gains = _measured(told, "gain")
    x = alt.X("value:Q", title="points a deal over the mean of the others", axis=alt.Axis(tickCount=4))
    y = alt.Y("of:N", title=None, axis=alt.Axis(labelExpr="'seat ' + datum.label"))
    return alt.layer(_nought("x"), *_dots(gains, x, y, alt.ColorValue(BLUE)))


def cards(told: pl.DataFrame) -> Panel:
    """The gain from each dealt card of the pack."""
    suited = pl.col("of").str.contains("^[♥♦♠♣]")
    gains = _measured(told, "gain").filter(pl.col("of") != KING)
    gains = gains.with_columns(
        rank=pl.int_range(pl.len()), kind=pl.when(suited).then(pl.lit("suits")).otherwise(pl.lit("taroks"))
    )
    bare = alt.Axis(labels=False, ticks=False, grid=False)
    x = alt.X("rank:Q", title="each card of the pack, low to high", axis=bare)
    y = alt.Y("value:Q", title="points")
    colour = _colour("kind", "taroks", "suits")
    words = [
        alt.Chart(gains.filter(pl.col("of").is_in(names)))
        .mark_text(color=GREY, dy=-7 if end == "high" else 9, fontSize=9)
        .encode(x, alt.Y(f"{end}:Q"), text="of:N")
        for end, names in NAMED.items()
    ]
    return alt.layer(
        _nought("y"),
        alt.Chart(gains).mark_rule(strokeWidth=0.8).encode(x, _low("y"), y2="high:Q", color=colour),
        alt.Chart(gains).mark_circle(size=16, opacity=1).encode(x, y, color=colour),
        *words,
    )


def taroks(told: pl.DataFrame) -> Panel:
    """The gain of a seat by its number of dealt taroks."""
    gains = _measured(told, "gain").with_columns(number=pl.col("of").cast(pl.Int64))
    x = alt.X("number:Q", title="taroks dealt", axis=alt.Axis(tickMinStep=1, format="d"))
    y = alt.Y("value:Q", title="points")
    base = alt.Chart(gains)
    return alt.layer(
        _nought("y"),
        base.mark_area(color=BLUE, opacity=0.3).encode(x, _low("y"), y2="high:Q"),
        base.mark_line(color=BLUE, point={"size": 18, "color": BLUE}, strokeWidth=1.5).encode(x, y),
    )


def called(told: pl.DataFrame) -> Panel:
    """The declarer's gain by where the called card was dealt."""
    gains = _measured(told, "gain")
    x = alt.X("value:Q", title="points of the declarer over the mean of the others")
    return alt.layer(_nought("x"), *_dots(gains, x, _names(gains), alt.ColorValue(BLUE)))


def _measured(told: pl.DataFrame, measure: str) -> pl.DataFrame:
    return told.filter(pl.col("measure") == measure)


def _names(rows: pl.DataFrame) -> alt.Y:
    """Return the names in the order of the rows, from the top."""
    return alt.Y("of:N", title=None, sort=[*dict.fromkeys(rows["of"])])


def _colour(field: str, orange: str, blue: str) -> alt.Color:
    scale = alt.Scale(domain=[orange, blue], range=[ORANGE, BLUE])
    return alt.Color(f"{field}:N", scale=scale, legend=alt.Legend(title=None, orient="top", labelColor=GREY))


def _nought(axis: str) -> alt.Chart:
    """Return a line where nothing is gained."""
    base = alt.Chart(pl.DataFrame({"nought": [0]})).mark_rule(color=GREY, opacity=0.6)
    line: alt.Chart = base.encode(x="nought:Q") if axis == "x" else base.encode(y="nought:Q")
    return line


def _low(axis: str) -> alt.X | alt.Y:
    """Return the lower end of the intervals."""
    return (alt.X if axis == "x" else alt.Y)("low:Q")


def _dots(rows: pl.DataFrame, x: alt.X, y: alt.Y, colour: alt.Color | alt.ColorValue) -> list[alt.Chart]:
    """Return dots with their intervals."""
    base = alt.Chart(rows)
    return [
        base.mark_rule(strokeWidth=1.5).encode(_low("x"), y, x2="high:Q", color=colour),
        base.mark_circle(size=30, opacity=1).encode(x, y, color=colour),
    ]


def _sized(picture: Picture, panel: Panel) -> Panel:
    return panel.properties(width=270, height=picture.height or alt.Step(15))


def _quiet(chart: alt.ConcatChart) -> alt.ConcatChart:
    """Return the chart without a ground of its own, in greys that are legible on any."""
    quiet = {"domainColor": GREY, "tickColor": GREY, "domainOpacity": 0.4, "tickOpacity": 0.4}
    grid = {"gridColor": GREY, "gridOpacity": 0.18}
    words = {"labelColor": GREY, "titleColor": GREY, "titleFontWeight": "normal"}
    configured: alt.ConcatChart = (
        chart.configure(background="transparent", font=FONT, padding=MARGIN, aria=False)
        .configure_view(stroke=GREY, strokeOpacity=0.25)
        .configure_axis(**quiet, **grid, **words)
        .configure_title(color=GREY, fontSize=12, anchor="start")
        .configure_concat(spacing=14)
    )
    return configured


PICTURES: Final = {
    "contract": Picture(contracts, None),
    "bonus": Picture(bonuses, None),
    "seat": Picture(seats, 70),
    "card": Picture(cards, 150),
    "taroks": Picture(taroks, 110),
    "called": Picture(called, 55),
}
"""The pictures by the figures that they show, which are the names of their files, too."""
