"""Hints for players: suggested actions, and warnings after costly ones."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from tarok.analysis.advice import Advice
from tarok.analysis.answers import Bots
from tarok.engine.actions import Action, Lay
from tarok.engine.json_codec import to_json
from tarok.engine.view import Player, View
from tarok.games import GAMES
from tarok.server.core import background_tasks
from tarok.server.core.metrics_registry import REFUSED
from tarok.server.room.bot_processes import BotProcessPool, BotTimeout, PoolClosed
from tarok.server.room.commands import check_timing
from tarok.server.room.connections import Connection
from tarok.server.table.events import Did
from tarok.server.table.messages import Act, Refused, Suggest
from tarok.server.table.reducer import apply_event
from tarok.server.table.state import Table

ADVISER: Final = "rule"
"""The bot whose action is suggested."""

log = logging.getLogger(__name__)


class Suggestion(Struct, frozen=True, tag="suggestion"):
    """What a good player would do, from what this seat may know: one thing, or all the cards to discard.

    `advice`: what it is worth compared with other actions, and why; left out where no bot has computed it.
    """

    v: int
    actions: tuple[Action, ...]
    advice: Advice | UnsetType = UNSET


class Costly(Struct, frozen=True, tag="costly"):
    """What was `done` in the position `v` gives away much, by what its seat could see just before."""

    v: int
    view: View
    done: Action
    advice: Advice


class Hints:
    """Sends hints to the connections of a room, without holding up play.

    Each computation is one of the `running` tasks.
    """

    def __init__(self, bots: Bots, pool: BotProcessPool, running: background_tasks.Running) -> None:
        self._bots, self._pool, self._running = bots, pool, running
        self._asking: set[Connection] = set()
        self._watching: dict[Connection, tuple[Table, int, Action] | None] = {}

    def judge_later(self, connection: Connection, before: Table, said: Act) -> None:
        """Start to check whether an action in the state `before` was costly.

        A warning is sent only where advice is allowed, and not after a forced action.  While a check runs,
        only the newest action waits.
        """
        place = before.place_of(connection.guest)
        if place is None or not before.advised or before.key not in GAMES:
            return
        begun = connection in self._watching
        self._watching[connection] = (before, place, said.action)
        if not begun:
            background_tasks.start(self._running, self._judge(connection))

    async def _judge(self, connection: Connection) -> None:
        try:
            while wanted := self._watching[connection]:
                self._watching[connection] = None
                if costly := await self._costly(*wanted):
                    connection.send(to_json(costly).decode())
        finally:
            del self._watching[connection]

    async def _costly(self, before: Table, place: int, done: Action) -> Costly | None:
        """Return a warning if the action was costly and the bot process answers in time."""
        view = await asyncio.to_thread(before.view, place)
        if len(view.legal) == 1 or done not in view.legal:
            return None
        try:
            advice = await self._pool.advise(before.game, view, done)
        except (BotTimeout, PoolClosed) as why:
            log.warning("table %s: no warning of a costly action: %s", before.id, str(why) or "closed")
            return None
        return Costly(before.seq, view, done, advice) if advice.costly(done) else None

    def suggest_later(
        self, connection: Connection, table: Table, place: int, message: Suggest
    ) -> Refused | None:
        """Start to compute a suggestion, or refuse if the connection already waits for one."""
        if connection in self._asking:
            return Refused(table.seq, "too_many")
        self._asking.add(connection)
        background_tasks.start(self._running, self._send_suggestion(connection, table, place, message))
        return None

    async def _send_suggestion(
        self, connection: Connection, table: Table, place: int, message: Suggest
    ) -> None:
        try:
            answer = await self._build(table, place, message)
            if isinstance(answer, Refused):
                REFUSED.count(label=answer.error)
            connection.send(to_json(answer).decode())
        finally:
            self._asking.discard(connection)

    async def _build(self, table: Table, place: int, message: Suggest) -> Refused | Suggestion:
        """Return a suggestion, with its value and reasons if the bot process answers in time."""
        answer = await asyncio.to_thread(build_suggestion, table, place, message, self._bots)
        if isinstance(answer, Refused) or table.key not in GAMES:
            return answer
        try:
            advice = await self._pool.advise(table.game, table.view(place))
        except (BotTimeout, PoolClosed) as why:
            log.warning("table %s: no value of a suggestion: %s", table.id, str(why) or "closed")
            return answer
        one = answer.actions if isinstance(answer.actions[0], Lay) else (advice.action,)
        return Suggestion(table.seq, one, advice)


def build_suggestion(table: Table, place: int, message: Suggest, bots: Bots) -> Refused | Suggestion:
    """Return the suggestion of the adviser for the view from this place, if advice is allowed."""
    if not table.advised:
        return Refused(table.seq, "no_advice")
    if refused := check_timing(table, place, message):
        return refused
    if ADVISER not in bots:
        return Refused(table.seq, "no_suggestion")
    try:
        return Suggestion(table.seq, tuple(advised_actions(table, place, bots[ADVISER](table.game, 0))))
    except Exception:
        log.exception("table %s: the bot cannot advise place %d", table.id, place)
        return Refused(table.seq, "no_suggestion")


def advised_actions(table: Table, place: int, adviser: Player) -> Iterator[Action]:
    """Yield the adviser's action at the place that is due; for a discard, one action for each card."""
    view = table.view(place)
    while True:
        action = adviser(view)
        if action not in view.legal or view.seat is None:
            raise ValueError(f"{action} is not legal")
        yield action
        if not isinstance(action, Lay):
            return
        table = apply_event(table, Did(view.seat, action))
        view = table.view(place)
        if not any(isinstance(legal, Lay) for legal in view.legal):
            return
