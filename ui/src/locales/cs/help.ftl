# Na co se ptá začátečník, pravidla a nastavení.

help = Nápověda
help-now = Teď
goal-team = { $team ->
    [partner] s partnerem
    [each] každý sám
   *[alone] bez partnera
  }
goal-talon = { $talon ->
    [0] bez talonu
    [one] { $talon } karta z talonu
    [few] { $talon } karty z talonu
   *[other] { $talon } karet z talonu
  }
explain-need = { $team ->
    [alone] Aktér potřebuje
   *[other] Aktérova strana potřebuje
  } aspoň { $needed } z celkových { $whole } bodů.
explain-none = Zatím nikdo nelicitoval. Kdo licituje nejvýš, bude aktér.
explain-bid = { $who ->
    [you] Licituješ
   *[other] { $name } licituje
  } { ACC($contract) }, hodnota { $value }: { $goal }.
explain-flat = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($contract) }, výhra nebo prohra { $value }: { $goal }.
help-contracts = Závazky a jejich hodnota
help-bonuses = Hlášky: hodnota tiché a hlášené
help-bonus = { $silent } / { $announced }
help-kontra = Kontra zdvojí hru nebo ohlášenou hlášku: { $ladder }.
help-cards = Pořadí a hodnota karet
help-black = Černé barvy od nejvyšší: král, dáma, kaval, kluk a pak čísla, nejvyšší je 10.
help-red = Červené barvy od nejvyšší: král, dáma, kaval, kluk a pak čísla obráceně, nejvyšší je 1.
help-worth = Pod každou kartou je, kolik platí při počítání.
help-follow-title = Co se smí zahrát
help-follow = Ctí se barva. Když ji nemáš, hraj tarok. Když nemáš ani tarok, hraj cokoli.
help-count = Počítání po třech
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
keys = Klávesnicí
keys-always = Tab přechází mezi prvky, šipky mezi kartami, Enter kartu zahraje, Esc zavře okno.
keys-off = Písmena jako zkratky jsou vypnutá; zapneš je v nastavení.

book = Pravidla
book-open = Otevřít pravidla na tomto místě
book-english = Pravidla jsou napsána anglicky.
book-contents = Obsah
book-search = Hledat v pravidlech
book-found = { $count ->
    [one] Nalezeno na { $count } místě
    [few] Nalezeno na { $count } místech
   *[other] Nalezeno na { $count } místech
  }

tap-again = klepni ještě jednou a zahraješ ji
peek = Ukázat kartu zblízka

suggest = Co by udělal dobrý hráč?
suggested = Zkus: { $action }
costly = Byla to chyba?
costly-seen = Podle toho, co bylo tehdy z tvého místa vidět.
tally = Tvoje strana má { $points }, potřebuje { $needed }
tally-short = body: { $points }/{ $needed }
tally-alone = Tvoje body: { $points }

words = Stůl slovy
words-called = Volaná karta: { $card }.
words-trick = Na stole: { $cards }.
words-hand = Tvoje karty: { $cards }.
words-may = Smíš zahrát { ACC($cards) }.
explain-alone = { $contract }: každý hraje sám.
explain-normal = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($contract) }, hodnota { $value }: { $goal }.

learn = Naučit se za tři minuty
puzzles = Úlohy
score = Zápis hry se skutečnými kartami
club = Klubový večer
learn-where = { $step }/{ $steps }
learn-back = Zpět
learn-on = Dál
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
tile-minutes = { $minutes } min na hru
tile-last = hráno naposledy
