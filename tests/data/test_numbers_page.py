"""The tables of docs/numbers.md say what its file of numbers says.

`TAROK_WRITE=1 python3 run.py test tests/data/test_numbers_page.py` writes them anew.
"""

import csv
import re
from pathlib import Path

import pytest
from written import stands

from tarok.games import GAMES

PAGE = Path(__file__).parents[2] / "docs/numbers.md"
with (PAGE.parent / "numbers/numbers.csv").open(encoding="utf-8") as file:
    NUMBERS = [*csv.DictReader(file)]

TABLES = {
    "seat": [(f"seat {seat}", str(seat), "gain") for seat in range(4)],
    "card": [
        ("pagat", "I", "gain"),
        ("mond", "XXI", "gain"),
        ("škis", "Š", "gain"),
        ("a king", "a king", "gain"),
    ],
    "called": [
        ("in another hand", "another hand", "lies there"),
        ("the declarer gains", "another hand", "gain"),
        ("in the talon", "talon", "lies there"),
        ("the declarer gains", "talon", "gain"),
        ("more than in the talon", "another hand or talon", "more"),
    ],
    "bonus": [
        (f"{how} {measure}", f"pagat_ultimo, {how}", measure)
        for how in ("announced", "silent")
        for measure in ("comes up", "made", "pays")
    ],
}
"""Of each table, by its figure: the heads of its columns, of what they are, and which measure."""


SHARES = {"lies there", "comes up", "made"}


def cell(game, figure, of, measure):
    if game == "czech_american":  # where it has no other name
        of = of.replace("pagat_ultimo", "pagat")
    wanted = (game, figure, of, measure)
    for row in NUMBERS:
        if wanted == tuple(row[name] for name in ("game", "figure", "of", "measure")):
            value, half = float(row["value"]), (float(row["high"]) - float(row["low"])) / 2
            return f"{value:.0%} ± {half:.0%}" if measure in SHARES else f"{value:+.1f} ± {half:.1f}"
    return ""


def table(figure):
    columns = TABLES[figure]
    yield "| game |" + "".join(f" {head} |" for head, _, _ in columns)
    yield "|---|" + "---|" * len(columns)
    for game in GAMES:
        cells = [cell(game, figure, of, measure) for _, of, measure in columns]
        if any(cells):
            yield f"| `{game}` |" + "".join(f" {text} |" for text in cells)


def test_the_tables_are_those_of_the_numbers():
    page = PAGE.read_text("utf-8")
    for figure in TABLES:
        within = re.compile(rf"(?<=<!-- {figure} -->\n).*?(?=<!-- end -->)", re.DOTALL)
        assert within.search(page)
        told = "\n".join(["", *table(figure), "", ""])
        page = within.sub(lambda _, told=told: told, page, count=1)
    stands(PAGE, page)


@pytest.mark.parametrize("figure", ["contract", "bonus", "seat", "card", "taroks", "called"])
def test_each_figure_has_its_picture(figure):
    assert f"](numbers/{figure}.svg)" in PAGE.read_text("utf-8")
    assert (PAGE.parent / f"numbers/{figure}.svg").read_text("utf-8").startswith("<svg")


def test_every_game_has_its_numbers():
    assert {*GAMES} == {row["game"] for row in NUMBERS}
