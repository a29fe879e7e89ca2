"""A puzzle: a moment, the worlds that agree with what its seat knows, and what each card costs in them."""

from collections.abc import Iterable
from enum import IntEnum
from statistics import fmean
from typing import Final

from msgspec import Struct

from tarok.cards.deck import SUIT_OF, Card
from tarok.engine.actions import PLAY, Play
from tarok.engine.deal import Deal, Game
from tarok.engine.view import View, view
from tarok.notation import read
from tarok.puzzles.card_worth import Worth, claim, worths

AGREE: Final = 0.9
"""In which share of the worlds, at least, the answer is better than every other card."""
FEW, SOME = 6, 1
"""If more than some of the first few worlds speak against each card, no more are looked at."""


class Grade(IntEnum):
    """How hard it is: by how many players find it who go by rules and do not think ahead."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


class Cost(Struct, frozen=True):
    """How many points a card brings less than the answer does, as a mean over the worlds."""

    card: Card
    points: float


class Found(Struct, frozen=True):
    """What each card that may be played `costs`, the cheapest first, and how far the worlds agree.

    Any card of the answer is right and costs nothing: in every world they are worth the same.  Points are
    what the seat's side gains less what the others do, if all cards lie open from there on and no player
    makes a mistake.  In a share of `agree` of the worlds all other cards bring less.  There are `worlds` of
    them: one for each way in which the hidden cards may lie, if they are the `whole`, or else drawn at
    random.
    """

    costs: tuple[Cost, ...]
    agree: float
    worlds: int
    whole: bool

    @property
    def answer(self) -> tuple[Card, ...]:
        """The cards that are right."""
        return tuple(cost.card for cost in self.costs if not cost.points)

    @property
    def margin(self) -> float:
        """How many points the best other card costs; 0: there is none."""
        return min((cost.points for cost in self.costs if cost.points), default=0.0)

    def holds(self, game: Game) -> bool:
        """Whether this is enough for a puzzle."""
        suits = {SUIT_OF[card] for card in self.answer}
        return self.margin >= least(game) and self.agree >= AGREE and len(suits) == 1


class Puzzle(Struct, frozen=True, kw_only=True):
    """One moment, as a `deal` in notation that stops there: the seat whose turn it is may see its view alone.

    What was `found` is found again in the worlds of `claim(game, view, seed)`.
    """

    deal: str
    seed: int
    found: Found
    grade: Grade
    themes: tuple[str, ...]


def least(game: Game) -> int:
    """Return how many points must hang on the answer: what the cheapest contract is worth, for each seat."""
    return game.seats * min(contract.value for contract in game.contracts if contract.aim is not None)


def look(game: Game, seen: View, seed: int, *, patient: bool = False) -> Found | None:
    """Return what is found in the worlds of a view; None: it is no puzzle, or hardly one.

    `patient`: all worlds are looked at in any case.  ValueError: there are not two sides.
    """
    worlds, whole = claim(game, seen, seed)
    rows: list[Worth] = []
    for row in worths(worlds):
        rows.append(row)
        if len(rows) <= FEW and not patient and all(_wrong(rows, card) > SOME for card in row):
            return None
    return found(rows, whole=whole)


def found(rows: list[Worth], *, whole: bool) -> Found:
    """Return what is found in worlds in which the cards are worth this."""
    best = max(rows[0], key=lambda card: fmean(row[card] for row in rows))
    same = _same(rows, best)
    costs = (
        Cost(card, 0.0 if card in same else round(fmean(row[best] - row[card] for row in rows), 2))
        for card in rows[0]
    )
    wrong = _wrong(rows, best)
    ordered = tuple(sorted(costs, key=lambda cost: (cost.points, cost.card)))
    return Found(ordered, round(1 - wrong / len(rows), 4), len(rows), whole)


def _same(rows: Iterable[Worth], card: Card) -> frozenset[Card]:
    """Return the cards that are worth the same as this one in every world."""
    first, *others = ({other for other in row if row[other] == row[card]} for row in rows)
    return frozenset(first.intersection(*others))


def _wrong(rows: list[Worth], card: Card) -> int:
    """Return in how many worlds a card is not better than each that is not always worth the same."""
    same = _same(rows, card)
    others = [other for other in rows[0] if other not in same]
    return sum(any(row[other] >= row[card] for other in others) for row in rows)


def seen_from(deal: Deal) -> View:
    """Return the view of the seat whose turn it is."""
    assert deal.due is not None
    return view(deal, deal.due.seat)


def check(puzzle: Puzzle) -> tuple[str, ...]:
    """Solve a puzzle again, and return what it says wrongly, if anything.  ValueError: it is none."""
    deal = read(puzzle.deal)
    if deal.due is None or type(deal.due.legal[0]) is not Play:
        raise ValueError("a puzzle stops where a card is to be played")
    if {PLAY[cost.card] for cost in puzzle.found.costs} != {*deal.due.legal}:
        return ("its cards are not those that may be played",)
    again = look(deal.game, seen_from(deal), puzzle.seed, patient=True)
    assert again is not None
    told = (
        ("the answer", puzzle.found.answer, again.answer),
        ("what the cards cost", puzzle.found.costs, again.costs),
        ("how many worlds agree", puzzle.found.agree, again.agree),
        ("the number of worlds", puzzle.found.worlds, again.worlds),
        ("whether these are all", puzzle.found.whole, again.whole),
        ("whether that is enough", True, again.holds(deal.game)),
    )
    return tuple(f"{what} is {said}, not {claimed}" for what, claimed, said in told if said != claimed)
