"""What bids bring, learned from deals in which each of them was tried: benchmarks/bids.py learns it."""

from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

from tarok.bots.card_masks import ROYAL, SUITS, TAROKS
from tarok.bots.strength import strength
from tarok.bots.weights import Strength
from tarok.cards.deck import MOND, PAGAT, SKIS
from tarok.engine.actions import PASS, Action, Bid
from tarok.engine.deal import Game
from tarok.engine.view import Player, View

LEARNED: Final = frozenset({"romanian"})
"""The games of which bids were learned."""
MARGIN: Final = 1.0
"""How many points more than what rules say something else must bring."""
WEAKEST: Final = 6.0
"""The weakest hand of which bids were learned, in ordinary taroks; rules decide on weaker ones."""

Lines: TypeAlias = Mapping[str, tuple[float, ...]]
"""For each kind of bid, what each measure of the hand and of the auction adds to what it brings."""


@cache
def lines(key: str) -> Lines:
    """Return what was learned of the bids of a game."""
    text = files(__package__).joinpath("bids", f"{key}.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[float, ...]])


def bidder(game: Game, weights: Strength, by_rules: Player) -> Player:
    """Return a rule player that bids and passes by learned values."""
    return partial(_bid, lines(game.key), weights, by_rules)


def _bid(known: Lines, weights: Strength, by_rules: Player, view: View) -> Action:
    given = by_rules(view)
    if PASS not in view.legal or (power := strength(weights, int(view.hand))) < WEAKEST:
        return given
    worth = worths(known, view, power)
    best = max(worth, key=lambda action: worth[action])
    return best if given in worth and worth[best] > worth[given] + MARGIN else given


def worths(known: Lines, view: View, power: float) -> dict[Action, float]:
    """Return by how many points each bid of a known kind is better than a pass."""
    worth: dict[Action, float] = {PASS: 0.0}
    for action in view.legal:
        if isinstance(action, Bid) and (line := known.get(kind(action, view))):
            found = zip(line, measures(action, view, power), strict=True)
            worth[action] = sum(each * measure for each, measure in found)
    return worth


def kind(bid: Bid, view: View) -> str:
    """Return what line a bid is on: its contract, whatever the level, and who has bid before.

    It is the `first` of all, goes `over` another seat's, or, by the player who has bid before, is said
    `again`.
    """
    bidders = {seat for seat, said in view.log if isinstance(said, Bid)}
    standing = "again" if view.seat in bidders else "over" if bidders else "first"
    return f"{named(bid)[0]} {standing}"


def named(bid: Bid) -> tuple[str, float]:
    """Return what a bid is called without its level, and the level, which is 1 where there is none."""
    name, _, level = bid.contract.rpartition("_")
    return (name, float(level)) if level.isdigit() else (bid.contract, 1.0)


def measures(bid: Bid, view: View, power: float) -> tuple[float, ...]:
    """Return what a bid is judged by: one, the hand and its cards, the seat, how many have bid, the level."""
    hand = int(view.hand)
    suits = [hand & suit for suit in SUITS if suit != TAROKS]
    return (
        1.0,
        power,
        max(0.0, power - 14.0),
        (hand & TAROKS).bit_count(),
        hand >> PAGAT & 1,
        hand >> MOND & 1,
        hand >> SKIS & 1,
        (hand & ROYAL).bit_count(),
        sum(not suit for suit in suits),
        sum(suit.bit_count() == 1 and not suit & ROYAL for suit in suits),
        view.seat or 0,
        len({seat for seat, said in view.log if isinstance(said, Bid)}),
        named(bid)[1],
    )
