"""The pool for the hand, cut or knock, how the cards are dealt, and a hand that may be abandoned."""

from collections.abc import Iterable, Iterator

from tarok.cards.deck import KINGS, TAROKS
from tarok.chapters.cut_and_deal import TALON, cut
from tarok.chapters.rounds import first_to_act, unless
from tarok.engine.actions import PASS, THROW_IN, Action, Cut, Knock, Method, Pick, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.games.romanian.options import RomanianHouse
from tarok.games.romanian.pool import in_the_pool

LEAST = 5
"""How many cards each part of a pack has at least that was cut (RO-DEAL-02)."""
CUTTER = 1
"""The seat opposite the dealer, or at the dealer's left where three play (RO-DEAL-01, RO-TAP-04)."""
STAIRS = (1, 2, 3, 3, 2, 1)


@maker
def dealing(house: RomanianHouse) -> Scripted:
    """Return the phase in which the cards are dealt."""

    @script
    def dealing(deal: Deal) -> Script:
        pool = in_the_pool(house, deal.carry)  # RO-POOL-02
        deal = deal.with_fact(FactKind.POOL, deal.game.seats - 1, pool)
        ways: list[Action] = [Cut(at) for at in range(LEAST, len(deal.stock) - LEAST + 1)]
        if house.knock_allowed:
            ways.append(Knock())
        said = yield from ask(deal, CUTTER, ways)
        if isinstance(said, Cut):
            return (yield from _after_cut(cut(deal, said), takes_card=house.cutter_takes_card))
        how = yield from ask(deal, 0, [Method(name) for name in METHODS])  # RO-DEAL-04
        deal = deal.set_out(deal.stock[:TALON])  # RO-DEAL-05
        if how.how == "twelve":
            return (yield from _packets(deal))
        return _dealt(deal, METHODS[how.how](deal.game.seats))

    return dealing


def _after_cut(deal: Deal, *, takes_card: bool) -> Script:
    """Six to the talon, then six to everybody, twice (RO-DEAL-03)."""
    rounds = [*_sixes(deal.game.seats)]
    if takes_card:  # RO-VAR-06
        cards: list[Action] = [Pick(number) for number in range(1, len(deal.stock) + 1)]
        said = yield from ask(deal, CUTTER, [PASS, *cards])
        if isinstance(said, Pick):
            deal = deal.draw(CUTTER, [deal.stock[said.packet - 1]])
            rounds[CUTTER] = (CUTTER, 5)
    return _dealt(deal.set_out(deal.stock[:TALON]), rounds)


def _packets(deal: Deal) -> Script:
    """Whole hands lie in packets; all but the dealer pick one, unseen."""
    seats = deal.game.seats
    size = len(deal.stock) // seats
    left = list(range(1, seats + 1))
    chosen = []
    for seat in range(seats - 1):
        pick = yield from ask(deal, seat, [Pick(packet) for packet in left])
        left.remove(pick.packet)
        chosen.append(pick.packet)
    cards = deal.stock
    for seat, packet in enumerate((*chosen, *left)):
        deal = deal.draw(seat, cards[(packet - 1) * size : packet * size])
    return deal


def _dealt(deal: Deal, rounds: Iterable[tuple[Seat, int]]) -> Deal:
    """Give each seat these numbers of cards off the top, in this order."""
    for seat, count in rounds:
        deal = deal.draw(seat, deal.stock[:count])
    return deal


def _sixes(seats: int) -> Iterator[tuple[Seat, int]]:
    return ((seat, 6) for _ in range(2) for seat in range(seats))


def _abeles(seats: int) -> Iterator[tuple[Seat, int]]:
    yield 0, 6
    yield from ((seat, 12) for seat in range(1, seats))
    yield 0, 6


def _stairs(seats: int) -> Iterator[tuple[Seat, int]]:
    return ((seat, count) for count in STAIRS for seat in range(seats))


METHODS = {"six": _sixes, "twelve": _sixes, "abeles": _abeles, "one_two_three_three_two_one": _stairs}


@script
def abandoning(deal: Deal) -> Script:
    """Ask all players: one with neither a tarok nor a king may have the cards thrown in (RO-ABN-01, -02)."""
    seat = yield from first_to_act(deal, 0, _abandon)
    return deal if seat is None else deal.replace(ended="abandoned")


def _abandon(deal: Deal, seat: Seat) -> Iterator[Action | Refusal]:
    yield PASS
    has_any = deal.hands[seat] & (TAROKS | KINGS)
    yield unless(("tarok_or_king", "RO-ABN-01") if has_any else None, THROW_IN)
