"""The command handler: turns a message of a player into a table event, or into a refusal."""

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
"""The default source of random numbers."""


def check_timing(table: Table, place: int, message: Message) -> Refused | None:
    """Return a refusal if the player at a place may not send this message at this time."""
    if not _oldest(table, message) <= message.v <= table.seq:
        return Refused(table.seq, "stale")
    if isinstance(message, Wish):
        return None  # `proposals.respond` checks these
    if table.contest and isinstance(message, Time | Loan):
        return Refused(table.seq, "sheet_closed")
    why = None
    if isinstance(message, Act | Suggest):
        why = "not_your_turn" if table.due != place or table.places[place].leaving else None
    elif table.sheet.over:
        why = "sheet_closed"
    elif table.deal is None:
        why = "not_begun"  # without a deal there is no loan, no next deal, and no end
    elif isinstance(message, Stop) and table.contest:
        why = "sheet_closed"  # a contest ends for all players at once
    elif isinstance(message, Next) and not table.over:
        why = "deal_running"
    return Refused(table.seq, why) if why else None


def _oldest(table: Table, message: Message) -> int:
    """Return the oldest position that a message may name."""
    if isinstance(message, Loan):  # only the current one, so that a repeated message does not lend twice
        return table.seq
    return 0 if isinstance(message, Time | Wish) else table.since


def handle_command(  # noqa: PLR0911 - a row a message
    table: Table, place: int, message: InPlay | SeedHash | Seed | Wish, dice: Random = DICE
) -> TableFact | Refused:
    """Return the event that a player's message causes, or a refusal; `dice` decides what is random."""
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
    """Commit to a seed for the next pack, or reveal it; a seed that does not match restarts the shuffle."""
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
    """End the session, or propose its end to the other players; during a deal, note the request for later."""
    if table.proposal or table.ending is not None:
        return Refused(table.seq, "asked_already")
    if consequences.stop(table, place, StopEntry()) is None:
        return Refused(table.seq, "sheet_closed")
    return consequences.ended(table, place) if table.over else Ending(place)


def _call_time(table: Table, place: int) -> TableFact | Refused:
    """End the round: after the current deal if that is in progress, at once if not."""
    if table.game.in_progress is None:
        return Refused(table.seq, "no_clock")
    if place != table.host:
        return Refused(table.seq, "not_host")
    entry = StopEntry(playing=not table.over and table.game.in_progress(table.playing))
    return consequences.stop(table, place, entry) or Refused(table.seq, "sheet_closed")


def _lend(table: Table, place: int, amount: int) -> TableFact | Refused:
    """Book a loan or a repayment; during a deal, in addition to the bank's own loans in that deal."""
    now = table.sheet.carry if table.settled else table.standing
    try:
        booked = table.game.book(table.game, LoanEntry(place, amount), now)
    except Forbidden as error:
        return Refused(table.seq, "no_loan", error.why, error.clause)
    except ValueError:
        return Refused(table.seq, "no_loan")
    return Lent(replace(booked, carry=replace(booked.carry, totals=table.sheet.carry.totals)))
