"""Evaluates actions: draws worlds of a view, does each action in each world, and plays the deal out."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Literal, TypeAlias

from tarok import kernel
from tarok.engine.actions import Action, Play, Seat
from tarok.engine.bonuses import made
from tarok.engine.deal import Deal, Game, act
from tarok.engine.view import Player, View, paid, view
from tarok.kernel import Payoff, PlaySpec, Position, Stop, in_play, pack, weighed
from tarok.kernel.world_batch import World
from tarok.values.matrix import NOTHING, Values
from tarok.values.payoffs import paying
from tarok.values.play_context import KnownCards, PlayContext, play_context
from tarok.values.seeds import cut, dice
from tarok.worlds import known
from tarok.worlds.kernel_worlds import WorldSampler

Speaker: TypeAlias = Callable[[Game, int], Player]
Policy: TypeAlias = Literal["random", "rule"]
Paid: TypeAlias = tuple[Iterable[int], bool | None]
"""What each seat gains, and whether the contract is made; None: there is none to make."""


class Evaluation:
    """The values of a view's actions, in worlds that have numbers: the same number is the same world.

    So fewer actions can be tried in more worlds, when the others have proved worse.  `player` makes, from a
    game and a seed, the player who bids, discards and announces for all seats until cards are played.  Then
    the kernel plays by `policy`, one card in `whims` at random; with two sides it solves the rest when
    `exact` tricks or fewer are left.  The dice of a world are the same for all actions.  After `patience`
    drawn spreads, many of which contradict what was said, no further world is begun.
    """

    def __init__(  # noqa: PLR0913 - all but two have a default
        self,
        game: Game,
        view: View,
        seed: int = 0,
        *,
        player: Speaker | None = None,
        policy: Policy = "rule",
        whims: int = 0,
        exact: int = 0,
        patience: int | None = None,
    ) -> None:
        if view.seat is None or view.due != view.seat:
            raise ValueError("these values are asked for by the seat whose turn it is")
        self.game, self.view, self.seed = game, view, seed
        self.player = player(game, seed) if player else None
        self.policy, self.whims, self.exact, self.patience = policy, whims, exact, patience
        self.setting, ways = known(game, view)
        self.sampler = WorldSampler(self.setting, ways)
        self._cards = all(type(action) is Play for action in view.legal)
        self._context = play_context(game, view, self.setting) if self._cards else None
        self.known_cards = KnownCards(game, view, self.setting)
        self._rows: dict[int, World] = {}
        self._worlds: dict[int, Deal] = {}
        self._solved: dict[object, Paid] = {}
        self.games: dict[tuple[Action, int], tuple[Seat | None, str]] = {}
        """Who plays which contract after a word, by its action and the number of the world."""

    def of(
        self,
        actions: Sequence[Action],
        numbers: Sequence[int],
        *,
        stop: Stop | None = None,
        deadline: float | None = None,
    ) -> Values:
        """Return the values of these actions in the worlds of these numbers, counted from 0.

        No world is begun after the `deadline`, a time of `time.monotonic`, or after `patience`;
        `Values.worlds` is the number of worlds.  ValueError: an action is not legal, no world agrees with the
        view, or cards are not yet played and there is no player.  Stopped: by `stop`.
        """
        asked = tuple(actions)
        for action in asked:
            if action not in self.view.legal:
                raise ValueError(f"{action} is not legal here")
        left = len(self.view.hand) - (len(self.view.table) == self.game.seats - 1)
        if self._context is not None and left > self.exact:
            paid, made, done = self._at_once(self._context, asked, numbers, stop, deadline)
        else:
            paid, made, done = self._one_by_one(asked, numbers, stop, deadline)
        assert self.view.seat is not None
        return Values(self.view.seat, self.game.seats, asked, done, paid, made)

    def _at_once(
        self,
        context: PlayContext,
        asked: tuple[Action, ...],
        numbers: Sequence[int],
        stop: Stop | None,
        deadline: float | None,
    ) -> "tuple[array[int], bytes, int]":
        """Return the payments of cards, whether contracts are made, and the number of worlds."""
        rows = []
        for number in numbers:
            if self._enough(deadline):
                break
            rows.append(self._row(context, number))
        cards = tuple(action.card for action in asked if isinstance(action, Play))
        return weighed(rows, self.known_cards.played, cards, self.policy, self.whims, stop, deadline)

    def _one_by_one(
        self, asked: tuple[Action, ...], numbers: Sequence[int], stop: Stop | None, deadline: float | None
    ) -> "tuple[array[int], bytes, int]":
        """Return the same of any actions, each done by the engine in every world."""
        rows = [array("i") for _ in asked]
        makes = [bytearray() for _ in asked]
        done = 0
        for number in numbers:
            if self._enough(deadline):
                break
            for row, making, action in zip(rows, makes, asked, strict=True):
                paid, made = self._done(action, number, stop)
                row.extend(paid)
                making.append(NOTHING if made is None else made)
            done += 1
        return array("i", (points for row in rows for points in row)), b"".join(makes), done

    def world(self, number: int) -> Deal:
        """Return the world of this number, a deal that can be played on.  ValueError: no deal agrees."""
        if number not in self._worlds:
            self._worlds[number] = self.sampler.deal(cut(self.seed, number))
        return self._worlds[number]

    def _enough(self, deadline: float | None) -> bool:
        """Whether no further world is to be begun."""
        late = deadline is not None and monotonic() >= deadline
        return late or (self.patience is not None and self.sampler.tried > self.patience)

    def _row(self, context: PlayContext, number: int) -> World:
        """Return the world of this number as the kernel knows it."""
        if number not in self._rows:
            self._rows[number] = context.world(self.sampler, self.known_cards, self.seed, number)
        return self._rows[number]

    def _done(self, action: Action, number: int, stop: Stop | None) -> Paid:
        """Return the payments of an action in a world; worlds with the same cards share a solution."""
        if self._context is None:
            begun = self._to_cards(act(self.world(number), action))
            self.games[action, number] = begun.declarer, begun.contract.id if begun.contract else ""
            return self._end(begun, number, stop)
        world = self._row(self._context, number)
        key = action, None if world.base.alone is None else number, id(world.pays), bytes(world.row[3:])
        if key not in self._solved:
            self._solved[key] = self._end(act(self.world(number), action), number, stop)
        return self._solved[key]

    def _to_cards(self, deal: Deal) -> Deal:
        """Return the deal when the first card is to be led, or when it is over without one."""
        while deal.due and (deal.contract is None or not in_play(deal)):
            if self.player is None:
                raise ValueError("cards are not yet played: say which player is to speak until then")
            deal = act(deal, self.player(view(deal, deal.due.seat)))
        return deal

    def _end(self, deal: Deal, number: int, stop: Stop | None) -> Paid:
        """Return what each seat gains if cards are played from here, and whether the contract is made."""
        if deal.due is None:
            return booked(deal), made(deal)
        spec, pays = pack(deal), paying(deal)
        if spec.tricks - len(spec.taken) <= self.exact and isinstance(pays, Payoff):
            return solved(spec, pays, stop)
        seed = dice(self.seed, number)
        played = kernel.playouts(
            spec, 1, payoff=pays, policy=self.policy, seed=seed, whims=self.whims, stop=stop
        )
        return played.paid, bool(played.made) if isinstance(pays, Payoff) else None


def values(  # noqa: PLR0913 - all but two have a default
    game: Game,
    view: View,
    worlds: int = 100,
    seed: int = 0,
    *,
    player: Speaker | None = None,
    policy: Policy = "rule",
    whims: int = 0,
    exact: int = 0,
    actions: Sequence[Action] | None = None,
    stop: Stop | None = None,
    deadline: float | None = None,
) -> Values:
    """Return the values of all legal actions, or of these, in a number of worlds.

    The arguments, and what is refused, are those of an `Evaluation`.
    """
    asked = Evaluation(game, view, seed, player=player, policy=policy, whims=whims, exact=exact)
    return asked.of(view.legal if actions is None else actions, range(worlds), stop=stop, deadline=deadline)


def booked(deal: Deal) -> tuple[int, ...]:
    """Return the points of each seat in a deal that is over."""
    return tuple(map(sum, zip((0,) * deal.game.seats, *(line.deltas for line in paid(deal)), strict=True)))


def solved(spec: PlaySpec, pays: Payoff, stop: Stop | None = None) -> tuple[tuple[int, ...], bool]:
    """Return the points of each seat, and whether the contract is made, with perfect play and open cards."""
    at = Position(spec)
    for card in kernel.solve(spec, pays, stop=stop).line:
        at.play(card)
    return at.paid(pays), at.made(pays)
