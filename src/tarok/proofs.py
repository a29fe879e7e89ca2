"""What the feats of a result prove of its deal: who won which trick, and what lies in whose pile."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from tarok.bonuses import (
    AllTricks,
    CatchesMond,
    Collects,
    LastTrickKeepsCalled,
    LastTrickWith,
    OrIdle,
    points,
)
from tarok.cards import ALONE, FIVES, MOND, NONE, PACK, SKIS, Card, Cards
from tarok.checking import enumerated
from tarok.deal import Bonus, Game
from tarok.result import Check, Checks, Feat
from tarok.settling import Account

LAID = PACK - FIVES
"""What may be laid away."""


class Won(NamedTuple):
    """What a feat proves of a trick: its number, the side that won it, if it says, and one of which cards."""

    trick: int
    side: int | None
    cards: Cards


Proof: TypeAlias = tuple[str, Feat, Won]
Proves: TypeAlias = Callable[[Bonus, Feat, int], Iterator[Won]]
"""Says what a feat of a side proves of the tricks."""


def proofs(account: Account[Any], proves: Proves | None = None) -> tuple[Proof, ...]:
    """Return what each feat proves of the tricks; `proves` knows the judges of the family alone."""
    last = (len(account.game.pack) - 6) // account.game.seats
    found: list[Proof] = []
    for at, feat in enumerated(account.result):
        row, side = account.contract.rows.get(feat.what), account.side(feat.seat)
        if row is not None:
            won = (*_of_judge(row, feat, side, last), *(proves(row, feat, side) if proves else ()))
            found += ((at, feat, each) for each in won)
    return tuple(found)


def _of_judge(row: Bonus, feat: Feat, side: int, last: int) -> Iterator[Won]:
    match row.judge:
        case LastTrickWith(card):
            yield from with_card(card, last, feat, side)
        case LastTrickKeepsCalled() if feat.made or not feat.announced:
            yield Won(last, int(not feat.made), PACK)
        case OrIdle(AllTricks()) if feat.made:
            yield from (Won(number, side, PACK) for number in range(1, last + 1))


def with_card(card: Card, trick: int, feat: Feat, side: int) -> Iterator[Won]:
    """Return what it proves that a card was to win a trick itself."""
    if feat.made:
        yield Won(trick, side, ALONE[card])
    elif not feat.announced:
        yield Won(trick, None, PACK - ALONE[card])


def piles(account: Account[Any], proven: Iterable[Proof]) -> tuple[Cards, Cards]:
    """Return what must lie in the piles of the two sides, if all feats are right."""
    found = [NONE, NONE]
    for _, _, won in proven:
        if won.side is not None and len(won.cards) == 1:
            found[won.side] |= won.cards
    for feat in account.result.feats:
        row, side = account.contract.rows.get(feat.what), account.side(feat.seat)
        judge = row.judge if row is not None and feat.made else None
        if isinstance(judge, Collects):
            found[side] |= judge.cards
        elif isinstance(judge, CatchesMond):
            found[side] |= ALONE[MOND] | ALONE[SKIS]
    return found[0], found[1]


def swept(account: Account[Any]) -> int | None:
    """Return the side that has won all tricks, if one has."""
    made = (account.side(feat.seat) for feat in account.result.feats if feat.what == "valat" and feat.made)
    return next(made, None)


def of_tricks(account: Account[Any], proven: Iterable["Proof"]) -> Checks:
    """Whether the feats agree on who won which trick, and with which card."""
    for (_, mine, this), (at, feat, that) in combinations(proven, 2):
        split = None not in (this.side, that.side) and this.side != that.side
        apart = this.trick == that.trick and (split or not this.cards & that.cards)
        twice = this.trick != that.trick and this.cards == that.cards and len(this.cards) == 1
        truth = f"trick {that.trick} went otherwise, if {mine.what} is right"
        yield Check(apart or twice, f"{at}.made", truth, account.contract.rows[feat.what].clause)


def of_made(account: Account[Any], clause: str) -> Checks:
    """Whether `made` says the same as the card points of the declarer's side: more than half of them win."""
    result, whole = account.result, points(account.game, account.game.pack)
    for count in result.points:
        against = result.made not in {None, 2 * count > whole}
        truth = f"with {count} of {whole} card points it is the other way round"
        yield Check(against, "made", truth, clause)


def of_points(
    account: Account[Any], piles: tuple[Cards, Cards], left: tuple[int, int] | None = None
) -> Checks:
    """Whether the points hold these cards in the piles of the sides.

    `left` is said where one side has won all tricks: which side has not, and how many points it can have.
    """
    for count in account.result.points[:1]:
        game, clause = account.game, account.contract.clause
        whole = points(game, game.pack)
        least, most = points(game, piles[0]), whole - points(game, piles[1])
        if left is not None:
            side, best = left
            least, most = (least, min(most, best)) if side == 0 else (max(least, whole - best), most)
        truth = f"with these feats the declarer's side has {least} to {most} card points"
        yield Check(not least <= count <= most, "points", truth, clause)


def of_proofs(
    account: Account[Any],
    left: tuple[int, int] | None,
    proves: Proves | None = None,
) -> Checks:
    """Whether the feats agree on the tricks, and the points with the feats."""
    proven = proofs(account, proves)
    yield from of_tricks(account, proven)
    yield from of_points(account, piles(account, proven), left)


def dearest(game: Game, number: int, cards: Cards = PACK) -> int:
    """Return the points of this number of these cards, the dearest."""
    ordered = sorted(cards & game.pack, key=game.worth.__getitem__, reverse=True)
    return points(game, Cards.of(ordered[:number]))
