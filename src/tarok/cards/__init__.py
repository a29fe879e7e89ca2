"""Cards and packs: the faces of cards, sets of cards as masks, verifiable shuffles."""
