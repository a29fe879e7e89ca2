"""The vocabulary of a game: an index is a sentence, and it stays so."""

import random
from itertools import islice

import pytest
from houses import variations
from lawful import begun, steps
from nets import each, houses

from tarok.engine.actions import PASS, PLAY, Announce, Bid, Call, Kontra, Play
from tarok.engine.deal import act
from tarok.envs.vocabulary import COMMON, vocabulary
from tarok.games import GAMES
from tarok.notation import hear

FROZEN = {
    "slovenian": "b33561eef3002d1c",
    "slovenian_3": "95c4e1235d366251",
    "slovenian_5": "b33561eef3002d1c",
    "romanian": "47071681582cb1ef",
    "taper": "5a49440ad72875ea",
    "czech_american": "15585937cfcc6f3c",
    "paskievics": "1351a9ee8f940c81",
    "illustrated": "9032bafaaf872066",
    "illustrated_54": "f8d6a0e67b29b140",
    "high": "8f708667a1fdb65f",
}
"""What whoever has taught a program relies on.  A change of these is a new version of the environments."""


def test_the_vocabularies_of_v0_are_frozen():
    assert {key: vocabulary(make()).fingerprint for key, make in GAMES.items()} == FROZEN


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_every_word_is_one_of_the_notation_and_stands_once(make):
    words = vocabulary(make())
    assert [hear(word, words.game.faces) for word in words.words] == [*words.actions]
    assert [words.index(action) for action in words.actions] == [*range(len(words))]


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_what_is_alike_in_all_games_comes_first(make):
    words = vocabulary(make())
    assert words.actions[: len(COMMON)] == COMMON
    assert words.actions[:54] == PLAY


@pytest.mark.parametrize(
    ("index", "sentence"),
    [
        # counted by hand: 54 cards to play, 54 to lay away, 54 to call, and one unnamed
        (0, "play ♥4"),
        (53, "play Š"),
        (54, "lay ♥4"),
        (162, "call ?"),
        (163, "pass"),
        (169, "take 1"),  # after throwin, reject, oppose, surrender, knock
        (178, "cut 1"),  # after six parts and three places of the talon
        (231, "pick 1"),  # after 53 cuts
        (285, "bid klop"),  # after 54 packets
        (298, "choose klop"),  # after 13 contracts
        (311, "announce trula"),  # after 13 more
        (316, "announce vogel_frei"),  # after five bonuses
        (317, "kontra game 0"),
        (340, "kontra valat 3"),  # six stakes of four seats
    ],
)
def test_an_index_is_a_sentence(index, sentence):
    assert vocabulary(GAMES["slovenian"]()).words[index] == sentence


@pytest.mark.parametrize("game", each(houses()))
def test_whatever_can_be_done_has_a_word(game):
    said_in(game, 60)


@pytest.mark.long
@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_whatever_can_be_done_has_a_word_whatever_the_house_rules(make):
    for name, value in variations(make):
        said_in(make(**{name: value}), 4)


def said_in(game, deals):
    words = vocabulary(game)
    for deal, seats in islice(begun(game, 31, rare=True), deals):
        for now in steps(deal, seats):
            if now.due:
                words.indices([*now.due.legal, *(refusal.action for refusal in now.due.refused)])


def test_every_way_of_dealing_has_a_word():
    """Whatever is chosen while the cards are dealt: ten ways through it at random in each house."""
    for make in GAMES.values():
        for name, value in [("", None), *variations(make)]:
            game = make(**({name: value} if name else {}))
            words, chance = vocabulary(game), random.Random(5)
            for deal, _ in islice(begun(game, 3), 10):
                now = deal
                while now.due and now.phase == "dealing":
                    words.indices(now.due.legal)
                    now = act(now, chance.choice(now.due.legal))


def test_a_house_rule_that_brings_no_row_leaves_the_words_alone():
    usual, other = vocabulary(GAMES["slovenian"]()), vocabulary(GAMES["slovenian"](mond_penalty=21))
    assert usual.fingerprint == other.fingerprint


@pytest.mark.parametrize("solo", [False, True])
def test_solo_without_of_three_keeps_its_words_where_it_is_not_bid(solo):
    """SL-3P-03: the option was on when `_v0` was frozen; 285 words are common to all games, then the bids."""
    words = vocabulary(GAMES["slovenian_3"](three_player_solo_without=solo)).words
    bids = ("klop", "three", "two", "one", "beggar", "solo_without")
    assert words[285:297] == (*(f"bid {bid}" for bid in bids), *(f"choose {bid}" for bid in bids))


def test_what_is_no_word_says_so():
    words = vocabulary(GAMES["slovenian"]())
    with pytest.raises(ValueError, match=r"^slovenian has no word 'bid prever'$"):
        words.index(Bid("prever"))
    with pytest.raises(ValueError, match=r"^the actions of slovenian are 0 to 340, so -1 is none$"):
        words.action(-1)
    with pytest.raises(ValueError, match=r"so 341 is none$"):
        words.action(341)


def test_indices_are_given_in_order():
    words = vocabulary(GAMES["romanian"]())
    said = [Kontra("game", 0), PASS, Announce("trula"), Call(7), Play(53)]
    found = words.indices(said)
    assert found == sorted(found)
    assert {words.action(index) for index in found} == set(said)
