"""`python -m tarok.analysis`: a process that computes bot moves for the server."""

import logging

from tarok.analysis.answers import answer_all
from tarok.bots import PLAYERS
from tarok.games import GAMES

logging.basicConfig(level=logging.WARNING, format="thinking: %(message)s")
answer_all(GAMES, PLAYERS)
