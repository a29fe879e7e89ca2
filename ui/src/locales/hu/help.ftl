# Amit egy kezdő kérdez, a szabálykönyv és a beállítások.

help = Súgó
help-now = Most
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
help-contracts = A játékok és az értékük
help-bonuses = Figurák: értékük csendben / bemondva
help-bonus = { $silent } / { $announced }
help-kontra = A kontra duplázza a játékot vagy a bemondott figurát: { $ladder }.
help-cards = Melyik lap az erősebb, és mennyit ér
help-black = A fekete színek fentről lefelé: király, dáma, lovas, bubi, aztán a számok, legfelül a 10.
help-red = A piros színek: király, dáma, lovas, bubi, aztán a számok fordítva, legfelül az 1.
help-worth = Minden lap alatt az áll, mennyit ér a számolásnál.
help-follow-title = Mit szabad kijátszani
help-follow = Színre színt kell adni. Ha nincs, tarokkot. Ha az sincs, bármit.
help-count = Számolás hármasával
count-show = A számolás megjelenítése
count-side = A felvevő pártjának ütései és a skartja.
count-whose = Kinek a lapjai
count-on = Még három
count-back = Vissza
count-all = Mind
count-so-far = Eddig: { $points }
count-total = Összesen: { $points } pont
count-rule = Minden három lap után 2 pontot levonunk.
count-singly = A lapokat egyenként számoljuk.
count-rest = Egy vagy két maradék lap után 1 pontot vonunk le.
keys = Billentyűzettel
keys-always = A Tab az elemek, a nyilak a lapjaid között lépnek, az Enter kijátssza a lapot, az Esc bezárja az ablakot.
keys-off = A betűs gyorsbillentyűk ki vannak kapcsolva; a beállításokban kapcsolhatod be őket.

book = Szabálykönyv
book-open = Szabálykönyv megnyitása
book-english = A szabálykönyv angolul van.
book-contents = Tartalom
book-search = Szabály keresése
book-found = { $count } helyen szerepel

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
learn-back = Vissza
learn-on = Tovább
learn-cards-title = A lapok
learn-cards = Négy szín van, és egy ötödik, amely mindegyik fölött áll: a tarokk.
learn-trick-title = Az ütés
learn-trick = Valaki hív egy lapot, a többiek sorban egyet-egyet tesznek rá. A legerősebb lap viszi mindet, és a gazdája hív a következő ütésre.
learn-count-title = A számolás
learn-count = Nem az számít, hány ütést viszel, hanem hogy mi van bennük.
learn-bid-title = A licit
learn-bid = A licit dönti el, ki játszik ki ellen, és mennyiért. Egyelőre csak passzolj: a lámpa megmutatja, mit tenne egy jó játékos.
learn-suit = A szín legmagasabb lapja viszi az ütést.
learn-tarok = Akinek nincs a színből, tarokkot tesz – és az még a királyt is üti.
learn-higher = A tarokkok közül a magasabb üt.
learn-highest = A XXI-est csak egyetlen lap üti: a legmagasabb.
demo-stop = A bemutató megállítása
tile-minutes = { $minutes } perc leosztásonként
tile-last = utoljára játszott
