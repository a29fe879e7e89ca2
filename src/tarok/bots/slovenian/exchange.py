"""Taking from the talon that lies open."""

from tarok.bots.card_masks import mask_of
from tarok.bots.exchange import best_laid
from tarok.bots.slovenian.weights import Slovenian
from tarok.engine.actions import Action, Take
from tarok.engine.deal import Game
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.view import View


def take(game: Game, view: View, weights: Slovenian) -> Action:
    """Take the part of the talon that makes the best hand."""
    talon = next(show.cards for show in view.shown if show.what == ShowKind.TALON)
    takes = [action for action in view.legal if isinstance(action, Take)]
    size = len(talon) // len(takes)

    def merit(action: Take) -> float:
        part = talon[size * (action.part - 1) : size * action.part]
        return best_laid(game, int(view.hand) | mask_of(part), size, weights)[0]

    return max(takes, key=merit)
