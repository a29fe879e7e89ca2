"""One's own costliest moments, as they are kept, and as they are told.

They stand in the stream of the link to their deal, beside its report, and go when that goes.
"""

from collections.abc import Iterable
from typing import Final, Literal, Self, TypeAlias

from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.report.findings import Judged
from tarok.server.storage.event_store import EventStore
from tarok.server.table.messages import BriefState


class Erred(Struct, frozen=True):
    """What a guest did with the action of this `number` surely cost them points.

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
    """A guest has found what is right at the moment before the action with this number."""

    guest: str
    number: int


class OwnMistake(Struct, frozen=True):
    """A moment of one's own: of the `deal` of this link, before the action with this `number`.

    `learnt`: what is right was found since.
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
        """Return how a mistake in this deal is told."""
        known = erred.number, erred.game, erred.trick, erred.cost, erred.themes, erred.played
        return cls(deal, *known, learnt)


class ThemeCount(Struct, frozen=True):
    """How often a kind of mistake was made, how many of these are `learnt`, and what they cost together.

    Where no rule has a name for a mistake its `theme` is empty.
    """

    theme: str
    times: int
    learnt: int
    cost: float


class OwnMistakes(Struct, frozen=True):
    """Some of one's own mistakes, of `found` that fit, and the `games` in which there are any.

    The counts by theme are of one game, or of all.
    """

    mistakes: tuple[OwnMistake, ...]
    found: int
    games: tuple[str, ...]
    themes: tuple[ThemeCount, ...]


class OwnMoment(Struct, frozen=True):
    """A moment to try again: what one could see then, and no more."""

    mistake: OwnMistake
    state: BriefState


class TriedAgain(Struct, frozen=True):
    """What came of trying a moment again: `judged` is what was done now, `before` what was done then.

    It is `right` if it surely costs nothing; then the moment is learnt.
    """

    right: bool
    judged: Judged
    before: Judged


class Group(Struct, frozen=True):
    """Mistakes that have all this in common, how many they are, and what they cost together."""

    game: str
    themes: tuple[str, ...]
    learnt: bool
    times: int
    cost: float


Order: TypeAlias = Literal["dearest", "newest"]
"""In which order mistakes are told."""


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
