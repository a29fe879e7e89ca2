"""A board: the same deal, the challenger at each seat, and the opponents alone."""

import random

import pytest

from tarok.arena import Played, board, match_of
from tarok.arena.match import beginning, fingerprint, game_of, seated
from tarok.bots import PLAYERS
from tarok.engine.deal import act, start
from tarok.engine.view import play, view
from tarok.games import GAMES
from tarok.notation import write

GAME = GAMES["slovenian"]()
MATCH = match_of(GAME, ("rule", "rule_bids"))


def begun(game, steps):
    """A deal of players by rules after some steps, in notation."""
    deal = start(game, random.Random(3).sample([*game.pack], len(game.pack)))
    rule = PLAYERS["rule"](game, 1)
    for _ in range(steps):
        deal = act(deal, rule(view(deal, deal.due.seat)))
    return write(deal)


def test_a_gain_is_what_a_seat_has_more_than_the_mean_of_the_others():
    played = Played(
        "two", made=True, roles=("declarer", "defender", "partner", "defender"), points=(45, 0, 45, -6)
    )

    assert [45 - 13, 0 - 28, 45 - 13, -6 - 30] == [played.gain(seat) for seat in range(4)]


@pytest.mark.parametrize("key", GAMES)
def test_whoever_plays_against_themselves_gains_nothing(key):
    found = board(match_of(GAMES[key](), ("bold", "bold")), 7)

    assert set(found.plays) == {found.control}
    assert 0 == found.gain


def test_a_board_hangs_on_no_other():
    first = board(MATCH, 5)
    board(MATCH, 6)

    again = board(MATCH, 5)

    assert (first.control, first.plays) == (again.control, again.plays)
    assert board(MATCH, 6).plays != first.plays


def test_cards_and_dice_have_seeds_of_their_own():
    bold = match_of(GAME, ("bold", "rule"))
    dice, cards = match_of(GAME, ("bold", "rule"), bot_seed=2), match_of(GAME, ("bold", "rule"), seed=2)

    assert beginning(bold, 1) == beginning(dice, 1)
    assert beginning(bold, 1).pack != beginning(cards, 1).pack
    assert board(bold, 1).plays != board(dice, 1).plays


def test_the_challenger_sits_where_it_should():
    deal = beginning(MATCH, 1)
    usual, challenged = seated(MATCH, 1, None), seated(MATCH, 1, 2)

    by_hand = [PLAYERS["rule_bids"](GAME, random.Random(f"1/1/{seat}").getrandbits(63)) for seat in range(4)]
    by_hand[2] = PLAYERS["rule"](GAME, 0)  # who throws no dice

    assert play(deal, challenged) == play(deal, by_hand)
    assert play(deal, challenged) != play(deal, usual)


def test_only_choices_are_timed():
    found = board(MATCH, 3)
    choices = 0
    for seat in range(4):
        deal, players = beginning(MATCH, 3), seated(MATCH, 3, seat)
        while deal.due:
            choices += deal.due.seat == seat and len(deal.due.legal) > 1
            deal = act(deal, players[deal.due.seat](view(deal, deal.due.seat)))

    assert choices == len(found.challenger.wall) == len(found.challenger.cpu)
    assert choices < len(found.opponent.wall)


def test_roles_are_those_of_the_end():
    found = [board(MATCH, number) for number in range(1, 12)]
    plays = [played for each in found for played in each.plays]

    assert {"declarer", "partner", "defender"} <= {role for played in plays for role in played.roles}
    for played in plays:
        assert played.roles.count("declarer") == ("defender" in played.roles)
        assert (played.made is None) == ("declarer" not in played.roles)


def test_a_match_goes_on_from_a_position():
    texts = tuple(begun(GAME, steps) for steps in (4, 20))
    match = match_of(GAME, ("random", "rule"), positions=texts)

    assert texts == tuple(write(beginning(match, number)) for number in (1, 2))
    assert len(board(match, 2).challenger.wall) < len(board(match, 1).challenger.wall)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (begun(GAMES["taper"](), 3), "position 1 is of taper, not of this game"),
        (
            begun(GAMES["slovenian"](mond_penalty=21), 3),
            "position 1 is of slovenian, not of this game with these",
        ),
        (write(play(beginning(MATCH, 1), seated(MATCH, 1, None))), "position 1 is of a deal that is over"),
    ],
)
def test_positions_are_of_the_game_and_go_on(text, said):
    with pytest.raises(ValueError, match=said):
        match_of(GAME, ("rule", "rule"), positions=(text,))


def test_house_rules_go_along():
    match = match_of(GAMES["slovenian"](mond_penalty=21, klop_kontra=True), ("rule", "rule"))

    assert 21 == game_of(match).options.mond_penalty
    assert 2 == len(match.house)


def test_another_tarok_plays_no_board_of_a_match():
    other = match_of(GAME, ("rule", "rule"))
    other = type(other)(
        **{name: getattr(other, name) for name in other.__struct_fields__} | {"code": "0" * 16}
    )

    with pytest.raises(ValueError, match=f"this is tarok {fingerprint()}, and the match is of tarok 0000"):
        board(other, 1)
