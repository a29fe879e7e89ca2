# Besede igre: igre, napovedi, karte.

stake-game = igra
    .acc = igro

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra
kontra-5 = mordkontra

card-hidden = zakrita karta
    .acc = zakrito karto
card-unnamed = edini manjkajoči kralj
    .acc = edinega manjkajočega kralja
card-skis = škis
    .acc = škisa
    .ins = škisom
card-mond = XXI, mond
    .acc = monda
card-pagat = I, pagat
    .acc = pagata
card-tarok = tarok { $numeral }
card-king-of = { $suit ->
    [hearts] srčev kralj
    [diamonds] karov kralj
    [spades] pikov kralj
   *[clubs] križev kralj
  }
    .acc = { $suit ->
        [hearts] srčev
        [diamonds] karov
        [spades] pikov
       *[clubs] križev
    }ega kralja
card-queen-of = { $suit ->
    [hearts] srčeva dama
    [diamonds] karova dama
    [spades] pikova dama
   *[clubs] križeva dama
  }
    .acc = { $suit ->
        [hearts] srčev
        [diamonds] karov
        [spades] pikov
       *[clubs] križev
    }o damo
card-knight-of = { $suit ->
    [hearts] srčev kaval
    [diamonds] karov kaval
    [spades] pikov kaval
   *[clubs] križev kaval
  }
    .acc = { $suit ->
        [hearts] srčev
        [diamonds] karov
        [spades] pikov
       *[clubs] križev
    }ega kavala
card-jack-of = { $suit ->
    [hearts] srčev fant
    [diamonds] karov fant
    [spades] pikov fant
   *[clubs] križev fant
  }
    .acc = { $suit ->
        [hearts] srčev
        [diamonds] karov
        [spades] pikov
       *[clubs] križev
    }ega fanta
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
    .acc = { $suit ->
        [hearts] srčev
        [diamonds] karov
        [spades] pikov
       *[clubs] križev
    }o { $rank ->
        [1] enko
        [2] dvojko
        [3] trojko
        [4] štirico
        [7] sedmico
        [8] osmico
        [9] devetico
       *[10] desetico
    }
