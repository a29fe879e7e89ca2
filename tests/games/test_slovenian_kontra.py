"""Kontra, and what it tells of the sides: chapter 9 of the book.

Unless a test says otherwise A is the declarer in two, called the king of hearts, and B holds it.
"""

import pytest
from games.play import HANDS, OPEN_TALON, OTHERS, announcing, at, card, do, say, sides, turn, why, words
from games.table import A, B, C, D

from tarok.engine.actions import Call, Kontra, Lay, Take
from tarok.engine.deal import Deal, Illegal, act
from tarok.engine.deal_types import Stake

OWN_KING = (HANDS[D], HANDS[B], HANDS[C], HANDS[A])
"""A holds the king of clubs."""
UNKNOWN = (0, None, None, None)
NOT_C = (0, None, 1, None)
PARTNER_B = (0, 0, 1, 1)
ALONE = (0, 1, 1, 1)


def heard(*said: str, **fields: object) -> Deal:
    return say(announcing(**fields), *said)


def stake(deal: Deal, what: str) -> int:
    return next(each.doubled for each in deal.stakes if each.what == what)


def test_four_steps_on_the_game() -> None:
    """SL-KON-01, SL-KON-03: D kontra, A rekontra, C subkontra, B mordkontra; and no step more."""
    deal = heard("pass", "pass", "pass", "game 0", "pass")
    assert (A, 1, True) == (turn(deal), stake(deal, "game"), "game 0" in words(deal))
    deal = say(deal, "game 0", "pass")
    assert (B, 2, ("own_side", "SL-KON-03")) == (turn(deal), stake(deal, "game"), why(deal)["game 0"])
    deal = say(deal, "pass", "game 0", "pass")
    assert (D, 3, ("other_side", "SL-KON-03")) == (turn(deal), stake(deal, "game"), why(deal)["game 0"])
    deal = say(deal, "pass", "pass", "game 0", "pass")
    assert (C, 4) == (turn(deal), stake(deal, "game"))
    assert ("doubled_fully", "SL-KON-01") == why(deal)["game 0"]


@pytest.mark.parametrize(
    ("said", "seat", "refusal"),
    [
        # kontra belongs to the defenders, rekontra to the declarer's side, and so on
        ((), A, ("own_side", "SL-KON-03")),
        (("pass",), B, ("own_side", "SL-KON-03")),
        (("pass", "pass", "game 0", "pass"), D, ("other_side", "SL-KON-03")),
    ],
)
def test_step_of_the_other_side(said: tuple[str, ...], seat: int, refusal: tuple[str, str]) -> None:
    """SL-KON-03: the sides take turns."""
    deal = heard(*said)
    assert (seat, refusal) == (turn(deal), why(deal)["game 0"])
    with pytest.raises(Illegal, match=refusal[1]):
        act(deal, Kontra("game", A))


def test_four_steps_on_an_announcement_of_the_declarer() -> None:
    """SL-KON-02, SL-KON-04, SL-KON-05: all know whose it is: C, B, D and A take a step each."""
    deal = heard("trula", "pass")
    assert (B, ("own_side", "SL-KON-04")) == (turn(deal), why(deal)["trula 0"])
    deal = say(deal, "pass", "trula 0", "pass")
    assert (D, ("other_side", "SL-KON-04")) == (turn(deal), why(deal)["trula 0"])
    deal = say(deal, "pass", "pass", "trula 0", "pass", "pass", "trula 0", "pass", "trula 0", "pass")
    assert (B, 4, 0) == (turn(deal), stake(deal, "trula"), stake(deal, "game"))
    assert ("doubled_fully", "SL-KON-01") == why(deal)["trula 0"]


def test_one_step_on_each_target_in_a_turn() -> None:
    """SL-KON-02, SL-KON-06: C doubles the game, the trula and the kings of A, each for itself."""
    deal = heard("trula", "kings", "pass", "pass", "game 0", "trula 0", "kings 0")
    assert {Stake("game", A, 1), Stake("trula", A, 1), Stake("kings", A, 1)} == set(deal.stakes)
    assert not {"game 0", "trula 0", "kings 0"} & words(deal)
    assert {"game 0", "trula 0", "kings 0"} <= why(deal).keys()


def test_next_turn_brings_the_next_step() -> None:
    """SL-KON-06: C's kontra, A's rekontra, and C's subkontra in a turn of its own."""
    deal = heard("pass", "pass", "game 0", "pass", "pass", "game 0", "pass", "pass")
    assert (C, True) == (turn(deal), "game 0" in words(deal))


@pytest.mark.parametrize("seat", [C, D, A])
def test_nobody_doubles_for_a_side_he_is_not_certain_of(seat: int) -> None:
    """SL-KON-05: B, whose side is not known, announced trula."""
    deal = heard("pass", "trula", "pass")
    while turn(deal) != seat:
        deal = say(deal, "pass")
    assert ("side_unknown", "SL-KON-05") == why(deal)["trula 1"]


def test_holder_of_the_king_is_certain() -> None:
    """SL-KON-05, SL-ID-02: C announced trula; B knows that C is an opponent.  A and D cannot know it."""
    deal = heard("pass", "pass", "trula", "pass")
    for seat, may in ((D, False), (A, False), (B, True)):
        assert (seat, may) == (turn(deal), "trula 2" in words(deal))
        deal = say(deal, "pass" if seat != B else "trula 2")
    assert 1 == stake(deal, "trula")


def test_declarer_with_the_king_is_certain() -> None:
    """SL-EX-13, SL-KON-05: A called the own king; C announced trula, and A alone may say kontra."""
    deal = heard("pass", "pass", "trula", "pass", king="♣K", hands=OWN_KING)
    assert (D, False) == (turn(deal), "trula 2" in words(deal))
    deal = say(deal, "pass")
    assert (A, True) == (turn(deal), "trula 2" in words(deal))
    deal = say(deal, "trula 2", "pass")
    # that shows who has the king, and that B is with C: rekontra is B's step as well as C's
    assert (B, True) == (turn(deal), "trula 2" in words(deal))


def test_owner_of_an_announcement_takes_the_own_step() -> None:
    """SL-KON-04: C's trula, doubled by B; C says rekontra, B subkontra, C mordkontra."""
    deal = heard("pass", "pass", "trula", "pass", "pass", "pass", "trula 2", "pass")
    for number, seat in enumerate((C, B, C), start=2):
        while turn(deal) != seat:
            deal = say(deal, "pass")
        deal = say(deal, "trula 2", "pass")
        assert number == stake(deal, "trula")


def test_sides_are_known_in_a_solo() -> None:
    """SL-KON-05, SL-ID-01: B announced trula; C is of the same side, A of the other."""
    deal = say(announcing("solo_one"), "pass", "trula", "pass")
    assert (C, ("own_side", "SL-KON-04")) == (turn(deal), why(deal)["trula 1"])
    deal = say(deal, "pass", "pass")
    assert (A, True) == (turn(deal), "trula 1" in words(deal))


SHOWN = [
    # what was said, what an onlooker and A, C and D know of the sides
    # nothing, and what tells nothing
    ((), UNKNOWN, UNKNOWN, NOT_C, (0, None, None, 1)),
    (("trula", "pass", "kings", "pass", "trula"), UNKNOWN, UNKNOWN, NOT_C, (0, None, None, 1)),
    # king ultimo: B holds the king
    (("pass", "king_ultimo"), PARTNER_B, PARTNER_B, PARTNER_B, PARTNER_B),
    # kontra on the game: C is a defender
    (("pass", "pass", "game 0"), NOT_C, NOT_C, NOT_C, (0, None, 1, 1)),
    # rekontra by B: the partner, so that all is known
    (
        ("pass", "pass", "game 0", "pass", "pass", "pass", "game 0"),
        PARTNER_B,
        PARTNER_B,
        PARTNER_B,
        PARTNER_B,
    ),
    # rekontra by A tells nothing new
    (("pass", "pass", "game 0", "pass", "pass", "game 0"), NOT_C, NOT_C, NOT_C, (0, None, 1, 1)),
    # a step on the declarer's announcement: by a defender …
    (("trula", "pass", "pass", "trula 0"), NOT_C, NOT_C, NOT_C, (0, None, 1, 1)),
    # … and by the partner
    (
        ("trula", "pass", "pass", "trula 0", "pass", "pass", "pass", "trula 0"),
        PARTNER_B,
        PARTNER_B,
        PARTNER_B,
        PARTNER_B,
    ),
    # a kontra on an announcement of somebody unknown: only the holder of the king could be certain
    (
        ("pass", "pass", "trula", "pass", "pass", "pass", "trula 2"),
        PARTNER_B,
        PARTNER_B,
        PARTNER_B,
        PARTNER_B,
    ),
]


@pytest.mark.parametrize(("said", "public", "to_a", "to_c", "to_d"), SHOWN)
def test_what_is_said_shows_a_side(
    said: tuple[str, ...],
    public: tuple[int | None, ...],
    to_a: tuple[int | None, ...],
    to_c: tuple[int | None, ...],
    to_d: tuple[int | None, ...],
) -> None:
    """SL-ID-01, SL-ID-02: to everybody, and to each seat with what it knows of the own hand; B knows all."""
    deal = heard(*said)
    assert public == sides(deal, None)
    assert to_a == sides(deal, A)
    assert PARTNER_B == sides(deal, B)
    assert to_c == sides(deal, C)
    assert to_d == sides(deal, D)


def test_two_known_defenders_do_not_make_the_third_the_partner() -> None:
    """SL-ID-01: C kontra, A rekontra, D subkontra; A may have called the own king, so nobody can say of B."""
    deal = heard("pass", "pass", "game 0", "pass", "pass", "game 0", "pass", "pass", "pass", "game 0")
    assert (0, None, 1, 1) == sides(deal, None) == sides(deal, C) == sides(deal, D)
    deal = say(deal, "pass", "pass", "trula", "pass")
    assert ("side_unknown", "SL-KON-05") == why(deal)["trula 1"]


def test_two_known_defenders_tell_the_declarer_who_the_partner_is() -> None:
    """SL-ID-02, SL-KON-05, SL-ANN-05: A does not hold the king, so B does, and A may not repeat B."""
    deal = heard("pass", "pass", "game 0", "pass", "pass", "game 0", "pass", "pass", "pass", "game 0", "pass")
    assert (0, 0, 1, 1) == sides(deal, A)
    deal = say(deal, "pass", "trula", "pass", "pass", "pass")
    assert (A, ("announced_already", "SL-ANN-05")) == (turn(deal), why(deal)["trula"])
    assert ("own_side", "SL-KON-04") == why(deal)["trula 1"]


def test_kontra_of_the_declarer_on_an_unknown_announcement() -> None:
    """SL-ID-01, SL-KON-05: it shows that A holds the called king: all the others are defenders."""
    deal = heard("pass", "pass", "trula", "pass", "pass", "trula 2", king="♣K", hands=OWN_KING)
    assert [ALONE] * 5 == [sides(deal, viewer) for viewer in (A, B, C, D, None)]


def test_king_ultimo_of_the_declarer() -> None:
    """SL-ANN-09, SL-ID-01: A shows the own king: all the others are defenders."""
    deal = heard("king_ultimo", king="♣K", hands=OWN_KING)
    assert [ALONE] * 5 == [sides(deal, viewer) for viewer in (A, B, C, D, None)]


def test_sides_when_the_called_king_lay_in_the_talon() -> None:
    """SL-ID-01, SL-KON-05: all three are defenders, so A may double what B announced."""
    deal = at("call_king", hands=OTHERS, talon=OPEN_TALON, contract="two", declarer=A)
    deal = do(deal, Call(card("♠K")), Take(2), Lay(card("♠7")), Lay(card("♦4")))
    deal = say(deal, "pass", "trula", "pass", "pass", "pass")
    assert (A, True) == (turn(deal), "trula 1" in words(deal))
