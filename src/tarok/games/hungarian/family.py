"""The row of the Hungarian games; a variant is a line in `games`."""

from typing import Final

from tarok.family import Draw, Family, Topics
from tarok.games.hungarian import high, illustrated, illustrated_54, paskievics
from tarok.games.hungarian.profiles import ITVB_2019, TOURNAMENT_2018

FAMILY: Final = Family(
    id="hungarian",
    games={
        "paskievics": paskievics,
        "illustrated": illustrated,
        "illustrated_54": illustrated_54,
        "high": high,
    },
    topics=Topics("HU-CARD-02", "HU-CARD-03", "HU-CARD-04", "HU-PLAY-02", "HU-SCO-01", "HU-KON-01"),
    draw=Draw.TWO_SETS,
    names=("Anna", "Béla", "Cecília", "Dénes", "Eszter", "Ferenc"),
    customs=("knock",),
    profiles={
        "paskievics": {"paskievics_pagat": {}, "paskievics_tournament_2018": TOURNAMENT_2018},
        "illustrated": {"illustrated_pagat": {}, "illustrated_itvb_2019": ITVB_2019},
        "illustrated_54": {"illustrated54_pomaz": {}},
        "high": {"high_kovacs": {}},
    },
)
