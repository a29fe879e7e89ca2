"""Chips and the bank (CZ-CHIP)."""

from collections.abc import Iterator

from tarok.chapters.session import check_place
from tarok.engine.deal import Game
from tarok.engine.result import LOANS, Carry, Forbidden
from tarok.games.czech.options import CzechHouse
from tarok.validation.causes import Sentence, rejection, sentence


def balance(game: Game[CzechHouse], carry: Carry, place: int) -> int:
    """Return what lies before the person at `place`, in points: never below 0 where there is a bank."""
    start = game.options.start_points
    return start + carry.totals[place] + carry.mark(LOANS)[place]


def colours(game: Game[CzechHouse], amount: int) -> tuple[tuple[int, int], ...]:
    """Return an amount as chips, each colour as its worth and number: the bank makes change (CZ-CHIP-02)."""
    found = []
    for text in game.options.chip_set.split(","):
        worth = int(text.split("x")[0])
        number, amount = divmod(amount, worth) if worth else (0, amount)
        found.append((worth, number))
    return tuple(found)


def lent(game: Game[CzechHouse], carry: Carry) -> Carry:
    """Return the carry in which no player is below zero: the bank lends as often as it takes (CZ-CHIP-04)."""
    unit = game.options.loan_unit
    if not unit:
        return carry
    loans = list(carry.mark(LOANS))
    for place in range(carry.places):
        short = -balance(game, carry, place)
        loans[place] += max(0, -(-short // unit)) * unit
    return carry.with_marks(**{LOANS: tuple(loans)})


def borrowed(game: Game[CzechHouse], carry: Carry, place: int, amount: int) -> Carry:
    """Return the carry after a player has borrowed, or paid back (CZ-CHIP-03, CZ-CHIP-05).

    ValueError: that may not be, and why.
    """
    check_place(carry, place)
    if amount == 0:
        raise rejection("loan_of_nothing", "nothing is neither borrowed nor paid back")
    for wrong, clause, why in _rulings(game, carry, place, amount):
        if wrong:
            raise Forbidden(why, clause)
    loans = tuple(loan + amount * (each == place) for each, loan in enumerate(carry.mark(LOANS)))
    return carry.with_marks(**{LOANS: loans})


def _rulings(
    game: Game[CzechHouse], carry: Carry, place: int, amount: int
) -> Iterator[tuple[bool, str, Sentence]]:
    """Tell what could forbid a loan, or to pay it back: whether it does, its clause, and why."""
    house = game.options
    has, owes = balance(game, carry, place), carry.mark(LOANS)[place]
    lends, least = house.loan_unit, house.borrow_below
    yield not lends, "CZ-CHIP-04", sentence("no_bank", "there is no bank here")
    text = "place {place} has {points}: only below {least} may one borrow"
    rich = sentence("not_short", text, place=place, points=has, least=least)
    yield amount > 0 and has >= least, "CZ-CHIP-03", rich
    large = sentence("loan_too_large", "the bank lends {most} at a time", most=lends)
    yield amount > lends, "CZ-CHIP-04", large
    text = "place {place} owes {points}: more cannot be paid back"
    yield -amount > owes, "CZ-CHIP-05", sentence("owes_less", text, place=place, points=owes)
    text = "place {place} has {points}: more cannot be paid back"
    yield -amount > has, "CZ-CHIP-05", sentence("has_less", text, place=place, points=has)
