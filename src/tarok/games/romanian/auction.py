"""The auction: bids with levels, and holding a bid (RO-BID)."""

from collections.abc import Iterator

from tarok.engine.actions import PASS, Bid, Pass
from tarok.engine.deal import Contract, Deal
from tarok.engine.deal_types import Reason, Refusal
from tarok.engine.phases import Script, ask, script
from tarok.games.romanian.contracts import MICHI, START


@script
def auction(deal: Deal) -> Script:
    """Seats bid in turn, forehand first; a pass is final (RO-BID-08), a lower seat number is senior.

    To bid what another holds is to say *la mine* (RO-BID-10).
    """
    rungs = [contract for contract in deal.game.contracts if contract.aim]
    speaking = [*deal.game.order(0)]
    high, holder = -1, 0
    while len(speaking) > 1 or (speaking and high < 0):
        seat = speaking.pop(0)
        said = yield from ask(deal, seat, _bids(rungs, high, senior=seat < holder))
        if isinstance(said, Bid):
            high, holder = next(i for i, rung in enumerate(rungs) if rung.id == said.contract), seat
            speaking.append(seat)
    if speaking:
        return deal.but(contract=rungs[high], declarer=holder)  # RO-BID-04
    if MICHI in deal.game.contracts:
        return deal.but(contract=MICHI)  # RO-BID-05
    return deal.but(ended="passed_out")  # RO-VAR-04


def _bids(rungs: list[Contract], high: int, *, senior: bool) -> Iterator[Pass | Bid | Refusal]:
    """Return a pass and every bid that `high`, the number of the highest so far, leaves open or not."""
    yield PASS
    for number, rung in enumerate(rungs):
        refusal = _why_no_bid(rungs, high, number, senior=senior)
        yield Refusal(Bid(rung.id), *refusal) if refusal else Bid(rung.id)


def _why_no_bid(rungs: list[Contract], high: int, number: int, *, senior: bool) -> Reason | None:
    """Return why this bid cannot be made, and the clause."""
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
