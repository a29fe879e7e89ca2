"""The same packs at all tables: hands to sort, and who made most of them."""

import json
import re

import pytest
from calling import tarok
from msgspec.structs import replace
from noted import entered, noted

from tarok.cards.deck import Cards
from tarok.club.duplicate_boards import Play, board, ranking
from tarok.club.equal_boards import differences, opening, passed_on
from tarok.club.event import event
from tarok.club.formats import Because, Draw, Format, Kind, Stage
from tarok.club.notes import Closed, Drawn, Opened, Scored
from tarok.club.standings import standing
from tarok.engine.result import Booked, Dealt, Result, Stop
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet

KEYS = sorted(GAMES)


@pytest.mark.parametrize("key", KEYS)
def test_a_board_is_a_whole_pack_and_the_same_again(key):
    """CL-BRD-01."""
    game = GAMES[key]()
    first = board(game, 7, 3)
    assert first == board(game, 7, 3) != board(game, 8, 3)
    cards = [card for hand in first.hands for card in hand]
    assert sorted(game.pack) == sorted([*cards, *first.talon])
    assert game.seats == len(first.hands)
    assert 1 == len({len(hand) for hand in first.hands})
    assert [0, 1 % game.places] == [board(game, 7, number).dealer for number in (1, 2)]


def czech(number, people, points, contract="four", partner=2):
    result = Result(contract=contract, declarer=0, partner=partner, points=(points,))
    return Play(board=number, people=people, result=result)


def test_boards_are_ranked_by_the_points_less_the_mean_of_all_who_had_the_same_cards():
    """CL-BRD-02, CL-BRD-03, worked out from CZ-EX-01, CZ-EX-02, CZ-EX-06 and CZ-EX-07.

    Board 1, dealt by place A, so that Povinost is place B.  Table 1: 65 points, +4 for B and D.
    Table 2: 47, -3 for B and D.  The mean at B is 1/2: +7/2 and -7/2; at A -1/2: -7/2 and +7/2.
    Board 2, dealt by B, Povinost is C.  Table 1: a Prever of C won with 58, +15 and -5 for the others.
    Table 2: one lost with 38, -24 and +8.  The mean at C is -9/2: +39/2 and -39/2; at the others 3/2:
    -13/2 and +13/2.  So Cene has -7/2 + 39/2 = 16, Bor and Dana 7/2 - 13/2 = -3, Ana -7/2 - 13/2 = -10.
    """
    one, two = ("ana", "bor", "cene", "dana"), ("eva", "fani", "gal", "hana")
    rows = ranking(
        GAMES["czech_american"](),
        [
            czech(1, one, 65),
            czech(1, two, 47),
            czech(2, one, 58, "prever", None),
            czech(2, two, 38, "prever", None),
        ],
    )
    assert [
        (1, "cene", 16),
        (2, "eva", 10),
        (3, "fani", 3),
        (3, "hana", 3),
        (5, "bor", -3),
        (5, "dana", -3),
        (7, "ana", -10),
        (8, "gal", -16),
    ] == sorted((row.rank, row.who, row.points) for row in rows)
    assert 0 == sum(row.points for row in rows)
    assert {"CL-BRD-02"} == {line.clause for row in rows for line in row.lines}


BOARDS = Format(
    id="boards",
    name="Boards",
    clauses=("CL-BRD-01",),
    tables={4: Kind("czech_american")},
    stages=(Stage(Draw.RANDOM, deals=2),),
    because=Because(points="CL-BRD-02", seats="CL-SEAT-01"),
    boards=True,
)


def test_an_event_with_the_same_packs_ranks_by_the_same_differences():
    """CL-BRD-01, CL-BRD-02: the two boards above, noted at two tables."""
    one, two = ("ana", "bor", "cene", "dana"), ("eva", "fani", "gal", "hana")
    scored = [
        (1, Result(contract="four", declarer=0, partner=2, points=(65,))),
        (2, Result(contract="four", declarer=0, partner=2, points=(47,))),
        (1, Result(contract="prever", declarer=0, partner=None, points=(58,))),
        (2, Result(contract="prever", declarer=0, partner=None, points=(38,))),
    ]
    made = event(
        noted(
            Opened("Boards", BOARDS),
            *entered(*one, *two),
            Drawn(1, (one, two)),
            *(Scored(1, table, Dealt(result)) for table, result in scored),
            Closed(1),
        )
    )
    assert () == made.refused
    rows = standing(made.state)
    assert [("cene", 16), ("eva", 10)] == [(row.who, row.points) for row in rows[:2]]
    assert {"ana": -10, "bor": -3, "cene": 16, "dana": -3, "eva": 10, "fani": 3, "gal": -16, "hana": 3} == {
        row.who: row.points for row in rows
    }
    # What each has won: +4 −5, +4 −5 and so on; Cene lost 4 and won 15.
    assert (-9, -1, 11, -1) == made.state.rounds[0].tables[0].results


def test_a_board_that_one_table_has_not_played_is_compared_among_the_others():
    """CL-BRD-02: of the second board there is one result, and it is the mean."""
    game = GAMES["czech_american"]()
    first = passed_on(game, 1, (0,) * 4, won(game, 6, 0, -2, -4))
    sheets = [
        Sheet(game, (first, passed_on(game, 2, (6, 0, -2, -4), won(game, 9, -3, -3, -3)))),
        Sheet(game, (passed_on(game, 1, (0,) * 4, won(game, 2, 4, -6, 0)),)),
    ]
    # Means of the first: 4, 2, -4, -2.
    assert [(2, -2, 2, -2), (-2, 2, -2, 2)] == differences(sheets)


def won(game, *totals):
    return Booked(Stop(), (), replace(opening(game, 1), totals=totals))


def test_boards_are_for_tables_of_one_size():
    with pytest.raises(ValueError, match="the same packs are for tables at which as many people sit"):
        replace(BOARDS, tables={4: Kind("czech_american"), 3: Kind("slovenian_3")})


@pytest.mark.parametrize(
    ("plays", "sentence"),
    [
        ([czech(1, ("a", "b", "c"), 65)], "board 1 was played by 3 people, not 4"),
        ([czech(0, tuple("abcd"), 65)], "there is no board 0"),
        ([czech(1, tuple("abcd"), 65), czech(1, tuple("efga"), 65)], "a has played board 1 before"),
        ([czech(1, tuple("abcd"), 500)], "`points` is [500], but "),
    ],
)
def test_a_play_that_cannot_be_is_refused(plays, sentence):
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}"):
        ranking(GAMES["czech_american"](), plays)


def test_the_command_prints_a_sheet_a_seat():
    _, out, _ = tarok("boards", "slovenian", "--seed", "3", "--number", "2")
    titles = [line for line in out.splitlines() if line.startswith("slovenian")]
    assert 10 == len(titles)
    assert "slovenian, board 2, place C (forehand)" in titles
    assert "slovenian, board 2, place B (deals)" in titles
    cards = " ".join(line for line in out.splitlines() if line.startswith("  ")).split()
    names = GAMES["slovenian"]().faces.names
    assert sorted([*names, *names]) == sorted(cards)


@pytest.mark.parametrize(
    ("language", "title", "king", "knight"),
    [
        ("en", "Board 2, place C (forehand)", "♥K", "♥N"),
        ("sl", "Delitev 2, sedež C (prvi na potezi)", "♥K", "♥C"),
        ("ro", "Donă 2, locul C (primul la mână)", "♥R", "♥C"),
        ("hu", "2. leosztás, C hely (kezdő)", "♥K", "♥L"),
        ("cs", "Rozdání 2, místo C (povinnost)", "♥K", "♥C"),
    ],
)
def test_boards_are_cut_out_hand_by_hand_in_a_language(language, title, king, knight):
    words = ("boards", "slovenian", "--seed", "3", "--number", "2", "--print", "--language", language)
    _, page, _ = tarok(*words)
    piles = page.split("<div class='pile'>")[1:]
    assert 5 == len(piles), "four places and the talon: those who sort one place read no other"
    assert all(2 == pile.count("<section>") for pile in piles)
    assert title in piles[2]
    assert "<h2>slovenian" not in page
    assert 2 * 16 == page.count("<span class='red'>"), "hearts and diamonds are red"
    assert {f"<span class='red'>{king}</span>", f"<span class='red'>{knight}</span>"} <= {
        *re.findall("<span class='red'>.*?</span>", page)
    }


def test_a_language_that_is_none_is_refused():
    assert (
        "there is no language 'de', only en, sl, ro, hu, cs"
        in tarok("boards", "slovenian", "--print", "--language", "de")[2]
    )


def test_the_command_says_boards_as_json_and_ranks_plays():
    _, out, _ = tarok("boards", "czech_american", "--seed", "1", "--json")
    said = json.loads(out)
    hands = [Cards.of(hand) for hand in said["hands"]]
    assert (hands, 0) == ([*board(GAMES["czech_american"](), 1, 1).hands], said["dealer"])
    play = {"board": 1, "people": ["a", "b", "c", "d"]}
    hand = {"contract": "four", "declarer": 0, "partner": 2}
    lines = "\n".join(
        json.dumps({**play, "people": people, "result": {**hand, "points": [points]}})
        for people, points in ((list("abcd"), 65), (list("efgh"), 47))
    )
    _, out, _ = tarok("boards", "czech_american", "--score", "-", stdin=lines.encode())
    assert ["rank", "name", "points", "1"] == out.splitlines()[0].split()
    assert ["1", "b", "3½", "3½"] in [line.split() for line in out.splitlines()]
    _, out, _ = tarok("boards", "czech_american", "--score", "-", "--json", stdin=lines.encode())
    assert ("7/2", 4) == (json.loads(out.splitlines()[0])["points"], out.count('"rank":1,'))
    assert (2, "", "tarok: stdin: there is no play.\n") == tarok(
        "boards", "czech_american", "--score", "-", stdin=b""
    )
