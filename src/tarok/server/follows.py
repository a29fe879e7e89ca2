"""What follows from how a table stands, without anybody's decision."""

from tarok.actions import PLAY
from tarok.result import Dealt as DealtEntry
from tarok.result import Stop as StopEntry
from tarok.server.company import swapped
from tarok.server.facts import Did, Settled, Stopped, TableFact, TakenBack
from tarok.server.tables import Table


def entailed(table: Table) -> TableFact | None:
    """Return what follows from how the table stands, without a decision; None: the next deal does."""
    asked = table.proposal
    if asked and table.agreed:
        return _granted(table)
    if not table.over:
        return _claimed(table)
    if not table.settled:
        return settlement(table)
    return None


def settlement(table: Table) -> Settled:
    """Return the entry of a deal that is over."""
    return Settled(table.sheet.book(DealtEntry(table.game.result(table.playing))).rows[-1])


def _granted(table: Table) -> TableFact:
    assert table.proposal is not None
    match table.proposal.what:
        case "stop":
            return Stopped(table.proposal.place, table.sheet.book(StopEntry()).rows[-1])
        case "take_back":
            return TakenBack()
        case _:
            assert table.proposal.other is not None
            return swapped(table, table.proposal.place, table.proposal.other)


def _claimed(table: Table) -> Did:
    """Return the next card of a play that is no longer in doubt."""
    claim, due = table.claimed, table.playing.due
    assert claim is not None
    assert due is not None
    if due.seat != claim.seat:
        return Did(due.seat, table.game.idle(due.legal))
    return Did(due.seat, next(action for action in map(PLAY.__getitem__, claim.order) if action in due.legal))
