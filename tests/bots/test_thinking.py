"""Players that think go by worlds of their view, and by the rules where worlds tell them nothing."""

from time import monotonic

import nets
import pytest
from bots.places import GAME, TRICK
from bots.test_honesty import positions
from ends import games
from requires import require

from tarok import kernel
from tarok.bots import PLAYERS
from tarok.bots.search import thinking
from tarok.bots.search.candidates import cards, words
from tarok.bots.search.levels import MASTERS, THOUGHTFUL, Level, in_game
from tarok.bots.search.likelihood import EFFECTIVE, effective, likeliest, likelihood, weights
from tarok.bots.search.trials import ahead, mean, tried
from tarok.cards.deck import FACES
from tarok.engine.actions import PASS, PLAY, Bid, Call, Choose, Kontra, Play
from tarok.engine.deal import act, start
from tarok.engine.view import play, view
from tarok.games import GAMES
from tarok.notation import read
from tarok.values import Evaluation
from tarok.worlds import worlds

RULE = PLAYERS["rule"]
LITTLE = Level(cards=(2, 4), plans=(2, 3), words=(2,), exact=8, margin=0.5, infers=True)


@pytest.fixture(autouse=True)
def built():
    require("kernel", not kernel.missing())


END = """
game: slovenian
dealer: 3
hand 0: Š XX XIX XVIII XVII I ♠K ♠Q ♣K ♣Q ♦K ♥4
hand 1: XXI XIV XI VIII V ♠10 ♠7 ♣10 ♣7 ♦4 ♥J ♥N
hand 2: IIII XV XII IX VI ♠J ♠8 ♣J ♣8 ♦3 ♦J ♥Q
hand 3: XVI XIII X VII ♠N ♠9 ♣N ♣9 ♦2 ♦N ♦Q ♥K
talon: ♥1 ♥2 ♥3 II III ♦1
1: pass, 2: pass, 3: pass
0: bid solo_three, take 1, lay ♥1, lay ♥2, lay ♥3, choose solo_three, pass
1: pass, 2: pass, 3: pass
trick 1: 0 XX V VI VII
trick 2: 0 XIX VIII IX X
trick 3: 0 XVIII XI XII XIII
trick 4: 0 XVII XIV XV XVI
trick 5: 0 ♠K ♠7 ♠8 ♠9
trick 6: 0 ♠Q ♠10 ♠J ♠N
trick 7: 0 ♣K ♣7 ♣8 ♣9
trick 8: 0 ♣Q ♣10 ♣J ♣N
trick 9: 0 ♦K ♦4 ♦3 ♦2
"""
"""Three tricks are left.  The declarer has škis, pagat and ♥4; the XXI and the IIII are out."""


def three_left():
    return view(read(END), 0)


@pytest.mark.parametrize("given", ["I", "♥4"])
def test_the_last_taroks_are_pulled_so_that_the_pagat_wins_the_last_trick(given):
    # The škis takes both taroks, if one player does not hold them; whoever takes the ♥4 leads to the pagat.
    # Any other lead leaves a tarok out that beats it.
    sight, wrong = three_left(), PLAY[FACES.parse(given)]
    actions = [wrong, *(action for action in sight.legal if action != wrong)]

    found = tried(Evaluation(GAME, sight, 1, exact=3), actions, (20, 60), THOUGHTFUL)

    assert found == PLAY[FACES.parse("Š")]


ALIKE = (1.0,) * 4


def test_what_is_ahead_is_told_in_standard_errors_of_the_worlds_of_both():
    assert ahead([3.0, 5.0, 4.0], [1.0, 1.0, 1.0], ALIKE) == pytest.approx(3 / (1 / 3**0.5))
    assert ahead([1.0, 1.0, 1.0, 9.0], [3.0, 5.0, 4.0], ALIKE) == pytest.approx(-3 / (1 / 3**0.5))
    assert ahead([2.0, 2.0], [1.0, 1.0], ALIKE) == float("inf")
    assert ahead([2.0, 2.0], [2.0, 2.0], ALIKE) == 0
    assert ahead([5.0], [1.0], ALIKE) == 0


def test_a_world_counts_as_much_as_it_says():
    # 4 three times and 0 once; the squares are (3 x 1) ^ 2 + (1 x 3) ^ 2, and 2 / (2 - 1) times as much.
    assert mean([4.0, 0.0], [3.0, 1.0]) == 3
    assert ahead([4.0, 0.0], [0.0, 0.0], [3.0, 1.0]) == pytest.approx(3 / (36**0.5 / 4))


def test_likelihoods_become_weights_that_are_tempered_until_enough_worlds_count():
    assert weights([0.5, 0.5, 0.5]) == pytest.approx([1, 1, 1])
    assert weights([3.0, 1.0]) == pytest.approx([1.5, 0.5])
    found = weights([1.0] + [1e-9] * 9)
    assert effective(found) >= EFFECTIVE * 10
    assert sum(found) == pytest.approx(10)
    assert found[0] > found[1] > 0
    assert weights([]) == ()


@pytest.mark.parametrize("key", ["slovenian", "romanian", "paskievics"])
def test_what_players_by_rules_have_said_is_likeliest_where_the_cards_lie_as_they_do(key):
    game = GAMES[key]()
    less = 0
    for deal in positions("rule", deals=6, every=11, game=game):
        seat, by_rules = deal.due.seat, RULE(game, 3)
        found = [likelihood(world, seat, by_rules) for world in worlds(game, view(deal, seat), 5, seed=2)]
        less += sum(each < 1 for each in found)

        assert likelihood(deal, seat, by_rules) == 1
    assert less > 5


def test_likely_worlds_are_drawn_more_often_and_any_where_nobody_else_has_spoken():
    by_rules = RULE(GAME, 3)
    drawn = left = 0.0
    for deal in positions("rule", deals=6, every=11, game=GAME):
        asked = Evaluation(GAME, view(deal, deal.due.seat), 5)
        found = likeliest(asked, by_rules, 8, deadline=monotonic() + 60)
        odds = [likelihood(asked.world(i), asked.view.seat, by_rules) for i in range(16)]
        assert 8 == len({*found} & {*range(16)})
        drawn += sum(odds[i] for i in found)
        left += sum(odds[i] for i in range(16) if i not in found)
    assert drawn > 1.1 * left
    deal = start(GAME, range(54))
    deal = act(deal, deal.due.legal[0])
    first = Evaluation(GAME, view(deal, deal.due.seat))
    assert [*range(8)] == [*likeliest(first, by_rules, 8, deadline=monotonic())]


def test_without_time_one_likely_world_is_left():
    deal = next(deal for deal in positions("rule", deals=6, every=11, game=GAME) if len(deal.log) > 6)
    assert 1 == len(likeliest(Evaluation(GAME, view(deal, deal.due.seat)), RULE(GAME, 3), 8, deadline=0))


def test_what_is_better_by_less_than_the_margin_is_left_to_the_rules():
    sight = three_left()
    never = Level(cards=(4,), exact=12, margin=float("inf"), drop=float("inf"))

    assert thinking(GAME, 1, never)(sight) == RULE(GAME, 1)(sight)


@pytest.mark.parametrize("game", nets.each(games()))
def test_in_every_game_others_cards_change_nothing_and_what_is_done_is_legal(game):
    tried_so = 0
    for deal in positions("rule", deals=3, every=14, game=game):
        sight = view(deal, deal.due.seat)
        action = thinking(game, 3, LITTLE)(sight)
        (other,) = worlds(game, sight, 1, seed=5)
        tried_so += other.hands != deal.hands

        assert action in sight.legal
        assert action == thinking(game, 3, LITTLE)(view(other, sight.seat))
    assert tried_so


def test_where_the_kernel_has_no_tables_rules_decide():
    game = GAMES["paskievics"](undeclared_tarokk_claim="only_if_team_win_covers")
    for deal in positions("rule", deals=2, game=game):
        sight = view(deal, deal.due.seat)

        assert thinking(game, 3, LITTLE)(sight) == RULE(game, 3)(sight)


def test_when_the_time_is_over_before_the_first_world_rules_decide():
    hasty = Level(cards=(10**6,), words=(10**6,), seconds=0.0)
    for deal in positions("rule", deals=3):
        sight = view(deal, deal.due.seat)
        began = monotonic()

        assert thinking(GAME, 3, hasty)(sight) == RULE(GAME, 3)(sight)
        assert monotonic() - began < 1


@pytest.mark.parametrize("key", GAMES)
def test_what_is_tried_is_legal_and_each_but_once_and_begins_with_what_rules_would_do(key):
    game = GAMES[key]()
    kinds = set()
    for deal in positions("rule", deals=12, every=2, game=game):
        sight = view(deal, deal.due.seat)
        given = RULE(game, 3)(sight)
        found = (
            cards(sight, given)
            if isinstance(given, Play)
            else words(RULE(game, 3), sight, (Bid, Choose, Call, Kontra))
        )
        kinds |= {type(action) for action in found if len(found) > 1}

        assert found[0] == given
        assert set(found) <= set(sight.legal)
        assert len(set(found)) == len(found)
    assert Play in kinds
    assert len(kinds) > 1


def test_thinkers_bid_on_less_than_rules_do():
    game, bids = GAMES["slovenian_3"](), {}
    rules, bold = RULE(game, 3), thinking(game, 3, Level(cards=()))
    for deal in positions("rule", deals=60, every=1, game=game):
        if deal.phase == "auction":
            sight = view(deal, deal.due.seat)
            said = rules(sight), bold(sight)
            bids[said] = bids.get(said, 0) + 1
            assert said[0] == PASS or said[1] != PASS
    assert any(one == PASS != other for one, other in bids)


def test_calls_are_tried_where_that_is_quick():
    assert in_game(THOUGHTFUL, "slovenian").words
    assert not in_game(THOUGHTFUL, "paskievics").words
    assert in_game(THOUGHTFUL, "romanian").cards == THOUGHTFUL.cards


@pytest.mark.parametrize("key", ["romanian", "czech_american"])
def test_whoever_infers_tries_fewer_worlds_where_it_takes_long_to_tell_how_likely_one_is(key):
    # 300 worlds of up to 2.9 ms each, and their play, took masters up to 1.68 s, where 1.2 s are allowed.
    assert in_game(MASTERS, key).cards[-1] == 120
    assert in_game(MASTERS, "slovenian").cards[-1] == 300
    assert in_game(THOUGHTFUL, key).cards[-1] == 400


def test_a_deal_is_thought_through_to_its_end():
    deal = positions("rule", deals=1, every=1)[0]
    over = play(deal, [thinking(GAME, 1, LITTLE), *[RULE(GAME, 1)] * 3])

    assert over.ended
    assert len(over.tricks) == TRICK
