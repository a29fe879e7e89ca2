"""The report of a deal that is over: what could be reached, what each decision cost, luck and skill.

What is said with all cards open (`Reachable`) and what is said by what a seat could know (`Judged`) are kept
apart throughout.  Each question can be asked by itself, in a process of its own.
"""

from collections.abc import Iterator

from tarok.deal import Deal
from tarok.report.findings import Finding, Fortune, Judged, Moment, Reach, Reachable, Summary
from tarok.report.judging import decisions, judge
from tarok.report.reaching import SECONDS, line
from tarok.report.summing import summed

__all__ = [
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


def report(deal: Deal, seed: int = 0, seconds: float = SECONDS) -> Iterator[Finding]:
    """Yield what there is to say of a deal: the line, each decision, the cards first, and the summary.

    The same seed gives the same, but for the beginning of the line, on which no more than these seconds are
    spent.  ValueError: the deal is not over.
    """
    yield line(deal, seconds)
    judged: list[Judged] = []
    for number in decisions(deal):
        judged.append(judge(deal, number, seed))
        yield judged[-1]
    yield summed(deal, judged)
