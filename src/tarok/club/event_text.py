"""Renders an event as text and rows, for printed lists and handouts."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from fractions import Fraction
from types import MappingProxyType

from tarok.club.checks import Matter, to_see_to
from tarok.club.event import Event, names_in
from tarok.club.notes import (
    Begun,
    Closed,
    Corrected,
    Decided,
    Drawn,
    Entered,
    Fined,
    Left,
    Note,
    Opened,
    Paid,
    Protested,
    Replaced,
    Revoked,
    Scored,
    Slip,
    What,
)
from tarok.club.standings import Score
from tarok.club.state import State

HALVES = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}


def number_of(points: Fraction) -> str:
    """Return points as people write them: `4½`, `-12`; a third as `5/3`."""
    whole, rest = divmod(abs(points), 1)
    if not rest:
        return str(points)
    if rest not in HALVES:
        return str(points)
    return f"{'-' if points < 0 else ''}{whole or ''}{HALVES[rest]}"


def because(state: State, line: Score) -> str:
    """Return where some points come from, by which clause: `round 2, table 3: +45, place 1 (CL-SI-02)`."""
    points = number_of(line.points)
    match line.what:
        case "table":
            text = f"round {line.round}, table {line.table}: {line.result:+d}, place {line.place}: {points}"
        case "out":
            text = f"round {line.round}: sat out: {points}"
        case "fine":
            text = f"fine: {points}"
        case "member":
            text = f"{state.people[line.of].name}: {points}"
        case _:
            text = f"{line.of}, rank {line.place}: {points}"
    return f"{text} ({line.clause})"


def slips(state: State, number: int) -> Iterator[str]:
    """Return the slip of each table of a round: who sits where, and lines to fill in.

    ValueError: the round has not been drawn.
    """
    each, rules = state.round(number), state.rules
    length = [f"{each.stage.minutes} minutes"] if each.stage.minutes else []
    length += [f"{each.stage.deals} deals"] if each.stage.deals else []
    for at, table in enumerate(each.tables, 1):
        yield f"{state.title}: round {number}, table {at}, {table.sheet.game.key}" + "".join(
            f", {part}" for part in length
        )
        for place, who in enumerate(table.people):
            person = state.people[who]
            deals = " (deals first)" if place == len(table.people) - 1 else ""
            yield f"  {person.number:>3} {person.name + deals:<36} ________"
        if rules.check:
            yield f"      {'together':<36} {rules.chips * len(table.people):>8}"
        yield ""
    if each.out:
        yield "sit out: " + ", ".join(state.people[who].name for who in each.out)


def seats(state: State) -> Iterator[str]:
    """Return a card for each who takes part: where they sit in the rounds that are drawn."""
    for who in state.present:
        person = state.people[who]
        yield f"{person.number} {person.name}"
        for each in state.rounds:
            for at, table in enumerate(each.tables, 1):
                if who in table.people:
                    deals = ", deals first" if who == table.people[-1] else ""
                    yield f"  round {each.number}: table {at}{deals}"
            if who in each.out:
                yield f"  round {each.number}: sits out"
        yield ""


def checks(event: Event) -> Iterator[str]:
    """Return the matters for the director, a sentence each."""
    for check in to_see_to(event):
        match check.what:
            case Matter.REFUSED:
                yield f"note {check.of} was refused: {check.text}"
            case Matter.STALE:
                yield f"round {check.round} has to be drawn anew: people have come or gone"
            case Matter.MISSING:
                yield f"round {check.round}, table {check.table} has not handed in anything"
            case Matter.PROTEST:
                name = _name(event, check.who) or f"table {check.table}"
                yield f"protest {check.of} of {name} is open: {check.text}"


def history(event: Event) -> Iterator[tuple[str, str, str, str]]:
    """Return for each entry its time, its author, its content, and its reason."""
    names = names_in(event.notes)
    for note in event.notes:
        when = datetime.fromtimestamp(note.at, UTC).strftime("%Y-%m-%d %H:%M") if note.at else ""
        yield when, note.by or note.device, said(event.state, note, names), note.why


def said(state: State, note: Note, names: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return the content of an entry in words; `names` are those of people who do not take part."""
    return _said({**names, **{who: person.name for who, person in state.people.items()}}, note.what)


def _said(names: Mapping[str, str], what: What) -> str:  # noqa: C901, PLR0911, PLR0912 - a row a kind of note
    match what:
        case Opened(title):
            return f"opened: {title}"
        case Entered(who, name):
            return f"entered: {name or who}"
        case Paid(who, amount):
            return f"paid: {names.get(who, who)}, {amount}"
        case Left(who):
            return f"left: {names.get(who, who)}"
        case Drawn(number, tables):
            return f"drawn: round {number}, {sum(map(len, tables))} people at tables"
        case Replaced(number, table, who, by):
            return f"replaced: round {number}, table {table}, {names.get(by, by)} for {names.get(who, who)}"
        case Begun(number):
            return f"begun: round {number}"
        case Scored(number, table, entry):
            return f"scored: round {number}, table {table}, {type(entry).__name__.lower()}"
        case Slip(number, table, totals):
            return f"slip: round {number}, table {table}, {', '.join(map(str, totals))}"
        case Closed(number):
            return f"closed: round {number}"
        case Fined(who, points):
            return f"fined: {names.get(who, who)}, {points:g}"
        case Protested(who, number, table, text, of, instead):
            asks = f", {_corrected(names, of, instead)}" if of else ""
            by = names.get(who, who) or "the table"
            return f"protest: {by}, round {number}, table {table}: {text}{asks}"
        case Decided(of, text, accepted):
            return f"{'accepted' if accepted else 'decided'}: {of}, {text}"
        case Revoked(device):
            return f"revoked: {device}"
        case Corrected(of, instead):
            return f"corrected: {_corrected(names, of, instead)}"


def _corrected(names: Mapping[str, str], of: str, instead: What | None) -> str:
    return f"{of}, " + (f"now {_said(names, instead)}" if instead else "struck out")


def _name(event: Event, who: str) -> str:
    people = event.state.people
    return people[who].name if who in people else names_in(event.notes).get(who, who)
