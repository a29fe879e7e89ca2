"""Makes puzzles out of bots' deals: the same seed makes the same ones on every machine."""

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, count, islice
from typing import Final, TypeAlias

from tarok.bots import PLAYERS
from tarok.cards.deck import Card
from tarok.engine.actions import PLAY, Play
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.view import view
from tarok.kernel import Choice, Payoff, Position, pack, solve_play
from tarok.notation import write
from tarok.puzzles.card_worth import pays
from tarok.puzzles.difficulty import grade
from tarok.puzzles.goals import GoalKind, best_line
from tarok.puzzles.puzzle import CARDS, Grade, Puzzle, least, look, seen_from, target
from tarok.puzzles.themes import themes

LEFT: Final = range(CARDS, 7)
"""How many cards the seat holds: more hide too much."""
LEADS: Final = 5
"""How many first leads at random are tried in a deal, after that of the bot."""
COMMON, SHARE = 8, 12
"""Of one motif there are some, and one in this number of the game's puzzles."""
PLAIN: Final = 0.5
"""Of puzzles about points alone there are some, and this share."""
FIRST: Final = 2
"""How many easy puzzles there may be before there is a harder one."""
AT_ONCE: Final = 64
"""How many deals are handed out together."""

Search: TypeAlias = Callable[[int], tuple[Puzzle, ...]]
"""Looks through the deal with a number."""
Executor: TypeAlias = Callable[[Search, Sequence[int]], Iterable[tuple[Puzzle, ...]]]
"""Who looks through deals: `map`, or that of a pool of processes.  What is found comes in order."""
Searching: TypeAlias = Callable[[Collection[Grade]], Search]
"""Tells how to look for puzzles of some grades."""


def puzzles(game: Game, seed: int, deals: int) -> Iterator[Puzzle]:
    """Yield the puzzles of the first `deals` of a seed; one a seat and deal at most.

    ValueError: a judge does not say what it watches for, or what is paid is no sum.
    """
    for number in range(deals):
        yield from of_deal(game, seed, tuple(Grade), number)


def stream(searching: Searching, executor: Executor = map, there: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """Yield the puzzles of a seed without end that go well with those that are `there`.

    About a third of them are not easy, and no motif is everywhere: easy ones are passed over while there are
    more than two for each harder one, and those of a motif while it has its share.  The puzzles and their
    order do not depend on which processes search the deals.
    """
    for found in turns(searching, executor, there):
        yield from found


def turns(
    searching: Searching, executor: Executor = map, there: Iterable[Puzzle] = ()
) -> Iterator[tuple[Puzzle, ...]]:
    """Yield the same, those of some deals together, and nothing where these have none."""
    numbers, mix = count(), Mix(there)
    while True:
        found = chain.from_iterable(executor(searching(mix.wanted), tuple(islice(numbers, AT_ONCE))))
        yield tuple(filter(mix.takes, found))


class Mix:
    """The puzzles of a game so far, by grades and motifs."""

    def __init__(self, there: Iterable[Puzzle]) -> None:
        self.grades: Counter[Grade] = Counter()
        self.motifs: Counter[tuple[object, ...]] = Counter()
        self._moments: set[str] = set()
        self._plain = 0
        for puzzle in there:
            self._add(puzzle)

    @property
    def wanted(self) -> tuple[Grade, ...]:
        """The grades of which there are not too many."""
        easy, harder = self.grades[Grade.EASY], self.grades.total() - self.grades[Grade.EASY]
        return tuple(grade for grade in Grade if grade > Grade.EASY or easy <= 2 * harder + FIRST)

    def takes(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle goes well with the others: then it is one of them."""
        known = puzzle.deal in self._moments
        number = self.motifs.total()
        many = self.motifs[puzzle.motif] >= COMMON + number // SHARE
        plain = puzzle.goal.kind is GoalKind.POINTS and self._plain >= COMMON + number * PLAIN
        if known or many or plain:
            return False
        self._add(puzzle)
        return True

    def _add(self, puzzle: Puzzle) -> None:
        self.grades[puzzle.grade] += 1
        self.motifs[puzzle.motif] += 1
        self._moments.add(puzzle.deal)
        self._plain += puzzle.goal.kind is GoalKind.POINTS


def of_deal(game: Game, seed: int, grades: Collection[Grade], number: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of these grades in the deal with this number, one a seat and a goal at most."""
    chance = random.Random(f"{seed}/{game.key}/{number}")
    first, played = _by_bots(start(game, chance.sample(sorted(game.pack), len(game.pack))), number)
    if not played or first.playing.aim is None:
        return ()
    found: dict[int, Puzzle] = {}
    paid = pays(first)
    for cards in (played, *_after_leads(first, paid, chance)):
        for moment, choice in _moments(first, cards, paid):
            if moment.due is None or moment.due.seat in found:
                continue
            puzzle = _puzzle(game, moment, choice, number)
            goals = {other.goal for other in found.values()}
            if puzzle is not None and puzzle.grade in grades and puzzle.goal not in goals:
                found[moment.due.seat] = puzzle
    return tuple(found.values())


def _by_bots(deal: Deal, seed: int) -> tuple[Deal, list[Card]]:
    """Return a deal at its first lead, and the cards that rule bots then play: none if there is no lead."""
    player, first, played = PLAYERS["rule"](deal.game, seed), deal, list[Card]()
    while deal.due:
        action = player(view(deal, deal.due.seat))
        if isinstance(action, Play):
            first = first if played else deal
            played.append(action.card)
        deal = act(deal, action)
    return first, played


def _after_leads(first: Deal, paid: Payoff, chance: random.Random) -> Iterator[list[Card]]:
    """Yield the cards that the kernel's player by rules plays after first leads at random."""
    spec = pack(first)
    leads = Position(spec).legal()
    for lead in chance.sample(leads, min(LEADS, len(leads))):
        at, cards = Position(spec), [lead]
        at.play(lead)
        while not at.over:
            cards.append(at.card("rule", paid))
            at.play(cards[-1])
        yield cards


def _moments(first: Deal, cards: list[Card], paid: Payoff) -> Iterator[tuple[Deal, Choice]]:
    """Yield the moments of the last tricks that may be puzzles, with what each card was worth in the deal."""
    begin = max(0, len(cards) - LEFT[-1] * first.game.seats)
    at = _played(first, cards[:begin])
    # Seen from the last card on each position is solved at once, and one table serves them all.
    for choice in solve_play(at, cards[begin:], paid) if at.due else ():
        if _asks(first.game, choice):
            yield _played(at, cards[begin : begin + choice.before]), choice


def _played(deal: Deal, cards: Iterable[Card]) -> Deal:
    """Return a deal after these cards, or when it is over."""
    for card in cards:
        if deal.due:
            deal = act(deal, PLAY[card])
    return deal


def _asks(game: Game, choice: Choice) -> bool:
    """Whether it may be a puzzle: in the deal itself one of enough cards is better than all others."""
    lower = sorted(abs(value - choice.value) for value in choice.cards.values())
    return len(lower) >= CARDS and lower[1] >= least(game, decides=True)


def _puzzle(game: Game, deal: Deal, choice: Choice, seed: int) -> Puzzle | None:
    """Return the puzzle that a moment is, if it is one."""
    seen = seen_from(deal)
    answer = next(card for card, value in choice.cards.items() if value == choice.value)
    found = look(game, seen, seed, only=answer)
    if found is None or found.costs[0].card != answer or not found.holds(game, decides=True):
        return None
    goal = target(deal, found, seed)
    if not found.holds(game, decides=goal.decides):
        return None
    hard = grade(game, seen, answer, seed)
    if hard is None:
        return None
    line, about = best_line(deal, answer), themes(deal, answer)
    return Puzzle(deal=write(deal), seed=seed, found=found, goal=goal, line=line, grade=hard, themes=about)
