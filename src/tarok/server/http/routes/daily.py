"""The routes of deals that many play alike: the daily deal, and a deal among friends."""

from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Response
from msgspec import Struct
from starlette.requests import HTTPConnection

from tarok.catalogue import GameInfo, describe
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import (
    ArchiveDependency,
    OptionalGuest,
    RequiredGuest,
    RoomsDependency,
    WelcomedGuest,
    json_of,
    limited,
)
from tarok.server.play.contest_seating import ContestSeating, Try
from tarok.server.play.daily import on_day
from tarok.server.play.deal_archive import DealArchive
from tarok.server.play.ranking import Ranking, Standing, standing
from tarok.server.table.consequences import outcome
from tarok.server.table.contests import SAME, Scored
from tarok.server.table.display_names import introduced
from tarok.server.table.request_models import Error, Introduced, OwnPlace, PlaySame
from tarok.server.table.shuffle_messages import Commitment, Opening
from tarok.server.table.state import Table


class OwnTry(Struct, frozen=True):
    """The caller's only try: its table, and the points if it is over."""

    table: str
    points: int | None


class Best(Struct, frozen=True):
    """One of the best deals of a day that is closed: its points, and the id of the link to it."""

    points: int
    deal: str


class DailyDeal(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The daily deal of a game on a `day`, which ends in `left` seconds.

    `commitment` is the hash that fixes its pack, `following` the one of the next day; `played` is how many
    people have played it.  Once the caller's try is over, or the day is `closed`, `standing` is the caller's
    result; `streak` counts the consecutive days that the caller has played.  Once it is closed, the `best`
    tables can be reviewed, and `opening` reveals what was committed.
    """

    game: str
    day: str
    left: float
    closed: bool
    played: int
    commitment: Commitment
    following: Commitment | None = None
    own: OwnTry | None = None
    standing: Standing | None = None
    streak: int = 0
    best: tuple[Best, ...] = ()
    opening: Opening | None = None


class SameDeal(Struct, frozen=True, kw_only=True):
    """A deal that a friend, `by` this name, invites to play; `played` is how many people have played it.

    The results are shown once the caller's own try is over.
    """

    game: str
    by: str
    played: int
    own: OwnTry | None
    tries: tuple[Try, ...] | None


async def _contests(connection: HTTPConnection) -> ContestSeating:
    return cast("ContestSeating", connection.app.state.contest_seating)


ContestSeatingDependency = Annotated[ContestSeating, Depends(_contests)]
LOOKS: Final = limited("replays")
ENTERS: Final = [limited("tables"), limited("daily")]
routes: Final = APIRouter(responses={status: {"model": Error} for status in (403, 404, 409, 422, 429)})


@routes.get("/api/daily/{game}", responses=openapi_schemas.answers(DailyDeal), dependencies=[LOOKS])
async def look_at_daily(  # noqa: PLR0913, PLR0917 - all that FastAPI gives it
    game: str,
    guest: OptionalGuest,
    rooms: RoomsDependency,
    archive: ArchiveDependency,
    contests: ContestSeatingDependency,
    day: str | None = None,
) -> Response:
    """The daily deal of a game: of today, or of a day like 2026-11-23."""
    rooms.game(game, {})
    now = contests.now()
    deal = on_day(game, day, now)
    closed, table = deal.closed(now), await contests.own(deal.contest, guest)
    over = table is not None and table.sheet.over
    known = closed or over
    field = await contests.field(deal)
    told = DailyDeal(
        game=game,
        day=deal.day.isoformat(),
        left=max(0.0, deal.ends - now),
        closed=closed,
        played=sum(times for _, times in field.counts),
        commitment=contests.promised(deal),
        following=contests.promised(deal.following) if now < deal.ends else None,
        own=_own(table) if table else None,
        standing=standing(field, _scored(table)) if known else None,
        streak=await contests.streak(guest) if guest and known else 0,
        best=await _best(archive, field) if known else (),
        opening=contests.opening(deal) if closed else None,
    )
    return json_of(told)


@routes.post("/api/daily/{game}", dependencies=ENTERS)
async def play_daily(
    game: str,
    wanted: PlaySame,
    guest: WelcomedGuest,
    rooms: RoomsDependency,
    contests: ContestSeatingDependency,
) -> OwnPlace:
    """Sit down where the caller plays the daily deal: their only try, or practice once that is over."""
    rooms.game(game, {})
    stage = contests.of_day(on_day(game, wanted.day, contests.now()))
    if stage.opened.contest and stage.opened.contest.shuts(contests.now()):
        raise RequestError(404, "no_day")
    table = await contests.enter(stage, introduced(guest, wanted), practice=wanted.practice)
    return OwnPlace(table=table, place=stage.place)


@routes.post("/api/deals/{deal}/ask", dependencies=[limited("seats")])
async def ask_friends(
    deal: str,
    wanted: Introduced,
    guest: RequiredGuest,
    archive: ArchiveDependency,
    contests: ContestSeatingDependency,
) -> dict[str, str]:
    """Make a link that asks friends to play a deal of the caller's, at the same seat."""
    past = await archive.find(deal, guest)
    if past.opened.contest and (link := past.opened.contest.link):
        return {"same": link}
    archive.shut(past)
    return {"same": await contests.ask(past, introduced(guest, wanted))}


@routes.get("/api/same/{link}", responses=openapi_schemas.answers(SameDeal), dependencies=[LOOKS])
async def look_at_same(
    link: str, guest: OptionalGuest, archive: ArchiveDependency, contests: ContestSeatingDependency
) -> Response:
    """A deal among friends: who invites, and all results once the caller has played it."""
    asked = await contests.asked(link)
    past = await archive.past(asked.table, asked.number)
    tries = await contests.tries(link, past, asked.place, guest)
    table = await contests.own(SAME + link, guest)
    knows = tries[0].you or (table is not None and table.sheet.over)
    told = SameDeal(
        game=past.opened.game,
        by=tries[0].name,
        played=len(tries),
        own=_own(table) if table else None,
        tries=tuple(tries) if knows else None,
    )
    return json_of(told)


@routes.get("/api/same/{link}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_game_of_same(
    link: str, archive: ArchiveDependency, contests: ContestSeatingDependency
) -> Response:
    """The game of a deal among friends and its house rules."""
    asked = await contests.asked(link)
    past = await archive.past(asked.table, asked.number)
    return json_of(describe(past.opened.game, past.game))


@routes.post("/api/same/{link}", dependencies=ENTERS)
async def play_same(
    link: str,
    wanted: PlaySame,
    guest: WelcomedGuest,
    archive: ArchiveDependency,
    contests: ContestSeatingDependency,
) -> OwnPlace:
    """Sit down where the caller plays a deal of a friend: their only try, or practice once that is over."""
    asked = await contests.asked(link)
    past = await archive.past(asked.table, asked.number)
    person = introduced(guest, wanted)
    if past.places[asked.place].guest == guest:
        raise RequestError(409, "own_deal")
    if not person.name:
        raise RequestError(422, "no_name")
    stage = contests.among_friends(link, past, asked.place)
    table = await contests.enter(stage, person, practice=wanted.practice)
    return OwnPlace(table=table, place=stage.place)


def _scored(table: Table | None) -> Scored | None:
    """Return the result of a try; None: it came too late, so that nothing followed when it was booked."""
    if table is None or table.contest is None or table.since == table.seq or not table.people:
        return None
    return outcome(table.contest.key, table.sheet.rows[0], table.sheet.first, table.people[0])


def _own(table: Table) -> OwnTry:
    place = table.people[0] if table.people else 0
    points = table.sheet.carry.totals[place] - table.sheet.first.totals[place]
    return OwnTry(table.id, points if table.sheet.over else None)


async def _best(archive: DealArchive, field: Ranking) -> tuple[Best, ...]:
    """Return links to the best deals, if the field names them."""
    found = []
    points = [each.points for each, number in field.counts for _ in range(min(number, len(field.best)))]
    for table, gained in zip(field.best, points, strict=False):
        found.append(Best(gained, await archive.link(table, 1)))
    return tuple(found)
