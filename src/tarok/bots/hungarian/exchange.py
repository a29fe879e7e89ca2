"""Discarding, annulling a hand, calling a partner."""

from itertools import combinations

from tarok.bots.card_masks import ROYAL, TAROKS, Mask, each, mask_of
from tarok.bots.hungarian.weights import Hungarian
from tarok.bots.strength import strength
from tarok.cards.deck import Card
from tarok.engine.actions import LAY, PASS, THROW_IN, Action, Call, Lay
from tarok.engine.deal import Game
from tarok.engine.fact_kinds import PROMISED
from tarok.engine.view import View
from tarok.games.hungarian.auction import XX
from tarok.games.hungarian.talon import SHARES


def lay(game: Game, view: View, weights: Hungarian) -> Action:
    """Discard the next of the cards that leave the best hand; what counts goes away if it counts for us."""
    hand = int(view.hand)
    may = mask_of(action.card for action in view.legal if isinstance(action, Lay))
    left = len(view.hand) - _size(game)
    suits = may & ~TAROKS
    pool = suits if suits.bit_count() >= left else may
    share = weights.strength.laid * (-1 if helps(view) else 1)

    def merit(cards: tuple[Card, ...]) -> float:
        points = sum(game.worth[card] for card in cards)
        return strength(weights.strength, hand & ~mask_of(cards)) + share * points

    sets: list[tuple[Card, ...]] = [*combinations(each(pool), left)]
    away = max(sets, key=merit)
    return LAY[away[0]]


def _size(game: Game) -> int:
    """Return how many cards every player plays with."""
    return (len(game.pack) - sum(SHARES[0])) // game.seats


def helps(view: View) -> bool:
    """Whether I shall be called: my cards discarded count for the other side then (HU-DISC-06)."""
    if view.seat == view.declarer:
        return False
    promised = (fact.seat for fact in view.facts if fact.what in PROMISED and fact.seat != view.declarer)
    return next(promised, view.seat if XX in view.hand else None) == view.seat


def annul(game: Game, view: View, weights: Hungarian) -> Action:
    """Annul a hand without a future; four kings only among few taroks (HU-ANNUL-02)."""
    hand: Mask = int(view.hand)
    kings = hand & ROYAL == ROYAL and (hand & TAROKS).bit_count() >= weights.annul
    return PASS if kings else THROW_IN


def call(game: Game, view: View, weights: Hungarian) -> Action:
    """Call the highest tarok that another player may hold; with a hand for it the own XX."""
    calls = [action for action in view.legal if isinstance(action, Call)]
    lone = strength(weights.strength, int(view.hand)) >= weights.bidding.lone
    own = [action for action in calls if action.card in view.hand]
    others = [action for action in calls if action.card not in view.hand]
    if own and (lone or not others):
        return own[0]
    return max(others, key=lambda action: action.card)
