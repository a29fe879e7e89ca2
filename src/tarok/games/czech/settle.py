"""What a deal pays: its lines, in the order in which they are paid."""

from collections.abc import Iterator

from tarok.engine.deal import Game
from tarok.engine.result import Carry, Line, Result
from tarok.games.czech.contracts import DECLARATIONS
from tarok.games.czech.faults import REDEALT, VOID, lawful, paid, penalties
from tarok.games.czech.options import CzechHouse
from tarok.games.czech.payments import CzechAccount, hand

AT_ONCE = "CZ-DEC-10"


def settle(game: Game[CzechHouse], result: Result, carry: Carry) -> tuple[Line, ...]:
    """Return the lines of a deal, one delta a seat: the declarations first, even while it still runs."""
    account = CzechAccount(game, game.contract(result.contract or "four"), lawful(result), carry)
    if result.ended in (VOID, REDEALT):
        return tuple(penalties(account, ()))  # what was declared is given back
    if result.ended == "thrown_in":
        povinost = result.forehand or 0
        return (paid("thrown_in", "CZ-TAL-09", (povinost,), 2),)
    declared = tuple(_declared(account))
    if not result.contract:
        return declared
    lines = tuple(hand(account))
    return (*declared, *lines, *penalties(account, lines))


def _declared(account: CzechAccount) -> Iterator[Line]:
    """Return what each declaration brings from each of the others, the partner included (CZ-DEC-10)."""
    worth = {bonus.id: bonus.announced for bonus in account.contract.bonuses}
    for feat in account.result.feats:
        if feat.what in DECLARATIONS:
            amount = worth[feat.what]
            deltas = tuple(3 * amount if seat == feat.seat else -amount for seat in range(4))
            yield Line(what=feat.what, clause=AT_ONCE, points=amount, deltas=deltas, announced=True)
