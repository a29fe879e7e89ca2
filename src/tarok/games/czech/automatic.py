"""The actions for a player whose time is up (CZ-AUT)."""

from collections.abc import Callable, Sequence
from typing import Final

from tarok.cards.deck import WORTH
from tarok.engine.actions import PASS, Action, Announce, Bid, Call, Cut, Lay, Pick, Play, Take
from tarok.games.czech.bets import BETS

HALFWAY: Final = 27

LIKED: Final[tuple[Callable[[Action], bool], ...]] = (
    lambda action: action in (Cut(HALFWAY), Pick(1), Bid("four"), Take(1), Take(2)),
    lambda action: isinstance(action, Announce) and action.bonus not in BETS,
    lambda action: action == PASS,
)
"""What is done first, if it may be: half the pack is cut, cards are accepted, what is held is declared."""


def automatic(legal: Sequence[Action]) -> Action:
    """Return what is done of these legal actions for a player whose time is up (CZ-AUT-01).

    The XIX is called, or the trump next to it; of cards the cheapest goes, and of these the lowest.
    """
    for liked in LIKED:
        for action in legal:
            if liked(action):
                return action
    called = [action for action in legal if isinstance(action, Call)]
    if called:
        return max(called, key=lambda action: action.card)
    cards = [action for action in legal if isinstance(action, (Lay, Play))]
    return min(cards, key=lambda action: (WORTH[action.card], action.card), default=legal[0])
