"""Playing for points: what each card would bring now, against what it would bring later."""

from math import exp

from tarok.bots.card_masks import ABOVE, BELOW, ROYAL, SUITS, TAROKS, Mask, each, mask_of
from tarok.bots.knowledge import Knowledge
from tarok.bots.weights import FOLLOWED, SURE
from tarok.cards.deck import MOND, PAGAT, SKIS, SUIT_OF, Card
from tarok.engine.actions import Seat


def value(k: Knowledge, card: Card) -> float:
    """Return what it is worth to play this card, in card points."""
    t, table = k.weights.taking, k.view.table
    led = SUIT_OF[table[0] if table else card]
    worth = k.game.worth
    points = sum(worth[lying] - t.each for lying in table) + worth[card] - t.each + t.follows * len(k.later)
    if k.called in {*table, card}:
        points += t.called_king
    return (2 * taken(k, card) - 1) * points - keep(k, card) - mond_risk(k, card, led)


def taken(k: Knowledge, card: Card) -> float:
    """Return how likely my side takes the trick if I play this card."""
    table = k.view.table
    stays = not k.wins(card)
    best = k.best if stays and k.best is not None else card
    friend = k.friend[k.owner(best)] if stays else 1.0
    return ours(k, best, friend, SUIT_OF[table[0] if table else card])


def ours(k: Knowledge, best: Card, friend: float, led: int) -> float:
    """Return how likely my side takes the trick, if `best` wins so far and its owner is a `friend`.

    A called tarok makes its holder the declarer's partner, so no enemy of the declarer has it.
    """
    holds, rescued = 1.0, 1.0
    called = 1 << k.called & TAROKS & k.unseen if k.called is not None else 0
    theirs = called if k.view.sides[k.me] == 0 else 0
    for seat in k.later:
        holds *= 1 - (1 - k.friend[seat]) * k.beats(seat, best, led, theirs)
        rescued *= 1 - k.friend[seat] * k.beats(seat, best, led, called ^ theirs)
    rescue = (1 - rescued) * k.weights.taking.rescue
    return friend * (holds + (1 - holds) * rescue / 2) + (1 - friend) * rescue


def keep(k: Knowledge, card: Card) -> float:
    """Return what the card will bring if it is kept: the škis brings itself home from any trick."""
    t = k.weights.taking
    if card == PAGAT:
        return _keep_pagat(k)
    if card > PAGAT:
        out = k.unseen & TAROKS
        share = (out & BELOW[card]).bit_count() / out.bit_count() if out else 1.0
        home = k.game.worth[card] - t.each if card == SKIS else 0.0
        return t.tarok_low + t.tarok_high * share * share + home + _duel(k, card)
    suit = k.unseen & SUITS[SUIT_OF[card]]
    higher = (suit & ABOVE[card]).bit_count()
    likely = FOLLOWED[suit.bit_count()] if k.unseen & TAROKS else 1.0
    likely *= t.promoted**higher
    return likely * t.top - (1 - likely) * t.lost * (k.game.worth[card] - t.each)


def _duel(k: Knowledge, card: Card) -> float:
    """Return what it brings to keep the škis for an enemy's mond, less what the mond fears of theirs."""
    t = k.weights.taking
    if card == SKIS:
        return t.mond * t.hunt * _against(k, MOND)
    return -t.mond * t.fear * _against(k, SKIS) if card == MOND else 0.0


def _keep_pagat(k: Knowledge) -> float:
    """Return what the pagat brings if it wins the last trick, less what it costs to have it there in vain."""
    t, likely = k.weights.taking, ultimo(k)
    return t.pagat_ultimo * likely - t.pagat_lost * (1 - likely) / k.hand.bit_count()


def ultimo(k: Knowledge) -> float:
    """Return how likely the pagat in my hand can win the last trick."""
    if not k.contract.bonuses:
        return 0.0
    t, theirs = k.weights.taking, enemy_taroks(k)
    out, mine = (k.unseen & TAROKS).bit_count(), (k.hand & TAROKS).bit_count() - 1
    if not out:
        return SURE
    return 1 / (1 + exp(t.ultimo_enemy * theirs + t.ultimo_friend * (out - theirs) + t.ultimo_luck - mine))


def enemy_taroks(k: Knowledge) -> float:
    """Return how many taroks the other side is likely to hold."""
    out = k.unseen & TAROKS
    total = enemies = 0.0
    for seat, friend in enumerate(k.friend):
        if seat != k.me and k.may[seat] & out:
            total += k.view.held[seat]
            enemies += (1 - friend) * k.view.held[seat]
    return out.bit_count() * enemies / total if total else 0.0


def mond_risk(k: Knowledge, card: Card, led: int) -> float:
    """Return what is lost on average if the škis catches the mond in this trick, less what it catches."""
    t, table = k.weights.taking, k.view.table
    if card == SKIS and MOND in table:
        friend = k.friend[k.owner(MOND)]
        return t.mond * (friend * t.friendly - (1 - friend))
    if card == SKIS:
        costs = ((k.friend[seat] * t.friendly - (1 - k.friend[seat]), seat) for seat in k.later)
        return t.mond * sum(cost * _falls(k, seat, led) for cost, seat in costs)
    if card != MOND:
        return 0.0
    if SKIS in table:
        return t.mond * _price(k, k.owner(SKIS))
    free = 1.0
    for seat in k.later:
        plays = 1.0 if led == 4 else k.lacks(seat, SUITS[led])
        free *= 1 - plays * (1 - k.lacks(seat, 1 << SKIS)) * _price(k, seat)
    return t.mond * (1 - free)


def _price(k: Knowledge, seat: Seat) -> float:
    """Return which share of its price a mond costs that the škis of this seat takes."""
    return 1 - k.friend[seat] * (1 - k.weights.taking.friendly)


def _falls(k: Knowledge, seat: Seat, led: int) -> float:
    """Return how likely a seat that is still to play has to play the mond: it has no other tarok."""
    if not k.may[seat] >> MOND & 1:
        return 0.0
    void = 1.0 if led == 4 else k.lacks(seat, SUITS[led])
    return void * (1 - k.lacks(seat, 1 << MOND)) * k.lacks(seat, TAROKS & ~(1 << MOND))


def _against(k: Knowledge, card: Card) -> float:
    """Return how likely the other side holds a card."""
    if not k.unseen >> card & 1:
        return 0.0
    others = (seat for seat in range(len(k.may)) if seat != k.me)
    return min(1.0, sum((1 - k.friend[seat]) * (1 - k.lacks(seat, 1 << card)) for seat in others))


def sensible(k: Knowledge) -> Mask:
    """Return the legal cards less those that no club player would think of."""
    left = k.legal
    for rule in (
        _announced_stays,
        _mond_stays,
        _skis_stays,
        _leave_sure_tricks,
        _nothing_to_the_enemy,
        _pagat_stays,
        _no_called_king,
    ):
        allowed = rule(k, left)
        left = allowed or left
    return left


def distinct(k: Knowledge, cards: Mask) -> Mask:
    """Return the lowest of each row of cards that are as good as each other.

    A card that is still out parts a row, and so does one on the table, which the higher of them may beat.
    """
    left, last = 0, -1
    worth, between = k.game.worth, k.unseen | mask_of(k.view.table)
    for card in each(cards):
        same = last >= 0 and SUIT_OF[last] == SUIT_OF[card] and worth[last] == worth[card]
        if not (same and not between & ABOVE[last] & BELOW[card]):
            left |= 1 << card
        last = card
    return left


def promised(k: Knowledge) -> Mask:
    """Return the cards whose ultimo I have announced."""
    mine = {stake.what for stake in k.view.stakes if stake.seat == k.me}
    cards = 1 << PAGAT if mine & {"pagat_ultimo", "pagat"} else 0
    return cards | 1 << k.called if "king_ultimo" in mine and k.called is not None else cards


def _announced_stays(k: Knowledge, left: Mask) -> Mask:
    """Keep the card whose ultimo I have announced, even where the rules do not ask for it (RO-PLAY-04)."""
    return left & ~promised(k)


def _mond_stays(k: Knowledge, left: Mask) -> Mask:
    """Keep the mond away from a škis that lies there, or that may still come."""
    return left & ~(1 << MOND) if mond_in_danger(k) else left


def mond_in_danger(k: Knowledge) -> bool:
    """Whether a škis that would cost something lies in the trick, or may still come."""
    seats = [seat for seat in k.later if k.may[seat] >> SKIS & 1]
    if SKIS in k.view.table:
        seats.append(k.owner(SKIS))
    return any(_price(k, seat) > 0 for seat in seats)


def _skis_stays(k: Knowledge, left: Mask) -> Mask:
    """Keep the škis away from a known friend's mond that lies there, or that surely has to come."""
    return left & ~(1 << SKIS) if left >> SKIS & 1 and friends_mond_falls(k) else left


def friends_mond_falls(k: Knowledge) -> bool:
    """Whether a known friend's mond lies in the trick, or surely has to come, where that costs something."""
    if not k.weights.taking.friendly:
        return False
    if MOND in k.view.table:
        return k.friend[k.owner(MOND)] == 1
    led = SUIT_OF[k.view.table[0]] if k.view.table else SUIT_OF[SKIS]
    return any(k.friend[seat] == 1 and _falls(k, seat, led) == 1 for seat in k.later)


def _leave_sure_tricks(k: Knowledge, left: Mask) -> Mask:
    """Do not trump a trick that a known friend wins anyway."""
    if k.best is None or k.friend[k.owner(k.best)] < 1:
        return left
    led = SUIT_OF[k.view.table[0]]
    if any(k.friend[seat] < 1 and k.beats(seat, k.best, led) > 0 for seat in k.later):
        return left
    for card in each(left & TAROKS):
        if k.wins(card):
            left &= ~(1 << card)
    return left


def _nothing_to_the_enemy(k: Knowledge, left: Mask) -> Mask:
    """Do not lay cards that count on a trick that the enemy surely wins."""
    if k.best is None or k.friend[k.owner(k.best)] > 0:
        return left
    led = SUIT_OF[k.view.table[0]]
    if any(k.friend[seat] > 0 and k.beats(seat, k.best, led) > 0 for seat in k.later):
        return left
    worth = k.game.worth
    losing = [card for card in each(left) if not k.wins(card)]
    if not losing:
        return left
    least = min(worth[card] for card in losing)
    for card in losing:
        if worth[card] > least:
            left &= ~(1 << card)
    return left


def _pagat_stays(k: Knowledge, left: Mask) -> Mask:
    """Do not lead the pagat while another player has taroks, and do not lay it where the enemy may win."""
    pagat = 1 << PAGAT
    if not left & pagat or left == pagat or k.hand.bit_count() <= k.weights.taking.late:
        return left
    if not k.view.table and any(k.friend[seat] < 1 and k.may[seat] & TAROKS for seat in k.later):
        return left & ~pagat
    return left if taken(k, PAGAT) > k.weights.taking.pagat_safe else left & ~pagat


def _no_called_king(k: Knowledge, left: Mask) -> Mask:
    """Do not lead the called king from another hand than the declarer's, unless it cannot be beaten."""
    called = k.called
    if k.view.table or called is None or not (left & ROYAL) >> called & 1 or k.me == k.view.declarer:
        return left
    led = SUIT_OF[called]
    risky = any(k.friend[seat] < 1 and k.beats(seat, called, led) > 0 for seat in k.later)
    return left & ~(1 << called) if risky else left
