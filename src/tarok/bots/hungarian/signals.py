"""What the words tell of the cards: by the rules of the auction, and by the conventions of announcing."""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import Final

from tarok.bots.card_masks import HONOURS, TAROKS, Mask, each, mask_of, top
from tarok.cards.deck import MOND, SKIS, Card, Cards
from tarok.engine.actions import Announce, Bid, Log, Pass, Seat
from tarok.engine.deal import Game
from tarok.engine.fact_kinds import PROMISED, FactKind
from tarok.engine.view import View
from tarok.engine.whereabouts import Told
from tarok.games.hungarian.auction import HIGH, Bidding, over, said_of
from tarok.games.hungarian.options import HungarianHouse

HIGHS: Mask = int(HIGH)
_WORDS: Final = frozenset({Bid, Pass})
_TRULL, _KINGS, _DOUBLE = Announce("trula"), Announce("kings"), Announce("double")


def auction_of(game: Game[HungarianHouse], view: View) -> Bidding:
    """Return where the auction stands, or how it ended."""
    names = tuple([contract.id for contract in game.contracts])
    return _heard(names, game.options, tuple([entry for entry in view.log if type(entry[1]) in _WORDS]))


@lru_cache(maxsize=256)
def _heard(names: tuple[str, ...], house: HungarianHouse, words: Log) -> Bidding:
    """Return where these words lead, those after the auction aside; it is asked again before every card."""
    now = Bidding()
    for seat, said in words:
        if over(now, house):
            break
        now = said_of(now, seat, names.index(said.contract) if isinstance(said, Bid) else None, house)
    return now


def told(game: Game[HungarianHouse], view: View) -> tuple[Mask, ...]:
    """Return the cards that each seat has shown by its words."""
    now = auction_of(game, view)
    known = [0] * game.seats
    for fact in view.facts:
        if fact.what in PROMISED:
            known[fact.seat] |= 1 << fact.value  # HU-DISC-03
    if view.called is not None and view.called not in view.hand:
        partner = [seat for seat, side in enumerate(view.sides) if side == 0 and seat != view.declarer]
        if partner:
            known[partner[0]] |= 1 << view.called
    _place(known, view, [*_of_bids(game, now), *_of_trulls(view, now)])
    for seat, card in _of_kings(view, known):
        if not any(cards >> card & 1 for cards in known):
            known[seat] |= 1 << card
    if view.seat is not None:
        known[view.seat] = 0
    return tuple(known)


def heard(game: Game[HungarianHouse], view: View) -> tuple[Told, ...]:
    """Return the same for the player who plays cards."""
    return tuple(Told(has=Cards(known)) for known in told(game, view))


def _of_bids(game: Game[HungarianHouse], now: Bidding) -> Iterator[tuple[Seat, Mask]]:
    """Return of which honours each bidder has one (HU-BID-04, HU-BID-09, HU-BID-17)."""
    house = game.options
    trial = len(now.passed) == 3 and len(now.made) == 1 and now.spoke[-1:] == (now.owner,)
    for seat in now.made:
        high = now.yielded == seat or (now.cue and now.cue[0] == seat and house.cue_honour == "high_only")
        if high or not trial:
            yield seat, HIGHS if high else HONOURS


def _of_trulls(view: View, now: Bidding) -> Iterator[tuple[Seat, Mask]]:
    """Return which honours who has announced a trull shows to have (HU-PASK-07)."""
    invited = (now.cue and now.cue[0] != view.declarer) or now.yielded is not None
    for seat, said in view.log:
        if said == _TRULL:
            if seat == view.declarer and not invited and first_turn(view, seat):
                yield seat, 1 << SKIS
                if bidders(view) < 3:
                    yield seat, 1 << MOND
            else:
                yield seat, HIGHS


def bidders(view: View) -> int:
    """Return how many have bid."""
    return next((fact.value for fact in view.facts if fact.what == FactKind.BIDDERS), 1)


def first_turn(view: View, seat: Seat) -> bool:
    """Whether the declarer announced the trull before any other player spoke."""
    words = [by for by, said in view.log if isinstance(said, Announce)]
    return not words or words[0] == seat


def _place(known: list[Mask], view: View, shown: list[tuple[Seat, Mask]]) -> None:
    """Give honours to seats of which each has shown to hold one of some."""
    me = view.seat
    mine = (int(view.hand) | _played(view)) & HONOURS
    for _ in shown:
        for seat, among in shown:
            taken = mine | reduce(or_, known, 0)
            left = among & ~taken
            if seat != me and not known[seat] & among and left.bit_count() == 1:
                known[seat] |= left


def _played(view: View) -> Mask:
    return mask_of([card for trick in view.tricks for card in trick.cards])


def _of_kings(view: View, known: list[Mask]) -> Iterator[tuple[Seat, Card]]:
    """Return what four kings and double game tell, after a trull of the same side.

    Four kings shows the highest tarok that is not placed yet, the double game the one below it.
    """
    for seat, said in view.log:
        if said in (_KINGS, _DOUBLE) and after_trull(view, seat):
            cards = unplaced(view)
            yield seat, cards[0] if said == _KINGS else cards[1]


def after_trull(view: View, seat: Seat) -> bool:
    """Whether the side of a seat has announced the trull."""
    mine = view.sides[seat]
    return mine is not None and any(
        stake.what == "trula" and view.sides[stake.seat] == mine for stake in view.stakes
    )


def unplaced(view: View) -> list[int]:
    """Return the taroks, high to low, that no announcement has placed, when a trull was announced."""
    placed = HIGHS | (1 << view.called if view.called is not None else 0)
    for fact in view.facts:
        if fact.what in PROMISED:
            placed |= 1 << fact.value
    return [*each(TAROKS & ~placed)][::-1]


def run(cards: Mask) -> int:
    """Return how many of the highest taroks are among these, without a gap."""
    missing = TAROKS & ~cards
    return SKIS - top(missing) if missing else 22
