"""Values: what each action that a seat may do now brings, world by world.

The worlds are those of the seat's view, so nothing it may not know is asked.  In each of them every action is
done, and the deal goes on to its end.  The values are a matrix, since what two actions bring in the same
worlds can be compared far better than two means.
"""

from tarok.values.discards import DiscardEvaluation
from tarok.values.evaluation import Evaluation, values
from tarok.values.matrix import Values

__all__ = ["DiscardEvaluation", "Evaluation", "Values", "values"]
