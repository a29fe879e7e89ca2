# Rozbor hry, která skončila.

report = Rozbor
mistakes = Moje chyby
report-wait = Počítá se …
report-not = Nepodařilo se to dokončit. Zkus to znovu.
report-about = Všechny body jsou body této hry proti průměru ostatních.
report-step = podívat se
report-trick = Zdvih { $trick }
report-before = Před kartami
report-open = S odkrytými kartami
report-open-about = Čeho { $name } ještě dosáhne, pokud od té chvíle nikdo nechybuje.
report-open-alone = Každý hraje za sebe: k čemu dojde { $name }, pokud všichni pokračují podle jednoduchých pravidel.
report-line =
    { $trick ->
        [0] Na začátku { $first }, na konci { $last }.
       *[other] Ve zdvihu { $trick } to bylo { $first }, na konci { $last }; předtím je možností příliš mnoho.
    }
report-gave = { $name }: { $done } ztrácí { $lost }; { $best } je udrží.
report-known = Podle toho, co se dalo vědět
report-known-about = Co stálo nejvíc: odhad z mnoha možných rozložení skrytých karet. Co se odkládá, hlásí a kontruje, se neposuzuje.
report-cost = { $name }: { $done } stojí { $cost } (± { $margin }); lepší je { $best }.
report-nothing = Nic nebylo jistě chybou.
report-luck = Štěstí a umění
report-luck-about = Kolik byly karty hodny v rukou hráče podle pravidel, co ztratila rozhodnutí a co způsobili ostatní a rozložení karet.
report-cards = karty
report-played = hra
report-rest = zbytek
report-words = Co se dalo říct jinak
report-words-about = Podle toho, co kdo mohl vědět; co se stalo, je podtrženo. Čísla jsou hrubá.
theme-lost-mond = Mond je ztracen.
theme-early-pagat = Pagát přišel příliš brzy.
theme-into-ruff = Sebral ji tarok.
theme-no-taroks = Taroky nebyly vytaženy.
theme-forgot-count = Počítání bylo zapomenuto.
theme-called-badly = Měla se volat jiná karta.
theme-took-badly = Jiná část talonu byla lepší.
theme-bid-high = Závazek byl příliš vysoký.
theme-bid-low = Dalo se licitovat víc.
