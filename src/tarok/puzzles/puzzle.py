"""A puzzle: a moment, the worlds that agree with what its seat knows, and what each card is worth in them."""

from collections.abc import Mapping
from enum import IntEnum
from statistics import fmean
from typing import Final

from msgspec import Struct

from tarok.actions import PLAY, Play
from tarok.cards import SUIT_OF, Card
from tarok.deal import Deal, Game
from tarok.kernel import Payoff, payoff, solve
from tarok.notation import read
from tarok.view import View, view
from tarok.worlds import worlds

WORLDS: Final = 24
"""In how many worlds each card is solved."""
AGREE: Final = 0.9
"""In which share of them, at least, the answer is better than every other card."""


class Grade(IntEnum):
    """How hard it is: by how many players find it who go by rules and do not think ahead."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


class Puzzle(Struct, frozen=True, kw_only=True):
    """One moment, as a `deal` in notation that stops there: the seat whose turn it is may see its view alone.

    Any card of the `answer` is right: in every world they are worth the same.  The best other card brings
    `margin` points less on average, what the seat's side gains less what the others do, if all cards lie open
    from there on and nobody makes a mistake.  `agree` is the share of the worlds in which it brings less at
    all.  The worlds are those of `worlds(game, view, WORLDS, seed)`.
    """

    deal: str
    seed: int
    answer: tuple[Card, ...]
    margin: float
    agree: float
    grade: Grade
    themes: tuple[str, ...]


Worth = Mapping[Card, int]
"""What each card brings the side of the seat whose turn it is, in points, in one world."""


def least(game: Game) -> int:
    """Return how many points must hang on the answer: what the cheapest contract is worth, for each seat."""
    return game.seats * min(contract.value for contract in game.contracts if contract.aim is not None)


def worth(deal: Deal) -> Worth:
    """Return what each card brings in a world.  ValueError: there are not two sides."""
    if deal.playing.aim is None:
        raise ValueError("everybody plays alone, so that nobody can say what a card is worth")
    pays = payoff(deal)
    assert deal.due is not None
    assert isinstance(pays, Payoff)
    sign = -1 if deal.side(deal.due.seat) else 1
    return {card: sign * value for card, value in solve(deal, pays).cards.items()}


def answered(rows: list[Worth]) -> tuple[tuple[Card, ...], float, float]:
    """Return the cards that are best, the margin to all others, and the share of the worlds that agree.

    Where no other card is left, or cards of several suits are best, nothing is asked: the margin is 0.
    """
    best = max(rows[0], key=lambda card: fmean(row[card] for row in rows))
    answer = tuple(card for card in rows[0] if all(row[card] == row[best] for row in rows))
    others = [card for card in rows[0] if card not in answer]
    if not others or len({SUIT_OF[card] for card in answer}) > 1:
        return answer, 0.0, 0.0
    margin = min(fmean(row[best] - row[card] for row in rows) for card in others)
    agree = fmean(all(row[best] > row[card] for card in others) for row in rows)
    return answer, margin, agree


def seen_from(deal: Deal) -> View:
    """Return the view of the seat whose turn it is."""
    assert deal.due is not None
    return view(deal, deal.due.seat)


def rows_of(game: Game, seen: View, seed: int) -> list[Worth]:
    """Return what each card is worth in the worlds of a view.  ValueError: there are not two sides."""
    return [worth(world) for world in worlds(game, seen, WORLDS, seed)]


def check(puzzle: Puzzle) -> tuple[str, ...]:
    """Solve a puzzle anew, and return what it says wrongly, if anything.  ValueError: it is none."""
    deal = read(puzzle.deal)
    if deal.due is None or type(deal.due.legal[0]) is not Play:
        raise ValueError("a puzzle stops where a card is to be played")
    if any(PLAY[card] not in deal.due.legal for card in puzzle.answer):
        return ("the answer is not legal",)
    answer, margin, agree = answered(rows_of(deal.game, seen_from(deal), puzzle.seed))
    told = (
        ("the answer", puzzle.answer, answer),
        ("the margin", puzzle.margin, margin),
        ("how many worlds agree", puzzle.agree, agree),
        ("enough points", True, margin >= least(deal.game)),
        ("enough worlds", True, agree >= AGREE),
    )
    return tuple(f"{what} is {found}, not {said}" for what, said, found in told if said != found)
