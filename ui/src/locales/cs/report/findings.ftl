report-wait = Počítá se…
report-not = Nepodařilo se to dokončit. Zkus to znovu.
report-about = Body této hry oproti průměru ostatních hráčů.
report-step = podívat se
report-trick = Zdvih { $trick }
report-before = Před první kartou
report-open = S odkrytými kartami
report-open-about = { $name }: čeho lze ještě dosáhnout, když už nikdo neudělá chybu.
report-open-alone = Každý hraje za sebe. { $name }: výsledek, když všichni pokračují podle jednoduchých pravidel.
report-line =
    { $trick ->
        [0] Na začátku { $first }, na konci { $last }.
       *[other] Ve zdvihu { $trick } to bylo { $first }, na konci { $last }; předtím je možností příliš mnoho.
    }
report-gave = { $name }: { $done } ztrácí { $lost }; lepší je { $best }.
report-known = Podle toho, co se dalo vědět
report-known-about = Nejdražší rozhodnutí, odhad z mnoha možných rozložení. Odkládání, hlášky a kontry se neposuzují.
report-cost = { $name }: { $done } stojí { $cost } (± { $margin }); lepší je { $best }.
report-nothing = Jistá chyba se nenašla.
report-luck = Štěstí a umění
report-luck-about = Kolik by tyto karty vynesly při hře podle jednoduchých pravidel, co stála tvá hra a co udělali ostatní.
report-cards = karty
report-played = hra
report-rest = ostatní
report-words = Licitace a hlášky
report-words-about = Podle toho, co kdo mohl vědět; co se stalo, je podtrženo. Čísla jsou přibližná.
theme-lost-mond = Mond je ztracen.
theme-early-pagat = Pagát přišel příliš brzy.
theme-into-ruff = Kartu vzal tarok.
theme-no-taroks = Netahaly se taroky.
theme-forgot-count = Zapomnělo se počítat.
theme-called-badly = Měla se volat jiná karta.
theme-took-badly = Jiná část talonu byla lepší.
theme-bid-high = Závazek byl příliš vysoký.
theme-bid-low = Závazek byl příliš nízký.
