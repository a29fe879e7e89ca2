"""The likelihood of the others' announcements in a world, if they are rule players; weights of worlds."""

import random
from collections.abc import Sequence
from math import log
from time import monotonic
from typing import TYPE_CHECKING, Final

from tarok.engine.actions import Announce, Bid, Call, Choose, Kontra, Pass, Play, Seat, Take
from tarok.engine.deal import Deal, act, start
from tarok.engine.view import Player, view

if TYPE_CHECKING:
    from tarok.values import Evaluation

SPOKEN: Final = (Pass, Bid, Choose, Call, Take, Announce, Kontra)
"""What is chosen with the cards of the hand in mind, and heard by all."""
OTHERWISE: Final = 0.3
"""How likely a word is that rules would not have said, compared with one that they would: tastes differ."""
EFFECTIVE: Final = 0.4
"""The share of the worlds that must still count."""


def likelihood(world: Deal, seat: Seat, by_rules: Player) -> float:
    """Return how likely all that the others than `seat` have said is in this world."""
    deal, found = start(world.game, world.pack, world.carry), 1.0
    for by, said in world.log:
        if isinstance(said, Play):
            break
        if by != seat and isinstance(said, SPOKEN):
            seen = view(deal, by)
            if len(seen.legal) > 1 and by_rules(seen) != said:
                found *= OTHERWISE
        deal = act(deal, said)
    return found


def likeliest(asked: "Evaluation", by_rules: Player, number: int, deadline: float) -> Sequence[int]:
    """Return the numbers of worlds, drawn from twice as many at the odds of what others have said in them.

    Every beginning of them is drawn so, too.  After the `deadline`, a time of `time.monotonic`, no world is
    looked at, and half of those that were are given; at least one.
    """
    seat = asked.view.seat
    assert seat is not None
    if not any(by != seat and isinstance(said, SPOKEN) for by, said in asked.view.log):
        return range(number)
    chance, found = random.Random(asked.seed), dict[int, float]()
    while len(found) < 2 * number and (not found or monotonic() < deadline):
        world = len(found)
        found[world] = log(chance.random()) / likelihood(asked.world(world), seat, by_rules)
    return sorted(found, key=found.__getitem__, reverse=True)[: max(1, len(found) // 2)]


def weights(likelihoods: Sequence[float]) -> tuple[float, ...]:
    """Return how much each world is to count; on average 1.

    If few worlds would count for nearly all, the likelihoods are tempered: their roots are taken until enough
    worlds are effective, which are the squared sum of the weights by the sum of their squares.
    """
    found = tuple(likelihoods)
    while effective(found) < EFFECTIVE * len(found):
        found = tuple(each**0.8 for each in found)
    mean = sum(found) / len(found) if found else 1.0
    return tuple(each / mean for each in found)


def effective(found: Sequence[float]) -> float:
    """Return how many worlds of equal weight tell as much as these."""
    squares = sum(each * each for each in found)
    return sum(found) ** 2 / squares if squares else 0.0
