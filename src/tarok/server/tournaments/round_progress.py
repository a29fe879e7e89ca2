"""The rounds of an online event: draws, begins and closes them as they become due.

All of it is derived from the book and the tables, so that any process continues, also after a restart.
"""

import logging
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from msgspec import UNSET

from tarok.club.draw import draws
from tarok.club.event import Event
from tarok.club.notes import Begun, Closed, Drawn, Entered, Left, Replaced, Scored, Slip, What
from tarok.club.state import Round
from tarok.engine.result import Dealt
from tarok.server.room.room_registry import new_id
from tarok.server.table.state import Table
from tarok.server.tournaments.online_event import (
    BOT,
    PAUSE,
    SETS,
    Ended,
    EntryWriter,
    Finished,
    Online,
    Placed,
    is_bot,
    open_rounds,
    seats_of,
)

FEWEST: Final = 2
"""The lowest number of people; with fewer a tournament is called off."""
WAITS: Final = 15.0
"""After how many seconds players who wait in an arena get bots as opponents."""

log = logging.getLogger(__name__)


def advance(online: Online, writer: EntryWriter, *, now: float, told: Mapping[str, Table]) -> None:
    """Make the entries that are due at `now`, in seconds since 1970; `told` are the tables' states."""
    if online.finished or now < online.starts:
        return
    for each in open_rounds(writer.event):
        _follow(online, writer, each, told, now)
    try:
        (_pair if online.plan.arena else _begin_next)(online, writer, now)
    except ValueError as error:
        log.warning("an event does not go on: %s", error)


def _follow(online: Online, writer: EntryWriter, each: Round, told: Mapping[str, Table], now: float) -> None:
    """Record the results of a round's tables; when all have ended it is over."""
    if each.number not in online.tables:  # it was begun by a director
        _place(writer, each.number)
        return
    tables = [told.get(table) for table in online.tables[each.number]]
    over = all(table is not None and table.sheet.over for table in tables)
    for number, table in enumerate(tables, 1):
        if table is not None and table.sheet.over and (each.number, number) not in online.ended:
            writer.happen(Ended(each.number, number))
        # boards are published after the round only
        if table is not None and (over or not online.plan.boards):
            people = writer.event.state.table(each.number, number).people
            for entry in _news(online, each.number, number, table, people):
                _try(writer, entry)
    if not over and not online.plan.arena:
        _replace(online, writer, each, tables, now)
    if over:
        _close(online, writer, each, [table for table in tables if table])


def _replace(
    online: Online, writer: EntryWriter, each: Round, tables: Sequence[Table | None], now: float
) -> None:
    """Give the seats of bots, and of people who have not come, to late comers (CL-ON-05)."""
    late = late_comers(writer.event, online)
    free = [
        (number, seated.people[place])
        for number, (seated, table) in enumerate(zip(each.tables, tables, strict=False), 1)
        if table is not None and not table.sheet.rows
        for place in range(len(seated.people))
        if is_bot(seated.people[place]) or missed(table, place, now)
    ]
    for who, (number, other) in zip(late, sorted(free, key=lambda found: is_bot(found[1])), strict=False):
        _try(writer, Replaced(each.number, number, other, who))
        if not is_bot(other):
            _try(writer, Left(other))


def late_comers(event: Event, online: Online) -> Iterator[str]:
    """Give the participants who want to play in the current round and have no seat."""
    busy = seats_of(event)
    return (who for who in event.state.present if who in online.asked and who not in busy)


def missed(table: Table, place: int, now: float) -> bool:
    """Whether the player of a seat has not come, though the time is up."""
    if table.deal is None:
        return now > table.opened_at + table.manners.patience
    return table.places[place].minded


def _news(online: Online, number: int, at: int, table: Table, people: Sequence[str]) -> Iterator[Scored]:
    """Give the deals of a table that are not recorded, each with the players for whom a bot has played it."""
    entries = [row.entry for row in table.sheet.rows if isinstance(row.entry, Dealt)]
    for i in range(online.noted.get((number, at), 0), len(entries)):
        bots = tuple(people[place] for place in table.bots[i])
        yield Scored(number, at, entries[i], bots=bots or UNSET)


def _close(online: Online, writer: EntryWriter, each: Round, tables: Sequence[Table]) -> None:
    """End a round; a table without a deal scores zeros, and players who are absent leave."""
    seats = writer.event.state.round(each.number).tables
    for at, (table, stands) in enumerate(zip(seats, tables, strict=True), 1):
        if table.results is None:
            people = enumerate(table.people)
            bots = tuple(who for place, who in people if not is_bot(who) and absent(stands, place))
            _try(writer, Slip(each.number, at, (0,) * len(table.people), bots=bots or UNSET))
    _try(writer, Closed(each.number))
    if online.plan.arena or each.number == online.plan.rounds:
        return
    for seated, stands in zip(each.tables, tables, strict=False):
        for place, who in enumerate(seated.people):
            if not is_bot(who) and absent(stands, place):
                _try(writer, Left(who))


def absent(table: Table, place: int) -> bool:
    """Whether the player of a seat has not come, or has left."""
    now = table.places[place]
    return table.deal is None or now.minded or now.away is not None


def _try(writer: EntryWriter, what: What) -> None:
    """Make this entry, unless it conflicts with one of a director."""
    try:
        writer.note(what)
    except ValueError as error:
        log.info("an event has no place for a note: %s", error)


def _begin_next(online: Online, writer: EntryWriter, now: float) -> None:
    """Draw the next round and begin it, if it is time.  ValueError: it cannot be drawn."""
    state = writer.event.state
    number = len(state.begun) + 1
    if open_rounds(writer.event):
        return
    if number > online.plan.rounds:
        writer.happen(Finished())
        return
    if now < next_begins(online, writer.event):
        return
    people = [who for who in state.present if not is_bot(who)]
    if len(people) < FEWEST:
        writer.happen(Finished(called_off=number == 1))
        return
    size = state.rules.sizes[0]
    _have_bots(writer, max(size - len(people), -len(people) % size))
    if number > len(writer.event.state.rounds) or number in writer.event.state.stale:
        writer.note(draws(writer.event.state)[0])
    writer.note(Begun(number))
    _place(writer, number)


def beginnings(event: Event) -> dict[int, float]:
    """Return when each round began, in seconds since 1970."""
    return {note.what.round: float(note.at) for note in event.notes if isinstance(note.what, Begun)}


def next_begins(online: Online, event: Event) -> float:
    """Return when the next round begins, in seconds since 1970."""
    closed = [note.at for note in event.notes if isinstance(note.what, Closed)]
    return closed[-1] + PAUSE if closed else online.starts


def _have_bots(writer: EntryWriter, count: int) -> None:
    """Have just as many bots take part."""
    people = writer.event.state.people
    for number in range(1, max(count, len(people)) + 1):
        who = f"{BOT}{number}"
        there = who in people and not people[who].left
        if number <= count and not there:
            writer.note(Entered(who, f"Bot {number}"))
        elif number > count and there:
            writer.note(Left(who))


def _place(writer: EntryWriter, number: int) -> None:
    """Have tables for a round."""
    each = writer.event.state.round(number)
    writer.happen(Placed(number, tuple(new_id() for _ in each.tables), each.people))


def _pair(online: Online, writer: EntryWriter, now: float) -> None:
    """Seat the players who wait in an arena together, or, after a while, with bots (CL-ON-03)."""
    if online.ends and now >= online.ends:
        if not open_rounds(writer.event):
            writer.happen(Finished())
        return
    state = writer.event.state
    size, busy, present = state.rules.sizes[0], seats_of(writer.event), state.present
    since = {who: at for who, at in online.asked.items() if who in present and who not in busy}
    waiting = sorted(since, key=lambda who: (since[who], who))
    while len(waiting) >= size or (waiting and now >= since[waiting[0]] + WAITS):
        if len(writer.event.state.rounds) >= SETS:
            return
        group = _company(writer, waiting, size)
        waiting = [who for who in waiting if who not in group]
        _sit_down(writer, group, size)


def _company(writer: EntryWriter, waiting: Sequence[str], size: int) -> list[str]:
    """Return the player who has waited longest, and those whom they have met least."""
    met: Counter[frozenset[str]] = Counter()
    for each in writer.event.state.rounds:
        met.update(frozenset(pair) for pair in combinations(each.people, 2))
    group, others = [waiting[0]], list(waiting[1:])
    while others and len(group) < size:
        nearest = min(others, key=lambda who: sum(met[frozenset((who, other))] for other in group))
        others.remove(nearest)
        group.append(nearest)
    return group


def _sit_down(writer: EntryWriter, group: Sequence[str], size: int) -> None:
    """Create a table for these people; bots take the other seats."""
    state = writer.event.state
    bots = [f"{BOT}{number}" for number in range(1, size - len(group) + 1)]
    for who in bots:
        if who not in state.people:
            writer.note(Entered(who, f"Bot {who.removeprefix(BOT)}"))
    number, people = len(state.rounds) + 1, [*group, *bots]
    random.Random(f"{state.seed}/{number}").shuffle(people)
    writer.note(Drawn(number, (tuple(people),)))
    writer.note(Begun(number))
    _place(writer, number)
