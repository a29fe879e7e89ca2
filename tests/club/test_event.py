"""An event is a fold over its notes: merged in any order, never deleted, refused in a sentence."""

import re
from itertools import permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from noted import entered, noted

from tarok.club.draw import draws
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
    Note,
    Opened,
    Paid,
    Protested,
    Replaced,
    Revoked,
    Scored,
    Slip,
)
from tarok.club.standings import of_round, standing
from tarok.club.state import Protest
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import Dealt, Result, Stop

FOUR = ("ana", "bor", "cene", "dana")
BEGINNING = (Opened("Tuesday", "czech_evening"), *entered(*FOUR), Drawn(1, (FOUR,)))


def hand(points, contract="four", partner=2):
    """A hand of Povinost, who is next to the dealer."""
    return Dealt(Result(contract=contract, declarer=0, partner=partner, points=(points,)))


def begun(*whats, **said):
    return event(noted(*BEGINNING, *whats, **said))


def points(made):
    return {row.name: row.points for row in standing(made.state)}


def test_the_sheet_of_a_table_is_the_engines_own():
    """The worked examples CZ-EX-01, CZ-EX-02 and CZ-EX-06 one after another; the deal goes on by a place.

    Ana is Povinost first: +4 -4 +4 -4.  Then Bor, and Dana as partner: +3 -3 +3 -3.  Then Cene wins a
    Prever: -5 -5 +15 -5.  Together 2 -12 22 -12.
    """
    hands = (hand(65), hand(47), hand(58, "prever", None))
    made = begun(*(Scored(1, 1, each) for each in hands), Scored(1, 1, Stop()), Closed(1))

    assert made.refused == ()
    assert (2, -12, 22, -12) == made.state.table(1, 1).results
    assert {"ana": 2, "bor": -12, "cene": 22, "dana": -12} == points(made)
    assert [("CZ-PAY-01", 4)] == [
        (line.clause, line.points) for line in made.state.table(1, 1).sheet.rows[0].lines
    ]


def test_what_two_phones_noted_apart_counts_for_those_who_played_it():
    """Both noted a deal of Dana's: CZ-EX-01 pays +4 -4 +4 -4, CZ-EX-02 -3 +3 -3 +3; then Bor is Povinost."""
    made = begun(*(Scored(1, 1, hand(points), dealer=3) for points in (65, 47)), Scored(1, 1, hand(65)))

    assert (4 - 3 - 4, -4 + 3 + 4, 4 - 3 - 4, -4 + 3 + 4) == made.state.table(1, 1).results
    with pytest.raises(ValueError, match="the places are 0 to 3, so 4 cannot deal"):
        made.with_note(Note(id="x", clock=100, what=Scored(1, 1, hand(65), dealer=4)))


def test_a_slip_says_what_lies_before_everybody_and_has_to_come_to_400():
    """CL-EV-05, CL-CE-02: 130 + 70 + 100 + 101 is one too many."""
    made = begun()
    with pytest.raises(ValueError, match=r"^table 1 of round 1 comes to 401, not to 400 \(CL-CE-02\)$"):
        made.with_note(Note(id="x", clock=99, what=Slip(1, 1, (130, 70, 100, 101))))
    made = made.with_note(Note(id="x", clock=99, what=Slip(1, 1, (130, 70, 101, 99))))
    assert {"ana": 30, "bor": -30, "cene": 1, "dana": -1} == points(made)


def test_a_slip_says_the_same_as_the_sheet():
    """CL-EV-05, CZ-EX-01: 104, 96, 104 and 96 chips."""
    made = begun(Scored(1, 1, hand(65)))
    with pytest.raises(ValueError, match=r"hands in 96, 104, 96, 104, and its sheet says 104, 96, 104, 96$"):
        made.with_note(Note(id="x", clock=99, what=Slip(1, 1, (96, 104, 96, 104))))
    made = made.with_note(Note(id="x", clock=99, what=Slip(1, 1, (104, 96, 104, 96))))
    made = made.with_note(Note(id="y", clock=100, what=Scored(1, 1, hand(65))))
    with pytest.raises(ValueError, match=r"its slip is not what its sheet says"):
        made.with_note(Note(id="z", clock=101, what=Closed(1)))


def test_a_correction_says_why_and_what_follows_is_booked_anew():
    """CL-EV-01: the first hand was worth 3, not 4 (CZ-EX-04); the second one is as it was (CZ-EX-02)."""
    notes = noted(*BEGINNING, Scored(1, 1, hand(65)), Scored(1, 1, hand(47)))
    made = event(notes)
    assert (7, -7, 7, -7) == made.state.table(1, 1).results
    said = Corrected(notes[-2].id, Scored(1, 1, hand(60)))
    with pytest.raises(ValueError, match=r"^what is corrected needs a reason$"):
        made.with_note(Note(id="c", clock=50, what=said))
    made = made.with_note(Note(id="c", clock=50, what=said, why="counted again"))
    assert (6, -6, 6, -6) == made.state.table(1, 1).results
    struck = made.with_note(Note(id="d", clock=51, what=Corrected(notes[-2].id), why="not played"))
    assert [*notes, *struck.notes[-2:]] == [*struck.notes], "nothing is deleted"
    # The second hand is now the first: Ana is Povinost.
    assert (-3, 3, -3, 3) == struck.state.table(1, 1).results


def test_the_newest_correction_of_a_note_counts():
    notes = noted(*BEGINNING, Slip(1, 1, (100, 100, 100, 100)))
    made = event(notes)
    for clock, slip in enumerate([(110, 90, 100, 100), (120, 80, 100, 100)], 50):
        said = Corrected(notes[-1].id, Slip(1, 1, slip))
        made = made.with_note(Note(id=f"c{clock}", clock=clock, what=said, why="misread"))
    assert (20, -20, 0, 0) == made.state.table(1, 1).results


def test_a_correction_after_which_others_would_not_fit_is_refused():
    notes = noted(*BEGINNING, Slip(1, 1, (100, 100, 100, 100)))
    made = event(notes)
    with pytest.raises(ValueError, match=r"^then note desk-6 would not fit: nobody called 'ana' takes part$"):
        made.with_note(Note(id="c", clock=50, what=Corrected("desk-2"), why="she is not here"))


def test_fines_and_protests_are_kept_with_their_decision():
    """CL-EV-06, CL-EV-07: Bor protests, is right, and Ana loses 10 and a half."""
    made = begun(
        Slip(1, 1, (130, 70, 100, 100)),
        Protested("bor", 1, 1, "the last hand was not counted"),
        Decided("desk-8", "it was not"),
        Fined("ana", 10.5, "CZ-ERR-05"),
        Fined("dana", 2),
    )
    assert made.refused == ()
    assert {"desk-8": Protest("desk-8", "bor", 1, 1, "the last hand was not counted", "it was not")} == (
        made.state.protests
    )
    assert {"ana": 19.5, "bor": -30, "cene": 0, "dana": -2} == points(made)
    lines = {row.name: row.lines[-1] for row in standing(made.state)}
    assert ("fine", "CZ-ERR-05", "desk-10") == (lines["ana"].what, lines["ana"].clause, lines["ana"].of)
    assert "CL-EV-06" == lines["dana"].clause


def test_who_paid_and_who_left_is_known():
    made = begun(Paid("ana", 20), Paid("ana", -5), Begun(1), Left("ana"), Entered("ana"), Left("bor"))
    assert [15, 0, 0, 0] == [person.paid for person in made.state.people.values()]
    assert ("ana", "cene", "dana") == made.state.present


def test_a_round_that_has_not_begun_is_drawn_anew_when_somebody_comes_or_goes():
    """CL-EV-04."""
    made = begun()
    assert made.state.stale == ()
    late = begun(Entered("eva"))
    assert (1,) == late.state.stale
    assert () == begun(Entered("eva"), Drawn(1, (FOUR,), ("eva",))).state.stale
    assert () == begun(Begun(1), Entered("eva")).state.stale


REFUSED = [
    ((Paid("ana", 1),), "the event has not been opened: its first note says by which format it is played"),
    ((Opened("x", "chess"),), "there is no format 'chess', only slovenian_individual, slovenian_cup"),
    ((*BEGINNING, Opened("x", "friendly")), "the event has been opened before"),
    ((*BEGINNING, Entered("ana")), "ana takes part already"),
    ((*BEGINNING, Paid("eva", 5)), "nobody called 'eva' takes part"),
    ((*BEGINNING, Left("ana"), Left("ana")), "ana has left already"),
    ((*BEGINNING, Left("ana"), Begun(1)), "ana has left: draw round 1 anew"),
    ((*BEGINNING, Left("ana"), Drawn(1, (FOUR,))), "ana has left and cannot be drawn"),
    ((*BEGINNING, Drawn(1, (("ana", "ana", "bor", "cene"),))), "ana is drawn 2 times in round 1"),
    ((*BEGINNING, Drawn(1, (("ana", "bor", "cene"),))), "at a table of Czech evening sit 4 people, not 3"),
    ((*BEGINNING, Drawn(1, ())), "round 1 has no table"),
    ((*BEGINNING, Drawn(3, (FOUR,))), "round 2 has not been drawn, so round 3 cannot be"),
    ((*BEGINNING, Drawn(6, (FOUR,))), "Czech evening has 5 rounds, and no round 6"),
    ((*BEGINNING, Begun(1), Drawn(1, (FOUR,))), "round 1 has begun and is not drawn anew"),
    ((*BEGINNING, Begun(1), Begun(1)), "round 1 has begun already"),
    ((*BEGINNING, Begun(2)), "round 2 has not been drawn"),
    ((*BEGINNING, Slip(1, 2, (100,) * 4)), "round 1 has the tables 1 to 1"),
    ((*BEGINNING, Slip(1, 1, (100,) * 3)), "table 1 of round 1 has 4 people, and its slip 3 numbers"),
    ((*BEGINNING, Closed(1)), "table 1 of round 1 has not handed in anything"),
    ((*BEGINNING, Slip(1, 1, (100,) * 4), Closed(1), Closed(1)), "round 1 is over already"),
    ((*BEGINNING, Slip(1, 1, (100,) * 4), Closed(1), Slip(1, 1, (100,) * 4)), "round 1 is over"),
    ((*BEGINNING, Scored(1, 1, hand(500))), "`points` is [500], but "),
    ((*BEGINNING, Decided("x", "yes")), "there is no protest x"),
    (
        (*BEGINNING, Protested("ana", 1, 1, "?"), Decided("desk-7", "a"), Decided("desk-7", "b")),
        "protest desk-7 has been decided: correct that",
    ),
    ((*BEGINNING, Protested("ana", 2, 1, "?")), "round 2 has not been drawn"),
    ((*BEGINNING, Corrected("x")), "there is no note x that could be corrected"),
    (
        (*BEGINNING, Corrected("desk-6"), Corrected("desk-7")),
        "desk-7 is a correction: correct desk-6 again",
    ),
    (
        (*BEGINNING, Corrected("desk-6", Paid("ana", 1))),
        "desk-6 notes that something was drawn, not paid",
    ),
    ((Opened("x", "slovenian_cup"), Entered("ana")), "ana needs a team: Slovenian, cup is played by teams"),
    (
        (Opened("x", "slovenian_cup"), *(Entered(name, team="A") for name in FOUR)),
        "team A has 3 people already",
    ),
]


@pytest.mark.parametrize(("whats", "sentence"), REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence_and_changes_nothing(whats, sentence):
    """CL-EV-03: as one note more, and among those of others, where it stays on the list."""
    *before, last = noted(*whats)
    made = event(before)
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the sentence is compared below
        made.with_note(last)
    assert str(refused.value).startswith(sentence)
    together = event([*before, last])
    assert made.state == together.state
    assert [(last, str(refused.value))] == [(each.note, each.sentence) for each in together.refused]


def test_two_notes_of_one_id_are_refused():
    made = begun()
    assert made == made.with_note(made.notes[2])
    with pytest.raises(ValueError, match=r"^two different notes have the id desk-2$"):
        made.with_note(Note(id="desk-2", clock=9, what=Entered("eva")))


COMMON = noted(*BEGINNING)
PHONE = noted(Scored(1, 1, hand(65)), Scored(1, 1, hand(47)), device="phone", first=7)
DESK = [
    *noted(Entered("eva"), Paid("eva", 20), device="desk", first=7),
    Note(id="late", clock=9, device="tablet", what=Corrected("phone-7", Scored(1, 1, hand(60))), why="60"),
]


def test_two_devices_merge_to_the_same_in_all_orders():
    """CL-EV-02: what a phone and the desk noted meanwhile, in each of the 720 orders of six notes."""
    later = [*PHONE, *DESK, *noted(Fined("bor", 5), device="wall", first=8)]
    whole = event(COMMON, later)

    assert whole.refused == ()
    assert (6, -6, 6, -6) == whole.state.table(1, 1).results
    assert all(event(order, COMMON) == whole for order in permutations(later))


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_any_notes_give_the_same_event_however_they_came(data):
    """CL-EV-02: several of these refuse each other; what is refused is the same, too."""
    names = st.sampled_from(FOUR)
    whats = st.one_of(
        st.builds(Entered, names),
        st.builds(Left, names),
        st.just(Drawn(1, (FOUR,))),
        st.just(Begun(1)),
        st.just(Closed(1)),
        st.builds(Slip, st.just(1), st.just(1), st.sampled_from([(100,) * 4, (99, 101, 100, 100), (1,) * 4])),
        st.builds(Corrected, st.sampled_from(["n1", "n2", "n3", "n4", "n5"])),
        st.builds(Fined, names, st.just(1.0)),
    )
    said = data.draw(st.lists(st.tuples(whats, st.integers(1, 9), st.sampled_from("ab")), max_size=12))
    notes = [
        *COMMON,
        *(
            Note(id=f"n{at}", clock=clock, device=device, why="?", what=what)
            for at, (what, clock, device) in enumerate(said)
        ),
    ]
    mixed = data.draw(st.permutations(notes))
    cut = data.draw(st.integers(0, len(notes)))

    assert event(notes) == event(mixed) == event(mixed[cut:], mixed[:cut], mixed)


@given(st.permutations([*PHONE, *DESK]))
@settings(max_examples=40, deadline=None)
def test_notes_that_fit_one_by_one_give_what_they_give_together(order):
    made = event(COMMON)
    for note in order:
        try:
            made = made.with_note(note)
        except ValueError:  # it corrects what is not there yet
            return
    assert made == event([*COMMON, *order])


def test_notes_go_through_json():
    notes = (*begun().notes, *PHONE, *DESK)
    assert [*notes] == [from_json(to_json(note), Note) for note in notes]
    with pytest.raises(msgspec.ValidationError):
        from_json('{"id": "", "clock": 0, "what": {"type": "left", "who": "ana"}}', Note)


def test_an_event_without_notes_is_empty():
    assert Event() == event([])
    assert 0 == Event().clock


def test_somebody_takes_a_place_at_a_table_that_has_noted_nothing():
    """CL-ON-05: Eva sits where Bor was drawn, and what the table comes to is hers."""
    late = (*BEGINNING, Begun(1), Entered("eva", "Eva"), Replaced(1, 1, "bor", "eva"))
    scored = (*late, Scored(1, 1, hand(65)))
    made = event(noted(*scored))
    assert () == made.refused
    assert ("ana", "eva", "cene", "dana") == made.state.table(1, 1).people
    assert {"bor": 0, "eva": -4} == {
        row.who: row.points for row in standing(made.state) if row.who in {"bor", "eva"}
    }
    for again, sentence in (
        (Replaced(1, 1, "ana", "bor"), "table 1 of round 1 has noted something already"),
        (Replaced(1, 2, "ana", "bor"), "round 1 has the tables 1 to 1"),
    ):
        assert [sentence] == [each.sentence for each in event(noted(*scored, again)).refused]
    for again, sentence in (
        (Replaced(1, 1, "bor", "ana"), "bor does not sit at table 1 of round 1"),
        (Replaced(1, 1, "ana", "eva"), "Eva sits at a table already"),
    ):
        assert [sentence] == [each.sentence for each in event(noted(*late, again)).refused]


def asked(*notes):
    """A table with the slip 130 70 120 80 in a closed round, and what is noted of it then."""
    slip = Slip(1, 1, (130, 70, 120, 80))
    return event(noted(*BEGINNING, slip, Closed(1)), noted(*notes, device="phone", first=20))


ASKS = Protested("", 1, 1, "misread", "desk-7", Slip(1, 1, (190, 10, 100, 100)))


NO, YES = Decided("phone-20", "it was not"), Decided("phone-20", "so it was", accepted=True)


@pytest.mark.parametrize(
    ("decisions", "first", "open_"),
    [
        ((), 30, True),
        ((NO,), 30, False),
        ((YES,), 90, False),
        # The first decision stands, until it is corrected.
        ((NO, YES), 30, False),
        (
            (YES, Corrected("phone-21", NO)),
            30,
            False,
        ),
        (
            (NO, Corrected("phone-21", YES)),
            90,
            False,
        ),
        # A correction of the director's own after it counts more.
        (
            (YES, Corrected("desk-7", Slip(1, 1, (100, 100, 100, 100)))),
            0,
            False,
        ),
        # What the director has read is accepted, whatever becomes of the protest.
        ((Corrected("phone-20", ASKS), YES), 90, False),
    ],
)
def test_a_protest_that_asks_for_a_correction_counts_when_it_is_accepted(decisions, first, open_):
    """CL-EV-10: Ana has 130, so +30; with 190 before her +90; with 100 nothing."""
    made = asked(ASKS, *decisions)
    assert first == made.state.round(1).tables[0].results[0]
    assert made.state.round(1).closed
    assert open_ == (made.state.protests["phone-20"].decision is None)


def test_a_protest_is_accepted_note_by_note_as_all_at_once():
    """CL-EV-02, CL-EV-10."""
    notes = asked(ASKS, Decided("phone-20", "yes", accepted=True)).notes
    one_by_one = Event()
    for each in notes:
        one_by_one = one_by_one.with_note(each)
    assert one_by_one == event(notes)
    assert 90 == one_by_one.state.round(1).tables[0].results[0]


@pytest.mark.parametrize(
    ("whats", "sentence"),
    [
        ((replace(ASKS, of="?"),), "there is no note ? that could be corrected"),
        ((replace(ASKS, of="desk-8"),), "desk-8 notes that something was closed, not slip"),
        (
            (Protested("ana", 1, 1, "?"), Decided("phone-20", "y", accepted=True)),
            "protest phone-20 asks for no",
        ),
        ((Protested("", 1, 1, "?"),), "nobody called '' takes part"),
    ],
)
def test_a_protest_that_asks_for_what_cannot_be_is_refused(whats, sentence):
    """CL-EV-10."""
    made = asked(*whats)
    assert sentence in made.refused[-1].sentence
    *before, last = made.notes
    with pytest.raises(ValueError, match=re.escape(sentence)):
        event(before).with_note(last)


def test_a_device_is_revoked_with_all_that_it_noted():
    """CL-EV-11: whenever it noted it; what others noted of that no longer fits, and is shown as refused."""
    slip = Slip(1, 1, (130, 70, 120, 80))
    theirs = noted(slip, Protested("ana", 1, 1, "?"), device="phone", first=7)
    ours = noted(*BEGINNING), noted(Closed(1), device="desk", first=9)
    late = noted(Fined("ana", 5), device="phone", first=40)
    made = event(*ours, theirs, late, noted(Revoked("phone"), first=30))
    assert made.state.rounds[0].tables[0].results is None
    assert ({}, ()) == (made.state.protests, made.state.fines)
    assert ["desk-9"] == [each.note.id for each in made.refused]
    assert len(made.notes) == len(BEGINNING) + 5
    before = event(*ours, theirs).with_note(*noted(Revoked("phone"), first=30))
    assert before.with_note(*late) == made


def test_a_device_does_not_revoke_itself_and_stays_revoked():
    """CL-EV-11."""
    made = event(noted(*BEGINNING, Revoked("desk"), Revoked("phone"), Corrected("desk-8")))
    assert [
        ("desk-7", "a device does not revoke itself"),
        ("desk-9", "desk-8 revokes a device, which stays revoked"),
    ] == [(each.note.id, each.sentence) for each in made.refused]
    assert frozenset({"phone"}) == made.revoked


def test_one_plan_has_at_most_two_thousand_seats():
    """Four rounds by one plan (CL-CE-01): of 1,000 people two are drawn together, and the others later."""
    made = event(noted(Opened("Large", "czech_evening"), *entered(*(f"p{number}" for number in range(1000)))))
    assert [1, 2] == [each.round for each in draws(made.state)]


def ranks(made):
    return {row.who: (row.rank, row.points) for row in standing(made.state)}


def test_whoever_has_only_had_a_bot_play_stands_behind_all_others():
    """CL-ON-06: the hand of CZ-EX-01 is +4 -4 +4 -4, and a bot has played it for Ana."""
    made = begun(Scored(1, 1, hand(65), bots=("ana",)))
    assert {"cene": (1, 4), "bor": (2, -4), "dana": (2, -4), "ana": (4, 4)} == ranks(made)
    assert (4, 4) == {row.who: (row.rank, row.points) for row in of_round(made.state, 1)}["ana"]


def test_whoever_has_played_one_deal_is_ranked_by_all():
    """CL-ON-06: the next hand, of CZ-EX-02, is +3 -3 +3 -3, and Ana has played it herself."""
    made = begun(Scored(1, 1, hand(65), bots=("ana",)), Scored(1, 1, hand(47)))
    assert {"ana": (1, 7), "cene": (1, 7), "bor": (3, -7), "dana": (3, -7)} == ranks(made)


def test_whoever_was_not_at_a_table_without_a_deal_stands_behind_those_who_were():
    """CL-ON-06."""
    made = begun(Slip(1, 1, (100, 100, 100, 100), bots=("bor",)))
    assert {"ana": (1, 0), "cene": (1, 0), "dana": (1, 0), "bor": (4, 0)} == ranks(made)


def test_a_note_that_names_no_bots_is_stored_as_before():
    assert b"bots" not in to_json(Scored(1, 1, hand(65)))
    assert b"bots" not in to_json(Slip(1, 1, (0, 0, 0, 0)))
