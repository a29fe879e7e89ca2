"""What a reason says, checked in one deal with open cards, by playing the trick on in every way or some."""

import random

from tarok.cards.deck import SUIT, SUIT_OF, TAROKS, Cards
from tarok.engine.actions import Play
from tarok.engine.deal import act

WAYS = 4
"""In how many ways the trick is played on."""


class Ending:
    """A deal, the seat to play, and tricks that end with this card."""

    def __init__(self, world, me, card):
        self.world, self.me, self.card = world, me, card
        self.hand = world.hands[me]
        self.out = Cards.of(each for seat, hand in enumerate(world.hands) if seat != me for each in hand)
        self.table = world.table
        self.worth = world.game.worth

    def after(self, card):
        """The tricks that may come of a card."""
        dice, tricks = random.Random(card), len(self.world.tricks)
        for _ in range(WAYS):
            deal = act(self.world, Play(card))
            while deal.due and len(deal.tricks) == tricks:
                deal = act(deal, dice.choice(deal.due.legal))
            yield deal.tricks[tricks]

    def with_me(self, seat):
        aim = self.world.playing.aim
        if self.world.declarer is None or aim is None:
            return seat == self.me
        return self.world.side(seat) == self.world.side(self.me)

    def mine(self, card):
        return all(trick.winner == self.me for trick in self.after(card))

    def ours(self, card):
        return all(self.with_me(trick.winner) for trick in self.after(card))

    def theirs(self, card):
        return not any(self.with_me(trick.winner) for trick in self.after(card))

    def wins(self, card):
        return not self.table or self.world.playing.beats((*self.table, card)) == card

    def owner(self, card):
        return (self.world.leader + self.table.index(card)) % self.world.game.seats

    def higher(self, card):
        return Cards.of(each for each in self.out & SUIT[SUIT_OF[card]] if each > card)

    def lower(self, card):
        return Cards.of(each for each in self.out & SUIT[SUIT_OF[card]] if each < card)

    def beaten_by(self, card):
        """The cards of enemies still to play that would win after this card; of either side if unknown."""
        later = self.world.game.seats - len(self.table) - 1
        seats = [(self.me + 1 + i) % self.world.game.seats for i in range(later)]
        beats, lying = self.world.playing.beats, (*self.table, card)
        cards = {each for seat in seats if not self.with_me(seat) for each in self.world.hands[seat]}
        return {each for each in cards if beats((*lying, each)) == each}


def true(world, me, card, why):
    """Whether all that a reason says is true in this deal."""
    return TRUTHS[why.why](Ending(world, me, card), why, *why.cards)


def _partner_wins(end, card, best):
    return end.ours(card) and not end.wins(card) and end.with_me(end.owner(best))


TRUTHS = {
    "promise-now": lambda end, why, card: len(end.world.tricks) + 1 == why.numbers["trick"],
    "promise-later": lambda end, why, kept: kept in end.hand and kept != end.card,
    "pagat-last": lambda end, why, kept: kept in end.hand and kept != end.card,
    "collects": lambda end, why, card: end.ours(card),
    "catch-mond": lambda end, why, skis, mond: mond in end.table and end.wins(skis),
    "emperor": lambda end, why, pagat, other: other in end.out or other not in end.hand,
    "saves-mond": lambda end, why, mond, skis: mond in end.hand and skis not in end.hand and end.card != mond,
    "mond-home": lambda end, why, mond, skis: end.ours(mond) and skis not in end.hand,
    "keep-skis": lambda end, why, skis, mond: skis in end.hand and mond not in end.hand and end.card != skis,
    "decides": lambda end, why, card: end.ours(card),
    "takes-card": lambda end, why, card, caught: (
        caught in end.table and end.mine(card) and end.worth[caught] >= 3
    ),
    "gives-partner": lambda end, why, card, best: _partner_wins(end, card, best),
    "gives-partner-risk": lambda end, why, card, best: (
        end.with_me(end.owner(best)) and len(end.beaten_by(card)) <= why.numbers["out"]
    ),
    "not-declarers": lambda end, why, card, best: (
        end.owner(best) != end.world.declarer and end.world.side(end.me) == 1
    ),
    "leave-partner": lambda end, why, rival, best: (
        end.wins(rival) and end.with_me(end.owner(best)) and end.ours(end.card)
    ),
    "lost": lambda end, why, card: end.theirs(card),
    "for-bonus": lambda end, why, kept: kept in end.hand and kept != end.card,
    "pagat-end": lambda end, why, pagat: (
        len(end.hand & TAROKS) == why.numbers["mine"] and len(end.out & TAROKS) <= why.numbers["out"]
    ),
    "pagat-home": lambda end, why, pagat: end.mine(pagat) if why.numbers["mine"] else end.ours(pagat),
    "pagat-ruff": lambda end, why, pagat: end.wins(pagat) and SUIT_OF[end.table[0]] == why.numbers["suit"],
    "keep-pagat": lambda end, why, pagat: pagat in end.hand and end.card != pagat,
    "called-home": lambda end, why, card: card == end.world.called and end.ours(card),
    "keep-called": lambda end, why, kept: kept == end.world.called and kept in end.hand and kept != end.card,
    "force-declarer": lambda end, why, card: (
        not end.world.hands[end.world.declarer] & SUIT[why.numbers["suit"]]
        and not end.with_me(end.world.declarer)
    ),
    "ruff-partner": lambda end, why, card: any(
        not hand & SUIT[why.numbers["suit"]]
        for seat, hand in enumerate(end.world.hands)
        if seat != end.me and end.with_me(seat)
    ),
    "no-ruff": lambda end, why, rival: any(
        not hand & SUIT[why.numbers["suit"]]
        for seat, hand in enumerate(end.world.hands)
        if not end.with_me(seat)
    ),
    "lead-through": lambda end, why, card, court: (
        court in end.world.hands[(end.me + 1) % end.world.game.seats] and bool(end.higher(court))
    ),
    "find-king": lambda end, why, card, called: called == end.world.called and called not in end.hand,
    "spare-king-suit": lambda end, why, called: (
        called == end.world.called and SUIT_OF[end.card] != SUIT_OF[called]
    ),
    "surely-wins": lambda end, why, card: end.mine(card),
    "surely-ours": lambda end, why, card: end.ours(card),
    "enough": lambda end, why, card, rival: end.mine(card) and card < rival,
    "high-enough": lambda end, why, card, rival: (
        end.wins(card) and card < rival and len(end.beaten_by(card)) <= why.numbers["out"]
    ),
    "no-risk": lambda end, why, rival, higher: (
        end.worth[rival] >= 3 and higher not in end.hand and higher > rival
    ),
    "no-risk-ruff": lambda end, why, rival: (
        SUIT_OF[rival] == why.numbers["suit"]
        and not any(SUIT_OF[each] == SUIT_OF[rival] for each in end.beaten_by(rival))
    ),
    "keep-guard": lambda end, why, rival, court: (
        end.hand & SUIT[SUIT_OF[court]] == Cards.of((rival, court)) and end.card != rival
    ),
    "no-gift": lambda end, why, rival: not end.wins(rival),
    "cheapest": lambda end, why, card: not any(map(end.wins, (each.card for each in end.world.due.legal))),
    "draw": lambda end, why, card: _taroks(end, why),
    "draw-pagat": lambda end, why, card, pagat: _taroks(end, why) and pagat not in end.hand,
    "pulls-last": lambda end, why, card, last: Cards.of([last]) == end.out & TAROKS,
    "keep-taroks": lambda end, why, card: _taroks(end, why),
    "overtakes": lambda end, why, card, best: (
        end.wins(card) and best in end.table and len(end.beaten_by(card)) <= why.numbers["out"]
    ),
    "highest-left": lambda end, why, card: not end.higher(card) and end.wins(card),
    "harder": lambda end, why, card, rival: (
        end.wins(card)
        and end.wins(rival)
        and len(end.beaten_by(card)) <= why.numbers["out"] < why.numbers["more"]
    ),
    "strong": lambda end, why, card: end.wins(card) and len(end.beaten_by(card)) <= why.numbers["out"],
    "keep-winner": lambda end, why, kept: not end.higher(kept) and kept != end.card,
    "keep-higher": lambda end, why, card, kept: card < kept and kept in end.hand,
    "not-spent": lambda end, why, card, kept: end.wins(kept) and not end.wins(card) and card < kept,
    "last-of-suit": lambda end, why, card: end.hand & SUIT[SUIT_OF[card]] == Cards.of([card]),
    "short-outside": lambda end, why, card: len(end.out & SUIT[SUIT_OF[card]]) <= why.numbers["out"],
    "long-outside": lambda end, why, card: why.numbers["fewer"] < why.numbers["out"],
    "under": lambda end, why, card, best: not end.wins(card) and best in end.table,
    "rid": lambda end, why, card: not end.wins(card),
    "take-high": lambda end, why, card: end.mine(card),
    "take-less": lambda end, why, card, rival: end.worth[card] < end.worth[rival],
    "take-early": lambda end, why, card: end.wins(card),
    "lowest-out": lambda end, why, card: not end.lower(card),
    "easier": lambda end, why, card, rival: why.numbers["fewer"] < why.numbers["out"],
    "below-few": lambda end, why, card, rival: len(end.lower(card)) <= why.numbers["out"],
    "high-early": lambda end, why, card: why.numbers["out"] > 0,
    "hunter-high": lambda end, why, card: end.world.declarer is not None,
    "hunter-low": lambda end, why, card, rival: (
        len(end.lower(card) & end.world.hands[end.world.declarer]) <= why.numbers["out"]
    ),
    "hunter-suit": lambda end, why, card: not end.table and SUIT_OF[card] == why.numbers["suit"],
}


def _taroks(end, why):
    return len(end.hand & TAROKS) == why.numbers["mine"] and len(end.out & TAROKS) <= why.numbers["out"]
