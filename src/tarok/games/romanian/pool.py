"""The pool: what goes into it before a hand (RO-POOL); and points as money (RO-MON)."""

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from tarok.engine.result import Carry, Factor, Line
from tarok.games.romanian.options import RomanianHouse


def in_the_pool(house: RomanianHouse, carry: Carry) -> int:
    """Return what the hand is played for: what lies in the pool once everybody has paid."""
    return carry.marked("pool") + sum(line.pot for line in entries(house, carry))


def entries(house: RomanianHouse, carry: Carry) -> Iterator[Line]:
    """Return what is paid into the pool before the hand, by place: all refill it, the dealer adds one."""
    if not house.pool_enabled:
        return
    if not carry.marked("pool"):
        yield _entry("refill", "RO-POOL-01", range(carry.places), carry.places)
    yield _entry("ante", "RO-POOL-02", (carry.dealer,), carry.places)


def _entry(what: str, clause: str, payers: Collection[int], places: int) -> Line:
    deltas = tuple(-int(place in payers) for place in range(places))
    return Line(what=what, clause=clause, points=-1, deltas=deltas, pot=len(payers))


def in_money(house: RomanianHouse, lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines with what they come to in money; the pool is counted in game points (RO-MON-01)."""
    stake = house.stake
    if stake == 1:
        return tuple(lines)
    factor = Factor("stake", stake, "RO-MON-01")
    return tuple(
        replace(
            line,
            deltas=tuple(delta * stake for delta in line.deltas),
            pot=line.pot * stake,
            factors=(*line.factors, factor),
        )
        for line in lines
    )
