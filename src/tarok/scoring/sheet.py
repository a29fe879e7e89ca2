"""The score sheet: a fold over its entries, which alone determine it."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.deal import Deal, Game
from tarok.engine.result import Booked, Carry, Dealt, Entry, Forbidden, Line, Loan, Misdeal, Stop, Withdrawal
from tarok.scoring.result_check import check_entry
from tarok.validation.arguments import checked
from tarok.validation.causes import rejection

__all__ = ["Dealt", "Entry", "EntryView", "Forbidden", "Loan", "Misdeal", "Sheet", "Stop", "viewed"]


class EntryView(Struct, frozen=True, kw_only=True):
    """An entry of the sheet, by places; `marks` are those after it, `amount` is that of a loan."""

    kind: str
    deltas: tuple[int, ...]
    marks: dict[str, tuple[int, ...]]
    contract: str | None = None
    declarer: int | None = None
    partner: int | None = None
    made: bool | None = None
    ended: str = ""
    amount: int | None = None
    lines: tuple[Line, ...] = ()


class Sheet(Struct, frozen=True):
    """Everything booked so far.  Booked entries are never computed again.

    `opening` is the carry that the sheet began with, if not from nothing.
    """

    game: Game
    rows: tuple[Booked, ...] = ()
    opening: Carry | None = None

    @property
    def first(self) -> Carry:
        """The carry of the first deal: by default the last place deals (SL-SEAT-04)."""
        return self.opening or Carry(dealer=self.game.places - 1, totals=(0,) * self.game.places)

    @property
    def carry(self) -> Carry:
        """The carry of the next deal."""
        return self.rows[-1].carry if self.rows else self.first

    @property
    def over(self) -> bool:
        """Whether the session has ended."""
        return bool(self.carry.marked("over"))

    def dealt_by(self, place: int | None) -> "Sheet":
        """Return the sheet where this place deals next; None: the place whose turn it is.

        So entries from two phones are booked as the deals were dealt.  ValueError: there is no such place.
        """
        if place is None or place == self.carry.dealer:
            return self
        if not 0 <= place < self.game.places:
            text = "the places are 0 to {most}, so {place} cannot deal"
            raise rejection("no_dealer", text, most=self.game.places - 1, place=place)
        carry = replace(self.carry, dealer=place)
        if not self.rows:
            return replace(self, opening=carry)
        return replace(self, rows=(*self.rows[:-1], replace(self.rows[-1], carry=carry)))

    @checked
    def book(self, entry: Entry) -> "Sheet":
        """Return the sheet with one entry more.  ValueError: the session is over, or the entry is invalid."""
        if self.over:
            raise rejection("session_over", "the session is over")
        check_entry(self.game, entry, self.carry)
        return self.with_row(self.game.book(self.game, entry, self.carry))

    def with_row(self, booked: Booked) -> "Sheet":
        """Return the sheet with an entry that was booked elsewhere."""
        return replace(self, rows=(*self.rows, booked))


def viewed(booked: Booked, before: Carry, now: Sequence[int]) -> EntryView:
    """Return an entry whose places are columns of that time, for the columns as they are `now`."""
    deltas = tuple(sum(line.deltas[place] for line in booked.lines) for place in range(before.places))
    entry = EntryView(kind="stop", deltas=deltas, marks=booked.carry.marks, lines=booked.lines)
    match booked.entry:
        case Dealt(result):
            return replace(
                entry,
                kind="deal",
                contract=result.contract or None,
                declarer=None if result.declarer is None else now[before.place(result.declarer)],
                partner=None if result.partner is None else now[before.place(result.partner)],
                made=result.made,
                ended=result.ended,
            )
        case Misdeal(place):
            return replace(entry, kind="misdeal", declarer=now[place])
        case Withdrawal(place):
            return replace(entry, kind="withdrawal", declarer=now[place])
        case Loan(place, amount):
            return replace(entry, kind="loan", declarer=now[place], amount=amount)
        case _:
            return entry


def so_far(deal: Deal, carry: Carry) -> Carry:
    """Return `carry` with the immediate payments of a deal in progress (CZ-DEC-10)."""
    paid = deal.game.so_far(deal)
    return deal.game.book(deal.game, Dealt(paid), carry).carry if paid.feats else carry


def ranking(rounds: Sequence[Sequence[int]], *, zero_sum: bool) -> tuple[int, ...]:
    """Return the rank of each place, from 1, by the sum of its totals; equals share one (CZ-TRN-03).

    ValueError: a round does not sum to zero where it should (CZ-TRN-04).
    """
    for number, totals in enumerate(rounds, start=1):
        if zero_sum and sum(totals) != 0:
            raise ValueError(f"round {number} comes to {sum(totals)}, not to nothing")
    sums = [sum(totals) for totals in zip(*rounds, strict=True)]
    return tuple(1 + sum(other > mine for other in sums) for mine in sums)
