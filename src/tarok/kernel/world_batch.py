"""Many worlds of one view: the game computes their common part once, and the rest is numbers."""

from array import array
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import Card, Cards
from tarok.engine.bonuses import giving
from tarok.engine.card_points import units
from tarok.engine.deal import Deal
from tarok.kernel import _kernel
from tarok.kernel.alone import PayoffAlone
from tarok.kernel.pack import beside, pack
from tarok.kernel.payoff import Payoffs


class WorldCards(Struct, frozen=True):
    """The places of all cards in a world at the first lead; sets of cards are plain masks."""

    hands: tuple[int, ...]
    laid: tuple[int, ...]
    talon: tuple[int, ...]


class WorldBase:
    """The common part of worlds that differ only in hidden cards, with the same sides.

    It is made from one of them, a deal at the first lead.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal, seats = deal, range(deal.game.seats)
        mine = beside(deal, giving(deal).found)
        self._counts = [seat for seat in seats if deal.laid[seat] and not deal.laid[seat] - mine]
        for seat in self._counts:
            mine -= deal.laid[seat]
        spec = pack(deal)
        self._gifts = bool(spec.gifts)
        self.field = _kernel.Field(replace(spec, base=units(deal.game, mine)))
        alone = PayoffAlone(deal) if deal.playing.aim is None else None
        self.alone, self._payoffs = alone, None if alone else Payoffs(deal)
        self._tables: dict[object, _kernel.PayoffTables] = {}

    def world(self, cards: WorldCards, dice: int, played: tuple[Card, ...]) -> "World | None":
        """Return the world with these places of the cards, and the seed of its dice.

        None if the play so far is illegal in it.
        """
        mine = 0
        for seat in self._counts:
            mine |= cards.laid[seat]
        away = 0 if self.deal.declarer is None else cards.laid[self.deal.declarer]
        gifts = sum(card << 8 * i for i, card in enumerate(cards.talon)) if self._gifts else 0
        row = array("Q", (0, 0, dice, mine, away, gifts, *cards.hands))
        if not _kernel.allows(self.field, row.tobytes(), played):
            return None
        return World(self, self._pays(cards), row)

    def _pays(self, cards: WorldCards) -> _kernel.PayoffTables:
        """Return the payoff with these places of the cards."""
        talon = sum(1 << card for card in cards.talon)
        mark = self._payoffs.mark(cards.hands, cards.laid, talon) if self._payoffs else ()
        found = self._tables.get(mark)
        if found is None:
            payoff = self._payoffs.of(with_cards(self.deal, cards)) if self._payoffs else self.alone
            assert payoff is not None
            found = self._tables[mark] = _kernel.PayoffTables(payoff, self.field)
        return found


def with_cards(deal: Deal, cards: WorldCards) -> Deal:
    """Return a deal before the first lead with these places of the cards; the sides are unchanged."""
    return deal.replace(
        hands=tuple(map(Cards, cards.hands)),
        laid=tuple(map(Cards, cards.laid)),
        talon=cards.talon[: len(deal.talon)],
        stock=cards.talon[len(deal.talon) :],
    )


class World(Struct, frozen=True):
    """A world to be played out: its base, its payoff, and the row of numbers that differs."""

    base: WorldBase
    pays: _kernel.PayoffTables
    row: "array[int]"


def weighed(  # noqa: PLR0913, PLR0917 - a call of the kernel, and what may end it
    worlds: Sequence[World],
    cards: tuple[int, ...],
    asked: tuple[int, ...],
    policy: str,
    whims: int = 0,
    stop: "_kernel.Stop | None" = None,
    deadline: float | None = None,
) -> tuple["array[int]", bytes, int]:
    """Return what each seat is paid, by asked card, world and seat; and how many worlds were played out.

    Between them stands by card and world whether the contract is made: 1 or 0, or 2 where there is nothing to
    make.  `cards` have been played by now.  ValueError: they cannot have been in one of the worlds.  Stopped:
    by `stop`.
    """
    fields: dict[int, int] = {}
    pays: dict[int, int] = {}
    found: list[_kernel.Field] = []
    told: list[_kernel.PayoffTables] = []
    flat = array("Q")
    for world in worlds:
        field = fields.setdefault(id(world.base), len(found))
        if field == len(found):
            found.append(world.base.field)
        paying = pays.setdefault(id(world.pays), len(told))
        if paying == len(told):
            told.append(world.pays)
        flat.extend((field, paying))
        flat.extend(world.row[2:])
    if not worlds:
        return array("i"), b"", 0
    paid, made, done = _kernel.weigh(found, told, flat.tobytes(), cards, asked, policy, whims, stop, deadline)
    alone, seats = worlds[0].base.alone, worlds[0].base.deal.game.seats
    if alone:
        falls = array("Q", paid)
        amounts = {fall: alone.paid(*_kernel.fallen(fall, seats)) for fall in set(falls)}
        points = array("i", (each for fall in falls for each in amounts[fall]))
    else:
        points = array("i", paid)
    if done < len(worlds):
        points = array("i", _firsts(points, len(worlds) * seats, done * seats))
        made = bytes(_firsts(made, len(worlds), done))
    return points, made, done


def _firsts(numbers: Sequence[int], each: int, number: int) -> Iterator[int]:
    """Yield the first of each row, a `number` of them."""
    return (one for at in range(0, len(numbers), each) for one in numbers[at : at + number])
