"""What happens when the person at a place says something, or why nothing does."""

from random import Random, SystemRandom
from typing import Final

from msgspec.structs import replace

from tarok.engine.actions import Action
from tarok.engine.result import Forbidden
from tarok.engine.result import Loan as LoanEntry
from tarok.engine.result import Stop as StopEntry
from tarok.engine.view import why_not
from tarok.server.table import consequences, proposals
from tarok.server.table.events import Did, Ending, Hashed, Lent, Seeded, Seen, TableFact, Withheld
from tarok.server.table.messages import Act, InPlay, Loan, Message, Next, Refused, Stop, Suggest, Time
from tarok.server.table.proposal_messages import Wish
from tarok.server.table.shuffle_messages import Seed, SeedHash
from tarok.server.table.shuffle_protocol import committed
from tarok.server.table.state import Table

DICE: Final = SystemRandom()
"""Where nobody says which dice to throw."""


def check_timing(table: Table, place: int, message: Message) -> Refused | None:
    """Return why this is not the time for the person at a place to say this, if it is not."""
    if not _oldest(table, message) <= message.v <= table.seq:
        return Refused(table.seq, "stale")
    if isinstance(message, Wish):
        return None  # company.respond knows
    if table.contest and isinstance(message, Time | Loan):
        return Refused(table.seq, "sheet_closed")
    why = None
    if isinstance(message, Act | Suggest):
        why = "not_your_turn" if table.due != place or table.places[place].leaving else None
    elif table.sheet.over:
        why = "sheet_closed"
    elif table.deal is None:
        why = "not_begun"  # there is nothing to borrow for, to see, or to finish
    elif isinstance(message, Stop) and table.contest:
        why = "sheet_closed"  # it ends when all others do
    elif isinstance(message, Next) and not table.over:
        why = "deal_running"
    return Refused(table.seq, why) if why else None


def _oldest(table: Table, message: Message) -> int:
    """Return the oldest position in which somebody may have said this: nobody borrows twice by mistake."""
    if isinstance(message, Loan):
        return table.seq
    return 0 if isinstance(message, Time | Wish) else table.since


def handle_command(  # noqa: PLR0911 - a row a message
    table: Table, place: int, message: InPlay | SeedHash | Seed | Wish, dice: Random = DICE
) -> TableFact | Refused:
    """Return what happens when the person at a place says this; the dice are thrown where chance decides."""
    if isinstance(message, SeedHash | Seed):
        return _added(table, place, message)
    if refused := check_timing(table, place, message):
        return refused
    if isinstance(message, Wish):
        return proposals.respond(table, place, message, dice)
    match message:
        case Act(_, action):
            return _act(table, place, action)
        case Next(_, _, told):
            if place in table.seen:
                return Refused(table.seq, "agreed_already")
            return Seen(place, hash=told if table.shuffling.takes(table.guests[place]) else "")
        case Stop():
            return _stop_or_ask(table, place)
        case Time():
            return _call_time(table, place)
        case Loan(_, amount):
            return _lend(table, place, amount)


def _added(table: Table, place: int, message: SeedHash | Seed) -> Hashed | Seeded | Withheld | Refused:
    """Commit to a seed for the next pack, or reveal it; with another seed the shuffle begins anew."""
    shuffling, guest, refused = table.shuffling, table.guests[place], Refused(table.seq, "no_seed")
    if not table.over or message.deal != table.deals + 1:
        return refused
    if isinstance(message, SeedHash):
        return Hashed(place, message.hash) if shuffling.takes(guest) else refused
    if (due := shuffling.wanted(guest)) is None:
        return refused
    if not committed(table, message.seed, due):
        return Withheld(((due.place, "other"),))
    return Seeded(place, message.seed)


def _act(table: Table, place: int, action: Action) -> TableFact | Refused:
    due = table.playing.due
    assert due is not None
    if action in due.legal:
        return Did(due.seat, action)
    refusal = why_not(table.view(place), action)
    reasons = (refusal.why, refusal.clause) if refusal else ()
    return Refused(table.seq, "illegal", *reasons)


def _stop_or_ask(table: Table, place: int) -> TableFact | Refused:
    """Come to an end, if nobody else is there; otherwise ask the others.  While a deal runs it is noted."""
    if table.proposal or table.ending is not None:
        return Refused(table.seq, "asked_already")
    if consequences.stop(table, place, StopEntry()) is None:
        return Refused(table.seq, "sheet_closed")
    return consequences.ended(table, place) if table.over else Ending(place)


def _call_time(table: Table, place: int) -> TableFact | Refused:
    """End the round; a deal in progress is finished first, and one that is not yet is left where it lies."""
    if table.game.in_progress is None:
        return Refused(table.seq, "no_clock")
    if place != table.host:
        return Refused(table.seq, "not_host")
    entry = StopEntry(playing=not table.over and table.game.in_progress(table.playing))
    return consequences.stop(table, place, entry) or Refused(table.seq, "sheet_closed")


def _lend(table: Table, place: int, amount: int) -> TableFact | Refused:
    """Lend, or take back: while a deal runs, on top of what the bank has lent in it by itself."""
    now = table.sheet.carry if table.settled else table.standing
    try:
        booked = table.game.book(table.game, LoanEntry(place, amount), now)
    except Forbidden as error:
        return Refused(table.seq, "no_loan", error.why, error.clause)
    except ValueError:
        return Refused(table.seq, "no_loan")
    return Lent(replace(booked, carry=replace(booked.carry, totals=table.sheet.carry.totals)))
