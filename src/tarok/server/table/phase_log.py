"""The course of a deal: in which phase each action was done, when each phase began, and what is asked now."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from tarok.engine.actions import Action, Kontra
from tarok.engine.deal import Deal, act


class PhaseLog(Struct, frozen=True):
    """How far a deal has come.

    `phases` says in which phase each action was done: the name, and how many one after the other.  `begun`
    says after how many actions each phase first began, also one in which nobody was asked.  `asked` is the
    number of the first action that belongs to what is answered now: the first of the phase or, where stakes
    are in question one by one, of this one, with the kontra that put it, if one has.
    """

    phases: tuple[tuple[str, int], ...] = ()
    begun: Mapping[str, int] = MappingProxyType({})
    asked: int = 0


def opening(deal: Deal) -> PhaseLog:
    """Return the course of a deal that has just begun."""
    return PhaseLog(begun=_begun({}, deal, 0))


def onward(course: PhaseLog, deal: Deal, action: Action) -> tuple[PhaseLog, Deal]:
    """Return the course and the deal after an action.  Illegal: it may not be done."""
    now = act(deal, action)
    begun = _begun(course.begun, now, deal.stage + 1)
    return PhaseLog(_one_more(course.phases, deal.phase), begun, _asked(course.asked, deal, action, now)), now


def _begun(before: Mapping[str, int], deal: Deal, stage: int) -> Mapping[str, int]:
    """Return when phases began, with those from this stage on to which the deal has come."""
    entered = deal.game.phases[stage : deal.stage + bool(deal.due)]
    return {**{phase.__name__: len(deal.log) for phase in entered}, **before} if entered else before


def _one_more(phases: tuple[tuple[str, int], ...], phase: str) -> tuple[tuple[str, int], ...]:
    """Return the phases of the actions, when one more has been done in this phase."""
    if phases and phases[-1][0] == phase:
        return (*phases[:-1], (phase, phases[-1][1] + 1))
    return (*phases, (phase, 1))


def _asked(before: int, deal: Deal, action: Action, now: Deal) -> int:
    """Return the number of the first action that belongs to what is answered now."""
    done = len(now.log)
    if deal.due is None or now.due is None or deal.phase != now.phase:
        return done
    if deal.due.about == now.due.about:
        return before
    return done - 1 if isinstance(action, Kontra) else done
