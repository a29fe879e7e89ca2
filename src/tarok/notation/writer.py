"""Writes a deal as text."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TypeAlias

from msgspec.structs import asdict

from tarok.engine.actions import Action, Log, Play, Seat
from tarok.engine.deal import Deal
from tarok.engine.result import Carry, Dealt, Line
from tarok.family import Games
from tarok.games import GAMES
from tarok.notation.words import plain, reckoning, say, signed
from tarok.validation.arguments import checked

CARDS_A_LINE = 12

Together: TypeAlias = tuple[int, Seat, str]
"""What shares a line: the cards of a trick, by its number, or what a seat does in a row by the same verb."""


@checked
def write(deal: Deal, games: Games = GAMES) -> str:
    """Return the deal as text, from which `read` makes the same deal again.

    Who has a game of their own gives what builds it, here and there: `write(deal, {"mine": mine})`.
    ValueError: `games` do not build the game of this deal, or it did not begin with a pack.
    """
    game, build = deal.game, games.get(deal.game.profile)
    if build is None:
        raise ValueError(
            f"{game.profile} is none of the games {', '.join(games) or '(there is none)'}:"
            f" give what builds it, as in write(deal, {{{game.profile!r}: ...}})"
        )
    if build is GAMES.get(game.profile) and build(**asdict(game.options)) != game:
        raise ValueError(
            f"this game is not {game.profile} with other house rules: give it a profile of its own,"
            " and say what builds it, as in write(deal, {'mine': ...})"
        )
    if not deal.pack:
        raise ValueError("this is a position, without the pack that a deal in text begins with")
    return "\n".join((*_heading(deal, games), *_log(deal), *_outcome(deal), ""))


def settled(deal: Deal) -> tuple[tuple[Line, ...], Carry]:
    """Return what a deal that is over pays, in seats, and what it leaves to the next."""
    game, result = deal.game, deal.game.result(deal)
    after = game.book(game, Dealt(result), deal.carry).carry
    return game.settle(game, result, deal.carry), after


def total(deal: Deal, lines: Iterable[Line]) -> tuple[int, ...]:
    """Return what the lines come to for every seat."""
    lines = tuple(lines)
    return tuple(sum(line.deltas[seat] for line in lines) for seat in range(deal.game.seats))


def _heading(deal: Deal, games: Games) -> Iterator[str]:
    carry, game = deal.carry, deal.game
    usual = asdict(games[game.profile]().options)
    unusual = {name: value for name, value in asdict(game.options).items() if value != usual[name]}
    yield f"game: {game.profile}"
    if unusual:
        yield "options: " + " ".join(f"{name}={str(value).lower()}" for name, value in unusual.items())
    yield f"dealer: {carry.dealer}"
    yield f"totals: {plain(carry.totals)}"
    for name, numbers in carry.marks.items():
        yield f"mark {name}: {plain(numbers)}"
    yield "pack:"
    for i in range(0, len(deal.pack), CARDS_A_LINE):
        yield f"  {game.faces.show(deal.pack[i : i + CARDS_A_LINE])}"


def _log(deal: Deal) -> Iterator[str]:
    faces, seats = deal.game.faces, deal.game.seats
    begun = 0
    for (trick, _, _), group in groupby(_together(deal.log, seats), key=lambda each: each[0]):
        done = [(seat, action) for _, seat, action in group]
        first = done[0][0]
        if trick > begun:
            begun = trick
            cards = faces.show(action.card for _, action in done if isinstance(action, Play))
            yield f"trick {trick}: {first} {cards}"
        elif trick:  # something was said in the middle of it
            yield from (f"{seat}: {say(action, faces)}" for seat, action in done)
        else:
            yield f"{first}: " + ", ".join(say(action, faces) for _, action in done)


def _together(log: Log, seats: int) -> Iterator[tuple[Together, Seat, Action]]:
    played = 0
    for seat, action in log:
        if isinstance(action, Play):
            yield (played // seats + 1, 0, ""), seat, action
            played += 1
        else:
            yield (0, seat, type(action).__name__), seat, action


def _outcome(deal: Deal) -> Iterator[str]:
    if not deal.ended:
        return
    lines, after = settled(deal)
    yield f"ended: {deal.ended}"
    for line in lines:
        yield f"= {line.what} {signed(line.deltas)}  # {reckoning(line)}"
    yield f"= total {signed(total(deal, lines))}"
    yield f"= next dealer {after.dealer}"
    yield f"= next totals {plain(after.totals)}"
    for name, numbers in after.marks.items():
        yield f"= next mark {name} {plain(numbers)}"
