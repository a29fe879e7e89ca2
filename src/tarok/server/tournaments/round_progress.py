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
    Finished,
    Hand,
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


def advance(online: Online, hand: Hand, *, now: float, told: Mapping[str, Table]) -> None:
    """Make the entries that are due at `now`, in seconds since 1970; `told` are the tables' states."""
    if online.finished or now < online.starts:
        return
    for each in open_rounds(hand.event):
        _follow(online, hand, each, told, now)
    try:
        (_pair if online.plan.arena else _begin_next)(online, hand, now)
    except ValueError as error:
        log.warning("an event does not go on: %s", error)


def _follow(online: Online, hand: Hand, each: Round, told: Mapping[str, Table], now: float) -> None:
    """Record the results of a round's tables; when all have ended it is over."""
    if each.number not in online.tables:  # it was begun by a director
        _place(hand, each.number)
        return
    tables = [told.get(table) for table in online.tables[each.number]]
    over = all(table is not None and table.sheet.over for table in tables)
    for number, table in enumerate(tables, 1):
        if table is not None and table.sheet.over and (each.number, number) not in online.ended:
            hand.happen(Ended(each.number, number))
        # boards are published after the round only
        if table is not None and (over or not online.plan.boards):
            people = hand.event.state.table(each.number, number).people
            for entry in _news(online, each.number, number, table, people):
                _try(hand, entry)
    if not over and not online.plan.arena:
        _replace(online, hand, each, tables, now)
    if over:
        _close(online, hand, each, [table for table in tables if table])


def _replace(online: Online, hand: Hand, each: Round, tables: Sequence[Table | None], now: float) -> None:
    """Give the seats of bots, and of people who have not come, to late comers (CL-ON-05)."""
    late = late_comers(hand.event, online)
    free = [
        (number, seated.people[place])
        for number, (seated, table) in enumerate(zip(each.tables, tables, strict=False), 1)
        if table is not None and not table.sheet.rows
        for place in range(len(seated.people))
        if is_bot(seated.people[place]) or missed(table, place, now)
    ]
    for who, (number, other) in zip(late, sorted(free, key=lambda found: is_bot(found[1])), strict=False):
        _try(hand, Replaced(each.number, number, other, who))
        if not is_bot(other):
            _try(hand, Left(other))


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


def _close(online: Online, hand: Hand, each: Round, tables: Sequence[Table]) -> None:
    """End a round; a table without a deal scores zeros, and players who are absent leave."""
    seats = hand.event.state.round(each.number).tables
    for at, (table, stands) in enumerate(zip(seats, tables, strict=True), 1):
        if table.results is None:
            people = enumerate(table.people)
            bots = tuple(who for place, who in people if not is_bot(who) and absent(stands, place))
            _try(hand, Slip(each.number, at, (0,) * len(table.people), bots=bots or UNSET))
    _try(hand, Closed(each.number))
    if online.plan.arena or each.number == online.plan.rounds:
        return
    for seated, stands in zip(each.tables, tables, strict=False):
        for place, who in enumerate(seated.people):
            if not is_bot(who) and absent(stands, place):
                _try(hand, Left(who))


def absent(table: Table, place: int) -> bool:
    """Whether the player of a seat has not come, or has left."""
    now = table.places[place]
    return table.deal is None or now.minded or now.away is not None


def _try(hand: Hand, what: What) -> None:
    """Make this entry, unless it conflicts with one of a director."""
    try:
        hand.note(what)
    except ValueError as error:
        log.info("an event has no place for a note: %s", error)


def _begin_next(online: Online, hand: Hand, now: float) -> None:
    """Draw the next round and begin it, if it is time.  ValueError: it cannot be drawn."""
    state = hand.event.state
    number = len(state.begun) + 1
    if open_rounds(hand.event):
        return
    if number > online.plan.rounds:
        hand.happen(Finished())
        return
    if now < next_begins(online, hand.event):
        return
    people = [who for who in state.present if not is_bot(who)]
    if len(people) < FEWEST:
        hand.happen(Finished(called_off=number == 1))
        return
    size = state.rules.sizes[0]
    _have_bots(hand, max(size - len(people), -len(people) % size))
    if number > len(hand.event.state.rounds) or number in hand.event.state.stale:
        hand.note(draws(hand.event.state)[0])
    hand.note(Begun(number))
    _place(hand, number)


def beginnings(event: Event) -> dict[int, float]:
    """Return when each round began, in seconds since 1970."""
    return {note.what.round: float(note.at) for note in event.notes if isinstance(note.what, Begun)}


def next_begins(online: Online, event: Event) -> float:
    """Return when the next round begins, in seconds since 1970."""
    closed = [note.at for note in event.notes if isinstance(note.what, Closed)]
    return closed[-1] + PAUSE if closed else online.starts


def _have_bots(hand: Hand, count: int) -> None:
    """Have just as many bots take part."""
    people = hand.event.state.people
    for number in range(1, max(count, len(people)) + 1):
        who = f"{BOT}{number}"
        there = who in people and not people[who].left
        if number <= count and not there:
            hand.note(Entered(who, f"Bot {number}"))
        elif number > count and there:
            hand.note(Left(who))


def _place(hand: Hand, number: int) -> None:
    """Have tables for a round."""
    each = hand.event.state.round(number)
    hand.happen(Placed(number, tuple(new_id() for _ in each.tables), each.people))


def _pair(online: Online, hand: Hand, now: float) -> None:
    """Seat the players who wait in an arena together, or, after a while, with bots (CL-ON-03)."""
    if online.ends and now >= online.ends:
        if not open_rounds(hand.event):
            hand.happen(Finished())
        return
    size, busy, present = hand.event.state.rules.sizes[0], seats_of(hand.event), hand.event.state.present
    since = {who: at for who, at in online.asked.items() if who in present and who not in busy}
    waiting = sorted(since, key=lambda who: (since[who], who))
    while len(waiting) >= size or (waiting and now >= since[waiting[0]] + WAITS):
        if len(hand.event.state.rounds) >= SETS:
            return
        group = _company(hand, waiting, size)
        waiting = [who for who in waiting if who not in group]
        _sit_down(hand, group, size)


def _company(hand: Hand, waiting: Sequence[str], size: int) -> list[str]:
    """Return the player who has waited longest, and those whom they have met least."""
    met: Counter[frozenset[str]] = Counter()
    for each in hand.event.state.rounds:
        met.update(frozenset(pair) for pair in combinations(each.people, 2))
    group, others = [waiting[0]], list(waiting[1:])
    while others and len(group) < size:
        nearest = min(others, key=lambda who: sum(met[frozenset((who, other))] for other in group))
        others.remove(nearest)
        group.append(nearest)
    return group


def _sit_down(hand: Hand, group: Sequence[str], size: int) -> None:
    """Create a table for these people; bots take the other seats."""
    state = hand.event.state
    bots = [f"{BOT}{number}" for number in range(1, size - len(group) + 1)]
    for who in bots:
        if who not in state.people:
            hand.note(Entered(who, f"Bot {who.removeprefix(BOT)}"))
    number, people = len(state.rounds) + 1, [*group, *bots]
    random.Random(f"{state.seed}/{number}").shuffle(people)
    hand.note(Drawn(number, (tuple(people),)))
    hand.note(Begun(number))
    _place(hand, number)
