"""A cache of payoffs for deals that differ in hidden cards, in announcements, or in both.

The rollouts of an announcement end in different contracts, called cards or piles, and computing the payoff of
each would take most of their time.  Few of these payoffs differ.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final, TypeVar

from tarok.cards.deck import TAROKS, Cards
from tarok.engine.deal import Deal
from tarok.kernel import Payoff, PayoffAlone
from tarok.kernel.payoff import Payoffs

T = TypeVar("T")
RULES: Final = 256
"""Of how many ways to play what is paid is kept in mind;"""
ANSWERS: Final = 4096
"""and how many tables, all together."""

_rules: OrderedDict[Hashable, Payoffs | PayoffAlone] = OrderedDict()
_answers: OrderedDict[Hashable, tuple[Payoffs, Payoff]] = OrderedDict()


def paying(deal: Deal) -> Payoff | PayoffAlone:
    """Return what the play of this deal can pay.

    It is what `tarok.kernel.payoff` says.  ValueError: as there.
    """
    key = _played_by(deal)
    asked = _kept(_rules, key, RULES, lambda: _asked(deal))
    if isinstance(asked, PayoffAlone):
        return asked
    heaps = (*deal.laid, *deal.won, *(Cards.of(show.cards) for show in deal.shown))
    mark = asked.mark(deal.hands, heaps, Cards.of((*deal.talon, *deal.stock)))
    return _kept(_answers, (key, mark), ANSWERS, lambda: (asked, asked.of(deal)))[1]


def _asked(deal: Deal) -> Payoffs | PayoffAlone:
    return PayoffAlone(deal) if deal.playing.aim is None else Payoffs(deal)


def _played_by(deal: Deal) -> Hashable:
    """Return the cache key: all that the payoff depends on, except the places of a few cards."""
    carry = deal.carry
    return (
        (id(deal.game), carry.dealer, carry.totals, *sorted(carry.marks.items())),
        (deal.playing.id, deal.declarer, deal.called, deal.partner, deal.leader),
        (deal.tricks, deal.table),  # a pile does not tell who came with its cards
        (deal.stakes, deal.facts),
        tuple((laid & TAROKS).bit_count() for laid in deal.laid),
        tuple(_about_shown(deal)),
    )


def _about_shown(deal: Deal) -> Iterator[Any]:
    """Yield the cards that were turned up, and whether the called card is among them."""
    return ((show.what, show.seat, show.to, deal.called in show.cards) for show in deal.shown)


def _kept(kept: OrderedDict[Hashable, T], key: Hashable, most: int, ask: Callable[[], T]) -> T:
    """Return the cached answer to a question, or compute it; the oldest answers are dropped."""
    if key not in kept:
        kept[key] = ask()
        if len(kept) > most:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return kept[key]
