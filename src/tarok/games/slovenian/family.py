"""The row of Slovenian tarok; a variant is a line in `games`."""

from typing import Final

from tarok.family import Family, Topics
from tarok.games.slovenian import slovenian, slovenian_3, slovenian_5

FAMILY: Final = Family(
    id="slovenian",
    games={"slovenian": slovenian, "slovenian_3": slovenian_3, "slovenian_5": slovenian_5},
    topics=Topics("SL-CARD-02", "SL-CARD-03", "SL-CARD-04", "SL-PLAY-02", "SL-CNT-01", "SL-KON-01"),
    names=("Ana", "Bine", "Cvetka", "Drago", "Ema", "France"),
    customs=("mond_fallen",),
    by_last_words=True,
)
