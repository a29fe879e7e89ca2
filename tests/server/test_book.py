"""Books: notes that phones share, of a sheet or of an event, and who may note and see what there."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.conftest import PARTS
from server.live_server import Guest, LiveServer, facts_of, store_facts
from tarok.club.formats import formats
from tarok.server.tournaments.repository import ID, STREAMS

Note = dict[str, Any]
JSON = {"Content-Type": "application/json"}
EIGHT = ("ana", "bor", "cene", "dana", "eva", "franc", "gita", "hugo")


def note(clock: int, what: Note, device: str = "desk", why: str = "") -> Note:
    return {"id": f"{device}-{clock}", "clock": clock, "device": device, "what": what, "why": why}


def entry(clock: int, device: str = "ana") -> Note:
    return {
        "id": f"{device}-{clock}",
        "clock": clock,
        "device": device,
        "entry": {"type": "misdeal", "place": 0},
    }


def slip(table: int, *totals: int) -> Note:
    return {"type": "slip", "round": 1, "table": table, "totals": totals}


def drawn() -> list[Note]:
    """An evening of eight people at two tables, whose chips have to come to 400."""
    whats: list[Note] = [{"type": "opened", "title": "Tuesday", "format": "czech_evening"}]
    whats += [{"type": "entered", "who": who, "name": who.title()} for who in EIGHT]
    whats += [{"type": "drawn", "round": 1, "tables": [EIGHT[:4], EIGHT[4:]]}]
    return [note(clock, what) for clock, what in enumerate(whats, 1)]


@pytest.fixture(autouse=True, params=["here", "elsewhere"])
def folded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have events folded where people are served, or each of them in a process of its own."""
    if request.param == "elsewhere":
        monkeypatch.setattr("tarok.server.tournaments.book.SMALL", 0)


class Club:
    """An event that somebody has begun, and whoever calls with its links."""

    def __init__(self, server: LiveServer) -> None:
        self.guest = server.guest()
        made = self.guest.post("/api/books", {"kind": "event", "notes": drawn()})
        assert 200 == made.status_code, made.text
        self.upto = made.json()["upto"]
        self.director = made.json()["links"]["director"]
        self.links = self.guest.get(f"/api/books/{self.director}/links").json()["links"]

    def say(self, role: str, *notes: Note, after: int = 0) -> Note:
        return said(self.guest, self.links[role], *notes, after=after)


def said(guest: Guest, key: str, *notes: Note, after: int = 0) -> Note:
    answer = guest.post(f"/api/books/{key}", {"after": after, "notes": notes})
    assert 200 == answer.status_code, answer.text
    told: Note = answer.json()
    return told


@pytest.fixture
def club_event(server: LiveServer) -> Club:
    return Club(server)


def ids(told: Note) -> list[str]:
    return [each["note"]["id"] for each in told["notes"]]


def why(told: Note) -> list[tuple[str, str]]:
    return [(each["id"], each["error"]) for each in told["refused"]]


def test_two_phones_share_a_sheet(server: LiveServer) -> None:
    ana, bine = server.guest(), server.guest()
    begun = {**entry(1), "entry": None, "begun": {"game": "slovenian"}}
    made = ana.post("/api/books", {"kind": "sheet", "notes": [begun]}).json()
    links = made["links"]
    assert {"writer", "reader"} == set(links)
    assert ["ana-1"] == ids(said(bine, links["reader"]))
    told = said(bine, links["writer"], entry(2, "bine"), after=0)
    assert ["ana-1"] == ids(told)
    told = said(ana, links["writer"], entry(2), after=made["upto"])
    assert ["bine-2"] == ids(told)
    assert ["ana-2"] == ids(said(bine, links["writer"], after=made["upto"] + 1))
    told = said(bine, links["reader"], entry(3, "bine"))
    assert [("bine-3", "not_your_note")] == why(told)
    assert ["ana-1", "bine-2", "ana-2"] == ids(told)


def test_a_note_that_comes_twice_is_stored_once(club_event: Club) -> None:
    one = note(20, slip(1, 130, 70, 120, 80), "phone")
    first = club_event.say("table 1", one, after=club_event.upto)
    again = club_event.say("table 1", one, after=club_event.upto)
    assert ([], []) == (ids(first), ids(again))
    assert first["upto"] == again["upto"] == club_event.upto + 1
    other = {**one, "what": slip(1, 100, 100, 100, 100)}
    assert [("phone-20", "other_note")] == why(club_event.say("table 1", other))
    told = club_event.say("director", after=club_event.upto)
    assert [("table 1", one["id"])] == [(each["role"], each["note"]["id"]) for each in told["notes"]]


def test_a_table_notes_its_own_and_corrects_its_own(club_event: Club) -> None:
    own = note(20, slip(1, 130, 70, 120, 80), "one")
    told = club_event.say(
        "table 1",
        own,
        note(21, slip(2, 100, 100, 100, 100), "one"),
        note(22, {"type": "closed", "round": 1}, "one"),
        note(23, {"type": "corrected", "of": "desk-1", "instead": None}, "one", "mine"),
        note(24, {"type": "corrected", "of": own["id"], "instead": slip(2, 100, 100, 100, 100)}, "one", "oh"),
        note(
            25, {"type": "corrected", "of": own["id"], "instead": slip(1, 80, 120, 70, 130)}, "one", "misread"
        ),
    )
    assert [(f"one-{clock}", "not_your_note") for clock in (21, 22, 23, 24)] == why(told)
    assert "table 1 notes its own deals, slips and protests" in told["refused"][0]["sentence"]
    theirs = note(26, {"type": "corrected", "of": own["id"], "instead": None}, "two", "not theirs")
    assert [("two-26", "not_your_note")] == why(club_event.say("table 2", theirs))
    told = club_event.say("director", after=club_event.upto)
    assert ["one-20", "one-25"] == ids(told)


def test_a_table_is_told_of_itself_and_the_wall_of_no_note(club_event: Club) -> None:
    club_event.say("director", note(20, {"type": "paid", "who": "ana", "amount": 5}))
    club_event.say("table 1", note(21, slip(1, 130, 70, 120, 80), "one"))
    right = {"type": "corrected", "of": "one-21", "instead": slip(1, 120, 80, 120, 80)}
    club_event.say("director", note(22, right, why="misread"))
    assert ["one-21", "desk-22"] == ids(club_event.say("table 1"))
    for role in ("table 2", "wall", "player"):
        told = club_event.say(role)
        assert ([], club_event.upto + 3) == (ids(told), told["upto"])
    for role in ("wall", "player"):
        told = club_event.say(role, note(30, slip(1, 100, 100, 100, 100), role))
        assert [(f"{role}-30", "not_your_note")] == why(told)


def test_what_cannot_be_changes_nothing(club_event: Club) -> None:
    out = note(20, slip(1, 130, 70, 120, 90), "one")
    told = club_event.say("table 1", out, after=club_event.upto)
    assert [("one-20", "unfit")] == why(told)
    assert "table 1 of round 1 comes to 410, not to 400 (CL-CE-02)" == told["refused"][0]["sentence"]
    assert club_event.upto == told["upto"]


def test_what_fitted_on_a_phone_without_a_network_is_kept(club_event: Club) -> None:
    struck = note(20, {"type": "corrected", "of": "desk-10", "instead": None}, why="drawn anew")
    assert [] == why(club_event.say("director", struck, after=club_event.upto))
    late, wrong = note(11, slip(1, 130, 70, 120, 80), "one"), note(12, slip(1, 1, 1, 1, 1), "one")
    told = club_event.say("table 1", late, wrong, after=club_event.upto)
    assert [("one-12", "unfit")] == why(told)
    assert ["desk-20", "one-11"] == ids(club_event.say("director", after=club_event.upto))


def test_links_are_handed_on_and_renewed(club_event: Club) -> None:
    assert {"director", "wall", "player", "table 1", "table 2"} == set(club_event.links)
    guest, links = club_event.guest, club_event.links
    for role, others in (
        ("table 1", {"table 1", "player"}),
        ("wall", {"wall", "player"}),
        ("player", {"player"}),
    ):
        told = guest.get(f"/api/books/{links[role]}/links").json()
        assert ("event", role, others) == (told["kind"], told["own"], set(told["links"]))
        refused = guest.post(f"/api/books/{links[role]}/links", {"role": role})
        assert (403, "not_yours") == (refused.status_code, refused.json()["error"])
    new = guest.post(f"/api/books/{links['director']}/links", {"role": "table 2"}).json()["links"]
    assert {"table 2"} == {role for role in links if new[role] != links[role]}
    old = guest.post(f"/api/books/{links['table 2']}", {})
    assert (404, "old_link") == (old.status_code, old.json()["error"])
    assert 200 == guest.post(f"/api/books/{new['table 2']}", {}).status_code
    assert 404 == guest.post(f"/api/books/{links['director']}/links", {"role": "table 0"}).status_code


def test_a_key_that_is_none_leads_nowhere(club_event: Club) -> None:
    key = club_event.director
    for wrong in (
        key[:-1],
        key[:-1] + ("A" if key[-1] != "A" else "B"),
        key[ID:] + key[:ID],
        "x" * 33,
        "č" * 33,
    ):
        answer = club_event.guest.post(f"/api/books/{wrong}", {})
        assert (404, "no_book") == (answer.status_code, answer.json()["error"])


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"kind": "event"}, 409, "not_opened"),
        ({"kind": "diary"}, 422, "garbled"),
        ({"kind": "event", "notes": [{"id": "a"}]}, 409, "note_garbled"),
        ({"kind": "event", "notes": [note(1, {"type": "entered", "who": "ana"})]}, 409, "note_refused"),
        (
            {"kind": "event", "notes": [note(1, {"type": "opened", "title": "", "format": "?"})]},
            409,
            "note_refused",
        ),
        ({"kind": "sheet", "notes": [{**entry(1), "entry": {"name": "\ud800"}}]}, 409, "note_garbled"),
        ({"kind": "sheet", "notes": [{**entry(1), "entry": {"name": "x" * 20_000}}]}, 413, "too_large"),
        ({"kind": "sheet", "notes": [entry(1)] * 201}, 422, "garbled"),
    ],
)
def test_what_begins_no_book(server: LiveServer, body: Note, status: int, error: str) -> None:
    answer = server.guest().call("POST", "/api/books", content=json.dumps(body), headers=JSON)
    assert (status, error) == (answer.status_code, answer.json()["error"])


def test_the_board_is_what_a_role_may_see(club_event: Club) -> None:
    club_event.say("director", note(20, {"type": "paid", "who": "ana", "amount": 5}))
    guest, links = club_event.guest, club_event.links
    boards = {role: guest.get(f"/api/books/{key}/board").json() for role, key in links.items()}
    assert {role: role.split()[0] for role in links} == {role: each["role"] for role, each in boards.items()}
    assert {"table 1": 1, "table 2": 2} == {
        role: each["table"] for role, each in boards.items() if each["table"]
    }
    assert {role: 5 if role == "director" else None for role in links} == {
        role: each["people"][0]["paid"] for role, each in boards.items()
    }
    assert ["director"] == [role for role, each in boards.items() if each["history"]]


def test_a_board_is_sent_when_it_has_changed(club_event: Club) -> None:
    guest, wall = club_event.guest, f"/api/books/{club_event.links['wall']}/board"
    shown = guest.get(wall)
    known = {"If-None-Match": shown.headers["ETag"]}
    answer = guest.call("GET", wall, headers=known)
    assert (304, b"", shown.headers["ETag"]) == (answer.status_code, answer.content, answer.headers["ETag"])
    club_event.say("director", note(20, {"type": "paid", "who": "ana", "amount": 5}))
    assert shown.json() == {**guest.get(wall).json(), "clock": shown.json()["clock"]}  # not for the wall
    club_event.say("table 2", note(21, slip(2, 130, 70, 120, 80), "two"))
    answer = guest.call("GET", wall, headers=known)
    assert (200, [30, -30, 20, -20]) == (
        answer.status_code,
        answer.json()["rounds"][0]["tables"][1]["results"],
    )


def test_a_sheet_has_no_board(server: LiveServer) -> None:
    links = server.guest().post("/api/books", {"kind": "sheet"}).json()["links"]
    answer = server.guest().get(f"/api/books/{links['writer']}/board")
    assert (404, "no_board") == (answer.status_code, answer.json()["error"])


def test_a_book_is_erased_by_whoever_leads_it(club_event: Club) -> None:
    guest, links = club_event.guest, club_event.links
    assert 403 == guest.call("DELETE", f"/api/books/{links['table 1']}").status_code
    assert 200 == guest.call("DELETE", f"/api/books/{links['director']}").status_code
    for key in links.values():
        assert 404 == guest.post(f"/api/books/{key}", {}).status_code


def opened(**changed: Any) -> Note:
    """An event is opened by a format of its own, in which this is changed."""
    friendly = msgspec.to_builtins(formats()["friendly"])
    friendly["tables"] = {str(size): each for size, each in friendly["tables"].items()}
    return {"type": "opened", "title": "Bomb", "format": {**friendly, **changed}}


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"stages": [{"draw": "random", "times": 10**8}]}, "stages[0].times` is a number from 1 to 64"),
        ({"stages": [{"draw": "random", "times": 40}] * 2}, "the format has 80 rounds, and 64 are the most"),
        ({"stages": [{"draw": "random"}] * 17}, "stages` has a length of 17, and 16 is the most"),
        ({"team": 1001}, "team` is a number from 0 to 1000"),
        ({"evenings": 61}, "evenings` is a number from 1 to 60"),
        ({"points": ["1" * 13]}, "points[0]` has a length of 13, and 12 is the most"),
        ({"name": "x" * 61}, "name` has a length of 61, and 60 is the most"),
    ],
)
def test_a_format_beyond_a_bound_begins_no_book(server: LiveServer, changed: Note, sentence: str) -> None:
    answer = server.guest().post("/api/books", {"kind": "event", "notes": [note(1, opened(**changed))]})
    assert (409, "note_garbled") == (answer.status_code, answer.json()["error"])
    assert sentence in answer.json()["why"]


@pytest.mark.parametrize(
    "changed",
    [
        {"by": "x" * 61},
        {"device": "x" * 65},
        {"at": 2**53},
        {"clock": 10**21},
        {"what": {"type": "paid", "who": "ana", "amount": 10**9 + 1}},
        {"what": {"type": "fined", "who": "ana", "points": 10**6 + 1}},
        {"what": {"type": "slip", "round": 1, "table": 1, "totals": [1] * 9}},
    ],
)
def test_a_note_beyond_a_bound_is_refused_and_changes_nothing(club_event: Club, changed: Note) -> None:
    body = {"after": club_event.upto, "notes": [{**note(20, {"type": "left", "who": "ana"}), **changed}]}
    answer = club_event.guest.post(f"/api/books/{club_event.director}", body)
    assert (409, "note_garbled") == (answer.status_code, answer.json()["error"])
    assert club_event.upto == club_event.say("director")["upto"]


def closed(club: Club) -> None:
    """Both tables hand in what they have, and the director closes the round."""
    club.say("table 1", note(20, slip(1, 130, 70, 120, 80), "one"), after=club.upto)
    club.say("director", note(21, slip(2, 100, 100, 180, 20)), note(22, {"type": "closed", "round": 1}))


def board(club: Club, role: str = "director") -> Note:
    told: Note = club.guest.get(f"/api/books/{club.links[role]}/board").json()
    return told


def results(club: Club) -> list[list[int]]:
    return [table["results"] for table in board(club)["rounds"][0]["tables"]]


RIGHT = {"type": "corrected", "of": "one-20", "instead": slip(1, 190, 10, 100, 100)}


def test_a_correction_of_a_closed_round_is_a_protest_that_the_director_accepts(club_event: Club) -> None:
    """CL-EV-10: 30 -30 20 -20 stays until the director accepts 90 -90 0 0; the round stays closed."""
    closed(club_event)
    right = note(30, RIGHT, "one", "misread")
    assert [] == why(club_event.say("table 1", right))
    assert [[30, -30, 20, -20], [0, 0, 80, -80]] == results(club_event)
    assert [("one-30", "", 1, "misread", "one-20", None)] == [
        (each["id"], each["who"], each["table"], each["text"], each["of"], each["decision"])
        for each in board(club_event)["protests"]
    ]
    assert [("protest", 1, "one-30")] == [
        (each["what"], each["table"], each["of"]) for each in board(club_event)["checks"]
    ]
    again = club_event.say("table 1", right)  # the phone did not hear the answer
    assert ([], "protested") == (why(again), again["notes"][-1]["note"]["what"]["type"])
    decided = {"type": "decided", "of": "one-30", "text": "so it was", "accepted": True}
    assert [] == why(club_event.say("director", note(31, decided)))
    assert [[90, -90, 0, 0], [0, 0, 80, -80]] == results(club_event)
    assert "closed" == board(club_event)["rounds"][0]["stands"]


def test_a_correction_of_a_closed_round_that_is_declined_changes_nothing(club_event: Club) -> None:
    """CL-EV-10."""
    closed(club_event)
    club_event.say("table 1", note(30, RIGHT, "one", "misread"))
    club_event.say("director", note(31, {"type": "decided", "of": "one-30", "text": "it was not"}))
    assert [[30, -30, 20, -20], [0, 0, 80, -80]] == results(club_event)
    assert [] == board(club_event)["checks"]
    asked = {**RIGHT, "of": "one-30", "instead": None}
    told = club_event.say("table 1", note(32, asked, "one", "after all"))
    assert [("one-32", "unfit")] == why(told)


def test_a_table_changes_a_closed_round_in_no_way(club_event: Club) -> None:
    """CL-EV-10: neither by a note whose clock is before the end, nor as one that had not heard of the end."""
    closed(club_event)
    early = note(21, slip(1, 190, 10, 100, 100), "a")
    dealt = {"type": "scored", "round": 1, "table": 1, "entry": {"type": "stop"}}
    for after in (0, club_event.upto, club_event.upto + 1):
        told = club_event.say("table 1", early, note(20, dealt, "b"), after=after)
        assert [("a-21", "unfit"), ("b-20", "unfit")] == why(told)
        assert "round 1 is over" == told["refused"][0]["sentence"]
    assert [[30, -30, 20, -20], [0, 0, 80, -80]] == results(club_event)
    assert [] == board(club_event)["refused"]


def test_a_director_revokes_a_phone_with_all_that_it_noted(club_event: Club) -> None:
    """CL-EV-11: two slips of table 1, of two phones; of the second nothing counts, and its link is new."""
    old = club_event.links["table 1"]
    club_event.say("table 1", note(20, slip(1, 130, 70, 120, 80), "good"))
    club_event.say("table 1", note(21, slip(1, 190, 10, 100, 100), "bad"))
    assert [90, -90, 0, 0] == results(club_event)[0]
    phones = {each["device"]: (each["tables"], each["notes"]) for each in board(club_event)["phones"]}
    assert {"good": ([1], 1), "bad": ([1], 1)} == phones
    assert [] == why(club_event.say("director", note(30, {"type": "revoked", "device": "bad"})))
    assert [30, -30, 20, -20] == results(club_event)[0]
    assert [("bad-21", "revoked"), ("good-20", "stands")] == [
        (each["id"], each["fate"]) for each in board(club_event)["history"] if each["said"]["what"] == "slip"
    ]
    assert 404 == club_event.guest.post(f"/api/books/{old}", {}).status_code
    new = club_event.guest.get(f"/api/books/{club_event.director}/links").json()["links"]["table 1"]
    told = said(club_event.guest, new, note(31, slip(1, 190, 10, 100, 100), "bad"))
    assert [("bad-31", "not_your_note")] == why(told)
    assert ["good-20"] == ids(told)
    assert [] == board(club_event, "wall")["phones"]


def test_nobody_revokes_a_device_of_the_director_or_takes_its_name(club_event: Club) -> None:
    """CL-EV-11."""
    revoked = {"type": "revoked", "device": "desk"}
    assert [("other-30", "unfit")] == why(club_event.say("director", note(30, revoked, "other")))
    assert [("desk-31", "unfit")] == why(club_event.say("director", note(31, {**revoked, "device": "?"})))
    spoofed = note(32, slip(1, 130, 70, 120, 80))
    assert [("desk-32", "not_your_note")] == why(club_event.say("table 1", spoofed))
    assert [("x-33", "not_your_note")] == why(club_event.say("table 1", note(33, revoked, "x")))
    nameless = {**note(34, slip(1, 130, 70, 120, 80), "x"), "device": ""}
    assert [("x-34", "unfit")] == why(club_event.say("table 1", nameless))


def protest(clock: int, table: int = 1) -> Note:
    what = {"type": "protested", "who": "ana", "round": 1, "table": table, "text": "?"}
    return note(clock, what, f"phone {table}")


def test_a_table_that_fills_its_space_takes_none_from_others(club_event: Club) -> None:
    """A table has 500 notes, a twentieth of a book; then it is full for this table alone."""
    for first in range(20, 620, 200):
        told = club_event.say("table 1", *(protest(clock) for clock in range(first, first + 200)))
    assert 100 == len(told["refused"])
    assert {"book_full"} == {error for _, error in why(told)}
    assert "this book is full for table 1" in told["refused"][0]["sentence"]
    assert [] == why(club_event.say("table 2", protest(20, 2)))
    assert [] == why(club_event.say("director", note(700, {"type": "revoked", "device": "phone 1"})))
    links = club_event.guest.get(f"/api/books/{club_event.director}/links").json()["links"]
    fresh = {**protest(701), "device": "new", "id": "new-701"}
    assert [] == why(said(club_event.guest, links["table 1"], fresh))


def test_a_clock_far_ahead_is_refused(club_event: Club) -> None:
    """The newest note has the clock 10: a note may be 10,000 ahead, as many as a book has notes."""
    assert [] == why(club_event.say("director", note(10_010, {"type": "left", "who": "ana"})))
    told = club_event.say("director", note(20_011, {"type": "left", "who": "bor"}))
    assert [("desk-20011", "unfit")] == why(told)
    assert "its clock is 20011, and that of this book 10010" in told["refused"][0]["sentence"]


@pytest.mark.parametrize("clock", [10**21, 10**20, 2**53 - 1])
def test_a_book_that_was_poisoned_before_can_be_used_again(
    server: LiveServer, database: str, clock: int
) -> None:
    """A protest with a clock that no page can count on from was stored: it stands where it came."""
    del server
    with LiveServer(database, **PARTS) as before:
        club = Club(before)
    poison = {**protest(20), "clock": clock}
    later = note(clock, {"type": "left", "who": "ana"}, "later")
    store_facts(
        database,
        STREAMS + club.director[:ID],
        *({"role": role, "note": each} for role, each in (("table 1", poison), ("director", later))),
    )
    with LiveServer(database, **PARTS) as after:
        guest = after.guest()
        assert 12 == guest.get(f"/api/books/{club.director}/board").json()["clock"]
        assert [] == why(said(guest, club.director, note(13, {"type": "left", "who": "bor"})))
        told = guest.get(f"/api/books/{club.director}/board").json()
        assert ["ana", "bor"] == [each["who"] for each in told["people"] if each["left"]]
        heard = said(guest, club.links["table 1"])["notes"]
        assert [11] == [each["note"]["clock"] for each in heard]


@pytest.fixture
def twins(database: str) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two processes on the same facts."""
    with LiveServer(database, **PARTS) as one, LiveServer(database, **PARTS) as other:
        yield one, other


def test_two_processes_keep_the_same_book(twins: tuple[LiveServer, LiveServer], database: str) -> None:
    one, other = twins
    club = Club(one)
    for clock in range(20, 30):
        who, server = ("ana", one) if clock % 2 else ("bor", other)
        paid = note(clock, {"type": "paid", "who": who, "amount": 1}, who)
        assert [] == why(said(server.guest(), club.director, paid, after=club.upto))
    seen = [ids(said(server.guest(), club.director)) for server in twins]
    assert seen[0] == seen[1]
    assert [f"{'ana' if clock % 2 else 'bor'}-{clock}" for clock in range(20, 30)] == seen[0][-10:]
    other.guest().call("DELETE", f"/api/books/{club.director}")
    assert 404 == one.guest().post(f"/api/books/{club.director}", {}).status_code
    assert [] == facts_of(database, STREAMS + club.director[:ID])


def test_the_director_asks_for_the_draw_and_notes_it(club_event: Club) -> None:
    """CL-CE-01: four rounds by one plan, at two tables of four; nothing has changed before it is noted."""
    guest, key = club_event.guest, club_event.director
    drawn = guest.get(f"/api/books/{key}/draw").json()

    assert [("drawn", number, 2, []) for number in (1, 2, 3, 4)] == [
        (each["type"], each["round"], len(each["tables"]), each["out"]) for each in drawn
    ]
    assert {*EIGHT} == {who for table in drawn[3]["tables"] for who in table}
    assert 1 == len(guest.get(f"/api/books/{key}/board").json()["rounds"])
    assert [] == why(club_event.say("director", *(note(20 + at, each) for at, each in enumerate(drawn))))
    assert 4 == len(guest.get(f"/api/books/{key}/board").json()["rounds"])


def test_a_draw_that_has_to_wait_says_why_and_nobody_else_asks_for_it(club_event: Club) -> None:
    guest = club_event.guest
    assert 403 == guest.get(f"/api/books/{club_event.links['wall']}/draw").status_code
    opened = note(1, {"type": "opened", "title": "Cup", "format": "slovenian_cup"})
    key = guest.post("/api/books", {"kind": "event", "notes": [opened]}).json()["links"]["director"]
    refused = guest.get(f"/api/books/{key}/draw")

    assert (409, "no_draw", "a cup of 5 rounds takes 2 to 163 teams, not 0 (CL-SC-03)") == (
        refused.status_code,
        refused.json()["error"],
        refused.json()["why"],
    )
