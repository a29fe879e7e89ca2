"""How a Czech hand can go until its first trick: the engine, and the clauses alone.

The functions that count know no engine: cards are names, and each rule stands as the book has it.
"""

import random
from functools import cache
from typing import NamedTuple

import pytest
from games.czech import A, B, C, P, at, czech

from tarok.engine.deal_types import Stake
from tarok.engine.perft import perft

HANDS = 40
"""How many hands of each kind are dealt at random."""


def shuffled(seed: int) -> list[str]:
    """The names of all cards, in any order."""
    names = [name for name in czech().faces.names if name]
    random.Random(seed).shuffle(names)
    return names


def dealt(seed: int, sizes: tuple[int, ...] = (12, 12, 12, 12)) -> list[set[str]]:
    """Four hands of these sizes."""
    rest = iter(shuffled(seed))
    return [{next(rest) for _ in range(size)} for size in sizes]


def texts(hands: list[set[str]]) -> tuple[str, ...]:
    return tuple(" ".join(hand) for hand in hands)


def holder(hands: list[set[str]], card: str) -> int | None:
    return next((seat for seat in (A, B, C) if card in hands[seat]), None)


# ------ The cards, from the clauses.

NUMBERS = "I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split()
TRUMPS = {*NUMBERS, "Š"}  # CZ-CARD-03
TRULL, KINGS = {"I", "XXI", "Š"}, {"♥K", "♦K", "♠K", "♣K"}


# ------ The auction (CZ-BID).


def auctions(*, last: bool, again: bool) -> int:
    """`last`: all are asked, and the last Prever counts.  `again`: Povinost may take a Prever over."""

    def others(left: int, *, bid: bool, asks: bool) -> int:
        if left == 0 or (bid and not last):  # CZ-BID-04
            return 2 if bid and asks else 1  # CZ-BID-05
        return others(left - 1, bid=bid, asks=asks) + others(left - 1, bid=True, asks=asks)

    return others(3, bid=True, asks=False) + others(3, bid=False, asks=again)  # CZ-BID-01, CZ-BID-02


@pytest.mark.parametrize(
    ("last", "again", "by_hand"), [(False, False, 5), (True, False, 16), (False, True, 8), (True, True, 23)]
)
def test_auctions(last, again, by_hand):
    """CZ-BID-01 to CZ-BID-05.  All, and Povinost again: 8 after that Prever, 7 x 2 + 1 after four."""
    priority = "last_in_turn" if last else "first_in_turn"
    game = czech(prever_priority=priority, povinost_may_take_over_prever=again)
    ways = perft(at("auction", game=game, contract=None, declarer=None), "auction")
    assert by_hand == auctions(last=last, again=again) == ways


# ------ The talon (CZ-TAL, CZ-PRV).


def talons(hand: set[str], talon: list[str], *, passing: bool, throwing: bool) -> int:
    """In how many ways Povinost may throw the hand in, or two cards are accepted, passed and refused."""
    one = len(("accepted", "passed on and accepted", "passed on and refused")) if passing else 1  # CZ-TAL-04
    return one * one + (throwing and lacking(hand) in talon[:4])  # CZ-TAL-02, CZ-TAL-09


def lacking(held: set[str]) -> str | None:
    """The highest of XIX to XV that is not held (CZ-CALL-03)."""
    return next((card for card in ("XIX", "XVIII", "XVII", "XVI", "XV") if card not in held), None)


@pytest.mark.parametrize("passing", [True, False])
@pytest.mark.parametrize("throwing", [True, False])
def test_talons(passing, throwing):
    """CZ-TAL-02, CZ-TAL-04, CZ-TAL-08, CZ-TAL-09"""
    game, found = czech(talon_cards_may_be_passed=passing, povinost_throw_in=throwing), set()
    for seed in range(HANDS):
        cards = shuffled(seed)
        hands = [{*cards[12 * seat : 12 * seat + 12]} for seat in range(4)]
        deal = at("talon", texts(hands), " ".join(cards[48:]), game=game)
        ways = talons(hands[P], cards[48:], passing=passing, throwing=throwing)
        assert ways == perft(deal, "talon")
        found.add(ways)
    assert len(found) == 1 + throwing


def test_sets():
    """CZ-PRV-01, CZ-PRV-02, CZ-PRV-03: the first, the second, or back to the first."""
    assert 3 == perft(at("talon", contract="prever", declarer=B), "talon")


# ------ What is laid away (CZ-DISC).


def discards(hand: set[str]) -> int:
    """In how many ways, one after the other, a hand is laid away down to twelve cards."""
    away = len(hand) - 12
    suits = len(hand - TRUMPS - KINGS)  # CZ-DISC-02
    trumps = len(hand & TRUMPS - TRULL)
    ways = 1
    for laid in range(away):
        ways *= suits - laid if laid < suits else trumps - (laid - suits)  # CZ-DISC-03
    return ways


FEW = [
    # the cards of P, and by hand: 2 in any order; 1, then three of ten trumps; two, then two of nine
    ("♥K ♦K ♣K ♠K Š XXI I ♥1 ♦2 XX XIX XVIII XVII XVI", 2 * 1),
    ("♥K ♦K ♣Q Š XXI I XX XVII XVI XIV XII X IX VIII IIII III", 1 * 10 * 9 * 8),
    ("♥K ♦K ♣Q ♣7 Š XXI I XX XVII XVI XIV XII X IX VIII IIII", 2 * 1 * 9 * 8),
]


@pytest.mark.parametrize(("mine", "by_hand"), FEW)
def test_few_suit_cards_are_laid_away(mine, by_hand):
    """CZ-DISC-01, CZ-DISC-03, CZ-EX-53"""
    hand = {*mine.split()}
    rest = [card for card in shuffled(1) if card not in hand]
    hands = [hand, *({*rest[12 * seat : 12 * seat + 12]} for seat in range(3))]
    assert by_hand == discards(hand) == perft(at("discards", texts(hands), ""), "discards")


@pytest.mark.parametrize("sizes", [(14, 12, 12, 12), (12, 13, 12, 13), (12, 12, 14, 12)])
def test_discards(sizes):
    """CZ-DISC-01, CZ-DISC-02, CZ-DISC-03: everybody who drew, each by their own cards."""
    for seed in range(HANDS // 4):
        hands, ways = dealt(seed, sizes), 1
        for hand in hands:
            ways *= discards(hand)
        assert ways == perft(at("discards", texts(hands), ""), "discards")


# ------ The call (CZ-CALL).


def calls(held: set[str], scope: str) -> int:
    """How many trumps Povinost may call who holds these cards."""
    lacks = lacking(held)
    if lacks is None:
        return 1  # CZ-CALL-03: the XIX
    above = NUMBERS[NUMBERS.index(lacks) + 1 : NUMBERS.index("XIX") + 1]
    own = {"any_held_above_missing": len(above), "xix_only": min(1, len(above)), "none": 0}
    return 1 + own[scope]


@pytest.mark.parametrize("scope", ["any_held_above_missing", "xix_only", "none"])
def test_calls(scope):
    """CZ-CALL-03: with none of the five, with the highest of them, up to all."""
    game, found = czech(own_call_scope=scope), set()
    for seed in range(HANDS):
        high = {"XIX", "XVIII", "XVII", "XVI", "XV"}
        mine = {*random.Random(seed).sample(sorted(high), seed % 6)}
        rest = [card for card in shuffled(seed) if card not in high]
        hands = [
            mine | {*rest[: 12 - len(mine)]},
            {*rest[12:24]},
            {*rest[24:36]},
            {*rest[36:43]} | high - mine,
        ]
        assert calls(hands[P], scope) == perft(at("call", texts(hands), "", game=game), "call")
        found.add(calls(hands[P], scope))
    assert found == {"any_held_above_missing": {1, 2, 3, 4, 5}, "xix_only": {1, 2}, "none": {1}}[scope]


# ------ Declarations (CZ-DEC).


def of_trumps(hand: set[str]) -> str | None:
    number = len(hand & TRUMPS)
    if number == 0:
        return "uni"  # CZ-DEC-04
    if number <= 2:
        return "beeda"  # CZ-DEC-03
    return None if number < 8 else "little_ones" if number < 10 else "big_ones"  # CZ-DEC-01, CZ-DEC-02


def of_fives(hand: set[str]) -> bool:
    """Whether a hand has the trull, or four kings, or four five-point cards (CZ-DEC-05)."""
    return TRULL <= hand or KINGS <= hand or len(hand & (TRULL | KINGS)) >= 4


def declarations(hands: list[set[str]], *, must: bool = False, but: bool = False) -> int:
    """In how many ways all declare who `must`, `but` for Povinost's Uni and Beeda, or may (CZ-DEC-09)."""
    ways = 1
    for seat, hand in enumerate(hands):
        trumps = of_trumps(hand)
        free = [not must or (but and seat == P and trumps in ("uni", "beeda"))] * (trumps is not None)
        free += [not must] * of_fives(hand)
        ways *= {
            (): 1,
            (True,): 2,
            (False,): 1,
            (True, True): 1 + 1 + 1 + 2,  # nothing, one, the other, both in either order
            (False, False): 2,
            (True, False): 1 + 2,  # the one that is owed, or both in either order
        }[tuple(free)]
    return ways


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ({}, {}),
        ({"declarations_mandatory": "yes"}, {"must": True}),
        ({"declarations_mandatory": "but_few_trumps_of_povinost"}, {"must": True, "but": True}),
    ],
)
def test_declarations(options, rules):
    """CZ-DEC-01 to CZ-DEC-05, CZ-DEC-07, CZ-DEC-08, CZ-DEC-09: by random hands, and by odd ones."""
    game, found = czech(**options), set()
    for seed in range(HANDS):
        hands = odd(seed) if seed % 2 else dealt(seed)
        ways = declarations(hands, **rules)
        assert ways == perft(at("declarations", texts(hands), "", game=game), "declarations")
        found.add(ways)
    assert len(found) > 1


def odd(seed: int) -> list[set[str]]:
    """Povinost has no trump, or few, and five-point cards; another one has many."""
    chance = random.Random(seed)
    trumps = [card for card in shuffled(seed) if card in TRUMPS - TRULL]
    suits = [card for card in shuffled(seed) if card not in TRUMPS | KINGS]
    kings, trull = chance.sample(sorted(KINGS), 4), chance.sample(sorted(TRULL), 3)
    few, many = chance.randrange(3), chance.randrange(6, 12)
    mine = {*kings[: chance.randrange(2, 5)], *trull[:few]}
    other = {*trull[few:], *trumps[:many]}
    rest = iter([*suits, *trumps[many:]])
    return [hand | {next(rest) for _ in range(12 - len(hand))} for hand in (mine, set(), {*other}, set())]


# ------ Bets (CZ-BET).


def bets(hands: list[set[str]], partner: int | None, *, anyone: bool, beside: bool) -> int:
    """`anyone` may bet Valat, or the declaring side alone; a Pagat may be bet `beside` a Valat, or not."""

    @cache
    def ways(seat: int, made: frozenset[str]) -> int:
        if seat == 4:
            return 1
        total = ways(seat + 1, made)
        if "valat" not in made and (anyone or seat in (P, partner)):  # CZ-BET-03
            total += ways(seat, made | {"valat"})
        if "pagat" not in made and "I" in hands[seat] and (beside or "valat" not in made):  # CZ-BET-02
            total += ways(seat, made | {"pagat"})
        return total

    return ways(P, frozenset())


@pytest.mark.parametrize("anyone", [True, False])
@pytest.mark.parametrize("beside", [True, False])
def test_bets(anyone, beside):
    """CZ-BET-01, CZ-BET-02, CZ-BET-03, CZ-BET-04, CZ-PAG-07"""
    game = czech(
        valat_bet_by="anyone" if anyone else "declaring_side",
        pagat_with_valat_bet="allowed" if beside else "not_played",
    )
    found = set()
    for seed in range(HANDS):
        hands = dealt(seed)
        partner = holder(hands, "XIX")
        called = {"called": czech().faces.parse("XIX"), "partner": partner}
        ways = bets(hands, partner, anyone=anyone, beside=beside)
        assert ways == perft(at("bets", texts(hands), "", game=game, **called), "bets")
        found.add(ways)
    assert len(found) > 1


# ------ Challenges (CZ-KON).


class Table(NamedTuple):
    """Who is with whom: P with a `partner`, or by an own trump; or somebody plays a Prever, `alone`."""

    partner: int | None
    alone: int | None = None

    def side(self, seat: int) -> int:
        return int(seat != self.alone if self.alone is not None else seat not in (P, self.partner))

    def knows(self, viewer: int, seat: int, told: frozenset[int]) -> int | None:
        """The side of a seat as another one knows it; `told` are those who have shown theirs (CZ-KON-06)."""
        if self.alone is not None or seat == P or seat in told or self.partner in (viewer, *told):
            return self.side(seat)
        if viewer == seat or (viewer == P and self.partner is None):
            return self.side(seat)  # CZ-KON-03: whoever does not hold the card knows that they are against P
        others = {A, B, C} - {seat}
        return 0 if viewer == P and others <= told else None

    def may(self, seat: int, owner: int, step: int, told: frozenset[int]) -> bool:
        """Whether a seat may say the next step on the bet of another."""
        known = self.knows(seat, owner, told)
        friend = seat == owner or (known is not None and known == self.side(seat))
        return friend == bool(step % 2)  # CZ-KON-02


def challenges(table: Table, betters: dict[str, int], most: int) -> int:
    """In how many ways bets are doubled: Valat's chain, then Pagat's (CZ-KON-05)."""

    @cache
    def ways(left: tuple[tuple[str, int], ...], step: int, speaker: int, told: frozenset[int]) -> int:
        if not left:
            return 1
        (_, owner), *more = left
        after = tuple(more)
        total = ways(after, 0, after[0][1] if after else P, told)  # nobody says anything
        for seat in {P, A, B, C} - {speaker} if step < most else ():  # CZ-KON-01
            if table.may(seat, owner, step, told):
                shows = table.alone is None and seat not in (P, owner) and (owner == P or owner in told)
                total += ways(left, step + 1, seat, told | {seat} if shows else told)
        return total

    bets = tuple((what, betters[what]) for what in ("valat", "pagat") if what in betters)
    return ways(bets, 0, bets[0][1], frozenset())


CHAINS = [
    # the partner, who bets what, how often it may be doubled, by hand (or not)
    (B, {"valat": P}, 1, 3),  # A, C, or nobody
    (B, {"valat": P}, 4, 31),
    (B, {"valat": A}, 1, 4),  # P, who does not know, B, who does, and C, who does not
    (B, {"valat": A}, 2, 1 + 3 * (1 + 1)),  # A alone may go on
    (None, {"valat": P}, 1, 4),
    (None, {"valat": P}, 2, 1 + 3 * (1 + 1)),
    (B, {"valat": B}, 2, 1 + 3 * (1 + 1)),
    (B, {"valat": P, "pagat": A}, 4, None),
    (B, {"valat": P, "pagat": B}, 4, None),
    (A, {"valat": P, "pagat": P}, 3, None),
    (None, {"valat": P, "pagat": C}, 4, None),
    (C, {"valat": A, "pagat": P}, 2, None),
]


@pytest.mark.parametrize(("partner", "betters", "most", "by_hand"), CHAINS)
def test_challenges(partner, betters, most, by_hand):
    """CZ-KON-01, CZ-KON-02, CZ-KON-03, CZ-KON-05, CZ-KON-06"""
    ways = challenges(Table(partner), betters, most)
    assert by_hand in (None, ways)
    assert ways == perft(challenged(partner, betters, most), "challenges")


def challenged(partner, betters, most):
    """The challenges of a hand in which that partner holds the XIX, which P has called."""
    xix = czech().faces.parse("XIX")
    holds = P if partner is None else partner
    rest = [card for card in shuffled(3) if card not in ("XIX", "I")]
    hands = [{*rest[11 * seat : 11 * seat + 11]} | ({"XIX"} if seat == holds else set()) for seat in range(4)]
    stakes = tuple(Stake(what, seat) for what, seat in betters.items())
    known = {"called": xix, "partner": partner, "stakes": stakes}
    return at("challenges", texts(hands), "", game=czech(kontra_max=most), **known)


@pytest.mark.parametrize("most", [1, 2, 3, 4])
@pytest.mark.parametrize("better", [P, A])
def test_challenges_of_a_prever(better, most):
    """CZ-KON-03: P plays alone, and all know it: three against P, and three for another one's bet."""
    deal = at(
        "challenges",
        contract="prever",
        talon="",
        game=czech(kontra_max=most),
        stakes=(Stake("valat", better),),
    )
    ways = challenges(Table(None, alone=P), {"valat": better}, most)
    if better == P:  # three may say each odd step, one each even one
        assert ways == {1: 1 + 3, 2: 1 + 3 * 2, 3: 1 + 3 * (1 + 1 + 3), 4: 1 + 3 * (1 + 1 + 3 * 2)}[most]
    assert ways == perft(deal, "challenges")
