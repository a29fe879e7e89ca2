"""Who plays, and with whom: Povinost or Prever (CZ-BID)."""

from collections.abc import Iterator

from tarok.engine.actions import PASS, Bid, Pass, Seat
from tarok.engine.deal import Deal
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.games.czech.options import CzechHouse

FOUR, PREVER = Bid("four"), Bid("prever")


@maker
def auction(house: CzechHouse) -> Scripted:
    """Return the phase of bidding: one round, Povinost first."""

    @script
    def auction(deal: Deal) -> Script:
        povinost, *others = deal.game.order(deal.forehand)
        said = yield from ask(deal, povinost, (FOUR, PREVER))  # CZ-BID-01, CZ-BID-03
        soloist = povinost if said == PREVER else None
        for seat in others:  # CZ-BID-02
            if soloist is not None and house.prever_priority == "first_in_turn":
                break  # CZ-BID-04
            if (yield from ask(deal, seat, _words())) == PREVER:
                soloist = seat
        if house.povinost_may_take_over_prever and said == FOUR and soloist is not None:  # CZ-BID-05
            soloist = povinost if (yield from ask(deal, povinost, _words())) == PREVER else soloist
        return _playing(deal, povinost, soloist)

    return auction


def _words() -> Iterator[Pass | Bid]:
    """Good, or Prever."""
    yield PASS
    yield PREVER


def _playing(deal: Deal, povinost: Seat, soloist: Seat | None) -> Deal:
    if soloist is None:
        return deal.replace(contract=deal.game.contract("four"), declarer=povinost)
    return deal.replace(contract=deal.game.contract("prever"), declarer=soloist)  # CZ-BID-06
