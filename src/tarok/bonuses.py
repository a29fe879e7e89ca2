"""The judges: how a side's feat came out, or stands by now.  One that has parameters is a value, too."""

from collections.abc import Callable

from msgspec import Struct

from tarok.actions import Seat
from tarok.cards import MOND, SKIS, Card, Cards
from tarok.deal import Bonus, Deal, Game, Judge
from tarok.table import Trick, Verdict


def pile(deal: Deal, side: int) -> Cards:
    """All cards that count for a side: its tricks, what it laid away; for side 1 the talon left, too."""
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
    """Return who stands for a silent bonus: whoever played its card, or the first of the side."""
    card = bonus.card(deal) if bonus.card else None
    holder = None if card is None else owner(deal, card)
    if holder is not None and deal.side(holder) == side:
        return holder
    return next(seat for seat in deal.game.order(deal.declarer or 0) if deal.side(seat) == side)


class Collects(Struct, frozen=True):
    """The side's pile holds all of `cards`."""

    cards: Cards

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return Verdict.IDLE if self.cards - pile(deal, side) else Verdict.MADE


def _last_trick(deal: Deal) -> Trick | None:
    """Return the last trick, if the deal was played out."""
    over = deal.ended in ("", "played") and not any(deal.hands)
    return deal.tricks[-1] if deal.tricks and over else None


def carries(deal: Deal, trick: Trick | None, card: Card, side: int) -> Verdict:
    """Say whether the side plays `card` to this trick, and that very card wins it."""
    if trick is None or card not in trick.cards or deal.side(trick.player(card)) != side:
        return Verdict.IDLE
    return Verdict.MADE if trick.player(card) == trick.winner else Verdict.MISSED


class LastTrickWith(Struct, frozen=True):
    """The side plays `card` to the last trick, and that very card wins it."""

    card: Card

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return carries(deal, _last_trick(deal), self.card, side)


class LastTrickKeepsCalled(Struct, frozen=True):
    """The called card, one of `cards`, lies in the last trick, and the declarer's side takes that trick."""

    cards: Cards

    def __call__(self, deal: Deal, side: int) -> Verdict:
        trick = _last_trick(deal)
        if side != 0 or trick is None or deal.called not in trick.cards or deal.called not in self.cards:
            return Verdict.IDLE
        return Verdict.MADE if deal.side(trick.winner) == 0 else Verdict.MISSED


def catches_mond(deal: Deal, side: int) -> Verdict:
    """The side's škis takes the mond of the other side (RO-BON-04, HU-BON-06, HU-BON-16)."""
    for trick in deal.tricks:
        if MOND in trick.cards and SKIS in trick.cards:
            catches, loses = deal.side(trick.player(SKIS)), deal.side(trick.player(MOND))
            return Verdict.MADE if catches == side != loses else Verdict.IDLE
    return Verdict.IDLE


class Declared(Struct, frozen=True):
    """Somebody of the side has declared `what`: the table lets nobody declare what is not so (CZ-DEC-11)."""

    what: str

    def __call__(self, deal: Deal, side: int) -> Verdict:
        said = any(stake.what == self.what and deal.side(stake.seat) == side for stake in deal.stakes)
        return Verdict.MADE if said else Verdict.IDLE


def _tricks(deal: Deal, side: int) -> int:
    return sum(deal.side(trick.winner) == side for trick in deal.tricks)


def all_tricks(deal: Deal, side: int) -> Verdict:
    """The side wins every trick."""
    return Verdict.MADE if _tricks(deal, side) == len(deal.tricks) else Verdict.MISSED


def no_trick(deal: Deal, side: int) -> Verdict:
    """The side wins no trick."""
    return Verdict.MISSED if _tricks(deal, side) else Verdict.MADE


def one_trick(deal: Deal, side: int) -> Verdict:
    """The side wins exactly one trick."""
    return (Verdict.IDLE, Verdict.MADE, Verdict.MISSED)[min(_tricks(deal, side), 2)]


class OrIdle(Struct, frozen=True):
    """The same feat, where falling short of it is no attempt."""

    judge: Judge

    def __call__(self, deal: Deal, side: int) -> Verdict:
        return Verdict.MADE if self.judge(deal, side) is Verdict.MADE else Verdict.IDLE


def units(game: Game, cards: Cards) -> int:
    """What cards are worth, not rounded: in thirds of a card point where they are counted in threes."""
    return sum(3 * game.worth[card] - 2 if game.in_threes else game.worth[card] for card in cards)


def whole(game: Game, units: int) -> int:
    """Units as whole card points (SL-CNT-01)."""
    return (units + 1) // 3 if game.in_threes else units


def points(game: Game, cards: Cards) -> int:
    """What cards are worth, in whole card points."""
    return whole(game, units(game, cards))


class Threshold(Struct, frozen=True):
    """The side's pile is worth this number of thirds of a card point, or points counted card by card.

    `pile` says what counts for a side.
    """

    units: int
    pile: Callable[[Deal, int], Cards] = pile

    def __call__(self, deal: Deal, side: int) -> Verdict:
        worth = units(deal.game, self.pile(deal, side))
        return Verdict.MADE if worth >= self.units else Verdict.MISSED

    def certain(self, game: Game, side: int) -> int:
        """With how many whole card points a side has won for certain: side 1, if it keeps the other below."""
        least = self.units if side == 0 else units(game, game.pack) - self.units + 1
        return least // 3 + 1 if game.in_threes else least
