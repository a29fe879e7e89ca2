"""What the tests of the rule bot at Hungarian tables have in common."""

from games.hungarian import SEATS, bidding, game, word

from tarok.bots import PLAYERS
from tarok.cards.deck import Cards
from tarok.engine.actions import PASS
from tarok.engine.deal import act
from tarok.engine.phases import position
from tarok.engine.view import view


def answer(deal):
    """What the rule bot does whose turn it is, in words."""
    assert deal.due is not None
    return word(deal, PLAYERS["rule"](deal.game, 0)(view(deal, deal.due.seat)))


def bids(hands, said="", **known):
    """What the rule bot says in an auction after these words."""
    return answer(bidding(hands, said, **known))


def whole(built, hands, top, size):
    """Four hands of this size, of which these cards are given, and the talon with `top` on top."""
    given = {SEATS[name]: [*built.faces.parse_all(text)] for name, text in hands.items()}
    used = Cards.of(card for cards in (top, *given.values()) for card in cards)
    free = [card for card in built.pack if card not in used]
    for seat in range(4):
        cards = given.setdefault(seat, [])
        while len(cards) < size:
            cards.append(free.pop((7 * len(free)) // 11))
    return [Cards.of(given[seat]) for seat in range(4)], (*top, *free)


def table(phase, hands, key="illustrated", *, talon="", size=9, laid="", **fields):
    """A deal of whole hands at the beginning of a phase; what is not given is dealt somehow.

    C has laid away what is `laid`.
    """
    built = game(key)
    away, top = built.faces.parse_all(laid), built.faces.parse_all(talon)
    dealt, rest = whole(built, hands, (*away, *top), size)
    piles = (Cards(), Cards(), Cards.of(away), Cards())
    return position(built, phase=phase, hands=dealt, talon=rest[len(away) :], laid=piles, **fields)


def passing(deal, until):
    """The deal after everybody has passed until this seat is to decide."""
    while deal.due.seat != until:
        deal = act(deal, PASS)
    return deal
