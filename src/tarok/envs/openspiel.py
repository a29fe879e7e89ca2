"""Tarok as a game of OpenSpiel, which knows it once this module is imported.

    import pyspiel, tarok.envs.openspiel
    game = pyspiel.load_game("python_tarok(game=slovenian)")

| parameter | is |
|---|---|
| `game` | a game, as `tarok games` lists them, or a profile by its name |
| `options` | house rules, `mond_penalty:21 knock_allowed:false`; a plus stands for a comma |
| `reward` | `points`: what the sheet says; `zero_sum`: how much more than the mean of all seats |

A state is one deal, from the shuffle to the last trick.  Chance takes the cards off the pack one by one, each
as likely as any other, and an outcome is the card's number; then the deal goes on as at the table: players
are the seats, and an action is the index of a word in the vocabulary of the game.  Whatever is random but the
shuffle (who cuts where, which packet is taken) is done by players.

All that a seat is told is made from its `View`.  What is the same for two states in an information state
string is the same in all worlds of that view; `resample_from_infostate` draws one of them.
"""

import random
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final, get_args

from tarok.envs.bounds import longest, most
from tarok.envs.moments import CHANCE, TERMINAL, Moment
from tarok.envs.observation_text import Row, history, private, public, told
from tarok.envs.session import Reward, game_called, rewarded
from tarok.envs.vocabulary import vocabulary
from tarok.extras import extra
from tarok.notation import write

with extra("openspiel"):
    import numpy as np
    import pyspiel

    from tarok.envs.observation import layout

PARAMETERS: Final = {"game": "slovenian", "options": "", "reward": "points"}
"""The parameters, and their defaults."""


def game_type(*, zero_sum: bool) -> pyspiel.GameType:
    """Return the type that OpenSpiel requires of every game."""
    kind = pyspiel.GameType
    return kind(
        short_name="python_tarok",
        long_name="Tarok, as it is played in four countries",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=3,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class TarokGame(pyspiel.Game):
    """A game of tarok with its house rules.  ValueError: there is no such game, house rule or reward."""

    def __init__(self, params: dict[str, str] | None = None) -> None:
        given = PARAMETERS | (params or {})
        self.rules = game_called(given["game"], house(given["options"]))
        self.reward = reward(given["reward"])
        self.words = vocabulary(self.rules)
        even = self.reward == "zero_sum"
        bound = float(2 * most(self.rules) if even else most(self.rules))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.words),
            max_chance_outcomes=max(self.rules.pack) + 1,
            num_players=self.rules.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if even else None,
            max_game_length=longest(self.rules),
        )
        super().__init__(game_type(zero_sum=even), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards chance takes off the pack."""
        return len(self.rules.pack)

    def new_initial_state(self) -> "TarokState":
        """Return the state before the shuffle."""
        return TarokState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, object] | None = None,
    ) -> "Observer | None":
        """Return what tells a seat what it may know; None: it is to tell of others' cards, and does not.

        ValueError: there are parameters, which it has none of.
        """
        if params:
            raise ValueError(f"an observer of python_tarok has no parameters, and no {', '.join(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return None if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS else Observer(self, kind)


class TarokState(pyspiel.State):
    """A deal as far as it has come."""

    def __init__(self, game: TarokGame) -> None:
        super().__init__(game)
        self.at = Moment(game.words)
        self.reward = game.reward

    def current_player(self) -> int:
        """Return the seat whose turn it is, or that of chance, or of no player."""
        return self.at.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal if player == self.at.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each card that may be next on the pack, with how likely it is."""
        left = self.at.legal
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        words = self.at.words
        return words.game.faces.names[action] if player == CHANCE else words.words[action]

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.at.turn == TERMINAL

    def returns(self) -> list[float]:
        """Return the gain of each seat; nothing until the deal is over."""
        return [*map(float, rewarded(self.at.paid, self.reward))]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "TarokState":
        """Return a state that this player cannot tell from this one, each world as likely as any other."""
        state: TarokState = self.get_game().new_initial_state()
        for action in self.at.world(player_id, random.Random(sampler())):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        if self.at.deal:
            return write(self.at.deal)
        game = self.at.words.game
        return f"game: {game.profile}\npack: {game.faces.show(self.at.pack)}"


class Observer:
    """Tells what a seat may know as text, and as the planes of `tarok.envs.observation`.

    `tensor` is float32, of shape `(layout(game).size,)`, and `dict` has its planes by name.  What is public
    is told as to an onlooker; of what is private alone there is only text.  With perfect recall the text has
    all that was said and done, while the planes are the same: they keep every card that was played, but of a
    word that a seat has said twice only the last time.
    """

    def __init__(self, game: TarokGame, kind: pyspiel.IIGObservationType) -> None:
        self._layout = layout(game.rules)
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self._layout.size if self._public else 0, np.float32)
        self.dict = self._layout.split(self.tensor) if self._public else {}

    def set_from(self, state: TarokState, player: int) -> None:
        """Let `tensor` say what this player may know; all is 0 while chance deals."""
        seen = state.at.seen(player if self._private else None)
        if self._public:
            self.tensor[:] = self._layout.observe(seen) if seen else 0

    def string_from(self, state: TarokState, player: int) -> str:
        """Return the view of this player as text."""
        return told(self._rows(state.at, player))

    def _rows(self, at: Moment, player: int) -> Iterator[Row]:
        seen = at.seen(player if self._private else None)
        if seen is None:
            yield "seat", str(player) if self._private else ""
            yield "cards dealt", str(len(at.pack)) if self._public else ""
            return
        rows = chain(
            private(at.words, seen) if self._private else (),
            public(at.words, seen) if self._public else (),
            history(at.words, seen) if self._recalls else (),
        )
        yield from rows


def reward(word: str) -> Reward:
    """Return the reward function of a name.  ValueError: there is none."""
    known: tuple[Reward, ...] = get_args(Reward)
    if word not in known:
        raise ValueError(f"reward is {' or '.join(map(repr, known))}, not {word!r}")
    return word


def house(options: str) -> dict[str, str]:
    """Return the house rules in words like `knock_sizes:1+2+3+4+12`.  ValueError: one is not like that."""
    return dict(map(_rule, options.split()))


def _rule(word: str) -> tuple[str, str]:
    name, colon, value = word.partition(":")
    if not name or not colon:
        raise ValueError(f"an option is written name:value here, not {word!r}")
    return name, value.replace("+", ",")


pyspiel.register_game(game_type(zero_sum=False), TarokGame)
