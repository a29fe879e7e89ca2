"""The spaces of the environments: observations with a mask, and actions by number."""

from operator import index
from typing import SupportsIndex, TypedDict, cast

from tarok.cards.deck import PACK
from tarok.engine.actions import Action
from tarok.engine.deal import Game, Illegal
from tarok.engine.deal_types import Decision
from tarok.engine.view import View
from tarok.envs.observation import Mask, layout
from tarok.envs.planes import Numbers
from tarok.envs.session import Phases
from tarok.envs.vocabulary import vocabulary
from tarok.extras import extra

with extra("envs"):
    import numpy as np
    from gymnasium import Space
    from gymnasium.spaces import Box, Dict, Discrete


class Observation(TypedDict):
    """The planes of a view (`observe`), and which words the viewer may say now (`action_mask`)."""

    observation: Numbers
    action_mask: Mask


class Spaces:
    """The words and the planes of a game; where cards alone are played, its first 54 words are all."""

    def __init__(self, game: Game, phases: Phases) -> None:
        self.layout = layout(game)
        self.vocabulary = vocabulary(game)
        self.words = len(PACK) if phases == "play" else len(self.vocabulary)

    def actions(self) -> Space[SupportsIndex]:
        """The words by their numbers."""
        return cast("Space[SupportsIndex]", Discrete(self.words))

    def observations(self) -> Space[Observation]:
        """The space of `observe`."""
        planes = Box(-1, 1, (self.layout.size,), np.float32)
        both = Dict({"observation": planes, "action_mask": Box(0, 1, (self.words,), np.int8)})
        return cast("Space[Observation]", both)

    def observe(self, view: View) -> Observation:
        """Return the planes of a view, and the mask of its words."""
        mask = self.layout.mask(view)[: self.words]
        return Observation(observation=self.layout.observe(view), action_mask=mask)

    def heard(self, number: SupportsIndex, due: Decision) -> Action:
        """Return the action with this number, which is legal.

        Illegal: it may not be done now, and why, or there is none.  TypeError: it is no whole number.
        """
        action = self.vocabulary.action(index(number))
        if action in due.legal:
            return action
        word = self.vocabulary.words[index(number)]
        why = next((f": {each.why} ({each.clause})" for each in due.refused if each.action == action), "")
        raise Illegal(f"seat {due.seat} may not {word!r} now{why}")
