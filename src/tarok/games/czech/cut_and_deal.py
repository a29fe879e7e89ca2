"""Cut, knock, choice, the deal; and who is Povinost in the first hand (CZ-SHUF, CZ-DEAL, CZ-POV)."""

from collections.abc import Iterator
from itertools import takewhile

from tarok.cards.deck import PAGAT, TAROKS
from tarok.engine.actions import PASS, Action, Cut, Knock, Method, Pass, Pick, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Asking, Script, Scripted, ask, maker, script
from tarok.games.czech.options import CzechHouse

TALON = 6
CUTTER = 2
"""The seat on the dealer's left (CZ-SHUF-02)."""
CHOICE = "_choice"


@maker
def dealing(house: CzechHouse) -> Scripted:
    """Return the phase in which the cards are dealt; seat 0 is on the dealer's right."""
    seats = range(4)
    first = CUTTER if house.choice_first_chooser == "left_of_dealer" else 0

    @script
    def dealing(deal: Deal) -> Script:
        said = yield from ask(deal, CUTTER, _ways(len(deal.stock), house.min_cut_depth))
        if isinstance(said, Cut):
            deal = yield from _cut(deal, said.at, house.min_cut_depth)
            return _povinost(_dealt(deal.set_out(deal.stock[:TALON]), [6, 6]))
        how = yield from ask(deal, CUTTER, [Method(name) for name in methods(house)])
        deal = deal.set_out(deal.stock[:TALON])
        size, choice, _ = how.how.partition(CHOICE)
        packets = [3, 4, 5] if size == "345" else [int(size)] * (12 // int(size))
        if not choice:
            return _povinost(_dealt(deal, packets))
        stacks = yield from _chosen(deal, [(first + i) % len(seats) for i in seats])
        return _povinost(_dealt(deal, packets, stacks))

    return dealing


def methods(house: CzechHouse) -> Iterator[str]:
    """How the cards of a pack that was not cut may be dealt: whole hands first (CZ-SHUF-04)."""
    sizes = [*reversed(house.knock_sizes.split(",")), *(["345"] if house.allow_345_deal else [])]
    yield from sizes
    if house.allow_choice:
        yield from (size + CHOICE for size in sizes)


def _ways(cards: int, least: int) -> Iterator[Action | Refusal]:
    """A knock, or the place of a first split: no packet is too thin (CZ-SHUF-03)."""
    yield Knock()
    yield from _splits(cards, least)


def _splits(cards: int, least: int) -> Iterator[Cut | Refusal]:
    for at in range(1, cards):
        fair = least <= at <= cards - least
        yield Cut(at) if fair else Refusal(Cut(at), "too_thin", "CZ-SHUF-03")


def _cut(deal: Deal, at: int, least: int) -> Asking[Deal]:
    """Put the lifted cards underneath; a player may split the rest again; the last packet comes on top."""
    rest, lifted = deal.stock[at:], deal.stock[:at]
    more: list[Cut | Pass | Refusal] = [PASS, *_splits(len(rest), least)]
    again = yield from ask(deal.replace(stock=rest + lifted), CUTTER, more)
    if isinstance(again, Cut):
        rest = rest[again.at :] + rest[: again.at]
    return deal.replace(stock=rest + lifted)


def _dealt(deal: Deal, packets: list[int], owners: tuple[Seat, ...] = (0, 1, 2, 3)) -> Deal:
    """Below the talon in packets as large as was named, each of a round to another hand (CZ-DEAL-02)."""
    for size in packets:
        for seat in owners:
            deal = deal.draw(seat, deal.stock[:size])
    return deal


def _chosen(deal: Deal, choosers: list[Seat]) -> Asking[tuple[Seat, ...]]:
    """Return whose each of the four stacks is: they are taken unseen, the last is left (CZ-DEAL-05)."""
    left, owners = [1, 2, 3, 4], {}
    for seat in choosers[:-1]:
        pick = yield from ask(deal, seat, [Pick(stack) for stack in left])
        left.remove(pick.packet)
        owners[pick.packet] = seat
    owners[left[0]] = choosers[-1]
    return tuple(owners[stack] for stack in (1, 2, 3, 4))


def _povinost(deal: Deal) -> Deal:
    """In the first hand the II, or the next trump outside the talon, finds Povinost (CZ-POV-01)."""
    if deal.carry.marked("hands"):
        return deal
    below = tuple(takewhile(lambda card: card in deal.talon, [*TAROKS][1:]))
    card = PAGAT + 1 + len(below)
    if below:
        deal = deal.with_show(ShowKind.IN_TALON, below)  # no player has declared these
    holder = next(seat for seat, hand in enumerate(deal.hands) if card in hand)
    return deal.with_show(ShowKind.POVINOST, (card,), holder).with_fact(
        FactKind.FOREHAND, holder
    )  # CZ-POV-02
