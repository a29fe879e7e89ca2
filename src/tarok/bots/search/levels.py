"""Levels of search, counted in worlds, so that one seed and view give one action."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.actions import Action, Bid, Call, Choose, Kontra


class Level(Struct, frozen=True, kw_only=True):
    """How much is thought, and the certainty needed to depart from the rules.

    `cards`, `plans` and `words` say in how many worlds each card, each plan for the talon, or each word has
    been tried after each round; whatever is then worse than the best by more than `drop` standard errors is
    left out; `heard` are the rounds of cards in games of HEARD and, for a player who infers, of WEIGHED.
    Without rounds rules decide, and about words that are not of the kinds it is `about`.  When all hands
    together hold at most `exact` cards, worlds are solved instead of played out.  To be preferred to what
    rules would do an action must be better by more than `margin` standard errors.  For a player who `infers`
    a world counts the more, the likelier in it is what the others have said.  After this `patience`, counted
    in ways to put the hidden cards, or after `seconds`, if they are given, no further world is begun.
    """

    cards: tuple[int, ...]
    heard: tuple[int, ...] = ()
    plans: tuple[int, ...] = ()
    words: tuple[int, ...] = ()
    about: tuple[type[Action], ...] = (Bid, Choose, Call, Kontra)
    exact: int = 0
    drop: float = 2.5
    margin: float = 1.5
    infers: bool = False
    patience: int = 2000
    seconds: float | None = None


THOUGHTFUL: Final = Level(
    cards=(20, 100, 400), heard=(20, 60, 200), plans=(10, 30, 100, 300), words=(15, 40), about=(Call,)
)
MASTERS: Final = Level(
    cards=(40, 120, 300),
    heard=(40, 120),
    plans=(10, 30, 100),
    words=(20, 60),
    about=(Call,),
    exact=8,
    infers=True,
)
HEARD: Final = frozenset({"paskievics", "illustrated", "illustrated_54", "high"})
"""The games in which nearly every word tells of cards, so that a world takes milliseconds at first."""
WEIGHED: Final = frozenset({"romanian", "czech_american"})
"""The games in which it takes milliseconds to tell how likely a world is, by all that was said."""
QUICK: Final = frozenset({"slovenian", "slovenian_3", "slovenian_5"})
"""The games in which a word is rolled out in a millisecond or two."""


def in_game(level: Level, key: str) -> Level:
    """Return the level as it is in the game of this key: where words are slow, rules speak."""
    slow = HEARD | WEIGHED if level.infers else HEARD
    cards = level.heard if key in slow else level.cards
    return replace(level, cards=cards, words=level.words if key in QUICK else ())
