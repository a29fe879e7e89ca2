"""The deal: its types, and the whole engine, `start` and `act`.  No deal ever changes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, Protocol, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from tarok.cards.deck import ALONE, NONE, Card, Cards, Faces, add, drop, less
from tarok.engine.actions import Action, Log, Seat
from tarok.engine.deal_types import Decision, Fact, Promise, Show, Stake, Trick, Verdict, together
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.house_rules import House_co
from tarok.engine.result import Booked, Carry, Check, Entry, Line, Mark, Result, Wait, Words
from tarok.engine.rule_terms import Owed
from tarok.validation.arguments import shortened

Judge: TypeAlias = Callable[["Deal", int], Verdict]
Beats: TypeAlias = Callable[[Sequence[Card]], Card]
"""Say how the feat of a side (0: the declarer's) came out or stands; and which card, in this order, wins."""


class Duty(Struct, frozen=True):
    """What a player owes to a trick: what it leaves of the cards still allowed; if none, it does not bind.

    `owed` says it in the kernel's numbers; without one the kernel does not play it.  One that leaves a card
    or not whatever lies next to it looks at each card `alone`: what it tells is then found out more quickly.
    """

    id: str
    clause: str
    leaves: Callable[[Cards, "Deal", Seat], Cards]
    owed: Owed | None = None
    alone: bool = False


class Bonus(Struct, frozen=True):
    """A feat that pays, `announced` or `silent`: in points, or, `of_game`, in multiples of the game.

    `card` is the card that its announcer shows, holds and keeps, if there is one; `promises` bind that side.
    """

    id: str
    clause: str
    silent: int
    announced: int
    judge: Judge
    card: Callable[["Deal"], Card | None] | None = None
    of_game: bool = False
    promises: tuple[Promise, ...] = ()


class Contract(Struct, frozen=True, kw_only=True, dict=True):
    """The declarer's undertaking, and the rules of its play.

    `aim` judges whether it is made; without one every player plays alone.  It `counts` if its card points are
    counted: they decide it, or what it costs.  `talon` is the size of a part of the talon; where it
    `hides_talon`, a called card may lie there unseen.  In `open_play` played cards stay before their players.
    """

    id: str
    clause: str
    value: int
    aim: Judge | None
    duties: tuple[Duty, ...]
    beats: Beats
    counts: bool = False
    talon: int = 0
    calls: bool = False
    hides_talon: bool = False
    declarer_leads: bool = False
    open_play: bool = False
    bonuses: tuple[Bonus, ...] = ()

    @cached_property
    def rows(self) -> dict[str, Bonus]:
        """The bonuses by their ids."""
        return {bonus.id: bonus for bonus in self.bonuses}


def _none(*_: object) -> Iterator[Any]:
    """Accept the deal, and find no player to act."""
    return iter(())


def _no_result(_: "Deal") -> Result:
    """Read nothing off a deal that is not over."""
    return Result(ended="")


def _first(legal: Sequence[Action]) -> Action:
    """Choose the first of the legal actions."""
    return legal[0]


def _as_written(contract: Contract, _: Sequence[Fact]) -> Contract:
    """Leave a contract as it stands in its row."""
    return contract


class Game(Struct, Generic[House_co], frozen=True, kw_only=True):
    """The rules of one game as a value.

    `worth` gives each card's face value; where cards are counted `in_threes`, each three gives back 2.  A
    stake is doubled `kontras` times at most.  In a `zero_sum` game all lines and the pot sum to zero.
    `result` reads a deal that is over, `settle` gives its lines, `book` enters it, as it is; `checks` finds
    faults in one typed in, `words` and `marks` may stand there; `so_far` is paid at once; `idle` acts for
    the idle; `waits` tells who comes in, `in_progress` whether it goes on; facts alter a contract `as_told`;
    `interwoven` says which lines hang on others and cannot be laid out in tables, if any do.
    """

    key: str
    profile: str
    seats: int
    places: int
    pack: Cards
    faces: Faces
    worth: tuple[int, ...]
    phases: tuple["Phase", ...]
    contracts: tuple[Contract, ...]
    bonuses: tuple[Bonus, ...]
    kontras: int
    options: House_co
    result: Callable[["Deal[House_co]"], Result]
    settle: Callable[["Game[House_co]", Result, Carry], tuple[Line, ...]]
    book: Callable[["Game[House_co]", Entry, Carry], Booked]
    in_threes: bool = True
    zero_sum: bool = False
    checks: Callable[["Game[House_co]", Result, Carry], Iterator[Check]] = _none
    marks: tuple[Mark, ...] = ()
    words: Words = Words()
    so_far: Callable[["Deal[House_co]"], Result] = _no_result
    idle: Callable[[Sequence[Action]], Action] = _first
    waits: Callable[["Game[House_co]", Carry, "Deal[House_co] | None"], Iterator[Wait]] = _none
    as_told: Callable[[Contract, Sequence[Fact]], Contract] = _as_written
    interwoven: str = ""
    in_progress: Callable[["Deal"], bool] | None = None

    def contract(self, contract_id: str) -> Contract:
        """Return the contract with this id.  ValueError: the game has none."""
        found = next((contract for contract in self.contracts if contract.id == contract_id), None)
        if found is None:
            raise ValueError(f"there is no contract {contract_id!r} in {self.key}")
        return found

    def __repr__(self) -> str:
        usual = type(self.options)
        try:
            house = {
                name: value for name, value in asdict(self.options).items() if value != getattr(usual(), name)
            }
        except TypeError:  # house rules without defaults
            house = asdict(self.options)
        return shortened(
            f"<Game {self.profile}{''.join(f' {name}={value}' for name, value in house.items())}>"
        )

    def order(self, first: Seat) -> Iterator[Seat]:
        """All seats once, in playing order."""
        return ((first + i) % self.seats for i in range(self.seats))


class Deal(Struct, Generic[House_co], frozen=True, kw_only=True):
    """One deal, from the pack to the last trick; a value.  `stock` is the rest of the pack to deal.

    `entry`, `stage` and `said` are the deal at the start of its phase, that phase, and the actions since.
    """

    game: Game[House_co]
    carry: Carry
    pack: tuple[Card, ...]
    stock: tuple[Card, ...]
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    won: tuple[Cards, ...]
    talon: tuple[Card, ...] = ()
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    shown: tuple[Show, ...] = ()
    facts: tuple[Fact, ...] = ()
    stakes: tuple[Stake, ...] = ()
    declarer: Seat | None = None
    contract: Contract | None = None
    called: Card | None = None
    partner: Seat | None = None
    ended: str = ""
    due: Decision | None = None
    entry: "Deal | None" = None
    stage: int = 0
    said: tuple[Action, ...] = ()
    log: Log = ()

    def replace(self, **changes: Any) -> Self:  # noqa: ANN401 - its own fields, whatever their types
        """The deal with other values in these fields."""
        return replace(self, **changes)

    def __repr__(self) -> str:
        playing = f", {self.contract.id} of seat {self.declarer}" if self.contract else ""
        now = f"{self.phase}, seat {self.due.seat} is due" if self.due else self.ended or "not begun"
        return shortened(f"<Deal of {self.game.profile}{playing}: {len(self.log)} actions, {now}>")

    @property
    def phase(self) -> str:
        """The name of the present phase; empty when the deal is over."""
        return self.game.phases[self.stage].__name__ if self.due else ""

    @property
    def playing(self) -> Contract:
        """The contract, in phases that come after the auction."""
        assert self.contract is not None
        return self.contract

    @property
    def leader(self) -> Seat:
        """Who leads to the present trick."""
        if self.tricks:
            return self.tricks[-1].winner
        leads = self.contract is not None and self.contract.declarer_leads
        return self.declarer if leads and self.declarer is not None else self.forehand

    @property
    def forehand(self) -> Seat:
        """Who leads to the first trick: the seat next to the dealer, unless a phase has found another."""
        return (self.fact(FactKind.FOREHAND) or Fact(FactKind.FOREHAND, 0)).seat

    def side(self, seat: Seat) -> int:
        """0 for the declarer and the partner, 1 for all others.

        The truth, including what seats do not know.
        """
        return int(self.declarer is None or seat not in (self.declarer, self.partner))

    def fact(self, what: FactKind) -> Fact | None:
        """The last fact of this kind."""
        return next((fact for fact in reversed(self.facts) if fact.what == what), None)

    def with_fact(self, what: FactKind, seat: Seat, value: int = 0) -> Self:
        """The deal with a fact added, once."""
        fact = Fact(what, seat, value)
        return self if fact in self.facts else self.replace(facts=(*self.facts, fact))

    def with_show(
        self, what: ShowKind, cards: Iterable[Card], seat: Seat | None = None, to: Seat | None = None
    ) -> Self:
        """The deal with these cards turned up."""
        return self.replace(shown=(*self.shown, Show(what, tuple(cards), seat, to)))

    def turned_up(self, *whats: ShowKind) -> Cards:
        """Every card that has been turned up as one of `whats`."""
        return together(show for show in self.shown if show.what in whats)

    def set_out(self, talon: Sequence[Card]) -> Self:
        """The deal after these cards of the stock have been put on the table as the talon, in this order."""
        return self._without(talon).replace(talon=tuple(talon))

    def draw(self, seat: Seat, cards: Sequence[Card]) -> Self:
        """The deal after `seat` has taken these cards of the stock or the talon into the hand."""
        return self._without(cards).replace(hands=add(self.hands, seat, Cards.of(cards)))

    def win(self, seat: Seat, cards: Sequence[Card]) -> Self:
        """The deal after these cards of the talon have gone to the won cards of `seat`."""
        return self._without(cards).replace(won=add(self.won, seat, Cards.of(cards)))

    def swap(self, seat: Seat, card: Card, mine: Card) -> Self:
        """The deal after `seat` has won a card of the talon, and left one of the own pile there instead."""
        if mine not in self.won[seat] | self.laid[seat]:
            raise ValueError(f"{ALONE[mine]} is not in the pile of seat {seat}")
        rest = self.win(seat, (card,)).replace(
            talon=tuple(mine if each == card else each for each in self.talon)
        )
        return rest.replace(won=less(rest.won, seat, mine), laid=less(rest.laid, seat, mine))

    def lay(self, seat: Seat, card: Card) -> Self:
        """The deal after `seat` has discarded a card."""
        return self.replace(hands=drop(self.hands, seat, card), laid=add(self.laid, seat, ALONE[card]))

    def play(self, seat: Seat, card: Card) -> Self:
        """The deal after `seat` has played a card to the trick."""
        return self.replace(hands=drop(self.hands, seat, card), table=(*self.table, card))

    def hand_over(self, seat: Seat, card: Card, to: Seat) -> Self:
        """The deal after a card of the hand of `seat` has gone to the won cards of another."""
        return self.replace(hands=drop(self.hands, seat, card), won=add(self.won, to, ALONE[card]))

    def take_trick(self, leader: Seat, winner: Seat) -> Self:
        """The deal after `winner` has taken the trick on the table, which `leader` led to."""
        won = add(self.won, winner, Cards.of(self.table))
        return self.replace(table=(), won=won, tricks=(*self.tricks, Trick(leader, self.table, winner)))

    def _without(self, cards: Sequence[Card]) -> Self:
        gone = frozenset(cards)
        if not gone <= {*self.stock, *self.talon}:
            raise ValueError(f"{Cards.of(cards)} is not all in the stock or the talon")
        stock, talon = ([card for card in cards if card not in gone] for cards in (self.stock, self.talon))
        return self.replace(stock=tuple(stock), talon=tuple(talon))


class Phase(Protocol):
    """A phase: a pure function from the deal at its start and the actions since to the current deal."""

    @property
    def __name__(self) -> str: ...
    def __call__(self, entry: Deal, said: tuple[Action, ...], /) -> Deal: ...


class Illegal(ValueError):
    """An action that is not legal, with the reason."""


def start(game: Game, pack: Sequence[Card], carry: Carry | None = None) -> Deal:
    """Return the deal that begins with this order of the pack.  ValueError: it is not this game's pack."""
    return run(fresh(game, pack, carry))


def fresh(game: Game, pack: Sequence[Card], carry: Carry | None = None) -> Deal:
    """Return the deal before anything was done with the pack.  ValueError: the same."""
    order = tuple(pack)
    if (
        len(order) != len(game.pack)
        or not all(card in range(54) for card in order)
        or Cards.of(order) != game.pack
    ):
        raise ValueError(f"the pack of {game.key} is each of its {len(game.pack)} cards once")
    carry = carry or Carry(totals=(0,) * game.places)
    check_places(game, carry)
    bare = (NONE,) * game.seats
    return Deal(game=game, carry=carry, pack=order, stock=order, hands=bare, laid=bare, won=bare)


def check_places(game: Game, carry: Carry) -> None:
    """ValueError: a sheet is that of another table, or no player there deals."""
    if carry.places != game.places:
        raise ValueError(f"{game.key} is played at a table of {game.places}, not of {carry.places}")
    if carry.dealer not in range(game.places):
        raise ValueError(f"the places are 0 to {game.places - 1}, so {carry.dealer} cannot deal")


def act(deal: Deal, action: Action) -> Deal:
    """Return the deal after the seat whose turn it is has done `action`.  Illegal: it may not, and why."""
    if deal.due is None or deal.entry is None:
        raise Illegal("the deal is over")
    if action not in deal.due.legal:
        raise Illegal(deal.due.why_not(action))
    return run(deal.entry, deal.stage, (*deal.said, action), (*deal.log, (deal.due.seat, action)))


def run(entry: Deal, stage: int = 0, said: tuple[Action, ...] = (), log: Log = ()) -> Deal:
    """Run the phases from `stage` on, until a player must decide or the deal is over."""
    while stage < len(entry.game.phases) and not entry.ended:
        now = entry.game.phases[stage](entry, said)
        if now.due:
            return now.replace(entry=entry, stage=stage, said=said, log=log)
        entry, stage, said = now, stage + 1, ()
    return entry.replace(ended=entry.ended or "played", stage=stage, log=log)
