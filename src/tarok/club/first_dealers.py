"""Who deals first at each table, so that all do so equally often (CL-SEAT-03)."""

from collections.abc import Sequence


def dealers(tables: Sequence[tuple[str, ...]], before: Sequence[str]) -> list[str]:
    """Return who deals first at each of these tables of several rounds; `before` did so in earlier ones.

    A person who has dealt more often gives up a table to one there who has dealt less, directly or along a
    chain of tables, until that is impossible: then no other choice is more even.
    """
    times: dict[str, int] = {}
    for who in before:
        times[who] = times.get(who, 0) + 1
    chosen: list[str] = []
    for table in tables:
        who = min(table, key=lambda each: times.get(each, 0))
        times[who] = times.get(who, 0) + 1
        chosen.append(who)
    deals_at: dict[str, set[int]] = {who: set() for table in tables for who in table}
    for at, who in enumerate(chosen):
        deals_at[who].add(at)
    for who in sorted(deals_at, key=lambda each: -times.get(each, 0)):
        while _give_up(who, tables, chosen, deals_at, times):
            pass
    return chosen


def _give_up(
    who: str,
    tables: Sequence[tuple[str, ...]],
    chosen: list[str],
    deals_at: dict[str, set[int]],
    times: dict[str, int],
) -> bool:
    """Let a person deal once less, and another, who has dealt at least two times less, once more."""
    came: dict[str, tuple[str, int]] = {}
    queue, seen = [who], {who}
    for one in queue:
        for at in sorted(deals_at[one]):
            for other in tables[at]:
                if other in seen:
                    continue
                seen.add(other)
                came[other] = (one, at)
                if times.get(other, 0) <= times[who] - 2:
                    times[who] -= 1
                    times[other] = times.get(other, 0) + 1
                    _pass_on(other, who, came, chosen, deals_at)
                    return True
                queue.append(other)
    return False


def _pass_on(
    last: str, first: str, came: dict[str, tuple[str, int]], chosen: list[str], deals_at: dict[str, set[int]]
) -> None:
    """Let each person in a chain take over a table from the one before."""
    while last != first:
        giver, table = came[last]
        deals_at[giver].discard(table)
        deals_at[last].add(table)
        chosen[table] = last
        last = giver
