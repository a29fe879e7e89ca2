"""`tarok solve`: what each card is worth if all cards lie open and nobody makes a mistake."""

import re
from collections.abc import Iterator

import msgspec
import typer

from tarok import kernel
from tarok.bonuses import whole
from tarok.cli.inputs import name_of, sentence, text_from
from tarok.deal import Deal
from tarok.notation import placed, read

POSITION = re.compile(r"^contract\s*:", re.MULTILINE)
"""What only a position says; a deal has bids."""


def print_values(file: str, *, pays: bool, megabytes: int, as_json: bool) -> None:
    """Print the value of every card that may be played, and the best play.

    It is card points, or what the end `pays`.
    """
    text = text_from(file)
    with sentence(name_of(file)):
        if pays and POSITION.search(text):
            raise ValueError("what the end pays hangs on how it came about: --pays needs a deal")
        deal = placed(text) if POSITION.search(text) else read(text)
        table = kernel.objective(deal) if pays else None
        if isinstance(table, kernel.Alone):
            table = None  # the solver says that there are no two sides
        solved = kernel.solve(deal, table, size=megabytes << 20)
    if as_json:
        typer.echo(msgspec.json.encode(solved).decode())
        return
    for line in _told(deal, solved, pays=pays):
        typer.echo(line)


def _told(deal: Deal, solved: kernel.Solved, *, pays: bool) -> Iterator[str]:
    assert deal.due is not None
    names, mine = deal.game.faces.names, deal.side(deal.due.seat) == 0
    ours = " and ".join(f"seat {seat}" for seat in range(deal.game.seats) if deal.side(seat) == 0)
    what = "points that the end pays" if pays else "card points of"
    yield f"{deal.game.profile}, {deal.playing.id}: {what} {ours}, if seat {deal.due.seat} plays"
    for card, value in sorted(solved.cards.items(), key=lambda row: -row[1] if mine else row[1]):
        told = f"{value:+}" if pays else str(whole(deal.game, value))
        yield f"  {names[card]:<4} {told:>5}"
    yield f"best play: {deal.game.faces.show(solved.line)}"
