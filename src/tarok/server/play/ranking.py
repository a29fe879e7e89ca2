"""Ranks the results of one deal, and places a result among them."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.server.storage.event_store import EventStore
from tarok.server.table.contests import Scored

BEST: Final = 3
"""How many of the best deals are shown."""


class Ranking(Struct, frozen=True):
    """How often each result occurs; and the tables of the `best`, once the ranking is final."""

    counts: tuple[tuple[Scored, int], ...]
    best: tuple[str, ...] = ()


class Played(Struct, frozen=True):
    """How often a contract was played, by guests as declarers (`own`) or by bots, and how often it was made.

    `made` is None where it is nothing that is made.
    """

    contract: str
    own: bool
    times: int
    made: int | None


class Standing(Struct, frozen=True):
    """How many `players` there are, how many `points` the best has, and what was played.

    `better`, `equal` and `worse` count the others by their results; `percentile` is the share of them that
    the own result beats, in hundredths, where equal ones count half.  It is None without others, or without
    an own result.
    """

    players: int
    highest: int
    better: int
    equal: int
    worse: int
    percentile: int | None
    contracts: tuple[Played, ...]


async def field(store: EventStore, contest: str, *, closed: bool = False) -> Ranking:
    """Return how often each result of a contest is there, the best first; of one that is closed the best."""
    asked = store.questions.scores.bindparams(contest=contest)
    found = await store.ask(asked, lambda row: (from_json(row[0], Scored), int(row[1]), str(row[0])))
    found.sort(key=lambda each: (-each[0].points, each[2]))
    best: list[str] = []
    for _, _, body in found if closed else ():
        if len(best) == BEST:
            break
        alike = store.questions.alike.bindparams(contest=contest, body=body, most=BEST - len(best))
        best += await store.ask(alike, lambda row: str(row[0]))
    return Ranking(tuple((scored, number) for scored, number, _ in found), tuple(best))


def standing(field: Ranking, own: Scored | None) -> Standing | None:
    """Return how a result ranks among the others; None: there are none."""
    if not field.counts:
        return None
    players = sum(number for _, number in field.counts)
    better = equal = 0
    if own:
        better = sum(number for each, number in field.counts if each.points > own.points)
        equal = sum(number for each, number in field.counts if each.points == own.points) - 1
    others = players - 1 if own else 0
    worse = others - better - equal if own else 0
    return Standing(
        players=players,
        highest=max(each.points for each, _ in field.counts),
        better=better,
        equal=equal,
        worse=worse,
        percentile=round(100 * (worse + equal / 2) / others) if others else None,
        contracts=tuple(_played(field.counts)),
    )


def _played(counts: Sequence[tuple[Scored, int]]) -> Iterator[Played]:
    """Give the contracts played, the most frequent first."""
    found: dict[tuple[str, bool], list[tuple[bool | None, int]]] = {}
    for each, number in counts:
        found.setdefault((each.contract, each.own), []).append((each.made, number))
    times = {key: sum(number for _, number in group) for key, group in found.items()}
    for key in sorted(found, key=lambda key: (-times[key], key)):
        told = [(made, number) for made, number in found[key] if made is not None]
        made = sum(number for made, number in told if made) if told else None
        yield Played(*key, times[key], made)
