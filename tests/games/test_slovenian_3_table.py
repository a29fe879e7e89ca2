"""Three at the table: the deal, the auction, the talon and what is announced; chapter 22 of the book."""

import pytest
from games.play import card, cards, do, playable, say, sides, tricks, turn, words
from games.play import trick as four_at_a_trick
from games.play import why as refused
from games.table import A, B, C, before, slovenian
from games.three import HANDS, KEY, TALON, ZERO, announcing, at_three, to_deal

from tarok.cards.deck import Cards
from tarok.engine.actions import PASS, Bid, Choose, Cut, Knock, Lay, Pick, Place, Take
from tarok.engine.deal import Deal, Illegal, act, start
from tarok.engine.deal_types import Stake
from tarok.engine.result import Dealt

PACK = tuple(number * 25 % 54 for number in range(54))
LADDER = ["three", "two", "one", "beggar", "solo_without"]
SOLO = {"three_player_solo_without": True}
COMPULSORY = before(totals=(5, 5, 5), compulsory_klop=(1,))


def up(contract: str) -> set[str]:
    return set(LADDER[LADDER.index(contract) :])


# The deal


def test_player_on_the_dealers_left_cuts_or_knocks() -> None:
    """SL-3P-01: C deals, and B, the other one, sits on the left."""
    deal = start(slovenian(KEY), PACK)
    assert deal.due is not None
    assert (B, {*map(Cut, range(1, 54)), Knock()}) == (deal.due.seat, set(deal.due.legal))
    assert 2 == before(totals=ZERO).dealer
    without = start(slovenian(KEY, knock_allowed=False), PACK)
    assert without.due is not None
    assert {*map(Cut, range(1, 54))} == set(without.due.legal)


@pytest.mark.parametrize("at", [1, 20, 53])
def test_after_a_cut(at: int) -> None:
    """SL-3P-01: six to the talon, then eight to A, B and C, and eight more."""
    deal = do(start(slovenian(KEY), PACK), Cut(at))
    turned = PACK[at:] + PACK[:at]
    assert turned[:6] == deal.talon
    assert {*turned[6:14], *turned[30:38]} == set(deal.hands[A])
    assert {*turned[14:22], *turned[38:46]} == set(deal.hands[B])
    assert {*turned[22:30], *turned[46:54]} == set(deal.hands[C])
    assert ("auction", ()) == (deal.phase, deal.stock)


def test_packets_are_picked() -> None:
    """SL-3P-01: A picks the third of three, B the second, and C is left with the first."""
    deal = do(start(slovenian(KEY), PACK), Knock())
    for seat, left, pick in ((A, (1, 2, 3), 3), (B, (1, 2), 2)):
        assert deal.due is not None
        assert (seat, {*map(Pick, left)}) == (deal.due.seat, set(deal.due.legal))
        deal = do(deal, Pick(pick))
    assert PACK[:6] == deal.talon
    packets = [Cards.of(PACK[first : first + 16]) for first in (6, 22, 38)]
    assert (packets[2], packets[1], packets[0]) == deal.hands
    assert "auction" == deal.phase


@pytest.mark.parametrize(
    ("place", "talon", "starts"),
    [
        ("first", slice(0, 6), (6, 22, 38)),
        ("after_first_packet", slice(16, 22), (0, 22, 38)),
        ("last", slice(48, 54), (0, 16, 32)),
    ],
)
def test_forehand_picks_the_first_packet(place: str, talon: slice, starts: tuple[int, ...]) -> None:
    """SL-3P-01: as with four, A then says where the talon lies, and nobody else picks."""
    deal = do(start(slovenian(KEY), PACK), Knock(), Pick(1), Place(place))
    assert PACK[talon] == deal.talon
    assert tuple(Cards.of(PACK[first : first + 16]) for first in starts) == deal.hands


def test_hand_without_a_tarok() -> None:
    """SL-3P-09, SL-DEAL-07: thrown in; the same dealer deals a compulsory klop hand."""
    plain = "♥K ♥Q ♥N ♥J ♥1 ♥2 ♥3 ♥4 ♦K ♦Q ♦N ♦J ♦1 ♦2 ♦3 ♦4"
    rest = [name for hand in (*HANDS, TALON) for name in hand.split() if name not in plain.split()]
    deal = to_deal(plain, " ".join(rest[:16]), " ".join(rest[16:32]), talon=" ".join(rest[32:]))
    deal = do(deal, Knock(), Pick(1), Place("first"))
    assert ("no_tarok", None) == (deal.ended, deal.due)
    carry = before(totals=(7, 8, 9), dealer=1)
    then = deal.game.book(deal.game, Dealt(deal.game.result(deal)), carry).carry
    assert (1, 1, (7, 8, 9)) == (then.dealer, then.marked("compulsory_klop"), then.totals)


# The auction


def auction(said: str = "", **known: object) -> Deal:
    """The auction where solo without is agreed, unless `options` say otherwise; and what was said in it."""
    deal = at_three("auction", **{"options": SOLO, **known})
    return do(deal, *(PASS if word == "-" else Bid(word) for word in said.split()))


@pytest.mark.parametrize(
    ("said", "seat", "least"),
    [
        # forehand begins, and everybody may bid three
        ("", A, "three"),
        ("-", B, "three"),
        ("- -", C, "three"),
        # A is senior to B, and B to C
        ("three", B, "two"),
        ("three two", C, "one"),
        ("three two -", A, "two"),
        ("three two - two", B, "one"),
        ("three - two", A, "two"),
        ("three - two two", C, "one"),
        ("- three two", B, "two"),
        ("- three two two", C, "one"),
        ("beggar", B, "solo_without"),
        ("three beggar -", A, "beggar"),
    ],
)
def test_who_may_bid_what(said: str, seat: int, least: str) -> None:
    """SL-3P-03, SL-3P-04, SL-BID-03: a senior may hold, a junior must go higher; nobody bids klop."""
    deal = auction(said)
    assert seat == turn(deal)
    assert up(least) | {"pass"} == words(deal)
    assert dict.fromkeys(set(LADDER) - up(least), ("lower_than_bid", "SL-BID-03")) == refused(deal)
    for contract in ("klop", "solo_three", "open_beggar", "colour_valat", "valat_without"):
        with pytest.raises(Illegal):
            act(deal, Bid(contract))


@pytest.mark.parametrize(
    ("said", "declarer", "bid"),
    [
        ("three - -", A, "three"),
        ("- three -", B, "three"),
        ("- - three", C, "three"),
        ("three two - -", B, "two"),
        ("three two - two -", A, "two"),
        ("- three beggar -", C, "beggar"),
    ],
)
def test_winner_of_the_auction_may_raise(said: str, declarer: int, bid: str) -> None:
    """SL-3P-04: a pass is final; the last one left names the bid or anything higher."""
    deal = auction(said)
    assert (declarer, up(bid)) == (turn(deal), words(deal))
    assert declarer == act(deal, Choose(bid)).declarer
    with pytest.raises(Illegal):
        act(deal, Choose("klop"))


def test_without_raising_the_bid_is_played() -> None:
    """SL-3P-04, SL-BID-07: with `raise_after_auction` off."""
    deal = auction("- three -", options={**SOLO, "raise_after_auction": False})
    assert ("exchange", B, "three") == (deal.phase, deal.declarer, deal.playing.id)


def test_klop_if_all_pass() -> None:
    """SL-3P-04, SL-3P-08: all three, the dealer too; forehand leads."""
    deal = auction("- - -")
    assert ("klop", None, "trick", A) == (deal.playing.id, deal.declarer, deal.phase, turn(deal))


def test_nobody_is_called() -> None:
    """SL-3P-02: from the auction to the talon, alone."""
    deal = act(auction("one - -"), Choose("one"))
    assert ("exchange", None, None) == (deal.phase, deal.called, deal.partner)
    assert [(0, 1, 1)] * 4 == [sides(deal, viewer) for viewer in (A, B, C, None)]
    assert "call_king" not in {phase.__name__ for phase in deal.game.phases}


def test_compulsory_klop_hand() -> None:
    """SL-3P-09, SL-CK-01: only solo without may be bid; if nobody does, a klop is played."""
    deal = auction(carry=COMPULSORY)
    assert {"pass", "solo_without"} == words(deal)
    assert dict.fromkeys(up("three") - {"solo_without"}, ("compulsory_klop", "SL-CK-01")) == refused(deal)
    assert "klop" == auction("- - -", carry=COMPULSORY).playing.id


def test_compulsory_klop_hand_without_solo_without() -> None:
    """SL-3P-09, SL-3P-03: as a rule nothing may be bid in it, and a klop is played."""
    deal = auction(carry=COMPULSORY, options={})
    assert {"pass"} == words(deal)
    assert dict.fromkeys(["three", "two", "one", "beggar"], ("compulsory_klop", "SL-CK-01")) == refused(deal)
    assert "klop" == auction("- - -", carry=COMPULSORY, options={}).playing.id


def test_no_compulsory_klop_hand_without_klop() -> None:
    """SL-MON-03: where no klop is played a mark of one on the sheet holds nothing back."""
    deal = auction("- - -", carry=COMPULSORY, options={"klop_enabled": False})
    assert {"three", "two", "one", "beggar"} == words(deal)


# The talon and the round of announcements


@pytest.mark.parametrize(
    ("contract", "sets", "laid"), [("three", 2, "♦J ♦4 ♣9"), ("two", 3, "♦J ♦4"), ("one", 6, "♦J")]
)
def test_exchange(contract: str, sets: int, laid: str) -> None:
    """SL-3P-02, SL-TAL-01: the sets are as with four; sixteen cards are left, and nothing can be raised."""
    deal = at_three("exchange", contract=contract, declarer=A)
    assert deal.due is not None
    assert [Take(number) for number in range(1, sets + 1)] == list(deal.due.legal)
    deal = do(deal, Take(1), *(Lay(card(name)) for name in laid.split()))
    assert (16, "announcements", cards(laid)) == (len(deal.hands[A]), deal.phase, deal.laid[A])


WHO = [
    (A, {"pass", "trula", "kings", "valat"}),
    (B, {"pass", "trula", "kings", "valat", "game 0"}),
    (C, {"pass", "trula", "kings", "valat", "game 0", "pagat_ultimo"}),
]


@pytest.mark.parametrize("contract", ["three", "two", "one"])
@pytest.mark.parametrize(("seat", "legal"), WHO)
def test_who_may_announce_what(contract: str, seat: int, legal: set[str]) -> None:
    """SL-3P-02, SL-3P-05: there is no king ultimo."""
    deal = say(announcing(contract), *["pass"] * seat)
    assert (seat, legal) == (turn(deal), words(deal))


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("pass pass pass", [A, B, C]),
        ("trula pass pass pass", [A, A, B, C]),
        ("pass trula pass pass pass", [A, B, B, C, A]),
        ("pass pass game_0 pass pass pass", [A, B, C, C, A, B]),
        ("pass pass game_0 pass game_0 pass pass pass", [A, B, C, C, A, A, B, C]),
    ],
)
def test_round_ends_after_two_passes(said: str, asked: list[int]) -> None:
    """SL-3P-09: when everybody has spoken."""
    deal = announcing()
    turns = []
    for word in said.split():
        assert "announcements" == deal.phase
        turns.append(turn(deal))
        deal = say(deal, word.replace("_0", " 0"))
    assert (asked, "trick") == (turns, deal.phase)


def test_sides_are_known() -> None:
    """SL-3P-09: so B may double what C's foe announced, and C may not repeat what B said."""
    deal = say(announcing(declarer=C), "kings", "pass", "trula", "kings 2", "pass")
    assert (B, ("announced_already", "SL-ANN-05")) == (turn(deal), refused(deal)["trula"])
    assert ("own_side", "SL-KON-04") == refused(deal)["trula 0"]
    assert {Stake("game", C), Stake("kings", C, 1), Stake("trula", A)} == set(deal.stakes)


@pytest.mark.parametrize(
    ("contract", "leader"), [("three", A), ("two", A), ("one", A), ("beggar", C), ("solo_without", C)]
)
def test_first_lead(contract: str, leader: int) -> None:
    """SL-3P-09, SL-PLAY-01: C declares; forehand leads up to one, C from beggar upwards."""
    deal = say(announcing(contract, declarer=C, options=SOLO), "pass", "pass", "pass")
    assert ("trick", leader) == (deal.phase, turn(deal))


def test_sixteen_tricks() -> None:
    """SL-3P-01, SL-3P-08: of three cards each."""
    assert 16 == [phase.__name__ for phase in slovenian(KEY).phases].count("trick")


def test_klop_with_sixteen_tricks() -> None:
    """SL-3P-08: negative rules, and a vitamin after each of the first six tricks; none after the seventh."""
    hands = ("♥K ♦K ♠K ♣K ♥Q ♦Q ♠Q", "♥4 ♦4 ♠7 ♣7 ♥1 ♦J ♠J", "♥3 ♦3 ♠8 ♣8 ♥J ♦1 ♠N")
    deal = four_at_a_trick("klop", *hands, talon=TALON, options={"key": KEY})
    assert {"overtake", "pagat_last"} <= {duty.id for duty in deal.playing.duties}
    rows = ("♥K ♥4 ♥3", "♦K ♦4 ♦3", "♠K ♠7 ♠8", "♣K ♣7 ♣8", "♥Q ♥1 ♥J", "♦Q ♦J ♦1")
    for number, row in enumerate(rows, start=1):
        deal = tricks(deal, row)
        assert (4 * number, 6 - number) == (len(deal.won[A]), len(deal.talon))
    assert 27 == len(tricks(deal, "♠Q ♠J ♠N").won[A])


@pytest.mark.parametrize(
    ("table", "hand", "may"),
    [("♥J", "♥K ♥3 X", "♥K"), ("XV", "XX III I", "XX"), ("XV", "III I", "III"), ("♥4", "♠7 X I", "X")],
)
def test_negative_rules(table: str, hand: str, may: str) -> None:
    """SL-3P-09, SL-NEG-01, SL-NEG-03: in a beggar as in a klop."""
    for contract in ("beggar", "klop"):
        deal = tricks(four_at_a_trick(contract, table, hand, options={"key": KEY}), table)
        assert cards(may) == playable(deal)
