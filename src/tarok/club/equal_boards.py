"""Equal boards: the same start at all tables, and the comparison of those who had the same cards."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from tarok.engine.deal import Game
from tarok.engine.result import Booked, Carry
from tarok.scoring.sheet import Sheet


def opening(game: Game, number: int) -> Carry:
    """Return the sheet on which a board is played: nothing but who deals."""
    return Carry(dealer=(number - 1) % game.places, totals=(0,) * game.places)


def passed_on(game: Game, number: int, before: Sequence[int], booked: Booked) -> Booked:
    """Return a board's booked result on a sheet that begins with these totals.

    The next board begins with nothing but a dealer.
    """
    totals = tuple(had + won for had, won in zip(before, booked.carry.totals, strict=True))
    return replace(booked, carry=replace(opening(game, number + 1), totals=totals))


def won(sheet: Sheet) -> list[tuple[int, ...]]:
    """Return what each place has won at each board of a sheet."""
    rows, before = [], sheet.first.totals
    for row in sheet.rows:
        rows.append(tuple(now - then for now, then in zip(row.carry.totals, before, strict=True)))
        before = row.carry.totals
    return rows


def differences(sheets: Sequence[Sheet]) -> list[tuple[Fraction, ...]]:
    """Return each place's result at its boards, minus the mean of that place over all tables (CL-BRD-02).

    The mean is over all tables that have played a board.
    """
    tables = [won(sheet) for sheet in sheets]
    means: list[list[Fraction]] = []
    for number in range(max(map(len, tables), default=0)):
        played = [rows[number] for rows in tables if len(rows) > number]
        means.append([Fraction(sum(column), len(played)) for column in zip(*played, strict=True)])
    return [
        tuple(
            sum((row[place] - mean[place] for row, mean in zip(rows, means, strict=False)), Fraction())
            for place in range(sheet.game.places)
        )
        for sheet, rows in zip(sheets, tables, strict=True)
    ]
