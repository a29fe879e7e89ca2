# Ce întreabă un începător, cartea cu reguli și setările.

help = Ajutor
help-now = Acum
goal-team = { $team ->
    [partner] cu partener
    [each] fiecare pentru sine
   *[alone] fără partener
  }
goal-talon = { $talon ->
    [0] fără talon
    [one] { $talon } carte din talon
    [few] { $talon } cărți din talon
   *[other] { $talon } de cărți din talon
  }
explain-need = { $team ->
    [alone] Declarantul are
   *[other] Partea declarantului are
  } nevoie de cel puțin { $needed } din { $whole ->
    [one] { $whole } punct
    [few] { $whole } puncte
   *[other] { $whole } de puncte
  }.
explain-none = Încă nu s-a licitat. Cine licitează cel mai mult devine declarant.
explain-bid = { $who ->
    [you] Ai licitat
   *[other] { $name } a licitat
  } { $contract }, valoare { $value }: { $goal }.
explain-flat = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, ±{ $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}: { $goal }.
help-contracts = Contractele și cât valorează
help-bonuses = Bonusuri: valoarea neanunțat / anunțat
help-bonus = { $silent } / { $announced }
help-kontra = Contra dublează jocul sau un bonus anunțat: { $ladder }.
help-cards = Care carte e mai mare și cât valorează
help-black = Culorile negre, de la mare la mic: rege, damă, kabal, valet, apoi cifrele, cu 10 cea mai mare.
help-red = Culorile roșii: rege, damă, kabal, valet, apoi cifrele în ordine inversă, cu 1 cea mai mare.
help-worth = Sub fiecare carte e scris cât valorează la numărătoare.
help-follow-title = Ce se poate juca
help-follow = Se servește culoarea cerută. Dacă n-o ai, joacă un tarok. Dacă n-ai nici tarok, joacă orice.
help-count = Numărătoarea din trei în trei
count-show = Arată numărătoarea
count-side = Levatele părții declarantului și ce s-a pus deoparte.
count-whose = A cui e grămada
count-on = Încă trei
count-back = Înapoi
count-all = Toate
count-so-far = Până acum: { $points }
count-total = În total: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
count-rule = La fiecare trei cărți se scad 2 puncte.
count-singly = Cărțile se numără una câte una.
count-rest = Pentru una sau două cărți rămase se scade 1 punct.
keys = De la tastatură
keys-always = Tab trece printre elemente, săgețile printre cărțile tale, Enter joacă, Esc închide fereastra.
keys-off = Scurtăturile cu litere sunt oprite; le pornești din setări.

book = Regulament
book-open = Deschide regulamentul aici
book-english = Regulamentul este scris în engleză.
book-contents = Cuprins
book-search = Caută în reguli
book-found = { $count ->
    [one] Găsit într-un singur loc
    [few] Găsit în { $count } locuri
   *[other] Găsit în { $count } de locuri
  }

tap-again = atinge încă o dată ca s-o joci
peek = Vezi cartea mare

suggest = Ce ar face un jucător bun?
suggested = Încearcă: { $action }
costly = Am pierdut ceva cu asta?
costly-seen = Se ține seama numai de ce puteai vedea atunci.
tally = Partea ta are { $points }; îi trebuie { $needed }
tally-short = { $points } din { $needed ->
    [one] { $needed } punct
    [few] { $needed } puncte
   *[other] { $needed } de puncte
}
tally-alone = Punctele tale: { $points }

words = Masa în cuvinte
words-called = Chemat: { $card }.
words-trick = Pe masă: { $cards }.
words-hand = Cărțile tale: { $cards }.
words-may = Poți juca { ACC($cards) }.
explain-alone = { $contract }: fiecare joacă pentru sine.
explain-normal = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, valoare { $value }: { $goal }.

learn = Învață în trei minute
puzzles = Exerciții
score = Scor pentru cărți adevărate
club = Organizează un eveniment
learn-where = { $step } din { $steps }
learn-back = Înapoi
learn-on = Mai departe
learn-cards-title = Cărțile
learn-cards = Sunt patru culori și încă una, mai presus de toate: taroacele.
learn-trick-title = Levata
learn-trick = Cineva atacă cu o carte, iar ceilalți pun pe rând câte una. Cartea cea mai bună le ia pe toate, iar cine a pus-o atacă la levata următoare.
learn-count-title = Numărătoarea
learn-count = Nu contează câte levate iei, ci ce se află în ele.
learn-bid-title = Licitația
learn-bid = Licitația hotărăște cine joacă împotriva cui și pe cât. Deocamdată zi pas: becul îți arată ce ar face un jucător bun.
learn-suit = Cartea cea mai mare a culorii ia levata.
learn-tarok = Cine nu are culoarea joacă un tarok – și acesta ia chiar și un rege.
learn-higher = Dintre taroace ia cel mai mare.
learn-highest = O singură carte ia luna (XXI): cea mai mare dintre toate.
demo-stop = Oprește levata care se joacă singură
tile-minutes = { $minutes } min pe mână
tile-last = jucat ultima dată
