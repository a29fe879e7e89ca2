"""The auction: bids with levels, and holding a bid (RO-BID)."""

from collections.abc import Iterator

from tarok.chapters.auction import Highest, bidding
from tarok.chapters.rounds import unless
from tarok.engine.actions import PASS, Bid, Pass, Seat
from tarok.engine.deal import Contract, Deal
from tarok.engine.deal_types import Reason, Refusal
from tarok.engine.phases import Script, script
from tarok.games.romanian.contracts import MICHI, START


@script
def auction(deal: Deal) -> Script:
    """Seats bid in turn, forehand first; a pass is final (RO-BID-08), a lower seat number is senior.

    To bid what another holds is to say *la mine* (RO-BID-10).
    """
    rungs = _rungs(deal)
    high, holder = yield from bidding(deal, rungs, _bids)
    if high >= 0:
        return deal.replace(contract=rungs[high], declarer=holder)  # RO-BID-04
    if MICHI in deal.game.contracts:
        return deal.replace(contract=MICHI)  # RO-BID-05
    return deal.replace(ended="passed_out")  # RO-VAR-04


def _rungs(deal: Deal) -> list[Contract]:
    """Return what may be bid, weakest first."""
    return [contract for contract in deal.game.contracts if contract.aim]


def _bids(deal: Deal, seat: Seat, highest: Highest) -> Iterator[Pass | Bid | Refusal]:
    """Return a pass and every bid that the highest so far leaves open or not."""
    yield PASS
    rungs = _rungs(deal)
    for number, rung in enumerate(rungs):
        yield unless(_why_no_bid(rungs, seat, highest, number), Bid(rung.id))


def _why_no_bid(rungs: list[Contract], seat: Seat, highest: Highest, number: int) -> Reason | None:
    """Return why a seat cannot make this bid, and the clause."""
    high, senior = highest.rung, seat < highest.seat
    first = START[rungs[number].id] == 1
    if high < 0:
        return None if first else ("overcalls_only", "RO-BID-02")
    if number < high:
        return "lower_than_bid", "RO-BID-10" if senior else "RO-BID-11"
    same = rungs[number].talon == rungs[high].talon
    if senior:
        return None if number == high or (first and not same) else ("hold_instead", "RO-BID-10")
    if number == high:
        return "lower_than_bid", "RO-BID-11" if rungs[high].talon else "RO-BID-12"
    if same:
        return None if number == high + 1 else ("one_level_higher", "RO-BID-11")
    return None if first else ("overcalls_only", "RO-BID-11")
