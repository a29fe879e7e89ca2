"""Playing to take nothing, alone or as a soloist, and playing to make a soloist take something."""

from tarok.bots.card_masks import ABOVE, BELOW, SUITS, TAROKS, each
from tarok.bots.knowledge import Knowledge
from tarok.bots.weights import THIRD
from tarok.cards.deck import PAGAT, SUIT_OF, Card
from tarok.engine.actions import Seat
from tarok.engine.duties import OVERTAKE


def klop_value(k: Knowledge, card: Card) -> float:
    """Return the worth of a card where every player avoids points: what it rids me of, less what it takes."""
    w = k.weights.avoiding
    worth, table = k.game.worth, k.view.table
    points = sum(worth[lying] - THIRD for lying in table) + worth[card] - THIRD + w.follows * len(k.later)
    clean = all(trick.winner != k.me for trick in k.view.tricks)
    cost = w.each + w.points * points + (w.clean * (len(k.view.tricks) + 1) if clean else 0.0)
    return danger(k, card) * (w.trick + w.points * worth[card]) - takes(k, card) * cost


def soloist_value(k: Knowledge, card: Card) -> float:
    """Return what it is worth to play this card where one trick loses all."""
    return danger(k, card) * k.weights.avoiding.soloist - takes(k, card)


def hunter_value(k: Knowledge, card: Card) -> float:
    """Return what it is worth to play this card against a soloist who may not take a trick."""
    hunted = k.view.declarer
    assert hunted is not None
    led = SUIT_OF[k.view.table[0] if k.view.table else card]
    best = card if k.wins(card) or k.best is None else k.best
    rid = k.weights.avoiding.hunter * rank_share(k, card)
    if hunted in k.later:
        return rid + caught(k, hunted, best, led)
    return rid + (escapes(k, best, led) if not k.wins(card) and k.owner(best) == hunted else 0.0)


def caught(k: Knowledge, hunted: Seat, best: Card, led: int) -> float:
    """Return how likely the hunted seat, still to play, has to beat `best` and is left with the trick."""
    others = [seat for seat in k.later if seat != hunted]
    missed = 1.0
    for card in each(k.may[hunted] & ABOVE[best]):
        likely = 1 - k.lacks(hunted, 1 << card)
        for seat in others:
            likely *= 1 - k.beats(seat, card, led)
        missed *= 1 - likely
    trumps = 0.0
    if best < PAGAT:
        trumps = (
            k.lacks(hunted, SUITS[led])
            * (1 - k.lacks(hunted, TAROKS))
            * k.weights.avoiding.alone ** len(others)
        )
    return min(1.0, 1 - missed + trumps)


def takes(k: Knowledge, card: Card) -> float:
    """Return how likely the card takes the trick: every player who must overtakes."""
    if not k.wins(card):
        return 0.0
    led = SUIT_OF[k.view.table[0] if k.view.table else card]
    if OVERTAKE in k.contract.duties:
        return escapes(k, card, led)
    likely = 1.0
    for seat in k.later:
        likely *= 1 - k.cannot_duck(seat, card, led)
    return likely


def escapes(k: Knowledge, best: Card, led: int) -> float:
    """Return how likely no player who is still to play can beat a card."""
    likely = 1.0
    for seat in k.later:
        likely *= 1 - k.beats(seat, best, led)
    return likely


def danger(k: Knowledge, card: Card) -> float:
    """Return how likely the card will have to take a trick later, if it is kept."""
    below = (k.unseen & BELOW[card]).bit_count()
    above = (k.unseen & ABOVE[card]).bit_count()
    if not below + above:
        return k.weights.avoiding.last_of_suit
    share = below / (below + above)
    return float(share**k.weights.avoiding.steep) * (k.weights.avoiding.tarok if card >= PAGAT else 1.0)


def rank_share(k: Knowledge, card: Card) -> float:
    """Return how many of the unseen cards of its suit the card beats, taroks counting more."""
    below = (k.unseen & BELOW[card]).bit_count()
    above = (k.unseen & ABOVE[card]).bit_count()
    return (below + 1) / (below + above + 1) + (0.5 if card >= PAGAT else 0.0)
