report-wait = Elemzés…
report-not = Ezt nem sikerült befejezni. Próbáld újra.
report-progress =
    { $done } / { $of } lépés, { $left ->
        [0] mindjárt kész
       *[other] még kb. { $left } másodperc
    }
report-of = { $name }: { $paid } ebben a leosztásban
report-step = Megnézem
report-trick = { $trick }. ütés
report-before = A lejátszás előtt

# Az ítélet: $done egy lap vagy mondás, $own 1 annak, aki olvassa.
verdict-lost-one-card = Egyetlen lap vitte el a játékot: { $done }, { $trick }. ütés.
verdict-lost-last-chance = Itt ment el az utolsó esély: { $done }, { $trick }. ütés.
verdict-lost-by-partner = A csapattárs lapja vitte el a játékot: { $done }, { $trick }. ütés.
verdict-lost-in-bidding = A licitnél veszett el: { $done } ára kb. { $amount }.
verdict-lost-from-start =
    { $own ->
        [1] Ezt nem nyerhetted meg.
       *[other] Ezt nem lehetett megnyerni.
    }
verdict-lost-from-trick = { $trick }. ütés: innentől már nem lehetett megnyerni.
verdict-won-by-gift = A többiek elengedték a játékot: { $done }, { $trick }. ütés.
verdict-won-in-bidding =
    { $own ->
        [1] Már a licitnél megnyerted.
       *[other] Már a licitnél meg volt nyerve.
    }
verdict-won-from-start = Már az első lap előtt meg volt nyerve.
verdict-won-from-trick = { $trick }. ütés: innentől már nem lehetett elveszíteni.
verdict-costly =
    { $trick ->
        [0] A legdrágább döntés: { $done }, a lejátszás előtt.
       *[other] A legdrágább lap: { $done }, { $trick }. ütés.
    }
verdict-small =
    { $own ->
        [1] Egyetlen döntésed sem került egy egész pontba.
       *[other] Egyetlen döntés sem került egy egész pontba.
    }
verdict-clean =
    { $own ->
        [1] Egyetlen döntésed sem volt biztosan hiba.
       *[other] Egyetlen döntés sem volt biztosan hiba.
    }
verdict-open = Nem volt mit értékelni.
verdict-proved = Nyílt lapokkal, ha mindenki a legjobban játszik.
verdict-estimated = Becslés abból, amit akkor tudni lehetett.
verdict-known = Nyílt lapok nélkül is egyértelműen jobb volt egy másik lap.
verdict-unknown = Nyílt lapok nélkül ez nem volt egyértelmű hiba.

accuracy = Pontosság
accuracy-about = 100: nincs biztos hiba. 0: nem jobb a sorsolásnál.
accuracy-curve = Az utolsó { $count } leosztás átlaga: { $mean }

strip = Ütésről ütésre
strip-level-0 = nem került semmibe
strip-level-1 = kevésbe került
strip-level-2 = sokba került
strip-level-3 = nagyon sokba került
strip-waiting = még nincs elemezve
strip-unjudged = nem volt választás, vagy nincs értékelve

report-costliest = A legdrágább pillanat
report-cost =
    { $name }: { $done } ára { $cost ->
        [0] egy pontnál kevesebb
       *[other] kb. { $cost } pont
    }; jobb volt: { $best }.
report-cost-given =
    { $name }: { $done } a másik oldalnak { $cost ->
       *[other] kb. { $cost } pontot adott
    }; jobb volt: { $best }.
report-nothing = Semmi sem volt biztosan hiba.
report-retry = Újra próbálom
report-others = További drága pillanatok
report-luck = Szerencse és tudás
report-luck-about = Amit a leosztás fizetett: amit a lapok ígértek, amibe a biztos hibák kerültek, és a többi, ami másoktól és a lapok fekvéséből jött.
report-cards = lapok
report-played = hibák
report-rest = egyéb
report-paid = fizetés
report-open = Nyílt lapokkal
report-open-about = { $name }: ennyi érhető még el, ha mindenki a legjobban játszik.
report-open-alone = Mindenki magának játszik. { $name }: ennyi az eredmény, ha mindenki egyszerű szabályok szerint folytatja.
report-line =
    { $trick ->
        [0] Eleinte { $first }, a végén { $last }.
       *[other] { $trick }. ütés: { $first }, a végén { $last }; előtte túl sok a lehetőség.
    }
report-gave = { $name }: { INS($done) } { $lost } pont ment el; { INS($best) } megmaradt volna.
report-gave-paid = { $name }: { $done }; jobb volt: { $best }. { $whom }: { $before } → { $after }
report-words = Licitek és hívások
report-words-about = ★ a legjobb, ≈ nagyjából ugyanolyan jó, −5: kb. 5 ponttal kevesebb a többiekhez képest. A választott félkövér.
report-worlds =
    { $least ->
        [0] Becslés a rejtett lapok { $most } lehetséges fekvéséből.
       *[other] Becslés a rejtett lapok { $least }–{ $most } lehetséges fekvéséből.
    }
report-unjudged = A fektetést, a bemondásokat és a kontrákat az elemzés nem értékeli.
theme-lost-mond = Elveszett a XXI-es.
theme-early-pagat = A pagát túl korán jött.
theme-into-ruff = Tarokk ütötte.
theme-no-taroks = Nem hívta le a tarokkokat.
theme-forgot-count = A számolás elmaradt.
theme-called-badly = Más lapot kellett hívni.
theme-took-badly = A talon más része jobb volt.
theme-bid-high = A licit túl magas volt.
theme-bid-low = A licit túl alacsony volt.
