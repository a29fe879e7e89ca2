# A játék szavai: vállalások, figurák, lapok.

stake-game = játék

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = szubkontra
kontra-4 = mordkontra
kontra-5 = mordkontra

card-hidden = lefordított lap
card-unnamed = az egyetlen hiányzó király
card-skis = skíz
card-mond = XXI
card-pagat = I, a pagát
card-tarok = { $numeral } tarokk
card-king-of = { $suit ->
    [hearts] kőr király
    [diamonds] káró király
    [spades] pikk király
   *[clubs] treff király
  }
card-queen-of = { $suit ->
    [hearts] kőr dáma
    [diamonds] káró dáma
    [spades] pikk dáma
   *[clubs] treff dáma
  }
card-knight-of = { $suit ->
    [hearts] kőr lovas
    [diamonds] káró lovas
    [spades] pikk lovas
   *[clubs] treff lovas
  }
card-jack-of = { $suit ->
    [hearts] kőr bubi
    [diamonds] káró bubi
    [spades] pikk bubi
   *[clubs] treff bubi
  }
card-pip-of = { $suit ->
    [hearts] kőr
    [diamonds] káró
    [spades] pikk
   *[clubs] treff
  } { $rank ->
    [1] ász
    [2] kettes
    [3] hármas
    [4] négyes
    [7] hetes
    [8] nyolcas
    [9] kilences
   *[10] tízes
  }
