"""The log of a deal by phases: the phase of each action, when each phase began, and the current question."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from tarok.engine.actions import Action, Kontra
from tarok.engine.deal import Deal, act


class PhaseLog(Struct, frozen=True):
    """The progress of a deal.

    `phases` holds in which phase each action was done: the name, and how many in a row.  `begun` holds after
    how many actions each phase first began, also one without a question.  `asked` is the number of the first
    action that belongs to the current question: the first of the phase or, where stakes are asked about one
    by one, of this stake, with the kontra that raised it, if any.
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
    """Return when phases began, including those from this stage on that the deal has reached."""
    entered = deal.game.phases[stage : deal.stage + bool(deal.due)]
    return {**{phase.__name__: len(deal.log) for phase in entered}, **before} if entered else before


def _one_more(phases: tuple[tuple[str, int], ...], phase: str) -> tuple[tuple[str, int], ...]:
    """Return the phases of the actions, when one more has been done in this phase."""
    if phases and phases[-1][0] == phase:
        return (*phases[:-1], (phase, phases[-1][1] + 1))
    return (*phases, (phase, 1))


def _asked(before: int, deal: Deal, action: Action, now: Deal) -> int:
    """Return the number of the first action that belongs to the current question."""
    done = len(now.log)
    if deal.due is None or now.due is None or deal.phase != now.phase:
        return done
    if deal.due.about == now.due.about:
        return before
    return done - 1 if isinstance(action, Kontra) else done
