"""The board of an event: its state, as each role may see it, in the form that pages show."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct

from tarok.club.checks import Check, Step, fewest, next_step, to_see_to
from tarok.club.event import Event
from tarok.club.event_text import number_of
from tarok.club.formats import Draw, Format, Rule
from tarok.club.history import BoardNote, noted
from tarok.club.notes import Begun, Closed, Note, Scored, Slip, about_table
from tarok.club.standings import Score, Standing, of_teams, standing, winner
from tarok.club.state import Person, Protest, Round, Seated

Stands: TypeAlias = Literal["drawn", "begun", "closed"]


class Role(StrEnum):
    """Who looks at an event."""

    DIRECTOR = "director"
    TABLE = "table"
    WALL = "wall"
    PLAYER = "player"


class BoardFormat(Struct, frozen=True, kw_only=True):
    """The format: its clauses, rounds, how many may sit at a table, points for places, chips, boards."""

    id: str
    name: str
    clauses: tuple[str, ...]
    rounds: int
    sizes: tuple[int, ...]
    points: tuple[str, ...]
    chips: int
    check: bool
    team: int
    boards: bool


class BoardPerson(Struct, frozen=True, kw_only=True):
    """A participant; what they have `paid` is sent to the director only."""

    who: str
    name: str
    number: int
    team: str
    left: bool
    paid: int | None


class BoardTable(Struct, frozen=True, kw_only=True):
    """A table: its people by their places, its game, how many deals were recorded, what each has won.

    `options` are the house rules that differ from the game's own, `slip` is the result handed in, in chips if
    the format has chips, and `of` is its entry.
    """

    people: tuple[str, ...]
    game: str
    options: dict[str, Rule]
    deals: int
    results: tuple[int, ...] | None
    slip: tuple[int, ...] | None
    of: str
    by: str


class BoardPhone(Struct, frozen=True, kw_only=True):
    """A device that makes entries for tables.

    Its latest name, its tables, how many entries, and its status.
    """

    device: str
    by: str
    tables: tuple[int, ...]
    notes: int
    revoked: bool


class BoardRound(Struct, frozen=True, kw_only=True):
    """A round: how it was drawn, and by which clause; how long it is; its tables, and who sits out.

    It is `stale` if it must be drawn again.  The times are seconds since 1970; 0: it has not begun, or has no
    time limit.
    """

    number: int
    draw: Draw
    clause: str
    minutes: int
    deals: int
    stands: Stands
    stale: bool
    begun_at: int
    closes_at: int
    tables: tuple[BoardTable, ...]
    out: tuple[str, ...]


class BoardLine(Struct, frozen=True, kw_only=True):
    """Why a person has points, and by which clause: as in a `Score`, in words; `why` is that of a fine."""

    what: str
    points: str
    clause: str
    round: int
    table: int
    result: int
    place: int
    of: str
    why: str


class BoardRow(Struct, frozen=True, kw_only=True):
    """The standing of a person or a team: the points as people write them, the first tie-break, and why."""

    rank: int
    who: str
    name: str
    points: str
    tie: str
    lines: tuple[BoardLine, ...]


class EventBoard(Struct, frozen=True, kw_only=True):
    """An event as a role may see it; `table` is the reader's table.

    It needs the `fewest` people at least; `winner` is the team that has won a cup, or empty. The open
    matters, the phones and the history are for the director only; a table sees the protests about itself and
    its refused entries, and the wall and the players see none.
    """

    role: Role
    table: int
    title: str
    format: BoardFormat
    clock: int
    step: Step
    step_round: int
    people: tuple[BoardPerson, ...]
    rounds: tuple[BoardRound, ...]
    winner: str
    fewest: int
    standing: tuple[BoardRow, ...]
    teams: tuple[BoardRow, ...]
    checks: tuple[Check, ...]
    protests: tuple[Protest, ...]
    refused: tuple[BoardNote, ...]
    history: tuple[BoardNote, ...]
    phones: tuple[BoardPhone, ...]


def board(event: Event, role: Role, table: int = 0) -> EventBoard:
    """Return an event as a role may see it.  ValueError: it has not been opened."""
    state, rules = event.state, event.state.rules
    directs = role is Role.DIRECTOR
    step, number = next_step(state)
    protests = state.protests.values()
    why = {note.id: note.why for note in event.notes}
    return EventBoard(
        role=role,
        table=table,
        title=state.title,
        format=BoardFormat(
            id=rules.id,
            name=rules.name,
            clauses=rules.clauses,
            rounds=len(rules.rounds),
            sizes=rules.sizes,
            points=tuple(number_of(Fraction(each)) for each in rules.points),
            chips=rules.chips,
            check=rules.check,
            team=rules.team,
            boards=rules.boards,
        ),
        clock=event.clock,
        step=step,
        step_round=number,
        people=tuple(_person(each, directs=directs) for each in state.people.values()),
        rounds=tuple(_rounds(event)),
        winner=winner(state),
        fewest=fewest(rules),
        standing=tuple(rows_of(standing(state), why)),
        teams=tuple(rows_of(of_teams(state), why)) if rules.team else (),
        checks=tuple(to_see_to(event)) if directs else (),
        protests=tuple(each for each in protests if directs or (role is Role.TABLE and each.table == table)),
        refused=tuple(_refused(event, role, table)),
        history=noted(event) if directs else (),
        phones=tuple(_phones(event)) if directs else (),
    )


def _phones(event: Event) -> Iterator[BoardPhone]:
    """Yield the devices that have made entries of tables only."""
    said, noted_on = {note.id: note.what for note in event.notes}, dict[str, list[Note]]()
    for note in event.notes:
        noted_on.setdefault(note.device, []).append(note)
    for device, notes in noted_on.items():
        tables = [about_table(note.what, said.get) for note in notes]
        if device and None not in tables:
            yield BoardPhone(
                device=device,
                by=notes[-1].by,
                tables=tuple(sorted({table for table in tables if table})),
                notes=len(notes),
                revoked=device in event.revoked,
            )


def _refused(event: Event, role: Role, table: int) -> Iterator[BoardNote]:
    """Yield the refused entries: all for the director, its own for a table."""
    if not event.refused or role not in (Role.DIRECTOR, Role.TABLE):
        return
    said = {note.id: note.what for note in event.notes}
    for row in noted(event):
        if row.fate == "refused" and (role is Role.DIRECTOR or about_table(said[row.id], said.get) == table):
            yield row


def _person(person: Person, *, directs: bool) -> BoardPerson:
    return BoardPerson(
        who=person.who,
        name=person.name,
        number=person.number,
        team=person.team,
        left=person.left,
        paid=person.paid if directs else None,
    )


def _rounds(event: Event) -> Iterator[BoardRound]:
    state = event.state
    refused = {each.note.id for each in event.refused}
    called: dict[int, int] = {}
    began: dict[int, int] = {}
    slips: dict[tuple[int, int], Note] = {}
    for note in event.notes:
        what = None if note.id in refused else event.says(note)
        if isinstance(what, Begun):
            called[what.round] = note.at
        if isinstance(what, Scored | Slip | Closed):
            began.setdefault(what.round, note.at)
        if isinstance(what, Slip):
            slips[what.round, what.table] = note
    for each in state.rounds:
        begun_at = {**began, **called}.get(each.number, 0) if each.begun else 0
        ends = begun_at + 60 * each.stage.minutes if begun_at and each.stage.minutes else 0
        tables = tuple(
            _table(state.rules, seated, slips.get((each.number, at)))
            for at, seated in enumerate(each.tables, 1)
        )
        yield BoardRound(
            number=each.number,
            draw=each.stage.draw,
            clause=state.rules.because.seats,
            minutes=each.stage.minutes,
            deals=each.stage.deals,
            stands=_stands(each),
            stale=each.number in state.stale,
            begun_at=begun_at,
            closes_at=ends,
            tables=tables,
            out=each.out,
        )


def _stands(each: Round) -> Stands:
    if each.closed:
        return "closed"
    return "begun" if each.begun else "drawn"


def _table(rules: Format, seated: Seated, slip: Note | None) -> BoardTable:
    kind = rules.tables[len(seated.people)]
    return BoardTable(
        people=seated.people,
        game=kind.game,
        options=kind.house,
        deals=len(seated.sheet.rows),
        results=seated.results,
        slip=None if seated.slip is None else tuple(each + rules.chips for each in seated.slip),
        of=slip.id if slip else "",
        by=slip.by if slip else "",
    )


def rows_of(rows: Iterable[Standing], why: Mapping[str, str] = MappingProxyType({})) -> Iterator[BoardRow]:
    """Return rows of a standing in the form that pages show.

    `why` returns the reason of an entry by its id.
    """
    for row in rows:
        yield BoardRow(
            rank=row.rank,
            who=row.who,
            name=row.name,
            points=number_of(row.points),
            tie=number_of(row.ties[0]) if row.ties else "",
            lines=tuple(_line(each, why) for each in row.lines),
        )


def _line(score: Score, why: Mapping[str, str]) -> BoardLine:
    return BoardLine(
        what=score.what,
        points=number_of(score.points),
        clause=score.clause,
        round=score.round,
        table=score.table,
        result=score.result,
        place=score.place,
        of=score.of,
        why=why.get(score.of, ""),
    )
