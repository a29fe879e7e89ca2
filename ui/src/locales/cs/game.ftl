# Slova hry: závazky, hlášky, karty.

stake-game = hra
    .acc = hru

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra
kontra-5 = mordkontra

card-hidden = karta lícem dolů
    .acc = kartu lícem dolů
card-unnamed = jediný chybějící král
    .acc = jediného chybějícího krále
card-skis = škýz
    .acc = škýze
    .ins = škýzem
card-mond = XXI, mond
    .acc = monda
card-pagat = I, pagát
    .acc = pagáta
card-tarok = tarok { $numeral }
card-king-of = { $suit ->
    [hearts] srdcový král
    [diamonds] kárový král
    [spades] pikový král
   *[clubs] křížový král
  }
    .acc = { $suit ->
        [hearts] srdcov
        [diamonds] károv
        [spades] pikov
       *[clubs] křížov
    }ého krále
card-queen-of = { $suit ->
    [hearts] srdcová dáma
    [diamonds] kárová dáma
    [spades] piková dáma
   *[clubs] křížová dáma
  }
    .acc = { $suit ->
        [hearts] srdcov
        [diamonds] károv
        [spades] pikov
       *[clubs] křížov
    }ou dámu
card-knight-of = { $suit ->
    [hearts] srdcový kaval
    [diamonds] kárový kaval
    [spades] pikový kaval
   *[clubs] křížový kaval
  }
    .acc = { $suit ->
        [hearts] srdcov
        [diamonds] károv
        [spades] pikov
       *[clubs] křížov
    }ého kavala
card-jack-of = { $suit ->
    [hearts] srdcový kluk
    [diamonds] kárový kluk
    [spades] pikový kluk
   *[clubs] křížový kluk
  }
    .acc = { $suit ->
        [hearts] srdcov
        [diamonds] károv
        [spades] pikov
       *[clubs] křížov
    }ého kluka
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
    .acc = { $suit ->
        [hearts] srdcov
        [diamonds] károv
        [spades] pikov
       *[clubs] křížov
    }ou { $rank ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [7] sedmičku
        [8] osmičku
        [9] devítku
       *[10] desítku
    }
