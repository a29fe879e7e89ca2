"""The row of American-Czech tarock; a variant is a line in `games`."""

from typing import Final

from tarok.family import Family, Topics
from tarok.games.czech import czech_american
from tarok.games.czech.options import MACH_TAROK, WESTFEST_2012

FAMILY: Final = Family(
    id="czech",
    games={"czech_american": czech_american},
    topics=Topics("CZ-CARD-03", "CZ-CARD-02", "CZ-CARD-04", "CZ-PLAY-02", "CZ-CNT-01", "CZ-KON-01"),
    names=("Albina", "Bohumil", "Cecilie", "Daniel", "Emilie", "František"),
    customs=("last_trick",),
    profiles={
        "czech_american": {
            "american_tournament": {},
            "westfest_2012": WESTFEST_2012,
            "mach_tarok": MACH_TAROK,
        }
    },
)
