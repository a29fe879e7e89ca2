"""What declarations tell of a hand (CZ-DEC)."""

from typing import Final

from tarok.bots.card_masks import HONOURS, ROYAL, TAROKS, Mask
from tarok.cards.deck import Cards
from tarok.engine.actions import Seat
from tarok.engine.card_knowledge import played_by
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.engine.whereabouts import Told
from tarok.games.czech.options import CzechHouse

MOST: Final = {"little_ones": 9, "beeda": 2, "uni": 0}
"""How many trumps there are at most (CZ-DEC-02, CZ-DEC-03, CZ-DEC-04)."""
FIVES: Final[dict[str, tuple[Mask, Mask]]] = {
    "all_seven": (ROYAL | HONOURS, 0),
    "rosanne_pane": (ROYAL, 0),
    "kings": (ROYAL, HONOURS),
    "trull_pane": (HONOURS, 0),
    "trull": (HONOURS, ROYAL),
}
"""What the hand has, and what it lacks (CZ-DEC-05)."""


def told(game: Game[CzechHouse], view: View) -> tuple[Told, ...]:
    """Return what each of the others has told; what it has played since is taken off."""
    return tuple(Told() if seat == view.seat else _told(game, view, seat) for seat in range(game.seats))


def _told(game: Game[CzechHouse], view: View, seat: Seat) -> Told:
    declared = {stake.what for stake in view.stakes if stake.seat == seat}
    has, lacks = 0, 0
    for name in declared & FIVES.keys():
        if name != "trull_pane" or game.options.trull_pane_condition == "trull_plus_king":
            has, lacks = FIVES[name]
    most = [MOST[name] for name in declared & MOST.keys()]
    if most and len(played_by(view)[seat] & TAROKS) >= min(most):
        lacks |= TAROKS
    return Told(has=Cards(has), lacks=Cards(lacks))
