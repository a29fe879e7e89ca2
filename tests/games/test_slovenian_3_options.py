"""The variations of the game for three: high bids, a free pagat, annulled deals; chapter 22 of the book."""

from typing import Any

import pytest
from games.play import card, cards, do, playable, say, shown, tricks, turn, why, words
from games.table import A, B, C, before, scores
from games.three import HANDS, LONE, TALON, announcing, at_three, to_deal

from tarok.cards.deck import FACES, Cards
from tarok.engine.actions import PASS, Bid, Choose, Cut, Knock, Lay, Pick, Place, Take, ThrowIn
from tarok.engine.deal import Deal, act, start
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.view import view
from tarok.notation import read, write

HIGH = {"three_player_high_bids": True}
SOLO = {"three_player_solo_without": True}
FREE = {"vogel_frei": True}


def auction(said: str, **known: Any) -> Deal:
    return do(at_three("auction", **known), *(PASS if word == "-" else Bid(word) for word in said.split()))


# What may be bid


@pytest.mark.parametrize(
    ("options", "more"),
    [
        ({}, set()),
        (SOLO, {"solo_without"}),
        ({**HIGH, **SOLO}, {"solo_without", "open_beggar", "colour_valat_without", "valat_without"}),
        (HIGH, {"open_beggar", "colour_valat_without", "valat_without"}),
    ],
)
def test_what_may_be_bid(options: dict[str, bool], more: set[str]) -> None:
    """SL-3P-03, SL-3P-10: in any hand, and in a compulsory klop hand (SL-3P-09)."""
    assert {"pass", "three", "two", "one", "beggar"} | more == words(auction("", options=options))
    carry = before(totals=(5, 5, 5), compulsory_klop=(1,))
    assert {"pass"} | more == words(auction("", options=options, carry=carry))


@pytest.mark.parametrize("contract", ["open_beggar", "colour_valat_without", "valat_without"])
def test_high_contract_is_led_by_the_declarer(contract: str) -> None:
    """SL-3P-10, SL-PLAY-01: C bids and declares it."""
    deal = auction(f"- - {contract}", options=HIGH)
    deal = deal if contract == "valat_without" else act(deal, Choose(contract))
    assert (contract, C) == (deal.playing.id, turn(say(deal, "pass", "pass", "pass")))


@pytest.mark.parametrize(("contract", "laid"), [("three", "♦J ♦4 ♣9"), ("two", "♦J ♦4"), ("one", "♦J")])
def test_low_contract_may_be_raised_to_a_colour_valat(contract: str, laid: str) -> None:
    """SL-3P-10: after the exchange; then the declarer leads, and there are no bonuses."""
    deal = at_three("exchange", contract=contract, declarer=C, hands=(*HANDS[1:], HANDS[0]), options=HIGH)
    deal = do(deal, Take(1), *(Lay(card(name)) for name in laid.split()))
    assert (C, {contract, "colour_valat"}) == (turn(deal), words(deal))
    assert (contract, A) == (
        (low := act(deal, Choose(contract))).playing.id,
        turn(say(low, "pass", "pass", "pass")),
    )
    raised = act(deal, Choose("colour_valat"))
    assert {"pass"} == words(raised)
    assert C == turn(say(raised, "pass", "pass", "pass"))


# Vogel frei


def free(*, hands: tuple[str, ...] = LONE, declarer: int = A, **known: Any) -> Deal:
    return announcing(hands=hands, declarer=declarer, **{"options": FREE, **known})


def test_lone_pagat_may_be_announced_to_be_free() -> None:
    """SL-3P-11: by C in C's turn; everybody sees it then, and it is said once."""
    deal = free()
    for seat in (A, B):
        assert (seat, False) == (turn(deal), "vogel_frei" in words(deal))
        deal = say(deal, "pass")
    assert (C, True) == (turn(deal), "vogel_frei" in words(deal))
    deal = say(deal, "vogel_frei")
    assert "vogel_frei" not in words(deal)
    for viewer in (A, B, C, None):
        assert [(C, (card("I"),))] == [(show.seat, show.cards) for show in shown(deal, "announced", viewer)]
    assert "announcements" == say(deal, "pass").phase  # the turn was used, so two have to pass


def test_only_with_the_option() -> None:
    """SL-3P-11: off, nobody may."""
    assert "vogel_frei" not in words(say(free(options={}), "pass", "pass"))


def test_not_with_another_tarok() -> None:
    """SL-3P-11: C has XX and XIX, too; or C has one tarok that is not the pagat."""
    assert "vogel_frei" not in words(say(free(hands=HANDS), "pass", "pass"))
    swapped = {"I": "II", "II": "I"}
    other = tuple(" ".join(swapped.get(name, name) for name in hand.split()) for hand in LONE)
    assert "vogel_frei" not in words(say(free(hands=other), "pass", "pass"))


DECLARERS = [
    # dealt beside twelve suit cards, what of the talon, what is laid away, whether the bird is free
    ("I ♥4 ♥3", "♦K", "♥4", True),
    ("I ♥4 ♥3", "XVII", "XVII", True),  # taken and laid away again: no other tarok is left
    ("I ♥4 ♥3", "XVII", "♥4", False),
    ("I II ♥3", "♦K", "II", False),  # it was not dealt alone
    ("♥4 ♥3 ♥2", "I", "♥4", False),  # it was not dealt
]


@pytest.mark.parametrize(("dealt", "taken", "laid", "may"), DECLARERS)
def test_declarer_who_has_changed_cards(dealt: str, taken: str, laid: str, may: bool) -> None:
    """SL-3P-11: dealt as the only tarok, and still the only one."""
    talon = [taken, *(name for name in "XX XIX XVIII XVI XV".split())]
    hands = (f"♠K ♠Q ♠N {dealt}", "♣K ♣Q ♣N ♣J ♣10 ♣9", "♦Q ♦N ♦J ♦1 ♦2 ♦3")
    known = {"talon": " ".join(talon), "options": FREE}
    deal = at_three("exchange", contract="one", declarer=A, hands=hands, **known)
    deal = do(deal, Take(1), Lay(card(laid)))
    assert ("announcements", may) == (deal.phase, "vogel_frei" in words(deal))


@pytest.mark.parametrize("contract", ["beggar", "solo_without"])
def test_not_in_a_flat_contract(contract: str) -> None:
    """SL-3P-13: only where there are bonuses."""
    deal = free(contract=contract, options={**FREE, **SOLO})
    assert {"pass", "game 0"} == words(say(deal, "pass", "pass"))


def test_not_after_a_valat() -> None:
    """SL-ANN-08, SL-3P-13: then only kontra on it is possible; said before it, the pagat stays free."""
    deal = say(free(), "valat", "pass", "pass")
    assert {"pass", "valat 0"} == words(deal)
    assert ("valat_stands", "SL-ANN-08") == why(deal)["vogel_frei"]
    deal = say(free(), "pass", "pass", "vogel_frei", "pass", "valat", "pass", "pass", "pass")
    assert "I" in {FACES.names[each] for each in playable(tricks(deal, "♥Q ♥K"))}


def flying(*said: str) -> Deal:
    """The first trick, when C's pagat is free and A and B have passed."""
    return say(free(), "pass", "pass", "vogel_frei", *said, "pass", "pass", "pass")


@pytest.mark.parametrize(
    ("table", "may"),
    [
        ("♥Q ♥K", "♥2 ♥J ♥3 ♥4 I"),  # follow suit, or let the pagat fly
        ("♣9 ♣10", "♣Q ♣7 ♣K ♣N I"),
        ("XX XXI", LONE[C]),  # a tarok was led: it may be withheld
    ],
)
def test_free_pagat_obeys_no_rule_of_following(table: str, may: str) -> None:
    """SL-3P-11: without the word C would have to follow, or to play it."""
    assert cards(may) == playable(tricks(flying(), table))
    bound = tricks(say(free(), "pass", "pass", "pass"), table)
    assert (cards(may) - cards("I") if table[0] != "X" else cards("I")) == playable(bound)


def test_others_are_bound_as_ever() -> None:
    """SL-3P-11, SL-PLAY-02: C takes the first trick and leads the pagat: A and B must follow with taroks."""
    deal = tricks(flying(), "♥Q ♥K I")
    assert C == turn(deal)
    deal = tricks(deal, "♠K")
    assert cards("♠N ♠10") == playable(deal)


@pytest.mark.parametrize(
    ("table", "lost"),
    [("♥Q ♥K", set()), ("XX XXI", set()), ("Š XXI", {("mond", B)})],
)
def test_free_pagat_wins(table: str, lost: set[tuple[str, int]]) -> None:
    """SL-3P-11: whatever else is in the trick; the mond is lost to the škis all the same (SL-PLAY-06)."""
    deal = tricks(flying(), f"{table} I")
    assert (C, cards(f"{table} I")) == (turn(deal), deal.won[C])
    caught = {(feat.what, feat.seat) for feat in deal.game.result(deal).feats if feat.what == "mond"}
    assert lost == caught


def test_announced_ultimo_is_kept_by_a_free_pagat_too() -> None:
    """SL-ANN-10, SL-3P-11: as long as another card may be played; and now every card may."""
    deal = tricks(flying("pagat_ultimo"), "XX XXI")
    assert cards(LONE[C]) - cards("I") == playable(deal)
    assert ("keep_announced", "SL-ANN-10") == why(deal)["I"]


def test_free_pagat_in_the_last_trick() -> None:
    """SL-3P-11, SL-BON-04: it beats škis and mond: silent pagat ultimo, and the trula, of C's side."""
    hands = ("♥K ♦4 Š", "♥Q ♦3 XXI", "♥2 ♦2 I")
    deal = say(free(hands=hands, shown=()), "pass", "pass", "vogel_frei", "pass", "pass", "pass")
    deal = tricks(deal, "♥K ♥Q ♥2", "♦4 ♦3 ♦2", "I Š XXI")
    assert C == deal.tricks[-1].winner
    feats = {
        (feat.what, feat.seat, feat.made) for feat in deal.game.result(deal.replace(ended="played")).feats
    }
    assert {("pagat_ultimo", C, True), ("trula", B, True), ("mond", B, False)} == feats


def test_same_deal_told_twice_is_the_same() -> None:
    """SL-3P-11: a deal with a free pagat is a value like any other."""
    assert flying() == flying()


# Annulled deals

FEW = [
    # taroks of C, whether C may have the deal annulled
    ("Š", True),
    ("V", True),
    ("I IX", True),
    ("II III", True),
    ("IX X", False),
    ("I XXI", False),
    ("I II III", False),
]


def poor(taroks: str) -> tuple[str, ...]:
    """Hands for A, B and C, and the talon: C has these taroks and suit cards, A and B share what is left."""
    suits = [name for name in FACES.names if name[0] in "♥♦♠♣"]
    held = [*taroks.split(), *suits[: 16 - len(taroks.split())]]
    rest = [name for name in FACES.names if name not in held]
    taroks_first = sorted(rest, key=lambda name: name in suits)
    sixteen = [taroks_first[0::2][:16], taroks_first[1::2][:16]]
    talon = [name for name in rest if name not in {*sixteen[0], *sixteen[1]}]
    return (" ".join(sixteen[0]), " ".join(sixteen[1]), " ".join(held), " ".join(talon))


@pytest.mark.parametrize(("taroks", "may"), FEW)
def test_who_may_annul(taroks: str, may: bool) -> None:
    """SL-3P-12, SL-3P-14: one tarok, or two below X; everybody is asked, forehand first."""
    *hands, talon = poor(taroks)
    deal = do(to_deal(*hands, talon=talon, annul_few_taroks=True), Knock(), Pick(1), Place("first"))
    for seat in (A, B):
        assert deal.due is not None
        assert (seat, (PASS,)) == (deal.due.seat, deal.due.legal)
        deal = act(deal, PASS)
    assert deal.due is not None
    assert (C, may) == (deal.due.seat, ThrowIn() in deal.due.legal)
    assert "auction" == act(deal, PASS).phase
    if may:
        thrown = act(deal, ThrowIn())
        assert ("annulled", None, "") == (thrown.ended, thrown.due, thrown.game.result(thrown).contract)
        assert (0, 0, 0) == scores(thrown.game.result(thrown), key="slovenian_3")


def test_after_a_cut_everybody_is_asked_too() -> None:
    """SL-3P-12: however the cards were dealt."""
    pack = FACES.parse_all(" ".join((TALON, *HANDS)))
    deal = do(start(to_deal(*HANDS, annul_few_taroks=True).game, pack), Cut(1))
    assert ("annulling", A) == (deal.phase, turn(deal))


def test_a_deal_written_by_hands_begins_with_the_question() -> None:
    """SL-3P-12: as in Romanian tarok, the deal can be read and written before it is answered."""
    *hands, talon = poor("V")
    rows = [f"hand {seat}: {cards}" for seat, cards in enumerate(hands)]
    text = "\n".join(["game: slovenian_3", "options: annul_few_taroks=true", *rows, f"talon: {talon}"])
    deal = read(text)
    assert ("annulling", A) == (deal.phase, turn(deal))
    again = read(write(act(deal, PASS)))
    assert ("annulling", B) == (again.phase, turn(again))


def test_nobody_is_asked_without_the_option() -> None:
    """SL-3P-12: it is an option."""
    *hands, talon = poor("V")
    assert "auction" == do(to_deal(*hands, talon=talon), Knock(), Pick(1), Place("first")).phase


def test_hand_without_a_tarok_is_thrown_in_as_ever() -> None:
    """SL-3P-12, SL-DEAL-07: nobody is asked, and a compulsory klop follows."""
    *hands, talon = poor("")
    deal = do(to_deal(*hands, talon=talon, annul_few_taroks=True), Knock(), Pick(1), Place("first"))
    assert "no_tarok" == deal.ended


def test_being_asked_tells_nothing() -> None:
    """SL-3P-14, SL-INF-01: A and B see the same, whether C might have thrown the cards in or not."""
    *hands, talon = poor("V")
    seen = []
    for swap in ({}, {"♦K": "XXI", "XXI": "♦K"}):
        mine = [
            " ".join(swap.get(name, name) for name in text.split()) if swap else text
            for text in (*hands, talon)
        ]
        deal = do(to_deal(*mine[:3], talon=mine[3], annul_few_taroks=True), Knock(), Pick(1), Place("first"))
        deal = do(deal, PASS, PASS, PASS)
        seen.append([view(deal, seat).shown for seat in (A, B)])
    assert seen[0] == seen[1] == [(), ()]


def test_shown_talon_is_what_the_bird_is_judged_by() -> None:
    """SL-3P-11: a pagat that C was dealt is C's; the turned-up talon does not hold it."""
    deal = free(shown=(Show(ShowKind.TALON, tuple(Cards.parse(TALON))),))
    assert "vogel_frei" in words(say(deal, "pass", "pass"))
