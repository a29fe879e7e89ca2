"""What a hand is paid for before it is played (CZ-DEC)."""

from collections.abc import Iterator

from tarok.chapters.rounds import speak_once, unless
from tarok.engine.actions import PASS, Action, Announce, Pass, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal, Stake
from tarok.engine.phases import Script, Scripted, maker, script
from tarok.games.czech.contracts import DECLARATIONS, OF_TRUMPS, best
from tarok.games.czech.options import CzechHouse

FEW = ("beeda", "uni")


@maker
def declarations(house: CzechHouse) -> Scripted:
    """Return the phase in which everybody may declare, once, Povinost first (CZ-DEC-08)."""

    def choices(deal: Deal, seat: Seat) -> Iterator[Pass | Announce | Refusal]:
        return _choices(deal, seat, house)

    @script
    def declarations(deal: Deal) -> Script:
        return (yield from speak_once(deal, deal.forehand, choices, _declared))

    return declarations


def _declared(deal: Deal, seat: Seat, said: Action) -> Deal:
    return (
        deal.replace(stakes=(*deal.stakes, Stake(said.bonus, seat))) if isinstance(said, Announce) else deal
    )


def _choices(deal: Deal, seat: Seat, house: CzechHouse) -> Iterator[Pass | Announce | Refusal]:
    """A pass, what the hand holds, and why it may not say anything else (CZ-DEC-09)."""
    holds = best(deal.hands[seat], house)
    said = {stake.what for stake in deal.stakes if stake.seat == seat}
    owed = [name for name in holds if name not in said and _must(deal, seat, name, house)]
    yield unless(("declare_first", "CZ-DEC-09") if owed else None, PASS)
    for name in DECLARATIONS:
        if name in said:
            yield Refusal(Announce(name), "declared_already", "CZ-DEC-08")
        elif name in holds:
            yield Announce(name)
        else:
            yield Refusal(Announce(name), "not_in_hand", "CZ-DEC-07" if name in OF_TRUMPS else "CZ-DEC-05")


def _must(deal: Deal, seat: Seat, name: str, house: CzechHouse) -> bool:
    if house.declarations_mandatory == "but_few_trumps_of_povinost":
        return not (name in FEW and seat == deal.forehand)
    return house.declarations_mandatory == "yes"
