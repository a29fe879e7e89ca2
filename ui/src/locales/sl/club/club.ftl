club-round = { $number }. krog
club-table = Miza { $number }
club-no-network = Ni povezave z omrežjem. Prireditev se odpre, ko bo spet na voljo.
club-gone = Ta povezava ne vodi nikamor. Morda je kakšna črka napačna ali pa je bila prireditev izbrisana. Vprašaj vodjo za povezavo.
club-gone-known = Prireditev je bila izbrisana. Vidiš, kar je ta naprava nazadnje izvedela.
club-old-link = Vodja je naredil novo povezavo. Vprašaj zanjo.
club-online = Vse je poslano.
club-offline = Trenutno ni omrežja. Vidiš, kar je ta naprava nazadnje izvedela; kar zapišeš, ostane shranjeno tukaj.
club-waits = { $count ->
    [one] { $count } zapis čaka na omrežje.
    [two] { $count } zapisa čakata na omrežje.
    [few] { $count } zapisi čakajo na omrežje.
   *[other] { $count } zapisov čaka na omrežje.
}
club-refused = Ni sprejeto
club-refused-not_your_note = S to povezavo tega ni mogoče zapisati.
club-refused-other_note = Pod isto številko je zapisano nekaj drugega.
club-refused-unfit = Ne ujema se s tem, kar je medtem zapisano.
club-refused-book_full = Seznam zapisov te prireditve je poln: ničesar več ni mogoče zapisati.
club-refused-note_garbled = Strežnik tega ne more prebrati. Morda je ta stran prestara: naloži jo znova.
club-refused-too_large = Predolgo je.
club-read = V redu
club-kept = Tvoje prireditve
