# Jocul cu oameni pe care nu-i cunoști; și mutarea locurilor pe alt dispozitiv.

hall-game = Jocul
hall-pace = Ceasul
hall-any = oricare
hall-rules-book = ca în regulament
hall-rules-own = alese de mine
hall-pace-none = fără ceas
hall-pace-relaxed = pe îndelete
hall-pace-brisk = rapid
hall-pace-hours = 8 ore pe decizie
hall-pace-days = 2 zile pe decizie
hall-now = Joacă acum: { $game }
hall-now-hint = Te așezi unde este un loc liber. Dacă nu este niciunul, o masă nouă începe cu roboți după 20 de secunde, iar oamenii le pot lua locurile între mâini.
hall-list = Mese cu loc pentru tine
hall-none = Acum nu așteaptă nimeni. „Joacă acum” deschide o masă pe care o pot găsi și alții.
hall-free = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
  }
hall-bots = { $count ->
    [one] locul unui robot după mâna aceasta
    [few] locurile a { $count } roboți după mâna aceasta
   *[other] locurile a { $count } de roboți după mâna aceasta
  }
hall-begun = mâna { $deal }
hall-own-rules = reguli proprii ale casei
hall-go = La masă
hall-go-to = La masa unde sunt: { $names }
hall-alone = Joacă împotriva roboților
hall-people = { $count ->
    [0] Nu așteaptă nimeni
    [one] Așteaptă un jucător
    [few] Așteaptă { $count } jucători
   *[other] Așteaptă { $count } de jucători
  }
hall-watching = { $count ->
    [one] un spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
  }
hall-filter = Filtrează
hall-tell = Anunță-mă când vine cineva
hall-telling = Vei auzi un sunet. Lasă pagina deschisă.
hall-came = Cineva așteaptă să joace: { $game }

along-hint = Continui pe alt dispozitiv ca aceeași persoană, cu mesele și partidele tale.
along-make = Generează un cod
along-type-hint = Scanează-l cu celălalt dispozitiv sau scrie-l acolo, la Setări → Mută pe alt dispozitiv. Este valabil o singură dată, zece minute.
along-qr = Cod de scanat
along-none = Încă nu ai ce muta: pe acest dispozitiv nu ai stat la nicio masă.
along-ask = Cele nouă litere de pe celălalt dispozitiv
along-take = Mută aici
along-done = { $count ->
    [one] Gata. Acum ai aici { $count } masă.
    [few] Gata. Acum ai aici { $count } mese.
   *[other] Gata. Acum ai aici { $count } de mese.
  }
along-leave = { $count ->
    [one] Pierzi accesul la { $count } masă de pe acest dispozitiv.
    [few] Pierzi accesul la { $count } mese de pe acest dispozitiv.
   *[other] Pierzi accesul la { $count } de mese de pe acest dispozitiv.
}
along-leave-yes = Renunță la ele și continuă
along-wrong-no_code = Nu există un asemenea cod. Compară literele.
along-wrong-code_used = Codul acesta a fost deja folosit. Generează unul nou.
along-wrong-code_old = Codul acesta este mai vechi de zece minute. Generează unul nou.
along-wrong-same_guest = Locurile acestea sunt deja pe acest dispozitiv.
along-wrong-too_many_tries = Prea multe coduri greșite. Încearcă din nou peste câteva minute.
along-wrong-line = Nu există legătură cu serverul.
personal-hint = Se păstrează unde și când ai stat, numele și avatarul tău acolo, ce ai spus în ultimele douăsprezece ore și cheile tale de acces.
personal-until = Dispozitivul acesta te ține minte până la { $until } dacă nu joacă nimeni pe el; fiecare vizită prelungește termenul.
personal-save = Salvează într-un fișier
personal-leave = Uită-mă pe acest dispozitiv
personal-leave-sure = Locurile tale rămân. Înapoi la ele duce numai un cod de pe alt dispozitiv al tău sau o cheie de acces.
personal-leave-yes = Da, uită-mă aici
personal-elsewhere = Deconectează-mă de pe toate celelalte dispozitive
personal-elsewhere-sure = Toate celelalte dispozitive te uită imediat, iar codurile făcute de tine nu mai sunt valabile. Cheile de acces rămân: șterge-le pe cele pe care nu le cunoști.
personal-elsewhere-yes = Da, deconectează-mă de pe toate celelalte dispozitive
personal-elsewhere-done = Gata. Acum te cunosc numai dispozitivul acesta și cheile tale de acces.
personal-remove = Șterge tot
personal-remove-sure = Te ridici de la toate mesele, iar numele, avatarul, mesajele și cheile tale de acces se șterg definitiv.
personal-remove-yes = Da, șterge
personal-device = De pe acest dispozitiv dispare și tot ce e al tău: numele și avatarul, pe cine ai ascuns în chat, lecțiile, foile de scor și linkurile către evenimente.
personal-device-links = Linkuri către evenimente ({ $count }): { $names }
personal-device-director = Dacă nu mai ai nicăieri linkul de organizator, nu mai poți conduce evenimentul.
personal-device-sheet = Foi de scor păstrate numai aici: { $names }
personal-device-unsent = Însemnări care nu au fost trimise încă: { $count }
personal-device-save = Salvează întâi linkurile și foile de scor
personal-none = Aici nu se păstrează nimic despre tine.
