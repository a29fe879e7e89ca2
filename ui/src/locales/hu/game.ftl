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
        [II] II-es tarokk
        [III] III-as tarokk
        [IIII] IIII-es tarokk
        [V] V-ös tarokk
        [VI] VI-os tarokk
        [VII] VII-es tarokk
        [VIII] VIII-as tarokk
        [IX] IX-es tarokk
        [X] X-es tarokk
        [XI] XI-es tarokk
        [XII] XII-es tarokk
        [XIII] XIII-as tarokk
        [XIV] XIV-es tarokk
        [XV] XV-ös tarokk
        [XVI] XVI-os tarokk
        [XVII] XVII-es tarokk
        [XVIII] XVIII-as tarokk
        [XIX] XIX-es tarokk
        [XX] XX-as tarokk
       *[other] { $numeral } tarokk
    }
    .acc = { $numeral ->
        [II] a II-es tarokkot
        [III] a III-as tarokkot
        [IIII] a IIII-es tarokkot
        [V] az V-ös tarokkot
        [VI] a VI-os tarokkot
        [VII] a VII-es tarokkot
        [VIII] a VIII-as tarokkot
        [IX] a IX-es tarokkot
        [X] a X-es tarokkot
        [XI] a XI-es tarokkot
        [XII] a XII-es tarokkot
        [XIII] a XIII-as tarokkot
        [XIV] a XIV-es tarokkot
        [XV] a XV-ös tarokkot
        [XVI] a XVI-os tarokkot
        [XVII] a XVII-es tarokkot
        [XVIII] a XVIII-as tarokkot
        [XIX] a XIX-es tarokkot
        [XX] a XX-as tarokkot
       *[other] a { $numeral } tarokkot
    }
    .ins = { $numeral ->
        [II] a II-es tarokkal
        [III] a III-as tarokkal
        [IIII] a IIII-es tarokkal
        [V] az V-ös tarokkal
        [VI] a VI-os tarokkal
        [VII] a VII-es tarokkal
        [VIII] a VIII-as tarokkal
        [IX] a IX-es tarokkal
        [X] a X-es tarokkal
        [XI] a XI-es tarokkal
        [XII] a XII-es tarokkal
        [XIII] a XIII-as tarokkal
        [XIV] a XIV-es tarokkal
        [XV] a XV-ös tarokkal
        [XVI] a XVI-os tarokkal
        [XVII] a XVII-es tarokkal
        [XVIII] a XVIII-as tarokkal
        [XIX] a XIX-es tarokkal
        [XX] a XX-as tarokkal
       *[other] a { $numeral } tarokkal
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
