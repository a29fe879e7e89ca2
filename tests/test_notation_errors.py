"""What is no deal is refused in one sentence, with the number of its line."""

import re

import pytest
from beggar import WHOLE
from hypothesis import given, settings
from hypothesis import strategies as st

from tarok.notation import NotationError, read


def wrong(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        # the heading
        ("game: slovenian\n", "", "line 1: a deal begins with 'game:' and the name of one"),
        ("game: slovenian", "game: whist", "line 1: there is no game 'whist'; there is slovenian"),
        ("dealer: 3", "dealer: 4", "line 2: the places are 0 to 3, so 4 cannot deal"),
        ("dealer: 3", "dealer: me", "line 2: 'me' should be whole numbers"),
        ("dealer: 3", "dealer: 3\ndealer: 3", "line 3: 'dealer' stands there twice"),
        ("totals: 40 0 -20 0", "totals: 40 0", "line 3: there should be 4 of them, not 2"),
        ("radli: 0 0 0 1", "radli: 0 1", "line 4: there should be 1 or 4 of them, not 2"),
        ("dealer: 3", "options: mond_penalty", "line 2: an option is written name=value, not 'mond_penalty'"),
        ("dealer: 3", "options: mond_penalty=1 mond_penalty=1", "line 2: 'mond_penalty' stands there twice"),
        ("dealer: 3", "options: moon=1", "line 2: slovenian has no option 'moon'; it has knock_allowed, "),
        ("dealer: 3", "options: mond_penalty=x", "line 2: mond_penalty cannot be 'x': Expected `int`"),
        ("dealer: 3", "options: mond_penalty=-1", "line 2: mond_penalty cannot be '-1': Expected `int` >= 0"),
        ("dealer: 3", "colour: 3", "line 2: there is nothing that is called 'colour'"),
        ("hand 2: SK", "hand 2: XIX", "line 11: XIX stands there for the second time"),
        ("hand 2: SK", "hand 2: ♠Q", "line 7: ♠Q stands there twice"),
        ("hand 2: SK", "hand 2: ♠B", "line 7: '♠B' is not a card"),
        ("hand 2: SK", "hand 2:", "line 7: hand 2 should be 12 cards, not 11"),
        ("hand 2: SK SQ", "hand 4: SK SQ", "line 1: there is neither 'pack:' nor 'hand 2:'"),
        ("talon: XVIII XIX XX XXI Š I", "", "line 1: there is neither 'pack:' nor 'talon:'"),
        ("dealer: 3", "pack: I II", "line 5: with a pack there can be no 'hand 0'"),
        # the actions
        ("1: pass, 2", "dance, 2", "line 13: 'dance' is nothing that can be done; that would be cut, "),
        ("1: pass, 2", "2: pass, 2", "line 13: it is the turn of seat 1, so seat 2 cannot pass"),
        ("bid beggar", "bid three", "line 13: seat 3 may not bid three: forehand_alone (SL-CON-01)"),
        ("bid beggar", "bid moon", "line 13: seat 3 cannot bid moon, but pass, bid two, bid one, "),
        ("choose beggar", "choose two", "line 14: seat 3 may not choose two: below_bid (SL-BID-07)"),
        ("trick 1: 3", "trick 1: 0", "line 17: it is the turn of seat 3, so seat 0 cannot play ♣K"),
        ("trick 1: 3 ♣K II", "trick 1: 3 ♣K ♥K", "line 17: seat 0 may not play ♥K: play_tarok (SL-PLAY-02)"),
        ("trick 1: 3", "trick 2: 3", "line 17: trick 1 comes before the end of trick 2"),
        ("trick 1: 3 ♣K II VI X", "trick 1: 3 ♣K", "line 18: trick 1 comes before the end of trick 2"),
        ("trick 1: 3 ♣K", "trick 1: ♣K", "line 17: 'trick 1: ♣K II VI X' should be 'trick', its number, "),
        ("VI X\n", "VI X XI\n", "line 17: a trick has 4 cards, not 5"),
        ("ended: decided", "2: play ♠Q", "line 19: the deal is over (decided), so no player can play ♠Q"),
        # what is stated
        ("ended: decided", "ended: played", "line 19: ended is decided, not played"),
        ("= contract 0 0 0 -140", "= contract 0 0 0 -70", "line 20: contract is 0 0 0 -140, not 0 0 0 -70"),
        ("= contract", "= klop", "line 20: there is no line klop 0 0 0 -140"),
        ("= total 0 0 0 -140", "= total 0 0 0 0", "line 21: total is 0 0 0 -140, not 0 0 0 0"),
        ("= next dealer 0", "= next dealer 3", "line 22: next dealer is 0, not 3"),
        (
            "next mark radli 1 1 1 2",
            "next mark radli 1 1 1 1",
            "line 24: next mark radli is 1 1 1 2, not 1 1 1 1",
        ),
        ("mark compulsory_klop 0", "mark moons 1", "line 25: next mark moons is nothing, not 1"),
        ("= next dealer 0", "= next place 0", "line 22: next place is nothing, not 0"),
        ("trick 2: 2 ♠K XIV III VII\n", "", "line 18: the deal is not over, seat 2 is due"),
        ("= total", "0: pass\n= total", "line 21: '0: pass' belongs further up"),
        ("# the auction", "dealer: 3", "line 12: 'dealer' stands there twice"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old, new, message):
    with pytest.raises(NotationError, match="^" + re.escape(message)):
        read(wrong(WHOLE, old, new))


def test_no_text_at_all_is_no_deal():
    with pytest.raises(NotationError, match=r"^line 1: "):
        read("")


@given(st.text(st.sampled_from("0123: =,#\n ♥KXIŠabgmtrickhndpl"), max_size=80))
@settings(max_examples=100, deadline=None)
def test_any_text_is_a_deal_or_a_sentence_with_a_line(text):
    try:
        read(WHOLE + text)
    except NotationError as error:
        assert re.match(r"line \d+: ", str(error))  # noqa: PT017 - not every text is wrong
