club-round = Runda { $number }
club-table = Masa { $number }
club-no-network = Acum nu există rețea, iar acest dispozitiv nu cunoaște încă evenimentul. Se deschide imediat ce există una.
club-gone = Acest link nu funcționează. Poate că o literă este greșită sau că evenimentul a fost șters. Cere linkul de la organizator.
club-gone-known = Evenimentul a fost șters. Vezi ce a aflat ultima dată acest dispozitiv.
club-old-link = Organizatorul a făcut un link nou în locul acestuia. Cere-l.
club-online = Totul a fost trimis.
club-offline = Acum nu există rețea. Vezi ce a aflat ultima dată acest dispozitiv, iar ce notezi se păstrează aici.
club-waits = { $count ->
    [one] { $count } însemnare așteaptă rețeaua.
    [few] { $count } însemnări așteaptă rețeaua.
   *[other] { $count } de însemnări așteaptă rețeaua.
}
club-refused = Nu a fost acceptat
club-refused-not_your_note = Cu acest link nu se poate nota așa ceva.
club-refused-other_note = Sub același număr este notat altceva.
club-refused-unfit = Nu se potrivește cu ce s-a notat între timp.
club-refused-book_full = Registrul acestui eveniment este plin: nu se mai poate nota nimic.
club-refused-note_garbled = Serverul nu o poate citi. Poate că pagina este prea veche: reîncarc-o.
club-refused-too_large = Este prea lung.
club-read = Am citit
club-kept = Evenimentele tale
