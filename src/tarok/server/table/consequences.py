"""The events that follow automatically from a table's state."""

from msgspec.structs import replace

from tarok.engine.actions import PLAY
from tarok.engine.result import Booked, Carry
from tarok.engine.result import Dealt as DealtEntry
from tarok.engine.result import Stop as StopEntry
from tarok.server.table.contests import Scored, Side
from tarok.server.table.events import Declined, Did, Proposed, Settled, Stopped, TableFact, TakenBack
from tarok.server.table.proposals import swapped
from tarok.server.table.shared_packs import board, idled
from tarok.server.table.state import Table


def entailed(table: Table) -> TableFact | None:
    """Return the event that follows from the table's state without a player's decision.

    None: only the next deal can follow.
    """
    asked = table.proposal
    if asked and table.agreed:
        return _granted(table)
    if table.laid_out:
        return idled(table.playing)
    if not table.over:
        return _claimed(table)
    if not table.settled:
        return settlement(table)
    return None if table.ending is None else ended(table, table.ending)


def ended(table: Table, place: int) -> TableFact:
    """Return the event that ends the session, as a place has asked, or the question to the others."""
    if (stopped := stop(table, place, StopEntry())) is None:
        return Declined(place)
    return Proposed(place, "stop") if table.asked(place, "stop") else stopped


def stop(table: Table, place: int, entry: StopEntry) -> Stopped | None:
    """Return that the session comes to its end; None: it is over, or comes to it already."""
    try:
        booked = table.sheet.book(entry).rows[-1]
    except ValueError:
        return None
    return None if booked.carry == table.sheet.carry else Stopped(place, booked)


def settlement(table: Table) -> Settled:
    """Return the entry of a deal that is over; in a contest the session is over with the last one."""
    entry, contest = DealtEntry(table.game.result(table.playing)), table.contest
    if contest is None:
        return Settled(table.sheet.book(entry).rows[-1], table.replaced)
    booked = board(table, entry) if contest.packs else table.sheet.book(entry).rows[-1]
    last = table.deals >= contest.deals or (contest.event and contest.shuts(table.at))
    booked = replace(booked, carry=booked.carry.with_marks(over=(1,))) if last else booked
    return Settled(booked, table.replaced)


def scored(table: Table) -> Scored | None:
    """Return the result of a try that counts, as soon as it is booked; None: none is, or it came too late."""
    contest = table.contest
    if contest is None or contest.event or not contest.counts:
        return None
    if not table.sheet.rows or table.since < table.seq:
        return None
    if contest.shuts(table.at) or not table.people:
        return None
    return outcome(contest.key, table.sheet.rows[0], table.sheet.first, table.people[0])


def outcome(contest: str, booked: Booked, before: Carry, place: int) -> Scored:
    """Return a place's result of the booked deal; `before` is the sheet before it."""
    assert isinstance(booked.entry, DealtEntry)
    result = booked.entry.result
    declarer, partner = (
        None if seat is None else before.place(seat) for seat in (result.declarer, result.partner)
    )
    side: Side | None = None
    if declarer is not None:
        side = "declarer" if place == declarer else "partner" if place == partner else "defender"
    return Scored(
        contest=contest,
        points=sum(line.deltas[place] for line in booked.lines),
        contract=result.contract,
        own=side == "declarer",
        made=result.made,
        side=side,
    )


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
