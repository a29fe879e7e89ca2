"""The context of a seat's card plays in a deal: what was said before, and what that pays."""

from collections import OrderedDict
from itertools import takewhile
from typing import Any

from tarok.cards.deck import NONE, TAROKS, Card, Cards
from tarok.engine.actions import FACE_DOWN, Play
from tarok.engine.card_knowledge import in_order, laid_by, played_by
from tarok.engine.deal import Deal, Game
from tarok.engine.view import View
from tarok.kernel import WorldBase
from tarok.kernel.world_batch import World, WorldCards, with_cards
from tarok.values.seeds import cut, dice
from tarok.worlds.consistency import Consistency
from tarok.worlds.distributions import Spread
from tarok.worlds.kernel_worlds import WorldSampler
from tarok.worlds.setting import Setting
from tarok.worlds.statements import telling

KEPT = 16
"""How many contexts are kept."""


class PlayContext:
    """What the worlds of one seat share when the first card is led, and until the last.

    There is a `WorldBase` for each place where the called card may lie, for that settles the sides.
    """

    def __init__(self, game: Game, view: View, setting: Setting) -> None:
        self.game = game  # it lives as long, and keeps its id
        self.tells = telling(view, setting.trace) or view.called == FACE_DOWN
        self._consistency = Consistency()
        self._bases: dict[object, WorldBase] = {}
        self._held: Deal | None = None

    def world(self, sampler: WorldSampler, known: "KnownCards", seed: int, number: int) -> World:
        """Return the world of this number.  ValueError: there is none."""
        drawn = cut(seed, number)
        while True:
            found, drawn = self._tried(sampler, known, drawn, dice(seed, number))
            if found is not None:
                return found

    def _tried(
        self, sampler: WorldSampler, known: "KnownCards", drawn: int, dice: int
    ) -> tuple[World | None, int]:
        """Return the next world, unless it cannot be, and the dice that go on from there."""
        deal = None
        if known.called == FACE_DOWN:
            spread, drawn, deal = sampler.begun(drawn)
        elif self.tells:
            spread, drawn = sampler.consistent(drawn, self._consistency)
        else:
            spread, drawn = sampler.drawn(drawn)
        cards = known.cards(spread, sampler, drawn)
        called = deal.called if deal is not None else known.called
        where = _where(cards, called)
        key = called, where, tuple((laid & TAROKS).bit_count() for laid in cards.laid)
        base = self._bases.get(key) or self._base(sampler, spread, cards, drawn, deal, where)
        if base is None:
            return None, drawn
        self._bases[key] = base
        return base.world(cards, dice, known.played), drawn

    def _base(  # noqa: PLR0913, PLR0917 - a world, and what is known of it
        self,
        sampler: WorldSampler,
        spread: Spread,
        cards: WorldCards,
        drawn: int,
        deal: Deal | None,
        where: int,
    ) -> WorldBase | None:
        """Return the base of a new world; None: this cannot have been said.

        If the called card is only in another hand, nothing else is new.
        """
        if deal is None and 0 <= where < self.game.seats and self._held is not None:
            partner = None if where == self._held.declarer else where
            return WorldBase(with_cards(self._held, cards).replace(partner=partner))
        if deal is None:
            deal = sampler.setting.begun(sampler.pack(spread, drawn), spread)
        if deal is None:
            return None
        if 0 <= where < self.game.seats:
            self._held = deal
        return WorldBase(deal)


class KnownCards:
    """The cards that the viewer knows, by their places, and where the hidden ones go."""

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

    def cards(self, spread: Spread, sampler: WorldSampler, drawn: int) -> WorldCards:
        """Return where all cards lie in a world."""
        hands, laid, lying = [*self._hands], [*self._laid], NONE
        for spot, cards in zip(self._spots, spread, strict=True):
            if spot.seat is None:
                lying = cards
            elif spot.laid:
                laid[spot.seat] |= cards
            else:
                hands[spot.seat] |= cards
        return WorldCards(tuple(hands), tuple(laid), self._talon(lying, spread, sampler, drawn))

    def _talon(self, lying: Cards, spread: Spread, sampler: WorldSampler, drawn: int) -> tuple[Card, ...]:
        if not lying:
            return tuple(card for card in self._known if card is not None)
        talon = sampler.talon(spread, drawn)
        return tuple(talon[place] for place in self._lying)


def _where(cards: WorldCards, called: Card | None) -> int:
    """Return which seat holds a card; which has discarded it, counted on from there; or -1."""
    if called is None:
        return -1
    for place, held in enumerate((*cards.hands, *cards.laid)):
        if held >> called & 1:
            return place
    return -1


_CONTEXTS: OrderedDict[Any, PlayContext] = OrderedDict()


def play_context(game: Game, view: View, setting: Setting) -> PlayContext:
    """Return the context of this deal, as its viewer sees it; it is kept for the next card."""
    words = tuple(takewhile(lambda entry: not isinstance(entry[1], Play), view.log))
    marks = tuple(sorted(view.carry.marks.items()))
    own = setting.hidden.sure[setting.seen.seat or 0], view.laid
    key = id(game), view.seat, view.carry.dealer, view.carry.totals, marks, words, own, view.shown, view.facts
    found = _CONTEXTS.pop(key, None) or PlayContext(game, view, setting)
    _CONTEXTS[key] = found
    while len(_CONTEXTS) > KEPT:
        _CONTEXTS.popitem(last=False)
    return found


def _played(game: Game, view: View) -> tuple[Card, ...]:
    """Return the cards that have been played, in order."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.table)]
    return tuple(card for leader, cards in tricks for _, card in in_order(leader, cards, game.seats))
