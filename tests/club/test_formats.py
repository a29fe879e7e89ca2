"""The shipped formats say what their sources say."""

import json
import tracemalloc
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from noted import entered, noted

from tarok.club.event import event
from tarok.club.formats import Because, Draw, Format, Kind, Stage, format_of, formats
from tarok.club.notes import Closed, Drawn, Entered, Note, Opened, Slip
from tarok.club.standings import of_season, of_teams, standing
from tarok.engine.json_codec import from_json, to_json

SHIPPED = [
    # format, the draw and the minutes of each round, sizes of tables, chips, points, what sitting out gives
    ("slovenian_individual", [("thirds", 90)] * 4, (3, 4), 0, ("2", "1", "1/2"), "0"),  # CL-SI-01, CL-SI-03
    ("slovenian_cup", [("teams", 0)] * 5, (3,), 0, (), "0"),  # CL-SC-01
    ("czech_evening", [*[("plan", 60)] * 4, ("waited", 60)], (4,), 100, (), "0"),  # CL-CE-01, CL-CE-02
    ("czech_league", [("plan", 50)] * 5, (4,), 100, ("4", "3", "2", "1"), "1"),  # CL-CZL-01, CL-CZL-03
    ("american_czech", [("random", 60)] * 4, (4, 5), 100, (), "0"),  # CL-AC-01, CZ-TRN-02, CZ-TRN-03
    ("hungarian_finals", [*[("plan", 55)] * 4, ("finals", 60)], (4, 5), 0, (), "0"),  # CL-HU-01
    ("friendly", [("random", 0)] * 4, (4, 3, 5), 0, (), "0"),  # CL-FR-01
]


def test_all_shipped_formats_are_in_the_table():
    assert [*formats()] == [row[0] for row in SHIPPED]


@pytest.mark.parametrize(("name", "rounds", "sizes", "chips", "points", "out"), SHIPPED)
def test_a_shipped_format_is_that_of_its_source(name, rounds, sizes, chips, points, out):
    rules = formats()[name]
    assert rounds == [(stage.draw.value, stage.minutes) for stage in rules.rounds]
    assert (sizes, chips, points, out) == (rules.sizes, rules.chips, rules.points, rules.out)
    assert all(size == rules.game(size).places for size in sizes)


def test_deals_are_counted_where_the_source_counts_them():
    """CL-SI-01: 21 deals or 90 minutes; CL-SC-01: 36 deals, teams of three; CL-CZL-04: ten evenings."""
    assert [21] * 4 == [stage.deals for stage in formats()["slovenian_individual"].rounds]
    assert ([36] * 5, 3) == (
        [stage.deals for stage in formats()["slovenian_cup"].rounds],
        formats()["slovenian_cup"].team,
    )
    assert (10, 10) == (formats()["czech_league"].evenings, formats()["czech_league"].best)


@pytest.mark.parametrize("rules", formats().values(), ids=lambda rules: rules.id)
def test_every_clause_of_a_format_is_one_of_the_books(rules):
    books = Path(__file__).parents[2] / "docs" / "rules"
    known = {name for path in books.glob("*.ids") for name in path.read_text("utf-8").split()}
    cited = {*rules.clauses, *(getattr(rules.because, name) for name in Because.__struct_fields__)}
    assert cited <= known
    assert rules == from_json(to_json(rules), Format)


def test_a_format_of_ones_own_stands_in_the_event():
    rules = Format(
        id="ours",
        name="Ours",
        clauses=(),
        tables={4: Kind("czech_american", {"start_points": 50})},
        stages=(Stage("random"),),
        because=Because(points="CL-PT-01", seats="CL-SEAT-01"),
        chips=50,
        check=True,
    )
    made = event(noted(Opened("x", rules), *entered(*"abcd"), Drawn(1, (tuple("abcd"),))))
    assert made.refused == ()
    assert 50 == made.state.table(1, 1).sheet.game.options.start_points


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("tables", {4: Kind("slovenian_3")}, "slovenian_3 has 3 places, not 4"),
        ("tables", {4: Kind("whist")}, "there is no game 'whist'"),
        ("tables", {4: Kind("slovenian", {"chips": 1})}, "slovenian has no option 'chips'"),
    ],
)
def test_a_format_that_cannot_be_played_is_refused(field, value, sentence):
    rules = formats()["friendly"]
    fields = {name: getattr(rules, name) for name in Format.__struct_fields__}
    with pytest.raises(ValueError, match=f"^{sentence}"):
        Format(**{**fields, field: value})


def test_the_usual_size_is_known_however_the_sizes_stand():
    """A page that sends a format back may have put the sizes into their order."""
    text = json.dumps(json.loads(to_json(formats()["friendly"])), sort_keys=True)
    assert (4, 3, 5) == from_json(text, Format).sizes
    with pytest.raises(ValueError, match="6 usually sit at a table"):
        from_json(text.replace('"usual": 4', '"usual": 6'), Format)


def test_points_are_numbers_or_fractions():
    row = to_json(formats()["friendly"]).replace(b'"out":"0"', b'"out":"half"')
    with pytest.raises(msgspec.ValidationError, match="matching regex"):
        from_json(row, Format)


LEAGUE = (
    Opened("League", "czech_league"),
    *entered("ana", "bor", "cene", "dana", "eva"),
    Drawn(1, (("ana", "bor", "cene", "dana"),), ("eva",)),
)


@pytest.mark.parametrize(
    ("chips", "points"),
    [
        # CL-CZL-02, CL-PT-02: equals share the points of their places
        ((130, 110, 90, 70), ("4", "3", "2", "1")),
        ((120, 120, 90, 70), ("7/2", "7/2", "2", "1")),
        ((130, 100, 100, 70), ("4", "5/2", "5/2", "1")),
        ((70, 130, 100, 100), ("1", "4", "5/2", "5/2")),
        ((130, 90, 90, 90), ("4", "2", "2", "2")),
        ((100, 100, 100, 100), ("5/2", "5/2", "5/2", "5/2")),
    ],
)
def test_equals_at_a_table_share_the_points_of_their_places(chips, points):
    """CL-CZL-03: Eva, who sits out, has one."""
    made = event(noted(*LEAGUE, Slip(1, 1, chips)))
    rows = {row.who: row for row in standing(made.state)}
    assert [*points, "1"] == [str(rows[who].points) for who in ("ana", "bor", "cene", "dana", "eva")]
    assert ("out", "CL-CZL-03") == (rows["eva"].lines[0].what, rows["eva"].lines[0].clause)


def test_at_a_table_of_four_the_last_points_are_for_all_the_rest():
    """CL-PT-02, CL-SI-03: 2, 1, a half, and a half for the fourth."""
    made = event(
        noted(
            Opened("x", "slovenian_individual"),
            *entered(*"abcd"),
            Drawn(1, (tuple("abcd"),)),
            Slip(1, 1, (90, -20, 40, 10)),
        )
    )
    points = {row.who: row.points for row in standing(made.state)}
    assert {"a": 2, "c": 1, "d": Fraction(1, 2), "b": Fraction(1, 2)} == points


def test_equals_share_a_rank_if_no_tie_break_tells_them_apart():
    """CL-PT-03, CL-CZL-02: Ana and Bor have 7/2 points and +20 each, and share the first rank."""
    made = event(noted(*LEAGUE, Slip(1, 1, (120, 120, 90, 70))))
    assert [1, 1, 3, 4, 5] == [row.rank for row in standing(made.state)]
    later = event(
        noted(
            *LEAGUE,
            Slip(1, 1, (120, 120, 90, 70)),
            Closed(1),
            Drawn(2, (("ana", "eva", "cene", "dana"),), ("bor",)),
            Slip(2, 1, (60, 120, 110, 110)),
        )
    )
    # Ana 7/2 + 1 and -20, Bor 7/2 + 1 and +20, Eva 1 + 4, Cene 2 + 5/2 and 0, Dana 1 + 5/2
    assert [("eva", 1, 5), ("bor", 2, 4.5), ("cene", 3, 4.5), ("ana", 4, 4.5), ("dana", 5, 3.5)] == [
        (row.who, row.rank, row.points) for row in standing(later.state)
    ]


def test_a_season_is_the_sum_of_the_best_evenings():
    """CL-PT-04: of three evenings the two best count; Cene was there once."""
    rules = formats()["czech_league"]
    two = Format(**{**{name: getattr(rules, name) for name in Format.__struct_fields__}, "best": 2})
    evenings = {}
    for date, chips in {
        "May": (130, 110, 90, 70),
        "June": (70, 130, 110, 90),
        "July": (130, 70, 110, 90),
    }.items():
        people = ("ana", "bor", "dana", "cene" if date == "May" else "eva")
        whats = (Opened(date, two), *entered(*people), Drawn(1, (people,)), Slip(1, 1, chips))
        evenings[date] = standing(event(noted(*whats)).state)
    # Ana 4 1 4, Bor 3 4 1, Dana 2 3 3, Cene 1, Eva 2 2
    table = of_season(evenings, two)
    assert [("ana", 1, 8), ("bor", 2, 7), ("dana", 3, 6), ("eva", 4, 4), ("cene", 5, 1)] == [
        (row.who, row.rank, row.points) for row in table
    ]
    assert [("evening", "May", 4), ("dropped", "June", 0), ("evening", "July", 4)] == [
        (line.what, line.of, line.points) for line in table[0].lines
    ]
    # Of Dana's two evenings with 3 both count, and the first with 2 does not.
    assert ["dropped", "evening", "evening"] == [line.what for line in table[2].lines]


def test_a_team_has_the_sum_of_its_members():
    """CL-PT-05: +30 -10 and -20 0."""
    people = [Entered(who, team=team) for who, team in zip("abcd", "RSRS", strict=True)]
    rules = formats()["friendly"]
    made = event(
        noted(Opened("x", rules), *people, Drawn(1, (tuple("abcd"),)), Slip(1, 1, (30, -20, -10, 0)))
    )
    assert [("R", 1, 20), ("S", 2, -20)] == [(row.who, row.rank, row.points) for row in of_teams(made.state)]
    assert [("a", 30), ("c", -10)] == [(line.of, line.points) for line in of_teams(made.state)[0].lines]


def test_no_format_of_another_name_is_known():
    with pytest.raises(ValueError, match=r"^there is no format 'bridge', only slovenian_individual,"):
        format_of("bridge")
    assert Note(id="x", clock=1, what=Opened("x", "friendly")).order == (1, "", "x")


def test_a_format_that_was_stored_with_any_number_of_rounds_costs_no_more_than_an_arena() -> None:
    """A book of before may say a stage 10**8 times: 2,000 rounds, as many as an arena has, are the most."""
    rules = replace(formats()["friendly"], stages=(Stage(draw=Draw.RANDOM, times=10**8),))
    tracemalloc.start()
    try:
        assert 2000 == len(rules.rounds)
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()
