"""Repeats the actions of a deal in a deal of other cards, and checks only whether each is legal there."""

from tarok.engine.actions import Action, Seat
from tarok.engine.deal import Deal, run
from tarok.engine.phases import Question, Script, asked


class ActionReplay:
    """A deal in which actions are done one by one; `question` is the open one, None when the deal is over."""

    question: Question | None
    _asking: Script

    def __init__(self, deal: Deal) -> None:
        self._entry, self._stage = deal, 0
        self._said: tuple[Action, ...] = ()
        self._log: list[tuple[Seat, Action]] = []
        self._begin()

    def allows(self, seat: Seat, action: Action) -> bool:
        """Whether it is the turn of this seat, and it may do this."""
        asked = self.question
        return asked is not None and asked.seat == seat and action in asked.choices

    def do(self, seat: Seat, action: Action) -> None:
        """Do a legal action of the seat whose turn it is."""
        self._log.append((seat, action))
        self._said = (*self._said, action)
        try:
            self.question = self._asking.send(action)
        except StopIteration as end:
            self._enter(end.value)

    @property
    def deal(self) -> Deal:
        """The deal as it is now, a value like any other."""
        return run(self._entry, self._stage, self._said, tuple(self._log))

    def _enter(self, entry: Deal) -> None:
        """Enter the next phase."""
        self._entry, self._stage, self._said = entry, self._stage + 1, ()
        self._begin()

    def _begin(self) -> None:
        """Go on to the first question of this phase, or of a later one."""
        self.question = None
        if self._stage < len(self._entry.game.phases) and not self._entry.ended:
            self._asking = asked(self._entry.game.phases[self._stage], self._entry)
            try:
                self.question = next(self._asking)
            except StopIteration as end:
                self._enter(end.value)
