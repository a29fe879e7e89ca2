"""The definition of a simulation: it determines every byte of the data."""

from collections.abc import Sequence

from msgspec import Struct

import tarok
from tarok.engine.deal import Game
from tarok.jobs import House, commit, differing, fingerprint, playing


class Simulation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Deals of bots, numbered from 1; `players` are their names, one a place.

    The pack of a deal follows from `seed` and its number, the dice of the player at a place from `bot_seed`,
    the number and the place.  Each `session` of deals is on a sheet of its own, whose first dealer is the
    next place; where the rules end a session sooner, another sheet begins.  A `shard` is a file of that many
    deals.  `version`, `code` (a fingerprint of the sources) and `commit` say which tarok plays.
    """

    game: str
    house: House = ()
    players: tuple[str, ...]
    deals: int
    seed: int = 1
    bot_seed: int = 1
    session: int = 1
    shard: int = 2000
    version: str
    code: str
    commit: str = ""

    @property
    def shards(self) -> int:
        """How many files there are of each table."""
        return -(-self.deals // self.shard)

    def numbers(self, shard: int) -> range:
        """Return the numbers of the deals of a shard, which are counted from 0."""
        return range(shard * self.shard + 1, min((shard + 1) * self.shard, self.deals) + 1)


def simulation_of(  # noqa: PLR0913 - each of them matters
    game: Game,
    players: Sequence[str],
    deals: int,
    *,
    seed: int = 1,
    bot_seed: int = 1,
    session: int = 1,
    shard: int = 2000,
) -> Simulation:
    """Return the simulation of a game; a shard is made as large as its last session wants it."""
    return Simulation(
        game=game.key,
        house=differing(game),
        players=tuple(players),
        deals=deals,
        seed=seed,
        bot_seed=bot_seed,
        session=session,
        shard=-(-shard // session) * session,
        version=tarok.__version__,
        code=fingerprint(),
        commit=commit(),
    )


def game_of(simulation: Simulation) -> Game:
    """Return the game that is played."""
    return playing(simulation.game, simulation.house)
