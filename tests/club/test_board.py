"""The board of an event: what each role may see of it, and what comes next."""

import msgspec
import pytest
from noted import entered, noted

from tarok.club.board import EventBoard, Role, board
from tarok.club.event import Event, event
from tarok.club.notes import (
    Begun,
    Closed,
    Corrected,
    Decided,
    Drawn,
    Entered,
    Fined,
    Left,
    Opened,
    Paid,
    Protested,
    Slip,
)
from tarok.engine.json_codec import to_json

FOUR = ("ana", "bor", "cene", "dana")
OPENED = Opened("Tuesday", "czech_evening")
BEGINNING = (OPENED, *entered(*FOUR), Drawn(1, (FOUR,)))
"""The notes desk-1 to desk-6, a minute apart."""
EVERYTHING = (
    *BEGINNING,
    Paid("ana", 12),
    Begun(1),
    Slip(1, 1, (130, 70, 110, 90)),
    Protested("bor", 1, 1, "the skis was exposed"),
    Fined("bor", 5),
)


def seen(*whats, role=Role.DIRECTOR, table=0):
    return board(event(noted(*whats)), role, table)


@pytest.mark.parametrize(
    ("whats", "step"),
    [
        ((OPENED, *entered("ana", "bor", "cene")), ("enter", 1)),
        ((OPENED, *entered(*FOUR)), ("draw", 1)),
        (BEGINNING, ("begin", 1)),
        ((*BEGINNING, *entered("eva")), ("draw", 1)),
        ((*BEGINNING, Begun(1)), ("slips", 1)),
        ((*BEGINNING, Begun(1), *entered("eva")), ("slips", 1)),
        ((*BEGINNING, Slip(1, 1, (130, 70, 110, 90))), ("close", 1)),
        ((*BEGINNING, Slip(1, 1, (130, 70, 110, 90)), Closed(1)), ("draw", 2)),
        ((*BEGINNING, Slip(1, 1, (130, 70, 110, 90)), Closed(1), Left("ana")), ("enter", 2)),
    ],
)
def test_there_is_always_one_step_that_comes_next(whats, step):
    made = seen(*whats)

    assert step == (made.step, made.step_round)


def test_an_evening_is_over_if_nobody_has_sat_out():
    """CL-CE-03: four play four rounds, and there is no fifth."""
    rounds = [(Drawn(at, (FOUR,)), Slip(at, 1, (130, 70, 110, 90)), Closed(at)) for at in range(1, 5)]
    made = seen(OPENED, *entered(*FOUR), *(what for each in rounds for what in each))

    assert ("over", 4) == (made.step, made.step_round)


def test_a_cup_is_over_when_one_team_is_left():
    """CL-SC-01: of three teams one goes on, and there is nobody whom it could meet."""
    people = [Entered(f"{team}{at}", team=team) for team in "abc" for at in "123"]
    tables = tuple(tuple(f"{team}{at}" for team in "abc") for at in "123")
    slips = [Slip(1, at, (10, 0, -10)) for at in (1, 2, 3)]
    made = seen(Opened("Cup", "slovenian_cup"), *people, Drawn(1, tables), *slips, Closed(1))

    assert ("over", 1) == (made.step, made.step_round)
    assert [("a", "30"), ("b", "0"), ("c", "-30")] == [(row.who, row.points) for row in made.teams]


def test_an_event_is_over_after_its_last_round():
    """CL-HU-01: five rounds."""
    rounds = [(Drawn(at, (FOUR,)), Slip(at, 1, (3, -1, -1, -1)), Closed(at)) for at in range(1, 6)]
    made = seen(
        Opened("Eger", "hungarian_finals"), *entered(*FOUR), *(note for each in rounds for note in each)
    )

    assert ("over", 5) == (made.step, made.step_round)


def test_a_round_by_the_clock_says_when_it_ends():
    """CL-CE-01: the note of its beginning is the eighth, at 480 seconds; 60 minutes later it is 4080."""
    (made,) = seen(*EVERYTHING).rounds

    assert ("begun", 60, 480, 4080) == (made.stands, made.minutes, made.begun_at, made.closes_at)


def test_a_round_that_has_not_begun_has_no_time():
    (made,) = seen(*BEGINNING).rounds

    assert ("drawn", 0, 0) == (made.stands, made.begun_at, made.closes_at)


def test_a_round_begins_with_what_its_tables_hand_in_if_nobody_said_so():
    """The slip is the seventh note."""
    (made,) = seen(*BEGINNING, Slip(1, 1, (130, 70, 110, 90))).rounds

    assert ("begun", 420) == (made.stands, made.begun_at)


def test_the_time_of_a_round_runs_from_what_the_director_has_said():
    """CL-EV-08: a phone that was without a network may have noted before it knew that the round had begun."""
    made = event(noted(*BEGINNING, Slip(1, 1, (130, 70, 110, 90)), Begun(1)))

    assert () == made.refused
    assert 480 == board(made, Role.WALL).rounds[0].begun_at
    with pytest.raises(ValueError, match="round 1 has begun already"):
        made.with_note(noted(*BEGINNING, Slip(1, 1, (130, 70, 110, 90)), Begun(1), Begun(1))[-1])


def test_a_table_shows_its_slip_and_the_note_that_says_so():
    (table,) = seen(*EVERYTHING).rounds[0].tables

    assert (FOUR, "czech_american", {}) == (table.people, table.game, table.options)
    assert ((130, 70, 110, 90), (30, -30, 10, -10)) == (table.slip, table.results)
    assert ("desk-9", "Ana", 0) == (table.of, table.by, table.deals)


def test_a_corrected_slip_is_known_by_its_first_note():
    corrected = Corrected("desk-9", Slip(1, 1, (100, 100, 110, 90)))
    (table,) = seen(*EVERYTHING, corrected).rounds[0].tables

    assert ((100, 100, 110, 90), "desk-9") == (table.slip, table.of)


def test_every_number_of_the_standing_has_its_clause_and_a_fine_its_reason():
    """CL-CE-02, CL-EV-06: Bor has -30 from the table and loses 5."""
    made = seen(*EVERYTHING)
    assert [(1, "ana", "30"), (2, "cene", "10"), (3, "dana", "-10"), (4, "bor", "-35")] == [
        (row.rank, row.who, row.points) for row in made.standing
    ]
    assert [("table", "-30", "CL-CE-02", ""), ("fine", "-5", "CL-EV-06", "because")] == [
        (line.what, line.points, line.clause, line.why) for line in made.standing[-1].lines
    ]


def test_the_director_sees_what_is_to_be_done_and_who_noted_what():
    made = seen(*EVERYTHING, Corrected("desk-7"), Paid("nobody", 1))

    assert [("refused", "desk-13"), ("protest", "desk-10")] == [(each.what, each.of) for each in made.checks]
    assert [
        ("desk-13", "refused", "paid", "nobody called 'nobody' takes part"),
        ("desk-12", "stands", "corrected", ""),
    ] == [(each.id, each.fate, each.said.what, each.sentence) for each in made.history[:2]]
    struck = next(each for each in made.history if each.id == "desk-7")
    assert ("struck", "ana", 12, 420) == (struck.fate, struck.said.who, struck.said.number, struck.at)


def test_a_decided_protest_is_nothing_more_to_see_to():
    made = seen(*EVERYTHING, Decided("desk-10", "the deal stands"))

    assert () == made.checks
    assert "the deal stands" == made.protests[0].decision


def test_what_is_noted_of_a_round_that_was_not_drawn_is_told_by_its_check():
    made = seen(*BEGINNING, Begun(1), Begun(2))

    assert [("refused", 0, 0, ""), ("missing", 1, 1, "")] == [
        (each.what, each.round, each.table, each.who) for each in made.checks
    ]


@pytest.mark.parametrize("role", [Role.WALL, Role.PLAYER, Role.TABLE])
def test_nobody_else_sees_money_history_and_what_is_to_be_done(role):
    made = seen(*EVERYTHING, Paid("nobody", 1), role=role, table=2)

    assert ((), (), (), ()) == (made.checks, made.history, made.protests, made.refused)
    assert {None} == {person.paid for person in made.people}
    assert b"exposed" not in to_json(made)
    assert seen(*EVERYTHING).standing == made.standing


@pytest.mark.parametrize(
    ("role", "table", "those"),
    [
        (Role.DIRECTOR, 0, ["desk-15", "desk-14", "desk-13"]),
        (Role.TABLE, 1, ["desk-15", "desk-13"]),
        (Role.TABLE, 2, []),
        (Role.WALL, 0, []),
        (Role.PLAYER, 0, []),
    ],
)
def test_a_table_sees_which_of_its_notes_were_refused(role, table, those):
    """After the round is over a slip of table 1 comes, its correction to a deal, and other things."""
    late = (Closed(1), Slip(1, 1, (100,) * 4), Slip(9, 3, (100,) * 4), Corrected("desk-13", Begun(1)))
    made = seen(*EVERYTHING, *late, role=role, table=table)

    assert those == [each.id for each in made.refused]
    assert not made.refused or "round 1 is over" in {each.sentence for each in made.refused}


def test_a_table_sees_the_protests_about_itself():
    assert ["the skis was exposed"] == [
        each.text for each in seen(*EVERYTHING, role=Role.TABLE, table=1).protests
    ]


def test_a_cup_shows_its_teams():
    people = [msgspec.structs.replace(each, team=each.who[0]) for each in entered("a1", "a2", "a3", "b1")]
    made = seen(Opened("Cup", "slovenian_cup"), *people)

    assert ["a", "b"] == sorted(row.who for row in made.teams)


def test_a_board_goes_through_json():
    made = seen(*EVERYTHING, Corrected("desk-9", Slip(1, 1, (100, 100, 110, 90))))

    assert made == msgspec.json.decode(to_json(made), type=EventBoard)


def test_what_is_not_opened_has_no_board():
    with pytest.raises(ValueError, match="has not been opened"):
        board(Event(), Role.DIRECTOR)
