"""The winner of a trick, the duties of a player, and the forbidden discards, each with its clause."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from tarok.cards.deck import ALONE, MOND, PAGAT, SKIS, SUIT, SUIT_OF, TAROKS, TRULA, Card, Cards
from tarok.engine.actions import LAY, PLAY, Lay, Play, Seat
from tarok.engine.deal import Deal, Duty
from tarok.engine.deal_types import Refusal
from tarok.engine.rule_terms import Emperor, Owed

WINNING: Final = tuple(suit | TAROKS for suit in SUIT)
"""The cards that may win an ordinary trick, by the suit that was led."""


def cards_to_play(deal: Deal, seat: Seat) -> Iterator[Play | Refusal]:
    """Every card of the hand: as a legal play, or with the first duty that forbids it."""
    allowed = deal.hands[seat]
    for duty in deal.playing.duties:
        if len(allowed) == 1:
            break
        left = duty.leaves(allowed, deal, seat)
        if left and left != allowed:
            yield from map(_refusals(duty).__getitem__, allowed - left)
            allowed = left
    yield from map(PLAY.__getitem__, allowed)


@lru_cache(256)
def _refusals(duty: Duty) -> tuple[Refusal, ...]:
    """Return the refusals of the cards that the duty forbids."""
    return tuple(Refusal(play, duty.id, duty.clause) for play in PLAY)


def cards_to_lay(hand: Cards, *stays: tuple[Cards, str, str]) -> Iterator[Lay | Refusal]:
    """Every card of the hand: as one to discard, or with the rule of the first row of cards that stay."""
    for card in hand:
        for cards, why, clause in stays:
            if card in cards:
                yield Refusal(LAY[card], why, clause)
                break
        else:
            yield LAY[card]


def highest(cards: Sequence[Card]) -> Card:
    """Return the card that wins an ordinary trick: the highest tarok, or else the highest of the led suit."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return (mask & WINNING[SUIT_OF[cards[0]]]).bit_length() - 1


class Winning(Struct, frozen=True):
    """The winner of tricks in which the highest card does not always win.

    A value, so that equal deals stay equal.

    The `emperor` trick lets the pagat win (SL-PLAY-04).  Where taroks are `no_trumps` they are a suit like
    the others (SL-PLAY-05); a `free_pagat` wins wherever it comes (SL-3P-11).
    """

    emperor: Emperor = Emperor.NEVER
    no_trumps: bool = False
    free_pagat: bool = False

    def __call__(self, cards: Sequence[Card], /) -> Card:
        if PAGAT in cards and (self.free_pagat or self._crowned(cards)):
            return PAGAT
        if self.no_trumps:
            return (Cards.of(cards) & SUIT[SUIT_OF[cards[0]]]).bit_length() - 1
        return highest(cards)

    def over(self, table: Sequence[Card], cards: Cards) -> Cards:
        """Return those of `cards` that would win the trick as it is.

        Only the trula can crown the pagat, or win as it, so those cards are tried.  Of the others a higher
        one wins that is a tarok or of the led suit, unless the pagat wins already.
        """
        best, led = self(table), SUIT_OF[table[0]]
        free = cards - TRULA & (SUIT if self.no_trumps else WINNING)[led]
        trula = [card for card in cards & TRULA if self((*table, card)) == card]
        safe = best == PAGAT and (self.free_pagat or self._crowned(table))
        return Cards.of(trula) | (0 if safe else free >> best << best)

    def _crowned(self, cards: Sequence[Card]) -> bool:
        """Whether the pagat is the emperor of this trick."""
        if self.emperor is Emperor.NEVER or (self.no_trumps and cards[0] not in TAROKS):
            return False
        lower = cards if self.emperor is Emperor.ANY_ORDER else cards[: cards.index(PAGAT)]
        return MOND in lower and SKIS in lower


def _follow(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the cards of the led suit."""
    return allowed & SUIT[SUIT_OF[deal.table[0]]] if deal.table else allowed


def _tarok(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the taroks of a hand that cannot follow."""
    return allowed & WINNING[SUIT_OF[deal.table[0]]] if deal.table else allowed


def _overtaking(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the cards that would win the trick as it is."""
    beats, table = deal.playing.beats, deal.table
    if not table:
        return allowed
    if isinstance(beats, Winning):
        return beats.over(table, allowed)
    return Cards.of([card for card in allowed if beats((*table, card)) == card])


def _without_pagat(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return everything but the pagat."""
    return allowed - ALONE[PAGAT]


def _without_announced(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the cards that the seat has not promised for the last trick."""
    rows = deal.playing.rows
    said = [rows[stake.what] for stake in deal.stakes if stake.seat == seat and stake.what in rows]
    cards = (bonus.card(deal) for bonus in said if bonus.card)
    return allowed - Cards.of(card for card in cards if card is not None) if said else allowed


FOLLOW = Duty("follow_suit", "SL-PLAY-02", _follow, Owed.FOLLOW, alone=True)
TAROK = Duty("play_tarok", "SL-PLAY-02", _tarok, Owed.PLAY_TAROK, alone=True)
OVERTAKE = Duty("overtake", "SL-NEG-01", _overtaking, Owed.OVERTAKE, alone=True)
PAGAT_LAST = Duty("pagat_last", "SL-NEG-03", _without_pagat, Owed.PLAY_LAST, alone=True)
KEEP = Duty("keep_announced", "SL-ANN-10", _without_announced, Owed.PLAY_LAST, alone=True)
