report-wait = Računam …
report-not = Tega ni bilo mogoče dokončati. Poskusi znova.
report-about = Vse točke so točke te partije v primerjavi s povprečjem drugih igralcev.
report-step = poglej
report-trick = Štih { $trick }
report-before = Pred prvo karto
report-open = Z odprtimi kartami
report-open-about = { $name }: kaj je še dosegljivo, če se odtlej nihče ne zmoti.
report-open-alone = Vsak igra zase. { $name }: izid, če vsi nadaljujejo po preprostih pravilih.
report-line =
    { $trick ->
        [0] Začetek: { $first }, konec: { $last }.
       *[other] V štihu { $trick } je bilo { $first }, na koncu { $last }; za prej je možnosti preveč.
    }
report-gave = { $name }: { $done } zapravi { $lost }; bolje je { $best }.
report-known = Po tem, kar se je dalo vedeti
report-known-about = Najdražje odločitve, ocenjene iz mnogih možnih razporeditev. Zalaganje, napovedi in kontre niso ocenjeni.
report-cost = { $name }: { $done } stane { $cost } (± { $margin }); bolje je { $best }.
report-nothing = Zanesljive napake ni bilo.
report-luck = Sreča in znanje
report-luck-about = Koliko bi s temi kartami dosegel preprost igralec, koliko je stala tvoja igra in kaj so naredili drugi.
report-cards = karte
report-played = igra
report-rest = drugi
report-words = Licitacija in napovedi
report-words-about = Upošteva se, kar je vsak lahko vedel. Odločitve igralcev so podčrtane, številke so približne.
theme-lost-mond = Mond je izgubljen.
theme-early-pagat = Pagat je prišel prezgodaj.
theme-into-ruff = Karta je šla pod tarok.
theme-no-taroks = Taroki niso bili pobrani.
theme-forgot-count = Točke niso bile preštete.
theme-called-badly = Poklicati je bilo treba drugo karto.
theme-took-badly = Drug del talona je bil boljši.
theme-bid-high = Licitirano je bilo previsoko.
theme-bid-low = Licitirano je bilo prenizko.
