"""The games as an environment of PettingZoo, in which one agent acts after another: docs/environments.md."""

import random
from collections.abc import Mapping
from typing import Any, SupportsIndex, TypeAlias

from tarok.envs.session import Phases, RenderMode, Reward, Session, check, game_called, rewarded, shown
from tarok.envs.spaces import Observation, Spaces
from tarok.extras import extra

with extra("envs"):
    from gymnasium import Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

__all__ = ["Tarok", "env", "raw_env"]

Agent: TypeAlias = str


class Tarok(AECEnv[Agent, Observation, SupportsIndex]):
    """A session at a table; `player_0` has the first place, and the last place deals first.

    An agent observes `observation` and `action_mask` (`tarok.envs.observation`), and acts by the number of a
    word (`tarok.envs.vocabulary`).  `infos` of the agent whose turn it is has the `view` from which it was
    made; those of all have one when the session is over.  A player who sits out a deal is not asked in it.
    Rewards come when a deal is booked.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's form
        "name": "tarok_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    session: Session

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        game: str = "slovenian",
        options: Mapping[str, object] | None = None,
        *,
        phases: Phases = "all",
        reward: Reward = "points",
        deals: int = 1,
        render_mode: RenderMode | None = None,
    ) -> None:
        """ValueError: there is no such game, option, way to play or number of deals."""
        super().__init__()  # type: ignore[no-untyped-call] # PettingZoo tells no types
        check(phases, reward, deals, render_mode)
        self.game = game_called(game, options)
        self.phases, self.reward, self.deals, self.render_mode = phases, reward, deals, render_mode
        self.spaces = Spaces(self.game, phases)
        self.possible_agents = [f"player_{place}" for place in range(self.game.places)]
        self.observation_spaces = {agent: self.spaces.observations() for agent in self.possible_agents}
        self.action_spaces = {agent: self.spaces.actions() for agent in self.possible_agents}
        self.agents: list[Agent] = []
        self._seeds = random.Random()

    def observation_space(self, agent: Agent) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[SupportsIndex]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Begin a session; the same seed gives the same packs, and so do all that follow it without one.

        `options` are PettingZoo's: there are none.
        """
        if seed is not None:
            self._seeds.seed(seed)
        begin = self._seeds.getrandbits(63) if seed is None else seed
        self.session = Session(self.game, self.phases, self.deals, begin)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: SupportsIndex | None) -> None:
        """Do what the number says for the agent whose turn it is.

        Illegal: it may not be done now, and why; nothing has changed then.  TypeError: it is no whole number.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # None is what it wants
            return
        due = self.session.deal.due
        assert due is not None
        if action is None:
            raise TypeError(f"{agent} is to act: give the number of a word, not None")
        points = self.session.act(self.spaces.heard(action, due))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewarded(points, self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.session.over)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Agent) -> Observation:
        """Return the observation of an agent."""
        seen = self.infos.get(agent, {}).get("view") or self.session.view(self.possible_agents.index(agent))
        return self.spaces.observe(seen)

    def render(self) -> str | None:
        """Show the deal, as `shown` does."""
        return shown(self.session.deal, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""

    def _select(self) -> None:
        """Choose who acts next; when all is over, every player has a last look, in turn."""
        over = self.session.over
        self.agent_selection = self.agents[0 if over else self.session.place]
        self.infos = {
            agent: {"view": self.session.view(place)} if over or agent == self.agent_selection else {}
            for place, agent in enumerate(self.agents)
        }


def env(  # noqa: PLR0913 - what can be chosen
    game: str = "slovenian",
    options: Mapping[str, object] | None = None,
    *,
    phases: Phases = "all",
    reward: Reward = "points",
    deals: int = 1,
    render_mode: RenderMode | None = None,
) -> AECEnv[Agent, Observation, SupportsIndex]:
    """Return the environment of a game.

    `game` is one of `tarok games`, or a profile by its name; `options` are house rules.  `phases` "all": the
    agents do all that is done at the table, from the cut on; "play": they play the cards, and the bot `rule`
    says for them what is said before and between.  `reward` "points": what the sheet says, by place;
    "zero_sum": how much more than the mean of all places.  `deals`: how many there are in a session, in which
    totals, marks and the turn to deal go on by the rules of the game; these may end it earlier.
    `render_mode`: "ansi" or "human".

    ValueError: there is no such game, option, way to play or number of deals.
    """
    return OrderEnforcingWrapper(
        Tarok(game, options, phases=phases, reward=reward, deals=deals, render_mode=render_mode)
    )


raw_env = Tarok
