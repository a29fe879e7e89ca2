"""Lessons as data: a deal, a seat, and the steps that tell and ask the learner something.

The lessons of a family of games stand in the file of its name; `deals` are whole deals in the notation
(docs/notation.md), which the lessons share.  Texts are the page's, by the ids that stand here.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from tarok.cards.deck import Card, Cards
from tarok.engine.actions import Action, Play, Seat
from tarok.engine.deal import Deal
from tarok.games import FAMILIES
from tarok.notation import heard, read
from tarok.scoring.counting_groups import grouped

ANY: Final = "any card"
"""Stands for every card that may be played."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner is told, by the id of its `text`, and what they have to do to get on.

    `do` are the actions that are asked for, in the notation, or `ANY`; `count` are cards
    whose sum is asked for; with neither it is enough to read.  `clause` is where the book says it.
    """

    text: str
    clause: str = ""
    do: tuple[str, ...] = ()
    count: str = ""


class Lesson(Struct, frozen=True, kw_only=True):
    """The steps that a learner takes in a `seat` of a deal, whose words and cards the others say and play.

    `than` is the game, known already, compared with which the game of the deal is shown.
    """

    name: str
    deal: Deal
    seat: Seat
    steps: tuple[Step, ...]
    than: str = ""

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.deal.game.key

    @property
    def family(self) -> str:
        """The family of the game."""
        return FAMILIES[self.key].id

    def cards(self, step: Step) -> tuple[Card, ...]:
        """Return the cards whose sum is asked for."""
        return tuple(self.deal.game.faces.parse_all(step.count))

    def points(self, step: Step) -> int:
        """Return their sum, as it is counted in this game."""
        return sum(group.points for group in grouped(self.deal.game, Cards.of(self.cards(step))))

    def asked(self, step: Step, deal: Deal) -> tuple[Action, ...]:
        """Return the actions that are asked for in this position."""
        if deal.due is None or deal.due.seat != self.seat:
            return ()
        if step.do == (ANY,):
            return tuple(action for action in deal.due.legal if isinstance(action, Play))
        wanted = tuple(heard(text, self.deal.game.faces) for text in step.do)
        return tuple(action for action in wanted if action in deal.due.legal)


class _Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    deal: str
    seat: Seat
    steps: tuple[Step, ...]
    than: str = ""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    deals: dict[str, str]
    lessons: tuple[_Row, ...]


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by their names, in the order in which they are learnt."""
    found: dict[str, Lesson] = {}
    for family in dict.fromkeys(family.id for family in FAMILIES.values()):
        text = files(__package__).joinpath(f"{family}.toml").read_text("utf-8")
        file = msgspec.toml.decode(text, type=_File)
        deals = {name: read(deal) for name, deal in file.deals.items()}
        for row in file.lessons:
            found[row.name] = Lesson(
                name=row.name, deal=deals[row.deal], seat=row.seat, steps=row.steps, than=row.than
            )
    return found
