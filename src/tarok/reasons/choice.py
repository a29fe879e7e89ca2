"""Which motive is the reason for a card: one that it has and the next best card lacks."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from tarok.cards.deck import Card
from tarok.reasons.honours import MOND_AND_SKIS, PAGAT_AND_KING, PROMISES
from tarok.reasons.leads import LENGTHS, SUITS_LED, TAROKS_LED
from tarok.reasons.motives import Motive
from tarok.reasons.negative import AVOIDING, HUNTING
from tarok.reasons.reason import Reason
from tarok.reasons.sight import Goal, Sight
from tarok.reasons.tricks import CARE, RANKS, TABLE, TAKING

POINTS: Final = (
    *PROMISES,
    *MOND_AND_SKIS,
    *TABLE,
    *PAGAT_AND_KING,
    *SUITS_LED,
    *TAKING,
    *CARE,
    *TAROKS_LED,
    *RANKS,
    *LENGTHS,
)
MOTIVES: Final[Mapping[Goal, Sequence[Motive]]] = MappingProxyType(
    {
        Goal.POINTS: POINTS,
        Goal.AVOID: (*PROMISES, *AVOIDING),
        Goal.HUNT: HUNTING,
        Goal.SWEEP: (*TAKING, *TAROKS_LED, *RANKS, *LENGTHS),
        Goal.STOP: (*TAKING, *SUITS_LED, *RANKS, *CARE, *TAROKS_LED, *LENGTHS),
    }
)
"""The motives of each goal, the most telling first."""
SAME: Final = 0.05
"""By how little cards differ that are worth the same."""
NEAR: Final = 1.25
"""Up to how many times the distance to the next best card others count as that, too."""


def because(seen: Sight, card: Card, worth: Mapping[Card, float]) -> Reason | None:
    """Return why a card is better than the next best of these, by what they are worth.

    None: no motive is proved, or nothing is worth less.
    """
    return next(candidates(seen, card, worth), None)


def candidates(seen: Sight, card: Card, worth: Mapping[Card, float]) -> Iterator[Reason]:
    """Yield the reasons for which a card is better than the next best, the most telling first.

    A motive counts only where, on the whole, the cards that have it are worth more than those that lack it.
    """
    for rival in _rivals(seen, card, worth):
        for motive in MOTIVES[seen.goal]:
            reason = motive(seen, card, rival)
            if reason is not None and _divides(seen, motive, card, rival, worth):
                yield reason


def _rivals(seen: Sight, card: Card, worth: Mapping[Card, float]) -> list[Card]:
    """Return the next best card, and those that are about as good as that."""
    less = {other: each for other, each in worth.items() if each < worth[card] - SAME}
    order = sorted((other for other in less if not seen.alike(card, other)), key=lambda each: -less[each])
    near = worth[card] - NEAR * (worth[card] - less[order[0]]) if order else 0.0
    return [other for other in order if less[other] >= near]


def _divides(seen: Sight, motive: Motive, card: Card, rival: Card, worth: Mapping[Card, float]) -> bool:
    """Whether at least half of the pairs of a card that has the motive and one that lacks it agree."""
    having = [each for each in worth if each == card or motive(seen, each, rival) is not None]
    lacking = [each for each in worth if motive(seen, card, each) is not None]
    pairs = [worth[one] > worth[other] for one in having for other in lacking if one != other]
    return 2 * sum(pairs) >= len(pairs)
