"""Cutting, knocking and dealing: chapters 3 and 4 of the book."""

import pytest
from games.play import do
from games.table import NOBODY, A, B, C, D, before, slovenian

from tarok.cards.deck import Cards
from tarok.engine.actions import Cut, Knock, Pick, Place
from tarok.engine.deal import Deal, start
from tarok.engine.result import Dealt
from tarok.engine.view import view

PACK = tuple(number * 25 % 54 for number in range(54))
"""0 25 50 21 46 17 42 13 …: so well mixed that nobody is without a tarok (32 and more)."""


def dealt(*actions: Cut | Knock | Pick | Place, pack: tuple[int, ...] = PACK) -> Deal:
    return do(start(slovenian(), pack), *actions)


def cut(*parts: slice, at: int) -> Cards:
    """These cards of the pack after it was cut."""
    cards = PACK[at:] + PACK[:at]
    return Cards.of(card for part in parts for card in cards[part])


def test_player_opposite_the_dealer_cuts_or_knocks() -> None:
    """SL-DEAL-01, SL-DEAL-05, SL-DEAL-09: 1 to 53 cards, so that each part has one."""
    deal = dealt()
    assert deal.due is not None
    assert B == deal.due.seat
    assert {*map(Cut, range(1, 54)), Knock()} == set(deal.due.legal)


def test_knocking_is_an_option() -> None:
    """SL-DEAL-03: with `knock_allowed` off there is only the cut."""
    deal = start(slovenian(knock_allowed=False), PACK)
    assert deal.due is not None
    assert {*map(Cut, range(1, 54))} == set(deal.due.legal)


@pytest.mark.parametrize("at", [1, 6, 20, 27, 53])
def test_after_a_cut(at: int) -> None:
    """SL-DEAL-02, SL-SEAT-01: six to the talon, then six to A, B, C and D, and six more."""
    deal = dealt(Cut(at))
    turned = PACK[at:] + PACK[:at]
    assert turned[:6] == deal.talon
    assert cut(slice(6, 12), slice(30, 36), at=at) == deal.hands[A]
    assert cut(slice(12, 18), slice(36, 42), at=at) == deal.hands[B]
    assert cut(slice(18, 24), slice(42, 48), at=at) == deal.hands[C]
    assert cut(slice(24, 30), slice(48, 54), at=at) == deal.hands[D]
    assert ("auction", ()) == (deal.phase, deal.stock)


def test_cut_of_twenty_card_by_card() -> None:
    """SL-DEAL-02, SL-DEAL-06: written out: PACK[20] is 14, and 25 more each time, less 54."""
    deal = dealt(Cut(20))
    assert (14, 39, 10, 35, 6, 31) == deal.talon
    assert {2, 27, 52, 23, 48, 19, 8, 33, 4, 29, 0, 25} == set(deal.hands[A])


def test_packets_are_picked_one_after_the_other() -> None:
    """SL-DEAL-03: A picks the third, B the fourth, C the first, and D is left with the second."""
    deal = dealt(Knock())
    for seat, left, pick in ((A, (1, 2, 3, 4), 3), (B, (1, 2, 4), 4), (C, (1, 2), 1)):
        assert deal.due is not None
        assert (seat, {*map(Pick, left)}) == (deal.due.seat, set(deal.due.legal))
        deal = do(deal, Pick(pick))
    assert PACK[:6] == deal.talon
    packets = [Cards.of(PACK[start : start + 12]) for start in (6, 18, 30, 42)]
    assert (packets[2], packets[3], packets[0], packets[1]) == deal.hands
    assert "auction" == deal.phase


@pytest.mark.parametrize(
    ("place", "talon", "starts"),
    [
        ("first", slice(0, 6), (6, 18, 30, 42)),
        ("after_first_packet", slice(12, 18), (0, 18, 30, 42)),
        ("last", slice(48, 54), (0, 12, 24, 36)),
    ],
)
def test_forehand_picks_the_first_packet(place: str, talon: slice, starts: tuple[int, ...]) -> None:
    """SL-DEAL-04: the others get the second, third and fourth; A also says where the talon lies."""
    deal = dealt(Knock(), Pick(1))
    assert deal.due is not None
    assert (A, [Place("first"), Place("after_first_packet"), Place("last")]) == (
        deal.due.seat,
        list(deal.due.legal),
    )
    deal = do(deal, Place(place))
    assert PACK[talon] == deal.talon
    assert tuple(Cards.of(PACK[start : start + 12]) for start in starts) == deal.hands
    assert "auction" == deal.phase


@pytest.mark.parametrize("actions", [(), (Knock(),), (Knock(), Pick(2)), (Knock(), Pick(1))])
def test_picking_is_blind(actions: tuple[Knock | Pick, ...]) -> None:
    """SL-DEAL-03, SL-INF-01: nobody has seen a card before the last packet is picked."""
    deal = dealt(*actions)
    other = dealt(*actions, pack=PACK[::-1])
    for seat in (A, B, C, D, None):
        assert (Cards(), ()) == (view(deal, seat).hand, view(deal, seat).shown)
        assert view(other, seat) == view(deal, seat)


def test_talon_is_seen_by_nobody() -> None:
    """SL-INF-01, SL-DEAL-06: everybody sees the own twelve cards, and nothing of the talon."""
    deal = dealt(Cut(20))
    for seat in (A, B, C, D):
        seen = view(deal, seat)
        assert (deal.hands[seat], (), (12, 12, 12, 12)) == (seen.hand, seen.shown, seen.held)
        assert (Cards(),) * 4 == seen.seen


PLAIN = (*range(6), *range(6, 18), *range(18, 54, 3), *range(19, 54, 3), *range(20, 54, 3))
"""Six hearts to the talon, the packet 6 … 17 without a tarok, and three packets with some."""


def test_hand_without_a_tarok_is_thrown_in() -> None:
    """SL-DEAL-07: it is shown, nobody decides anything more, and nothing is paid."""
    deal = dealt(Knock(), Pick(1), Place("first"), pack=PLAIN)
    assert ("no_tarok", None) == (deal.ended, deal.due)
    seen = view(deal, D)
    assert 1 == len(seen.shown)
    assert ("no_tarok", A) == (seen.shown[0].what, seen.shown[0].seat)
    assert set(range(6, 18)) == set(seen.shown[0].cards)
    assert seen.over is not None
    assert () == seen.over.lines


@pytest.mark.parametrize("packet", [2, 3, 4])
def test_whoever_has_no_tarok(packet: int) -> None:
    """SL-DEAL-07: here B, who picks packet 1 after A."""
    deal = dealt(Knock(), Pick(packet), Pick(1), Pick(2 if packet != 2 else 3), pack=PLAIN)
    assert "no_tarok" == deal.ended
    assert [B] == [show.seat for show in deal.shown]


def test_thrown_in_hand_on_the_sheet() -> None:
    """SL-DEAL-07, SL-CK-02: the same dealer deals again, a compulsory klop hand."""
    game = slovenian()
    carry = before(dealer=1, totals=(1, 2, 3, 4), radli=(0, 1, 0, 1))
    deal = do(start(game, PLAIN, carry), Knock(), Pick(1), Place("first"))
    booked = game.book(game, Dealt(game.result(deal)), carry)
    assert () == booked.lines
    assert (1, (1, 2, 3, 4), (0, 1, 0, 1), 1) == (
        booked.carry.dealer,
        booked.carry.totals,
        booked.carry.mark("radli"),
        booked.carry.marked("compulsory_klop"),
    )


def test_one_tarok_is_enough() -> None:
    """SL-DEAL-07: packet 1 with the pagat (32) in the place of card 6 is played."""
    swapped = {6: 32, 32: 6}
    pack = tuple(swapped.get(number, number) for number in PLAIN)
    assert "auction" == dealt(Knock(), Pick(1), Place("first"), pack=pack).phase


def test_first_hand_of_a_sheet_is_no_compulsory_klop() -> None:
    """SL-CK-03: the zeros of the start call for nothing."""
    assert NOBODY == dealt().carry.totals
    assert 0 == dealt().carry.marked("compulsory_klop")
