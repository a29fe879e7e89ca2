"""How a phase is written, and the phases that games share."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import update_wrapper, wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

from msgspec import Struct

from tarok.cards.deck import NONE, Card, Cards
from tarok.engine.actions import Action, Seat
from tarok.engine.deal import Deal, Game, Phase, run
from tarok.engine.deal_types import Decision, Fact, Refusal, Stake
from tarok.engine.duties import cards_to_play
from tarok.engine.result import Carry

A = TypeVar("A", bound=Action)
T = TypeVar("T")
P = ParamSpec("P")


class Question(Struct, frozen=True):
    """A script's question: the current deal, the seat, the possible actions, and their subject."""

    deal: Deal
    seat: Seat
    choices: Iterable[Action | Refusal | Fact]
    about: Stake | None = None


Asking: TypeAlias = Generator[Question, Action, T]
Script: TypeAlias = Asking[Deal]


class Scripted:
    """A phase made of a generator.

    The generator is run afresh over what has been said whenever the phase is asked, so the phase stays a pure
    function: there is no suspended frame to copy, to store or to upgrade.  The newest frame is kept only so
    that a long round need not be run again for every word; a caller that takes it has it alone.

    A phase is pickled as its name, or as the call of the `maker` that made it; two that the same call made
    are equal.
    """

    __name__: str
    __qualname__: str

    def __init__(self, write: Callable[[Deal], Script]) -> None:
        update_wrapper(self, write)
        self.write = write
        self.made_by: tuple[Callable[..., Phase], tuple[object, ...], dict[str, object]] | None = None
        self._newest: deque[tuple[Deal, tuple[Action, ...], Script]] = deque(maxlen=1)

    def __call__(self, entry: Deal, said: tuple[Action, ...], /) -> Deal:
        try:
            asking, question = self._resumed(entry, said)
        except StopIteration as end:
            return cast("Deal", end.value)
        legal: list[Action] = []
        refused: list[Refusal] = []
        tells: list[Fact] = []
        for choice in question.choices:
            match choice:
                case Refusal():
                    refused.append(choice)
                case Fact():
                    tells.append(choice)
                case _:
                    legal.append(choice)
        self._newest.append((entry, said, asking))
        due = Decision(question.seat, tuple(legal), tuple(refused), tuple(tells), question.about)
        return question.deal.replace(due=due)

    def _resumed(self, entry: Deal, said: tuple[Action, ...]) -> tuple[Script, Question]:
        try:
            known, before, asking = self._newest.pop()
        except IndexError:
            known = None
        if known is entry and said and before == said[:-1]:
            return asking, asking.send(said[-1])
        asking = self.write(entry)
        question = next(asking)
        for action in said:
            question = asking.send(action)
        return asking, question

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Scripted):
            return NotImplemented
        return self is other or (self.made_by is not None and self.made_by == other.made_by)

    def __hash__(self) -> int:
        return hash((type(self), self.__module__, self.__qualname__))

    def __reduce__(self) -> str | tuple[object, ...]:
        if self.made_by:
            make, words, named = self.made_by
            return _made, (make, words, named)
        # Without a maker, a phase that is local to a function is pickled by value, which cloudpickle can.
        return (Scripted, (self.write,)) if "<locals>" in self.__qualname__ else self.__qualname__


def script(write: Callable[[Deal], Script]) -> Scripted:
    """Make a phase of a generator written in the order of the rule book."""
    return Scripted(write)


def maker(make: Callable[P, Scripted]) -> Callable[P, Scripted]:
    """Let the phases that a function makes be pickled, as the call that makes them."""

    @wraps(make)
    def making(*words: P.args, **named: P.kwargs) -> Scripted:
        phase = make(*words, **named)
        phase.made_by = making, words, named
        return phase

    return making


def _made(make: Callable[..., Phase], words: tuple[object, ...], named: dict[str, object]) -> Phase:
    """Return the phase that this call makes."""
    return make(*words, **named)


def asked(phase: Phase, entry: Deal) -> Script:
    """Run a phase from its beginning, question by question; no player need look at its choices."""
    return (yield from phase.write(entry)) if isinstance(phase, Scripted) else phase(entry, ())


def ask(
    deal: Deal, seat: Seat, choices: Iterable[A | Refusal | Fact], about: Stake | None = None
) -> Asking[A]:
    """Put a decision to `seat`; it may be `about` one stake.

    `choices` are the actions it might think of, each legal or refused, and the facts that some of them would
    tell; they are looked at only if this is the last question.  The answer is one of the legal ones, so its
    type is known.
    """
    return cast("A", (yield Question(deal, seat, choices, about)))


@script
def trick(deal: Deal) -> Script:
    """One trick: every player plays a card, by the duties of the contract; its best card wins."""
    leader = deal.leader
    for seat in deal.game.order(leader):
        said = yield from ask(deal, seat, cards_to_play(deal, seat))
        deal = deal.play(seat, said.card)
    best = deal.playing.beats(deal.table)
    return deal.take_trick(leader, (leader + deal.table.index(best)) % deal.game.seats)


def position(  # noqa: PLR0913 - a position has as many parts as a table
    game: Game,
    *,
    phase: str,
    hands: Iterable[Cards | str],
    talon: Iterable[Card] | str = (),
    contract: str | None = None,
    carry: Carry | None = None,
    nth: int = 0,
    **fields: Any,  # noqa: ANN401 - fields of Deal, checked by it
) -> Deal:
    """Return a deal at the beginning of its `nth` phase of that name, for tests and puzzles.

    `hands` are sets of cards or their names, `talon` is in order; any other field of `Deal` may be given.
    ValueError: a card is in two places, or the game has no such phase.
    """
    parse = game.faces.parse_all
    held = tuple(Cards.of(parse(hand)) if isinstance(hand, str) else hand for hand in hands)
    lying = parse(talon) if isinstance(talon, str) else tuple(talon)
    bare = (NONE,) * game.seats
    deal = Deal(
        game=game,
        carry=carry or Carry(dealer=game.places - 1, totals=(0,) * game.places),
        pack=(),
        stock=(),
        hands=held,
        talon=lying,
        **{"laid": bare, "won": bare, "contract": game.contract(contract) if contract else None, **fields},
    )
    groups = (*deal.hands, Cards.of(deal.talon), *deal.laid, *deal.won)
    if sum(map(len, groups)) != len(Cards.of(card for group in groups for card in group)):
        raise ValueError("a card lies in two places")
    stages = [stage for stage, each in enumerate(game.phases) if each.__name__ == phase]
    if nth >= len(stages):
        raise ValueError(f"{game.key} has no phase {phase!r} number {nth}")
    return run(deal, stages[nth])
