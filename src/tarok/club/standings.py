"""Standings of a round, an evening, teams and a season; every number has lines that explain it."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from tarok.club.formats import Draw, Format, Tie
from tarok.club.state import Person, Round, Seated, State


class Score(Struct, frozen=True, kw_only=True):
    """Why a person has points, and by which clause.

    `what` is `table`, `out` (sat out), `fine`, `member` (of a team), `evening` or `dropped` (an evening that
    does not count).  At a table `result` is what was won there, and `place` the place at it from 1, which
    equals share; `beaten` counts the others who won less there, and half of those who won as much. `of` says
    whose points they are, or of what: the member, the evening, the note of a fine.
    """

    what: str
    points: Fraction
    clause: str
    round: int = 0
    table: int = 0
    result: int = 0
    place: int = 0
    beaten: Fraction = Fraction()
    of: str = ""


class Standing(Struct, frozen=True, kw_only=True):
    """The standing of a person or a team: the rank from 1, the points, and their lines.

    `ahead` is compared before the points, greatest first: a person's final, a team's last round. `ties`
    decide between equals after that.
    """

    who: str
    name: str
    points: Fraction
    ahead: tuple[Fraction, ...] = ()
    ties: tuple[Fraction, ...] = ()
    lines: tuple[Score, ...] = ()
    rank: int = 0


def standing(state: State, upto: int | None = None) -> tuple[Standing, ...]:
    """Return the standing, after round `upto` if that is given.

    Unknown results do not count.  People in finals are ranked by these (CL-HU-02).  Online those for whom
    only bots have played are ranked last (CL-ON-06).
    """
    rounds = [each for each in state.begun if upto is None or each.number <= upto]
    absent = absentees(rounds)
    rows, fines = [], _fines(state)
    for person in state.people.values():
        lines = (*scores(state, person, rounds), *fines.get(person.who, ()))
        ties = tuple(_tie(tie, lines) for tie in state.rules.ties)
        rows.append(
            Standing(
                who=person.who,
                name=person.name,
                points=_sum(lines),
                ahead=(*_present(person, absent), *_final(person, rounds, lines)),
                ties=ties,
                lines=lines,
            )
        )
    return ranked(rows)


def of_round(state: State, number: int) -> tuple[Standing, ...]:
    """Return the standing of a round's participants by this round alone."""
    rows, absent = [], absentees([state.round(number)])
    for person in state.people.values():
        lines = scores(state, person, [state.round(number)])
        if lines:
            ties = tuple(_tie(tie, lines) for tie in state.rules.ties)
            rows.append(
                Standing(
                    who=person.who,
                    name=person.name,
                    points=_sum(lines),
                    ahead=_present(person, absent),
                    ties=ties,
                    lines=lines,
                )
            )
    return ranked(rows)


def of_teams(state: State) -> tuple[Standing, ...]:
    """Return the standing of the teams (CL-PT-05).

    In a cup a team's last round counts first, then what it won there (CL-SC-02).
    """
    cup = any(stage.draw is Draw.TEAMS for stage in state.rules.stages)
    persons = {row.who: row for row in standing(state)}
    rows = []
    for name, people in _teams(state, everybody=True).items():
        lines = tuple(
            Score(what="member", points=persons[who].points, clause="CL-PT-05", of=who) for who in people
        )
        ahead: tuple[Fraction, ...] = ()
        if cup:
            there = [each for each in state.begun if set(people) & {*each.people, *each.out}]
            last = _won(state, there[-1], people)[:1] if there else (Fraction(),)
            reached = there[-1].number if there else 0
            ahead = Fraction(reached), Fraction(name == winner(state)), *last
        rows.append(Standing(who=name, name=name, points=_sum(lines), ahead=ahead, lines=lines))
    return ranked(rows)


def of_season(evenings: Mapping[str, Sequence[Standing]], rules: Format) -> tuple[Standing, ...]:
    """Return the table of a season, by each person's best evenings (CL-PT-04).

    People are identified by their ids, which are the same at all evenings.
    """
    names = {row.who: row.name for rows in evenings.values() for row in rows}
    found: dict[str, list[Score]] = {who: [] for who in names}
    for evening, rows in evenings.items():
        for row in rows:
            score = Score(what="evening", points=row.points, clause="CL-PT-04", place=row.rank, of=evening)
            found[row.who].append(score)
    table = []
    for who, scores_of in found.items():
        best = {score.of for score in sorted(scores_of, key=lambda score: -score.points)[: rules.best]}
        lines = tuple(
            score if score.of in best else replace(score, what="dropped", points=Fraction())
            for score in scores_of
        )
        table.append(Standing(who=who, name=names[who], points=_sum(lines), lines=lines))
    return ranked(table)


def alive(state: State) -> dict[str, tuple[str, ...]]:
    """Return the teams that are in the cup after all rounds that are over, and who plays for them."""
    teams = _teams(state)
    for each in state.begun:
        if each.closed and each.stage.draw is Draw.TEAMS:
            byes = {state.people[who].team for who in each.out}
            teams = {name: teams[name] for name in (*_winners(state, each), *sorted(byes)) if name in teams}
    return teams


def winner(state: State) -> str:
    """Return the team that has won the cup (CL-SC-01); "" while more are in it, or where there is none."""
    if not any(each.closed and each.stage.draw is Draw.TEAMS for each in state.begun):
        return ""
    teams = alive(state)
    return next(iter(teams)) if len(teams) == 1 else ""


def ranked(rows: Iterable[Standing]) -> tuple[Standing, ...]:
    """Return the rows in their order, each with its rank; equals share one (CL-PT-03)."""
    ordered = sorted(rows, key=lambda row: (row.ahead, row.points, row.ties), reverse=True)
    ranks: dict[tuple[object, ...], int] = {}
    return tuple(
        replace(row, rank=ranks.setdefault((row.ahead, row.points, row.ties), at))
        for at, row in enumerate(ordered, 1)
    )


def scores(state: State, person: Person, rounds: Sequence[Round]) -> tuple[Score, ...]:
    """Return a person's points from these rounds, line by line."""
    return tuple(_scores(state.rules, person.who, rounds))


def _scores(rules: Format, who: str, rounds: Sequence[Round]) -> Iterator[Score]:
    for each in rounds:
        if who in each.resting and each.stage.draw is not Draw.WAITED:
            yield Score(what="out", points=Fraction(rules.out), clause=rules.because.out, round=each.number)
        number = each.seats.get(who, 0)
        table = each.tables[number - 1] if number else None
        if table and table.results is not None:
            score = _score(rules, table, who, each.number, number)
            if rules.boards:
                score = replace(score, points=each.equal[number - 1][table.people.index(who)])
            yield score


def _score(rules: Format, table: Seated, who: str, number: int, at: int) -> Score:
    """Return what a table is worth to one of its people (CL-PT-01, CL-PT-02)."""
    results = table.results or ()
    mine = results[table.people.index(who)]
    above, equal = sum(other > mine for other in results), sum(other == mine for other in results)
    points = Fraction(mine)
    if rules.points:
        points = sum((rules.worth(place) for place in range(above, above + equal)), Fraction()) / equal
    below = len(results) - above - equal
    return Score(
        what="table",
        points=points,
        clause=rules.because.points,
        round=number,
        table=at,
        result=mine,
        place=above + 1,
        beaten=below + Fraction(equal - 1, 2),
    )


def _fines(state: State) -> dict[str, list[Score]]:
    found: dict[str, list[Score]] = {}
    for fine in state.fines:
        clause = fine.clause or state.rules.because.fine
        score = Score(what="fine", points=-Fraction(fine.points), clause=clause, of=fine.id)
        found.setdefault(fine.who, []).append(score)
    return found


def absentees(rounds: Sequence[Round]) -> frozenset[str]:
    """Return the people for whom a bot has played everything in these rounds (CL-ON-06)."""
    tables = [table for each in rounds for table in each.tables if table.results is not None]
    played = {who for table in tables for who in table.people if who not in table.absent}
    return frozenset(who for table in tables for who in table.absent) - played


def _present(person: Person, absent: frozenset[str]) -> tuple[Fraction, ...]:
    """Return the key before the points for absence: 1 for people who were present."""
    return (Fraction(person.who not in absent),) if absent else ()


def _final(person: Person, rounds: Sequence[Round], lines: Sequence[Score]) -> tuple[Fraction, ...]:
    """Return a person's final, the first one greatest, and what they won in it."""
    for each in rounds:
        if each.stage.draw is Draw.FINALS:
            tables = [at for at, table in enumerate(each.tables, 1) if person.who in table.people]
            won = _sum(line for line in lines if line.round == each.number)
            return Fraction(-min(tables, default=len(each.tables) + 1)), won
    return ()


def _tie(tie: Tie, lines: Sequence[Score]) -> Fraction:
    """Return the tie-break between equals."""
    tables = [line for line in lines if line.what == "table"]
    match tie:
        case Tie.SUM:
            return Fraction(sum(line.result for line in tables))
        case Tie.FIRSTS:
            return Fraction(sum(line.place == 1 for line in tables))
        case Tie.BEST:
            return Fraction(max((line.result for line in tables), default=0))
        case Tie.PLACES:
            return sum((line.beaten for line in tables), Fraction())


def _teams(state: State, *, everybody: bool = False) -> dict[str, tuple[str, ...]]:
    teams: dict[str, tuple[str, ...]] = {}
    for person in state.people.values():
        if person.team and (everybody or not person.left):
            teams[person.team] = (*teams.get(person.team, ()), person.who)
    return teams


def _winners(state: State, each: Round) -> list[str]:
    """Return the team that advances from each meeting (CL-SC-02)."""
    meetings = {frozenset(state.people[who].team for who in table.people): None for table in each.tables}
    teams = _teams(state, everybody=True)
    winners = []
    for meeting in meetings:
        names = sorted(meeting)
        lot = random.Random(f"{state.seed}/{each.number}/{','.join(names)}")
        keys = {name: (*_won(state, each, teams[name]), lot.random()) for name in names}
        winners.append(max(names, key=keys.__getitem__))
    return winners


def _won(state: State, each: Round, people: Sequence[str]) -> tuple[Fraction, Fraction]:
    """Return what these people have won in a round together, and their points for places."""
    lines = [line for who in people for line in _scores(state.rules, who, [each])]
    return _sum(lines), _tie(Tie.PLACES, lines)


def _sum(lines: Iterable[Score]) -> Fraction:
    return sum((line.points for line in lines), Fraction())
