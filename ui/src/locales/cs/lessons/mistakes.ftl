# One's own costliest moments, and trying them again.

mistakes-about = Tvá nejdražší rozhodnutí v rozebraných hrách podle toho, co se dalo vědět.
mistakes-none = Zatím tu nic není. Chyby se najdou v rozborech tvých her.
mistakes-analyse = Rozebrat mé poslední hry
mistakes-analysing = Rozebráno: { $done }/{ $of }…
mistakes-analysed = Tvé poslední hry jsou rozebrány.
mistakes-busy = Teď se to nepodařilo dokončit. Zkus to prosím později.
mistakes-learn = Procvičit
mistakes-kinds = Podle druhu
mistakes-other = Jiné chyby.
mistakes-unnamed = Něco jiného bylo lepší.
mistakes-times = { $times }×, průměrná cena { $each }; naučeno: { $learnt }
mistakes-count = Chyby: { $count }
mistakes-game = Hra
mistakes-games = Všechny hry
mistakes-order = Pořadí
mistakes-dearest = Nejdražší napřed
mistakes-newest = Nejnovější napřed
mistakes-learnt = naučeno
mistakes-again = Zkusit znovu
mistakes-more = Další
try-ask = Tvá volba zde stála { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
}. Co je lepší?
try-wrong = { $done } stojí { $cost } (± { $margin }) podle toho, co se dalo vědět. Něco jiného je lepší.
try-right = { $done }: správně.
try-best = Podle toho, co se dalo vědět, je nejlepší { $best }. Tehdejší volba: { $done }, cena { $cost }.
try-show = Prozradit
try-last = To byla poslední.
