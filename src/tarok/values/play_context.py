"""What is the same before every card that a seat plays in a deal: what was said, and what that pays."""

from collections import OrderedDict
from itertools import takewhile
from typing import Any

from tarok.cards.deck import NONE, TAROKS, Card, Cards
from tarok.engine.actions import FACE_DOWN, Play
from tarok.engine.card_knowledge import in_order, laid_by, played_by
from tarok.engine.deal import Deal, Game
from tarok.engine.view import View
from tarok.kernel import Ground
from tarok.kernel.world_batch import Lie, World, lying_so
from tarok.values.seeds import cut, dice
from tarok.worlds.consistency import Heard
from tarok.worlds.distributions import Spread
from tarok.worlds.kernel_worlds import Spreads
from tarok.worlds.setting import Setting
from tarok.worlds.statements import telling

KEPT = 16
"""Of how many deals what was said is kept in mind."""


class Opening:
    """The worlds of one seat when the first card is led, as far as they are the same until the last.

    There is a `Ground` for each place where the called card may lie, for that settles the sides.
    """

    def __init__(self, game: Game, view: View, setting: Setting) -> None:
        self.game = game  # it lives as long, and keeps its id
        self.tells = telling(view, setting.trace) or view.called == FACE_DOWN
        self._heard = Heard()
        self._grounds: dict[object, Ground] = {}
        self._held: Deal | None = None

    def world(self, spreads: Spreads, seen: "Seen", seed: int, number: int) -> World:
        """Return the world of this number.  ValueError: there is none."""
        drawn = cut(seed, number)
        while True:
            found, drawn = self._tried(spreads, seen, drawn, dice(seed, number))
            if found is not None:
                return found

    def _tried(self, spreads: Spreads, seen: "Seen", drawn: int, dice: int) -> tuple[World | None, int]:
        """Return the next world, unless it cannot be, and the dice that go on from there."""
        deal = None
        if seen.called == FACE_DOWN:
            spread, drawn, deal = spreads.begun(drawn)
        elif self.tells:
            spread, drawn = spreads.heard(drawn, self._heard)
        else:
            spread, drawn = spreads.drawn(drawn)
        lie = seen.lie(spread, spreads, drawn)
        called = deal.called if deal is not None else seen.called
        where = _where(lie, called)
        key = called, where, tuple((cards & TAROKS).bit_count() for cards in lie.laid)
        ground = self._grounds.get(key) or self._ground(spreads, spread, lie, drawn, deal, where)
        if ground is None:
            return None, drawn
        self._grounds[key] = ground
        return ground.world(lie, dice, seen.played), drawn

    def _ground(  # noqa: PLR0913, PLR0917 - a world, and what is known of it
        self, spreads: Spreads, spread: Spread, lie: Lie, drawn: int, deal: Deal | None, where: int
    ) -> Ground | None:
        """Return a new ground; None: this cannot have been said.

        If the called card is only in another hand, nothing else is new.
        """
        if deal is None and 0 <= where < self.game.seats and self._held is not None:
            partner = None if where == self._held.declarer else where
            return Ground(lying_so(self._held, lie).replace(partner=partner))
        if deal is None:
            deal = spreads.setting.begun(spreads.pack(spread, drawn), spread)
        if deal is None:
            return None
        if 0 <= where < self.game.seats:
            self._held = deal
        return Ground(deal)


class Seen:
    """What of the lie of the cards the viewer knows, and where the hidden ones go."""

    def __init__(self, game: Game, view: View, setting: Setting) -> None:
        seats = range(game.seats)
        self.called, self.played = view.called, _played(game, view)
        held = played_by(view)
        own = (view.hand if seat == view.seat else view.seen[seat] for seat in seats)
        self._hands = [int(cards | mine) for cards, mine in zip(held, own, strict=True)]
        self._laid = [int(laid_by(view, seat)) for seat in seats]
        self._spots = setting.hidden.spots
        self._lying = setting.trace.lying
        known = setting.trace.known
        self._known = [known.get(place) for place in self._lying]

    def lie(self, spread: Spread, spreads: Spreads, drawn: int) -> Lie:
        """Return where all cards lie in a world."""
        hands, laid, lying = [*self._hands], [*self._laid], NONE
        for spot, cards in zip(self._spots, spread, strict=True):
            if spot.seat is None:
                lying = cards
            elif spot.laid:
                laid[spot.seat] |= cards
            else:
                hands[spot.seat] |= cards
        return Lie(tuple(hands), tuple(laid), self._talon(lying, spread, spreads, drawn))

    def _talon(self, lying: Cards, spread: Spread, spreads: Spreads, drawn: int) -> tuple[Card, ...]:
        if not lying:
            return tuple(card for card in self._known if card is not None)
        talon = spreads.talon(spread, drawn)
        return tuple(talon[place] for place in self._lying)


def _where(lie: Lie, called: Card | None) -> int:
    """Return which seat holds a card; which has discarded it, counted on from there; or -1."""
    if called is None:
        return -1
    for place, cards in enumerate((*lie.hands, *lie.laid)):
        if cards >> called & 1:
            return place
    return -1


_OPENINGS: OrderedDict[Any, Opening] = OrderedDict()


def opening(game: Game, view: View, setting: Setting) -> Opening:
    """Return what is kept of this deal, as its viewer sees it, or begin to."""
    words = tuple(takewhile(lambda entry: not isinstance(entry[1], Play), view.log))
    marks = tuple(sorted(view.carry.marks.items()))
    own = setting.hidden.sure[setting.seen.seat or 0], view.laid
    key = id(game), view.seat, view.carry.dealer, view.carry.totals, marks, words, own, view.shown, view.facts
    found = _OPENINGS.pop(key, None) or Opening(game, view, setting)
    _OPENINGS[key] = found
    while len(_OPENINGS) > KEPT:
        _OPENINGS.popitem(last=False)
    return found


def _played(game: Game, view: View) -> tuple[Card, ...]:
    """Return the cards that have been played, in order."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.table)]
    return tuple(card for leader, cards in tricks for _, card in in_order(leader, cards, game.seats))
