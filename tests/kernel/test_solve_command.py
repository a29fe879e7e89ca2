"""`tarok solve`: positions typed in, and what each card is worth."""

import json

import pytest
from beggar import BEGGAR, HEADING, WHOLE
from calling import tarok

from tarok import kernel
from tarok.notation import NotationError, placed

# Seat 1 has led ♥Q. Seat 2 cannot follow and has no tarok; seat 3 must play XIX, and seat 0 a heart. So XIX
# takes the trick: the declarers lose what seat 2 and seat 0 throw in.
POSITION = """
game: slovenian
contract: three
declarer: 0
partner: 2
leader: 1
hand 0: ♥4 ♥K
hand 1: XX
hand 2: ♠K ♠7
hand 3: XIX ♦Q
table: ♥Q
won 0: XXI ♦K
"""
# In thirds XXI and ♦K are 26. XIX takes the first trick, and ♦Q is led to ♥K or ♥4, XX and what is left: XX
# wins that, too. Nothing more comes to the declarers: 26 thirds are 9 points.
TOLD = """\
slovenian, three: card points of seat 0 and seat 2, if seat 2 plays
  ♠7       9
  ♠K       9
"""


def test_every_card_has_its_value():
    status, out, err = tarok("solve", "-", stdin=POSITION.encode())

    assert (0, "") == (status, err)
    assert out.startswith(TOLD)
    assert out.splitlines()[-1].startswith("best play: ♠7 XIX")


def test_the_value_as_json_is_in_units():
    status, out, _ = tarok("solve", "-", "--json", stdin=POSITION.encode())
    said = json.loads(out)

    assert (0, 26, {"16": 26, "23": 26}) == (status, said["value"], said["cards"])


def test_a_sure_trick_is_worth_what_is_given_to_it():
    """Seat 0 leads Š in the last but one trick: ♠K (13 thirds) goes to it, or falls to XX with the rest."""
    text = POSITION.replace("leader: 1", "leader: 0").replace("table: ♥Q\n", "")
    text = text.replace("hand 0: ♥4 ♥K", "hand 0: Š ♥4").replace("hand 1: XX", "hand 1: XX II")
    status, out, _ = tarok("solve", "-", stdin=text.encode())

    # Š wins ♠K, II and XIX, 13 + 13 + 1 + 1 thirds, and ♥4 is lost to XX: 26 + 28 thirds are 18 points.
    # ♥4 is lost with ♠7 and XIX, and Š wins ♠K, ♦Q and a tarok, 13 + 13 + 10 + 1: 26 + 37 are 21.
    assert status == 0
    assert ["  ♥4      21", "  Š       18"] == out.splitlines()[1:3]


def test_it_says_what_the_end_of_a_deal_pays():
    """The beggar must take ♠K with a tarok, which costs 70, doubled by a radl (SL-NEG-01, SL-RAD-04)."""
    deal = HEADING + BEGGAR.partition("XIV III")[0]
    status, out, err = tarok("solve", "-", "--pays", stdin=deal.encode())
    told, *rows, line = out.splitlines()

    assert (0, "") == (status, err)
    assert told == "slovenian, beggar: points that the end pays seat 3, if seat 3 plays"
    assert ["XIV", "-140", "XV", "-140", "XVI", "-140", "XVII", "-140"] == " ".join(rows).split()
    assert line.startswith("best play: XIV ")


@pytest.mark.parametrize(
    ("changed", "to", "sentence"),
    [
        ("game: slovenian\n", "", "line 1: a position needs 'game:'"),
        ("declarer: 0", "declarer: 4", "line 4: the seats are 0 to 3"),
        ("hand 1: XX", "hand 1: XX II", "line 3: the hands hold 2, 3, 2, 2 cards"),
        ("hand 1: XX", "hand 1: ♠K", "line 3: a card lies in two places"),
        ("hand 1: XX", "hand 1: XXX", "line 8: 'XXX' is not a card"),
        ("table: ♥Q", "table: XX ♠7 ♠8", "line 3: the hands hold 2, 2, 3, 3 cards"),
        ("table: ♥Q", "table: ♥Q ♠7 ♦Q", "line 3: the hands hold 2, 2, 3, 3 cards"),
        ("won 0:", "one 0:", "line 12: 'one 0: XXI ♦K' says nothing of a position"),
        ("leader: 1", "declarer: 1", "line 6: 'declarer' stands there twice"),
        ("contract: three", "contract: four", "line 3: there is no contract 'four' in slovenian"),
    ],
)
def test_what_is_no_position_is_said_in_one_sentence(changed, to, sentence):
    status, out, err = tarok("solve", "-", stdin=POSITION.replace(changed, to).encode())

    assert (2, "", f"tarok: stdin: {sentence}.\n") == (status, out, err)


def test_a_card_that_may_not_lie_there_is_refused():
    text = POSITION.replace("table: ♥Q", "table: ♥Q ♠7 ♦Q").replace("hand 2: ♠K ♠7", "hand 2: ♠K")
    with pytest.raises(NotationError, match=r"^line 11: seat 3 may not play ♦Q: play_tarok \(SL-PLAY-02\)$"):
        placed(text.replace("hand 3: XIX ♦Q", "hand 3: XIX"))


def solved(*options, text=WHOLE):
    status, out, err = tarok("solve", "-", *options, stdin=text.encode())
    assert (0, "") == (status, err)
    return out.splitlines()


def test_a_deal_that_is_over_begins_with_the_first_lead():
    """Seat 3, the beggar, leads: each of its suits is its alone, so every lead is overtaken with taroks."""
    told, *_, line = solved()

    assert told == "slovenian, beggar: card points of seat 3, if seat 3 plays"
    assert line.startswith("best play: ")
    assert 12 * 4 == len(line.removeprefix("best play: ").split())


@pytest.mark.parametrize(
    ("options", "seat", "cards"),
    [
        (["--trick", "1"], 3, "♣7 ♣8 ♣9 ♣10 ♣J ♣N ♣Q ♣K XIV XV XVI XVII"),
        (["--trick", "1", "--move", "3"], 1, "VI VII VIII IX"),  # II lies there
        (["--move", "3"], 1, "VI VII VIII IX"),
        (["--trick", "2"], 2, "♠7 ♠8 ♠9 ♠10 ♠J ♠N ♠Q ♠K XI XII XIII"),  # X has won the first trick
        (["--trick", "2", "--move", "2"], 3, "XIV XV XVI XVII"),  # the beggar must take ♠K
        (["--move", "6"], 3, "XIV XV XVI XVII"),
    ],
)
def test_it_begins_where_it_is_told(options, seat, cards):
    told, *rows, _ = solved(*options)

    assert told.endswith(f"if seat {seat} plays")
    assert set(cards.split()) == {row.split()[0] for row in rows}


def test_a_saved_deal_can_be_solved(tmp_path):
    assert tarok("play", "slovenian_3", "--deals", "1", "--seed", "0", "--save", str(tmp_path))[0] == 0
    (file,) = tmp_path.iterdir()
    status, out, err = tarok("solve", str(file), "--trick", "12")

    assert (0, "") == (status, err)
    assert len(out.splitlines()[-1].removeprefix("best play: ").split()) == 5 * 3


@pytest.mark.parametrize(
    ("options", "text", "sentence"),
    [
        (["--trick", "3"], WHOLE, "there is no card 1 from trick 3 on: 8 cards were played"),
        (["--move", "9"], WHOLE, "there is no card 9 from trick 1 on: 8 cards were played"),
        (["--move", "2"], POSITION, "a position has no earlier tricks: --trick and --move need a deal"),
    ],
)
def test_a_moment_that_a_deal_does_not_have_is_refused(options, text, sentence):
    said = tarok("solve", "-", *options, stdin=text.encode())

    assert said == (2, "", f"tarok: stdin: {sentence}.\n")


def test_a_deal_that_is_not_played_yet_is_refused():
    _, _, err = tarok("solve", "-", stdin=HEADING.encode())

    assert err == "tarok: stdin: the deal is not in the play of the cards.\n"


def test_what_a_position_pays_nobody_can_say():
    _, _, err = tarok("solve", "-", "--pays", stdin=POSITION.encode())

    assert err == "tarok: stdin: the score depends on the earlier course: --pays needs a deal.\n"


def test_without_a_kernel_it_says_why(monkeypatch):
    monkeypatch.setattr(kernel, "missing", lambda: "the kernel is not built on this machine: no compiler")
    said = tarok("solve", "-", stdin=POSITION.encode())

    assert said == (2, "", "tarok: the kernel is not built on this machine: no compiler.\n")
