"""Makes puzzles out of bots' deals: the same seed makes the same ones on every machine."""

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, count, islice
from typing import Final, TypeAlias

from tarok.bots import PLAYERS
from tarok.cards.deck import SUIT_OF, Card
from tarok.engine.actions import Play
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.view import view
from tarok.kernel import Choice, Position, pack, solve_play
from tarok.notation import write
from tarok.puzzles.card_worth import pays
from tarok.puzzles.puzzle import Grade, Puzzle, least, look, seen_from
from tarok.puzzles.themes import themes

LEFT: Final = range(3, 8)
"""How many cards the seat holds: fewer ask for nothing, more hide too much."""
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


def stream(searching: Searching, executor: Executor = map) -> Iterator[Puzzle]:
    """Yield the puzzles of a seed without end, about a third of which are not easy.

    Easy ones are passed over while there are more than two for each harder one.  The puzzles and their order
    do not depend on which processes search the deals.
    """
    numbers, harder, easy = count(), 0, 0
    while True:
        wanted = tuple(grade for grade in Grade if grade > Grade.EASY or easy <= 2 * harder)
        for puzzle in chain.from_iterable(executor(searching(wanted), tuple(islice(numbers, AT_ONCE)))):
            easy += puzzle.grade == Grade.EASY
            harder += puzzle.grade > Grade.EASY
            yield puzzle


def of_deal(game: Game, seed: int, grades: Collection[Grade], number: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of these grades in the deal with this number, one a seat at most."""
    chance = random.Random(f"{seed}/{game.key}/{number}")
    course = _course(game, start(game, chance.sample(sorted(game.pack), len(game.pack))), number)
    first, last = course[0], course[-1]
    if first is last or first.playing.aim is None:
        return ()
    paid = pays(first)
    played = [action.card for _, action in last.log[len(first.log) :] if isinstance(action, Play)]
    found: dict[int, Puzzle] = {}
    # Seen from the last card on each position is solved at once, and one table serves them all.
    for moment, choice in zip(reversed(course[:-1]), solve_play(first, played, paid), strict=True):
        assert moment.due is not None
        if moment.due.seat in found or not _asks(game, moment, choice):
            continue
        grade = _grade(choice, Position(pack(moment)).card("rule", paid))
        puzzle = _puzzle(game, moment, grade, number) if grade in grades else None
        if puzzle is not None:
            found[moment.due.seat] = puzzle
    return tuple(found.values())


def _course(game: Game, deal: Deal, seed: int) -> list[Deal]:
    """Play a deal, and return it as it lay before each card of its last tricks, and at its end."""
    player, found = PLAYERS["rule"](game, seed), list[Deal]()
    while deal.due:
        action = player(view(deal, deal.due.seat))
        if isinstance(action, Play) and len(deal.hands[deal.due.seat]) <= LEFT[-1]:
            found.append(deal)
        deal = act(deal, action)
    return [*found, deal]


def _asks(game: Game, deal: Deal, choice: Choice) -> bool:
    """Whether it may be a puzzle: in the deal itself cards of one suit are better than all others."""
    assert deal.due is not None
    if len(deal.hands[deal.due.seat]) not in LEFT:
        return False
    lower = [abs(value - choice.value) for value in choice.cards.values() if value != choice.value]
    return (
        bool(lower) and min(lower) >= least(game) / 2 and len({SUIT_OF[card] for card in _best(choice)}) == 1
    )


def _best(choice: Choice) -> tuple[Card, ...]:
    """Return the cards that are best if all lie open."""
    return tuple(card for card, value in choice.cards.items() if value == choice.value)


def _puzzle(game: Game, deal: Deal, grade: Grade, seed: int) -> Puzzle | None:
    """Return the puzzle that a moment is, if it is one."""
    found = look(game, seen_from(deal), seed)
    if found is None or not found.holds(game):
        return None
    about = themes(deal, found.answer[0])
    return Puzzle(deal=write(deal), seed=seed, found=found, grade=grade, themes=about)


def _grade(choice: Choice, rule: Card) -> Grade:
    """Return how hard it is, by what the rule bot and the kernel's player by rules have played."""
    best = _best(choice)
    return Grade(1 + (choice.card not in best) + (rule not in best))
