"""The draw: the seating of rounds that have not begun (CL-EV-04), by the format."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from tarok.club.formats import Draw
from tarok.club.notes import Drawn
from tarok.club.seating import Past, Plan, in_columns, placed, planned, sizes_of, waiting
from tarok.club.standings import alive, standing, winner
from tarok.club.state import Round, State
from tarok.validation.causes import rejection

MOST_TEAMS: Final = 1000
"""More teams than any event has people for."""
TOGETHER: Final = 2000
"""How many seats one plan draws together: with more people later rounds are drawn later."""


def draws(state: State) -> tuple[Drawn, ...]:
    """Return the draws of the next rounds; nothing, if all have begun.

    Rounds by one plan are drawn together, as many as `TOGETHER` allows; a round by standing waits until all
    before it are over.  ValueError: it must wait, or there is no way to seat the people.
    """
    number, stages = len(state.begun) + 1, state.rules.rounds
    if number > len(stages) or winner(state):
        return ()
    draw = stages[number - 1].draw
    if draw is Draw.FREE:
        raise rejection("drawn_freely", "tables are drawn one by one, as people are free (CL-ON-03)")
    last, most = number, max(1, TOGETHER // max(1, len(state.present)))
    while draw is Draw.PLAN and last < len(stages) and stages[last].draw is draw and last - number + 1 < most:
        last += 1
    if draw not in (Draw.PLAN, Draw.RANDOM):
        for before in state.begun:
            if not before.closed:
                text = "round {round} is drawn when round {before} is over"
                raise rejection("draw_waits", text, round=number, before=before.number)
    dice = random.Random(f"{state.seed}/{number}/{len(state.people)}")
    plans = _DRAWS[draw](state, last - number + 1, dice)
    return tuple(Drawn(number + at, plan.tables, plan.out) for at, plan in enumerate(plans))


def past(state: State) -> Past:
    """Return who has sat where in the rounds that have begun."""
    return Past(tuple(map(_plan, state.begun)), state.rules.sizes[0])


def _plan(each: Round) -> Plan:
    return Plan(tuple(table.people for table in each.tables), each.out)


def _sizes(state: State, count: int) -> tuple[int, ...]:
    return sizes_of(count, state.rules.sizes, waits=state.rules.waits)


def _planned(state: State, rounds: int, dice: random.Random) -> Sequence[Plan]:
    people = state.present
    return planned(people, rounds, _sizes(state, len(people)), past(state), dice)


def _waited(state: State, rounds: int, dice: random.Random) -> Sequence[Plan]:
    before, present = past(state), state.present
    people = [who for who in present if who in before.waited()]
    if len(people) < min(state.rules.sizes):
        return [Plan((), tuple(people))]
    return planned(people, 1, _sizes(state, len(people)), before, dice)


def _ranked(state: State, dice: random.Random) -> tuple[tuple[int, ...], list[str], tuple[str, ...]]:
    """Return the sizes of the tables, those who play by their standing, and those who sit out."""
    people, before = state.present, past(state)
    sizes = _sizes(state, len(people))
    out = waiting(people, len(people) - sum(sizes), before.waited(), dice)
    ranks = {each.who: each.rank for each in standing(state)}
    order = {who: at for at, who in enumerate(people)}
    playing = [who for who in people if who not in out]
    if state.begun:
        playing.sort(key=lambda who: (ranks[who], order[who]))
    return sizes, playing, out


def _thirds(state: State, rounds: int, dice: random.Random) -> Sequence[Plan]:
    sizes, playing, out = _ranked(state, dice)
    columns, at = [], 0
    for row in range(max(sizes)):
        count = sum(size > row for size in sizes)
        columns.append(playing[at : at + count])
        at += count
    return [in_columns(columns, sizes, out, past(state), dice)]


def _snake(state: State, rounds: int, dice: random.Random) -> Sequence[Plan]:
    sizes, playing, out = _ranked(state, dice)
    tables: list[list[str]] = [[] for _ in sizes]
    queue = iter(playing)
    for row in range(max(sizes)):
        reached = [at for at, size in enumerate(sizes) if size > row]
        for at in reversed(reached) if row % 2 else reached:
            tables[at].append(next(queue))
    return [_dealt(tables, out, state, dice)]


def _finals(state: State, rounds: int, dice: random.Random) -> Sequence[Plan]:
    sizes, playing, out = _ranked(state, dice)
    queue = iter(playing)
    return [_dealt([[next(queue) for _ in range(size)] for size in sizes], out, state, dice)]


def _teams(state: State, rounds: int, dice: random.Random) -> Sequence[Plan]:
    """Meetings of as many teams as sit at a table: one of each at each of their tables (CL-SC-02).

    Teams that are over have a bye (CL-SC-03), and the last two meet each other (CL-SC-04).
    """
    size, team = state.rules.sizes[0], state.rules.team
    teams = alive(state)
    for name, people in teams.items():
        if len(people) != team:
            text = "team {team} has {count} people, not {most}"
            raise rejection("team_size", text, team=name, count=len(people), most=team)
    left = len(state.rules.rounds) - len(state.begun)
    if len(teams) < 2 or rounds_of(len(teams), size) > left:
        most = next(number for number in range(2, MOST_TEAMS) if rounds_of(number + 1, size) > left)
        text = "a cup of {rounds} rounds takes 2 to {most} teams, not {count} (CL-SC-03)"
        raise rejection("cup_teams", text, rounds=left, most=most, count=len(teams))
    if len(teams) == 2:
        one, other = teams.values()
        half = team // 2
        tables = [[*one[half:], *other[:half]], [*one[:half], *other[half:]]]
        return [_dealt(tables, (), state, dice)]
    names = dice.sample(list(teams), len(teams))
    times = Counter(state.people[who].team for who in past(state).waited())
    names.sort(key=lambda name: times[name])  # stable: the lot decides among equals
    byes, playing = names[: len(names) % size], names[len(names) % size :]
    playing = dice.sample(playing, len(playing))
    meetings = [playing[at : at + size] for at in range(0, len(playing), size)]
    tables = [[teams[name][seat] for name in meeting] for meeting in meetings for seat in range(team)]
    return [_dealt(tables, tuple(who for name in byes for who in teams[name]), state, dice)]


def rounds_of(teams: int, size: int) -> int:
    """Return how many rounds a cup has in which one of each `size` teams goes on (CL-SC-03)."""
    rounds = 0
    while teams > 1:
        teams, rounds = 1 if teams == 2 else teams // size + teams % size, rounds + 1
    return rounds


def _dealt(tables: Sequence[Sequence[str]], out: tuple[str, ...], state: State, dice: random.Random) -> Plan:
    return placed([[tuple(table) for table in tables]], [out], past(state), dice)[0]


_DRAWS: dict[Draw, Callable[[State, int, random.Random], Sequence[Plan]]] = {
    Draw.PLAN: _planned,
    Draw.RANDOM: _planned,
    Draw.THIRDS: _thirds,
    Draw.SNAKE: _snake,
    Draw.FINALS: _finals,
    Draw.TEAMS: _teams,
    Draw.WAITED: _waited,
}
