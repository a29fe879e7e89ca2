"""The kernel counts without looking: what could lead it astray is refused beforehand."""

import pytest
from msgspec.structs import replace

from tarok import kernel
from tarok.cards.deck import FACES, NONE, TAROKS, Cards
from tarok.engine.phases import position
from tarok.engine.rule_terms import MADE, MISSED, VERDICTS, Emperor, EventKind, Owed
from tarok.games import GAMES
from tarok.kernel import pack, payoff
from tarok.kernel.spec import Owing, PlaySpec, Pledge, Taken

SOUND = {
    "seats": 3,
    "hands": (1 << 32 | 1 << 33, 1 << 34 | 1 << 35, 1 << 36 | 1 << 37),
    "table": (),
    "leader": 0,
    "taken": (),
    "won": (0, 0, 0),
    "gone": 0,
    "side": (0, 1, 1),
    "base": 0,
    "worth": (1,) * 54,
    "trumps": TAROKS,
    "shunned": False,
    "duties": (),
}
THREE = Taken((1, 2, 3), 0, 0)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seats": 5}, "three or four seats"),
        ({"hands": (3, 12)}, "each seat has a hand"),
        ({"won": (0, 0, 0, 0)}, "each seat has a hand"),
        ({"worth": (1,) * 53}, "each card is worth something"),
        ({"before": (0,)}, "has a number for each, or none"),
        ({"duties": (Owing(Owed.PLAY_LAST, (0, 0)),)}, "has a number for each, or none"),
        ({"pledges": (Pledge(1, (1, 2, 3), soft=False, before=0, after=0),)}, "one trick or to two"),
        ({"table": (1, 2, 3)}, "lies on the table no more"),
        ({"taken": (Taken((1, 2), 0, 0),)}, "a card of every seat"),
        ({"table": (54,)}, "cards are numbers below 54"),
        ({"called": -1}, "cards are numbers below 54"),
        ({"gifts": (255,)}, "cards are numbers below 54"),
        ({"hands": (1 << 54, 1, 2)}, "masks of these numbers"),
        ({"talon": -1}, "masks of these numbers"),
        ({"leader": 3}, "seats and sides are numbers from 0 on"),
        ({"side": (0, 1, 3)}, "seats and sides are numbers from 0 on"),
        ({"taken": (replace(THREE, winner=7),)}, "seats and sides are numbers from 0 on"),
        ({"base": 251}, "less than 256 units"),
        ({"worth": (-1,) * 54}, "less than 256 units"),
    ],
)
def test_what_could_lead_the_kernel_astray_is_refused(changed, sentence):
    PlaySpec(**SOUND)
    with pytest.raises(ValueError, match=sentence):
        PlaySpec(**{**SOUND, **changed})


def end(key, contract, *hands):
    """The end of a deal: these hands are left, and seat 0 has all other cards."""
    game = GAMES[key]()
    rest = game.pack - Cards.parse(" ".join(hands))
    laid = (rest, *[NONE] * (game.seats - 1))
    return position(game, phase="trick", hands=hands, laid=laid, contract=contract, declarer=0)


PAIRS = ("♥K ♥1", "♥Q ♥2", "♥N ♥3", "♥J ♥4")
FOUR = end("slovenian", "three", *PAIRS)
SHORT = end("paskievics", "three", "♥K ♦K", "♥Q ♦Q", "♥N ♦N", "♥J ♦J")
ALONE = end("slovenian", "klop", *PAIRS)
OTHER = "what is paid here is paid at the end of another deal"


@pytest.mark.parametrize("shared", [Emperor, Owed, EventKind])
def test_python_and_cython_number_alike(shared):
    """terms.py and the .pxi files say the same numbers."""
    native = getattr(kernel._kernel, shared.__name__)

    assert {each.name: each.value for each in shared} == {each.name: each.value for each in native}


def test_python_and_cython_number_outcomes_alike():
    native = kernel._kernel.Outcome

    assert (MADE, MISSED, len(VERDICTS)) == (native.MADE, native.MISSED, native.DEAD)


@pytest.mark.parametrize(
    ("at", "of"),
    [(SHORT, end("slovenian_3", "three", *PAIRS[:3])), (FOUR, ALONE), (ALONE, FOUR)],
    ids=["other seats", "alone", "not alone"],
)
def test_the_end_of_another_deal_is_refused(at, of):
    told = payoff(of)
    with pytest.raises(ValueError, match=OTHER):
        kernel.Position(pack(at)).outcomes(told)
    with pytest.raises(ValueError, match=OTHER):
        kernel.playouts(at, 1, payoff=told)


def test_a_set_of_which_nobody_can_win_a_card_is_refused():
    """Three kings and all of the trula are missing: nobody could say whose they are."""
    bare = position(GAMES["slovenian"](), phase="trick", hands=FOUR.hands, contract="three", declarer=0)
    told, spec = payoff(bare), pack(bare)
    mine, king = spec.hands[0], FACES.parse("♥K")
    missing = bare.game.pack - Cards.parse(" ".join(PAIRS))
    assert 1 << king & mine
    kernel.solve(replace(spec, called=king, talon=missing), told)
    gone = next(iter(missing))
    for lying in (
        {},
        {"talon": missing},  # no card is called with which it could go
        {"talon": missing, "called": gone},  # no hand has that
        {"gifts": tuple(missing)[:6]},  # only two tricks are left
    ):
        with pytest.raises(ValueError, match="hangs on cards that nobody can win"):
            kernel.solve(replace(spec, **lying), told)


def test_a_meeting_of_no_cards_is_refused():
    """It would never be over."""
    found = payoff(FOUR)
    none = replace(found.events[0], kind=EventKind.MET, cards=NONE)
    with pytest.raises(ValueError, match="event 0 is about something that there is not"):
        kernel.solve(FOUR, replace(found, events=(none, *found.events[1:])))


def test_the_payoff_of_a_play_of_other_tricks_is_refused():
    """What a sweep pays hangs on how many tricks there are."""
    one = end("slovenian", "three", "♥K", "♥Q", "♥N", "♥J")
    with pytest.raises(ValueError, match=OTHER):
        kernel.Position(pack(one)).pending(payoff(FOUR))


def test_more_units_than_the_tables_know_are_refused():
    """Fewer points there: 54 cards in threes have 210 thirds, 42 Hungarian ones 94 points."""
    spec = replace(pack(FOUR), base=200)
    with pytest.raises(ValueError, match=OTHER):
        kernel.solve(spec, payoff(SHORT))


@pytest.mark.parametrize("changed", [{"below": 0}, {"row": 99}, {"best": 54}, {"side": 2}, {"number": 17}])
def test_an_event_about_nothing_is_refused(changed):
    found = payoff(FOUR)
    assert found.events
    events = (replace(found.events[0], **changed), *found.events[1:])
    with pytest.raises(ValueError, match="event 0 is about something that there is not"):
        kernel.Position(pack(FOUR)).outcomes(replace(found, events=events))
