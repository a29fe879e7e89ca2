"""Event files of several devices and processes: merged, split, cut off, and spelled differently."""

import json
import subprocess
import sys
import unicodedata

import nets
import pytest
from calling import tarok
from hypothesis import given, settings
from hypothesis import strategies as st

from tarok.cli.club_events import _notes
from tarok.club.event import Event, event
from tarok.club.people import name_key
from tarok.club.standings import standing

NAMES = ("Ana", "Bor", "Cene", "Dana", "Eva", "Franc", "Gal", "Žiga Krč")


def say(file, *words):
    status, out, err = tarok("club", str(file), *map(str, words))
    return status, out.splitlines(), err


def names(file, *words):
    """The people of a file, as its seat cards list them."""
    return [line.partition(" ")[2] for line in say(file, "seats", *words)[1] if line]


@pytest.fixture
def tuesday(tmp_path):
    file = tmp_path / "tuesday.jsonl"
    assert 0 == say(file, "open", "friendly", "Tuesday")[0]
    return file


def test_two_devices_that_enter_different_people_lose_none_of_them(tuesday, tmp_path):
    """CL-EV-09: both began with the same file, and each entered its third person apart."""
    say(tuesday, "enter", "Ana", "Bor")
    phone = tmp_path / "phone.jsonl"
    phone.write_bytes(tuesday.read_bytes())
    say(tuesday, "enter", "Eva", "Dana")
    say(phone, "enter", "Franc", "Dana")

    assert ["Ana", "Bor", "Dana", "Eva", "Franc"] == sorted(names(tuesday, "--with", phone))
    status, out, _ = say(tuesday, "merge", phone)
    assert (0, "2 notes added") == (status, out[0])
    assert [True] == [line.endswith("Dana takes part already") for line in out[1:]]
    assert ["Ana", "Bor", "Dana", "Eva", "Franc"] == sorted(names(tuesday))
    assert "0 notes added" == say(tuesday, "merge", phone)[1][0]


@pytest.mark.parametrize("number", nets.more(5, 12))
def test_processes_that_enter_people_at_once_enter_them_all(tuesday, number):
    people = [f"Guest {letter}" for letter in "ABCDEFGHIJKL"[:number]]
    command = [sys.executable, "-m", "tarok", "club", str(tuesday), "enter"]
    running = [subprocess.Popen([*command, name], stdout=subprocess.DEVNULL) for name in people]

    assert [0] * number == [process.wait() for process in running]
    assert people == sorted(names(tuesday))
    assert number + 1 == len({json.loads(line)["id"] for line in tuesday.read_text("utf-8").splitlines()})


@pytest.mark.parametrize("kept", [1, 5, 7, 60])
def test_a_last_line_that_was_cut_off_is_left_out_with_a_warning_and_then_replaced(tuesday, kept):
    say(tuesday, "enter", "Ana")
    whole = tuesday.read_bytes()
    say(tuesday, "enter", "Žiga")
    tuesday.write_bytes(tuesday.read_bytes()[: len(whole) + kept])

    status, out, err = say(tuesday, "seats")
    assert (0, "1 Ana") == (status, out[0])
    assert err.startswith(f"tarok: {tuesday}, line 3 was cut off and is left out: ")
    assert 0 == say(tuesday, "enter", "Bor")[0]
    assert (["Ana", "Bor"], "") == (names(tuesday), say(tuesday, "seats")[2])
    assert tuesday.read_bytes().startswith(whole), "nothing that was whole is written again"


def test_zeros_that_a_crash_left_behind_a_note_are_left_out(tuesday):
    say(tuesday, "enter", "Ana")
    tuesday.write_bytes(tuesday.read_bytes() + b'{"id":"12\0\0\0\0')
    assert 0 == say(tuesday, "enter", "Bor")[0]
    assert ["Ana", "Bor"] == names(tuesday)


def test_a_line_in_the_middle_that_was_cut_off_is_named_and_the_file_stays(tuesday):
    say(tuesday, "enter", "Ana")
    say(tuesday, "enter", "Bor")
    first, second, third = tuesday.read_text("utf-8").splitlines()
    tuesday.write_text("\n".join((first, second[:30], third, "")))
    before = tuesday.read_bytes()
    for words in (("seats",), ("enter", "Cene")):
        status, _, err = say(tuesday, *words)
        assert 2 == status
        assert err.startswith(f"tarok: {tuesday}, line 2: ")
    assert before == tuesday.read_bytes()


def test_a_text_that_is_no_event_is_never_cut(tmp_path):
    other = tmp_path / "notes.txt"
    other.write_text("Ana owes me 5")
    assert 2 == say(other, "open", "friendly", "Tuesday")[0]
    assert "Ana owes me 5" == other.read_text()


def test_a_byte_order_mark_is_accepted(tuesday):
    say(tuesday, "enter", "Ana")
    tuesday.write_bytes(b"\xef\xbb\xbf" + tuesday.read_bytes())
    assert 0 == say(tuesday, "enter", "Bor")[0]
    assert ["Ana", "Bor"] == names(tuesday)


def test_a_name_is_the_same_whatever_its_spaces_its_case_and_its_form(tuesday):
    """CL-EV-09."""
    say(tuesday, "enter", "Žiga Krč")
    for spelled in (unicodedata.normalize("NFD", "Žiga Krč"), "  žiga  KRČ ", "ŽIGA\u00a0KRČ"):
        status, _, err = say(tuesday, "enter", spelled)
        assert (2, "tarok: Žiga Krč takes part already.\n") == (status, err)
        assert 0 == say(tuesday, "pay", spelled, 5)[0]
    for empty in ("", "  ", "@Reds"):
        assert (2, "tarok: a person needs a name.\n") == say(tuesday, "enter", empty)[::2]


def test_a_person_who_was_renamed_and_one_with_the_name_before_are_two(tuesday):
    """CL-EV-09: the id of a person does not change with the name."""
    _, (line,), _ = say(tuesday, "enter", "Ana")
    say(tuesday, "correct", line.split()[0], "enter", "Anja", "--why", "misheard")
    say(tuesday, "correct", line.split()[0], "enter", "Ana", "--why", "not misheard")
    assert ["Ana"] == names(tuesday)


def test_a_team_that_is_missing_is_asked_for_by_the_name_that_was_typed(tmp_path):
    cup = tmp_path / "cup.jsonl"
    say(cup, "open", "slovenian_cup", "Cup")
    assert (2, "tarok: Ana needs a team: write NAME@TEAM.\n") == say(cup, "enter", "Ana")[::2]


def test_no_file_is_made_for_what_is_refused(tmp_path):
    file = tmp_path / "none.jsonl"
    assert 2 == say(file, "open", "chess", "Tuesday")[0]
    assert 2 == say(file, "enter", "Ana")[0]
    assert not file.exists()


def test_a_season_finds_people_by_their_names(tmp_path):
    """CL-PT-04, CL-EV-09, CL-CZL-02: the places of a table are worth 4, 3, 2 and 1.

    Ana is first twice, 4 + 4; Bor second and last, 3 + 1; Cene third twice, 2 + 2; Dana last and
    second, 1 + 3.
    """
    files = []
    for month, order, totals in (
        ("may", ("Ana", "Bor", "Cene", "Dana"), {"Ana": 130, "Bor": 110, "Cene": 90, "Dana": 70}),
        ("june", ("Dana", "Cene", "Bor", "ana"), {"ana": 130, "Dana": 110, "Cene": 90, "Bor": 70}),
    ):
        file = tmp_path / f"{month}.jsonl"
        files.append(file)
        say(file, "open", "czech_league", month)
        say(file, "enter", *order)
        say(file, "draw")
        seated = [row.split()[1] for row in say(file, "slips", 1)[1][1:5]]
        assert 0 == say(file, "slip", 1, 1, *(totals[name] for name in seated))[0]
    _, rows, _ = say(files[0], "--with", files[1], "--season")
    assert {"ana": "8", "Bor": "4", "Cene": "4", "Dana": "4"} == {
        row.split()[1]: row.split()[2] for row in rows[1:]
    }


class Devices:
    """Devices that note words each on its own, and hand each other copies of what they know."""

    def __init__(self, count):
        opened = _notes(Event(), ("open", "friendly", "x"), by="", why="")[0].notes
        self.known = [list(opened) for _ in range(count)]
        self.entered = set()

    def note(self, device, words):
        before = event(self.known[device])
        try:
            _, added = _notes(before, words, by="", why="late")
        except ValueError:  # it does not fit to what this device knows, so that nothing is noted
            return
        self.known[device] += added
        if words[0] == "enter":
            self.entered |= {name_key(name) for name in words[1:]}

    def copy(self, source, target):
        """One device hears of all that another one knows, as from `merge`."""
        self.known[target] = list(event(self.known[target], self.known[source]).notes)


WORDS = st.one_of(
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=3, unique=True).map(lambda who: ("enter", *who)),
    st.sampled_from(NAMES).map(lambda who: ("leave", who)),
    st.sampled_from(NAMES).map(lambda who: ("pay", who, "5")),
    st.sampled_from(NAMES).map(lambda who: ("fine", who, "3")),
    st.sampled_from([("draw",), ("begin", "1"), ("slip", "1", "1", "9", "-9", "0", "0"), ("close", "1")]),
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.integers(0, 2), WORDS),
        st.tuples(st.integers(0, 2), st.integers(0, 2)),
    ),
    max_size=14,
)


@given(STEPS, st.permutations(range(3)), st.integers(0, 60))
@settings(max_examples=150, deadline=None)
def test_however_notes_are_split_and_merged_people_and_standings_are_the_same(steps, order, cut):
    """CL-EV-02, CL-EV-09: three devices note, copy and merge as they like, and nobody is lost."""
    devices = Devices(3)
    for device, step in steps:
        if isinstance(step, int):
            devices.copy(device, step)
        else:
            devices.note(device, step)
    whole = event(*devices.known)
    mixed = [note for device in order for note in devices.known[device]]
    other = event(mixed[cut:], mixed[:cut])

    assert whole == other
    assert devices.entered == {name_key(person.name) for person in whole.state.people.values()}
    assert len(devices.entered) == len(whole.state.people)
    assert standing(whole.state) == standing(other.state)
