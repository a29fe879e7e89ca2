"""The count of one's own side, as far as a seat can know; every number is counted out by hand (SL-CNT-01)."""

import random
from itertools import islice

import pytest
from games.play import HANDS, OPEN_TALON, OTHERS, at, card, do, trick, tricks
from lawful import begun, steps

from tarok.engine.actions import PASS, Call, Lay, Take
from tarok.engine.bonuses import Threshold
from tarok.engine.card_points import points
from tarok.engine.deal import Deal, act
from tarok.engine.phases import position
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.scoring.tally import tally


def counts(deal: Deal) -> list[tuple[int, int | None] | None]:
    """What A, B, C and D count: their points, and what they need."""
    told = (tally(deal.game, view(deal, seat)) for seat in range(4))
    return [each and (each.points, each.needed) for each in told]


def silent(deal: Deal) -> Deal:
    """The deal after a round of announcements in which nobody says anything."""
    while deal.phase == "announcements":
        deal = act(deal, PASS)
    return deal


def exchanged(king: str, part: int, *laid: str, contract: str = "two", **fields) -> Deal:
    """A has taken a part of the talon and laid these cards away; the play begins."""
    holder = next(
        (seat for seat, hand in enumerate(fields.get("hands", HANDS)) if king in hand.split()), None
    )
    known = {"contract": contract, "declarer": 0, "called": card(king), "partner": holder, **fields}
    deal = do(at("exchange", **known), Take(part), *(Lay(card(name)) for name in laid))
    return silent(deal)


def test_before_there_is_a_contract_or_a_side_nobody_counts():
    assert [None] * 4 == counts(at("auction"))
    calling = at("call_king", contract="two", declarer=0)
    assert [(0, 36), None, None, None] == counts(calling)
    assert [(0, 36), (0, 36), (0, 35), (0, 35)] == counts(do(calling, Call(card("♥K"))))
    assert tally(calling.game, view(calling, None)) is None


def test_what_was_laid_away_counts_for_those_who_know_it():
    # ♥Q is worth 4 and V is worth 1, together 5 less 1. The partner has seen the tarok alone: 1 less 1.
    # To the defenders fall IIII III XV XIII: 4 less 2 and 1.
    assert [(4, 36), (0, 36), (1, 35), (1, 35)] == counts(exchanged("♥K", 1, "♥Q", "V"))


def test_tricks_count_for_those_who_know_whose_they_are():
    deal = tricks(exchanged("♥K", 1, "♥Q", "V"), "♥1 ♥N ♥2 ♥J")
    # B's trick: 1 + 3 + 1 + 2; with V, five cards: 8 less 2 and 1. A does not know yet that it is A's own.
    assert [(4, 36), (5, 36), (1, 35), (1, 35)] == counts(deal)
    deal = tricks(deal, "♥K ♥4 ♥3 IX")
    # A's trick: 5 + 1 + 1 + 1. Now A knows: ten cards, 8 + 7 + 5 less 6 and 1. B: nine, 8 + 7 + 1 less 6.
    assert [(13, 36), (10, 36), (1, 35), (1, 35)] == counts(deal)


def test_a_part_that_was_left_is_the_defenders_though_the_called_king_is_in_it():
    # ♠K IIII XXI XIII: 5 + 1 + 5 + 1 less 2 and 1.  A has laid ♥Q ♥1: 5 less 1.
    deal = exchanged("♠K", 1, "♥Q", "♥1", hands=OTHERS, talon=OPEN_TALON)
    assert [(4, 36), (9, 35), (9, 35), (9, 35)] == counts(deal)


def test_the_rest_goes_with_the_called_king_to_its_own_side():
    deal = exchanged("♠K", 2, "♥Q", "♥1", hands=OTHERS, talon=OPEN_TALON)
    assert [(4, 36), (0, 35), (0, 35), (0, 35)] == counts(deal)  # nobody has the rest yet
    deal = tricks(deal, "♠K ♠8 ♠9 ♠J")
    # The trick: 5 + 1 + 1 + 2. The rest, ♣8 XV XXI XIII: 8. Laid away: 5. Ten cards, 22 less 6 and 1.
    assert [(15, 36), (0, 35), (0, 35), (0, 35)] == counts(deal)


def test_the_rest_goes_with_the_called_king_to_the_others():
    deal = tricks(exchanged("♠K", 2, "♥Q", "♥1", hands=OTHERS, talon=OPEN_TALON), "♠7 ♠Q ♠9 ♠J")
    assert [(4, 36), (5, 35), (5, 35), (5, 35)] == counts(deal)  # 1 + 4 + 1 + 2 less 2 and 1
    deal = tricks(deal, "♠8 ♠10 VII ♠K")
    # Another trick of 1 + 1 + 1 + 5, and the rest of 8: twelve cards, 24 less 8.
    assert [(4, 36), (16, 35), (16, 35), (16, 35)] == counts(deal)


def test_a_talon_that_nobody_has_seen_does_not_count():
    deal = tricks(trick("solo_without", *HANDS, talon="XVII VIII IIII III XV XIII"), "♥Q ♥K ♥2 ♥3")
    assert [(0, 36), (8, 35), (8, 35), (8, 35)] == counts(deal)  # 4 + 5 + 1 + 1 less 2 and 1


def test_in_a_klop_everybody_counts_his_own_tricks_with_what_came_from_the_talon():
    deal = tricks(trick("klop", *HANDS, talon="XVII VIII IIII III XV XIII"), "♥1 ♥N ♥2 ♥3")
    assert [(0, None), (4, None), (0, None), (0, None)] == counts(
        deal
    )  # with XVII: 7 less 2 and 1 (five cards)
    deal = tricks(deal, "♥K ♥4 ♥J ♥Q")
    # 5 + 1 + 2 + 4 and VIII: ten cards, 20 less 6 and 1.
    assert [(0, None), (13, None), (0, None), (0, None)] == counts(deal)


@pytest.mark.parametrize("contract", ["beggar", "open_beggar", "colour_valat_without", "valat_without"])
def test_where_tricks_alone_decide_nobody_counts(contract):
    assert [None] * 4 == counts(trick(contract, *HANDS))


def test_in_michi_michi_nobody_counts():
    """RO-MIC-03: tricks are paid for, and cards are worth nothing."""
    game = GAMES["romanian"]()
    deal = position(game, phase="trick", hands=["♥K", "♥Q", "♥J", "♥1"], contract="michi_michi")
    assert [None] * 4 == counts(deal)
    assert [None] * 4 == counts(tricks(deal, "♥K ♥Q ♥J ♥1"))


def test_what_is_needed_comes_from_the_house():
    """With 35 and a card more the declarer may have won, with 35 the defenders; 36 are certain for both."""
    options = {"win_threshold": "35_plus_one_card"}
    deal = at("announcements", contract="one", declarer=0, called=card("♥K"), partner=1, options=options)
    assert [36, 36, 36, 36] == [needed for _, needed in counts(deal)]


def test_cards_that_a_seat_cannot_see_change_nothing_for_it():
    """A lays away ♥Q or ♥1, which lie face down; B or D has the called king, and nobody has shown it."""
    one = exchanged("♥K", 1, "♥Q", "V")
    other = exchanged("♥K", 1, "♥1", "V")
    assert (4, 1) == (counts(one)[0][0], counts(other)[0][0])
    assert counts(one)[1:] == counts(other)[1:]
    swapped = [HANDS[0], HANDS[1].replace("♥K", "♥J"), HANDS[2], HANDS[3].replace("♥J", "♥K")]
    with_d = exchanged("♥K", 1, "♥Q", "V", hands=swapped)
    assert 3 == with_d.partner
    one, with_d = tricks(one, "♥1 ♥N ♥2 ♥3"), tricks(with_d, "♥1 ♥N ♥2 ♥3")
    assert counts(one)[0] == counts(with_d)[0] == (4, 36)
    assert counts(one)[2] == counts(with_d)[2] == (1, 35)


@pytest.mark.parametrize("key", GAMES)
def test_nobody_counts_what_is_not_his_and_in_the_end_all_count_right(key):
    """Of any deal: never more than lies in the pile of the side, and what the result says when it is over."""
    chance = random.Random(key)
    game = GAMES[key]()
    counted = 0
    for deal, seats in islice(begun(game, 77), 60):
        for now in steps(deal, seats):
            if now.ended or chance.random() < 0.1:
                counted += sum(_right(now, seat) for seat in range(game.seats))
    assert counted > 250


def _right(deal: Deal, seat: int) -> bool:
    told = tally(deal.game, view(deal, seat))
    if told is None:
        assert deal.contract is None or not deal.contract.counts or not deal.called
        return False
    aim = deal.playing.aim
    mine = aim.pile(deal, deal.side(seat)) if isinstance(aim, Threshold) else deal.won[seat]
    lies = points(deal.game, mine)
    assert told.points == lies if deal.ended else told.points <= lies
    return True
