# Help, the guide for newcomers, and the rule book, once they are opened.

help-now = Teď
help-contracts = Závazky a jejich hodnota
help-bonuses = Hlášky: hodnota tiché a hlášené
help-bonus = { $silent } / { $announced }
help-cards = Pořadí a hodnota karet
help-black = Černé barvy od nejvyšší: král, dáma, kaval, kluk a pak čísla, nejvyšší je 10.
help-red = Červené barvy od nejvyšší: král, dáma, kaval, kluk a pak čísla obráceně, nejvyšší je 1.
help-worth = Pod každou kartou je, kolik platí při počítání.
help-follow-title = Co se smí zahrát
help-follow = Ctí se barva. Když ji nemáš, hraj tarok. Když nemáš ani tarok, hraj cokoli.
help-count = Počítání po třech
keys = Klávesnicí
keys-always = Tab přechází mezi prvky, šipky mezi kartami, Enter kartu zahraje, Esc zavře okno.
keys-off = Písmena jako zkratky jsou vypnutá; zapneš je v nastavení.
book-english = Pravidla jsou napsána anglicky.
book-contents = Obsah
book-search = Hledat v pravidlech
book-found = { $count ->
    [one] Nalezeno na { $count } místě
    [few] Nalezeno na { $count } místech
   *[other] Nalezeno na { $count } místech
  }
learn-back = Zpět
learn-cards-title = Karty
learn-cards = Jsou čtyři barvy a pátá, která stojí nad všemi: taroky.
learn-trick-title = Zdvih
learn-trick = Někdo vynese kartu a ostatní po řadě přidají po jedné. Nejlepší karta bere všechny a vynáší do dalšího zdvihu.
learn-count-title = Počítání
learn-count = Nezáleží na tom, kolik zdvihů vezmeš, ale co v nich je.
learn-bid-title = Licitace
learn-bid = Před první kartou se rozhodne, kdo hraje proti komu a o kolik. Na začátku klidně řekni dál: žárovka ukáže, co by udělal dobrý hráč.
learn-suit = Zdvih bere nejvyšší karta barvy.
learn-tarok = Kdo barvu nemá, hraje tarok – a ten bere i krále.
learn-higher = Mezi taroky bere vyšší.
learn-highest = Jen jedna karta bere XXI: ta nejvyšší.
demo-stop = Zastavit ukázku
count-show = Ukázat počítání
count-side = Zdvihy aktérovy strany a odložené karty.
count-whose = Čí hromádka
count-on = Další tři
count-back = Zpět
count-all = Všechny
count-so-far = Zatím: { $points }
count-total = { $points ->
    [one] Celkem { $points } bod
    [few] Celkem { $points } body
   *[other] Celkem { $points } bodů
  }
count-rule = Za každé tři karty se odečtou 2 body.
count-singly = Karty se počítají po jedné.
count-rest = Za jednu nebo dvě zbylé karty se odečte 1.
