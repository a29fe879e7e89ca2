"""Motives where tricks are not wanted: klop, a beggar, and the hunt for one."""

from typing import Final

from tarok.cards.deck import SUIT_OF, Card, Cards
from tarok.engine.card_points import points
from tarok.reasons.motives import Motive, apart
from tarok.reasons.reason import Reason
from tarok.reasons.sight import Fate, Sight


def under(seen: Sight, card: Card) -> Reason | None:
    """The card stays below what lies there."""
    best = seen.best
    return None if best is None or seen.wins(card) else Reason("under", cards=(card, best))


def rid(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """In a trick that another takes, a more dangerous card goes: a higher one, or one that counts more."""
    if not seen.view.table or seen.wins(card) or seen.wins(rival):
        return None
    if SUIT_OF[card] == SUIT_OF[rival] and card > rival and not seen.alike(card, rival):
        return Reason("rid", cards=(card,))
    if _below(seen, card) > _below(seen, rival) or seen.game.worth[card] > seen.game.worth[rival]:
        return Reason("rid", cards=(card,))
    return None


def _below(seen: Sight, card: Card) -> int:
    return len(seen.lower_out(card))


def take_high(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The trick is mine whichever of the two I play, so the higher card goes."""
    mine = seen.fate(card) is seen.fate(rival) is Fate.MINE
    higher = SUIT_OF[card] == SUIT_OF[rival] and card > rival
    return Reason("take-high", cards=(card,)) if mine and higher else None


def take_less(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """Both cards may take the trick, and this one counts less."""
    both = bool(seen.view.table) and seen.wins(card) and seen.wins(rival)
    less = seen.game.worth[card] < seen.game.worth[rival]
    return Reason("take-less", cards=(card, rival)) if both and less else None


def take_early(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The card takes a trick with little in it, and a dangerous card is gone."""
    if not seen.view.table or not seen.wins(card) or seen.wins(rival):
        return None
    count = points(seen.game, Cards.of((*seen.view.table, card)))
    return Reason("take-early", {"points": count}, (card,)) if _below(seen, card) else None


def lowest(seen: Sight, card: Card) -> Reason | None:
    """Every card of the suit that is out is higher than the one that is led."""
    out = seen.higher_out(card)
    if seen.view.table or not seen.plain(card) or not out or seen.lower_out(card):
        return None
    return Reason("lowest-out", {"suit": SUIT_OF[card], "out": len(out)}, (card,))


def easier(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """In the suit of this card more higher ones are out than in that of the other."""
    if seen.view.table and not (seen.wins(card) and seen.wins(rival) and SUIT_OF[card] == SUIT_OF[rival]):
        return None
    mine, other = len(seen.higher_out(card)), len(seen.higher_out(rival))
    return Reason("easier", {"out": mine, "fewer": other}, (card, rival)) if mine > other else None


def below_few(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """A lead under which fewer cards are out: the others can hardly stay below."""
    if seen.view.table:
        return None
    out, more = _below(seen, card), _below(seen, rival)
    return Reason("below-few", {"out": out, "more": more}, (card, rival)) if out < more else None


def high_early(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """A dangerous card goes while others can still beat it."""
    over = seen.beaten_by(card) if seen.view.table else seen.higher_out(card)
    if not over or not (seen.wins(card) and seen.wins(rival)):
        return None
    higher = SUIT_OF[card] == SUIT_OF[rival] and card > rival and not seen.alike(card, rival)
    if not higher and (seen.view.table or _below(seen, card) <= _below(seen, rival)):
        return None
    return Reason("high-early", {"out": len(over)}, (card,))


def hunter_high(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The declarer can no longer take this trick, so a high card goes."""
    best, declarer = seen.best, seen.view.declarer
    if best is None or declarer in seen.later or seen.owner(best) == declarer:
        return None
    higher = (SUIT_OF[card] == SUIT_OF[rival] and card > rival) or _below(seen, card) > _below(seen, rival)
    return Reason("hunter-high", cards=(card,)) if higher else None


def hunter_low(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The declarer still plays, and may have fewer cards below this one."""
    declarer = seen.view.declarer
    if declarer is None or declarer not in seen.later:
        return None
    out, more = (len(seen.lower_out(each) & seen.may(declarer)) for each in (card, rival))
    if seen.view.table and not (seen.wins(rival) and card < rival):
        return None
    return Reason("hunter-low", {"out": out, "more": more}, (card, rival)) if out < more else None


def hunter_suit(seen: Sight, card: Card) -> Reason | None:
    """A lead of a suit of which the declarer may have cards: in another they could throw one away."""
    declarer = seen.view.declarer
    if seen.view.table or declarer is None or seen.void(declarer, SUIT_OF[card]):
        return None
    return Reason("hunter-suit", {"suit": SUIT_OF[card]}, (card,))


AVOIDING: Final[tuple[Motive, ...]] = (
    apart(under),
    take_high,
    take_less,
    rid,
    apart(lowest),
    take_early,
    high_early,
    easier,
    below_few,
)
HUNTING: Final[tuple[Motive, ...]] = (
    hunter_high,
    apart(hunter_suit),
    hunter_low,
    apart(lowest),
    easier,
    rid,
    high_early,
)
