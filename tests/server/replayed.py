"""What the engine alone makes of what is stored of a table."""

from collections.abc import Sequence

from tarok.engine.deal import Deal, act, start
from tarok.engine.result import Dealt as DealtEntry
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet, Stop
from tarok.server.table.events import Dealt, Did, Opened, Settled, Stopped, TableFact


def replayed(facts: Sequence[TableFact]) -> tuple[Sheet, Deal]:
    """Return the sheet, on which each row is the one that was stored, and the last deal."""
    assert isinstance(facts[0], Opened)
    sheet, deal = Sheet(GAMES[facts[0].game](**facts[0].options)), None
    for fact in facts:
        match fact:
            case Dealt(pack):
                deal = start(sheet.game, pack, sheet.carry)
            case Did(seat, action):
                assert deal is not None
                assert deal.due is not None
                assert deal.due.seat == seat
                deal = act(deal, action)
            case Stopped(_, row):
                sheet = sheet.book(Stop())
                assert sheet.rows[-1] == row
            case Settled(row):
                assert deal is not None
                sheet = sheet.book(DealtEntry(sheet.game.result(deal)))
                assert sheet.rows[-1] == row
    assert deal is not None
    return sheet, deal
