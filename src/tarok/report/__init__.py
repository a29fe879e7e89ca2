"""The report of a deal that is over: what could be reached, what each decision cost, luck and skill.

What is said with all cards open (`Reachable`) and what is said by what a seat could know (`Judged`) are kept
apart throughout.  Each question can be asked by itself, in a process of its own.
"""

from collections.abc import Iterator

from tarok.engine.deal import Deal
from tarok.report.decision_quality import decisions, judge
from tarok.report.findings import Finding, Fortune, Judged, Moment, Reach, Reachable, Summary
from tarok.report.reachable import LATER, SOON, line
from tarok.report.summary import summed

__all__ = [
    "LATER",
    "SOON",
    "Finding",
    "Fortune",
    "Judged",
    "Moment",
    "Reach",
    "Reachable",
    "Summary",
    "decisions",
    "judge",
    "line",
    "report",
    "summed",
]


def report(deal: Deal, seed: int = 0) -> Iterator[Finding]:
    """Yield what there is to say of a deal: the line, each decision, the cards first, and the summary.

    Where the line is not whole at once, it comes once more before the summary, and goes further back.  The
    same seed gives the same.  ValueError: the deal is not over.
    """
    soon = line(deal, SOON)
    yield soon
    judged: list[Judged] = []
    for number in decisions(deal):
        judged.append(judge(deal, number, seed))
        yield judged[-1]
    if soon.missing:
        yield line(deal, LATER)
    yield summed(deal, judged)
