"""What an entry does to the sheet: scores, doubled rounds, the hat, the end (HU-SESS, HU-DEAL-02)."""

from msgspec.structs import replace

from tarok.chapters.session import check_place, scored, with_next_dealer
from tarok.engine.deal import Game
from tarok.engine.result import Booked, Carry, Dealt, Line, Misdeal, Result, Stop
from tarok.games.hungarian.options import HungarianHouse
from tarok.games.hungarian.outcome import HAT
from tarok.games.hungarian.rounds import closed, opened
from tarok.games.hungarian.settle import settle
from tarok.scoring.account import Book
from tarok.validation.causes import rejection

THROWN_IN = ("passed_out", "annulled")


def _stopped(game: Game[HungarianHouse], entry: Stop, carry: Carry) -> Booked:
    """Return the sheet with the round of the skíz begun, if it is not the end already (HU-SESS-02)."""
    ending = carry.marked("deals_left") or carry.marked("skis_round")
    return Booked(entry, (), carry if ending else carry.with_marks(skis_round=(1,)))


def _misdealt(game: Game[HungarianHouse], entry: Misdeal, carry: Carry) -> Booked:
    """Return the sheet as it is: a misdeal costs nothing."""
    check_place(carry, entry.place)
    return Booked(entry, (), carry)


def _thrown_in(game: Game[HungarianHouse], entry: Dealt, carry: Carry) -> Booked:
    """Return the sheet after a hand that was not played: the same dealer deals again (HU-DEAL-02)."""
    if entry.result.ended not in THROWN_IN:
        text = "a hand needs its contract, or `ended`: {ends:or}"
        raise rejection("hand_or_end", text, ends=THROWN_IN)
    lines, after = opened(carry, game.options)
    return Booked(entry, lines, _scored(after, lines))


def _dealt(game: Game[HungarianHouse], entry: Dealt, carry: Carry) -> Booked:
    """Return the sheet after a hand that was settled: the deal passes on (HU-DEAL-02, HU-BID-13)."""
    house, result = game.options, entry.result
    lines = tuple(_at_places(house, carry, result, line) for line in settle(game, result, carry))
    after = with_next_dealer(closed(_scored(carry, lines), house))
    for feat in result.feats:
        if feat.what == HAT and house.mayor_hat:
            wearer = carry.place(feat.seat)
            after = after.with_marks(hat=tuple(int(place == wearer) for place in range(carry.places)))
    return Booked(entry, lines, _ending(house, result, carry, after))


def _at_places(house: HungarianHouse, carry: Carry, result: Result, line: Line) -> Line:
    """Return a line with one delta a place; of five the dealer has none, or what an opponent has (HU-OPT-54).

    What the dealer wins or loses is settled with the declarer.
    """
    there = carry.at_places(line)
    against = [seat for seat in range(4) if seat not in (result.declarer, result.partner)]
    shares = {line.deltas[seat] for seat in against}
    if carry.places == 4 or not house.dealer_shares_with_opponents or result.declarer is None or line.pot:
        return there
    if len(shares) != 1 or line.what == "trial":
        return there
    (share,) = shares
    declarer = carry.place(result.declarer)
    deltas = (
        delta + (share if place == carry.dealer else -share if place == declarer else 0)
        for place, delta in enumerate(there.deltas)
    )
    return replace(there, deltas=tuple(deltas))


def _scored(carry: Carry, lines: tuple[Line, ...]) -> Carry:
    """Return the carry with the lines added."""
    pot = carry.marked("pot") + sum(line.pot for line in lines)
    return scored(carry, lines).with_marks(pot=(pot,))


def _ending(house: HungarianHouse, result: Result, before: Carry, after: Carry) -> Carry:
    """Return the carry with what it takes to come to an end (HU-SESS-01, HU-ILLU-04).

    `deals_left` counts the hands that are still to be played once the holder of the škis is noted: to their
    next deal, and the round that begins with it.
    """
    hands = before.marked("hands") + 1
    after = after.with_marks(hands=(hands,))
    if house.session_rounds and hands >= house.session_rounds * before.places:
        return after.with_marks(over=(1,))
    left = before.marked("deals_left")
    if left:
        return after.with_marks(deals_left=(left - 1,), over=(int(left == 1),))
    if before.marked("skis_round") and result.skis is not None:
        until = (before.place(result.skis) - before.dealer) % before.places or before.places
        return after.with_marks(skis_round=(0,), deals_left=(until + before.places - 1,))
    return after


book = Book(dealt=_dealt, thrown_in=_thrown_in, stopped=_stopped, misdealt=_misdealt)
