club-round = { $number }. forduló
club-table = { $number }. asztal
club-no-network = Most nincs hálózat, és ez az eszköz még nem ismeri a versenyt. Megnyílik, amint lesz hálózat.
club-gone = Ez a link nem működik. Talán hibás egy betű, vagy a versenyt törölték. Kérd a linket a versenyvezetőtől.
club-gone-known = A versenyt törölték. Azt látod, amit ez az eszköz utoljára kapott.
club-old-link = A versenyvezető új linket készített e helyett. Kérd el tőle.
club-online = Minden elküldve.
club-offline = Most nincs hálózat. Azt látod, amit ez az eszköz utoljára kapott; amit feljegyzel, itt megmarad.
club-waits = { $count ->
    [one] { $count } feljegyzés vár elküldésre.
   *[other] { $count } feljegyzés vár elküldésre.
}
club-refused = Nincs elfogadva
club-refused-not_your_note = Ezzel a linkkel ezt nem lehet feljegyezni.
club-refused-other_note = Ezzel a sorszámmal már van másik feljegyzés.
club-refused-unfit = Nem illik ahhoz, amit azóta feljegyeztek.
club-refused-book_full = A verseny naplója megtelt: több feljegyzés nem fér bele.
club-refused-note_garbled = A szerver nem tudja értelmezni. Talán túl régi ez az oldal: töltsd be újra.
club-refused-too_large = Túl hosszú.
club-read = Elolvastam
club-kept = A versenyeid
