"""The row of Romanian tarok and taper; a variant is a line in `games`."""

from typing import Final

from tarok.family import Draw, Family, Topics
from tarok.games.romanian import romanian, taper

FAMILY: Final = Family(
    id="romanian",
    games={"romanian": romanian, "taper": taper},
    topics=Topics("RO-CARD-02", "RO-CARD-03", "RO-CARD-04", "RO-PLAY-02", "RO-CNT-01", "RO-CON-01"),
    draw=Draw.ONE_TAROK,
    names=("Aglaia", "Bogdan", "Casandra", "Dumitru", "Elena", "Filip"),
    customs=("what_called", "what_announced", "last_trick", "silent_game"),
    profiles={
        "romanian": {
            "romanian": {},
            "romanian_general": {"allow_unu": False, "pool_enabled": False, "all_pass": "throw_in_radler"},
            "romanian_chernovtsy": {"all_pass": "throw_in_radler", "announce_regele_prins": True},
        }
    },
    by_last_words=True,
)
