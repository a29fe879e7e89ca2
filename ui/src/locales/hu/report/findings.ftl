report-wait = Elemzés…
report-not = Ezt nem sikerült befejezni. Próbáld újra.
report-about = Minden pont ebből a leosztásból való, a többiek átlagához képest.
report-step = megnézem
report-trick = { $trick }. ütés
report-before = A lejátszás előtt
report-open = Nyílt lapokkal
report-open-about = { $name }: ennyi érhető még el, ha onnantól senki sem hibázik.
report-open-alone = Mindenki magának játszik. { $name }: ennyi az eredmény, ha mindenki egyszerű szabályok szerint folytatja.
report-line =
    { $trick ->
        [0] Eleinte { $first }, a végén { $last }.
       *[other] { $trick }. ütés: { $first }, a végén { $last }; előtte túl sok a lehetőség.
    }
report-gave = { $name }: { INS($done) } { $lost } pont ment el; { INS($best) } megmaradt volna.
report-known = Aszerint, amit tudni lehetett
report-known-about = Ami a legtöbbe került: becslés a rejtett lapok sok lehetséges fekvéséből. A fektetést, a bemondásokat és a kontrákat ez nem értékeli.
report-cost = { $name }: { $done } ára { $cost } (± { $margin }); jobb volt: { $best }.
report-nothing = Semmi sem volt biztosan hiba.
report-luck = Szerencse és tudás
report-luck-about = Mennyit értek a lapok egy egyszerű játékos kezében, mennyibe került a játékod, és mit tettek a többiek.
report-cards = lapok
report-played = játék
report-rest = a többiek
report-words = Licitek és bemondások
report-words-about = Az alapján, amit ki-ki tudhatott; ami történt, azt aláhúzva látod. A számok csak közelítők.
theme-lost-mond = Elveszett a XXI-es.
theme-early-pagat = A pagát túl korán jött.
theme-into-ruff = Tarokk ütötte.
theme-no-taroks = Nem hívta le a tarokkokat.
theme-forgot-count = A számolás elmaradt.
theme-called-badly = Más lapot kellett hívni.
theme-took-badly = A talon más része jobb volt.
theme-bid-high = A licit túl magas volt.
theme-bid-low = A licit túl alacsony volt.
