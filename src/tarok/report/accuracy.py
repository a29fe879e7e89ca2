"""The accuracy of a seat's decisions in a deal, from 0 to 100, which can be compared between deals."""

from collections.abc import Iterable

from tarok.report.findings import Judged


def accuracy(judged: Iterable[Judged]) -> int | None:
    """Return which share was kept of what was at stake: 100 less 100 times the costs by the stakes.

    What a decision cost counts if that is sure.  At stake in a decision is what an option drawn by lot would
    have cost, or what was done if that is more: so chance comes to about 0 and no sure mistake to 100,
    whatever the game pays.  None: nothing was at stake.
    """
    costs, stakes = 0.0, 0.0
    for each in judged:
        if each.worlds and each.chance is not None:
            cost = each.cost if each.sure else 0.0
            costs += cost
            stakes += max(cost, each.chance)
    return round(100 * (1 - costs / stakes)) if stakes else None
