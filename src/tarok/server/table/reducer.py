"""The reducer: folds a table's events, with the same result in every process and after every restart."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from tarok.engine.deal import Game, start
from tarok.family import Games
from tarok.scoring.sheet import Sheet
from tarok.server.table import events as happened
from tarok.server.table.alias import unnamed
from tarok.server.table.clocks import first_clock
from tarok.server.table.contests import Scored
from tarok.server.table.events import Opened, TableFact
from tarok.server.table.phase_log import onward, opening
from tarok.server.table.places import (
    AtPlace,
    Person,
    at_place,
    between_deals,
    filled,
    first_places,
    mixed,
    stays_after,
)
from tarok.server.table.sheet_columns import Move, moved_sheet, moved_stays
from tarok.server.table.state import Proposal, Table

Times: TypeAlias = Sequence[float] | None
Numbers: TypeAlias = Sequence[int] | None


def apply_event(table: Table, fact: TableFact, at: float = 0.0) -> Table:
    """Return a table after a fact that happened at this time, in seconds since 1970."""
    table = replace(table, seq=table.seq + 1, at=max(table.at, at))
    if isinstance(fact, happened.Coming):
        return _rested(_sit(table, fact))
    if isinstance(fact, happened.Parted):
        return _rested(_parted(table, fact.alias))
    if isinstance(fact, happened.Presence):
        return _rested(_attend(table, fact), counts=isinstance(fact, happened.Came) and fact.stayed)
    if isinstance(fact, happened.Consent):
        return _ask(table, fact)
    if isinstance(fact, happened.Chance):
        return replace(table, shuffling=table.shuffling.after(fact, table.guests, table.at))
    return table if isinstance(fact, Scored) else _rested(_play(table, fact))


def _rested(table: Table, *, counts: bool = False) -> Table:
    """Return the table with its live clocks moved on by the time without a player, if that does not count."""
    if table.anybody == (table.empty is None):
        return table
    if not table.anybody or table.empty is None:
        return replace(table, empty=table.at)
    gone = 0.0 if counts else table.at - table.empty
    pace, clock = table.manners.clock, table.clock
    places = tuple(
        place if place.away is None else replace(place, away=min(table.at, place.away + gone))
        for place in table.places
    )
    clock = clock.put_off(gone, table.at) if clock and pace and pace.live else clock
    return replace(table, empty=None, places=places, clock=clock)


def _sit(table: Table, fact: happened.Coming) -> Table:
    places = table.places
    match fact:
        case happened.Seated(number, guest, name, face):
            person, now = Person(guest, name, face), places[number]
            if now.guest == guest:
                now = replace(now, person=person)
            elif table.settled or now.free:
                now = AtPlace(person=person)
            else:
                now = replace(now, coming=person)
            first = not table.people
            table = replace(table, dismissed=table.dismissed - {number})
            table = table.held(at_place(places, number, now))
            return replace(table, host=number) if first else table
        case happened.Rose(number, asked):
            whose = places[number].guest
            barred = asked and whose and (table.deals or table.manners.public)
            out = table.asked_out | {whose} if barred and whose else table.asked_out
            dismissed = table.dismissed | {number} if asked else table.dismissed
            return replace(_risen(table, number), asked_out=out, dismissed=dismissed)
        case happened.Filled(number, word):
            return table.held(at_place(places, number, AtPlace(word, coming=places[number].coming)))
        case happened.Mixed(order, drawn):
            return replace(_mixed(table, order), drawn=drawn).held(mixed(places, order))
        case happened.Began():
            begun_at = table.at if table.begun_at is None else table.begun_at
            return replace(table.held(filled(places, table.opponents)), begun_at=begun_at)
        case happened.Handed(number):
            return replace(table, host=number)


def _parted(table: Table, hidden: str) -> Table:
    """Return the table after the guest of this alias leaves and loses the name."""
    table = unnamed(table, hidden)
    own = table.place_of(hidden)
    return table if own is None or table.sheet.over else _risen(table, own)


def _risen(table: Table, number: int) -> Table:
    """Return the table after a player leaves: proposals from and to them are dropped."""
    if table.ending == number:
        table = replace(table, ending=None)
    if not table.settled:
        leaving = replace(table.places[number], leaving=True, coming=None)
        return table.held(at_place(table.places, number, leaving))
    asked = table.proposal
    lapsed = asked and number in {asked.place, asked.other}
    table = replace(table, seen=table.seen - {number}, proposal=None if lapsed else asked)
    return table.held(at_place(table.places, number, AtPlace()))


def _mixed(table: Table, order: Sequence[int]) -> Table:
    """Return the table, except for its places, when the player from `order[i]` moves to `i`."""
    seen = frozenset(number for number, former in enumerate(order) if former in table.seen)
    clock = table.clock and table.clock.mixed(order)
    dismissed = frozenset(order.index(number) for number in table.dismissed)
    table = replace(table, host=order.index(table.host), seen=seen, clock=clock, proposal=None)
    played = mixed(table.played, order) if table.played else ()
    table = replace(table, played=played, dismissed=dismissed)
    if not table.sheet.rows:
        return table  # no account has any rows yet
    return replace(
        table,
        sheet=moved_sheet(table.sheet, order),
        stays=moved_stays(table.stays, order),
        moves=(*table.moves, Move(len(table.sheet.rows), tuple(order))),
    )


def _attend(table: Table, fact: happened.Presence) -> Table:
    match fact:
        case happened.Went(number):
            return table.held(at_place(table.places, number, replace(table.places[number], away=table.at)))
        case happened.Came(number, _):
            here = replace(table.places[number], away=None, minded=False)
            return table.held(at_place(table.places, number, here))
        case happened.Minded(number):
            return table.held(at_place(table.places, number, replace(table.places[number], minded=True)))
        case happened.TimeUp(number):
            return _time_up(table, number)
        case happened.Resumed():
            clock = table.clock and table.clock.anew(table.at)
            return replace(table, clock=clock, shuffling=table.shuffling.anew(table.at))


def _time_up(table: Table, number: int) -> Table:
    """Let a bot decide once; players who have not asked for the next deal have seen enough of the last."""
    clock = table.clock if table.unseen else table.clock and table.clock.emptied(number)
    if table.settled:
        return replace(table, clock=clock, seen=table.seen | {number})
    return replace(table, clock=clock, overdue=number)


def _ask(table: Table, fact: happened.Consent) -> Table:
    match fact:
        case happened.Proposed(place, what, other):
            ending = None if what == "stop" else table.ending
            return replace(table, proposal=Proposal(table.seq, place, what, other), ending=ending)
        case happened.Ending(place):
            return replace(table, ending=place)
        case happened.Agreed(place):
            assert table.proposal is not None
            agreed = table.proposal.agreed | {place}
            return replace(table, proposal=replace(table.proposal, agreed=agreed))
        case happened.Declined():
            return replace(table, proposal=None, ending=None)
        case happened.Continued(other):
            return replace(table, continued_at=other)
        case happened.SilenceCalled(place):
            return replace(table, silence=table.silence.called(place, table.places[place].guest))


def _play(table: Table, fact: TableFact) -> Table:
    """Return the table after an action of the game: if the deal changes, older messages are stale."""
    match fact:
        case happened.Seen(place):
            shuffling = table.shuffling.after(fact, table.guests, table.at)
            return replace(table, seen=table.seen | {place}, shuffling=shuffling)
        case happened.Lent() | happened.Withdrew():
            return _entered(table, fact)
        case happened.Dealt(pack):
            deal = start(table.game, pack, table.sheet.carry)
            table = replace(_new_deal(table, fact), deal=deal, course=opening(deal))
        case happened.Did():
            table = _did(table, fact)
        case happened.TakenBack():
            assert table.before is not None
            former = table.before
            # The time that the others took to agree counts for no player.
            clock = former.clock and former.clock.anew(table.at)
            table = replace(table, deal=former.deal, course=former.course, clock=clock)
            table = replace(table, before=None, proposal=None)
        case happened.Claimed():
            table = replace(table, claimed=fact, proposal=None)
        case happened.Settled(booked, bots):
            clock = table.clock and table.clock.anew(table.at)
            table = replace(table, sheet=table.sheet.with_row(booked), settled=True, clock=clock)
            table = replace(table, claimed=None, before=None, played=table.places)
            table = replace(table, bots=(*table.bots, bots)).held(between_deals(table.places))
        case happened.Stopped(_, booked):
            table = replace(table, sheet=table.sheet.with_row(booked), proposal=None, ending=None)
            if not table.over and not table.sheet.over:
                return table  # the deal goes on unchanged
            table = replace(table, deal=table.deal and table.deal.replace(due=None))
        case _:
            raise ValueError(f"{fact} does not happen here")
    return replace(table, since=table.seq)


def _entered(table: Table, fact: happened.Lent | happened.Withdrew) -> Table:
    """Return the table after an entry on its sheet that leaves the deal as it is."""
    table = replace(table, sheet=table.sheet.with_row(fact.booked))
    if isinstance(fact, happened.Lent):
        return table
    silence = table.silence.without(table.places[fact.place].guest)
    return _risen(replace(table, silence=silence), fact.place)


def _new_deal(table: Table, fact: happened.Dealt) -> Table:
    """Return the table when a deal begins, but for its cards; every reserve is as large as at first."""
    return replace(
        table,
        deals=table.deals + 1,
        asked_out=frozenset(),
        dismissed=frozenset(),
        settled=False,
        played=(),
        seen=frozenset(),
        acted=frozenset(),
        stood_in=frozenset(),
        proposal=None,
        overdue=None,
        begun_at=table.at if table.begun_at is None else table.begun_at,
        clock=first_clock(table),
        shuffling=table.shuffling.dealt(fact.seeds),
        silence=table.silence.in_new_deal(),
    )


def _did(table: Table, fact: happened.Did) -> Table:
    place, clock, pace = table.due, table.clock, table.manners.clock
    person = place is not None and table.acting(place) is None
    course, deal = onward(table.course, table.playing, fact.action)
    if clock and pace and place is not None:
        if person and not table.unseen:
            clock = clock.spent(place, table.at, pace.decision)
        if len(deal.tricks) > len(table.playing.tricks):
            clock = clock.grown(pace.grows)
        clock = clock.anew(table.at)
    by_bot = place is not None and table.places[place].person is not None and not person
    return replace(
        table,
        acted=table.acted | {place} if person else table.acted,
        stood_in=table.stood_in | {place} if by_bot else table.stood_in,
        deal=deal,
        course=course,
        before=replace(table, before=None) if person else None,
        clock=clock,
        overdue=None,
        proposal=None,
    )


def fold(
    table: str, facts: Sequence[TableFact], games: Games, times: Times = None, numbers: Numbers = None
) -> Table | None:
    """Fold these events to a table; None: there are no events, so there is no such table.

    `times` has when each event happened, in seconds since 1970, if that matters.  Earlier deals are not
    replayed, because the rules may have changed: their actions, and who had seen them, may be left out, if
    `numbers` has the numbers of the events.
    """
    if not facts or not isinstance(facts[0], Opened):
        return None
    last = max((i for i, fact in enumerate(facts) if isinstance(fact, happened.Dealt)), default=0)
    return _folded(table, facts, games[facts[0].game](**facts[0].options), times, last, numbers)


def outline(table: str, facts: Sequence[TableFact], game: Game) -> Table:
    """Return the table to which all this has happened, but for its deals: who is where, and the sheet."""
    return _folded(table, facts, game, None, len(facts))


def _folded(  # noqa: PLR0913, PLR0917 - the same, and what is past
    table: str, facts: Sequence[TableFact], game: Game, times: Times, last: int, numbers: Numbers = None
) -> Table:
    """Return the table; deals before the `last` of these events are not replayed."""
    moments, opened = times or (0.0,) * len(facts), facts[0]
    assert isinstance(opened, Opened)
    now = _opened(table, opened, game, moments[0])
    for i, (fact, at) in enumerate(zip(facts[1:], moments[1:], strict=True), 1):
        if numbers and numbers[i] > now.seq + 1:
            now = replace(now, seq=numbers[i] - 1)
        now = _skip(now, fact, at) if i < last and isinstance(fact, PLAYED) else apply_event(now, fact, at)
    return now


PLAYED = (happened.Dealt, happened.Did, happened.Seen, happened.TakenBack, happened.Claimed)
"""The kinds of events that no longer matter once their deal was booked."""


def _opened(table: str, fact: Opened, game: Game, at: float) -> Table:
    places = first_places(fact.players)
    opened = Table(
        id=table,
        seq=1,
        since=1,
        at=at,
        key=fact.game,
        game=game,
        manners=fact.manners,
        opponents=fact.opponents,
        places=places,
        stays=stays_after((), places, 0),
        sheet=Sheet(game, opening=fact.carry),
        opened_at=at,
        begun_at=None if fact.manners.host_begins else at,
        contest=fact.contest,
    )
    return replace(opened, clock=first_clock(opened))


def _skip(table: Table, fact: TableFact, at: float) -> Table:
    now = replace(table, seq=table.seq + 1, at=max(table.at, at))
    return _new_deal(now, fact) if isinstance(fact, happened.Dealt) else now
