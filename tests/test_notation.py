"""Deals as text: what is written is read again, and what is wrong is said with the number of its line."""

import random
import re
from functools import cache
from typing import get_args

import pytest
from beggar import BEGGAR, HEADING, STATED
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tarok.cards.deck import FACES, Cards, Faces
from tarok.engine.actions import (
    FACE_DOWN,
    PASS,
    Action,
    Announce,
    Bid,
    Call,
    Choose,
    Cut,
    Knock,
    Kontra,
    Lay,
    Method,
    Oppose,
    Pick,
    Place,
    Play,
    Reject,
    Surrender,
    Take,
    ThrowIn,
)
from tarok.engine.deal import act, start
from tarok.engine.phases import ask, script
from tarok.engine.result import Carry
from tarok.games import GAMES
from tarok.notation import NotationError, built, hear, read, say, write

SAYINGS = [
    (Cut(20), "cut 20"),
    (Knock(), "knock"),
    (Pick(2), "pick 2"),
    (Place("after_first_packet"), "place after_first_packet"),
    (PASS, "pass"),
    (Bid("two"), "bid two"),
    (Choose("solo_three"), "choose solo_three"),
    (Call(7), "call ♥K"),
    (Call(FACE_DOWN), "call ?"),
    (ThrowIn(), "throwin"),
    (Method("abeles"), "method abeles"),
    (Reject(), "reject"),
    (Oppose(), "oppose"),
    (Surrender(), "surrender"),
    (Take(3), "take 3"),
    (Lay(16), "lay ♠7"),
    (Lay(FACE_DOWN), "lay ?"),
    (Announce("trula"), "announce trula"),
    (Kontra("game", 0), "kontra game 0"),
    (Play(53), "play Š"),
]


@pytest.mark.parametrize(("action", "text"), SAYINGS)
def test_an_action_is_said_and_heard(action, text):
    assert text == say(action)
    assert action == hear(text)


def test_every_kind_of_action_is_among_these():
    assert set(get_args(Action)) == {type(action) for action, _ in SAYINGS}


def test_cards_are_heard_in_letters_and_said_with_the_faces_of_the_game():
    czech = Faces(red="1 2 3 4 J N Q K", black="7 8 9 10 J N Q K")
    assert Call(7) == hear("call HK")
    assert Lay(19) == hear("lay sT")
    assert "lay ♥1" == say(Lay(0), czech)
    assert Lay(0) == hear("lay ♥1", czech)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is nothing that can be done; that would be cut, knock, "),
        ("hold", "'hold' is nothing that can be done"),
        ("bid", "'bid' should be 'bid contract'"),
        ("bid solo three", "'bid solo three' should be 'bid contract'"),
        ("knock 3", "'knock 3' should be 'knock'"),
        ("cut twenty", "'cut twenty' should be 'cut at'"),
        ("kontra game me", "'kontra game me' should be 'kontra what seat'"),
        ("call ♥9", "'♥9' is not a card"),
    ],
)
def test_what_is_no_action_is_refused(text, reason):
    with pytest.raises(ValueError, match="^" + re.escape(reason)):
        hear(text)


# A game that the tests hold on to, so that two deals of it can be equal.


@cache
def house(options):
    return GAMES["slovenian"](**dict(options))


def slovenian(**options):
    return house(frozenset(options.items()))


HERE = {"slovenian": slovenian}


@st.composite
def deals(draw):
    """Any deal of any house, at any moment."""
    options = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "mond_penalty": st.sampled_from([0, 21]),
                "knock_allowed": st.just(value=False),
                "difference_rounding": st.just(1),
            },
        )
    )
    carry = Carry(
        dealer=draw(st.integers(0, 3)),
        totals=tuple(draw(st.lists(st.integers(-300, 300), min_size=4, max_size=4))),
        marks=draw(st.sampled_from([{}, {"radli": (1, 0, 2, 0)}, {"compulsory_klop": (1,)}])),
    )
    chance = random.Random(draw(st.integers(0, 2**32)))
    game = slovenian(**options)
    pack = list(game.pack)
    chance.shuffle(pack)
    deal = start(game, pack, carry)
    for _ in range(draw(st.sampled_from([200, 200, 5, 15, 30, 45]))):
        if deal.due:
            deal = act(deal, chance.choice(deal.due.legal))
    return deal


@given(deals())
@settings(max_examples=60, deadline=None)
def test_a_deal_that_is_written_is_read_again(deal):
    text = write(deal, HERE)
    again = read(text, HERE)
    assert deal == again
    assert text == write(again, HERE)


def test_hands_are_what_a_knock_deals_with_packet_1_and_the_talon_first():
    deal = read(HEADING, HERE)
    assert ((1, Knock()), (0, Pick(1)), (0, Place("first"))) == deal.log
    assert "auction" == deal.phase
    assert FACES.parse_all("XVIII XIX XX XXI Š I") == deal.talon == deal.pack[:6]
    assert Cards.parse("♦K ♦Q ♦N ♦J ♦1 ♦2 ♦3 ♦4 VI VII VIII IX") == deal.hands[1]
    assert (
        Cards.parse("♠K ♠Q ♠N ♠J ♠10 ♠9 ♠8 ♠7 X XI XII XIII") == deal.hands[2] == Cards.of(deal.pack[30:42])
    )
    assert Carry(dealer=3, totals=(40, 0, -20, 0), marks={"radli": (0, 0, 0, 1)}) == deal.carry


def test_hands_are_also_dealt_where_nobody_may_knock():
    knocked = read(HEADING, HERE)
    cut = read(HEADING.replace("dealer", "options: knock_allowed=false\ndealer"), HERE)
    assert ((1, Cut(1)),) == cut.log
    assert (knocked.hands, knocked.talon) == (cut.hands, cut.talon)


def test_hands_come_to_a_game_without_a_ritual():
    @script
    def silent(deal):
        for seat in range(4):
            deal = deal.draw(seat, deal.stock[:12])
        deal = deal.set_out(deal.stock)
        yield from ask(deal, 0, [PASS])
        return deal

    bare = {"slovenian": lambda **_: replace(slovenian(), phases=(silent,))}
    deal = read(HEADING, bare)
    dealt = read(HEADING, HERE)
    assert (dealt.hands, dealt.talon, ()) == (deal.hands, deal.talon, deal.log)


def test_a_deal_by_hand_is_played_and_checked():
    deal = read(HEADING + BEGGAR + STATED, HERE)
    assert "decided" == deal.ended
    assert [(3, 2), (2, 3)] == [(trick.leader, trick.winner) for trick in deal.tricks]
    assert deal == read(write(deal, HERE), HERE)


def test_what_is_written_reads_well():
    text = write(read(HEADING + BEGGAR, HERE), HERE)
    heading, _, rest = text.partition("pack:\n")
    pack, _, played = rest.partition("1: knock\n")
    assert "game: slovenian\ndealer: 3\ntotals: 40 0 -20 0\nmark radli: 0 0 0 1\n" == heading
    assert 5 == pack.count("\n")
    assert (
        """\
0: pick 1
0: place first
1: pass
2: pass
3: bid beggar
0: pass
3: choose beggar
3: pass
0: pass
1: pass
2: pass
trick 1: 3 ♣K II VI X
trick 2: 2 ♠K XIV III VII
ended: decided
= contract 0 0 0 -140  # -70 x 2 (radl), SL-SCO-03
= total 0 0 0 -140
= next dealer 0
= next totals 40 0 -20 -140
= next mark radli 1 1 1 2
= next mark hands 1
"""
        == played
    )


def test_lines_may_stand_in_any_order_and_be_left_out():
    assert read(HEADING + BEGGAR + "= total 0 0 0 -140", HERE).ended
    assert read(HEADING + BEGGAR + "= total 0 0 0 -140\n= contract 0 0 0 -140\nended: decided", HERE).ended
    assert read(HEADING + BEGGAR + "= contract +0 0 0 −140", HERE).ended


def test_a_line_cannot_be_left_out_alone():
    deal = read(HEADING + "1: bid two, 2: pass, 3: pass, 0: pass, 1: choose two", HERE)
    while deal.due:
        deal = act(deal, deal.due.legal[0])
    written = write(deal, HERE)
    without = re.sub(r"= difference .*\n", "", written)
    assert without != written
    with pytest.raises(NotationError, match=r"one line is missing, difference "):
        read(without, HERE)


def test_options_are_built_from_words():
    game = built(HERE, "slovenian", {"mond_penalty": "21", "knock_allowed": "false"})
    assert (21, False) == (game.options.mond_penalty, game.options.knock_allowed)
