"""Silent games: who has called for one, whether the present deal is one, and why (RO-ETH-08, RO-ETH-09)."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.actions import Announce, Seat
from tarok.engine.deal import Deal
from tarok.engine.sides import sides

CALLS_TO_LEAVE: Final = 4
"""After how many calls a person may leave with a settlement (RO-ETH-09)."""
VALATS: Final = frozenset({"valat", "volat"})
"""The ids of the feat of taking every trick, in the announcements and contracts of all families."""
Why: TypeAlias = Literal["", "agreed", "alone", "solo", "valat"]
"""Why a deal is silent; empty: it is not."""


class SilentGame(Struct, frozen=True):
    """The place that called for silence in the present deal, that which agreed, and each guest's calls."""

    caller: int | None = None
    partner: int | None = None
    calls: tuple[tuple[str, int], ...] = ()

    def called(self, place: int, guest: str | None) -> "SilentGame":
        """Return it after the person at a place has called; after another's call that is an agreement."""
        if self.caller is not None:
            return replace(self, partner=place)
        counted = dict(self.calls)
        if guest is not None:
            counted[guest] = counted.get(guest, 0) + 1
        return replace(self, caller=place, calls=tuple(counted.items()))

    def in_new_deal(self) -> "SilentGame":
        """Return it when another deal begins: the calls are kept."""
        return SilentGame(calls=self.calls)

    def without(self, guest: str | None) -> "SilentGame":
        """Return it without the calls of a guest."""
        return replace(self, calls=tuple(each for each in self.calls if each[0] != guest))

    def counts(self, guests: Sequence[str | None]) -> tuple[int, ...]:
        """Return how often each of these guests has called."""
        counted = dict(self.calls)
        return tuple(counted.get(guest, 0) if guest else 0 for guest in guests)

    def why(self, deal: Deal, seat: Seat | None) -> Why:
        """Return why a deal in play is silent whose caller has this seat."""
        if self.caller is None:
            return ""
        return "agreed" if self.partner is not None else automatic(deal, seat)


def automatic(deal: Deal, seat: Seat | None) -> Why:
    """Return why a call from a seat needs no consent, by public knowledge."""
    words = frozenset(deal.contract.id.split("_")) if deal.contract else frozenset[str]()
    announced = {action.bonus for _, action in deal.log if isinstance(action, Announce)}
    if VALATS & (words | announced):
        return "valat"
    if "solo" in words:
        return "solo"
    return "alone" if deal.contract and _alone(deal, seat) else ""


def _alone(deal: Deal, seat: Seat | None) -> bool:
    """Whether it is public that a seat has no partner: a silent table must not give away a secret."""
    if seat is None:
        return False
    if deal.declarer is None:
        return True  # all play alone
    known = sides(deal, None)
    return None not in known and known.count(known[seat]) == 1
