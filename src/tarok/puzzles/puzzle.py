"""A puzzle: a moment, the worlds that agree with what its seat knows, and what each card costs in them."""

from enum import IntEnum
from itertools import islice
from statistics import fmean
from typing import Final

from msgspec import Struct

from tarok.cards.deck import PAGAT, SUIT_OF, Card
from tarok.engine.actions import PLAY, Play
from tarok.engine.deal import Deal, Game
from tarok.engine.view import View, view
from tarok.notation import read
from tarok.puzzles.card_worth import Worth, claim, worths
from tarok.puzzles.goals import Goal, GoalKind, best_line, goal_of

CARDS: Final = 4
"""How many cards may be played, at least;"""
AGREE: Final = 0.8
"""in which share of the worlds, at least, no other card is better than the answer;"""
ALONE: Final = 0.2
"""and in which every other card is worse."""
POINTS, OF_CONTRACT = 2, 1
"""How many points for each seat must hang on the answer; and how many if it decides the contract."""
LOOKED_AT: Final = 12
"""In how many of the worlds, the first ones, it is looked at what the answer wins;"""
OFTEN: Final = 0.25
"""and in which share of them, at least, it must win the goal."""
SOME, EACH, FEW = 1, 6, 6
"""When no more worlds are looked at: if the card is not the best in more of them than in some and one in each
six, or, after the first few, if it is the only best one in less than a tenth."""


class Grade(IntEnum):
    """How hard it is: the bot that goes by rules and the one that thinks find it, or one, or neither."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


class Cost(Struct, frozen=True):
    """How many points a card brings less than the answer does, as a mean over the worlds."""

    card: Card
    points: float


class Found(Struct, frozen=True):
    """What each card that may be played `costs`, the cheapest first, and how far the worlds agree.

    The answer costs nothing.  Points are what the seat's side gains less what the others do, if all cards lie
    open from there on and no player makes a mistake.  In a share of `agree` of the worlds no other card
    brings more, in a share of `alone` all others bring less.  There are `worlds` of them: one for each way in
    which the hidden cards may lie, if they are the `whole`, or else drawn at random.
    """

    costs: tuple[Cost, ...]
    agree: float
    alone: float
    worlds: int
    whole: bool

    @property
    def answer(self) -> tuple[Card, ...]:
        """The cards that cost nothing: one in a puzzle."""
        return tuple(cost.card for cost in self.costs if not cost.points)

    @property
    def margin(self) -> float:
        """How many points the best other card costs; 0: there is none, or it is as good."""
        return self.costs[1].points if len(self.costs) > 1 else 0.0

    def holds(self, game: Game, *, decides: bool) -> bool:
        """Whether this is enough for a puzzle whose answer `decides` the contract, or does not."""
        return (
            len(self.costs) >= CARDS
            and self.margin >= least(game, decides=decides)
            and self.agree >= AGREE
            and self.alone >= ALONE
        )


class Puzzle(Struct, frozen=True, kw_only=True):
    """One moment, as a `deal` in notation that stops there: the seat whose turn it is may see its view alone.

    What was `found` is found again in the worlds of `claim(game, view, seed)`, and there the answer reaches
    the `goal`.  In the deal itself it leads to this `line`, the best play of all to the end.
    """

    deal: str
    seed: int
    found: Found
    goal: Goal
    line: tuple[Card, ...]
    grade: Grade
    themes: tuple[str, ...]

    @property
    def motif(self) -> tuple[object, ...]:
        """What it is about, in short: puzzles of one motif are solved by one idea."""
        answer = self.found.answer[0]
        return self.goal.kind, self.goal.what, self.themes, SUIT_OF[answer] if answer < PAGAT else answer


def least(game: Game, *, decides: bool) -> int:
    """Return how many points must hang on the answer of a puzzle that `decides` the contract, or does not."""
    return game.seats * (OF_CONTRACT if decides else POINTS)


def look(game: Game, seen: View, seed: int, only: Card | None = None) -> Found | None:
    """Return what is found in the worlds of a view.

    None: it is hardly a puzzle whose answer is this card `only`.  ValueError: there are not two sides.
    """
    worlds, whole = claim(game, seen, seed)
    rows: list[Worth] = []
    for row in worths(worlds):
        rows.append(row)
        if only is not None and not _may_hold(rows, only):
            return None
    return found(rows, whole=whole)


def found(rows: list[Worth], *, whole: bool) -> Found:
    """Return what is found in worlds in which the cards are worth this."""
    best = max(rows[0], key=lambda card: fmean(row[card] for row in rows))
    costs = (Cost(card, round(fmean(row[best] - row[card] for row in rows), 2)) for card in rows[0])
    ordered = tuple(sorted(costs, key=lambda cost: (cost.points, cost.card)))
    number = len(rows)
    return Found(
        ordered, round(_best(rows, best) / number, 4), round(_alone(rows, best) / number, 4), number, whole
    )


def _may_hold(rows: list[Worth], card: Card) -> bool:
    """Whether a card may still be the answer, as far as one has looked."""
    number = len(rows)
    if number - _best(rows, card) > SOME + number // EACH:
        return False
    return number <= FEW or 10 * _alone(rows, card) >= number


def _best(rows: list[Worth], card: Card) -> int:
    """Return in how many worlds no other card is better."""
    return sum(row[card] == max(row.values()) for row in rows)


def _alone(rows: list[Worth], card: Card) -> int:
    """Return in how many worlds every other card is worse."""
    return sum(all(row[card] > row[other] for other in row if other != card) for row in rows)


def seen_from(deal: Deal) -> View:
    """Return the view of the seat whose turn it is."""
    assert deal.due is not None
    return view(deal, deal.due.seat)


def target(deal: Deal, found: Found, seed: int) -> Goal:
    """Return the goal of the answer that was found: what it wins in the deal itself, as is shown in the end.

    If it does so in few of the first worlds, the puzzle is about points.
    """
    worlds, _ = claim(deal.game, seen_from(deal), seed)
    answer, other = found.costs[0].card, found.costs[1].card
    goals = [goal_of(world, answer, other) for world in islice(worlds, LOOKED_AT)]
    goal = goal_of(deal, answer, other)
    return goal if goals.count(goal) >= len(goals) * OFTEN else Goal(GoalKind.POINTS)


def check(puzzle: Puzzle) -> tuple[str, ...]:
    """Solve a puzzle again, and return what it says wrongly, if anything.  ValueError: it is none."""
    deal = read(puzzle.deal)
    if deal.due is None or type(deal.due.legal[0]) is not Play:
        raise ValueError("a puzzle stops where a card is to be played")
    if {PLAY[cost.card] for cost in puzzle.found.costs} != {*deal.due.legal}:
        return ("its cards are not those that may be played",)
    again = look(deal.game, seen_from(deal), puzzle.seed)
    assert again is not None
    goal = target(deal, again, puzzle.seed)
    told = (
        ("the answer", puzzle.found.answer, again.answer),
        ("what the cards cost", puzzle.found.costs, again.costs),
        ("how many worlds agree", puzzle.found.agree, again.agree),
        ("in how many it is alone", puzzle.found.alone, again.alone),
        ("the number of worlds", puzzle.found.worlds, again.worlds),
        ("whether these are all", puzzle.found.whole, again.whole),
        ("the goal", puzzle.goal, goal),
        ("the line", puzzle.line, best_line(deal, again.answer[0])),
        ("whether that is enough", True, again.holds(deal.game, decides=goal.decides)),
    )
    return tuple(f"{what} is {said}, not {claimed}" for what, claimed, said in told if said != claimed)
