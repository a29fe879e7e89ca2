"""Applies each kind of entry to an event; invalid ones are refused in one sentence (CL-EV-03)."""

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from tarok.club.equal_boards import opening, passed_on
from tarok.club.formats import Draw, format_of
from tarok.club.notes import (
    Begun,
    Closed,
    Decided,
    Drawn,
    Entered,
    Fined,
    Left,
    Opened,
    Paid,
    Protested,
    Replaced,
    Revoked,
    Scored,
    Slip,
    What,
)
from tarok.club.state import Fine, Person, Protest, Round, Seated, State
from tarok.scoring.sheet import Sheet
from tarok.validation.causes import rejection


def taken(state: State, note: str, what: What) -> State:
    """Return the state after the entry with this id.  ValueError: it is invalid."""
    if not isinstance(what, Opened):
        state.rules  # noqa: B018 - refuses what is said before the event is opened
    match what:
        case Scored() | Slip():
            return _at_table(state, what)
        case Fined():
            who = state.person(what.who).who
            return replace(state, fines=(*state.fines, Fine(note, who, what.points, what.clause)))
        case Protested(who, number, table, text):
            state.table(number, table)
            by = state.person(who).who if who or not what.of else ""
            protest = Protest(note, by, number, table, text, of=what.of)
            return replace(state, protests={**state.protests, note: protest})
        case Revoked():
            return state
        case _:
            return _PLAIN[type(what)](state, what)


def _opened(state: State, what: Opened) -> State:
    if state.format is not None:
        raise rejection("event_opened", "the event has been opened before")
    return replace(state, title=what.title, format=format_of(what.format), seed=what.seed)


def _entered(state: State, what: Entered) -> State:
    known = state.people.get(what.who)
    if known is None:
        if state.rules.team and not what.team:
            text = "{name} needs a team: {format} is played by teams"
            raise rejection("team", text, name=what.name or what.who, format=state.rules.name)
        if state.rules.team and _members(state, what.team) == state.rules.team:
            text = "team {team} has {count} people already"
            raise rejection("team_full", text, team=what.team, count=state.rules.team)
        known = Person(who=what.who, name=what.name or what.who, number=len(state.people) + 1, team=what.team)
        return _with_person(state, known)
    if not known.left:
        raise rejection("entered", "{name} takes part already", name=known.name)
    return _with_person(state, replace(known, left=False))


def _members(state: State, team: str) -> int:
    return sum(person.team == team and not person.left for person in state.people.values())


def _paid(state: State, what: Paid) -> State:
    known = state.person(what.who)
    return _with_person(state, replace(known, paid=known.paid + what.amount))


def _left(state: State, what: Left) -> State:
    known = state.person(what.who)
    if known.left:
        raise rejection("left", "{name} has left already", name=known.name)
    return _with_person(state, replace(known, left=True))


def _drawn(state: State, what: Drawn) -> State:
    number, stages = what.round, state.rules.rounds
    if number > len(stages):
        text = "{format} has {most} rounds, and no round {round}"
        raise rejection("no_round", text, format=state.rules.name, most=len(stages), round=number)
    if number > len(state.rounds) + 1:
        text = "round {before} has not been drawn, so round {round} cannot be"
        raise rejection("round_before_undrawn", text, before=len(state.rounds) + 1, round=number)
    if number <= len(state.rounds) and state.round(number).begun:
        raise rejection("round_begun_drawn", "round {round} has begun and is not drawn anew", round=number)
    _check_people(state, what)
    tables = tuple(Seated(people, Sheet(state.rules.game(len(people)))) for people in what.tables)
    drawn = Round(number=number, stage=stages[number - 1], tables=tables, out=what.out)
    return replace(state, rounds=(*state.rounds[: number - 1], drawn, *state.rounds[number:]))


def _check_people(state: State, what: Drawn) -> None:
    everybody = Counter([*what.out, *(who for people in what.tables for who in people)])
    for who, times in everybody.items():
        if state.person(who).left:
            text = "{name} has left and cannot be drawn"
            raise rejection("left_drawn", text, name=state.person(who).name)
        if times > 1:
            text = "{name} is drawn {count} times in round {round}"
            name = state.person(who).name
            raise rejection("drawn_twice", text, name=name, count=times, round=what.round)
    for people in what.tables:
        if len(people) not in state.rules.tables:
            text = "at a table of {format} sit {sizes:or} people, not {count}"
            rules, sizes = state.rules.name, tuple(sorted(state.rules.sizes))
            raise rejection("table_size", text, format=rules, sizes=sizes, count=len(people))
    if not what.tables and state.rules.rounds[what.round - 1].draw is not Draw.WAITED:
        raise rejection("no_tables", "round {round} has no table", round=what.round)


def _begun(state: State, what: Begun) -> State:
    """Return the state after a round was called, which a table may have begun by an entry (CL-EV-08)."""
    before = state.round(what.round)
    if before.called or before.closed:
        raise rejection("round_begun", "round {round} has begun already", round=what.round)
    return _with_round(state, replace(_beginning(state, before), called=True))


def _beginning(state: State, before: Round) -> Round:
    """Return a round that begins.  ValueError: a participant has left, or an earlier one has not begun."""
    if before.begun:
        return before
    if before.closed:
        raise rejection("round_over", "round {round} is over", round=before.number)
    for who in (*before.people, *before.out):
        if state.person(who).left:
            text = "{name} has left: draw round {round} anew"
            raise rejection("left_seated", text, name=state.person(who).name, round=before.number)
    return replace(before, begun=True)


def _at_table(state: State, what: Scored | Slip) -> State:
    """Return the state after an entry on a sheet, or a slip; a round begins with the first of them."""
    table, before = state.table(what.round, what.table), state.round(what.round)
    if before.closed:
        raise rejection("round_over", "round {round} is over", round=what.round)
    absent = frozenset(what.bots or ())
    if table.results is not None:
        absent = absent & table.absent if isinstance(what, Scored) else table.absent
    if isinstance(what, Scored):
        table = replace(table, sheet=_with_entry(state, table.sheet, what), absent=absent)
    else:
        table = replace(table, slip=_results(state, what, table), absent=absent)
    tables = (*before.tables[: what.table - 1], table, *before.tables[what.table :])
    return _with_round(state, replace(_beginning(state, before), tables=tables))


def _with_entry(state: State, sheet: Sheet, what: Scored) -> Sheet:
    """Return a sheet with an entry more; a board begins with nothing but who deals (CL-BRD-01)."""
    if not state.rules.boards:
        return sheet.dealt_by(what.dealer).book(what.entry)
    number = len(sheet.rows) + 1
    booked = Sheet(sheet.game, opening=opening(sheet.game, number)).book(what.entry).rows[-1]
    return sheet.with_row(passed_on(sheet.game, number, sheet.carry.totals, booked))


def _results(state: State, what: Slip, table: Seated) -> tuple[int, ...]:
    """Return what each place has won by its slip (CL-EV-05)."""
    rules, people = state.rules, len(table.people)
    where = {"table": what.table, "round": what.round}
    if len(what.totals) != people:
        text = "table {table} of round {round} has {count} people, and its slip {numbers} numbers"
        raise rejection("slip_numbers", text, **where, count=people, numbers=len(what.totals))
    due, comes_to = rules.chips * people, sum(what.totals)
    if rules.check and comes_to != due:
        text = "table {table} of round {round} comes to {sum}, not to {due} ({clause})"
        raise rejection("slip_sum", text, **where, sum=comes_to, due=due, clause=rules.because.check)
    results = tuple(total - rules.chips for total in what.totals)
    booked = table.sheet.carry.totals
    if table.sheet.rows and results != booked:
        chips = tuple(total + rules.chips for total in booked)
        text = "table {table} of round {round} hands in {slip}, and its sheet says {sheet}"
        raise rejection("slip_other", text, **where, slip=what.totals, sheet=chips)
    return results


def _replaced(state: State, what: Replaced) -> State:
    """Return the state when a person has taken another's place."""
    each, table = state.round(what.round), state.table(what.round, what.table)
    who, by = state.person(what.who), state.person(what.by)
    if each.closed or table.results is not None:
        text = "table {table} of round {round} has noted something already"
        raise rejection("table_noted", text, table=what.table, round=what.round)
    if who.who not in table.people:
        text = "{name} does not sit at table {table} of round {round}"
        raise rejection("not_seated", text, name=who.name, table=what.table, round=what.round)
    if by.left:
        raise rejection("replacement_left", "{name} has left", name=by.name)
    if by.who in each.people:
        raise rejection("replacement_seated", "{name} sits at a table already", name=by.name)
    people = tuple(by.who if one == who.who else one for one in table.people)
    tables = list(each.tables)
    tables[what.table - 1] = replace(table, people=people)
    out = tuple(one for one in each.out if one != by.who)
    return _with_round(state, replace(each, tables=tuple(tables), out=out))


def _closed(state: State, what: Closed) -> State:
    before = state.round(what.round)
    if before.closed:
        raise rejection("round_closed", "round {round} is over already", round=what.round)
    for number, table in enumerate(before.tables, 1):
        if table.results is None:
            text = "table {table} of round {round} has not handed in anything"
            raise rejection("slip_missing", text, table=number, round=what.round)
        if table.slip not in (None, table.results):
            text = "table {table} of round {round}: its slip is not what its sheet says"
            raise rejection("slip_differs", text, table=number, round=what.round)
        pot = any(line.pot for row in table.sheet.rows for line in row.lines)
        if state.rules.check and not pot and sum(table.results) != 0:
            text = "table {table} of round {round} is {out:+d} out"
            raise rejection("table_sum", text, table=number, round=what.round, out=sum(table.results))
    return _with_round(state, replace(_beginning(state, before), closed=True))


def _decided(state: State, what: Decided) -> State:
    protest = state.protests.get(what.of)
    if protest is None:
        raise rejection("no_protest", "there is no protest {note}", note=what.of)
    if protest.decision is not None:
        raise rejection("protest_decided", "protest {note} has been decided: correct that", note=what.of)
    if what.accepted and not protest.of:
        text = "protest {note} asks for no correction that could be accepted"
        raise rejection("protest_asks_nothing", text, note=what.of)
    decided = replace(protest, decision=what.text, accepted=what.accepted)
    return replace(state, protests={**state.protests, what.of: decided})


def _with_person(state: State, person: Person) -> State:
    return replace(state, people={**state.people, person.who: person})


def _with_round(state: State, changed: Round) -> State:
    at = changed.number
    return replace(state, rounds=(*state.rounds[: at - 1], changed, *state.rounds[at:]))


_PLAIN: dict[type, Callable[..., State]] = {
    Opened: _opened,
    Entered: _entered,
    Paid: _paid,
    Left: _left,
    Drawn: _drawn,
    Replaced: _replaced,
    Begun: _begun,
    Closed: _closed,
    Decided: _decided,
}
