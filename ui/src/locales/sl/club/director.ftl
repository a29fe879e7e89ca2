desk-about = Vodi klubski večer, ligo ali pokal s pravimi kartami. Mize vpisujejo izide na telefonih, velik zaslon kaže uro in vrstni red.
desk-begin = Začni prireditev
desk-season = Sezona
desk-unseen = Prireditev
desk-forget = Pozabi
desk-forget-of = Pozabi: { $title }
desk-forget-sure = Naj ta naprava pozabi povezavo? Prireditev sama ostane.
desk-forget-director = Naj ta naprava pozabi prireditev? Kdor nima druge povezave vodje, je ne more več voditi.
desk-bring = Uvozi prireditev iz datoteke
desk-bring-about = Datoteka z zapisi, shranjena tukaj ali s »tarok club«.
desk-no-notes = V tej datoteki ni zapisov prireditve ali pa se ne ujemajo.
desk-role-director = Vodja
desk-role-wall = Velik zaslon
desk-role-player = Igralci
desk-title = Kako se imenuje?
desk-by = Tvoje ime, za zgodovino
desk-format = Način
desk-format-slovenian_individual = Slovensko, posamično
desk-format-slovenian_cup = Slovenski pokal za ekipe
desk-format-czech_evening = Češki večer
desk-format-czech_league = Češka liga
desk-format-american_czech = Ameriško-češko na čas
desk-format-hungarian_finals = Madžarsko, s finali
desk-format-friendly = Prijateljski večer, za poljubno število
desk-source = Pravila:
desk-lengths = Drugi krogi, minute ali partije
desk-length-times = Krogi
desk-length-minutes = Minute
desk-length-deals = Partije
desk-open = Začni
desk-rounds = { $count ->
    [one] { $count } krog
    [two] { $count } kroga
    [few] { $count } krogi
   *[other] { $count } krogov
}
desk-minutes = { $minutes ->
    [one] { $minutes } minuta
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}
desk-deals = { $count ->
    [one] { $count } partija
    [two] { $count } partiji
    [few] { $count } partije
   *[other] { $count } partij
}
desk-draw-plan = po enem načrtu za vse kroge
desk-draw-random = žreb na slepo
desk-draw-thirds = po vrstnem redu, iz vsake tretjine eden za mizo
desk-draw-snake = po vrstnem redu, tam in nazaj
desk-draw-finals = finali po vrstnem redu
desk-draw-teams = ekipe se srečajo, ena gre naprej
desk-draw-waited = za tiste, ki so počivali
desk-draw-free = kdor je prost
desk-table-of = { $size } za mizo: { $game }
desk-by-places = Točke po mestih za mizo: { $points }
desk-by-sum = Šteje vsota vseh točk.
desk-chips = Žetoni na začetku kroga: vsak { $chips }.
desk-check = Vsak listek se preveri: vsota mora biti prava.
desk-waits = Kdor ostane brez mize, en krog počiva; točke: { $points }.
desk-teams = Ekipe po { $count }
desk-cup = Dve ekipi ali več; ena ali dve, ki ostaneta, sta prosti.
desk-evenings = Večerov v sezoni: { $evenings }; štejejo najboljši: { $best }.
desk-season-about = Vrstni red več večerov na tej napravi, po načinu zadnjega. Enaka imena veljajo za isto osebo.
desk-season-evenings = Kateri večeri?
desk-season-show = Pokaži razpredelnico
desk-season-dropped = »–« je večer, ki ne šteje.
desk-ratings = Moč igralcev
desk-ratings-about = Moč in zanesljivost ocene po tem, kdo je koga premagal. Novinec ima 25,0 ± 8,3.
desk-ratings-missing = Ta strežnik moči ne zna računati: manjka mu potrebna knjižnica.
desk-strength = Moč
desk-tables = Mize
desk-parts = Deli prireditve
desk-tab-people = Ljudje
desk-tab-rounds = Krogi
desk-tab-standing = Vrstni red
desk-tab-links = Povezave
desk-tab-history = Zgodovina
desk-all = Vse prireditve
desk-to-desk = Nazaj k prireditvi
desk-undo = Razveljavi
desk-undo-sure = Razveljavim zadnji zapis? »{ $note }«
desk-undone = razveljavljeno
desk-next = Kaj je zdaj na vrsti
desk-next-enter = Vpiši ljudi: najmanj { $count }.
desk-next-draw = Treba je izžrebati { $round }. krog.
desk-next-begin = { $round }. krog je izžreban. Začni ga, ko vsi sedijo.
desk-next-slips = Igra se { $round }. krog. Manjka še: { $count ->
    [one] miza { $tables }
    [two] mizi { $tables }
    [few] mize { $tables }
   *[other] mize { $tables }
}.
desk-next-close = Vse mize { $round }. kroga so oddale izide.
desk-next-over = Prireditev je končana.
desk-winner = Pokal je osvojila ekipa { $name }.
desk-step-waits = To je tukaj zapisano in čaka na omrežje.
desk-do-enter = Vpiši ljudi
desk-do-draw = Izžrebaj { $round }. krog
desk-do-begin = Začni { $round }. krog
desk-do-slips = Vpiši listek
desk-do-close = Končaj { $round }. krog
desk-do-over = Pokaži vrstni red
desk-checks = Treba urediti
desk-check-refused = To se ne ujema z ostalim in ne šteje: { $note }
desk-check-stale = Igralci so prišli ali odšli: znova izžrebaj { $round }. krog.
desk-check-missing = { $round }. krog: miza { $table } še ni oddala izida.
desk-check-protest = { $name } protestira ({ $round }. krog, miza { $table }): { $text }
desk-check-asks = Miza { $table } prosi za popravek v { $round }. krogu: { $note } → { $instead } ({ $text })
desk-see-refused = Prečrtaj
desk-see-stale = Žrebaj
desk-see-missing = Vpiši
desk-see-protest = Odloči
desk-draw-title = Žreb
desk-draw-about = Tako bi sedeli. Zapisano še ni nič. Najprej deli zadnji za mizo.
desk-draw-note = Potrdi sedeže
desk-draw-offline = Žreba strežnik, ki zdaj ni dosegljiv.
desk-draw-waits = Tega zdaj ni mogoče izžrebati.
desk-drawing = Žreb teče …
desk-drawn-all = Vsi krogi so se začeli.
desk-again = Poskusi znova
desk-redraw = Izžrebaj znova
desk-out = Počivajo: { $names }
desk-sits-out = počitek
desk-deals-first = prvi delivec
desk-slip-chips = Kar leži pred vsakim.
desk-slip-won = Kar je vsak dobil ali izgubil.
desk-slip-booked = { $count ->
    [one] Miza je zapisala { $count } partijo; listek se mora z njo ujemati.
    [two] Miza je zapisala { $count } partiji; listek se mora z njima ujemati.
    [few] Miza je zapisala { $count } partije; listek se mora z njimi ujemati.
   *[other] Miza je zapisala { $count } partij; listek se mora z njimi ujemati.
}
desk-slip-sum = Skupaj { $sum }
desk-slip-of = Skupaj { $sum } od { $wanted }{ $way ->
    [-1] : manjka { $off }
    [1] : { $off } preveč
   *[other] {""}
}
desk-slip-note = Vpiši listek
desk-slip-correct = Popravi listek
desk-why = Zakaj?
desk-people = Ljudje
desk-enter-about = Imena, po eno v vrstici; prilepiš lahko ves seznam.
desk-enter-teams = Ekipa v vsaki vrstici: Rdeči: Ana, Bor, Cene
desk-enter = Vpiši
desk-column-number = Številka
desk-column-money = Plačano
desk-column-club = Klub
desk-column-town = Kraj
desk-column-team = Ekipa
desk-column-surname = Priimek
desk-column-name = Ime
desk-paste-back = Razveljavi ta seznam
desk-paste-column = Stolpec { $number }
desk-paste-counts = Novih: { $count }.
desk-there = Že tukaj: { $names }. Če je to kdo drug, napiši tudi priimek.
desk-wrong = Ni vpisano, ker je ime predolgo ali manjka ekipa: { $names }
desk-count = { $count ->
    [one] { $count } človek
    [two] { $count } človeka
    [few] { $count } ljudje
   *[other] { $count } ljudi
}
desk-fee = Prijavnina
desk-paid = Plačano
desk-paid-all = Plačano skupaj: { $amount }
desk-paid-sum = Plačano: { $amount }
desk-pay-now = Plačano { $amount }
desk-pays = { $name }: plačano { $amount }
desk-pay = Zapiši plačilo
desk-amount = Znesek
desk-number = Št.
desk-name = Ime
desk-team = Ekipa
desk-has-left = ni več tu
desk-waits-mark = čaka na omrežje
desk-leave = { $name } odide
desk-back = { $name } je spet tu
desk-fine = Kazen
desk-fine-note = Zapiši kazen
desk-clause = Člen, če je
desk-points = Točke
desk-protest = Protest
desk-protest-where = Miza in krog
desk-protest-text = Za kaj gre?
desk-protest-note = Zapiši protest
desk-decide-title = Odloči o protestu
desk-decide-asks-title = Odloči o prošnji
desk-decision = Odločitev
desk-decide = Odloči
desk-accept = Sprejmi: popravi
desk-decline = Zavrni: naj ostane
desk-rename = Je ime narobe zapisano?
desk-rename-note = Popravi
desk-rounds-title = Krogi
desk-no-rounds = Nič še ni izžrebano.
desk-stands-drawn = izžreban
desk-stands-begun = poteka
desk-stands-closed = končan
desk-stale = treba znova izžrebati
desk-deals-noted = { $count ->
    [one] zapisana { $count } partija
    [two] zapisani { $count } partiji
    [few] zapisane { $count } partije
   *[other] zapisanih { $count } partij
}
desk-print-seats = Natisni kartice s sedeži
desk-print-slips = Natisni listke
desk-together = Skupaj
desk-sign = Podpis:
desk-standing = Vrstni red
desk-standing-about = Dotakni se imena in pokaže se, od kod so točke.
desk-teams-title = Ekipe
desk-rank = Mesto
desk-tie = Ob izenačenju
desk-save-notes = Shrani vse zapise
desk-links = Povezave
desk-links-about = Kdor ima povezavo, ima njeno vlogo; imena in gesla ne potrebuje nihče. Pokaži kodo kameri ali natisni vse.
desk-link-for = Vloga
desk-link-open = Odpri tukaj
desk-links-later = Mize dobijo povezave, ko je izžreban prvi krog.
desk-may-table = Vpisuje partije ali listek te mize, v vsakem krogu, in nič drugega.
desk-may-wall = Ura, sedeži in vrstni red na velikem zaslonu. Samo za gledanje.
desk-may-player = Sedež in uvrstitev vsakega igralca. Samo za gledanje.
desk-may-director = Sme vse, kar smeš ti. Samo za sovodje.
desk-scan-table = Tukaj vpišite partije ali listek.
desk-scan-wall = Ura, sedeži in vrstni red za vse.
desk-scan-player = Tvoj sedež in tvoja uvrstitev.
desk-qr = Povezava za kamero: { $role }
desk-print-links = Natisni vse kode
desk-renew = Nova povezava
desk-renew-sure = { $role }: naredim novo povezavo? Stara potem ne vodi nikamor.
desk-renewed = Povezava je nova.
desk-phones = Telefoni pri mizah
desk-phones-about = Ko telefon prekličeš, njegovi zapisi ne veljajo. Njegove mize dobijo nove povezave.
desk-phone = { $count ->
    [one] { $name }, miza { $tables }: { $count } zapis
    [two] { $name }, miza { $tables }: { $count } zapisa
    [few] { $name }, miza { $tables }: { $count } zapisi
   *[other] { $name }, miza { $tables }: { $count } zapisov
}
desk-phone-unnamed = { $count ->
    [one] Miza { $tables }: { $count } zapis
    [two] Miza { $tables }: { $count } zapisa
    [few] Miza { $tables }: { $count } zapisi
   *[other] Miza { $tables }: { $count } zapisov
}
desk-phone-revoked = preklican
desk-revoke = Prekliči
desk-revoke-sure = Prekličem telefon »{ $name }«? Nič od tega, kar je zapisal, ne bo veljalo, stare povezave njegovih miz pa ne bodo več delovale. Tega ni mogoče razveljaviti.
desk-erase = Izbriši prireditev
desk-erase-about = Prireditev se izbriše s strežnika z vsem, kar je bilo zapisano. Prej shrani zapise.
desk-erase-sure = Za vedno izbrišem prireditev za vse?
desk-history = Zgodovina
desk-history-about = Najnovejše najprej. Prečrtani in popravljeni zapisi ostanejo, z razlogom.
desk-history-all = Pokaži vse
desk-because = razlog: { $why }
desk-fate-struck = prečrtano
desk-fate-corrected = popravljeno
desk-fate-refused = se ne ujema
desk-fate-revoked = ne velja: telefon je preklican
desk-said-opened = Začetek: { $text }
desk-said-entered = { $name } sodeluje
desk-said-paid = { $name }: plačano { $number }
desk-said-left = { $name } odhaja
desk-said-drawn = { $round }. krog izžreban, ljudi za mizami: { $number }
desk-said-replaced = { $round }. krog, miza { $table }: zamenjava: { $name } → { $other }
desk-said-begun = { $round }. krog začet
desk-said-scored = { $round }. krog, miza { $table }: partija
desk-said-slip = { $round }. krog, miza { $table }: { $totals }
desk-said-closed = { $round }. krog končan
desk-said-fined = Kazen, { $name }: { $number } { $text }
desk-said-protested = { $name } protestira, { $round }. krog, miza { $table }: { $text }
desk-said-asks = Miza { $table }, { $round }. krog, prosi za popravek: { $note } → { $instead } ({ $text })
desk-said-decided = Odločitev: { $text }
desk-said-accepted = Sprejeto: { $text }
desk-said-corrected = Popravljeno: { $note } → { $instead }
desk-said-struck = Prečrtano: { $note }
desk-said-revoked = Preklican telefon ({ $name }), z vsem, kar je zapisal
