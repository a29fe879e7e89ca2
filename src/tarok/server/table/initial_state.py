"""The initial state of a table: the agreed game and house rules, and the occupants of its places."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tarok.analysis.answers import Bots
from tarok.engine.deal import Game
from tarok.scoring.sheet import Sheet
from tarok.server.core.errors import RequestError
from tarok.server.table.events import Opened, Seated
from tarok.server.table.places import LEVELS, PERSON, STAND_IN, Person
from tarok.server.table.request_models import OpenTable
from tarok.server.table.table_settings import Manners

CALLER: Final = "you"
"""The word for the place of the caller."""


def opened(
    key: str,
    game: Game,
    words: Sequence[str],
    manners: Manners = Manners(),  # noqa: B008 - a value
    opponents: str = STAND_IN,
) -> Opened:
    """Return that a table is opened with these words for its places."""
    agreed = msgspec.to_builtins(game.options)  # all of them: defaults may change, open tables may not
    players = tuple(PERSON if word == CALLER else word for word in words)
    return Opened(key, agreed, players, manners=manners, opponents=opponents)


def seated(place: int, person: Person) -> Seated:
    """Return that a person sits down at a place."""
    return Seated(place, person.guest, person.name, person.face)


def words_of(wanted: OpenTable, game: Game, others: str, bots: Bots) -> Sequence[str]:
    """Return the occupants of the places; by default the caller has the last seat of the first deal.

    RequestError: there is no such player, or not one for each place.
    """
    levels = [word for word in LEVELS if word in bots]
    if wanted.opponents not in {STAND_IN, *levels}:
        raise RequestError(422, "opponents", why=f"one of {', '.join(levels)}")
    players = wanted.players
    if players is None:
        last = Sheet(game).carry.place(game.seats - 1)
        players = [CALLER if place == last else others for place in range(game.places)]
    known = {CALLER, PERSON, *bots}
    if len(players) != game.places or players.count(CALLER) != 1 or not known.issuperset(players):
        words = ", ".join(sorted(known))
        raise RequestError(
            422, "players", why=f"one of {words} for each of {game.places} places, {CALLER} once"
        )
    return players
