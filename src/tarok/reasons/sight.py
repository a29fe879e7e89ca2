"""What the seat that must play a card can prove: of the hidden cards, the sides, the trick and the count."""

from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from itertools import permutations

from msgspec import Struct

from tarok.bots.families import CRAFTS
from tarok.bots.strength import ruffs
from tarok.cards.deck import NONE, PAGAT, SUIT, SUIT_OF, TAROKS, TRULA, Card, Cards
from tarok.engine.actions import FACE_DOWN, Play, Seat
from tarok.engine.bonuses import Threshold, all_tricks, no_trick, one_trick
from tarok.engine.card_points import units
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.engine.whereabouts import Holders, holders


class Fate(Enum):
    """Who takes the trick for certain: the seat itself, its side, the other side; or nothing is certain."""

    MINE = 3
    OURS = 2
    OPEN = 1
    THEIRS = 0


class Goal(Enum):
    """What the seat plays for."""

    POINTS = "points"
    AVOID = "avoid"
    HUNT = "hunt"
    SWEEP = "sweep"
    STOP = "stop"


class Sight(Struct, frozen=True, kw_only=True, dict=True):
    """What the seat `me` can prove that must play one of the `legal` cards."""

    game: Game
    view: View
    known: Holders
    me: Seat
    legal: Cards

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to this trick afterwards, in order."""
        seats = self.game.seats
        return tuple((self.me + i) % seats for i in range(1, seats - len(self.view.table)))

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """All other seats."""
        return tuple(seat for seat in range(self.game.seats) if seat != self.me)

    @cached_property
    def unseen(self) -> Cards:
        """The cards that this seat does not see and that have not been played."""
        return Cards(self.known.unseen)

    @cached_property
    def ruffs(self) -> bool:
        """Whether a tarok beats a card of a suit."""
        return ruffs(self.known.contract)

    @cached_property
    def called(self) -> Card | None:
        """The called card, if this seat knows which it is."""
        called = self.view.called
        return None if called is None or called == FACE_DOWN else called

    @cached_property
    def goal(self) -> Goal:
        """What this seat plays for, by the contract, its side and what was announced."""
        aim, side = self.known.contract.aim, self.view.sides[self.me]
        if aim is None:
            return Goal.AVOID
        clean = all(trick.winner != self.me for trick in self.view.tricks)
        if aim in {no_trick, one_trick}:
            if aim is one_trick and side == 0 and clean:
                return Goal.SWEEP
            return Goal.AVOID if side == 0 else Goal.HUNT
        valat = [stake.seat for stake in self.view.stakes if stake.what == "valat"]
        if aim is all_tricks or valat:
            sweeps = side == 0 if not valat else self.view.sides[valat[0]] == side
            return Goal.SWEEP if sweeps else Goal.STOP
        return Goal.POINTS

    def ally(self, seat: Seat) -> bool:
        """Whether a seat is proved to be on my side."""
        return seat == self.me or self._with(seat) is True

    def enemy(self, seat: Seat) -> bool:
        """Whether a seat is proved to be against me."""
        return seat != self.me and self._with(seat) is False

    def _with(self, seat: Seat) -> bool | None:
        if self.view.declarer is None or self.known.contract.aim is None:
            return False
        theirs, mine = self.view.sides[seat], self.view.sides[self.me]
        return None if theirs is None or mine is None else theirs == mine

    def may(self, seat: Seat) -> Cards:
        """Return the cards that a seat may hold."""
        return Cards(self.known.may[seat])

    @cached_property
    def mond_always(self) -> bool:
        """Whether a mond that is caught costs its player, in whichever hand the škis is."""
        craft = CRAFTS.get(self.game.key)
        return craft is not None and craft.weights.taking.friendly > 0

    def may_others(self, card: Card, *, later: bool = False) -> bool:
        """Whether a seat that is not proved to be with me, and plays `later`, may hold a card."""
        seats = self.later if later else self.others
        return any(card in self.may(seat) for seat in seats if not self.ally(seat))

    def owner(self, card: Card) -> Seat:
        """Return who has played a card of the trick on the table."""
        return (self.view.leader + self.view.table.index(card)) % self.game.seats

    @cached_property
    def best(self) -> Card | None:
        """The card that wins the trick so far."""
        return self.known.contract.beats(self.view.table) if self.view.table else None

    def wins(self, card: Card) -> bool:
        """Whether a card would win the trick as it lies."""
        table = self.view.table
        return not table or self.known.contract.beats((*table, card)) == card

    def led(self, card: Card) -> int:
        """Return the suit of the trick, if this card is played to it."""
        return SUIT_OF[self.view.table[0] if self.view.table else card]

    def void(self, seat: Seat, suit: int) -> bool:
        """Whether a seat is proved to have no card of a suit."""
        return not self.may(seat) & SUIT[suit]

    def beating(self, card: Card, seat: Seat) -> Cards:
        """Return the cards that a seat may hold, and by which it would win the trick after this card."""
        beats, lying = self.known.contract.beats, (*self.view.table, card)
        hand = self.may(seat)
        if Cards(self.known.has[seat]) & SUIT[self.led(card)]:
            hand &= SUIT[self.led(card)]
        return Cards.of(other for other in hand if beats((*lying, other)) == other)

    def beaten_by(self, card: Card) -> Cards:
        """Return the cards of later seats, but those proved to be with me, that may win after this card."""
        found = NONE
        for seat in self.later:
            if not self.ally(seat):
                found |= self.beating(card, seat)
        return found

    def fate(self, card: Card) -> Fate:
        """Return who takes the trick for certain, if this card is played."""
        fates = self._fates
        if card not in fates:
            fates[card] = self._fate(card)
        return fates[card]

    @cached_property
    def _fates(self) -> dict[Card, Fate]:
        return {}

    def _fate(self, card: Card) -> Fate:
        beats, lying = self.known.contract.beats, (*self.view.table, card)
        best = beats(lying)
        honours = self.unseen & TRULA
        crowned = len(self.later) > 1 and any(
            beats((*lying, *pair)) != best for pair in permutations(honours, 2)
        )
        if crowned or any(beats((*lying, one)) not in {best, one} for one in honours):
            return Fate.OPEN  # an emperor trick may come
        owner = self.me if best == card else self.owner(best)
        threats = [seat for seat in self.later if self.beating(card, seat)]
        if not threats and owner == self.me:
            return Fate.MINE
        if self.ally(owner) and all(map(self.ally, threats)):
            return Fate.OURS
        if self.enemy(owner) and all(map(self.enemy, threats)):
            return Fate.THEIRS
        return Fate.OPEN

    def ours(self, card: Card) -> bool:
        """Whether this card surely goes to my side."""
        return self.fate(card) in {Fate.MINE, Fate.OURS}

    @cached_property
    def taroks_out(self) -> int:
        """How many taroks the other players may still hold, at most."""
        may = NONE
        for seat in self.others:
            may |= self.may(seat)
        return len(may & TAROKS)

    @cached_property
    def taroks(self) -> int:
        """How many taroks this seat holds."""
        return len(self.view.hand & TAROKS)

    def higher_out(self, card: Card) -> Cards:
        """Return the unseen cards of its suit that are higher."""
        return self.unseen & SUIT[SUIT_OF[card]] & ~((2 << card) - 1)

    def lower_out(self, card: Card) -> Cards:
        """Return the unseen cards of its suit that are lower."""
        return self.unseen & SUIT[SUIT_OF[card]] & ((1 << card) - 1)

    def plain(self, card: Card) -> bool:
        """Whether a card is of a suit."""
        return card < PAGAT

    def alike(self, one: Card, other: Card) -> bool:
        """Whether two cards are as good as each other: of one suit and worth, and none between is out."""
        low, high = sorted((one, other))
        between = ((1 << high) - 1) & ~((2 << low) - 1)
        open_cards = self.unseen | Cards.of(self.view.table)
        same = SUIT_OF[low] == SUIT_OF[high] and self.game.worth[low] == self.game.worth[high]
        return same and not open_cards & between

    def won(self, side: int) -> Cards:
        """Return the cards that are proved to be in the pile of a side."""
        cards = NONE
        for trick in self.view.tricks:
            if self.view.sides[trick.winner] == side:
                cards |= Cards.of(trick.cards)
        laid = self.view.laid if self.view.sides[self.me] == side else NONE
        return cards | laid

    def needed(self, side: int) -> int | None:
        """Return with how many units a side has made, or beaten, the contract; None: it is not counted."""
        aim = self.known.contract.aim
        if not isinstance(aim, Threshold) or self.goal is not Goal.POINTS:
            return None
        return aim.units if side == 0 else units(self.game, self.game.pack) - aim.units + 1

    @cached_property
    def decided(self) -> bool | None:
        """Whether the contract is proved to go my side's way; False: the other's, None: it is open."""
        mine = self.view.sides[self.me]
        if mine is None:
            return None
        for side in (mine, 1 - mine):
            need = self.needed(side)
            if need is not None and units(self.game, self.won(side)) >= need:
                return side == mine
        return None

    def promised(self) -> Iterator[tuple[Card, int, Seat]]:
        """Yield the cards that my side has promised, with the number of the trick, from 1; and by whom."""
        rows, last = self.known.contract.rows, len(self.view.tricks) + max(self.view.held)
        for stake in self.view.stakes:
            if not self.ally(stake.seat) or stake.what not in rows:
                continue
            for promise in rows[stake.what].promises:
                yield from ((card, trick, stake.seat) for card in promise.cards for trick in promise.tricks)
            if not rows[stake.what].promises:
                yield from ((card, last, stake.seat) for card in self._ultimo(stake.what))

    def _ultimo(self, what: str) -> Iterator[Card]:
        if what in {"pagat_ultimo", "pagat"}:
            yield PAGAT
        elif what == "king_ultimo" and self.called is not None:
            yield self.called


def sight(game: Game, view: View) -> Sight:
    """Return what the seat whose turn it is to play a card can prove.  ValueError: it is not."""
    if view.seat is None or not view.legal or not all(isinstance(each, Play) for each in view.legal):
        raise ValueError("a card is to be played by the seat whose view this is")
    may = Cards.of(each.card for each in view.legal if isinstance(each, Play))
    return Sight(game=game, view=view, known=holders(game, view), me=view.seat, legal=may)
