"""Checks whether everything that was said is legal in a world; the engine checks similar worlds only once.

The engine repeats the actions in one world, whose piles note each question about their cards.  In another
world where all answers are the same, the same actions are legal.  So questions and answers are kept as trees.
"""

import random
from collections.abc import Iterable
from typing import TypeAlias

from tarok.cards.deck import Card
from tarok.engine.actions import LAY, Action, Lay, Seat
from tarok.engine.phases import Question
from tarok.worlds.action_replay import ActionReplay
from tarok.worlds.distributions import Spread
from tarok.worlds.setting import Setting
from tarok.worlds.watched_deal import Lying, watched
from tarok.worlds.watched_piles import Finding, Held, Notes, Pile

Path: TypeAlias = Iterable[tuple[Finding, int]]
Public: TypeAlias = tuple[object, ...] | None


class Tree:
    """A question to `find` out, the tree `after` each answer, and at its `end`, whether all is legal."""

    __slots__ = ("after", "end", "find")

    def __init__(self) -> None:
        self.find: Finding | None = None
        self.after: dict[int, Tree] = {}
        self.end: bool | None = None

    def so(self, held: Held) -> bool | None:
        """Whether all actions are legal in this world; None if that is not known yet."""
        tree: Tree | None = self
        while tree is not None and tree.find is not None:
            tree = tree.after.get(tree.find(held))
        return None if tree is None else tree.end

    def grow(self, path: Path, *, so: bool) -> None:
        """Add the result for worlds in which these questions have these answers."""
        tree = self
        for find, answer in path:
            tree.find = tree.find or find
            tree = tree.after.setdefault(answer, Tree())
        tree.end = so


class Consistency:
    """The questions and answers about the actions of a deal, as one seat knows them: a tree for each seat.

    One more tree is for what all seats see, which must be the same in all worlds; the first world in which
    all actions are legal defines it.
    """

    def __init__(self) -> None:
        self._trees: dict[Seat | None, Tree] = {None: Tree()}
        self._public: list[Public] | None = None

    def agrees(self, setting: Setting, spread: Spread, dice: int) -> bool:
        """Whether all actions before the first lead are legal in the world with the pack of these dice."""
        laid = setting.laid(spread)
        held = Lying(setting.owned(spread), laid, lambda: setting.drawn(spread, random.Random(dice)))
        for tree in self._trees.values():
            so = tree.so(held)
            if so is None:
                return self._say_again(setting, laid, setting.shuffled(spread, random.Random(dice)))
            if not so:
                return False
        return True

    def _say_again(self, setting: Setting, laid: list[list[Card]], pack: tuple[Card, ...]) -> bool:
        """Repeat all actions in this world, and keep the questions and answers."""
        seen, notes = setting.seen, Notes()
        assert seen.seat is not None
        replay = ActionReplay(watched(setting.game, pack, seen.carry, seen.seat, setting.trace.own, notes))
        away, public = [iter(cards) for cards in laid], [_public(replay.question, seen.seat)]
        for seat, said in setting.words():
            action = LAY[next(away[seat])] if isinstance(said, Lay) else said
            if not self._same(public):
                return self._found(notes, None, so=False)
            if not _allowed(replay, seat, action, notes):
                return self._found(notes, seat, so=False)
            replay.do(seat, action)
            public.append(_public(replay.question, seen.seat))
        if not self._same(public) or replay.question is None or not setting.told_so(replay.question.deal):
            return self._found(notes, None, so=False)
        self._public = public
        for seat in (None, *range(setting.game.seats)):
            self._found(notes, seat, so=True)
        return True

    def _same(self, public: list[Public]) -> bool:
        return self._public is None or self._public[len(public) - 1] == public[-1]

    def _found(self, notes: Notes, seat: Seat | None, *, so: bool) -> bool:
        """Keep the questions and answers about a seat, or about what all seats see."""
        if self._public is not None:
            self._trees.setdefault(seat, Tree()).grow(notes.paths.get(seat, {}).values(), so=so)
        return so


def _allowed(replay: ActionReplay, seat: Seat, action: Action, notes: Notes) -> bool:
    """Whether a seat may do this; questions in the meantime are noted as asked by this seat."""
    notes.asking = seat
    if isinstance(action, Lay) and replay.question is not None:
        laid = replay.question.deal.lay(seat, action.card).laid[seat]
        notes.laying = (action.card, laid) if isinstance(laid, Pile) else None
    allowed = replay.allows(seat, action)
    notes.asking = notes.laying = None
    return allowed


def _public(question: Question | None, viewer: Seat) -> Public:
    """Return what the viewer sees in addition to the own cards when a player is asked.

    None if the deal is over.
    """
    if question is None:
        return None
    deal = question.deal
    shown = tuple(show for show in deal.shown if show.to in {None, viewer} and type(show.cards) is tuple)
    return question.seat, deal.facts, deal.stakes, shown, deal.declarer, deal.contract
