# Na co se ptá začátečník, pravidla a nastavení.

help = Nápověda
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
help-kontra = Kontra zdvojí hru nebo ohlášenou hlášku: { $ladder }.
book = Pravidla
book-open = Otevřít pravidla na tomto místě
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
learn-on = Dál
