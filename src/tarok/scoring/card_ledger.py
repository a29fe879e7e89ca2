"""The card ledger: whether any deal has cards in these piles, tricks and hands, and with how many points.

A deal ends with all cards in two piles: the tricks of each side, and what was discarded or left of the talon.
What is known of it is a tuple of `Known`, one way or another; the search goes through the ways, the sides
that won a trick, and the numbers of tricks, and adds up what is left in classes of equal worth.  It refuses
nothing that can be, whatever the order of play; what it lets pass has a place for every card.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, product
from typing import NamedTuple, TypeAlias

from tarok.cards.deck import ALONE, FIVES, MOND, NONE, PAGAT, SKIS, Card, Cards
from tarok.engine.deal import Beats

FEW = 4
"""Of so few cards each is tried as the winner of a trick; of more it is enough that one can be it."""


class Reserve(NamedTuple):
    """A way in which cards come to the piles without a trick: how many to that of each side.

    What was `laid` away is worth less than five; what was `left` of the talon may be anything.  `found` are
    kings that the declarer's side gets in the end for as many other cards; `own` lies in its pile, if so; and
    it has won at least that number of `tricks`.
    """

    laid: tuple[int, int]
    left: tuple[int, int]
    found: int = 0
    own: Cards = NONE
    tricks: int = 0


class Trick(NamedTuple):
    """What is known of a trick: its number, the side that won it, cards in it, and which can have won it."""

    number: int
    side: int | None = None
    cards: Cards = NONE
    winners: Cards | None = None


class Known(NamedTuple):
    """What is known of a deal: `held` has cards with the mask of the seats of which one came to play it.

    `apart` has sides with cards that do not all lie in their piles; what is `left` lies in the second pile
    and was no player's; where the mond is `caught`, it fell in the trick of the škis.  `least` are the tricks
    of each side; the `sweeper` has won all of them.
    """

    piles: tuple[Cards, Cards] = (NONE, NONE)
    apart: tuple[tuple[int, Cards], ...] = ()
    held: tuple[tuple[Card, int], ...] = ()
    tricks: tuple[Trick, ...] = ()
    left: Cards = NONE
    caught: bool = False
    least: tuple[int, int] = (0, 0)
    sweeper: int | None = None


class Table(NamedTuple):
    """What of a game and a contract the ledger goes by; `own` is the mask of the seats of the first side.

    What takes tricks is what one of `beats` says; with `emperor` the pagat wins over the other two cards of
    the trula, and where it may be `free` over any card.
    """

    pack: Cards
    worth: tuple[int, ...]
    in_threes: bool
    seats: int
    own: int
    reserves: tuple[Reserve, ...]
    beats: tuple[Beats, ...]
    emperor: bool = False
    free: bool = False

    @property
    def last(self) -> int:
        """The number of the last trick."""
        return (len(self.pack) - 6) // self.seats

    @property
    def all(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def of(self, side: int) -> int:
        """Return the mask of the seats of a side."""
        return self.all - self.own if side else self.own

    def side(self, seats: int) -> int | None:
        """Return the side to which all these seats belong, if they do."""
        return None if seats & self.of(0) and seats & self.of(1) else int(not seats & self.own)


Ways: TypeAlias = tuple[Known, ...]
"""The knowledge, as several alternatives."""


@lru_cache(maxsize=1 << 15)
def possible(table: Table, facts: tuple[Ways, ...]) -> int:
    """Return the card points that the first side can have, as bits of a number; 0: there is no such deal."""
    found = 0
    for ways in product(*facts):
        together = _together(table, ways)
        for tricks in () if together is None else _tricks(table, together):
            for deal in _trula(table, tricks):
                for reserve in table.reserves:
                    found |= _counted(table, deal, reserve)
    return found


class _Deal(NamedTuple):
    """The combined knowledge; `tricks` by their numbers."""

    piles: tuple[Cards, Cards]
    apart: tuple[tuple[int, Cards], ...]
    held: Mapping[Card, int]
    tricks: Mapping[int, Trick]
    left: Cards
    caught: bool
    least: tuple[int, int]
    sweeper: int | None


def _together(table: Table, ways: Iterable[Known]) -> _Deal | None:
    """Return the combined knowledge; None: it contradicts itself."""
    ways = (*ways,)
    held: dict[Card, int] = {}
    tricks: dict[int, Trick] = {}
    for known in ways:
        for card, seats in known.held:
            held[card] = held.get(card, table.all) & seats
        for trick in known.tricks:
            both = _both(tricks.get(trick.number, Trick(trick.number)), trick)
            if both is None:
                return None
            tricks[trick.number] = both
    sweepers = {known.sweeper for known in ways} - {None}
    if len(sweepers) > 1 or not all(held.values()):
        return None
    mine, theirs, left = NONE, NONE, NONE
    for known in ways:
        mine, theirs, left = mine | known.piles[0], theirs | known.piles[1], left | known.left
    caught = any(known.caught for known in ways)
    if left & (Cards.of(held) | mine) or (caught and left & (ALONE[MOND] | ALONE[SKIS])):
        return None
    return _Deal(
        piles=(mine, theirs | left),
        apart=tuple(each for known in ways for each in known.apart),
        held=held,
        tricks=tricks,
        left=left,
        caught=caught,
        least=(_most(ways, 0), _most(ways, 1)),
        sweeper=next(iter(sweepers), None),
    )


def _most(ways: Iterable[Known], side: int) -> int:
    """Return the tricks that a side has at least, by all that is known."""
    return max((known.least[side] for known in ways), default=0)


def _both(one: Trick, other: Trick) -> Trick | None:
    """Return the combined knowledge of a trick; None: the two contradict each other."""
    sides = {one.side, other.side} - {None}
    winners = one.winners if other.winners is None else other.winners
    if one.winners is not None and other.winners is not None:
        winners = one.winners & other.winners
    if len(sides) > 1 or winners == NONE:
        return None
    return Trick(one.number, next(iter(sides), None), one.cards | other.cards, winners)


def _tricks(table: Table, deal: _Deal) -> Iterator[_Deal]:
    """Yield the deal with each way in which its tricks can have gone: who won them, with which card."""
    if not deal.tricks:
        yield deal
        return
    options = [[*_ends(table, deal, _whole(deal, trick))] for trick in deal.tricks.values()]
    for tricks in product(*options):
        settled = _settled(table, deal, tricks)
        if settled is not None:
            yield settled


def _whole(deal: _Deal, trick: Trick) -> Trick:
    """Return a trick with mond and škis, if one of them is in it and the mond is caught."""
    both = ALONE[MOND] | ALONE[SKIS]
    alone = trick.winners if trick.winners is not None and len(trick.winners) == 1 else NONE
    return trick._replace(cards=trick.cards | both) if deal.caught and (trick.cards | alone) & both else trick


def _ends(table: Table, deal: _Deal, trick: Trick) -> Iterator[Trick]:
    """Yield a trick with each side, and each of a few cards, that can have won it."""
    winners = trick.winners
    for side in (0, 1) if trick.side is None else (trick.side,):
        if deal.sweeper not in {None, side}:
            continue
        if winners is None or len(winners) > FEW:
            if _won(table, trick.cards, winners):
                yield trick._replace(side=side)
            continue
        for card in winners & table.pack:
            cards = trick.cards | ALONE[card]
            if deal.held.get(card, table.all) & table.of(side) and _won(table, cards, ALONE[card]):
                yield Trick(trick.number, side, cards, ALONE[card])


def _won(table: Table, cards: Cards, winners: Cards | None) -> bool:
    """Whether one of the winners can win a trick with these cards in it, if it is led or comes last."""
    if len(cards) > table.seats:
        return False
    if winners is None or not cards:
        return True
    for card in winners & table.pack:
        rest = [*cards - ALONE[card]]
        orders = ((card, *rest), (*rest, card)) if len(rest) < table.seats else ()
        if any(beats(order) == card for beats in table.beats for order in orders):
            return True
    return False


def _settled(table: Table, deal: _Deal, tricks: Sequence[Trick]) -> _Deal | None:
    """Return the deal if its tricks went so; None: a card would be in two tricks, piles, or hands."""
    piles, held, seen, won = [*deal.piles], {**deal.held}, deal.left, [0, 0]
    for trick in tricks:
        assert trick.side is not None
        if seen & trick.cards:
            return None
        seen |= trick.cards
        piles[trick.side] |= trick.cards
        won[trick.side] += 1
        if trick.winners is not None and len(trick.winners) == 1:
            (card,) = trick.winners
            held[card] = held.get(card, table.all) & table.of(trick.side)
        if _of_one(held, trick.cards) > 1:
            return None
    if not all(held.values()):
        return None
    least = (max(deal.least[0], won[0]), max(deal.least[1], won[1]))
    ended = {trick.number: trick for trick in tricks}
    return deal._replace(piles=(piles[0], piles[1]), held=held, tricks=ended, least=least)


def _trula(table: Table, deal: _Deal) -> Iterator[_Deal]:
    """Yield the deal with each way in which the trula can lie, where it is known who held of it what.

    The škis wins its trick, and the mond all but that of the škis, unless the pagat beats them.
    """
    skis, mond, pagat = (deal.held.get(card, table.all) for card in (SKIS, MOND, PAGAT))
    owner, other = table.side(skis), table.side(mond)
    if owner is None and other is None and not deal.caught:
        yield deal
        return
    if deal.caught and skis == mond and skis.bit_count() == 1:
        return
    for at, under, low in product((0, 1), repeat=3):
        emperor = table.emperor and under == at and not deal.left & ALONE[MOND] and _meets(table, deal)
        crowned = (table.free or emperor) and low == at and bool(pagat & table.of(low))
        falls = under == at and (bool(skis & table.of(at)) or crowned)
        freely = table.free and low == under
        if (deal.caught and under != at) or (owner is not None and at != owner and not crowned):
            continue
        if other is not None and under != other and not falls and not freely:
            continue
        least = [*deal.least]
        if owner is not None and not table.free and not table.emperor:
            least[owner] = max(least[owner], 1)
        lies = [NONE, NONE]
        for side, card in ((at, SKIS), (under, MOND), (low, PAGAT)):
            lies[side] |= ALONE[card]
        if not (deal.piles[0] & lies[1] or deal.piles[1] & lies[0]):
            piles = (deal.piles[0] | lies[0], deal.piles[1] | lies[1])
            yield deal._replace(piles=piles, least=(least[0], least[1]))


def _meets(table: Table, deal: _Deal) -> bool:
    """Whether all three of the trula can be in one trick: that of the pagat, if it has a number."""
    tricks = [trick for trick in deal.tricks.values() if PAGAT in trick.cards]
    cards, winners = (tricks[0].cards, tricks[0].winners) if tricks else (ALONE[PAGAT], ALONE[PAGAT])
    cards |= ALONE[MOND] | ALONE[SKIS]
    return _won(table, cards, winners) and _of_one(deal.held, cards) <= 1


def _counted(table: Table, deal: _Deal, reserve: Reserve) -> int:
    """Return the points of the first side, as bits, if what is outside the tricks came to the piles so."""
    mine, theirs = deal.piles[0] | reserve.own, deal.piles[1]
    need = [0, 0]
    if mine & theirs or len(deal.left) > reserve.left[1]:
        return 0
    for side, cards in deal.apart:
        own_pile, other_pile = (theirs, mine) if side else (mine, theirs)
        if not cards - own_pile:
            return 0
        need[1 - side] += not cards & other_pile
    rest, worth, low, high = _free(table.pack, table.worth, mine, theirs)
    own, fives, few = len(mine & FIVES), len(FIVES & table.pack), len(theirs & FIVES)
    plain = len(mine) - own
    found = 0
    first = max(_needed(table, deal, reserve, 0), reserve.tricks)
    end = table.last - _needed(table, deal, reserve, 1)
    for tricks in range(first, end + 1):
        size = table.seats * tricks + reserve.laid[0] + reserve.left[0]
        room = table.seats * tricks + reserve.left[0] + reserve.found
        there = table.seats * (table.last - tricks) + reserve.left[1]
        fewest = max(own + need[0], fives - there, size - plain - rest)
        most = min(fives - few - need[1], room, size - plain)
        if fewest <= most:
            shift = (1 - 2 * size) // 3 if table.in_threes else 0
            least = 5 * fewest + worth + low[size - plain - fewest] + shift
            best = 5 * most + worth + high[size - plain - most] + shift
            found |= (1 << best + 1) - (1 << least)
    return found


def _needed(table: Table, deal: _Deal, reserve: Reserve, side: int) -> int:
    """Return the least number of tricks of a side.

    Cards that one seat held fell in as many tricks, and those that fit into none of the numbered ones in
    another.
    """
    if deal.sweeper == side:
        return table.last
    played = deal.piles[side] - deal.left
    numbered = [trick for trick in deal.tricks.values() if trick.side == side]
    kept = reserve.left[side] or (reserve.found and side == 0)
    came = [card for card in played if card in deal.held or (card in FIVES and not kept)]
    apart = [card for card in came if not _fits(table, card, numbered)]
    own, others = (_of_one(deal.held, cards) for cards in (came, apart))
    return max(deal.least[side], own, len(numbered) + max(others, bool(apart)))


def _of_one(held: Mapping[Card, int], cards: Iterable[Card]) -> int:
    """Return the most of these cards that one seat is known to have held."""
    seats = [held[card] for card in cards if card in held and held[card].bit_count() == 1]
    return max(map(seats.count, seats), default=0)


def _fits(table: Table, card: Card, tricks: Iterable[Trick]) -> bool:
    """Whether a card is, or can be, in one of these tricks."""
    more = [ALONE[card], ALONE[MOND] | ALONE[SKIS]] if card in (MOND, SKIS) else [ALONE[card]]
    return any(
        card in trick.cards or any(_won(table, trick.cards | cards, trick.winners) for cards in more)
        for trick in tricks
    )


@lru_cache(maxsize=1024)
def _free(
    pack: Cards, worth: tuple[int, ...], mine: Cards, theirs: Cards
) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    """Return how many cards below five may lie in either pile, and what those of the first pile are worth.

    Then what the cheapest and what the dearest of the free ones are worth, by their number.  All worths from
    1 to 4 are among them, so any sum in between can be had.
    """
    free = sorted(worth[card] for card in pack - FIVES - mine - theirs)
    low, high = (tuple(accumulate(cards, initial=0)) for cards in (free, reversed(free)))
    return len(free), sum(worth[card] for card in mine - FIVES), low, high
