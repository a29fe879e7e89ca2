"""Motives for the card that is led, where card points are wanted."""

from typing import Final

from tarok.cards.deck import PAGAT, SUIT_OF, TAROKS, Card
from tarok.reasons.motives import Motive, apart
from tarok.reasons.reason import Reason
from tarok.reasons.sight import Sight

TAROK: Final = SUIT_OF[PAGAT]


def force_declarer(seen: Sight, card: Card) -> Reason | None:
    """The declarer, an enemy, has none of the suit and may have taroks."""
    declarer = seen.view.declarer
    if declarer is None or not seen.enemy(declarer) or not _trumps(seen, declarer, card):
        return None
    return Reason("force-declarer", {"suit": SUIT_OF[card]}, (card,))


def _trumps(seen: Sight, seat: int, card: Card) -> bool:
    """Whether a seat surely has none of the suit of a card that is led, and may have taroks."""
    leads = not seen.view.table and seen.plain(card) and seen.ruffs
    return leads and seen.void(seat, SUIT_OF[card]) and bool(seen.may(seat) & TAROKS)


def ruff_partner(seen: Sight, card: Card) -> Reason | None:
    """A partner has none of the suit and may have taroks."""
    if not any(seen.ally(seat) and _trumps(seen, seat, card) for seat in seen.others):
        return None
    return Reason("ruff-partner", {"suit": SUIT_OF[card]}, (card,))


def no_ruff(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """An enemy has none of the other card's suit and may have taroks."""
    if SUIT_OF[card] == SUIT_OF[rival]:
        return None
    enemies = [seat for seat in seen.others if seen.enemy(seat)]
    if any(_trumps(seen, seat, card) for seat in enemies):
        return None
    if not any(_trumps(seen, seat, rival) for seat in enemies):
        return None
    return Reason("no-ruff", {"suit": SUIT_OF[rival]}, (rival,))


def lead_through(seen: Sight, card: Card) -> Reason | None:
    """The enemy who plays next surely holds a court of the suit that a card still out beats."""
    if seen.view.table or not seen.later or not seen.plain(card) or not seen.enemy(seen.later[0]):
        return None
    held = [each for each in _held(seen, seen.later[0]) if SUIT_OF[each] == SUIT_OF[card]]
    for court in sorted(held, reverse=True):
        over = seen.higher_out(court) & ~seen.known.has[seen.later[0]]
        if seen.game.worth[court] > 1 and over:
            return Reason("lead-through", {"suit": SUIT_OF[card]}, (card, court))
    return None


def _held(seen: Sight, seat: int) -> list[Card]:
    has = seen.known.has[seat]
    return [card for card in seen.unseen if has >> card & 1]


def find_king(seen: Sight, card: Card) -> Reason | None:
    """The declarer leads the suit of the called card, which the partner may hold."""
    called = seen.called
    mine = seen.view.declarer == seen.me and not seen.view.table
    if called is None or not mine or called not in seen.unseen or not _of_suit(called, card):
        return None
    return Reason("find-king", {"suit": SUIT_OF[card]}, (card, called))


def _of_suit(called: Card, card: Card) -> bool:
    """Whether a called card is of a suit, and this card of the same."""
    return called < PAGAT and SUIT_OF[called] == SUIT_OF[card]


def spare_king_suit(seen: Sight, card: Card) -> Reason | None:
    """A defender leaves the suit of the called card alone, which the declarer's partner may hold."""
    called, declarer = seen.called, seen.view.declarer
    if called is None or called not in seen.unseen or seen.view.table or declarer is None:
        return None
    if not seen.enemy(declarer) or not seen.plain(called) or _of_suit(called, card):
        return None
    return Reason("spare-king-suit", {"suit": SUIT_OF[called]}, (called,))


def draw(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """Taroks are led while others may hold some."""
    if seen.view.table or seen.plain(card) or not seen.plain(rival) or not seen.taroks_out:
        return None
    last = [each for seat in seen.others for each in _held(seen, seat) if each >= PAGAT]
    if seen.taroks_out == 1 and len(last) == 1:
        return Reason("pulls-last", cards=(card, last[0]))
    if seen.taroks * len(seen.others) < seen.taroks_out:
        return None
    if PAGAT in seen.unseen and seen.may_others(PAGAT) and seen.taroks > 1:
        return Reason("draw-pagat", {"out": seen.taroks_out, "mine": seen.taroks}, (card, PAGAT))
    return Reason("draw", {"out": seen.taroks_out, "mine": seen.taroks}, (card,))


def keep_taroks(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """A card of a suit is led, and the taroks stay."""
    if seen.view.table or not seen.plain(card) or seen.plain(rival):
        return None
    return Reason("keep-taroks", {"out": seen.taroks_out, "mine": seen.taroks}, (card,))


def short_outside(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """Of its suit fewer cards are out than of the other's, so that one of the others has none sooner."""
    if seen.view.table or not seen.plain(card) or not seen.plain(rival) or not seen.ruffs:
        return None
    out, more = (sum(SUIT_OF[each] == SUIT_OF[one] for each in seen.unseen) for one in (card, rival))
    if not out < more:
        return None
    return Reason("short-outside", {"suit": SUIT_OF[card], "out": out, "more": more}, (card,))


def long_outside(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """Of its suit more cards are out than of the other's, so that it is trumped less likely."""
    reason = short_outside(seen, rival, card)
    if reason is None:
        return None
    numbers = {"suit": SUIT_OF[card], "out": reason.numbers["more"], "fewer": reason.numbers["out"]}
    return Reason("long-outside", numbers, (card,))


SUITS_LED: Final[tuple[Motive, ...]] = (
    apart(ruff_partner),
    apart(force_declarer),
    no_ruff,
    apart(lead_through),
    apart(find_king),
    apart(spare_king_suit),
)
TAROKS_LED: Final[tuple[Motive, ...]] = (draw, keep_taroks)
LENGTHS: Final[tuple[Motive, ...]] = (short_outside, long_outside)
