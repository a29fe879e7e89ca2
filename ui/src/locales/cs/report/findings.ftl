report-wait = Počítá se…
report-not = Nepodařilo se to dokončit. Zkus to znovu.
report-progress =
    Krok { $done } z { $of }, { $left ->
        [0] skoro hotovo
        [one] ještě asi { $left } sekunda
        [few] ještě asi { $left } sekundy
       *[other] ještě asi { $left } sekund
    }
report-of = { $name }: { $paid } v této hře
report-step = Podívat se
report-trick = Zdvih { $trick }
report-before = Před první kartou

# Verdikt: $done je karta nebo slovo, $own je 1 pro hráče, který to čte.
verdict-lost-one-card = Hru stála jedna karta: { $done } ve zdvihu { $trick }.
verdict-lost-last-chance = Poslední šance odešla ve zdvihu { $trick }: { $done }.
verdict-lost-by-partner = Hru stála karta partnera: { $done } ve zdvihu { $trick }.
verdict-lost-in-bidding = Hra se prohrála už v licitaci: { $done } stojí asi { $amount }.
verdict-lost-from-start =
    { $own ->
        [1] Tohle se ti vyhrát nemohlo podařit.
       *[other] Tohle se nedalo vyhrát.
    }
verdict-lost-from-trick = Od zdvihu { $trick } se hra už nedala vyhrát.
verdict-won-by-gift = Ostatní pustili hru z ruky: { $done } ve zdvihu { $trick }.
verdict-won-in-bidding =
    { $own ->
        [1] Tvoje hra byla vyhraná už v licitaci.
       *[other] Hra byla vyhraná už v licitaci.
    }
verdict-won-from-start = Hra byla vyhraná už před první kartou.
verdict-won-from-trick = Od zdvihu { $trick } se hra už nedala prohrát.
verdict-costly =
    { $trick ->
        [0] Nejdražší rozhodnutí: { $done }, před první kartou.
       *[other] Nejdražší karta: { $done } ve zdvihu { $trick }.
    }
verdict-small =
    { $own ->
        [1] Žádné tvé rozhodnutí nestálo celý bod.
       *[other] Žádné rozhodnutí nestálo celý bod.
    }
verdict-clean =
    { $own ->
        [1] Žádné tvé rozhodnutí nebylo jistou chybou.
       *[other] Žádné rozhodnutí nebylo jistou chybou.
    }
verdict-open = Nebylo co posuzovat.
verdict-proved = S odkrytými kartami a při nejlepší hře všech.
verdict-estimated = Odhad z toho, co se tehdy dalo vědět.
verdict-known = I bez odkrytých karet byla jiná karta jasně lepší.
verdict-unknown = Bez odkrytých karet to jasná chyba nebyla.

accuracy = Přesnost
accuracy-about = 100: žádná jasná chyba. 0: nic lepšího než los.
accuracy-curve =
    { $count ->
        [one] { $count } hra: průměr { $mean }
        [few] Poslední { $count } hry: průměr { $mean }
       *[other] Posledních { $count } her: průměr { $mean }
    }

strip = Zdvih po zdvihu
strip-level-0 = nestálo nic
strip-level-1 = málo
strip-level-2 = hodně
strip-level-3 = velmi mnoho
strip-waiting = ještě se počítá
strip-unjudged = nebylo z čeho vybírat, nebo se to neposuzuje

report-costliest = Nejdražší okamžik
report-cost =
    { $name }: { $done } stojí { $cost ->
        [0] méně než bod
        [one] asi { $cost } bod
        [few] asi { $cost } body
       *[other] asi { $cost } bodů
    }; lepší je { $best }.
report-cost-given =
    { $name }: { $done } dává druhé straně { $cost ->
        [one] asi { $cost } bod
        [few] asi { $cost } body
       *[other] asi { $cost } bodů
    }; lepší je { $best }.
report-nothing = Jistá chyba se nenašla.
report-retry = Zkusit znovu
report-others = Další drahé okamžiky
report-luck = Štěstí a umění
report-luck-about = Platba každého: co slibovaly karty, co ho stály jasné chyby a zbytek, který přišel od ostatních a z rozložení karet.
report-cards = karty
report-played = chyby
report-rest = zbytek
report-paid = platba
report-open = S odkrytými kartami
report-open-about = { $name }: čeho lze ještě dosáhnout, když všichni hrají nejlépe.
report-open-alone = Každý hraje za sebe. { $name }: výsledek, když všichni pokračují podle jednoduchých pravidel.
report-line =
    { $trick ->
        [0] Na začátku { $first }, na konci { $last }.
       *[other] Ve zdvihu { $trick } to bylo { $first }, na konci { $last }; předtím je možností příliš mnoho.
    }
report-gave = { $name }: { $done } ztrácí { $lost }; lepší je { $best }.
report-gave-paid = { $name }: { $done }; lepší je { $best }. { $whom }: { $before } → { $after }
report-words = Licitace a volání
report-words-about = ★ nejlepší, ≈ přibližně stejně dobré, −5: asi o 5 bodů méně oproti ostatním. Co se zvolilo, je tučně.
report-worlds =
    { $least ->
        [0] Odhad z { $most } možných rozložení skrytých karet.
       *[other] Odhad z { $least } až { $most } možných rozložení skrytých karet.
    }
report-unjudged = Odkládání, hlášky a kontry se neposuzují.
theme-lost-mond = Mond je ztracen.
theme-early-pagat = Pagát přišel příliš brzy.
theme-into-ruff = Kartu vzal tarok.
theme-no-taroks = Netahaly se taroky.
theme-forgot-count = Zapomnělo se počítat.
theme-called-badly = Měla se volat jiná karta.
theme-took-badly = Jiná část talonu byla lepší.
theme-bid-high = Závazek byl příliš vysoký.
theme-bid-low = Závazek byl příliš nízký.
