"""The setting of a view: the engine deals, bids and plays each world, and refuses impossible ones."""

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product, takewhile

from msgspec import Struct

from tarok.cards.deck import FIVES, NONE, Card, Cards
from tarok.engine.actions import FACE_DOWN, LAY, Action, Lay, Play, Seat
from tarok.engine.deal import Deal, Game, fresh
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.view import View, view
from tarok.worlds.action_replay import ActionReplay
from tarok.worlds.distributions import Spread
from tarok.worlds.hidden_cards import Hidden
from tarok.worlds.pack_trace import Trace


class Setting(Struct, frozen=True):
    """What a viewer knows, and the places of the pack of which they do not know the card.

    `own` are those places of each seat, and last those on the table.  Of each the first `apart` are of the
    talon: for it may matter which cards lay there.  The others were dealt, and `dealt` are cards that lay
    there for certain.  The `bare` pack holds the cards whose places they know, and `FACE_DOWN`; `lays` are
    the cards that were discarded, in order.
    """

    game: Game
    seen: View
    trace: Trace
    hidden: Hidden
    own: tuple[tuple[int, ...], ...]
    apart: tuple[int, ...]
    dealt: Cards
    bare: tuple[Card, ...]
    lays: tuple[tuple[Seat, Card], ...]

    def likely(self, spread: Spread) -> bool:
        """Whether the kings and the trula lie as the words of every seat have told."""
        owned = self.owned(spread)
        for spot, cards in zip(self.hidden.spots, spread, strict=True):
            if spot.seat is not None and not spot.laid:
                fives, some = self.hidden.fives[spot.seat], self.hidden.some[spot.seat]
                if fives is not None and (cards | self.hidden.held[spot.seat]) & FIVES not in fives:
                    return False
                if some and not some & owned[spot.seat]:
                    return False
        return True

    def owned(self, spread: Spread) -> list[Cards]:
        """Return all cards that each seat has had, and last those that lie on the table unseen."""
        owned = [*self.hidden.sure, NONE]
        for spot, cards in zip(self.hidden.spots, spread, strict=True):
            owned[-1 if spot.seat is None else spot.seat] |= cards
        return owned

    def laid(self, spread: Spread) -> list[list[Card]]:
        """Return what each seat has discarded, in order.

        What no player saw goes from the highest card down.
        """
        unseen = [0] * self.game.seats
        for spot, cards in zip(self.hidden.spots, spread, strict=True):
            if spot.laid and spot.seat is not None:
                unseen[spot.seat] = int(cards)
        laid: list[list[Card]] = [[] for _ in unseen]
        for seat, card in self.lays:
            highest = unseen[seat].bit_length() - 1 if card == FACE_DOWN else card
            unseen[seat] &= ~(1 << highest)
            laid[seat].append(highest)
        return laid

    def unplaced(self, spread: Spread) -> list[Cards]:
        """Return those of which the place in the pack is not known."""
        known = Cards.of(self.trace.known.values())
        return [cards - known for cards in self.owned(spread)]

    def pack(self, orders: Sequence[Iterable[Card]]) -> tuple[Card, ...]:
        """Return the pack in which these cards lie in these orders at the places that are not known."""
        pack = [*self.bare]
        for places, cards in zip(self.own, orders, strict=True):
            for place, card in zip(places, cards, strict=True):
                pack[place] = card
        return tuple(pack)

    def shuffled(self, spread: Spread, chance: random.Random) -> tuple[Card, ...]:
        """Return one of the packs from which the cards came to these places."""
        picked = zip(self.unplaced(spread), self._picked(spread, chance), strict=True)
        return self.pack([(*first, *(cards - Cards.of(first))) for cards, first in picked])

    def drawn(self, spread: Spread, chance: random.Random) -> dict[int, Card]:
        """Return the cards that lay in the talon of the same pack, by their places."""
        picked = zip(self.own, self._picked(spread, chance), strict=True)
        return self.trace.known | {place: card for own in picked for place, card in zip(*own, strict=False)}

    def _picked(self, spread: Spread, chance: random.Random) -> Iterator[list[Card]]:
        """Yield the cards of each seat, and of the table, that lay in the talon.

        Which of its cards a seat was dealt and which it drew is open: any may have lain there but those that
        were shown as dealt, and those of which the place is known.
        """
        for cards, apart in zip(self.unplaced(spread), self.apart, strict=True):
            yield chance.sample([*(cards - self.dealt)], apart) if apart else []

    def packs(self, spread: Spread) -> Iterator[tuple[Card, ...]]:
        """Return all these packs, but for the order of the cards that were dealt."""
        choices = (
            [(*first, *(cards - Cards.of(first))) for first in permutations(cards, apart)]
            for cards, apart in zip(self.unplaced(spread), self.apart, strict=True)
        )
        return map(self.pack, product(*choices))

    def deal(self, pack: tuple[Card, ...], spread: Spread) -> Deal | None:
        """Return the deal of this pack in which the same was done and seen; None if there is none."""
        deal = self._after(pack, spread, self.seen.log)
        return deal if deal is not None and view(deal, self.seen.seat) == self.seen else None

    def begun(self, pack: tuple[Card, ...], spread: Spread) -> Deal | None:
        """Return this deal when the first card was led; None if not all could be said and done until then."""
        deal = self._after(pack, spread, self.words())
        return deal if deal is not None and self.told_so(deal) else None

    def words(self) -> Iterator[tuple[Seat, Action]]:
        """Return what was said and done until the first card was led."""
        return takewhile(lambda entry: not isinstance(entry[1], Play), self.seen.log)

    def told_so(self, deal: Deal) -> bool:
        """Whether the viewer saw the same when the first card was led."""
        shown = tuple(show for show in deal.shown if show.to in {None, self.seen.seat})
        same = shown == self.seen.shown[: len(shown)] and deal.stakes == self.seen.stakes
        return same and deal.facts == self.seen.facts[: len(deal.facts)]

    def _after(
        self, pack: tuple[Card, ...], spread: Spread, log: Iterable[tuple[Seat, Action]]
    ) -> Deal | None:
        """Return the deal of this pack after all that; None if it cannot be done."""
        laid = [iter(cards) for cards in self.laid(spread)]
        replay = ActionReplay(fresh(self.game, pack, self.seen.carry))
        for seat, said in log:
            action = LAY[next(laid[seat])] if isinstance(said, Lay) else said
            if not replay.allows(seat, action):
                return None
            replay.do(seat, action)
        return replay.deal


def set_up(game: Game, seen: View, trace: Trace, hidden: Hidden) -> Setting:
    """Return the setting as the viewer sees it."""
    dealt = (*trace.dealt, frozenset[int]())
    own = [
        sorted((place for place in places if place not in trace.known), key=from_hand.__contains__)
        for places, from_hand in zip((*trace.own, trace.lying), dealt, strict=True)
    ]
    apart = (
        sum(place not in from_hand for place in places) for places, from_hand in zip(own, dealt, strict=True)
    )
    held = Cards.of(card for show in seen.shown if show.what == ShowKind.POVINOST for card in show.cards)
    bare = tuple(trace.known.get(place, FACE_DOWN) for place in range(len(game.pack)))
    lays = tuple((seat, said.card) for seat, said in seen.log if isinstance(said, Lay))
    return Setting(game, seen, trace, hidden, tuple(map(tuple, own)), tuple(apart), held, bare, lays)
