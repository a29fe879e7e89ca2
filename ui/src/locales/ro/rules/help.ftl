# Help, the guide for newcomers, and the rule book, once they are opened.

help-now = Acum
help-contracts = Contractele și cât valorează
help-bonuses = Bonusuri: valoarea neanunțat / anunțat
help-bonus = { $silent } / { $announced }
help-cards = Care carte e mai mare și cât valorează
help-black = Culorile negre, de la mare la mic: rege, damă, kabal, valet, apoi cifrele, cu 10 cea mai mare.
help-red = Culorile roșii: rege, damă, kabal, valet, apoi cifrele în ordine inversă, cu 1 cea mai mare.
help-worth = Sub fiecare carte e scris cât valorează la numărătoare.
help-follow-title = Ce se poate juca
help-follow = Se servește culoarea cerută. Dacă n-o ai, joacă un tarok. Dacă n-ai nici tarok, joacă orice.
help-count = Numărătoarea din trei în trei
keys = De la tastatură
keys-always = Tab trece printre elemente, săgețile printre cărțile tale, Enter joacă, Esc închide fereastra.
keys-off = Scurtăturile cu litere sunt oprite; le pornești din setări.
book-english = Regulamentul este scris în engleză.
book-contents = Cuprins
book-search = Caută în reguli
book-found = { $count ->
    [one] Găsit într-un singur loc
    [few] Găsit în { $count } locuri
   *[other] Găsit în { $count } de locuri
  }
learn-back = Înapoi
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
