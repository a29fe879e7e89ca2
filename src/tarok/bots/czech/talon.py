"""The talon: a card to accept or to pass, the three sets of a Prever, and what to discard."""

from collections.abc import Sequence

from tarok.bots.card_masks import Mask, each, mask_of
from tarok.bots.czech.weights import Czech
from tarok.bots.exchange import best_laid
from tarok.bots.random_players import dice
from tarok.bots.strength import strength
from tarok.cards.deck import Card, Cards
from tarok.engine.actions import LAY, PASS, REJECT, Action, Lay, Take
from tarok.engine.deal import Game
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.view import View
from tarok.games.czech.contracts import best
from tarok.games.czech.discards import HAND
from tarok.games.czech.options import CzechHouse

SET = 3
FIRST, SECOND, BACK = 1, 2, 3
"""The three sets of a Prever: the first, the other one, and the first after all (CZ-PRV)."""


def power(game: Game[CzechHouse], view: View, weights: Czech) -> float:
    """Return what the hand is worth when it has discarded, what lies there counted in."""
    laid = sum(game.worth[card] for card in view.laid)
    return _worth(game, int(view.hand), weights)[0] + weights.strength.laid * laid


def lay(game: Game[CzechHouse], view: View, weights: Czech) -> Action:
    """Discard the next of the cards that leave the best hand."""
    may = mask_of(action.card for action in view.legal if isinstance(action, Lay))
    return LAY[next(each(_worth(game, int(view.hand), weights)[1] & may or may))]


def take(game: Game[CzechHouse], view: View, weights: Czech) -> Action:
    """Accept a card or pass it; or take a set, or look on."""
    return _accept(game, view, weights) if PASS in view.legal else _set(game, view, weights)


def _worth(game: Game[CzechHouse], hand: Mask, weights: Czech) -> tuple[float, Mask]:
    """Return what the best twelve of these cards are worth, with what is discarded; and what that is."""
    away = hand.bit_count() - HAND
    return best_laid(game, hand, away, weights) if away > 0 else (strength(weights.strength, hand), 0)


def _accept(game: Game[CzechHouse], view: View, weights: Czech) -> Action:
    """Accept a card that makes the hand better on average, its declarations counted in (CZ-TAL-02).

    Where it may be seen it is the card that was looked at (CZ-TAL-03).
    """
    hand, house = int(view.hand), game.options
    seen = house.talon_pass_timing == "seen"
    looks = [show.cards for show in view.shown if show.what == ShowKind.LOOK]
    cards: Sequence[Card] = looks[-1] if seen and looks else [*each(int(game.pack) & ~hand)]
    accepted = sum(_with_declarations(game, hand | 1 << card, weights) for card in cards) / len(cards)
    gains = accepted > _with_declarations(game, hand, weights)
    return next(action for action in view.legal if isinstance(action, Take)) if gains else PASS


def _with_declarations(game: Game[CzechHouse], hand: Mask, weights: Czech) -> float:
    """Return what a hand is worth that discards down to twelve, and declares what it then holds."""
    worth, away = _worth(game, hand, weights)
    values = {bonus.id: bonus.announced for bonus in game.bonuses}
    chips = sum(values[name] for name in best(Cards(hand & ~away), game.options))
    return worth + weights.exchange.declared * chips


def _set(game: Game[CzechHouse], view: View, weights: Czech) -> Action:
    """Take the set that is looked at, go on, or go back, whichever brings most (CZ-PRV-06)."""
    sets = [mask_of(show.cards) for show in view.shown if show.what == ShowKind.LOOK]
    hand = int(view.hand)
    if REJECT not in view.legal:
        other = _brings(game, hand | sets[1], SECOND, weights)
        return Take(2) if other >= _brings(game, hand | sets[0], BACK, weights) else Take(1)
    unseen, chance = [*each(int(game.pack) & ~hand & ~sets[0])], dice(0, view)
    back, samples = _brings(game, hand | sets[0], BACK, weights), weights.exchange.samples
    found = (mask_of(chance.sample(unseen, SET)) for _ in range(samples))
    on = sum(max(back, _brings(game, hand | cards, SECOND, weights)) for cards in found) / samples
    return Take(1) if _brings(game, hand | sets[0], FIRST, weights) >= on else REJECT


def _brings(game: Game[CzechHouse], hand: Mask, taken: int, weights: Czech) -> float:
    """Return what each of the others is likely to pay for a Prever with these cards."""
    e, house = weights.exchange, game.options
    factors = {FIRST: 1, SECOND: house.prever_second_set_factor, BACK: house.prever_third_set_factor}
    likely = e.won.likely(_worth(game, hand, weights)[0])
    return likely * e.win - (1 - likely) * e.lose * factors[taken]
