"""The law of the card ledger: an independent search agrees with it, whatever it refuses or lets pass.

`TAROK_LEDGER_RESULTS` says how many mutated results are judged in all; the nightly test judges 100,000.
Many of them are refused for another reason, so each test goes on until a number of them has been compared.
"""

import os
import random
from itertools import product

import nets
import pytest
from msgspec.structs import replace
from test_typed_laws import mutations, played
from worlds_of import has_a_deal

from tarok.cards.deck import WORTH
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Dealt, Result, Unfit
from tarok.games import GAMES, PROFILES
from tarok.games.slovenian.klop import can_begin
from tarok.scoring.result_check import check_entry

JUDGED = int(os.environ.get("TAROK_LEDGER_RESULTS", "1000"))
NIGHTLY = 100_000
COMPARED = 5
"""How many results the ledger and the other search both judge, at the least."""
TRIED = 50
"""How many results are mutated for one that both judge, at the most; of `slovenian_3` it takes about 16."""
HOUSES = [
    pytest.param(key, name, id=name, marks=() if name == next(iter(names)) else pytest.mark.long)
    for key, names in PROFILES.items()
    for name in names
]
SAYS = ("no deal has", "with these feats")
"""How the ledger says that there is no such deal."""


@pytest.mark.parametrize("judged", nets.more(JUDGED // 3, JUDGED))
@pytest.mark.parametrize(("key", "profile"), HOUSES)
def test_both_find_a_deal_or_none(key: str, profile: str, judged: int) -> None:
    """Results are mutated up to three times, and the points replaced in every second one."""
    agree(key, profile, judged // len(HOUSES), seed=profile)


@pytest.mark.night
@pytest.mark.parametrize(("key", "profile"), HOUSES)
def test_both_find_a_deal_or_none_nightly(key: str, profile: str) -> None:
    """The same, 100,000 times."""
    agree(key, profile, NIGHTLY // len(HOUSES), seed=f"{profile} by night")


def agree(key: str, profile: str, count: int, seed: str) -> None:
    game, results = played(key, profile)
    chance = random.Random(seed)
    compared = 0
    for number in range(max(count, TRIED * COMPARED)):
        if number >= count and compared >= COMPARED:
            break
        before, carry = results[number % len(results)]
        result = mutated(game, before, chance)
        if not searched(game, result):
            continue
        why = refusal(game, result, carry)
        if not why or (any(words in why for words in SAYS) and "hands like these" not in why):
            assert has_a_deal(game, result) == (not why), (result, why)
            compared += 1
    assert compared >= COMPARED


def refusal(game: Game, result: Result, carry: Carry) -> str:
    """Why the result is refused; empty if it is not."""
    try:
        check_entry(game, Dealt(result), carry)
    except Unfit as error:
        return str(error)
    return ""


def mutated(game: Game, result: Result, chance: random.Random) -> Result:
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        _, result = chance.choice([*mutations(game, result, chance)])
    if len(result.points) == 1 and chance.random() < 0.5:
        result = replace(result, points=(chance.randrange(107),), made=None)
    return result


def searched(game: Game, result: Result) -> bool:
    """Whether the other search knows such deals: played to the end, counted, and without a breach."""
    if not result.contract or result.ended != "played" or result.revoked is not None or result.faults:
        return False
    if result.contract not in {contract.id for contract in game.contracts}:
        return False
    contract = game.contract(result.contract)
    return contract.aim is not None and contract.counts and bool(result.points or result.made is None)


# The piles of a klop


@pytest.mark.parametrize("key", ["slovenian", "slovenian_3"])
def test_piles_that_are_dealt_at_random_are_found(key: str) -> None:
    """SL-CNT-01, SL-KLOP-02: any cards in any tricks, with the vitamins, make points that can be."""
    game, chance = GAMES[key](), random.Random(key)
    for _ in range(400):
        cards = [*game.pack]
        chance.shuffle(cards)
        cards.sort(key=lambda card: chance.random() * WORTH[card] ** chance.choice((0, 2)))
        keen = chance.choices(range(game.seats), k=chance.randrange(1, 5))
        piles: list[list[int]] = [[] for _ in range(game.seats)]
        for number in range((len(cards) - 6) // game.seats):
            winner = chance.choice(keen)
            for _ in range(game.seats + (number < 6)):
                piles[winner].append(cards.pop())
        points = tuple(round((3 * sum(WORTH[card] for card in pile) - 2 * len(pile)) / 3) for pile in piles)
        for end in range(1, game.seats + 1):
            assert can_begin(game, points[:end]), points


def test_piles_that_are_found_can_be_dealt() -> None:
    """SL-CNT-02: two piles that count for themselves, by a knapsack over all cards."""
    game = GAMES["slovenian"]()
    sums = {(0, 0)}
    for card in game.pack:
        sums |= {(number + 1, worth + WORTH[card]) for number, worth in sums}
    can = set()
    for tricks in range(1, 12):
        for vitamins in range(max(0, tricks - 6), min(6, tricks) + 1):
            size = 4 * tricks + vitamins
            for worth in (worth for number, worth in sums if number == size):
                one, other = 3 * worth - 2 * size, 210 - (3 * worth - 2 * size)
                can.add((round(one / 3), round(other / 3)))
    for one, other in product(range(1, 72), repeat=2):
        assert ((one, other) in can) == can_begin(game, (one, other, 0, 0)), (one, other)
