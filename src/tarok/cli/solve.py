"""`tarok solve`: the value of each card if all cards lie open and all players play perfectly."""

import re
from collections.abc import Iterator
from itertools import accumulate

import typer
from msgspec.structs import asdict

from tarok import kernel
from tarok.cli.input_checks import name_of, sentence, text_from
from tarok.cli.text_tables import busy
from tarok.engine.card_points import whole
from tarok.engine.deal import Deal, act, start
from tarok.engine.json_codec import to_json
from tarok.notation import placed, read

POSITION = re.compile(r"^contract\s*:", re.MULTILINE)
"""The fields that only a position has; a deal has bids."""


def print_values(
    file: str, *, pays: bool, trick: int | None, move: int | None, megabytes: int, as_json: bool
) -> None:
    """Print the value of every card that may be played, and the best play.

    It is in card points, or in what the end `pays`.  A deal begins at its current state, or, if it is over,
    with the first lead; `trick` and `move` select another position.
    """
    text = text_from(file)
    with sentence(name_of(file)):
        if POSITION.search(text):
            if pays:
                raise ValueError("the score depends on the earlier course: --pays needs a deal")
            if trick or move:
                raise ValueError("a position has no earlier tricks: --trick and --move need a deal")
            deal = placed(text)
        else:
            deal = read(text)
        if trick or move or deal.ended:
            deal = before(deal, trick or 1, move or 1)
        table = kernel.payoff(deal) if pays else None
        if isinstance(table, kernel.PayoffAlone):
            table = None  # the solver reports that there are no two sides
        with busy("solving"):
            solved = kernel.solve(deal, table, size=megabytes << 20)
    if as_json:
        typer.echo(to_json({"kind": "solved", **asdict(solved)}))
        return
    for line in _told(deal, solved, pays=pays):
        typer.echo(line)


def before(deal: Deal, trick: int, move: int) -> Deal:
    """Return the deal before a card was played: the first of them is led to `trick`; both count from 1.

    ValueError: that many cards have not been played.
    """
    wanted = (trick - 1) * deal.game.seats + move - 1
    begin = start(deal.game, deal.pack, deal.carry)
    for now in accumulate(deal.log, lambda deal, said: act(deal, said[1]), initial=begin):
        if now.phase == "trick" and _played(now) == wanted:
            return now
    at = f"card {move} from trick {trick} on"
    raise ValueError(f"there is no {at}: {_played(deal)} cards were played")


def _played(deal: Deal) -> int:
    """Return how many cards have been played."""
    return sum(len(trick.cards) for trick in deal.tricks) + len(deal.table)


def _told(deal: Deal, solved: kernel.Solved, *, pays: bool) -> Iterator[str]:
    assert deal.due is not None
    names, mine = deal.game.faces.names, deal.side(deal.due.seat) == 0
    ours = " and ".join(f"seat {seat}" for seat in range(deal.game.seats) if deal.side(seat) == 0)
    what = "points that the end pays" if pays else "card points of"
    yield f"{deal.game.profile}, {deal.playing.id}: {what} {ours}, if seat {deal.due.seat} plays"
    for card, value in sorted(solved.cards.items(), key=lambda row: -row[1] if mine else row[1]):
        told = f"{value:+}" if pays else str(whole(deal.game, value))
        yield f"  {names[card]:<5} {told:>4}"
    yield f"best play: {deal.game.faces.show(solved.line)}"
