"""The round of announcements: who may announce what, and how the round ends; chapter 9 of the book.

Unless a test says otherwise A declares two, called the king of hearts, and B holds it.  C has the pagat.
"""

import pytest
from games.play import HANDS, announcing, card, say, shown, turn, why, words
from games.table import A, B, C, D

from tarok.engine.actions import Announce, Kontra
from tarok.engine.deal import Deal, Illegal, act
from tarok.engine.deal_types import Stake
from tarok.engine.view import view

SOLOS = ["solo_three", "solo_two", "solo_one"]
FLAT = ["beggar", "solo_without", "open_beggar", "colour_valat_without", "valat_without", "colour_valat"]

WHO = [
    # seat, what it may say in its first turn, if nobody has said anything
    (A, {"pass", "trula", "kings", "valat"}),
    (B, {"pass", "trula", "kings", "valat", "king_ultimo"}),
    (C, {"pass", "trula", "kings", "valat", "pagat_ultimo", "game 0"}),
    (D, {"pass", "trula", "kings", "valat", "game 0"}),
]


def after_passes(count: int, deal: Deal | None = None) -> Deal:
    return say(deal or announcing(), *["pass"] * count)


@pytest.mark.parametrize(("seat", "legal"), WHO, ids="ABCD")
def test_who_may_say_what(seat: int, legal: set[str]) -> None:
    """SL-ANN-01, SL-ANN-07, SL-KON-03: from the declarer on, in turn; ultimos are their holders'."""
    deal = after_passes(seat)
    assert seat == turn(deal)
    assert legal == words(deal)


def test_declarer_who_called_his_own_king_may_announce_it() -> None:
    """SL-ANN-07, SL-KING-02."""
    own = announcing(king="♣K", hands=(HANDS[D], HANDS[B], HANDS[C], HANDS[A]))
    assert {"pass", "trula", "kings", "valat", "king_ultimo"} == words(own)
    assert {"pass", "trula", "kings", "valat", "game 0"} == words(after_passes(1, own))


def test_declarer_who_is_not_forehand_begins() -> None:
    """SL-ANN-01, SL-SEAT-01: C declares; then D, A and B."""
    deal = announcing("solo_one", declarer=C)
    turns = []
    for _ in range(4):
        turns.append(turn(deal))
        deal = say(deal, "pass")
    assert [C, D, A, B] == turns
    assert "trick" == deal.phase


@pytest.mark.parametrize("contract", SOLOS)
def test_solo_has_no_king_ultimo(contract: str) -> None:
    """SL-ANN-07, SL-BON-03: no king is called; B, the first defender, may double the game."""
    deal = announcing(contract)
    assert {"pass", "trula", "kings", "valat"} == words(deal)
    assert {"pass", "trula", "kings", "valat", "game 0"} == words(say(deal, "pass"))
    assert {"pass", "trula", "kings", "valat", "pagat_ultimo", "game 0"} == words(say(deal, "pass", "pass"))


@pytest.mark.parametrize("contract", FLAT)
def test_nothing_is_announced_in_a_flat_contract(contract: str) -> None:
    """SL-ANN-03, SL-KON-07: the round is for kontra on the game."""
    deal = announcing(contract)
    assert {"pass"} == words(deal)
    assert {"game 0": ("own_side", "SL-KON-03")} == why(deal)
    for seat in (B, C, D):
        deal = say(deal, "pass")
        assert (seat, {"pass", "game 0"}) == (turn(deal), words(deal))
    assert (Stake("game", A, 1),) == say(deal, "game 0").stakes


def test_klop_has_no_round() -> None:
    """SL-ANN-03, SL-KLOP-07."""
    deal = announcing("klop", declarer=None)
    assert ("trick", ()) == (deal.phase, deal.stakes)


ROUNDS = [
    # what is said, who was asked for it
    ("pass pass pass pass", [A, B, C, D]),
    # a turn that was used is ended by a pass that does not count; everybody had a turn, three passes: over
    ("trula pass pass pass pass", [A, A, B, C, D]),
    # B's turn was used: C, D and A pass
    ("pass trula pass pass pass pass", [A, B, B, C, D, A]),
    ("pass pass pass trula pass pass pass pass", [A, B, C, D, D, A, B, C]),
    # passing is not final: D kontras, A announces in a second turn
    ("pass pass pass game_0 pass trula pass pass pass pass", [A, B, C, D, D, A, A, B, C, D]),
    # several things in one turn
    ("trula kings pass pass pass pass", [A, A, A, B, C, D]),
    # the last of four turns is used
    ("trula pass pass pass game_0 pass pass pass pass", [A, A, B, C, D, D, A, B, C]),
]


@pytest.mark.parametrize(("said", "asked"), ROUNDS)
def test_end_of_the_round(said: str, asked: list[int]) -> None:
    """SL-ANN-01, SL-ANN-02, SL-ANN-11: everybody had a turn, and three in a row passed."""
    deal = announcing()
    turns = []
    for word in said.split():
        assert "announcements" == deal.phase
        turns.append(turn(deal))
        deal = say(deal, word.replace("_0", " 0"))
    assert asked == turns
    assert "trick" == deal.phase


def test_partner_who_knows_may_not_repeat() -> None:
    """SL-ANN-05: B holds the king and knows that A announced for B's side, too."""
    deal = say(announcing(), "trula", "pass")
    assert ("announced_already", "SL-ANN-05") == why(deal)["trula"]
    with pytest.raises(Illegal, match="SL-ANN-05"):
        act(deal, Announce("trula"))


def test_declarer_may_repeat_what_an_unknown_partner_said() -> None:
    """SL-ANN-05: B announced; A does not know the sides, nor does C or D; A may repeat, and so may they."""
    deal = say(announcing(), "pass", "trula", "pass")
    for seat in (C, D, A):
        assert (seat, True) == (turn(deal), "trula" in words(deal))
        deal = say(deal, "pass") if seat != A else say(deal, "trula")
    assert (Stake("game", A), Stake("trula", B), Stake("trula", A)) == deal.stakes


def test_defenders_who_do_not_know_each_other_may_repeat() -> None:
    """SL-ANN-05: C announced; for all D knows C may be A's partner.  B may, for the other side."""
    deal = say(announcing(), "pass", "pass", "kings", "pass")
    assert (D, True) == (turn(deal), "kings" in words(deal))
    deal = say(deal, "pass", "pass")
    assert (B, True) == (turn(deal), "kings" in words(deal))


def test_defenders_who_know_each_other_may_not_repeat() -> None:
    """SL-ANN-05, SL-ID-01: in a solo; and if C's kontra on the game has shown C's side."""
    solo = say(announcing("solo_two"), "pass", "trula", "pass")
    assert ("announced_already", "SL-ANN-05") == why(solo)["trula"]
    deal = say(announcing(), "pass", "pass", "game 0", "kings", "pass")
    assert (D, ("announced_already", "SL-ANN-05")) == (turn(deal), why(deal)["kings"])


def test_nobody_repeats_himself() -> None:
    """SL-ANN-05: neither in the same turn nor later; B does not know less of B than anybody."""
    deal = say(announcing(), "pass", "trula")
    assert ("announced_already", "SL-ANN-05") == why(deal)["trula"]
    deal = say(deal, "pass", "pass", "game 0", "pass", "pass")
    assert (B, ("announced_already", "SL-ANN-05")) == (turn(deal), why(deal)["trula"])


def test_both_sides_may_announce_the_same() -> None:
    """SL-ANN-06: A for the one, C for the other; C knows that A is not on the own side."""
    deal = say(announcing(), "trula", "pass", "pass", "trula")
    assert (Stake("game", A), Stake("trula", A), Stake("trula", C)) == deal.stakes


@pytest.mark.parametrize(
    ("seat", "refused"),
    [(A, {"king_ultimo", "pagat_ultimo"}), (B, {"pagat_ultimo"}), (C, {"king_ultimo"})],
)
def test_ultimo_is_its_holders(seat: int, refused: set[str]) -> None:
    """SL-ANN-07: the holder of the pagat, and of the called king."""
    deal = after_passes(seat)
    for bonus in refused:
        assert ("not_holding", "SL-ANN-07") == why(deal)[bonus]


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_without_the_option_anybody_may_announce_an_ultimo(seat: int) -> None:
    """SL-ANN-07: with `enforce_holder_announcements` off; what is not held is not shown."""
    deal = after_passes(seat, announcing(options={"enforce_holder_announcements": False}))
    assert {"king_ultimo", "pagat_ultimo"} <= words(deal)
    said = say(deal, "king_ultimo", "pagat_ultimo")
    held = {B: {card("♥K")}, C: {card("I")}}
    assert held.get(seat, set()) == {each for show in shown(said, "announced") for each in show.cards}


def test_announced_card_is_shown() -> None:
    """SL-ANN-09, SL-INF-01: everybody sees the pagat of C and the king of B, and where they are."""
    deal = say(announcing(), "pass", "king_ultimo", "pass", "pagat_ultimo")
    for viewer in (A, B, C, D, None):
        marks = [(show.seat, show.cards) for show in shown(deal, "announced", viewer)]
        assert [(B, (card("♥K"),)), (C, (card("I"),))] == marks
        assert [0, 1, 1, 0] == [len(cards) for cards in view(deal, viewer).seen]


def test_trula_and_kings_show_nothing() -> None:
    """SL-ANN-04, SL-ANN-09: and nobody has to hold a card of them."""
    deal = say(announcing(), "pass", "trula", "kings", "pass", "trula", "kings")
    assert [] == shown(deal, "announced")
    assert (0, None, None, None) == view(deal, A).sides


def test_valat_drops_everything_said_before() -> None:
    """SL-ANN-08: announcements and kontras of both sides, and the kontra on the game."""
    deal = say(announcing(), "trula", "kings", "pass", "pass", "game 0", "trula 0", "pagat_ultimo", "pass")
    assert {"game", "trula", "kings", "pagat_ultimo"} == {stake.what for stake in deal.stakes}
    assert (Stake("valat", D),) == say(deal, "valat").stakes


def test_after_a_valat_there_is_only_kontra_on_it() -> None:
    """SL-ANN-08: for both sides, in the same turn and later."""
    deal = say(announcing(), "valat")
    for seat, legal in ((A, {"pass"}), (B, {"pass"}), (C, {"pass", "valat 0"}), (D, {"pass", "valat 0"})):
        assert (seat, legal) == (turn(deal), words(deal))
        for bonus in ("trula", "kings", "pagat_ultimo", "king_ultimo", "valat"):
            assert ("valat_stands", "SL-ANN-08") == why(deal)[bonus]
        last, deal = deal, say(deal, "pass") if seat != D else say(deal, "valat 0")
    assert (Stake("valat", A, 1),) == deal.stakes
    with pytest.raises(Illegal):
        act(last, Kontra("game", A))


def test_valat_of_somebody_unknown() -> None:
    """SL-ANN-08, SL-KON-05: B announced it; A, C and D cannot be certain whose side that is."""
    deal = say(announcing(), "pass", "valat", "pass")
    for seat in (C, D, A):
        assert (seat, {"pass"}) == (turn(deal), words(deal))
        assert ("side_unknown", "SL-KON-05") == why(deal)["valat 1"]
        deal = say(deal, "pass")


LEAKS = [
    # the holder of the king of hearts is B, D, or A; C cannot tell by what C may say
    {},
    {"♥K": "♥J", "♥J": "♥K"},
    {"♥K": "♥Q", "♥Q": "♥K"},
]


@pytest.mark.parametrize(
    "said",
    [
        ("pass", "pass"),
        ("trula", "pass", "kings", "pass"),
        ("pass", "trula", "kings", "pass"),
        ("valat", "pass", "pass"),
        ("pass", "valat", "pass"),
        ("pass", "pass", "kings", "pass", "trula", "pass", "pass", "pass"),
        ("pass", "pass", "kings", "trula", "pass", "trula", "pass", "pass", "pass"),
    ],
)
def test_what_may_be_said_does_not_give_the_partner_away(said: tuple[str, ...]) -> None:
    """SL-ANN-05, SL-ID-02, SL-INF-01: C sees, and may say, the same whoever holds the called king."""
    views = []
    for swap in LEAKS:
        hands = tuple(" ".join(swap.get(name, name) for name in hand.split()) for hand in HANDS)
        deal = say(announcing(hands=hands), *said)
        assert C == turn(deal)
        views.append(view(deal, C))
    assert views[0] == views[1] == views[2]
    assert views[0].legal
