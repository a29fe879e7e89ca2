"""Motives that are about the trick on the table, where card points are wanted."""

from typing import Final

from tarok.cards.deck import PAGAT, SUIT, SUIT_OF, Card, Cards
from tarok.engine.card_points import units
from tarok.reasons.motives import Motive, apart
from tarok.reasons.reason import Reason
from tarok.reasons.sight import Fate, Sight

RICH: Final = 3
"""From what a card is worth, by itself, it is named as a catch."""
FEWER: Final = (4, 3)
"""The count of cards that beat one card, and that of another, at which the one is clearly harder to beat."""
FEW: Final = 3
"""Up to how many cards that beat a card are hardly any."""


def highest(seen: Sight, card: Card) -> Reason | None:
    """No higher card of its suit, which was led or is led now, is out; it wins as the trick lies."""
    suit = SUIT_OF[card]
    if not seen.plain(card) or seen.led(card) != suit or not seen.wins(card) or seen.higher_out(card):
        return None
    return Reason("highest-left", {"suit": suit}, (card,))


def decides(seen: Sight, card: Card) -> Reason | None:
    """With this trick the count is decided: the contract is made, or beaten."""
    side = seen.view.sides[seen.me]
    need = None if side is None else seen.needed(side)
    if side is None or need is None or seen.decided is not None or seen.later or not seen.ours(card):
        return None
    pile = seen.won(side) | Cards.of((*seen.view.table, card))
    return Reason("decides", {"side": side}, (card,)) if units(seen.game, pile) >= need else None


def takes_card(seen: Sight, card: Card) -> Reason | None:
    """A rich card that is not my side's already is surely taken."""
    table, worth = seen.view.table, seen.game.worth
    rich = [each for each in table if worth[each] >= RICH]
    if not rich or seen.fate(card) is not Fate.MINE:
        return None
    return Reason("takes-card", cards=(card, max(rich, key=lambda each: (worth[each], each))))


def partner_points(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The partner wins the trick, surely or but for a few cards, and this card gives more to it."""
    best = seen.best
    if best is None or seen.wins(card) or seen.wins(rival) or not seen.ally(seen.owner(best)):
        return None
    if seen.game.worth[card] <= seen.game.worth[rival]:
        return None
    if seen.ours(card):
        return Reason("gives-partner", cards=(card, best))
    out = len(seen.beaten_by(card))
    return Reason("gives-partner-risk", {"out": out}, (card, best)) if 0 < out <= FEW else None


def not_declarers(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The declarer has played and does not win the trick, and this card gives more to it."""
    best, declarer = seen.best, seen.view.declarer
    if best is None or declarer is None or not seen.enemy(declarer) or declarer in seen.later:
        return None
    owner = seen.owner(best)
    open_side = not seen.ally(owner) and not seen.enemy(owner)
    if not open_side or seen.wins(card) or seen.wins(rival):
        return None
    more = seen.game.worth[card] > seen.game.worth[rival]
    return Reason("not-declarers", cards=(card, best)) if more else None


def leave_partner(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The trick is surely the partner's, so no card of mine need overtake."""
    best = seen.best
    if best is None or not seen.ally(seen.owner(best)) or seen.wins(card) or not seen.ours(card):
        return None
    return Reason("leave-partner", cards=(rival, best)) if seen.wins(rival) else None


def lost(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The trick is surely the other side's whatever I play, and this card gives less."""
    if seen.fate(card) is not Fate.THEIRS or seen.fate(rival) is not Fate.THEIRS or not seen.view.table:
        return None
    return Reason("lost", cards=(card,)) if seen.game.worth[card] < seen.game.worth[rival] else None


def take_sure(seen: Sight, card: Card) -> Reason | None:
    """The card surely takes the trick, or a partner's higher one does."""
    if not seen.wins(card) or not seen.ours(card):
        return None
    return Reason("surely-wins" if seen.fate(card) is Fate.MINE else "surely-ours", cards=(card,))


def enough(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """A lower card of the suit surely takes the trick, too."""
    both = seen.fate(card) is seen.fate(rival) is Fate.MINE
    return Reason("enough", cards=(card, rival)) if both and _lower(seen, card, rival) else None


def no_risk(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The other card counts more, and may fall to the other side in this trick."""
    worth = seen.game.worth
    if worth[rival] < RICH or worth[card] >= worth[rival] or seen.ours(rival) or not seen.wins(rival):
        return None
    over = seen.beaten_by(rival)
    if not over:
        return None
    higher = over & SUIT[SUIT_OF[rival]]
    if not higher:
        return Reason("no-risk-ruff", {"suit": SUIT_OF[rival]}, (rival,))
    return Reason("no-risk", cards=(rival, max(higher)))


def no_gift(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The other card does not win as the trick lies, which is not surely my side's, and gives more."""
    table, worth = seen.view.table, seen.game.worth
    if not table or seen.wins(rival) or seen.ours(rival) or worth[card] >= worth[rival]:
        return None
    if any(map(seen.wins, seen.legal)):
        return Reason("no-gift", cards=(rival,))
    return Reason("cheapest", cards=(card,))


def overtakes(seen: Sight, card: Card) -> Reason | None:
    """The card beats what lies there, though it may still be beaten."""
    if not seen.view.table or not seen.wins(card):
        return None
    best = seen.best
    if best is None or seen.ally(seen.owner(best)):
        return None
    return Reason("overtakes", {"out": len(seen.beaten_by(card))}, (card, best))


def harder(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """Both cards win as the trick lies, and fewer of the cards that may come beat this one."""
    if not (seen.wins(card) and seen.wins(rival)) or SUIT_OF[card] != SUIT_OF[rival]:
        return None
    if card == PAGAT:
        return None
    mine, other = len(seen.beaten_by(card)), len(seen.beaten_by(rival))
    clear = mine < other and (other <= 2 * FEW or FEWER[0] * mine <= FEWER[1] * other)
    return Reason("harder", {"out": mine, "more": other}, (card, rival)) if clear else None


def high_enough(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """Hardly a card beats this one, unlike every lower card, and the higher one stays."""
    if not (seen.wins(card) and seen.wins(rival)) or not _lower(seen, card, rival):
        return None
    out = len(seen.beaten_by(card))
    below = [each for each in seen.legal if SUIT_OF[each] == SUIT_OF[card] and each < card]
    if not below or not 0 < out <= FEW or any(len(seen.beaten_by(each)) <= out for each in below):
        return None
    return Reason("high-enough", {"out": out}, (card, rival))


def strong(seen: Sight, card: Card) -> Reason | None:
    """The card wins as the trick lies, and hardly a card beats it."""
    out = len(seen.beaten_by(card)) if seen.wins(card) else 0
    return Reason("strong", {"out": out}, (card,)) if 0 < out <= FEW else None


def _lower(seen: Sight, card: Card, rival: Card) -> bool:
    """Whether a card is of the same suit, lower, and not worth more."""
    same = SUIT_OF[card] == SUIT_OF[rival] and card < rival and not seen.alike(card, rival)
    return same and seen.game.worth[card] <= seen.game.worth[rival]


def keep_higher(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The higher card of the suit stays in the hand."""
    if not _lower(seen, card, rival) or seen.wins(card) != seen.wins(rival):
        return None
    return Reason("keep-higher", cards=(card, rival))


def not_spent(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """The higher card of the suit would beat what lies there, and stays in the hand all the same."""
    if not _lower(seen, card, rival) or seen.wins(card) or not seen.wins(rival):
        return None
    return Reason("not-spent", cards=(card, rival))


def keep_winner(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """A card that no card out beats, in its suit, stays for later, for it is not needed here."""
    if SUIT_OF[card] == SUIT_OF[rival] and card > rival:
        return None
    rich = not seen.plain(rival) or seen.game.worth[rival] >= RICH
    top = rich and not seen.higher_out(rival) and bool(seen.lower_out(rival))
    return Reason("keep-winner", {"suit": SUIT_OF[rival]}, (rival,)) if top else None


def keep_guard(seen: Sight, card: Card, rival: Card) -> Reason | None:
    """A small card stays with a court that a higher card, still out, would catch alone."""
    bare = _bared(seen, rival)
    if bare is None or _bared(seen, card) is not None:
        return None
    return Reason("keep-guard", cards=(rival, bare))


def _bared(seen: Sight, card: Card) -> Card | None:
    """Return the court that would be alone in its suit after this card; None: there is none."""
    if not seen.plain(card):
        return None
    rest = [each for each in seen.view.hand if SUIT_OF[each] == SUIT_OF[card] and each != card]
    if len(rest) != 1 or seen.game.worth[rest[0]] < RICH or not seen.higher_out(rest[0]):
        return None
    return rest[0]


def to_void(seen: Sight, card: Card) -> Reason | None:
    """It is the last card of its suit: afterwards a tarok takes tricks of that suit."""
    suit = SUIT_OF[card]
    alone = seen.plain(card) and sum(SUIT_OF[each] == suit for each in seen.view.hand) == 1
    out = any(SUIT_OF[each] == suit for each in seen.unseen)
    if not alone or not out or not seen.taroks or not seen.ruffs:
        return None
    return Reason("last-of-suit", {"suit": suit}, (card,))


TABLE: Final[tuple[Motive, ...]] = (
    apart(decides),
    apart(takes_card),
    partner_points,
    not_declarers,
    leave_partner,
    lost,
)
TAKING: Final[tuple[Motive, ...]] = (apart(take_sure), enough, high_enough)
CARE: Final[tuple[Motive, ...]] = (no_risk, keep_guard, no_gift)
RANKS: Final[tuple[Motive, ...]] = (
    apart(overtakes),
    apart(highest),
    harder,
    apart(strong),
    keep_winner,
    keep_higher,
    not_spent,
    apart(to_void),
)
