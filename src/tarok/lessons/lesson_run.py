"""A run of a lesson: the engine decides what is legal, and the step what is asked for."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from tarok.engine.actions import Action
from tarok.engine.deal import Deal, act, start
from tarok.engine.deal_types import Refusal
from tarok.lessons import Lesson, Step

Done: TypeAlias = Action | int | None
"""What the learner does at a step: an action, the sum that they have counted, or None: they have read it."""


class NotThat(ValueError):
    """What was done is not what the step asks for; `refusal` has the rule, if it is not even legal."""

    def __init__(self, refusal: Refusal | None = None) -> None:
        super().__init__(refusal.why if refusal else "this is not what is asked for")
        self.refusal = refusal


class Stand(Struct, frozen=True):
    """How far a learner has come: the `deal` now, how many steps are done, and how much of the lesson's log.

    `strayed`: the learner did something else that was asked for, too; the log goes on all the same.
    """

    lesson: Lesson
    deal: Deal
    done: int = 0
    logged: int = 0
    strayed: bool = False

    @property
    def step(self) -> Step | None:
        """The step that is next; None: the lesson is over."""
        return self.lesson.steps[self.done] if self.done < len(self.lesson.steps) else None

    @property
    def asked(self) -> tuple[Action, ...]:
        """The actions that are asked for now."""
        return self.lesson.asked(self.step, self.deal) if self.step else ()


def begin(lesson: Lesson) -> Stand:
    """Return the stand before the first step, where the first thing can be done that a step asks for."""
    deal = start(lesson.deal.game, lesson.deal.pack, lesson.deal.carry)
    return list(_led_on(Stand(lesson, deal)))[-1]


def onward(stand: Stand, done: Done) -> list[Stand]:
    """Return how it stands after each action that follows; the last has the step done.

    NotThat: it is not what the step asks for.
    """
    step, deal = stand.step, stand.deal
    if step is None:
        raise NotThat
    if not step.do:
        if done != (stand.lesson.points(step) if step.count else None) or isinstance(done, bool):
            raise NotThat
        return [Stand(stand.lesson, deal, stand.done + 1, stand.logged, stand.strayed)]
    if deal.due is None or done not in deal.due.legal:
        refused = deal.due.refused if deal.due else ()
        raise NotThat(next((each for each in refused if each.action == done), None))
    if done not in stand.asked:
        raise NotThat
    same = stand.lesson.deal.log[stand.logged] == (stand.lesson.seat, done)
    now = Stand(stand.lesson, act(deal, done), stand.done + 1, stand.logged + 1, stand.strayed or not same)
    return list(_led_on(now))


def taken(lesson: Lesson, done: Sequence[Done]) -> Stand:
    """Return the stand after all this was done.  NotThat: at some step it is not what is asked for."""
    stand = begin(lesson)
    for each in done:
        stand = onward(stand, each)[-1]
    return stand


def _led_on(stand: Stand) -> Iterator[Stand]:
    """Give the stand after each action of the log up to what is asked next.

    After the last that is asked for it goes on until the learner has to decide again, or to the end; but not
    where they have strayed, for the log need not know how that goes on.
    """
    yield stand
    lesson, log = stand.lesson, stand.lesson.deal.log
    next_step = next((step for step in lesson.steps[stand.done :] if step.do), None)
    while stand.logged < len(log):
        seat, action = log[stand.logged]
        if next_step:
            asked = lesson.asked(next_step, stand.deal)
            if action in asked or (stand.strayed and asked):
                return
        elif stand.strayed or (seat == lesson.seat and stand.deal.hands[seat]):
            return
        stand = Stand(lesson, act(stand.deal, action), stand.done, stand.logged + 1, stand.strayed)
        yield stand
    if next_step:
        raise ValueError(f"lesson {lesson.name}: nothing in its deal is what {next_step.text} asks for")
