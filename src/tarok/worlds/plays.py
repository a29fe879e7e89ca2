"""What the cards that a seat has played tell: what it cannot have held, or its duties had forbidden them."""

from collections.abc import Iterator
from typing import Final

from tarok.actions import Seat
from tarok.cards import ALONE, NONE, Card, Cards
from tarok.deal import Deal, Duty
from tarok.table import Trick
from tarok.view import View

OF_SIDES: Final = ("play_promised", "keep_promised", "earlier_promise")
"""The duties that depend on what a player knows of the sides, not on the table and his hand alone."""


def played_by(view: View) -> tuple[Cards, ...]:
    """Return the cards that each seat has played."""
    found = [NONE] * len(view.held)
    for trick in _tricks(view):
        for seat, card in _in_order(trick, len(found)):
            found[seat] |= ALONE[card]
    return tuple(found)


def cannot_hold(view: View, before: Deal, hidden: Cards) -> tuple[Cards, ...]:
    """Return the hidden cards that each seat cannot hold; `before` is a deal before the first card."""
    found = [NONE] * len(view.held)
    now = before.but(facts=view.facts, shown=view.shown, stakes=view.stakes, called=view.called)
    for number, trick in enumerate(_tricks(view)):
        for place, (seat, card) in enumerate(_in_order(trick, len(found))):
            if seat != view.seat:
                then = now.but(tricks=view.tricks[:number], table=trick.cards[:place])
                found[seat] |= _forbidding(then, seat, card, hidden - found[seat])
    return tuple(found)


def _tricks(view: View) -> tuple[Trick, ...]:
    """Return all tricks, with the one on the table."""
    return (*view.tricks, Trick(view.leader, view.table, view.leader))


def _in_order(trick: Trick, seats: int) -> Iterator[tuple[Seat, Card]]:
    return (((trick.leader + place) % seats, card) for place, card in enumerate(trick.cards))


def _forbidding(deal: Deal, seat: Seat, card: Card, others: Cards) -> Cards:
    """Return those cards each of which would forbid its holder to play this one."""
    allowed, found = others | ALONE[card], NONE
    for duty in deal.playing.duties:
        if duty.id in OF_SIDES:
            break
        left = duty.leaves(allowed, deal, seat)
        while left and card not in left:
            forbid = Cards.of(other for other in left if _forbids(duty, deal, seat, card, other))
            if not forbid:
                return found
            found, allowed = found | forbid, allowed - forbid
            left = duty.leaves(allowed, deal, seat)
        allowed = left or allowed
    return found


def _forbids(duty: Duty, deal: Deal, seat: Seat, card: Card, other: Card) -> bool:
    """Whether who holds these two may not play the first."""
    left = duty.leaves(ALONE[card] | ALONE[other], deal, seat)
    return bool(left) and card not in left
