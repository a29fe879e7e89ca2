"""The four bids as contracts, and what cards are worth (HU-SCO-03, HU-CARD)."""

from tarok.cards.deck import FACES, TAROKS, Cards, Faces
from tarok.engine.deal import Contract
from tarok.engine.duties import highest
from tarok.games.hungarian.figures import Figure
from tarok.games.hungarian.judges import at_least
from tarok.games.hungarian.promises import DUTIES

SHORT = TAROKS | Cards.of(card for card in range(32) if card % 8 > 2)
"""The pack of 42: of each suit the three lowest cards are left out (HU-CARD-01)."""
FOURS = Faces(red="1 2 3 4 J N Q K", black="7 8 9 10 J N Q K")
"""The faces where the lowest red card is a four (HU-CARD-06)."""
FACES_OF = {"ace": FACES, "four": FOURS}


# fmt: off
def contracts(bonuses: tuple[Figure, ...], least: int) -> tuple[Contract, ...]:
    """Return the four bids, from the lowest on (HU-BID-01, HU-SCO-03); D needs `least` card points."""
    def bid(name: str, value: int, talon: int) -> Contract:
        return Contract(
            id=name,
            clause="HU-SCO-03",
            value=value,
            aim=at_least(least),
            duties=DUTIES,
            beats=highest,  # HU-PLAY-04
            counts=True,
            talon=talon,
            calls=True,
            bonuses=bonuses,
        )

    return (bid("three", 1, 3), bid("two", 2, 2), bid("one", 3, 1), bid("solo", 4, 0))
# fmt: on
