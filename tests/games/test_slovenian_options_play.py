"""The variations that change what may be called, bid and played: chapters 6 to 11 and 25 of the book."""

from typing import Any

import pytest
from games.play import (
    announcing,
    at,
    card,
    cards,
    do,
    facing,
    playable,
    say,
    sides,
    trick,
    tricks,
    turn,
    why,
    words,
)
from games.table import A, B, C, D, before, scores

from tarok.cards.deck import KINGS, TAROKS, TRULA, Cards
from tarok.engine.actions import FACE_DOWN, PASS, Bid, Call, Choose, Lay, Take
from tarok.engine.deal import Deal, Illegal, act
from tarok.engine.deal_types import Stake
from tarok.engine.view import view

FOUR_KINGS = (
    "♥K ♦K ♠K ♣K ♥4 ♥3 ♦4 ♠7 V VI VII VIII",
    "♥Q ♥N ♦Q ♦N ♠Q ♠N ♣Q ♣N I XIV X II",
    "♥J ♥1 ♦J ♦1 ♠J ♠10 ♣J ♣10 Š XX XI IX",
    "♥2 ♦2 ♦3 ♠9 ♠8 ♣9 ♣8 XIX XVIII XII XIII III",
)
TALON = "♣7 XVII XXI IIII XV XVI"
"""A has all kings; B the pagat, C the škis; the mond lies in the second set of two."""
TRULA_TOO = {"four_kings_call": "trula"}


def calling(hands: tuple[str, ...], **options: Any) -> Deal:
    return at("call_king", hands=hands, talon=TALON, contract="two", declarer=A, options=options)


def callable_cards(deal: Deal) -> Cards:
    assert deal.due is not None
    return Cards.of(action.card for action in deal.due.legal if isinstance(action, Call))


def swapped(*pairs: tuple[str, str]) -> tuple[str, ...]:
    """The four hands above, with these cards exchanged."""
    names = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    return tuple(" ".join(names.get(name, name) for name in hand.split()) for hand in FOUR_KINGS)


# Four kings


def test_four_kings_may_call_the_trula() -> None:
    """SL-KING-04: any of the three, or one of the kings as ever."""
    assert KINGS == callable_cards(calling(FOUR_KINGS))
    assert KINGS | TRULA == callable_cards(calling(FOUR_KINGS, **TRULA_TOO))


def test_three_kings_call_a_king() -> None:
    """SL-KING-04: of a holder of all kings alone."""
    assert KINGS == callable_cards(calling(swapped(("♣K", "♣Q")), **TRULA_TOO))


def test_four_kings_and_the_trula_may_call_any_tarok() -> None:
    """SL-KING-04: with all seven in hand."""
    hands = (
        "♥K ♦K ♠K ♣K ♥4 ♥3 ♦4 ♠7 V Š I XXI",
        *FOUR_KINGS[1:],
    )
    hands = (hands[0], hands[1].replace(" I ", " VI "), hands[2].replace("Š", "VII"), hands[3])
    deal = at(
        "call_king",
        hands=hands,
        talon=TALON.replace("XXI", "VIII"),
        contract="two",
        declarer=A,
        options=TRULA_TOO,
    )
    assert KINGS | TAROKS == callable_cards(deal)
    assert C == act(deal, Call(card("XX"))).partner
    assert act(deal, Call(card("V"))).partner is None


@pytest.mark.parametrize(("called", "partner"), [("I", B), ("Š", C), ("XXI", None), ("♥K", None)])
def test_holder_of_the_called_card_is_the_partner(called: str, partner: int | None) -> None:
    """SL-KING-04, SL-KING-01, SL-KING-03: in place of the king."""
    deal = act(calling(FOUR_KINGS, **TRULA_TOO), Call(card(called)))
    assert (card(called), partner) == (deal.called, partner)
    assert partner == deal.partner
    public = (0, 1, 1, 1) if called == "XXI" else (0, None, None, None)
    assert public == sides(deal, None)
    if partner is not None:
        assert tuple(0 if seat in (A, partner) else 1 for seat in range(4)) == sides(deal, partner)


def called_in_talon(part: int, laid: str, called: str = "XXI") -> Deal:
    deal = act(calling(FOUR_KINGS, **TRULA_TOO), Call(card(called)))
    return say(do(deal, Take(part), *(Lay(card(name)) for name in laid.split())), *["pass"] * 4)


def test_called_card_of_the_trula_brings_the_rest_of_the_talon() -> None:
    """SL-KING-04, SL-TAL-07, SL-TAL-08: the rest goes to whoever wins the trick with the mond in it."""
    deal = tricks(called_in_talon(2, "♥4 ♥3"), "V I IX III")
    assert (C, 4) == (turn(deal), len(deal.talon))
    won_it = tricks(deal, "XX XIX XXI XIV")
    assert cards("XX XIX XXI XIV ♣7 XVII XV XVI") == won_it.won[A]
    lost = tricks(deal, "Š XIX XXI XIV")
    assert cards("V I IX III Š XIX XXI XIV ♣7 XVII XV XVI") == lost.won[C]


def test_called_card_of_the_trula_that_is_not_taken() -> None:
    """SL-KING-04, SL-TAL-09, SL-PLAY-07: it stays with the rest, and A pays for the mond."""
    deal = called_in_talon(1, "♥4 ♥3")
    assert {("mond", A, False)} == {
        (feat.what, feat.seat, feat.made) for feat in deal.game.result(deal).feats if feat.what == "mond"
    }


@pytest.mark.parametrize("enforced", [True, False])
@pytest.mark.parametrize("called", ["I", "XXI"])
def test_no_king_ultimo_without_a_king(called: str, enforced: bool) -> None:
    """SL-KING-04: nobody may announce it, and it does not happen silently."""
    options = {**TRULA_TOO, "enforce_holder_announcements": enforced}
    deal = act(calling(FOUR_KINGS, **options), Call(card(called)))
    deal = do(deal, Take(3), Lay(card("♥4")), Lay(card("♥3")))
    for _ in range(4):
        assert ("no_king_called", "SL-KING-04") == why(deal)["king_ultimo"]
        deal = say(deal, "pass")


def test_called_pagat_in_the_last_trick_is_a_pagat_ultimo_alone() -> None:
    """SL-KING-04, SL-BON-04: of A and B, whom the called pagat makes partners: 25 for both."""
    known = {"called": card("I"), "partner": B, "options": TRULA_TOO, "number": 12}
    deal = tricks(trick("two", "♥4", "I", "♥3", "♥2", **known), "♥4 I ♥3 ♥2")
    made = {feat.what: feat.made for feat in deal.game.result(deal).feats if feat.what != "valat"}
    assert {"pagat_ultimo": True} == made


def test_announced_called_pagat_shows_the_partner() -> None:
    """SL-ID-01, SL-KING-04: the pagat of B is the called card."""
    known = {"called": card("I"), "partner": B, "hands": FOUR_KINGS, "talon": ""}
    deal = say(at("announcements", contract="two", declarer=A, options=TRULA_TOO, **known), "pass")
    assert (0, None, None, None) == sides(deal, None)
    assert (0, 0, 1, 1) == sides(say(deal, "pagat_ultimo"), None)


def test_called_card_may_not_be_laid_away() -> None:
    """SL-KING-06: here a tarok, which could be laid away otherwise."""
    known = {"contract": "two", "declarer": A, "called": card("V"), "partner": None}
    deal = act(at("exchange", hands=FOUR_KINGS, talon=TALON, options=TRULA_TOO, **known), Take(1))
    assert ("called_card", "SL-KING-06") == why(deal)["V"]
    assert cards("♥4 ♥3 ♦4 ♠7 VI VII VIII ♣7 XVII") == playable(deal)


# The fourth king

FOURTH = {"call_fourth_king": True}
THREE_KINGS = swapped(("♣K", "♣J"))
"""A has three kings; C the king of clubs."""


def test_who_may_call_the_fourth_king() -> None:
    """SL-KING-05: who holds exactly three; a king may still be named."""
    assert KINGS == callable_cards(calling(THREE_KINGS))
    deal = calling(THREE_KINGS, **FOURTH)
    assert deal.due is not None
    assert {*map(Call, KINGS), Call(FACE_DOWN)} == set(deal.due.legal)
    two = swapped(("♣K", "♣J"), ("♦K", "♦J"))
    for hands in (FOUR_KINGS, two):
        with pytest.raises(Illegal):
            act(calling(hands, **FOURTH), Call(FACE_DOWN))
    with pytest.raises(Illegal):
        act(calling(THREE_KINGS), Call(FACE_DOWN))


def test_fourth_king_is_not_named() -> None:
    """SL-KING-05, SL-INF-01: its holder knows, and the declarer; the others do not, until they see it."""
    deal = act(calling(THREE_KINGS, **FOURTH), Call(FACE_DOWN))
    assert (C, card("♣K")) == (deal.partner, deal.called)
    known = {seat: view(deal, seat).called for seat in (A, B, C, D, None)}
    assert {A: card("♣K"), B: FACE_DOWN, C: card("♣K"), D: FACE_DOWN, None: FACE_DOWN} == known
    assert Call(FACE_DOWN) in [action for _, action in view(deal, B).log]
    assert (0, 1, 0, 1) == sides(deal, C)
    assert (None, None) == (sides(deal, B)[C], sides(deal, None)[C])


def test_fourth_king_looks_the_same_whichever_it_is() -> None:
    """SL-KING-05, SL-INF-01: to B and D nothing tells the king of clubs from that of spades."""
    seen = []
    for hands in (THREE_KINGS, swapped(("♠K", "♣J"))):
        deal = act(calling(hands, **FOURTH), Call(FACE_DOWN))
        deal = act(deal, Take(1))
        seen.append([view(deal, seat) for seat in (B, D, None)])
    assert seen[0] == seen[1]


def test_fourth_king_in_the_talon_is_seen() -> None:
    """SL-KING-05, SL-KING-03."""
    deal = at(
        "call_king",
        hands=swapped(("♣K", "♣7")),
        talon=TALON.replace("♣7", "♣K"),
        contract="two",
        declarer=A,
        options=FOURTH,
    )
    deal = act(deal, Call(FACE_DOWN))
    assert ((0, 1, 1, 1), card("♣K")) == (sides(deal, None), view(deal, None).called)


def test_fourth_king_is_known_when_it_is_shown_or_played() -> None:
    """SL-KING-05, SL-ANN-09, SL-ID-01: by king ultimo, or on the table."""
    deal = do(act(calling(THREE_KINGS, **FOURTH), Call(FACE_DOWN)), Take(1), Lay(card("♥4")), Lay(card("♥3")))
    shown_king = say(deal, "pass", "pass", "king_ultimo")
    assert (card("♣K"), (0, 1, 0, 1)) == (view(shown_king, B).called, sides(shown_king, B))
    deal = tricks(say(deal, "pass", "pass", "pass", "pass"), "♣J ♣Q")
    assert FACE_DOWN == view(deal, D).called
    deal = tricks(deal, "♣K")
    assert (card("♣K"), (0, 1, 0, 1)) == (view(deal, D).called, sides(deal, D))


# Piccolo

LADDER = (
    "klop three two one solo_three solo_two solo_one beggar solo_without open_beggar "
    "colour_valat_without valat_without"
).split()


@pytest.mark.parametrize(
    ("where", "above"),
    [("above_solo_one", "solo_one"), ("below_solo_three", "one"), ("between_three_and_two", "three")],
)
def test_rung_of_the_piccolo(where: str, above: str) -> None:
    """SL-NEG-08, SL-NEG-10: right above this contract; not in a compulsory klop hand."""
    rungs = list(LADDER)
    rungs.insert(rungs.index(above) + 1, "piccolo")
    options = {"piccolo": where}
    forced = do(at("auction", options=options), PASS, PASS, PASS)
    assert set(rungs) == words(forced)
    bid = at("auction", options=options)
    assert set(rungs[2:]) - {"three"} | {"pass"} == words(bid)
    after_it = act(bid, Bid("piccolo"))
    higher = rungs[rungs.index("piccolo") + 1 :]
    assert {*higher, "pass"} == words(after_it)
    assert {"piccolo", *higher} == words(do(after_it, PASS, PASS, PASS))
    assert "piccolo" not in words(at("auction", carry=before(compulsory_klop=(1,)), options=options))


def piccolo(*hands: str, number: int, **known: Any) -> Deal:
    options = {"piccolo": "above_solo_one", **known.pop("options", {})}
    return trick("piccolo", *hands, number=number, options=options, **known)


def test_piccolo_is_led_by_the_declarer() -> None:
    """SL-NEG-08, SL-NEG-10: no talon, no bonuses; kontra on the game."""
    deal = at("announcements", contract="piccolo", declarer=C, options={"piccolo": "above_solo_one"})
    assert (C, {"pass"}) == (turn(deal), words(deal))
    assert {"pass", "game 2"} == words(say(deal, "pass"))
    deal = say(deal, *["pass"] * 4)
    assert ("trick", C) == (deal.phase, turn(deal))


@pytest.mark.parametrize(
    ("hands", "rows", "ended", "score"),
    [
        # no trick, one, two of two
        (("♥4 ♦4", "♥3 ♦3", "♥2 ♦2", "♥1 ♦1"), ("♥4 ♥3 ♥2 ♥1", "♦1 ♦4 ♦3 ♦2"), "played", -70),
        (("♥K ♦4", "♥3 ♦3", "♥2 ♦2", "♥1 ♦1"), ("♥K ♥3 ♥2 ♥1", "♦4 ♦3 ♦2 ♦1"), "played", 70),
        (("♥4 ♦K", "♥3 ♦3", "♥2 ♦2", "♥1 ♦1"), ("♥4 ♥3 ♥2 ♥1", "♦1 ♦K ♦3 ♦2"), "played", 70),
        (("♥K ♦K", "♥3 ♦3", "♥2 ♦2", "♥1 ♦1"), ("♥K ♥3 ♥2 ♥1", "♦K ♦3 ♦2 ♦1"), "played", -70),
    ],
)
def test_piccolo_is_one_trick(hands: tuple[str, ...], rows: tuple[str, ...], ended: str, score: int) -> None:
    """SL-NEG-08: exactly one."""
    deal = tricks(piccolo(*hands, number=11), *rows)
    assert ended == deal.ended
    assert (score, 0, 0, 0) == scores(deal.game.result(deal), piccolo="above_solo_one")


def test_piccolo_ends_with_the_second_trick() -> None:
    """SL-NEG-10, SL-END-01: the first decides nothing."""
    hands = ("♥K ♦K ♠7", "♥3 ♦3 ♠8", "♥2 ♦2 ♠9", "♥1 ♦1 ♠10")
    deal = tricks(piccolo(*hands, number=10), "♥K ♥3 ♥2 ♥1")
    assert "" == deal.ended
    deal = tricks(deal, "♦K ♦3 ♦2 ♦1")
    assert ("decided", None) == (deal.ended, deal.due)
    assert (-70, 0, 0, 0) == scores(deal.game.result(deal), piccolo="above_solo_one")


@pytest.mark.parametrize(
    ("table", "hand", "may"), [("♥J", "♥K ♥3 X", "♥K"), ("XV", "XX III", "XX"), ("XV", "III I", "III")]
)
def test_piccolo_is_negative(table: str, hand: str, may: str) -> None:
    """SL-NEG-08, SL-NEG-01, SL-NEG-03."""
    assert cards(may) == playable(facing("piccolo", table, hand, options={"piccolo": "above_solo_one"}))


# Colour valat with a partner

WITH_PARTNER = {"colour_valat_with_partner": True}


@pytest.mark.parametrize(("contract", "laid"), [("three", "♦J ♦4 ♣9"), ("two", "♦J ♦4"), ("one", "♦J")])
@pytest.mark.parametrize(("options", "asked"), [({}, False), (WITH_PARTNER, True)])
def test_three_two_and_one_may_be_raised(
    contract: str, laid: str, options: dict[str, bool], asked: bool
) -> None:
    """SL-CV-03: after laying away, with the option."""
    known = {"contract": contract, "declarer": A, "called": card("♥K"), "partner": B}
    deal = do(at("exchange", options=options, **known), Take(1), *(Lay(card(name)) for name in laid.split()))
    assert (A, "exchange" if asked else "announcements") == (turn(deal), deal.phase)
    if asked:
        assert {contract, "colour_valat"} == words(deal)
        assert contract == act(deal, Choose(contract)).playing.id
        raised = act(deal, Choose("colour_valat"))
        assert ("colour_valat", {"pass"}) == (raised.playing.id, words(raised))


def raised(options: dict[str, bool] | None = None, declarer: int = A) -> Deal:
    known = {"contract": "one", "declarer": declarer, "called": card("♥K"), "partner": B}
    deal = at("exchange", options={**WITH_PARTNER, **(options or {})}, **known)
    laid = "♦J" if declarer == A else "♥J"
    return do(deal, Take(1), Lay(card(laid)), Choose("colour_valat"))


def test_partner_of_a_colour_valat_stays_a_secret() -> None:
    """SL-CV-03, SL-ID-01: as before the raise; the declarer leads, and only foes say kontra."""
    deal = raised()
    assert ((0, None, 1, None), (0, 0, 1, 1)) == (sides(deal, C), sides(deal, B))
    deal = say(deal, "pass")
    assert (B, {"pass"}) == (turn(deal), words(deal))
    deal = say(deal, "pass")
    assert (C, {"pass", "game 0"}) == (turn(deal), words(deal))
    by_d = say(raised(declarer=D), *["pass"] * 4)
    assert ("trick", D) == (by_d.phase, turn(by_d))


def played(hands: tuple[str, ...], *rows: str) -> Deal:
    """A colour valat of A with B, who holds the called king: these tricks of these hands."""
    known = {"contract": "one", "declarer": A, "called": card("♥K"), "partner": B}
    deal = at("exchange", hands=hands, options=WITH_PARTNER, **known)
    deal = do(deal, Take(1), Lay(card("XVII")), Choose("colour_valat"))
    return tricks(say(deal, *["pass"] * 4), *rows)


@pytest.mark.parametrize(
    ("hands", "rows", "score"),
    [
        # A takes one trick and B the other; then a defender takes one
        (("♥Q ♦4", "♥K ♦K", "♥2 ♦2", "♥3 ♦3"), ("♥Q ♥K ♥2 ♥3", "♦K ♦2 ♦3 ♦4"), (125, 125, 0, 0)),
        (("♥Q ♦4", "♥K ♦1", "♥2 ♦K", "♥3 ♦3"), ("♥Q ♥K ♥2 ♥3", "♦1 ♦K ♦3 ♦4"), (-125, -125, 0, 0)),
    ],
)
def test_both_must_win_all_tricks(
    hands: tuple[str, ...], rows: tuple[str, ...], score: tuple[int, ...]
) -> None:
    """SL-CV-03: whoever of the two takes them."""
    result = (deal := played(hands, *rows)).game.result(deal.replace(ended="played"))
    assert score == scores(result, **WITH_PARTNER)


def test_lost_colour_valat_stops_when_all_can_see_it() -> None:
    """SL-CV-03, SL-END-05: C took the first of two tricks, and might be the partner for all that D knows."""
    hands = ("♠8 ♥Q ♦4", "♠7 ♥K ♦1", "♠K ♥2 ♦2", "♠9 ♥3 ♦3")
    deal = played(hands, "♠8 ♠7 ♠K ♠9")
    assert "" == deal.ended
    deal = tricks(deal, "♥2 ♥3 ♥Q ♥K")  # now B is known as the partner, and so is C as a foe
    assert "decided" == deal.ended
    assert (-125, -125, 0, 0) == scores(deal.game.result(deal), **WITH_PARTNER)


# Suits first in a colour valat

SUITS = {"colour_valat_suits_first": True}


@pytest.mark.parametrize("contract", ["colour_valat", "colour_valat_without"])
def test_declarer_leads_the_suits_first(contract: str) -> None:
    """SL-CV-04: taroks only when no suit card is left; in following nothing changes."""
    hands = ("♥K ♠7 XX II", "♥4 ♠8 ♠9 ♣7", "♥3 ♦4 ♦3 ♦2", "♥2 X IX VIII")
    deal = trick(contract, *hands, options=SUITS, number=9)
    assert cards("♥K ♠7") == playable(deal)
    assert ("suits_first", "SL-CV-04") == why(deal)["XX"]
    assert cards("♥K ♠7 XX II") == playable(trick(contract, *hands, number=9))
    assert cards("XX II") == playable(
        trick(contract, "XX II", "♥4 ♠8", "♥3 ♦4", "♥2 X", options=SUITS, number=11)
    )
    assert cards("II") == playable(facing(contract, "X", "II ♥4", options=SUITS))


def test_others_lead_what_they_like() -> None:
    """SL-CV-04: it binds the declarer; here B has won a trick of a lost colour valat."""
    known = {"options": {**SUITS, "early_termination": False}, "number": 10}
    deal = tricks(
        trick("colour_valat", "♥4 ♠7 II", "♥K ♠8 X", "♥3 ♠9 IX", "♥2 ♠10 V", **known), "♥4 ♥K ♥3 ♥2"
    )
    assert (B, cards("♠8 X")) == (turn(deal), playable(deal))


def test_valat_without_is_no_colour_valat() -> None:
    """SL-CV-04."""
    hands = ("♥K II", "♥4 ♠8", "♥3 ♦4", "♥2 X")
    assert cards("♥K II") == playable(trick("valat_without", *hands, options=SUITS, number=11))


# Hirškontra


def test_five_steps() -> None:
    """SL-KON-01, SL-KON-03: D kontra, A rekontra, C subkontra, B hirš, C mordkontra; and no step more."""
    deal = announcing(options={"hirskontra": True})
    deal = say(deal, "pass", "pass", "pass", "game 0", "pass", "game 0", "pass", "pass", "game 0", "pass")
    deal = say(deal, "pass", "pass")
    assert (B, "game 0" in words(deal)) == (turn(deal), True)
    deal = say(deal, "game 0", "pass")
    assert (C, Stake("game", A, 4), "game 0" in words(deal)) == (turn(deal), deal.stakes[0], True)
    assert (0, 0, 1, 1) == sides(deal, None)
    deal = say(deal, "game 0")
    assert Stake("game", A, 5) == deal.stakes[0]
    assert ("doubled_fully", "SL-KON-01") == why(deal)["game 0"]


# The mond in a klop

BAN = {"klop_mond_lead_ban": True}


@pytest.mark.parametrize(
    ("hand", "banned", "off"),
    [
        ("XXI ♥4 X", "♥4 X", "XXI ♥4 X"),
        ("XXI X", "X", "XXI X"),
        ("XXI Š", "Š", "XXI Š"),  # whoever holds the škis plays that first
        ("XXI I ♥4", "♥4", "XXI ♥4"),
        ("XXI I", "XXI", "XXI"),  # mond and pagat are the last two
        ("XXI", "XXI", "XXI"),  # the last card
    ],
)
def test_mond_is_not_led(hand: str, banned: str, off: str) -> None:
    """SL-NEG-06, SL-NEG-03: as long as the škis has not been played."""
    size = len(hand.split())
    others = ("♦4 ♦3 ♦2", "♠7 ♠8 ♠9", "♣7 ♣8 ♣9")
    hands = (hand, *(" ".join(other.split()[:size]) for other in others))
    assert cards(banned) == playable(trick("klop", *hands, number=13 - size, options=BAN))
    assert cards(off) == playable(trick("klop", *hands, number=13 - size))


def test_mond_is_free_when_the_skis_is_out() -> None:
    """SL-NEG-06, SL-NEG-09: played to a trick, or turned up as a vitamin; to follow it was always free."""
    vitamin = trick("klop", "♥4 ♥3 ♥2", "♥K XXI X", "♦4 ♦3 ♦2", "♥1 V VI", options=BAN, talon="Š II III")
    vitamin = tricks(vitamin, "♥4 ♥K ♦4 ♥1")
    assert (B, cards("XXI X")) == (turn(vitamin), playable(vitamin))
    other = trick("klop", "♥4 ♥3 ♥2", "♥K XXI X", "♦4 ♦3 ♦2", "♥1 V VI", options=BAN, talon="II Š III")
    other = tricks(other, "♥4 ♥K ♦4 ♥1")
    assert (B, cards("X")) == (turn(other), playable(other))
    assert ("mond_lead", "SL-NEG-06") == why(other)["XXI"]
    hands = ("♥4 ♥3 ♥2 ♠7", "♥K XXI X XIX", "Š ♦3 ♦2 ♦1", "♥1 V VI VII")
    out = tricks(trick("klop", *hands, options=BAN), "♥4 ♥K Š ♥1", "♦3 V ♥3 X")
    assert (B, cards("XXI XIX")) == (turn(out), playable(out))


def test_mond_may_follow() -> None:
    """SL-NEG-06: the ban is on leading it; and on klop alone."""
    assert cards("XXI") == playable(facing("klop", "X", "XXI II", options=BAN))
    beggar = trick("beggar", "XXI X", "♦4 ♦3", "♠7 ♠8", "♣7 ♣8", number=11, options=BAN)
    assert cards("XXI X") == playable(beggar)


# A beggar with the škis

EMPEROR = {"berac_skis_emperor": True}


def test_beggar_leads_the_skis_first() -> None:
    """SL-NEG-07: who has it; others lead as they like, and without the option nobody has to."""
    hands = ("Š ♥4 ♥3", "XXI II ♥K", "I V ♥Q", "X XI ♥J")
    deal = trick("beggar", *hands, options=EMPEROR)
    assert cards("Š") == playable(deal)
    assert ("skis_first", "SL-NEG-07") == why(deal)["♥4"]
    assert cards("Š ♥4 ♥3") == playable(trick("beggar", *hands))
    assert cards("Š ♥4 ♥3") == playable(trick("open_beggar", *hands, options=EMPEROR))
    assert cards("♥4 ♥3 VI") == playable(trick("beggar", "♥4 ♥3 VI", *hands[1:], options=EMPEROR))


@pytest.mark.parametrize(("hands", "rows", "ended"), [
    # mond and pagat come to the škis, and the pagat of C takes the trick
    (("Š ♥4", "XXI II ", "I V", "X XI"), "Š XXI I X", ""),
    # the pagat before the mond: it wins all the same
    (("Š ♥4", "I II", "XXI V", "X XI"), "Š I XXI X", ""),
    # the mond lies in the talon, or with the pagat in one hand: the škis wins, and the beggar is lost
    (("Š ♥4", "II III", "I V", "X XI"), "Š II I X", "decided"),
    (("Š ♥4", "II III", "I XXI", "X XI"), "Š II XXI X", "decided"),
])  # fmt: skip
def test_emperor_trick_of_a_beggar(hands: tuple[str, ...], rows: str, ended: str) -> None:
    """SL-NEG-07: or it has failed."""
    deal = tricks(trick("beggar", *hands, options=EMPEROR), rows)
    assert ended == deal.ended
    if not ended:
        assert Cards() == deal.won[A]
    else:
        assert (-70, 0, 0, 0) == scores(deal.game.result(deal))


@pytest.mark.parametrize(
    ("table", "hand", "may"),
    [
        ("Š", "XXI II V", "XXI"),
        ("Š", "I II V", "I"),
        ("Š", "I XXI V", "XXI"),
        ("Š", "II V ♥4", "II V"),
        ("Š XXI", "I II", "I"),
    ],
)
def test_mond_and_pagat_must_come(table: str, hand: str, may: str) -> None:
    """SL-NEG-07, SL-NEG-09: who has both keeps the pagat back, as ever (SL-NEG-03)."""
    assert cards(may) == playable(facing("beggar", table, hand, options=EMPEROR))


def test_mond_and_pagat_are_free_otherwise() -> None:
    """SL-NEG-07: without the option, under another card, and after the first trick."""
    assert cards("XXI II V") == playable(facing("beggar", "Š", "XXI II V"))
    assert cards("XXI") == playable(facing("beggar", "X", "XXI II V", options=EMPEROR))
    hands = ("♥4 ♦4 ♦2", "♥K Š ♦3", "♥2 XXI V", "♥1 II VI")
    deal = tricks(trick("beggar", *hands, options=EMPEROR), "♥4 ♥K ♥2 ♥1", "Š")
    assert (C, cards("XXI V")) == (turn(deal), playable(deal))


# The order of an emperor trick

LAST = {"emperor_trick_order": "pagat_last"}


@pytest.mark.parametrize(
    ("played", "any_order", "pagat_last"),
    [
        ("Š XXI I XX", "I", "I"),
        ("XXI Š II I", "I", "I"),
        ("Š ♥4 XXI I", "I", "I"),
        ("I Š XXI XX", "I", "Š"),
        ("Š I XXI XX", "I", "Š"),
        ("XXI I Š II", "I", "Š"),
        ("II I XXI Š", "I", "Š"),
        ("XXI II I XX", "XXI", "XXI"),
    ],
)
@pytest.mark.parametrize("contract", ["two", "solo_without", "klop", "beggar", "valat_without"])
def test_order_of_an_emperor_trick(contract: str, played: str, any_order: str, pagat_last: str) -> None:
    """SL-PLAY-04: with `pagat_last` škis and mond must lie there before the pagat."""
    for options, best in (({}, any_order), (LAST, pagat_last)):
        deal = tricks(trick(contract, *played.split(), number=12, options=options), played)
        assert best == played.split()[deal.tricks[-1].winner]


@pytest.mark.parametrize("contract", ["colour_valat", "colour_valat_without"])
def test_order_of_an_emperor_trick_in_a_colour_valat(contract: str) -> None:
    """SL-PLAY-04, SL-PLAY-05: if a tarok was led."""
    for played, best in (("Š XXI I XX", "I"), ("Š I XXI XX", "Š"), ("♥4 Š XXI I", "♥4")):
        deal = tricks(trick(contract, *played.split(), number=12, options=LAST), played)
        assert best == played.split()[deal.tricks[-1].winner]


@pytest.mark.parametrize(
    ("table", "hand", "may"),
    [
        ("I XXI", "Š XX", "Š"),  # now the škis does beat it, and must be played
        ("XXI I", "Š II", "Š"),
        ("I Š", "XXI II", "XXI II"),
        ("Š XXI", "I II", "I"),
    ],
)
def test_overtaking_when_the_pagat_must_be_last(table: str, hand: str, may: str) -> None:
    """SL-PLAY-04, SL-NEG-02."""
    assert cards(may) == playable(facing("klop", table, hand, options=LAST))
