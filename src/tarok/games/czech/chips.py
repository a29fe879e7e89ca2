"""Chips and the bank (CZ-CHIP)."""

from typing import cast

from tarok.deal import Game
from tarok.games.czech.options import House
from tarok.result import Carry

LOANS = "loans"
"""The mark of what each place owes to the bank."""


def balance(game: Game, carry: Carry, place: int) -> int:
    """Return what lies before the person at `place`, in points: never below 0 where there is a bank."""
    start = cast("House", game.options).start_points
    return start + carry.totals[place] + carry.mark(LOANS)[place]


def colours(game: Game, amount: int) -> tuple[tuple[int, int], ...]:
    """Return an amount as chips, each colour as its worth and number: the bank makes change (CZ-CHIP-02)."""
    found = []
    for text in cast("House", game.options).chip_set.split(","):
        worth = int(text.split("x")[0])
        number, amount = divmod(amount, worth) if worth else (0, amount)
        found.append((worth, number))
    return tuple(found)


def lent(game: Game, carry: Carry) -> Carry:
    """Return the carry in which nobody is below zero: the bank lends as often as it takes (CZ-CHIP-04)."""
    unit = cast("House", game.options).loan_unit
    if not unit:
        return carry
    loans = list(carry.mark(LOANS))
    for place in range(carry.places):
        short = -balance(game, carry, place)
        loans[place] += max(0, -(-short // unit)) * unit
    return carry.with_marks(**{LOANS: tuple(loans)})


def borrowed(game: Game, carry: Carry, place: int, amount: int) -> Carry:
    """Return the carry after somebody has borrowed, or paid back (CZ-CHIP-03, CZ-CHIP-05).

    ValueError: he may not, and why.
    """
    house = cast("House", game.options)
    if not 0 <= place < carry.places:
        raise ValueError(f"places are 0 to {carry.places - 1}")
    has, owes = balance(game, carry, place), carry.mark(LOANS)[place]
    if amount > 0 and has >= house.borrow_below:
        raise ValueError(f"place {place} has {has}: only below {house.borrow_below} may one borrow")
    if amount > house.loan_unit:
        raise ValueError(f"the bank lends {house.loan_unit} at a time")
    if amount == 0 or -amount > min(owes, has):
        raise ValueError(f"place {place} owes {owes} and has {has}: that cannot be paid back")
    loans = tuple(loan + amount * (each == place) for each, loan in enumerate(carry.mark(LOANS)))
    return carry.with_marks(**{LOANS: loans})
