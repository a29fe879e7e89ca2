"""The goal of a puzzle: what the answer wins with best play, and the best other card does not."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct

from tarok.cards.deck import Card
from tarok.engine.actions import PLAY, Play
from tarok.engine.bonuses import made
from tarok.engine.deal import Deal, act
from tarok.engine.view import paid
from tarok.kernel import Solver, pack
from tarok.kernel.open_play import TABLE
from tarok.puzzles.card_worth import pays


class GoalKind(StrEnum):
    """What the seat is to reach; its own side is that of the declarer or of the defenders."""

    CONTRACT = "contract"
    """Make the contract."""
    DEFEAT = "defeat"
    """Defeat the contract."""
    POINTS = "points"
    """Win as much as can be won: neither the contract nor a bonus hangs on the card."""
    PAGAT = "pagat"
    """Win the last trick with the pagat."""
    STOP_PAGAT = "stop_pagat"
    """Keep the others from that."""
    KING = "king"
    """Win the last trick with the called king."""
    STOP_KING = "stop_king"
    """Keep the others from that."""
    CATCH_KING = "catch_king"
    """Catch the called king."""
    SAVE_KING = "save_king"
    """Bring the called king home."""
    CATCH_MOND = "catch_mond"
    """Catch the mond with the škis."""
    SAVE_MOND = "save_mond"
    """Keep the own side's mond from the škis."""
    TRULA = "trula"
    """Win the pagat, the mond and the škis."""
    STOP_TRULA = "stop_trula"
    """Keep the others from that."""
    KINGS = "kings"
    """Win all kings."""
    STOP_KINGS = "stop_kings"
    """Keep the others from that."""
    BONUS = "bonus"
    """Win another bonus: `Goal.what`."""
    STOP_BONUS = "stop_bonus"
    """Keep the others from another bonus: `Goal.what`."""


class Goal(Struct, frozen=True):
    """What the seat is to reach; `what` is the id of the bonus where the kind does not say which."""

    kind: GoalKind
    what: str = ""

    @property
    def decides(self) -> bool:
        """Whether the contract hangs on it."""
        return self.kind in {GoalKind.CONTRACT, GoalKind.DEFEAT}


OF_BONUS: Final[Mapping[str, tuple[GoalKind, GoalKind]]] = {
    "pagat_ultimo": (GoalKind.PAGAT, GoalKind.STOP_PAGAT),
    "pagat": (GoalKind.PAGAT, GoalKind.STOP_PAGAT),
    "king_ultimo": (GoalKind.KING, GoalKind.STOP_KING),
    "king_caught": (GoalKind.CATCH_KING, GoalKind.SAVE_KING),
    "mond": (GoalKind.CATCH_MOND, GoalKind.SAVE_MOND),
    "mond_caught": (GoalKind.CATCH_MOND, GoalKind.SAVE_MOND),
    "xxi_catch": (GoalKind.CATCH_MOND, GoalKind.SAVE_MOND),
    "trula": (GoalKind.TRULA, GoalKind.STOP_TRULA),
    "kings": (GoalKind.KINGS, GoalKind.STOP_KINGS),
}
"""Lines of the score that have goals of their own: the own side is to win them, or the others are not."""
GAME: Final = ""
"""Stands for all lines of the score that are no bonus."""


def played_out(deal: Deal, card: Card, solver: Solver | None = None) -> Deal:
    """Return the end of a deal after a card and then the best play of both sides, all cards open."""
    solver = solver or Solver(TABLE)
    solver.place(pack(deal), pays(deal))
    solver.play(card)
    for each in (card, *solver.line()):
        if deal.due is None:
            break
        deal = act(deal, PLAY[each])
    return deal


def best_line(deal: Deal, card: Card) -> tuple[Card, ...]:
    """Return this card and the best play after it, to the end of the deal, all cards open."""
    end = played_out(deal, card)
    return tuple(action.card for _, action in end.log[len(deal.log) :] if isinstance(action, Play))


def goal_of(world: Deal, answer: Card, other: Card) -> Goal:
    """Return what the answer wins that the other card does not, all cards open: that on which most hangs.

    It is the contract or a bonus, and else to win as many points as one can.
    """
    solver = Solver(TABLE)
    assert world.due is not None
    side = world.side(world.due.seat)
    ends = played_out(world, answer, solver), played_out(world, other, solver)
    gains, owners = Counter[str](), Counter[str]()
    for sign, end in zip((1, -1), ends, strict=True):
        for what, (points, is_own) in _gained(end, side).items():
            gains[what] += sign * points
            owners[what] += 1 if is_own else -1
    what = max(gains, key=lambda name: (gains[name], name), default=GAME)
    if what == GAME or gains[what] <= 0:
        return Goal(_of_game(side) if made(ends[0]) != made(ends[1]) else GoalKind.POINTS)
    is_own = owners[what] > 0 or (owners[what] == 0 and gains[what] > 0)
    kinds = OF_BONUS.get(what)
    if kinds:
        return Goal(kinds[not is_own])
    return Goal(GoalKind.BONUS if is_own else GoalKind.STOP_BONUS, what)


def _of_game(side: int) -> GoalKind:
    return GoalKind.DEFEAT if side else GoalKind.CONTRACT


def _gained(end: Deal, side: int) -> dict[str, tuple[int, bool]]:
    """Return by lines what a side gains more than the other, and whether the bonus is its own.

    A mond that is lost is the bonus of those who do not lose it.
    """
    bonuses = {bonus.id for bonus in end.playing.bonuses} | set(OF_BONUS)
    found: dict[str, tuple[int, bool]] = {}
    for line in paid(end):
        points = sum(delta if end.side(seat) == side else -delta for seat, delta in enumerate(line.deltas))
        what = line.what if line.what in bonuses else GAME
        is_own = line.side == side if line.side is not None else points > 0
        found[what] = found.get(what, (0, False))[0] + points, is_own
    return found
