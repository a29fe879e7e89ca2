"""Events for tests: notes one after another, and evenings read from tables that were added up by hand."""

from itertools import count

from tarok.club.event import event
from tarok.club.notes import Closed, Drawn, Entered, Note, Opened, Slip


def noted(*whats, device="desk", first=1, why="because"):
    """What is said one after another on one device, as notes."""
    return [
        Note(id=f"{device}-{clock}", clock=clock, device=device, by="Ana", at=clock * 60, why=why, what=what)
        for clock, what in zip(count(first), whats, strict=False)
    ]


def entered(*names):
    return [Entered(name) for name in names]


def rows_of(text):
    """The rows of an evening: rank, name, a cell a round (`-`: not there), and what it comes to."""
    rows = [line.split("|") for line in text.strip().splitlines()]
    return [(*first.split(), [cell.split() for cell in cells], last.split()) for first, *cells, last in rows]


def seats(rows, number):
    """The tables of a round, with what each had: the cells are a table and what lay before somebody."""
    tables, out = {}, []
    for _, name, cells, _ in rows:
        cell = cells[number - 1]
        if cell == ["out"]:
            out.append(name)
        elif cell != ["-"]:
            tables.setdefault(int(cell[0]), []).append((name, int(cell[1])))
    return [tables[at] for at in sorted(tables)], out


def evening(form, text, rounds):
    """The event of a table of rows: people enter by their names, each round is drawn as it stands there."""
    rows = rows_of(text)
    whats = [Opened("An evening", form), *entered(*sorted(name for _, name, _, _ in rows))]
    for number in range(1, rounds + 1):
        tables, out = seats(rows, number)
        whats.append(Drawn(number, tuple(tuple(name for name, _ in table) for table in tables), tuple(out)))
        for at, table in enumerate(tables, 1):
            whats.append(Slip(number, at, tuple(total for _, total in table)))
        whats.append(Closed(number))
    made = event(noted(*whats))
    assert made.refused == ()
    return made
