"""The score sheet: a fold over its entries, which alone decide what stands on it."""

from msgspec import Struct

from tarok.deal import Game
from tarok.result import Booked, Carry, Dealt, Entry, Loan, Misdeal, Stop

__all__ = ["Dealt", "Entry", "Loan", "Misdeal", "Sheet", "Stop"]


class Sheet(Struct, frozen=True):
    """Everything booked so far.  What is booked is never computed again."""

    game: Game
    rows: tuple[Booked, ...] = ()

    @property
    def carry(self) -> Carry:
        """What the next deal begins with; at first the last place deals (SL-SEAT-04)."""
        if self.rows:
            return self.rows[-1].carry
        return Carry(dealer=self.game.places - 1, totals=(0,) * self.game.places)

    @property
    def over(self) -> bool:
        """Whether the session has ended."""
        return bool(self.carry.marked("over"))

    def book(self, entry: Entry) -> "Sheet":
        """Return the sheet with one entry more.  ValueError: the session is over, or the entry is wrong."""
        if self.over:
            raise ValueError("the session is over")
        return Sheet(self.game, (*self.rows, self.game.book(self.game, entry, self.carry)))
