"""`tarok club`: a club works from a file alone."""

import json

import pytest
from calling import tarok


@pytest.fixture
def said(tmp_path):
    """Says something to the command about one file, and gives its status and what it printed."""
    file = tmp_path / "tuesday.jsonl"

    def say(*words):
        status, out, err = tarok("club", str(file), *map(str, words))
        return (status, out.splitlines(), err)

    say.file = file
    return say


def opened(said, form="czech_evening", names=("Ana", "Bor", "Cene", "Dana")):
    assert 0 == said("open", form, "Tuesday", "evening")[0]
    assert 0 == said("enter", *names)[0]
    return said


def table(said):
    """Those who sit at table 1 of round 1, by their places."""
    _, rows, _ = said("slips", 1)
    return [row.split()[1] for row in rows[1:5]]


def test_an_evening_from_the_first_note_to_the_standing(said):
    opened(said)
    _, drawn, _ = said("draw")
    assert [f"drawn: round {number}, 4 people at tables" for number in (1, 2, 3, 4)] == [
        line.partition(" ")[2] for line in drawn if not line.startswith(" ")
    ]
    assert 4 == sum(line.startswith("  table 1: ") for line in drawn)
    _, slip, _ = said("slips", 1)
    assert "Tuesday evening: round 1, table 1, czech_american, 60 minutes" == slip[0]
    assert "(deals first)" in slip[4]
    assert ["together", "400"] == slip[5].split()
    names = table(said)
    assert 0 == said("slip", 1, 1, 130, 110, 90, 70)[0]
    assert 0 == said("close", 1)[0]
    _, rows, _ = said()
    assert [
        ["rank", "name", "points"],
        *(
            [str(at), name, points]
            for at, name, points in zip((1, 2, 3, 4), names, ("30", "10", "-10", "-30"), strict=True)
        ),
    ] == [row.split() for row in rows]
    _, why, _ = said("why", names[0])
    assert [f"1 {names[0]}: 30", "  round 1, table 1: +30, place 1: 30 (CL-CE-02)"] == why


def test_slips_seats_and_standings_can_be_put_on_paper(said):
    opened(said, names=("Ana", "Bor", "Cene", "Dana", "Eva <3"))
    said("draw")
    _, cards, _ = said("seats")
    assert ["1 Ana", "2 Bor", "3 Cene", "4 Dana", "5 Eva <3"] == [
        line for line in cards if line and not line.startswith(" ")
    ]
    assert 4 == sum(line.endswith("sits out") for line in cards)
    assert 4 == sum(line.endswith("deals first") for line in cards)
    page = "\n".join(said("seats", "--print")[1])
    assert page.startswith("<!doctype html>")
    assert (5, True) == (page.count("<section>"), "<h1>5 Eva &lt;3</h1>" in page)
    slips = "\n".join(said("slips", 1, "--print")[1])
    assert 2 == slips.count("<section>"), "one for the table, one for who sits out"
    assert "<h1>Tuesday evening: round 1, table 1, czech_american, 60 minutes</h1>" in slips
    standing = "\n".join(said("standing", "--print")[1])
    assert "<h1>Tuesday evening</h1><p>   1  Ana: 0</p>" in standing


def test_what_is_wrong_is_said_in_a_sentence_and_noted_nowhere(said):
    opened(said)
    said("draw")
    before = said.file.read_bytes()
    for words, sentence in [
        (("slip", 1, 1, 130, 110, 90, 71), "table 1 of round 1 comes to 401, not to 400 (CL-CE-02)."),
        (("slip", 1, 1), "write: slip ROUND TABLE NUMBER …."),
        (("slip", 1, "x", 1), "'x' is no whole number."),
        (("slip", 1, 1, -130, 110), "table 1 of round 1 has 4 people, and its slip 2 numbers."),
        (("leave", "Zora"), "'Zora' is no name, id or start number of this event."),
        (("fine", "Ana", 5), "what is fined needs a reason."),
        (("score", 1, 1, "{}"), "this is no entry of a sheet: Object missing required field `type`."),
        (("open", "chess", "x"), "the event has been opened before."),
        (("stand",), "there is no 'stand', only standing, teams,"),
        (("correct", "x", "sing"), "'sing' is nothing to note, only open, enter,"),
    ]:
        status, out, err = said(*words)
        assert (2, []) == (status, out)
        assert err.startswith(f"tarok: {sentence}")
    assert before == said.file.read_bytes()


def test_deals_are_scored_and_corrected_with_a_reason(said):
    """CZ-EX-01 and CZ-EX-04: 65 points are 4, and 60 are 3."""
    opened(said)
    said("draw")
    names = table(said)
    hand = {"type": "deal", "result": {"contract": "four", "declarer": 0, "partner": 2, "points": [65]}}
    _, (noted,), _ = said("score", 1, 1, json.dumps(hand))
    note = noted.split()[0]
    _, rows, _ = said("standing", 1)
    assert {names[0]: "4", names[1]: "-4", names[2]: "4", names[3]: "-4"} == {
        row.split()[1]: row.split()[2] for row in rows[1:]
    }
    hand["result"]["points"] = [60]
    assert 2 == said("correct", note, "score", 1, 1, json.dumps(hand))[0]
    assert 0 == said("correct", note, "score", 1, 1, json.dumps(hand), "--why", "counted again")[0]
    _, rows, _ = said("--json")
    first = json.loads(rows[0])
    assert ("standing", "3", "CL-CE-02") == (first["kind"], first["points"], first["lines"][0]["clause"])
    _, told, _ = said("history")
    assert told[-1].endswith(
        f"corrected: {note}, now scored: round 1, table 1, dealt  because: counted again"
    )


def test_checks_say_what_is_left_to_do(said):
    opened(said, names=("Ana", "Bor", "Cene", "Dana", "Eva"))
    said("draw")
    said("begin", 1)
    said("pay", "Ana", 20)
    said("enter", "Fani")
    said("protest", "Ana", 1, 1, "no", "talon")
    _, checks, _ = said("checks")
    assert [
        "round 2 has to be drawn anew: people have come or gone",
        "round 3 has to be drawn anew: people have come or gone",
        "round 4 has to be drawn anew: people have come or gone",
        "round 1, table 1 has not handed in anything",
    ] == checks[:4]
    assert checks[4].endswith(" of Ana is open: no talon")
    note = checks[4].split()[1]
    said("decide", note, "they", "are", "right")
    said("draw")
    assert ["round 1, table 1 has not handed in anything"] == said("checks")[1]


def test_a_file_whose_last_line_somebody_left_open_is_gone_on_with(said):
    opened(said)
    said.file.write_bytes(said.file.read_bytes().rstrip(b"\n"))
    assert 0 == said("pay", "Ana", 20)[0]
    assert 6 == len(said("history")[1])
    assert said.file.read_bytes().endswith(b"\n")


def test_notes_of_two_devices_are_put_together(said, tmp_path):
    """CL-EV-02: a phone has noted a slip on its copy, and the desk a fine on its own."""
    opened(said)
    said("draw")
    phone = tmp_path / "phone.jsonl"
    phone.write_bytes(said.file.read_bytes())
    tarok("club", str(phone), "slip", "1", "1", "130", "110", "90", "70")
    who = table(said)[0]
    said("fine", who, 5, "--why", "late")
    _, rows, _ = said("--with", phone)
    assert ["1", who, "25"] == rows[1].split()
    _, told, _ = said("why", who, "--with", phone)
    assert "  fine: -5 (CL-EV-06)" == told[-1]


def test_a_season_is_a_file_an_evening(said, tmp_path):
    """CL-PT-04: 4 points and 1."""
    files = []
    for evening, order in (("may", (130, 110, 90, 70)), ("june", (70, 90, 110, 130))):
        file = tmp_path / f"{evening}.jsonl"
        files.append(str(file))
        people = ["p1", "p2", "p3", "p4"]
        lines = [
            {"type": "opened", "title": evening, "format": "czech_league"},
            *({"type": "entered", "who": who} for who in people),
            {"type": "drawn", "round": 1, "tables": [people]},
            {"type": "slip", "round": 1, "table": 1, "totals": order},
        ]
        text = (json.dumps({"id": f"n{at}", "clock": at, "what": what}) for at, what in enumerate(lines, 1))
        file.write_text("\n".join(text))
    status, out, _ = tarok("club", files[0], "--with", files[1], "--season")
    rows = [row.split() for row in out.splitlines()]
    assert 0 == status
    assert [["1", "p1", "5"], ["1", "p2", "5"], ["1", "p3", "5"], ["1", "p4", "5"]] == rows[1:]
    _, out, _ = tarok("club", files[0], "--with", files[1], "--season", "--json")
    assert {"may: 4", "june: 1"} == {line["why"] for line in json.loads(out.splitlines()[0])["lines"]}


def test_ratings_are_told_for_an_evening_and_for_a_season(said):
    pytest.importorskip("openskill")
    opened(said)
    said("draw")
    names = table(said)
    said("slip", 1, 1, 130, 110, 90, 70)
    _, rows, _ = said("ratings")
    assert names == [row.split()[1] for row in rows]
    assert rows[0].endswith("tables: 1")
    assert rows == said("ratings", "--season")[1]
    assert (2, [], "tarok: of a season there are the table and the `ratings`.\n") == said("why", "--season")


def test_teams_and_a_file_that_is_no_event(said, tmp_path):
    said("open", "friendly", "x")
    said("enter", "Ana@Reds", "Bor@Blues", "Cene@Reds", "Dana@Blues")
    said("draw")
    names = table(said)
    said("slip", 1, 1, *(5 if name in ("Ana", "Cene") else -5 for name in names))
    assert [["1", "Reds", "10"], ["2", "Blues", "-10"]] == [row.split() for row in said("teams")[1][1:]]
    other = tmp_path / "other.jsonl"
    other.write_text('{"id": "a"}\n')
    assert 2 == tarok("club", str(other))[0]
    assert f"tarok: {other}, line 1: " in tarok("club", str(other))[2]
    assert "there is no file" in tarok("club", str(tmp_path / "none.jsonl"))[2]


def test_no_sentence_names_an_id_that_nobody_typed(said):
    opened(said)
    entered = json.loads(said.file.read_text("utf-8").splitlines()[1])
    said("pay", "Ana", 5)
    status, _, fault = said("--why", "a mistake", "strike", entered["id"])

    assert 2 == status
    assert "'Ana' takes part" in fault
    assert entered["what"]["who"] not in fault.replace(entered["id"], "")


def test_a_protest_is_accepted_and_a_device_is_revoked(said, tmp_path):
    """CL-EV-10, CL-EV-11: the phone of a table asks for a correction after the end of a round."""
    opened(said)
    said("draw")
    slip = said("slip", 1, 1, 130, 70, 120, 80)[1][0].split()[0]
    said("close", 1)
    instead = {"type": "slip", "round": 1, "table": 1, "totals": [190, 10, 100, 100]}
    asks = {"type": "protested", "who": "", "round": 1, "table": 1, "text": "misread", "of": slip}
    row = {"id": "x", "clock": 50, "device": "phone", "what": {**asks, "instead": instead}}
    phone = tmp_path / "phone.jsonl"
    phone.write_text(json.dumps(row) + "\n")
    assert 0 == said("merge", phone)[0]
    assert (
        f"protest: the table, round 1, table 1: misread, {slip}, now slip: round 1" in said("history")[1][-1]
    )
    assert "protest x of table 1 is open: misread" in said("checks")[1]
    won = table(said)[0]
    assert ["1", won, "30"] == said("standing", 1)[1][1].split()
    assert said("accept", "x", "so", "it", "was")[1][0].endswith(" accepted: x, so it was")
    assert ["1", won, "90"] == said("standing", 1)[1][1].split()
    assert said("revoke", "phone")[1][0].endswith(" revoked: phone")
    assert ["1", won, "30"] == said("standing", 1)[1][1].split()


def test_a_cup_names_the_team_that_has_won(said):
    """CL-SC-01, CL-SC-04: two teams meet at two tables, and the sum decides."""
    said("open", "slovenian_cup", "Cup")
    said("enter", *(f"{team}{at}@{team}" for team in ("Reds", "Blues") for at in (1, 2, 3)))
    said("draw")
    _, rows, _ = said("slips", 1)
    names = [row.split()[1] for row in rows if row.startswith("  ")]
    for table in (1, 2):
        people = names[3 * table - 3 : 3 * table]
        assert 0 == said("slip", 1, table, *(10 if name.startswith("Reds") else -10 for name in people))[0]
    assert "has won" not in "\n".join(said()[1])
    said("close", 1)
    assert "Reds has won the cup." == said()[1][-1]
