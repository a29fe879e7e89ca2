"""How many ways there are: tests/perft/*.perft against the engine, and against counts that know no engine."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tarok.engine.deal import Deal, act, start
from tarok.engine.perft import forward, last_words, perft
from tarok.engine.phases import position
from tarok.engine.result import Carry
from tarok.games import GAMES
from tarok.notation import built, hear, settings

PACK = tuple(number * 25 % 54 for number in range(54))
"""0 25 50 21 46 17 42 13 …: so well mixed that nobody is without a tarok."""


def rows() -> Iterator[tuple[str, ...]]:
    """The rows of the data files: the game, the ways, the phase, options, marks, and what was done before."""
    for path in sorted((Path(__file__).parent / "perft").glob("*.perft")):
        for line in path.read_text("utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                yield path.stem, *(word.strip() for word in line.split("|"))


def at(key: str, phase: str, options: str, marks: str, before: str) -> Deal:
    """The beginning of the auction, and on from there by what was done before."""
    game = built(GAMES, key, settings(options.split()))
    stood = {name: (int(value),) for name, value in settings(marks.split()).items()}
    carry = Carry(dealer=game.places - 1, totals=(0,) * game.places, marks=stood)
    pack = [card for card in PACK if card in game.pack]
    deal = forward(start(game, pack, carry), "auction")
    for words in filter(None, before.split(",")):
        deal = act(deal, hear(words, game.faces))
    assert phase == deal.phase
    return deal


@pytest.mark.parametrize(("key", "ways", "phase", "options", "marks", "before"), list(rows()))
def test_a_phase_can_go_in_so_many_ways(key, ways, phase, options, marks, before):
    deal = at(key, phase, options, marks, before)
    assert int(ways) == perft(deal, phase, last_words if phase == "auction" else None)


@pytest.mark.parametrize(
    ("options", "marks", "before"),
    [
        ("", "compulsory_klop=1", ""),
        ("raise_after_auction=false", "compulsory_klop=1", ""),
        ("", "", "bid beggar"),
        ("", "", "pass, bid solo_one"),
        ("", "", "pass, pass, bid solo_one, bid solo_without"),
    ],
)
def test_counting_equal_auctions_once_changes_no_count(options, marks, before):
    deal = at("slovenian", "auction", options, marks, before)
    assert perft(deal, "auction") == perft(deal, "auction", last_words)


# The auction again, from the clauses and nothing else.


def auctions(open_bids: range, forced: int, *, raising: bool = True) -> int:
    """In how many ways four people can bid.

    `open_bids` are the levels that anybody may bid, the last being the highest; `forced` is how many
    contracts forehand has when everybody else has passed; `raising` lets the declarer name a higher one.
    """

    @cache
    def ways(active: frozenset[int], high: int | None, holder: int | None, turn: int) -> int:
        after = (turn + 1) % 4  # SL-BID-04: the next active seat that is not the holder
        if holder is not None and active == {holder}:  # SL-BID-05
            return open_bids[-1] - high + 1 if raising and high is not None else 1  # SL-BID-07
        if turn not in active or turn == holder:
            return ways(active, high, holder, after)
        if holder is None and active == {0}:  # SL-BID-06
            return forced
        bids = [
            level
            for level in open_bids
            if high is None or level > high or (level == high and senior(turn, holder))
        ]
        passing = ways(active - {turn}, high, holder, after)
        return passing + sum(ways(active, level, turn, after) for level in bids)  # SL-BID-03

    return ways(frozenset(range(4)), None, None, turn=1)  # SL-BID-01


def senior(seat: int, holder: int | None) -> bool:
    """SL-SEAT-03: forehand, then the others in their order; forehand is seat 0."""
    return holder is not None and seat < holder


@pytest.mark.parametrize(
    ("open_bids", "forced", "raising", "expected"),
    [
        # One bid, one forced contract.  All pass: 1.  Seat 1, 2 or 3 bids; those between can only pass;
        # seat 0 passes or holds: 2 each.
        (range(1), 1, True, 7),
        # The same with five contracts for forehand.
        (range(1), 5, True, 11),
        (range(2, 12), 12, True, 460820),  # SL-BID-02
        (range(2, 12), 12, False, 301382),
        (range(2, 13), 13, True, 1313906),  # SL-NEG-08: a rung more
        (range(2, 12), 11, True, 460819),  # SL-MON-03: forehand cannot choose klop
        (range(8, 12), 5, True, 553),  # SL-CK-01: klop or the four highest
        (range(8, 12), 5, False, 402),
    ],
)
def test_the_clauses_alone_give_the_same_count(open_bids, forced, raising, expected):
    assert expected == auctions(open_bids, forced, raising=raising)


def auctions_of_three(bids: range, *, raising: bool = True, klop: bool = True) -> int:
    """In how many ways three people can bid these levels, of which the last is the highest."""

    @cache
    def ways(active: frozenset[int], high: int | None, holder: int | None, turn: int) -> int:
        after = (turn + 1) % 3
        if holder is not None and active == {holder}:
            return bids[-1] - high + 1 if raising and high is not None else 1
        if not active:
            return 1 if klop else len(bids)  # SL-3P-04; or forehand has to choose, SL-MON-03
        if turn not in active or turn == holder:
            return ways(active, high, holder, after)
        possible = [
            level
            for level in bids
            if high is None or level > high or (level == high and senior(turn, holder))
        ]
        passing = ways(active - {turn}, high, holder, after)
        return passing + sum(ways(active, level, turn, after) for level in possible)

    return ways(frozenset(range(3)), None, None, turn=0)


@pytest.mark.parametrize(
    ("bids", "raising", "klop", "expected"),
    [
        # One bid.  All pass: 1. Seat 0, 1 or 2 bids, and the others, who are junior or out, pass: 3.
        (range(1), True, True, 4),
        # Without klop forehand has one contract to choose from: no difference.
        (range(1), True, False, 4),
        # Two bids; without raising.  Seat 0 bids the second: 1.  Seat 0 bids the first: both pass, 1; one of
        # them bids the second, and seat 0 passes or holds, 2 each; so 6.  Seat 0 passes, seat 1 bids the
        # second: 1; the first: seat 2 passes, 1, or bids the second, which seat 1 leaves or holds, 2: 4.
        # Seats 0 and 1 pass: seat 2 passes or bids one of two: 3.
        (range(2), False, True, 13),
        # The same, but if all pass seat 0 chooses one of two.
        (range(2), False, False, 14),
        (range(1, 6), True, True, 526),
        (range(1, 6), False, True, 353),
        (range(1, 6), True, False, 530),
        (range(1, 5), True, True, 174),
        (range(1, 9), True, True, 12585),
        (range(1, 9), False, True, 8141),
    ],
)
def test_the_clauses_for_three_alone_give_the_same_count(bids, raising, klop, expected):
    assert expected == auctions_of_three(bids, raising=raising, klop=klop)


# Endings, counted by hand.


@pytest.mark.parametrize(
    ("contract", "hands", "expected"),
    [
        # Nothing but taroks: everybody has the choice once.
        ("two", ("II III", "IIII V", "VI VII", "VIII IX"), 16),
        # Seat 0 leads ♥K: seat 1 has ♥Q or ♥J, seat 2 no heart and two taroks, seat 3 no heart and must
        # play III: 4. Seat 0 leads ♠7: seat 1 has neither spade nor tarok and plays what it likes, seat
        # 2 has two taroks, seat 3 must follow with ♠8: 4.
        ("two", ("♥K ♠7", "♥Q ♥J", "XX II", "♠8 III"), 8),
        # Either lead leaves seats 1, 2 and 3 two cards each.
        ("two", ("♥K ♠7", "♥Q ♥J", "XX II", "III XXI"), 16),
        # The same in a beggar: after XX seat 3 must overtake with XXI, after II it may do so with
        # either: 2 x (1 + 2).
        ("beggar", ("♥K ♠7", "♥Q ♥J", "XX II", "III XXI"), 12),
        # The pagat stays back while there is another card to play (SL-NEG-03): seat 2 plays XX, seat 3
        # XXI.
        ("beggar", ("♥K ♠7", "♥Q ♥J", "XX I", "III XXI"), 4),
    ],
)
def test_the_last_two_tricks_can_go_in_so_many_ways(contract, hands, expected):
    ending = position(
        GAMES["slovenian"](), phase="trick", nth=10, hands=hands, contract=contract, declarer=0, called=15
    )
    assert expected == perft(ending, "trick")


def test_a_phase_that_never_comes_is_said():
    game = GAMES["slovenian"]()
    with pytest.raises(ValueError, match=r"^the deal is over before there is a phase 'exchange'$"):
        forward(start(game, PACK, Carry(dealer=3, marks={"compulsory_klop": (1,)})), "exchange")


def auctions_with_levels(seats: int, tops: tuple[int, ...]) -> int:
    """In how many ways people can bid contracts that go up to these levels, the weakest first."""

    @cache
    def ways(active: frozenset[int], high: tuple[int, int] | None, holder: int | None, turn: int) -> int:
        after = (turn + 1) % seats  # RO-BID-08
        if not active or active == {holder}:  # RO-BID-04, RO-BID-05
            return 1
        if turn not in active or turn == holder:
            return ways(active, high, holder, after)
        if high is None or holder is None:
            bids = [(contract, 1) for contract in range(len(tops))]  # RO-BID-02
        else:
            contract, level = high
            bids = [(stronger, 1) for stronger in range(contract + 1, len(tops))]
            if turn < holder:
                bids.append(high)  # RO-BID-10
            elif level < tops[contract]:
                bids.append((contract, level + 1))  # RO-BID-11
        passing = ways(active - {turn}, high, holder, after)
        return passing + sum(ways(active, bid, turn, after) for bid in bids)

    return ways(frozenset(range(seats)), None, None, 0)  # RO-BID-06: forehand speaks first


@pytest.mark.parametrize(
    ("seats", "tops", "expected"),
    [
        # One bid, no levels: nobody, or one of two, bids it, and the other one passes.
        (2, (1,), 3),
        # Two levels and a solo.  Seat 0 passes: seat 1 passes or bids one of two, 3.  Seat 0 bids solo: 1.
        # Seat 0 bids the first level: seat 1 passes, 1; or bids solo, which seat 0 leaves or takes, 2; or
        # bids the second level, which seat 0 leaves, 1, or raises to a solo, 1, or takes, 3: then seat 1
        # passes, or bids solo, which seat 0 leaves or takes.
        (2, (2, 1), 12),
        (4, (3, 3, 1), 1794),
        (4, (3, 1), 141),
        (4, (3, 6, 1), 5890),
        (4, (3, 3, 3, 1), 17760),
        (3, (3, 3, 3, 1), 4440),
    ],
)
def test_the_clauses_of_bids_with_levels_alone_give_the_same_count(seats, tops, expected):
    assert expected == auctions_with_levels(seats, tops)
