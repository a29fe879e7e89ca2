"""Seats: nobody meets twice as long as that is possible, everybody deals and sits out equally."""

import random
from collections import Counter
from itertools import combinations, product
from time import process_time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from noted import entered, noted

from tarok.club import seating
from tarok.club.designs import design, designs
from tarok.club.draw import draws
from tarok.club.event import event
from tarok.club.first_dealers import dealers
from tarok.club.formats import Stage, formats
from tarok.club.notes import Begun, Closed, Entered, Left, Opened, Slip
from tarok.club.seating import Past, Plan, meetings, planned, sizes_of
from tarok.club.standings import alive, of_teams, winner

ALLOWED = [((4,), True), ((3,), True), ((5,), True), ((4, 5), False), ((3, 4), False), ((4, 3, 5), False)]


def plan_of(count, rounds, allowed, *, waits, seed=1, past=None):
    people = [f"p{number}" for number in range(count)]
    sizes = sizes_of(count, allowed, waits=waits)
    return planned(people, rounds, sizes, past or Past(usual=allowed[0]), random.Random(seed))


def spread(counts):
    """By how much the greatest of some numbers is more than the least."""
    return max(counts, default=0) - min(counts, default=0)


def repeats(plans):
    """The sum of the squares of how often two people meet: the least is the most even."""
    return sum(times * times for times in meetings(plans).values())


@given(st.integers(3, 200), st.integers(1, 5), st.sampled_from(ALLOWED), st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_a_plan_seats_everybody_once_a_round_and_nobody_sits_out_twice_too_early(count, rounds, way, seed):
    """CL-SEAT-02, CL-SEAT-03."""
    allowed, waits = way
    try:
        plans = plan_of(count, rounds, allowed, waits=waits, seed=seed)
    except ValueError:
        assert count < 12, "from 12 on any number can be seated"
        return
    people = {f"p{number}" for number in range(count)}
    out = Counter()
    for plan in plans:
        seated = [who for table in plan.tables for who in table]
        assert people == {*seated, *plan.out}
        assert count == len(seated) + len(plan.out)
        assert {len(table) for table in plan.tables} <= {*allowed}
        assert waits or not plan.out
        assert len(plan.out) < allowed[0]
        out.update(plan.out)
        assert spread([out[who] for who in people]) <= 1
    dealt = Counter(table[-1] for plan in plans for table in plan.tables)
    sizes = {len(table) for table in plans[0].tables}
    assert spread([dealt[who] for who in people]) <= (1 if len(sizes) == 1 else 2)
    assert max(dealt.values()) <= -(-rounds // min(sizes))


FREE = [
    # people, size of the tables, rounds: the greatest numbers of rounds known, or all that a format has
    (9, 3, 4),
    (12, 3, 4),
    (15, 3, 7),
    (16, 4, 5),
    (18, 3, 6),
    (20, 4, 5),
    (21, 3, 6),
    (21, 4, 5),
    (22, 4, 5),
    (23, 4, 5),
    (24, 4, 5),
    (25, 5, 6),
    (28, 4, 6),
    (36, 3, 8),
    (40, 4, 7),
    (100, 4, 7),
    (138, 3, 4),
    (200, 4, 7),
    (200, 5, 7),
]


@pytest.mark.parametrize(("count", "size", "rounds"), FREE)
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_meets_twice_where_that_is_possible(count, size, rounds, seed):
    """CL-SEAT-01."""
    plans = plan_of(count, rounds, (size,), waits=True, seed=seed)
    assert {1} == set(meetings(plans).values())


def halves(people, size):
    """All ways to seat people at tables of a size; by brute force."""
    if not people:
        yield ()
        return
    first, *rest = people
    for mates in combinations(rest, size - 1):
        others = [who for who in rest if who not in mates]
        for more in halves(others, size):
            yield ((first, *mates), *more)


@pytest.mark.parametrize(("count", "size", "rounds"), [(6, 3, 3), (6, 3, 4), (8, 4, 3), (8, 4, 4)])
def test_where_people_have_to_meet_again_no_plan_is_more_even(count, size, rounds):
    """CL-SEAT-01: the referee tries all plans whose first round is one of them: people have no names."""
    people = [f"p{number}" for number in range(count)]
    first, *others = (Plan(tables, ()) for tables in halves(people, size))
    least = min(repeats([first, *rest]) for rest in product([first, *others], repeat=rounds - 1))

    assert least == repeats(plan_of(count, rounds, (size,), waits=False))


@pytest.mark.parametrize(("count", "rounds"), [(200, 5), (21, 4), (8, 6), (199, 7)])
def test_a_plan_takes_less_than_a_second_of_cpu(count, rounds):
    begun = process_time()
    plan_of(count, rounds, (4, 3, 5), waits=False)
    assert process_time() - begun < 2, "a busy machine may take twice as long"


def test_a_seed_gives_the_same_plan_again():
    first, again, other = (plan_of(21, 4, (4, 5), waits=False, seed=seed) for seed in (3, 3, 4))
    assert first == again != other


@pytest.mark.parametrize(
    ("count", "allowed", "waits", "sizes"),
    [
        (21, (4,), True, (4,) * 5),
        (21, (4, 5), False, (4, 4, 4, 4, 5)),
        (21, (3, 4), False, (3,) * 7),
        (23, (4, 5), False, (4, 4, 5, 5, 5)),
        (23, (4, 3, 5), False, (4, 4, 4, 4, 4, 3)),
        (20, (3, 4), False, (3, 3, 3, 3, 4, 4)),
        (6, (4, 3, 5), False, (3, 3)),
        (3, (4, 3, 5), False, (3,)),
        (7, (4, 5), True, (5,)),
    ],
)
def test_as_few_as_can_be_sit_out_and_as_few_tables_as_can_be_are_unusual(count, allowed, waits, sizes):
    assert sizes == sizes_of(count, allowed, waits=waits)


@pytest.mark.parametrize(("count", "allowed"), [(2, (4, 3, 5)), (3, (4,)), (6, (4, 5)), (11, (4, 5))])
def test_a_number_that_cannot_be_seated_is_refused(count, allowed):
    with pytest.raises(ValueError, match=f"^{count} people cannot be seated at tables of"):
        sizes_of(count, allowed, waits=False)


def test_who_deals_first_is_found_along_a_chain_of_tables():
    """CL-SEAT-03: the least at each table may come out uneven; each of the four can deal once."""
    tables = [("ana", "bor"), ("bor", "cene"), ("cene", "dana"), ("ana", "dana")]
    assert 4 == len({*dealers(tables, [])})
    assert {"cene", "dana"} == {*dealers([("ana", "cene"), ("bor", "dana")], ["ana", "bor"])}
    # Ana has dealt twice before: of three tables she gets none.
    assert "ana" not in dealers([("ana", "bor"), ("ana", "cene"), ("bor", "cene")], ["ana", "ana"])


def test_a_table_of_an_unusual_size_is_for_somebody_else_each_round():
    """21 people, one table of five in each of four rounds: 20 of them sit there once."""
    plans = plan_of(21, 4, (4, 5), waits=False)
    there = Counter(who for plan in plans for table in plan.tables if len(table) == 5 for who in table)
    assert (20, {1}) == (len(there), set(there.values()))


# What the draw of an event does with all this.


def drawn(form, count, *more, seed=3):
    whats = [Opened("x", form, seed), *entered(*(f"p{number}" for number in range(count))), *more]
    return event(noted(*whats))


def played(made, said, totals=None):
    """The event after this round was played: each table hands in what `totals` say of its people."""
    whats = [said, Begun(said.round)]
    for at, people in enumerate(said.tables, 1):
        chips = made.state.rules.chips
        rows = [chips] * len(people) if totals is None else [chips + round(totals[who]) for who in people]
        whats.append(Slip(said.round, at, tuple(rows)))
    for note in noted(*whats, Closed(said.round), device=f"r{said.round}", first=made.clock + 1):
        made = made.with_note(note)
    return made


@pytest.fixture
def short():
    """A search that gives up soon, where it does not matter how often people meet."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "TRIES", 2000)
        yield


@pytest.mark.usefixtures("short")
@given(st.integers(3, 60), st.sampled_from(sorted(formats())), st.integers(0, 9))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_whole_evening_can_be_drawn_in_every_format(count, form, seed):
    """CL-SEAT-02: nobody sits out twice before all have; every round is played."""
    made = drawn(form, count, seed=seed)
    rules = made.state.rules
    if rules.team:
        return
    while len(made.state.begun) < len(rules.rounds):
        try:
            said, *later = draws(made.state)
        except ValueError:
            assert count < 12, "from 12 on any number can be seated"
            return
        assert [each.round for each in (said, *later)] == [*range(said.round, said.round + 1 + len(later))]
        made = played(made, said)
        out = Counter(who for each in made.state.begun if each.stage.draw != "waited" for who in each.out)
        assert spread([out[who] for who in made.state.people]) <= 1
    assert () == draws(made.state)
    assert made.refused == ()


def test_a_czech_evening_of_21_lets_four_sit_out_who_play_a_fifth_round_together():
    """CL-CE-01, CL-CE-03: all four rounds are drawn at once."""
    made = drawn("czech_evening", 21)
    plan = draws(made.state)
    assert [1, 2, 3, 4] == [each.round for each in plan]
    waited = {who for each in plan for who in each.out}
    assert 4 == len(waited)
    for each in plan:
        made = played(made, each)
    (last,) = draws(made.state)
    assert [waited] == [{*table} for table in last.tables]


def test_who_comes_late_or_leaves_changes_only_what_has_not_begun():
    """CL-EV-04, CL-SEAT-01: nobody of round 1 meets again in the rounds that are drawn anew."""
    made = drawn("czech_evening", 24)
    first, *_ = draws(made.state)
    made = played(made, first)
    more = noted(Entered("late"), Left("p0"), device="door", first=made.clock + 1)
    for note in more:
        made = made.with_note(note)
    again = draws(made.state)
    assert [2, 3, 4] == [each.round for each in again]
    assert all("p0" not in {*each.out, *(who for table in each.tables for who in table)} for each in again)
    assert all("late" in {*each.out, *(who for table in each.tables for who in table)} for each in again)
    plans = [Plan(each.tables, each.out) for each in (first, *again)]
    assert {1} == set(meetings(plans).values())


def test_a_draw_by_standing_waits_for_the_round_before():
    made = drawn("slovenian_individual", 9)
    (said,) = draws(made.state)
    for note in noted(said, Begun(1), device="r", first=made.clock + 1):
        made = made.with_note(note)
    with pytest.raises(ValueError, match=r"^round 2 is drawn when round 1 is over$"):
        draws(made.state)


def test_in_thirds_one_of_each_third_meets_one_of_each_other():
    """CL-SEAT-04, CL-SI-01: by the start numbers first, then by the standing; nobody meets again."""
    made = drawn("slovenian_individual", 12)
    (first,) = draws(made.state)
    thirds = [{f"p{number}" for number in range(at, at + 4)} for at in (0, 4, 8)]
    assert all(len(third & {*table}) == 1 for third in thirds for table in first.tables)
    # p11 wins most, then p10 ...: whoever has the greater number wins a table, and has more.
    made = played(made, first, {f"p{number}": number for number in range(12)})
    ranking = sorted(made.state.people, key=lambda who: -score_of(made, who))
    (second,) = draws(made.state)
    thirds = [{*ranking[at : at + 4]} for at in (0, 4, 8)]
    assert all(len(third & {*table}) == 1 for third in thirds for table in second.tables)


def score_of(made, who):
    """Two, one and a half for the places at the table (CL-SI-02), then what was won."""
    (table,) = (table for table in made.state.rounds[0].tables if who in table.people)
    place = sorted(table.results, reverse=True).index(table.results[table.people.index(who)])
    return (2, 1, 0.5)[place] + table.results[table.people.index(who)] / 1000


@pytest.mark.usefixtures("short")
def test_the_finals_are_by_places_and_the_last_table_is_greater():
    """CL-HU-01, CL-HU-03."""
    made = drawn("hungarian_finals", 9)
    for _ in range(4):
        said = draws(made.state)[0]
        totals = {}
        for people in said.tables:
            order = sorted(people, key=lambda who: int(who[1:]))
            totals |= {who: len(people) - 1 - 2 * at for at, who in enumerate(order)}
        made = played(made, said, totals)
    wins = Counter()
    for each in made.state.begun:
        for table in each.tables:
            wins.update(dict(zip(table.people, table.results, strict=True)))
    (final,) = draws(made.state)
    order = sorted(made.state.people, key=lambda who: (-wins[who], int(who[1:])))
    assert [{*order[:4]}, {*order[4:]}] == [{*table} for table in final.tables]


def test_a_snake_runs_to_and_fro():
    """CL-SEAT-05: by start numbers, 1 6 7 12, 2 5 8 11 and 3 4 9 10 meet."""
    rules = formats()["friendly"]
    snake = type(rules)(
        **{name: getattr(rules, name) for name in rules.__struct_fields__ if name != "stages"},
        stages=(Stage("snake"),),
    )
    (said,) = draws(drawn(snake, 12).state)
    tables = [{0, 5, 6, 11}, {1, 4, 7, 10}, {2, 3, 8, 9}]
    assert tables == [{int(who[1:]) for who in table} for table in said.tables]


def test_a_cup_of_27_teams_is_won_by_the_strongest():
    """CL-SC-01, CL-SC-02: 27 teams, then 9, then 3; of each team one sits at each table of its meeting."""
    teams = [f"t{number:02}" for number in range(27)]
    people = [Entered(f"{team}{who}", team=team) for team in teams for who in "abc"]
    made = event(noted(Opened("Cup", "slovenian_cup"), *people))
    for there in (27, 9, 3):
        (said,) = draws(made.state)
        assert there == len(said.tables)
        assert all(3 == len({who[:3] for who in table}) for table in said.tables)
        meets = [frozenset(who[:3] for who in table) for table in said.tables]
        assert {3} == set(Counter(meets).values())
        made = played(made, said, {who: int(who[1:3]) for table in said.tables for who in table})
    assert () == draws(made.state)
    assert ["t26"] == [*alive(made.state)]
    first, *rest = of_teams(made.state)
    assert ("t26", 1, 3 * 3 * 26) == (first.who, first.rank, first.points)
    assert 9 == sum(row.ahead[0] >= 2 for row in (first, *rest))
    assert [3, 3, 3] == [row.ahead[0] for row in (first, *rest)][:3]


@pytest.mark.parametrize(("people", "size"), designs())
def test_a_stored_plan_seats_everybody_and_nobody_meets_twice(people, size):
    plan = designs()[people, size]
    for each in plan:
        assert [*range(people)] == sorted(who for table in each for who in table)
        assert {size} == {len(table) for table in each}
    pairs = [pair for each in plan for table in each for pair in combinations(sorted(table), 2)]
    assert len(pairs) == len({*pairs})


def test_a_stored_plan_is_taken_where_there_is_one():
    """25 people at tables of five meet all others in six rounds, and a seventh there cannot be."""
    plans = plan_of(25, 6, (5,), waits=True)
    assert 25 * 24 // 2 == len(meetings(plans))
    assert design(25, (5,) * 5, 6) is not None
    assert design(25, (5,) * 5, 7) is None
    assert design(21, (4, 4, 4, 4, 5), 4) is None


def cup_of(count):
    """A cup of this number of teams: its end, and how many met and rested in each round."""
    teams = [f"t{number:02}" for number in range(count)]
    people = [Entered(f"{team}{who}", team=team) for team in teams for who in "abc"]
    made, rounds, byes = event(noted(Opened("Cup", "slovenian_cup"), *people)), [], Counter()
    while said := draws(made.state):
        (drawn_now,) = said
        met = {who[:3] for table in drawn_now.tables for who in table}
        rest = {who[:3] for who in drawn_now.out}
        assert not met & rest
        rounds.append((len(met), len(rest)))
        byes.update(rest)
        # what a team wins at a table sums to zero there, as at a real one
        strength = {who: int(who[1:3]) for table in drawn_now.tables for who in table}
        made = played(made, drawn_now, strength)
    return made.state, rounds, byes


@pytest.mark.parametrize(
    ("count", "rounds"),
    [
        (2, [(2, 0)]),
        (3, [(3, 0)]),
        (4, [(3, 1), (2, 0)]),
        (5, [(3, 2), (3, 0)]),
        (6, [(6, 0), (2, 0)]),
        (7, [(6, 1), (3, 0)]),
        (8, [(6, 2), (3, 1), (2, 0)]),
        (10, [(9, 1), (3, 1), (2, 0)]),
    ],
)
def test_a_cup_takes_any_number_of_teams(count, rounds):
    """CL-SC-03: those that are over have a bye; CL-SC-04: the last two meet each other."""
    state, seen, byes = cup_of(count)
    assert rounds == seen
    assert 1 == max(byes.values(), default=1), "nobody rests twice before others once"
    assert f"t{count - 1:02}" == winner(state)
    first, *rest = of_teams(state)
    assert (f"t{count - 1:02}", 1) == (first.who, first.rank)
    assert 1 not in {row.rank for row in rest}


def test_the_last_two_teams_meet_at_two_tables():
    """CL-SC-04: two of the first team and one of the second, and the reverse."""
    people = [Entered(f"{team}{who}", team=team) for team in "xy" for who in "abc"]
    (said,) = draws(event(noted(Opened("Cup", "slovenian_cup"), *people)).state)
    assert [["x", "x", "y"], ["x", "y", "y"]] == sorted(
        sorted(who[0] for who in each) for each in said.tables
    )
    assert 6 == len({who for each in said.tables for who in each})


def test_a_cup_says_how_many_teams_it_takes():
    """CL-SC-03: in five rounds 163 teams come down to one, 164 do not: 164, 56, 20, 8, 4, 2."""
    people = [Entered(f"x{who}", team="x") for who in "abc"]
    with pytest.raises(ValueError, match=r"^a cup of 5 rounds takes 2 to 163 teams, not 1 \(CL-SC-03\)$"):
        draws(event(noted(Opened("Cup", "slovenian_cup"), *people)).state)
