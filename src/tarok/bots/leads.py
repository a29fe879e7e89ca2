"""Leading where points are to be taken: who leads what, and why."""

from tarok.bots.card_masks import ROYAL, SUITS, TAROKS
from tarok.bots.knowledge import Knowledge
from tarok.bots.point_play import enemy_taroks, value
from tarok.cards.deck import SUIT_OF, Card


def lead_value(k: Knowledge, card: Card) -> float:
    """Return what it is worth to lead this card, in card points."""
    side = k.view.sides[k.me]
    plan = _declarers_plan if side == 0 else _defenders_plan
    return value(k, card) + plan(k, card)


def _declarers_plan(k: Knowledge, card: Card) -> float:
    """Pull taroks with more than the enemy has; as the partner, help to pull them."""
    t = k.weights.taking
    suit = SUIT_OF[card]
    if suit != 4:
        return t.own_long * (k.hand & SUITS[suit]).bit_count()
    out = enemy_taroks(k)
    if not out:
        return -t.idle_tarok
    more = (k.hand & TAROKS).bit_count() - out / 2
    return t.pull * more if k.me == k.view.declarer else t.help + t.pull * more / 2


def _defenders_plan(k: Knowledge, card: Card) -> float:
    """Make the declarer trump, from long suits; leave the suit of the called king and the taroks alone."""
    t = k.weights.taking
    suit = SUIT_OF[card]
    declarer = k.view.declarer
    if suit == 4 or declarer is None:
        more = (k.hand & TAROKS).bit_count() - enemy_taroks(k) / 2
        return t.pull * more - t.defender_tarok
    plan = t.long * (k.hand & SUITS[suit]).bit_count()
    plan += t.through * k.lacks(declarer, SUITS[suit]) * (1 - k.lacks(declarer, TAROKS))
    called = k.called
    if called is not None and SUIT_OF[called] == suit and k.unseen >> called & 1:
        plan -= t.called
    if not ROYAL >> card & 1 and k.game.worth[card] >= 4 and k.unseen & ROYAL & SUITS[suit]:
        plan -= t.bare
    return plan
