"""Positions played out to the last card, by chance or by rules, as often as one likes."""

from typing import Literal

from msgspec import Struct

from tarok.deal import Deal
from tarok.kernel import _kernel
from tarok.kernel.pack import pack
from tarok.kernel.spec import PlaySpec


class Played(Struct, frozen=True):
    """What so many plays gave together: each side's units, and each seat's tricks.

    Units are thirds of a card point where cards are counted in threes, else card points.  Where everybody
    plays alone each seat is a side; of two sides the first is the declarer's, with what it had laid away.
    """

    number: int
    units: tuple[int, ...]
    tricks: tuple[int, ...]


def playouts(
    at: Deal | PlaySpec,
    number: int,
    *,
    policy: Literal["random", "rule"] = "random",
    seed: int = 0,
    stop: _kernel.Stop | None = None,
) -> Played:
    """Play a position out so often; the same seed gives the same plays.

    By the policy `random` each legal card is as likely as another; `rule` is a player that counts, but does
    not think.  ValueError: there is no such policy, or no cards are being played.  Stopped: by `stop`.
    """
    spec = at if isinstance(at, PlaySpec) else pack(at)
    return Played(number, *_kernel.playouts(spec, number, policy, seed, stop))
