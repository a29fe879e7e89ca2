# Igra z ljudmi, ki jih ne poznamo; in selitev svojih mest na drugo napravo.

hall-game = Igra
hall-pace = Ura
hall-any = vseeno
hall-rules-book = po pravilniku
hall-rules-own = s hišnimi pravili
hall-pace-none = brez ure
hall-pace-relaxed = sproščeno
hall-pace-brisk = hitro
hall-pace-hours = 8 ur za odločitev
hall-pace-days = 2 dni za odločitev
hall-now = Igraj takoj: { $game }
hall-now-hint = Sedeš tja, kjer je prosto mesto. Če ga ni, se nova miza po 20 sekundah začne z računalniškimi igralci, njihova mesta pa lahko ljudje zasedejo med partijami.
hall-list = Mize s prostorom zate
hall-none = Trenutno nihče ne čaka. »Igraj takoj« odpre mizo, ki jo drugi lahko najdejo.
hall-free = { $count ->
    [one] { $count } prosto mesto
    [two] { $count } prosti mesti
    [few] { $count } prosta mesta
   *[other] { $count } prostih mest
  }
hall-bots = { $count ->
    [one] { $count } mesto računalnika po tej partiji
    [two] { $count } mesti računalnikov po tej partiji
    [few] { $count } mesta računalnikov po tej partiji
   *[other] { $count } mest računalnikov po tej partiji
  }
hall-begun = { $deal }. partija
hall-own-rules = lastna hišna pravila
hall-go = K mizi
hall-go-to = K mizi, kjer sedi: { $names }
hall-alone = Igraj proti računalniku
hall-people = { $count ->
    [0] Nihče ne čaka
    [one] Čaka { $count } igralec
    [two] Čakata { $count } igralca
    [few] Čakajo { $count } igralci
   *[other] Čaka { $count } igralcev
  }
hall-watching = { $count ->
    [one] { $count } gledalec
    [two] { $count } gledalca
    [few] { $count } gledalci
   *[other] { $count } gledalcev
  }
hall-filter = Prikaži samo
hall-tell = Povej mi, ko kdo pride
hall-telling = Oglasil se bo zvok. Stran pusti odprto.
hall-came = Nekdo čaka na igro: { $game }

along-hint = Na drugi napravi nadaljuješ kot ista oseba, s svojimi mizami in srečanji.
along-make = Ustvari kodo
along-type-hint = Preberi jo s kamero druge naprave ali jo tam vpiši: Nastavitve, »Prenos na drugo napravo«. Velja deset minut in samo enkrat.
along-qr = Koda za kamero
along-none = Zaenkrat ni česa prenesti: na tej napravi še ni tvoje mize.
along-ask = Devet črk z druge naprave
along-take = Prenesi mesta
along-done = { $count ->
    [one] Urejeno. Tu imaš zdaj { $count } mizo.
    [two] Urejeno. Tu imaš zdaj { $count } mizi.
    [few] Urejeno. Tu imaš zdaj { $count } mize.
   *[other] Urejeno. Tu imaš zdaj { $count } miz.
  }
along-leave = { $count ->
    [one] Na tej napravi izgubiš dostop do { $count } mize.
    [two] Na tej napravi izgubiš dostop do { $count } miz.
    [few] Na tej napravi izgubiš dostop do { $count } miz.
   *[other] Na tej napravi izgubiš dostop do { $count } miz.
  }
along-leave-yes = Pusti in nadaljuj
along-wrong-no_code = Take kode ni. Primerjaj črke.
along-wrong-code_used = Ta koda je že porabljena. Ustvari novo.
along-wrong-code_old = Ta koda je starejša od desetih minut. Ustvari novo.
along-wrong-same_guest = Ta mesta so na tej napravi že tvoja.
along-wrong-too_many_tries = Preveč napačnih kod. Poskusi znova čez nekaj minut.
along-wrong-line = Ni povezave s strežnikom.
personal-hint = Strežnik hrani, kje in kdaj igraš, tvoje ime in sliko tam, dvanajst ur pogovora in tvoje ključe za dostop.
personal-until = Ta naprava te pozna do { $until }; vsak obisk to podaljša.
personal-save = Shrani v datoteko
personal-leave = Pozabi me na tej napravi
personal-leave-sure = Tvoja mesta ostanejo. Nazaj do njih vodi le koda z druge tvoje naprave ali ključ za dostop.
personal-leave-yes = Da, pozabi me tukaj
personal-elsewhere = Odjavi me povsod drugod
personal-elsewhere-sure = Vse druge naprave te takoj pozabijo, kode, ki jih imaš, pa ne vodijo nikamor več. Ključi za dostop ostanejo: odstrani tiste, ki jih ne poznaš.
personal-elsewhere-yes = Da, odjavi me povsod drugod
personal-elsewhere-done = Narejeno. Zdaj te poznajo le ta naprava in tvoji ključi za dostop.
personal-remove = Izbriši vse
personal-remove-sure = Vstaneš od vseh miz, tvoje ime, obraz, besede in ključi za dostop pa se za vedno izbrišejo.
personal-remove-yes = Da, izbriši
personal-device = S te naprave se izbriše tudi vse drugo: ime in obraz, utišani igralci, lekcije, zapisniki in povezave do prireditev.
personal-device-links = Povezave do prireditev ({ $count }): { $names }
personal-device-director = Če povezave vodje nimaš nikjer drugje, prireditve ne moreš več voditi.
personal-device-sheet = Zapisnik, ki je samo tu: { $names }
personal-device-unsent = Zapisi, ki še niso poslani: { $count }
personal-device-save = Najprej shrani povezave in zapisnike
personal-none = O tebi tu ni ničesar shranjenega.
