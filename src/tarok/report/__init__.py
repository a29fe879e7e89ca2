"""The report of a deal that is over: what could be reached, what each decision cost, luck and skill.

What is said with all cards open (`Reachable`) and what is said by what a seat could know (`Judged`) are kept
apart throughout.  Each question can be asked by itself, in a process of its own.
"""

from collections.abc import Iterator

from tarok.engine.deal import Deal
from tarok.report.accuracy import accuracy
from tarok.report.decision_quality import decisions, judge
from tarok.report.findings import Finding, Fortune, Judged, Moment, Reach, Reachable, Summary, Verdict
from tarok.report.reachable import LATER, SOON, line
from tarok.report.summary import completed, first_verdicts, summed
from tarok.report.verdict import verdict

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
    "Verdict",
    "accuracy",
    "completed",
    "decisions",
    "first_verdicts",
    "judge",
    "line",
    "report",
    "summed",
    "verdict",
]


def report(deal: Deal, seed: int = 0) -> Iterator[Finding]:
    """Yield what there is to say of a deal: the line, each decision, the cards first, and the summary.

    Where the line is not whole at once, it comes once more before the summary, and goes further back.  The
    same seed gives the same.  ValueError: the deal is not over.
    """
    known = line(deal, SOON)
    yield known
    judged: list[Judged] = []
    for number in decisions(deal):
        judged.append(judge(deal, number, seed))
        yield judged[-1]
    if known.missing:
        known = line(deal, LATER)
        yield known
    yield summed(deal, judged, known)
