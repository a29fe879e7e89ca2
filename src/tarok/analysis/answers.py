"""A process that computes answers: it answers questions, a line each, until its input ends."""

import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from typing import BinaryIO, Final, TypeAlias

import msgspec

from tarok.analysis.action_values import advise
from tarok.analysis.advice import Advice
from tarok.analysis.questions import NOTHING, Advise, Examine, Question
from tarok.cards.deck import Card
from tarok.engine.actions import Action, Log
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import Carry
from tarok.engine.view import Player
from tarok.family import Games
from tarok.report import Judged, Reachable, judge, line

Bots: TypeAlias = Mapping[str, Callable[[Game, int], Player]]
"""Makes the players that are no people, each from a game and a seed."""
NICE: Final = 5
"""By how much the processes that serve come first, where all want to do something."""
KNOWN: Final = 64
"""How many games and players are kept for what is asked next."""

log = logging.getLogger(__name__)


class Answerer:
    """Answers questions, with these games and bots."""

    def __init__(self, games: Games, bots: Bots) -> None:
        self._games, self._bots = games, bots
        self._game = lru_cache(KNOWN)(self._built)
        self._player = lru_cache(KNOWN)(self._made)
        self._deal = lru_cache(1)(self._played)

    def answer(self, line: bytes) -> bytes:
        """Return the answer to a question as it came; where there is none, the log says why."""
        try:
            return to_json(self._answer(from_json(line, Question)))  # type: ignore[arg-type] # as msgspec has it
        except Exception:
            log.exception("a question has no answer")
            return NOTHING

    def _answer(self, asked: Question) -> Action | Advice | Reachable | Judged:
        options = msgspec.json.encode(asked.options)
        if isinstance(asked, Advise):
            return advise(self._game(asked.game, options), asked.view, asked.seed, asked.done)
        if isinstance(asked, Examine):
            deal = self._deal(asked.game, options, to_json((asked.carry, asked.pack, asked.log)))
            if asked.number is None:
                return line(deal, asked.positions)
            return judge(deal, asked.number, done=asked.done)
        return self._player(asked.word, asked.game, options, asked.seed)(asked.view)

    def _made(self, word: str, key: str, options: bytes, seed: int) -> Player:
        return self._bots[word](self._game(key, options), seed)

    def _played(self, key: str, options: bytes, told: bytes) -> Deal:
        """Return a deal after all its actions; a report asks many questions of the same one."""
        carry, pack, log = from_json(told, tuple[Carry, tuple[Card, ...], Log])
        deal = start(self._game(key, options), pack, carry)
        for _, said in log:
            deal = act(deal, said)
        return deal

    def _built(self, key: str, options: bytes) -> Game:
        return self._games[key](**msgspec.json.decode(options))


def answer_all(games: Games, bots: Bots) -> None:
    """Answer questions about games until the input ends."""
    answer_lines(Answerer(games, bots).answer)


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """Answer until the input ends: then this process ends, whatever it computes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the parent process
    with suppress(OSError, AttributeError):  # not every user may, nor does every system support it
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # output of a bot must not mix with the answers
    questions = SimpleQueue[bytes]()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            answers.write(answer(questions.get()) + b"\n")


def _listen(asked: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    for question in asked:
        questions.put(question)
    os._exit(0)
