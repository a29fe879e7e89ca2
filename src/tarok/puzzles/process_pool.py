"""Processes of this machine that look through deals for puzzles."""

from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import get_context
from typing import Any

from tarok.engine.deal import Game
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES
from tarok.puzzles.generator import Executor, of_deal
from tarok.puzzles.puzzle import Grade, Puzzle


@contextmanager
def process_pool(workers: int) -> Iterator[Executor]:
    """Give what looks through deals in this number of processes; with one, in this process."""
    if workers == 1:
        yield map
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield pool.map


def searching(game: Game, seed: int) -> Callable[[Collection[Grade]], Callable[[int], tuple[Puzzle, ...]]]:
    """Tell how to look for puzzles of a game: by its key and its house rules, which go to other processes."""
    rules = to_json(game.options)
    return lambda grades: partial(_look, game.key, rules, seed, tuple(grades))


def _look(key: str, rules: bytes, seed: int, grades: Sequence[Grade], number: int) -> tuple[Puzzle, ...]:
    return of_deal(_game(key, rules), seed, grades, number)


@cache
def _game(key: str, rules: bytes) -> Game:
    return GAMES[key](**from_json(rules, dict[str, Any]))
