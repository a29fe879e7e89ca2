"""What to bid, and which king to call: one's own, if the hand is good enough to play alone."""

from tarok.bots.allies import taroks
from tarok.bots.exchange import call as call_partner
from tarok.bots.romanian.prospects import bidding, prospect
from tarok.bots.romanian.weights import Romanian
from tarok.bots.strength import strength
from tarok.engine.actions import PASS, THROW_IN, Action, Bid, Call
from tarok.engine.deal import Game
from tarok.engine.view import View


def abandon(game: Game, view: View, weights: Romanian) -> Action:
    """Have a hand without tarok and king thrown in: it can only lose."""
    return THROW_IN


def bid(game: Game, view: View, weights: Romanian) -> Action:
    """Bid what brings most, or pass: nothing can be raised after the auction (RO-BID-07)."""
    stages, power = weights.stages, strength(weights.strength, int(view.hand))
    worth: dict[Action, float] = {PASS: stages.margin}
    if taroks(view) < stages.fewest:
        return PASS
    for action in view.legal:
        if isinstance(action, Bid):
            hopes = prospect(stages, action.contract).helped
            worth[action] = bidding(stages, hopes, game.contract(action.contract), power)
    return max(worth, key=lambda action: worth[action])


def call(game: Game, view: View, weights: Romanian) -> Action:
    """Call a partner, or a king of one's own: the player who is alone is paid by all."""
    assert view.contract is not None
    stages, power = weights.stages, strength(weights.strength, int(view.hand))
    row, contract = prospect(stages, view.contract), game.contract(view.contract)
    own = [action for action in view.legal if isinstance(action, Call) and action.card in view.hand]
    alone, helped = (bidding(stages, hopes, contract, power) for hopes in (row.alone, row.helped))
    return own[0] if own and alone > helped else call_partner(game, view, weights)
