"""What to declare, to announce and to double, and when to say on whose side one is."""

from tarok.bots.announcements import PROMISES
from tarok.bots.announcements import announce as announce_any
from tarok.bots.romanian.weights import Romanian
from tarok.engine.actions import OPPOSE, PASS, Action
from tarok.engine.deal import Game
from tarok.engine.view import View

SIDED = ("trula", "kings")
"""What an opponent must have shown their side for (RO-ANN-06)."""


def speak(game: Game, view: View, weights: Romanian) -> Action:
    """Speak as in all games; an opponent who must have shown their side first does so."""
    said = announce_any(game, view, weights)
    if said == PASS and OPPOSE in view.legal and any(PROMISES[bonus](game, view, weights) for bonus in SIDED):
        return OPPOSE
    return said if said in view.legal else view.legal[0]
