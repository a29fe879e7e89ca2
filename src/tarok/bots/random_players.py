"""Random players: one is uniform, the other reaches all situations of a game."""

import random
from collections.abc import Sequence
from functools import partial

from tarok.engine.actions import Action, Announce, Bid, Choose, Knock, Kontra, Pass
from tarok.engine.deal import Game
from tarok.engine.view import Player, View

OPENS = 0.12
"""How often a bold player bids while no player has: mostly forehand is left to choose among all contracts."""
OVERBIDS = 0.05
RAISES = 0.1
KNOCKS = 0.5
SPEAKS = 0.6
"""How often a bold player announces or doubles something, when asked."""
RARE = 0.02
"""How often a valat is thought of at all: it strikes all other announcements."""


def dice(seed: int, view: View) -> random.Random:
    """Return the chance of this moment: the same seed and view give the same."""
    seen = (len(view.log), int(view.hand), *view.table)
    return random.Random(hash((seed, view.seat, view.carry.dealer, *view.carry.totals, *seen)))


def uniform(game: Game, seed: int) -> Player:
    """Return the player to whom all legal actions are alike."""
    return partial(_any, seed)


def _any(seed: int, view: View) -> Action:
    return dice(seed, view).choice(view.legal)


def bold(game: Game, seed: int) -> Player:
    """Return a player of random cards whose bids and words are so spread that everything comes about."""
    return partial(_boldly, seed)


def _boldly(seed: int, view: View) -> Action:
    chance = dice(seed, view)
    by_kind = {Bid: _bid, Choose: _choose, Announce: _speak, Kontra: _speak, Knock: _knock}
    for action in view.legal:
        if type(action) in by_kind:
            return by_kind[type(action)](view, chance)
    return chance.choice(view.legal)


def _bid(view: View, chance: random.Random) -> Action:
    """Pass as long as that is possible, or bid any contract."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    passing = [action for action in view.legal if isinstance(action, Pass)]
    stands = any(isinstance(action, Bid) for _, action in view.log)
    if passing and chance.random() > (OVERBIDS if stands else OPENS):
        return passing[0]
    return chance.choice(bids)


def _choose(view: View, chance: random.Random) -> Action:
    """Keep to what was bid, or take any other contract."""
    raised = view.legal[1:] if chance.random() < RAISES else ()
    return chance.choice(raised) if raised else view.legal[0]


def _speak(view: View, chance: random.Random) -> Action:
    """Pass, or say one of the other things."""
    silent = [action for action in view.legal if isinstance(action, Pass)]
    striking = chance.random() < RARE
    things = [a for a in view.legal if a not in silent and (striking or a != Announce("valat"))]
    return chance.choice(things if things and chance.random() < SPEAKS else silent or view.legal)


def _knock(view: View, chance: random.Random) -> Action:
    """Knock or cut."""
    cuts: Sequence[Action] = [action for action in view.legal if not isinstance(action, Knock)]
    return Knock() if chance.random() < KNOCKS or not cuts else chance.choice(cuts)
