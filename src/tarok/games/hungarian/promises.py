"""What a player owes to a trick: to follow suit, and to keep what the side has promised (HU-PLAY, HU-RAJ)."""

from typing import cast

from msgspec.structs import replace

from tarok.cards.deck import NONE, Card, Cards
from tarok.engine.actions import Seat
from tarok.engine.deal import Deal, Duty
from tarok.engine.deal_types import Promise
from tarok.engine.duties import FOLLOW, TAROK
from tarok.engine.rule_terms import Owed
from tarok.engine.sides import sides
from tarok.games.hungarian.figures import Figure


def bound(deal: Deal, seat: Seat) -> dict[Card, int]:
    """Return the promised cards in the hand of `seat`, each with the trick it is promised to (HU-RAJ-01).

    What binds depends on what the seat knows: an announcement of its own side binds it, whichever seat made
    it, and a soft promise is released by a trick that it knows to be lost.
    """
    hand = deal.hands[seat]
    rows = cast("dict[str, Figure]", deal.playing.rows)
    said = ((stake, promise) for stake in deal.stakes[1:] for promise in rows[stake.what].promises)
    owed = [(stake, promise) for stake, promise in said if promise.cards & hand]
    if not owed:
        return {}
    found: dict[Card, int] = {}
    known = sides(deal, seat)
    lost = any(known[trick.winner] == 1 - (known[seat] or 0) for trick in deal.tricks)
    for stake, promise in owed:
        ours = stake.seat == seat or known[stake.seat] == known[seat]
        number = _target(promise, deal) if ours and not (promise.soft and lost) else 0  # HU-RAJ-02
        for card in promise.cards & hand if number else NONE:
            found[card] = min(number, found.get(card, number))
    return found


def _target(promise: Promise, deal: Deal) -> int:
    """Return the trick that a promised card is due to; 0 if that is over.

    Of two cards promised to two tricks one comes to each: while one lies on the table the other is for later.
    """
    now = len(deal.tricks) + 1
    taken = any(card in promise.cards for card in deal.table) and len(promise.tricks) > 1
    return next((number for number in promise.tricks if number > now or (number == now and not taken)), 0)


def _due(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the cards promised to this very trick (HU-RAJ-03, HU-RAJ-04)."""
    now = len(deal.tricks) + 1
    return Cards.of(card for card, number in bound(deal, seat).items() if number == now and card in allowed)


def _free(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the cards that are not promised."""
    return allowed - Cards.of(bound(deal, seat))


def _earliest(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return, of nothing but promised cards, those that are promised to the earliest trick."""
    promised = bound(deal, seat)
    if allowed - Cards.of(promised):
        return allowed
    first = min(promised[card] for card in allowed)
    return Cards.of(card for card in allowed if promised[card] == first)


DUTIES = (
    replace(FOLLOW, clause="HU-PLAY-02"),
    replace(TAROK, clause="HU-PLAY-02"),
    Duty("play_promised", "HU-RAJ-03", _due, Owed.PROMISED_NOW),
    Duty("keep_promised", "HU-RAJ-03", _free, Owed.PROMISED_LATER),
    Duty("earlier_promise", "HU-RAJ-03", _earliest, Owed.EARLIEST),
)
