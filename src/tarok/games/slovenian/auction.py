"""The auction, and the contract that the declarer names after it (SL-BID)."""

from collections.abc import Iterator

from tarok.actions import PASS, Bid, Choose, Pass
from tarok.deal import Contract, Deal, Phase
from tarok.games.slovenian.contracts import COMPULSORY, LADDER, ONLY_FOREHAND
from tarok.phases import Script, ask, script
from tarok.table import Refusal

RUNG = {contract.id: rung for rung, contract in enumerate(LADDER)}


def auction(*, raise_after: bool) -> Phase:
    """Return the phase in which the contract is found.

    Forehand speaks last.  A pass is final.  A senior seat may hold the bid of a junior one, and a lower
    seat number is senior (SL-SEAT-03).
    """

    @script
    def auction(deal: Deal) -> Script:
        speaking = [*range(1, deal.game.seats), 0]  # SL-BID-01
        high, holder, named = -1, 0, False
        while len(speaking) > 1 or high < 0:
            seat = speaking.pop(0)
            named = not speaking  # SL-BID-06
            least = high + (seat > holder)  # SL-BID-03
            said = yield from ask(deal, seat, _forced(deal) if named else _bids(deal, least))
            if isinstance(said, Bid):
                high, holder = RUNG[said.contract], seat
                speaking.append(seat)
        if raise_after and not named and high < RUNG[LADDER[-1].id]:
            choice = yield from ask(deal.but(declarer=holder), holder, _choices(high))  # SL-BID-07
            high = RUNG[choice.contract]
        contract = deal.game.contract(LADDER[high].id)
        return deal.but(contract=contract, declarer=holder if contract.aim else None)

    return auction


def _bids(deal: Deal, least: int) -> Iterator[Pass | Bid | Refusal]:
    """Return a pass, or a contract on the rung `least` or above."""
    yield PASS
    for rung, contract in enumerate(LADDER):
        bid = Bid(contract.id)
        if contract.id in ONLY_FOREHAND:
            yield Refusal(bid, "forehand_alone", "SL-CON-01")
        elif rung < least:
            yield Refusal(bid, "lower_than_bid", "SL-BID-03")
        else:
            yield _in_klop_hand(deal, contract, bid)


def _forced(deal: Deal) -> Iterator[Bid | Refusal]:
    """Return every contract: forehand must take one when the others have passed (SL-BID-06)."""
    return (_in_klop_hand(deal, contract, Bid(contract.id)) for contract in LADDER)


def _in_klop_hand(deal: Deal, contract: Contract, bid: Bid) -> Bid | Refusal:
    """Hold back a contract that a compulsory klop hand does not admit (SL-CK-01)."""
    if deal.carry.marked("compulsory_klop") and contract.id not in COMPULSORY:
        return Refusal(bid, "compulsory_klop", "SL-CK-01")
    return bid


def _choices(bid: int) -> Iterator[Choose | Refusal]:
    """Return the contract that was bid, and every higher one."""
    for rung, contract in enumerate(LADDER):
        choice = Choose(contract.id)
        yield choice if rung >= bid else Refusal(choice, "below_bid", "SL-BID-07")
