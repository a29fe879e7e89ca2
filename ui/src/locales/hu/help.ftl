# Amit egy kezdő kérdez, a szabálykönyv és a beállítások.

help = Súgó
goal-team = { $team ->
    [partner] segítővel
    [each] mindenki egyedül
   *[alone] egyedül
  }
goal-talon = { $talon ->
    [0] talon nélkül
   *[other] { $talon } lap a talonból
  }
explain-need = { $team ->
    [alone] A felvevőnek
   *[other] A felvevő pártnak
  } { $whole } pontból legalább { $needed } kell.
explain-none = Még nincs licit. A legmagasabb licit gazdája lesz a felvevő.
explain-bid = { $who ->
    [you] A licited:
   *[other] { $name } licitje:
  } { $contract }, értéke { $value }: { $goal }.
explain-flat = { $who ->
    [you] A játékod:
   *[other] { $name } játéka:
  } { $contract }, nyerve vagy vesztve { $value }: { $goal }.
help-kontra = A kontra duplázza a játékot vagy a bemondott figurát: { $ladder }.
book = Szabálykönyv
book-open = Szabálykönyv megnyitása
tap-again = érintsd meg még egyszer
peek = Lap nagyítása

suggest = Mit tenne egy jó játékos?
suggested = Próbáld ezt: { $action }
costly = Vesztettem ezzel valamit?
costly-seen = Csak az alapján ítél, amit akkor láthattál.
tally = A pártodnak { $points } pontja van, { $needed } kell
tally-short = { $points } pont, kell { $needed }
tally-alone = A pontjaid: { $points }

words = Az asztal szavakban
words-called = Hívott lap: { $card }.
words-trick = Az asztalon: { $cards }.
words-hand = A lapjaid: { $cards }.
words-may = Kijátszhatod { ACC($cards) }.
explain-alone = { $contract }: mindenki egyedül játszik.
explain-normal = { $who ->
    [you] A játékod:
   *[other] { $name } játéka:
  } { $contract }, értéke { $value }: { $goal }.

learn = Tanuld meg három perc alatt
puzzles = Feladványok
score = Pontozás igazi kártyához
club = Verseny rendezése
learn-where = { $step } / { $steps }
learn-on = Tovább
