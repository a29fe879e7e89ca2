"""`tarok solve`: what each card is worth if all cards lie open and nobody makes a mistake."""

import re
from collections.abc import Iterator

import msgspec
import typer

from tarok import kernel
from tarok.cli.inputs import BadInput, name_of, sentence, text_from
from tarok.deal import Deal
from tarok.notation import placed, read

POSITION = re.compile(r"^contract\s*:", re.MULTILINE)
"""What only a position says; a deal has bids."""


def print_values(file: str, *, megabytes: int, as_json: bool) -> None:
    """Print the value of every card that may be played, and the best play.  BadInput: there is no kernel."""
    if kernel.missing():
        raise BadInput(kernel.missing())
    text = text_from(file)
    with sentence(name_of(file)):
        deal = placed(text) if POSITION.search(text) else read(text)
        solved = kernel.solve(deal, size=megabytes << 20)
    if as_json:
        typer.echo(msgspec.json.encode(solved).decode())
        return
    for line in _told(deal, solved):
        typer.echo(line)


def _told(deal: Deal, solved: kernel.Solved) -> Iterator[str]:
    names = deal.game.faces.names
    seats = range(deal.game.seats)
    ours = " and ".join(f"seat {seat}" for seat in seats if deal.side(seat) == 0)
    assert deal.due is not None
    mine = deal.side(deal.due.seat) == 0
    yield f"{deal.game.profile}, {deal.playing.id}: card points of {ours}, if seat {deal.due.seat} plays"
    best = sorted(solved.cards, key=lambda card: (solved.cards[card] * (-1 if mine else 1), card))
    for card in best:
        yield f"  {names[card]:<4} {_points(deal, solved.cards[card]):>4}"
    yield f"best play: {deal.game.faces.show(solved.line)}"


def _points(deal: Deal, units: int) -> int:
    """Return whole card points, as the game counts them."""
    return (units + 1) // 3 if deal.game.in_threes else units
