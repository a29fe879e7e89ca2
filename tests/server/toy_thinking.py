"""A process that thinks about the toy game as the first word on its command line says.

Where the bot `waits`, it does so until there is a file whose path is the second word.
"""

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.toy import first, toy
from tarok.analysis.answers import answer_all
from tarok.engine.actions import Play
from tarok.engine.deal import Game
from tarok.engine.view import Player, View


def waits(game: Game, seed: int) -> Player:
    def play(view: View) -> Play:
        Path(sys.argv[2]).with_suffix(".asked").write_text(str(os.getpid()))
        while not Path(sys.argv[2]).exists():
            time.sleep(0.01)
        return highest(view)

    return play


def highest(view: View) -> Play:
    """The highest card that may be played: no other bot here takes it."""
    return max((each for each in view.legal if isinstance(each, Play)), key=lambda each: each.card)


HOW = {
    "first": first,
    "highest": lambda *_: highest,
    "waits": waits,
    "dies": lambda *_: lambda _: os._exit(1),
    "fails": lambda *_: lambda _: 1 / 0,
    "cheats": lambda *_: lambda _: Play(53),
    "prints": lambda *_: lambda view: sys.stdout.write("I think") and highest(view),
}

if __name__ == "__main__":
    answer_all({"toy": toy}, {"thinker": HOW[sys.argv[1]], "rule": first})
