"""A process that thinks as those of a server do, but over few worlds, however long: always alike."""

from tarok.analysis import action_values
from tarok.analysis.answers import answer_all
from tarok.bots import PLAYERS
from tarok.games import GAMES
from tarok.report import decision_quality

if __name__ == "__main__":
    action_values.WORLDS, action_values.SECONDS = 4, 60.0
    decision_quality.CARDS = decision_quality.WORDS = 2, 2
    answer_all(GAMES, PLAYERS)
