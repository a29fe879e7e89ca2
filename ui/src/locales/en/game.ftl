# The words of the game: contracts, bonuses, cards.

stake-game = the game

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra
kontra-5 = mordkontra

card-hidden = face-down card
card-unnamed = only missing king
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
