"""The initial positions of `tarok_play_v0`: auctions by bots, and each seat's knowledge after them."""

import random
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import count
from typing import Final

from tarok.bots import PLAYERS
from tarok.engine.actions import FACE_DOWN, PASS, Action, Bid, Choose, Pass, Play, Seat
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.sides import Sides
from tarok.engine.view import Player, View, view
from tarok.engine.whereabouts import holders
from tarok.envs.vocabulary import stakes
from tarok.kernel import Known, Start, in_play, pack, payoff

CARDS: Final = 54
PATIENCE: Final = 500
"""After how many deals in a row that are not played, none is."""


def positions(game: Game, seed: int = 0, *, contract: str | None = None, bot: str = "rule") -> Iterator[Deal]:
    """Yield deals in which the first card is to be led, without end: shuffled packs, bid by bots of a name.

    With a `contract` one seat, drawn at random, bids it whatever its cards, and the others pass wherever they
    can; what is said and done after the auction is the bots' own again.  The same seed gives the same deals.
    ValueError: there is no such bot or contract, or in 500 deals in a row no player came to play it.
    """
    if bot not in PLAYERS:
        raise ValueError(f"there is no bot {bot!r}: it is one of {', '.join(PLAYERS)}")
    wanted = None if contract is None else game.contract(contract).id
    failed = 0
    for number in count():
        chance = random.Random(f"{seed}/{number}")
        deal = start(game, chance.sample(sorted(game.pack), len(game.pack)))
        player = PLAYERS[bot](game, chance.getrandbits(32))
        if wanted is not None:
            player = _declaring(player, wanted, chance.randrange(game.seats))
        while deal.due and not (deal.contract and in_play(deal)):
            deal = act(deal, player(view(deal, deal.due.seat)))
        failed = failed + 1 if deal.due is None or wanted not in {None, deal.playing.id} else 0
        if failed == PATIENCE:
            raise ValueError(f"in {PATIENCE} deals in a row no player came to play {wanted or game.key}")
        if not failed:
            yield deal


def _declaring(player: Player, contract: str, declarer: Seat) -> Player:
    """Return the same player, but this seat bids up to a contract, and all others pass."""
    return partial(_bid_up_to, player, contract, declarer)


def _bid_up_to(player: Player, contract: str, declarer: Seat, seen: View) -> Action:
    bids = [said for said in seen.legal if isinstance(said, Bid | Choose)]
    if not bids:
        return player(seen)
    if seen.seat == declarer:
        return next((said for said in bids if said.contract == contract), bids[0])
    return PASS if PASS in seen.legal else player(seen)


def facts(game: Game) -> tuple[str, ...]:
    """Return the names of the rows of facts, in the order in which they are told."""
    return ("contract", "sides", *(f"stakes {seat}" for seat in range(game.seats)))


def starts(deals: Iterable[Deal]) -> Iterator[Start]:
    """Yield positions with what they pay and what each seat knows of them: its view, and nothing else.

    ValueError: no cards are being played in one, or the kernel does not know a rule of it.
    """
    baring: dict[str, bool] = {}
    for deal in deals:
        spec = pack(deal)
        known = tuple(_known(deal, seat) for seat in range(deal.game.seats))
        contract = deal.playing.id
        if contract not in baring:
            baring[contract] = _bares(deal)
        yield Start(spec, payoff(deal), known, deal.declarer if baring[contract] else None)


def _bares(deal: Deal) -> bool:
    """Whether the declarer's hand is laid open with a complete trick: tried, for it stands in no row."""
    tricks = len(deal.tricks)
    while deal.due and len(deal.tricks) == tricks:
        deal = act(deal, next(said for said in deal.due.legal if isinstance(said, Play | Pass)))
    return any(show.what == ShowKind.HAND for show in deal.shown)


def _known(deal: Deal, me: Seat) -> Known:
    game, seen = deal.game, view(deal, me)
    held = holders(game, seen)
    order = tuple(game.order(me))
    in_the_end = tuple(map(deal.side, range(game.seats)))  # known to all when the called card has been seen
    return Known(
        laid=int(seen.laid),
        called=0 if seen.called in {None, FACE_DOWN} else 1 << seen.called,
        may=tuple(held.may[seat] for seat in order),
        surely=tuple(held.has[seat] for seat in order),
        before=_facts(game, seen, seen.sides),
        after=_facts(game, seen, in_the_end),
    )


def _facts(game: Game, seen: View, sides: Sides) -> bytes:
    """Return the rows of facts, seats counted from the viewer."""
    assert seen.seat is not None
    names = stakes(game)
    rows = {name: bytearray(CARDS) for name in facts(game)}
    rows["contract"][[row.id for row in game.contracts].index(seen.contract or "")] = 1
    for place, seat in enumerate(game.order(seen.seat)):
        rows["sides"][place] = seat == seen.declarer
        side = sides[seat]
        if side is not None:
            rows["sides"][game.seats * (1 + side) + place] = 1
        for stake in seen.stakes:
            if stake.seat == seat:
                rows[f"stakes {place}"][names.index(stake.what)] = 1 + stake.doubled
    return b"".join(rows.values())
