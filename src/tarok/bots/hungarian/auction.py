"""The auction: whether to bid, to hold, to invite, to accept, to yield."""

from tarok.bots.card_masks import HONOURS, ROYAL, TAROKS, Mask
from tarok.bots.hungarian.signals import HIGHS, auction_of
from tarok.bots.hungarian.weights import Hungarian
from tarok.bots.strength import strength
from tarok.engine.actions import PASS, Action, Bid, Choose
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.games.hungarian.auction import XX, Bidding, promised, yields
from tarok.games.hungarian.options import HungarianHouse


def bid(game: Game[HungarianHouse], view: View, weights: Hungarian) -> Action:
    """Make the lowest bid that the hand is good for, invite with a strong one, or pass."""
    b, hand, now = weights.bidding, int(view.hand), auction_of(game, view)
    house = game.options
    assert view.seat is not None
    bids = {level: Bid(row.id) for level, row in enumerate(game.contracts) if Bid(row.id) in view.legal}
    must_tell = yields(now, view.seat, house)
    if must_tell and _may_yield(view, weights):
        return PASS
    plain = [level for level in bids if promised(now, view.seat, level, house) is None]
    cues = [level for level in bids if level not in plain]
    power = strength(weights.strength, hand)
    taroks = (hand & TAROKS).bit_count()
    if cues and taroks >= _to_invite(weights, hand) and power >= b.cue:
        return bids[cues[0]]
    must = must_tell or PASS not in view.legal
    if plain and (must or (taroks >= b.taroks and power >= least(weights, now, view, plain[0]))):
        return bids[plain[0]]
    return PASS if PASS in view.legal else view.legal[0]


def _may_yield(view: View, weights: Hungarian) -> bool:
    """Whether a pass is allowed, and the hand as long as a yield tells."""
    return PASS in view.legal and len(view.hand & TAROKS) >= weights.bidding.yield_taroks


def _to_invite(weights: Hungarian, hand: Mask) -> int:
    """Return how many taroks invite: more with the pagat alone, which promises its ultimo (HU-PASK-03)."""
    b = weights.bidding
    return b.cue_taroks + (not hand & ROYAL) if hand & HIGHS else b.cue_pagat


def least(weights: Hungarian, now: Bidding, view: View, level: int) -> float:
    """Return how strong the hand must be to bid a level: not at all to accept with the other high honour."""
    b, hand = weights.bidding, int(view.hand)
    if not hand & HONOURS:
        return b.trial
    if hand & HIGHS:
        invited = now.cue is not None and now.cue[0] != view.seat
        return 0.0 if invited else b.levels[level]
    waits = b.waits if hand >> XX & 1 else 0.0
    return max(b.pagat, b.levels[level] + b.pagat_more) + waits


def choose(game: Game[HungarianHouse], view: View, weights: Hungarian) -> Action:
    """Stay with what was bid, or raise it to the highest with a hand that is good for all (HU-OPT-12)."""
    power = strength(weights.strength, int(view.hand))
    may = [action for action in view.legal if isinstance(action, Choose)]
    return may[-1] if power >= weights.bidding.lone else may[0]
