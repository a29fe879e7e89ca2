"""Values: the points that each legal action of a seat brings, world by world.

The worlds are drawn from the seat's view, so they use nothing that the seat may not know.  In each world
every action is done, and the deal is played to its end.  The values are a matrix, because two actions are
compared far better in the same worlds than by their means.
"""

from tarok.values.discards import DiscardEvaluation
from tarok.values.evaluation import Evaluation, values
from tarok.values.matrix import Values

__all__ = ["DiscardEvaluation", "Evaluation", "Values", "values"]
