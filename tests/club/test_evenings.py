"""An evening of 21 people in three formats: each row can be added up by hand."""

import pytest
from noted import evening, rows_of

from tarok.club.standings import of_round, standing

CZECH = """
 1 eva    | 5 241 | 5 125 | 3 152 | 3  76 |     - | +194
 2 sara   | 1 112 | 2 139 | 5 128 |   out | 1 126 | +105
 3 maja   | 2  55 | 1 127 | 4 144 | 1 167 |     - | +93
 4 vid    | 1 145 | 5  71 | 1 137 | 3 138 |     - | +91
 5 jan    | 4 114 | 5  63 | 2 103 | 2 183 |     - | +63
 6 cene   | 5  46 | 3 158 | 5  72 | 5 157 |     - | +33
 7 bor    | 5  68 | 3 114 | 3 113 | 3 130 |     - | +25
 8 tine   | 3 120 |   out | 3 141 | 5  90 | 1  70 | +21
 9 olga   | 2  68 | 1 103 | 1  93 | 5 151 |     - | +15
10 lojze  | 2 120 | 1 108 | 2 111 | 4  71 |     - | +10
11 dana   | 4  83 | 4 138 | 2 137 | 2  47 |     - | +5
12 pavel  | 1  96 | 3  99 | 4  83 | 1 118 |     - | -4
13 ana    | 4 113 | 2  80 | 1 125 | 3  56 |     - | -26
14 karla  |   out | 3  29 | 5  84 | 4 134 | 1 123 | -30
15 gal    | 2 157 | 2  94 | 1  45 | 1  61 |     - | -43
16 rok    | 3  47 | 4  86 | 4  93 | 2 103 |     - | -71
17 franc  | 4  90 | 2  87 | 4  80 | 2  67 |     - | -76
18 ida    | 3 119 | 4  98 | 3  -6 | 4 105 |     - | -84
19 urska  | 3 114 | 4  78 | 5 116 | 5   2 |     - | -90
20 nejc   | 5  45 | 5 141 | 2  49 | 1  54 |     - | -111
21 hana   | 1  47 | 1  62 |   out | 4  90 | 1  81 | -120
"""
"""Rank, name; a round a column: the table and the chips left there (CL-CE-02); what was won in all."""

SLOVENIAN = """
 1 rok    | 5   45 2   | 6   45 2   | 2  -35 1   | 6    0 2   | 7 +55
 2 olga   | 7  150 2   | 7   50 2   | 5  -55 3/4 | 3  145 2   | 27/4 +290
 3 gal    | 4   20 2   | 5  -85 1   | 1  150 3/2 | 4   80 2   | 13/2 +165
 4 ana    | 2  -70 1/2 | 3  150 2   | 1  150 3/2 | 2   70 2   | 6 +300
 5 karla  | 3 -105 1   | 4   45 2   | 3  140 2   | 6  -80 1   | 6 +0
 6 bor    | 3  -60 2   | 7  -70 1/2 | 4   90 2   | 1  -70 1   | 11/2 -110
 7 ida    | 6   70 1   | 3   20 1   | 2   15 2   | 3  105 1   | 5 +210
 8 lojze  | 4  -35 1/2 | 2   30 2   | 7   15 2   | 7  -85 1/2 | 5 -75
 9 dana   | 3 -150 1/2 | 3 -120 1/2 | 6  120 2   | 5  -80 2   | 5 -230
10 nejc   | 6  150 2   | 4  -35 1   | 5  -55 3/4 | 4  -35 1   | 19/4 +25
11 maja   | 7   10 1/2 | 6  -30 1   | 3   70 1   | 1    0 2   | 9/2 +50
12 cene   | 1    5 1   | 1   40 2   | 4 -145 1/2 | 2   40 1   | 9/2 -60
13 tine   | 5   30 1   | 5  125 2   | 6 -125 1/2 | 2  -40 1/2 | 4 -10
14 urska  | 2   35 3/2 | 7  -40 1   | 7  -35 1   | 4  -40 1/2 | 4 -80
15 franc  | 4  -20 1   | 2 -150 1/2 | 3   20 1/2 | 7    0 2   | 4 -150
16 hana   | 1 -150 1/2 | 4 -145 1/2 | 5  125 2   | 7  -45 1   | 4 -215
17 jan    | 1  115 2   | 1 -120 1   | 2 -105 1/2 | 5 -125 1/2 | 4 -235
18 sara   | 7  120 1   | 6 -105 1/2 | 6   70 1   | 6  -90 1/2 | 3 -5
19 vid    | 2   35 3/2 | 5 -130 1/2 | 1  -85 1/2 | 1  -90 1/2 | 3 -270
20 pavel  | 5  -50 1/2 | 2 -105 1   | 7  -70 1/2 | 5 -120 1   | 3 -345
21 eva    | 6 -110 1/2 | 1 -135 1/2 | 4   15 1   | 3  -10 1/2 | 5/2 -240
"""
"""A round a column: the table, the result and its points (CL-SI-02); all points, and the sum of results."""

HUNGARIAN = """
 1 pavel  | 5  10 | 3  13 | 2  20 | 5 -14 | 1   9 | +38
 2 rok    | 2  32 | 3   9 | 2 -14 | 5   5 | 1   7 | +39
 3 tine   | 1   1 | 2  27 | 4   8 | 1  16 | 1  -6 | +46
 4 vid    | 5 -11 | 5  12 | 5  12 | 2  25 | 1 -10 | +28
 5 olga   | 1   9 | 1  -4 | 5  12 | 5  11 | 2   7 | +35
 6 dana   | 3  17 | 4  -6 | 1  16 | 3  -4 | 2   7 | +30
 7 nejc   | 4  19 | 1 -16 | 2  12 | 3  12 | 2  -7 | +20
 8 lojze  | 5  18 | 4  12 | 3  -4 | 4  -6 | 2  -7 | +13
 9 franc  | 2 -10 | 1   6 | 5  18 | 2  -1 | 3   6 | +19
10 bor    | 4   9 | 2   2 | 3 -19 | 1   7 | 3   2 | +1
11 urska  | 5 -19 | 5  14 | 1  -8 | 4   9 | 3   0 | -4
12 eva    | 1 -15 | 5  13 | 5  19 | 4 -12 | 3  -8 | -3
13 ida    | 2 -10 | 4 -12 | 3  15 | 5 -10 | 4  12 | -5
14 karla  | 4 -11 | 3  17 | 1  -5 | 2 -13 | 4   3 | -9
15 hana   | 3 -11 | 2 -12 | 4   8 | 4   9 | 4   0 | -6
16 cene   | 4 -17 | 4   6 | 4   0 | 3   3 | 4 -15 | -23
17 gal    | 3  13 | 3 -39 | 2 -18 | 5   8 | 5  15 | -21
18 sara   | 3 -19 | 5 -28 | 3   8 | 3 -11 | 5   9 | -41
19 maja   | 1   5 | 2 -17 | 1  -3 | 1 -16 | 5   1 | -30
20 ana    | 5   2 | 5 -11 | 5 -61 | 2 -11 | 5  -6 | -87
21 jan    | 2 -12 | 1  14 | 4 -16 | 1  -7 | 5 -19 | -40
"""
"""A round a column: the table and what was won there; the last is the final (CL-HU-01); the sum."""


def ranks(rows):
    return [(int(rank), name) for rank, name, _, _ in rows]


def standings(event):
    return [(row.rank, row.name) for row in standing(event.state)]


def test_a_czech_evening_is_ranked_by_the_sum_of_all_rounds_and_who_sat_out_plays_a_fifth():
    """CL-CE-01, CL-CE-02, CL-CE-03, CL-PT-01: each who sat out has four rounds, as all others have."""
    event, rows = evening("czech_evening", CZECH, 5), rows_of(CZECH)

    assert ranks(rows) == standings(event)
    assert {name: int(total) for _, name, _, (total,) in rows} == {
        row.name: row.points for row in standing(event.state)
    }


def test_a_slovenian_evening_is_ranked_by_points_for_places_then_by_the_sum():
    """CL-SI-01, CL-SI-02, CL-PT-02, CL-PT-03: at table 2 of round 1 two share 2 and 1."""
    event, rows = evening("slovenian_individual", SLOVENIAN, 4), rows_of(SLOVENIAN)

    assert ranks(rows) == standings(event)
    assert {name: (points, int(total)) for _, name, _, (points, total) in rows} == {
        row.name: (str(row.points), row.ties[0]) for row in standing(event.state)
    }
    assert {name: [cell[2] for cell in cells] for _, name, cells, _ in rows} == {
        row.name: [str(line.points) for line in row.lines] for row in standing(event.state)
    }


def test_hungarian_finals_are_ranked_by_the_final_then_by_what_was_won_in_it():
    """CL-HU-01, CL-HU-02, CL-HU-03: Pavel, fourth before, wins the first final; Tine had most in all."""
    event, rows = evening("hungarian_finals", HUNGARIAN, 5), rows_of(HUNGARIAN)

    assert ranks(rows) == standings(event)
    assert {name: int(total) for _, name, _, (total,) in rows} == {
        row.name: row.points for row in standing(event.state)
    }


def test_before_the_finals_the_four_rounds_count():
    """Tine has 1 + 27 + 8 + 16 = 52 after four rounds, Vid 38, Rok 32, Pavel 29."""
    before = standing(evening("hungarian_finals", HUNGARIAN, 5).state, upto=4)

    assert [("tine", 52), ("vid", 38), ("rok", 32), ("pavel", 29)] == [
        (row.name, row.points) for row in before[:4]
    ]


@pytest.mark.parametrize(("number", "first", "points"), [(1, "eva", 141), (4, "jan", 83), (5, "sara", 26)])
def test_a_round_has_a_standing_of_its_own(number, first, points):
    event = evening("czech_evening", CZECH, 5)
    best = of_round(event.state, number)[0]

    assert (1, first, points) == (best.rank, best.name, best.points)


def test_every_number_says_where_it_comes_from():
    """CL-CE-03: Sara sat out in the fourth round; CL-CE-02: at table 1 of the first 12 were won."""
    sara = standing(evening("czech_evening", CZECH, 5).state)[1]

    assert [
        ("table", 1, 1, 12, "CL-CE-02"),
        ("table", 2, 2, 39, "CL-CE-02"),
        ("table", 3, 5, 28, "CL-CE-02"),
        ("out", 4, 0, 0, "CL-CE-03"),
        ("table", 5, 1, 26, "CL-CE-02"),
    ] == [(line.what, line.round, line.table, line.points, line.clause) for line in sara.lines]
