"""How much players think: it is counted in worlds, so that one seed and view give one action."""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """How much is thought, and how sure one must be to leave the rules.

    `cards` and `words` say in how many worlds each card, or word, has been tried after each round; whatever
    is then worse than the best by more than `drop` standard errors is left out.  Without rounds rules decide.
    When all hands together hold at most `exact` cards, worlds are solved instead of played out.  To be
    preferred to what rules would do an action must be better by more than `margin` standard errors.
    For whoever `infers` a world counts the more, the likelier in it is what the others have said.  After
    `seconds`, if they are given, no further world is begun.
    """

    cards: tuple[int, ...]
    words: tuple[int, ...] = ()
    exact: int = 0
    drop: float = 2.5
    margin: float = 1.0
    infers: bool = False
    seconds: float | None = None


THOUGHTFUL: Final = Level(cards=(20, 100))
MASTERS: Final = Level(cards=(40, 120), exact=8, infers=True)
