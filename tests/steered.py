"""Deals that are steered towards one bonus: who is to make it is dealt the cards for it, and plays for it."""

import random
from collections.abc import Iterator

from lawful import given

from tarok.cards.deck import KINGS, MOND, SKIS, SUIT, TAROKS, TRULA, Cards
from tarok.engine.actions import PASS, THROW_IN, Action, Announce, Bid, Lay, Play, ThrowIn
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.view import Player, View, view

TOP = (*reversed([*TAROKS]),)


def steered(game: Game, row, seed: int) -> Iterator[Deal]:
    """Deals that are over, in which somebody was to announce this bonus, or to make it in silence."""
    chance = random.Random(f"{row.id} {seed}")
    while True:
        wanted = _wanted(row, chance)
        hand = _hand(game, wanted, chance, strong=chance.random() < 0.6, taroks=row.taroks)
        yield _over(game, hand, _Star(row.id if chance.random() < 0.7 else "", wanted, chance), chance)


def annulling(game: Game, holding: Cards, seed: int) -> Iterator[Deal]:
    """Deals that are over, in which somebody came with these taroks, or these kings, to annul the hand."""
    chance = random.Random(f"{holding} {seed}")
    size = (len(game.pack) - 6) // game.seats
    suits = [card for card in game.pack if card not in TAROKS | KINGS]
    while True:
        hand = holding | Cards.of(chance.sample(suits, size - len(holding)))
        yield _over(game, hand, _annuls, chance)


def _over(game: Game, hand: Cards, star: Player, chance: random.Random) -> Deal:
    """A deal in which some seat was dealt this hand and played like this."""
    seat, cards = chance.randrange(game.seats), [*game.pack]
    chance.shuffle(cards)
    deal = start(game, given(cards, [*hand], start(game, cards), seat))
    while deal.due:
        seen = view(deal, deal.due.seat)
        deal = act(deal, star(seen) if deal.due.seat == seat else _other(seen, chance))
    return deal


def _wanted(row, chance: random.Random) -> Cards:
    """The cards that a bonus is about."""
    promised = Cards.of(card for promise in row.promises for card in promise.cards)
    if row.id.startswith("suit_family"):
        suit = SUIT[("hearts", "diamonds", "spades", "clubs").index(row.id.rpartition("_")[2])]
        return Cards.of([*suit][-3:])
    of = {
        "trula": TRULA,
        "kings": KINGS,
        "three_kings": Cards.of(chance.sample([*KINGS], 3)),
        "xxi_catch": Cards.of([SKIS]),
        "pair_pheasant": Cards.of([MOND]),
    }
    return of.get(row.id, promised)


def _hand(game: Game, wanted: Cards, chance: random.Random, *, strong: bool, taroks: int) -> Cards:
    """A hand with these cards: the rest of it are the best taroks, or anything; or this number of taroks."""
    size = (len(game.pack) - 6) // game.seats
    rest = [card for card in TOP if card not in wanted]
    if not strong:
        honour, *rest = [SKIS, *chance.sample(sorted(game.pack - wanted - Cards.of([SKIS])), size)]
        rest = [honour, *rest] if honour not in wanted else rest
    if taroks:
        suits = [card for card in game.pack if card not in TAROKS]
        return Cards.of([*TOP[:taroks], *chance.sample(suits, size - taroks)])
    return wanted | Cards.of(rest[: size - len(wanted)])


class _Star:
    """Bids, keeps the wanted cards, announces the bonus, if any, and plays high while it can keep them."""

    def __init__(self, what: str, wanted: Cards, chance: random.Random) -> None:
        self.what, self.wanted, self.chance = what, wanted, chance

    def __call__(self, seen: View) -> Action:
        legal = [action for action in seen.legal if not isinstance(action, ThrowIn)]
        bids = [action for action in legal if isinstance(action, Bid)]
        if bids and (PASS not in legal or self.chance.random() < 0.7):
            return bids[0]
        if Announce(self.what) in legal:
            return Announce(self.what)
        if PASS in legal:
            return PASS
        kept = [
            action for action in legal if isinstance(action, Lay | Play) and action.card not in self.wanted
        ]
        if not kept:
            return self.chance.choice(legal)
        return (max if isinstance(kept[0], Play) else min)(kept, key=lambda action: action.card)


def _annuls(seen: View) -> Action:
    """Passes, lays away suit cards of no worth, and annuls."""
    if THROW_IN in seen.legal:
        return THROW_IN
    return PASS if PASS in seen.legal else seen.legal[0]


def _other(seen: View, chance: random.Random) -> Action:
    """Passes where possible, but for a bid now and then."""
    legal = [action for action in seen.legal if not isinstance(action, ThrowIn)]
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids and chance.random() < 0.3:
        return bids[0]
    return PASS if PASS in legal else chance.choice(legal)
