"""Which place of the pack comes to whom: every player can tell that from what was cut, taken and laid."""

import random
from typing import Final

from msgspec import Struct

from tarok.cards.deck import KINGS, TAROKS, Card, Cards
from tarok.engine.actions import FACE_DOWN, Action, Call, Lay, Log, Play, Seat
from tarok.engine.deal import Deal, Game, run, start
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.view import View

TRIES: Final = 5000
LYING: Final = (ShowKind.TALON, ShowKind.LOOK, ShowKind.PART, ShowKind.DRAWN)
"""What is turned up of the talon, in the order in which it lies there."""


class Step(Struct, frozen=True):
    """Something that was said or done before the first card was played, and the deal of other cards then."""

    deal: Deal
    seat: Seat
    action: Action

    def asked(self, hand: Cards) -> tuple[Action, ...]:
        """Return what the seat might have done with another hand."""
        now = self._with(hand, self.deal.said)
        return now.due.legal if now and now.due and now.due.seat == self.seat else ()

    def allows(self, hand: Cards) -> bool:
        """Whether the seat might have done with another hand what it has done."""
        return self.action in self.asked(hand)

    def shows(self, hand: Cards, lay: Lay) -> bool:
        """Whether a card of another hand would be discarded face up."""
        now = self._with(hand, (*self.deal.said, lay))
        shown = set(now.shown) - set(self.deal.shown) if now else ()
        return any(show.seat == self.seat and lay.card in show.cards for show in shown)

    def _with(self, hand: Cards, said: tuple[Action, ...]) -> Deal | None:
        entry = self.deal.entry
        assert entry is not None
        hands = tuple(hand if seat == self.seat else held for seat, held in enumerate(entry.hands))
        return _going_on(entry.replace(hands=hands), self.deal.stage, said)


class Trace(Struct, frozen=True):
    """How the places of the pack come to the seats.

    `dealt` are the places of the pack of which each hand was dealt, `own` all that each had in hand before
    the first card was played, `lying` what no player has taken, as it lies; `known` are the cards that the
    viewer has seen at a place.  `deal` is a deal of other cards in which the same was said and done, step by
    step.
    """

    deal: Deal
    steps: tuple[Step, ...]
    dealt: tuple[frozenset[int], ...]
    own: tuple[tuple[int, ...], ...]
    lying: tuple[int, ...]
    known: dict[int, Card]


def trace_pack(game: Game, view: View) -> Trace:
    """Return how the cards came to the seats.  ValueError: in no deal was this said and done."""
    chance = random.Random(0)
    for _ in range(TRIES):
        pack = chance.sample(sorted(game.pack), len(game.pack))
        found = _walked(game, view, pack)
        if found is not None:
            return found
    raise ValueError("this view is of no deal of this game")


def _walked(game: Game, view: View, pack: list[Card]) -> Trace | None:
    """Do what was done, with any cards; None if these cannot be dealt so."""
    deal = start(game, pack, view.carry)
    dealt, steps = deal, []
    for seat, action in view.log:
        if isinstance(action, Play):
            break
        if deal.due is None or deal.entry is None or deal.due.seat != seat:
            return None
        steps.append(Step(deal, seat, action))
        said = _any_card(deal, action, view)
        after = _going_on(deal.entry, deal.stage, (*deal.said, said), (*deal.log, (seat, said)))
        if after is None:
            return None
        deal = after
        dealt = deal if deal.stage == 0 or dealt.stage == 0 else dealt
    if deal.due is None or (deal.due.seat != view.due and len(deal.log) == len(view.log)):
        return None
    where = {card: number for number, card in enumerate(pack)}
    own = (hand | laid for hand, laid in zip(deal.hands, deal.laid, strict=True))
    lying = [where[card] for card in (*deal.talon, *deal.stock)]
    return Trace(
        deal=deal,
        steps=tuple(steps),
        dealt=tuple(frozenset(where[card] for card in hand) for hand in dealt.hands),
        own=tuple(tuple(where[card] for card in cards) for cards in own),
        lying=tuple(lying),
        known=_known(deal, view, where, lying),
    )


def _going_on(entry: Deal, stage: int, said: tuple[Action, ...], log: Log = ()) -> Deal | None:
    """Return the deal after what was said; None if it cannot be said with these cards.

    A player who seems to be on another side leaves another announcement standing, and no player can double
    what does not stand: the script then looks for it in vain.
    """
    try:
        return run(entry, stage, said, log)
    except RuntimeError as vain:
        if not isinstance(vain.__cause__, StopIteration):
            raise
        return None


def _any_card(deal: Deal, action: Action, view: View) -> Action:
    """Return the action, with another card where it depends on who holds it.

    As many taroks are discarded as was told.
    """
    if isinstance(action, Lay):
        assert deal.due is not None
        lays = [legal for legal in deal.due.legal if isinstance(legal, Lay)]
        owed = _owes_tarok(deal, deal.due.seat, view)
        return next((lay for lay in lays if (lay.card in TAROKS) == owed), lays[0])
    return Call(max(KINGS)) if action == Call(FACE_DOWN) else action


def _owes_tarok(deal: Deal, seat: Seat, view: View) -> bool:
    """Whether it was told that this seat, or one that discards after it, has discarded more taroks."""
    facts = {(fact.what, fact.seat): fact.value for fact in view.facts}
    if (FactKind.TAROKS_LAID, seat) in facts:
        return facts[FactKind.TAROKS_LAID, seat] > len(deal.laid[seat] & TAROKS)
    others = (laid for other, laid in enumerate(deal.laid) if other != deal.declarer)
    return facts.get((FactKind.TAROKS_LAID_BY_OTHERS, deal.declarer or 0), 0) > sum(
        len(laid & TAROKS) for laid in others
    )


def _known(deal: Deal, view: View, where: dict[Card, int], lying: list[int]) -> dict[int, Card]:
    """Return the cards that the viewer has seen at their places."""
    shown = zip(_turned_up(deal.shown, view), _turned_up(view.shown, view), strict=True)
    known = {
        where[any_card]: card
        for there, here in shown
        for any_card, card in zip(there.cards, here.cards, strict=True)
    }
    vitamins = [card for show in view.shown if show.what == ShowKind.VITAMIN for card in show.cards]
    return known | dict(zip(lying, vitamins, strict=False))


def _turned_up(shown: tuple[Show, ...], view: View) -> list[Show]:
    return [show for show in shown if show.what in LYING and show.to in (None, view.seat)]
