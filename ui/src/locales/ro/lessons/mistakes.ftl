# One's own costliest moments, and trying them again.

mistakes-about = Deciziile care te-au costat cel mai mult, judecate după informațiile pe care le aveai, din toate mâinile tale cu raport.
mistakes-none = Aici nu este încă nimic. Greșelile apar după ce se întocmesc rapoartele mâinilor tale.
mistakes-analyse = Analizează ultimele mele mâini
mistakes-analysing = Mâini analizate: { $done } din { $of }…
mistakes-analysed = Ultimele tale mâini sunt analizate.
mistakes-busy = Nu s-a putut termina acum. Încearcă din nou mai târziu.
mistakes-learn = Exersează-le
mistakes-kinds = Pe feluri
mistakes-other = Alte greșeli.
mistakes-unnamed = Altă alegere era mai bună.
mistakes-times = { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
}, câte { $each ->
    [one] un punct
    [few] { $each } puncte
   *[other] { $each } de puncte
}; învățate: { $learnt }
mistakes-count = { $count ->
    [one] O greșeală
    [few] { $count } greșeli
   *[other] { $count } de greșeli
}
mistakes-game = Joc
mistakes-games = Toate jocurile
mistakes-order = Ordine
mistakes-dearest = Întâi cele mai scumpe
mistakes-newest = Întâi cele mai noi
mistakes-learnt = învățat
mistakes-again = Încearcă din nou
mistakes-more = Arată mai multe
try-ask = Decizia ta de aici te-a costat { $cost ->
    [one] un punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
}. Ce era mai bine?
try-wrong = { ACC($done) } costă { $cost } (± { $margin }), judecând după ceea ce știai. Există ceva mai bun.
try-right = { $done }: corect.
try-best = Judecând după ceea ce știai, cel mai bine era { ACC($best) }. Atunci ai ales { ACC($done) }, ceea ce a costat { $cost }.
try-show = Arată soluția
try-last = Aceasta a fost ultima.
