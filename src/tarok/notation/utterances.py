"""What can be said or done in a game: the words that all games have, and those of the rows of each."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, get_args, get_origin

from msgspec.structs import fields

from tarok.engine.actions import (
    FACE_DOWN,
    LAY,
    OPPOSE,
    PASS,
    PLAY,
    REJECT,
    SURRENDER,
    THROW_IN,
    Action,
    Announce,
    Bid,
    Call,
    Choose,
    Cut,
    Knock,
    Kontra,
    Method,
    Pick,
    Place,
    Take,
)
from tarok.engine.deal import Game
from tarok.engine.stakes import GAME
from tarok.family import Build, Games
from tarok.games import FAMILIES, PROFILES

SIZES: Final = ("12", "6", "4", "3", "2", "1", "345")
METHODS: Final = MappingProxyType(
    {
        "romanian": ("six", "twelve", "abeles", "one_two_three_three_two_one"),
        "czech": (*SIZES, *(f"{size}_choice" for size in SIZES)),
    }
)
"""How the cards may be dealt, by families: it stands in no row of a game."""
BESIDES: Final = MappingProxyType({"slovenian": ("vogel_frei",)})
"""What is announced and is no bonus, by families; no player doubles it."""
COMMON: Final[tuple[Action, ...]] = (
    *PLAY,
    *LAY,
    *map(Call, range(54)),
    Call(FACE_DOWN),
    PASS,
    THROW_IN,
    REJECT,
    OPPOSE,
    SURRENDER,
    Knock(),
    *map(Take, range(1, 7)),
    *map(Place, ("first", "after_first_packet", "last")),
    *map(Cut, range(1, 54)),
    *map(Pick, range(1, 55)),
)
"""With what every vocabulary begins: the first 54 play the cards by their numbers, the next discard them."""


def stakes(game: Game) -> tuple[str, ...]:
    """Return what can be doubled: the game, and every bonus."""
    rows = (bonus.id for each in (game.bonuses, *(row.bonuses for row in game.contracts)) for bonus in each)
    return tuple(dict.fromkeys((GAME, *rows)))


def of_rows(game: Game) -> Iterator[Action]:
    """Yield the words that stand in the rows of a game: how it is dealt, its contracts, its bonuses."""
    family = FAMILIES[game.key].id if game.key in FAMILIES else ""
    contracts = [contract.id for contract in game.contracts]
    yield from map(Method, METHODS.get(family, ()))
    yield from map(Bid, contracts)
    yield from map(Choose, contracts)
    yield from map(Announce, (*stakes(game)[1:], *BESIDES.get(family, ())))
    yield from (Kontra(what, seat) for what in stakes(game) for seat in range(game.seats))


def spoken(games: Games) -> Iterator[frozenset[Action]]:
    """Yield the words of each of these games that not all have, for any house rules."""
    return (_spoken(key, build) for key, build in games.items())


@cache
def _spoken(key: str, build: Build) -> frozenset[Action]:
    """Return the words of a game as it is, with the house rules of its profiles, and with each other one."""
    usual = build()
    houses: list[Mapping[str, object]] = [{}, *PROFILES.get(key, {}).values()]
    houses += ({each.name: value} for each in fields(usual.options) for value in _values(each.type))
    found = set(of_rows(usual))
    for house in houses:
        try:
            found.update(of_rows(build(**house)))
        except (TypeError, ValueError):  # it goes with another house rule only, or none may be given
            continue
    return frozenset(found)


def _values(kind: Any) -> tuple[object, ...]:  # noqa: ANN401 - a type, annotated or not
    """Return the values that a house rule of this type may have, if they can be listed."""
    if get_origin(kind) is Annotated:
        return _values(get_args(kind)[0])
    if get_origin(kind) is Literal:
        return get_args(kind)
    return (False, True) if kind is bool else ()
