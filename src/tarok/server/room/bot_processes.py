"""The pool of worker processes in which slow bots compute, as the server process uses it.

A worker starts when it is first needed and gets one question at a time.  A worker that does not answer in
time is killed, because it would block its slot.  A worker exits with the server (`tarok.analysis`).
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from tarok.analysis.advice import Advice
from tarok.analysis.questions import NOTHING, Advise, Decide, Examine, Question
from tarok.engine.actions import Action
from tarok.engine.deal import Deal, Game
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.view import View
from tarok.report.findings import Judged, Reachable

COMMAND: Final[Sequence[str]] = (sys.executable, "-m", "tarok.analysis")
LONGEST: Final = 2**22
"""Maximum length of an answer, in bytes."""
PATIENCE: Final = 5.0
"""Seconds until an answer times out, including the wait for a free worker."""

LEISURE: Final = 60.0
"""The same timeout for questions that do not hold up play."""
LAST: Final = 19
"""The niceness of low-priority workers."""

log = logging.getLogger(__name__)


class BotTimeout(Exception):
    """There is no answer: it is too `late`, the worker has `died`, or the bot has `failed`."""


class PoolClosed(Exception):
    """The pool is closed, because the server shuts down."""


class BotProcessPool:
    """A pool of up to `number` worker processes; with `idle` they run at the lowest priority.

    `command` replaces the default command; an answer has at most `longest` bytes.
    """

    def __init__(
        self, number: int, *, idle: bool = False, command: Sequence[str] = (), longest: int = LONGEST
    ) -> None:
        self._command, self._longest = command, longest
        self._slots = asyncio.Semaphore(number)
        self._is_low_priority = idle
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._closed = False

    async def decide(self, word: str, game: Game, seed: int, view: View) -> Action:
        """Return the action of the bot with this word.  Raises BotTimeout or PoolClosed."""
        answer = await self._ask(Decide(word, game.key, msgspec.to_builtins(game.options), seed, view))
        return from_json(answer, Action)  # type: ignore[arg-type] # a union is no type, and msgspec takes it

    async def advise(self, game: Game, view: View, done: Action | None = None) -> Advice:
        """Return the best action for a view with its reasons, and those of the action `done`, if given.

        Equal views get equal answers if the time suffices for all worlds.  Raises BotTimeout or PoolClosed.
        """
        answer = await self._ask(Advise(game.key, msgspec.to_builtins(game.options), 0, view, done))
        return from_json(answer, Advice)

    async def reachable(self, deal: Deal, positions: int) -> Reachable:
        """Return the results that were reachable in a finished deal, within this number of positions.

        Raises BotTimeout or PoolClosed.
        """
        question = replace(_examine(deal, None), positions=positions)
        return from_json(await self._ask(question, LEISURE), Reachable)

    async def judge(self, deal: Deal, number: int, done: Action | None = None) -> Judged:
        """Return the quality of the action with this number, or of the action `done` in its place.

        Raises BotTimeout or PoolClosed.
        """
        question = replace(_examine(deal, number), done=done)
        return from_json(await self._ask(question, LEISURE), Judged)

    async def _ask(self, question: Question, patience: float | None = None) -> bytes:
        return await self.ask(to_json(question), patience)

    async def ask(self, question: bytes, patience: float | None = None) -> bytes:
        """Return the raw answer to a raw question.  Raises BotTimeout or PoolClosed."""
        try:
            async with asyncio.timeout(patience or PATIENCE), self._slots:
                return await self._answer(question + b"\n")
        except TimeoutError:
            raise BotTimeout("late") from None

    async def _answer(self, line: bytes) -> bytes:
        if self._closed:
            raise PoolClosed
        try:
            process = await self._idle_process()
            answer = await self._read_answer(process, line)
        except OSError as error:
            log.warning("no bot process can be started: %s", error)
            answer = b""
        if answer.endswith(b"\n"):
            self._idle.append(process)
        elif self._closed:
            raise PoolClosed
        else:
            raise BotTimeout("died")
        if answer.strip() == NOTHING:
            raise BotTimeout("failed")
        return answer

    async def _read_answer(self, process: Process, line: bytes) -> bytes:
        """Send a line to a worker and return its answer; kill the worker if the answer is incomplete."""
        assert process.stdin
        assert process.stdout
        answer = b""
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            answer = await process.stdout.readline()
        finally:  # also after a timeout: a late answer would be read as that to the next question
            if not answer.endswith(b"\n"):
                _end(process)
        return answer

    async def _idle_process(self) -> Process:
        """Return an idle worker, or start one."""
        while self._idle:
            if (process := self._idle.pop()).returncode is None:
                return process
        self._all = {process for process in self._all if process.returncode is None}
        process = await asyncio.create_subprocess_exec(
            *(self._command or COMMAND), stdin=PIPE, stdout=PIPE, limit=self._longest, start_new_session=True
        )
        self._all.add(process)
        if self._is_low_priority:
            with suppress(OSError, AttributeError):  # the system may not permit or support it
                os.setpriority(os.PRIO_PROCESS, process.pid, LAST)
        return process

    async def close(self) -> None:
        """Kill all workers, including busy ones; later questions raise PoolClosed."""
        self._closed = True
        for process in self._all:
            _end(process)
        await asyncio.gather(*(process.wait() for process in self._all))


def _examine(deal: Deal, number: int | None) -> Examine:
    options = msgspec.to_builtins(deal.game.options)
    return Examine(deal.game.key, options, deal.carry, deal.pack, deal.log, number)


def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
