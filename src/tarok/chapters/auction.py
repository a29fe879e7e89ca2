"""The auction in which a pass is final and a senior seat may hold the bid of a junior one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tarok.chapters.rounds import unless
from tarok.engine.actions import PASS, Bid, Pass, Seat
from tarok.engine.deal import Contract, Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.phases import Asking, Script, Scripted, ask, maker, script


class Highest(NamedTuple):
    """The highest bid so far: the number of its rung, -1 before the first, and the seat that made it."""

    rung: int = -1
    seat: Seat = 0

    def least(self, seat: Seat) -> int:
        """Return the lowest rung that is left to a seat: the same one if it is senior, or else the next."""
        return self.rung + (seat >= self.seat)


def bidding(
    deal: Deal,
    rungs: Sequence[Contract],
    choices: Callable[[Deal, Seat, Highest], Iterable[Pass | Bid | Refusal]],
    *,
    first: Seat = 0,
) -> Asking[Highest]:
    """Ask the seats in turn, `first` first, until one bidder is left; a lower seat number is senior.

    `choices` are what a seat may say over the highest bid so far.  If seat 0 speaks last it is not asked once
    all others have passed: the phase decides what forehand then plays.
    """
    numbers = {contract.id: number for number, contract in enumerate(rungs)}
    speaking = [*deal.game.order(first)]
    highest = Highest()
    while len(speaking) > (highest.rung >= 0 or first > 0):
        seat = speaking.pop(0)
        said = yield from ask(deal, seat, choices(deal, seat, highest))
        if isinstance(said, Bid):
            highest = Highest(numbers[said.contract], seat)
            speaking.append(seat)
    return highest


@maker
def auction(*, clause: str) -> Scripted:
    """Return the plain auction: forehand begins, every contract is a rung, and if all pass the deal ends.

    `clause` is where it stands that a bid must be higher.
    """

    def choices(deal: Deal, seat: Seat, highest: Highest) -> Iterator[Pass | Bid | Refusal]:
        yield PASS
        for number, contract in enumerate(deal.game.contracts):
            low = number < highest.least(seat)
            yield unless(("lower_than_bid", clause) if low else None, Bid(contract.id))

    @script
    def auction(deal: Deal) -> Script:
        highest = yield from bidding(deal, deal.game.contracts, choices)
        if highest.rung < 0:
            return deal.replace(ended="passed_out")
        return deal.replace(contract=deal.game.contracts[highest.rung], declarer=highest.seat)

    return auction
