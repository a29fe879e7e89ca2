# The words of the game: contracts, bonuses, cards.

contract-klop = klop
contract-three = three
contract-two = two
contract-one = one
contract-solo_three = solo three
contract-solo_two = solo two
contract-solo_one = solo one
contract-beggar = beggar
contract-solo_without = solo without
contract-open_beggar = open beggar
contract-colour_valat_without = colour valat without
contract-valat_without = valat without
contract-colour_valat = colour valat

goal-klop = everyone alone: take few points
goal-three = with a partner, 3 cards from the talon
goal-two = with a partner, 2 cards from the talon
goal-one = with a partner, 1 card from the talon
goal-solo_three = alone, 3 cards from the talon
goal-solo_two = alone, 2 cards from the talon
goal-solo_one = alone, 1 card from the talon
goal-beggar = alone, take no trick
goal-solo_without = alone, without the talon
goal-open_beggar = no trick, with the hand open
goal-colour_valat_without = every trick, taroks do not beat
goal-valat_without = every trick, without the talon
goal-colour_valat = every trick, taroks do not beat

bonus-trula = trula
bonus-kings = kings
bonus-king_ultimo = king ultimo
bonus-pagat_ultimo = pagat ultimo
bonus-valat = valat

about-trula = škis, mond and pagat on your side
about-kings = all four kings on your side
about-king_ultimo = the called king in the last trick, won
about-pagat_ultimo = the pagat wins the last trick
about-valat = every trick

stake-game = the game

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra

card-hidden = card that lies face down
card-skis = škis
card-mond = XXI, the mond
card-pagat = I, the pagat
card-tarok = tarok { $numeral }
card-king-of = { $suit ->
    [hearts] king of hearts
    [diamonds] king of diamonds
    [spades] king of spades
   *[clubs] king of clubs
  }
card-queen-of = { $suit ->
    [hearts] queen of hearts
    [diamonds] queen of diamonds
    [spades] queen of spades
   *[clubs] queen of clubs
  }
card-knight-of = { $suit ->
    [hearts] knight of hearts
    [diamonds] knight of diamonds
    [spades] knight of spades
   *[clubs] knight of clubs
  }
card-jack-of = { $suit ->
    [hearts] jack of hearts
    [diamonds] jack of diamonds
    [spades] jack of spades
   *[clubs] jack of clubs
  }
card-pip-of = { $rank } of { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [spades] spades
   *[clubs] clubs
  }
