"""`python -m tarok.analysis`: a process that thinks, which the server starts and asks."""

import logging

from tarok.analysis.answers import answer_all
from tarok.bots import PLAYERS
from tarok.games import GAMES

logging.basicConfig(level=logging.WARNING, format="thinking: %(message)s")
answer_all(GAMES, PLAYERS)
