"""Duplicate boards: the same packs at all tables, and each table's result (CL-BRD-01)."""

import random
from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import Card, Cards
from tarok.club.equal_boards import opening
from tarok.club.standings import Score, Standing, ranked
from tarok.engine.deal import Game, act, start
from tarok.engine.result import Dealt, Result
from tarok.scoring.sheet import Sheet


class Board(Struct, frozen=True):
    """A deal by its number from 1: the dealer's place, each seat's cards from forehand on, and the talon.

    The talon is in its order.  The deal is passed on from board to board, as on a sheet.
    """

    number: int
    dealer: int
    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]


class Play(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's result of a board: the people by their places, and the outcome."""

    board: int
    people: tuple[str, ...]
    result: Result


def board(game: Game, seed: int, number: int) -> Board:
    """Return the board of this number; a seed gives the same boards again.

    The cards are shuffled and dealt by the game, with the first cut that may be made.
    """
    pack = [*game.pack]
    random.Random(f"{seed}/{number}").shuffle(pack)
    carry = opening(game, number)
    deal = start(game, pack, carry)
    while deal.stock and deal.due:
        deal = act(deal, deal.due.legal[0])
    return Board(number, carry.dealer, deal.hands, deal.talon)


def ranking(game: Game, plays: Iterable[Play]) -> tuple[Standing, ...]:
    """Return the ranking on equal boards, with a line for each board that a person played (CL-BRD-02).

    ValueError: a person played a board twice, or a result is impossible.
    """
    won: dict[int, dict[int, list[tuple[str, int]]]] = {}
    seen: set[tuple[int, str]] = set()
    for play in plays:
        for place, (who, points) in enumerate(zip(play.people, _booked(game, play), strict=True)):
            if (play.board, who) in seen:
                raise ValueError(f"{who} has played board {play.board} before")
            seen.add((play.board, who))
            won.setdefault(play.board, {}).setdefault(place, []).append((who, points))
    lines: dict[str, list[Score]] = {}
    for number, places in sorted(won.items()):
        for field in places.values():
            for score in compared(number, field):
                lines.setdefault(score.of, []).append(score)
    return ranked(
        Standing(who=who, name=who, points=sum((each.points for each in mine), Fraction()), lines=tuple(mine))
        for who, mine in lines.items()
    )


def compared(number: int, field: Sequence[tuple[str, int]]) -> list[Score]:
    """Return each result minus the mean of all results with the same cards."""
    mean = Fraction(sum(points for _, points in field), len(field))
    return [
        Score(
            what="board",
            points=points - mean,
            clause="CL-BRD-02",
            round=number,
            result=points,
            place=1 + sum(other > points for _, other in field),
            of=who,
        )
        for who, points in field
    ]


def _booked(game: Game, play: Play) -> tuple[int, ...]:
    """Return what each place won, as the engine books it."""
    if play.board < 1:
        raise ValueError(f"there is no board {play.board}")
    if len(play.people) != game.places:
        raise ValueError(f"board {play.board} was played by {len(play.people)} people, not {game.places}")
    sheet = replace(Sheet(game), opening=opening(game, play.board))
    return sheet.book(Dealt(play.result)).carry.totals
