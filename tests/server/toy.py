"""A game as small as can be, to try the server without any real one.

Two of the three people at the table play, the dealer sits out. Each gets three of eight hearts; two are left.
The higher card takes a trick and leads to the next. The highest card of a hand may not be played while there
are others in it (TOY-02). Every trick is worth `prize` points more for its winner than for the other. Who
loses, deals next; whoever says stop gets one more deal.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tarok.cards.deck import FACES, Card, Cards
from tarok.engine.actions import PLAY, Play, Seat
from tarok.engine.deal import Deal, Game
from tarok.engine.deal_types import Refusal
from tarok.engine.phases import Script, ask, script
from tarok.engine.result import Booked, Carry, Dealt, Entry, Line, Mark, Result, Stop
from tarok.engine.view import Player, View

PACK = (5, 2, 0, 3, 1, 4, 6, 7)
"""Seat 0 gets 0 2 5, seat 1 gets 1 3 4; 6 and 7 are left."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    prize: Annotated[int, Meta(ge=1, le=9, description="points for a trick", extra={"clause": "TOY-03"})] = 1
    mood: Annotated[Literal["grave", "merry"], Meta(description="how to look")] = "merry"
    endless: bool = False


def dealing(deal: Deal, said: tuple[Any, ...], /) -> Deal:
    for seat in deal.game.order(0):
        deal = deal.draw(seat, deal.stock[:3])
    return deal


@script
def trick(deal: Deal) -> Script:
    leader = deal.leader
    for seat in deal.game.order(leader):
        said = yield from ask(deal, seat, _cards(deal.hands[seat]))
        deal = deal.play(seat, said.card)
    return deal.take_trick(leader, (leader + deal.table.index(max(deal.table))) % 2)


def _cards(hand: Cards) -> list[Play | Refusal]:
    *others, highest = hand
    last = Refusal(PLAY[highest], "highest_last", "TOY-02") if others else PLAY[highest]
    return [*(PLAY[card] for card in others), last]


def result(deal: Deal) -> Result:
    return Result(points=tuple(sum(trick.winner == seat for trick in deal.tricks) for seat in range(2)))


def settle(game: Game, result: Result, carry: Carry) -> tuple[Line, ...]:
    margin = (result.points[0] - result.points[1]) * game.options.prize  # type: ignore[attr-defined] # its Options
    return (Line(what="tricks", clause="TOY-03", points=abs(margin), deltas=(margin, -margin)),)


def book(game: Game, entry: Entry, carry: Carry) -> Booked:
    if isinstance(entry, Stop):
        if game.options.endless:  # type: ignore[attr-defined] # its Options
            raise ValueError("an endless session cannot be stopped")
        return Booked(entry, (), carry.with_marks(last=(1,)))
    assert isinstance(entry, Dealt)
    line = settle(game, entry.result, carry)[0]
    deltas = [0, 0, 0]
    deltas[carry.place(0)], deltas[carry.place(1)] = line.deltas
    loser = carry.place(0) if line.deltas[0] < 0 else carry.place(1)
    after = replace(
        carry, dealer=loser, totals=tuple(had + won for had, won in zip(carry.totals, deltas, strict=True))
    )
    ended = after.with_marks(over=(1,)) if carry.marked("last") else after
    return Booked(entry, (replace(line, deltas=tuple(deltas)),), ended)


def toy(**options: Any) -> Game:
    return Game(
        key="toy",
        profile="toy",
        seats=2,
        places=3,
        pack=Cards.of(range(8)),
        faces=FACES,
        worth=(1,) * 54,
        phases=(dealing, trick, trick, trick),
        contracts=(),
        bonuses=(),
        kontras=0,
        options=msgspec.convert(options, Options),
        result=result,
        settle=settle,
        book=book,
        marks=(Mark("last", clause="TOY-1", most=1), Mark("over", clause="TOY-1", most=1)),
    )


def first(game: Game, seed: int) -> Player:
    """Plays the lowest card it may."""

    def play(view: View) -> Play:
        return next(action for action in view.legal if isinstance(action, Play))

    return play


def always(*packs: tuple[Card, ...]) -> Any:
    """Gives these packs in turn, and the last one ever after."""
    left = list(packs)

    def packs_of(game: Game) -> tuple[Card, ...]:
        return left.pop(0) if len(left) > 1 else left[0]

    return packs_of


__all__ = ["PACK", "Seat", "always", "first", "toy"]
