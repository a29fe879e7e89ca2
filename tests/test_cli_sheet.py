"""`tarok sheet`: an evening of chips, entry by entry, with numbers counted by hand."""

import json

import pytest
from calling import tarok

MISDEAL = {"type": "misdeal", "place": 3}
WON = {"type": "deal", "result": {"contract": "four", "declarer": 0, "partner": 2, "points": [60]}}
RENEGE = {"type": "deal", "result": {**WON["result"], "faults": [{"what": "renege", "seat": 1}]}}
LOAN = {"type": "loan", "place": 1, "amount": 100}
TIME = {"type": "stop", "playing": True}


def booked(*entries, game="czech_american", rules=()):
    text = "\n".join(map(json.dumps, entries))
    status, out, err = tarok("sheet", game, "--json", *rules, stdin=text.encode())
    assert (0, "") == (status, err)
    return [json.loads(line) for line in out.splitlines()]


def test_misdeals_loans_and_deals_are_entries():
    # CZ-ERR-01: the dealer pays 2 to each.  CZ-PAY-01: 60 is 7 over half: 1 chip and 2 more, 3 to each of the
    # losers' side.  CZ-CHIP-03: place 1 has 100 + 2 - 3 = 99, and may borrow.
    misdeal, won, loan, end = booked(MISDEAL, WON, LOAN)
    assert [2, 2, 2, -6] == misdeal["carry"]["totals"]
    assert [5, -1, 5, -9] == won["carry"]["totals"]
    assert ([0, 100, 0, 0], [5, -1, 5, -9]) == (loan["carry"]["marks"]["loans"], loan["carry"]["totals"])
    assert {"kind": "standing", "sheets": 1, "totals": [5, -1, 5, -9], "ranks": [1, 3, 1, 4]} == end


def test_what_somebody_did_wrong_stands_in_the_result():
    """CZ-ERR-05, CZ-ERR-03: seat 1 pays 2 to each, and for both of the losers, whom it cost 3 each."""
    (entry, _) = booked(RENEGE)
    assert {"renege"} <= {line["what"] for line in entry["lines"]}
    assert (0, -6 - 6) == (sum(entry["carry"]["totals"]), entry["carry"]["totals"][1])


def test_the_clock_lets_the_hand_be_finished_and_the_next_entry_begins_a_round():
    """CZ-TRN-02, CZ-TRN-03: two rounds of 3 each; place 0 wins all, with place 2."""
    *rows, end = booked(TIME, WON, WON, {"type": "stop"}, WON)
    assert [3, -3, 3, -3] == rows[1]["carry"]["totals"]
    assert {"over": [1]}.items() <= rows[1]["carry"]["marks"].items()
    assert [3, -3, 3, -3] == rows[2]["carry"]["totals"]
    assert (3, [9, -9, 9, -9], [1, 3, 1, 3]) == (end["sheets"], end["totals"], end["ranks"])


def test_people_read_it_as_tables():
    text = "\n".join(map(json.dumps, (MISDEAL, WON))).encode()
    _, out, _ = tarok("sheet", "czech_american", stdin=text)
    rows = [line.split() for line in out.splitlines()]
    assert ["misdeal", "+2", "+2", "+2", "-6", "2,", "CZ-ERR-01"] in rows
    assert ["total", "5", "-1", "5", "-9"] in rows
    assert ["rank", "1", "3", "1", "4"] in rows


def test_a_game_with_a_pool_is_ranked_as_it_stands():
    """RO-POOL-01: the first hand costs the dealer 2 and the others 1."""
    *_, end = booked({"type": "deal", "result": {"ended": "abandoned"}}, game="romanian")
    assert ([-1, -1, -1, -2], [1, 1, 1, 4]) == (end["totals"], end["ranks"])


@pytest.mark.parametrize(
    ("game", "entries", "said"),
    [
        ("czech_american", [LOAN], "stdin, line 1: place 1 has 100: only below 100 may one borrow."),
        ("czech_american", [WON, {"type": "gift"}], "stdin, line 2: Invalid value 'gift' - at `$.type`."),
        ("slovenian", [LOAN], "stdin, line 1: slovenian has no bank to borrow from."),
        ("slovenian", [], "stdin: there is no entry."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(game, entries, said):
    text = "\n".join(map(json.dumps, entries)).encode()
    assert (2, "", f"tarok: {said}\n") == tarok("sheet", game, stdin=text)


def test_what_lies_before_everybody_is_told_with_what_the_bank_has_lent():
    """CZ-CHIP-02, CZ-CHIP-03: 100 and the totals; place 1, who had 99, has borrowed 100."""
    text = "\n".join(map(json.dumps, (MISDEAL, WON, LOAN))).encode()
    rows = [line.split() for line in tarok("sheet", "czech_american", stdin=text)[1].splitlines()]
    assert ["chips", "105", "199", "105", "91"] in rows
    assert ["loans", "0", "100", "0", "0"] in rows
    assert "chips" not in tarok("sheet", "slovenian", stdin=b'{"type": "misdeal", "place": 3}')[1]
