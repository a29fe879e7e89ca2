"""The judges: the outcome of a side's feat, or its current state; each names the events that it `watches`."""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_

from msgspec import Struct

from tarok.cards.deck import ALONE, MOND, SKIS, Card, Cards
from tarok.engine.actions import Seat
from tarok.engine.card_points import units
from tarok.engine.deal import Bonus, Deal, Game, Judge
from tarok.engine.deal_types import Trick, Verdict
from tarok.engine.rule_terms import Counts, Event, EventKind, Giving, Stands, Watched


class Always(Struct, frozen=True):
    """The `card` of a bonus that is about the same card in every deal."""

    which: Card

    def __call__(self, _: Deal) -> Card:
        return self.which


def called(deal: Deal) -> Card | None:
    """Return the called card, which is that of a bonus."""
    return deal.called


def made(deal: Deal) -> bool | None:
    """Whether the contract of a finished deal was made; None: all play alone, or no player plays it."""
    if deal.declarer is None or deal.contract is None or deal.contract.aim is None:
        return None
    result = deal.game.result(deal)
    return result.made if result.made is not None else deal.contract.aim(deal, 0) is Verdict.MADE


def pile(deal: Deal, side: int) -> Cards:
    """All cards that count for a side: its tricks, what it discarded; for side 1 the talon left, too."""
    mine = [seat for seat in deal.game.order(0) if deal.side(seat) == side]
    cards = Cards.of(deal.talon) if side == 1 else Cards()
    for seat in mine:
        cards |= deal.won[seat] | deal.laid[seat]
    return cards


def owner(deal: Deal, card: Card) -> Seat | None:
    """Return who played a card or still holds it."""
    if card in deal.table:
        return (deal.leader + deal.table.index(card)) % deal.game.seats
    played = (trick.player(card) for trick in deal.tricks if card in trick.cards)
    return next(played, next((seat for seat, hand in enumerate(deal.hands) if card in hand), None))


def speaker(deal: Deal, bonus: Bonus, side: int) -> Seat:
    """Return the seat credited with a silent bonus: the player of its card, or the first of the side."""
    card = bonus.card(deal) if bonus.card else None
    holder = None if card is None else owner(deal, card)
    if holder is not None and deal.side(holder) == side:
        return holder
    return next(seat for seat in deal.game.order(deal.declarer or 0) if deal.side(seat) == side)


def side_of(deal: Deal, card: Card) -> int | None:
    """Return the side that came to the play with a card; None: no player did."""
    seat = owner(deal, card)
    return None if seat is None else deal.side(seat)


def last(deal: Deal) -> int:
    """Return the number of the last trick."""
    return len(deal.tricks) + max(map(len, deal.hands))


def giving(deal: Deal) -> Giving:
    """Return what the phases of this game do with the talon during and after the play."""
    for phase in deal.game.phases:
        gives: Callable[[Deal], Giving] | None = getattr(phase, "gives", None)
        if gives:
            return gives(deal)
    return Giving()


def carried(deal: Deal, card: Card, number: int, kind: EventKind = EventKind.CARRIED) -> Iterator[Event]:
    """Watch for a card that comes to trick `number`."""
    side = side_of(deal, card)
    if side is not None:
        yield Event(kind, best=card, number=number, side=side)


def caught(deal: Deal, card: Card, catcher: int) -> Iterator[Event]:
    """Watch for a card that falls to a side."""
    seats = sum(1 << seat for seat in deal.game.order(0) if deal.side(seat) == catcher)
    yield Event(EventKind.TOOK, best=card, seats=seats, side=catcher)


class Collects(Struct, frozen=True):
    """The side's pile holds all of `cards`."""

    cards: Cards

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return Verdict.IDLE if self.cards - pile(deal, side) else Verdict.MADE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """Both sides collect them; a card that is found in the end is the declarer's already."""
        given, tricks = giving(deal), reduce(or_, deal.won)
        rest = deal.replace(talon=()) if given.talon else deal
        mine, theirs = (self.cards & pile(rest, side) - tricks for side in (0, 1))
        found = given.found & self.cards
        yield Event(EventKind.COLLECTED, self.cards, laid=(mine | found, theirs - found))


def _last_trick(deal: Deal) -> Trick | None:
    """Return the last trick, if the deal was played out."""
    over = deal.ended in ("", "played") and not any(deal.hands)
    return deal.tricks[-1] if deal.tricks and over else None


def carries(deal: Deal, trick: Trick | None, card: Card, side: int) -> Verdict:
    """Whether the side plays `card` to this trick and wins it with that card."""
    if trick is None or card not in trick.cards or deal.side(trick.player(card)) != side:
        return Verdict.IDLE
    return Verdict.MADE if trick.player(card) == trick.winner else Verdict.MISSED


class LastTrickWith(Struct, frozen=True):
    """The side plays `card` to the last trick, and that very card wins it."""

    card: Card

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return carries(deal, _last_trick(deal), self.card, side)

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The card in the last trick."""
        return carried(deal, self.card, last(deal))


class WinsWith(Struct, frozen=True):
    """The side plays `card` to trick `number`, from 1, and that very card wins it."""

    card: Card
    number: int

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return carries(deal, trick_of(deal, self.number), self.card, side)

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The card in that trick."""
        return carried(deal, self.card, self.number)


def trick_of(deal: Deal, number: int) -> Trick | None:
    """Return the trick with this number, from 1, if it is complete."""
    return deal.tricks[number - 1] if len(deal.tricks) >= number else None


class LastTrickKeepsCalled(Struct, frozen=True):
    """The called card, one of `cards`, lies in the last trick, and the declarer's side takes that trick."""

    cards: Cards

    def __call__(self, deal: Deal, side: int) -> Verdict:
        trick = _last_trick(deal)
        if side != 0 or trick is None or deal.called not in trick.cards or deal.called not in self.cards:
            return Verdict.IDLE
        return Verdict.MADE if deal.side(trick.winner) == 0 else Verdict.MISSED

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The called card in the last trick."""
        if deal.called is not None and deal.called in self.cards and side_of(deal, deal.called) is not None:
            yield Event(EventKind.KEPT, best=deal.called, number=last(deal))


class CatchesMond(Struct, frozen=True):
    """The side's škis takes the mond of the other side (RO-BON-04, HU-BON-06, HU-BON-16)."""

    def __call__(self, deal: Deal, side: int) -> Verdict:
        for trick in deal.tricks:
            if MOND in trick.cards and SKIS in trick.cards:
                catches, loses = deal.side(trick.player(SKIS)), deal.side(trick.player(MOND))
                return Verdict.MADE if catches == side != loses else Verdict.IDLE
        return Verdict.IDLE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """Both cards in one trick."""
        catches, loses = side_of(deal, SKIS), side_of(deal, MOND)
        if catches is not None and loses is not None and catches != loses:
            yield Event(EventKind.MET, ALONE[SKIS] | ALONE[MOND], side=catches)


class Declared(Struct, frozen=True):
    """A player of the side has declared `what`, which the table has checked to be true (CZ-DEC-11)."""

    what: str

    def __call__(self, deal: Deal, side: int) -> Verdict:
        said = any(stake.what == self.what and deal.side(stake.seat) == side for stake in deal.stakes)
        return Verdict.MADE if said else Verdict.IDLE

    def watches(self, deal: Deal) -> Stands:  # noqa: ARG002 - whatever the deal
        """It has been said before the play."""
        return Stands()


def _tricks(deal: Deal, side: int) -> int:
    return sum(deal.side(trick.winner) == side for trick in deal.tricks)


class AllTricks(Struct, frozen=True):
    """The side wins every trick."""

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return Verdict.MADE if _tricks(deal, side) == len(deal.tricks) else Verdict.MISSED

    def watches(self, deal: Deal) -> Counts:  # noqa: ARG002 - whatever the deal
        """The number of tricks."""
        return Counts(tricks=True)


class FewTricks(Struct, frozen=True):
    """The side wins from `least` to `most` tricks: with more it has failed, with fewer not yet."""

    least: int
    most: int

    def __call__(self, deal: Deal, side: int) -> Verdict:
        won = _tricks(deal, side)
        if won < self.least:
            return Verdict.IDLE
        return Verdict.MADE if won <= self.most else Verdict.MISSED

    def watches(self, deal: Deal) -> Counts:  # noqa: ARG002 - whatever the deal
        """The number of tricks."""
        return Counts(tricks=True)


class OrIdle(Struct, frozen=True):
    """The same feat, where falling short of it is no attempt."""

    judge: Judge

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return Verdict.MADE if self.judge(deal, side) is Verdict.MADE else Verdict.IDLE

    def watches(self, deal: Deal) -> Watched | None:
        """The events that the judge watches; None: unknown."""
        return watched(self.judge, deal)


def watched(judge: Judge, deal: Deal) -> Watched | None:
    """Return the events that a judge watches in this deal; None: unknown."""
    watches: Callable[[Deal], Watched | None] | None = getattr(judge, "watches", None)
    return watches(deal) if watches else None


catches_mond, all_tricks = CatchesMond(), AllTricks()
no_trick, one_trick = FewTricks(0, 0), FewTricks(1, 1)


class Threshold(Struct, frozen=True):
    """The side's pile is worth this number of thirds of a card point, or points counted card by card.

    `pile` says what counts for a side.
    """

    units: int
    pile: Callable[[Deal, int], Cards] = pile

    def __call__(self, deal: Deal, side: int) -> Verdict:
        worth = units(deal.game, self.pile(deal, side))
        return Verdict.MADE if worth >= self.units else Verdict.MISSED

    def watches(self, deal: Deal) -> Counts:
        """The units at which what it says of either side changes."""
        return Counts(edges=(self.units, units(deal.game, deal.game.pack) - self.units + 1))

    def certain(self, game: Game, side: int) -> int:
        """With how many whole card points a side has won for certain: side 1, if it keeps the other below."""
        least = self.units if side == 0 else units(game, game.pack) - self.units + 1
        return least // 3 + 1 if game.in_threes else least
