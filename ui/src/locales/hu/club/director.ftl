desk-about = Klubest, liga vagy kupa valódi kártyákkal. Az asztalok telefonon írják be az eredményt, a kivetítő az órát és az állást mutatja.
desk-begin = Új verseny
desk-season = Idény
desk-unseen = Verseny
desk-forget = Eltávolítás innen
desk-forget-of = Eltávolítás innen: { $title }
desk-forget-sure = Eltávolítod ezt a linket erről az eszközről? Maga a verseny megmarad.
desk-forget-director = Eltávolítod ezt a versenyt erről az eszközről? Akinek nincs másik versenyvezetői linkje, többé nem vezetheti.
desk-bring = Verseny betöltése fájlból
desk-bring-about = A feljegyzések fájlja, ahogy itt elmentették, vagy ahogyan a „tarok club” parancs tárolja.
desk-no-notes = Ebben a fájlban nincsenek versenyfeljegyzések, vagy nem illenek össze.
desk-role-director = Versenyvezető
desk-role-wall = Kivetítő
desk-role-player = A játékosok
desk-title = Mi a neve?
desk-by = A neved, a naplóhoz
desk-format = Lebonyolítás
desk-format-slovenian_individual = Szlovén egyéni
desk-format-slovenian_cup = Szlovén csapatkupa
desk-format-czech_evening = Cseh est
desk-format-czech_league = Cseh liga
desk-format-american_czech = Amerikai cseh, órára
desk-format-hungarian_finals = Magyar, döntőkkel
desk-format-friendly = Baráti est, bárhány főre
desk-source = Szabályok:
desk-lengths = Más fordulók, percek vagy leosztások
desk-length-times = Fordulók
desk-length-minutes = Percek
desk-length-deals = Leosztások
desk-open = Kezdés
desk-rounds = { $count ->
    [one] { $count } forduló
   *[other] { $count } forduló
}
desk-minutes = { $minutes } perc
desk-deals = { $count ->
    [one] { $count } leosztás
   *[other] { $count } leosztás
}
desk-draw-plan = előre rögzített beosztás minden fordulóra
desk-draw-random = véletlen sorsolás
desk-draw-thirds = állás szerint, asztalonként egy-egy játékos mindegyik harmadból
desk-draw-snake = állás szerint, kígyósorrendben
desk-draw-finals = döntők az állás szerint
desk-draw-teams = csapatok találkoznak, egy jut tovább
desk-draw-waited = azoknak, akik pihentek
desk-draw-free = aki szabad
desk-table-of = { $size } fő egy asztalnál: { $game }
desk-by-places = Pontok az asztalnál elért helyezésért: { $points }
desk-by-sum = Az összes pont összege számít.
desk-chips = Mindenki { $chips } zsetonnal kezd egy fordulót.
desk-check = A leadott cédulát a program ellenőrzi: az összegnek ki kell jönnie.
desk-waits = Aki kimarad, egy fordulót pihen, ennyi pontért: { $points }.
desk-teams = { $count } fős csapatok
desk-cup = Két vagy több csapat; a fennmaradó egy vagy kettő erőnyerő.
desk-evenings = Egy idény { $evenings } est, ebből a legjobb { $best } számít.
desk-season-about = Az ezen az eszközön vezetett estek összesítője, az utolsó est lebonyolítása szerint. Azonos név = azonos személy.
desk-season-evenings = Mely estek?
desk-season-show = Táblázat
desk-season-dropped = A „–” olyan est, amely nem számít.
desk-ratings = Játékerő
desk-ratings-about = Játékerő és bizonytalanság, annak alapján, hogy ki kit előzött meg. Az új játékosé 25,0 ± 8,3.
desk-ratings-missing = Ez a szerver nem tud játékerőt számolni: hiányzik hozzá a programcsomag.
desk-strength = Erő
desk-tables = Asztalok
desk-parts = A verseny részei
desk-tab-people = Résztvevők
desk-tab-rounds = Fordulók
desk-tab-standing = Állás
desk-tab-links = Linkek
desk-tab-history = Napló
desk-all = Versenyek
desk-to-desk = Vissza a versenyhez
desk-undo = Visszavonás
desk-undo-sure = Visszavonod az utolsó feljegyzést? „{ $note }”
desk-undone = visszavonva
desk-next = Mi következik
desk-next-enter = Írj be legalább { $count } embert.
desk-next-draw = Sorsolandó: { $round }. forduló.
desk-next-begin = { $round }. forduló: kisorsolva. Kezdd el, ha mindenki ül.
desk-next-slips = Folyik: { $round }. forduló. { $count ->
    [one] Még hiányzik: { $tables }. asztal.
   *[other] Még { $count } asztal hiányzik: { $tables }.
}
desk-next-close = { $round }. forduló: minden asztal leadta a cédulát.
desk-next-over = A versenynek vége.
desk-winner = A kupát { $name } nyerte.
desk-step-waits = Itt rögzítve, elküldésre vár.
desk-do-enter = Résztvevők beírása
desk-do-draw = { $round }. forduló sorsolása
desk-do-begin = { $round }. forduló kezdése
desk-do-slips = Cédula beírása
desk-do-close = { $round }. forduló lezárása
desk-do-over = Az állás
desk-checks = Teendők
desk-check-refused = Ez nem illik a többihez, és nem számít: { $note }
desk-check-stale = Valaki jött vagy ment. Újra sorsolandó: { $round }. forduló.
desk-check-missing = { $round }. forduló, { $table }. asztal: még nem adta le a cédulát.
desk-check-protest = { $name } óvást emel ({ $round }. forduló, { $table }. asztal): { $text }
desk-check-asks = { $table }. asztal, { $round }. forduló – kért javítás: { $note } → { $instead } ({ $text })
desk-see-refused = Törlés
desk-see-stale = Sorsolás
desk-see-missing = Beírás
desk-see-protest = Döntés
desk-draw-title = A sorsolás
desk-draw-about = Így ülnének. Még semmi sincs feljegyezve. Az asztal utolsója oszt először.
desk-draw-note = Így üljenek
desk-draw-offline = A sorsolást a szerver végzi, de most nem érhető el.
desk-draw-waits = Ezt most nem lehet kisorsolni.
desk-drawing = Sorsolás…
desk-drawn-all = Minden forduló elkezdődött.
desk-again = Újra
desk-redraw = Újrasorsolás
desk-out = Pihennek: { $names }
desk-sits-out = pihen
desk-deals-first = először oszt
desk-slip-chips = Kinek hány zsetonja van.
desk-slip-won = Ki mennyit nyert vagy veszített.
desk-slip-booked = { $count ->
    [one] Az asztal { $count } leosztást jegyzett fel; a cédulának egyeznie kell vele.
   *[other] Az asztal { $count } leosztást jegyzett fel; a cédulának egyeznie kell velük.
}
desk-slip-sum = Összesen { $sum }
desk-slip-of = Összesen { $sum }, kell { $wanted }{ $way ->
    [-1] : { $off } hiányzik
    [1] : { $off } a többlet
   *[other] {""}
}
desk-slip-note = Cédula beírása
desk-slip-correct = Cédula javítása
desk-why = Miért?
desk-people = Résztvevők
desk-enter-about = Nevek, soronként egy; egész lista is beilleszthető.
desk-enter-teams = Soronként egy csapat: Vörösök: Anna, Béla, Cili
desk-enter = Beírás
desk-column-number = Szám
desk-column-money = Fizetett
desk-column-club = Klub
desk-column-town = Település
desk-column-team = Csapat
desk-column-surname = Vezetéknév
desk-column-name = Név
desk-paste-back = A lista visszavonása
desk-paste-column = { $number }. oszlop
desk-paste-counts = Új: { $count }.
desk-there = Már itt van: { $names }. Ha másvalaki, írd ki a vezetéknevét is.
desk-wrong = Nincs beírva, mert a név túl hosszú, vagy hiányzik a csapat: { $names }
desk-count = { $count ->
    [one] { $count } fő
   *[other] { $count } fő
}
desk-fee = Nevezési díj
desk-paid = Fizetve
desk-paid-all = Összesen fizetve: { $amount }
desk-paid-sum = Fizetve: { $amount }
desk-pay-now = { $amount } fizetve
desk-pays = { $name } fizetett: { $amount }
desk-pay = Fizetés feljegyzése
desk-amount = Összeg
desk-number = Sz.
desk-name = Név
desk-team = Csapat
desk-has-left = elment
desk-waits-mark = elküldésre vár
desk-leave = { $name } elmegy
desk-back = { $name } visszajött
desk-fine = Büntetés
desk-fine-note = Büntetés feljegyzése
desk-clause = Szabálypont, ha van
desk-points = Pont
desk-protest = Óvás
desk-protest-where = Asztal és forduló
desk-protest-text = Miről van szó?
desk-protest-note = Óvás feljegyzése
desk-decide-title = Döntés az óvásról
desk-decide-asks-title = Döntés a kérésről
desk-decision = A döntés
desk-decide = Döntés
desk-accept = Elfogadom: javítás
desk-decline = Elutasítom: marad
desk-rename = Elírt név?
desk-rename-note = Javítás
desk-rounds-title = Fordulók
desk-no-rounds = Még semmi sincs kisorsolva.
desk-stands-drawn = kisorsolva
desk-stands-begun = folyik
desk-stands-closed = vége
desk-stale = újra kell sorsolni
desk-deals-noted = { $count ->
    [one] { $count } leosztás feljegyezve
   *[other] { $count } leosztás feljegyezve
}
desk-print-seats = Ültetőkártyák nyomtatása
desk-print-slips = Cédulák nyomtatása
desk-together = Összesen
desk-sign = Aláírás:
desk-standing = Állás
desk-standing-about = Koppints egy névre: megmutatja, melyik szabály szerint miből jöttek a pontok.
desk-teams-title = Csapatok
desk-rank = Helyezés
desk-tie = Holtversenynél
desk-save-notes = Összes feljegyzés mentése
desk-links = Linkek
desk-links-about = Akinél a link van, az a hozzá tartozó szerepkörben léphet be; sem név, sem jelszó nem kell. Olvastasd be a kódot, vagy nyomtasd ki mindet.
desk-link-for = Szerep
desk-link-open = Megnyitás itt
desk-links-later = Az asztaloknak akkor lesz linkjük, ha az első fordulót kisorsolták.
desk-may-table = Ennek az asztalnak a leosztásait vagy céduláját írja be, minden fordulóban, és semmi mást.
desk-may-wall = Az órát, az ülésrendet és az állást mutatja, mindenkinek látható képernyőre. Módosítani nem lehet vele.
desk-may-player = Mindenkinek megmutatja, hol ül és hogyan áll. Módosítani nem lehet vele.
desk-may-director = Mindent megtehet, amit te. Csak annak add, aki veled együtt vezet.
desk-scan-table = Itt írjátok be a leosztásokat vagy a cédulát.
desk-scan-wall = Óra, ülésrend és állás mindenkinek.
desk-scan-player = Hol ülsz, és hogyan állsz.
desk-qr = Beolvasható link: { $role }
desk-print-links = Összes kód nyomtatása
desk-renew = Új link
desk-renew-sure = Új link ehhez: „{ $role }”? A régi ezután nem működik.
desk-renewed = Új link készült.
desk-phones = Telefonok az asztaloknál
desk-phones-about = Ha letiltasz egy telefont, semmi sem számít, amit feljegyzett. Az asztalai új linket kapnak, a napló mindent megőriz.
desk-phone = { $count ->
    [one] { $name }, { $tables }. asztal: { $count } bejegyzés
   *[other] { $name }, { $tables }. asztal: { $count } bejegyzés
}
desk-phone-unnamed = { $count ->
    [one] { $tables }. asztal: { $count } bejegyzés
   *[other] { $tables }. asztal: { $count } bejegyzés
}
desk-phone-revoked = letiltva
desk-revoke = Letiltás
desk-revoke-sure = Letiltod ezt a telefont: „{ $name }”? Semmi sem fog számítani, amit feljegyzett, és az asztalainak régi linkjei nem működnek tovább. Ezt nem lehet visszavonni.
desk-erase = A verseny törlése
desk-erase-about = A szerver törli a versenyt minden feljegyzésével együtt. Előbb mentsd el a feljegyzéseket.
desk-erase-sure = Végleg törlöd a versenyt mindenkinek?
desk-history = Napló
desk-history-about = Minden feljegyzés, a legújabb elöl. A törölt és a javított is itt marad, az okával.
desk-history-all = Összes mutatása
desk-because = mert: { $why }
desk-fate-struck = törölve
desk-fate-corrected = javítva
desk-fate-refused = nem illik a többihez
desk-fate-revoked = nem számít: a telefont letiltották
desk-said-opened = Kezdet: { $text }
desk-said-entered = { $name } részt vesz
desk-said-paid = { $name } fizetett: { $number }
desk-said-left = { $name } elment
desk-said-drawn = { $round }. forduló kisorsolva, { $number } fő kapott helyet
desk-said-replaced = { $round }. forduló, { $table }. asztal: { $name } helyére { $other } ül
desk-said-begun = { $round }. forduló elkezdve
desk-said-scored = { $round }. forduló, { $table }. asztal: egy leosztás
desk-said-slip = { $round }. forduló, { $table }. asztal: { $totals }
desk-said-closed = { $round }. forduló lezárva
desk-said-fined = Büntetés, { $name }: { $number } { $text }
desk-said-protested = { $name } óvást emel, { $round }. forduló, { $table }. asztal: { $text }
desk-said-asks = { $table }. asztal, { $round }. forduló, javítást kér: { $note } → { $instead } ({ $text })
desk-said-decided = Döntés: { $text }
desk-said-accepted = Elfogadva: { $text }
desk-said-corrected = Javítva: { $note } → { $instead }
desk-said-struck = Törölve: { $note }
desk-said-revoked = Letiltott telefon: { $name }, mindennel, amit feljegyzett
