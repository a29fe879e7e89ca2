desk-about = O seară de club, o ligă sau un turneu eliminatoriu cu cărți adevărate. Mesele introduc rezultatele pe telefon, iar un ecran mare arată ceasul și clasamentul.
desk-begin = Începe un eveniment
desk-season = Sezon
desk-unseen = Un eveniment
desk-forget = Elimină de aici
desk-forget-of = Elimină de aici: { $title }
desk-forget-sure = Elimini acest link de pe dispozitiv? Evenimentul rămâne.
desk-forget-director = Elimini evenimentul de pe acest dispozitiv? Cine nu are alt link de organizator nu îl mai poate conduce.
desk-bring = Încarcă un eveniment din fișier
desk-bring-about = Fișierul cu însemnările lui, așa cum a fost salvat aici sau cum îl ține „tarok club”.
desk-no-notes = Acest fișier nu conține însemnările unui eveniment, sau ele nu se potrivesc între ele.
desk-role-director = Organizator
desk-role-wall = Ecranul din sală
desk-role-player = Jucătorii
desk-title = Cum se numește?
desk-by = Numele tău, pentru istoric
desk-format = Sistem
desk-format-slovenian_individual = Sloven, individual
desk-format-slovenian_cup = Cupa slovenă pe echipe
desk-format-czech_evening = Seară cehă
desk-format-czech_league = Liga cehă
desk-format-american_czech = Ceh american, la ceas
desk-format-hungarian_finals = Unguresc, cu finale
desk-format-friendly = Seară între prieteni, pentru oricâți
desk-source = Reguli:
desk-lengths = Alte runde, minute sau mâini
desk-length-times = Runde
desk-length-minutes = Minute
desk-length-deals = Mâini
desk-open = Începe
desk-rounds = { $count ->
    [one] { $count } rundă
    [few] { $count } runde
   *[other] { $count } de runde
}
desk-minutes = { $minutes } min
desk-deals = { $count ->
    [one] { $count } mână
    [few] { $count } mâini
   *[other] { $count } de mâini
}
desk-draw-plan = după un singur plan pentru toate rundele
desk-draw-random = tragere la sorți
desk-draw-thirds = după clasament, câte unul din fiecare treime la o masă
desk-draw-snake = după clasament, în serpentină
desk-draw-finals = finale după clasament
desk-draw-teams = echipele se întâlnesc, una merge mai departe
desk-draw-waited = pentru cei care au stat pe margine
desk-draw-free = cine e liber
desk-table-of = { $size } la o masă: { $game }
desk-by-places = Puncte pentru locurile la masă: { $points }
desk-by-sum = Contează suma tuturor punctelor.
desk-chips = Fiecare începe o rundă cu { $chips } în jetoane.
desk-check = Fișa predată se verifică: suma trebuie să iasă.
desk-waits = Cine e în plus stă o rundă pe margine, pentru { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
desk-teams = Echipe de { $count }
desk-cup = Două sau mai multe echipe; una sau două rămase trec mai departe fără joc.
desk-evenings = Un sezon are { $evenings ->
    [one] o seară
    [few] { $evenings } seri
   *[other] { $evenings } de seri
}, dintre care contează cele mai bune { $best }.
desk-season-about = Tabelul mai multor seri de pe acest dispozitiv, după sistemul ultimei. Un nume scris la fel înseamnă aceeași persoană.
desk-season-evenings = Care seri?
desk-season-show = Arată tabelul
desk-season-dropped = „–” este o seară care nu contează.
desk-ratings = Forța jucătorilor
desk-ratings-about = Forța și cât de sigură e, după cine pe cine a întrecut. Un jucător nou are 25,0 ± 8,3.
desk-ratings-missing = Acest server nu poate calcula forța: îi lipsește pachetul pentru asta.
desk-strength = Forță
desk-tables = Mese
desk-parts = Părțile evenimentului
desk-tab-people = Oameni
desk-tab-rounds = Runde
desk-tab-standing = Clasament
desk-tab-links = Linkuri
desk-tab-history = Istoric
desk-all = Toate evenimentele
desk-to-desk = Înapoi la eveniment
desk-undo = Anulează
desk-undo-sure = Anulezi ultima însemnare? „{ $note }”
desk-undone = anulat
desk-next = Ce urmează
desk-next-enter = Înscrie cel puțin { $count ->
    [one] un om
    [few] { $count } oameni
   *[other] { $count } de oameni
}.
desk-next-draw = Runda { $round } trebuie trasă la sorți.
desk-next-begin = Runda { $round } este trasă la sorți. Începe-o când toată lumea stă la masă.
desk-next-slips = Se joacă runda { $round }. { $count ->
    [one] Mai lipsește masa { $tables }
    [few] Mai lipsesc mesele { $tables }
   *[other] Mai lipsesc mesele { $tables }
}.
desk-next-close = Toate mesele rundei { $round } au predat fișa.
desk-next-over = Evenimentul s-a încheiat.
desk-winner = Cupa a fost câștigată de { $name }.
desk-step-waits = E notat aici și așteaptă rețeaua.
desk-do-enter = Înscrie oameni
desk-do-draw = Trage la sorți runda { $round }
desk-do-begin = Începe runda { $round }
desk-do-slips = Introdu o fișă
desk-do-close = Încheie runda { $round }
desk-do-over = Arată clasamentul
desk-checks = De rezolvat
desk-check-refused = Asta nu se potrivește cu restul și nu contează: { $note }
desk-check-stale = Cineva a venit sau a plecat: runda { $round } trebuie trasă din nou la sorți.
desk-check-missing = Runda { $round }, masa { $table } nu a predat fișa.
desk-check-protest = { $name } contestă (runda { $round }, masa { $table }): { $text }
desk-check-asks = Masa { $table } cere o corectură în runda { $round }: { $note } → { $instead } ({ $text })
desk-see-refused = Șterge
desk-see-stale = Trage la sorți
desk-see-missing = Introdu
desk-see-protest = Decide
desk-draw-title = Tragerea la sorți
desk-draw-about = Așa ar sta. Încă nu e notat nimic. Cine e ultimul la masă împarte prima mână.
desk-draw-note = Așa să stea
desk-draw-offline = Tragerea la sorți o face serverul, care acum nu răspunde.
desk-draw-waits = Încă nu se poate trage la sorți.
desk-drawing = Se trage la sorți…
desk-drawn-all = Toate rundele au început.
desk-again = Încearcă din nou
desk-redraw = Trage din nou la sorți
desk-out = Pe margine: { $names }
desk-sits-out = pe margine
desk-deals-first = împarte prima mână
desk-slip-chips = Ce are fiecare în față.
desk-slip-won = Ce a câștigat sau a pierdut fiecare.
desk-slip-booked = { $count ->
    [one] Masa a notat { $count } mână; fișa trebuie să se potrivească cu ea.
    [few] Masa a notat { $count } mâini; fișa trebuie să se potrivească cu ele.
   *[other] Masa a notat { $count } de mâini; fișa trebuie să se potrivească cu ele.
}
desk-slip-sum = Total { $sum }
desk-slip-of = Total { $sum } din { $wanted }{ $way ->
    [-1] : mai trebuie { $off }
    [1] : { $off } în plus
   *[other] {""}
}
desk-slip-note = Introdu fișa
desk-slip-correct = Corectează fișa
desk-why = De ce?
desk-people = Oameni
desk-enter-about = Nume, câte unul pe fiecare rând; se poate lipi o listă întreagă.
desk-enter-teams = Câte o echipă pe fiecare rând: Roșii: Ana, Barbu, Călin
desk-enter = Înscrie-i
desk-column-number = Număr
desk-column-money = Plătit
desk-column-club = Club
desk-column-town = Localitate
desk-column-team = Echipă
desk-column-surname = Nume de familie
desk-column-name = Nume
desk-paste-back = Anulează această listă
desk-paste-column = Coloana { $number }
desk-paste-counts = Noi: { $count }.
desk-there = Deja aici: { $names }. Dacă e altcineva, scrie și numele de familie.
desk-wrong = Neînscris, fiindcă un nume e prea lung sau lipsește echipa: { $names }
desk-count = { $count ->
    [one] { $count } om
    [few] { $count } oameni
   *[other] { $count } de oameni
}
desk-fee = Taxă
desk-paid = Plătit
desk-paid-all = Plătit în total: { $amount }
desk-paid-sum = Plătit: { $amount }
desk-pay-now = Plătit { $amount }
desk-pays = { $name } a plătit { $amount }
desk-pay = Notează plata
desk-amount = Sumă
desk-number = Nr.
desk-name = Nume
desk-team = Echipă
desk-has-left = a plecat
desk-waits-mark = așteaptă rețeaua
desk-leave = { $name } pleacă
desk-back = { $name } s-a întors
desk-fine = Penalizare
desk-fine-note = Notează penalizarea
desk-clause = Articolul, dacă există
desk-points = Puncte
desk-protest = Contestație
desk-protest-where = Masa și runda
desk-protest-text = Despre ce e vorba?
desk-protest-note = Notează contestația
desk-decide-title = Decizia asupra contestației
desk-decide-asks-title = Decizia asupra cererii
desk-decision = Decizia
desk-decide = Decide
desk-accept = Acceptă: corectează
desk-decline = Respinge: rămâne așa
desk-rename = Nume scris greșit?
desk-rename-note = Corectează
desk-rounds-title = Runde
desk-no-rounds = Încă nu s-a tras la sorți nicio rundă.
desk-stands-drawn = trasă la sorți
desk-stands-begun = se joacă
desk-stands-closed = încheiată
desk-stale = de tras din nou la sorți
desk-deals-noted = { $count ->
    [one] { $count } mână notată
    [few] { $count } mâini notate
   *[other] { $count } de mâini notate
}
desk-print-seats = Tipărește cartonașele cu locuri
desk-print-slips = Tipărește fișele
desk-together = Total
desk-sign = Semnătura:
desk-standing = Clasament
desk-standing-about = O atingere pe un nume arată de unde vin punctele și după ce regulă.
desk-teams-title = Echipe
desk-rank = Loc
desk-tie = Departajare
desk-save-notes = Salvează toate însemnările
desk-links = Linkuri
desk-links-about = Cine are un link are și rolul lui; nu e nevoie de nume sau parolă. Scanează codul cu telefonul sau tipărește-le pe toate.
desk-link-for = Rol
desk-link-open = Deschide aici
desk-links-later = Mesele au linkuri de îndată ce prima rundă este trasă la sorți.
desk-may-table = Notează mâinile sau fișa acestei mese, în fiecare rundă, și nimic altceva.
desk-may-wall = Arată ceasul, locurile și clasamentul, pentru un ecran pe care îl văd toți. Nu schimbă nimic.
desk-may-player = Arată fiecăruia unde stă și cum stă în clasament. Nu schimbă nimic.
desk-may-director = Poate tot ce poți și tu. Dă-l numai cui conduce împreună cu tine.
desk-scan-table = Notați aici mâinile sau fișa.
desk-scan-wall = Ceas, locuri și clasament pentru toți.
desk-scan-player = Unde stai și cum stai în clasament.
desk-qr = Link de scanat: { $role }
desk-print-links = Tipărește toate codurile
desk-renew = Link nou
desk-renew-sure = Faci un link nou pentru „{ $role }”? Cel vechi nu va mai funcționa.
desk-renewed = Linkul nou este gata.
desk-phones = Telefoanele de la mese
desk-phones-about = Dacă revoci un telefon, nu mai contează nimic din ce a notat. Mesele lui primesc linkuri noi, iar istoricul păstrează tot.
desk-phone = { $count ->
    [one] { $name }, masa { $tables }: { $count } însemnare
    [few] { $name }, masa { $tables }: { $count } însemnări
   *[other] { $name }, masa { $tables }: { $count } de însemnări
}
desk-phone-unnamed = { $count ->
    [one] Masa { $tables }: { $count } însemnare
    [few] Masa { $tables }: { $count } însemnări
   *[other] Masa { $tables }: { $count } de însemnări
}
desk-phone-revoked = revocat
desk-revoke = Revocă
desk-revoke-sure = Revoci telefonul „{ $name }”? Nimic din ce a notat nu va mai conta, iar linkurile vechi ale meselor lui nu vor mai funcționa. Nu poți reveni asupra deciziei.
desk-erase = Șterge evenimentul
desk-erase-about = Serverul șterge evenimentul cu tot ce s-a notat. Salvează mai întâi însemnările.
desk-erase-sure = Ștergi definitiv evenimentul pentru toți?
desk-history = Istoric
desk-history-about = Tot ce s-a notat, cele mai noi la început. Ce e șters sau corectat rămâne aici, cu motivul.
desk-history-all = Arată tot
desk-because = fiindcă: { $why }
desk-fate-struck = șters
desk-fate-corrected = corectat
desk-fate-refused = nu se potrivește
desk-fate-revoked = nu contează: telefonul e revocat
desk-said-opened = Început: { $text }
desk-said-entered = { $name } participă
desk-said-paid = { $name } a plătit { $number }
desk-said-left = { $name } a plecat
desk-said-drawn = Runda { $round } trasă la sorți, oameni la mese: { $number }
desk-said-replaced = Runda { $round }, masa { $table }: { $other } în loc de { $name }
desk-said-begun = Runda { $round } începută
desk-said-scored = Runda { $round }, masa { $table }: o mână
desk-said-slip = Runda { $round }, masa { $table }: { $totals }
desk-said-closed = Runda { $round } încheiată
desk-said-fined = Penalizare pentru { $name }: { $number } { $text }
desk-said-protested = { $name } contestă, runda { $round }, masa { $table }: { $text }
desk-said-asks = Masa { $table }, runda { $round }, cere o corectură: { $note } → { $instead } ({ $text })
desk-said-decided = Decizie: { $text }
desk-said-accepted = Acceptat: { $text }
desk-said-corrected = Corectat: { $note } → { $instead }
desk-said-struck = Șters: { $note }
desk-said-revoked = Telefon revocat, cu tot ce a notat: { $name }
