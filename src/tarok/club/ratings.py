"""Ratings with their uncertainty, for clubs that want them: they need openskill, by the extra `club`.

They are Plackett-Luce ratings (Weng and Lin, 2011), computed from the ranking at each table alone.
"""

from collections.abc import Iterable
from importlib.util import find_spec

from msgspec import Struct

from tarok.club.state import State
from tarok.extras import extra


class Rating(Struct, frozen=True):
    """A person's rating, its uncertainty (a standard deviation), and the number of tables behind it.

    A new person has 25 ± 8.33.  People are ranked by a conservative estimate: three uncertainties below the
    mean.
    """

    who: str
    name: str
    strength: float
    uncertainty: float
    tables: int

    @property
    def least(self) -> float:
        """The conservative estimate of the rating."""
        return self.strength - 3 * self.uncertainty


def have_ratings() -> bool:
    """Whether openskill is there, which makes them."""
    return find_spec("openskill") is not None


def ratings(evenings: Iterable[State]) -> tuple[Rating, ...]:
    """Return the ratings after all tables of these evenings in their order, the best first.

    People are identified by their ids, which are the same at all evenings.  Lacking: openskill is missing.
    """
    with extra("club"):
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only who wants ratings needs it
    model = PlackettLuce()
    found: dict[str, Rating] = {}
    for state in evenings:
        for person in state.people.values():
            new = model.rating()
            fresh = Rating(person.who, person.name, float(new.mu), float(new.sigma), 0)
            found.setdefault(person.who, fresh)
        for table in (table for each in state.begun for table in each.tables):
            if table.results is None:
                continue
            before = [found[who] for who in table.people]
            teams = [[model.rating(mu=each.strength, sigma=each.uncertainty)] for each in before]
            rated = model.rate(teams, scores=[float(result) for result in table.results])
            for each, (after,) in zip(before, rated, strict=True):
                found[each.who] = Rating(
                    each.who, each.name, float(after.mu), float(after.sigma), each.tables + 1
                )
    played = (each for each in found.values() if each.tables)
    return tuple(sorted(played, key=lambda each: (-each.least, each.who)))
