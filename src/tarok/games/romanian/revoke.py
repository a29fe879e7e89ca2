"""What becomes of the payments when a player broke the rules (RO-REV)."""

from msgspec.structs import replace

from tarok.engine.actions import Seat
from tarok.engine.deal import Game
from tarok.engine.result import Line, Result
from tarok.games.romanian.options import RomanianHouse


def revoked(
    game: Game[RomanianHouse], result: Result, paid: tuple[Line, ...], pool: tuple[Line, ...]
) -> tuple[Line, ...]:
    """Return the lines of a hand in which `result.revoked` broke the rules.

    That side wins nothing, and the offender pays for all of it (RO-REV-01): over the hand, or in each item
    (RO-REV-02). A pagat ultimo that this side made moves no pool (RO-REV-03).
    """
    assert result.revoked is not None
    culprit = result.revoked
    own = (result.declarer, result.partner)
    team = [seat for seat in range(game.seats) if (seat in own) == (culprit in own)]
    gains = any(line.deltas[seat] > 0 for line in pool for seat in team)
    moved = () if gains else tuple(replace(line, deltas=_alone(line.deltas, culprit, team)) for line in pool)
    if game.options.revoke_basis == "per_item":
        kept = (line for line in paid if line.deltas[culprit] < 0)
        return (*(replace(line, deltas=_alone(line.deltas, culprit, team)) for line in kept), *moved)
    net = tuple(map(sum, zip(*(line.deltas for line in paid), strict=True)))
    fair = _alone(net, culprit, team) if net[culprit] < 0 else (0,) * game.seats
    if fair == net:
        return (*paid, *moved)
    deltas = tuple(then - now for then, now in zip(fair, net, strict=True))
    return (*paid, Line(what="revoke", clause="RO-REV-02", points=abs(net[culprit]), deltas=deltas), *moved)


def _alone(deltas: tuple[int, ...], culprit: Seat, team: list[Seat]) -> tuple[int, ...]:
    """Return the deltas with all that the team pays laid on the culprit; what it gains stays as it is."""
    owed = sum(deltas[seat] for seat in team)
    if owed >= 0:
        return deltas
    return tuple(
        owed if seat == culprit else 0 if seat in team else delta for seat, delta in enumerate(deltas)
    )
