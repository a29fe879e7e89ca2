"""A guest's costliest mistakes, as stored and as sent.

They are stored in the stream of the link to their deal, with its report, and deleted with it.
"""

from collections.abc import Iterable
from typing import Final, Literal, Self, TypeAlias

from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.report.findings import Judged
from tarok.server.storage.event_store import EventStore
from tarok.server.table.messages import BriefState


class Erred(Struct, frozen=True):
    """The guest's action of this `number` certainly cost them points.

    `cost`, `trick` and `themes` are those of the report; `played` is when the deal was booked, ISO 8601 in
    UTC.
    """

    guest: str
    game: str
    number: int
    trick: int
    cost: float
    themes: tuple[str, ...]
    played: str


class Learnt(Struct, frozen=True):
    """The guest has found the right action before the one with this number."""

    guest: str
    number: int


class OwnMistake(Struct, frozen=True):
    """A mistake of the caller: in the `deal` of this link, before the action with this `number`.

    `learnt`: the right action was found since.
    """

    deal: str
    number: int
    game: str
    trick: int
    cost: float
    themes: tuple[str, ...]
    played: str
    learnt: bool

    @classmethod
    def of(cls, deal: str, erred: Erred, *, learnt: bool) -> Self:
        """Return a mistake in this deal as it is sent."""
        known = erred.number, erred.game, erred.trick, erred.cost, erred.themes, erred.played
        return cls(deal, *known, learnt)


class ThemeCount(Struct, frozen=True):
    """How often a kind of mistake was made, how many of these are `learnt`, and their total cost.

    The `theme` is empty for mistakes that no rule names.
    """

    theme: str
    times: int
    learnt: int
    cost: float


class OwnMistakes(Struct, frozen=True):
    """Some of the caller's mistakes, of `found` that match, and the `games` in which there are any.

    The counts by theme are of one game, or of all.
    """

    mistakes: tuple[OwnMistake, ...]
    found: int
    games: tuple[str, ...]
    themes: tuple[ThemeCount, ...]


class OwnMoment(Struct, frozen=True):
    """A position to try again, as the guest could see it then."""

    mistake: OwnMistake
    state: BriefState


class TriedAgain(Struct, frozen=True):
    """The result of trying again: `judged` is the new action, `before` the original one.

    It is `right` if it certainly costs nothing; then the mistake is learnt.
    """

    right: bool
    judged: Judged
    before: Judged


class Group(Struct, frozen=True):
    """Mistakes with the same properties, how many they are, and their total cost."""

    game: str
    themes: tuple[str, ...]
    learnt: bool
    times: int
    cost: float


Order: TypeAlias = Literal["dearest", "newest"]
"""The sort order of mistakes."""


class Wish(Struct, frozen=True):
    """Which mistakes are wanted, of a game and a theme, or of any; this number, after how many others."""

    game: str = ""
    theme: str | None = None
    order: Order = "dearest"
    learnt: bool = True
    after: int = 0
    most: int = 10**6


ALL: Final = Wish()
"""All there are, the dearest first."""


async def mistakes(store: EventStore, guest: str, wish: Wish = ALL) -> tuple[OwnMistake, ...]:
    """Return the mistakes of a guest that are wanted."""
    theme = {None: "", "": "[]"}.get(wish.theme, f'%"{wish.theme}"%')
    asked = store.questions.mistakes.bindparams(
        guest=guest,
        game=wish.game,
        theme=theme,
        order=wish.order,
        all=int(wish.learnt),
        most=wish.most,
        after=wish.after,
    )
    found = await store.ask(asked, lambda row: (row[0], from_json(row[1], Erred), bool(row[2])))
    return tuple(OwnMistake.of(deal, erred, learnt=learnt) for deal, erred, learnt in found)


def counted(groups: Iterable[Group]) -> tuple[ThemeCount, ...]:
    """Return the counts by theme, the dearest first; a mistake of two kinds counts as both."""
    found: dict[str, ThemeCount] = {}
    for group in groups:
        for theme in group.themes or ("",):
            was = found.get(theme, ThemeCount(theme, 0, 0, 0.0))
            learnt = was.learnt + group.times * group.learnt
            found[theme] = ThemeCount(theme, was.times + group.times, learnt, round(was.cost + group.cost, 1))
    return tuple(sorted(found.values(), key=lambda each: -each.cost))
