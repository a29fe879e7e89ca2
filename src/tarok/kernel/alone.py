"""The payoff of a play in which all play alone."""

from msgspec.structs import replace

from tarok.engine.card_points import whole
from tarok.engine.deal import Deal
from tarok.kernel.settlement import Amounts, booked


class PayoffAlone:
    """What the end of a play pays each seat, in the points of the score sheet, if every player plays alone.

    It follows from every seat's card points, or from its tricks where those are what counts; the game is
    asked for each way in which they can fall.
    """

    def __init__(self, deal: Deal) -> None:
        self.game, self.carry, self.counts = deal.game, deal.carry, deal.playing.counts
        self._result = deal.game.result(deal.replace(ended="played", due=None))
        self._paid: dict[Amounts, Amounts] = {}

    def paid(self, units: Amounts, tricks: Amounts) -> Amounts:
        """Return what each seat gains when the seats have these units and tricks."""
        ends = tuple(whole(self.game, number) for number in units) if self.counts else tricks
        if ends not in self._paid:
            self._paid[ends] = booked(self.game, replace(self._result, points=ends), self.carry)
        return self._paid[ends]
