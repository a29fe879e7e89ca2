# A játék szavai: vállalások, figurák, lapok.

stake-game = játék
    .sub = a játékra

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = szubkontra
kontra-4 = mordkontra
kontra-5 = mordkontra

card-hidden = lefordított lap
    .acc = egy lefordított lapot
card-unnamed = az egyetlen hiányzó király
    .acc = az egyetlen hiányzó királyt
card-skis = skíz
    .acc = a skízt
    .ins = a skízzel
card-mond = XXI
    .acc = a XXI-est
    .ins = a XXI-essel
card-pagat = I, a pagát
    .acc = a pagátot
    .ins = a pagáttal
card-tarok = { $numeral ->
        [III] { $numeral }-as tarokk
        [VIII] { $numeral }-as tarokk
        [XIII] { $numeral }-as tarokk
        [XVIII] { $numeral }-as tarokk
        [XX] { $numeral }-as tarokk
        [V] { $numeral }-ös tarokk
        [XV] { $numeral }-ös tarokk
        [VI] { $numeral }-os tarokk
        [XVI] { $numeral }-os tarokk
       *[other] { $numeral }-es tarokk
    }
    .acc = { $numeral ->
        [III] a { $numeral }-as tarokkot
        [VIII] a { $numeral }-as tarokkot
        [XIII] a { $numeral }-as tarokkot
        [XVIII] a { $numeral }-as tarokkot
        [XX] a { $numeral }-as tarokkot
        [V] az { $numeral }-ös tarokkot
        [XV] a { $numeral }-ös tarokkot
        [VI] a { $numeral }-os tarokkot
        [XVI] a { $numeral }-os tarokkot
       *[other] a { $numeral }-es tarokkot
    }
    .ins = { $numeral ->
        [III] a { $numeral }-as tarokkal
        [VIII] a { $numeral }-as tarokkal
        [XIII] a { $numeral }-as tarokkal
        [XVIII] a { $numeral }-as tarokkal
        [XX] a { $numeral }-as tarokkal
        [V] az { $numeral }-ös tarokkal
        [XV] a { $numeral }-ös tarokkal
        [VI] a { $numeral }-os tarokkal
        [XVI] a { $numeral }-os tarokkal
       *[other] a { $numeral }-es tarokkal
    }
card-king-of = { $suit ->
    [hearts] kőr király
    [diamonds] káró király
    [spades] pikk király
   *[clubs] treff király
  }
    .acc = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } királyt
    .ins = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } királlyal
card-queen-of = { $suit ->
    [hearts] kőr dáma
    [diamonds] káró dáma
    [spades] pikk dáma
   *[clubs] treff dáma
  }
    .acc = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } dámát
    .ins = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } dámával
card-knight-of = { $suit ->
    [hearts] kőr lovas
    [diamonds] káró lovas
    [spades] pikk lovas
   *[clubs] treff lovas
  }
    .acc = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } lovast
    .ins = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } lovassal
card-jack-of = { $suit ->
    [hearts] kőr bubi
    [diamonds] káró bubi
    [spades] pikk bubi
   *[clubs] treff bubi
  }
    .acc = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } bubit
    .ins = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } bubival
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
    .acc = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } { $rank ->
        [1] ászt
        [2] kettest
        [3] hármast
        [4] négyest
        [7] hetest
        [8] nyolcast
        [9] kilencest
       *[10] tízest
    }
    .ins = { $suit ->
        [hearts] a kőr
        [diamonds] a káró
        [spades] a pikk
       *[clubs] a treff
    } { $rank ->
        [1] ásszal
        [2] kettessel
        [3] hármassal
        [4] négyessel
        [7] hetessel
        [8] nyolcassal
        [9] kilencessel
       *[10] tízessel
    }
