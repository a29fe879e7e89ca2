"""Cards and packs: what is printed on a card, sets of cards as masks, shuffles that anyone can check."""
