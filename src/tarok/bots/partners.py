"""How likely each seat is on my side: what is known, and what the play suggests where nothing is."""

from collections.abc import Sequence

from tarok.bots.card_masks import Mask
from tarok.bots.weights import COUNTS, Clues
from tarok.cards.deck import PAGAT, SUIT_OF, Card
from tarok.engine.actions import FACE_DOWN
from tarok.engine.deal import Game
from tarok.engine.view import View


def friends(game: Game, view: View, may: Sequence[Mask], down: int, clues: Clues) -> tuple[float, ...]:
    """Return how likely each seat is on the side of the viewer, who is on it for certain.

    No player has friends where every player plays alone; `down` cards of the talon lie face down.
    """
    me, sides = view.seat, view.sides
    assert me is not None
    mine = sides[me]
    if view.declarer is None:
        return tuple(float(seat == me) for seat in range(len(sides)))
    partner = _partner(game, view, may, down, clues)
    return tuple(
        float(side == mine) if side is not None else partner[seat] if mine == 0 else 1 - partner[seat]
        for seat, side in enumerate(sides)
    )


def _partner(game: Game, view: View, may: Sequence[Mask], down: int, clues: Clues) -> list[float]:
    """Return how likely each seat whose side is unknown is the declarer's partner."""
    called = view.called
    unknown = [seat for seat, side in enumerate(view.sides) if side is None]
    likely = [0.0] * len(view.sides)
    if called is None or called == FACE_DOWN or not unknown:
        return likely
    holders = [seat for seat in unknown if may[seat] >> called & 1]
    alone = clues.alone if view.declarer is not None and may[view.declarer] >> called & 1 else 0.0
    alone += down / (max(view.held) + len(view.tricks))
    weight = _weights(game, view, called, clues)
    total = sum(weight[seat] for seat in holders) + alone
    for seat in holders:
        likely[seat] = weight[seat] / total
    return likely


def _weights(game: Game, view: View, called: Card | None, clues: Clues) -> list[float]:
    """Return how much more than before each seat looks like the partner."""
    weight = [1.0] * len(view.sides)
    seats, declarer = len(weight), view.declarer
    called_suit = None if called is None else SUIT_OF[called]
    for trick in view.tricks:
        led = SUIT_OF[trick.cards[0]]
        if trick.leader != declarer:
            of_suit = clues.led_called if led == called_suit else clues.led_suit
            weight[trick.leader] *= clues.led_tarok if led == 4 else of_suit
        after = False
        for i, card in enumerate(trick.cards):
            seat = (trick.leader + i) % seats
            if after and seat == trick.winner:
                weight[seat] *= clues.overtook
            elif after and trick.winner == declarer and card < PAGAT and game.worth[card] >= COUNTS:
                weight[seat] *= clues.gave
            after = after or seat == declarer
    return weight
