"""The judges of the bonuses: how a side's feat came out (HU-BON, HU-HIGH)."""

from msgspec import Struct

from tarok.bonuses import Threshold, carries
from tarok.cards import ALONE, MOND, PAGAT, SUIT, Card, Cards
from tarok.deal import Deal
from tarok.table import Promise, Trick, Verdict

EAGLE = PAGAT + 1


def pile(deal: Deal, side: int) -> Cards:
    """Return what counts for a side: its tricks, and what was laid away.

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


def _trick(deal: Deal, number: int) -> Trick | None:
    return deal.tricks[number - 1] if len(deal.tricks) >= number else None


class Wins(Struct, frozen=True):
    """The side plays `card` to trick `number`, and that very card wins it (HU-BON-13, HU-BON-14)."""

    card: Card
    number: int

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return carries(deal, _trick(deal, self.number), self.card, side)


class Pheasant(Struct, frozen=True):
    """`card` wins the first trick; it is lost if the other side takes it there (HU-HIGH-01, HU-HIGH-14)."""

    card: Card

    def __call__(self, deal: Deal, side: int) -> Verdict:
        verdict = carries(deal, _trick(deal, 1), self.card, side)
        kept = verdict is Verdict.MISSED and deal.side(deal.tricks[0].winner) == side
        return Verdict.IDLE if kept else verdict


def pair_pheasant(deal: Deal, side: int) -> Verdict:
    """The side's XXI wins the first trick, with I or II in it (HU-HIGH-03)."""
    trick = _trick(deal, 1)
    if trick is None or deal.side(trick.winner) != side or MOND not in trick.cards:
        return Verdict.IDLE
    game = Cards.of(trick.cards) & (ALONE[PAGAT] | ALONE[EAGLE])
    return Verdict.MADE if game and trick.player(MOND) == trick.winner else Verdict.IDLE


def pair_caught(deal: Deal, side: int) -> Verdict:
    """The same, with I or II of the other side (HU-HIGH-03)."""
    if pair_pheasant(deal, side) is not Verdict.MADE:
        return Verdict.IDLE
    trick = deal.tricks[0]
    owners = {deal.side(trick.player(card)) for card in (PAGAT, EAGLE) if card in trick.cards}
    return Verdict.MADE if 1 - side in owners else Verdict.IDLE


class Series(Struct, frozen=True):
    """The promised cards win their tricks, and the side every trick up to the last of them (HU-BON-07)."""

    promises: tuple[Promise, ...]

    @property
    def cards(self) -> tuple[tuple[Card, int], ...]:
        """Each card with the number of its trick."""
        return tuple((card, promise.tricks[0]) for promise in self.promises for card in promise.cards)

    def __call__(self, deal: Deal, side: int) -> Verdict:
        swept = all(deal.side(trick.winner) == side for trick in deal.tricks[: self.cards[-1][1]])
        won = (carries(deal, _trick(deal, number), card, side) for card, number in self.cards)
        return Verdict.MADE if swept and all(verdict is Verdict.MADE for verdict in won) else Verdict.IDLE


def pagat_catch(deal: Deal, side: int) -> Verdict:
    """The side wins a trick with the other side's I in it (HU-OPT-40)."""
    for trick in deal.tricks:
        if PAGAT in trick.cards:
            caught = deal.side(trick.winner) == side != deal.side(trick.player(PAGAT))
            return Verdict.MADE if caught else Verdict.IDLE
    return Verdict.IDLE


class LastThree(Struct, frozen=True):
    """The side wins each of the last three tricks with one of `cards` (HU-HIGH-05, HU-HIGH-06)."""

    cards: Cards

    def __call__(self, deal: Deal, side: int) -> Verdict:
        tricks = deal.tricks[-3:] if not any(deal.hands) else ()
        won = [trick for trick in tricks if deal.side(trick.winner) == side and _best(trick) in self.cards]
        return Verdict.MADE if len(won) == 3 else Verdict.IDLE


def closing_pair(deal: Deal, side: int) -> Verdict:
    """The side wins the last two tricks with I and II (HU-HIGH-07)."""
    tricks = deal.tricks[-2:] if not any(deal.hands) else ()
    mine = {_best(trick) for trick in tricks if deal.side(trick.winner) == side}
    return Verdict.MADE if mine == {PAGAT, EAGLE} else Verdict.IDLE


def _best(trick: Trick) -> Card:
    """Return the card that won."""
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)]


class HoldsTaroks(Struct, frozen=True):
    """Somebody of the side came to the play with exactly this number of taroks (HU-DECL-01)."""

    number: int

    def __call__(self, deal: Deal, side: int) -> Verdict:
        team = (seat for seat in deal.game.order(0) if deal.side(seat) == side)
        held = any(taroks_of(deal, seat) == self.number for seat in team)
        return Verdict.MADE if held else Verdict.IDLE


def taroks_of(deal: Deal, seat: int) -> int:
    """Return how many taroks a seat came to the play with."""
    played = Cards.of(trick.cards[(seat - trick.leader) % len(trick.cards)] for trick in deal.tricks)
    return len((deal.hands[seat] | played) & SUIT[4])
