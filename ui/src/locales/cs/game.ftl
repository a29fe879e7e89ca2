# Slova hry: závazky, hlášky, karty.

stake-game = hra

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra
kontra-5 = mordkontra

card-hidden = karta lícem dolů
card-unnamed = jediný král, kterého nemáš
card-skis = škýz
card-mond = XXI, mond
card-pagat = I, pagát
card-tarok = tarok { $numeral }
card-king-of = { $suit ->
    [hearts] srdcový král
    [diamonds] kárový král
    [spades] pikový král
   *[clubs] křížový král
  }
card-queen-of = { $suit ->
    [hearts] srdcová dáma
    [diamonds] kárová dáma
    [spades] piková dáma
   *[clubs] křížová dáma
  }
card-knight-of = { $suit ->
    [hearts] srdcový kaval
    [diamonds] kárový kaval
    [spades] pikový kaval
   *[clubs] křížový kaval
  }
card-jack-of = { $suit ->
    [hearts] srdcový kluk
    [diamonds] kárový kluk
    [spades] pikový kluk
   *[clubs] křížový kluk
  }
card-pip-of = { $suit ->
    [hearts] srdcová
    [diamonds] kárová
    [spades] piková
   *[clubs] křížová
  } { $rank ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [7] sedmička
    [8] osmička
    [9] devítka
   *[10] desítka
  }
