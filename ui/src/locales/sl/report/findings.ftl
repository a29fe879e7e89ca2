report-wait = Računam …
report-not = Tega ni bilo mogoče dokončati. Poskusi znova.
report-progress =
    Korak { $done } od { $of }, { $left ->
        [0] skoraj končano
        [one] še približno { $left } sekunda
        [two] še približno { $left } sekundi
        [few] še približno { $left } sekunde
       *[other] še približno { $left } sekund
    }
report-of = { $name }: { $paid } v tej partiji
report-step = Poglej
report-trick = Štih { $trick }
report-before = Pred prvo karto

# Sodba: $done je karta ali beseda, $own je 1 za igralca, ki to bere.
verdict-lost-one-card = Igro je zapravila ena karta: { $done } v štihu { $trick }.
verdict-lost-last-chance = Zadnja priložnost je šla v štihu { $trick }: { $done }.
verdict-lost-by-partner = Igro je zapravila soigralčeva karta: { $done } v štihu { $trick }.
verdict-lost-in-bidding = Igra je bila izgubljena že pri licitaciji: { $done } stane približno { $amount }.
verdict-lost-from-start =
    { $own ->
        [1] Te igre ti ni bilo mogoče dobiti.
       *[other] Te igre ni bilo mogoče dobiti.
    }
verdict-lost-from-trick = Od štiha { $trick } naprej se igre ni dalo več dobiti.
verdict-won-by-gift = Drugi so igro izpustili iz rok: { $done } v štihu { $trick }.
verdict-won-in-bidding =
    { $own ->
        [1] Tvoja igra je bila dobljena že pri licitaciji.
       *[other] Igra je bila dobljena že pri licitaciji.
    }
verdict-won-from-start = Igra je bila dobljena še pred prvo karto.
verdict-won-from-trick = Od štiha { $trick } naprej se igre ni dalo več izgubiti.
verdict-costly =
    { $trick ->
        [0] Najdražja odločitev: { $done }, pred prvo karto.
       *[other] Najdražja karta: { $done } v štihu { $trick }.
    }
verdict-small =
    { $own ->
        [1] Nobena tvoja odločitev ni stala cele točke.
       *[other] Nobena odločitev ni stala cele točke.
    }
verdict-clean =
    { $own ->
        [1] Nobena tvoja odločitev ni bila zanesljivo napaka.
       *[other] Nobena odločitev ni bila zanesljivo napaka.
    }
verdict-open = Ničesar ni bilo mogoče oceniti.
verdict-proved = Z odprtimi kartami in ob najboljši igri vseh.
verdict-estimated = Ocena iz tega, kar se je tedaj dalo vedeti.
verdict-known = Tudi brez odprtih kart je bila druga karta jasno boljša.
verdict-unknown = Brez odprtih kart to ni bila jasna napaka.

accuracy = Natančnost
accuracy-about = 100: nobene jasne napake. 0: nič bolje od žreba.
accuracy-curve =
    { $count ->
        [one] { $count } partija: povprečje { $mean }
        [two] Zadnji { $count } partiji: povprečje { $mean }
        [few] Zadnje { $count } partije: povprečje { $mean }
       *[other] Zadnjih { $count } partij: povprečje { $mean }
    }

strip = Štih za štihom
strip-level-0 = ni stalo nič
strip-level-1 = malo
strip-level-2 = veliko
strip-level-3 = zelo veliko
strip-waiting = še ni preračunano
strip-unjudged = ni bilo izbire ali ni ocenjeno

report-costliest = Najdražji trenutek
report-cost =
    { $name }: { $done } stane { $cost ->
        [0] manj kot točko
        [one] približno { $cost } točko
        [two] približno { $cost } točki
        [few] približno { $cost } točke
       *[other] približno { $cost } točk
    }; bolje je { $best }.
report-cost-given =
    { $name }: { $done } prinese drugi strani { $cost ->
        [one] približno { $cost } točko
        [two] približno { $cost } točki
        [few] približno { $cost } točke
       *[other] približno { $cost } točk
    }; bolje je { $best }.
report-nothing = Zanesljive napake ni bilo.
report-retry = Poskusi znova
report-others = Drugi dragi trenutki
report-luck = Sreča in znanje
report-luck-about = Plačilo vsakega: kaj so obetale karte, koliko so ga stale jasne napake, ostalo pa je prišlo od drugih in od razporeditve kart.
report-cards = karte
report-played = napake
report-rest = ostalo
report-paid = plačilo
report-open = Z odprtimi kartami
report-open-about = { $name }: kaj je še dosegljivo, če vsi igrajo najbolje.
report-open-alone = Vsak igra zase. { $name }: izid, če vsi nadaljujejo po preprostih pravilih.
report-line =
    { $trick ->
        [0] Začetek: { $first }, konec: { $last }.
       *[other] V štihu { $trick } je bilo { $first }, na koncu { $last }; za prej je možnosti preveč.
    }
report-gave = { $name }: { $done } zapravi { $lost }; bolje je { $best }.
report-gave-paid = { $name }: { $done }; bolje je { $best }. { $whom }: { $before } → { $after }
report-words = Licitacija in klicanje
report-words-about = ★ najboljše, ≈ približno enako dobro, −5: približno 5 točk manj v primerjavi z drugimi. Kar je bilo izbrano, je krepko.
report-worlds =
    { $least ->
        [0] Ocenjeno iz { $most } možnih razporeditev skritih kart.
       *[other] Ocenjeno iz { $least } do { $most } možnih razporeditev skritih kart.
    }
report-unjudged = Zalaganje, napovedi in kontre niso ocenjeni.
theme-lost-mond = Mond je izgubljen.
theme-early-pagat = Pagat je prišel prezgodaj.
theme-into-ruff = Karta je šla pod tarok.
theme-no-taroks = Taroki niso bili pobrani.
theme-forgot-count = Točke niso bile preštete.
theme-called-badly = Poklicati je bilo treba drugo karto.
theme-took-badly = Drug del talona je bil boljši.
theme-bid-high = Licitirano je bilo previsoko.
theme-bid-low = Licitirano je bilo prenizko.
