"""Positions played out to the last card, at random or by rules, any number of times."""

from typing import Literal

from msgspec import Struct

from tarok.engine.deal import Deal
from tarok.kernel import _kernel
from tarok.kernel.alone import PayoffAlone
from tarok.kernel.pack import pack
from tarok.kernel.payoff import Payoff
from tarok.kernel.spec import PlaySpec


class Played(Struct, frozen=True):
    """What a number of plays gave together: each side's units, each seat's tricks, and what each was paid.

    Units are thirds of a card point where cards are counted in threes, else card points.  Where every player
    plays alone each seat is a side; of two sides the first is the declarer's, with what it had discarded.
    Nothing is `paid` without a payoff; it is in points of the sheet.  `made` counts the plays in which the
    declarer's side made its contract, again by the payoff of two sides.
    """

    number: int
    units: tuple[int, ...]
    tricks: tuple[int, ...]
    paid: tuple[int, ...] = ()
    made: int = 0


def playouts(  # noqa: PLR0913 - all but two have a default
    at: Deal | PlaySpec,
    number: int,
    *,
    payoff: Payoff | PayoffAlone | None = None,
    policy: Literal["random", "rule"] = "random",
    seed: int = 0,
    whims: int = 0,
    stop: _kernel.Stop | None = None,
) -> Played:
    """Play a position out `number` times, and count what the ends pay by its `payoff`.

    The same seed gives the same plays.  By the policy `random` each legal card is as likely as another;
    `rule` is a player that counts, but does not think; it plays one card in `whims` at random,
    and none if that is 0: then all plays are the same.  ValueError: there is no such policy, or no cards are
    being played.  Stopped: by `stop`.
    """
    spec = at if isinstance(at, PlaySpec) else pack(at)
    return Played(number, *_kernel.playouts(spec, number, payoff, policy, seed, whims, stop))
