# Besede igre: igre, napovedi, karte.

stake-game = igra

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra
kontra-5 = mordkontra

card-hidden = zakrita karta
card-unnamed = edini kralj, ki ga nimaš
card-skis = škis
card-mond = XXI, mond
card-pagat = I, pagat
card-tarok = tarok { $numeral }
card-king-of = { $suit ->
    [hearts] srčev kralj
    [diamonds] karov kralj
    [spades] pikov kralj
   *[clubs] križev kralj
  }
card-queen-of = { $suit ->
    [hearts] srčeva dama
    [diamonds] karova dama
    [spades] pikova dama
   *[clubs] križeva dama
  }
card-knight-of = { $suit ->
    [hearts] srčev kaval
    [diamonds] karov kaval
    [spades] pikov kaval
   *[clubs] križev kaval
  }
card-jack-of = { $suit ->
    [hearts] srčev fant
    [diamonds] karov fant
    [spades] pikov fant
   *[clubs] križev fant
  }
card-pip-of = { $suit ->
    [hearts] srčeva
    [diamonds] karova
    [spades] pikova
   *[clubs] križeva
  } { $rank ->
    [1] enka
    [2] dvojka
    [3] trojka
    [4] štirica
    [7] sedmica
    [8] osmica
    [9] devetica
   *[10] desetica
  }
