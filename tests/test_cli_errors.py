"""Whatever the user gets wrong is one sentence on stderr and status 2, with nothing on stdout."""

import pytest
from beggar import WHOLE
from calling import tarok

PLAY = ("play", "slovenian")
SCORE = ("score", "slovenian")
KLOP = b'{"result": {"contract": "klop", "points": [20, 20, 15, 15]}, "carry": {"marks": {"radli": [1]}}}'

MARKS = (
    ("mark chair: 9 9 9 9", "4: `marks.chair` is [9,9,9,9], but the sheet of slovenian has the marks radli"),
    ("mark radli: 1", "4: `marks.radli` is [1], but it has one number for each of 4 places (SL-RAD-01)."),
    ("mark radli: -1 0 0 0", "4: `marks.radli` is [-1,0,0,0], but its numbers are 0 to "),
)
OVER = b'{"result": {"ended": "no_tarok"}, "carry": {"marks": {"over": [1]}}}'


@pytest.mark.parametrize(
    ("words", "stdin", "sentence"),
    [
        (["moon"], b"", "No such command 'moon'."),
        (["gmaes"], b"", "No such command 'gmaes'. Did you mean 'games'?"),
        (["games", "slovnian"], b"", "there is no game 'slovnian'; did you mean slovenian?"),
        (
            [*PLAY, "--set", "mond_penlty=1"],
            b"",
            "slovenian has no option 'mond_penlty'; did you mean mond_penalty?",
        ),
        ([*PLAY, "--sed", "1"], b"", "No such option: --sed"),
        (["play"], b"", "Missing argument 'GAME'."),
        ([*PLAY, "--moon"], b"", "No such option: --moon"),
        (["play", "whist"], b"", "there is no game 'whist'; there is slovenian,"),
        ([*PLAY, "--profile", "moon"], b"", "slovenian has no profile 'moon'; it has slovenian."),
        ([*PLAY, "--players", "ana"], b"", "there is no player 'ana'; there is "),
        ([*PLAY, "--players", "random,random"], b"", "slovenian has 4 places, so name 1 player or 4, not 2."),
        ([*PLAY, "--deals", "0"], b"", "Invalid value for '--deals': "),
        ([*PLAY, "--deals", "many"], b"", "Invalid value for '--deals': "),
        ([*PLAY, "--set", "moon"], b"", "an option is written name=value, not 'moon'."),
        ([*PLAY, "--set", "moon=1"], b"", "slovenian has no option 'moon'; it has "),
        ([*PLAY, "--set", "mond_penalty=x"], b"", "mond_penalty cannot be 'x': Expected `int`"),
        ([*PLAY, "--set", "mond_penalty=-1"], b"", "mond_penalty cannot be '-1': Expected `int` >= 0"),
        ([*PLAY, "--set", "end_mode=late"], b"", "end_mode cannot be 'late': Invalid enum value"),
        (
            [*PLAY, "--players", "random", "--seed", "0", "--save", "/dev/null/x"],
            b"",
            "/dev/null/x: Not a directory.",
        ),
        (
            ["perft", "slovenian", "--phase", "moon"],
            b"",
            "slovenian has no phase 'moon'; it has dealing, auction, ",
        ),
        (
            ["perft", "slovenian", "--phase", "between"],
            b"",
            "the deal is over before there is a phase 'between'.",
        ),
        (["replay"], b"", "Missing argument 'FILE'."),
        (["replay", "nowhere.deal"], b"", "there is no file nowhere.deal."),
        (["replay", "."], b"", ".: Is a directory."),
        (["replay", "-"], b"", "stdin: line 1: a deal begins with 'game:' and the name of one."),
        (["replay", "-"], b"game: \xff", "stdin: this is no UTF-8 text (at byte 6)."),
        (
            ["replay", "-"],
            WHOLE.replace("bid beggar", "bid three").encode(),
            "stdin: line 13: seat 3 may not bid three: forehand_alone (SL-CON-01).",
        ),
        *(
            (["replay", "-"], WHOLE.replace("mark radli: 0 0 0 1", mark).encode(), f"stdin: line {says}")
            for mark, says in MARKS
        ),
        (SCORE, b"", "stdin: Input data was truncated."),
        (SCORE, b"{", "stdin: Input data was truncated."),
        (SCORE, b"\xff", "stdin: this is no UTF-8 text (at byte 0)."),
        (SCORE, b"[]", "stdin: Expected `object`, got `array`."),
        (SCORE, b"{}", "stdin: Object missing required field `result`."),
        (
            SCORE,
            b'{"result": {"contact": "two"}}',
            "stdin: Object contains unknown field `contact` - at `$.result`.",
        ),
        (
            SCORE,
            b'{"result": {}}',
            "stdin: `contract` is missing, but a deal needs its contract, or in `ended` why nothing was",
        ),
        (
            SCORE,
            b'{"result": {"contract": "moon"}}',
            "stdin: `contract` is \"moon\", but there is no contract 'moon' in slovenian, only klop, three, ",
        ),
        (
            SCORE,
            b'{"result": {"contract": "two"}}',
            "stdin: `declarer` is missing, but two needs a declarer (SL-CON-02).",
        ),
        (
            SCORE,
            b'{"result": {"contract": "two", "declarer": 9, "points": [38]}}',
            "stdin: `declarer` is 9, but seats are 0 to 3 (SL-SEAT-03).",
        ),
        (
            SCORE,
            b'{"result": {"contract": "two", "declarer": 0}}',
            "stdin: `points` is missing, but two needs the card points ",
        ),
        (
            SCORE,
            b'{"result": {"contract": "two", "declarer": 0, "points": [71]}}',
            "stdin: `points` is [71], but card points are 0 to 70 (SL-CNT-02).",
        ),
        (
            SCORE,
            b'{"result": {"ended": "no_tarok"}, "carry": {"dealer": 4}}',
            "stdin: the places are 0 to 3, ",
        ),
        (
            SCORE,
            b'{"result": {"ended": "no_tarok"}, "carry": {"totals": [1]}}',
            "stdin: `totals` should be 4 numbers, ",
        ),
        (
            SCORE,
            b'{"result": {"ended": "no_tarok"}, "carry": {"marks": {"radli": []}}}',
            "stdin: `marks.radli` is missing, but it has one number for each of 4 places (SL-RAD-01).",
        ),
        (SCORE, KLOP, "stdin: `marks.radli` is [1], but it has one number for each of 4 places (SL-RAD-01)."),
        (SCORE, OVER, "stdin: the session is over."),
        (["score", "slovenian", "nowhere.json"], b"", "there is no file nowhere.json."),
        (["serve", "--port", "70000"], b"", "--port is a number from 0 to 65535, not 70000."),
    ],
)
def test_what_is_wrong_is_one_sentence(words, stdin, sentence):
    status, out, err = tarok(*words, stdin=stdin)
    assert (2, "") == (status, out)
    assert err.startswith(f"tarok: {sentence}")
    assert err.endswith((".\n", "?\n"))
    assert 1 == err.count("\n")
