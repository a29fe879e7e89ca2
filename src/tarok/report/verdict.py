"""The verdict on a deal for a seat: one kind of sentence, which claims no more than the figures prove.

What is said of the game follows from the line, which is exact: with all cards open, and best play of all
from each card on, the contract was made or not.  What is said of a decision is an estimate from what its seat
could know.  The kinds, of which the first that holds is taken; the game is what the contract decides:

* `lost-one-card`: the game was won until this seat's card, and lost ever after.
* `lost-last-chance`: the same, but it had changed sides before.
* `lost-by-partner`: the same of a card of the seat's partner.
* `lost-in-bidding`: it was lost before the first card, and something else would surely have been better than
  a word of this seat.
* `lost-from-start`: it was lost before the first card, and ever after.
* `lost-from-trick`: it was lost ever since this trick, before which the line does not reach.
* `won-by-gift`: it was lost until this card of another player, and won ever after.
* `won-in-bidding`: this seat declares, and it was won before the first card, and ever after.
* `won-from-start`: the same for the other seats that won.
* `won-from-trick`: it was won ever since this trick, before which the line does not reach.
* `costly`: this decision of the seat surely cost most of its decisions, and a point or more in whole numbers.
* `small`: some decisions surely cost something, but none of them a point.
* `clean`: no decision of the seat surely cost anything.
* `open`: nothing of what the seat decided could be judged.

Nothing is said of the game where all play alone, where no card was played, or where the side that won it was
paid less than the other: then it is one of the last four.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tarok.engine.actions import Seat
from tarok.report.findings import Judged, Reach, Reachable, Verdict

POINT: Final = 0.5
"""From where on a cost is a point, in whole numbers."""


class Ended(NamedTuple):
    """How a deal came out: the side of each seat, who declared, what was paid, and whether it was made."""

    sides: tuple[int, ...]
    declarer: Seat | None
    paid: tuple[int, ...]
    made: bool | None


def verdict(seat: Seat, ended: Ended, line: Reachable | None, judged: Iterable[Judged]) -> Verdict:
    """Return the verdict for a seat, from the line and from what is judged of its decisions."""
    own = [each for each in judged if each.seat == seat and each.worlds]
    return _of_game(seat, ended, line, own) or _of_decisions(seat, own)


def _of_decisions(seat: Seat, own: Sequence[Judged]) -> Verdict:
    """Return what is said of the seat's decisions alone."""
    dear = max((each for each in own if each.sure), key=_cost, default=None)
    if dear is None:
        return Verdict(seat, "clean" if own else "open")
    if _cost(dear) < POINT:
        return Verdict(seat, "small", dear.number, dear.trick, known=True, amount=_cost(dear))
    return Verdict(seat, "costly", dear.number, dear.trick, known=True, amount=_cost(dear))


def _cost(judged: Judged) -> float:
    return judged.cost if judged.amount is None else judged.amount


def _of_game(seat: Seat, ended: Ended, line: Reachable | None, own: Sequence[Judged]) -> Verdict | None:
    """Return what is said of the game; None: nothing can be."""
    if line is None or not line.reaches or any(each.made is None for each in line.reaches):
        return None  # nothing is solved
    if ended.made is None or not _agrees(ended):
        return None
    won = ended.made == (ended.sides[seat] == 0)
    turns = _turns([*(each.made for each in line.reaches), ended.made])
    if turns:
        return _turned(seat, ended, [line.reaches[i] for i in turns], own, won=won)
    if line.missing:
        return Verdict(seat, "won-from-trick" if won else "lost-from-trick", trick=line.reaches[0].trick)
    if won:
        return Verdict(seat, "won-in-bidding" if seat == ended.declarer else "won-from-start")
    return _lost_from_start(seat, own)


def _lost_from_start(seat: Seat, own: Sequence[Judged]) -> Verdict:
    """Return what is said of a game that was lost before the first card."""
    word = max((each for each in own if each.sure and not each.trick), key=_cost, default=None)
    if word is None:
        return Verdict(seat, "lost-from-start")
    return Verdict(seat, "lost-in-bidding", word.number, known=True, amount=_cost(word))


def _agrees(ended: Ended) -> bool:
    """Whether the side that won the game was paid more than the other."""
    gap = sum(-each if side else each for side, each in zip(ended.sides, ended.paid, strict=True))
    return gap > 0 if ended.made else gap < 0


def _turns(made: Sequence[bool | None]) -> list[int]:
    """Return after which cards the contract was no longer made, or made after all."""
    return [i for i, (before, after) in enumerate(pairwise(made)) if before != after]


def _turned(
    seat: Seat, ended: Ended, turns: Sequence[Reach], own: Sequence[Judged], *, won: bool
) -> Verdict | None:
    """Return what is said of a game that changed sides; the last turn is what its side lost it by."""
    last = turns[-1]
    ours = ended.sides[last.seat] == ended.sides[seat]
    if won == ours:
        return None  # what a card turns, it turns against its own side
    number, trick = last.number, last.trick
    if won:
        return Verdict(seat, "won-by-gift", number, trick)
    if last.seat != seat:
        return Verdict(seat, "lost-by-partner", number, trick)
    judged = next((each for each in own if each.number == number), None)
    kind = "lost-one-card" if len(turns) == 1 else "lost-last-chance"
    known = judged is not None and judged.sure
    return Verdict(seat, kind, number, trick, known=known, amount=_cost(judged) if judged and known else None)
