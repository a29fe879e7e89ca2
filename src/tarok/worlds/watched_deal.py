"""A deal whose hidden piles note what is asked of them, and that can be found again in other worlds."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import ALONE, NONE, Card, Cards
from tarok.engine.actions import Seat
from tarok.engine.deal import Deal, Game, fresh
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.result import Carry
from tarok.worlds.watched_piles import Notes, Pile

NOTHING: Final[frozenset[int]] = frozenset()


class Name(Struct, frozen=True):
    """A pile of a seat: its hand, before it draws the cards from the places of `later`.

    The first `laid` cards that it discards are not in it; where it is `down`, it is these.
    """

    seat: Seat
    later: frozenset[int]
    laid: int
    down: bool = False


class Places(Struct, frozen=True):
    """The cards that lay at these places of the pack."""

    places: tuple[int, ...]


class Lying(dict[Hashable, int]):
    """What lies in each pile of a world, found when it is asked for.

    `owned` is all that each seat has had before the first card is played, `laid` what of it was discarded, in
    order.  The `talon` says which cards lay at its places, and is asked only where it matters what was drawn.
    """

    def __init__(
        self, owned: Sequence[int], laid: Sequence[Sequence[Card]], talon: Callable[[], Mapping[int, Card]]
    ) -> None:
        super().__init__()
        self._owned, self._laid, self._talon = [*map(int, owned)], laid, talon
        self._lay: Mapping[int, Card] = {}

    def __missing__(self, name: Hashable) -> int:
        if isinstance(name, Places):
            found = self._at(name.places)
        else:
            assert isinstance(name, Name)
            away = sum(1 << card for card in self._laid[name.seat][: name.laid])
            found = away if name.down else self._owned[name.seat] & ~(away | self._at(name.later))
        self[name] = found
        return found

    def _at(self, places: Collection[int]) -> int:
        if not places:
            return 0
        self._lay = self._lay or self._talon()
        return sum(1 << self._lay[place] for place in places)


class Row(tuple[Card, ...]):  # noqa: SLOT001 - a tuple has no room for slots
    """The talon as it lies: whether a card lies there is noted, too."""

    pile: Pile

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and card in self.pile


class Covered(Show, frozen=True):
    """Cards that were turned up for others than the viewer: a pile that notes what is asked of it."""

    @property
    def pile(self) -> Cards:
        """The cards, which are a set already."""
        return self.cards  # type: ignore[return-value]  # a pile stands here for the cards in order


class Watched(Deal, frozen=True, kw_only=True):
    """A deal whose piles note what is asked; `where` at which place of the pack each card lay.

    The `viewer` knows what it was shown, but need not know which of its cards it has drawn.
    """

    notes: Notes
    where: dict[Card, int]
    viewer: Seat

    def set_out(self, talon: Sequence[Card]) -> "Watched":
        """Return the deal after the talon was put on the table."""
        return self._without(talon).replace(talon=self._row(talon))

    def draw(self, seat: Seat, cards: Sequence[Card]) -> "Watched":
        """Return the deal after these cards were drawn: not which matters, but where they lay."""
        held, name = _named(self.hands[seat])
        name = replace(name, later=name.later - {self.where[card] for card in cards})
        hand = _pile(held | Cards.of(cards), name, self.notes)
        return self._without(cards).replace(hands=_put(self.hands, seat, hand))

    def lay(self, seat: Seat, card: Card) -> "Watched":
        """Return the deal after the next card was discarded."""
        (held, name), (away, _) = _named(self.hands[seat]), _named(self.laid[seat])
        name = replace(name, laid=name.laid + 1)
        hand = _pile(held & ~ALONE[card], name, self.notes)
        laid = _pile(away | ALONE[card], Name(seat, NOTHING, name.laid, down=True), self.notes)
        return self.replace(hands=_put(self.hands, seat, hand), laid=_put(self.laid, seat, laid))

    def with_show(
        self, what: ShowKind, cards: Iterable[Card], seat: Seat | None = None, to: Seat | None = None
    ) -> "Watched":
        """Return the deal with these cards turned up; what the viewer does not see notes what is asked."""
        shown: Iterable[Card] = cards if isinstance(cards, Pile) else tuple(cards)
        if to not in {None, self.viewer}:
            shown = self._at(cards)
        kind = Covered if isinstance(shown, Pile) else Show
        return self.replace(shown=(*self.shown, kind(what, shown, seat, to)))  # type: ignore[arg-type]  # a pile

    def _without(self, cards: Sequence[Card]) -> "Watched":
        rest = super(Watched, self.replace(talon=self.talon[:]))._without(cards)
        return rest.replace(talon=self._row(rest.talon))

    def _row(self, talon: Sequence[Card]) -> Row:
        row = Row(talon)
        row.pile = self._at(talon)
        return row

    def _at(self, cards: Iterable[Card]) -> Pile:
        """Return cards as those that lay where they did."""
        return _pile(Cards.of(cards), Places(tuple(self.where[card] for card in cards)), self.notes)


def watched(  # noqa: PLR0913, PLR0917 - a deal, whose, and how it is to be watched
    game: Game,
    pack: Sequence[Card],
    carry: Carry,
    viewer: Seat,
    own: Sequence[Iterable[int]],
    notes: Notes,
) -> Watched:
    """Return the deal before anything was done; `own` are the places of the pack that come to each seat."""
    deal = fresh(game, pack, carry)
    names = [Name(seat, frozenset(places), 0) for seat, places in enumerate(own)]
    return Watched(
        game=game,
        carry=deal.carry,
        pack=deal.pack,
        stock=deal.stock,
        hands=tuple(_pile(NONE, name, notes) for name in names),
        laid=tuple(_pile(NONE, Name(name.seat, NOTHING, 0, down=True), notes) for name in names),
        won=deal.won,
        notes=notes,
        where={card: place for place, card in enumerate(pack)},
        viewer=viewer,
    )


def _pile(cards: int, name: Name | Places, notes: Notes) -> Pile:
    return Pile.made(int(cards), name, lambda held: held[name], notes)


def _named(pile: Cards) -> tuple[int, Name]:
    """Return the cards of a pile of a seat, and its name."""
    assert isinstance(pile, Pile)
    assert isinstance(pile.name, Name)
    return pile.plain, pile.name


def _put(piles: tuple[Cards, ...], seat: Seat, pile: Cards) -> tuple[Cards, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])
