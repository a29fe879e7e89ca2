"""The games as `GET /api/games` and `tarok games` describe them: tables of ids and numbers."""

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tarok.cards.deck import Card, Cards
from tarok.engine.bonuses import OrIdle, Threshold
from tarok.engine.card_points import all_points
from tarok.engine.deal import Contract, Game, Judge
from tarok.engine.deal_types import Promise
from tarok.family import Topics
from tarok.games import FAMILIES
from tarok.scoring.account import kontra
from tarok.scoring.counting_groups import Group, grouped

TALON: Final = 6
"""How many cards are left over in every game when all have their hands."""


EXAMPLE: Final = Cards.parse("♥K ♠Q ♣7 Š XVII IX ♦N ♣J ♠7 ♥Q ♦4")
"""A pile that is counted as an example."""


Team: TypeAlias = Literal["alone", "partner", "each"]
"""Who plays together: the declarer alone or with the partner they call, or every player alone."""


class ContractInfo(Struct, frozen=True, kw_only=True):
    """A contract that may be played, and what each of its `bonuses` pays there, if it was `announced`.

    `needed` are the card points that win it, as people say them; none where they do not decide it.
    """

    id: str
    clause: str
    value: int
    team: Team
    needed: str | None
    talon: int
    calls: bool
    declarer_leads: bool
    open_play: bool
    bonuses: tuple[str, ...]
    announced: dict[str, int]


class BonusInfo(Struct, frozen=True, kw_only=True):
    """A feat that pays: in points, or, `of_game`, in times the game; and what is promised with it.

    `needed` are the card points that make it, if it is one of the count.
    """

    id: str
    clause: str
    needed: str | None
    silent: int
    announced: int
    of_game: bool
    promises: tuple[Promise, ...]


class OptionInfo(Struct, frozen=True, kw_only=True):
    """A house rule: one of its `values`, or, where there are none, a number from `least` to `most`."""

    name: str
    default: Any
    values: tuple[Any, ...]
    least: int | None
    most: int | None
    clause: str


class ProfileInfo(Struct, frozen=True, kw_only=True):
    """House rules that are known by a name: what differs from the game's own."""

    name: str
    options: dict[str, Any]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here; every player plays from a `hand` of that many cards.

    `doubling` is what each step of it makes of a stake, `count` an example of how a pile is counted,
    `card_points` what the whole pack is worth.
    """

    key: str
    family: str
    profiles: tuple[ProfileInfo, ...]
    seats: int
    places: int
    hand: int
    pack: tuple[Card, ...]
    in_threes: bool
    count: tuple[Group, ...]
    card_points: int
    kontras: int
    doubling: tuple[int, ...]
    topics: Topics | None
    faces: tuple[str, ...]
    worth: tuple[int, ...]
    contracts: tuple[ContractInfo, ...]
    bonuses: tuple[BonusInfo, ...]
    options: tuple[OptionInfo, ...]


def hand_size(game: Game) -> int:
    """Return how many cards every player plays from."""
    return (len(game.pack) - TALON) // game.seats


def describe(key: str, game: Game) -> GameInfo:
    """Return what a page wants to know of a game."""
    family = FAMILIES.get(key)  # a game of the user's own has none
    profiles = family.profiles_of(key) if family else {}
    return GameInfo(
        key=key,
        family=family.id if family else key,
        profiles=tuple(ProfileInfo(name=name, options=dict(options)) for name, options in profiles.items()),
        seats=game.seats,
        places=game.places,
        hand=hand_size(game),
        pack=tuple(game.pack),
        in_threes=game.in_threes,
        count=grouped(game, EXAMPLE & game.pack),
        card_points=all_points(game),
        kontras=game.kontras,
        doubling=tuple(kontra(step, "")[0].times for step in range(1, game.kontras + 1)),
        topics=family.topics if family else None,
        faces=game.faces.names,
        worth=game.worth,
        contracts=tuple(_contract(game, contract) for contract in game.contracts),
        bonuses=tuple(
            BonusInfo(
                id=bonus.id,
                clause=bonus.clause,
                needed=needed(game, bonus.judge),
                silent=bonus.silent,
                announced=bonus.announced,
                of_game=bonus.of_game,
                promises=bonus.promises,
            )
            for bonus in game.bonuses
        ),
        options=tuple(_options(game)),
    )


def _contract(game: Game, contract: Contract) -> ContractInfo:
    return ContractInfo(
        id=contract.id,
        clause=contract.clause,
        value=contract.value,
        team="each" if contract.aim is None else "partner" if contract.calls else "alone",
        needed=needed(game, contract.aim),
        talon=contract.talon,
        calls=contract.calls,
        declarer_leads=contract.declarer_leads,
        open_play=contract.open_play,
        bonuses=tuple(bonus.id for bonus in contract.bonuses),
        announced={
            bonus.id: bonus.announced * (contract.value if bonus.of_game else 1) for bonus in contract.bonuses
        },
    )


def needed(game: Game, judge: Judge | None) -> str | None:
    """Return the least card points with which a judge is content; two thirds count as one (SL-CNT-01)."""
    aim = judge.judge if isinstance(judge, OrIdle) else judge
    if not isinstance(aim, Threshold):
        return None
    if not game.in_threes:
        return str(aim.units)
    points, thirds = divmod(aim.units, 3)
    return f"{points}⅓" if thirds == 1 else str(points + thirds // 2)


def meanings(game: Game) -> dict[str, str]:
    """Return what each house rule settles, by its name: in English, as no page says it."""
    return {name: notes.get("description", "") for name, _, notes, _ in _fields(game)}


def _options(game: Game) -> Iterator[OptionInfo]:
    for name, kind, _, extra in _fields(game):
        yield OptionInfo(
            name=name,
            default=getattr(game.options, name),
            values=_values(kind),
            least=getattr(kind, "ge", None),
            most=getattr(kind, "le", None),
            clause=extra.get("clause", ""),
        )


def _fields(game: Game) -> Iterator[tuple[str, msgspec.inspect.Type, dict[str, Any], dict[str, Any]]]:
    """Read the options off the fields of their type: name, kind, and both things they are annotated with."""
    described = msgspec.inspect.type_info(type(game.options))
    assert isinstance(described, msgspec.inspect.StructType)
    for field in described.fields:
        kind = field.type
        notes: dict[str, Any] = {}
        extra: dict[str, Any] = {}
        while isinstance(kind, msgspec.inspect.Metadata):
            notes |= kind.extra_json_schema or {}
            extra |= kind.extra or {}
            kind = kind.type
        yield field.name, kind, notes, extra


def _values(kind: msgspec.inspect.Type) -> tuple[Any, ...]:
    match kind:
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.LiteralType(values):
            return tuple(values)
        case _:
            return ()
