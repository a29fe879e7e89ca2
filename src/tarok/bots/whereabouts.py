"""Where the cards may be: what a view excludes, and what follows from it."""

from msgspec import Struct

from tarok.actions import Lay
from tarok.bots.masks import ABOVE, SUITS, TAROKS, Mask, mask_of
from tarok.cards import MOND, PAGAT, SUIT_OF, Card
from tarok.deal import Contract
from tarok.duties import OVERTAKE
from tarok.kinds import FactKind, ShowKind
from tarok.table import Trick
from tarok.view import View


class Told(Struct, frozen=True):
    """What a seat has told of its hand by words alone: cards that it has, and cards that it lacks."""

    has: Mask = 0
    lacks: Mask = 0


def gone(view: View, carried: Mask) -> Mask:
    """Return the cards that are in no hand any more: played, laid away, left in the open talon.

    `carried` are the cards of the talon that the declarer has taken.
    """
    cards = mask_of(view.table) | int(view.laid)
    for trick in view.tricks:
        cards |= mask_of(trick.cards)
    for show in view.shown:
        if show.what in {ShowKind.LAID, ShowKind.VITAMIN}:
            cards |= mask_of(show.cards)
        elif show.what == ShowKind.TALON:
            cards |= mask_of(show.cards) & ~carried
    return cards


def taken(contract: Contract, view: View) -> Mask:
    """Return the cards that the declarer has taken from the talon, if they lay open."""
    fetched = mask_of(card for show in view.shown if show.what == ShowKind.PART for card in show.cards)
    if contract.hides_talon or fetched:
        return fetched
    part = next((fact.value for fact in view.facts if fact.what == FactKind.PART), 0)
    if not part:
        return 0
    talon = next(show.cards for show in view.shown if show.what == ShowKind.TALON)
    size = sum(isinstance(action, Lay) for _, action in view.log) or len(talon)
    return mask_of(talon[size * (part - 1) : size * part])


def laid_taroks(view: View) -> int:
    """Return how many taroks the others have laid away unseen, as far as that was told."""
    told = sum(
        fact.value
        for fact in view.facts
        if fact.what in {FactKind.TAROKS_LAID, FactKind.TAROKS_LAID_BY_OTHERS}
    )
    return max(0, told - (int(view.laid) & TAROKS).bit_count())


def possible(contract: Contract, view: View, unseen: Mask, *, bird: bool) -> list[Mask]:
    """Return the cards that each seat may still hold, by what it has played and had to play.

    A pagat that is free as a `bird` tells nothing.
    """
    may = [0 if seat == view.seat else unseen for seat in range(len(view.held))]
    overtaking = OVERTAKE in contract.duties
    running = Trick(view.leader, view.table, view.leader)
    seats = len(view.held)
    for trick in (*view.tricks, running) if view.table else view.tricks:
        led = SUIT_OF[trick.cards[0]]
        seat, best = trick.leader, trick.cards[0]
        for card in trick.cards[1:]:
            seat = (seat + 1) % seats
            suit = SUIT_OF[card]
            if bird and card == PAGAT:
                continue
            if suit != led:
                may[seat] &= ~SUITS[led]
                if suit != 4:
                    may[seat] &= ~TAROKS
            if _beats(card, best):
                best = card
            elif overtaking:
                may[seat] &= ~_unable(card, best, led, trick.cards)
    return may


def told(view: View, called: Card, may: list[Mask], has: list[Mask]) -> None:
    """Give the called card to a known partner, and to no known opponent of the declarer."""
    for seat, side in enumerate(view.sides):
        if side == 1:
            may[seat] &= ~(1 << called)
        elif side == 0 and seat not in {view.seat, view.declarer}:
            has[seat] |= may[seat] & 1 << called


def _beats(card: Card, best: Card) -> bool:
    """Whether the card beats the best one before it; for what follows, the emperor trick is no matter."""
    return card > best and SUIT_OF[card] in {SUIT_OF[best], 4}


def _unable(card: Card, best: Card, led: int, cards: tuple[Card, ...]) -> Mask:
    """Return what a seat cannot hold that did not overtake `best`; the emperor trick makes exceptions."""
    if MOND in cards and PAGAT in cards:
        return 0
    if SUIT_OF[best] == 4 and SUIT_OF[card] == 4:
        return ABOVE[best]
    return ABOVE[best] if SUIT_OF[best] == led == SUIT_OF[card] else 0
