"""What the seat that must play a card can know, and how likely the rest is."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from tarok.bots.card_masks import ABOVE, BELOW, FIVES, SUITS, TAROKS, Mask, mask_of
from tarok.bots.partners import friends
from tarok.bots.strength import ruffs
from tarok.bots.weights import Weights
from tarok.cards.deck import PAGAT, Card
from tarok.engine.actions import FACE_DOWN, Play, Seat
from tarok.engine.deal import Contract, Game
from tarok.engine.view import View
from tarok.engine.whereabouts import Told, holders


class Knowledge(Struct, frozen=True, kw_only=True):
    """What the seat that must play a card can know.

    `may` holds the cards that each seat may have, `has` those it must have; `free` counts its unknown cards
    and `hidden` the unknown cards that no player holds, `down` those of them that were not discarded: a talon
    face down may be anything; `taroks` counts the taroks that were discarded unseen.  `friend` says how
    likely each seat is on my side. `later` are the seats that play to this trick after me, in order; `best`
    is the card that wins it so far. `answers` keeps what `lacks` has said: one card after another asks the
    same.
    """

    game: Game
    view: View
    contract: Contract
    weights: Weights
    me: Seat
    hand: Mask
    legal: Mask
    unseen: Mask
    may: tuple[Mask, ...]
    has: tuple[Mask, ...]
    free: tuple[int, ...]
    hidden: int
    down: int
    taroks: int
    friend: tuple[float, ...]
    later: tuple[Seat, ...]
    best: Card | None
    called: Card | None
    ruffs: bool
    answers: dict[tuple[Seat, Mask], float] = {}

    def wins(self, card: Card) -> bool:
        """Whether the card would win the trick as it stands."""
        table = self.view.table
        return not table or self.contract.beats((*table, card)) == card

    def owner(self, card: Card) -> Seat:
        """Return who has played a card of the trick on the table."""
        return (self.view.leader + self.view.table.index(card)) % len(self.may)

    def lacks(self, seat: Seat, cards: Mask) -> float:
        """How likely it is that a seat holds none of these cards."""
        asked = seat, cards
        likely = self.answers.get(asked)
        if likely is None:
            likely = self.answers[asked] = self._lacks(seat, cards)
        return likely

    def _lacks(self, seat: Seat, cards: Mask) -> float:
        if self.has[seat] & cards:
            return 0.0
        left = self.may[seat] & cards
        if not left:
            return 1.0
        free = self.free
        mine = free[seat]
        if not mine:
            return 1.0
        a, b = _two(seat, self.me, len(free))
        in_a, in_b = left & self.may[a], left & self.may[b]
        places = mine + self._away(left)
        return float(
            (1 - mine / (places + free[a] + free[b])) ** (in_a & in_b).bit_count()
            * (1 - mine / (places + free[a])) ** (in_a & ~in_b).bit_count()
            * (1 - mine / (places + free[b])) ** (in_b & ~in_a).bit_count()
            * (1 - mine / places) ** (left & ~in_a & ~in_b).bit_count()
        )

    def _away(self, cards: Mask) -> int:
        """Return how many places these cards may have where no player holds them."""
        if cards & FIVES:
            return self.down
        return self.down + self.taroks if cards & TAROKS else self.hidden

    def beats(self, seat: Seat, best: Card, led: int, but: Mask = 0) -> float:
        """How likely a seat that is still to play can beat `best`, where suit `led` was led.

        `but` are cards that it cannot have.
        """
        if best >= PAGAT and led == 4:
            return 1 - self.lacks(seat, ABOVE[best] & ~but)
        follows = 0.0 if best >= PAGAT else 1 - self.lacks(seat, ABOVE[best])
        void = self.lacks(seat, SUITS[led]) if self.ruffs else 0.0
        if void < 0.001:
            return follows
        higher = ABOVE[best] if best >= PAGAT else TAROKS
        return min(1.0, follows + void * (1 - self.lacks(seat, higher & ~but)))

    def cannot_duck(self, seat: Seat, best: Card, led: int) -> float:
        """How likely a seat that is still to play has to beat `best`, which it would rather not."""
        void = self.lacks(seat, SUITS[led]) if self.ruffs else 0.0
        if best >= PAGAT:
            forced = 1.0 if led == 4 else void
            return forced * self.lacks(seat, BELOW[best]) * (1 - self.lacks(seat, ABOVE[best]))
        follows = self.lacks(seat, BELOW[best]) * (1 - self.lacks(seat, ABOVE[best]))
        return min(1.0, follows + void * (1 - self.lacks(seat, TAROKS)))


@cache
def _two(seat: Seat, me: Seat, seats: int) -> tuple[Seat, Seat]:
    """Return the two seats that are neither; my own stands for one that is not there."""
    a, b, *_ = (*(other for other in range(seats) if other not in {seat, me}), me)
    return a, b


def know(game: Game, view: View, weights: Weights, words: Sequence[Told] = ()) -> Knowledge:
    """Return what the seat whose turn it is can know; `words` are what each seat has told of its hand."""
    assert view.seat is not None
    found = holders(game, view, words)
    me, table, may, has = view.seat, view.table, found.may, found.has
    return Knowledge(
        game=game,
        view=view,
        contract=found.contract,
        weights=weights,
        me=me,
        hand=int(view.hand),
        legal=mask_of([action.card for action in view.legal if type(action) is Play]),
        unseen=found.unseen,
        may=may,
        has=has,
        free=tuple([held - known.bit_count() for held, known in zip(view.held, has, strict=True)]),
        hidden=found.hidden,
        down=found.down,
        taroks=found.taroks,
        friend=friends(game, view, may, found.down, weights.clues),
        later=tuple([(me + i) % game.seats for i in range(1, game.seats - len(table))]),
        best=found.contract.beats(table) if table else None,
        called=None if view.called == FACE_DOWN else view.called,
        ruffs=ruffs(found.contract),
    )
