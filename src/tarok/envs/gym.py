"""The games as environments of Gymnasium: one place is the learner's, and bots have the others.

They are known to Gymnasium once this is imported, each game and profile by its name:

    import gymnasium
    import tarok.envs.gym
    table = gymnasium.make("tarok/slovenian-v0", opponents="rule")
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, SupportsIndex

from tarok.bots import PLAYERS
from tarok.engine.deal import Illegal
from tarok.engine.view import Player
from tarok.envs.observation import Mask
from tarok.envs.session import NAMED, Phases, RenderMode, Reward, Session, check, game_called, rewarded, shown
from tarok.envs.spaces import Observation, Spaces
from tarok.extras import extra
from tarok.games import GAMES

with extra("envs"):
    import gymnasium

TRIES: Final = 100
"""In how many sessions a learner may not be asked anything before it is said that they sit out."""


class Table(gymnasium.Env[Observation, SupportsIndex]):
    """A session at a table with bots; all that is theirs to do is done within `reset` and `step`.

    What is observed and how one acts is as in `tarok_v0`.  A word that may not be said changes nothing: the
    reward is 0, and `refused` in `info` says why.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's form
    session: Session

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        game: str = "slovenian",
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | Sequence[str] = "rule",
        place: int | None = 0,
        phases: Phases = "all",
        reward: Reward = "points",
        deals: int = 1,
        render_mode: RenderMode | None = None,
    ) -> None:
        """`opponents` are bots by name: one for all, or one for each other place, from the next place on.

        `place` is the learner's; None: another one for each session, at random.  The rest is as in
        `tarok_v0.env`.  ValueError: there is no such game, option, bot, place or way to play.
        """
        check(phases, reward, deals, render_mode)
        self.game = game_called(game, options)
        others = self.game.places - 1
        self.opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"at this table there are {others} opponents, not {len(self.opponents)}")
        unknown = next((name for name in self.opponents if name not in PLAYERS), None)
        if unknown is not None:
            raise ValueError(f"there is no bot {unknown!r}; there is {', '.join(PLAYERS)}")
        if place is not None and not 0 <= place <= others:
            raise ValueError(f"the places are 0 to {others}, so {place} is none")
        self.place, self._place = place or 0, place
        self.phases, self.reward, self.deals, self.render_mode = phases, reward, deals, render_mode
        self.spaces = Spaces(self.game, phases)
        self.observation_space = self.spaces.observations()
        self.action_space = self.spaces.actions()
        self._bots: dict[int, Player] = {}
        self._gained = 0.0

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a session, and play until the learner is asked; one in which they never are is left out.

        The same seed gives the same packs, those of `tarok_v0`, and the same bots; and so do all sessions
        that follow it without one.  `options` are Gymnasium's: there are none.  ValueError: the learner is
        never asked, because they sit out.
        """
        super().reset(seed=seed, options=options)
        for begin in islice(self._seeds(seed), TRIES):
            self._begin(begin)
            self._gained = self._until_asked()
            if not self.session.over:
                return self._seen()
        raise ValueError(f"place {self.place} was asked nothing in {TRIES} sessions: with more deals it is")

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do what the number says, and play until the learner is asked again, or the session is over.

        ValueError: there is no such word, or the session is over.  TypeError: it is no whole number.
        """
        due = self.session.deal.due
        if due is None:
            raise ValueError("the session is over: reset begins another")
        try:
            said = self.spaces.heard(action, due)
        except Illegal as illegal:
            seen, info = self._seen()
            return seen, 0.0, False, False, {**info, "refused": str(illegal)}
        points = rewarded(self.session.act(said), self.reward)[self.place]
        gained = self._gained + points + self._until_asked()
        self._gained = 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen()
        return seen, gained, self.session.over, False, info

    def action_masks(self) -> Mask:
        """Return the mask of the legal words, for libraries that want it separately."""
        return self.spaces.observe(self.session.view(self.place))["action_mask"]

    def render(self) -> str | None:
        """Show the deal, as `shown` does."""
        return shown(self.session.deal, self.render_mode)

    def _seeds(self, first: int | None) -> Iterator[int]:
        if first is not None:
            yield first
        while True:
            yield int(self.np_random.integers(2**63))

    def _begin(self, seed: int) -> None:
        chance = random.Random(seed)
        self.session = Session(self.game, self.phases, self.deals, seed)
        self.place = chance.randrange(self.game.places) if self._place is None else self._place
        others = ((self.place + turn) % self.game.places for turn in range(1, self.game.places))
        self._bots = {
            place: PLAYERS[name](self.game, chance.getrandbits(63))
            for place, name in zip(others, self.opponents, strict=True)
        }

    def _until_asked(self) -> float:
        """Let the bots play; return the learner's reward for that."""
        gained = 0.0
        while not self.session.over and self.session.place != self.place:
            place = self.session.place
            points = self.session.act(self._bots[place](self.session.view(place)))
            gained += rewarded(points, self.reward)[self.place]
        return gained

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        view = self.session.view(self.place)
        return self.spaces.observe(view), {"view": view}


for _name in {**GAMES, **NAMED}:
    gymnasium.register(f"tarok/{_name}-v0", entry_point="tarok.envs.gym:Table", kwargs={"game": _name})
