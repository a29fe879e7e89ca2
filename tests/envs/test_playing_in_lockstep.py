"""Card play in lockstep: positions by hand, the same seed, and what is refused."""

import threading

import numpy as np
import pytest
from msgspec.structs import replace
from requires import require

from tarok import kernel
from tarok.cards.deck import FACES, Cards
from tarok.engine.deal_types import Fact, Stake
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.envs import play_starts, tarok_play_v0
from tarok.games import GAMES


@pytest.fixture(autouse=True)
def built():
    require("kernel", not kernel.missing())


SIZES = {
    "observations": 27 * 54,
    "masks": 54,
    "rewards": 4 * 4,
    "ends": 1,
    "turns": 1,
    "the places of positions": 4,
}
"""The bytes of one deal for four players."""


def lowest(masks):
    return masks.argmax(axis=1)


def by_hand(*facts):
    """Two cards a hand: seat 0 plays a three, and has called the king that seat 2 holds; seat 1 leads."""
    game = GAMES["slovenian"]()
    hands = [Cards.parse(hand) for hand in ("VI ♥4", "XX ♣7", "II ♣K", "V ♦4")]
    away = game.pack - hands[0] - hands[1] - hands[2] - hands[3]
    return position(
        game,
        phase="trick",
        hands=hands,
        won=(away, Cards(), Cards(), Cards()),
        contract="three",
        declarer=0,
        called=FACES.parse("♣K"),
        partner=2,
        facts=(Fact(FactKind.FOREHAND, 1), *facts),
        stakes=(Stake("game", 0, 1),),
    )


def sets(table):
    """What the rows of the first lane say, as sets of cards."""
    named = zip(table.planes, table.observations[0], strict=True)
    return {name: Cards.of(np.flatnonzero(row).tolist()) for name, row in named}


def test_a_position_by_hand():
    """Seat 1 has led XX, seat 2 had to follow with the II, seat 3 with V; and so must seat 0 with VI."""
    table = tarok_play_v0.Vector(1, [by_hand()])
    for card in ("XX", "II", "V"):
        table.step([FACES.parse(card)])
    rows = sets(table)

    assert (table.turns[0], np.flatnonzero(table.masks[0]).tolist()) == (0, [FACES.parse("VI")])
    assert rows["hand"] == Cards.parse("VI ♥4")
    assert [rows[f"table {seat}"] for seat in (1, 2, 3)] == [*map(Cards.parse, ("XX", "II", "V"))]
    assert rows["called"] == Cards.parse("♣K")
    assert table.observations[0][table.planes.index("stakes 0"), 0] == 2  # announced, and doubled once
    assert np.flatnonzero(table.observations[0][table.planes.index("sides")]).tolist() == [0, 4]


def test_the_partner_is_known_when_the_called_king_has_been_seen():
    table = tarok_play_v0.Vector(1, [by_hand()])
    for card in ("♣7", "♣K", "V", "VI"):
        table.step([FACES.parse(card)])
    rows = sets(table)

    assert (table.turns[0], rows["hand"], rows["taken 0"]) == (
        0,
        Cards.parse("♥4"),
        Cards.parse("♣7 ♣K V VI"),
    )
    assert [rows[f"played {seat}"] for seat in range(4)] == [*map(Cards.parse, ("VI", "♣7", "♣K", "V"))]
    assert np.flatnonzero(table.observations[0][table.planes.index("sides")]).tolist() == [0, 4, 6, 9, 11]


def test_a_king_that_was_called_without_its_name_is_known_to_two_until_it_has_been_seen():
    """SL-KING-05: the declarer, seat 0, and seat 2, which holds it."""
    table = tarok_play_v0.Vector(1, [by_hand(Fact(FactKind.UNNAMED, 0))])
    called = {}
    for card in ("♣7", "♣K", "V", "VI", "♥4", "XX"):
        called[int(table.turns[0]), len(called)] = sets(table)["called"]
        table.step([FACES.parse(card)])

    assert [*called] == [(1, 0), (2, 1), (3, 2), (0, 3), (0, 4), (1, 5)]
    assert [*called.values()] == [Cards(), *[Cards.parse("♣K")] * 5]


def test_an_open_hand_is_seen_from_the_second_trick_on():
    """SL-NEG-05"""
    table = tarok_play_v0.vector(1, contract="open_beggar", deals=1, seed=2)
    beggar = table.positions[0].declarer
    for tricks in range(3):
        for _ in range(4):
            seat = (beggar - int(table.turns[0])) % 4
            hand = table.positions[0].hands[beggar] - Cards.of(
                np.flatnonzero(sum(table.observations[0][4:8])).tolist()
                + np.flatnonzero(sum(table.observations[0][1:4])).tolist()
            )
            if seat and tricks:
                assert sets(table)[f"surely {seat}"] == sets(table)[f"may {seat}"] == hand
            elif seat:
                assert not sets(table)[f"surely {seat}"]
            table.step(lowest(table.masks))


@pytest.mark.parametrize("game", ["slovenian", "slovenian_3", "romanian", "czech_american", "paskievics"])
def test_rules_play_the_card_that_a_position_would(game):
    table = tarok_play_v0.vector(8, game=game, deals=8, seed=3)
    begun_at = [table.positions[i] for i in table.playing]
    ats = [kernel.Position(kernel.pack(deal)) for deal in begun_at]
    pays = [kernel.payoff(deal) for deal in begun_at]
    over = np.zeros(8, bool)
    while not over.all():
        cards = table.cards("rule")
        for at, pay, card, is_over in zip(ats, pays, cards.tolist(), over, strict=True):
            if not is_over:
                assert card == at.card("rule", pay)
                at.play(card)
        over |= table.step(cards)[3]
    assert all(at.over for at in ats)


def test_every_position_is_begun_as_often_as_any_other_and_pays_at_its_end_alone():
    table = tarok_play_v0.vector(6, deals=4, seed=1)
    begun_now = np.bincount(table.playing, minlength=4)
    for _ in range(3 * 48):
        *_, rewards, done = table.step(table.cards("random"))
        begun_now += np.bincount(table.playing[done], minlength=4)
        assert done.all() or not (done.any() or rewards.any())

    assert begun_now.tolist() == [6, 6, 6, 6]  # 6 lanes, a first time and three times more


def test_the_same_seed_gives_the_same_arrays():
    table = tarok_play_v0.vector(16, deals=8, seed=1)

    def told(seed):
        table.reset(seed)
        for _ in range(60):
            table.step(table.cards("random"))
        return [array.tolist() for array in (table.observations, table.masks, table.rewards, table.playing)]

    assert told(5) == told(5) != told(6)


def test_without_a_seed_it_goes_on_from_the_last_one():
    table = tarok_play_v0.vector(16, deals=16, seed=1)

    def orders():
        return [table.playing.tolist() for _ in range(3) if table.reset()]

    table.reset(5)
    first, again = orders(), orders()
    table.reset(5)

    assert first == orders()
    assert len({*map(tuple, (*first, *again))}) == 6


def test_the_same_seed_deals_the_same_cards_and_a_contract_is_played_if_it_is_wanted():
    one, again = (tarok_play_v0.vector(1, deals=5, seed=7, contract="klop").positions for _ in range(2))

    assert [deal.hands for deal in one] == [deal.hands for deal in again]
    assert {deal.playing.id for deal in one} == {"klop"}
    assert len({deal.hands for deal in one}) == 5


def test_actions_may_be_integers_of_any_width():
    table = tarok_play_v0.vector(4, deals=4)
    for kind in (np.int8, np.uint8, np.int16, np.int32, np.uint64, np.int64):
        table.step(lowest(table.masks).astype(kind))
        table.step(np.repeat(lowest(table.masks).astype(kind), 2)[::2])  # with gaps


def everything(table):
    arrays = (table.observations, table.masks, table.rewards, table.done, table.turns, table.playing)
    return [array.tolist() for array in arrays]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda cards: cards[:3], r"one whole number for each of 4 deals, not int64 of the shape \(3,\)"),
        (lambda cards: cards.reshape(2, 2), r"not int64 of the shape \(2, 2\)"),
        (lambda cards: cards.astype(float), r"not float64 of the shape \(4,\)"),
        (lambda cards: cards > 0, r"not bool of the shape \(4,\)"),
        (lambda cards: None, r"not object of the shape \(\)"),
        (lambda cards: np.where(np.arange(4) == 2, 54, cards), r"deal 2: seat \d may not play card 54"),
        (lambda cards: np.where(np.arange(4) == 1, -1, cards), r"deal 1: seat \d may not play card -1"),
        (
            lambda cards: np.where(np.arange(4) == 3, 2**40, cards),
            r"deal 3: seat \d may not play card 1099511627776",
        ),
        (lambda cards: cards.astype(np.uint64) + 2**63, r"deal 0: seat \d may not play card -"),
    ],
)
def test_wrong_actions_are_refused_in_a_sentence_and_change_nothing(wrong, said):
    table = tarok_play_v0.vector(4, deals=4)
    table.step(table.cards("random"))
    before = everything(table)
    with pytest.raises(ValueError, match=said):
        table.step(wrong(lowest(table.masks)))
    assert everything(table) == before


def test_a_card_that_is_not_legal_is_refused_and_no_lane_plays():
    table = tarok_play_v0.vector(64, deals=8)
    before, cards = everything(table), lowest(table.masks)
    cards[63] = lowest(~table.masks)[63]
    with pytest.raises(ValueError, match=f"deal 63: seat {table.turns[63]} may not play card {cards[63]}"):
        table.step(cards)
    assert everything(table) == before


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"n": 0}, "n is how many deals are played at once: a whole number from 1 on, not 0"),
        ({"n": 2.0}, "not 2.0"),
        ({"deals": 0}, "`deals` is from how many positions they begin: a whole number from 1 on, not 0"),
        ({"game": "whist"}, "there is no game 'whist'; there is slovenian, "),
        ({"options": {"colour": 1}}, "slovenian has no option 'colour'; it has"),
        ({"bot": "nobody"}, "there is no bot 'nobody': it is one of random, bold, "),
        ({"contract": "misere"}, "there is no contract 'misere' in slovenian"),
        ({"positions": ()}, "positions are deals in which cards are being played, and at least one"),
        ({"positions": ["three"]}, "positions are deals"),
        ({"seed": "tarok"}, "a seed is a whole number, not 'tarok'"),
        (
            {"positions": (by_hand(), by_hand().replace(game=GAMES["slovenian_3"]()))},
            "all positions are of one game",
        ),
        ({"positions": (by_hand().replace(due=None),)}, "the deal is not in the play of the cards"),
    ],
)
def test_what_makes_no_table_is_refused_in_a_sentence(asked, said):
    with pytest.raises(ValueError, match=said):
        tarok_play_v0.vector(**{"n": 1, "deals": 1} | asked)


@pytest.mark.parametrize("changed", [{"bares": 4}, {"bares": -2}, {"known": ()}])
def test_what_could_lead_the_kernel_astray_is_refused(changed):
    good, bad = play_starts.starts([by_hand()] * 2)
    with pytest.raises(ValueError, match="seats are numbers from 0 on, and each of them knows something"):
        kernel.Lockstep([good, replace(bad, **changed)], 1, *map(bytearray, SIZES.values()))


def test_memory_of_another_size_is_refused():
    (begin,) = play_starts.starts([by_hand()])
    kernel.Lockstep([begin], 1, *map(bytearray, SIZES.values()))
    for name, size in SIZES.items():
        wrong = [bytearray(each + (name == what)) for what, each in SIZES.items()]
        with pytest.raises(ValueError, match=f"{name} take {size} bytes, not {size + 1}"):
            kernel.Lockstep([begin], 1, *wrong)


def test_an_unknown_policy_is_refused():
    with pytest.raises(ValueError, match="there is no policy 'best': it is random or rule"):
        tarok_play_v0.vector(1, deals=1).cards("best")


def test_other_threads_run_meanwhile_but_not_at_the_same_table():
    """Two threads meet at a table only while one of them works there without Python's lock."""
    table = tarok_play_v0.vector(20_000, deals=4)
    end, met = threading.Event(), []

    def look():
        while not end.is_set():
            try:
                table.cards("rule")
            except ValueError as error:
                met.append(str(error))
                end.set()

    threads = [threading.Thread(target=look) for _ in range(2)]
    for thread in threads:
        thread.start()
    end.wait(60)
    end.set()
    for thread in threads:
        thread.join()

    assert "another thread plays these deals at this moment" in met
