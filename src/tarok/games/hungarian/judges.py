"""The judges of the bonuses: how a side's feat came out (HU-BON, HU-HIGH)."""

from collections.abc import Iterator

from msgspec import Struct

from tarok.cards.deck import ALONE, MOND, PAGAT, SUIT, Card, Cards
from tarok.engine.bonuses import Threshold, carried, carries, caught, last, side_of, trick_of
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Promise, Trick, Verdict
from tarok.engine.rule_terms import Event, EventKind, Stands

EAGLE = PAGAT + 1


def pile(deal: Deal, side: int) -> Cards:
    """Return what counts for a side: its tricks, and its discards.

    The declarer's cards are the declarers', those of the other three the opponents' (HU-DISC-06); if the
    called card is among them they may all be the declarer's (HU-CALL-09).
    """
    cards = Cards()
    for seat in deal.game.order(0):
        if deal.side(seat) == side:
            cards |= deal.won[seat]
        if int(seat != deal.declarer and not _all_to_declarer(deal)) == side:
            cards |= deal.laid[seat]
    return cards


def _all_to_declarer(deal: Deal) -> bool:
    away = any(deal.called in laid for laid in deal.laid) if deal.called is not None else False
    return away and getattr(deal.game.options, "called_discard_points", "normal") == "all_to_declarer"


def at_least(least: int) -> Threshold:
    """The side has at least this number of card points."""
    return Threshold(least, pile)


class Pheasant(Struct, frozen=True):
    """`card` wins the first trick; it is lost if the other side takes it there (HU-HIGH-01, HU-HIGH-14)."""

    card: Card

    def __call__(self, deal: Deal, side: int) -> Verdict:
        verdict = carries(deal, trick_of(deal, 1), self.card, side)
        kept = verdict is Verdict.MISSED and deal.side(deal.tricks[0].winner) == side
        return Verdict.IDLE if kept else verdict

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The card in the first trick."""
        return carried(deal, self.card, 1, EventKind.PHEASANT)


class PairPheasant(Struct, frozen=True):
    """The side's XXI wins the first trick with I or II in it, maybe `only_theirs` (HU-HIGH-03)."""

    only_theirs: bool = False

    def __call__(self, deal: Deal, side: int) -> Verdict:
        trick = trick_of(deal, 1)
        if trick is None or deal.side(trick.winner) != side or MOND not in trick.cards:
            return Verdict.IDLE
        owners = {deal.side(trick.player(card)) for card in (PAGAT, EAGLE) if card in trick.cards}
        caught = 1 - side in owners if self.only_theirs else bool(owners)
        return Verdict.MADE if caught and trick.player(MOND) == trick.winner else Verdict.IDLE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The three cards in the first trick."""
        side = side_of(deal, MOND)
        low = (
            card for card in (PAGAT, EAGLE) if not self.only_theirs or side_of(deal, card) == 1 - (side or 0)
        )
        cards = Cards.of(low)
        if side is not None and cards:
            yield Event(EventKind.PAIR, cards, MOND, number=1, side=side)


class Series(Struct, frozen=True):
    """The promised cards win their tricks, and the side every trick up to the last of them (HU-BON-07)."""

    promises: tuple[Promise, ...]

    @property
    def cards(self) -> tuple[tuple[Card, int], ...]:
        """Each card with the number of its trick."""
        return tuple((card, promise.tricks[0]) for promise in self.promises for card in promise.cards)

    def __call__(self, deal: Deal, side: int) -> Verdict:
        swept = all(deal.side(trick.winner) == side for trick in deal.tricks[: self.cards[-1][1]])
        won = (carries(deal, trick_of(deal, number), card, side) for card, number in self.cards)
        return Verdict.MADE if swept and all(verdict is Verdict.MADE for verdict in won) else Verdict.IDLE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """One card after the other, each leading to the next."""
        side = side_of(deal, self.cards[0][0])
        if side is not None and all(side_of(deal, card) == side for card, _ in self.cards):
            for place, (card, number) in enumerate(self.cards):
                yield Event(EventKind.SERIES, best=card, number=number, side=side, below=place - 1)


class PagatCatch(Struct, frozen=True):
    """The side wins a trick with the other side's I in it (HU-OPT-40)."""

    def __call__(self, deal: Deal, side: int) -> Verdict:
        for trick in deal.tricks:
            if PAGAT in trick.cards:
                falls = deal.side(trick.winner) == side != deal.side(trick.player(PAGAT))
                return Verdict.MADE if falls else Verdict.IDLE
        return Verdict.IDLE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The trick of the pagat."""
        side = side_of(deal, PAGAT)
        if side is not None:
            yield from caught(deal, PAGAT, 1 - side)


class LastThree(Struct, frozen=True):
    """The side wins each of the last three tricks with one of `cards` (HU-HIGH-05, HU-HIGH-06)."""

    cards: Cards

    def __call__(self, deal: Deal, side: int) -> Verdict:
        tricks = deal.tricks[-3:] if not any(deal.hands) else ()
        won = [trick for trick in tricks if deal.side(trick.winner) == side and _best(trick) in self.cards]
        return Verdict.MADE if len(won) == 3 else Verdict.IDLE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The cards that win from there to the end."""
        yield Event(EventKind.RUN, self.cards, number=last(deal) - 2)


class ClosingPair(Struct, frozen=True):
    """The side wins the last two tricks with I and II (HU-HIGH-07)."""

    def __call__(self, deal: Deal, side: int) -> Verdict:
        tricks = deal.tricks[-2:] if not any(deal.hands) else ()
        mine = {_best(trick) for trick in tricks if deal.side(trick.winner) == side}
        return Verdict.MADE if mine == {PAGAT, EAGLE} else Verdict.IDLE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The two cards that win from there to the end."""
        yield Event(EventKind.RUN, ALONE[PAGAT] | ALONE[EAGLE], number=last(deal) - 1)


pagat_catch, closing_pair = PagatCatch(), ClosingPair()
pair_pheasant, pair_caught = PairPheasant(), PairPheasant(only_theirs=True)


def _best(trick: Trick) -> Card:
    """Return the card that won."""
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)]


class HoldsTaroks(Struct, frozen=True):
    """A player of the side came to the play with exactly this number of taroks (HU-DECL-01)."""

    number: int

    def __call__(self, deal: Deal, side: int) -> Verdict:
        team = (seat for seat in deal.game.order(0) if deal.side(seat) == side)
        held = any(taroks_of(deal, seat) == self.number for seat in team)
        return Verdict.MADE if held else Verdict.IDLE

    def watches(self, deal: Deal) -> Stands:  # noqa: ARG002 - whatever the deal
        """They hold them before the play."""
        return Stands(taroks=self.number)


def taroks_of(deal: Deal, seat: int) -> int:
    """Return how many taroks a seat came to the play with."""
    played = Cards.of(trick.cards[(seat - trick.leader) % len(trick.cards)] for trick in deal.tricks)
    return len((deal.hands[seat] | played) & SUIT[4])
