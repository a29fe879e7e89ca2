"""The public description of online events, and the private one for each guest."""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from tarok.club.event import Event
from tarok.club.event_text import number_of
from tarok.club.standings import absentees, standing
from tarok.club.state import Round
from tarok.server.tournaments.book import Book
from tarok.server.tournaments.online_event import Online, is_bot, open_rounds, seats_of
from tarok.server.tournaments.round_progress import beginnings, next_begins

Stands: TypeAlias = Literal["open", "running", "over", "called_off"]
SHOWN: Final = 60
"""How many tables of an event are listed, the latest first."""


class EventInfo(Struct, frozen=True, kw_only=True):
    """An event: its game, when it begins and its progress.

    `kind` is `rounds` or `arena`; `options` are the house rules that differ from the game's own.  A table
    plays `deals`; a round, or the whole arena, takes `minutes` at most.  `boards`: the same packs at all
    tables. The times are seconds since 1970: of the beginning, and when an arena ends.  `people` is the
    number of participants, without bots; `round` is the last that has begun, 0 before the first.
    """

    id: str
    title: str
    kind: Literal["rounds", "arena"]
    game: str
    options: dict[str, Any]
    rounds: int
    deals: int
    minutes: int
    pace: str
    boards: bool
    starts_at: float
    ends_at: float | None
    stands: Stands
    people: int
    round: int


class EventPerson(Struct, frozen=True, kw_only=True):
    """A participant, with their standing: `tables` is the number of tables that they have played at.

    `points` are formatted for people.  A participant who has `left` may return; for one who is `absent` a bot
    has played everything (CL-ON-06).
    """

    who: str
    name: str
    face: int | None
    bot: bool
    left: bool
    absent: bool
    rank: int
    points: str
    tables: int


class EventTable(Struct, frozen=True, kw_only=True):
    """A table: its round, its number there, its players, what each has won, and how many deals are recorded.

    `watch` is the link for spectators while the table plays and admits them.
    """

    round: int
    number: int
    people: tuple[str, ...]
    results: tuple[int, ...] | None
    deals: int
    over: bool
    watch: str | None


class EventView(Struct, frozen=True, kw_only=True):
    """The public view of an event, after its `seq`-th stored event.

    The `people` are ranked.  `begins_at` is when the next round begins, and `closes_at` when the current one
    ends, in seconds since 1970.  `board` is the players' link to its book.
    """

    info: EventInfo
    seq: int
    people: tuple[EventPerson, ...]
    tables: tuple[EventTable, ...]
    begins_at: float | None
    closes_at: float | None
    board: str


class OwnEvent(Struct, frozen=True, kw_only=True):
    """The caller's own part in an event, after its `seq`-th stored event: their id there, and their table.

    `waits`: they wait for a table of an arena.  `now` is in seconds since 1970.
    """

    seq: int
    who: str | None
    takes_part: bool
    waits: bool
    table: str | None
    place: int | None
    now: float


def info(name: str, event: Event, online: Online) -> EventInfo:
    """Return the description of an event for a list."""
    plan, state = online.plan, event.state
    return EventInfo(
        id=name,
        title=state.title,
        kind=plan.kind,
        game=plan.game,
        options=dict(plan.options),
        rounds=0 if plan.arena else plan.rounds,
        deals=plan.deals,
        minutes=plan.minutes,
        pace=plan.pace,
        boards=plan.boards,
        starts_at=online.starts,
        ends_at=online.ends,
        stands=_stands(event, online),
        people=sum(not is_bot(who) for who in state.present),
        round=len(state.begun),
    )


def _stands(event: Event, online: Online) -> Stands:
    if online.finished:
        return "called_off" if online.finished.called_off else "over"
    return "running" if event.state.begun else "open"


def told(name: str, book: Book, watch: Callable[[str], str]) -> EventView:
    """Return the public view of an event; `watch` makes the link for spectators of a table."""
    event, online = book.event, book.online
    assert event is not None
    assert online is not None
    begins = closes = None
    going = open_rounds(event)
    if going and not online.plan.arena:
        closes = online.until(beginnings(event).get(going[0].number, online.starts))
    elif not online.finished and not online.plan.arena:
        begins = next_begins(online, event)
    tables = [each for rounds in reversed(event.state.begun) for each in _tables(online, rounds, watch)]
    return EventView(
        info=info(name, event, online),
        seq=book.seq,
        people=tuple(_people(event, online)),
        tables=tuple(tables[:SHOWN]),
        begins_at=begins,
        closes_at=closes,
        board=book.keys["player"],
    )


def _people(event: Event, online: Online) -> Iterator[EventPerson]:
    absent = absentees(event.state.begun)
    for row in standing(event.state):
        person, joined = event.state.people[row.who], online.people.get(row.who)
        played = sum(line.what == "table" for line in row.lines)
        if person.left and not played:
            continue
        yield EventPerson(
            who=row.who,
            name=row.name,
            face=joined.face if joined else None,
            bot=is_bot(row.who),
            left=person.left,
            absent=row.who in absent,
            rank=row.rank,
            points=number_of(row.points),
            tables=played,
        )


def _tables(online: Online, each: Round, watch: Callable[[str], str]) -> Iterator[EventTable]:
    ids = online.tables.get(each.number, ())
    for number, table in enumerate(each.tables, 1):
        over = each.closed or (each.number, number) in online.ended
        shown = not (over or online.plan.boards) and number <= len(ids)
        yield EventTable(
            round=each.number,
            number=number,
            people=table.people,
            results=table.results,
            deals=len(table.sheet.rows),
            over=over,
            watch=watch(ids[number - 1]) if shown else None,
        )


def own(event: Event, online: Online, seq: int, guest: str | None, now: float) -> OwnEvent:
    """Return a guest's own part in an event."""
    who = online.who(guest)
    person = event.state.people.get(who or "")
    table = place = None
    at = seats_of(event).get(who or "")
    if at and at not in online.ended and (ids := online.tables.get(at[0])):
        table = ids[at[1] - 1]
        place = event.state.table(*at).people.index(who or "")
    return OwnEvent(
        seq=seq,
        who=who,
        takes_part=person is not None and not person.left,
        waits=bool(online.plan.arena and who in online.asked and table is None),
        table=table,
        place=place,
        now=now,
    )
