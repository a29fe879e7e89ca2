"""The judges of the bonuses: how a side's feat came out (HU-BON, HU-HIGH)."""

from tarok.bonuses import Threshold
from tarok.cards import ALONE, MOND, PAGAT, SKIS, SUIT, Card, Cards
from tarok.deal import Deal, Judge
from tarok.table import Trick, Verdict

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


def at_least(least: int) -> Judge:
    """The side has so many card points."""
    return Threshold(least, pile)


def or_idle(judge: Judge) -> Judge:
    """The same feat, where falling short of it is no attempt."""

    def judged(deal: Deal, side: int) -> Verdict:
        return Verdict.MADE if judge(deal, side) is Verdict.MADE else Verdict.IDLE

    return judged


def _trick(deal: Deal, number: int) -> Trick | None:
    return deal.tricks[number - 1] if len(deal.tricks) >= number else None


def wins(card: Card, number: int) -> Judge:
    """The side plays `card` to that trick, and that very card wins it (HU-BON-13, HU-BON-14)."""

    def judge(deal: Deal, side: int) -> Verdict:
        trick = _trick(deal, number)
        if trick is None or card not in trick.cards or deal.side(trick.player(card)) != side:
            return Verdict.IDLE
        return Verdict.MADE if trick.player(card) == trick.winner else Verdict.MISSED

    return judge


def pheasant(card: Card) -> Judge:
    """`card` wins the first trick; it is lost if the other side takes it there (HU-HIGH-01, HU-HIGH-14)."""
    first = wins(card, 1)

    def judge(deal: Deal, side: int) -> Verdict:
        verdict = first(deal, side)
        kept = verdict is Verdict.MISSED and deal.side(deal.tricks[0].winner) == side
        return Verdict.IDLE if kept else verdict

    return judge


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


def series(until: int, card: Card, below: Judge | None = None) -> Judge:
    """The side wins all tricks until that one, which `card` wins, and before it makes what is `below`."""

    def judge(deal: Deal, side: int) -> Verdict:
        if len(deal.tricks) < until or (below and below(deal, side) is not Verdict.MADE):
            return Verdict.IDLE
        tricks = deal.tricks[:until]
        swept = all(deal.side(trick.winner) == side for trick in tricks)
        return Verdict.MADE if swept and wins(card, until)(deal, side) is Verdict.MADE else Verdict.IDLE

    return judge


def xxi_catch(deal: Deal, side: int) -> Verdict:
    """The side's škis takes the other side's XXI (HU-BON-06, HU-BON-16)."""
    for trick in deal.tricks:
        if SKIS in trick.cards and MOND in trick.cards:
            mine, theirs = deal.side(trick.player(SKIS)) == side, deal.side(trick.player(MOND)) != side
            return Verdict.MADE if mine and theirs else Verdict.IDLE
    return Verdict.IDLE


def pagat_catch(deal: Deal, side: int) -> Verdict:
    """The side wins a trick with the other side's I in it (HU-OPT-40)."""
    for trick in deal.tricks:
        if PAGAT in trick.cards:
            caught = deal.side(trick.winner) == side != deal.side(trick.player(PAGAT))
            return Verdict.MADE if caught else Verdict.IDLE
    return Verdict.IDLE


def last_three(cards: Cards) -> Judge:
    """The side wins each of the last three tricks with one of `cards` (HU-HIGH-05, HU-HIGH-06)."""

    def judge(deal: Deal, side: int) -> Verdict:
        tricks = deal.tricks[-3:] if not any(deal.hands) else ()
        won = [trick for trick in tricks if deal.side(trick.winner) == side and _best(trick) in cards]
        return Verdict.MADE if len(won) == 3 else Verdict.IDLE

    return judge


def closing_pair(deal: Deal, side: int) -> Verdict:
    """The side wins the last two tricks with I and II (HU-HIGH-07)."""
    tricks = deal.tricks[-2:] if not any(deal.hands) else ()
    mine = {_best(trick) for trick in tricks if deal.side(trick.winner) == side}
    return Verdict.MADE if mine == {PAGAT, EAGLE} else Verdict.IDLE


def _best(trick: Trick) -> Card:
    """Return the card that won."""
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)]


def holds_taroks(number: int) -> Judge:
    """Somebody of the side came to the play with just so many taroks (HU-DECL-01)."""

    def judge(deal: Deal, side: int) -> Verdict:
        return (
            Verdict.MADE
            if any(deal.side(seat) == side and taroks_of(deal, seat) == number for seat in deal.game.order(0))
            else Verdict.IDLE
        )

    return judge


def taroks_of(deal: Deal, seat: int) -> int:
    """Return how many taroks a seat came to the play with."""
    played = Cards.of(trick.cards[(seat - trick.leader) % len(trick.cards)] for trick in deal.tricks)
    return len((deal.hands[seat] | played) & SUIT[4])
