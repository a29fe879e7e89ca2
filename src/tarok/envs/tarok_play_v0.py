"""The play of the cards of many deals in lockstep: every step plays a card in all of them.

    from tarok.envs import tarok_play_v0

    table = tarok_play_v0.vector(1024, seed=1)
    observations, masks = table.reset()
    observations, masks, rewards, done = table.step(table.cards("random"))

The kernel does it, without Python's lock, in arrays that are made once: docs/environments.md.
"""

import operator
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, Final, Literal

from tarok import kernel
from tarok.engine.deal import Deal
from tarok.envs import play_starts
from tarok.envs.session import game_called
from tarok.extras import extra

with extra("envs"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

CARDS: Final = 54


class Vector:
    """As many deals as there are lanes, `n`: arrays of what is seen, may be played, is paid and is over.

    All arrays are made once, and are changed by `step` and `reset`: copy what is to be kept.

    `observations` (n, planes, 54) uint8: what the seat may know whose turn it is, a row of 54 columns for
    each name in `planes`.  Seat 0 is that seat, and seat 1 plays after it.  In rows of cards a column is a
    card, with 1 for those that are meant; cards have the numbers of the engine, as in `actions`:

    - `hand`: in the own hand; `laid`: discarded by this seat; `called`: the called card, where it is known
    - `table s`: what seat s has played to this trick; `played s`: to complete ones
    - `taken s`: the cards of the tricks that seat s has taken
    - `gone`: what is known to be in no hand besides: open in the talon, laid open, gone with tricks
    - `surely s`, `may s`: what seat s holds for certain and what it may hold, by all that could be proved
      when the play began and by the suits that it has not followed since

    In rows of facts a column is something else:

    - `contract`: the contract that is played, by its place in `game.contracts`
    - `sides`: in column s, seat s is the declarer; in column `seats + s`, it is known to be on the
      declarer's side, and in `2 * seats + s` to be against it
    - `stakes s`: what seat s has announced, by its place in `stakes`, with 1, and 1 more for each kontra

    `masks` (n, 54) bool: the cards that may be played.  `turns` (n,) uint8: whose turn it is, in seats of the
    table.  `rewards` (n, seats) int32: what the deal that has just ended paid each seat of the table, in
    points of the sheet, all bonuses included; else 0.  `done` (n,) bool: whether a deal has just ended; the
    lane has begun another one by then, and what is seen is seen there.  `playing` (n,) int32: which of the
    `positions` each lane plays.
    """

    def __init__(self, n: int, deals: Iterable[Deal], seed: int = 0) -> None:
        lanes = counted(n, "n is how many deals are played at once")
        if kernel.missing():
            raise ValueError(kernel.missing())
        self.positions = tuple(deals)
        if not self.positions or not all(isinstance(deal, Deal) for deal in self.positions):
            raise ValueError("positions are deals in which cards are being played, and at least one")
        self.game = self.positions[0].game
        if any(deal.game != self.game for deal in self.positions):
            raise ValueError("all positions are of one game, with the same house rules")
        self.seats, names = self.game.seats, play_starts.facts(self.game)
        self.planes = tuple(kernel.planes(self.seats, names))
        self.observations: NDArray[np.uint8] = np.zeros((lanes, len(self.planes), CARDS), np.uint8)
        self.masks: NDArray[np.bool_] = np.zeros((lanes, CARDS), np.bool_)
        self.rewards: NDArray[np.int32] = np.zeros((lanes, self.seats), np.int32)
        self.done: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        self.turns: NDArray[np.uint8] = np.zeros(lanes, np.uint8)
        self.playing: NDArray[np.int32] = np.zeros(lanes, np.int32)
        self._lockstep = kernel.Lockstep(
            list(play_starts.starts(self.positions)),
            lanes,
            self.observations,
            self.masks,
            self.rewards,
            self.done,
            self.turns,
            self.playing,
        )
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.done)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the positions, the arrays and where each lane stands: what is read plays on from there."""
        arrays = (self.observations, self.masks, self.rewards, self.done, self.turns, self.playing)
        return Vector, (len(self), self.positions), (arrays, self._lockstep.state())

    def __setstate__(self, state: tuple[tuple[NDArray[Any], ...], tuple[bytes, bytes, int, int]]) -> None:
        shown, at = state
        arrays: list[NDArray[Any]] = [
            self.observations,
            self.masks,
            self.rewards,
            self.done,
            self.turns,
            self.playing,
        ]
        for array, held in zip(arrays, shown, strict=True):
            np.copyto(array, held)
        self._lockstep.go_on_from(at)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
        """Begin a deal in every lane, and return `observations` and `masks`.

        All positions are begun equally often: in an order drawn by the seed, and again in another one when
        none is left.  The same seed and the same actions give the same arrays; without a seed it goes on
        from the last one that was given.  ValueError: the seed is no whole number.
        """
        self._lockstep.reset(None if seed is None else whole(seed, "a seed is a whole number") % 2**64)
        return self.observations, self.masks

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.int32], NDArray[np.bool_]]:
        """Play one card in every lane, and return `observations`, `masks`, `rewards` and `done`.

        `actions` (n,) are the cards, integers of any width.  ValueError: they are not, or one of the cards
        may not be played; then no card has been played in any lane.
        """
        cards = np.asarray(actions)
        if cards.shape != self.done.shape or cards.dtype.kind not in "iu":
            raise ValueError(
                f"actions are one whole number for each of {len(self)} deals,"
                f" not {cards.dtype} of the shape {cards.shape}"
            )
        self._lockstep.step(np.ascontiguousarray(cards, np.int64))
        return self.observations, self.masks, self.rewards, self.done

    def cards(self, policy: Literal["random", "rule"] = "rule") -> NDArray[np.int64]:
        """Return the cards (n,) that a policy of the kernel would play, in an array of its own.

        `random`: each legal card is as likely as another; `rule`: a player who counts and does not think
        ahead, and knows what its seat may know (docs/kernel.md).  ValueError: there is no such policy.
        """
        cards = np.empty(len(self), np.int64)
        self._lockstep.cards(policy, cards)
        return cards


def vector(  # noqa: PLR0913 - all but one have a default
    n: int,
    *,
    game: str = "slovenian",
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    deals: int = 256,
    contract: str | None = None,
    bot: str = "rule",
    positions: Iterable[Deal] | None = None,
) -> Vector:
    """Return n deals that are played in lockstep.

    They begin at `positions`, if there are some: deals of one game in which cards are being played, at the
    first card or at a later one.  If not, a number of `deals` is made for them: packs shuffled by the seed,
    in a game or profile with these house rules, bid by bots.  With a `contract` a player bids it whatever
    their cards (`play_starts.positions`).  A position is begun again when all others have been, so long
    training needs many, or a new table now and then.

    ValueError: there is no such game, house rule, bot or contract, or no player came to play it; n or `deals`
    is no number from 1 on; there is no kernel on this machine, or it does not know a rule of the game.
    """
    if positions is None:
        number = counted(deals, "`deals` is from how many positions they begin")
        made = play_starts.positions(game_called(game, options), seed, contract=contract, bot=bot)
        positions = islice(made, number)
    return Vector(n, positions, seed)


def counted(number: object, what: str) -> int:
    """Return a number of things.  ValueError: it is none from 1 on."""
    said = f"{what}: a whole number from 1 on"
    found = whole(number, said)
    if found < 1:
        raise ValueError(f"{said}, not {number!r}")
    return found


def whole(number: Any, said: str) -> int:  # noqa: ANN401 - any input
    """Return a whole number of any type.  ValueError: it is none, so what is `said` tells."""
    try:
        return operator.index(number)
    except TypeError:
        raise ValueError(f"{said}, not {number!r}") from None
