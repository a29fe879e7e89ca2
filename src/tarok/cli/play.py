"""`tarok play`: bots play deal after deal, on one sheet or several."""

import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from tarok.cli.input_checks import sentence
from tarok.engine.deal import Deal, Game, start
from tarok.engine.json_codec import to_json
from tarok.engine.result import Booked, Dealt
from tarok.engine.view import Player
from tarok.engine.view import play as play_out
from tarok.notation import plain, signed, write
from tarok.scoring.sheet import Sheet

LONG = 100
"""How many deals are worth a progress bar."""


class PlayedDeal(Struct, frozen=True):
    """A played deal, its result on the sheet, and whether that sheet is full now."""

    number: int
    session: int
    deal: Deal
    booked: Booked
    over: bool


def print_deals(
    game: Game, players: Sequence[Player], *, deals: int, seed: int, save: Path | None, as_json: bool
) -> None:
    """Print every deal when it has been played, and the totals in the end."""
    if save:
        with sentence(str(save)):
            save.mkdir(parents=True, exist_ok=True)
    before, row = [0] * game.places, None  # the totals of earlier sessions
    for row in _watched(played(game, players, deals=deals, seed=seed), deals):
        if save:
            with sentence(str(save)):
                (save / f"{row.number:06}.deal").write_text(write(row.deal), encoding="utf-8")
        typer.echo(to_json(record(row)) if as_json else told(row))
        if row.over and row.number < deals:
            before = list(map(sum, zip(before, row.booked.carry.totals, strict=True)))
    assert row is not None
    totals = list(map(sum, zip(before, row.booked.carry.totals, strict=True)))
    if as_json:
        end = {"kind": "totals", "deals": row.number, "sessions": row.session, "totals": totals}
        typer.echo(to_json({**end, "marks": row.booked.carry.marks}))
    else:
        typer.echo(f"totals of {deals} deals: {plain(totals)}" if deals > 1 else f"totals: {plain(totals)}")


def played(game: Game, players: Sequence[Player], *, deals: int, seed: int) -> Iterator[PlayedDeal]:
    """Play this number of deals; when a session comes to its end, another one begins on an empty sheet."""
    shuffle = random.Random(seed)
    sheet, session = Sheet(game), 1
    for number in range(1, deals + 1):
        if sheet.over:
            sheet, session = Sheet(game), session + 1
        pack = list(game.pack)
        shuffle.shuffle(pack)
        carry = sheet.carry
        seated = [players[carry.place(seat)] for seat in range(game.seats)]
        deal = play_out(start(game, pack, carry), seated)
        sheet = sheet.book(Dealt(game.result(deal)))
        yield PlayedDeal(number, session, deal, sheet.rows[-1], sheet.over)


def record(row: PlayedDeal) -> dict[str, Any]:
    """Return a deal as it is printed in JSON; the declarer and the lines are given by places."""
    deal, lines = row.deal, row.booked.lines
    return {
        "kind": "deal",
        "deal": row.number,
        "session": row.session,
        "dealer": deal.carry.dealer,
        "pack": deal.pack,
        "log": deal.log,
        "result": deal.game.result(deal),
        "lines": lines,
        "deltas": [sum(line.deltas[place] for line in lines) for place in range(deal.carry.places)],
        "totals": row.booked.carry.totals,
        "marks": row.booked.carry.marks,
    }


def told(row: PlayedDeal) -> str:
    """Return a deal as one line of text, by places."""
    result, carry = row.deal.game.result(row.deal), row.deal.carry
    words = [f"deal {row.number}, dealer {carry.dealer}:"]
    if not result.contract:
        words.append(f"thrown in, {result.ended}")
    elif result.declarer is None:
        words.append(f"{result.contract},")
    else:
        words.append(f"{carry.place(result.declarer)} plays {result.contract}")
        if result.partner is not None:
            words.append(f"with {carry.place(result.partner)}")
        words.append("and makes it," if result.made else "and fails,")
    if result.contract:
        words.append(signed(record(row)["deltas"]))
    return " ".join(words) + ("; the session ends" if row.over else "")


def _watched(rows: Iterable[PlayedDeal], deals: int) -> Iterable[PlayedDeal]:
    """The rows, with a progress bar if there are many and the terminal does not show them anyway."""
    if deals < LONG or not sys.stderr.isatty() or sys.stdout.isatty():
        return rows
    return track(rows, total=deals, description="dealing", console=Console(stderr=True), transient=True)
