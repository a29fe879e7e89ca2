"""The auction, and the contract that the declarer names after it (SL-BID, SL-3P-04)."""

from collections.abc import Iterator

from tarok.chapters.auction import Highest, bidding
from tarok.chapters.rounds import unless
from tarok.engine.actions import PASS, Bid, Choose, Pass, Seat
from tarok.engine.deal import Contract, Deal, Game
from tarok.engine.deal_types import Refusal
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.games.slovenian.contracts import COLOUR_VALAT, COMPULSORY


@maker
def auction(
    *,
    first: Seat,
    unbid: tuple[str, ...],
    klop_if_all_pass: bool,
    raise_after: bool,
) -> Scripted:
    """Return the phase in which a contract is found.

    `first` speaks first (SL-BID-01); a lower seat number is senior (SL-SEAT-03).  `unbid` contracts can only
    be chosen by forehand when all have passed; where forehand speaks last, all others.
    """

    @script
    def auction(deal: Deal) -> Script:
        ladder = bids(deal.game)
        rung = {contract.id: number for number, contract in enumerate(ladder)}

        def choices(deal: Deal, seat: Seat, highest: Highest) -> Iterator[Pass | Bid | Refusal]:
            return _bids(deal, ladder, highest.least(seat), unbid)  # SL-BID-03

        high, holder = yield from bidding(deal, ladder, choices, first=first)
        named = False
        if high < 0 and not klop_if_all_pass:  # SL-BID-06, SL-MON-03
            named = True
            taken = yield from ask(deal, holder, _forced(deal, ladder))
            high = rung[taken.contract]
        high = max(high, 0)  # SL-3P-04: klop, if no player has bid
        if raise_after and not named and ladder[high].aim and high < len(ladder) - 1:
            choice = yield from ask(
                deal.replace(declarer=holder), holder, _choices(ladder, high)
            )  # SL-BID-07
            high = rung[choice.contract]
        contract = ladder[high]
        return deal.replace(contract=contract, declarer=holder if contract.aim else None)

    return auction


def bids(game: Game) -> tuple[Contract, ...]:
    """Return what can be bid, from the lowest on: a colour valat is named after the talon (SL-CV-01)."""
    return tuple(contract for contract in game.contracts if contract.id != COLOUR_VALAT)


def _bids(
    deal: Deal, ladder: tuple[Contract, ...], least: int, unbid: tuple[str, ...]
) -> Iterator[Pass | Bid | Refusal]:
    """Return a pass, or a contract on the rung `least` or above."""
    yield PASS
    for rung, contract in enumerate(ladder):
        bid = Bid(contract.id)
        if contract.aim is None and contract.id not in unbid:
            continue  # SL-3P-04
        if contract.id in unbid:
            yield Refusal(bid, "forehand_alone", "SL-CON-01")
        elif rung < least:
            yield Refusal(bid, "lower_than_bid", "SL-BID-03")
        else:
            yield _in_klop_hand(deal, contract, bid)


def _forced(deal: Deal, ladder: tuple[Contract, ...]) -> Iterator[Bid | Refusal]:
    """Return every contract: forehand must take one when all have passed (SL-BID-06, SL-MON-03)."""
    return (_in_klop_hand(deal, contract, Bid(contract.id)) for contract in ladder)


def _in_klop_hand(deal: Deal, contract: Contract, bid: Bid) -> Bid | Refusal:
    """Hold back a contract that a compulsory klop hand does not admit (SL-CK-01, SL-MON-03)."""
    klop = any(each.aim is None for each in deal.game.contracts)
    compulsory = klop and deal.carry.marked("compulsory_klop")
    if compulsory and contract.id not in COMPULSORY:
        return Refusal(bid, "compulsory_klop", "SL-CK-01")
    return bid


def _choices(ladder: tuple[Contract, ...], bid: int) -> Iterator[Choose | Refusal]:
    """Return the contract that was bid, and every higher one."""
    for rung, contract in enumerate(ladder):
        yield unless(("below_bid", "SL-BID-07") if rung < bid else None, Choose(contract.id))
